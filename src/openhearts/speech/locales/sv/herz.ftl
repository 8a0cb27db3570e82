# Vad som händer i Herz an Herz, vems tur det är, handlingar och svar.

herz-row-empty = tomt
herz-tower-empty = inget startkort än
herz-tower = startkort { $start }; vänster { $left }; höger { $right }
herz-place = { row-name }, steg { $step }
herz-start-place = startkort
herz-that-card = Det kortet
herz-deal = Giv { $deal }, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} i talongen. { $self ->
    [yes] Du börjar.
   *[no] { $seat } börjar.
}
herz-drawn = { $self ->
    [yes] Du drar
   *[no] { $seat } drar
}: { $card }.
herz-kept = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, startkort.
herz-laid = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, { row-name }, steg { $step }.
herz-own-kept = { $card }, startkort.
herz-own-laid = { $card }, { row-name }, steg { $step }.
herz-discarded = { $self ->
    [yes] Du slänger
   *[no] { $seat } slänger
}: { $card }.
herz-stolen = { $self ->
    [yes] Du snattar från { $victim }
   *[no] { $victimself ->
        [yes] { $seat } snattar från dig
       *[no] { $seat } snattar från { $victim }
    }
}: { $card }{ $where ->
    [yes] ; från { $from_row }, till { $to_row }.
   *[no] .
}
herz-stand = Nu: { $self ->
    [yes] du
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Du slänger snattarkortet
   *[no] { $seat } slänger ett snattarkort
}{ $possible ->
    [yes] {" "}utan att använda det.
   *[no] : inget att snatta.
}
herz-completed = { $self ->
    [yes] Ditt torn är klart
   *[no] { $seat } har ett torn klart
}{ $ends ->
    [yes] .
   *[no] ; de andra får spela färdigt varvet.
}
herz-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { $total } ({ $steps } för steg, { $bonus } för färger)
herz-end-reason = { $reason ->
    [tower] Ett torn är klart.
   *[stock] Talongen är slut.
}
herz-do-start = { $card }: behåll som startkort, eller släng
herz-do-steal = { $count ->
    [0] snattarkort: inget att snatta, släng det
    [one] snattarkort: ett kort kan snattas, eller släng snattarkortet
   *[other] snattarkort: { $count } kort kan snattas, eller släng snattarkortet
}
herz-do-lay = { $card }: { $where ->
    [both] vänster, höger eller släng
    [left] vänster eller släng
    [right] höger eller släng
   *[none] passar ingenstans, släng
}{ $free ->
    [yes] ; nämn ett värde om du vill
   *[no] {""}
}
herz-waiting = { $seat } bestämmer vad som ska ske med: { $card }.
herz-action-keep = { $card }: behåll som startkort
herz-action-discard = { $card }: släng
herz-action-lay = { $card }: { row-name }
herz-action-steal = snatta från { $seat }: { $card }, från { $from_row }, till { $to_row }

ask-drawn = Draget av { $self ->
    [yes] dig
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Ditt torn
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $tower }.
ask-step = Steg { $number }: vänster { $left }, höger { $right }.
ask-no-step = Det finns inget steg { $number }; en rad har { $there ->
    [one] { $there } steg
   *[other] { $there } steg
}.
ask-step-points = Poäng hittills: { $list }.
ask-stock = Talong: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
ask-discards-none = Slänghögen är tom.
ask-discards-top = Slänghög: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}, överst { $card }.
ask-discards-all = Slänghög: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}: { $cards }.
ask-last-turn-none = Ingen har varit i tur än.
ask-who-began = { $self ->
    [yes] Du började.
   *[no] { $seat } började.
}
