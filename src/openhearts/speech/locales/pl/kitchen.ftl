# Stół kuchenny: dla ludzi z prawdziwymi kartami
web-kitchen = Tabela wyników do prawdziwych kart
web-kitchen-lead = Grasz prawdziwymi kartami; tabela liczy wyniki, mówi, kto komu podaje karty i kto wychodzi, i zna zasady.
web-kitchen-mine = Twoje tabele
web-kitchen-which = W co gracie?
web-kitchen-players = Gracze:
web-kitchen-seats = { $count ->
    [one] { $count } gracz
   *[many] { $count } graczy
}
web-kitchen-names = Imiona, zgodnie z ruchem wskazówek zegara
web-kitchen-player = Gracz { $number }
web-kitchen-ask-dealer = Kto rozdaje pierwszy?
web-kitchen-ask-youngest = Kto jest najmłodszy?
web-kitchen-ask-starter = Kto zaczyna?
web-kitchen-open = Otwórz tabelę
web-kitchen-other-game = Inna gra
web-kitchen-new = Nowa tabela
web-kitchen-pad = Tabela wyników
web-kitchen-no-pad = Nie ma takiej tabeli. Poproś jeszcze raz o adres.
web-kitchen-full = Ta tabela jest pełna. Otwórz nową.
web-kitchen-deal = Rozdanie { $number }
web-kitchen-number = Rozdanie
web-kitchen-deals = Rozdaje { $seat }, każdemu po { $count ->
    [one] { $count } karcie
    [few] { $count } karty
   *[many] { $count } kart
}{ $left ->
    [0] .
    [one] ; zostaje { $left } karta.
    [few] ; zostają { $left } karty.
   *[many] ; zostaje { $left } kart.
}
web-kitchen-hold = W tym rozdaniu kart się nie podaje.
web-kitchen-passes = Podaje się { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = Do pierwszej lewy wychodzi { $seat }.
web-kitchen-leads-card = Do pierwszej lewy wychodzi ten, kto ma tę kartę: { $card }.
web-kitchen-leads-lowest = Do pierwszej lewy wychodzi ten, kto ma tę kartę: { rules-lowest-of }.
web-kitchen-begins = Zaczyna { $seat }.
web-kitchen-write = Zapisz
web-kitchen-check = Tylko sprawdź
web-kitchen-undo = Cofnij ostatnie rozdanie
web-kitchen-all = Wszystkie rozdania
web-kitchen-remarks = Uwagi
web-kitchen-share = Pokaż tę tabelę na innym urządzeniu
web-kitchen-would-score = Dałoby to punkty: { $list }.
web-kitchen-behind = W międzyczasie ktoś inny zapisał coś w tej tabeli. Obejrzyj ją i zapisz ponownie, jeśli twojego rozdania nadal w niej nie ma.
web-kitchen-missing = Nie ma jeszcze żadnej liczby. Wypełnij co najmniej jedno pole; puste pole liczy się jako 0.
web-kitchen-waits = Jeszcze niewysłane; czeka na tym urządzeniu, aż będzie połączenie z serwerem.
web-kitchen-clash = W międzyczasie ktoś inny zapisał coś w tej tabeli. To nie zostało zapisane:
web-kitchen-send-again = Zapisz mimo to
web-kitchen-drop = Usuń
web-kitchen-field-points = Wzięte punkty
web-kitchen-field-bonus = Kto bierze tę kartę: { $card }
web-kitchen-field-bonus-points = Punkty premiowe
web-kitchen-field-trickless = Bez lewy
web-kitchen-field-aside = Punkty w kartach odłożonych
web-kitchen-field-void = Punkty, których nikt nie wziął
web-kitchen-field-moon = Kto strzela w księżyc
web-kitchen-field-sun = Wszystkie lewy (strzał w słońce)
web-kitchen-field-choice = Strzelający wybiera
web-kitchen-field-last = Kto bierze ostatnią lewę
web-kitchen-field-exact = Zapisz punkty dokładnie tak, jak podano
web-kitchen-field-steps = Pełne stopnie
web-kitchen-field-colours = Jednej grupy koloru
web-kitchen-field-exact-steps = Pierwsza kolumna to punkty, a nie stopnie
web-kitchen-field-trick = Karty lewy, po kolei
web-kitchen-field-leader = Kto wychodzi do tej lewy
web-kitchen-field-hand = Ręka, o którą chodzi
web-kitchen-field-first = To pierwsza lewa
web-kitchen-field-broken = { $lock ->
    [hearts] Kiery są otwarte
   *[other] Tym, co było zablokowane, wolno już wychodzić
}
web-kitchen-field-final = To ostatnia lewa
web-kitchen-field-earlier = Wcześniejsze lewy, jeśli je znasz: każda w osobnym wierszu
web-kitchen-field-tower-card = Dobrana karta
web-kitchen-field-tower-start = Karta startowa
web-kitchen-field-tower-left = Lewy rząd, od góry
web-kitchen-field-tower-right = Prawy rząd, od góry
web-kitchen-field-tower-other-start = Inna wieża: karta startowa
web-kitchen-field-tower-other-left = Inna wieża: lewy rząd
web-kitchen-field-tower-other-right = Inna wieża: prawy rząd
web-kitchen-option-auto = zgodnie z punktami
web-kitchen-option-no = nikt
web-kitchen-option-nobody = nikt
web-kitchen-option-unsaid = nie podano
web-kitchen-option-add = dopisać pozostałym
web-kitchen-option-subtract = odjąć sobie
web-kitchen-exactly = Punkty liczą się dokładnie tak, jak zapisano.
web-kitchen-already = To są już punkty po strzale w księżyc ({ $seat }); liczą się tak, jak je zapisano.
web-kitchen-shot = { $feat ->
    [sun] { $seat } strzela w słońce
   *[moon] { $seat } strzela w księżyc
}: { $award ->
    [add_to_others] wszyscy pozostali dostają po { $value ->
        [one] { $value } punkcie
        [few] { $value } punkty
       *[many] { $value } punktów
    }.
   *[subtract_from_self] { $seat } odejmuje sobie { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }.
}
web-kitchen-check-no-number = { $seat }: „{ $text }” nie jest liczbą całkowitą o najwyżej czterech cyfrach i liczy się jako 0.
web-kitchen-check-unread = „{ $text }” nie jest liczbą całkowitą o najwyżej czterech cyfrach i liczy się jako 0.
web-kitchen-check-sum = Suma punktów to { $sum }, a powinno być { $wanted }{ $less ->
    [0] .
   *[other] : { $total } w talii minus { $less }, których nikt nie wziął.
}
web-kitchen-check-impossible = { $seat }: żadne karty tej talii nie kosztują razem { $value }.
web-kitchen-check-outside = Tyle nie może leżeć poza grą: cała talia kosztuje { $total }.
web-kitchen-check-bonus = Nie podano, kto bierze tę kartę: { $card }.
web-kitchen-check-trickless = { $seat }: ani jednej lewy, a jednak punkty?
web-kitchen-check-moon = { $seat } strzela w księżyc, ale nie bierze wszystkich punktów?
web-kitchen-check-denied = { $seat } bierze wszystkie punkty; według zasad to strzał w księżyc.
web-kitchen-check-sun = Wszystkie lewy, ale nikt nie strzela w księżyc?
web-kitchen-check-choice = { $seat } musi wybrać; policzono jako punkty dla pozostałych.
web-kitchen-check-last = Nie podano, kto bierze ostatnią lewę; znów wychodzi { $seat }.
web-kitchen-check-steps = { $seat }: wieża ma od 0 do { $most } stopni.
web-kitchen-check-colours = { $seat }: więcej stopni jednej grupy koloru niż pełnych stopni.
web-kitchen-check-complete = Gotowe wieże: { $count }, a przecież rozdanie kończy się z pierwszą?
web-kitchen-referee = Sędzia
web-kitchen-referee-lead = Wskaż lub wpisz karty lewy, rękę, o którą chodzi, albo jedno i drugie, i zapytaj, co wolno zagrać i kto bierze lewę.
web-kitchen-referee-lead-towers = Wskaż lub wpisz karty wieży, dobraną kartę albo jedno i drugie, i zapytaj, gdzie wolno ją położyć, co można nią ukraść i ile przynosi wieża.
web-kitchen-ask = Zapytaj
web-kitchen-clear = Wyczyść wszystkie pola
web-kitchen-tap = Wskaż karty do tego pola
web-kitchen-back = Usuń jedną
web-kitchen-may = { $card }: wolno zagrać
web-kitchen-quotes = Co mówią zasady
web-kitchen-to-play = { $first ->
    [yes] Wychodzi { $seat }.
   *[no] Teraz gra { $seat }.
}
web-kitchen-so-far = Na razie lewę bierze { $seat }: { $card }.
web-kitchen-nobody-so-far = Na razie lewy nie bierze nikt.
web-kitchen-kitty = { $seat } bierze też karty pozostałe: { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
web-kitchen-fault-earlier = Wcześniejsza lewa { $number } ma niewłaściwą liczbę kart; powinno ich być { $count }.
web-kitchen-fault-trick = Największa liczba kart w lewie: { $count }.
web-kitchen-fault-pack = { $card }: w talii { $count ->
    [0] nie ma takiej karty
    [one] jest tylko { $count } taka karta
    [few] są tylko { $count } takie karty
   *[many] jest tylko { $count } takich kart
}.
web-kitchen-fault-hand = Na ręce { $count ->
    [one] jest tylko { $count } karta
    [few] są tylko { $count } karty
   *[many] jest tylko { $count } kart
} i tyle samo jest lew.
web-kitchen-fault-tower = Jednej z kart nie ma w tej talii.
web-kitchen-as-start = Jako karta startowa: { $card }, wartość { $value }
web-kitchen-in-row = { $row ->
    [left] Po lewej
   *[right] Po prawej
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Po lewej
   *[right] Po prawej
}: { $card }, jako { $value }
web-kitchen-values = od { $low } do { $high }
web-kitchen-tower = Wieża przynosi { points }: { $step } za stopnie, { $bonus } za grupy koloru.
web-kitchen-tower-complete = Oba rzędy są pełne: wieża jest gotowa.
web-kitchen-steals = { $count ->
    [0] Z tamtej wieży nie można ukraść niczego, co by tu pasowało.
    [one] Możliwa jest jedna kradzież.
    [few] Możliwe są { $count } kradzieże.
   *[many] Możliwych jest { $count } kradzieży.
}
web-kitchen-steal = { $card }, dotąd { row-name } innego gracza; potem { $to ->
    [left] mój lewy rząd
    [right] mój prawy rząd
   *[start] moja karta startowa
}, jako { $value }
web-kitchen-print-cards = Drukuj karty
web-kitchen-cards-lead = Arkusze A4 po dziewięć kart, do rozcięcia wzdłuż znaczników. Drukuj w skali 100%; arkusze z rewersami drukuj dwustronnie, z obrotem wzdłuż dłuższej krawędzi.
web-kitchen-cards-special = Karty, których nie ma w żadnym sklepie
web-kitchen-cards-usual = Karty do pozostałych gier
web-kitchen-fronts = Arkusze
web-kitchen-backs = Arkusze z rewersami
