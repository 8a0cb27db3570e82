# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = No te toca a ti: le toca a { $turn }.
error-deal-over = La mano ha terminado.
error-wrong-phase = { $phase ->
    [pass] Se están pasando cartas; todavía no juega nadie.
    [play] Se están jugando las cartas; el pase ya terminó.
    [choose] Primero hay que resolver la luna.
    [start] La carta sacada se conserva como carta inicial o se descarta.
    [lay] La carta sacada se pone a la izquierda o a la derecha, o se descarta.
    [steal] Ha salido una carta ladrona: roba una carta o descarta la carta ladrona.
   *[over] La mano ha terminado.
}
error-card-not-held = { $card }: no tienes esa carta.
error-opening-card = { $card }: hay que salir con la carta de salida: { $opening }.
error-opening-suit = { $card }: tienes que salir con { suit-name }.
error-opening-forbidden = { $card }: no para la primera salida de la mano.
error-locked = { $card }: { $lock ->
    [hearts] los corazones aún no están rotos
   *[other] aún no se puede salir con esta carta
}.
error-must-follow = { $card }: tienes que asistir al palo de { suit-name }.
error-first-trick = { $card }: no en la primera baza.
error-pass-count = Elige exactamente { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para pasar.
error-pass-twice = { $card }: no la tienes tantas veces.
error-already-passed = Ya has pasado tus cartas.
error-bad-choice = Elige: sumar o restar.
error-claim-not-certain = Por lo que puedes ver, el resto no es seguro.
error-no-start-card = Aún no tienes carta inicial.
error-has-start-card = Ya tienes una carta inicial.
error-row-full = { $row ->
    [none] Esa fila está llena.
   *[other] { $card }: la { row-name } está llena.
}
error-value-too-high = { $card }: demasiado alta, tiene que ser más baja que la carta de encima.
error-outside-group = { $card }: ningún valor de su grupo encaja ahí.
error-cannot-steal = Esa carta no se puede robar.
error-bad-value = { $card }: ahí no puede tener ese valor.
error-not-an-action = Eso no existe en este juego.
error-not-now = Eso no es posible ahora.
