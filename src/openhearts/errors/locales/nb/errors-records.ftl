# Records, and shuffles that can be checked.

error-empty-record = Her står det ingenting; en spillogg begynner med { $head }.
error-no-record-head = Dette er ingen spillogg: en slik begynner med { $head }.
error-record-version = Dette er versjon { $told }; programmet leser versjon { $right }.
error-cut-off = Slutten av spilloggen mangler.
error-after-end = { $name } står etter slutten av spilloggen.
error-stands-twice = { $name } står der to ganger.
error-stands-instead = { $name } står der { $right } må stå.
error-stands-before = { $name } kan ikke stå før { $right }.
error-no-place-here = { $name } hører ikke hjemme her.
error-missing-before = { $name } mangler før { $right }.
error-bad-fields = Denne linjen har et felt den ikke kan ha, eller mangler et.
error-half-a-letter = «{ $text }» inneholder en halv bokstav, som ingen fil kan lagre.
error-strange-letter = «{ $text }» inneholder en bokstav eller et tall som ikke noe kortspill trenger.
error-no-value = «{ $text }» er ingen verdi.
error-tag-name = «{ $name }» kan ikke være navnet på et felt: skriv bokstaver, sifre og _, men ikke et navn som spillogger selv bruker.
error-player-kind = En bot trenger navnet på typen sin (bot="..."), og et menneske har ikke noe.
error-player-bot-only = Bare boter har versjon, budsjett og seed.
error-no-deal-open = Denne linjen hører til en omgang, men ingen blir spilt.
error-stand-ins-early = Hvem som steg inn, nevnes etter spillet.
error-stand-ins-range = Handlingene { $low } til { $high } finnes ikke her.
error-stand-ins-order = De som steg inn, nevnes i rekkefølge etter sine første handlinger.
error-stand-ins-both = To boter bestemte samtidig for plass { $seat }.
error-stand-ins-seat = Handling { $number } hører ikke til plass { $seat }.
error-event-missing = Det mangler en hendelse før denne linjen.
error-event-not-here = Denne hendelsen skjer ikke her.
error-event-other = Det som skjer her, er { $name }, ikke dette.
error-comment-place = En kommentar kan ikke stå etter handling { $number } her.
error-no-hand = Hånden på plass { $seat } mangler.
error-cards-of-deal = Kortene i omgangen mangler, eller er ikke vanlig tekst.
error-seat-has-hand = Plass { $seat } er ikke ved dette bordet, eller har allerede en hånd.
error-passed-elsewhere = Slik sendes kortene i denne omgangen: { $right }.
error-trick-number = Stikk { $told } står der stikk { $right } må stå.
error-trick-size = Et stikk med { $told } kort finnes ikke: bordet har { $right } plasser.
error-trick-incomplete = Stikket har en vinner, men ikke alle kortene sine.
error-winner = { $seat ->
    [none] ingen
   *[other] plass { $seat }
} tar dette stikket, ikke { $told }.
error-points = Poengene er { $points }.
error-play-refused = { $card } kan ikke spilles av plass { $seat }: { $reason ->
    [must-follow] den utspilte fargen må bekjennes
    [card-not-held] plassen har ikke dette kortet
    [locked] det kan ikke spilles ut ennå
    [first-trick] ikke i første stikk
    [opening-card] åpningskortet må spilles ut
    [opening-suit] åpningskortets farge må spilles ut
    [opening-forbidden] ikke som utspill til første stikk
    [not-your-turn] en annen plass har turen
   *[other] { $reason }
}.
error-seat-says = Plass { $seat }: { $cause }
error-rules-say = Reglene sier { $right }, ikke { $told }.
error-digest = Reglene under har ikke denne kontrollsummen: noe i dem er endret.
error-no-deals = Det er ingen omgang i denne spilloggen.
error-over-before = Partiet var slutt før denne omgangen.
error-deal-unfinished = Omgang { $deal } var ikke slutt før denne.
error-deal-begins-otherwise = Omgangen begynner ikke slik den forrige etterlot bordet.
error-deal-counted-early = Omgang { $deal } er ikke slutt, men likevel talt opp.
error-shuffle-not-told = Omgang { $deal } sier ikke noe som stokkingen kan regnes ut fra.
error-changes-too-early = Ingen bytter plass før den første omgangen.
error-cards-decide-leader = Kortene avgjør hvem som spiller ut: ingen nevnes.
error-recorded = { $name } er { $right }, ikke { $told }.
error-bot-chooses = Boten på plass { $seat } velger { $right } her, ikke { $told }.
error-bot-chooses-illegal = Boten på plass { $seat } velger noe som ikke er tillatt: { $cause }
error-bot-seed-hidden = Seedet til boten på plass { $seat } er ikke oppgitt.
error-no-bot-there = Ingen bot tok et valg der, eller så er seedet ikke oppgitt.
error-bot-version = Boten på plass { $seat } velger { $right } her, ikke { $told }; men spilloggen er laget av versjon { $before } av { $bot }, og dette er versjon { $now }, som ikke trenger å velge det samme.
error-starts-no-program = { $text } er et program, og en spillogg starter ikke noe.
error-shuffle = Dette er ikke kortene som stokkingen gir.
error-secret = Serverens hemmelighet er ikke den som serveren hadde låst.
error-secret-hidden = Serverens hemmelighet er ikke avslørt.
error-n-bytes = En hemmelighet eller et bidrag har { $right } byte, ikke { $told }.
error-hex-digits = { $name } må ha { $count } tegn 0-9 a-f.
error-match-name = «{ $text }» kan ikke være navnet på et parti: skriv 1 til 60 bokstaver, sifre og . _ : -
error-contributions-order = Bidragene står ikke i plassenes rekkefølge, eller en plass har to.
error-contribution-missing = Det mangler bidrag; plasser: { $list }.
error-contribution-other = Bidraget fra plass { $seat } er ikke det som ble låst.
error-contribution-derived = Bidraget fra plass { $seat } følger ikke av hemmeligheten.
error-contributes-not = Plass { $seat } bidrar ikke til denne omgangen, eller har allerede gjort det.
error-commitment-taken = Den låsingen hører til en annen plass.
error-commitment-other = Dette er en annen låsing enn den seedet gir.
error-fixed = Kort som er bestemt på forhånd, har en nøkkel på 64 tegn 0-9 a-f og stokkes ikke.
error-chance = Dette er ikke tilfeldigheten for botene som hemmeligheten gir, eller ingen hemmelighet er oppgitt.
error-sealed = Hemmeligheten i denne omgangen er forseglet med en nøkkel som ikke er her.
error-bad-seal = Signaturen til serveren under stokkingen er ikke riktig.
error-no-receipts = Dette er ingen fil med kvitteringer slik en side eller openhearts join skriver den.
error-shuffle-step = Stokkingen er ikke ved dette trinnet.
