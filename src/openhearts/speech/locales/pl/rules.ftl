# Zasady dowolnego wariantu, utworzone z jego danych.

rules-title = { $name }, { $seats ->
    [one] { $seats } gracz
   *[many] { $seats } graczy
}
rules-heading-goal = Cel
rules-heading-players = Gracze i karty
rules-heading-dealing = Rozdawanie
rules-heading-passing = Podawanie kart
rules-heading-opening = Pierwsze wyjście
rules-heading-leading = Wychodzenie
rules-heading-following = Dokładanie do koloru
rules-heading-tricks = Lewy
rules-heading-void = Lewy niczyje
rules-heading-kitty = Karty pozostałe
rules-heading-jokers = Jokery
rules-heading-points = Punkty
rules-heading-moon = Strzał w księżyc
rules-heading-sun = Strzał w słońce
rules-heading-end = Koniec
rules-heading-warnings = Warto wiedzieć
rules-heading-laying = Wykładanie kart
rules-heading-stealing = Karty złodzieje
rules-value = { $what } { $number }
rules-sentence = { $title }: po { $count ->
    [one] { $count } karcie
    [few] { $count } karty
   *[many] { $count } kart
}, { $passed ->
    [0] bez podawania
   *[other] podaje się { $passed }
}; { $points }; { $end ->
    [limit] do { $limit ->
        [one] { $limit } punktu
       *[many] { $limit } punktów
    }
    [deals] { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }
   *[both] do { $limit ->
        [one] { $limit } punktu
       *[many] { $limit } punktów
    } lub { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }
}, { $winner ->
    [lowest] wygrywa najniższy wynik
   *[highest] wygrywa najwyższy wynik
}.
rules-goal = { $winner ->
    [lowest] Wygrywa, kto na końcu ma najniższy wynik: unikaj kart, które kosztują punkty.
   *[highest] Wygrywa, kto na końcu ma najwyższy wynik: zbieraj karty, które przynoszą punkty.
}
rules-players = { $seats ->
    [one] { $seats } gracz
   *[many] { $seats } graczy
}, { $packs ->
    [1] jedna talia
    [2] dwie talie
   *[other] liczba talii: { $packs }
}; razem { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
rules-suits = Kolory: { $suits }.
rules-ranks = Od najwyższej do najniższej: { $ranks }.
rules-removed = Usunięte z talii: { $cards }.
rules-jokers-added = { $count ->
    [one] Dochodzi { $count } joker.
    [few] Dochodzą { $count } jokery.
   *[many] Dochodzi { $count } jokerów.
}
rules-clockwise = Gra się zgodnie z ruchem wskazówek zegara, w lewo.
rules-hands = Każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
rules-dealer-first = { $kind ->
    [random] O tym, kto rozdaje pierwszy, decyduje los.
   *[seat] Pierwszy rozdaje gracz na miejscu { $number }; miejsca liczy się od 0.
}
rules-dealer-next = { $next ->
    [left] Po każdym rozdaniu rozdaje lewy sąsiad rozdającego.
    [right] Po każdym rozdaniu rozdaje prawy sąsiad rozdającego.
   *[most_points] Po każdym rozdaniu rozdaje gracz z najwyższym wynikiem.
}
rules-set-aside = { $count ->
    [one] { $count } karta zostaje i jest odkładana
    [few] { $count } karty zostają i są odkładane
   *[many] { $count } kart zostaje i jest odkładanych
}{ $seen ->
    [all] {" "}na bok, odkryte.
   *[nobody] {" "}na bok, zakryte.
}
rules-no-passing = Kart się nie podaje.
rules-passing = Przed rozgrywaniem lew każdy podaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
rules-direction = { $direction ->
    [L1] w lewo
    [R1] w prawo
    [L2] drugiemu graczowi po lewej
    [R2] drugiemu graczowi po prawej
    [ACROSS] na wprost
   *[HOLD] bez podawania
}
rules-pass-always = W każdym rozdaniu: { rules-direction }.
rules-pass-deal = Rozdanie { $number }: { rules-direction }.
rules-pass-again = Po { $count ->
    [one] { $count } rozdaniu
   *[many] { $count } rozdaniach
} kolejność zaczyna się od początku.
rules-pass-unseen = Nikt nie ogląda kart, które dostaje, dopóki wszyscy nie podadzą swoich.
rules-lowest-of = najniższa karta koloru { suit-name.card }, która jest w grze
rules-opening-leader = { $leader ->
    [holder_leads_it] Do pierwszej lewy wychodzi ten, kto ma tę kartę, i to nią: { $card }.
    [holder_of_card] Do pierwszej lewy wychodzi ten, kto ma tę kartę: { $card }.
    [left_of_dealer] Do pierwszej lewy wychodzi lewy sąsiad rozdającego.
    [dealer] Do pierwszej lewy wychodzi rozdający.
    [youngest] Do pierwszej lewy wychodzi najmłodszy gracz.
   *[seat] Do pierwszej lewy wychodzi gracz, którego miejsce wskazuje gospodarz.
}
rules-opening-must = { $must ->
    [card] Kto ma tę kartę i wychodzi jako pierwszy, musi nią wyjść: { $card }.
   *[suit] Kto ma tę kartę i wychodzi jako pierwszy, musi wyjść w jej kolor: { $card }.
}
rules-opening-forbidden = Kto ma inne karty, nie może wyjść do pierwszej lewy rozdania tymi kartami: { $cards }.
rules-next-leader = { $leader ->
    [most_points_last_deal] W następnych rozdaniach jako pierwszy wychodzi ten, kto w poprzednim rozdaniu dostał najwięcej punktów.
    [most_points_total] W następnych rozdaniach jako pierwszy wychodzi ten, kto ma najwyższy wynik.
    [fewest_points] W następnych rozdaniach jako pierwszy wychodzi ten, kto w poprzednim rozdaniu dostał najmniej punktów.
   *[last_winner] W następnych rozdaniach jako pierwszy wychodzi ten, kto wziął ostatnią lewę poprzedniego rozdania.
}
rules-next-tie = { $tie ->
    [left_of_previous] Jeśli jest ich kilku, wychodzi pierwszy z nich po lewej od gracza, który poprzednio wychodził pierwszy.
    [youngest] Jeśli jest ich kilku, wychodzi najmłodszy z nich.
   *[random] Jeśli jest ich kilku, decyduje los.
}
rules-lead-free = Wolno wyjść dowolną kartą.
rules-locked = { $when ->
    [played_earlier_trick] Na początku zablokowane: { $locked }. Tymi kartami wolno wyjść dopiero wtedy, gdy w jednej z wcześniejszych lew zagrano którąś z kart otwierających ({ $breaking }).
    [collected_earlier_trick] Na początku zablokowane: { $locked }. Tymi kartami wolno wyjść dopiero wtedy, gdy ktoś wziął w jednej z wcześniejszych lew którąś z kart otwierających ({ $breaking }).
    [in_previous_trick] Zablokowane: { $locked }. Tymi kartami wolno wyjść tylko wtedy, gdy w bezpośrednio poprzedniej lewie była któraś z kart otwierających ({ $breaking }).
    [last_card_of_previous_trick] Zablokowane: { $locked }. Tymi kartami wolno wyjść tylko wtedy, gdy ostatnią kartą bezpośrednio poprzedniej lewy była któraś z kart otwierających ({ $breaking }).
   *[never] Zawsze zablokowane: { $locked }.
}
rules-break-discard = Kartą otwierającą jest tu tylko karta zrzucona do innego koloru.
rules-lock-waived = Kto nie ma innych kart, może mimo to nimi wyjść.
rules-queen-as-heart = Kto ma już tylko kiery i damę pik, może wyjść dowolną z tych kart.
rules-lead-any-time = { $first ->
    [other] Po pierwszym wyjściu w rozdaniu wolno w każdej chwili wyjść tymi kartami: { $cards }.
   *[free] W każdej chwili wolno wyjść tymi kartami: { $cards }.
}
rules-follow = Dokładaj do koloru wyjścia, jeśli możesz; jeśli nie, zagraj dowolną kartę.
rules-first-trick = Kto ma inne karty, nie może w pierwszej lewie zagrać tych kart: { $cards }.
rules-first-trick-lead = Nie dotyczy to wyjścia.
rules-trick-won = Lewę bierze najwyższa karta w kolorze wyjścia, a gracz, który ją zagrał, wychodzi do następnej lewy. Nie ma atu.
rules-duplicates = { $kind ->
    [cancel] Dwie jednakowe karty w lewie znoszą się: żadna nie może wziąć lewy, ale ich punkty się liczą.
    [first_wins] Z dwóch jednakowych kart wyższa jest pierwsza.
   *[last_wins] Z dwóch jednakowych kart wyższa jest druga.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Lewa jest niczyja, gdy znoszą się w niej co najmniej dwie pary albo gdy nie zostaje żadna karta w kolorze wyjścia.
    [no_live_led_card] Lewa jest niczyja, gdy nie zostaje żadna karta w kolorze wyjścia.
   *[only_jokers] Lewa złożona z samych jokerów jest niczyja.
}
rules-void-next = { $leader ->
    [same_leader] Jej karty czekają i dostaje je ten, kto pierwszy po niej weźmie lewę; do następnej lewy wychodzi ponownie ten sam gracz.
   *[left_of_leader] Jej karty czekają i dostaje je ten, kto pierwszy po niej weźmie lewę; do następnej lewy wychodzi lewy sąsiad gracza, który wychodził do lewy niczyjej.
}
rules-void-last = { $to ->
    [nobody] Jeśli ostatnia lewa jest niczyja, jej kart ani tych, które jeszcze czekają, nie dostaje nikt.
    [leader] Jeśli ostatnia lewa jest niczyja, jej karty i te, które jeszcze czekają, dostaje ten, kto do niej wychodził.
    [previous_winner] Jeśli ostatnia lewa jest niczyja, jej karty i te, które jeszcze czekają, dostaje ten, kto jako ostatni wziął lewę; jeśli nikt żadnej nie wziął, nie dostaje ich nikt.
   *[second_copy_of_highest] Jeśli ostatnia lewa jest niczyja, jej karty i te, które jeszcze czekają, dostaje ten, kto zagrał drugą kartę najwyższej pary w kolorze wyjścia; jeśli takiej pary nie ma, nie dostaje ich nikt.
}
rules-kitty = { $count ->
    [one] Po rozdaniu zostaje { $count } karta
    [few] Po rozdaniu zostają { $count } karty
   *[many] Po rozdaniu zostaje { $count } kart
}; { $when ->
    [kitty_first_trick] karty pozostałe dostaje ten, kto pierwszy weźmie lewę.
    [kitty_last_trick] karty pozostałe dostaje ten, kto weźmie ostatnią lewę.
   *[kitty_first_heart] karty pozostałe dostaje ten, kto weźmie pierwszego kiera.
}
rules-kitty-seen = { $seen ->
    [winner] Ogląda je tylko ten, kto je dostaje.
    [all] Widzą je wtedy wszyscy.
   *[nobody] Przed końcem rozdania nikt ich nie ogląda.
}
rules-joker = { $mode ->
    [excuse] Joker nie należy do żadnego koloru, nic nie kosztuje i nigdy nie bierze lewy; wolno go zagrać w każdej chwili.
    [excuse_costs] Joker nie należy do żadnego koloru i nigdy nie bierze lewy; wolno go zagrać w każdej chwili.
    [always_wins] Lewę bierze pierwszy zagrany w niej joker; sam joker nic nie kosztuje i wolno go zagrać w każdej chwili.
   *[always_wins_costs] Lewę bierze pierwszy zagrany w niej joker; jokera wolno zagrać w każdej chwili.
}
rules-joker-led = Jeśli ktoś wychodzi jokerem, następna karta, która nie jest jokerem, liczy się jako wyjście: wyznacza kolor i nie może być kartą, którą nie wolno wyjść.
rules-points = Karty karne: { $list }.
rules-bonus = Karty premiowe: { $list }.
rules-jinx = { $card } to pechowa karta{ $instead ->
    [0] .
   *[other] : liczy się jako { $value } zamiast { $instead }.
}
rules-points-total = { $aside ->
    [yes] Wszystkie karty razem kosztują { points }; odłożone nie liczą się nikomu.
   *[no] Wszystkie karty rozdania kosztują razem { points }.
}
rules-no-trick = { $feat ->
    [moon] Kto nie weźmie żadnej lewy, dostaje { points }, chyba że w tym rozdaniu ktoś strzeli w księżyc.
    [sun] Kto nie weźmie żadnej lewy, dostaje { points }, chyba że w tym rozdaniu ktoś strzeli w słońce.
    [both] Kto nie weźmie żadnej lewy, dostaje { points }, chyba że w tym rozdaniu ktoś strzeli w księżyc lub w słońce.
   *[none] Kto nie weźmie żadnej lewy, dostaje { points }.
}
rules-points-wanted = Punkty są tu pożądane: ile karta „kosztuje”, tyle dolicza się do wyniku temu, kto ją weźmie.
rules-never-negative = Wynik nigdy nie spada poniżej 0.
rules-no-moon = { $sun ->
    [yes] Kto weźmie wszystkie karty, które kosztują punkty, ale nie wszystkie lewy, po prostu dostaje za nie punkty.
   *[no] Kto weźmie wszystkie karty, które kosztują punkty, po prostu dostaje za nie punkty.
}
rules-moon = Kto weźmie wszystkie karty, które kosztują punkty, strzela w księżyc.
rules-moon-needs = W księżyc strzela ten, kto weźmie co najmniej te karty: { $cards }.
rules-moon-needs-two = Jeśli weźmie je kilku graczy, nikt nie strzela w księżyc.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Do księżyca potrzebne są także karty premiowe: { $cards }.
   *[sun] Do słońca potrzebne są także karty premiowe: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Wtedy wszyscy pozostali dostają po { $value ->
        [one] { $value } punkcie
        [few] { $value } punkty
       *[many] { $value } punktów
    }
    [subtract_from_self] Wtedy strzelający odejmuje sobie { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
   *[shooter_chooses] Wtedy strzelający wybiera: albo wszyscy pozostali dostają po { $value ->
        [one] { $value } punkcie
        [few] { $value } punkty
       *[many] { $value } punktów
    }, albo odejmuje { $value } sobie
}{ $kind ->
    [total] , czyli tyle, ile kosztują wszystkie karty rozdania.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Wtedy wszyscy pozostali dostają po tyle punktów, ile kosztują wszystkie rozdane karty.
    [subtract_from_self] Wtedy strzelający odejmuje sobie tyle punktów, ile kosztują wszystkie rozdane karty.
   *[shooter_chooses] Wtedy strzelający wybiera: albo wszyscy pozostali dostają po tyle punktów, ile kosztują wszystkie rozdane karty, albo odejmuje tyle samo sobie.
}
rules-moon-clears = W takim rozdaniu same karty nikogo nic nie kosztują.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Karty premiowe liczą się także w rozdaniu, w którym ktoś strzeli w księżyc.
        [sun] Karty premiowe liczą się także w rozdaniu, w którym ktoś strzeli w słońce.
       *[both] Karty premiowe liczą się także w rozdaniu, w którym ktoś strzeli w księżyc lub w słońce.
    }
   *[suppressed] { $feat ->
       [moon] Karty premiowe nie liczą się w rozdaniu, w którym ktoś strzeli w księżyc.
       [sun] Karty premiowe nie liczą się w rozdaniu, w którym ktoś strzeli w słońce.
      *[both] Karty premiowe nie liczą się w rozdaniu, w którym ktoś strzeli w księżyc lub w słońce.
   }
}
rules-sun = { $kind ->
    [moon] Kto przy strzale w księżyc weźmie też wszystkie lewy, strzela w słońce; zastępuje to strzał w księżyc.
    [some] Kto weźmie wszystkie lewy, a w nich co najmniej te karty, strzela w słońce: { $cards }.
   *[all] Kto weźmie wszystkie lewy, a w nich wszystkie karty, które kosztują punkty, strzela w słońce.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] Partia kończy się, gdy ktoś ma co najmniej { $limit ->
            [one] { $limit } punkt
            [few] { $limit } punkty
           *[many] { $limit } punktów
        }.
       *[exceed] Partia kończy się, gdy ktoś ma więcej niż { $limit ->
            [one] { $limit } punkt
            [few] { $limit } punkty
           *[many] { $limit } punktów
        }.
    }
    [deals] { $deals ->
        [one] Partia kończy się po { $deals } rozdaniu.
       *[many] Partia kończy się po { $deals } rozdaniach.
    }
   *[both] { $test ->
        [reach] Partia kończy się, gdy ktoś ma co najmniej { $limit ->
            [one] { $limit } punkt
            [few] { $limit } punkty
           *[many] { $limit } punktów
        }, najpóźniej po rozdaniu { $deals }.
       *[exceed] Partia kończy się, gdy ktoś ma więcej niż { $limit ->
            [one] { $limit } punkt
            [few] { $limit } punkty
           *[many] { $limit } punktów
        }, najpóźniej po rozdaniu { $deals }.
    }
}
rules-end-players = Rozdań jest tyle, ilu graczy.
rules-tie = { $tie ->
    [shared] Przy remisie na czele zwycięstwo się dzieli.
   *[extra_deal] Przy remisie na czele gra się jeszcze jedno rozdanie.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} w jednym stosie dobierania, dwa rzędy po { $length }; za pełny stopień punkty: { $step }, za jedną grupę koloru dodatkowo: { $bonus }; { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}, { $winner ->
    [highest] wygrywa najwyższy wynik
   *[lowest] wygrywa najniższy wynik
}.
rules-herz-goal = Zbuduj wieżę: pod kartą startową dwa malejące rzędy po { $length ->
    [one] { $length } karcie
    [few] { $length } karty
   *[many] { $length } kart
}. { $winner ->
    [highest] Wygrywa, kto na końcu ma najwyższy wynik.
   *[lowest] Wygrywa, kto na końcu ma najniższy wynik.
}
rules-herz-players = { $seats ->
    [one] { $seats } gracz
   *[many] { $seats } graczy
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}: liczby od 1 do { $top } w grupach koloru po { $size } oraz karty specjalne.
rules-herz-special = Jokery liczbowe: { $number_jokers }, superjokery: { $superjokers }, karty złodzieje: { $steal_cards }.
rules-herz-box = W pudełku zostają: { $colours ->
    [turquoise] karty turkusowe, od 76 do 100
   *[both] karty czerwone i turkusowe, od 51 do 100
}; jokery liczbowe: { $number_jokers }, superjokery: { $superjokers }, karty złodzieje: { $steal_cards }.
rules-herz-clockwise = Gra się zgodnie z ruchem wskazówek zegara, w lewo.
rules-herz-stock = Wszystkie karty tasuje się w jeden stos dobierania; nikt nie ma kart na ręce.
rules-herz-first-starter = Zaczyna najbardziej znany łamacz serc; jego miejsce wskazuje gospodarz.
rules-herz-next-starter = { $next ->
    [rotate] Następne rozdanie zaczyna lewy sąsiad gracza, który zaczynał poprzednie.
    [same] Każde rozdanie zaczyna ten sam gracz.
    [winner] Następne rozdanie zaczyna gracz, który zdobył najwięcej punktów.
   *[last] Następne rozdanie zaczyna gracz, który zdobył najmniej punktów.
}
rules-herz-next-tie = Jeśli jest ich kilku, zaczyna pierwszy z nich po lewej od gracza, który zaczynał poprzednio.
rules-herz-draw = Każdy po kolei dobiera kartę z wierzchu, odkrytą dla wszystkich, i od razu o niej decyduje.
rules-herz-start = Pierwsza zatrzymana karta jest kartą startową; już nie zmienia miejsca.
rules-herz-rows = Pod nią leżą lewy i prawy rząd, w każdym najwyżej { $length ->
    [one] { $length } karta
    [few] { $length } karty
   *[many] { $length } kart
}; każda karta musi być niższa od tej, która leży nad nią w rzędzie.
rules-herz-free = Każdą kartę wolno zamiast tego odrzucić; w tym rozdaniu już nie wraca.
rules-herz-discards = { $seen ->
    [top] Ze stosu kart odrzuconych widać tylko kartę na wierzchu.
   *[all] Stos kart odrzuconych wolno przeglądać każdemu.
}
rules-herz-joker-value = { $value ->
    [next_lower] Joker liczy się jako najbliższa wartość niższa od karty, która leży nad nim.
   *[free_choice] Joker liczy się jako dowolna niższa wartość, którą poda gracz.
}
rules-herz-number-joker = { $overflow ->
    [any] Joker liczbowy trzyma się swojej grupy koloru; jeśli w grupie nie ma niższej wartości, joker nie pasuje.
    [clamp] Joker liczbowy trzyma się swojej grupy koloru: gdy najbliższa niższa wartość leży powyżej grupy, liczy się jako najwyższa wartość grupy; gdy leży poniżej grupy, joker nie pasuje.
   *[illegal] Joker liczbowy trzyma się swojej grupy koloru; wolno go wyłożyć tylko tam, gdzie najbliższa niższa wartość należy do grupy.
}
rules-herz-number-joker-start = Jako karta startowa joker liczbowy liczy się jako najwyższa wartość swojej grupy.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Jako karta startowa superjoker liczy się jako { $value }, najwyższa liczba w grze.
    [above_all] Jako karta startowa superjoker liczy się jako { $value }, powyżej wszystkich liczb.
   *[100] Jako karta startowa superjoker liczy się jako { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Kto dobierze kartę złodzieja, może zabrać innemu graczowi najniżej leżącą kartę jednego rzędu.
   *[last_two] Kto dobierze kartę złodzieja, może zabrać innemu graczowi jedną z dwóch kart leżących w wieży najniżej, bez względu na rząd; jeśli dwie karty na jednym stopniu dzielą drugie miejsce, wolno zabrać dowolną z nich. Karty leżące poniżej przesuwają się w górę.
}
rules-herz-steal-fits = Musi ona pasować do jednego z rzędów złodzieja, a jej wartość ustala się tam na nowo. Kartę złodzieja odrzuca się, niezależnie od tego, czy została użyta.
rules-herz-steal-start = { $start ->
    [never] Kart startowych nie wolno kraść.
   *[if_alone] Kartę startową wolno ukraść, dopóki nic pod nią nie leży.
}
rules-herz-steal-as-start = Kto nie ma karty startowej, może wziąć ukradzioną kartę jako startową.
rules-herz-steal-turn = { $again ->
    [yes] Po kradzieży dobiera się jeszcze raz, chyba że własna wieża jest gotowa.
   *[no] Kradzież kończy ruch.
}
rules-herz-step = Każdy pełny stopień, czyli lewa i prawa karta obok siebie, przynosi { points }.
rules-herz-colour = Jeśli obie karty należą do jednej grupy koloru, stopień przynosi dodatkowo { points }; joker liczbowy należy do swojej grupy, { $superjoker ->
    [yes] superjoker do grupy swojej wartości.
   *[no] superjoker do żadnej.
}
rules-herz-most = Wieża może przynieść najwyżej { points }.
rules-herz-deal-end = { $end ->
    [immediate] Rozdanie kończy się, gdy tylko jedna wieża jest gotowa albo gdy stos dobierania jest pusty.
   *[finish_turn_cycle] Rozdanie kończy się, gdy jedna wieża została ukończona i każdy miał tyle samo ruchów, albo gdy stos dobierania jest pusty.
}
rules-herz-match-end = Po { $deals ->
    [one] { $deals } rozdaniu
   *[many] { $deals } rozdaniach
} { $winner ->
    [highest] wygrywa najwyższy wynik.
   *[lowest] wygrywa najniższy wynik.
}
rules-herz-tie = { $tie ->
    [shared] Przy remisie na czele zwycięstwo się dzieli.
   *[extra_deal] Przy remisie na czele gra się jeszcze jedno rozdanie.
}

# Połączenia dozwolone, ale osobliwe.
warning-cancel-and-previous-trick = Jednakowe karty się znoszą, a odblokowuje tylko bezpośrednio poprzednia lewa: po lewie niczyjej może to zaskoczyć.
warning-many-void-tricks = Przy tylu graczach od jednej piątej do dwóch piątych wszystkich lew jest niczyich; gdyby dwie znoszące się pary nie wystarczały, nie byłaby niczyja prawie żadna.

rules-heading-tips = Wskazówki
rules-tip-early = { $passes ->
    [yes] Podawaj i zagrywaj
   *[no] Zagrywaj
} wysokie karty wcześnie, póki wszyscy jeszcze dokładają do koloru.
rules-tip-throw = Gdy nie możesz dołożyć do koloru, zrzucaj wysokie karty, które kosztują punkty.
rules-tip-remember = Pamiętaj, które karty już zagrano, przede wszystkim: { $card }.
rules-tip-avoid = Unikaj lew z kartami, które kosztują punkty{ $moon ->
    [yes] , chyba że strzelasz w księżyc albo chcesz powstrzymać kogoś, kto próbuje to zrobić.
   *[no] .
}
rules-herz-tip-start = Wysoka karta startowa zostawia pod sobą dużo miejsca.
rules-herz-tip-colour = Dwie karty z jednej grupy koloru na jednym stopniu są warte ryzyka.
rules-herz-tip-watch = Zwracaj uwagę, jak szybko budują pozostali i które karty są już poza grą.
