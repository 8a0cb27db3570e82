# Wat er in Herz an Herz gebeurt, wie aan de beurt is, handelingen en antwoorden.

herz-row-empty = leeg
herz-tower-empty = nog geen startkaart
herz-tower = startkaart { $start }; links { $left }; rechts { $right }
herz-place = { row-name }, trede { $step }
herz-start-place = plaats van de startkaart
herz-that-card = Die kaart
herz-deal = Ronde { $deal }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in de trekstapel. { $self ->
    [yes] Jij begint.
   *[no] { $seat } begint.
}
herz-drawn = { $self ->
    [yes] Jij trekt
   *[no] { $seat } trekt
}: { $card }.
herz-kept = { $self ->
    [yes] Jij
   *[no] { $seat }
}: { $card }, startkaart.
herz-laid = { $self ->
    [yes] Jij
   *[no] { $seat }
}: { $card }, { row-name }, trede { $step }.
herz-own-kept = { $card }, startkaart.
herz-own-laid = { $card }, { row-name }, trede { $step }.
herz-discarded = { $self ->
    [yes] Jij legt af
   *[no] { $seat } legt af
}: { $card }.
herz-stolen = { $self ->
    [yes] Jij gapt van { $victim }
   *[no] { $victimself ->
        [yes] { $seat } gapt van jou
       *[no] { $seat } gapt van { $victim }
    }
}: { $card }{ $where ->
    [yes] ; van de { $from_row }, naar de { $to_row }.
   *[no] .
}
herz-stand = Nu: { $self ->
    [yes] jij
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Jij legt de gapkaart
   *[no] { $seat } legt een gapkaart
}{ $possible ->
    [yes] {" "}ongebruikt af.
   *[no] {" "}af: er valt niets te gappen.
}
herz-completed = { $self ->
    [yes] Jouw toren is klaar
   *[no] { $seat } heeft een toren klaar
}{ $ends ->
    [yes] .
   *[no] ; de anderen krijgen nog hun beurt.
}
herz-points-seat = { $self ->
    [yes] jij
   *[no] { $seat }
} { $total } ({ $steps } voor treden, { $bonus } voor kleuren)
herz-end-reason = { $reason ->
    [tower] Een toren is klaar.
   *[stock] De trekstapel is op.
}
herz-do-start = { $card }: houd als startkaart, of leg af
herz-do-steal = { $count ->
    [0] gapkaart: er valt niets te gappen, leg de kaart af
    [one] gapkaart: er is één kaart te gappen; gap die, of leg de gapkaart af
   *[other] gapkaart: er zijn { $count } kaarten te gappen; gap er een, of leg de gapkaart af
}
herz-do-lay = { $card }: { $where ->
    [both] links, rechts of afleggen
    [left] links of afleggen
    [right] rechts of afleggen
   *[none] past nergens, afleggen
}{ $free ->
    [yes] ; noem een waarde als je wilt
   *[no] {""}
}
herz-waiting = { $seat } beslist over: { $card }.
herz-action-keep = { $card }: houden als startkaart
herz-action-discard = { $card }: afleggen
herz-action-lay = { $card }: { row-name }
herz-action-steal = gap van { $seat }: { $card }, van de { $from_row }, naar de { $to_row }

ask-drawn = Getrokken door { $self ->
    [yes] jou
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Jouw toren
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Jij
   *[no] { $seat }
}: { $tower }.
ask-step = Trede { $number }: links { $left }, rechts { $right }.
ask-no-step = Trede { $number } is er niet; een rij heeft { $there ->
    [one] { $there } trede
   *[other] { $there } treden
}.
ask-step-points = Punten tot nu toe: { $list }.
ask-stock = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
ask-discards-none = De aflegstapel is leeg.
ask-discards-top = Aflegstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, bovenop { $card }.
ask-discards-all = Aflegstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: { $cards }.
ask-last-turn-none = Er is nog niemand aan de beurt geweest.
ask-who-began = { $self ->
    [yes] Jij begon.
   *[no] { $seat } begon.
}
