# Records, and shuffles that can be checked.

error-empty-record = Tu nic nie ma; zapis zaczyna się od { $head }.
error-no-record-head = To nie jest zapis: zapis zaczyna się od { $head }.
error-record-version = To jest wersja { $told }; ten program czyta wersję { $right }.
error-cut-off = Brakuje końca zapisu.
error-after-end = { $name } stoi po końcu zapisu.
error-stands-twice = { $name } występuje dwa razy.
error-stands-instead = { $name } stoi tam, gdzie musi być { $right }.
error-stands-before = { $name } nie może stać przed { $right }.
error-no-place-here = { $name } tu nie pasuje.
error-missing-before = Brakuje { $name } przed { $right }.
error-bad-fields = Ten wiersz ma pole, którego mieć nie może, albo jakiegoś mu brakuje.
error-half-a-letter = „{ $text }” zawiera pół litery, której nie zapisze żaden plik.
error-strange-letter = „{ $text }” zawiera literę lub liczbę niepotrzebną w żadnej grze w karty.
error-no-value = „{ $text }” nie jest wartością.
error-tag-name = „{ $name }” nie może być nazwą pola: użyj liter, cyfr i _, ale nie nazwy, której używają same zapisy.
error-player-kind = Bot potrzebuje nazwy swojego rodzaju (bot="..."), a człowiek jej nie ma.
error-player-bot-only = Tylko boty mają wersję, budżet i ziarno.
error-no-deal-open = Ten wiersz należy do rozdania, ale żadne się nie toczy.
error-stand-ins-early = Zastępstwa podaje się po przebiegu gry.
error-stand-ins-range = Nie ma tu ruchów od { $low } do { $high }.
error-stand-ins-order = Zastępstwa podaje się w kolejności ich pierwszych ruchów.
error-stand-ins-both = Dwa boty decydowały naraz za miejsce { $seat }.
error-stand-ins-seat = Ruch { $number } nie należy do miejsca { $seat }.
error-event-missing = Przed tym wierszem brakuje zdarzenia.
error-event-not-here = To zdarzenie tu nie zachodzi.
error-event-other = Tu zachodzi { $name }, a nie to.
error-comment-place = Komentarz nie może tu stać po ruchu { $number }.
error-no-hand = Brakuje ręki miejsca { $seat }.
error-cards-of-deal = Brakuje kart tego rozdania albo nie są zwykłym tekstem.
error-seat-has-hand = Miejsca { $seat } nie ma przy tym stole albo ma już rękę.
error-passed-elsewhere = Tak podaje się karty w tym rozdaniu: { $right }.
error-trick-number = Lewa { $told } stoi tam, gdzie musi być lewa { $right }.
error-trick-size = Lewa nie może mieć tylu kart: { $told }; miejsc przy stole: { $right }.
error-trick-incomplete = Lewa ma zwycięzcę, ale nie ma wszystkich kart.
error-winner = { $seat ->
    [none] tej lewy nie bierze nikt
   *[other] tę lewę bierze miejsce { $seat }
}, a nie { $told }.
error-points = Punkty wynoszą { $points }.
error-play-refused = { $card }: miejsce { $seat } nie może tego zagrać: { $reason ->
    [must-follow] trzeba dołożyć do koloru wyjścia
    [card-not-held] na tym miejscu nie ma tej karty
    [locked] tą kartą nie wolno jeszcze wyjść
    [first-trick] nie w pierwszej lewie
    [opening-card] trzeba wyjść kartą rozpoczynającą
    [opening-suit] trzeba wyjść w kolor karty rozpoczynającej
    [opening-forbidden] tą kartą nie wolno rozpocząć rozdania
    [not-your-turn] teraz gra inne miejsce
   *[other] { $reason }
}.
error-seat-says = Miejsce { $seat }: { $cause }
error-rules-say = Według zasad { $right }, a nie { $told }.
error-digest = Zasady poniżej nie mają tej sumy kontrolnej: coś w nich zmieniono.
error-no-deals = W tym zapisie nie ma rozdania.
error-over-before = Partia zakończyła się przed tym rozdaniem.
error-deal-unfinished = Rozdanie { $deal } nie było zakończone przed tym.
error-deal-begins-otherwise = Rozdanie nie zaczyna się tak, jak poprzednie zostawiło stół.
error-deal-counted-early = Rozdanie { $deal } nie jest zakończone, a już policzone.
error-shuffle-not-told = Rozdanie { $deal } nie podaje niczego, z czego dałoby się przeliczyć tasowanie.
error-changes-too-early = Przed pierwszym rozdaniem nikt nie zmienia miejsca.
error-cards-decide-leader = O tym, kto wychodzi, decydują karty: nikogo się nie podaje.
error-recorded = { $name } to { $right }, a nie { $told }.
error-bot-chooses = Bot na miejscu { $seat } wybiera tu { $right }, a nie { $told }.
error-bot-chooses-illegal = Bot na miejscu { $seat } wybiera coś niedozwolonego: { $cause }
error-bot-seed-hidden = Ziarno bota na miejscu { $seat } nie jest podane.
error-no-bot-there = Tam nie decydował bot albo jego ziarno nie jest ujawnione.
error-bot-version = Bot na miejscu { $seat } wybiera tu { $right }, a nie { $told }; ale ten zapis utworzył { $bot } w wersji { $before }, a to jest wersja { $now }, która nie musi wybierać tak samo.
error-starts-no-program = { $text } to program, a zapis żadnego nie uruchamia.
error-shuffle = To nie są karty, które daje tasowanie.
error-secret = Tajna wartość serwera nie zgadza się z jego zobowiązaniem.
error-secret-hidden = Tajna wartość serwera nie została ujawniona.
error-n-bytes = Tajna wartość lub wkład ma bajtów: { $right }, a nie { $told }.
error-hex-digits = Liczba znaków 0-9 a-f w { $name } musi wynosić { $count }.
error-match-name = „{ $text }” nie może być nazwą partii: użyj od 1 do 60 liter, cyfr i . _ : -
error-contributions-order = Wkłady nie są w kolejności miejsc albo któreś miejsce ma dwa.
error-contribution-missing = Brakuje wkładów; miejsca: { $list }.
error-contribution-other = Wkład miejsca { $seat } nie jest zgodny z jego zobowiązaniem.
error-contribution-derived = Wkład miejsca { $seat } nie wynika z tajnej wartości.
error-contributes-not = Miejsce { $seat } nie dokłada się do tego rozdania albo już to zrobiło.
error-commitment-taken = To zobowiązanie należy do innego miejsca.
error-commitment-other = To inne zobowiązanie niż to, które daje ziarno.
error-fixed = Karty ustalone z góry mają klucz złożony z 64 znaków 0-9 a-f i nie są tasowane.
error-chance = To nie jest losowość botów, która wynika z tajnej wartości, albo żadnej nie podano.
error-sealed = Tajna wartość tego rozdania jest zapieczętowana kluczem, którego tu nie ma.
error-bad-seal = Podpis serwera pod tasowaniem się nie zgadza.
error-no-receipts = To nie jest plik z pokwitowaniami, jaki zapisuje strona albo openhearts join.
error-shuffle-step = Tasowanie nie jest na tym etapie.
