# Lo que ocurre en Corazones, a quién le toca, y acciones.

hearts-deal = Mano { $deal }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para cada uno.
hearts-dealer = { $self ->
    [yes] Repartes tú.
   *[no] Reparte { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] Hay { $count } carta en el pozo.
       *[other] Hay { $count } cartas en el pozo.
    }
   *[aside] { $count ->
        [one] Se aparta { $count } carta.
       *[other] Se apartan { $count } cartas.
    }
}
hearts-your-hand = Tus cartas: { $cards }.
hearts-left-over-shown = Apartado boca arriba: { $cards }.
hearts-hold = En esta mano no hay pase.
hearts-direction = { $direction ->
    [L1] a la izquierda
    [R1] a la derecha
    [L2] al segundo puesto a la izquierda
    [R2] al segundo puesto a la derecha
   *[ACROSS] al jugador de enfrente
}
hearts-pass-way = { $count ->
    [one] Se pasa { $count } carta
   *[other] Se pasan { $count } cartas
} { hearts-direction }.
hearts-pass-way-to = Pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} { hearts-direction }, a { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Cambio; pasas: { $cards }.
       *[no] Pasas: { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } ha elegido de nuevo.
       *[no] { $seat } ya ha elegido.
    }
}
hearts-passed = Las cartas se pasan { hearts-direction }.
hearts-you-gave = Has dado a { $seat }: { $cards }.
hearts-you-got = Has recibido de { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Sales tú.
   *[no] Sale { $seat }.
}
hearts-leads-with = { $self ->
    [yes] Sales tú.
   *[no] Sale { $seat }.
} Carta de salida: { $card }.
hearts-trick-taken = { $self ->
    [yes] Te llevas
   *[no] { $seat } se lleva
} la baza{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Te llevas
   *[no] { $seat } se lleva
} la baza y { $count ->
    [one] { $count } carta que esperaba
   *[other] { $count } cartas que esperaban
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] La baza queda anulada: { $count ->
        [2] dos parejas se anulan
        [3] tres parejas se anulan
       *[other] { $count } parejas se anulan
    }.
    [no_live_led_card] La baza queda anulada: no queda ninguna carta del palo de salida.
   *[only_jokers] La baza queda anulada: solo hay comodines.
}
hearts-cancelled = Cartas que se anulan: { $cards }.
hearts-void-collected = { $self ->
    [yes] Las cartas son para ti.
   *[no] Las cartas son para { $seat }.
}
hearts-void-lost = Nadie se lleva las cartas.
hearts-void-waits = Las cartas esperan a la próxima baza que alguien gane.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Vuelves a salir tú.
       *[no] Vuelve a salir { $seat }.
    }
   *[no] { $self ->
        [yes] Sales tú.
       *[no] Sale { $seat }.
    }
}
hearts-broken = { $lock ->
    [hearts] Los corazones están rotos.
    [hearts-queen] Ya se puede salir con corazones y con la dama de picas.
   *[other] Ya se puede salir con lo que estaba bloqueado.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Rompes los corazones.
       *[no] { $seat } rompe los corazones.
    }
    [hearts-queen] { $self ->
        [yes] Desbloqueas los corazones y la dama de picas.
       *[no] { $seat } desbloquea los corazones y la dama de picas.
    }
   *[other] { $self ->
        [yes] Desbloqueas: { $cards }.
       *[no] { $seat } desbloquea: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Te llevas el pozo
   *[no] { $seat } se lleva el pozo
}, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
hearts-kitty-cards = En el pozo: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] ¡Has alcanzado el sol: todas las bazas son tuyas!
       *[no] ¡{ $seat } ha alcanzado el sol: todas las bazas, sin excepción!
    }
   *[moon] { $self ->
        [yes] ¡Has alcanzado la luna!
       *[no] ¡{ $seat } ha alcanzado la luna!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Todos los demás reciben { $value ->
            [one] { $value } punto.
           *[other] { $value } puntos.
        }
       *[no] Todos los demás reciben { $value ->
            [one] { $value } punto.
           *[other] { $value } puntos.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] { $value ->
            [one] Se resta { $value } punto de tu puntuación.
           *[other] Se restan { $value } puntos de tu puntuación.
        }
       *[no] { $value ->
            [one] Se resta { $value } punto de la puntuación de { $seat }.
           *[other] Se restan { $value } puntos de la puntuación de { $seat }.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Sumas { $value ->
            [one] { $value } punto a todos los demás.
           *[other] { $value } puntos a todos los demás.
        }
       *[no] { $seat } suma { $value ->
            [one] { $value } punto a todos los demás.
           *[other] { $value } puntos a todos los demás.
        }
    }
   *[subtract] { $self ->
        [yes] Restas { $value ->
            [one] { $value } punto de tu puntuación.
           *[other] { $value } puntos de tu puntuación.
        }
       *[no] { $seat } resta { $value ->
            [one] { $value } punto de su propia puntuación.
           *[other] { $value } puntos de su propia puntuación.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Terminas la mano: ya no queda nada que llevarse.
       *[no] { $seat } termina la mano: ya no queda nada que llevarse.
    }
   *[all_mine] { $self ->
        [yes] Reclamas todas las bazas que quedan.
       *[no] { $seat } reclama todas las bazas que quedan.
    }
}
hearts-uncollected = Cartas que nadie se llevó: { $cards }.

# Lo que hay que hacer: breve, sin punto final.
hearts-do-pass = elige { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para pasar a { $seat }
hearts-do-choose = { $value ->
    [0] suma los puntos de la luna a todos los demás o réstalos de tu puntuación
    [one] suma { $value } punto a todos los demás o resta { $value } punto de tu puntuación
   *[other] suma { $value } puntos a todos los demás o resta { $value } puntos de tu puntuación
}
hearts-do-follow = asiste al palo: { suit-name }{ $joker ->
    [yes] {" "}(o juega un comodín)
   *[no] {""}
}
hearts-do-discard = no tienes { suit-name }, { $barred ->
    [yes] juega cualquier carta que no sea de castigo
    [some] juega cualquier carta, pero no: { $cards }
   *[no] juega cualquier carta
}
hearts-do-open = sal con la carta de salida: { $card }
hearts-do-open-suit = sal con { suit-name }
hearts-do-lead = sal con cualquier carta
hearts-do-lead-not = sal, pero no con: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] sal con una carta permitida; los corazones aún no están rotos
   *[other] sal con una carta permitida; aún bloqueado: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Ya has elegido. Falta la elección de: { $seats }.
   *[no] Falta la elección de: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } ha alcanzado el sol y elige.
   *[moon] { $seat } ha alcanzado la luna y elige.
}
hearts-wait-chooses = Elige { $seat }.
hearts-wait-follow = Le toca a { $seat }. Palo de salida: { suit-name }.
hearts-wait-lead = Le toca salir a { $seat }.

hearts-action-play = jugar { $card }
hearts-action-pass = pasar { $cards }
hearts-action-choose = { $choice ->
    [add] sumar a todos los demás
   *[subtract] restar de tu puntuación
}
hearts-action-claim = reclamar el resto

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Sal: { $card }
hearts-prompt-lead = Sal con una carta
hearts-prompt-any = Juega cualquier carta
hearts-prompt-barred = Juega una carta permitida
hearts-prompt-waits = Juega { $seat }
hearts-prompt-leads = { $seat } gana y sale
hearts-prompt-choose = Elige: sumar o restar

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = salida de { suit-name }
hearts-told-wins = gana { $seat } con { $card }
hearts-told-nothing = aún no gana ninguna carta
hearts-told-after = { $count ->
    [0] nadie después de ti
    [one] { $count } jugador después de ti
   *[other] { $count } jugadores después de ti
}
hearts-told-taken = { $self ->
    [yes] Baza para ti con { $card }
   *[no] Baza para { $seat } con { $card }
}
hearts-card-twice = dos veces { $card }
hearts-told-within = dentro: { $cards }
hearts-told-more = { $count ->
    [one] { $count } carta que esperaba
   *[other] { $count } cartas que esperaban
}
hearts-told-kitty = { $count ->
    [one] el pozo, { $count } carta
   *[other] el pozo, { $count } cartas
}
hearts-told-points = { points }, entre ellos { $cards }
hearts-told-void = Baza anulada: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } carta espera
       *[other] { $count } cartas esperan
    }
   *[no] { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
}
hearts-told-void-sure = Juegues lo que juegues, esta baza queda anulada: { $count ->
    [2] dos parejas se han anulado
    [3] tres parejas se han anulado
   *[other] { $count } parejas se han anulado
}.
hearts-told-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}{ $void ->
    [0] {""}
    [one] , una anulada
   *[other] , { $void } anuladas
}{ $some ->
    [yes] . Puntos: { $list }.
    [no] , sin puntos.
   *[waits] .
}
hearts-told-number = { seat-and-number }, con { $cards }
