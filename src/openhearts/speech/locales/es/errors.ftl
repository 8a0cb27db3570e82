# Lo que no se permite, y por qué. La carta va delante: «cuatro de tréboles: tienes que asistir al palo de corazones».

error-not-your-turn = No te toca a ti: le toca a { $seat }.
error-deal-over = La mano ha terminado.
error-not-an-action = Eso no existe en este juego.
error-not-now = Eso no es posible ahora.
error-not-begun = La partida aún no ha empezado.
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
error-pass-twice = { $card }: no la tienes tantas veces.
error-pass-count = Elige exactamente { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para pasar.
error-already-passed = Ya has pasado tus cartas.
error-opening-card = { $card }: hay que salir con la carta de salida: { $opening }.
error-opening-suit = { $card }: tienes que salir con { suit-name }.
error-opening-forbidden = { $card }: no para la primera salida de la mano.
error-locked = { $card }: { $lock ->
    [hearts] los corazones aún no están rotos
   *[other] aún no se puede salir con esta carta
}.
error-must-follow = { $card }: tienes que asistir al palo de { suit-name }.
error-first-trick = { $card }: no en la primera baza.
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

error-line = Línea { $line }: { $text }
error-text = No puedo leer eso: { $detail }.
error-text-card = «{ $text }» no es una carta. Escribe valor y palo, como qpi, 10co o «as de diamantes».
error-text-empty = No se ha escrito nada. «ayuda» muestra todas las palabras.
error-text-word = No conozco la palabra «{ $text }». «ayuda» muestra todas las palabras.
error-text-ambiguous = «{ $text }» puede significar varias cartas: { $cards }.
error-text-number = «{ $text }» no es el número de ninguna carta de la mesa.
error-text-one-card = Nombra una sola carta para jugar.
error-text-some-cards = Nombra las cartas que pasas.
error-text-seat = En esta mesa no hay nadie que se llame «{ $text }».
error-text-steal = Di a quién robas, de qué fila y adónde va: robar ben izquierda derecha.
error-text-nested = Las listas y tablas están anidadas en más de { $most } niveles; ningún registro necesita eso.
error-did-you-mean = ¿Querías decir «{ $word }»?
error-record = El registro no se ajusta a las reglas: { $detail }.
error-ruleset = Estas reglas no funcionan: { $detail }.
error-seats = { $single ->
    [yes] { $name }: este juego es para { $high } jugadores.
   *[no] { $name }: este juego es de { $low } a { $high } jugadores.
}
error-rules-bounds = { $file }, línea { $line }: { $what ->
    [nested] las tablas y listas están anidadas en más de { $most } niveles; escríbelas sin anidar, como score.points
    [parts] un nombre tiene más de { $most } partes; una regla tiene dos, como score.points
    [line] la línea tiene más de { $most } caracteres; pártela o acórtala
    [text] un texto tiene más de { $most } caracteres; acórtalo
    [digits] un número tiene más de { $most } cifras; ninguna regla necesita un número tan grande
    [entries] hay más de { $most } entradas; un archivo de reglas necesita muchas menos
   *[open] un texto entre comillas no termina; ciérralo en la misma línea
}
error-rules-long-list = { $name }: la lista es demasiado larga; acórtala a { $most } entradas como máximo
error-field = Campo: { $field }.
error-allowed = Opciones posibles: { $allowed }.
error-bot = No existe ese bot: { $detail }.
error-view = Esta vista se contradice: { $detail }.
error-forbidden = Eso no está permitido: { $detail }.
error-seat-taken = Ese puesto ya está ocupado.
error-curtain = Las cartas están tapadas: di primero quién eres, con el botón de la página.
error-not-away = En ese puesto no hay nadie ausente.
error-known-cards = Las cartas de esta mano se conocen de antemano: es para una sola persona con bots.
error-after-the-deal = Podrás ocupar ese puesto cuando termine la mano: nadie ve las cartas de dos puestos en una misma mano.
error-next-hand = Esas cartas se repartieron a otra persona. Las juega un bot; tú recibes cartas con la mano siguiente.
error-vouch = Solo quien juega esta mano puede decir quién ha vuelto.
error-shuffling = Se están barajando las cartas. Inténtalo otra vez dentro de un momento.
error-not-playing = Ahora no se está jugando ninguna mano.
error-not-anew = Alguien prefiere jugar esta mano hasta el final.
error-no-seat = Ese puesto no existe.
error-two-seats = Elige dos puestos distintos.
error-host-sits = El anfitrión tiene que estar sentado a la mesa.
error-host-only = Eso solo puede hacerlo el anfitrión.
error-refused = El anfitrión ha liberado tu puesto. Podrás volver a sentarte aquí cuando el anfitrión te deje.
error-watching = Estás mirando; eso solo pueden hacerlo los jugadores.
error-no-bot-there = Ahí no decidió ningún bot, o su semilla no se ha revelado.
error-record-too-large = Es demasiado grande: como máximo { $most } KB.
error-search-not-ready = Ese bot todavía se está preparando en este equipo; vuelve a preguntar dentro de medio minuto.
error-busy = Mucha gente está pidiendo esto ahora mismo. Espera un momento y vuelve a intentarlo.
error-too-often = Has pedido mucho de una vez. Espera un minuto y vuelve a intentarlo.
error-too-much = Esto necesita más memoria o tiempo de lo que hay para una petición. Prueba con algo más pequeño.
error-try-again = La mesa se está leyendo de nuevo; inténtalo otra vez dentro de un momento.
error-no-undo = En esta mesa no se deshace nada.
error-no-hints = En esta mesa no hay pistas.
error-no-chat = En esta mesa no se escriben mensajes.
error-claim-alone = Una reclamación que no es segura necesita el acuerdo de todos los demás.
error-claim-again = Esta reclamación se rechazó. Vuelve a preguntar después de la próxima baza.
error-claim-own = A tu reclamación responden los demás. Puedes retirarla.
error-claim-answered = No tienes nada que responder.
error-no-claim = Nadie ha reclamado nada.
error-no-claims = En este juego no se puede reclamar el resto; se juega hasta el final.
error-chat-often = No tan deprisa. Espera un momento y luego sigue escribiendo.
error-no-phrase = Ese mensaje no existe.
error-not-over = La partida aún no ha terminado.
error-table-full = Todos los puestos de esta mesa están ocupados.
error-too-many-wait = Ahora mismo hay demasiada gente esperando un puesto o un cambio. Inténtalo más tarde.
error-cannot-join = No se puede acceder a la mesa: { $why }.
error-text-invitation = «{ $text }» no es una invitación. Una invitación tiene este aspecto: http://localhost:8765/table/abc.
error-text-no-receipts = Esto no es un archivo de recibos como los que escribe una página u openhearts join.
error-bad-seal = La firma del servidor bajo la mezcla no es correcta.
error-nothing-to-undo = No hay nada que deshacer.
error-not-your-seat = Ese no es tu puesto.
error-no-table = Esa mesa no existe.
error-foreign-host = El servidor no se llama como dice esta dirección, por eso no responde. Quien lo lleva puede permitir el nombre: openhearts serve --public-url DIRECCIÓN, con la dirección tal como se escribe.
error-signed-out = Aquí se cerró tu sesión. Vuelve a entrar y tendrás una identidad nueva.
error-two-hands = Tienes un puesto en la misma mesa, y nadie puede ver dos manos. Deja antes tu puesto allí.
error-too-many-tables = Ahora mismo hay demasiadas mesas; inténtalo más tarde.
error-no-record = Aún no ha terminado ninguna mano, así que no hay registro.
error-cannot-listen = No se puede abrir el servidor en { $host }, puerto { $port }: { $why }. Elige otro puerto con --port.
error-no-address = «{ $host }» no es una dirección de este equipo. Omite --host, o indica una que tenga.
error-public-url = «{ $text }» no es una dirección pública. Escríbela como https://hearts.example, sin ruta.
error-no-folder = No se puede usar la carpeta { $folder }: { $why }. Elige otra con --data.
error-folder-in-use = Otro OpenHearts guarda sus mesas en { $folder }: { $address }. Usa ese, deténlo, o elige otra carpeta con --data.
error-too-many-own = Has abierto demasiadas mesas; sigue en una de ellas o inténtalo más tarde.
error-too-many-watchers = Ya hay demasiada gente mirando esta mesa.
error-stale = La mesa ha cambiado entretanto; vuelve a mirar antes de actuar.
error-other = Algo ha salido mal: { $detail }.
error-text-herz-card = «{ $text }» no es una carta. Escribe un número, J26-50 para un comodín numérico, SJ o ST.

# Detalles de lo anterior: lo más frecuente; véase speech/details.py. Sin punto final.
detail-no-variant = no hay ninguna variante «{ $text }»
detail-seats = { $name } no se juega entre { $count }
detail-no-parameter = { $name } no es un parámetro de las reglas
detail-not-offered = { $name } se conoce por las reglas, pero no se ofrece
detail-bad-value = { $name } no puede ser «{ $text }»
detail-bundle = { $name } es un conjunto de opciones
detail-two-packs = dos barajas necesitan una regla para las cartas idénticas
detail-no-file = no se puede leer { $file }: { $kind ->
    [missing] no existe ese archivo
    [folder] es una carpeta
    [forbidden] falta el permiso
   *[other] { $why }
}
detail-empty-file = { $file } está vacío
detail-no-utf8 = { $file ->
    [this] esto
   *[other] { $file }
} no es texto UTF-8, a partir del byte { $place }
detail-no-toml = { $file } no es TOML: { $why }
detail-too-large = { $file } es demasiado grande para un archivo de reglas ({ $most } bytes como máximo)
detail-no-bot = «{ $text }»; se conocen { $known }, o ARCHIVO.py:Clase{ $nearest ->
    [none] {""}
   *[other] . ¿Querías decir «{ $nearest }»?
}
detail-empty-record = esto está vacío; un registro empieza con { $head }
detail-no-record = esto no es un registro: un registro empieza con { $head }
detail-no-text = esto no es un archivo de texto
detail-long-line = una línea tiene más de { $most } bytes, demasiado para un registro
detail-cut-off = falta el final del registro
detail-no-hand = faltan las cartas del puesto { $seat }
detail-twice = { $card } aparece demasiadas veces o no está en esta baraja
detail-no-card = «{ $text }» no es una carta; escribe valor y palo con letras inglesas, como QS, 10H o AD
detail-refused = el puesto { $seat } no puede jugar { $card }: { $reason ->
    [must-follow] hay que asistir al palo de salida
    [card-not-held] ese puesto no tiene esa carta
    [locked] aún no se puede salir con ella
    [first-trick] no en la primera baza
    [opening-card] hay que salir con la carta de salida
    [opening-suit] hay que salir con el palo de la carta de salida
    [opening-forbidden] no para la primera salida de la mano
    [not-your-turn] le toca a otro puesto
   *[other] { $reason }
}
detail-winner = ganador de esta baza: { $seat ->
    [none] nadie
   *[other] puesto { $seat }
}, no { $told }
detail-points = los puntos son { $points }
detail-rules-say = las reglas dicen { $right }, no { $told }
detail-digest = las reglas de abajo no tienen esta suma de comprobación: algo en ellas se ha cambiado
detail-secret = el secreto del anfitrión no es aquel con el que se comprometió
detail-shuffle = estas no son las cartas que da la mezcla
detail-entry = turno { $place } («{ $text }»): { $rest }
detail-drawn = la carta sacada ahora («{ $text }»): { $rest }
detail-herz-no-turn = esto no es un turno; escribe 3. P0 draws 45: left, o más corto 45: left
detail-herz-no-action = «{ $text }» no es una acción; escribe keep, left, right, left=63, discard o steal 1 left right
detail-herz-no-card = «{ $text }» no es una carta; escribe un número, J26-50 para un comodín numérico, SJ o ST
detail-herz-twice = { $card } ya ha salido, y no hay otra igual
detail-herz-not-in-pack = { $card } no está en esta baraja
detail-herz-stock-empty = el mazo estaba vacío antes de este turno
detail-herz-undecided = escribe qué pasó con la carta { $card }
detail-herz-only-a-card = esta es la carta sobre la que hay que decidir; escribe solo la carta
detail-herz-number = esta es la carta sacada número { $right }, no { $told }
detail-herz-turn = le toca a P{ $right }, no a P{ $told }
detail-herz-outcome = el resultado es { $right ->
    [nothing] nada
   *[other] { $right }
}, no { $told }
detail-herz-after-end = la mano termina antes de este turno
detail-herz-over = la mano ha terminado; ya no hay nada que decidir
detail-herz-draw = di qué carta ha sacado ahora el puesto { $seat }
detail-herz-starter = ¿quién empieza esta mano? Todos estos puestos encajan: { $list }; di quién empieza, o escribe P{ $seat } delante de la primera carta
detail-herz-refused = { $reason ->
    [no-start-card] aún no hay carta inicial
    [has-start-card] ya hay una carta inicial
    [row-full] esa fila está llena
    [value-too-high] la carta no es más baja que la de encima
    [outside-group] ningún valor del grupo de ese comodín encaja ahí
    [cannot-steal] esa carta no se puede robar
    [bad-value] ahí no puede tener ese valor
    [wrong-phase] la carta sacada no lo permite
   *[other] { $reason }
}
detail-no-seat = no hay ningún puesto { $seat }{ $last ->
    [none] {""}
   *[other] ; los puestos van del 0 al { $last }
}
detail-nothing-now = el puesto { $seat } no tiene nada que decidir ahora
detail-scores = puntuaciones: { $told }, puestos: { $right }
detail-from-one = las manos se cuentan desde 1
detail-range = { $low } a { $high }
detail-whole = un número entero a partir de { $low }{ $none ->
    [none] {""}
   *[other] {" "}o { $none }
}
detail-bot-chooses = el bot del puesto { $seat } elige aquí { $right }, no { $told }
detail-bot-version = el bot del puesto { $seat } elige aquí { $right }, no { $told }; pero este registro lo hizo la versión { $before } de { $bot }, y esta es la versión { $now }, que no tiene por qué elegir lo mismo
