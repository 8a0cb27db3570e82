# Strony w przeglądarce: strona główna, stoły, ustawienia, błędy. To, co mówi się przy stole, jest w innych plikach.

web-colon = { ": " }
web-skip = Przejdź do treści
web-language = Język
web-change = Zmień
web-rules = Zasady
web-rules-count = Karty, które się liczą
web-print = Drukuj zasady
web-fair = Uczciwa gra
web-wishes = Ustawienia
web-save = Zapisz
web-to-front = Strona główna

# Strona główna
web-front-title = Zagraj w kierki
web-front-lead = Przeciwko botom, które widzą tylko własne karty, albo z przyjaciółmi. Za darmo i bez konta.
web-mine = Twoje stoły
web-mine-older = Starsze stoły
web-mine-line = { $phase ->
    [gathering] czeka na graczy; przy stole: { $names }
    [over] zakończone: { $names }
   *[playing] rozdanie { $deal }: { $names }
}
web-which-game = Która gra?
web-seats = Liczba graczy
web-seats-usual = zalecana
web-level = Siła botów
web-level-usual = zalecana
web-level-novice = początkujący
web-level-casual = dla zabawy
web-level-club = gracze klubowi
web-level-expert = eksperci
web-level-master = mistrzowie
level-about-novice = popełniają błędy początkujących; grają od razu
level-about-casual = o 1 lub 2 punkty na rozdanie lepiej niż początkujący; grają od razu
level-about-club = kierują się prostymi zasadami, jeszcze o 1 lub 2 punkty lepiej; grają od razu
level-about-expert = szukają w wyobrażonych rozdaniach, zwykle jeszcze o mniej więcej 1 punkt lepiej; około 1 milisekundy na kartę
level-about-master = są do tego wytrenowani: jeszcze o 1 punkt lepiej w klasycznych kierkach w cztery osoby, poza tym tak silni jak eksperci lub nieco silniejsi; kilka milisekund na kartę
web-levels = Jak silne są boty?
web-more = Więcej
web-more-setup = Imię, tempo, własne zasady
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
web-play-again = Zagraj ponownie: { $game }
web-own-rules = { $game }, z twoimi zasadami
web-more-games = Więcej gier

# Stół, przy którym zbierają się ludzie
web-gathering = Partia jeszcze się nie zaczęła.
web-chair = Miejsce { $number }: { $kind ->
    [open] wolne
    [bot] { $name }, bot
    [here] { $name }, przy tym urządzeniu
    [away] { $name }, poza stołem
   *[person] { $own ->
        [yes] ty
       *[no] { $name }
    }
}
web-sit = Usiądź tutaj
web-join = { $when ->
    [now] Graj od razu
    [next] Graj od następnego rozdania
    [again] Graj w następnej partii
   *[back] Wróć na moje miejsce
}
web-fill = Posadź bota
web-free = Zwolnij miejsce
web-free-person = Poproś o odejście: { $name }
web-free-sure = Tak, { $name } ma odejść
web-free-question = { $name } traci miejsce i może tu znowu usiąść dopiero za twoją zgodą. Naciśnij przycisk jeszcze raz, jeśli tego chcesz.
web-kept-out = { $name } nie może już tu usiąść.
web-let-sit = Pozwól znowu usiąść: { $name }
web-welcomed = Możesz tu znowu usiąść.
web-leave-seat = Opuść miejsce
web-leave-sure = Tak, opuszczam miejsce
web-leave-question = Na twoim miejscu będzie grał bot, dopóki znowu nie usiądziesz. Naciśnij przycisk jeszcze raz, jeśli chcesz odejść.
web-invite = Zaproś innych, wysyłając im ten adres:
web-here-only = Ten adres działa tylko na tym komputerze.
web-copy = Kopiuj adres
web-copied = Skopiowano
web-share = Udostępnij
web-qr = Ten adres jako obrazek dla telefonów
web-start = Zacznij partię
web-host-starts = Partię zaczyna gospodarz.
web-hosts = { $own ->
    [yes] Teraz gospodarzem jesteś ty.
   *[no] Teraz gospodarzem jest { $name }.
}
web-hosts-since = Przez chwilę nie było cię przy stole; teraz gospodarzem jest { $name }.
web-chair-host = { $chair } (gospodarz)

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
web-cancelled = (zniesiona)
web-last-trick = Ostatnia lewa
web-gave = Odbiorca { $seat }:
web-gave-you = Dla ciebie:
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
web-next-waits = Czekamy jeszcze na: { $names }
web-ready = Na następne rozdanie czekają: { $names }.
web-drawn = Dobrana:
web-discarded = Ostatnio odrzucona
web-empty = pusto
web-says = { $self ->
    [yes] Piszesz
   *[no] { $name } pisze
}: { $text }
web-again = { $count ->
    [0] Zagraj ponownie
   *[other] Jeszcze raz w tym gronie
}
web-picture = Wynik jako obrazek
web-picture-deals = { $count ->
    [one] Jedno rozdanie
    [few] { $count } rozdania
   *[many] { $count } rozdań
}
web-repeat = Zagraj to rozdanie jeszcze raz
web-repeat-before = Za pierwszym razem: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
web-repeat-back = Wróć do partii
web-again-asked = { $name } chce zagrać ponownie.
web-again-answer = { $yes } przyjmuje, { $no } odrzuca.
web-again-no = Na dziś wystarczy
web-again-not = { $name } nie zagra ponownie.
web-again-not-you = Nie zagrasz ponownie.
web-again-begins = Następna partia zaczęła się przy nowym stole.
web-again-go = Do nowego stołu
web-words-again = ponownie, jeszcze raz, rewanż, rewanz
web-words-again-no = wystarczy, dość, dosc
web-table-settings = Ustawienia stołu
web-agreed = { $what }: { $how }
web-agreed-change = Zmień ustawienia stołu
web-agreed-host = Ustala je dla wszystkich gospodarz.
web-away = Gdy kogoś nie ma
web-away-bot = po minucie gra za niego bot, aż do jego powrotu
web-away-wait = stół czeka
web-allow-hints = Podpowiedzi są dozwolone
web-allow-undo = Kto gra sam, może cofać ruchy
web-allow-chat = Można do siebie pisać
web-talks = { $state ->
    [on] Gospodarz pozwala do siebie pisać.
   *[off] Gospodarz wyłączył wiadomości: przy tym stole nikt teraz nie pisze.
}
web-seat-numbers = Wynik { $score }; w tym rozdaniu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}
web-tricks = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}
web-tower-numbers = Wynik { $score }; ta wieża { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-bot = bot
web-is-away = poza stołem
web-dealer = rozdaje
web-dealer-sign = R
web-took = (bierze lewę)
web-took-nobody = (nikt nie bierze lewy)
web-led = wyjście
web-hinted = podpowiedź
web-left = Niezagrane:
web-all-tricks = Wszystkie lewy
web-opened-words = Wszystkie karty słowami
web-pass-to = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, odbiorca: { $seat }
web-pass-count = wybrano { $number } z { $count }
web-pass-from = Karty podaje ci { $seat }
web-came = Podaje { $seat }:
web-lay = { $row }: { $value } pod { $above }
web-place-open = pasuje tutaj
web-place-target = można ukraść
web-claim = { $what ->
    [offered] { $self ->
        [yes] Zgłaszasz, że wszystkie pozostałe lewy są twoje. Pozostali odpowiadają.
       *[no] { $seat } zgłasza, że bierze wszystkie pozostałe lewy. { $yes } przyjmuje, { $no } odrzuca.
    }
    [accepted] Jest jeszcze jedna zgoda.
    [refused] Zgłoszenie jest odrzucone. Gra toczy się dalej.
   *[withdrawn] Zgłoszenie jest wycofane. Gra toczy się dalej.
}
web-claim-waits = { $self ->
    [yes] Zgłaszasz resztę
   *[no] { $seat } zgłasza resztę
}
web-claim-sure = Z tego, co widzisz, nie wynika na pewno, że reszta jest twoja. Zgłoś jeszcze raz, aby zapytać pozostałych: bierzesz wszystkie pozostałe lewy razem z ich punktami.
web-claim-rest = Zgłoś resztę
web-claim-again = Zapytaj innych o resztę
web-claim-accept = Przyjmij
web-claim-reject = Odrzuć
web-claim-back = Wycofaj zgłoszenie
web-finish = Bez przerw
web-finish-waits = Inni przy stole chcą jeszcze grać z przerwami.
web-word-quit = Twoje miejsce pozostaje twoje: zamknij tę stronę; jej adres prowadzi tu z powrotem.
web-word-language = Język wybiera się u góry strony; dla openhearts join podaje się go opcją --lang.
web-word-pace = Tempo botów jest w ustawieniach stołu; zmienia je gospodarz.
web-word-box = Wpisz kartę, pytanie albo słowo; „pomoc” podaje wszystkie.
web-word-actions = To, co możesz teraz zrobić, jest na przyciskach pod stołem; „pomoc” podaje odpowiednie słowa.
web-word-move = Na stronie strzałkami poruszasz się po swoich kartach. Tutaj podaj kartę: „dp” ją zagrywa, „karta dp” ją odczytuje.
web-buffer = { $kind ->
    [play] Komunikaty: co się działo.
    [chat] Komunikaty: co kto napisał.
   *[all] Komunikaty: wszystkie.
}
web-time-left = { $left ->
    [one] Została { $left } sekunda.
    [few] Zostały { $left } sekundy.
   *[many] Zostało { $left } sekund.
}
web-warming = Silne boty przygotowują się na tym komputerze, tylko raz, przez około pół minuty. Do tego czasu grają trochę słabiej.
web-time-up = { $self ->
    [yes] Twój czas minął. Tym razem gra za ciebie bot.
   *[no] { $seat }: czas minął. Tym razem gra bot.
}
web-clock-shown = Pozostały czas
web-chat = Napisz do innych
web-chat-line = Twoja wiadomość
web-chat-go = Wyślij
web-phrase-hello = Cześć!
web-phrase-luck = Powodzenia!
web-phrase-played = Świetne zagranie!
web-phrase-thanks = Dzięki!
web-phrase-oops = Ojej!
web-phrase-moment = Chwileczkę.
web-phrase-game = Dobra gra!
web-phrase-bye = Do widzenia!
web-place-picked = wybrane

# Kilka osób przy jednym urządzeniu oraz kto przychodzi i odchodzi
web-add = Dodaj gracza przy tym urządzeniu
web-add-name = Imię nowego gracza przy tym urządzeniu
web-call = Teraz { $name }. Karty są zakryte.
web-call-open = Dla gracza { $name }:
web-call-who = Teraz { $name }
web-curtain-how = Przekaż urządzenie graczowi { $name }. Karty pojawią się, gdy { $name } o nie poprosi.
web-uncover = To ja, { $name }: pokaż moje karty
web-cover = Zakryj moje karty
web-words-show = pokaż, pokaz, jestem, gotowe
web-words-sit = usiądź, usiadz, siadam
web-away-ask = { $name } od dłuższej chwili jest poza stołem. Czy ma dalej grać bot, czy stół ma czekać?
web-away-say-bot = Niech gra bot
web-away-say-wait = Czekaj
web-away-holds = { $what ->
    [bot] Na razie ustalono: po minucie gra bot.
   *[wait] Na razie ustalono: stół czeka.
}
web-away-mine = { $what ->
    [bot] Twój głos: niech gra bot.
   *[wait] Twój głos: czekać.
}
web-sat = { $name } siada do stołu.
web-renamed = { $old } nazywa się teraz { $name }.
web-gone = { $name } odchodzi od stołu.
web-sent = Na prośbę gospodarza { $name } odchodzi od stołu.
web-plays-on = Na tym miejscu gra dalej bot: { $name }.
web-returned-ask = Ktoś mówi: to ja, { $name }, znów tu jestem.
web-returned-ask-nameless = Ktoś mówi: gram bez imienia, po mojej prawej siedzi { $name }, znów tu jestem.
web-back-yes = Tak, to { $name }
web-back-no = Nie
web-back-offer = Wracasz do gry przy tym stole?
web-back-as = To ja, { $name }
web-back-as-nameless = Gram bez imienia, po mojej prawej siedzi { $name }
web-back-asked = Musi się jeszcze zgodzić ktoś, kto tu siedzi. Wtedy ta strona sama przejdzie dalej.
web-back-lines = Nieobecni: { $names }. Jesteś kimś z nich? Wpisz: { $example }. Aby usiąść jako ktoś nowy, wpisz: { $sit }.
web-back-waits = Ktoś, kto tu siedzi, musi powiedzieć „tak”. Potem grasz dalej.
web-back-again = Znów masz swoje miejsce.
web-back-here = { $name } znowu tu jest, w innej przeglądarce.
web-handed = Na twoim miejscu gra się teraz w innej przeglądarce: ktoś przy stole powiedział, że to ty.

# Ustawienia każdej osoby
web-wish-group-you = Ty
web-wish-group-looks = Wygląd
web-wish-group-speech = Dźwięki i komunikaty
web-wish-group-play = Przy stole
web-wish-deck = Karty
web-wish-deck-court = klasyczne obrazki
web-wish-deck-big = rysowane, duże znaki
web-wish-letters = Litery na kartach
web-wish-letters-own = jak po polsku: { $letters }
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
web-wish-spoken-brief = tylko to, co mnie dotyczy
web-wish-spoken-usual = gdy jest moja kolej
web-wish-spoken-full = każda karta
web-wish-reads = Tempo mojego czytnika ekranu w znakach na sekundę (boty na niego czekają)
web-wish-reads-none = nikt nie czeka
web-wish-two-taps = Na ekranie dotykowym: pierwsze dotknięcie unosi kartę, drugie ją zagrywa
web-wish-short-cards = Karty jako znaki (D♠) zamiast słów
web-wish-sound = Dźwięki
web-wish-keys = Klawisze stołu (C, 1 do 9, S, T…)
web-wish-stays = Jak długo leży ukończona lewa
web-wish-stays-table = w tempie stołu
web-wish-stays-1 = sekundę
web-wish-stays-2 = dwie sekundy
web-wish-stays-4 = cztery sekundy
web-wish-stays-wait = aż przejdę dalej (Backspace)
web-wish-vibration = Wibracje
web-wish-nudge = Przypomnij mi, gdy jest moja kolej (w tytule strony i na stole)
web-wish-own-keys = Klawisze
web-wish-own-keys-how = Wpisz inny znak dla klawisza albo zostaw puste, aby go wyłączyć.
web-wish-keys-twice = Dwa klawisze nie mogą być takie same; te zostają bez zmian: { $keys }
web-clock = Zegar
web-clock-none = brak
web-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda na decyzję
    [few] { $seconds } sekundy na decyzję
   *[many] { $seconds } sekund na decyzję
}
web-reserve = Rezerwa na całą partię
web-reserve-none = brak
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}

# Inne urządzenie
web-device = Graj dalej na innym urządzeniu
web-device-how = Otwórz tam ten adres albo zeskanuj obrazek telefonem. Adres działa tylko raz i tylko przez dziesięć minut; nie podawaj go nikomu innemu.
web-device-ask = Grać tutaj dalej jako { $name }, na tych samych miejscach i z tymi samymi ustawieniami?
web-device-ask-nameless = Grać tutaj dalej na tych samych miejscach i z tymi samymi ustawieniami?
web-device-yours = Zgódź się tylko wtedy, gdy ten adres pochodzi od ciebie: kto go utworzył, zobaczy tam to, co ty widzisz tutaj, także twoje karty.
web-device-yes = Tak, to ja: { $name }
web-device-yes-nameless = Tak, graj dalej
web-device-no = Nie
web-device-leaves = W tej przeglądarce masz własne stoły. Zostaną tutaj, jeśli będziesz grać dalej jako ktoś inny: utwórz najpierw kod powrotu, jeśli chcesz do nich wrócić.
web-devices = Twoje urządzenia
web-code = Kod powrotu
web-code-how = Z kodem powrotu wracasz na swoje miejsca z każdej przeglądarki, z tą samą tożsamością co tutaj. Działa tylko raz i tylko do chwili, gdy go zmienisz lub usuniesz. Zapisz go; kto go ma, ten gra za ciebie.
web-code-make = Utwórz kod powrotu
web-code-again = Utwórz zamiast niego nowy kod
web-code-end = Usuń kod
web-code-is = Masz kod powrotu. Był pokazany przy tworzeniu.
web-code-shown = To jest twój kod powrotu. Widać go tylko teraz, więc go zapisz:
web-code-where = Wpisz go pod adresem { $address }
web-return = Wróć z kodem powrotu
web-return-how = Wpisz zapisany kod. Odstępy, łączniki i małe litery nie mają znaczenia.
web-return-yours = Wpisz tylko kod, który pochodzi od ciebie: kto go utworzył, zobaczy to, co ty widzisz tutaj, także twoje karty.
web-return-go = Wróć
web-return-wrong = Ten kod jest nieważny. Może jakaś litera jest błędna albo kod był już użyty lub zmieniony.
web-sign-out = Wyloguj się tutaj
web-sign-out-how = Ta przeglądarka przestanie cię rozpoznawać, a jej otwarte stoły się zamkną.
web-sign-out-back = Na swoje miejsca wrócisz tylko z kodem powrotu albo na innym urządzeniu, które nadal cię rozpoznaje. Bez tego nikt na nie nie wróci.
web-end-others = Wyloguj moje inne urządzenia
web-end-others-how = Wszystkie inne przeglądarki, telefony i terminale z twoją tożsamością zostaną od razu wylogowane. Adresy dla innego urządzenia i twój kod powrotu też przestaną działać. Tutaj nic się nie zmieni.
web-end-others-done = Teraz rozpoznaje cię tylko ta przeglądarka. Twój kod powrotu już nie działa; utwórz nowy, jeśli chcesz go mieć.

# Błędy
web-fault-title = To się nie udało
web-fault-none = Nie ma takiej strony.
web-fault-table = Nie ma takiego stołu. Poproś jeszcze raz o adres.
web-fault-pass = Ten adres stracił ważność. Utwórz nowy na pierwszym urządzeniu.
web-fault-pass-used = Ten adres został już użyty. Utwórz nowy na pierwszym urządzeniu. Jeśli użył go ktoś inny, wyloguj tam swoje inne urządzenia w Ustawieniach.
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
    [fixed] Tu niczego nie tasowano: karty tego rozdania były znane z góry. Jest ono dla jednej osoby z botami.
   *[wrong] Przeliczono ponownie: te liczby NIE dają tych kart, które rozdano.
}
web-fair-match = Partia
web-fair-host = Zobowiązanie serwera
web-fair-seat = { $seat }: zobowiązanie i to, co dołożono
web-fair-secret = Tajna wartość, ujawniona po rozdaniu
web-to-table = Wróć do stołu
web-shuffling = Trwa tasowanie kart.
web-fair-why = Dlaczego nikt tu nie może oszukiwać
web-fair-deal = Uczciwa gra: rozdanie { $number }
web-fair-table = { $state ->
    [open] Te liczby ustalają karty tego rozdania. Teraz niczego nie zdradzają; po zakończeniu rozdania ta strona wyliczy z nich karty.
    [fixed] Karty tego rozdania były znane z góry; niczego nie tasowano i niczego nie dowiedziono. Następne rozdanie będzie tasowane.
   *[over] Tajna wartość jest ujawniona, a ta strona sama przeliczyła rozdanie jeszcze raz.
}
web-fair-all = Wszystkie rozdania tego stołu, przeliczone przez serwer
web-fair-by = { $by ->
    [server] Brak odpowiedzi na czas: tę liczbę dołożył serwer, tak jak wynika z jego tajnej wartości.
   *[withheld] Nie podano na czas: zamiast tego tę liczbę dołożył serwer, tak jak wynika z jego tajnej wartości.
}
web-fair-verdict = { $state ->
    [right] przeliczone na tej stronie: zgadza się
    [part] przeliczone na tej stronie: zgadza się, ale bez liczby dołożonej przez tę stronę
   *[wrong] przeliczone na tej stronie: NIE ZGADZA SIĘ
}
web-fair-check-secret = { $state ->
    [right] Tajna wartość serwera to ta, do której się zobowiązał.
   *[wrong] Tajna wartość serwera to NIE ta, do której się zobowiązał.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: dołożona liczba zgadza się ze zobowiązaniem.
   *[wrong] { $seat }: dołożona liczba NIE zgadza się ze zobowiązaniem.
}
web-fair-check-shown = { $state ->
    [right] To są zobowiązania, które ta strona widziała przed rozdaniem.
   *[wrong] To NIE są zobowiązania, które ta strona widziała przed rozdaniem.
}
web-fair-check-own = { $state ->
    [right] Jest wśród nich to, co dołożyła sama ta strona.
   *[wrong] NIE ma wśród nich tego, co dołożyła sama ta strona.
}
web-fair-check-cards = { $state ->
    [right] Razem dają dokładnie te karty, które rozdano.
   *[wrong] Razem NIE dają tych kart, które rozdano.
}
web-fair-check-key = { $state ->
    [right] Rozdanie jest podpisane przez serwer kluczem podanym wcześniej.
   *[wrong] Rozdanie NIE jest podpisane kluczem, który serwer podał wcześniej.
}
web-fair-check-signed = { $state ->
    [right] Ta przeglądarka sprawdziła pokwitowania serwera.
   *[wrong] Jedno z pokwitowań NIE jest podpisane przez serwer: niczego nie dowodzi.
}
web-fair-check-receipts = { $state ->
    [right] Rozdanie zgadza się z pokwitowaniami, które ma ta strona.
   *[wrong] Rozdanie jest SPRZECZNE z pokwitowaniami, które ma ta strona. Pobierz je pod „Wszystkie rozdania tego stołu”: mogą być dowodem.
}
web-fair-check-withheld = Serwer pokwitował zobowiązanie tej strony i podaje, że sama liczba nie przyszła na czas. Jest to oznaczone i policzone; z czyjej winy, nie da się udowodnić.
web-fair-check-silent = To, co ta strona chciała dołożyć, nie zostało użyte, a serwer nigdy tego nie pokwitował: nie da się tego udowodnić.
web-fair-key = Klucz pokwitowań serwera
web-fair-receipts = Pobierz pokwitowania z tej przeglądarki
web-fair-whole = Wszystkie rozdania razem
web-fair-tally = Własna liczba: { $own } · brak odpowiedzi: { $given } · zobowiązanie bez podania liczby: { $withheld }
web-fair-withheld = Rozdania, w których po zobowiązaniu zatrzymano liczbę: { $deals }. Każda taka liczba mogła być wyborem między dwoma rozdaniami, ze strony serwera albo miejsca przy stole.
web-chance = Twój udział w tasowaniu
web-chance-lead = Twoja przeglądarka dokłada do każdego rozdania własną losowość: nikt, nawet serwer, nie zna jej, dopóki nie ma wszystkich zobowiązań. Do niej dochodzi to, co tu wpiszesz.
web-chance-text = Wpisz cokolwiek
web-chance-last = Ostatnio dołożone:
web-fair-bots = Dlaczego boty nie widzą twoich kart
web-fair-view = Co dostaje bot: własną rękę i odkryte karty, w ramce. Pozostałych rąk w tym nie ma.
web-fair-why-button = W powtórce zakończonego rozdania każda decyzja bota ma przycisk, który przelicza ją jeszcze raz z tego, co widzi sam bot, i podaje powody.
web-fair-cards = Dlaczego nikt nie może wybrać kart
web-fair-step-1 = Serwer losuje tajną wartość i pokazuje zobowiązanie: od tej chwili nie może jej zmienić.
web-fair-step-2 = Przeglądarka każdej osoby losuje własną liczbę i pokazuje tylko zobowiązanie.
web-fair-step-3 = Gdy są już wszystkie zobowiązania, przeglądarki podają swoje liczby.
web-fair-step-4 = Tajna wartość i liczby razem dają kolejność kart i karty zostają rozdane.
web-fair-step-5 = Po rozdaniu tajna wartość zostaje ujawniona, a twoja strona przelicza wszystko jeszcze raz.
web-fair-late = Nikt nie może zatrzymać stołu: kto nie odpowie w ciągu kilku sekund, dostaje liczbę od serwera. Wynika ona z tajnej wartości serwera, więc i jej nie można wybrać, i jest oznaczona.
web-fair-drops = Pozostaje jedno: serwer widzi liczby, zanim rozda, i o niektórych mógłby powiedzieć, że nigdy nie przyszły. Przy jednej liczbie wybierałby spośród dwóch rozdań, przy dwóch spośród czterech, przy trzech spośród ośmiu. Każda liczba, której brakuje po zobowiązaniu, jest oznaczona i policzona, w każdym rozdaniu i w całej partii.
web-fair-proved = Dlatego twoja strona dostaje podpisane pokwitowanie zobowiązania i drugie, pokwitowanie liczby. Jeśli podpisane rozdanie pomija pokwitowaną liczbę, to dowód, że serwer oszukuje. Pokwitowanie samego zobowiązania pokazuje, że liczbę zatrzymano, ale nie kto to zrobił. Tego, czego nigdy nie pokwitowano, nie da się udowodnić.
web-fair-yourself = Przekonaj się
web-fair-yourself-1 = Przy stole, pod „Uczciwa gra”, twoja własna przeglądarka przelicza rozdanie po jego zakończeniu i wskazuje każdą liczbę, która się nie zgadza.
web-fair-yourself-2 = Zapis partii zawiera wszystkie liczby; sprawdza je program o trzydziestu wierszach, który nic nie wie o OpenHearts.
web-fair-yourself-3 = To, co wpiszesz pod „Twój udział w tasowaniu”, wpływa na następne karty.
web-fair-yourself-4 = Twoja przeglądarka przechowuje pokwitowania z ostatnich rozdań. Możesz je pobrać na stronie ze wszystkimi rozdaniami stołu; „openhearts check --shuffle --receipts” powie, czego dowodzą o zapisie.

# Powtórki
web-replay = Powtórka z zapisu
web-replay-table = Powtórka
web-replay-lead = Przejdź krok po kroku przez zapisaną partię, z tego serwera albo z dowolnego innego programu OpenHearts: ze wszystkimi rękami albo z widokiem jednego miejsca. Zapis jest tu czytany, wiersz po wierszu porównywany z zasadami i wkrótce zapominany.
web-replay-file = Plik
web-replay-text = Albo zapis jako tekst
web-replay-open = Otwórz
web-replay-most = Najwyżej { $most } KB.
web-replay-gone = Tego zapisu już tu nie ma. Otwórz go jeszcze raz.
web-replay-place = Rozdanie { $deal }, { $step } z { $count }
web-replay-steps = Kroki
web-replay-hands = Ręce
web-replay-first = Na początek
web-replay-back-trick = Lewa wstecz
web-replay-back = Wstecz
web-replay-next = Dalej
web-replay-next-trick = Lewa dalej
web-replay-last = Na koniec
web-replay-deals = Rozdania:
web-replay-sides = Widok:
web-replay-everybody = wszystkie ręce
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Zapadła decyzja, której stąd nie widać.
web-replay-dealt = Karty są rozdane.
web-replay-keys = Klawisze: w lewo i w prawo o jeden krok, w górę i w dół o lewę, Home i End na początek i koniec rozdania.
web-why = Dlaczego { $bot } tak gra?
web-why-same = Przeliczone jeszcze raz z tego, co widzi { $bot }: { $what }. Tak samo jak w grze.
web-why-other = Przeliczone jeszcze raz z tego, co widzi { $bot }: { $what }. W grze było INACZEJ.
web-why-from = Poziom bota: { $level }. Decyzja { $number } z ziarnem { $seed }: nic innego nie było potrzebne.
web-why-candidates = Czego można było oczekiwać po każdej możliwości
web-why-again = Na potrzeby tej tabeli każdą możliwość zmierzono jeszcze raz i tak samo długo: liczby mogą się nieco różnić od tych, według których zdecydował bot.

# Wiersz poleceń
web-serving = OpenHearts działa pod adresem { $address }
web-serving-stop = Ctrl-C zatrzymuje; każdy stół jest zapisany.
web-serving-open-file = Inni na tym komputerze mogą czytać { $file }, a są tam sekrety. Tak im to odbierzesz: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = do { $limit }
web-bar-sound = { $state ->
    [on] Dźwięk jest włączony: wyłącz
   *[off] Dźwięk jest wyłączony: włącz
}
web-bar-size = Większe karty i litery
web-bar-pace = { $what }: { $pace }. Zmień
web-play = Zagraj
web-drawer = Wyniki, gracze i więcej
web-drawer-close = Zamknij

# The sheet after a deal
web-sheet-place = Miejsce { $place } z { $count }
web-sheet-leads = Prowadzisz
web-sheet-behind = { $gap } za graczem { $seat }
web-sheet-level = Remis z graczem { $seat }
web-decided = Karta, która rozstrzygnęła
web-tab-cards = Karty
web-tab-tricks = Lewy

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = Graczy: { $players } · { $level }
web-adjust = Dostosuj
