# Pomoc wiersza poleceń. Nazwy opcji i to, co stoi w cudzysłowie, pisze się tak, jak jest; słowa wielkimi literami to te z usage-word-*.

usage-usage = Użycie:
usage-options = Opcje:
usage-commands = Polecenia:
usage-help = Pokazuje tę pomoc.
usage-version = Pokazuje wersję.
usage-lang = Język: { $codes }
usage-word-name = IMIĘ
usage-word-file = PLIK
usage-word-seat = MIEJSCE
usage-word-cards = KARTY
usage-word-card = KARTA
usage-word-folder = FOLDER
usage-word-number = NUMER
usage-word-days = DNI
usage-word-address = ADRES
usage-word-variant = WARIANT
usage-word-command = POLECENIE
usage-word-options = OPCJE
usage-word-args = ARGUMENTY
usage-word-game = GRA

# Polecenia
usage-main =
    Wszystkie kierki, dla wszystkich: graj, oglądaj, sprawdzaj i badaj.

    „{ PROGRAM() } play” pyta o to, czego potrzebuje; „{ PROGRAM() } { usage-word-command } --help” mówi, co przyjmuje polecenie.
usage-command-play =
    Gra z botami. Pyta o to, czego nie podano; każdy ruch jest od razu zapisywany.

    Klawisze w grze: ? pokazuje wszystkie.
usage-command-watch = Oglądanie partii botów.
usage-command-variants = Lista wszystkich wariantów z liczbą miejsc i zestawami ustawień.
usage-command-rules = Zasady wariantu albo pliku z zasadami, opowiedziane słowami.
usage-command-check = Sprawdzanie zapisów. Każde działanie jest wykonywane ponownie; pierwszy wiersz, który się nie zgadza, zostaje podany.
usage-command-replay = Przejście przez zapis krok po kroku. Enter idzie dalej, B wraca, N przechodzi do następnego rozdania.
usage-command-simulate =
    Wiele partii między botami, z podsumowaniem, jak poszło każdemu z nich.

    Bot, który zawiedzie, kończy wszystko swoim śladem błędu. Resztę mówi docs/bots.md.
usage-command-arena =
    Porównanie botów, z tymi samymi kartami na każdym miejscu.

    Bot, który zawiedzie, kończy wszystko swoim śladem błędu. Resztę mówi docs/bots.md.
usage-command-warm = Kompilacja z góry tego, czego boty używają do przeszukiwania. Robi się to dla jednego wariantu albo (bez { usage-word-variant }) dla serwera; polecenie mówi, gdzie to leży.
usage-command-train =
    Trening sieci najsilniejszego bota w grze z samym sobą. To samo polecenie wznawia przerwany trening.

    { usage-word-folder } zawiera sieci i curves.csv. Na dwóch rdzeniach trwa to godzinami; resztę mówi docs/training.md.
usage-command-join =
    Zajęcie miejsca przy stole na serwerze, w prostych wierszach. URL to zaproszenie.

    Serwer cię rozpoznaje. Drugi terminal przy tym samym stole to inna osoba; za pomocą --as mówisz, kim jesteś.
usage-command-serve = Stoły w przeglądarce: dla ciebie, dla domowników albo dla wszystkich.
usage-command-keys = Zapisanie kluczy serwera w jednym pliku, dla wszystkich maszyn korzystających z jednej bazy danych.
usage-command-prune =
    Usuwanie tego, co serwer przechowuje, a czego nikt od dawna nie używał: stołów, tabel wyników, własnych zasad.

    Najpierw pyta. Serwer może w tym czasie działać i co dzień sam robi to samo (--keep-days).
usage-command-db = Sprawdzanie, kopiowanie i przywracanie wszystkiego, co przechowuje serwer.
usage-command-db-check = Sprawdzanie całej bazy danych i próba odczytania każdego stołu. Niczego nie zmienia; kod wyjścia to 1, gdy coś jest nie tak.
usage-command-db-upgrade = Aktualizacja bazy danych. Serwer robi to samo przy starcie.
usage-command-db-backup = Kopia bazy danych z jednej chwili w nowym PLIKU, także gdy serwer działa. Taką kopię można przywrócić do SQLite i do PostgreSQL.
usage-command-db-restore = Zastąpienie wszystkiego kopią zapasową przy zatrzymanym serwerze. Najpierw pyta; karty trwających rozdań rozdaje się od nowa, żeby nikt ich nie znał.
usage-command-db-mark-restored = Zgłoszenie, że bazę danych przywrócono inaczej (migawka dysku, pg_restore): karty trwających rozdań rozdaje się od nowa.
usage-command-db-export = Zapis gry każdego stołu, przy którym skończyło się rozdanie, umieszczony w FOLDERZE. Są w nim imiona osób.
usage-command-bridge =
    Odpowiedzi dla innych programów: w wierszu wchodzi jeden obiekt JSON i jeden wychodzi (docs/bridge.md).

    To, na co się czeka podczas kompilacji przeszukiwania, trafia na wyjście błędów.
usage-command-advise =
    Rada przy prawdziwym stole karcianym: co zrobić i ile warta jest każda możliwość.

    W kierkach pyta o rękę i zagrane karty, gdy brakuje --hand; w Herz an Herz o dotychczasowe ruchy i dobraną kartę, gdy brakuje --plays i --drawn. Ruch to wiersz zapisu (3. P0 draws 45: left) albo mniej (45: left).
usage-command-saved =
    Lista zapisanych partii: numer, gra, gracze, rozdanie, kiedy, wynik.

    „{ PROGRAM() } play --resume { usage-word-number }” wznawia partię, „{ PROGRAM() } saved delete { usage-word-number }” ją usuwa.
usage-command-saved-delete = Usuwanie zapisanych partii na dobre, według numerów z listy; najpierw pyta.
usage-command-bot = Napisanie własnego bota i sprawdzenie, czy dotrzymuje tego, co boty obiecują.
usage-command-bot-new = Napisanie bota na początek: { usage-word-file } (mine.py) nie może jeszcze istnieć.
usage-command-bot-test =
    Sprawdzenie, czy bot dotrzymuje tego, co boty obiecują: gra zgodnie z zasadami i tylko na podstawie tego, co widzi, swojego budżetu i własnej losowości.

    BOT to mine.py (albo mine.py:Klasa), poziom albo cmd:./program. Kod wyjścia to 1, gdy obietnica jest złamana, i 2, gdy takiego bota nie ma.
usage-command-game = Sprawdzenie, czy gra dotrzymuje tego, co gry obiecują.
usage-command-game-test =
    Sprawdzenie, czy gra dotrzymuje tego, co gry obiecują: zakryte karty pozostają zakryte, przyjmowane jest dokładnie to, co podane jako możliwe, a zapis prowadzi z powrotem do tego samego rozdania.

    { usage-word-game } to hearts, herz_an_herz, mine.py (albo mine.py:{ usage-word-name }) albo package.module:{ usage-word-name }. Kod wyjścia to 1, gdy obietnica jest złamana, i 2, gdy takiej gry nie ma.

# Opcje kilku poleceń
usage-seats = Liczba miejsc.
usage-option = Zasada (end.limit=50) albo zestaw ustawień (sun); można powtarzać.
usage-rules = Własne zasady (TOML).
usage-seed = To samo ziarno daje te same karty i boty.
usage-plain = Tylko wiersze: bez kolorów i kursora, dla każdego czytnika ekranu.
usage-bots = Kim są boty: novice, casual, club, expert, master (od najsłabszego), random, plik.py:Klasa; kilka oddziela ;
usage-pace = Sekundy między kartami botów; 0 to od razu.
usage-announce = Co jest mówione: każda karta (cards), lewa, gdy przychodzi twoja kolej (turn), albo tylko to, o czym decydujesz (needed).
usage-signs = Karty jako znaki (D♠) zamiast słów, także w wierszach.
usage-letters = Litery waleta, damy, króla i asa na kartach, jak w ustawieniach przeglądarki; „own”: litery twojego języka.
usage-cells = Wiersze mające najwyżej N znaków, na przykład 40 dla linijki brajlowskiej.
usage-first-leader = Kto zaczyna, gdy zasady o to pytają.
usage-record = Zapisuje partię w tym pliku.
usage-json = Dla programów.
usage-yes = Bez pytania.

# Opcje jednego polecenia
usage-play-name = Twoje imię.
usage-play-resume = Wznawia ostatnio zapisaną partię, w grze { usage-word-variant }, jeśli ją podano, albo partię o tym numerze z „{ PROGRAM() } saved”. Toczy się dalej tak, jak się zaczęła: --seats, --bots, --option, --rules, --seed, --name i --first-leader są odrzucane.
usage-watch-view = To, co widzi jedno miejsce, albo wszystkie ręce dla „all”; inaczej to, co leży odkryte.
usage-rules-options = Lista wszystkich opcji, tak jak je przyjmuje --option.
usage-check-bots = Ponowne obliczenie każdego wyboru bota z tego, co widzi.
usage-check-shuffle = Ponowne obliczenie każdego rozdania z jego zobowiązań.
usage-check-receipts = Porównanie z pokwitowaniami strony, z podaniem, czego dowodzą.
usage-replay-seat = To, co widziało jedno miejsce; inaczej wszystkie ręce.
usage-replay-deal = Zaczyna od tego rozdania.
usage-measure-players = Boty według miejsc albo jeden dla wszystkich.
usage-measure-seed = To samo ziarno daje te same karty.
usage-measure-processes = Liczba procesów (po jednym na rdzeń).
usage-measure-ray = Gra na klastrze Ray: host:port, local albo ten, który działa tutaj.
usage-measure-tolerate = Liczy boty, które zawodzą, i gra dalej za nie.
usage-measure-resume = Przechowuje gotowe bloki w tym pliku i z niego wznawia.
usage-measure-records = Przechowuje zapis każdej partii albo każdego rozdania w tym folderze.
usage-measure-csv = Zapisuje wartości oddzielone przecinkami (- zamiast tego je wyświetla).
usage-measure-times = Także z czasami decyzji; za każdym razem są inne.
usage-measure-json = Wyświetla jeden obiekt JSON zamiast tabeli.
usage-simulate-matches = Liczba partii (20).
usage-arena-blocks = Rozdania, każde grane na każdym miejscu (100).
usage-train-rounds = Liczba rund gry i uczenia (12).
usage-train-first = Przykłady w pierwszej rundzie (6000000).
usage-train-later = Przykłady w każdej następnej rundzie (4000000).
usage-train-keep = Z ilu rund pochodzą przykłady, na których uczą się sieci (3).
usage-train-rate = Największy krok uczenia (0.002).
usage-train-epochs = Ile razy przykłady są przerabiane w rundzie (3).
usage-train-mixed = Ile z 256 rozdań to te, w których niektóre miejsca grają według stałych reguł (128).
usage-train-from = Wznawia od sieci z innego treningu, z pliku round-NN.npz.
usage-train-seed = To samo ziarno i tyle samo wątków dają te same sieci.
usage-train-threads = Wątki do gry i uczenia (2).
usage-join-name = Jak nazywają cię inni.
usage-join-as = Kim jesteś, gdy z tego konta korzysta kilka osób.
usage-join-sign-out = Zamiast tego serwer ma cię zapomnieć.
usage-serve-host = Adres, na którym serwer nasłuchuje (tylko ten komputer).
usage-serve-port = Port (8765 albo następny wolny; 0: dowolny).
usage-serve-data = Gdzie są przechowywane stoły (twój folder danych).
usage-database = Inne miejsce dla stołów niż folder danych: postgresql://użytkownik@komputer/baza.
usage-serve-synchronous = Co przetrwa brak prądu: full: wszystko, o czym ktoś już się dowiedział; normal: zapisuje szybciej i może stracić ostatnie chwile (full).
usage-serve-workers = Ile procesów pracuje na jednej bazie PostgreSQL (1).
usage-serve-key-file = Plik z kluczami, ten sam na każdej maszynie; zapisuje go { PROGRAM() } keys (klucze w folderze danych).
usage-serve-public-url = Co wpisują ludzie, gdy przed tym serwerem stoi inny.
usage-serve-lan = Dla wszystkich w twojej sieci: pokazuje adres, także jako kod QR.
usage-serve-no-browser = Nie otwiera przeglądarki.
usage-serve-keep-days = Przez ile dni zostaje to, czego nikt nie używa (400; 0: na zawsze).
usage-serve-keep-unfinished-days = To samo dla niezakończonych stołów (jak --keep-days).
usage-serve-keep-chat-days = To samo dla tego, co pisano przy stołach (30; 0: na zawsze).
usage-serve-tables-per-person = Otwarte stoły, które może mieć jedna osoba (200; 0: bez ograniczeń).
usage-serve-tables-per-address = Stoły w pamięci z jednego adresu sieciowego (200).
usage-serve-table-mb = Megabajty, które może zająć jeden stół (16; 0: bez ograniczeń).
usage-serve-store-mb = Megabajty, które może zająć wszystko razem (0: bez ograniczeń).
usage-serve-operator-token-file = Plik z tokenem, o który pytają /metrics i /operator (brak: widzi je tylko ten komputer).
usage-serve-log-format = Jak wyglądają wiersze dziennika (text).
usage-serve-log-events = Co jest zapisywane: faults: błędy; refusals: także odmowy; requests: także każda odpowiedź (refusals).
usage-prune-data = Gdzie serwer przechowuje swoje stoły (twój folder danych).
usage-prune-older-than = To, czego nikt nie używał tak długo (400).
usage-prune-unfinished-older-than = To samo dla niezakończonych stołów (jak --older-than).
usage-prune-dry-run = Tylko mówi, co zostałoby usunięte.
usage-bridge-bot = Kto odpowiada (expert), gdy wiersz nikogo nie wymienia.
usage-advise-seat = Twoje miejsce, od 0 zgodnie z ruchem wskazówek zegara (0).
usage-advise-hand = Twoja ręka po rozdaniu albo taka, jaka jest teraz: 'QS AH 10D ...'
usage-advise-deal = Numer rozdania (1), dla podawania.
usage-advise-dealer = Kto rozdawał.
usage-advise-gave = Karty podane przez ciebie.
usage-advise-got = Karty otrzymane przez ciebie.
usage-advise-kitty = Karty pozostałe, jeśli są ci znane.
usage-advise-plays = Wszystko, co zagrano, po kolei; lewy albo ruchy można oddzielić znakiem /.
usage-advise-drawn = Herz an Herz: dobrana teraz karta.
usage-advise-scores = Wynik przed tym rozdaniem, według miejsc.
usage-advise-opening-card = Karta rozpoczynająca, gdy jest nią najniższa, jaką ktoś ma na ręce.
usage-advise-bot = Kto radzi (expert).
usage-advise-budget = Ile światów sobie wyobrazić.
usage-bot-test-game = Wszystkie warianty jednej gry: hearts, herz_an_herz.
usage-bot-test-seed = To samo ziarno zadaje te same pytania (1).
usage-bot-test-quick = Mało zasad, mało pytań.
usage-bot-test-long = Wszystkie warianty w każdym rozmiarze, dużo pytań.
usage-bot-test-budget = Praca nad każdą decyzją; inaczej własna miara bota.
usage-bot-test-max-ms = Żadna decyzja nie może trwać dłużej.
usage-game-test-seed = To samo ziarno daje te same karty (1).
usage-game-test-quick = Mało zasad, mało rozdań.
usage-game-test-long = Wszystkie warianty w każdym rozmiarze, dużo rozdań.
usage-game-test-deals = Liczba rozdań dla każdych zasad.
