# Ce se întâmplă la Herz an Herz, al cui este rândul, acțiuni și răspunsuri.

herz-row-empty = nimic
herz-tower-empty = încă nicio carte de start
herz-tower = carte de start { $start }; stânga { $left }; dreapta { $right }
herz-place = { row-name }, treapta { $step }
herz-start-place = locul cărții de start
herz-that-card = Cartea aceea
herz-deal = Dona { $deal }, { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în teancul de tras. { $self ->
    [yes] Începi tu.
   *[no] Începe { $seat }.
}
herz-drawn = { $self ->
    [yes] Tragi
   *[no] { $seat } trage
}: { $card }.
herz-kept = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }, carte de start.
herz-laid = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }, { row-name }, treapta { $step }.
herz-own-kept = { $card }, carte de start.
herz-own-laid = { $card }, { row-name }, treapta { $step }.
herz-discarded = { $self ->
    [yes] Decartezi
   *[no] { $seat } decartează
}: { $card }.
herz-stolen = { $self ->
    [yes] Furi de la { $victim }
   *[no] { $victimself ->
        [yes] { $seat } fură de la tine
       *[no] { $seat } fură de la { $victim }
    }
}: { $card }{ $where ->
    [yes] ; de pe { $from_row }, pe { $to_row }.
   *[no] .
}
herz-stand = Acum: { $self ->
    [yes] tu
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Decartezi cartea hoață
   *[no] { $seat } decartează o carte hoață
}{ $possible ->
    [yes] {" "}nefolosită.
   *[no] : nu este nimic de furat.
}
herz-completed = { $self ->
    [yes] Turnul tău este complet
   *[no] { $seat } a completat un turn
}{ $ends ->
    [yes] .
   *[no] ; ceilalți joacă tura până la capăt.
}
herz-points-seat = { $self ->
    [yes] tu
   *[no] { $seat }
} { $total } ({ $steps } pentru trepte, { $bonus } pentru culori)
herz-end-reason = { $reason ->
    [tower] Un turn este complet.
   *[stock] Teancul de tras s-a terminat.
}
herz-do-start = { $card }: păstrează drept carte de start sau decartează
herz-do-steal = { $count ->
    [0] carte hoață: nu este nimic de furat, decarteaz-o
    [one] carte hoață: poți fura o carte sau o poți decarta
    [few] carte hoață: poți fura una din { $count } cărți sau o poți decarta
   *[other] carte hoață: poți fura una din { $count } de cărți sau o poți decarta
}
herz-do-lay = { $card }: { $where ->
    [both] stânga, dreapta sau decartează
    [left] stânga sau decartează
    [right] dreapta sau decartează
   *[none] nu se potrivește nicăieri, decartează
}{ $free ->
    [yes] ; dacă vrei, numește o valoare
   *[no] {""}
}
herz-waiting = { $seat } decide asupra cărții: { $card }.
herz-action-keep = { $card }: păstrează drept carte de start
herz-action-discard = { $card }: decartează
herz-action-lay = { $card }: { row-name }
herz-action-steal = fură de la { $seat }: { $card }, de pe { $from_row }; loc nou: { $to_row }

ask-drawn = Carte trasă de { $self ->
    [yes] tine
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Turnul tău
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $tower }.
ask-step = Treapta { $number }: stânga { $left }, dreapta { $right }.
ask-no-step = Treapta { $number } nu există; un rând are { $there ->
    [one] { $there } treaptă
    [few] { $there } trepte
   *[other] { $there } de trepte
}.
ask-step-points = Puncte până acum: { $list }.
ask-stock = Teancul de tras: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
ask-discards-none = Teancul de decartare este gol.
ask-discards-top = Teancul de decartare: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, deasupra { $card }.
ask-discards-all = Teancul de decartare: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cards }.
ask-last-turn-none = Nimeni nu a fost încă la rând.
ask-who-began = { $self ->
    [yes] Ai început tu.
   *[no] A început { $seat }.
}
