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

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = To miejsce i jego imię są już twoje, a karty dostaniesz z następnym rozdaniem. Do tego czasu gra bot.
web-new-hand = Twoje imię jest już przy tym miejscu. Karty dostaniesz na początku następnego rozdania, ze średnim wynikiem pozostałych; do tego czasu gra bot.
web-plays-until = Do następnego rozdania tymi kartami gra bot.
web-chair-next = { $chair }, z kartami od następnego rozdania; do tego czasu gra bot
web-chair-device = { $chair } (jedno urządzenie: { $names })
ask-who-device = Przy jednym urządzeniu: { $names }.
web-back-soon = Osoby przy stole zostaną zapytane, gdy to miejsce będzie puste od { $seconds } sekund.
web-back-name = Znów masz swoje miejsce, a karty dostaniesz z następnym rozdaniem.
web-anew = Poproś pozostałych o ponowne rozdanie
web-anew-how = Jeśli zgodzą się wszyscy, którzy tu siedzą, rozdanie jest nieważne i się nie liczy: jego karty zostają odkryte i rozdaje się od nowa.
web-anew-offer = Pierwsza lewa jeszcze się nie skończyła. Jeśli wszyscy zgodzą się rozdać od nowa, od razu dostaniesz karty.
web-anew-asked = { $name } chce rozdać od nowa. To rozdanie by się nie liczyło.
web-anew-yes = Rozdać od nowa
web-anew-no = Gramy dalej
web-anew-waits = Zgadzasz się rozdać od nowa. Bez odpowiedzi: { $names }.
web-anew-declined = { $name } woli grać dalej.
web-anew-agreed = Wszyscy się zgadzają: to rozdanie jest nieważne, rozdajemy od nowa.
web-restored = Serwer przywrócono z kopii zapasowej: to, co rozegrano od tamtej chwili, przepadło, a niedokończone rozdanie rozdaje się od nowa.
web-words-anew = rozdać od nowa, rozdac od nowa, nowe rozdanie
web-fair-void = To rozdanie jest nieważne: wszyscy zgodzili się rozdać od nowa. Jego tajemnica jest ujawniona, a rozdanie się nie liczy.
web-fair-restored = To rozdanie jest nieważne: serwer przywrócono z kopii zapasowej. Tajemnica rozdania jest ujawniona, a rozdanie się nie liczy.
