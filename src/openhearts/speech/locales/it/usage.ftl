# L’aiuto della riga di comando. I nomi delle opzioni e quello che sta tra virgolette si scrivono così; le parole in maiuscolo sono quelle di usage-word-*.

usage-usage = Uso:
usage-options = Opzioni:
usage-commands = Comandi:
usage-help = Mostrare questo aiuto.
usage-version = Mostrare la versione.
usage-lang = Lingua: { $codes }
usage-word-name = NOME
usage-word-file = FILE
usage-word-seat = POSTO
usage-word-cards = CARTE
usage-word-card = CARTA
usage-word-folder = CARTELLA
usage-word-number = NUMERO
usage-word-days = GIORNI
usage-word-address = INDIRIZZO
usage-word-variant = VARIANTE
usage-word-command = COMANDO
usage-word-options = OPZIONI
usage-word-args = ARGOMENTI
usage-word-game = GIOCO

# I comandi
usage-main =
    Cuori in tutte le sue varianti, per tutti: giocare, guardare, controllare e studiare.

    «{ PROGRAM() } play» chiede quello che gli serve; «{ PROGRAM() } { usage-word-command } --help» dice che cosa accetta un comando.
usage-command-play =
    Giocare contro i bot. Chiede quello che non è indicato; ogni mossa viene salvata subito.

    I tasti durante il gioco: ? li mostra tutti.
usage-command-watch = Guardare i bot che giocano una partita.
usage-command-variants = Elencare tutte le varianti con i loro posti e i loro pacchetti di opzioni.
usage-command-rules = Raccontare a parole le regole di una variante o di un file di regole.
usage-command-check = Controllare registrazioni. Ogni azione viene rifatta; viene indicata la prima riga che non torna.
usage-command-replay = Ripercorrere una registrazione passo per passo. Invio va avanti, B va indietro, N va alla smazzata successiva.
usage-command-simulate =
    Giocare molte partite tra bot, e dire come va a ciascuno.

    Un bot che fallisce ferma tutto con il suo traceback. Il resto è in docs/bots.md.
usage-command-arena =
    Confrontare i bot tra loro, con le stesse carte in tutti i posti.

    Un bot che fallisce ferma tutto con il suo traceback. Il resto è in docs/bots.md.
usage-command-warm = Compilare in anticipo quello che serve alla ricerca dei bot. Si fa per una variante o (senza { usage-word-variant }) per un server; il comando dice dove viene conservato.
usage-command-train =
    Addestrare le reti del bot più forte facendolo giocare contro se stesso. Lo stesso comando continua un addestramento interrotto.

    { usage-word-folder } contiene le reti e curves.csv. Servono ore su due core; il resto è in docs/training.md.
usage-command-join =
    Sedersi a un tavolo su un server, in righe semplici. URL è l’invito.

    Il server ti riconosce. Un secondo terminale allo stesso tavolo è un’altra persona; con --as dici quale sei.
usage-command-serve = Aprire tavoli nel browser: per te, per il tuo salotto o per tutti.
usage-command-keys = Scrivere le chiavi di un server in un file, per tutte le macchine di uno stesso database.
usage-command-prune =
    Eliminare quello che un server conserva e nessuno usa da molto tempo: tavoli, segnapunti, regole di casa.

    Prima chiede. Il server può intanto restare acceso, e fa lo stesso ogni giorno da solo (--keep-days).
usage-command-db = Controllare, copiare e ripristinare tutto ciò che un server conserva.
usage-command-db-check = Controllare tutto il database e provare a leggere ogni tavolo. Non cambia nulla; il codice di uscita è 1 se qualcosa non va.
usage-command-db-upgrade = Aggiornare il database. Il server fa lo stesso quando parte.
usage-command-db-backup = Copiare il database com’è in un dato momento in un nuovo FILE, anche mentre il server lavora. Una copia così si può ripristinare sia in SQLite sia in PostgreSQL.
usage-command-db-restore = Mettere una copia al posto di tutto, a server fermo. Prima chiede; le carte delle smazzate in corso si ridanno, così nessuno le conosce.
usage-command-db-mark-restored = Segnalare che il database è stato ripristinato in altro modo (un’immagine del disco, pg_restore): le carte delle smazzate in corso si ridanno.
usage-command-db-export = Scrivere in una CARTELLA la registrazione di ogni tavolo dove una smazzata è finita. Vi compaiono nomi di persone.
usage-command-bridge =
    Rispondere ad altri programmi: entra un oggetto JSON per riga e ne esce uno (docs/bridge.md).

    Se bisogna aspettare perché una ricerca viene compilata, lo dice lo standard error.
usage-command-advise =
    Consigliare a un vero tavolo di carte: che cosa fare, e quanto vale ogni possibilità.

    A Cuori chiede la mano e le carte giocate dove manca --hand; a Herz an Herz i turni giocati e la carta pescata dove mancano --plays e --drawn. Un turno è una riga di una registrazione (3. P0 draws 45: left) o meno (45: left).
usage-command-saved =
    Elencare le partite salvate: numero, gioco, giocatori, smazzata, quando, punteggio.

    «{ PROGRAM() } play --resume { usage-word-number }» ne continua una, «{ PROGRAM() } saved delete { usage-word-number }» la elimina.
usage-command-saved-delete = Eliminare per sempre partite salvate, secondo il loro numero nell’elenco; prima chiede.
usage-command-bot = Scrivere un proprio bot, e vedere se mantiene quello che i bot promettono.
usage-command-bot-new = Scrivere un bot per cominciare: { usage-word-file } (mine.py) non deve ancora esistere.
usage-command-bot-test =
    Controllare se un bot mantiene quello che i bot promettono: gioca secondo le regole, e solo in base a quello che vede, al suo budget e ai suoi numeri casuali.

    BOT è mine.py (o mine.py:Classe), un livello, o cmd:./programma. Il codice di uscita è 1 se una promessa non è mantenuta, 2 se quel bot non esiste.
usage-command-game = Controllare un gioco secondo quello che i giochi promettono.
usage-command-game-test =
    Controllare se un gioco mantiene quello che i giochi promettono: le carte nascoste restano nascoste, si accetta proprio ciò che è tra le azioni offerte, e una registrazione riporta alla stessa smazzata.

    { usage-word-game } è hearts, herz_an_herz, mine.py (o mine.py:{ usage-word-name }), o package.module:{ usage-word-name }. Il codice di uscita è 1 se una promessa non è mantenuta, 2 se quel gioco non esiste.

# Opzioni di più comandi
usage-seats = Numero di posti.
usage-option = Una regola (end.limit=50) o un pacchetto di opzioni (sun); si può ripetere.
usage-rules = Regole tue (TOML).
usage-seed = Lo stesso seme casuale dà le stesse carte e gli stessi bot.
usage-plain = Solo righe: niente colori, niente cursore, per qualsiasi lettore.
usage-bots = Chi sono i bot: novice, casual, club, expert, master (dal più debole al più forte), random, file.py:Classe; più d’uno con ;
usage-pace = Secondi tra le carte dei bot; 0 vuol dire subito.
usage-announce = Che cosa viene detto: ogni carta, la presa quando tocca a te, o solo quello che devi decidere.
usage-signs = Carte in simboli (D♠) invece che a parole, anche nelle righe.
usage-letters = Le lettere di fante, donna, re e asso sulle carte, come nelle impostazioni del browser; «own»: quelle della lingua.
usage-cells = Righe di N caratteri al massimo, per esempio 40 per una riga braille.
usage-first-leader = Chi comincia, dove le regole lo chiedono.
usage-record = Scrivere qui la registrazione della partita.
usage-json = Per i programmi.
usage-yes = Non chiedere.

# Opzioni di un comando
usage-play-name = Il tuo nome.
usage-play-resume = Continuare l’ultima partita salvata, di { usage-word-variant } se è indicata, o quella con questo numero in «{ PROGRAM() } saved». Continua come è cominciata: --seats, --bots, --option, --rules, --seed, --name e --first-leader vengono rifiutati.
usage-watch-view = Quello che vede un posto, o tutte le mani con «all»; altrimenti quello che è scoperto.
usage-rules-options = Elencare tutte le opzioni, come le accetta --option.
usage-check-bots = Ricalcolare ogni scelta di un bot da quello che vede.
usage-check-shuffle = Ricalcolare ogni smazzata dai suoi impegni.
usage-check-receipts = Confrontare con la registrazione le ricevute di una pagina, e dire che cosa dimostrano.
usage-replay-seat = Quello che vedeva un posto; altrimenti tutte le mani.
usage-replay-deal = Cominciare da questa smazzata.
usage-measure-players = I bot per posto, o uno per tutti.
usage-measure-seed = Lo stesso seme casuale dà le stesse carte.
usage-measure-processes = Processi in cui si gioca (uno per core).
usage-measure-ray = Giocare su un cluster Ray: host:port, local, o quello attivo qui.
usage-measure-tolerate = Contare i bot che falliscono, e continuare a giocare per loro.
usage-measure-resume = Conservare i blocchi finiti in questo file, e continuare da lì.
usage-measure-records = Conservare in questa cartella la registrazione di ogni partita o smazzata.
usage-measure-csv = Scrivere valori separati da virgole (- invece li mostra).
usage-measure-times = Anche i tempi delle decisioni; ogni volta sono diversi.
usage-measure-json = Mostrare un oggetto JSON invece della tabella.
usage-simulate-matches = Partite da giocare (20).
usage-arena-blocks = Smazzate, ciascuna giocata in tutti i posti (100).
usage-train-rounds = Giri di gioco e apprendimento in tutto (12).
usage-train-first = Esempi del primo giro (6000000).
usage-train-later = Esempi di ogni giro successivo (4000000).
usage-train-keep = Giri dai cui esempi imparano le reti (3).
usage-train-rate = Il passo di apprendimento più grande (0.002).
usage-train-epochs = Quante volte gli esempi vengono ripassati in un giro (3).
usage-train-mixed = Su 256 smazzate, quelle con posti che giocano con regole fisse (128).
usage-train-from = Continuare dalle reti di un altro addestramento, un round-NN.npz.
usage-train-seed = Lo stesso seme casuale con gli stessi thread dà le stesse reti.
usage-train-threads = Thread per giocare e imparare (2).
usage-join-name = Come ti chiamano gli altri.
usage-join-as = Chi sei, dove più persone usano questo account.
usage-join-sign-out = Fare invece in modo che il server ti dimentichi.
usage-serve-host = L’indirizzo su cui ascolta (solo questa macchina).
usage-serve-port = La porta (8765, o la prossima libera; 0: una qualsiasi).
usage-serve-data = Dove vengono conservati i tavoli (la tua cartella dei dati).
usage-database = Un posto per i tavoli diverso dalla cartella dei dati: postgresql://utente@macchina/base.
usage-serve-synchronous = Che cosa resiste a un’interruzione di corrente: full, tutto ciò che è stato comunicato; normal scrive più in fretta e può perdere gli ultimi istanti (full).
usage-serve-workers = Quanti processi servono, su uno stesso database PostgreSQL (1).
usage-serve-key-file = Il file delle chiavi, lo stesso su ogni macchina; { PROGRAM() } keys lo scrive (chiavi nella cartella dei dati).
usage-serve-public-url = L’indirizzo che le persone scrivono, se davanti c’è un altro server.
usage-serve-lan = Per tutta la tua rete: mostra l’indirizzo, anche come codice QR.
usage-serve-no-browser = Non aprire nessun browser.
usage-serve-keep-days = Giorni per cui resta quello che nessuno usa (400; 0: per sempre).
usage-serve-keep-unfinished-days = Lo stesso per i tavoli non finiti (come --keep-days).
usage-serve-keep-chat-days = Lo stesso per quello che si scrive ai tavoli (30; 0: per sempre).
usage-serve-tables-per-person = Tavoli aperti che una persona può avere (200; 0: senza limite).
usage-serve-tables-per-address = Tavoli in memoria di un indirizzo di rete (200).
usage-serve-table-mb = Megabyte che un tavolo può occupare (16; 0: senza limite).
usage-serve-store-mb = Megabyte che il tutto può occupare (0: senza limite).
usage-serve-operator-token-file = Un file con il token che /metrics e /operator chiedono (nessuno: li vede solo questo computer).
usage-serve-log-format = L’aspetto delle righe del registro (text).
usage-serve-log-events = Che cosa si annota: faults, i guasti; refusals, anche i rifiuti; requests, anche ogni risposta (refusals).
usage-prune-data = Dove il server conserva i suoi tavoli (la tua cartella dei dati).
usage-prune-older-than = Quello che nessuno usa da questo numero di giorni (400).
usage-prune-unfinished-older-than = Lo stesso per i tavoli non finiti (come --older-than).
usage-prune-dry-run = Dire soltanto che cosa verrebbe eliminato.
usage-bridge-bot = Chi risponde (expert), se una riga non nomina nessuno.
usage-advise-seat = Il tuo posto, da 0 in senso orario (0).
usage-advise-hand = La tua mano com’è stata data, o com’è adesso: 'QS AH 10D ...'
usage-advise-deal = Numero della smazzata (1), per il passaggio.
usage-advise-dealer = Chi ha dato le carte.
usage-advise-gave = Le carte che hai passato.
usage-advise-got = Le carte che hai ricevuto.
usage-advise-kitty = Le carte avanzate, se le hai viste.
usage-advise-plays = Tutto quello che è stato giocato, in ordine; prese o turni si possono separare con /.
usage-advise-drawn = Herz an Herz: la carta che hai appena pescato.
usage-advise-scores = Totali prima di questa smazzata, per posto.
usage-advise-opening-card = La carta che ha aperto, dove è la più bassa in mano a qualcuno.
usage-advise-bot = Chi consiglia (expert).
usage-advise-budget = Quanti mondi immaginare.
usage-bot-test-game = Tutte le varianti di un gioco: hearts, herz_an_herz.
usage-bot-test-seed = Lo stesso seme casuale fa le stesse domande (1).
usage-bot-test-quick = Poche regole, poche domande.
usage-bot-test-long = Tutte le varianti in ogni dimensione, molte domande.
usage-bot-test-budget = Lavoro per ogni decisione; altrimenti quello proprio del bot.
usage-bot-test-max-ms = Nessuna decisione può durare di più.
usage-game-test-seed = Lo stesso seme casuale dà le stesse carte (1).
usage-game-test-quick = Poche regole, poche smazzate.
usage-game-test-long = Tutte le varianti in ogni dimensione, molte smazzate.
usage-game-test-deals = Smazzate con ogni insieme di regole.
