# The server and the commands.

error-no-such-command = Er is geen opdracht “{ $name }”. Alle opdrachten zie je met: “{ $help }”.
error-no-such-option = Er is geen optie { $name }. Alle opties zie je met: “{ $help }”.
error-argument-missing = { $name } ontbreekt. Wat de opdracht nodig heeft, zie je met: “{ $help }”.
error-argument-value = Voor { $name } kan dit: { $may }. Meer zie je met: “{ $help }”.
error-option-needs-value = Na { $name } ontbreekt een waarde. Wat de opdracht nodig heeft, zie je met: “{ $help }”.
error-option-takes-none = { $name } neemt geen waarde aan. Wat de opdracht nodig heeft, zie je met: “{ $help }”.
error-too-many-arguments = De opdracht neemt minder woorden aan: { $name } is te veel. Wat hij nodig heeft, zie je met: “{ $help }”.
error-usage = De opdracht is niet te begrijpen: { $why }. Wat hij nodig heeft, zie je met: “{ $help }”.
error-cannot-join = De tafel is niet te bereiken: { $why }.
error-cannot-listen = Het adres { $host }, poort { $port }, is niet te gebruiken: { $why }. Kies met --port een andere poort.
error-no-address = “{ $host }” is geen adres van deze computer. Laat --host weg, of geef een adres dat hij heeft.
error-public-url = “{ $text }” is geen openbaar adres. Schrijf het als https://hearts.example, zonder pad.
error-operator-token = Het bestand { $file } bevat geen token: nodig is één woord van minstens { $least } tekens.
error-no-folder = De map { $folder } is niet te gebruiken: { $why }. Kies met --data een andere map.
error-file-unusable = Het bestand { $file } is niet te gebruiken: { $why }. Kijk of de map bestaat en of de gebruiker van OpenHearts toegang heeft.
error-folder-in-use = Een andere OpenHearts bewaart zijn tafels in { $folder }: { $address }. Gebruik die, stop hem, of kies met --data een andere map.
error-no-key-file = Het sleutelbestand { $file } is er niet. Schrijf er een met: { PROGRAM() } keys { $file }
error-damaged-key-file = Het sleutelbestand { $file } is beschadigd of niet van OpenHearts. Zet een kopie terug; { $kind ->
    [secret] met een andere sleutel wordt niemand meer herkend.
    [receipts-key] bij een andere sleutel passen de gegeven ontvangstbewijzen niet meer.
   *[other] met andere sleutels is geen tafel te lezen.
}
error-other-keys = De tafels in deze database zijn met andere sleutels verzegeld. Neem het sleutelbestand van de servers die deze database gebruiken: --key-file.
error-workers-need-database = Meerdere processen hebben één gedeelde PostgreSQL-database nodig: --database postgresql://… Met een bestand werkt er één.
error-workers-run =
    { $count ->
        [one] Een server gebruikt
       *[other] { $count } servers gebruiken
     } deze database. Stop die eerst.
error-cannot-write = Dat kan niet geschreven of gelezen worden: { $why }.
error-file-exists = { $file } is er al en wordt niet overschreven.
error-file-in-use = { $file } is open in een ander programma.
error-no-home = Er is geen persoonlijke map: { $why }.
error-too-many-files = Er staan te veel tafels in { $folder }.
error-store-read-only = In de opslag kan niet geschreven worden ({ $where }). Laat het account van OpenHearts dit bestand en zijn map schrijven, of kies een andere plek.
error-store-damaged = De opslag is beschadigd, of is geen opslag ({ $where }). Leg hem opzij en zet de laatste reservekopie terug; “sqlite3 FILE .recover” redt wat nog te lezen is.
error-store-foreign = De database is van een ander programma ({ $where }). Kies een ander bestand; aan dit is niets veranderd.
error-store-newer = De opslag komt van een nieuwere versie van OpenHearts ({ $where }; revisie { $revision }, hier is { $known } bekend). Installeer die versie, of gebruik een ander bestand.
error-store-full = Er is geen ruimte meer voor de opslag ({ $where }). Maak ruimte op de schijf; wat bevestigd is, is bewaard.
error-store-busy = Een ander programma houdt de opslag vergrendeld ({ $where }). Probeer het opnieuw; blijft het zo, sluit dan het programma dat het bestand vasthoudt (een programma voor reservekopieën, een databaseprogramma).
error-store-no-place = De opslag kan niet geopend of gemaakt worden ({ $where }). Kies een bestand in een map waarin het account van OpenHearts mag schrijven.
error-store-unsuited = Hier kunnen meerdere programma’s de opslag niet delen ({ $where }). Kies een bestand op een schijf van deze computer (geen netwerkschijf).
error-store-unknown-kind = Dit soort opslag wordt niet ondersteund ({ $where }). Geef een pad, sqlite:///pad of postgresql://gebruiker@machine/database.
error-store-unreachable = De database is niet te bereiken ({ $where }): de server antwoordt niet of laat OpenHearts niet binnen. Kijk of de server draait en of adres, gebruiker, wachtwoord en database kloppen.
error-store-denied = OpenHearts mag niets in deze database schrijven ({ $where }). Geef de gebruiker het recht om er tabellen te maken; een database die alleen een andere volgt, is niet geschikt.
error-store-encoding = De database bewaart teksten in { $encoding } en niet in UTF-8 ({ $where }): namen uit veel talen passen er niet in. Maak een andere met ENCODING UTF8.
error-store-older = De opslag is van een oudere versie van OpenHearts ({ $where }; revisie { $revision }, deze heeft { $known }). Werk hem eerst bij: “{ PROGRAM() } db upgrade”.
error-store-in-the-way = Er is al een bestand met deze naam ({ $where }). Kies een andere naam; er is niets overschreven.
error-store-no-backup = { $kind ->
    [zip] { $where } is een zip-archief, zoals van verslagen, en geen reservekopie: er zijn geen tafels uit te herstellen.
   *[other] { $where } is geen reservekopie, of het begin is beschadigd.
} Er is niets veranderd. Noem een bestand dat “{ PROGRAM() } db backup” heeft geschreven.
error-store-closed = De opslag is gesloten ({ $where }). Open hem opnieuw.
error-store-failed = Het systeem kon de opslag niet lezen of schrijven ({ $where }). Kijk of de schijf er is en in orde is, en start opnieuw: niets wordt half bewaard.
error-store-name = Een naam in de opslag heeft 1 tot en met { $most } afdrukbare tekens.
error-no-stream = Er is geen stroom “{ $stream }”.
error-stream-exists = Er is al een stroom “{ $stream }”.
error-stream-conflict = Het aantal vermeldingen in de stroom “{ $stream }” is { $length }, niet { $after }.
error-stream-command-done = In de stroom “{ $stream }” staan al vermeldingen van deze opdracht. Lees hem opnieuw.
error-no-language = Deze talen zijn er: { $list }.
error-no-answer = Er kwam geen antwoord, en er is geen spel begonnen. Noem het spel, zoals: { PROGRAM() } play classic
error-nothing-saved = Er is geen bewaarde partij. Begin er een met: { PROGRAM() } play
error-nothing-saved-of = Er is geen bewaarde partij “{ $names }”. Begin er een met: { PROGRAM() } play { $variant }
error-no-saved-match = Er is geen bewaarde partij { $number }; bewaarde partijen: { $count }. De lijst geeft: { PROGRAM() } saved
error-saved-of-other = Bewaarde partij { $number } is een partij “{ $names }”, niet “{ $other }”.
error-saved-as-begun = Een bewaarde partij gaat verder zoals die begonnen is. Laat weg: { $list }
error-cannot-resume = { $file } kan niet hervat worden: { $cause }
error-other-run = { $file } komt van een andere reeks: andere spelers, andere regels of een andere seed. Noem een nieuw bestand.
error-other-form = Met { $file } kan niet worden verdergegaan: het is door een andere versie van de arena geschreven, of het is geen arenabestand. Noem een nieuw bestand.
error-failures-kept = In { $file } staan getelde fouten van bots ({ $count }). Ga verder met --tolerate, of noem een nieuw bestand.
error-process-died = Een proces dat speelde, is beëindigd: door een bot, van buitenaf of door het systeem, omdat er te weinig geheugen was. Met --processes 1 is er minder geheugen nodig; wat --resume heeft bewaard, is niet verloren.
error-processes-not-begun = Geen proces kon beginnen met spelen. In een eigen script moet de aanroep onder { $sample } staan, en een eigen bot op het hoogste niveau van een bestand, niet in een notebook of achter een prompt. Met processes=1 is geen van beide nodig.
error-no-cluster = Op { $text } antwoordt geen Ray-cluster: { $why }. Met “ray start --head” begint er een; --ray local speelt op een cluster van alleen deze computer.
error-cluster-lost = Het Ray-cluster kan niet verder: { $why }. Wat --resume heeft bewaard, is niet verloren.
error-options-apart = { $list } gaan niet samen: kies er een.
error-other-simulation = Wat als resume is opgegeven, is met andere bots, andere regels of een andere seed gespeeld. Laat het weg, of neem dezelfde.
error-failures-told = In wat als resume is opgegeven, staan getelde fouten van bots ({ $count }). Schrijf tolerate=True, of laat het weg.
error-seatings-many = Dat zijn te veel tafelschikkingen voor één blok: { $count } (hoogstens { $most }). Schrijf seatings="rotations".
error-same-place = { $list } noemen dezelfde plaats: { $file }. Noem verschillende.
error-cannot-put = { $name } { $file } kan niet geschreven worden: { $kind ->
    [missing] de map daarvoor is er niet; maak die, of noem een andere plaats
    [folder] het is een map; noem een bestand
    [file] het is een bestand; noem een map
    [forbidden] de toestemming ontbreekt
   *[other] { $why }
}.
error-other-training = { $folder } bevat een training met andere regels of instellingen. Noem een nieuwe map.
error-cannot-learn = Deze regels kunnen niet geleerd worden: { $why }.
error-no-deal-there = Ronde { $deal } staat niet in dit verslag.
error-no-such-view = { $text } is geen gezichtspunt; schrijf all, of een plaats van 0 tot en met { $last }.
error-no-scores = { $text } is geen lijst van scores; schrijf een getal voor elke plaats, zoals 26,0,13,5.
error-no-such-flag = { $names } kent { $what } niet; wel { $list }.
error-no-store = In { $folder } heeft geen server iets bewaard. Noem zijn map met --data.
error-cannot-ask = Hier kan niemand worden gevraagd: voeg --yes toe, of --dry-run om te zien wat er verwijderd zou worden.
error-needs-extra = Hiervoor is { $module } nodig, dat hier niet geïnstalleerd is. Zo installeer je het: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Hier kan niemand worden gevraagd: voeg --yes toe.
