# Hjelpen til kommandolinjen. Navn på valg og det som står i anførselstegn, skrives som det er; ordene med store bokstaver er de i usage-word-*.

usage-usage = Bruk:
usage-options = Tilvalg:
usage-commands = Kommandoer:
usage-help = Viser denne hjelpen.
usage-version = Viser versjonen.
usage-lang = Språk: { $codes }
usage-word-name = NAVN
usage-word-file = FIL
usage-word-seat = PLASS
usage-word-cards = KORT
usage-word-card = KORT
usage-word-folder = MAPPE
usage-word-number = NUMMER
usage-word-days = DAGER
usage-word-address = ADRESSE
usage-word-variant = VARIANT
usage-word-command = KOMMANDO
usage-word-options = TILVALG
usage-word-args = ARGUMENTER
usage-word-game = SPILL

# Kommandoene
usage-main =
    Alle slags Hjerter, for alle: spill, se på, kontroller og studer.

    «{ PROGRAM() } play» spør om det som trengs; «{ PROGRAM() } { usage-word-command } --help» sier hva en kommando tar.
usage-command-play =
    Spill mot boter. Spør om det som ikke er oppgitt; hvert trekk lagres med det samme.

    Taster i spillet: ? viser alle.
usage-command-watch = Se boter spille et parti.
usage-command-variants = Vis alle varianter med plassene og regelpakkene deres.
usage-command-rules = Fortell reglene for en variant eller en regelfil med ord.
usage-command-check = Kontroller spillogger. Hver handling gjøres om igjen; den første linjen som ikke passer, nevnes.
usage-command-replay = Gå steg for steg gjennom en spillogg. Enter går fram, B går tilbake, N går til neste omgang.
usage-command-simulate =
    Spill mange partier mellom boter, og fortell hvordan det går med hver av dem.

    En bot som feiler, avbryter det hele med sin traceback. Resten står i docs/bots.md.
usage-command-arena =
    Mål boter mot hverandre, med de samme kortene i hver bordplassering.

    En bot som feiler, avbryter det hele med sin traceback. Resten står i docs/bots.md.
usage-command-warm = Kompiler på forhånd det som boter søker med. Det gjøres for én variant eller (uten { usage-word-variant }) for en server; kommandoen sier hvor det ligger.
usage-command-train =
    Tren nettverkene til den sterkeste boten ved å la den spille mot seg selv. Samme kommando fortsetter en avbrutt trening.

    { usage-word-folder } inneholder nettverkene og curves.csv. Det tar timer på to kjerner; resten står i docs/training.md.
usage-command-join =
    Sett deg ved et bord på en server, i enkle linjer. URL er invitasjonen.

    Serveren kjenner deg igjen. En annen terminal ved samme bord er en annen person; med --as sier du hvem du er.
usage-command-serve = Åpne bord i nettleseren: for deg selv, stuen din eller alle.
usage-command-keys = Skriv nøklene til en server i én fil, for alle maskiner mot én database.
usage-command-prune =
    Fjern det som en server lagrer og som ingen har brukt lenge: bord, poengblokker, husregler.

    Det spørres først. Serveren kan kjøre imens, og gjør det samme av seg selv hver dag (--keep-days).
usage-command-db = Gå gjennom, kopier og gjenopprett alt en server lagrer.
usage-command-db-check = Gå gjennom hele databasen og prøv å lese hvert bord. Ingenting endres; sluttkoden er 1 hvis noe er galt.
usage-command-db-upgrade = Oppdater databasen. Serveren gjør det samme når den starter.
usage-command-db-backup = Kopier databasen slik den er i ett øyeblikk til en ny FIL, også mens serveren er i gang. En slik kopi kan gjenopprettes i SQLite og i PostgreSQL.
usage-command-db-restore = Erstatt alt med en sikkerhetskopi, med serveren stoppet. Du blir spurt først; kortene i omganger som er i gang, deles ut på nytt, så ingen kjenner dem.
usage-command-db-mark-restored = Si fra at databasen er gjenopprettet på annen måte (et øyeblikksbilde av disken, pg_restore): kortene i omganger som er i gang, deles ut på nytt.
usage-command-db-export = Skriv spilloggen fra hvert bord der en omgang er slutt, til en MAPPE. Spillernes navn står i spilloggene.
usage-command-bridge =
    Svar andre programmer: ett JSON-objekt per linje kommer inn, og ett går ut (docs/bridge.md).

    Det som ventes på mens et søk kompileres, skrives til feilutgangen.
usage-command-advise =
    Gi råd ved et ekte kortbord: hva du skal gjøre, og hva hver mulighet er verdt.

    I Hjerter spørres det om hånd og spilte kort der --hand mangler; i Herz an Herz om trekkene hittil og det trukne kortet der --plays og --drawn mangler. Et trekk er en linje i en spillogg (3. P0 draws 45: left) eller kortere (45: left).
usage-command-saved =
    Vis lagrede partier: nummer, spill, spillere, omgang, når, stilling.

    «{ PROGRAM() } play --resume { usage-word-number }» fortsetter et av dem, «{ PROGRAM() } saved delete { usage-word-number }» sletter det.
usage-command-saved-delete = Slett lagrede partier for godt, etter numrene deres på listen; det spørres først.
usage-command-bot = Skriv din egen bot, og se om den holder det boter lover.
usage-command-bot-new = Skriv en bot å begynne med: { usage-word-file } (mine.py) må ikke finnes ennå.
usage-command-bot-test =
    Prøv om en bot holder det boter lover: den spiller etter reglene, bare ut fra det den ser, budsjettet og tilfeldigheten sin.

    BOT er mine.py (eller mine.py:Klasse), et nivå eller cmd:./program. Sluttkoden er 1 der et løfte brytes, og 2 der boten ikke finnes.
usage-command-game = Prøv om et spill holder det spill lover.
usage-command-game-test =
    Prøv om et spill holder det spill lover: skjulte kort forblir skjulte, valgene som tilbys, er de som godtas, og en spillogg fører tilbake til den samme omgangen.

    { usage-word-game } er hearts, herz_an_herz, mine.py (eller mine.py:{ usage-word-name }) eller package.module:{ usage-word-name }. Sluttkoden er 1 der et løfte brytes, og 2 der spillet ikke finnes.

# Valg for flere kommandoer
usage-seats = Antall plasser.
usage-option = En regel (end.limit=50) eller en regelpakke (sun); kan gjentas.
usage-rules = Dine egne regler (TOML).
usage-seed = Samme seed gir de samme kortene og botene.
usage-plain = Bare linjer: ingen farger, ingen markør, for alle skjermlesere.
usage-bots = Hvem botene er: novice, casual, club, expert, master (svakest først), random, fil.py:Klasse; flere med ;
usage-pace = Sekunder mellom kortene til botene; 0 er med det samme.
usage-announce = Hva som sies: hvert kort, stikket når det er din tur, eller bare det du må ta stilling til.
usage-signs = Kort som tegn (♠D) i stedet for ord, også i linjer.
usage-letters = Bokstavene for knekt, dame, konge og ess på kortene, som i nettleserens innstillinger; «own»: språkets egne.
usage-cells = Linjer på høyst N tegn, for eksempel 40 til en leselist.
usage-first-leader = Hvem som begynner der reglene spør om det.
usage-record = Skriv spilloggen til partiet her.
usage-json = For programmer.
usage-yes = Ikke spør.

# Valg for én kommando
usage-play-name = Navnet ditt.
usage-play-resume = Fortsett det sist lagrede partiet, av { usage-word-variant } der en er oppgitt, eller det med dette nummeret i «{ PROGRAM() } saved». Det fortsetter slik det begynte: --seats, --bots, --option, --rules, --seed, --name og --first-leader avvises.
usage-watch-view = Det én plass ser, eller alle hender med «all»; ellers det som ligger åpent.
usage-rules-options = Vis alle tilvalg, slik --option tar dem.
usage-check-bots = Regn ut på nytt hvert valg en bot har tatt, ut fra det den så.
usage-check-shuffle = Regn ut hver omgang på nytt, ut fra låsingene.
usage-check-receipts = Hold kvitteringene fra en side opp mot spilloggen, og si hva de beviser.
usage-replay-seat = Det én plass så; ellers alle hender.
usage-replay-deal = Begynn med denne omgangen.
usage-measure-players = Boter plass for plass, eller én for alle plasser.
usage-measure-seed = Samme seed gir de samme kortene.
usage-measure-processes = Prosesser å spille i (én per kjerne).
usage-measure-ray = Spill på en Ray-klynge: host:port, local eller den som kjører her.
usage-measure-tolerate = Tell boter som feiler, og spill videre for dem.
usage-measure-resume = Ta vare på ferdige blokker i denne filen, og fortsett med den.
usage-measure-records = Ta vare på spilloggen for hvert parti eller hver omgang i denne mappen.
usage-measure-csv = Skriv kommadelte verdier (- viser dem i stedet).
usage-measure-times = Vis også hvor lang tid avgjørelsene tar; tidene er forskjellige hver gang.
usage-measure-json = Vis ett JSON-objekt i stedet for tabellen.
usage-simulate-matches = Partier å spille (20).
usage-arena-blocks = Omganger, hver spilt i hver bordplassering (100).
usage-train-rounds = Runder med spill og læring i alt (12).
usage-train-first = Eksempler i den første runden (6000000).
usage-train-later = Eksempler i hver senere runde (4000000).
usage-train-keep = Hvor mange runder med eksempler nettverkene lærer av (3).
usage-train-rate = Det største læringssteget (0.002).
usage-train-epochs = Hvor mange ganger eksemplene gjennomgås i en runde (3).
usage-train-mixed = Hvor mange av 256 omganger som har plasser som spiller etter faste regler (128).
usage-train-from = Fortsett fra nettverkene til en annen trening, en round-NN.npz.
usage-train-seed = Samme seed og like mange tråder gir de samme nettverkene.
usage-train-threads = Tråder å spille og lære i (2).
usage-join-name = Det de andre kaller deg.
usage-join-as = Hvem du er, der flere bruker denne kontoen.
usage-join-sign-out = La i stedet serveren glemme deg.
usage-serve-host = Adressen å lytte på (bare denne datamaskinen).
usage-serve-port = Porten (8765 eller den neste ledige; 0: hvilken som helst).
usage-serve-data = Hvor bord lagres (datamappen din).
usage-database = Et annet sted for bordene enn datamappen: postgresql://bruker@maskin/database.
usage-serve-synchronous = Hva som tåler et strømbrudd: full, alt som er bekreftet; normal skriver raskere og kan miste de siste øyeblikkene (full).
usage-serve-workers = Hvor mange prosesser som arbeider, mot én PostgreSQL-database (1).
usage-serve-key-file = Filen med nøklene, den samme på hver maskin; { PROGRAM() } keys skriver den (nøkler i datamappen).
usage-serve-public-url = Det man skriver inn, der en annen server står foran.
usage-serve-lan = For alle på nettverket ditt: viser adressen, også som QR-kode.
usage-serve-no-browser = Ikke åpne noen nettleser.
usage-serve-keep-days = Hvor mange dager det som ingen bruker, lagres (400; 0: for alltid).
usage-serve-keep-unfinished-days = Det samme for uavsluttede bord (som --keep-days).
usage-serve-keep-chat-days = Det samme for det som er skrevet ved bordene (30; 0: for alltid).
usage-serve-tables-per-person = Åpne bord som én person kan ha (200; 0: så mange som helst).
usage-serve-tables-per-address = Bord i minnet fra én nettverksadresse (200).
usage-serve-table-mb = Megabyte som ett bord kan ta (16; 0: så mange som helst).
usage-serve-store-mb = Megabyte som alt sammen kan ta (0: så mange som helst).
usage-serve-operator-token-file = En fil med det tokenet som /metrics og /operator spør etter (ingen: bare denne maskinen ser dem).
usage-serve-log-format = Hvordan linjer i loggen ser ut (text).
usage-serve-log-events = Hva som logges: faults, feil; refusals, også det som ble avvist; requests, også hvert svar (refusals).
usage-prune-data = Hvor serveren lagrer bordene sine (datamappen din).
usage-prune-older-than = Fjern det som ingen har brukt på så mange dager (400).
usage-prune-unfinished-older-than = Det samme for uavsluttede bord (som --older-than).
usage-prune-dry-run = Si bare hva som ville blitt fjernet.
usage-bridge-bot = Hvem som svarer (expert), hvis en linje ikke nevner noen.
usage-advise-seat = Plassen din, med klokken fra 0 (0).
usage-advise-hand = Hånden din slik den ble gitt, eller slik den er nå: 'QS AH 10D ...'
usage-advise-deal = Nummeret på omgangen (1), til byttet.
usage-advise-dealer = Hvem som ga.
usage-advise-gave = Kortene du sendte.
usage-advise-got = Kortene du fikk.
usage-advise-kitty = Kortene som ble igjen, hvis du så dem.
usage-advise-plays = Alt som er spilt, i rekkefølge; stikk eller trekk kan skilles med /.
usage-advise-drawn = Herz an Herz: kortet som du nå har trukket.
usage-advise-scores = Stillingen før denne omgangen, plass for plass.
usage-advise-opening-card = Kortet som åpnet, der det er det laveste på en hånd.
usage-advise-bot = Hvem som gir råd (expert).
usage-advise-budget = Hvor mange verdener boten forestiller seg.
usage-bot-test-game = Alle varianter av ett spill: hearts, herz_an_herz.
usage-bot-test-seed = Samme seed stiller de samme spørsmålene (1).
usage-bot-test-quick = Få regler, få spørsmål.
usage-bot-test-long = Alle varianter i hver størrelse, mange spørsmål.
usage-bot-test-budget = Arbeid per avgjørelse; ellers botens eget mål.
usage-bot-test-max-ms = Ingen avgjørelse får ta lengre tid.
usage-game-test-seed = Samme seed gir de samme kortene (1).
usage-game-test-quick = Få regler, få omganger.
usage-game-test-long = Alle varianter i hver størrelse, mange omganger.
usage-game-test-deals = Omganger med hvert regelsett.
