# Det som skjer i Herz an Herz, hvem sin tur det er, handlinger og svar.

herz-row-empty = tom
herz-tower-empty = ikke noe startkort ennå
herz-tower = startkort { $start }; venstre { $left }; høyre { $right }
herz-place = { row-name }, trinn { $step }
herz-start-place = startkort
herz-that-card = Det kortet
herz-deal = Omgang { $deal }, { $count } kort i trekkbunken. { $self ->
    [yes] Du begynner.
   *[no] { $seat } begynner.
}
herz-drawn = { $self ->
    [yes] Du trekker
   *[no] { $seat } trekker
}: { $card }.
herz-kept = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, startkort.
herz-laid = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, { row-name }, trinn { $step }.
herz-own-kept = { $card }, startkort.
herz-own-laid = { $card }, { row-name }, trinn { $step }.
herz-discarded = { $self ->
    [yes] Du kaster
   *[no] { $seat } kaster
}: { $card }.
herz-stolen = { $self ->
    [yes] Du nasker fra { $victim }
   *[no] { $victimself ->
        [yes] { $seat } nasker fra deg
       *[no] { $seat } nasker fra { $victim }
    }
}: { $card }{ $where ->
    [yes] ; fra { $from_row }, til { $to_row }.
   *[no] .
}
herz-stand = Nå: { $self ->
    [yes] du
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Du kaster naskekortet
   *[no] { $seat } kaster et naskekort
}{ $possible ->
    [yes] {" "}uten å bruke det.
   *[no] : det er ingenting å naske.
}
herz-completed = { $self ->
    [yes] Tårnet ditt er ferdig
   *[no] { $seat } har et ferdig tårn
}{ $ends ->
    [yes] .
   *[no] ; de andre får sin siste tur.
}
herz-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { $total } ({ $steps } for trinn, { $bonus } for farger)
herz-end-reason = { $reason ->
    [tower] Et tårn er ferdig.
   *[stock] Trekkbunken er tom.
}
herz-do-start = { $card }: behold som startkort, eller kast
herz-do-steal = { $count ->
    [0] naskekort: det er ingenting å naske, kast det
    [one] naskekort: ett kort kan naskes, eller kast det
   *[other] naskekort: { $count } kort kan naskes, eller kast det
}
herz-do-lay = { $card }: { $where ->
    [both] venstre, høyre eller kast
    [left] venstre eller kast
    [right] høyre eller kast
   *[none] passer ingen steder, kast
}{ $free ->
    [yes] ; nevn en verdi hvis du vil
   *[no] {""}
}
herz-waiting = { $seat } tar stilling til: { $card }.
herz-action-keep = { $card }: behold som startkort
herz-action-discard = { $card }: kast
herz-action-lay = { $card }: { row-name }
herz-action-steal = nask fra { $seat }: { $card }, fra { $from_row }, til { $to_row }

ask-drawn = Trukket av { $self ->
    [yes] deg
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Tårnet ditt
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $tower }.
ask-step = Trinn { $number }: venstre { $left }, høyre { $right }.
ask-no-step = Det finnes ikke noe trinn { $number }; en rad har { $there } trinn.
ask-step-points = Poeng så langt: { $list }.
ask-stock = Trekkbunke: { $count } kort.
ask-discards-none = Kastebunken er tom.
ask-discards-top = Kastebunke: { $count } kort, øverst { $card }.
ask-discards-all = Kastebunke: { $count } kort: { $cards }.
ask-last-turn-none = Ingen har hatt en tur ennå.
ask-who-began = { $self ->
    [yes] Du begynte.
   *[no] { $seat } begynte.
}
