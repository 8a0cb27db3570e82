# Co zostaje odrzucone i dlaczego. Na początku stoi karta: „czwórka trefl: trzeba dołożyć kiera”.

error-not-your-turn = To nie twoja kolej, gra teraz { $seat }.
error-deal-over = Rozdanie jest zakończone.
error-not-an-action = W tej grze nie ma takiego działania.
error-not-now = Teraz nie można tego zrobić.
error-not-begun = Partia jeszcze się nie zaczęła.
error-wrong-phase = { $phase ->
    [pass] Trwa podawanie kart; jeszcze nikt nie gra.
    [play] Trwa rozgrywanie lew; podawanie jest zakończone.
    [choose] Najpierw trzeba rozliczyć strzał w księżyc.
    [start] Dobraną kartę zatrzymuje się jako startową albo odrzuca.
    [lay] Dobraną kartę wykłada się po lewej albo po prawej, albo odrzuca.
    [steal] Dobrana jest karta złodziej: ukradnij albo ją odrzuć.
   *[over] Rozdanie jest zakończone.
}
error-card-not-held = { $card }: nie masz tej karty.
error-pass-twice = { $card }: nie masz tylu takich kart.
error-pass-count = Wybierz do podania dokładnie { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
error-already-passed = Twoje karty są już podane.
error-opening-card = { $card }: trzeba wyjść kartą rozpoczynającą: { $opening }.
error-opening-suit = { $card }: trzeba wyjść w { suit-name.one }.
error-opening-forbidden = { $card }: tą kartą nie wolno rozpocząć rozdania.
error-locked = { $card }: { $lock ->
    [hearts] kiery nie są jeszcze otwarte
   *[other] tą kartą nie wolno jeszcze wyjść
}.
error-must-follow = { $card }: trzeba dołożyć { suit-name.one }.
error-first-trick = { $card }: nie w pierwszej lewie.
error-bad-choice = Wybierz: dopisać albo odjąć.
error-claim-not-certain = Z tego, co widzisz, reszta nie jest pewna.
error-no-start-card = Nie masz jeszcze karty startowej.
error-has-start-card = Masz już kartę startową.
error-row-full = { $row ->
    [none] Ten rząd jest pełny.
   *[other] { $card }: { row-name } jest pełny.
}
error-value-too-high = { $card }: za wysoko, wartość musi być niższa niż karta powyżej.
error-outside-group = { $card }: nie pasuje tu żadna wartość z tej grupy.
error-cannot-steal = Tej karty nie można ukraść.
error-bad-value = { $card }: w tym miejscu ta wartość jest niemożliwa.

error-line = Wiersz { $line }: { $text }
error-text = Nie mogę tego odczytać: { $detail }.
error-text-card = „{ $text }” nie jest kartą. Napisz wartość i kolor, na przykład DP, 10Ki albo as karo.
error-text-empty = Nic nie zostało wpisane. „pomoc” podaje wszystkie słowa.
error-text-word = Nie znam słowa „{ $text }”. „pomoc” podaje wszystkie słowa.
error-text-ambiguous = „{ $text }” może oznaczać kilka kart: { $cards }.
error-text-number = „{ $text }” nie jest numerem karty na stole.
error-text-one-card = Podaj jedną kartę do zagrania.
error-text-some-cards = Wymień karty do podania.
error-text-seat = Przy tym stole nie ma nikogo o nazwie „{ $text }”.
error-text-steal = Powiedz, komu kradniesz, z którego rzędu i dokąd: kradnij Ben lewo prawo.
error-text-nested = Listy i tabele są zagnieżdżone zbyt głęboko (najwięcej poziomów: { $most }); żaden zapis tego nie potrzebuje.
error-did-you-mean = Czy chodziło o „{ $word }”?
error-record = Zapis nie zgadza się z zasadami: { $detail }.
error-ruleset = Te zasady nie działają: { $detail }.
error-seats = { $single ->
    [yes] { $name }: gra dla { $high } graczy.
   *[no] { $name }: od { $low } do { $high } graczy.
}
error-rules-bounds = { $file }, wiersz { $line }: { $what ->
    [nested] tabele i listy są zagnieżdżone zbyt głęboko (najwięcej poziomów: { $most }); zapisz je płasko, jak score.points
    [parts] nazwa ma za dużo części (najwięcej: { $most }); zasada ma dwie, jak score.points
    [line] wiersz jest za długi (najwięcej znaków: { $most }); podziel go albo skróć
    [text] tekst jest za długi (najwięcej znaków: { $most }); skróć go
    [digits] liczba ma za dużo cyfr (najwięcej: { $most }); żadna zasada nie potrzebuje tak dużej liczby
    [entries] jest za dużo pozycji (najwięcej: { $most }); plik zasad potrzebuje ich znacznie mniej
   *[open] tekst w cudzysłowie się nie kończy; zamknij go w tym samym wierszu
}
error-rules-long-list = { $name }: lista jest za długa; skróć ją (najwięcej pozycji: { $most })
error-field = Pole: { $field }.
error-allowed = Dozwolone: { $allowed }.
error-bot = Nie ma takiego bota: { $detail }.
error-view = Ten widok jest wewnętrznie sprzeczny: { $detail }.
error-forbidden = To jest niedozwolone: { $detail }.
error-seat-taken = To miejsce jest już zajęte.
error-curtain = Karty są zakryte: najpierw powiedz, kim jesteś, przyciskiem na stronie.
error-not-away = Tam nikogo nie brakuje.
error-known-cards = Karty tego rozdania są znane z góry: jest ono dla jednej osoby z botami.
error-after-the-deal = To miejsce można zająć po zakończeniu rozdania: nikt nie ogląda dwóch rąk z jednego rozdania.
error-next-hand = Tę rękę dostał ktoś inny. Gra nią bot; karty dostaniesz z następnym rozdaniem.
error-vouch = Tylko osoby grające w tym rozdaniu mogą powiedzieć, kto wrócił.
error-shuffling = Karty są właśnie tasowane. Spróbuj za chwilę.
error-not-playing = Żadne rozdanie teraz nie trwa.
error-not-anew = Ktoś woli dograć to rozdanie do końca.
error-no-seat = Nie ma takiego miejsca.
error-two-seats = Wybierz dwa różne miejsca.
error-host-sits = Gospodarz musi siedzieć przy stole.
error-host-only = To może zrobić tylko gospodarz.
error-refused = Gospodarz zwolnił twoje miejsce. Możesz tu znowu usiąść dopiero wtedy, gdy gospodarz na to pozwoli.
error-watching = Oglądasz grę; to mogą zrobić tylko gracze.
error-no-bot-there = Tam nie decydował bot albo jego ziarno nie jest ujawnione.
error-record-too-large = To jest za duże: najwyżej { $most } KB.
error-search-not-ready = Ten bot jeszcze się przygotowuje na tym komputerze; zapytaj ponownie za pół minuty.
error-busy = Teraz prosi o to wiele osób. Poczekaj chwilę i spróbuj ponownie.
error-too-often = To za dużo naraz z twojej strony. Poczekaj minutę i spróbuj ponownie.
error-too-much = To wymaga więcej pamięci lub czasu, niż ma jedno żądanie. Spróbuj z czymś mniejszym.
error-try-again = Stół jest właśnie wczytywany na nowo; spróbuj ponownie za chwilę.
error-no-undo = Przy tym stole niczego się nie cofa.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-chat = Przy tym stole nikt nie pisze wiadomości.
error-claim-alone = Zgłoszenie, które nie jest pewne, wymaga zgody wszystkich pozostałych.
error-claim-again = To zgłoszenie zostało odrzucone. Zapytaj ponownie po następnej lewie.
error-claim-own = Na twoje zgłoszenie odpowiadają pozostali. Możesz je wycofać.
error-claim-answered = Nie masz tu na co odpowiadać.
error-no-claim = Nikt niczego nie zgłasza.
error-no-claims = W tej grze niczego się nie zgłasza; gra się ją do końca.
error-chat-often = Nie tak szybko. Poczekaj chwilę i napisz ponownie.
error-no-phrase = Nie ma takiej wiadomości.
error-not-over = Partia jeszcze trwa.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-too-many-wait = Za dużo osób czeka teraz na miejsce albo na zamianę. Spróbuj ponownie później.
error-cannot-join = Nie można dotrzeć do stołu: { $why }.
error-text-invitation = „{ $text }” nie jest zaproszeniem. Zaproszenie wygląda tak: http://localhost:8765/table/abc.
error-text-no-receipts = To nie jest plik z pokwitowaniami, jaki zapisuje strona albo openhearts join.
error-bad-seal = Podpis serwera pod tasowaniem się nie zgadza.
error-nothing-to-undo = Nie ma czego cofnąć.
error-not-your-seat = To nie jest twoje miejsce.
error-no-table = Nie ma takiego stołu.
error-foreign-host = Serwer nie ma nazwy podanej w tym adresie, dlatego nie odpowiada. Kto go prowadzi, może zezwolić na tę nazwę: openhearts serve --public-url ADRES, z adresem takim, jaki się wpisuje.
error-signed-out = Nastąpiło tu wylogowanie. Wejdź jeszcze raz jako nowy gość.
error-two-hands = Masz miejsce przy tym samym stole, a nikt nie może widzieć dwóch rąk. Najpierw zwolnij tam swoje miejsce.
error-too-many-tables = W tej chwili jest za dużo stołów; spróbuj ponownie później.
error-no-record = Żadne rozdanie nie jest jeszcze zakończone, więc nie ma zapisu.
error-cannot-listen = Nie można uruchomić serwera pod adresem { $host }, port { $port }: { $why }. Wybierz inny port opcją --port.
error-no-address = „{ $host }” nie jest adresem tego komputera. Pomiń --host albo podaj adres, który on ma.
error-public-url = „{ $text }” nie jest adresem publicznym. Napisz go tak: https://hearts.example, bez ścieżki.
error-no-folder = Nie można użyć folderu { $folder }: { $why }. Wybierz inny opcją --data.
error-folder-in-use = Inny OpenHearts trzyma swoje stoły w { $folder }: { $address }. Użyj tamtego, zatrzymaj go albo wybierz inny folder opcją --data.
error-too-many-own = Masz teraz otwartych za dużo stołów; graj dalej przy jednym z nich albo spróbuj ponownie później.
error-too-many-watchers = Ten stół ogląda już za dużo osób.
error-stale = Na stole coś się zmieniło; spójrz jeszcze raz, zanim coś zrobisz.
error-other = Coś poszło nie tak: { $detail }.
error-text-herz-card = „{ $text }” nie jest kartą. Napisz liczbę, J26-50 dla jokera liczbowego, SJ albo ST.

# Szczegóły do powyższych: to, co zdarza się najczęściej; patrz speech/details.py. Bez kropki na końcu.
detail-no-variant = nie ma wariantu „{ $text }”
detail-seats = { $name }: w ten wariant nie gra się przy tylu miejscach: { $count }
detail-no-parameter = { $name } nie jest parametrem zasad
detail-not-offered = { $name } występuje w zasadach, ale nie jest tu dostępne
detail-bad-value = { $name } nie może mieć wartości „{ $text }”
detail-bundle = { $name } jest zestawem ustawień
detail-two-packs = przy dwóch taliach potrzebna jest zasada dla jednakowych kart
detail-no-file = nie można odczytać { $file }: { $kind ->
    [missing] nie ma takiego pliku
    [folder] to jest folder
    [forbidden] brak uprawnień
   *[other] { $why }
}
detail-empty-file = plik { $file } jest pusty
detail-no-utf8 = { $file ->
    [this] to
   *[other] { $file }
} nie jest tekstem UTF-8, od bajtu { $place }
detail-no-toml = { $file } nie jest plikiem TOML: { $why }
detail-too-large = plik { $file } jest za duży na zasady (największy rozmiar w bajtach: { $most })
detail-no-bot = „{ $text }”; znane są { $known } albo PLIK.py:Klasa{ $nearest ->
    [none] {""}
   *[other] . Czy chodziło o „{ $nearest }”?
}
detail-empty-record = tu nic nie ma; zapis zaczyna się od { $head }
detail-no-record = to nie jest zapis: ten zaczyna się od { $head }
detail-no-text = to nie jest plik tekstowy
detail-long-line = wiersz jest za długi na zapis (największa długość w bajtach: { $most })
detail-cut-off = brakuje końca zapisu
detail-no-hand = brakuje ręki miejsca { $seat }
detail-twice = { $card }: ta karta występuje zbyt często albo nie należy do tej talii
detail-no-card = „{ $text }” nie jest kartą; napisz wartość, a potem kolor, jak QS, 10H albo AD
detail-refused = { $card }: miejsce { $seat } nie może tego zagrać: { $reason ->
    [must-follow] trzeba dołożyć do koloru wyjścia
    [card-not-held] na tym miejscu nie ma tej karty
    [locked] tą kartą nie wolno jeszcze wyjść
    [first-trick] nie w pierwszej lewie
    [opening-card] trzeba wyjść kartą rozpoczynającą
    [opening-suit] trzeba wyjść w kolor karty rozpoczynającej
    [opening-forbidden] tą kartą nie wolno rozpocząć rozdania
    [not-your-turn] teraz gra inne miejsce
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] tej lewy nie bierze nikt
   *[other] tę lewę bierze miejsce { $seat }
}, a nie { $told }
detail-points = punkty wynoszą { $points }
detail-rules-say = według zasad { $right }, a nie { $told }
detail-digest = zasady poniżej nie mają tej sumy kontrolnej: coś w nich zmieniono
detail-secret = tajna wartość gospodarza nie jest tą, do której się zobowiązał
detail-shuffle = to nie są karty, które daje tasowanie
detail-entry = ruch { $place } („{ $text }”): { $rest }
detail-drawn = dobrana teraz karta („{ $text }”): { $rest }
detail-herz-no-turn = to nie jest ruch; napisz 3. P0 draws 45: left albo krótko 45: left
detail-herz-no-action = „{ $text }” nie jest działaniem; napisz keep, left, right, left=63, discard albo steal 1 left right
detail-herz-no-card = „{ $text }” nie jest kartą; napisz liczbę, J26-50 dla jokera liczbowego, SJ albo ST
detail-herz-twice = { $card }: ta karta była już dobrana, a więcej takich nie ma
detail-herz-not-in-pack = { $card }: ta karta nie należy do tej talii
detail-herz-stock-empty = stos dobierania był pusty przed tym ruchem
detail-herz-undecided = napisz, co się stało z kartą { $card }
detail-herz-only-a-card = o tej karcie trzeba teraz zdecydować; podaj samą kartę
detail-herz-number = to dobrana karta numer { $right }, a nie { $told }
detail-herz-turn = kolej ma P{ $right }, a nie P{ $told }
detail-herz-outcome = wynik to { $right ->
    [nothing] nic
   *[other] { $right }
}, a nie { $told }
detail-herz-after-end = rozdanie skończyło się przed tym ruchem
detail-herz-over = rozdanie jest zakończone; nie ma już o czym decydować
detail-herz-draw = podaj kartę, którą miejsce { $seat } teraz dobrało
detail-herz-starter = kto zaczyna to rozdanie? Pasują wszystkie te miejsca: { $list }; podaj, kto zaczyna, albo napisz P{ $seat } przed pierwszą kartą
detail-herz-refused = { $reason ->
    [no-start-card] nie ma jeszcze karty startowej
    [has-start-card] karta startowa już jest
    [row-full] ten rząd jest pełny
    [value-too-high] karta nie jest niższa od karty powyżej
    [outside-group] nie pasuje tu żadna wartość z grupy tego jokera
    [cannot-steal] tej karty nie można ukraść
    [bad-value] w tym miejscu ta wartość jest niemożliwa
    [wrong-phase] dobrana karta na to nie pozwala
   *[other] { $reason }
}
detail-no-seat = nie ma miejsca { $seat }{ $last ->
    [none] {""}
   *[other] ; miejsca mają numery od 0 do { $last }
}
detail-nothing-now = miejsce { $seat } nie ma teraz o czym decydować
detail-scores = liczba wyników: { $told }, liczba miejsc: { $right }
detail-from-one = rozdania liczy się od 1
detail-range = od { $low } do { $high }
detail-whole = liczba całkowita od { $low }{ $none ->
    [none] {""}
   *[other] {" "}albo { $none }
}
detail-bot-chooses = bot na miejscu { $seat } wybiera tu { $right }, a nie { $told }
detail-bot-version = bot na miejscu { $seat } wybiera tu { $right }, a nie { $told }; ale ten zapis utworzył { $bot } w wersji { $before }, a to jest wersja { $now }, która nie musi wybierać tak samo
