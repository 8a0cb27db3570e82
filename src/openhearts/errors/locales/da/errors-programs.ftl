# The server and the commands.

error-no-such-command = Der er ikke nogen kommando »{ $name }«. Se dem alle med: »{ $help }«.
error-no-such-option = Der er ikke noget tilvalg { $name }. Se dem alle med: »{ $help }«.
error-argument-missing = { $name } mangler. Se, hvad kommandoen skal bruge, med: »{ $help }«.
error-argument-value = { $name } kan være dette: { $may }. Se mere med: »{ $help }«.
error-option-needs-value = Der mangler en værdi efter { $name }. Se, hvad kommandoen skal bruge, med: »{ $help }«.
error-option-takes-none = { $name } tager ingen værdi. Se, hvad kommandoen skal bruge, med: »{ $help }«.
error-too-many-arguments = Kommandoen tager færre ord: { $name } kan ikke stå der. Se, hvad den skal bruge, med: »{ $help }«.
error-usage = Kommandoen kan ikke forstås: { $why }. Se, hvad den skal bruge, med: »{ $help }«.
error-cannot-join = Bordet kan ikke nås: { $why }.
error-cannot-listen = Adressen { $host }, port { $port }, kan ikke bruges: { $why }. Vælg en anden port med --port.
error-no-address = »{ $host }« er ikke en adresse på denne computer. Udelad --host, eller angiv en, den har.
error-public-url = »{ $text }« er ikke en offentlig adresse. Skriv den som https://hearts.example, uden sti.
error-operator-token = Filen { $file } indeholder intet token: der skal være ét ord på mindst { $least } tegn.
error-no-folder = Mappen { $folder } kan ikke bruges: { $why }. Vælg en anden med --data.
error-file-unusable = Filen { $file } kan ikke bruges: { $why }. Se efter, at dens mappe findes, og at den, der kører OpenHearts, har adgang.
error-folder-in-use = En anden OpenHearts har sine borde i { $folder }: { $address }. Brug den, stop den, eller vælg en anden mappe med --data.
error-no-key-file = Nøglefilen { $file } findes ikke. Skriv en med: { PROGRAM() } keys { $file }
error-damaged-key-file = Nøglefilen { $file } er beskadiget eller kommer ikke fra OpenHearts. Læg en kopi tilbage; { $kind ->
    [secret] med en anden nøgle bliver ingen genkendt mere.
    [receipts-key] til en anden nøgle passer de udstedte kvitteringer ikke mere.
   *[other] med andre nøgler kan intet bord læses.
}
error-other-keys = Bordene i denne database er forseglet med andre nøgler. Brug nøglefilen fra de servere, der bruger den: --key-file.
error-workers-need-database = Flere processer har brug for en fælles PostgreSQL-database: --database postgresql://… Med en fil arbejder kun én.
error-workers-run =
    { $count ->
        [one] En server bruger denne database. Stop den først.
       *[other] { $count } servere bruger denne database. Stop dem først.
     }
error-cannot-write = Det kan ikke skrives eller læses: { $why }.
error-file-exists = { $file } findes allerede og overskrives ikke.
error-file-in-use = { $file } er åben i et andet program.
error-no-home = Der er ikke nogen hjemmemappe: { $why }.
error-too-many-files = Der er for mange borde i { $folder }.
error-store-read-only = Der kan ikke skrives i lageret ({ $where }). Lad den konto, der kører OpenHearts, skrive filen og dens mappe, eller vælg et andet sted.
error-store-damaged = Lageret er beskadiget eller er slet ikke et lager ({ $where }). Læg det til side, og sæt den seneste sikkerhedskopi ind; »sqlite3 FILE .recover« redder det, der endnu kan læses.
error-store-foreign = Databasen hører til et andet program ({ $where }). Vælg en anden fil; denne er ikke ændret.
error-store-newer = Lageret er lavet af en nyere version af OpenHearts ({ $where }; revision { $revision }, her kendes { $known }). Installér den version, eller brug en anden fil.
error-store-full = Der er ikke mere plads til lageret ({ $where }). Skaf plads på disken; det, der er bekræftet, er gemt.
error-store-busy = Et andet program holder lageret låst ({ $where }). Prøv igen; bliver det ved, så luk det program, der holder filen (en sikkerhedskopiering, et databaseprogram).
error-store-no-place = Lageret kan ikke åbnes eller oprettes ({ $where }). Vælg en fil i en mappe, hvor OpenHearts’ konto må skrive.
error-store-unsuited = Her kan flere programmer ikke dele lageret ({ $where }). Vælg en fil på en disk i denne maskine (ikke et netværksdrev).
error-store-unknown-kind = Den slags lager understøttes ikke ({ $where }). Angiv en sti, sqlite:///sti eller postgresql://bruger@maskine/database.
error-store-unreachable = Databasen kan ikke nås ({ $where }): serveren svarer ikke eller lukker ikke OpenHearts ind. Se efter, at serveren kører, og at adresse, bruger, adgangskode og database passer.
error-store-denied = OpenHearts må ikke skrive noget i denne database ({ $where }). Giv dens bruger ret til at oprette tabeller dér; en database, der kun følger en anden, duer ikke.
error-store-encoding = Databasen gemmer tekster i { $encoding } og ikke i UTF-8 ({ $where }): navne på mange sprog er der ikke plads til. Opret en anden med ENCODING UTF8.
error-store-older = Lageret stammer fra en ældre version af OpenHearts ({ $where }; revision { $revision }, denne har { $known }). Opdatér det først: »{ PROGRAM() } db upgrade«.
error-store-in-the-way = Der er allerede en fil med det navn ({ $where }). Vælg et andet navn; intet er overskrevet.
error-store-no-backup = { $kind ->
    [zip] { $where } er et zip-arkiv, som af spillogge, og ingen sikkerhedskopi: der kan ikke laves borde af det.
   *[other] { $where } er ingen sikkerhedskopi, eller begyndelsen er beskadiget.
} Intet er ændret. Angiv en fil, som »{ PROGRAM() } db backup« har skrevet.
error-store-closed = Lageret er lukket ({ $where }). Åbn det igen.
error-store-failed = Systemet kunne ikke læse eller skrive lageret ({ $where }). Se efter, om disken er der og er i orden, og start igen: intet gemmes halvt.
error-store-name = Et navn i lageret har 1 til { $most } tegn, der kan vises.
error-no-stream = Der er ikke nogen strøm »{ $stream }«.
error-stream-exists = Der er allerede en strøm »{ $stream }«.
error-stream-conflict = Antallet af poster i strømmen »{ $stream }« er { $length }, ikke { $after }.
error-stream-command-done = I strømmen »{ $stream }« findes der allerede poster fra denne kommando. Læs den igen.
error-no-language = Disse sprog findes: { $list }.
error-no-answer = Der kom ikke noget svar, og der blev ikke startet noget spil. Nævn spillet, for eksempel: { PROGRAM() } play classic
error-nothing-saved = Der er ikke noget gemt parti. Begynd et nyt med: { PROGRAM() } play
error-nothing-saved-of = Der er ikke noget gemt parti af »{ $names }«. Begynd et nyt med: { PROGRAM() } play { $variant }
error-no-saved-match = Der er ikke noget gemt parti { $number }; gemte partier: { $count }. De vises af: { PROGRAM() } saved
error-saved-of-other = Det gemte parti { $number } er et parti »{ $names }«, ikke »{ $other }«.
error-saved-as-begun = Et gemt parti fortsætter, som det begyndte. Udelad: { $list }
error-cannot-resume = { $file } kan ikke fortsættes: { $cause }
error-other-run = { $file } stammer fra en anden kørsel: andre spillere, andre regler eller et andet seed. Angiv en ny fil.
error-other-form = { $file } kan ikke fortsættes: filen er skrevet af en anden version af arenaen, eller den er slet ikke fra en arena. Angiv en ny fil.
error-failures-kept = { $file } indeholder talte fejl fra botter ({ $count }). Fortsæt med --tolerate, eller angiv en ny fil.
error-process-died = En proces, der spillede, blev afsluttet: af en bot, udefra eller af systemet, fordi der manglede hukommelse. Med --processes 1 bruges der mindre hukommelse; det, som --resume har gemt, er ikke tabt.
error-processes-not-begun = Ingen proces kunne begynde at spille. I et eget script skal kaldet stå under { $sample }, og en egen bot på øverste niveau i en fil, ikke i en notebook eller ved en prompt. Med processes=1 er ingen af delene nødvendig.
error-no-cluster = Ingen Ray-klynge svarer på { $text }: { $why }. »ray start --head« starter en; --ray local spiller på en klynge på denne computer alene.
error-cluster-lost = Ray-klyngen kan ikke fortsætte: { $why }. Det, som --resume har gemt, er ikke tabt.
error-options-apart = { $list } kan ikke bruges sammen: vælg et af dem.
error-other-simulation = Det, der er angivet som resume, blev spillet med andre botter, andre regler eller et andet seed. Udelad det, eller brug de samme.
error-failures-told = Det, der er angivet som resume, indeholder talte fejl fra botter ({ $count }). Skriv tolerate=True, eller udelad det.
error-seatings-many = Det er for mange bordplaner til én blok: { $count } (højst { $most }). Skriv seatings="rotations".
error-same-place = { $list } angiver samme sted: { $file }. Angiv forskellige.
error-cannot-put = { $name } { $file } kan ikke skrives: { $kind ->
    [missing] mappen findes ikke; opret den, eller angiv et andet sted
    [folder] det er en mappe; angiv en fil
    [file] det er en fil; angiv en mappe
    [forbidden] der mangler tilladelse
   *[other] { $why }
}.
error-other-training = { $folder } indeholder en træning med andre regler eller indstillinger. Angiv en ny mappe.
error-cannot-learn = Dette regelsæt kan ikke læres: { $why }.
error-no-deal-there = Der er ikke nogen runde { $deal } i denne spillog.
error-no-such-view = { $text } kan ikke vises; skriv all eller en plads fra 0 til { $last }.
error-no-scores = { $text } er ikke en liste over point; skriv et tal for hver plads, for eksempel 26,0,13,5.
error-no-such-flag = { $names } har ikke { $what }; der er { $list }.
error-no-store = Ingen server har gemt noget i { $folder }. Angiv dens mappe med --data.
error-cannot-ask = Her kan ingen spørges: tilføj --yes, eller --dry-run for at se, hvad der ville blive fjernet.
error-needs-extra = Til dette kræves { $module }, som ikke er installeret her. Sådan installerer du det: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Her kan ingen spørges: tilføj --yes.
