# Lo que ocurre en Herz an Herz, a quién le toca, acciones y respuestas.

herz-row-empty = vacía
herz-tower-empty = aún sin carta inicial
herz-tower = carta inicial { $start }; izquierda { $left }; derecha { $right }
herz-place = { row-name }, escalón { $step }
herz-start-place = carta inicial
herz-that-card = Esa carta
herz-deal = Mano { $deal }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en el mazo. { $self ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
herz-drawn = { $self ->
    [yes] Sacas
   *[no] { $seat } saca
}: { $card }.
herz-kept = { $self ->
    [yes] Tú
   *[no] { $seat }
}: { $card }, carta inicial.
herz-laid = { $self ->
    [yes] Tú
   *[no] { $seat }
}: { $card }, { row-name }, escalón { $step }.
herz-own-kept = { $card }, carta inicial.
herz-own-laid = { $card }, { row-name }, escalón { $step }.
herz-discarded = { $self ->
    [yes] Descartas
   *[no] { $seat } descarta
}: { $card }.
herz-stolen = { $self ->
    [yes] Robas a { $victim }
   *[no] { $victimself ->
        [yes] { $seat } te roba
       *[no] { $seat } roba a { $victim }
    }
}: { $card }{ $where ->
    [yes] ; antes: { $from_row }, ahora: { $to_row }.
   *[no] .
}
herz-stand = Ahora: { $self ->
    [yes] tú
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Descartas la carta ladrona
   *[no] { $seat } descarta una carta ladrona
}{ $possible ->
    [yes] {" "}sin usarla.
   *[no] : no hay nada que robar.
}
herz-completed = { $self ->
    [yes] Tu torre está completa
   *[no] { $seat } ha completado una torre
}{ $ends ->
    [yes] .
   *[no] ; los demás juegan aún su turno.
}
herz-points-seat = { $self ->
    [yes] tú
   *[no] { $seat }
} { $total } ({ $steps } por escalones, { $bonus } por colores)
herz-end-reason = { $reason ->
    [tower] Hay una torre completa.
   *[stock] El mazo está vacío.
}
herz-do-start = { $card }: conservar como carta inicial o descartar
herz-do-steal = { $count ->
    [0] carta ladrona: no hay nada que robar, descártala
    [one] carta ladrona: roba la única carta posible o descarta la carta ladrona
   *[other] carta ladrona: roba una de las { $count } cartas posibles o descarta la carta ladrona
}
herz-do-lay = { $card }: { $where ->
    [both] izquierda, derecha o descartar
    [left] izquierda o descartar
    [right] derecha o descartar
   *[none] no cabe en ningún sitio, descartar
}{ $free ->
    [yes] ; di un valor si quieres
   *[no] {""}
}
herz-waiting = { $seat } decide sobre: { $card }.
herz-action-keep = conservar { $card } como carta inicial
herz-action-discard = descartar { $card }
herz-action-lay = poner { $card }, { row-name }
herz-action-steal = robar a { $seat }: { $card }, antes: { $from_row }, después: { $to_row }

ask-drawn = { $self ->
    [yes] Has sacado
   *[no] { $seat } ha sacado
}: { $card }.
ask-tower = { $self ->
    [yes] Tu torre
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Tú
   *[no] { $seat }
}: { $tower }.
ask-step = Escalón { $number }: izquierda { $left }, derecha { $right }.
ask-no-step = No hay escalón { $number }; una fila tiene { $there ->
    [one] { $there } escalón
   *[other] { $there } escalones
}.
ask-step-points = Puntos hasta ahora: { $list }.
ask-stock = Mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
ask-discards-none = El descarte está vacío.
ask-discards-top = Descarte: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, encima { $card }.
ask-discards-all = Descarte: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }.
ask-last-turn-none = Aún no ha jugado nadie.
ask-who-began = { $self ->
    [yes] Empezaste tú.
   *[no] Empezó { $seat }.
}
