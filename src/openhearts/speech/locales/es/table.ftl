# Lo que dice cada juego: puestos, turnos, puntuaciones.

seat = { $self ->
    [yes] tú
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] tú
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Tú
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
turn-yours = Te toca. { $what }.
turn-in-burst = Te toca, { $what }.
deal-over = La mano ha terminado.
match-over = La partida ha terminado.
deal-ended = La mano { $deal } ha terminado.
points-of-deal = Puntos de esta mano: { $list }.
deal-best = Mejor resultado de esta mano: { $list }.
scores = Marcador: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] ¡Ganas!
       *[other] Compartes la victoria con { $seats }.
    }
   *[no] { $count ->
        [one] Gana { $seats }.
       *[other] Comparten la victoria { $seats }.
    }
}
match-not-over = La partida aún no ha terminado.
advice = Pista: { $action }.
advice-expected = Resultado esperado a partir de aquí: { $expected } puntos frente a los demás, con un margen de { $error }, en { $worlds ->
    [one] { $worlds } mano imaginada
   *[other] { $worlds } manos imaginadas
}.
advice-next = { $gap ->
    [same] De media, más o menos igual de bueno: { $action }.
    [half] De media, alrededor de medio punto mejor que la segunda mejor opción: { $action }.
   *[whole] De media, alrededor de { points } mejor que la segunda mejor opción: { $action }.
}
advice-despite = { $gap ->
    [half] Contando solo los puntos, esto sería alrededor de medio punto mejor: { $action }.
   *[whole] Contando solo los puntos, esto sería alrededor de { points } mejor: { $action }.
}
advice-head-action = Acción
advice-head-match = Partida
advice-head-plan = Plan
advice-head-expected = Esperado
advice-head-error = Error
advice-head-worlds = Mundos
advice-percent = { $percent } %
advice-plan-moon = luna { $percent } %
advice-units-match = Partida: en cuántos de cada 100 finales imaginados se gana la partida; es lo que cuenta primero.
advice-units-plan = Plan: en qué se basan las cifras cuando no es seguir jugando como siempre, y en cuántas de cada 100 manos imaginadas sale bien; lo que no es seguro sale bien menos a menudo en la mesa.
advice-units = Esperado: en cuántos puntos se supera a los demás, de media, en esta mano; cuanto más alto, mejor. El error es un error estándar.

# Names of the bots at a table, separated by commas
bot-names = Alba, Bruno, Carla, Diego, Elena, Fabio, Gloria, Hugo, Irene, Javier, Lola, Mateo
