# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Wiersz { $line }: { $text }
error-seat = miejsce { $seat }
error-did-you-mean = Czy chodziło o „{ $word }”?
error-field = Pole: { $field }.
error-allowed = Dozwolone: { $allowed }.
error-other = Coś poszło nie tak: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = „{ $text }” nie jest kartą; napisz wartość, a potem kolor angielskimi literami, jak QS, 10H albo AD.
error-herz-no-card = „{ $text }” nie jest kartą; napisz liczbę, J26-50 dla jokera liczbowego, SJ albo ST.
error-card-too-often = { $card }: ta karta występuje zbyt często albo nie należy do tej talii.
error-not-in-pack = { $card }: ta karta nie należy do tej talii.
error-not-there = { $card }: tej karty tam nie ma.
error-no-number = „{ $text }” nie jest liczbą całkowitą.
error-no-seat = Nie ma miejsca { $seat }{ $last ->
    [none] {""}
   *[other] ; miejsca mają numery od 0 do { $last }
}.
error-deals-from-one = Rozdania liczy się od 1.
error-scores-for-seats = Liczba wyników: { $told }, liczba miejsc: { $right }.
error-hands-for-seats = Liczba rąk: { $told }, liczba miejsc: { $right }.
error-players-for-seats = Liczba graczy: { $told }, liczba miejsc: { $right }.
error-bots-for-seats = Liczba botów: { $told }, liczba miejsc: { $right }. Podaj po jednym dla każdego miejsca albo jednego dla wszystkich.
error-numbers-for-seats = { $name }: musi być po jednej liczbie dla każdego miejsca ({ $right }), a jest ich { $told }.
error-hand-size = Liczba kart na miejscu { $seat } musi wynosić { $right }, a nie { $told }.
error-cards-missing = Brakuje tych kart: { $list }. Karty, które zostają, podaj osobno (kitty).
error-stock-nameless = Stos dobierania jest pusty; podaj jego karty od góry, na przykład 48 J26-50 SJ ST.
error-cannot-deal-from = Gry { $name } nie można rozdać z tego: { $list }.
error-write = Napisz tu: { $sample }
error-write-instead = „{ $text }” tu nie pasuje. Napisz: { $sample }
error-wrong-kind = { $name }: „{ $text }” tu nie pasuje. Napisz: { $sample }
error-line-too-long = Wiersz jest za długi na zapis (największa długość w bajtach: { $most }).
error-too-long = To jest za długie; największa długość w bajtach: { $most }.
error-no-utf8 = { $file ->
    [this] to
   *[other] { $file }
} nie jest tekstem UTF-8, od bajtu { $place }.
error-no-file = Nie można odczytać { $file }: { $kind ->
    [missing] nie ma takiego pliku
    [folder] to jest folder
    [forbidden] brak uprawnień
   *[other] { $why }
}.
error-no-text = To nie jest plik tekstowy.
error-no-utf16 = To jest UTF-16; zapis jest tekstem UTF-8.
error-packed = To jest spakowany plik. Rozpakuj go i bierz z niego po jednym zapisie.
error-no-json = To nie jest JSON w wymaganej postaci: { $why }.
error-two-starts = Wieża ma jedną kartę startową.
error-no-start = Nie ma karty startowej.
error-nested = Listy i tabele są zagnieżdżone zbyt głęboko (najwięcej poziomów: { $most }); żaden zapis tego nie potrzebuje.
error-cannot-lie = { $card } nie może tam leżeć jako następna.
error-not-in-range = { $name } musi być w zakresie od { $low } do { $high }, a jest { $text }.
error-same-seat = Miejsce { $seat } nie może zamienić się samo ze sobą.
error-newcomer-score = Nowa osoba na miejscu { $seat } zaczyna z wynikiem { $right }, średnią pozostałych.
error-text-empty = Nic nie zostało wpisane. „pomoc” podaje wszystkie słowa.
error-text-word = Nie znam słowa „{ $text }”. „pomoc” podaje wszystkie słowa.
error-text-no-card = „{ $text }” nie jest kartą; napisz wartość, a potem kolor, jak { $cards }.
error-text-ambiguous = „{ $text }” może oznaczać kilka kart: { $cards }.
error-text-number = „{ $text }” nie jest numerem karty na stole.
error-text-one-card = Podaj jedną kartę do zagrania.
error-text-some-cards = Wymień karty do podania.
error-text-seat = Przy tym stole nie ma nikogo o imieniu „{ $text }”.
error-text-steal = Powiedz, komu kradniesz, z którego rzędu i dokąd: kradnij Ben lewo prawo.
error-text-invitation = „{ $text }” nie jest zaproszeniem. Zaproszenie wygląda tak: http://localhost:8765/table/abc.
error-text-rule-link = Ten adres zasad jest uszkodzony albo nieznany. Poproś o niego jeszcze raz.
error-text-rule-file = Najpierw wybierz plik.
