# Respuestas a las teclas de pregunta.

ask-no-meaning = Eso no significa nada en este juego.
ask-watching = Estás mirando y no tienes cartas.
ask-table-empty = La mesa está vacía.
ask-table-no-trick = Aún no ha empezado otra baza.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Vas ganando tú
   *[no] Va ganando { $seat }
}: { $card }.
ask-ahead-none = No gana ninguna carta.
ask-waiting = Esperan: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Tu pozo
   *[no] Pozo de { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] tú
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] tú
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , va ganando
    [cancelled] , carta anulada
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Aún no hay primera carta.
    [2] Aún no hay segunda carta.
    [3] Aún no hay tercera carta.
    [4] Aún no hay cuarta carta.
    [5] Aún no hay quinta carta.
    [6] Aún no hay sexta carta.
    [7] Aún no hay séptima carta.
    [8] Aún no hay octava carta.
    [9] Aún no hay novena carta.
    [10] Aún no hay décima carta.
    [11] Aún no hay undécima carta.
   *[other] No hay ninguna carta número { $number }.
}
ask-no-nth-here = Aquí una baza solo tiene { $count } cartas.
ask-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $cards }.
ask-hand-none = No te quedan cartas.
ask-playable = Puedes jugar: { $cards }.
ask-playable-pass = Puedes pasar cualquier carta.
ask-playable-none = Ahora no tienes nada que jugar.
ask-points = En esta mano: { $list }.
ask-points-seat = { $self ->
    [yes] tú
   *[no] { $seat }
} { points } en { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
ask-points-kitty = { $self ->
    [yes] Te llevaste el pozo; se cuenta al final.
   *[no] { $seat } se llevó el pozo; se cuenta al final.
}
ask-moon = { $everybody ->
    [yes] Todos pueden aún alcanzar la luna.
   *[no] { $count ->
        [0] Ya nadie puede alcanzar la luna.
        [one] { $self ->
            [yes] Solo tú puedes aún alcanzar la luna.
           *[no] Solo { $seats } puede aún alcanzar la luna.
        }
       *[other] Aún pueden alcanzar la luna: { $seats }.
    }
}
ask-last-none = Aún no ha terminado ninguna baza.
ask-last = { $list }. { $self ->
    [yes] Te la llevaste tú.
   *[no] Se la llevó { $seat }.
}
ask-last-void = { $list }. No se la llevó nadie.
ask-pass-never = Con estas reglas no se pasan cartas.
ask-broken = { $state ->
    [free] Se puede salir con corazones en cualquier momento.
    [yes] { $lock ->
        [hearts] Los corazones están rotos.
        [hearts-queen] Se puede salir con corazones y con la dama de picas.
       *[other] Se puede salir con: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Los corazones aún no están rotos.
        [hearts-queen] Aún no se puede salir con corazones ni con la dama de picas.
       *[other] Aún no se puede salir con: { $cards }.
    }
}
ask-card-taken = { $card }: { $self ->
    [yes] te la llevaste tú
   *[no] se la llevó { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] carta aún sin jugar
       *[other] carta ya jugada
    }
   *[other] { $out ->
        [one] { $out } carta jugada de { $there }
       *[other] { $out } cartas jugadas de { $there }
    }
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] una carta{" "}
        [both] las dos cartas{" "}
       *[only] {""}
    }{ $self ->
        [yes] en tu pozo
       *[no] en el pozo de { $seat }
    }
   *[aside] { $which ->
        [one] una carta apartada
        [both] las dos cartas apartadas
       *[only] carta apartada
    }
}.
ask-card-other = La otra: { $out ->
    [0] aún sin jugar
   *[other] ya jugada
}.
ask-hearts-out = Corazones jugados: { $out } de { $there }.
ask-trick-number = Baza { $number } de { $there }.
ask-counts-same = Cada uno tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
ask-counts = Cartas que tiene cada uno: { $list }.
ask-set-aside = Cartas de bazas anuladas sobre la mesa: { $count }.
ask-who = En el sentido de las agujas del reloj: { $list }.
ask-who-seat = { $self ->
    [yes] tú
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(ausente)
   *[person] {""}
}
ask-who-deal = Mano { $number }{ $there ->
    [0] .
   *[other] {" "}de { $there }.
}
opened-hand = { $self ->
    [yes] Recibiste
   *[no] { $seat } recibió
}: { $cards }.
opened-gave = { $self ->
    [yes] Diste a { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } te dio
       *[no] { $seat } dio a { $receiver }
    }
}: { $cards }.
opened-left = { $self ->
    [yes] Cartas que no jugaste
   *[no] Cartas que no jugó { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Pozo
   *[aside] Cartas apartadas
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Esta mesa no tiene reloj.
ask-clock = { $self ->
    [yes] Tienes aún
   *[no] { $seat } tiene aún
} { $left ->
    [one] { $left } segundo
   *[other] { $left } segundos
}{ $reserve ->
    [0] .
   *[other] , de ellos { $reserve } de reserva.
}
