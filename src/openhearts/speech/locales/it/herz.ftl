# Che cosa succede in Herz an Herz, a chi tocca, le azioni e le risposte.

herz-row-empty = vuota
herz-tower-empty = ancora nessuna carta iniziale
herz-tower = carta iniziale { $start }; sinistra { $left }; destra { $right }
herz-place = { row-name }, gradino { $step }
herz-start-place = carta iniziale
herz-that-card = Quella carta
herz-deal = Smazzata { $deal }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} nel mazzo. { $self ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
herz-drawn = { $self ->
    [yes] Peschi
   *[no] { $seat } pesca
}: { $card }.
herz-kept = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }, carta iniziale.
herz-laid = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }, { row-name }, gradino { $step }.
herz-own-kept = { $card }, carta iniziale.
herz-own-laid = { $card }, { row-name }, gradino { $step }.
herz-discarded = { $self ->
    [yes] Scarti
   *[no] { $seat } scarta
}: { $card }.
herz-stolen = { $self ->
    [yes] Rubi { SOUND($victim) ->
        [a] ad{" "}
       *[other] a{" "}
    }{ $victim }
   *[no] { $victimself ->
        [yes] { $seat } ti ruba
       *[no] { $seat } ruba { SOUND($victim) ->
            [a] ad{" "}
           *[other] a{" "}
        }{ $victim }
    }
}: { $card }{ $where ->
    [yes] ; da: { $from_row }; a: { $to_row }.
   *[no] .
}
herz-stand = Adesso: { $self ->
    [yes] tu
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Scarti la carta ladra
   *[no] { $seat } scarta una carta ladra
}{ $possible ->
    [yes] {" "}senza usarla.
   *[no] : non c’è niente da rubare.
}
herz-completed = { $self ->
    [yes] La tua torre è completa
   *[no] { $seat } ha completato una torre
}{ $ends ->
    [yes] .
   *[no] ; gli altri finiscono il giro.
}
herz-points-seat = { $self ->
    [yes] tu
   *[no] { $seat }
} { $total } ({ $steps } per i gradini, { $bonus } per i colori)
herz-end-reason = { $reason ->
    [tower] Una torre è completa.
   *[stock] Il mazzo è esaurito.
}
herz-do-start = { $card }: tieni come carta iniziale, oppure scarta
herz-do-steal = { $count ->
    [0] carta ladra: niente da rubare, scartala
    [one] carta ladra: puoi rubare una carta, oppure scartala
   *[other] carta ladra: puoi rubare una di { $count } carte, oppure scartala
}
herz-do-lay = { $card }: { $where ->
    [both] sinistra, destra o scarta
    [left] sinistra o scarta
    [right] destra o scarta
   *[none] non va da nessuna parte, scarta
}{ $free ->
    [yes] ; se vuoi, indica un valore
   *[no] {""}
}
herz-waiting = { $seat } decide su: { $card }.
herz-action-keep = { $card }: tieni come carta iniziale
herz-action-discard = { $card }: scarta
herz-action-lay = { $card }: { row-name }
herz-action-steal = ruba { SOUND($seat) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $seat }: { $card }, da: { $from_row }, a: { $to_row }

ask-drawn = Carta pescata da { $self ->
    [yes] te
   *[no] { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] La tua torre
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $tower }.
ask-step = Gradino { $number }: sinistra { $left }, destra { $right }.
ask-no-step = Il gradino { $number } non esiste; una fila ha { $there ->
    [one] { $there } gradino
   *[other] { $there } gradini
}.
ask-step-points = Punti finora: { $list }.
ask-stock = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
ask-discards-none = Non ci sono scarti.
ask-discards-top = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, in cima { $card }.
ask-discards-all = Scarti: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: { $cards }.
ask-last-turn-none = Nessuno ha ancora giocato un turno.
ask-who-began = { $self ->
    [yes] Hai cominciato tu.
   *[no] Ha cominciato { $seat }.
}
