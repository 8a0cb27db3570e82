# Edytor zasad: jego strona oraz każdy parametr zasad z nazwą (web-rule-), zdaniem (web-about-) i wartościami.

web-editor = Własne zasady
web-editor-lead = Zmień zasady na takie, według jakich gracie w domu. Każda zmiana jest sprawdzana, a obok widać zasady opisane słowami.
web-editor-fine = { $count ->
    [0] To są zasady wariantu { $name }.
    [one] Według tych zasad można grać. Od wariantu { $name } różni je jedna rzecz.
    [few] Według tych zasad można grać. Od wariantu { $name } różnią je { $count } rzeczy.
   *[many] Według tych zasad można grać. Od wariantu { $name } różni je { $count } rzeczy.
}
web-editor-faulty = Tak jeszcze być nie może. Obok stoi opis zasad sprzed zmiany.
web-editor-check = Sprawdź
web-editor-base = Punkt wyjścia
web-editor-base-about = Inna gra zaczyna od własnych zasad.
web-editor-name = Nazwa twoich zasad
web-editor-presets = Gotowe zmiany
web-editor-asked = Co zmienia się najczęściej
web-editor-more = Wszystko inne
web-editor-reset = Cofnij wszystkie zmiany
web-editor-was = zamiast: { $value }
web-editor-marks = Podkreślone: nowe. Przekreślone: tak jest w wariancie { $name }.
web-editor-changes = Co jest inne
web-editor-new = Nowe:
web-editor-gone = Już nie:
web-editor-share = Zachowaj i udostępnij
web-editor-link = Adres tych zasad:
web-editor-keep = Utwórz krótki adres
web-editor-download = Pobierz jako plik
web-editor-upload = Otwórz plik zasad:
web-editor-open = Otwórz
web-rule-yes = tak
web-rule-no = nie
web-rule-nothing = nic
web-rule-other = coś innego…
web-rule-number = ta liczba:
web-rule-as-in = { $values } jak w wariancie { $name }
web-rule-in-words = Można też słowami: { $example }.
web-rule-understood = Zrozumiano tak: { $value }
web-rule-range = { $high ->
    [0] Liczba całkowita od { $low }.
   *[other] Liczba całkowita od { $low } do { $high }.
}
web-rule-cannot = „{ $text }” nie może tu stać.
web-rule-cannot-empty = To pole nie może być puste.
web-allowed-number = { $kind ->
    [between] liczba całkowita od { $low } do { $high }
    [from] liczba całkowita od { $low }
   *[any] liczba całkowita
}
web-allowed-selector = karty (QS), kolory (suit:H), wartości (rank:Q) albo all (wszystkie)
web-allowed-points = karty (QS 13), kolory (suit:H 1), wartości (rank:Q 2) albo all (wszystkie), każde z liczbą całkowitą
web-allowed-card = karty, na przykład QS albo 10H
web-allowed-opening-card = karta, na przykład 2C, albo lowest_of:C
web-allowed-suit = kolory: C, D, H, S
web-allowed-rank = wartości: od 1 do 11, J, Q, K, A

# Grupy
web-group-pack = Talia
web-group-joker = Jokery
web-group-deal = Rozdawanie
web-group-dealer = Rozdający
web-group-pass = Podawanie kart
web-group-opening = Pierwsze wyjście
web-group-next-deal = Pierwsze wyjście w następnych rozdaniach
web-group-lead = Wychodzenie
web-group-first-trick = Pierwsza lewa
web-group-trick = Lewy i jednakowe karty
web-group-score = Punkty
web-group-moon = Strzał w księżyc
web-group-sun = Strzał w słońce
web-group-end = Koniec partii
web-group-tower = Wieże, jokery i kradzież

# Zestawy ustawień wariantów
web-bundle-sun = Słońce
web-bundle-jack-11 = Walet karo odejmuje 11
web-bundle-fixed-deals = Ustalona liczba rozdań
web-bundle-moon-13-and-1 = Księżyc: 13 kierów i jedna dama
web-bundle-high-points = Wysokie punkty
web-bundle-eleven = Jedenaście kart każdego koloru
web-bundle-standard-pack = Zwykła talia
web-bundle-previous-trick = Kiery tylko po kierach
web-bundle-ten-of-diamonds = Dziesiątka karo zamiast waleta
web-bundle-jack-for-moon = Do księżyca potrzebny też walet
web-bundle-queen-50 = Dama kosztuje 50

# Kierki
web-rule-hearts-pack-count = Talie
web-about-hearts-pack-count = Jedna talia albo dwie potasowane razem.
web-rule-hearts-pack-suits = Kolory
web-about-hearts-pack-suits = Kolory talii.
web-rule-hearts-pack-ranks = Wartości
web-about-hearts-pack-ranks = Wartości od najniższej; lewę bierze wyższa.
web-rule-hearts-pack-remove = Karty usunięte
web-about-hearts-pack-remove = Karty usunięte z każdego egzemplarza talii.
web-rule-hearts-pack-jokers = Jokery
web-about-hearts-pack-jokers = Ile jokerów dochodzi.
web-rule-hearts-joker-mode = Co robi joker
web-about-hearts-joker-mode = Co joker może w lewie.
web-values-hearts-joker-mode = { $value ->
    [excuse] wolno go zagrać zawsze, nigdy nie bierze lewy
    [always_wins] lewę bierze pierwszy zagrany joker
   *[none] jokerów nie ma
}
web-rule-hearts-deal-hands = Karty dla każdego
web-about-hearts-deal-hands = Ile kart dostaje każdy.
web-values-hearts-deal-hands = { $value ->
   *[even] tyle, ile da się rozdać po równo
}
web-rule-hearts-deal-leftover = Karty pozostałe
web-about-hearts-deal-leftover = Co dzieje się z kartami, których nie rozdano.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] dostaje je ten, kto weźmie pierwszą lewę
    [kitty_last_trick] dostaje je ten, kto weźmie ostatnią lewę
    [kitty_first_heart] dostaje je ten, kto weźmie pierwszą lewę z kierem
   *[set_aside] są odkładane na bok
}
web-rule-hearts-deal-leftover-seen-by = Kto może je oglądać
web-about-hearts-deal-leftover-seen-by = Kto może zobaczyć karty pozostałe.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] ten, kto je dostaje
    [all] wszyscy
   *[nobody] nikt
}
web-rule-hearts-dealer-first = Kto rozdaje pierwszy
web-about-hearts-dealer-first = Los albo miejsce, licząc od 0.
web-values-hearts-dealer-first = { $value ->
   *[random] decyduje los
}
web-rule-hearts-dealer-next = Kto rozdaje następny
web-about-hearts-dealer-next = Kto rozdaje po każdym rozdaniu.
web-values-hearts-dealer-next = { $value ->
    [left] lewy sąsiad rozdającego
    [right] prawy sąsiad rozdającego
   *[most_points] gracz z najwyższym wynikiem
}
web-rule-hearts-pass-count = Karty do podania
web-about-hearts-pass-count = Ile kart podaje każdy przed rozgrywaniem lew; 0, jeśli kart się nie podaje.
web-rule-hearts-pass-cycle = Komu się je podaje
web-about-hearts-pass-cycle = W pierwszym rozdaniu, w drugim i tak dalej; potem kolejność zaczyna się od początku.
web-rule-hearts-opening-leader = Kto wychodzi pierwszy
web-about-hearts-opening-leader = Kto wychodzi do pierwszej lewy.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] ten, kto ma kartę rozpoczynającą
    [left_of_dealer] lewy sąsiad rozdającego
    [dealer] rozdający
    [youngest] najmłodszy gracz, którego wskazuje gospodarz
   *[seat] gracz, którego miejsce wskazuje gospodarz
}
web-rule-hearts-opening-card = Karta rozpoczynająca
web-about-hearts-opening-card = Karta, która rozpoczyna rozdanie, na przykład 2C, albo lowest_of:C: najniższy trefl, jaki ktoś ma na ręce.
web-values-hearts-opening-card = { $value ->
   *[none] nie ma
}
web-rule-hearts-opening-must = Czym trzeba wyjść
web-about-hearts-opening-must = Czym musi wyjść ten, kto ma kartę rozpoczynającą.
web-values-hearts-opening-must = { $value ->
    [card] tą kartą
    [suit] w jej kolor
   *[any] dowolną kartą
}
web-rule-hearts-opening-forbidden = Czym nie wolno rozpocząć
web-about-hearts-opening-forbidden = Czym nie wolno wyjść do pierwszej lewy, chyba że nie ma się innych kart: karty (QS), kolory (suit:H), wartości (rank:Q) albo all (wszystkie).
web-rule-hearts-next-deal-leader = Kto wychodzi pierwszy później
web-about-hearts-next-deal-leader = Kto wychodzi do pierwszej lewy w rozdaniach po pierwszym.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] tak jak w pierwszym rozdaniu
    [most_points_last_deal] kto w poprzednim rozdaniu dostał najwięcej punktów
    [most_points_total] kto ma najwyższy wynik
    [fewest_points] kto w poprzednim rozdaniu dostał najmniej punktów
   *[last_winner] kto wziął ostatnią lewę poprzedniego rozdania
}
web-rule-hearts-next-deal-tie = Jeśli kilku ma tyle samo
web-about-hearts-next-deal-tie = Kto z kilku graczy o tej samej liczbie punktów wychodzi pierwszy.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] pierwszy po lewej od tego, kto wychodził poprzednio
    [youngest] najmłodszy
   *[random] decyduje los
}
web-rule-hearts-lead-locked = Zablokowane na początku
web-about-hearts-lead-locked = Czym nie wolno wyjść przed otwarciem, chyba że nie ma się innych kart: karty (QS), kolory (suit:H), wartości (rank:Q) albo all (wszystkie).
web-rule-hearts-lead-broken-by = Karty otwierające
web-about-hearts-lead-broken-by = Karty (QS), kolory (suit:H), wartości (rank:Q) albo all (wszystkie).
web-rule-hearts-lead-broken-when = Kiedy wolno wyjść w kiery
web-about-hearts-lead-broken-when = Kiedy kiery (albo inne zablokowane karty) zostają otwarte.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] gdy taką kartę zagrano we wcześniejszej lewie
    [collected_earlier_trick] gdy ktoś wziął taką kartę we wcześniejszej lewie
    [in_previous_trick] gdy taka karta była w poprzedniej lewie
    [last_card_of_previous_trick] gdy taka była ostatnia karta poprzedniej lewy
    [never] nigdy, chyba że nie ma się innych kart
   *[free] zawsze
}
web-rule-hearts-lead-break-requires-discard = Otwiera tylko karta zrzucona
web-about-hearts-lead-break-requires-discard = Otwiera tylko karta zrzucona do innego koloru, a nie dołożona do koloru ani ta, którą ktoś wychodzi.
web-rule-hearts-lead-queen-counts-as-heart = Dama liczy się jako kier
web-about-hearts-lead-queen-counts-as-heart = Kto ma już tylko kiery i damę pik, może wyjść dowolną z tych kart.
web-rule-hearts-first-trick-forbidden = Nie w pierwszej lewie
web-about-hearts-first-trick-forbidden = Czego nie wolno zagrać w pierwszej lewie, chyba że nie ma się innych kart: karty (QS), kolory (suit:H), wartości (rank:Q) albo all (wszystkie).
web-rule-hearts-trick-duplicates = Dwie jednakowe karty
web-about-hearts-trick-duplicates = Co dzieje się z dwiema jednakowymi kartami w lewie; tylko przy dwóch taliach.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] takich nie ma
    [cancel] znoszą się
    [first_wins] wyższa jest pierwsza
   *[last_wins] wyższa jest druga
}
web-rule-hearts-trick-void-when = Kiedy lewa jest niczyja
web-about-hearts-trick-void-when = Lewy niczyjej nie bierze nikt; kto bierze następną, dostaje też jej karty. Jeśli wystarczą dwie znoszące się pary, przy 9 graczach niczyich jest około 23 lew na 100, przy 10 około 34, a przy 11 około 40; jeśli niczyja jest tylko lewa, w której nie zostaje żadna karta w kolorze wyjścia, zdarza się to bardzo rzadko.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] gdy nie zostaje żadna karta w kolorze wyjścia
   *[two_pairs_or_no_live_led_card] także gdy znoszą się dwie pary
}
web-rule-hearts-trick-void-next-leader = Kto wychodzi po lewie niczyjej
web-about-hearts-trick-void-next-leader = Kto wychodzi, gdy lewy nikt nie wziął.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] ponownie ten sam gracz
   *[left_of_leader] lewy sąsiad tego, kto do niej wychodził
}
web-rule-hearts-trick-last-void-to = Ostatnia lewa niczyja
web-about-hearts-trick-last-void-to = Kto dostaje ostatnią lewę, jeśli jest niczyja, razem ze wszystkimi kartami, które jeszcze czekają.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] nikt
    [leader] ten, kto do niej wychodził
    [previous_winner] ten, kto jako ostatni wziął lewę
   *[second_copy_of_highest] ten, kto zagrał drugą kartę najwyższej pary w kolorze
}
web-rule-hearts-score-points = Ile kosztują karty
web-about-hearts-score-points = Karty (QS 13), kolory (suit:H 1), wartości (rank:Q 2) albo all (wszystkie), każde ze swoimi punktami; gdy do karty pasuje kilka, liczy się najdokładniejsze.
web-rule-hearts-score-points-one = Punkty: { $card }
web-about-hearts-score-points-one = Ile kosztuje wzięcie tej karty; puste, jeśli tyle, co jej kolor.
web-rule-hearts-score-bonus = Karty premiowe
web-about-hearts-score-bonus = Karty, które dodają albo odejmują punkty niezależnie od kart karnych i księżyca, na przykład JD -10.
web-rule-hearts-score-bonus-one = Premia: { $card }
web-about-hearts-score-bonus-one = Punkty dla tego, kto weźmie tę kartę, na przykład -10; puste, jeśli żadne.
web-rule-hearts-score-no-trick-bonus = Za brak lew
web-about-hearts-score-no-trick-bonus = Punkty dla tego, kto nie weźmie żadnej lewy, w rozdaniach bez strzału w księżyc, na przykład -5; 0, jeśli żadne.
web-rule-hearts-score-negative-total = Wynik poniżej 0
web-about-hearts-score-negative-total = Czy wynik może spaść poniżej 0.
web-rule-hearts-score-winner = Kto wygrywa
web-about-hearts-score-winner = Jaki wynik daje zwycięstwo w partii.
web-values-hearts-score-winner = { $value ->
    [lowest] najniższy wynik
   *[highest] najwyższy wynik
}
web-rule-hearts-moon-award = Strzał w księżyc
web-about-hearts-moon-award = Co daje wzięcie wszystkich kart karnych.
web-values-hearts-moon-award = { $value ->
    [none] nic: nie ma strzału w księżyc
    [add_to_others] pozostali dostają punkty
    [subtract_from_self] strzelający odejmuje sobie punkty
   *[shooter_chooses] strzelający wybiera jedno z dwojga
}
web-rule-hearts-moon-value = Punkty za księżyc
web-about-hearts-moon-value = Ile punktów dopisuje albo odejmuje strzał w księżyc.
web-values-hearts-moon-value = { $value ->
   *[deck_total] tyle, ile karty rozdane i wzięte karty pozostałe
}
web-rule-hearts-moon-requires-bonus = Z kartami premiowymi
web-about-hearts-moon-requires-bonus = Czy do strzału w księżyc potrzebne są także karty premiowe.
web-rule-hearts-moon-needs = Czego wymaga księżyc
web-about-hearts-moon-needs = Wszystkie karty karne albo tyle kart każdego rodzaju, na przykład suit:H 13, QS 1; jeśli ma je dwóch graczy, w księżyc nie strzela nikt.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] wszystkie karty karne
}
web-rule-hearts-moon-bonus-cards = Karty premiowe przy księżycu
web-about-hearts-moon-bonus-cards = Czy karty premiowe liczą się w rozdaniu ze strzałem w księżyc.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] liczą się
   *[suppressed] nie liczą się
}
web-rule-hearts-sun-award = Wszystkie lewy (słońce)
web-about-hearts-sun-award = Co daje wzięcie wszystkich lew.
web-values-hearts-sun-award = { $value ->
    [none] to zwykły strzał w księżyc
    [add_to_others] pozostali dostają punkty
    [subtract_from_self] strzelający odejmuje sobie punkty
   *[shooter_chooses] strzelający wybiera jedno z dwojga
}
web-rule-hearts-sun-value = Punkty za słońce
web-about-hearts-sun-value = Ile punktów dopisuje albo odejmuje strzał w słońce.
web-rule-hearts-end-limit = Partia do
web-about-hearts-end-limit = Partia kończy się, gdy po rozdaniu ktoś ma tyle punktów.
web-values-hearts-end-limit = { $value ->
   *[none] bez limitu punktów
}
web-rule-hearts-end-limit-test = Przy limicie
web-about-hearts-end-limit-test = Czy partię kończy osiągnięcie limitu, czy dopiero jego przekroczenie.
web-values-hearts-end-limit-test = { $value ->
    [reach] kończy ją osiągnięcie limitu
   *[exceed] kończy ją dopiero przekroczenie limitu
}
web-rule-hearts-end-deals = Liczba rozdań
web-about-hearts-end-deals = Partia kończy się po tylu rozdaniach.
web-values-hearts-end-deals = { $value ->
    [players] tyle, ilu graczy
   *[none] nieustalona
}
web-rule-hearts-end-tie = Remis na końcu
web-about-hearts-end-tie = Co dzieje się przy remisie.
web-values-hearts-end-tie = { $value ->
    [shared] zwycięstwo się dzieli
   *[extra_deal] gra się jeszcze jedno rozdanie
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Najwyższa liczba
web-about-herz-an-herz-tower-max-number = Najwyższa liczba w stosie dobierania.
web-rule-herz-an-herz-tower-number-jokers = Jokery liczbowe
web-about-herz-an-herz-tower-number-jokers = Po jednym na każdą grupę koloru, od najniższej.
web-rule-herz-an-herz-tower-superjokers = Superjokery
web-about-herz-an-herz-tower-superjokers = Ile superjokerów jest w stosie dobierania.
web-rule-herz-an-herz-tower-steal-cards = Karty złodzieje
web-about-herz-an-herz-tower-steal-cards = Ile kart złodziei jest w stosie dobierania.
web-rule-herz-an-herz-tower-rows = Rzędy
web-about-herz-an-herz-tower-rows = Rzędy pod kartą startową.
web-rule-herz-an-herz-tower-row-length = Karty w rzędzie
web-about-herz-an-herz-tower-row-length = Ile kart ma pełny rząd.
web-rule-herz-an-herz-tower-group-size = Liczby w grupie koloru
web-about-herz-an-herz-tower-group-size = Ile liczb ma grupa koloru.
web-rule-herz-an-herz-tower-joker-value = Wartość jokera
web-about-herz-an-herz-tower-joker-value = Jako jaka liczba liczy się joker w rzędzie.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] najbliższa niższa
   *[free_choice] dowolna, która pasuje
}
web-rule-herz-an-herz-tower-group-overflow = Joker liczbowy z dużo niższej grupy
web-about-herz-an-herz-tower-group-overflow = Czym jest joker liczbowy, którego grupa koloru leży dużo niżej.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] liczy się jako najwyższa liczba swojej grupy
   *[illegal] nie wolno go wyłożyć
}
web-rule-herz-an-herz-tower-start-superjoker = Superjoker jako karta startowa
web-about-herz-an-herz-tower-start-superjoker = Ile liczy się superjoker jako karta startowa.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] liczy się jako 100
    [top_in_play] liczy się jako najwyższa liczba w grze
   *[above_all] stoi powyżej wszystkich liczb
}
web-rule-herz-an-herz-tower-steal-target = Co wolno ukraść
web-about-herz-an-herz-tower-steal-target = Które karty innej wieży może zabrać karta złodziej.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] ostatnią kartę każdego rzędu
   *[last_two] dwie najniżej leżące karty wieży
}
web-rule-herz-an-herz-tower-steal-start-card = Kradzież karty startowej
web-about-herz-an-herz-tower-steal-start-card = Czy wolno ukraść kartę startową.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] nigdy
   *[if_alone] dopóki leży sama
}
web-rule-herz-an-herz-tower-steal-as-start = Ukradziona karta startowa
web-about-herz-an-herz-tower-steal-as-start = Czy ukradziona karta może zostać kartą startową złodzieja.
web-rule-herz-an-herz-tower-steal-extra-draw = Ponowne dobieranie po kradzieży
web-about-herz-an-herz-tower-steal-extra-draw = Czy złodziej dobiera jeszcze jedną kartę.
web-rule-herz-an-herz-tower-round-end = Gdy wieża jest pełna
web-about-herz-an-herz-tower-round-end = Kiedy pełna wieża kończy rozdanie.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] rozdanie kończy się od razu
   *[finish_turn_cycle] każdy ma tyle samo ruchów
}
web-rule-herz-an-herz-tower-step-points = Punkty za stopień
web-about-herz-an-herz-tower-step-points = Punkty za stopień z dwiema kartami.
web-rule-herz-an-herz-tower-colour-bonus = Dodatkowo za jedną grupę koloru
web-about-herz-an-herz-tower-colour-bonus = Dodatkowe punkty, jeśli obie karty stopnia należą do jednej grupy koloru.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjoker w każdej grupie koloru
web-about-herz-an-herz-tower-superjoker-bonus = Czy z superjokerem można zdobyć punkty za jedną grupę koloru.
web-rule-herz-an-herz-tower-rounds = Rozdania w partii
web-about-herz-an-herz-tower-rounds = Partia kończy się po tylu rozdaniach.
web-rule-herz-an-herz-tower-discard-seen = Stos kart odrzuconych
web-about-herz-an-herz-tower-discard-seen = Ile widać ze stosu kart odrzuconych.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] tylko kartę na wierzchu
   *[all] wszystkie karty
}
web-rule-herz-an-herz-tower-next-starter = Kto zaczyna następne rozdanie
web-about-herz-an-herz-tower-next-starter = Kto zaczyna rozdania po pierwszym.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] lewy sąsiad gracza, który zaczynał poprzednie
    [same] ten sam gracz
    [winner] zwycięzca poprzedniego rozdania
   *[last] ostatni w poprzednim rozdaniu
}
web-rule-herz-an-herz-opening-leader = Kto zaczyna
web-about-herz-an-herz-opening-leader = Gospodarz wskazuje, kto zaczyna pierwsze rozdanie: najbardziej znany łamacz serc.
web-rule-herz-an-herz-score-winner = Kto wygrywa
web-about-herz-an-herz-score-winner = Jaki wynik daje zwycięstwo w partii.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] najwyższy wynik
   *[lowest] najniższy wynik
}
web-rule-herz-an-herz-end-tie = Remis na końcu
web-about-herz-an-herz-end-tie = Co dzieje się przy remisie.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] zwycięstwo się dzieli
   *[extra_deal] gra się jeszcze jedno rozdanie
}
