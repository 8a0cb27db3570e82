# The server and the commands.

error-no-such-command = Det finns inget kommando ”{ $name }”. Alla visas av: ”{ $help }”.
error-no-such-option = Det finns inget alternativ { $name }. Alla visas av: ”{ $help }”.
error-argument-missing = { $name } saknas. Vad kommandot behöver visas av: ”{ $help }”.
error-argument-value = { $name } tar detta: { $may }. Mer visas av: ”{ $help }”.
error-option-needs-value = Ett värde saknas efter { $name }. Vad kommandot behöver visas av: ”{ $help }”.
error-option-takes-none = { $name } tar inget värde. Vad kommandot behöver visas av: ”{ $help }”.
error-too-many-arguments = Kommandot tar färre ord: { $name } kan inte stå där. Vad det behöver visas av: ”{ $help }”.
error-usage = Kommandot går inte att förstå: { $why }. Vad det behöver visas av: ”{ $help }”.
error-cannot-join = Bordet går inte att nå: { $why }.
error-cannot-listen = Adressen { $host }, port { $port }, går inte att använda: { $why }. Välj en annan port med --port.
error-no-address = ”{ $host }” är ingen adress på den här datorn. Utelämna --host, eller ange en som den har.
error-public-url = ”{ $text }” är ingen offentlig adress. Skriv den som https://hearts.example, utan sökväg.
error-operator-token = Filen { $file } innehåller ingen token: det behövs ett enda ord med minst { $least } tecken.
error-no-folder = Mappen { $folder } går inte att använda: { $why }. Välj en annan med --data.
error-file-unusable = Filen { $file } går inte att använda: { $why }. Se efter att mappen finns och att användaren som kör OpenHearts har åtkomst.
error-folder-in-use = En annan OpenHearts har sina bord i { $folder }: { $address }. Använd den, stoppa den, eller välj en annan mapp med --data.
error-no-key-file = Nyckelfilen { $file } finns inte. Skriv en med: { PROGRAM() } keys { $file }
error-damaged-key-file = Nyckelfilen { $file } är skadad eller kommer inte från OpenHearts. Lägg tillbaka en kopia; { $kind ->
    [secret] med en annan nyckel känns ingen igen längre.
    [receipts-key] till en annan nyckel passar de utfärdade kvittona inte längre.
   *[other] med andra nycklar kan inget bord läsas.
}
error-other-keys = Borden i den här databasen är förseglade med andra nycklar. Ta nyckelfilen från de servrar som använder den: --key-file.
error-workers-need-database = Flera processer behöver en gemensam PostgreSQL-databas: --database postgresql://… Med en fil arbetar bara en.
error-workers-run =
    { $count ->
        [one] En server använder den här databasen. Stoppa den först.
       *[other] { $count } servrar använder den här databasen. Stoppa dem först.
     }
error-cannot-write = Det går inte att skriva eller läsa: { $why }.
error-file-exists = { $file } finns redan och skrivs inte över.
error-file-in-use = { $file } är öppen i ett annat program.
error-no-home = Det finns ingen hemmapp: { $why }.
error-too-many-files = Det finns för många bord i { $folder }.
error-store-read-only = Det går inte att skriva i lagret ({ $where }). Låt kontot som kör OpenHearts skriva filen och dess mapp, eller välj en annan plats.
error-store-damaged = Lagret är skadat, eller är inget lager ({ $where }). Lägg det åt sidan och sätt in den senaste säkerhetskopian; ”sqlite3 FILE .recover” räddar det som ännu går att läsa.
error-store-foreign = Databasen tillhör ett annat program ({ $where }). Välj en annan fil; den här lämnades som den var.
error-store-newer = Lagret är gjort av en nyare version av OpenHearts ({ $where }; revision { $revision }, här är { $known } känd). Installera den versionen, eller använd en annan fil.
error-store-full = Det finns inte plats för lagret ({ $where }). Gör plats på disken; det som bekräftats är sparat.
error-store-busy = Ett annat program håller lagret låst ({ $where }). Försök igen; om det fortsätter, avsluta programmet som håller filen (en säkerhetskopiering, ett databasprogram).
error-store-no-place = Lagret kan inte öppnas eller skapas ({ $where }). Välj en fil i en mapp där kontot som kör OpenHearts får skriva.
error-store-unsuited = Här kan flera program inte dela lagret ({ $where }). Välj en fil på en disk i den här datorn (ingen nätverksdisk).
error-store-unknown-kind = Den sortens lager stöds inte ({ $where }). Ange en sökväg, sqlite:///sökväg eller postgresql://användare@dator/databas.
error-store-unreachable = Databasen går inte att nå ({ $where }): servern svarar inte eller släpper inte in OpenHearts. Se efter att servern är igång och att adress, användare, lösenord och databas stämmer.
error-store-denied = OpenHearts får inte skriva något i den här databasen ({ $where }). Ge dess användare rätt att skapa tabeller där; en databas som bara följer en annan duger inte.
error-store-encoding = Databasen sparar texter i { $encoding } och inte i UTF-8 ({ $where }): namn på många språk får inte plats där. Skapa en annan med ENCODING UTF8.
error-store-older = Lagret kommer från en äldre version av OpenHearts ({ $where }; revision { $revision }, den här har { $known }). Uppdatera det först: ”{ PROGRAM() } db upgrade”.
error-store-in-the-way = Det finns redan en fil med det namnet ({ $where }). Välj ett annat namn; inget har skrivits över.
error-store-no-backup = { $kind ->
    [zip] { $where } är ett zip-arkiv, som av protokoll, och ingen säkerhetskopia: bord kan inte återskapas ur det.
   *[other] { $where } är ingen säkerhetskopia, eller så är dess början skadad.
} Inget har ändrats. Ange en fil som ”{ PROGRAM() } db backup” har skrivit.
error-store-closed = Lagret är stängt ({ $where }). Öppna det igen.
error-store-failed = Systemet kunde inte läsa eller skriva lagret ({ $where }). Se efter att disken finns och är hel, och starta igen: inget sparas till hälften.
error-store-name = Ett namn i lagret har 1 till { $most } skrivbara tecken.
error-no-stream = Det finns ingen ström ”{ $stream }”.
error-stream-exists = Det finns redan en ström ”{ $stream }”.
error-stream-conflict = Antalet poster i strömmen ”{ $stream }” är { $length }, inte { $after }.
error-stream-command-done = I strömmen ”{ $stream }” finns redan poster från det här kommandot. Läs den igen.
error-no-language = De här språken finns: { $list }.
error-no-answer = Inget svar kom, och inget spel påbörjades. Ange spelet, till exempel: { PROGRAM() } play classic
error-nothing-saved = Det finns inget sparat parti. Börja ett med: { PROGRAM() } play
error-nothing-saved-of = Det finns inget sparat parti av ”{ $names }”. Börja ett med: { PROGRAM() } play { $variant }
error-no-saved-match = Det finns inget sparat parti { $number }; sparade partier: { $count }. De listas av: { PROGRAM() } saved
error-saved-of-other = Det sparade partiet { $number } är ett parti ”{ $names }”, inte ”{ $other }”.
error-saved-as-begun = Ett sparat parti fortsätter som det började. Utelämna: { $list }
error-cannot-resume = { $file } kan inte återupptas: { $cause }
error-other-run = { $file } skrevs av en annan körning: andra spelare, andra regler eller ett annat frö. Ange en ny fil.
error-other-form = { $file } kan inte fortsättas: en annan version av arenan skrev filen, eller så är den ingen arenafil. Ange en ny fil.
error-failures-kept = { $file } innehåller räknade fel av botar ({ $count }). Fortsätt med --tolerate, eller ange en ny fil.
error-process-died = En process som spelade avslutades: av en bot, utifrån eller av systemet för att minnet inte räckte. Med --processes 1 behövs mindre minne; det som --resume har sparat är inte förlorat.
error-processes-not-begun = Ingen process kunde börja spela. I ett eget skript måste anropet stå under { $sample }, och en egen bot på översta nivån i en fil, inte i en notebook eller vid en prompt. Med processes=1 behövs inget av det.
error-no-cluster = Inget Ray-kluster svarar på { $text }: { $why }. ”ray start --head” startar ett; --ray local spelar på ett eget på den här datorn.
error-cluster-lost = Ray-klustret kan inte fortsätta: { $why }. Det som --resume har sparat är inte förlorat.
error-options-apart = { $list } går inte ihop: välj ett av dem.
error-other-simulation = Det som anges som resume spelades med andra botar, andra regler eller ett annat frö. Utelämna det, eller använd samma.
error-failures-told = Det som anges som resume innehåller räknade fel av botar ({ $count }). Skriv tolerate=True, eller utelämna det.
error-seatings-many = Det är för många placeringar för ett block: { $count } (högst { $most }). Skriv seatings="rotations".
error-same-place = { $list } anger samma plats: { $file }. Ange olika.
error-cannot-put = { $name } { $file } kan inte skrivas: { $kind ->
    [missing] mappen finns inte; skapa den, eller ange en annan plats
    [folder] det är en mapp; ange en fil
    [file] det är en fil; ange en mapp
    [forbidden] tillåtelse saknas
   *[other] { $why }
}.
error-other-training = { $folder } innehåller en träning med andra regler eller inställningar. Ange en ny mapp.
error-cannot-learn = De här reglerna kan inte läras in: { $why }.
error-no-deal-there = Det finns ingen giv { $deal } i det här protokollet.
error-no-such-view = { $text } är ingen vy; skriv all, eller en plats från 0 till { $last }.
error-no-scores = { $text } är ingen poänglista; skriv ett tal för varje plats, till exempel 26,0,13,5.
error-no-such-flag = { $names } har inte { $what }; det finns { $list }.
error-no-store = Ingen server har sparat något i { $folder }. Ange dess mapp med --data.
error-cannot-ask = Här går det inte att fråga någon: lägg till --yes, eller --dry-run för att se vad som skulle tas bort.
error-needs-extra = För detta behövs { $module }, som inte är installerat här. Så installerar du det: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Här går det inte att fråga någon: lägg till --yes.
