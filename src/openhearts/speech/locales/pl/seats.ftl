# Przyjaciele przy stole: zamiana miejsc między rozdaniami, nowi gracze ze średnim wynikiem

web-swap = Zamień miejsca
web-swap-how = Miejsca zamienia się na początku następnego rozdania. Wynik idzie za osobą; nowy gracz zaczyna ze średnim wynikiem pozostałych.
web-swap-one = Kto
web-swap-other = z kim
web-swap-go = Niech się zamienią
web-swap-ask = Poproś o zamianę miejsc: { $name }
web-swap-asked = { $name } chce się z tobą zamienić miejscami.
web-swap-waits = Twoja prośba o zamianę miejsc czeka. Odpowiada { $name }.
web-swap-yes = Zamień miejsca
web-swap-planned = { $one } i { $other } zamieniają się miejscami na początku następnego rozdania.
web-swap-done = Miejsca zamienione: { $one } i { $other }.
web-swap-comes = Od następnego rozdania gra też { $name }.
web-swap-comes-again = Jeśli zacznie się następna partia, zagra też { $name }.
web-swap-you-come = Siadasz do gry na początku następnego rozdania, ze średnim wynikiem pozostałych.
web-swap-you-come-again = Ta partia się skończyła. Jeśli zacznie się następna, też zagrasz.
web-swap-joined = Do gry wchodzi { $name }; wynik na początek: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
web-swap-stay = Zostaw miejsca bez zmian
web-swap-not = Jednak nie gram
