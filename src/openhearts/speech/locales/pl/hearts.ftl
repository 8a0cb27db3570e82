# Co dzieje się w kierkach, czyja jest kolej, i działania.

hearts-deal = Rozdanie { $deal }, po { $count ->
    [one] { $count } karcie
    [few] { $count } karty
   *[many] { $count } kart
}.
hearts-dealer = { $self ->
    [yes] Rozdajesz ty.
   *[no] Rozdający: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] Karty pozostałe: { $count }.
   *[aside] Karty odłożone: { $count }.
}
hearts-your-hand = Twoja ręka: { $cards }.
hearts-left-over-shown = Odłożone, odkryte: { $cards }.
hearts-hold = W tym rozdaniu gra się bez podawania.
hearts-direction = { $direction ->
    [L1] w lewo
    [R1] w prawo
    [L2] drugiemu graczowi po lewej
    [R2] drugiemu graczowi po prawej
   *[ACROSS] na wprost
}
hearts-pass-way = Podaje się { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} { hearts-direction }.
hearts-pass-way-to = Podaj { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} { hearts-direction }; odbiorca: { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Zmiana, podajesz: { $cards }.
       *[no] Podajesz: { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } zmienia wybór.
       *[no] { $seat } ma już wybrane karty.
    }
}
hearts-passed = Karty są podawane { hearts-direction }.
hearts-you-gave = Dla gracza { $seat }: { $cards }.
hearts-you-got = Od gracza { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Wychodzisz ty.
   *[no] Wychodzi { $seat }.
}
hearts-leads-with = { $self ->
    [yes] Wychodzisz ty.
   *[no] Wychodzi { $seat }.
} Karta rozpoczynająca: { $card }.
hearts-trick-taken = { $self ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} lewę{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} lewę i { $count ->
    [one] { $count } kartę z lew niczyich
    [few] { $count } karty z lew niczyich
   *[many] { $count } kart z lew niczyich
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Lewa jest niczyja: { $count ->
        [2] znoszą się dwie pary
        [3] znoszą się trzy pary
       *[other] liczba par, które się znoszą: { $count }
    }.
    [no_live_led_card] Lewa jest niczyja: nie zostaje żadna karta w kolorze wyjścia.
   *[only_jokers] Lewa jest niczyja: same jokery.
}
hearts-cancelled = Znoszą się: { $cards }.
hearts-void-collected = { $self ->
    [yes] Karty bierzesz ty.
   *[no] Karty bierze { $seat }.
}
hearts-void-lost = Nikt nie dostaje tych kart.
hearts-void-waits = Karty czekają na następną lewę, którą ktoś weźmie.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Wychodzisz ponownie.
       *[no] Ponownie wychodzi { $seat }.
    }
   *[no] { $self ->
        [yes] Wychodzisz ty.
       *[no] Wychodzi { $seat }.
    }
}
hearts-broken = { $lock ->
    [hearts] Kiery są otwarte.
    [hearts-queen] Kierami i damą pik wolno już wychodzić.
   *[other] Tym, co było zablokowane, wolno już wychodzić.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Otwierasz kiery.
       *[no] { $seat } otwiera kiery.
    }
    [hearts-queen] { $self ->
        [yes] Odblokowujesz kiery i damę pik.
       *[no] { $seat } odblokowuje kiery i damę pik.
    }
   *[other] { $self ->
        [yes] Odblokowujesz: { $cards }.
       *[no] { $seat } odblokowuje: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Bierzesz karty pozostałe
   *[no] { $seat } bierze karty pozostałe
} ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}).
hearts-kitty-cards = Są to: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Wszystkie lewy są twoje: strzelasz w słońce!
       *[no] { $seat } bierze wszystkie lewy i strzela w słońce!
    }
   *[moon] { $self ->
        [yes] Strzelasz w księżyc!
       *[no] { $seat } strzela w księżyc!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Każdy z pozostałych dostaje { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
       *[no] Każdy z pozostałych dostaje { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] Od twojego wyniku odejmuje się { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
       *[no] { $seat } odejmuje { $value ->
            [one] { $value } punkt od swojego wyniku.
            [few] { $value } punkty od swojego wyniku.
           *[many] { $value } punktów od swojego wyniku.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Dopisujesz każdemu z pozostałych { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
       *[no] { $seat } dopisuje każdemu z pozostałych { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
    }
   *[subtract] { $self ->
        [yes] Odejmujesz sobie { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
       *[no] { $seat } odejmuje sobie { $value ->
            [one] { $value } punkt.
            [few] { $value } punkty.
           *[many] { $value } punktów.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Kończysz rozdanie: nie ma już nic do wzięcia.
       *[no] { $seat } kończy rozdanie: nie ma już nic do wzięcia.
    }
   *[all_mine] { $self ->
        [yes] Zgłaszasz, że wszystkie pozostałe lewy są twoje.
       *[no] { $seat } zgłasza, że bierze wszystkie pozostałe lewy.
    }
}
hearts-uncollected = Nikt nie bierze: { $cards }.

# Co trzeba zrobić: krótko, bez kropki; wielka litera dochodzi tam, gdzie zaczyna się zdanie.
hearts-do-pass = wybierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} dla gracza { $seat }
hearts-do-choose = { $value ->
    [0] dopisz wszystkim pozostałym punkty za strzał w księżyc albo odejmij je sobie
   *[other] dopisz wszystkim pozostałym po { $value } albo odejmij { $value } sobie
}
hearts-do-follow = dołóż { suit-name.one }{ $joker ->
    [yes] {" "}albo zagraj jokera
   *[no] {""}
}
hearts-do-discard = nie masz { suit-name.none }, { $barred ->
    [yes] zrzuć dowolną kartę oprócz karnych
    [some] zrzuć dowolną kartę, ale nie: { $cards }
   *[no] zrzuć dowolną kartę
}
hearts-do-open = wyjdź kartą rozpoczynającą: { $card }
hearts-do-open-suit = wyjdź w { suit-name.one }
hearts-do-lead = wyjdź dowolną kartą
hearts-do-lead-not = wyjdź, ale nie tymi kartami: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] wyjdź; kiery nie są otwarte
   *[other] wyjdź; nadal zablokowane: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Twoje karty są wybrane. Czekamy na wybór: { $seats }.
   *[no] Czekamy na wybór: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } strzela w słońce i wybiera.
   *[moon] { $seat } strzela w księżyc i wybiera.
}
hearts-wait-chooses = Wybiera { $seat }.
hearts-wait-follow = Kolej na gracza { $seat }. Kolor wyjścia: { suit-name }.
hearts-wait-lead = Wychodzi { $seat }.

hearts-action-play = zagrać { $card }
hearts-action-pass = podać { $cards }
hearts-action-choose = { $choice ->
    [add] dopisać wszystkim pozostałym
   *[subtract] odjąć sobie
}
hearts-action-claim = zgłosić resztę

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Wyjdź: { $card }
hearts-prompt-lead = Wyjdź kartą
hearts-prompt-any = Zagraj dowolną kartę
hearts-prompt-barred = Zagraj dozwoloną kartę
hearts-prompt-waits = Gra { $seat }
hearts-prompt-leads = { $seat } bierze i wychodzi
hearts-prompt-choose = Wybierz: dopisać czy odjąć

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = wyjście: { suit-name }
hearts-told-wins = prowadzi { $seat }: { $card }
hearts-told-nothing = żadna karta jeszcze nie wygrywa
hearts-told-after = { $count ->
    [0] nikt po tobie
    [one] { $count } gracz po tobie
    [few] { $count } gracze po tobie
   *[many] { $count } graczy po tobie
}
hearts-told-taken = { $self ->
    [yes] Bierzesz, wygrywa { $card }
   *[no] Bierze { $seat }, wygrywa { $card }
}
hearts-card-twice = dwa razy { $card }
hearts-told-within = w lewie: { $cards }
hearts-told-more = { $count ->
    [one] { $count } karta z lew niczyich
    [few] { $count } karty z lew niczyich
   *[many] { $count } kart z lew niczyich
}
hearts-told-kitty = { $count ->
    [one] { $count } karta pozostała
    [few] { $count } karty pozostałe
   *[many] { $count } kart pozostałych
}
hearts-told-points = { points }, wliczając { $cards }
hearts-told-void = Lewa niczyja: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } karta czeka
        [few] { $count } karty czekają
       *[many] { $count } kart czeka
    }
   *[no] { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
}
hearts-told-void-sure = Cokolwiek zagrasz, ta lewa jest niczyja: { $count ->
    [2] zniosły się dwie pary
    [3] zniosły się trzy pary
   *[other] liczba par, które się zniosły: { $count }
}.
hearts-told-tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
   *[many] { $count } lew
}{ $void ->
    [0] {""}
    [one] , jedna niczyja
    [few] , { $void } niczyje
   *[many] , { $void } niczyich
}{ $some ->
    [yes] . Punkty: { $list }.
    [no] , bez punktów.
   *[waits] .
}
hearts-told-number = { seat-and-number }, wliczając { $cards }
