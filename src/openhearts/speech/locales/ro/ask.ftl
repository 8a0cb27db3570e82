# Răspunsuri la tastele de întrebări.

ask-no-meaning = Asta nu înseamnă nimic în acest joc.
ask-watching = Privești jocul și nu ai cărți.
ask-table-empty = Masa este goală.
ask-table-no-trick = Încă nu a început o levată nouă.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Conduci tu
   *[no] Conduce { $seat }
} cu { $card }.
ask-ahead-none = Nu câștigă nicio carte.
ask-waiting = Așteaptă: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Talonul tău
   *[no] Talonul luat de { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] tu
   *[no] { $seat }
}: { $card }
ask-nth = { $number }: { $self ->
    [yes] tu
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , conduce
    [cancelled] , carte anulată
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Prima carte nu a fost încă jucată.
    [2] A doua carte nu a fost încă jucată.
    [3] A treia carte nu a fost încă jucată.
    [4] A patra carte nu a fost încă jucată.
    [5] A cincea carte nu a fost încă jucată.
    [6] A șasea carte nu a fost încă jucată.
    [7] A șaptea carte nu a fost încă jucată.
    [8] A opta carte nu a fost încă jucată.
    [9] A noua carte nu a fost încă jucată.
    [10] A zecea carte nu a fost încă jucată.
    [11] A unsprezecea carte nu a fost încă jucată.
   *[other] Nu există o carte cu numărul { $number }.
}
ask-no-nth-here = O levată are aici numai { $count } cărți.
ask-hand = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cards }.
ask-hand-none = Nu mai ai cărți.
ask-playable = Poți juca: { $cards }.
ask-playable-pass = Poți pasa orice carte.
ask-playable-none = Acum nu ai nimic de jucat.
ask-points = În această donă: { $list }.
ask-points-seat = { $self ->
    [yes] tu
   *[no] { $seat }
} { points } în { $tricks ->
    [one] { $tricks } levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
ask-points-kitty = { $self ->
    [yes] Ai luat talonul; se socotește la sfârșit.
   *[no] { $seat } a luat talonul; se socotește la sfârșit.
}
ask-moon = { $everybody ->
    [yes] Oricine mai poate lua tot.
   *[no] { $count ->
        [0] Nimeni nu mai poate lua tot.
        [one] { $self ->
            [yes] Numai tu mai poți lua tot.
           *[no] Numai { $seats } mai poate lua tot.
        }
       *[other] Mai pot lua tot: { $seats }.
    }
}
ask-last-none = Nicio levată nu s-a încheiat încă.
ask-last = { $list }. { $self ->
    [yes] Ai luat levata.
   *[no] { $seat } a luat levata.
}
ask-last-void = { $list }. Nimeni nu a luat levata.
ask-pass-never = După aceste reguli nu se pasează niciodată cărți.
ask-broken = { $state ->
    [free] Se poate deschide oricând cu cupă.
    [yes] { $lock ->
        [hearts] Cupele sunt deschise.
        [hearts-queen] Se poate deschide cu cupă și cu dama de pică.
       *[other] Se poate deschide și cu: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Cupele nu sunt încă deschise.
        [hearts-queen] Încă nu se poate deschide nici cu cupă, nici cu dama de pică.
       *[other] Încă nu se poate deschide cu: { $cards }.
    }
}
ask-card-taken = { $card }: carte luată de { $self ->
    [yes] tine
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] carte încă nejucată
       *[other] carte deja jucată
    }
   *[other] jucate { $out } din { $there }
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] o carte{" "}
        [both] amândouă cărțile{" "}
       *[only] {""}
    }{ $self ->
        [yes] în talonul tău
       *[no] în talonul luat de { $seat }
    }
   *[aside] { $which ->
        [one] o carte pusă deoparte
        [both] amândouă cărțile puse deoparte
       *[only] carte pusă deoparte
    }
}.
ask-card-other = Cealaltă: { $out ->
    [0] încă nejucată
   *[other] deja jucată
}.
ask-hearts-out = Cupe jucate: { $out } din { $there }.
ask-trick-number = Levata { $number } din { $there }.
ask-counts-same = Toți au în mână câte { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
ask-counts = Cărți în mână: { $list }.
ask-set-aside = Cărți din levate nule pe masă: { $count }.
ask-who = În sensul acelor de ceasornic: { $list }.
ask-who-seat = { $self ->
    [yes] tu
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(lipsește)
   *[person] {""}
}
ask-who-deal = Dona { $number }{ $there ->
    [0] .
   *[other] {" "}din { $there }.
}
opened-hand = { $self ->
    [yes] Mâna ta la început
   *[no] { $seat }, mâna de la început
}: { $cards }.
opened-gave = { $self ->
    [yes] Pasate de tine pentru { $receiver }
   *[no] { $receiverself ->
        [yes] Pasate de { $seat } pentru tine
       *[no] Pasate de { $seat } pentru { $receiver }
    }
}: { $cards }.
opened-left = Nejucate de { $self ->
    [yes] tine
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Talon
   *[aside] Puse deoparte
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Masa aceasta nu are ceas.
ask-clock = { $self ->
    [yes] Mai ai
   *[no] { $seat } mai are
} { $left ->
    [one] { $left } secundă
    [few] { $left } secunde
   *[other] { $left } de secunde
}{ $reserve ->
    [0] .
    [one] , dintre care { $reserve } din rezervă.
    [few] , dintre care { $reserve } din rezervă.
   *[other] , dintre care { $reserve } din rezervă.
}
