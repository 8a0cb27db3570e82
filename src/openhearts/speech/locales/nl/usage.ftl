# De hulp van de opdrachtregel. Namen van opties en wat tussen aanhalingstekens staat, typ je zo; de woorden in hoofdletters zijn die van usage-word-*.

usage-usage = Gebruik:
usage-options = Opties:
usage-commands = Opdrachten:
usage-help = Toont deze hulp.
usage-version = Toont de versie.
usage-lang = Taal: { $codes }
usage-word-name = NAAM
usage-word-file = BESTAND
usage-word-seat = PLAATS
usage-word-cards = KAARTEN
usage-word-card = KAART
usage-word-folder = MAP
usage-word-number = NUMMER
usage-word-days = DAGEN
usage-word-address = ADRES
usage-word-variant = VARIANT
usage-word-command = OPDRACHT
usage-word-options = OPTIES
usage-word-args = ARGUMENTEN
usage-word-game = SPEL

# De opdrachten
usage-main =
    Hartenjagen in alle soorten, voor iedereen: spelen, kijken, controleren en bestuderen.

    “{ PROGRAM() } play” vraagt naar wat het nodig heeft; “{ PROGRAM() } { usage-word-command } --help” zegt wat je bij een opdracht kunt opgeven.
usage-command-play =
    Spelen tegen bots. Vraagt naar wat niet is opgegeven; elke zet wordt meteen bewaard.

    Toetsen tijdens het spel: ? toont ze allemaal.
usage-command-watch = Kijken hoe bots een partij spelen.
usage-command-variants = Alle varianten tonen, met hun aantallen plaatsen en hun bundels.
usage-command-rules = De regels van een variant of van een regelbestand in woorden vertellen.
usage-command-check = Verslagen controleren. Elke handeling wordt opnieuw gedaan; de eerste regel die niet klopt, wordt genoemd.
usage-command-replay = Stap voor stap door een verslag gaan. Enter gaat verder, B gaat terug, N gaat naar de volgende ronde.
usage-command-simulate =
    Bots veel partijen laten spelen en vertellen hoe elke bot het doet.

    Een bot die faalt, beëindigt alles met zijn traceback. De rest staat in docs/bots.md.
usage-command-arena =
    Bots met elkaar vergelijken, met dezelfde kaarten in elke tafelschikking.

    Een bot die faalt, beëindigt alles met zijn traceback. De rest staat in docs/bots.md.
usage-command-warm = Vooraf compileren waarmee bots zoeken. Dat gebeurt voor één variant of (zonder { usage-word-variant }) voor een server; de opdracht zegt waar het bewaard wordt.
usage-command-train =
    De netwerken van de sterkste bot trainen door hem tegen zichzelf te laten spelen. Dezelfde opdracht gaat verder met een onderbroken training.

    { usage-word-folder } bewaart de netwerken en curves.csv. Het duurt uren op twee kernen; de rest staat in docs/training.md.
usage-command-join =
    Aan een tafel op een server gaan zitten, met gewone tekstregels. URL is de uitnodiging.

    De server herkent je. Een tweede terminal aan dezelfde tafel is iemand anders; met --as zeg je wie je bent.
usage-command-serve = Tafels in de browser aanbieden: voor jou alleen, je woonkamer of iedereen.
usage-command-keys = De sleutels van een server in één bestand schrijven, voor alle machines aan één database.
usage-command-prune =
    Verwijderen wat een server bewaart en wat al lang niemand meer heeft gebruikt: tafels, scoreblokken, huisregels.

    Er wordt eerst om bevestiging gevraagd. De server mag intussen draaien, en doet elke dag vanzelf hetzelfde (--keep-days).
usage-command-db = Alles wat een server bewaart nakijken, kopiëren en terugzetten.
usage-command-db-check = De hele database nakijken en elke tafel proberen te lezen. Er verandert niets; de afsluitcode is 1 als er iets mis is.
usage-command-db-upgrade = De database bijwerken. De server doet hetzelfde bij het starten.
usage-command-db-backup = De database, zoals die op één moment is, naar een nieuw BESTAND kopiëren, ook terwijl de server draait. Zo’n kopie is terug te zetten in SQLite en in PostgreSQL.
usage-command-db-restore = Alles door een reservekopie vervangen; de server moet gestopt zijn. Er wordt eerst om bevestiging gevraagd; de kaarten van lopende rondes worden opnieuw gedeeld, zodat niemand ze kent.
usage-command-db-mark-restored = Melden dat de database op een andere manier is teruggezet (een momentopname van de schijf, pg_restore): de kaarten van lopende rondes worden opnieuw gedeeld.
usage-command-db-export = Het verslag van elke tafel waar een ronde is afgelopen in een MAP schrijven. Er staan namen van mensen in.
usage-command-bridge =
    Aan andere programma’s antwoord geven: per regel komt één JSON-object binnen en gaat er één uit (docs/bridge.md).

    Waarop gewacht wordt terwijl een zoekprogramma gecompileerd wordt, staat in de foutuitvoer.
usage-command-advise =
    Raad geven aan een echte kaarttafel: wat te doen, en wat elke mogelijkheid waard is.

    Bij hartenjagen vraagt de opdracht naar de hand en de gespeelde kaarten als --hand ontbreekt; bij Herz an Herz naar de beurten tot nu toe en de getrokken kaart als --plays en --drawn ontbreken. Een beurt is een regel van een verslag (3. P0 draws 45: left) of korter (45: left).
usage-command-saved =
    Bewaarde partijen tonen: nummer, spel, spelers, ronde, wanneer, stand.

    “{ PROGRAM() } play --resume { usage-word-number }” gaat met een partij verder, “{ PROGRAM() } saved delete { usage-word-number }” verwijdert die.
usage-command-saved-delete = Bewaarde partijen voorgoed verwijderen, aan de hand van hun nummer in de lijst; er wordt eerst om bevestiging gevraagd.
usage-command-bot = Een eigen bot schrijven, en zien of hij waarmaakt wat bots beloven.
usage-command-bot-new = Een bot schrijven om mee te beginnen: { usage-word-file } (mine.py) mag er nog niet zijn.
usage-command-bot-test =
    Controleren of een bot waarmaakt wat bots beloven: hij speelt volgens de regels, alleen op grond van wat hij ziet, zijn budget en zijn toeval.

    BOT is mine.py (of mine.py:Klasse), een niveau, of cmd:./programma. De afsluitcode is 1 als een belofte gebroken wordt, 2 als die bot er niet is.
usage-command-game = Een spel toetsen aan wat spellen beloven.
usage-command-game-test =
    Controleren of een spel waarmaakt wat spellen beloven: verborgen kaarten blijven verborgen, alleen wat in de opties staat, wordt aanvaard, en een verslag leidt terug naar dezelfde ronde.

    { usage-word-game } is hearts, herz_an_herz, mine.py (of mine.py:{ usage-word-name }), of package.module:{ usage-word-name }. De afsluitcode is 1 als een belofte gebroken wordt, 2 als dat spel er niet is.

# Opties van meer opdrachten
usage-seats = Aantal plaatsen.
usage-option = Een regel (end.limit=50) of een bundel (sun); mag vaker.
usage-rules = Eigen regels (TOML).
usage-seed = Dezelfde seed geeft dezelfde kaarten en bots.
usage-plain = Alleen tekstregels: geen kleuren, geen cursor, voor elke schermlezer.
usage-bots = Wie de bots zijn: novice, casual, club, expert, master (de zwakste eerst), random, bestand.py:Klasse; meerdere met ;
usage-pace = Seconden tussen de kaarten van de bots; 0 is meteen.
usage-announce = Wat er gezegd wordt: elke kaart, de slag als jij aan de beurt bent, of alleen wat jij moet beslissen.
usage-signs = Kaarten in tekens (♠V) in plaats van in woorden, ook in tekstregels.
usage-letters = De letters van boer, vrouw, heer en aas op de kaarten, zoals in de instellingen van de browser; “own”: die van de taal.
usage-cells = Tekstregels van hoogstens N tekens, bijvoorbeeld 40 voor een brailleregel.
usage-first-leader = Wie begint, als de regels daarnaar vragen.
usage-record = Het verslag van de partij hier schrijven.
usage-json = Voor programma’s.
usage-yes = Niet om bevestiging vragen.

# Opties van één opdracht
usage-play-name = Je naam.
usage-play-resume = Verdergaan met de laatst bewaarde partij, van { usage-word-variant } als die is opgegeven, of met die van dit nummer uit “{ PROGRAM() } saved”. De partij gaat verder zoals die begonnen is: --seats, --bots, --option, --rules, --seed, --name en --first-leader worden geweigerd.
usage-watch-view = Wat één plaats ziet, of met “all” alle handen; anders wat open ligt.
usage-rules-options = Alle opties tonen, zoals --option ze aanneemt.
usage-check-bots = Elke keuze van een bot opnieuw berekenen uit wat hij ziet.
usage-check-shuffle = Elke ronde opnieuw berekenen uit de vastleggingen ervan.
usage-check-receipts = De ontvangstbewijzen van een pagina met het verslag vergelijken, en zeggen wat ze bewijzen.
usage-replay-seat = Wat één plaats zag; anders alle handen.
usage-replay-deal = Met deze ronde beginnen.
usage-measure-players = Bots per plaats, of één voor alle plaatsen.
usage-measure-seed = Dezelfde seed geeft dezelfde kaarten.
usage-measure-processes = Processen om in te spelen (één per kern).
usage-measure-ray = Op een Ray-cluster spelen: host:port, local, of het cluster dat hier draait.
usage-measure-tolerate = Falende bots tellen, en in hun plaats verderspelen.
usage-measure-resume = Voltooide blokken in dit bestand bewaren, en ermee verdergaan.
usage-measure-records = Het verslag van elke partij of ronde in deze map bewaren.
usage-measure-csv = Waarden met komma’s ertussen schrijven (- toont ze in plaats daarvan).
usage-measure-times = Ook hoelang beslissingen duren; die tijden zijn elke keer anders.
usage-measure-json = Eén JSON-object tonen in plaats van de tabel.
usage-simulate-matches = Aantal partijen (20).
usage-arena-blocks = Rondes, elk gespeeld in elke tafelschikking (100).
usage-train-rounds = Reeksen van spelen en leren in totaal (12).
usage-train-first = Voorbeelden van de eerste reeks (6000000).
usage-train-later = Voorbeelden van elke latere reeks (4000000).
usage-train-keep = Van hoeveel reeksen de netwerken de voorbeelden leren (3).
usage-train-rate = De grootste leerstap (0.002).
usage-train-epochs = Hoe vaak de voorbeelden in een reeks doorlopen worden (3).
usage-train-mixed = Hoeveel van de 256 rondes plaatsen hebben die volgens vaste regels spelen (128).
usage-train-from = Verdergaan met de netwerken van een andere training, een round-NN.npz.
usage-train-seed = Dezelfde seed en evenveel threads geven dezelfde netwerken.
usage-train-threads = Threads om in te spelen en te leren (2).
usage-join-name = Hoe de anderen je noemen.
usage-join-as = Wie je bent, als meerdere mensen dit account gebruiken.
usage-join-sign-out = In plaats daarvan de server je laten vergeten.
usage-serve-host = Het adres waarop de server luistert (alleen deze computer).
usage-serve-port = De poort (8765, of de volgende die vrij is; 0: een willekeurige).
usage-serve-data = Waar tafels bewaard worden (je gegevensmap).
usage-database = Een andere plaats voor de tafels dan de gegevensmap: postgresql://gebruiker@machine/database.
usage-serve-synchronous = Wat een stroomstoring overleeft: full alles wat is meegedeeld; normal schrijft sneller en kan de laatste ogenblikken kwijtraken (full).
usage-serve-workers = Hoeveel serverprocessen er draaien, op één PostgreSQL-database (1).
usage-serve-key-file = Het bestand met de sleutels, op elke machine hetzelfde; { PROGRAM() } keys schrijft het (sleutels in de gegevensmap).
usage-serve-public-url = Wat mensen typen, als er een andere server voor staat.
usage-serve-lan = Voor iedereen in je netwerk: toont het adres, ook als QR-code.
usage-serve-no-browser = Geen browser openen.
usage-serve-keep-days = Hoeveel dagen bewaard blijft wat niemand gebruikt (400; 0: voor altijd).
usage-serve-keep-unfinished-days = Hetzelfde voor onvoltooide tafels (als --keep-days).
usage-serve-keep-chat-days = Hetzelfde voor wat er aan tafels geschreven is (30; 0: voor altijd).
usage-serve-tables-per-person = Open tafels die één persoon mag hebben (200; 0: onbeperkt).
usage-serve-tables-per-address = Tafels van één netwerkadres in het geheugen (200).
usage-serve-table-mb = Megabytes die één tafel mag innemen (16; 0: onbeperkt).
usage-serve-store-mb = Megabytes die alles samen mag innemen (0: onbeperkt).
usage-serve-operator-token-file = Een bestand met het token waar /metrics en /operator om vragen (geen: alleen deze computer ziet ze).
usage-serve-log-format = Hoe regels van het logboek eruitzien (text).
usage-serve-log-events = Wat wordt genoteerd: faults, fouten; refusals, ook wat is geweigerd; requests, ook elk antwoord (refusals).
usage-prune-data = Waar de server zijn tafels bewaart (je gegevensmap).
usage-prune-older-than = Verwijderen wat zoveel dagen door niemand is gebruikt (400).
usage-prune-unfinished-older-than = Hetzelfde voor onvoltooide tafels (als --older-than).
usage-prune-dry-run = Alleen zeggen wat verwijderd zou worden.
usage-bridge-bot = Wie antwoordt (expert), als een regel niemand noemt.
usage-advise-seat = Je plaats, vanaf 0 met de klok mee (0).
usage-advise-hand = Je hand zoals die gedeeld is, of zoals die nu is: 'QS AH 10D ...'
usage-advise-deal = De hoeveelste ronde het is (1), voor het doorgeven.
usage-advise-dealer = Wie gedeeld heeft.
usage-advise-gave = De kaarten die je doorgegeven hebt.
usage-advise-got = De kaarten die je gekregen hebt.
usage-advise-kitty = De overgebleven kaarten, als je ze gezien hebt.
usage-advise-plays = Alles wat gespeeld is, op volgorde; slagen of beurten mogen met / gescheiden zijn.
usage-advise-drawn = Herz an Herz: de kaart die je nu getrokken hebt.
usage-advise-scores = Stand voor deze ronde, per plaats.
usage-advise-opening-card = De kaart die opende, als dat de laagste in een hand is.
usage-advise-bot = Wie raad geeft (expert).
usage-advise-budget = Hoeveel werelden bedacht worden.
usage-bot-test-game = Alle varianten van één spel: hearts, herz_an_herz.
usage-bot-test-seed = Dezelfde seed stelt dezelfde vragen (1).
usage-bot-test-quick = Weinig regels, weinig vragen.
usage-bot-test-long = Alle varianten met elk aantal plaatsen, veel vragen.
usage-bot-test-budget = Werk per beslissing; anders de eigen maat van de bot.
usage-bot-test-max-ms = Geen beslissing mag langer duren.
usage-game-test-seed = Dezelfde seed geeft dezelfde kaarten (1).
usage-game-test-quick = Weinig regels, weinig rondes.
usage-game-test-long = Alle varianten met elk aantal plaatsen, veel rondes.
usage-game-test-deals = Rondes per stel regels.
