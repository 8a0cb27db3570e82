# Sidene i nettleseren: forside, bord, innstillinger, feil. Det som blir sagt ved bordet, står i de andre filene.

web-colon = { ": " }
web-skip = Til innholdet
web-language = Språk
web-change = Bytt
web-rules = Regler
web-rules-count = Kortene som teller
web-print = Skriv ut reglene
web-fair = Rent spill
web-wishes = Innstillinger
web-save = Lagre
web-to-front = Til forsiden

# Forsiden
web-front-title = Spill Hjerter
web-front-lead = Alene mot boter som bare ser sine egne kort, eller sammen med venner. Gratis og uten konto.
web-mine = Dine bord
web-mine-older = Eldre bord
web-mine-line = { $phase ->
    [gathering] venter på flere spillere; så langt: { $names }
    [over] slutt: { $names }
   *[playing] omgang { $deal }: { $names }
}
web-which-game = Hvilket spill?
web-seats = Spillere
web-seats-usual = anbefalt
web-level = Styrken til botene
web-level-usual = anbefalt
web-level-novice = nybegynnere
web-level-casual = hobbyspillere
web-level-club = klubbspillere
web-level-expert = eksperter
web-level-master = mestere
level-about-novice = gjør nybegynnerfeil; spiller straks
level-about-casual = 1 til 2 poeng bedre per omgang enn nybegynnere; spiller straks
level-about-club = følger tommelfingerregler, enda 1 til 2 poeng bedre; spiller straks
level-about-expert = søker i tenkte fordelinger, oftest enda omtrent 1 poeng bedre; omtrent 1 millisekund per kort
level-about-master = er dessuten trent: enda 1 poeng bedre i klassisk Hjerter for fire, ellers like sterke som eksperter eller litt sterkere; noen få millisekunder per kort
web-levels = Hvor sterke er botene?
web-more = Mer
web-more-setup = Navn, tempo, husregler
web-your-name = Navnet ditt
web-pace = Tempoet til botene
web-pace-none = straks
web-pace-fast = raskt
web-pace-usual = normalt
web-pace-slow = sakte
web-pace-slowest = svært sakte
web-options = Tilvalg til reglene
web-play-bots = Spill
web-play-friends = Spill med venner
web-play-again = Spill igjen: { $game }
web-own-rules = { $game }, med dine regler
web-more-games = Flere spill

# Et bord der spillerne samles
web-gathering = Partiet har ikke begynt ennå.
web-chair = Plass { $number }: { $kind ->
    [open] ledig
    [bot] { $name }, bot
    [here] { $name }, på denne enheten
    [away] { $name }, borte
   *[person] { $own ->
        [yes] du
       *[no] { $name }
    }
}
web-sit = Sett deg her
web-join = { $when ->
    [now] Spill med nå
    [next] Spill med fra neste omgang
    [again] Spill med i neste parti
   *[back] Tilbake til plassen min
}
web-fill = Sett en bot her
web-free = Gjør plassen ledig
web-free-person = Be { $name } om å gå
web-free-sure = Ja, { $name } skal gå
web-free-question = { $name } mister plassen og får ikke sette seg her igjen før du tillater det. Trykk på knappen én gang til hvis du vil det.
web-kept-out = { $name } får ikke sette seg her lenger.
web-let-sit = La { $name } sette seg igjen
web-welcomed = Du kan sette deg her igjen.
web-leave-seat = Forlat plassen
web-leave-sure = Ja, forlat plassen min
web-leave-question = En bot spiller videre på plassen din til du setter deg igjen. Trykk på knappen én gang til hvis du vil gå.
web-invite = Inviter andre med denne adressen:
web-here-only = Denne adressen virker bare på denne datamaskinen.
web-copy = Kopier adressen
web-copied = Kopiert
web-share = Del
web-qr = Adressen som bilde for mobiler
web-start = Begynn partiet
web-host-starts = Verten begynner partiet.
web-hosts = { $own ->
    [yes] Du er vert nå.
   *[no] { $name } er vert nå.
}
web-hosts-since = Mens du var borte, overtok { $name } vertsrollen.
web-chair-host = { $chair } (vert)

# Bordet
web-your-turn = Din tur
web-talk = Kommandofelt
web-box = Skriv et kort, et spørsmål eller en kommando:
web-box-go = Utfør
web-lost = Forbindelsen er brutt. Prøver igjen …
web-record = Spillogg
web-hint = Tips
web-undo = Angre
web-scores = Stilling
web-log = Det som skjedde
web-who = Hvem som sitter hvor
web-opened = Alle kort i omgangen
web-hand = Din hånd
web-new-card = nytt
web-is-turn = (har turen)
web-has-chosen = (har valgt)
web-wins = (leder så langt)
web-cancelled = (opphevet)
web-last-trick = Siste stikk
web-gave = Til { $seat }:
web-gave-you = Til deg:
web-pass = Send { $number } av { $count }
web-chosen = valgt, { $number } av { $count }
web-choice = { $state ->
    [yes] { $card }, valgt, { $number } av { $count }.
   *[no] { $card }, ikke valgt, { $number } av { $count }.
}
web-enough-chosen = { $count ->
    [one] Ett kort er allerede valgt; velg det bort først.
   *[other] { $count } kort er allerede valgt; velg bort ett av dem først.
}
web-next-deal = { $count ->
    [0] Neste omgang
   *[other] Klar for neste omgang
}
web-next-waits = Venter på { $names }
web-ready = Klar for neste omgang: { $names }.
web-drawn = Trukket:
web-discarded = Sist kastet
web-empty = tomt
web-says = { $self ->
    [yes] Du sier
   *[no] { $name } sier
}: { $text }
web-again = { $count ->
    [0] Spill igjen
   *[other] De samme en gang til
}
web-picture = Resultatet som bilde
web-picture-deals = { $count ->
    [one] Én omgang
   *[other] { $count } omganger
}
web-repeat = Spill omgangen om igjen
web-repeat-before = Første gang: { $points ->
    [one] { $points } poeng.
   *[other] { $points } poeng.
}
web-repeat-back = Tilbake til partiet ditt
web-again-asked = { $name } vil gjerne spille igjen.
web-again-answer = { $yes } godtar, { $no } avviser.
web-again-no = Ikke mer i dag
web-again-not = { $name } spiller ikke igjen.
web-again-not-you = Du spiller ikke igjen.
web-again-begins = Neste parti har begynt ved et nytt bord.
web-again-go = Til det nye bordet
web-words-again = igjen, spill igjen, revansje
web-words-again-no = ikke mer, nok
web-table-settings = Innstillinger for bordet
web-agreed = { $what }: { $how }
web-agreed-change = Endre innstillingene for bordet
web-agreed-host = Verten bestemmer dem for alle.
web-away = Når noen er borte
web-away-bot = etter et minutt spiller en bot i stedet, til spilleren er tilbake
web-away-wait = bordet venter
web-allow-hints = Tips er tillatt
web-allow-undo = Den som spiller alene, kan angre
web-allow-chat = Man kan skrive til hverandre
web-talks = { $state ->
    [on] Verten lar spillerne skrive til hverandre.
   *[off] Verten har slått av meldinger: ved dette bordet skriver man ikke nå.
}
web-seat-numbers = Poeng i alt: { $score }; i denne omgangen { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}, { $tricks ->
    [one] { $tricks } stikk
   *[other] { $tricks } stikk
}
web-tricks = { $tricks ->
    [one] { $tricks } stikk
   *[other] { $tricks } stikk
}
web-tower-numbers = Poeng i alt: { $score }; dette tårnet { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
web-bot = bot
web-is-away = borte
web-dealer = giver
web-dealer-sign = G
web-took = (tok stikket)
web-took-nobody = (ingen tok stikket)
web-led = spilt ut
web-hinted = tips
web-left = Ikke spilt:
web-all-tricks = Alle stikk
web-opened-words = Alle kort i ord
web-pass-to = { $count ->
    [one] { $count } kort til { $seat }
   *[other] { $count } kort til { $seat }
}
web-pass-count = { $number } av { $count } valgt
web-pass-from = Du får dine fra { $seat }
web-came = Fra { $seat }:
web-lay = { $row }: { $value } under { $above }
web-place-open = passer her
web-place-target = kan naskes
web-claim = { $what ->
    [offered] { $self ->
        [yes] Du krever alle stikkene som er igjen. De andre svarer.
       *[no] { $seat } krever alle stikkene som er igjen. { $yes } godtar, { $no } avviser.
    }
    [accepted] Enda en har godtatt.
    [refused] Kravet er avvist. Spillet går videre.
   *[withdrawn] Kravet er trukket tilbake. Spillet går videre.
}
web-claim-waits = { $self ->
    [yes] Du krever resten
   *[no] { $seat } krever resten
}
web-claim-sure = Etter det du kan se, er det ikke sikkert at du tar resten. Krev resten én gang til for å spørre de andre: da tar du alle stikkene som er igjen, med poengene deres.
web-claim-rest = Krev resten
web-claim-again = Spør de andre om resten
web-claim-accept = Godta
web-claim-reject = Avvis
web-claim-back = Trekk kravet tilbake
web-finish = Uten pauser
web-finish-waits = De andre her vil fortsatt ha pausene.
web-word-quit = Plassen er fortsatt din: lukk siden; adressen fører tilbake hit.
web-word-language = Språket velges øverst på siden; for openhearts join oppgis det med --lang.
web-word-pace = Botenes tempo står blant innstillingene for bordet; verten endrer det.
web-word-box = Skriv et kort, et spørsmål eller et ord; «hjelp» viser alle.
web-word-actions = Det du kan gjøre nå, står på knappene under bordet; «hjelp» viser ordene for det.
web-word-move = På siden går du mellom kortene dine med piltastene. Her nevner du kortet: «spd» spiller det, «kort spd» leser det opp.
web-buffer = { $kind ->
    [play] Meldinger: det som skjedde.
    [chat] Meldinger: det noen skrev.
   *[all] Meldinger: alle.
}
web-time-left = { $left ->
    [one] { $left } sekund igjen.
   *[other] { $left } sekunder igjen.
}
web-warming = De sterke botene gjør seg klare på denne datamaskinen, bare én gang og i omtrent et halvt minutt. Inntil da spiller de litt svakere.
web-time-up = { $self ->
    [yes] Tiden din er ute. En bot spiller for deg denne gangen.
   *[no] Tiden er ute for { $seat }. En bot spiller denne gangen.
}
web-clock-shown = Tid igjen
web-chat = Skriv til de andre
web-chat-line = Meldingen din
web-chat-go = Si det
web-phrase-hello = Hei!
web-phrase-luck = Lykke til!
web-phrase-played = Godt spilt!
web-phrase-thanks = Takk!
web-phrase-oops = Oi!
web-phrase-moment = Et øyeblikk.
web-phrase-game = Takk for spillet!
web-phrase-bye = Ha det!
web-place-picked = valgt

# Flere mennesker ved samme enhet, og hvem som kommer og går
web-add = Legg til en spiller på denne enheten
web-add-name = Navnet på den nye spilleren på denne enheten
web-call = { $name } er den neste. Kortene er skjult.
web-call-open = Til { $name }:
web-call-who = { $name } er den neste
web-curtain-how = Gi enheten videre til { $name }. Kortene kommer først når { $name } sier fra.
web-uncover = Jeg er { $name }, vis kortene mine
web-cover = Skjul kortene mine
web-words-show = vis, her, klar
web-words-sit = sitt, sett meg, sitte
web-away-ask = { $name } har vært borte en stund. Skal en bot spille videre, eller skal bordet vente?
web-away-say-bot = La en bot spille
web-away-say-wait = Vent
web-away-holds = { $what ->
    [bot] Slik det står nå, spiller en bot etter et minutt.
   *[wait] Slik det står nå, venter bordet.
}
web-away-mine = { $what ->
    [bot] Du har sagt: la en bot spille.
   *[wait] Du har sagt: vent.
}
web-sat = { $name } setter seg ved bordet.
web-renamed = { $old } heter nå { $name }.
web-gone = { $name } forlater bordet.
web-sent = Verten har bedt { $name } om å forlate bordet.
web-plays-on = Der spiller en bot videre: { $name }.
web-returned-ask = Noen sier: jeg er { $name }, og jeg er tilbake.
web-returned-ask-nameless = Noen sier: jeg har ikke oppgitt noe navn, til høyre for meg sitter { $name }, og jeg er tilbake.
web-back-yes = Ja, det er { $name }
web-back-no = Nei
web-back-offer = Har du spilt her før?
web-back-as = Jeg er { $name }
web-back-as-nameless = Jeg har ikke oppgitt noe navn, til høyre for meg sitter { $name }
web-back-asked = Noen som sitter ved bordet, må si ja. Da går denne siden videre av seg selv.
web-back-lines = Borte: { $names }. Er du en av dem? Skriv da: { $example }. Skriv { $sit } for å sette deg som ny spiller.
web-back-waits = En som sitter her, må si ja. Så spiller du videre.
web-back-again = Du har fått plassen din tilbake.
web-back-here = { $name } er tilbake, i en annen nettleser.
web-handed = Plassen din spilles nå i en annen nettleser: noen ved bordet har sagt at det er deg.

# Innstillinger for hver enkelt
web-wish-group-you = Deg
web-wish-group-looks = Utseende
web-wish-group-speech = Lyder og opplesing
web-wish-group-play = Ved bordet
web-wish-deck = Kort
web-wish-deck-court = klassiske bilder
web-wish-deck-big = tegnede, store tegn
web-wish-letters = Bokstaver på kortene
web-wish-letters-own = som på norsk: { $letters }
web-wish-colours = Farger på kortene
web-wish-colours-four = fire
web-wish-colours-two = to
web-wish-theme = Lyst eller mørkt
web-wish-theme-auto = som enheten
web-wish-theme-light = lyst
web-wish-theme-dark = mørkt
web-wish-size = Størrelse
web-wish-size-normal = normal
web-wish-size-large = stor
web-wish-size-largest = svært stor
web-wish-spoken = Opplesing
web-wish-spoken-brief = bare det som angår meg
web-wish-spoken-usual = når det er min tur
web-wish-spoken-full = hvert kort
web-wish-reads = Farten til skjermleseren min i tegn per sekund (botene venter på den)
web-wish-reads-none = botene venter ikke
web-wish-two-taps = På berøringsskjerm: det første trykket løfter et kort, det andre spiller det
web-wish-short-cards = Kort som tegn (♠D) i stedet for ord
web-wish-sound = Lyder
web-wish-keys = Tastene ved bordet (C, 1 til 9, S, T …)
web-wish-stays = Hvor lenge et ferdig stikk blir liggende
web-wish-stays-table = etter tempoet ved bordet
web-wish-stays-1 = ett sekund
web-wish-stays-2 = to sekunder
web-wish-stays-4 = fire sekunder
web-wish-stays-wait = til jeg går videre (tilbaketast)
web-wish-vibration = Vibrasjon
web-wish-nudge = Si fra når det er min tur (i tittelen på siden og på bordet)
web-wish-own-keys = Taster
web-wish-own-keys-how = Skriv et annet tegn for en tast, eller ingenting for å slå den av.
web-wish-keys-twice = To taster kan ikke være like; disse ble som de var: { $keys }
web-clock = Klokke
web-clock-none = ingen
web-clock-seconds = { $seconds ->
    [one] { $seconds } sekund til hvert valg
   *[other] { $seconds } sekunder til hvert valg
}
web-reserve = Reserve for hele partiet
web-reserve-none = ingen
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
}

# En annen enhet
web-device = Fortsett på en annen enhet
web-device-how = Åpne denne adressen der, eller la mobilen lese bildet. Adressen virker én gang og i ti minutter; ikke gi den til andre.
web-device-ask = Vil du fortsette her som { $name }, med de samme plassene og innstillingene?
web-device-ask-nameless = Vil du fortsette her med de samme plassene og innstillingene?
web-device-yours = Si ja bare hvis du selv har laget adressen: den som har laget den, ser der det du ser her, også kortene dine.
web-device-yes = Ja, jeg er { $name }
web-device-yes-nameless = Ja, fortsett
web-device-no = Nei
web-device-leaves = I denne nettleseren har du egne bord. De blir igjen her hvis du fortsetter som noen andre: lag først en returkode hvis du vil tilbake til dem.
web-devices = Enhetene dine
web-code = Returkode
web-code-how = Med en returkode kommer du tilbake til plassene dine fra hvilken som helst nettleser, som den du er her. Den virker én gang, så lenge du ikke bytter den ut eller sletter den. Skriv den ned; den som har den, kan spille i ditt sted.
web-code-make = Lag en returkode
web-code-again = Lag en ny kode i stedet
web-code-end = Slett koden
web-code-is = Du har en returkode. Den ble vist da den ble laget.
web-code-shown = Dette er returkoden din. Den vises bare nå, så skriv den ned:
web-code-where = Skriv den inn på { $address }
web-return = Kom tilbake med en returkode
web-return-how = Skriv koden du har skrevet ned. Mellomrom, bindestreker og små bokstaver spiller ingen rolle.
web-return-yours = Skriv bare en kode du selv har laget: den som har laget den, ser det du ser her, også kortene dine.
web-return-go = Kom tilbake
web-return-wrong = Koden gjelder ikke. Kanskje er en bokstav feil, eller den er allerede brukt eller byttet ut.
web-sign-out = Logg ut her
web-sign-out-how = Denne nettleseren vil ikke kjenne deg lenger, og de åpne bordene i den lukkes.
web-sign-out-back = Du kommer bare tilbake til plassene dine med en returkode, eller på en annen enhet som fortsatt kjenner deg. Uten en av delene er det ingen vei tilbake.
web-end-others = Logg ut de andre enhetene mine
web-end-others-how = Alle andre nettlesere, mobiler og terminaler der du er logget inn, logges ut med en gang. Adresser til en annen enhet og returkoden din slutter også å virke. Her forblir du logget inn.
web-end-others-done = Nå er du bare logget inn i denne nettleseren. Returkoden din virker ikke lenger; lag en ny hvis du vil ha en.

# Feil
web-fault-title = Det gikk ikke
web-fault-none = Den siden finnes ikke.
web-fault-table = Det bordet finnes ikke. Spør etter adressen på nytt.
web-fault-pass = Denne adressen er for gammel. Lag en ny på den første enheten.
web-fault-pass-used = Denne adressen er allerede brukt. Lag en ny på den første enheten. Hvis det ikke var du som brukte den, logg ut de andre enhetene dine der, under Innstillinger.
web-fault-form = Denne siden er for gammel. Gå tilbake, last den inn på nytt, og prøv igjen.
web-fault-large = Det er for stort.
web-fault-often = For mye på én gang. Vent et øyeblikk, og prøv igjen.
web-fault-request = Denne forespørselen er ikke til å forstå.
web-fault-own = Noe gikk galt her. Ingenting av det som er spilt, er gått tapt: last inn siden på nytt.

# Rent spill
web-fair-1 = Boter får nøyaktig det du får: sin egen hånd og det som ligger åpent på bordet. Mer gir ikke programmet dem, og tester sammenligner par av omganger som bare har forskjellige skjulte kort: hver bot må velge det samme i begge.
web-fair-2 = Før en omgang låser serveren kortene med et langt tall som ikke røper noe, men som ikke kan endres etterpå. Så bidrar alle ved bordet med sin egen tilfeldighet, slik at verken serveren eller den som kommer sist, bestemmer kortene.
web-fair-3 = Når omgangen er slutt, blir hemmeligheten avslørt. Alle kan regne ut kortene fra den; spilloggen for partiet inneholder alt som trengs.
web-fair-4 = Det en bot velger, følger av det den ser, og av et tall som står i spilloggen. Alle kan kontrollregne hvert valg og se at det ikke trengtes noe annet.
web-fair-5 = Hvor lenge en bot ser ut til å tenke, avhenger ikke av kortene dens.
web-fair-state = { $state ->
    [open] Omgangen spilles: kortene er allerede låst av disse tallene.
    [right] Regnet etter: disse tallene gir nøyaktig kortene som ble delt ut.
    [fixed] Her ble det ikke stokket: kortene i denne omgangen var kjent på forhånd. Den er for én person med boter.
   *[wrong] Regnet etter: disse tallene gir IKKE kortene som ble delt ut.
}
web-fair-match = Parti
web-fair-host = Låsingen fra serveren
web-fair-seat = { $seat }: låsing og bidrag
web-fair-secret = Hemmeligheten, avslørt etter omgangen
web-to-table = Tilbake til bordet
web-shuffling = Kortene stokkes.
web-fair-why = Hvorfor ingen kan jukse her
web-fair-deal = Rent spill: omgang { $number }
web-fair-table = { $state ->
    [open] Disse tallene låser kortene i omgangen. Nå røper de ingenting; når omgangen er slutt, regner denne siden ut kortene fra dem.
    [fixed] Kortene i denne omgangen var kjent på forhånd; det ble ikke stokket, og ingenting er bevist. Neste omgang blir stokket.
   *[over] Hemmeligheten er avslørt, og denne siden har selv kontrollregnet omgangen.
}
web-fair-all = Alle omganger ved dette bordet, kontrollregnet av serveren
web-fair-by = { $by ->
    [server] Ikke noe svar i tide: dette bidro serveren med, slik hemmeligheten dens krever.
   *[withheld] Ikke oppgitt i tide: i stedet bidro serveren med dette, slik hemmeligheten dens krever.
}
web-fair-verdict = { $state ->
    [right] regnet etter på denne siden: riktig
    [part] regnet etter på denne siden: riktig, men uten det siden bidro med
   *[wrong] regnet etter på denne siden: FEIL
}
web-fair-check-secret = { $state ->
    [right] Hemmeligheten til serveren er den som serveren hadde låst.
   *[wrong] Hemmeligheten til serveren er IKKE den som serveren hadde låst.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: bidraget passer til låsingen.
   *[wrong] { $seat }: bidraget passer IKKE til låsingen.
}
web-fair-check-shown = { $state ->
    [right] Dette er låsingene som denne siden fikk se før omgangen.
   *[wrong] Dette er IKKE låsingene som denne siden fikk se før omgangen.
}
web-fair-check-own = { $state ->
    [right] Det denne siden selv bidro med, er med.
   *[wrong] Det denne siden selv bidro med, er IKKE med.
}
web-fair-check-cards = { $state ->
    [right] Til sammen gir de nøyaktig kortene som ble delt ut.
   *[wrong] Til sammen gir de IKKE kortene som ble delt ut.
}
web-fair-check-key = { $state ->
    [right] Omgangen er signert av serveren med nøkkelen den oppga på forhånd.
   *[wrong] Omgangen er IKKE signert med nøkkelen serveren oppga på forhånd.
}
web-fair-check-signed = { $state ->
    [right] Denne nettleseren har kontrollert kvitteringene fra serveren.
   *[wrong] En kvittering er IKKE signert av serveren: den beviser ingenting.
}
web-fair-check-receipts = { $state ->
    [right] Omgangen stemmer med kvitteringene siden har.
   *[wrong] Omgangen MOTSIER kvitteringer som siden har. Last dem ned under «Alle omganger ved dette bordet»: de kan være et bevis.
}
web-fair-check-withheld = Serveren kvitterte for låsingen fra siden og sier at selve tallet ikke kom i tide. Det blir merket og telt; hvem sin skyld det er, kan ikke bevises.
web-fair-check-silent = Det siden ville bidra med, ble ikke brukt, og serveren kvitterte aldri for det: det kan ikke bevises.
web-fair-key = Nøkkelen til kvitteringene fra serveren
web-fair-receipts = Last ned kvitteringene i denne nettleseren
web-fair-whole = Alle omgangene til sammen
web-fair-tally = Bidro selv med et tall: { $own } · svarte ikke: { $given } · låste tallet, men oppga det ikke: { $withheld }
web-fair-withheld = Omganger der et tall ble holdt tilbake etter låsingen: { $deals }. Hvert slikt tall kan ha vært et valg mellom to omganger, gjort av serveren eller av plassen.
web-chance = Ditt bidrag til stokkingen
web-chance-lead = Nettleseren din bidrar med sin egen tilfeldighet i hver omgang: ingen kjenner den før alle har låst sin, heller ikke serveren. Det du skriver her, blir også brukt.
web-chance-text = Skriv hva som helst
web-chance-last = Siste bidrag:
web-fair-bots = Hvorfor boter ikke kan se kortene dine
web-fair-view = Det en bot får: sin egen hånd og de åpne kortene, innenfor rammen. De andre hendene er ikke med i det den får.
web-fair-why-button = I gjennomgangen av en avsluttet omgang har hvert valg en bot har tatt, en knapp som kontrollregner valget ut fra det boten selv så, og nevner grunnene.
web-fair-cards = Hvorfor ingen kan bestemme kortene
web-fair-step-1 = Serveren trekker en hemmelighet og viser et tall som låser den: fra nå av kan ikke hemmeligheten endres.
web-fair-step-2 = Nettleseren til hver person trekker sitt eget tall og viser bare det som låser tallet.
web-fair-step-3 = Når alle tallene er låst, oppgir nettleserne dem.
web-fair-step-4 = Hemmeligheten og tallene gir til sammen rekkefølgen på kortene, og de deles ut.
web-fair-step-5 = Etter omgangen blir hemmeligheten avslørt, og siden din kontrollregner alt sammen.
web-fair-late = Ingen kan få et bord til å stå stille: den som ikke svarer innen noen sekunder, får et tall av serveren. Det følger av hemmeligheten til serveren, så det kan heller ikke velges, og det er merket.
web-fair-drops = Én ting gjenstår: serveren ser tallene før den deler ut, og kunne si om noen av dem at de aldri kom. Med ett tall kunne den velge mellom to omganger, med to mellom fire, med tre mellom åtte. Hvert tall som mangler etter låsingen, blir merket og telt, for hver omgang og for hele partiet.
web-fair-proved = Derfor får siden din en signert kvittering for låsingen og en til for tallet. Utelater den signerte omgangen et tall med kvittering, er det bevis på at serveren jukser. En kvittering bare for låsingen viser at et tall ble holdt tilbake, ikke av hvem. Det som aldri ble kvittert for, kan ikke bevises.
web-fair-yourself = Se selv etter
web-fair-yourself-1 = Ved bordet, under «Rent spill», kontrollregner din egen nettleser omgangen når den er slutt, og nevner hvert tall som er feil.
web-fair-yourself-2 = Spilloggen for et parti inneholder alle tallene; et program på tretti linjer som ikke vet noe om OpenHearts, kontrollerer dem.
web-fair-yourself-3 = Det du skriver under «Ditt bidrag til stokkingen», er med på å bestemme de neste kortene.
web-fair-yourself-4 = Nettleseren din tar vare på kvitteringene fra de siste omgangene. Du kan laste dem ned på siden med alle omgangene ved et bord; «openhearts check --shuffle --receipts» sier hva de beviser om en spillogg.

# Gjennomgang
web-replay = Gå gjennom en spillogg
web-replay-table = Gjennomgang
web-replay-lead = Gå steg for steg gjennom et nedskrevet parti, fra denne serveren eller fra et hvilket som helst annet OpenHearts-program: med alle hender eller sett fra én plass. Spilloggen leses her, holdes opp mot reglene linje for linje og blir snart glemt igjen.
web-replay-file = En fil
web-replay-text = Eller spilloggen som tekst
web-replay-open = Åpne
web-replay-most = Høyst { $most } KB.
web-replay-gone = Denne spilloggen er ikke her lenger. Åpne den på nytt.
web-replay-place = Omgang { $deal }, { $step } av { $count }
web-replay-steps = Steg
web-replay-hands = Hender
web-replay-first = Til begynnelsen
web-replay-back-trick = Et stikk tilbake
web-replay-back = Tilbake
web-replay-next = Fram
web-replay-next-trick = Et stikk fram
web-replay-last = Til slutten
web-replay-deals = Omganger:
web-replay-sides = Sett av:
web-replay-everybody = alle hender
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Noen har valgt, men det kan ikke ses herfra.
web-replay-dealt = Kortene er delt ut.
web-replay-keys = Taster: venstre og høyre for ett steg, opp og ned for et stikk, Home og End for begynnelsen og slutten av omgangen.
web-why = Hvorfor gjorde { $bot } det?
web-why-same = Regnet etter ut fra det { $bot } selv så: { $what }. Nøyaktig det ble spilt.
web-why-other = Regnet etter ut fra det { $bot } selv så: { $what }. Dette er IKKE det som ble spilt.
web-why-from = Botens nivå: { $level }. Valg { $number } med seed { $seed }: det trengtes ikke noe annet.
web-why-candidates = Hva som var å vente av hvert valg
web-why-again = Til denne tabellen ble hvert valg målt en gang til og like lenge: tallene kan avvike litt fra dem boten valgte etter.

# Kommandolinjen
web-serving = OpenHearts kjører på { $address }
web-serving-stop = Stopp med Ctrl-C; alle bord er lagret.
web-serving-open-file = Andre på denne maskinen kan lese { $file }, som inneholder hemmeligheter. Slik hindres det: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = til { $limit }
web-bar-sound = { $state ->
    [on] Lyden er på: slå av
   *[off] Lyden er av: slå på
}
web-bar-size = Større kort og skrift
web-bar-pace = { $what }: { $pace }. Endre
web-play = Spill
web-drawer = Poeng, spillere og mer
web-drawer-close = Lukk

# The sheet after a deal
web-sheet-place = Plass { $place } av { $count }
web-sheet-leads = Du leder
web-sheet-behind = { $gap } etter { $seat }
web-sheet-level = Likt med { $seat }
web-decided = Kortet som avgjorde
web-tab-cards = Kort
web-tab-tricks = Stikk

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } spillere · { $level }
web-adjust = Tilpass
