# The server and the commands.

error-no-such-command = Il comando «{ $name }» non esiste. Per vederli tutti: «{ $help }».
error-no-such-option = L’opzione { $name } non esiste. Per vederle tutte: «{ $help }».
error-argument-missing = Manca { $name }. Per vedere che cosa serve al comando: «{ $help }».
error-argument-value = { $name } accetta questo: { $may }. Per saperne di più: «{ $help }».
error-option-needs-value = Manca un valore dopo { $name }. Per vedere che cosa serve al comando: «{ $help }».
error-option-takes-none = { $name } non accetta nessun valore. Per vedere che cosa serve al comando: «{ $help }».
error-too-many-arguments = Il comando accetta meno parole: { $name } è di troppo. Per vedere che cosa serve: «{ $help }».
error-usage = Il comando non si capisce: { $why }. Per vedere che cosa serve: «{ $help }».
error-cannot-join = Il tavolo non si può raggiungere: { $why }.
error-cannot-listen = Il server non si può avviare all’indirizzo { $host }, porta { $port }: { $why }. Scegli un’altra porta con --port.
error-no-address = «{ $host }» non è un indirizzo di questo computer. Ometti --host, o indicane uno che ha.
error-public-url = «{ $text }» non è un indirizzo pubblico. Scrivilo come https://hearts.example, senza percorso.
error-operator-token = Il file { $file } non contiene un token: serve una sola parola di almeno { $least } caratteri.
error-no-folder = La cartella { $folder } non si può usare: { $why }. Scegline un’altra con --data.
error-file-unusable = Il file { $file } non si può usare: { $why }. Controlla che la sua cartella esista e che l’utente che avvia OpenHearts abbia accesso.
error-folder-in-use = Un altro OpenHearts tiene i suoi tavoli in { $folder }: { $address }. Usa quello, fermalo, o scegli un’altra cartella con --data.
error-no-key-file = Il file delle chiavi { $file } non c’è. Scrivine uno con: { PROGRAM() } keys { $file }
error-damaged-key-file = Il file delle chiavi { $file } è danneggiato o non è di OpenHearts. Rimetti una copia; { $kind ->
    [secret] con un’altra chiave nessuno viene più riconosciuto.
    [receipts-key] con un’altra chiave le ricevute già date non corrispondono più.
   *[other] con altre chiavi non si può leggere nessun tavolo.
}
error-other-keys = I tavoli di questo database sono sigillati con altre chiavi. Usa il file delle chiavi dei server che lo usano: --key-file.
error-workers-need-database = Più processi hanno bisogno di un database PostgreSQL comune: --database postgresql://… Con un file ne lavora uno solo.
error-workers-run = { $count ->
    [one] Un server usa questo database. Prima fermalo.
   *[other] { $count } server usano questo database. Prima fermali.
}
error-cannot-write = Non si può scrivere o leggere: { $why }.
error-file-exists = { $file } esiste già e non viene sovrascritto.
error-file-in-use = { $file } è aperto in un altro programma.
error-no-home = Non c’è una cartella personale: { $why }.
error-too-many-files = Ci sono troppi tavoli in { $folder }.
error-store-read-only = Non si può scrivere nell’archivio ({ $where }). Permetti all’account di OpenHearts di scrivere questo file e la sua cartella, o scegli un altro posto.
error-store-damaged = L’archivio è danneggiato, o non è un archivio ({ $where }). Mettilo da parte e rimetti l’ultima copia; «sqlite3 FILE .recover» salva ciò che si può ancora leggere.
error-store-foreign = Il database è di un altro programma ({ $where }). Scegli un altro file; questo è rimasto com’era.
error-store-newer = L’archivio è di una versione più recente di OpenHearts ({ $where }; revisione { $revision }, qui si conosce { $known }). Installa quella versione, o usa un altro file.
error-store-full = Non c’è più spazio per l’archivio ({ $where }). Libera spazio sul disco; ciò che è stato confermato è salvato.
error-store-busy = Un altro programma tiene bloccato l’archivio ({ $where }). Riprova; se continua, chiudi il programma che tiene il file (un backup, un editor di database).
error-store-no-place = L’archivio non si può aprire né creare ({ $where }). Scegli un file in una cartella in cui l’account di OpenHearts può scrivere.
error-store-unsuited = Qui più programmi non possono condividere l’archivio ({ $where }). Scegli un file su un disco di questo computer (non un’unità di rete).
error-store-unknown-kind = Questo tipo di archivio non è previsto ({ $where }). Indica un percorso, sqlite:///percorso o postgresql://utente@macchina/base.
error-store-unreachable = Il database non è raggiungibile ({ $where }): il suo server non risponde o non lascia entrare OpenHearts. Controlla che il server sia in funzione e che indirizzo, utente, password e database siano giusti.
error-store-denied = OpenHearts non può scrivere nulla in questo database ({ $where }). Dai al suo utente il diritto di crearvi tabelle; un database che ne segue soltanto un altro non va bene.
error-store-encoding = Il database tiene i testi in { $encoding } e non in UTF-8 ({ $where }): i nomi di molte lingue non vi trovano posto. Creane un altro con ENCODING UTF8.
error-store-older = L’archivio è di una versione precedente di OpenHearts ({ $where }; revisione { $revision }, questa ha { $known }). Prima aggiornalo: «{ PROGRAM() } db upgrade».
error-store-in-the-way = C’è già un file con questo nome ({ $where }). Scegli un altro nome; non è stato sovrascritto nulla.
error-store-no-backup = { $kind ->
    [zip] { $where } è un file zip, come quelli delle registrazioni, e non una copia di sicurezza: non se ne possono rifare i tavoli.
   *[other] { $where } non è una copia di sicurezza, o il suo inizio è danneggiato.
} Non è cambiato nulla. Indica un file scritto da «{ PROGRAM() } db backup».
error-store-closed = L’archivio è chiuso ({ $where }). Aprilo di nuovo.
error-store-failed = Il sistema non è riuscito a leggere o scrivere l’archivio ({ $where }). Controlla che il disco ci sia e funzioni, poi riavvia: niente viene salvato a metà.
error-store-name = Un nome nell’archivio ha da 1 a { $most } caratteri stampabili.
error-no-stream = Il flusso «{ $stream }» non esiste.
error-stream-exists = Il flusso «{ $stream }» esiste già.
error-stream-conflict = Il numero di voci del flusso «{ $stream }» è { $length }, non { $after }.
error-stream-command-done = Nel flusso «{ $stream }» ci sono già voci di questo comando. Rileggilo.
error-no-language = Ci sono queste lingue: { $list }.
error-no-answer = Non è arrivata nessuna risposta, e nessuna partita è cominciata. Indica il gioco, per esempio: { PROGRAM() } play classic
error-nothing-saved = Non c’è nessuna partita salvata. Per cominciarne una: { PROGRAM() } play
error-nothing-saved-of = Non c’è nessuna partita salvata di { $names }. Per cominciarne una: { PROGRAM() } play { $variant }
error-no-saved-match = Non c’è una partita salvata { $number }; partite salvate: { $count }. Per vederle: { PROGRAM() } saved
error-saved-of-other = La partita salvata { $number } è di { $names }, non di { $other }.
error-saved-as-begun = Una partita salvata continua com’è cominciata. Togli: { $list }
error-cannot-resume = { $file } non si può riprendere: { $cause }
error-other-run = { $file } è di un’altra prova: altri bot, altre regole o un altro seme casuale. Indica un nuovo file.
error-other-form = Con { $file } non si può continuare: lo ha scritto un’altra versione dell’arena, oppure non è un file dell’arena. Indica un nuovo file.
error-failures-kept = { $file } contiene errori di bot che sono stati contati ({ $count }). Continua con --tolerate, oppure indica un nuovo file.
error-process-died = Un processo che giocava è stato terminato: da un bot, dall’esterno o dal sistema, per mancanza di memoria. Con --processes 1 serve meno memoria; ciò che --resume ha conservato non è perso.
error-processes-not-begun = Nessun processo ha potuto cominciare a giocare. In uno script proprio la chiamata deve stare sotto { $sample }, e un bot proprio al primo livello di un file, non in un notebook o al prompt. Con processes=1 non serve né l’una né l’altra cosa.
error-no-cluster = Nessun cluster Ray risponde a { $text }: { $why }. «ray start --head» ne avvia uno; --ray local gioca su uno di questo solo computer.
error-cluster-lost = Il cluster Ray non può continuare: { $why }. Ciò che --resume ha conservato non è perso.
error-options-apart = { $list } non possono stare insieme: scegli una delle opzioni.
error-other-simulation = Quello che è indicato come resume è stato giocato con altri bot, altre regole o un altro seme casuale. Lascialo via, oppure ripeti gli stessi.
error-failures-told = Quello che è indicato come resume contiene errori di bot che sono stati contati ({ $count }). Scrivi tolerate=True, oppure lascialo via.
error-seatings-many = Sono troppe disposizioni dei posti per un blocco: { $count } (al massimo { $most }). Scrivi seatings="rotations".
error-same-place = { $list } indicano lo stesso posto: { $file }. Indica posti diversi.
error-cannot-put = { $name } { $file } non si può scrivere: { $kind ->
    [missing] la cartella non esiste; creala, oppure indica un altro posto
    [folder] è una cartella; indica un file
    [file] è un file; indica una cartella
    [forbidden] manca il permesso
   *[other] { $why }
}.
error-other-training = { $folder } contiene un addestramento con altre regole o impostazioni. Indica una nuova cartella.
error-cannot-learn = Queste regole non si possono imparare: { $why }.
error-no-deal-there = In questa registrazione non c’è la smazzata { $deal }.
error-no-such-view = { $text } non è una vista; scrivi all, oppure un posto da 0 a { $last }.
error-no-scores = { $text } non è un elenco di punteggi; scrivi un numero per ogni posto, come in 26,0,13,5.
error-no-such-flag = { $names } non ha { $what }; ci sono { $list }.
error-no-store = Nessun server ha conservato qualcosa in { $folder }. Indica la sua cartella con --data.
error-cannot-ask = Qui non si può chiedere a nessuno: aggiungi --yes, o --dry-run per vedere che cosa verrebbe eliminato.
error-needs-extra = Per questo serve { $module }, che qui non è installato. Per installarlo: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Qui non si può chiedere a nessuno: aggiungi --yes.
