# Records, and shuffles that can be checked.

error-empty-record = Esto está vacío; un registro empieza con { $head }.
error-no-record-head = Esto no es un registro: un registro empieza con { $head }.
error-record-version = Esta es la versión { $told }; este programa lee la versión { $right }.
error-cut-off = Falta el final del registro.
error-after-end = { $name } está después del final del registro.
error-stands-twice = { $name } aparece dos veces.
error-stands-instead = { $name } está donde tiene que estar { $right }.
error-stands-before = { $name } no puede estar antes de { $right }.
error-no-place-here = { $name } no va aquí.
error-missing-before = Falta { $name } antes de { $right }.
error-bad-fields = Esta línea tiene un campo que no puede tener, o le falta uno.
error-half-a-letter = «{ $text }» contiene media letra, que ningún archivo puede guardar.
error-strange-letter = «{ $text }» contiene una letra o un número que ningún juego de cartas necesita.
error-no-value = «{ $text }» no es ningún valor.
error-tag-name = «{ $name }» no puede ser el nombre de un campo: escribe letras, cifras y _, pero no un nombre que usen los propios registros.
error-player-kind = Un bot necesita el nombre de su tipo (bot="..."), y una persona no lo tiene.
error-player-bot-only = Solo los bots tienen versión, presupuesto y semilla.
error-no-deal-open = Esta línea es de una mano, pero no se está jugando ninguna.
error-stand-ins-early = Quién sustituyó se dice después del juego.
error-stand-ins-range = Aquí no hay acciones de la { $low } a la { $high }.
error-stand-ins-order = Las sustituciones se dicen en el orden de sus primeras acciones.
error-stand-ins-both = Dos bots decidieron a la vez por el puesto { $seat }.
error-stand-ins-seat = La acción { $number } no es del puesto { $seat }.
error-event-missing = Falta un suceso antes de esta línea.
error-event-not-here = Este suceso no ocurre aquí.
error-event-other = Lo que ocurre aquí es { $name }, no esto.
error-comment-place = Aquí no puede haber un comentario después de la acción { $number }.
error-no-hand = Faltan las cartas del puesto { $seat }.
error-cards-of-deal = Faltan las cartas de esta mano, o no son texto simple.
error-seat-has-hand = El puesto { $seat } no es de esta mesa, o ya tiene cartas.
error-passed-elsewhere = Así se pasan las cartas en esta mano: { $right }.
error-trick-number = La baza { $told } está donde tiene que estar la baza { $right }.
error-trick-size = Una baza no puede tener este número de cartas: { $told }. La mesa tiene { $right } puestos.
error-trick-incomplete = La baza tiene ganador, pero no todas sus cartas.
error-winner = Ganador de esta baza: { $seat ->
    [none] nadie
   *[other] puesto { $seat }
}, no { $told }.
error-points = Los puntos son { $points }.
error-play-refused = El puesto { $seat } no puede jugar { $card }: { $reason ->
    [must-follow] hay que asistir al palo de salida
    [card-not-held] ese puesto no tiene esa carta
    [locked] aún no se puede salir con ella
    [first-trick] no en la primera baza
    [opening-card] hay que salir con la carta de salida
    [opening-suit] hay que salir con el palo de la carta de salida
    [opening-forbidden] no para la primera salida de la mano
    [not-your-turn] le toca a otro puesto
   *[other] { $reason }
}.
error-seat-says = Puesto { $seat }: { $cause }
error-rules-say = Las reglas dicen { $right }, no { $told }.
error-digest = Las reglas de abajo no tienen esta suma de comprobación: algo en ellas se ha cambiado.
error-no-deals = No hay ninguna mano en este registro.
error-over-before = La partida había terminado antes de esta mano.
error-deal-unfinished = La mano { $deal } no había terminado antes de esta.
error-deal-begins-otherwise = La mano no empieza como la anterior dejó la mesa.
error-deal-counted-early = La mano { $deal } no ha terminado, y sin embargo está contada.
error-shuffle-not-told = La mano { $deal } no dice nada con lo que recalcular su mezcla.
error-changes-too-early = Nadie cambia de puesto antes de la primera mano.
error-cards-decide-leader = Las cartas deciden quién sale: no se nombra a nadie.
error-recorded = { $name } es { $right }, no { $told }.
error-bot-chooses = El bot del puesto { $seat } elige aquí { $right }, no { $told }.
error-bot-chooses-illegal = El bot del puesto { $seat } elige algo que no está permitido: { $cause }
error-bot-seed-hidden = No se dice la semilla del bot del puesto { $seat }.
error-no-bot-there = Ahí no decidió ningún bot, o su semilla no se ha revelado.
error-bot-version = El bot del puesto { $seat } elige aquí { $right }, no { $told }; pero este registro lo hizo la versión { $before } de { $bot }, y esta es la versión { $now }, que no tiene por qué elegir lo mismo.
error-starts-no-program = { $text } es un programa, y un registro no arranca ninguno.
error-shuffle = Estas no son las cartas que da la mezcla.
error-secret = El secreto del servidor no es aquel con el que se había comprometido.
error-secret-hidden = El secreto del servidor no se ha revelado.
error-n-bytes = Un secreto o una aportación tiene { $right } bytes, no { $told }.
error-hex-digits = { $name } tiene que tener { $count } caracteres 0-9 a-f.
error-match-name = «{ $text }» no puede ser el nombre de una partida: escribe de 1 a 60 letras, cifras y . _ : -
error-contributions-order = Las aportaciones no están en el orden de los puestos, o un puesto tiene dos.
error-contribution-missing = Faltan aportaciones; puestos: { $list }.
error-contribution-other = La aportación del puesto { $seat } no es aquella con la que se comprometió.
error-contribution-derived = La aportación del puesto { $seat } no se sigue del secreto.
error-contributes-not = El puesto { $seat } no aporta nada a esta mano, o ya lo ha hecho.
error-commitment-taken = Ese compromiso es de otro puesto.
error-commitment-other = Este compromiso no es el que da la semilla.
error-fixed = Las cartas fijadas de antemano tienen una clave de 64 caracteres 0-9 a-f, y no se mezclan.
error-chance = Este no es el azar de los bots que da el secreto, o no se dice ningún secreto.
error-sealed = El secreto de esta mano está sellado con una clave que no está aquí.
error-bad-seal = La firma del servidor bajo la mezcla no es correcta.
error-no-receipts = Esto no es un archivo de recibos como los que escribe una página u openhearts join.
error-shuffle-step = La mezcla no está en este paso.
