# Antwoorden op de vraagtoetsen.

ask-no-meaning = Dat betekent niets in dit spel.
ask-watching = Je kijkt toe en hebt geen kaarten.
ask-table-empty = De tafel is leeg.
ask-table-no-trick = Nog geen nieuwe slag.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Jij ligt
   *[no] { $seat } ligt
} voor met { $card }.
ask-ahead-none = Geen kaart wint.
ask-waiting = Er blijven liggen: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Jouw pot
   *[no] Pot van { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] jij
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] jij
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , ligt voor
    [cancelled] , weggevallen
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Nog geen eerste kaart.
    [2] Nog geen tweede kaart.
    [3] Nog geen derde kaart.
    [4] Nog geen vierde kaart.
    [5] Nog geen vijfde kaart.
    [6] Nog geen zesde kaart.
    [7] Nog geen zevende kaart.
    [8] Nog geen achtste kaart.
    [9] Nog geen negende kaart.
    [10] Nog geen tiende kaart.
    [11] Nog geen elfde kaart.
   *[other] Er is geen kaart nummer { $number }.
}
ask-no-nth-here = Een slag heeft hier maar { $count } kaarten.
ask-hand = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: { $cards }.
ask-hand-none = Je hebt geen kaarten meer.
ask-playable = Je mag spelen: { $cards }.
ask-playable-pass = Je mag elke kaart doorgeven.
ask-playable-none = Je hebt nu niets te spelen.
ask-points = Deze ronde: { $list }.
ask-points-seat = { $self ->
    [yes] jij
   *[no] { $seat }
} { points } in { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
ask-points-kitty = { $self ->
    [yes] Jij hebt de pot gekregen; die telt aan het eind mee.
   *[no] { $seat } heeft de pot gekregen; die telt aan het eind mee.
}
ask-moon = { $everybody ->
    [yes] Iedereen kan nog de maan schieten.
   *[no] { $count ->
        [0] Niemand kan nog de maan schieten.
        [one] { $self ->
            [yes] Alleen jij kunt nog de maan schieten.
           *[no] Alleen { $seats } kan nog de maan schieten.
        }
       *[other] { $seats } kunnen nog de maan schieten.
    }
}
ask-last-none = Er is nog geen slag klaar.
ask-last = { $list }. { $self ->
    [yes] De slag ging naar jou.
   *[no] De slag ging naar { $seat }.
}
ask-last-void = { $list }. Niemand haalde de slag.
ask-pass-never = Volgens deze regels worden er nooit kaarten doorgegeven.
ask-broken = { $state ->
    [free] Met harten mag altijd worden uitgekomen.
    [yes] { $lock ->
        [hearts] Harten is gebroken.
        [hearts-queen] Met harten en schoppenvrouw mag worden uitgekomen.
       *[other] Hiermee mag worden uitgekomen: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Harten is nog niet gebroken.
        [hearts-queen] Met harten en schoppenvrouw mag nog niet worden uitgekomen.
       *[other] Hiermee mag nog niet worden uitgekomen: { $cards }.
    }
}
ask-card-taken = { $card }: gehaald door { $self ->
    [yes] jou
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] nog niet gespeeld
       *[other] gespeeld
    }
   *[other] { $out } van { $there } gespeeld
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] één{" "}
        [both] beide{" "}
       *[only] {""}
    }{ $self ->
        [yes] in jouw pot
       *[no] in de pot van { $seat }
    }
   *[aside] { $which ->
        [one] één opzijgelegd
        [both] beide opzijgelegd
       *[only] opzijgelegd
    }
}.
ask-card-other = De andere: { $out ->
    [0] nog niet gespeeld
   *[other] gespeeld
}.
ask-hearts-out = Gespeelde harten: { $out } van { $there }.
ask-trick-number = Slag { $number } van { $there }.
ask-counts-same = Iedereen heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
ask-counts = Kaarten in de hand: { $list }.
ask-set-aside = Kaarten van vervallen slagen op tafel: { $count }.
ask-who = Met de klok mee: { $list }.
ask-who-seat = { $self ->
    [yes] jij
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(afwezig)
   *[person] {""}
}
ask-who-deal = Ronde { $number }{ $there ->
    [0] .
   *[other] {" "}van { $there }.
}
opened-hand = { $self ->
    [yes] Jouw beginhand
   *[no] Beginhand van { $seat }
}: { $cards }.
opened-gave = { $self ->
    [yes] Jij gaf { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } gaf jou
       *[no] { $seat } gaf { $receiver }
    }
}: { $cards }.
opened-left = Niet gespeeld door { $self ->
    [yes] jou
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Pot
   *[aside] Opzijgelegd
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Aan deze tafel is geen klok.
ask-clock = { $self ->
    [yes] Jij hebt
   *[no] { $seat } heeft
} nog { $left ->
    [one] { $left } seconde
   *[other] { $left } seconden
}{ $reserve ->
    [0] .
    [one] , waarvan { $reserve } in reserve.
   *[other] , waarvan { $reserve } in reserve.
}
