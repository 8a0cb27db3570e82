# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Nie ma wariantu „{ $text }”.
error-file-no-variant = „{ $text }” to nazwa pliku, a nie wariantu. Pliki zasad podaje się opcją --rules, a w Pythonie funkcją load_ruleset.
error-no-game = Nie ma gry „{ $text }”.
error-seats = { $single ->
    [yes] { $names }: gra dla { $high } graczy.
   *[no] { $names }: od { $low } do { $high } graczy.
}
error-not-for-seats = Nie ma wariantu dla takiej liczby graczy: { $count }.
error-no-parameter = { $name } nie jest parametrem zasad.
error-not-offered = { $name } występuje w zasadach, ale nie jest tu dostępne.
error-bad-parameter = { $name } nie może mieć wartości „{ $text }”.
error-house-two-meanings = „{ $text }” może znaczyć: { $list }; napisz to w całości.
error-bundle = { $name } jest zestawem ustawień.
error-no-option = { $text } nie jest opcją; napisz nazwa=wartość albo nazwę zestawu ustawień.
error-wrong-entry = { $name } nie może mieć tej wartości.
error-entry-missing = Brakuje { $name }.
error-empty-file = { $file } jest pusty; plik zasad potrzebuje choć jednego wiersza, na przykład extends = "classic".
error-no-toml = { $file } nie jest plikiem TOML: wiersza { $line } nie da się odczytać od kolumny { $column }.
error-rules-bounds = { $file }, wiersz { $line }: { $what ->
    [nested] tabele i listy są zagnieżdżone zbyt głęboko (najwięcej poziomów: { $most }); zapisz je płasko, jak score.points
    [parts] nazwa ma za dużo części (najwięcej: { $most }); zasada ma dwie, jak score.points
    [line] wiersz jest za długi (najwięcej znaków: { $most }); podziel go albo skróć
    [text] tekst jest za długi (najwięcej znaków: { $most }); skróć go
    [digits] liczba ma za dużo cyfr (najwięcej: { $most }); żadna zasada nie potrzebuje tak dużej liczby
    [entries] jest za dużo pozycji (najwięcej: { $most }); plik zasad potrzebuje ich znacznie mniej
   *[open] tekst w cudzysłowie się nie kończy; zamknij go w tym samym wierszu
}.
error-rules-long-list = { $name }: lista jest za długa; skróć ją (najwięcej pozycji: { $most }).
error-rules-too-large = Plik { $file } jest za duży na zasady (największy rozmiar w bajtach: { $most }).
error-suggested-outside = „suggested_players” musi mieścić się w „players”.
error-value-for-seats = { $name } ma wartość dla takiej liczby miejsc: { $count }, a takich stołów nie ma.
error-no-value-for-seats = { $name } nie ma wartości dla takiej liczby miejsc: { $count }.
error-ranks-ascend = Wartości muszą rosnąć, każda może wystąpić raz.
error-suits-once = Podaj co najmniej jeden kolor i żadnego dwa razy.
error-too-few-cards = Za mało kart ({ $count }) na tyle miejsc: { $seats }.
error-jokers-no-mode = Są jokery: powiedz, co robią.
error-two-packs = Przy dwóch taliach potrzebna jest zasada dla jednakowych kart.
error-hand-too-large = Za mało kart, by każdy dostał ich tyle: { $count }.
error-no-hand-at-all = Nikt nie miałby żadnej karty.
error-nobody-wins-kitty = Kart odłożonych na bok nikt nie dostaje.
error-pass-too-many = Za dużo kart do podania: { $count }, a na ręce jest ich { $hand }.
error-pass-no-cycle = Powiedz, komu podaje się karty.
error-nobody-across = Przy takiej liczbie miejsc nikt nie siedzi na wprost: { $seats }.
error-second-is-oneself = Przy dwóch graczach drugim sąsiadem jest się samemu.
error-holder-of-nothing = Bez karty rozpoczynającej nikt jej nie ma: podaj ją albo powiedz, kto inny wychodzi.
error-must-needs-card = Nie ma karty rozpoczynającej, którą trzeba by wyjść.
error-two-holders = Przy dwóch taliach kartę rozpoczynającą może mieć dwóch graczy.
error-opening-not-there = Karty rozpoczynającej nie ma w talii: { $card }.
error-opening-left-over = Karta rozpoczynająca ({ $card }) może być wśród kart pozostałych.
error-opening-decides = O tym, kto wychodzi, decyduje w każdym rozdaniu karta rozpoczynająca.
error-jokers-not-locked = Jokery nigdy nie są zablokowane.
error-lock-for-ever = Nic nigdy nie zdjęłoby blokady.
error-no-identical = W jednej talii nie ma jednakowych kart.
error-negative-points = Koszt kart nigdy nie jest ujemny; zrób z nich karty premiowe.
error-penalty-and-bonus = Karta nie może zarazem kosztować punktów i być kartą premiową.
error-no-moon-cards = Nie ma kart karnych, którymi można by strzelić w księżyc.
error-moon-needs-many = Strzał w księżyc wymaga zbyt wielu rzeczy: { $count }.
error-moon-needs-more = Strzał w księżyc wymaga więcej kart ({ $what }: { $count }), niż jest w talii ({ $most }).
error-sun-of-nothing = Strzał w słońce nie byłby nic wart.
error-moon-of-nothing = Strzał w księżyc nie byłby nic wart.
error-never-ends = Partia nigdy by się nie skończyła.
error-limit-not-reached = Bez kart karnych nikt nie osiągnie limitu: ustal liczbę rozdań.
error-all-set-aside = Wszystkie karty karne mogą w każdym rozdaniu leżeć na boku: ustal liczbę rozdań.
error-jokers-for-groups = Za dużo jokerów liczbowych ({ $count }) na tyle grup koloru: { $groups }.
may-range = od { $low } do { $high }
may-whole = liczba całkowita{ $low ->
    [none] {""}
   *[other] {" "}od { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}do { $high }
}
may-number = liczba
may-either = { $one } albo { $other }
may-names = { $list }
may-list-of = lista, w której każda pozycja to { $what }
may-yes-no = true albo false
may-text = tekst
may-card-text = karta, na przykład QS
may-selector = wybór kart (QS, suit:H, rank:Q albo all)
may-suit = kolor
may-rank = wartość karty
may-opening-card = karta rozpoczynająca
may-points-table = tabela wyborów kart i liczb całkowitych, na przykład { "{" } QS = 13 { "}" }
may-languages = tekst albo { "{" } en = "...", de = "..." { "}" }
may-fewest-most = dwie rosnące liczby całkowite od 2 do 11
may-short-name = krótka nazwa, na przykład my-hearts
may-variant-id = nazwa wariantu
may-list-as = lista, na przykład { $sample }
may-every-parameter = każdy parametr zasad
may-ranks = od 1 do 11, J, Q, K, A w tej kolejności
may-suits = niektóre z C, D, S, H, każdy raz
may-cards-once = karty z talii, każda raz
may-card-a-seat = co najmniej jedna karta dla każdego
may-even-range = tyle, ile da się rozdać po równo, albo od 1 do { $high }
may-random-range = los albo od 0 do { $high }
may-opening = karta albo lowest_of:C
may-lowest = lowest_of:C albo bez karty
may-card = karta z talii
may-no-jokers = karty, które nie są jokerami
may-unlocked = karty albo bez blokady
may-from-zero = liczby od 0
may-no-points = karty bez punktów
may-at-most = najwyżej { $most } różnych
may-moon-value = liczba całkowita od 1 albo tyle, ile kosztują wszystkie karty
may-deals = liczba rozdań
