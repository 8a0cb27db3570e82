# Kommandolinjens hjælp. Navne på valg og det, der står i anførselstegn, skrives, som det er; ordene med store bogstaver er dem i usage-word-*.

usage-usage = Brug:
usage-options = Tilvalg:
usage-commands = Kommandoer:
usage-help = Viser denne hjælp.
usage-version = Viser versionen.
usage-lang = Sprog: { $codes }
usage-word-name = NAVN
usage-word-file = FIL
usage-word-seat = PLADS
usage-word-cards = KORT
usage-word-card = KORT
usage-word-folder = MAPPE
usage-word-number = NUMMER
usage-word-days = DAGE
usage-word-address = ADRESSE
usage-word-variant = VARIANT
usage-word-command = KOMMANDO
usage-word-options = TILVALG
usage-word-args = ARGUMENTER
usage-word-game = SPIL

# Kommandoerne
usage-main =
    Alle slags Hjerterfri, for alle: spil, se på, kontrollér og studér.

    »{ PROGRAM() } play« spørger om det, der er brug for; »{ PROGRAM() } { usage-word-command } --help« siger, hvad en kommando tager.
usage-command-play =
    Spil mod botter. Spørger om det, der ikke er angivet; hvert træk gemmes med det samme.

    Taster i spillet: ? viser dem alle.
usage-command-watch = Se botter spille et parti.
usage-command-variants = Vis alle varianter med deres pladser og regelpakker.
usage-command-rules = Forklar reglerne for en variant eller en regelfil med ord.
usage-command-check = Kontrollér spillogge. Hver handling gøres om; den første linje, der ikke passer, nævnes.
usage-command-replay = Gå skridt for skridt gennem en spillog. Enter går frem, B går tilbage, N går til næste runde.
usage-command-simulate =
    Spil mange partier mellem botter, og fortæl, hvordan det går hver af dem.

    En bot, der fejler, afbryder det hele med sin traceback. Resten står i docs/bots.md.
usage-command-arena =
    Mål botter mod hinanden, med de samme kort i hver bordplan.

    En bot, der fejler, afbryder det hele med sin traceback. Resten står i docs/bots.md.
usage-command-warm = Kompilér på forhånd det, som botter søger med. Det gøres for én variant eller (uden { usage-word-variant }) for en server; kommandoen siger, hvor det ligger.
usage-command-train =
    Træn den stærkeste bots netværk ved at lade den spille mod sig selv. Samme kommando fortsætter en afbrudt træning.

    { usage-word-folder } indeholder netværkene og curves.csv. Det tager timer på to kerner; resten står i docs/training.md.
usage-command-join =
    Sæt dig ved et bord på en server, i enkle linjer. URL er invitationen.

    Serveren genkender dig. En anden terminal ved samme bord er en anden person; med --as siger du, hvem du er.
usage-command-serve = Åbn borde i browseren: for dig selv, din stue eller alle.
usage-command-keys = Skriv en servers nøgler i én fil, til alle maskiner på én database.
usage-command-prune =
    Fjern det, som en server gemmer, og som ingen har brugt længe: borde, pointblokke, husregler.

    Der spørges først. Serveren må gerne køre imens, og den gør det samme af sig selv hver dag (--keep-days).
usage-command-db = Gennemgå, kopiér og gendan alt, hvad en server gemmer.
usage-command-db-check = Gennemgå hele databasen, og prøv at læse hvert bord. Intet ændres; slutkoden er 1, hvis noget er galt.
usage-command-db-upgrade = Opdatér databasen. Serveren gør det samme, når den starter.
usage-command-db-backup = Kopiér databasen, som den er i ét øjeblik, til en ny FIL, også mens serveren kører. Sådan en kopi kan gendannes i SQLite og i PostgreSQL.
usage-command-db-restore = Erstat alt med en sikkerhedskopi, mens serveren er stoppet. Der spørges først; kortene i igangværende runder gives om, så ingen kender dem.
usage-command-db-mark-restored = Oplys, at databasen er gendannet på anden måde (et øjebliksbillede af disken, pg_restore): kortene i igangværende runder gives om.
usage-command-db-export = Skriv spilloggen fra hvert bord, hvor en runde er slut, til en MAPPE. Spillernes navne står i den.
usage-command-bridge =
    Svar andre programmer: på hver linje kommer ét JSON-objekt ind, og ét går ud (docs/bridge.md).

    Hvad der ventes på, mens en søgning kompileres, skrives på fejludgangen.
usage-command-advise =
    Giv råd ved et rigtigt kortbord: hvad du skal gøre, og hvad hver mulighed er værd.

    I Hjerterfri spørges der om hånd og spillede kort, hvor --hand mangler; i Herz an Herz om trækkene indtil nu og det trukne kort, hvor --plays og --drawn mangler. Et træk er en linje i en spillog (3. P0 draws 45: left) eller kortere (45: left).
usage-command-saved =
    Vis gemte partier: nummer, spil, spillere, runde, hvornår, stilling.

    »{ PROGRAM() } play --resume { usage-word-number }« fortsætter et parti, »{ PROGRAM() } saved delete { usage-word-number }« sletter det.
usage-command-saved-delete = Slet gemte partier for altid, efter deres numre på listen; der spørges først.
usage-command-bot = Skriv din egen bot, og se, om den holder, hvad botter lover.
usage-command-bot-new = Skriv en bot at begynde med: { usage-word-file } (mine.py) må ikke findes endnu.
usage-command-bot-test =
    Prøv, om en bot holder, hvad botter lover: den spiller efter reglerne, alene ud fra det, den ser, sit budget og sin tilfældighed.

    BOT er mine.py (eller mine.py:Klasse), et niveau eller cmd:./program. Slutkoden er 1, hvor et løfte brydes, og 2, hvor botten ikke findes.
usage-command-game = Prøv, om et spil holder, hvad spil lover.
usage-command-game-test =
    Prøv, om et spil holder, hvad spil lover: skjulte kort forbliver skjulte, de valg, der tilbydes, er dem, der godtages, og en spillog fører tilbage til den samme runde.

    { usage-word-game } er hearts, herz_an_herz, mine.py (eller mine.py:{ usage-word-name }) eller package.module:{ usage-word-name }. Slutkoden er 1, hvor et løfte brydes, og 2, hvor spillet ikke findes.

# Valg for flere kommandoer
usage-seats = Antal pladser.
usage-option = En regel (end.limit=50) eller en regelpakke (sun); kan gentages.
usage-rules = Dine egne regler (TOML).
usage-seed = Samme seed giver de samme kort og botter.
usage-plain = Kun linjer: ingen farver, ingen markør, til enhver skærmlæser.
usage-bots = Hvem botterne er: novice, casual, club, expert, master (svagest først), random, fil.py:Klasse; flere med ;
usage-pace = Sekunder mellem botternes kort; 0 er med det samme.
usage-announce = Hvad der siges: hvert kort, stikket, når det er din tur, eller kun det, du skal tage stilling til.
usage-signs = Kort som tegn (♠D) i stedet for ord, også i linjer.
usage-letters = Bogstaverne for knægt, dame, konge og es på kortene, som i browserens indstillinger; »own«: sprogets egne.
usage-cells = Linjer på højst N tegn, for eksempel 40 til et punktskriftsdisplay.
usage-first-leader = Hvem der begynder, hvor reglerne spørger om det.
usage-record = Skriv partiets spillog her.
usage-json = Til programmer.
usage-yes = Spørg ikke.

# Valg for én kommando
usage-play-name = Dit navn.
usage-play-resume = Fortsæt det sidst gemte parti, af { usage-word-variant }, hvis en er angivet, eller det med dette nummer i »{ PROGRAM() } saved«. Det fortsætter, som det begyndte: --seats, --bots, --option, --rules, --seed, --name og --first-leader afvises.
usage-watch-view = Hvad én plads ser, eller alle hænder med »all«; ellers det, der ligger åbent.
usage-rules-options = Vis alle tilvalg, som --option tager dem.
usage-check-bots = Genberegn hvert valg, en bot har truffet, ud fra det, den så.
usage-check-shuffle = Genberegn hver runde ud fra dens fastlæggelser.
usage-check-receipts = Hold en sides kvitteringer op mod spilloggen, og sig, hvad de beviser.
usage-replay-seat = Hvad én plads så; ellers alle hænder.
usage-replay-deal = Begynd med denne runde.
usage-measure-players = Botter plads for plads, eller én til alle pladser.
usage-measure-seed = Samme seed giver de samme kort.
usage-measure-processes = Processer at spille i (én pr. kerne).
usage-measure-ray = Spil på en Ray-klynge: host:port, local eller den, der kører her.
usage-measure-tolerate = Tæl botter, der fejler, og spil videre for dem.
usage-measure-resume = Gem færdige blokke i denne fil, og fortsæt med den.
usage-measure-records = Gem spilloggen for hvert parti eller hver runde i denne mappe.
usage-measure-csv = Skriv kommaseparerede værdier (- viser dem i stedet).
usage-measure-times = Også med, hvor lang tid beslutningerne tager; tiderne er forskellige hver gang.
usage-measure-json = Vis ét JSON-objekt i stedet for tabellen.
usage-simulate-matches = Partier at spille (20).
usage-arena-blocks = Runder, hver spillet i hver bordplan (100).
usage-train-rounds = Omgange af spil og læring i alt (12).
usage-train-first = Eksempler i den første omgang (6000000).
usage-train-later = Eksempler i hver senere omgang (4000000).
usage-train-keep = Omgange, hvis eksempler netværkene lærer af (3).
usage-train-rate = Det største læringsskridt (0.002).
usage-train-epochs = Hvor tit eksemplerne gennemgås i en omgang (3).
usage-train-mixed = Hvor mange af 256 runder der har pladser, som spiller efter faste regler (128).
usage-train-from = Fortsæt fra en anden trænings netværk, en round-NN.npz.
usage-train-seed = Samme seed og lige mange tråde giver de samme netværk.
usage-train-threads = Tråde at spille og lære i (2).
usage-join-name = Hvad de andre kalder dig.
usage-join-as = Hvem du er, hvor flere bruger denne konto.
usage-join-sign-out = Lad i stedet serveren glemme dig.
usage-serve-host = Adressen at lytte på (kun denne computer).
usage-serve-port = Porten (8765 eller den næste ledige; 0: en hvilken som helst).
usage-serve-data = Hvor borde gemmes (din datamappe).
usage-database = Et andet sted til bordene end datamappen: postgresql://bruger@maskine/database.
usage-serve-synchronous = Hvad der overlever en strømafbrydelse: full alt, hvad der er meldt; normal skriver hurtigere og kan miste de sidste øjeblikke (full).
usage-serve-workers = Hvor mange processer der arbejder, på én PostgreSQL-database (1).
usage-serve-key-file = Filen med nøglerne, den samme på hver maskine; { PROGRAM() } keys skriver den (nøgler i datamappen).
usage-serve-public-url = Den adresse, man skriver, når en anden server står foran.
usage-serve-lan = For alle på dit netværk: viser adressen, også som QR-kode.
usage-serve-no-browser = Åbn ingen browser.
usage-serve-keep-days = Hvor mange dage det, ingen bruger, gemmes (400; 0: for altid).
usage-serve-keep-unfinished-days = Det samme for uafsluttede borde (som --keep-days).
usage-serve-keep-chat-days = Det samme for det, der er skrevet ved bordene (30; 0: for altid).
usage-serve-tables-per-person = Åbne borde, som én person må have (200; 0: ubegrænset).
usage-serve-tables-per-address = Borde i hukommelsen fra én netværksadresse (200).
usage-serve-table-mb = Megabyte, som ét bord må fylde (16; 0: ubegrænset).
usage-serve-store-mb = Megabyte, som det hele må fylde (0: ubegrænset).
usage-serve-operator-token-file = En fil med det token, som /metrics og /operator spørger om (ingen: kun denne computer ser dem).
usage-serve-log-format = Hvordan linjer i loggen ser ud (text).
usage-serve-log-events = Hvad der logges: faults, fejl; refusals, også det, der blev afvist; requests, også hvert svar (refusals).
usage-prune-data = Hvor serveren gemmer sine borde (din datamappe).
usage-prune-older-than = Fjern det, som ingen har brugt i så mange dage (400).
usage-prune-unfinished-older-than = Det samme for uafsluttede borde (som --older-than).
usage-prune-dry-run = Sig kun, hvad der ville blive fjernet.
usage-bridge-bot = Hvem der svarer (expert), hvis en linje ikke nævner nogen.
usage-advise-seat = Din plads, med uret fra 0 (0).
usage-advise-hand = Din hånd, som den blev givet, eller som den er nu: 'QS AH 10D ...'
usage-advise-deal = Rundens nummer (1); det afgør kortbyttet.
usage-advise-dealer = Hvem der gav.
usage-advise-gave = De kort, du sendte.
usage-advise-got = De kort, du fik.
usage-advise-kitty = De overskydende kort, hvis du så dem.
usage-advise-plays = Alt, der er spillet, i rækkefølge; stik eller træk må adskilles med /.
usage-advise-drawn = Herz an Herz: det kort, du har trukket nu.
usage-advise-scores = Stillingen før denne runde, plads for plads.
usage-advise-opening-card = Det kort, der åbnede, hvor det er det laveste på en hånd.
usage-advise-bot = Hvem der giver råd (expert).
usage-advise-budget = Hvor mange tænkte fordelinger der regnes på.
usage-bot-test-game = Alle varianter af ét spil: hearts, herz_an_herz.
usage-bot-test-seed = Samme seed stiller de samme spørgsmål (1).
usage-bot-test-quick = Få regler, få spørgsmål.
usage-bot-test-long = Alle varianter i hver størrelse, mange spørgsmål.
usage-bot-test-budget = Arbejde pr. beslutning; ellers bottens eget mål.
usage-bot-test-max-ms = Ingen beslutning må tage længere tid.
usage-game-test-seed = Samme seed giver de samme kort (1).
usage-game-test-quick = Få regler, få runder.
usage-game-test-long = Alle varianter i hver størrelse, mange runder.
usage-game-test-deals = Runder med hvert sæt regler.
