# Co mówi sam terminal: pytania przed grą, wiersze poleceń, zapisywanie, pomoc. Karty i zdarzenia są w innych plikach.

terminal-prompt = >
terminal-prompt-box = Polecenie:
terminal-prompt-keys = { $phase ->
    [pass] Strzałki przesuwają, spacja wybiera, Enter podaje. ? pomoc
    [play] Strzałki przesuwają, Enter zagrywa. ? pomoc
    [choose] ← → wybierają, Enter zatwierdza. ? pomoc
    [start] Enter zatrzymuje, Z odrzuca. ? pomoc
    [lay] ← → wybierają rząd, Enter wykłada, Z odrzuca. ? pomoc
    [nowhere] Enter odrzuca. ? pomoc
    [steal] Strzałki wybierają, Enter kradnie, Z odrzuca. ? pomoc
   *[other] ? pomoc
}
terminal-prompt-next-deal = Enter: następne rozdanie. >
terminal-prompt-end = Enter: wyjście. >
terminal-welcome = { $name }. { $plain ->
    [yes] Litera i Enter to pytanie: C stół, S wyniki, T czyja kolej, A podpowiedź, ? wszystkie klawisze.
   *[no] ? pokazuje wszystkie klawisze.
}
terminal-for-example = Wpisz, co robisz, na przykład: { $example }
terminal-welcome-back = { $name }, rozdanie { $deal }: gra toczy się dalej od miejsca przerwania.
terminal-you = Ty
terminal-human = Człowiek
terminal-saved = Zapisano. Dalszy ciąg: { PROGRAM() } play --resume
terminal-not-saved = Ta partia nie jest zapisana.
terminal-cannot-keep = Tej partii nie można zapisać ({ $why }); grać można mimo to.
terminal-record = Zapis tej partii: { $file }
terminal-no-record = Nie można zapisać pliku { $file }: { $why }.
terminal-damaged = Koniec zapisanej partii był uszkodzony (wiersz { $line }); zachowano dobre wpisy ({ $good }), a uszkodzony plik został obok.
terminal-cannot-resume = Nie można wznowić partii z pliku { $file }: { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
}, początek { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
}, rozdanie { $deal }; ostatnio grane { $when }
terminal-saved-how = Dalszy ciąg partii: { PROGRAM() } play --resume NUMER. Usunięcie: { PROGRAM() } saved delete NUMER.
terminal-saved-ask = Usunąć to na zawsze? { $list } (tak / nie)
terminal-saved-deleted = Usunięto: { $what }
terminal-preparing = Przygotowanie przeszukiwania, raz na tym komputerze; trwa to około pół minuty.

# Pytania przed grą
terminal-menu = Która gra?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } Pokaż więcej gier z tej rodziny: { $count }
terminal-words-more = więcej, wiecej, wszystkie
terminal-menu-resume = { $key } Wznów zapisaną partię: { $what }
terminal-menu-language = Inne języki: { $list }
terminal-menu-prompt = Numer lub nazwa, Enter to { $default }:
terminal-menu-unknown = Nie ma gry { $answer }. Wpisz numer od 1 do { $count } albo nazwę.
terminal-ask-seats = Ilu graczy, { $seats }? Enter to { $default }:
terminal-ask-seats-again = Możliwe są: { $seats }.
terminal-ask-level = Jak silne mają być boty?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Wpisz numer od 1 do { $count } albo nazwę.
terminal-ask-first = { $who ->
    [youngest] Zaczyna najmłodsza osoba. Kto to jest?
   *[seat] Zaczyna osoba, która złamała najwięcej serc. Kto to jest?
}
terminal-ask-first-prompt = Numer lub imię, Enter to { $default }:
terminal-ask-first-again = Wpisz numer od 1 do { $count } albo imię.

# Kursor i podawanie
terminal-card-here = { $card }{ $state ->
    [chosen] , do podania
    [blocked] , teraz nie do zagrania
   *[free] {""}
}, { $place } z { $count }.
terminal-nothing-here = Nie ma tu między czym się poruszać.
terminal-nothing-to-choose = Teraz nie ma czego wybierać.
terminal-chosen = { $card }, do podania, { $chosen } z { $count }.
terminal-unchosen = { $card }, wybór cofnięty, { $chosen } z { $count }.
terminal-pass-enough = Liczba wybranych kart jest już pełna: { $count }. Spacja na wybranej karcie cofa wybór.
terminal-pass-ready = Enter je podaje.
terminal-pass-missing = Najpierw wybierz karty, na razie { $chosen } z { $count }: spacja wybiera kartę. Można też wpisać, na przykład: podaj dp aki kki
terminal-type-choice = Wybierz strzałkami albo wpisz: dopisz albo odejmij.
terminal-enter-again = Jeszcze raz Enter: { $action }.
terminal-sorted = { $order ->
    [down] Twoje karty leżą od najwyższych do najniższych.
   *[up] Twoje karty leżą od najniższych do najwyższych.
}
terminal-sort-later = Sortuj rękę, gdy żadna karta nie jest wybrana.
terminal-not-now = Teraz nie można tego zrobić.
terminal-no-key = Klawisz { $key } nic tu nie robi. { $help } pokazuje klawisze.
terminal-no-claim = Nikt niczego nie zgłosił.
terminal-watchers-only = Miejsce zmieniają tylko oglądający.
terminal-undone = Cofnięte.
terminal-undo-not = Teraz nie można niczego cofnąć.
terminal-no-messages = Nie ma jeszcze komunikatów.
terminal-history-end = { $end ->
    [old] To był pierwszy komunikat.
   *[new] To był najnowszy komunikat.
}
terminal-buffer = { $kind ->
    [answers] Komunikaty: odpowiedzi.
   *[events] Komunikaty: co się działo.
}
terminal-words-quit = koniec, zakończ, zakoncz, quit, exit

terminal-words-left = poprzednia
terminal-words-right = następna, nastepna, dalej
terminal-words-up = góra, gora, poprzedni kolor
terminal-words-down = dół, dol, następny kolor, nastepny kolor
terminal-words-home = pierwsza, pierwsza karta
terminal-words-end = ostatnia karta
terminal-words-space = wybierz, zaznacz
terminal-words-enter = ok
terminal-words-next-deal = następne, następne rozdanie, dalej
terminal-history-title = Komunikaty
terminal-is-saved = Wszystko jest już zapisane, ruch po ruchu.
terminal-alone = Nie ma tu nikogo, kto mógłby to przeczytać.
terminal-join-kept = Chwilowo brak połączenia. Wpisany tekst zostanie wysłany, gdy tylko wróci.
terminal-join-unsent = Nie wysłano: { $text }
terminal-join-other = Terminal { $number } twojego konta przy tym stole: tutaj jesteś kimś innym. Kim, mówisz przez --as IMIĘ.
terminal-language = Od teraz po polsku.
terminal-hurrying = Bez przerw aż do twojego ruchu.
terminal-pace = Przerwa po każdej karcie botów, w sekundach: { $seconds }. Zmienisz ją, pisząc na przykład: { $word } 0.3
terminal-announce = Komunikaty: { $level }. Aby je zmienić, wpisz na przykład: { $word } 2 ({ $list }).
terminal-letters = Litery na kartach: { $letters }. Aby je zmienić, wpisz na przykład: { $word } 2 ({ $list }).

# Obraz
terminal-deal-number = Rozdanie { $number }
terminal-head-pass = { $direction ->
    [L1] Podawanie w lewo
    [R1] Podawanie w prawo
    [L2] Podawanie drugiemu graczowi po lewej
    [R2] Podawanie drugiemu graczowi po prawej
    [HOLD] Bez podawania
   *[ACROSS] Podawanie na wprost
}
terminal-head-trick = Lewa { $number } z { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] kiery otwarte
       *[no] kiery nieotwarte
    }
   *[other] { $broken ->
        [yes] otwarte
       *[no] zablokowane
    }
}
terminal-seat-numbers = { $score } pkt { $points }, { $tricks } l.
terminal-led = Wyjście: { $suit ->
    [C] trefle
    [D] kara
    [H] kiery
   *[S] piki
}
terminal-last-trick = (ostatnia lewa)
terminal-set-aside = Karty z lew niczyich: { $count }
terminal-kitty = Karty pozostałe: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Widzisz wszystkie ręce.
    [nobody] Widzisz to, co leży odkryte.
   *[seat] Widzisz to, co widzi { $name }.
}
terminal-side-standing = Wyniki
terminal-side-limit = koniec partii przy { $limit }
terminal-side-tricks = Lewy tego rozdania

# Herz an Herz
terminal-herz-drawn = Dobrana: { $card }
terminal-herz-stock = Stos dobierania: { $count }
terminal-herz-discard = Odrzucone: { $card }
terminal-herz-place = { $row ->
    [left] Lewy rząd
    [right] Prawy rząd
   *[start] Karta startowa
}: { $what }.
terminal-herz-place-empty = pusto
terminal-herz-choose-row = Wybierz rząd strzałką w lewo lub w prawo, potem Enter; albo wpisz lewo, prawo, odrzuć.
terminal-herz-steal-number = Kradzież { $number } z { $count }: { $action }.

# Po rozdaniu, wyniki
terminal-deal-over-title = Wszystkie karty rozdania { $number }
terminal-scores-head = Gracz
terminal-scores-total = Suma
terminal-chart = Sumy po każdym rozdaniu:

# Pomoc
terminal-help-title = Klawisze
terminal-help-words-herz-an-herz = Kartę odczytuje: karta 97.
terminal-help-words-hearts = Karty wpisuje się jako wartość i kolor: dp, 10ki, aka.
terminal-help-quit = koniec, Ctrl-D albo Ctrl-C zamykają grę; partia zostaje zapisana.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] spacja
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } do { $last }
terminal-key-nth = 1 do 9, 0, -
terminal-help-moves = Słowa, które przesuwają po twoich kartach: następna, poprzednia, góra, dół, pierwsza, ostatnia karta; wybierz przy podawaniu, ok zatwierdza.
terminal-replay-only = To jest odtwarzanie: pytaj albo idź dalej klawiszem Enter.
terminal-replay-help = Enter, spacja i w prawo idą do przodu, B i w lewo cofają, N przechodzi do następnego rozdania, Home i End na jego początek i koniec, Esc zamyka.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter działa, A daje podpowiedź, ? pokazuje klawisze, / przyjmuje słowa{ $undo ->
    [yes] , U cofa twoją ostatnią decyzję
   *[no] {""}
}. koniec zamyka grę; partia zostaje zapisana.

# Odtwarzanie, sprawdzanie, symulacja, warianty
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}. Enter dalej, B wstecz, N następne rozdanie, koniec zamyka.
terminal-replay-prompt = Rozdanie { $deal }, { $step } z { $count } >
terminal-replay-end = Tu zapis się kończy.
terminal-replay-start = To jest początek.
terminal-replay-comment = Uwaga: { $text }
terminal-check-good = { $file }: w porządku. { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, { $actions ->
    [one] { $actions } działanie
    [few] { $actions } działania
   *[many] { $actions } działań
}{ $finished ->
    [yes] {""}
   *[no] , partia niezakończona
}.
terminal-check-bots = { $file }: przeliczono ponownie { $count ->
    [one] { $count } wybór botów
    [few] { $count } wybory botów
   *[many] { $count } wyborów botów
}.
terminal-check-shuffles = { $file }: przeliczono ponownie { $count ->
    [one] { $count } tasowanie
    [few] { $count } tasowania
   *[many] { $count } tasowań
}.
terminal-check-fixed = { $file }: { $count ->
    [one] karty { $count } rozdania były ustalone z góry; niczego tam nie tasowano i niczego nie dowiedziono
    [few] karty { $count } rozdań były ustalone z góry; niczego tam nie tasowano i niczego nie dowiedziono
   *[many] karty { $count } rozdań były ustalone z góry; niczego tam nie tasowano i niczego nie dowiedziono
}.
terminal-check-told = { $file }: { $count ->
    [one] w { $count } rozdaniu losowość botów jest taka, jak podaje serwer; nie wynika z żadnego zobowiązania
    [few] w { $count } rozdaniach losowość botów jest taka, jak podaje serwer; nie wynika z żadnego zobowiązania
   *[many] w { $count } rozdaniach losowość botów jest taka, jak podaje serwer; nie wynika z żadnego zobowiązania
}.
terminal-check-contributions = { $file }: własna liczba: { $own }; brak odpowiedzi: { $given }; zobowiązanie bez podania liczby: { $withheld }.
terminal-check-withheld = { $file }: rozdania, w których po zobowiązaniu zatrzymano liczbę: { $deals }. Każda taka liczba mogła być wyborem między dwoma rozdaniami, ze strony serwera albo miejsca przy stole.
terminal-receipt = pokwitowanie z rozdania { $deal }, { $seat }, { $step ->
    [commit] zobowiązanie
   *[reveal] dołożona liczba
}: { $kind ->
    [fits] zapis się zgadza.
    [withheld] zapis podaje, że liczbę z tego zobowiązania zatrzymano. Jest to policzone; kto ją zatrzymał, nie da się udowodnić.
    [left-out] DOWÓD: serwer to pokwitował, a podpisany przez niego zapis to pomija.
    [host] DOWÓD: zobowiązanie serwera dotyczyło innej tajnej wartości niż w podpisanym przez niego zapisie.
    [shown] DOWÓD: mając już tę liczbę, serwer zmienił zobowiązanie innego miejsca.
    [twice] DOWÓD: serwer podpisał dwa pokwitowania, które są ze sobą sprzeczne.
    [unsigned] jest sprzeczne z zapisem, ale zapisu nie podpisał serwer i każdy mógł go napisać. Niczego to nie dowodzi.
    [other-key] jest podpisane innym kluczem niż podany w zapisie albo zapis nie podaje żadnego. Niczego to nie dowodzi; porównaj klucz z innymi zapisami tego serwera.
    [elsewhere] tego rozdania nie ma w zapisie.
   *[forged] NIE jest podpisane kluczem, który podaje. Niczego nie dowodzi.
}
terminal-receipts-kept = Pokwitowania są w pliku { $file }; „{ PROGRAM() } check --shuffle --receipts” porówna je z zapisem.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Bloki
terminal-simulate-head-player = Gracz
terminal-simulate-head-points = Punkty na rozdanie
terminal-simulate-head-payoff = Lepiej niż inni
terminal-simulate-head-score = Wynik
terminal-simulate-head-wins = Wygrane %
terminal-simulate-told = Partie: { $matches }, rozdania: { $deals }, bloki, w których każdy siedzi raz na każdym miejscu: { $blocks }; ± to jeden błąd standardowy liczony z bloków; ziarno { $seed }.
terminal-simulate-stopped = Zatrzymano przed końcem.
terminal-arena-head-player = Gracz
terminal-arena-head-points = Punkty na rozdanie
terminal-arena-head-payoff = Lepiej niż inni
terminal-arena-head-moons = Księżyce
terminal-arena-head-suffered = cudze
terminal-arena-head-failures = Błędy
terminal-arena-head-median = Gra: mediana ms
terminal-arena-head-p-99 = 99%
terminal-arena-head-worst = najdłużej
terminal-arena-head-pass-median = Podawanie: mediana ms
terminal-arena-told = Bloki: { $blocks }, każdy to jedno rozdanie w tylu ustawieniach miejsc: { $ways }; rozdania: { $deals }; ± to jeden błąd standardowy liczony z bloków{ $moons ->
    [yes] , % to odsetek rozdań jednego miejsca
   *[no] {""}
}; ziarno { $seed }.
terminal-variants-head-id = Nazwa
terminal-variants-head-seats = Gracze
terminal-variants-head-title = Tytuł

# Rada przy prawdziwym stole
terminal-advise-ask = { $what ->
    [hand] Twoja ręka, na przykład QS AH 10D:
    [gave] Karty podane (Enter, jeśli żadne):
    [got] Karty otrzymane (Enter, jeśli żadne):
    [turns] Dotychczasowe ruchy, po jednym w wierszu, jak 1. P0 draws 48: keep albo 48: keep (pusty wiersz kończy):
    [drawn] Dobrana teraz karta, na przykład 60, J26-50, SJ albo ST:
   *[plays] Wszystkie zagrane karty po kolei (Enter, jeśli żadne):
}
terminal-advise-seat = Miejsce { $seat }

# Szkolenie uczącego się gracza
terminal-train-now = { $what ->
    [playing] Runda { $round }, gra
   *[fitting] Runda { $round }, nauka
}
terminal-train-round = Runda { $round }: { $gain } ±{ $error } punktu na rozdanie lepiej niż poprzednio; strzały w księżyc w { $moons }% rozdań.
terminal-train-stopped = Zatrzymano. Ukończone rundy są w folderze { $folder }; to samo polecenie kontynuuje.
terminal-train-done = Sieci są w pliku { $file }.
terminal-warm-done = Boty, które przeszukują, zaczynają teraz na tym komputerze od razu. Skompilowany kod jest w { $folder }.
terminal-warm-stopped = Zatrzymano. To, co już skompilowano, zostaje w { $folder }; to samo polecenie prowadzi dalej.
terminal-no-language = Są te języki: { $list }.
