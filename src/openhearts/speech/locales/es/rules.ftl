# Las reglas de cualquier variante, hechas a partir de sus datos.

rules-title = { $name }, { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
rules-heading-goal = Objetivo
rules-heading-players = Jugadores y cartas
rules-heading-dealing = Reparto
rules-heading-passing = El pase
rules-heading-opening = La primera salida
rules-heading-leading = Salir
rules-heading-following = Asistir
rules-heading-tricks = Las bazas
rules-heading-void = Bazas anuladas
rules-heading-kitty = El pozo
rules-heading-jokers = Comodines
rules-heading-points = Puntos
rules-heading-moon = Alcanzar la luna
rules-heading-sun = Alcanzar el sol
rules-heading-end = El final
rules-heading-warnings = Conviene saber
rules-heading-laying = Poner cartas
rules-heading-stealing = Cartas ladronas
rules-value = { $what } { $number }
rules-sentence = { $title }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para cada uno, { $passed ->
    [0] sin pase
    [one] se pasa { $passed }
   *[other] se pasan { $passed }
}; { $points }; { $end ->
    [limit] hasta { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
    }
    [deals] { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }
   *[both] hasta { $limit ->
        [one] { $limit } punto
       *[other] { $limit } puntos
    } o { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }
}, { $winner ->
    [lowest] gana la puntuación más baja
   *[highest] gana la puntuación más alta
}.
rules-goal = { $winner ->
    [lowest] Gana quien tenga al final la puntuación más baja: evita las cartas que cuestan puntos.
   *[highest] Gana quien tenga al final la puntuación más alta: reúne las cartas que dan puntos.
}
rules-players = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
}: { $count } cartas en total.
rules-suits = Palos: { $suits }.
rules-ranks = De la más alta a la más baja: { $ranks }.
rules-removed = Cartas retiradas: { $cards }.
rules-jokers-added = { $count ->
    [one] Se añade { $count } comodín.
   *[other] Se añaden { $count } comodines.
}
rules-clockwise = Se juega en el sentido de las agujas del reloj, hacia la izquierda.
rules-hands = Cada uno recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
rules-dealer-first = { $kind ->
    [random] El azar decide quién reparte primero.
   *[seat] Reparte primero el puesto { $number }; los puestos se cuentan desde el 0.
}
rules-dealer-next = { $next ->
    [left] Después de cada mano reparte quien se sienta a la izquierda del repartidor.
    [right] Después de cada mano reparte quien se sienta a la derecha del repartidor.
   *[most_points] Después de cada mano reparte quien tenga la puntuación más alta.
}
rules-set-aside = { $count ->
    [one] Sobra { $count } carta y se aparta
   *[other] Sobran { $count } cartas y se apartan
}{ $seen ->
    [all] , boca arriba.
   *[nobody] , boca abajo.
}
rules-no-passing = No se pasan cartas.
rules-passing = Antes de jugar, cada uno pasa { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
rules-direction = { $direction ->
    [L1] a la izquierda
    [R1] a la derecha
    [L2] al segundo puesto a la izquierda
    [R2] al segundo puesto a la derecha
    [ACROSS] al jugador de enfrente
   *[HOLD] sin pase
}
rules-pass-always = En cada mano: { rules-direction }.
rules-pass-deal = Mano { $number }: { rules-direction }.
rules-pass-again = Después de { $count ->
    [one] { $count } mano
   *[other] { $count } manos
} se vuelve a empezar.
rules-pass-unseen = Nadie ve lo que recibe antes de que todos hayan pasado sus cartas.
rules-lowest-of = la carta más baja de { suit-name } que está en juego
rules-opening-leader = { $leader ->
    [holder_leads_it] En la primera baza sale quien tenga esta carta, y con ella: { $card }.
    [holder_of_card] En la primera baza sale quien tenga esta carta: { $card }.
    [left_of_dealer] En la primera baza sale quien se sienta a la izquierda del repartidor.
    [dealer] En la primera baza sale el repartidor.
    [youngest] En la primera baza sale el más joven.
   *[seat] En la primera baza sale quien ocupe el puesto que indique el anfitrión.
}
rules-opening-must = { $must ->
    [card] Quien sale en la primera baza y tiene esta carta debe salir con ella: { $card }.
   *[suit] Quien sale en la primera baza y tiene esta carta debe salir con su palo: { $card }.
}
rules-opening-forbidden = Prohibido en la primera salida de la mano: { $cards }, salvo que no se tenga otra cosa.
rules-next-leader = { $leader ->
    [most_points_last_deal] En las manos siguientes sale primero quien recibió más puntos en la mano anterior.
    [most_points_total] En las manos siguientes sale primero quien tenga la puntuación más alta.
    [fewest_points] En las manos siguientes sale primero quien recibió menos puntos en la mano anterior.
   *[last_winner] En las manos siguientes sale primero quien se llevó la última baza de la mano anterior.
}
rules-next-tie = { $tie ->
    [left_of_previous] Si son varios, sale el primero de ellos a la izquierda de quien salió primero la vez anterior.
    [youngest] Si son varios, sale el más joven de ellos.
   *[random] Si son varios, decide el azar.
}
rules-lead-free = Se puede salir con cualquier carta.
rules-locked = { $when ->
    [played_earlier_trick] Bloqueado al principio: { $locked }. Solo se puede salir con estas cartas si en una baza anterior hubo una que desbloquea ({ $breaking }).
    [collected_earlier_trick] Bloqueado al principio: { $locked }. Solo se puede salir con estas cartas si alguien se ha llevado en una baza anterior una que desbloquea ({ $breaking }).
    [in_previous_trick] Bloqueado: { $locked }. Solo se puede salir con estas cartas si en la baza inmediatamente anterior hubo una que desbloquea ({ $breaking }).
    [last_card_of_previous_trick] Bloqueado: { $locked }. Solo se puede salir con estas cartas si la última de la baza inmediatamente anterior fue una que desbloquea ({ $breaking }).
   *[never] Siempre bloqueado: { $locked }.
}
rules-break-discard = Solo desbloquea una carta descartada sobre otro palo.
rules-lock-waived = Quien no tenga otra cosa puede salir con ellas de todos modos.
rules-queen-as-heart = Quien solo tenga corazones y la dama de picas puede salir con cualquiera de esas cartas.
rules-lead-any-time = { $first ->
    [other] Salvo en la primera salida de la mano, se puede salir en cualquier momento con: { $cards }.
   *[free] Se puede salir en cualquier momento con: { $cards }.
}
rules-follow = Asiste al palo de salida si puedes; si no, juega cualquier carta.
rules-first-trick = Prohibido en la primera baza: { $cards }, salvo que no se tenga otra cosa.
rules-first-trick-lead = Esto no vale para la salida.
rules-trick-won = La carta más alta del palo de salida se lleva la baza, y quien la jugó sale en la siguiente. No hay triunfo.
rules-duplicates = { $kind ->
    [cancel] Dos cartas idénticas en una baza se anulan: ninguna puede ganar, pero conservan sus puntos.
    [first_wins] De dos cartas idénticas, la primera es más alta.
   *[last_wins] De dos cartas idénticas, la última es más alta.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Una baza queda anulada si en ella se anulan dos parejas o más, o si no queda ninguna carta del palo de salida.
    [no_live_led_card] Una baza queda anulada si no queda ninguna carta del palo de salida.
   *[only_jokers] Una baza en la que solo hay comodines queda anulada.
}
rules-void-next = { $leader ->
    [same_leader] Sus cartas esperan y son para quien gane la siguiente baza válida; vuelve a salir el mismo jugador.
   *[left_of_leader] Sus cartas esperan y son para quien gane la siguiente baza válida; sale quien se sienta a la izquierda del que había salido.
}
rules-void-last = { $to ->
    [nobody] Si queda anulada la última baza, nadie se lleva sus cartas ni las que aún esperan.
    [leader] Si queda anulada la última baza, quien salió en ella se lleva sus cartas y las que aún esperan.
    [previous_winner] Si queda anulada la última baza, el último que ganó una baza se lleva sus cartas y las que aún esperan; si nadie ganó ninguna, no se las lleva nadie.
   *[second_copy_of_highest] Si queda anulada la última baza, sus cartas y las que aún esperan son para quien jugó la segunda carta de la pareja más alta del palo de salida; si no hay tal pareja, no son para nadie.
}
rules-kitty = { $count ->
    [one] Sobra { $count } carta
   *[other] Sobran { $count } cartas
}: { $when ->
    [kitty_first_trick] el primero que gane una baza se lleva el pozo.
    [kitty_last_trick] quien gane la última baza se lleva el pozo.
   *[kitty_first_heart] quien se lleve la primera carta de corazones se lleva el pozo.
}
rules-kitty-seen = { $seen ->
    [winner] Solo lo mira quien se lo lleva.
    [all] Entonces lo ven todos.
   *[nobody] Nadie lo mira antes del final.
}
rules-joker = { $mode ->
    [excuse] Un comodín no pertenece a ningún palo, no cuesta nada y nunca gana; se puede jugar en cualquier momento.
    [excuse_costs] Un comodín no pertenece a ningún palo y nunca gana; se puede jugar en cualquier momento.
    [always_wins] El primer comodín de una baza se la lleva; un comodín en sí no cuesta nada y se puede jugar en cualquier momento.
   *[always_wins_costs] El primer comodín de una baza se la lleva; un comodín se puede jugar en cualquier momento.
}
rules-joker-led = Si se sale con un comodín, la siguiente carta que no sea un comodín cuenta como salida: fija el palo, y tiene que ser una con la que se pueda salir.
rules-points = Cartas de castigo: { $list }.
rules-bonus = Cartas con bonificación: { $list }.
rules-jinx = El { $card } es la carta gafe{ $instead ->
    [0] .
   *[other] , que cuenta { $value } en lugar de { $instead }.
}
rules-points-total = { $aside ->
    [yes] Todas las cartas juntas cuestan { points }; las apartadas no cuentan para nadie.
   *[no] En total, las cartas de una mano cuestan { points }.
}
rules-no-trick = { $feat ->
    [moon] Quien no se lleve ninguna baza recibe { points }, salvo en una mano en la que alguien alcance la luna.
    [sun] Quien no se lleve ninguna baza recibe { points }, salvo en una mano en la que alguien alcance el sol.
    [both] Quien no se lleve ninguna baza recibe { points }, salvo en una mano en la que alguien alcance la luna o el sol.
   *[none] Quien no se lleve ninguna baza recibe { points }.
}
rules-points-wanted = Aquí los puntos interesan: lo que una carta «cuesta» se suma a la puntuación de quien se la lleva.
rules-never-negative = Una puntuación nunca baja de 0.
rules-no-moon = { $sun ->
    [yes] Quien se lleve todas las cartas que cuestan puntos, pero no todas las bazas, recibe simplemente sus puntos.
   *[no] Quien se lleve todas las cartas que cuestan puntos recibe simplemente sus puntos.
}
rules-moon = Quien se lleve todas las cartas que cuestan puntos alcanza la luna.
rules-moon-needs = Para alcanzar la luna hay que llevarse al menos estas cartas: { $cards }.
rules-moon-needs-two = Si se las llevan varios jugadores, nadie alcanza la luna.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] La luna necesita también las cartas con bonificación: { $cards }.
   *[sun] El sol necesita también las cartas con bonificación: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Entonces todos los demás reciben { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
    [subtract_from_self] Entonces { $value ->
        [one] se resta { $value } punto
       *[other] se restan { $value } puntos
    } de la puntuación de ese jugador
   *[shooter_chooses] Entonces ese jugador elige: o todos los demás reciben { $value ->
       [one] { $value } punto
      *[other] { $value } puntos
   }, o { $value ->
       [one] se resta { $value } punto
      *[other] se restan { $value } puntos
   } de su propia puntuación
}{ $kind ->
    [total] , tantos como cuestan las cartas de una mano.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Entonces todos los demás reciben tantos puntos como cuestan todas las cartas repartidas.
    [subtract_from_self] Entonces se restan de la puntuación de ese jugador tantos puntos como cuestan todas las cartas repartidas.
   *[shooter_chooses] Entonces ese jugador elige: o todos los demás reciben tantos puntos como cuestan todas las cartas repartidas, o se restan otros tantos de su propia puntuación.
}
rules-moon-clears = En una mano así, las cartas mismas no le cuestan nada a nadie.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Las cartas con bonificación cuentan también en una mano en la que alguien alcance la luna.
        [sun] Las cartas con bonificación cuentan también en una mano en la que alguien alcance el sol.
       *[both] Las cartas con bonificación cuentan también en una mano en la que alguien alcance la luna o el sol.
    }
   *[suppressed] { $feat ->
       [moon] Las cartas con bonificación no cuentan en una mano en la que alguien alcance la luna.
       [sun] Las cartas con bonificación no cuentan en una mano en la que alguien alcance el sol.
      *[both] Las cartas con bonificación no cuentan en una mano en la que alguien alcance la luna o el sol.
   }
}
rules-sun = { $kind ->
    [moon] Quien además se lleve todas las bazas alcanza el sol, que sustituye a la luna.
    [some] Quien se lleve todas las bazas, y con ellas al menos estas cartas, alcanza el sol: { $cards }.
   *[all] Quien se lleve todas las bazas, y con ellas todas las cartas que cuestan puntos, alcanza el sol.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] La partida termina cuando alguien tiene { $limit ->
            [one] { $limit } punto
           *[other] { $limit } puntos
        } o más.
       *[exceed] La partida termina cuando alguien tiene más de { $limit ->
           [one] { $limit } punto
          *[other] { $limit } puntos
       }.
    }
    [deals] { $deals ->
        [one] La partida termina después de { $deals } mano.
       *[other] La partida termina después de { $deals } manos.
    }
   *[both] { $test ->
        [reach] La partida termina cuando alguien tiene { $limit ->
            [one] { $limit } punto
           *[other] { $limit } puntos
        } o más, a más tardar después de la mano { $deals }.
       *[exceed] La partida termina cuando alguien tiene más de { $limit ->
           [one] { $limit } punto
          *[other] { $limit } puntos
       }, a más tardar después de la mano { $deals }.
    }
}
rules-end-players = Hay tantas manos como jugadores.
rules-tie = { $tie ->
    [shared] En caso de empate en cabeza, la victoria se comparte.
   *[extra_deal] En caso de empate en cabeza, se juega una mano más.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count } cartas en un solo mazo, dos filas de { $length }; { $step ->
    [one] { $step } punto
   *[other] { $step } puntos
} por escalón completo, { $bonus } más si es del mismo color; { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, { $winner ->
    [highest] gana la puntuación más alta
   *[lowest] gana la puntuación más baja
}.
rules-herz-goal = Construye una torre: bajo una carta inicial, dos filas descendentes de { $length } cartas. { $winner ->
    [highest] Gana quien tenga al final la puntuación más alta.
   *[lowest] Gana quien tenga al final la puntuación más baja.
}
rules-herz-players = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, { $count } cartas: los números del 1 al { $top } en grupos de color de { $size }, y cartas especiales.
rules-herz-special = Comodines numéricos: { $number_jokers }, supercomodines: { $superjokers }, cartas ladronas: { $steal_cards }.
rules-herz-box = Se quedan en la caja: { $colours ->
    [turquoise] las cartas turquesa, del 76 al 100
   *[both] las cartas rojas y turquesa, del 51 al 100
}; comodines numéricos: { $number_jokers }, supercomodines: { $superjokers }, cartas ladronas: { $steal_cards }.
rules-herz-clockwise = Se juega en el sentido de las agujas del reloj, hacia la izquierda.
rules-herz-stock = Todas las cartas se barajan en un solo mazo; nadie tiene cartas en la mano.
rules-herz-first-starter = Empieza quien tenga más fama de rompecorazones; el anfitrión indica quién es.
rules-herz-next-starter = { $next ->
    [rotate] La mano siguiente la empieza quien se sienta a la izquierda del que empezó la anterior.
    [same] Todas las manos las empieza el mismo jugador.
    [winner] La mano siguiente la empieza quien ganó más puntos.
   *[last] La mano siguiente la empieza quien ganó menos puntos.
}
rules-herz-next-tie = Si son varios, es el primero de ellos a la izquierda de quien empezó antes.
rules-herz-draw = Por turno, cada uno saca la carta de encima, a la vista de todos, y decide en el acto qué hacer con ella.
rules-herz-start = La primera carta que se conserva es la carta inicial; no se mueve.
rules-herz-rows = Debajo hay una fila izquierda y una fila derecha de { $length } cartas como máximo; cada carta tiene que ser más baja que la que tiene encima en su fila.
rules-herz-free = En lugar de ponerla, siempre se puede descartar una carta; entonces queda fuera de esta mano.
rules-herz-discards = { $seen ->
    [top] Del descarte solo se ve la carta de encima.
   *[all] Todos pueden mirar el descarte entero.
}
rules-herz-joker-value = { $value ->
    [next_lower] Un comodín vale, allí donde está, el valor inmediatamente inferior.
   *[free_choice] Un comodín vale cualquier valor inferior que diga quien lo pone.
}
rules-herz-number-joker = { $overflow ->
    [any] Un comodín numérico no sale de su grupo de color; si en el grupo no hay ningún valor inferior, el comodín no cabe.
    [clamp] Un comodín numérico no sale de su grupo de color: si el valor inmediatamente inferior está por encima del grupo, vale el valor más alto del grupo; si está por debajo del grupo, el comodín no cabe.
   *[illegal] Un comodín numérico no sale de su grupo de color; solo se puede poner si el valor inmediatamente inferior está en el grupo.
}
rules-herz-number-joker-start = Como carta inicial, un comodín numérico vale el valor más alto de su grupo.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Como carta inicial, un supercomodín vale { $value }, el número más alto en juego.
    [above_all] Como carta inicial, un supercomodín vale { $value }, más que todos los números.
   *[100] Como carta inicial, un supercomodín vale { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Quien saca una carta ladrona puede quitarle a alguien la carta de abajo de una fila.
   *[last_two] Quien saca una carta ladrona puede quitarle a alguien una de las dos cartas que están más abajo en su torre, sea cual sea la fila; si dos del mismo escalón se disputan el segundo lugar, vale cualquiera de ellas. Lo que había debajo sube.
}
rules-herz-steal-fits = La carta robada tiene que caber en una de las filas de quien la roba, y allí se vuelve a fijar su valor. La carta ladrona se descarta, se haya usado o no.
rules-herz-steal-start = { $start ->
    [never] Las cartas iniciales no se pueden robar.
   *[if_alone] Una carta inicial se puede robar mientras no haya nada debajo de ella.
}
rules-herz-steal-as-start = Quien no tenga carta inicial puede tomar como tal una carta robada.
rules-herz-steal-turn = { $again ->
    [yes] Después de robar a alguien se saca otra carta, salvo que la propia torre esté completa.
   *[no] Con el robo termina el turno.
}
rules-herz-step = Cada escalón completo, con una carta a la izquierda y otra a la derecha, una al lado de la otra, da { points }.
rules-herz-colour = Si las dos son del mismo grupo de color, { points } más; un comodín numérico cuenta en su grupo, { $superjoker ->
    [yes] un supercomodín en el de su valor.
   *[no] un supercomodín en ninguno.
}
rules-herz-most = Una torre puede dar como máximo { points }.
rules-herz-deal-end = { $end ->
    [immediate] Una mano termina en cuanto una torre está completa, o cuando el mazo está vacío.
   *[finish_turn_cycle] Una mano termina cuando se ha completado una torre y todos han tenido el mismo número de turnos, o cuando el mazo está vacío.
}
rules-herz-match-end = Después de { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
} { $winner ->
    [highest] gana la puntuación más alta.
   *[lowest] gana la puntuación más baja.
}
rules-herz-tie = { $tie ->
    [shared] En caso de empate en cabeza, la victoria se comparte.
   *[extra_deal] En caso de empate en cabeza, se juega una mano más.
}

# Combinaciones permitidas, pero extrañas.
warning-cancel-and-previous-trick = Las cartas idénticas se anulan y solo desbloquea la baza inmediatamente anterior: después de una baza anulada, eso puede sorprender.
warning-many-void-tricks = Con tantos jugadores, entre una quinta parte y dos quintas partes de las bazas quedan anuladas; si no bastaran dos parejas que se anulan, casi ninguna lo estaría.

rules-heading-tips = Consejos
rules-tip-early = { $passes ->
    [yes] Pasa y juega
   *[no] Juega
} las cartas altas pronto, mientras todos asisten aún.
rules-tip-throw = Cuando no puedas asistir, descártate de las cartas altas que cuestan puntos.
rules-tip-remember = Recuerda qué cartas se han jugado, sobre todo: { $card }.
rules-tip-avoid = Evita las bazas con cartas que cuestan puntos{ $moon ->
    [yes] , salvo para alcanzar la luna o para detener a quien lo intente.
   *[no] .
}
rules-herz-tip-start = Una carta inicial alta deja mucho margen debajo.
rules-herz-tip-colour = Dos cartas del mismo color en un escalón bien valen un riesgo.
rules-herz-tip-watch = Fíjate en lo rápido que construyen los demás y en qué cartas están fuera de juego.
