# The server and the commands.

error-no-such-command = Nu există comanda „{ $name }”. Pe toate le arată: „{ $help }”.
error-no-such-option = Nu există opțiunea { $name }. Pe toate le arată: „{ $help }”.
error-argument-missing = Lipsește { $name }. De ce are nevoie comanda arată: „{ $help }”.
error-argument-value = { $name } acceptă doar: { $may }. Mai multe arată: „{ $help }”.
error-option-needs-value = Lipsește o valoare după { $name }. De ce are nevoie comanda arată: „{ $help }”.
error-option-takes-none = { $name } nu acceptă nicio valoare. De ce are nevoie comanda arată: „{ $help }”.
error-too-many-arguments = Comanda acceptă mai puține cuvinte: { $name } nu poate sta acolo. De ce are nevoie arată: „{ $help }”.
error-usage = Comanda nu poate fi înțeleasă: { $why }. De ce are nevoie arată: „{ $help }”.
error-cannot-join = Nu se poate ajunge la masă: { $why }.
error-cannot-listen = Serverul nu poate porni la { $host }, portul { $port }: { $why }. Alege alt port cu --port.
error-no-address = „{ $host }” nu este o adresă a acestui calculator. Lasă deoparte --host sau dă o adresă pe care o are.
error-public-url = „{ $text }” nu este o adresă publică. Scrie-o ca https://hearts.example, fără cale.
error-operator-token = Fișierul { $file } nu conține un token: este nevoie de un singur cuvânt; numărul minim de caractere: { $least }.
error-no-folder = Dosarul { $folder } nu poate fi folosit: { $why }. Alege altul cu --data.
error-file-unusable = Fișierul { $file } nu poate fi folosit: { $why }. Verifică dacă dosarul lui există și dacă utilizatorul care pornește OpenHearts are acces.
error-folder-in-use = Alt OpenHearts își ține mesele în { $folder }: { $address }. Folosește-l pe acela, oprește-l sau alege alt dosar cu --data.
error-no-key-file = Fișierul de chei { $file } nu există. Scrie unul cu: { PROGRAM() } keys { $file }
error-damaged-key-file = Fișierul de chei { $file } este deteriorat sau nu este de la OpenHearts. Restaurează o copie; { $kind ->
    [secret] cu altă cheie nimeni nu mai este recunoscut.
    [receipts-key] cu altă cheie confirmările date nu se mai potrivesc.
   *[other] cu alte chei nu se poate citi nicio masă.
}
error-other-keys = Mesele din această bază de date sunt sigilate cu alte chei. Ia fișierul de chei al serverelor care o folosesc: --key-file.
error-workers-need-database = Mai multe procese au nevoie de o bază de date PostgreSQL comună: --database postgresql://… Cu un fișier lucrează unul singur.
error-workers-run =
    { $count ->
        [one] Un server folosește această bază de date. Oprește-l mai întâi.
        [few] { $count } servere folosesc această bază de date. Oprește-le mai întâi.
       *[other] { $count } de servere folosesc această bază de date. Oprește-le mai întâi.
     }
error-cannot-write = Nu se poate scrie sau citi: { $why }.
error-file-exists = { $file } există deja și nu este suprascris.
error-file-in-use = { $file } este deschis în alt program.
error-no-home = Nu există un dosar personal: { $why }.
error-too-many-files = Sunt prea multe mese în { $folder }.
error-store-read-only = Nu se poate scrie în depozitul de date ({ $where }). Permite contului OpenHearts să scrie acest fișier și dosarul lui sau alege alt loc.
error-store-damaged = Depozitul de date este deteriorat sau nu este un depozit ({ $where }). Pune-l deoparte și folosește ultima copie de siguranță; „sqlite3 FILE .recover” salvează ce se mai poate citi.
error-store-foreign = Baza de date este a altui program ({ $where }). Alege alt fișier; acesta a rămas cum era.
error-store-newer = Depozitul de date este făcut de o versiune mai nouă de OpenHearts ({ $where }; revizia { $revision }, aici se cunoaște { $known }). Instalează acea versiune sau folosește alt fișier.
error-store-full = Nu mai este loc pentru depozitul de date ({ $where }). Fă loc pe disc; ce a fost confirmat este păstrat.
error-store-busy = Alt program ține blocat depozitul de date ({ $where }). Încearcă din nou; dacă rămâne așa, închide programul care ține fișierul (o copie de siguranță, un editor de baze de date).
error-store-no-place = Depozitul de date nu poate fi deschis sau creat ({ $where }). Alege un fișier într-un dosar în care contul OpenHearts poate scrie.
error-store-unsuited = Aici mai multe programe nu pot împărți depozitul de date ({ $where }). Alege un fișier pe un disc al acestui calculator (nu din rețea).
error-store-unknown-kind = Acest fel de depozit de date nu este acceptat ({ $where }). Dă o cale, sqlite:///cale sau postgresql://utilizator@calculator/bază.
error-store-unreachable = Baza de date nu poate fi folosită ({ $where }): serverul ei nu răspunde sau nu lasă OpenHearts să intre. Verifică dacă serverul funcționează și dacă adresa, utilizatorul, parola și baza de date sunt corecte.
error-store-denied = OpenHearts nu are voie să scrie nimic în această bază de date ({ $where }). Dă utilizatorului său dreptul de a crea tabele acolo; o bază care doar urmează alta nu este potrivită.
error-store-encoding = Baza de date păstrează textele în { $encoding }, nu în UTF-8 ({ $where }): numele din multe limbi nu încap în ea. Creează alta cu ENCODING UTF8.
error-store-older = Depozitul de date este al unei versiuni mai vechi de OpenHearts ({ $where }; revizia { $revision }, aceasta are { $known }). Adu-l mai întâi la zi: „{ PROGRAM() } db upgrade”.
error-store-in-the-way = Există deja un fișier cu acest nume ({ $where }). Alege alt nume; nimic nu a fost suprascris.
error-store-no-backup = { $kind ->
    [zip] { $where } este o arhivă zip, cum ar fi una de înregistrări, și nu o copie de siguranță: din ea nu se pot reface mese.
   *[other] { $where } nu este o copie de siguranță sau începutul ei este deteriorat.
} Nu s-a schimbat nimic. Indică un fișier scris de „{ PROGRAM() } db backup”.
error-store-closed = Depozitul de date este închis ({ $where }). Deschide-l din nou.
error-store-failed = Sistemul nu a putut citi sau scrie depozitul de date ({ $where }). Vezi dacă discul este acolo și funcționează, apoi pornește din nou: nimic nu se păstrează pe jumătate.
error-store-name = Un nume în depozitul de date are cel puțin 1 caracter tipăribil; numărul maxim: { $most }.
error-no-stream = Nu există fluxul „{ $stream }”.
error-stream-exists = Există deja fluxul „{ $stream }”.
error-stream-conflict = Numărul intrărilor din fluxul „{ $stream }” este { $length }, nu { $after }.
error-stream-command-done = În fluxul „{ $stream }” există deja intrări ale acestei comenzi. Citește-l din nou.
error-no-language = Există aceste limbi: { $list }.
error-no-answer = Nu a venit niciun răspuns și nu a început niciun joc. Indică jocul, de exemplu: { PROGRAM() } play classic
error-nothing-saved = Nu există nicio partidă salvată. Începe una cu: { PROGRAM() } play
error-nothing-saved-of = Nu există nicio partidă salvată la { $names }. Începe una cu: { PROGRAM() } play { $variant }
error-no-saved-match = Nu există o partidă salvată { $number }; partide salvate: { $count }. Lista lor: { PROGRAM() } saved
error-saved-of-other = Partida salvată { $number } este la { $names }, nu la { $other }.
error-saved-as-begun = O partidă salvată continuă așa cum a început. Lasă deoparte: { $list }
error-cannot-resume = { $file } nu poate fi reluat: { $cause }
error-other-run = { $file } provine dintr-o altă rulare: alți boți, alte reguli sau altă sămânță. Indică un fișier nou.
error-other-form = { $file } nu poate fi continuat: l-a scris altă versiune a arenei sau nu este un fișier de arenă. Indică un fișier nou.
error-failures-kept = { $file } conține eșecuri ale boților care au fost numărate ({ $count }). Continuă cu --tolerate sau indică un fișier nou.
error-process-died = Un proces care juca a fost oprit: de un bot, din afară sau de sistem, din lipsă de memorie. Cu --processes 1 e nevoie de mai puțină memorie; ce a păstrat --resume nu s-a pierdut.
error-processes-not-begun = Niciun proces nu a putut începe să joace. Într-un script propriu apelul trebuie să stea sub { $sample }, iar un bot propriu la primul nivel al unui fișier, nu într-un notebook sau la prompt. Cu processes=1 nu este nevoie de niciuna dintre ele.
error-no-cluster = La { $text } nu răspunde niciun cluster Ray: { $why }. „ray start --head” pornește unul; --ray local joacă pe un cluster doar al acestui calculator.
error-cluster-lost = Clusterul Ray nu poate continua: { $why }. Ce a păstrat --resume nu s-a pierdut.
error-options-apart = { $list } nu merg împreună: alege una dintre opțiuni.
error-other-simulation = Ce este dat ca resume a fost jucat de alți boți, cu alte reguli sau cu altă sămânță. Renunță la el sau repetă aceleași.
error-failures-told = Ce este dat ca resume conține eșecuri ale boților care au fost numărate ({ $count }). Scrie tolerate=True sau renunță la el.
error-seatings-many = Sunt prea multe așezări pentru un bloc: { $count } (cel mult { $most }). Scrie seatings="rotations".
error-same-place = { $list } indică același loc: { $file }. Indică locuri diferite.
error-cannot-put = { $name } { $file } nu se poate scrie: { $kind ->
    [missing] dosarul nu există; creează-l sau indică alt loc
    [folder] este un dosar; indică un fișier
    [file] este un fișier; indică un dosar
    [forbidden] lipsește permisiunea
   *[other] { $why }
}.
error-other-training = { $folder } conține o antrenare cu alte reguli sau setări. Indică un dosar nou.
error-cannot-learn = Aceste reguli nu pot fi învățate: { $why }.
error-no-deal-there = În această înregistrare nu există dona { $deal }.
error-no-such-view = { $text } nu este o vedere; scrie all sau un loc de la 0 la { $last }.
error-no-scores = { $text } nu este o listă de scoruri; scrie câte un număr pentru fiecare loc, ca în 26,0,13,5.
error-no-such-flag = { $names } nu are { $what }; există { $list }.
error-no-store = Niciun server nu a păstrat ceva în { $folder }. Indică dosarul lui cu --data.
error-cannot-ask = Aici nu poate fi întrebat nimeni: adaugă --yes, sau --dry-run ca să vezi ce s-ar șterge.
error-needs-extra = Pentru asta e nevoie de { $module }, care nu este instalat aici. Pentru instalare: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Aici nu poate fi întrebat nimeni: adaugă --yes.
