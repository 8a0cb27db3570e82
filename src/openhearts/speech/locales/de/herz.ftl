# Was in Herz an Herz geschieht, wer dran ist, Aktionen und Antworten.

herz-row-empty = leer
herz-tower-empty = noch keine Startkarte
herz-tower = Startkarte { $start }; links { $left }; rechts { $right }
herz-place = { row-name }, Stufe { $step }
herz-start-place = Startkarte
herz-that-card = Diese Karte
herz-deal = Spiel { $deal }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Abhebestapel. { $self ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
herz-drawn = { $self ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}: { $card }.
herz-kept = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, Startkarte.
herz-laid = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, { row-name }, Stufe { $step }.
herz-own-kept = { $card }, Startkarte.
herz-own-laid = { $card }, { row-name }, Stufe { $step }.
herz-discarded = { $self ->
    [yes] Du wirfst ab
   *[no] { $seat } wirft ab
}: { $card }.
herz-stolen = { $self ->
    [yes] Du stibitzt von { $victim }
   *[no] { $victimself ->
        [yes] { $seat } stibitzt von dir
       *[no] { $seat } stibitzt von { $victim }
    }
}: { $card }{ $where ->
    [yes] ; bisher { $from_row }, jetzt { $to_row }.
   *[no] .
}
herz-stand = Jetzt: { $self ->
    [yes] du
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Du wirfst die Stibitzkarte ab
   *[no] { $seat } wirft eine Stibitzkarte ab
}{ $possible ->
    [yes] {" "}und nutzt sie nicht.
   *[no] : nichts zu stibitzen.
}
herz-completed = { $self ->
    [yes] Dein Turm ist fertig
   *[no] { $seat } hat einen Turm fertig
}{ $ends ->
    [yes] .
   *[no] ; die anderen machen ihre Züge noch.
}
herz-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { $total } ({ $steps } für Stufen, { $bonus } für Farben)
herz-end-reason = { $reason ->
    [tower] Ein Turm ist fertig.
   *[stock] Der Abhebestapel ist aufgebraucht.
}
herz-do-start = { $card }: als Startkarte behalten oder abwerfen
herz-do-steal = { $count ->
    [0] Stibitzkarte: nichts zu stibitzen, wirf sie ab
    [one] Stibitzkarte: eine Karte lässt sich stibitzen, oder wirf sie ab
   *[other] Stibitzkarte: { $count } Karten lassen sich stibitzen, oder wirf sie ab
}
herz-do-lay = { $card }: { $where ->
    [both] links, rechts oder abwerfen
    [left] links oder abwerfen
    [right] rechts oder abwerfen
   *[none] passt nirgends, abwerfen
}{ $free ->
    [yes] ; nenne einen Wert, wenn du willst
   *[no] {""}
}
herz-waiting = { $seat } entscheidet über: { $card }.
herz-action-keep = { $card }: als Startkarte behalten
herz-action-discard = { $card }: abwerfen
herz-action-lay = { $card }: { row-name }
herz-action-steal = von { $seat } stibitzen: { $card }, bisher { $from_row }, dann { $to_row }

ask-drawn = { $self ->
    [yes] Du hast
   *[no] { $seat } hat
} gezogen: { $card }.
ask-tower = { $self ->
    [yes] Dein Turm
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $tower }.
ask-step = Stufe { $number }: links { $left }, rechts { $right }.
ask-no-step = Stufe { $number } gibt es nicht; eine Reihe hat { $there ->
    [one] { $there } Stufe
   *[other] { $there } Stufen
}.
ask-step-points = Punkte bisher: { $list }.
ask-stock = Abhebestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
ask-discards-none = Der Abwurfstapel ist leer.
ask-discards-top = Abwurfstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, oben { $card }.
ask-discards-all = Abwurfstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: { $cards }.
ask-last-turn-none = Noch war niemand dran.
ask-who-began = { $self ->
    [yes] Du hast begonnen.
   *[no] { $seat } hat begonnen.
}
