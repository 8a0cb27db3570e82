# Por qué un bot juega así: una frase para cada razón de bots/reasons.py.

reason-only-choice = No hay otra opción.
reason-at-random = Elegido al azar.
reason-fewest-points = Es lo que menos cuesta de media en { $worlds ->
    [one] { $worlds } mano imaginada
   *[other] { $worlds } manos imaginadas
}.
reason-most-points = Es lo que más da de media en { $worlds ->
    [one] { $worlds } orden imaginado del mazo
   *[other] { $worlds } órdenes imaginados del mazo
}.
reason-best-for-both = Se conocen las cartas de ambos, y esto es lo mejor contra el mejor juego del otro.
reason-pass-danger = { $card }: esta carta corre demasiado riesgo de llevarse bazas que cuestan puntos.
reasons-pass-danger = { $cards }: estas cartas corren demasiado riesgo de llevarse bazas que cuestan puntos.
reason-pass-spare = Aquí no hay nada peligroso; { $card } es la carta que menos falta hará.
reason-pass-void = Así no quedan { suit-name }, y en ese palo se podrán descartar puntos.
reason-pass-for-moon = Con estas cartas se puede alcanzar la luna: lo que pierde bazas se va.
reason-keep-guard = { $card } se queda: { $guards ->
    [one] { $guards } carta más baja protege esta carta
   *[other] { $guards } cartas más bajas protegen esta carta
}.
reason-duck = { $card } se queda por debajo de la carta que va ganando.
reason-unload-queen = { $card } { $self ->
    [yes] te da
   *[no] le da a { $seat }
} { points }.
reason-unload-high-heart = { $card } va a parar a { $self ->
    [yes] ti
   *[no] { $seat }
}, antes de llevarse una baza más adelante.
reason-unload-danger = { $card } { $self ->
    [yes] te da
   *[no] le da a { $seat }
} { points }.
reason-unload-high-card = { $card } se va ahora, antes de tener que llevarse una baza.
reason-make-void = Después no quedan { suit-name }, y en ese palo se podrán descartar puntos.
reason-take-cheaply = { $card } gana la baza, pero eso { $points ->
    [0] no cuesta nada
   *[other] solo cuesta { points }
}.
reason-perhaps-cheap = { $card } puede ganar la baza, pero eso { $points ->
    [0] no cuesta nada
   *[other] solo cuesta { points }
}.
reason-last-seat-safe = Juegas en último lugar y no hay puntos en la mesa: { $card } puede irse sin peligro.
reason-hunt-queen = Eso puede hacer salir la carta buscada: { $card }.
reason-protect-queen = Se guardan las cartas que protegen esta: { $card }.
reason-stop-moon = Eso { $self ->
    [yes] te impide
   *[no] le impide a { $seat }
} alcanzar la luna.
reason-try-moon = Vale la pena intentar alcanzar la luna.
reason-moon-unsure = Ir a por la luna parece mejor de media, pero sale bien en { $percent } de cada 100 manos imaginadas y menos a menudo en la mesa.
reason-take-jack = Vale la pena llevarse esta carta: { $card }, { points }.
reason-keep-jack = { $card } se queda.
reason-forced = Ninguna carta permitida se queda por debajo; { $card } es la que menos daño hace.
reason-lead-low = { $card } casi nunca gana una baza.
reason-lead-safe-suit = Los demás aún tienen muchas cartas de { suit-name }.
reason-lead-early = { $card } se va pronto, mientras todos asisten aún.
reason-hope-higher = { $card } va ganando por ahora, pero es probable que alguien juegue una carta más alta.
reason-cancel-hope = La carta gemela sigue en juego y puede anular esta: { $card }.
reason-cancels = { $card } se encuentra con otra igual: no gana ninguna de las dos.
reason-void-trick = Eso anula la baza.
reason-joker-excuse = { $card } nunca gana.
reason-joker-wins = { $card } se lleva la baza.
reason-jinx-danger = Aún en juego, y aquí un peligro: { $card }, { points }.
reason-kitty-danger = Quien gane recibe además { $cards ->
    [one] { $cards } carta tapada
   *[other] { $cards } cartas tapadas
}.
reason-choose-add = Sumar da { points } a todos los demás.
reason-choose-subtract = Restar quita { points }.
reason-win-match = Así se gana la partida más a menudo: en { $percent } de cada 100 finales imaginados.
reason-add-ends-match = Sumar terminaría la partida con otra persona por delante.

reason-start-high = Una carta inicial alta: { $value } deja mucho margen.
reason-start-last-chance = { $card } no es una carta alta, pero el mazo se acaba.
reason-start-too-low = { $card } es una carta baja: { $better ->
    [one] aún queda { $better } carta más alta
   *[other] aún quedan { $better } cartas más altas
}.
reason-keep-room = La { row-name } conserva margen: { $room ->
    [one] { $room } valor más bajo
   *[other] { $room } valores más bajos
} para { $steps ->
    [one] { $steps } escalón que falta
   *[other] { $steps } escalones que faltan
}.
reason-extra-point = { $card } junto a { $guard }: un punto más por ser del mismo color.
reason-fill-step = Eso completa el escalón { $step }.
reason-fill-row = Eso completa la { row-name }.
reason-too-risky = { $card } dejaría demasiado poco margen: { $room ->
    [one] { $room } valor más bajo
   *[other] { $room } valores más bajos
} para { $steps ->
    [one] { $steps } escalón
   *[other] { $steps } escalones
}.
reason-no-place = { $card } no cabe en ningún sitio.
reason-joker-saves-room = { $card } vale allí { $value } y ahorra margen.
reason-finish-tower = Eso completa la torre y termina la mano, { points }.
reason-steal-best = De todo lo que se puede robar, { $card } es lo que mejor encaja.
reason-steal-hurts = Robar esta carta { $self ->
    [yes] te cuesta puntos sobre todo a ti
   *[no] le cuesta puntos sobre todo a { $seat }
}: { $card }.
reason-steal-not-worth = No hay nada que valga la pena robar.
