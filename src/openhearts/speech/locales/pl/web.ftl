# Strony w przeglądarce: strona główna, stoły, ustawienia, błędy. To, co mówi się przy stole, jest w innych plikach.

web-skip = Przejdź do treści
web-language = Język
web-change = Zmień
web-rules = Zasady
web-fair = Uczciwa gra
web-wishes = Ustawienia
web-save = Zapisz
web-to-front = Strona główna

# Strona główna
web-front-title = Zagraj w kierki
web-front-lead = Przeciwko botom, które widzą tylko własne karty, albo z przyjaciółmi. Za darmo i bez konta.
web-mine = Twoje stoły
web-mine-line = { $phase ->
    [gathering] czeka na graczy; przy stole: { $names }
    [over] zakończone: { $names }
   *[playing] rozdanie { $deal }: { $names }
}
web-which-game = Która gra?
web-seats = Miejsca
web-seats-usual = jak zwykle
web-level = Boty
web-level-novice = początkujący
web-level-casual = dla zabawy
web-level-club = gracze klubowi
web-level-expert = eksperci
web-level-master = mistrzowie
web-more = Więcej
web-your-name = Twoje imię
web-pace = Tempo botów
web-pace-none = od razu
web-pace-fast = szybkie
web-pace-usual = zwykłe
web-pace-slow = wolne
web-pace-slowest = bardzo wolne
web-options = Opcje zasad
web-play-bots = Graj
web-play-friends = Graj z przyjaciółmi

# Stół, przy którym zbierają się ludzie
web-gathering = Partia jeszcze się nie zaczęła.
web-chair = Miejsce { $number }: { $kind ->
    [open] wolne
    [bot] { $name }, bot
    [away] { $name }, poza stołem
   *[person] { $own ->
        [yes] ty
       *[no] { $name }
    }
}
web-sit = Usiądź tutaj
web-fill = Posadź bota
web-free = Zwolnij miejsce
web-leave-seat = Opuść miejsce
web-invite = Zaproś innych, wysyłając im ten adres:
web-qr = Ten adres jako obrazek dla telefonów
web-start = Zacznij partię
web-host-starts = Partię zaczyna gospodarz.

# Stół
web-your-turn = Twoja kolej
web-talk = Pole poleceń
web-box = Wpisz kartę, pytanie albo polecenie:
web-box-go = Wyślij
web-lost = Połączenie przerwane. Kolejna próba…
web-record = Zapis
web-hint = Podpowiedź
web-undo = Cofnij
web-scores = Wyniki
web-log = Co się działo
web-who = Kto gdzie siedzi
web-opened = Wszystkie karty rozdania
web-hand = Twoja ręka
web-new-card = nowa
web-is-turn = (teraz kolej)
web-has-chosen = (karty wybrane)
web-wins = (na razie bierze lewę)
web-last-trick = Ostatnia lewa
web-gave = Odbiorca { $seat }:
web-pass = Podaj: { $number } z { $count }
web-chosen = do podania, { $number } z { $count }
web-choice = { $state ->
    [yes] { $card }, do podania, { $number } z { $count }.
   *[no] { $card }, wybór cofnięty, { $number } z { $count }.
}
web-enough-chosen = { $count ->
    [one] Jedna karta jest już wybrana; najpierw cofnij ten wybór.
    [few] { $count } karty są już wybrane; najpierw cofnij wybór jednej z nich.
   *[many] { $count } kart jest już wybranych; najpierw cofnij wybór jednej z nich.
}
web-next-deal = { $count ->
    [0] Następne rozdanie
   *[other] Można rozdawać dalej
}
web-next-waits = Czekamy na pozostałych
web-drawn = Dobrana:
web-discarded = Ostatnio odrzucona:
web-empty = pusto

# Ustawienia każdej osoby
web-wish-deck = Karty
web-wish-deck-court = z obrazkami
web-wish-deck-big = duże znaki
web-wish-colours = Barwy znaków
web-wish-colours-four = cztery
web-wish-colours-two = dwie
web-wish-theme = Jasny czy ciemny wygląd
web-wish-theme-auto = jak urządzenie
web-wish-theme-light = jasny
web-wish-theme-dark = ciemny
web-wish-size = Rozmiar
web-wish-size-normal = zwykły
web-wish-size-large = duży
web-wish-size-largest = bardzo duży
web-wish-spoken = Komunikaty
web-wish-spoken-brief = krótkie
web-wish-spoken-usual = zwykłe
web-wish-spoken-full = wszystkie
web-wish-two-taps = Na ekranie dotykowym: pierwsze dotknięcie unosi kartę, drugie ją zagrywa
web-wish-short-cards = Karty jako znaki (D♠) zamiast słów
web-wish-sound = Dźwięki
web-wish-keys = Klawisze stołu (C, 1 do 6, S, T…)

# Inne urządzenie
web-device = Graj dalej na innym urządzeniu
web-device-how = Otwórz tam ten adres albo zeskanuj obrazek telefonem. Adres działa przez dziesięć minut; nie podawaj go nikomu innemu.
web-device-ask = Grać tutaj dalej jako { $name }, na tych samych miejscach i z tymi samymi ustawieniami?
web-device-yes = Tak, to ja: { $name }
web-device-no = Nie

# Błędy
web-fault-title = To się nie udało
web-fault-none = Nie ma takiej strony.
web-fault-table = Nie ma takiego stołu. Poproś jeszcze raz o adres.
web-fault-pass = Ten adres stracił ważność. Utwórz nowy na pierwszym urządzeniu.
web-fault-form = Ta strona jest już nieaktualna. Wróć, odśwież ją i spróbuj ponownie.
web-fault-large = To jest za duże.
web-fault-often = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
web-fault-request = Tego żądania nie można zrozumieć.
web-fault-own = Coś tu poszło nie tak. Nic z gry nie przepadło: odśwież stronę.

# Uczciwa gra
web-fair-1 = Boty dostają dokładnie to, co ty: własną rękę i to, co leży odkryte na stole. Program nie przekazuje im niczego więcej, a testy porównują pary rozdań, które różnią się tylko zakrytymi kartami: w obu każdy bot musi wybrać to samo.
web-fair-2 = Przed rozdaniem serwer zobowiązuje się co do kart: ogłasza długą liczbę, która niczego nie zdradza, ale której potem nie da się zmienić. Następnie każdy przy stole dokłada własną losowość, tak że kart nie wybiera ani serwer, ani ten, kto dokłada ją jako ostatni.
web-fair-3 = Po zakończeniu rozdania tajna wartość zostaje ujawniona. Każdy może odtworzyć z niej karty; zapis partii zawiera wszystko, co jest do tego potrzebne.
web-fair-4 = Wybór bota wynika z tego, co bot widzi, i z liczby podanej w zapisie. Każdy może przeliczyć każdy wybór i zobaczyć, że nic innego nie było potrzebne.
web-fair-5 = To, jak długo bot zdaje się myśleć, nie zależy od jego kart.
web-fair-state = { $state ->
    [open] Rozdanie trwa: te liczby już ustalają jego karty.
    [right] Przeliczono ponownie: te liczby dają dokładnie te karty, które rozdano.
   *[wrong] Przeliczono ponownie: te liczby NIE dają tych kart, które rozdano.
}
web-fair-match = Partia
web-fair-host = Zobowiązanie serwera
web-fair-seat = { $seat }: zobowiązanie i to, co dołożono
web-fair-secret = Tajna wartość, ujawniona po rozdaniu
web-to-table = Wróć do stołu

# Wiersz poleceń
web-serving = OpenHearts działa pod adresem { $address }
web-serving-stop = Ctrl-C zatrzymuje; każdy stół jest zapisany.
