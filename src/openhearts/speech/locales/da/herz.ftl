# Det, der sker i Herz an Herz, hvis tur det er, handlinger og svar.

herz-row-empty = tom
herz-tower-empty = intet startkort endnu
herz-tower = startkort { $start }; venstre { $left }; højre { $right }
herz-place = { row-name }, trin { $step }
herz-start-place = startkort
herz-that-card = Det kort
herz-deal = Runde { $deal }, { $count } kort i trækbunken. { $self ->
    [yes] Du begynder.
   *[no] { $seat } begynder.
}
herz-drawn = { $self ->
    [yes] Du trækker
   *[no] { $seat } trækker
}: { $card }.
herz-kept = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, startkort.
herz-laid = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $card }, { row-name }, trin { $step }.
herz-own-kept = { $card }, startkort.
herz-own-laid = { $card }, { row-name }, trin { $step }.
herz-discarded = { $self ->
    [yes] Du kaster
   *[no] { $seat } kaster
}: { $card }.
herz-stolen = { $self ->
    [yes] Du rapser fra { $victim }
   *[no] { $victimself ->
        [yes] { $seat } rapser fra dig
       *[no] { $seat } rapser fra { $victim }
    }
}: { $card }{ $where ->
    [yes] ; fra { $from_row }, til { $to_row }.
   *[no] .
}
herz-stand = Nu: { $self ->
    [yes] du
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Du kaster rapsekortet
   *[no] { $seat } kaster et rapsekort
}{ $possible ->
    [yes] {" "}uden at bruge det.
   *[no] : der er ikke noget at rapse.
}
herz-completed = { $self ->
    [yes] Dit tårn er færdigt
   *[no] { $seat } har et færdigt tårn
}{ $ends ->
    [yes] .
   *[no] ; de andre får deres sidste tur.
}
herz-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { $total } ({ $steps } for trin, { $bonus } for farver)
herz-end-reason = { $reason ->
    [tower] Et tårn er færdigt.
   *[stock] Trækbunken er tom.
}
herz-do-start = { $card }: behold som startkort, eller kast
herz-do-steal = { $count ->
    [0] rapsekort: der er ikke noget at rapse, kast det
    [one] rapsekort: ét kort kan rapses, eller kast det
   *[other] rapsekort: { $count } kort kan rapses, eller kast det
}
herz-do-lay = { $card }: { $where ->
    [both] venstre, højre eller kast
    [left] venstre eller kast
    [right] højre eller kast
   *[none] passer ingen steder, kast
}{ $free ->
    [yes] ; nævn en værdi, hvis du vil
   *[no] {""}
}
herz-waiting = { $seat } tager stilling til: { $card }.
herz-action-keep = { $card }: behold som startkort
herz-action-discard = { $card }: kast
herz-action-lay = { $card }: { row-name }
herz-action-steal = raps fra { $seat }: { $card }, fra { $from_row }, til { $to_row }

ask-drawn = Trukket af { $self ->
    [yes] dig
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Dit tårn
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Du
   *[no] { $seat }
}: { $tower }.
ask-step = Trin { $number }: venstre { $left }, højre { $right }.
ask-no-step = Der findes ikke noget trin { $number }; en række har { $there } trin.
ask-step-points = Point indtil nu: { $list }.
ask-stock = Trækbunke: { $count } kort.
ask-discards-none = Kastebunken er tom.
ask-discards-top = Kastebunke: { $count } kort, øverst { $card }.
ask-discards-all = Kastebunke: { $count } kort: { $cards }.
ask-last-turn-none = Ingen har haft en tur endnu.
ask-who-began = { $self ->
    [yes] Du begyndte.
   *[no] { $seat } begyndte.
}
