# The server and the commands.

error-no-such-command = Det finnes ingen kommando «{ $name }». Se alle med: «{ $help }».
error-no-such-option = Det finnes ikke noe tilvalg { $name }. Se alle med: «{ $help }».
error-argument-missing = { $name } mangler. Se hva kommandoen trenger, med: «{ $help }».
error-argument-value = { $name } kan være dette: { $may }. Se mer med: «{ $help }».
error-option-needs-value = Det mangler en verdi etter { $name }. Se hva kommandoen trenger, med: «{ $help }».
error-option-takes-none = { $name } tar ingen verdi. Se hva kommandoen trenger, med: «{ $help }».
error-too-many-arguments = Kommandoen tar færre ord: { $name } kan ikke stå der. Se hva den trenger, med: «{ $help }».
error-usage = Kommandoen kan ikke forstås: { $why }. Se hva den trenger, med: «{ $help }».
error-cannot-join = Bordet kan ikke nås: { $why }.
error-cannot-listen = Adressen { $host }, port { $port }, kan ikke brukes: { $why }. Velg en annen port med --port.
error-no-address = «{ $host }» er ingen adresse på denne datamaskinen. Utelat --host, eller oppgi en den har.
error-public-url = «{ $text }» er ingen offentlig adresse. Skriv den som https://hearts.example, uten sti.
error-operator-token = Filen { $file } inneholder ikke noe token: det trengs ett ord på minst { $least } tegn.
error-no-folder = Mappen { $folder } kan ikke brukes: { $why }. Velg en annen med --data.
error-file-unusable = Filen { $file } kan ikke brukes: { $why }. Se etter at mappen finnes, og at brukeren som kjører OpenHearts, har tilgang.
error-folder-in-use = En annen OpenHearts har bordene sine i { $folder }: { $address }. Bruk den, stopp den, eller velg en annen mappe med --data.
error-no-key-file = Nøkkelfilen { $file } finnes ikke. Skriv en med: { PROGRAM() } keys { $file }
error-damaged-key-file = Nøkkelfilen { $file } er skadet eller kommer ikke fra OpenHearts. Legg tilbake en kopi; { $kind ->
    [secret] med en annen nøkkel blir ingen gjenkjent lenger.
    [receipts-key] til en annen nøkkel passer ikke kvitteringene som er gitt.
   *[other] med andre nøkler kan ingen bord leses.
}
error-other-keys = Bordene i denne databasen er forseglet med andre nøkler. Bruk nøkkelfilen til serverne som bruker den: --key-file.
error-workers-need-database = Flere prosesser trenger en felles PostgreSQL-database: --database postgresql://… Med en fil arbeider bare én.
error-workers-run =
    { $count ->
        [one] En server bruker denne databasen. Stopp den først.
       *[other] { $count } servere bruker denne databasen. Stopp dem først.
     }
error-cannot-write = Det kan ikke skrives eller leses: { $why }.
error-file-exists = { $file } finnes allerede og overskrives ikke.
error-file-in-use = { $file } er åpen i et annet program.
error-no-home = Det finnes ingen hjemmemappe: { $why }.
error-too-many-files = Det er for mange bord i { $folder }.
error-store-read-only = Det går ikke å skrive i lageret ({ $where }). La kontoen som kjører OpenHearts, skrive filen og mappen dens, eller velg et annet sted.
error-store-damaged = Lageret er skadet, eller er ikke noe lager ({ $where }). Legg det til side og sett inn den siste sikkerhetskopien; «sqlite3 FILE .recover» redder det som ennå kan leses.
error-store-foreign = Databasen hører til et annet program ({ $where }). Velg en annen fil; denne er ikke endret.
error-store-newer = Lageret er laget av en nyere versjon av OpenHearts ({ $where }; revisjon { $revision }, her er { $known } kjent). Installer den versjonen, eller bruk en annen fil.
error-store-full = Det er ikke mer plass til lageret ({ $where }). Lag plass på disken; det som er bekreftet, er lagret.
error-store-busy = Et annet program holder lageret låst ({ $where }). Prøv igjen; fortsetter det, avslutt programmet som holder filen (en sikkerhetskopiering, et databaseprogram).
error-store-no-place = Lageret kan ikke åpnes eller lages ({ $where }). Velg en fil i en mappe der kontoen til OpenHearts kan skrive.
error-store-unsuited = Her kan ikke flere programmer dele lageret ({ $where }). Velg en fil på en disk i denne maskinen (ikke en nettverksdisk).
error-store-unknown-kind = Denne typen lager støttes ikke ({ $where }). Oppgi en sti, sqlite:///sti eller postgresql://bruker@maskin/database.
error-store-unreachable = Databasen kan ikke nås ({ $where }): serveren svarer ikke eller slipper ikke OpenHearts inn. Se etter at serveren er i gang, og at adresse, bruker, passord og database stemmer.
error-store-denied = OpenHearts får ikke skrive noe i denne databasen ({ $where }). Gi brukeren rett til å opprette tabeller der; en database som bare følger en annen, duger ikke.
error-store-encoding = Databasen lagrer tekster i { $encoding } og ikke i UTF-8 ({ $where }): navn på mange språk får ikke plass der. Opprett en annen med ENCODING UTF8.
error-store-older = Lageret kommer fra en eldre versjon av OpenHearts ({ $where }; revisjon { $revision }, denne har { $known }). Oppdater det først: «{ PROGRAM() } db upgrade».
error-store-in-the-way = Det finnes allerede en fil med dette navnet ({ $where }). Velg et annet navn; ingenting er skrevet over.
error-store-no-backup = { $kind ->
    [zip] { $where } er et zip-arkiv, som av spillogger, og ingen sikkerhetskopi: det kan ikke lages bord av det.
   *[other] { $where } er ingen sikkerhetskopi, eller begynnelsen er skadet.
} Ingenting er endret. Oppgi en fil som «{ PROGRAM() } db backup» har skrevet.
error-store-closed = Lageret er lukket ({ $where }). Åpne det igjen.
error-store-failed = Systemet kunne ikke lese eller skrive lageret ({ $where }). Se etter at disken er der og er i orden, og start igjen: ingenting lagres halvt.
error-store-name = Et navn i lageret har 1 til { $most } tegn som kan vises.
error-no-stream = Det finnes ingen strøm «{ $stream }».
error-stream-exists = Det finnes allerede en strøm «{ $stream }».
error-stream-conflict = Antallet poster i strømmen «{ $stream }» er { $length }, ikke { $after }.
error-stream-command-done = I strømmen «{ $stream }» finnes det allerede poster fra denne kommandoen. Les den på nytt.
error-no-language = Disse språkene finnes: { $list }.
error-no-answer = Det kom ikke noe svar, og ikke noe spill ble startet. Nevn spillet, for eksempel: { PROGRAM() } play classic
error-nothing-saved = Det finnes ikke noe lagret parti. Begynn et nytt med: { PROGRAM() } play
error-nothing-saved-of = Det finnes ikke noe lagret parti av «{ $names }». Begynn et nytt med: { PROGRAM() } play { $variant }
error-no-saved-match = Det finnes ikke noe lagret parti { $number }; lagrede partier: { $count }. De vises av: { PROGRAM() } saved
error-saved-of-other = Det lagrede partiet { $number } er et parti «{ $names }», ikke «{ $other }».
error-saved-as-begun = Et lagret parti fortsetter slik det begynte. Utelat: { $list }
error-cannot-resume = { $file } kan ikke fortsettes: { $cause }
error-other-run = { $file } kommer fra en annen kjøring: andre spillere, andre regler eller et annet seed. Oppgi en ny fil.
error-other-form = { $file } kan ikke fortsettes: filen er skrevet av en annen versjon av arenaen, eller den er slett ikke fra en arena. Oppgi en ny fil.
error-failures-kept = { $file } inneholder feil fra boter som er talt opp ({ $count }). Fortsett med --tolerate, eller oppgi en ny fil.
error-process-died = En prosess som spilte, ble avsluttet: av en bot, utenfra eller av systemet fordi det manglet minne. Med --processes 1 trengs mindre minne; det som --resume har tatt vare på, er ikke tapt.
error-processes-not-begun = Ingen prosess kunne begynne å spille. I et eget skript må kallet stå under { $sample }, og en egen bot på øverste nivå i en fil, ikke i en notatbok eller ved en ledetekst. Med processes=1 er ingen av delene nødvendig.
error-no-cluster = Ingen Ray-klynge svarer på { $text }: { $why }. «ray start --head» starter en; --ray local spiller på en klynge på bare denne maskinen.
error-cluster-lost = Ray-klyngen kan ikke fortsette: { $why }. Det som --resume har tatt vare på, er ikke tapt.
error-options-apart = { $list } kan ikke brukes sammen: velg ett av dem.
error-other-simulation = Det som er oppgitt som resume, ble spilt med andre boter, andre regler eller et annet seed. Utelat det, eller bruk de samme.
error-failures-told = Det som er oppgitt som resume, inneholder feil fra boter som er talt opp ({ $count }). Skriv tolerate=True, eller utelat det.
error-seatings-many = Det er for mange bordplasseringer for én blokk: { $count } (høyst { $most }). Skriv seatings="rotations".
error-same-place = { $list } oppgir samme sted: { $file }. Oppgi forskjellige.
error-cannot-put = { $name } { $file } kan ikke skrives: { $kind ->
    [missing] mappen finnes ikke; lag den, eller oppgi et annet sted
    [folder] det er en mappe; oppgi en fil
    [file] det er en fil; oppgi en mappe
    [forbidden] tillatelse mangler
   *[other] { $why }
}.
error-other-training = { $folder } inneholder en trening med andre regler eller innstillinger. Oppgi en ny mappe.
error-cannot-learn = Dette regelsettet kan ikke læres: { $why }.
error-no-deal-there = Det er ingen omgang { $deal } i denne spilloggen.
error-no-such-view = { $text } kan ikke vises; skriv all eller en plass fra 0 til { $last }.
error-no-scores = { $text } er ikke en liste over poeng; skriv et tall for hver plass, for eksempel 26,0,13,5.
error-no-such-flag = { $names } har ikke { $what }; det finnes { $list }.
error-no-store = Ingen server har lagret noe i { $folder }. Oppgi mappen med --data.
error-cannot-ask = Her kan ingen spørres: legg til --yes, eller --dry-run for å se hva som ville blitt fjernet.
error-needs-extra = Til dette trengs { $module }, som ikke er installert her. Slik installerer du det: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Her kan ingen spørres: legg til --yes.
