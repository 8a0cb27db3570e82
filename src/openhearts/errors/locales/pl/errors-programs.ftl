# The server and the commands.

error-no-such-command = Nie ma polecenia „{ $name }”. Wszystkie wyświetla: „{ $help }”.
error-no-such-option = Nie ma opcji { $name }. Wszystkie wyświetla: „{ $help }”.
error-argument-missing = Brakuje { $name }. Czego wymaga polecenie, wyświetla: „{ $help }”.
error-argument-value = { $name } przyjmuje tylko to: { $may }. Więcej wyświetla: „{ $help }”.
error-option-needs-value = Po { $name } brakuje wartości. Czego wymaga polecenie, wyświetla: „{ $help }”.
error-option-takes-none = { $name } nie przyjmuje wartości. Czego wymaga polecenie, wyświetla: „{ $help }”.
error-too-many-arguments = Polecenie przyjmuje mniej słów: { $name } nie może tam stać. Czego wymaga, wyświetla: „{ $help }”.
error-usage = Nie można zrozumieć polecenia: { $why }. Czego wymaga, wyświetla: „{ $help }”.
error-cannot-join = Nie można dotrzeć do stołu: { $why }.
error-cannot-listen = Nie można uruchomić serwera pod adresem { $host }, port { $port }: { $why }. Wybierz inny port opcją --port.
error-no-address = „{ $host }” nie jest adresem tego komputera. Pomiń --host albo podaj adres, który on ma.
error-public-url = „{ $text }” nie jest adresem publicznym. Napisz go tak: https://hearts.example, bez ścieżki.
error-operator-token = Plik { $file } nie zawiera tokenu: potrzebne jest jedno słowo; minimalna liczba znaków: { $least }.
error-no-folder = Nie można użyć folderu { $folder }: { $why }. Wybierz inny opcją --data.
error-file-unusable = Nie można użyć pliku { $file }: { $why }. Sprawdź, czy jego folder istnieje i czy użytkownik, który uruchamia OpenHearts, ma dostęp.
error-folder-in-use = Inny OpenHearts trzyma swoje stoły w { $folder }: { $address }. Użyj tamtego, zatrzymaj go albo wybierz inny folder opcją --data.
error-no-key-file = Nie ma pliku kluczy { $file }. Zapisz go poleceniem: { PROGRAM() } keys { $file }
error-damaged-key-file = Plik kluczy { $file } jest uszkodzony albo nie pochodzi z OpenHearts. Przywróć kopię; { $kind ->
    [secret] z innym kluczem nikt nie zostanie już rozpoznany.
    [receipts-key] do innego klucza nie pasują już wydane pokwitowania.
   *[other] z innymi kluczami nie da się odczytać żadnego stołu.
}
error-other-keys = Stoły w tej bazie danych są zapieczętowane innymi kluczami. Weź plik kluczy serwerów, które jej używają: --key-file.
error-workers-need-database = Kilka procesów potrzebuje wspólnej bazy PostgreSQL: --database postgresql://… Z plikiem pracuje tylko jeden.
error-workers-run = { $count ->
    [one] Jeden serwer używa tej bazy danych. Najpierw go zatrzymaj.
    [few] { $count } serwery używają tej bazy danych. Najpierw je zatrzymaj.
   *[many] { $count } serwerów używa tej bazy danych. Najpierw je zatrzymaj.
}
error-cannot-write = Nie można tego zapisać ani odczytać: { $why }.
error-file-exists = Plik { $file } już istnieje i nie zostanie nadpisany.
error-file-in-use = Plik { $file } jest otwarty w innym programie.
error-no-home = Nie ma folderu domowego: { $why }.
error-too-many-files = W folderze { $folder } jest za dużo stołów.
error-store-read-only = Nie można pisać w magazynie danych ({ $where }). Pozwól kontu OpenHearts zapisywać ten plik i jego folder albo wybierz inne miejsce.
error-store-damaged = Magazyn danych jest uszkodzony albo nie jest magazynem ({ $where }). Odłóż go i przywróć ostatnią kopię; „sqlite3 FILE .recover” ratuje to, co da się jeszcze odczytać.
error-store-foreign = Ta baza danych należy do innego programu ({ $where }). Wybierz inny plik; w tym nic nie zmieniono.
error-store-newer = Magazyn danych pochodzi z nowszej wersji OpenHearts ({ $where }; rewizja { $revision }, tu znana jest { $known }). Zainstaluj tamtą wersję albo użyj innego pliku.
error-store-full = Brakuje miejsca na magazyn danych ({ $where }). Zrób miejsce na dysku; to, co potwierdzono, jest zapisane.
error-store-busy = Inny program blokuje magazyn danych ({ $where }). Spróbuj ponownie; jeśli to nie minie, zamknij program, który trzyma plik (kopia zapasowa, edytor baz danych).
error-store-no-place = Magazynu danych nie można otworzyć ani utworzyć ({ $where }). Wybierz plik w folderze, w którym konto OpenHearts może pisać.
error-store-unsuited = Kilka programów nie może tu dzielić magazynu danych ({ $where }). Wybierz plik na dysku tego komputera (nie dysk sieciowy).
error-store-unknown-kind = Ten rodzaj magazynu danych nie jest obsługiwany ({ $where }). Podaj ścieżkę, sqlite:///ścieżka albo postgresql://użytkownik@komputer/baza.
error-store-unreachable = Nie można użyć bazy danych ({ $where }): jej serwer nie odpowiada albo nie wpuszcza OpenHearts. Sprawdź, czy serwer działa i czy adres, użytkownik, hasło i baza są właściwe.
error-store-denied = OpenHearts nie może nic zapisać w tej bazie danych ({ $where }). Daj jego użytkownikowi prawo tworzenia w niej tabel; baza, która tylko podąża za inną, się nie nadaje.
error-store-encoding = Baza danych przechowuje teksty w { $encoding }, a nie w UTF-8 ({ $where }): imiona z wielu języków się w niej nie mieszczą. Utwórz inną z ENCODING UTF8.
error-store-older = Magazyn danych pochodzi ze starszej wersji OpenHearts ({ $where }; rewizja { $revision }, ta ma { $known }). Najpierw go zaktualizuj: „{ PROGRAM() } db upgrade”.
error-store-in-the-way = Plik o tej nazwie już istnieje ({ $where }). Wybierz inną nazwę; niczego nie nadpisano.
error-store-no-backup = { $kind ->
    [zip] { $where } to archiwum zip, na przykład z zapisami, a nie kopia zapasowa: nie da się z niego odtworzyć stołów.
   *[other] { $where } nie jest kopią zapasową albo jej początek jest uszkodzony.
} Nic nie zostało zmienione. Podaj plik, który zapisało polecenie „{ PROGRAM() } db backup”.
error-store-closed = Magazyn danych jest zamknięty ({ $where }). Otwórz go ponownie.
error-store-failed = System nie mógł odczytać lub zapisać magazynu danych ({ $where }). Sprawdź, czy dysk jest i działa, i uruchom ponownie: nic nie jest zapisywane połowicznie.
error-store-name = Nazwa w magazynie danych ma od 1 do { $most } znaków drukowalnych.
error-no-stream = Nie ma strumienia „{ $stream }”.
error-stream-exists = Strumień „{ $stream }” już istnieje.
error-stream-conflict = Liczba wpisów w strumieniu „{ $stream }” to { $length }, a nie { $after }.
error-stream-command-done = W strumieniu „{ $stream }” są już wpisy tego polecenia. Przeczytaj go jeszcze raz.
error-no-language = Są te języki: { $list }.
error-no-answer = Nie było odpowiedzi i gra się nie zaczęła. Podaj nazwę gry, na przykład: { PROGRAM() } play classic
error-nothing-saved = Nie ma zapisanej partii. Nową zaczyna: { PROGRAM() } play
error-nothing-saved-of = Nie ma zapisanej partii { $names }. Nową zaczyna: { PROGRAM() } play { $variant }
error-no-saved-match = Nie ma zapisanej partii { $number }; liczba zapisanych partii: { $count }. Ich listę podaje: { PROGRAM() } saved
error-saved-of-other = Zapisana partia { $number } to { $names }, a nie { $other }.
error-saved-as-begun = Zapisana partia toczy się dalej tak, jak się zaczęła. Pomiń: { $list }
error-cannot-resume = Nie można wznowić partii z pliku { $file }: { $cause }
error-other-run = Plik { $file } pochodzi z innego przebiegu: inni gracze, inne zasady albo inne ziarno. Podaj nowy plik.
error-other-form = Pliku { $file } nie można kontynuować: utworzyła go inna wersja areny albo nie jest to plik areny. Podaj nowy plik.
error-failures-kept = W pliku { $file } są policzone niepowodzenia botów ({ $count }). Kontynuuj z --tolerate albo podaj nowy plik.
error-process-died = Proces, który grał, został zakończony: przez bota, z zewnątrz albo przez system z braku pamięci. Z --processes 1 potrzeba mniej pamięci; to, co zachowała opcja --resume, nie przepadło.
error-processes-not-begun = Żaden proces nie mógł zacząć grać. We własnym skrypcie wywołanie musi stać pod { $sample }, a własny bot na najwyższym poziomie pliku, nie w notatniku ani w wierszu poleceń. Z processes=1 nie jest potrzebne ani jedno, ani drugie.
error-no-cluster = Pod adresem { $text } nie odpowiada żaden klaster Ray: { $why }. „ray start --head” uruchamia klaster; --ray local gra na klastrze tylko tego komputera.
error-cluster-lost = Klaster Ray nie może działać dalej: { $why }. To, co zachowała opcja --resume, nie przepadło.
error-options-apart = Opcji { $list } nie można łączyć: wybierz jedną.
error-other-simulation = To, co podano jako resume, zagrały inne boty, z innymi zasadami albo z innym ziarnem. Pomiń to albo podaj te same.
error-failures-told = To, co podano jako resume, zawiera policzone niepowodzenia botów ({ $count }). Napisz tolerate=True albo pomiń to.
error-seatings-many = Za dużo ustawień miejsc jak na jeden blok: { $count } (najwyżej { $most }). Napisz seatings="rotations".
error-same-place = { $list } wskazują to samo miejsce: { $file }. Podaj różne.
error-cannot-put = Nie można zapisać { $name } { $file }: { $kind ->
    [missing] nie ma tego folderu; utwórz go albo podaj inne miejsce
    [folder] to jest folder; podaj plik
    [file] to jest plik; podaj folder
    [forbidden] brak uprawnień
   *[other] { $why }
}.
error-other-training = Folder { $folder } zawiera trening z innymi zasadami lub ustawieniami. Podaj nowy folder.
error-cannot-learn = Tych zasad nie można się nauczyć: { $why }.
error-no-deal-there = W tym zapisie nie ma rozdania { $deal }.
error-no-such-view = { $text } nie jest widokiem; napisz all albo miejsce od 0 do { $last }.
error-no-scores = { $text } nie jest listą wyników; napisz liczbę dla każdego miejsca, na przykład 26,0,13,5.
error-no-such-flag = { $names }: nie ma tu { $what }; są { $list }.
error-no-store = W { $folder } żaden serwer niczego nie zapisał. Podaj jego folder opcją --data.
error-cannot-ask = Tutaj nie ma kogo zapytać: dodaj --yes albo --dry-run, aby zobaczyć, co zostałoby usunięte.
error-needs-extra = Do tego potrzebny jest pakiet { $module }, którego tu nie zainstalowano. Aby go zainstalować: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Tutaj nie ma kogo zapytać: dodaj --yes.
