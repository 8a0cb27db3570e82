# Odpowiedzi na klawisze pytań.

ask-no-meaning = W tej grze to nic nie znaczy.
ask-watching = Oglądasz grę i nie masz kart.
ask-table-empty = Stół jest pusty.
ask-table-no-trick = Nowa lewa jeszcze się nie zaczęła.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Prowadzisz ty
   *[no] Prowadzi { $seat }
}: { $card }.
ask-ahead-none = Żadna karta nie wygrywa.
ask-waiting = Czekają: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Twoje karty pozostałe
   *[no] Karty pozostałe gracza { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] ty
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] ty
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , prowadzi
    [cancelled] , karta zniesiona
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Nie ma jeszcze pierwszej karty.
    [2] Nie ma jeszcze drugiej karty.
    [3] Nie ma jeszcze trzeciej karty.
    [4] Nie ma jeszcze czwartej karty.
    [5] Nie ma jeszcze piątej karty.
    [6] Nie ma jeszcze szóstej karty.
    [7] Nie ma jeszcze siódmej karty.
    [8] Nie ma jeszcze ósmej karty.
    [9] Nie ma jeszcze dziewiątej karty.
    [10] Nie ma jeszcze dziesiątej karty.
    [11] Nie ma jeszcze jedenastej karty.
   *[other] Nie ma karty numer { $number }.
}
ask-no-nth-here = Lewa ma tu tylko { $count ->
    [few] { $count } karty
   *[many] { $count } kart
}.
ask-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }.
ask-hand-none = Nie masz już kart.
ask-playable = Możesz zagrać: { $cards }.
ask-playable-pass = Możesz podać dowolne karty.
ask-playable-none = Nie masz teraz nic do zagrania.
ask-points = W tym rozdaniu: { $list }.
ask-points-seat = { $self ->
    [yes] ty
   *[no] { $seat }
} { points } w { $tricks ->
    [one] { $tricks } lewie
   *[many] { $tricks } lewach
}
ask-points-kitty = { $self ->
    [yes] Karty pozostałe masz ty; liczą się dopiero na końcu.
   *[no] Karty pozostałe ma { $seat }; liczą się dopiero na końcu.
}
ask-moon = { $everybody ->
    [yes] Każdy może jeszcze strzelić w księżyc.
   *[no] { $count ->
        [0] Nikt już nie może strzelić w księżyc.
        [1] { $self ->
            [yes] Tylko ty możesz jeszcze strzelić w księżyc.
           *[no] W księżyc może jeszcze strzelić tylko { $seats }.
        }
       *[other] W księżyc mogą jeszcze strzelić: { $seats }.
    }
}
ask-last-none = Żadna lewa nie jest jeszcze skończona.
ask-last = { $list }. { $self ->
    [yes] Lewa jest twoja.
   *[no] Lewę bierze { $seat }.
}
ask-last-void = { $list }. Lewa jest niczyja.
ask-pass-never = W tych zasadach kart się nie podaje.
ask-broken = { $state ->
    [free] W kiery wolno wychodzić zawsze.
    [yes] { $lock ->
        [hearts] Kiery są otwarte.
        [hearts-queen] Kierami i damą pik wolno już wychodzić.
       *[other] Odblokowane: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Kiery nie są otwarte.
        [hearts-queen] Kierami i damą pik nie wolno jeszcze wychodzić.
       *[other] Nadal zablokowane: { $cards }.
    }
}
ask-card-taken = { $card }: { $self ->
    [yes] w twoich lewach
   *[no] w lewach gracza { $seat }
}.
ask-card-out = { $card }: { $there ->
    [1] { $out ->
        [0] karta jeszcze niezagrana
       *[other] karta już zagrana
    }
   *[other] zagrano { $out } z { $there }
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] jedna karta{" "}
        [both] obie karty{" "}
       *[only] {""}
    }{ $self ->
        [yes] w twoich kartach pozostałych
       *[no] w kartach pozostałych gracza { $seat }
    }
   *[aside] { $which ->
        [one] jedna karta odłożona
        [both] obie karty odłożone
       *[only] karta odłożona
    }
}.
ask-card-other = Druga: { $out ->
    [0] jeszcze niezagrana
   *[other] już zagrana
}.
ask-hearts-out = Zagrane kiery: { $out } z { $there }.
ask-trick-number = Lewa { $number } z { $there }.
ask-counts-same = Każdy ma { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
ask-counts = Karty na ręce: { $list }.
ask-set-aside = Karty z lew niczyich na stole: { $count }.
ask-who = Zgodnie z ruchem wskazówek zegara: { $list }.
ask-who-seat = { $self ->
    [yes] ty
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(poza stołem)
   *[person] {""}
}
ask-who-deal = Rozdanie { $number }{ $there ->
    [0] .
   *[other] {" "}z { $there }.
}
opened-hand = { $self ->
    [yes] Rozdane tobie
   *[no] Rozdane graczowi { $seat }
}: { $cards }.
opened-gave = { $self ->
    [yes] Od ciebie dla gracza { $receiver }
   *[no] { $receiverself ->
        [yes] Od gracza { $seat } dla ciebie
       *[no] Od gracza { $seat } dla gracza { $receiver }
    }
}: { $cards }.
opened-left = { $self ->
    [yes] Niezagrane przez ciebie
   *[no] Niezagrane przez gracza { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Karty pozostałe
   *[aside] Karty odłożone
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Przy tym stole nie ma zegara.
ask-clock = { $self ->
    [yes] Masz jeszcze
   *[no] { $seat } ma jeszcze
} { $left ->
    [one] { $left } sekundę
    [few] { $left } sekundy
   *[many] { $left } sekund
}{ $reserve ->
    [0] .
   *[other] , w tym { $reserve } z rezerwy.
}
