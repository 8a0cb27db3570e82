# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Ruch { $place } („{ $text }”): { $cause }
error-herz-drawn = Dobrana teraz karta („{ $text }”): { $cause }
error-herz-no-turn = To nie jest ruch; napisz 3. P0 draws 45: left albo krótko 45: left.
error-herz-no-action = „{ $text }” nie jest działaniem; napisz keep, left, right, left=63, discard albo steal 1 left right.
error-herz-twice = { $card }: ta karta była już dobrana, a więcej takich nie ma.
error-herz-stock-empty = Stos dobierania był pusty przed tym ruchem.
error-herz-undecided = Napisz, co się stało z kartą { $card }.
error-herz-only-a-card = O tej karcie trzeba teraz zdecydować; podaj samą kartę.
error-herz-number = To dobrana karta numer { $right }, a nie { $told }.
error-herz-turn = Kolej ma P{ $right }, a nie P{ $told }.
error-herz-other-card = Dobrana karta to { $right }, a nie { $told }.
error-herz-outcome = Wynik to { $right ->
    [nothing] nic
   *[other] { $right }
}, a nie { $told }.
error-herz-after-end = Rozdanie skończyło się przed tym ruchem.
error-herz-draw = Podaj kartę, którą miejsce { $seat } teraz dobrało.
error-herz-starter = Kto zaczyna to rozdanie? Pasują wszystkie te miejsca: { $list }; podaj, kto zaczyna, albo napisz P{ $seat } przed pierwszą kartą.
error-herz-refused = { $reason ->
    [no-start-card] nie ma jeszcze karty startowej
    [has-start-card] karta startowa już jest
    [row-full] ten rząd jest pełny
    [value-too-high] karta nie jest niższa od karty powyżej
    [outside-group] nie pasuje tu żadna wartość z grupy tego jokera
    [cannot-steal] tej karty nie można ukraść
    [bad-value] w tym miejscu ta wartość jest niemożliwa
    [wrong-phase] dobrana karta na to nie pozwala
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz nie ma { $name }: wszystko, co dobrano, leży odkryte; podaj plays i drawn.
error-herz-start-card = Miejsce { $seat }: { $card } nie może być kartą startową o tej wartości.
error-herz-row = Miejsce { $seat }: ten rząd nie może tak leżeć.
error-watcher-decides-nothing = Kto ogląda, nie ma o czym decydować.
error-nothing-now = Miejsce { $seat } nie ma teraz o czym decydować.
error-all-decided = Rozdanie jest zakończone; nie ma już o czym decydować.
error-no-views-of = Widoków gry { $name } nie można podać z zewnątrz.
error-no-view = To nie jest widok: { $why }.
error-view-version = Widoki są rozumiane w wersji { $right }, a nie { $told }.
error-view-cannot-be = Taki widok nie jest możliwy: { $cause }
error-view-field = Ten widok jest sprzeczny: { $field } nie pasuje do reszty.
error-view-entries = { $list }: każde pole musi mieć tyle pozycji: { $count }.
error-view-count = { $field }: liczba kart to { $told }, a musi być { $right }.
error-view-hand = Ręka nie jest tym, co rozdano, bez kart podanych i zagranych, a z otrzymanymi.
error-view-hand-size = { $field }: liczba kart to { $told }; musi być { $dealt } jak po rozdaniu albo { $now } teraz.
error-view-cannot-hold = Miejsce { $list } nie może mieć wszystkiego, co musi: zostało za mało pasujących kart.
error-view-revoke = Miejsce { $seat }: { $card } nie jest możliwa, bo wcześniej nie dołożono do tego koloru.
error-view-leads = Do lewy { $trick } wychodzi miejsce { $told }, a musi wychodzić miejsce { $right }.
error-view-unseen = Miejsca na niewidziane karty: { $told }, takich kart: { $right }.
error-view-no-world = Żaden rozkład niewidzianych kart nie pasuje do tego, co było widać.
error-view-passed-elsewhere = { $card } została podana na miejsce { $seat }, a leży gdzie indziej.
error-view-trick = Lewa { $trick }: { $cause }
error-view-may-not = Lewa { $trick }: { $cause } To miejsce ma: { $list }.
error-view-place-leads = Miejsce { $seat } nie może wyjść kartą { $place } w grze.
error-first-leader = Kto wychodzi do pierwszej lewy? Pasują wszystkie te miejsca: { $list }; podaj first_leader.
error-holder-leads = Wychodzi ten, kto ma kartę { $card }, a to nie pasuje do miejsca { $seat }.
error-name-kitty = Podaj karty pozostałe (kitty); ile: { $count }.
error-kitty-unknown = Miejsce { $seat } nie może teraz znać kart pozostałych.
error-name-passed = { $field }: podaj karty, które przekazano, i te, które przyszły (po { $count }).
error-nothing-passed = W rozdaniu { $deal } niczego się nie podaje.
error-name-opening = Która karta rozpoczyna? Część zostaje: podaj opening_card.
