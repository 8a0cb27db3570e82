# Records, and shuffles that can be checked.

error-empty-record = Her står ikke noget; en spillog begynder med { $head }.
error-no-record-head = Det er ikke en spillog: sådan en begynder med { $head }.
error-record-version = Dette er version { $told }; programmet læser version { $right }.
error-cut-off = Slutningen af spilloggen mangler.
error-after-end = { $name } står efter spilloggens slutning.
error-stands-twice = { $name } står der to gange.
error-stands-instead = { $name } står, hvor { $right } skal stå.
error-stands-before = { $name } må ikke stå før { $right }.
error-no-place-here = { $name } hører ikke til her.
error-missing-before = { $name } mangler før { $right }.
error-bad-fields = Denne linje har et felt, den ikke kan have, eller mangler et.
error-half-a-letter = »{ $text }« indeholder et halvt bogstav, som ingen fil kan gemme.
error-strange-letter = »{ $text }« indeholder et bogstav eller et tal, som intet kortspil har brug for.
error-no-value = »{ $text }« er ikke en værdi.
error-tag-name = »{ $name }« kan ikke være navnet på et felt: skriv bogstaver, cifre og _, men ikke et navn, som spillogge selv bruger.
error-player-kind = En bot skal have navnet på sin slags (bot="..."), og et menneske har ikke noget.
error-player-bot-only = Kun botter har version, budget og seed.
error-no-deal-open = Denne linje hører til en runde, men der spilles ikke nogen.
error-stand-ins-early = Hvem der trådte ind, nævnes efter spillet.
error-stand-ins-range = Handlingerne { $low } til { $high } findes ikke her.
error-stand-ins-order = De, der trådte ind, nævnes i rækkefølge efter deres første handlinger.
error-stand-ins-both = To botter bestemte samtidig for plads { $seat }.
error-stand-ins-seat = Handling { $number } hører ikke til plads { $seat }.
error-event-missing = Der mangler en hændelse før denne linje.
error-event-not-here = Denne hændelse sker ikke her.
error-event-other = Det, der sker her, er { $name }, ikke dette.
error-comment-place = En bemærkning kan ikke stå efter handling { $number } her.
error-no-hand = Hånden på plads { $seat } mangler.
error-cards-of-deal = Rundens kort mangler eller er ikke almindelig tekst.
error-seat-has-hand = Plads { $seat } er ikke ved dette bord eller har allerede en hånd.
error-passed-elsewhere = Sådan sendes kortene i denne runde: { $right }.
error-trick-number = Stik { $told } står, hvor stik { $right } skal stå.
error-trick-size = Et stik med { $told } kort findes ikke: bordet har { $right } pladser.
error-trick-incomplete = Stikket har en vinder, men ikke alle sine kort.
error-winner = { $seat ->
    [none] ingen
   *[other] plads { $seat }
} tager dette stik, ikke { $told }.
error-points = Pointene er { $points }.
error-play-refused = { $card } må ikke spilles af plads { $seat }: { $reason ->
    [must-follow] den udspillede farve skal bekendes
    [card-not-held] pladsen har ikke dette kort
    [locked] det må ikke spilles ud endnu
    [first-trick] ikke i første stik
    [opening-card] åbningskortet skal spilles ud
    [opening-suit] åbningskortets farve skal spilles ud
    [opening-forbidden] ikke som det allerførste udspil
    [not-your-turn] en anden plads har turen
   *[other] { $reason }
}.
error-seat-says = Plads { $seat }: { $cause }
error-rules-say = Reglerne siger { $right }, ikke { $told }.
error-digest = Reglerne nedenunder har ikke denne kontrolsum: der er ændret noget i dem.
error-no-deals = Der er ikke nogen runde i denne spillog.
error-over-before = Partiet var slut før denne runde.
error-deal-unfinished = Runde { $deal } var ikke slut før denne.
error-deal-begins-otherwise = Runden begynder ikke, som den forrige efterlod bordet.
error-deal-counted-early = Runde { $deal } er ikke slut, men alligevel talt op.
error-shuffle-not-told = Runde { $deal } nævner intet, som blandingen kan regnes efter af.
error-changes-too-early = Ingen skifter plads før den første runde.
error-cards-decide-leader = Kortene afgør, hvem der spiller ud: der nævnes ingen.
error-recorded = { $name } er { $right }, ikke { $told }.
error-bot-chooses = Botten på plads { $seat } vælger { $right } her, ikke { $told }.
error-bot-chooses-illegal = Botten på plads { $seat } vælger noget, der ikke er tilladt: { $cause }
error-bot-seed-hidden = Seedet for botten på plads { $seat } er ikke nævnt.
error-no-bot-there = Ingen bot traf et valg dér, eller dens seed er ikke oplyst.
error-bot-version = Botten på plads { $seat } vælger { $right } her, ikke { $told }; men spilloggen er lavet af version { $before } af { $bot }, og dette er version { $now }, som ikke behøver at vælge det samme.
error-starts-no-program = { $text } er et program, og en spillog starter ikke noget.
error-shuffle = Det er ikke de kort, som blandingen giver.
error-secret = Serverens hemmelighed er ikke den, som serveren lagde sig fast på.
error-secret-hidden = Serverens hemmelighed er ikke afsløret.
error-n-bytes = En hemmelighed eller et bidrag har { $right } byte, ikke { $told }.
error-hex-digits = { $name } skal have { $count } tegn 0-9 a-f.
error-match-name = »{ $text }« kan ikke være navnet på et parti: skriv 1 til 60 bogstaver, cifre og . _ : -
error-contributions-order = Bidragene står ikke i pladsernes rækkefølge, eller en plads har to.
error-contribution-missing = Der mangler bidrag; pladser: { $list }.
error-contribution-other = Bidraget fra plads { $seat } er ikke det, der blev fastlagt.
error-contribution-derived = Bidraget fra plads { $seat } følger ikke af hemmeligheden.
error-contributes-not = Plads { $seat } bidrager ikke til denne runde eller har allerede gjort det.
error-commitment-taken = Den fastlæggelse hører til en anden plads.
error-commitment-other = Dette er en anden fastlæggelse end den, seedet giver.
error-fixed = Kort, der er fastlagt på forhånd, har en nøgle på 64 tegn 0-9 a-f og blandes ikke.
error-chance = Dette er ikke den tilfældighed for botterne, som hemmeligheden giver, eller der nævnes ingen hemmelighed.
error-sealed = Denne rundes hemmelighed er forseglet med en nøgle, som ikke er her.
error-bad-seal = Serverens signatur under blandingen er ikke rigtig.
error-no-receipts = Dette er ikke en fil med kvitteringer, sådan som en side eller openhearts join skriver den.
error-shuffle-step = Blandingen er ikke ved dette trin.
