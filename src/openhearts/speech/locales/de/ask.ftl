# Antworten auf die Fragetasten.

ask-no-meaning = Das hat in diesem Spiel keine Bedeutung.
ask-watching = Du schaust zu und hast keine Karten.
ask-table-empty = Der Tisch ist leer.
ask-table-no-trick = Noch kein neuer Stich.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Du liegst
   *[no] { $seat } liegt
} vorn: { $card }.
ask-ahead-none = Keine Karte gewinnt.
ask-waiting = Es warten: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Dein Talon
   *[no] Talon von { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] du
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] du
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , liegt vorn
    [cancelled] , aufgehoben
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Noch keine erste Karte.
    [2] Noch keine zweite Karte.
    [3] Noch keine dritte Karte.
    [4] Noch keine vierte Karte.
    [5] Noch keine fünfte Karte.
    [6] Noch keine sechste Karte.
    [7] Noch keine siebte Karte.
    [8] Noch keine achte Karte.
    [9] Noch keine neunte Karte.
    [10] Noch keine zehnte Karte.
    [11] Noch keine elfte Karte.
   *[other] Eine Karte Nummer { $number } gibt es nicht.
}
ask-no-nth-here = Ein Stich hat hier nur { $count } Karten.
ask-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $cards }.
ask-hand-none = Du hast keine Karten mehr.
ask-playable = Du darfst spielen: { $cards }.
ask-playable-pass = Du darfst jede Karte schieben.
ask-playable-none = Du hast jetzt nichts zu spielen.
ask-points = In diesem Spiel: { $list }.
ask-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { points } in { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}
ask-points-kitty = { $self ->
    [yes] Du hast den Talon; er zählt am Ende.
   *[no] { $seat } hat den Talon; er zählt am Ende.
}
ask-moon = { $everybody ->
    [yes] Ein Durchmarsch ist noch allen möglich.
   *[no] { $count ->
        [0] Ein Durchmarsch ist nicht mehr möglich.
        [one] { $self ->
            [yes] Nur dir ist noch ein Durchmarsch möglich.
           *[no] Einen Durchmarsch kann nur noch { $seats } schaffen.
        }
       *[other] Ein Durchmarsch ist noch möglich für: { $seats }.
    }
}
ask-last-none = Noch ist kein Stich fertig.
ask-last = { $list }. { $self ->
    [yes] Du hast ihn gemacht.
   *[no] { $seat } hat ihn gemacht.
}
ask-last-void = { $list }. Niemand hat ihn bekommen.
ask-pass-never = Nach diesen Regeln wird nie geschoben.
ask-broken = { $state ->
    [free] Herz darf jederzeit ausgespielt werden.
    [yes] { $lock ->
        [hearts] Herz ist gebrochen.
        [hearts-queen] Herz und Pik-Dame dürfen ausgespielt werden.
       *[other] Darf ausgespielt werden: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Herz ist noch nicht gebrochen.
        [hearts-queen] Herz und Pik-Dame dürfen noch nicht ausgespielt werden.
       *[other] Darf noch nicht ausgespielt werden: { $cards }.
    }
}
ask-card-taken = { $card }: { $self ->
    [yes] hast du
   *[no] hat { $seat }
} bekommen.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] noch nicht gefallen
       *[other] gefallen
    }
   *[other] { $out } von { $there } gefallen
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] eine Karte{" "}
        [both] beide{" "}
       *[only] {""}
    }{ $self ->
        [yes] in deinem Talon
       *[no] im Talon von { $seat }
    }
   *[aside] { $which ->
        [one] eine Karte liegt beiseite
        [both] beide liegen beiseite
       *[only] liegt beiseite
    }
}.
ask-card-other = Die andere: { $out ->
    [0] noch nicht gefallen
   *[other] gefallen
}.
ask-hearts-out = Herz gefallen: { $out } von { $there }.
ask-trick-number = Stich { $number } von { $there }.
ask-counts-same = Alle haben { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
ask-counts = Karten auf der Hand: { $list }.
ask-set-aside = Karten ungültiger Stiche auf dem Tisch: { $count }.
ask-who = Im Uhrzeigersinn: { $list }.
ask-who-seat = { $self ->
    [yes] du
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(Bot)
    [away] {" "}(abwesend)
   *[person] {""}
}
ask-who-deal = Spiel { $number }{ $there ->
    [0] .
   *[other] {" "}von { $there }.
}
opened-hand = { $self ->
    [yes] Du hattest
   *[no] { $seat } hatte
}: { $cards }.
opened-gave = { $self ->
    [yes] Du hast { $receiver } gegeben
   *[no] { $receiverself ->
        [yes] { $seat } hat dir gegeben
       *[no] { $seat } hat { $receiver } gegeben
    }
}: { $cards }.
opened-left = { $self ->
    [yes] Von dir nicht gespielt
   *[no] Nicht gespielt von { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Talon
   *[aside] Beiseitegelegt
}: { $cards }.
ask-card = { $card }.
ask-no-clock = An diesem Tisch gibt es keine Uhr.
ask-clock = { $self ->
    [yes] Du hast
   *[no] { $seat } hat
} noch { $left ->
    [one] { $left } Sekunde
   *[other] { $left } Sekunden
}{ $reserve ->
    [0] .
   *[other] , davon { $reserve } aus der Reserve.
}
