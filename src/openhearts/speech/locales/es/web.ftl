# Las páginas en un navegador: inicio, mesas, ajustes, errores. Lo que se dice en una mesa está en los otros archivos.

web-skip = Ir al contenido
web-language = Idioma
web-change = Cambiar
web-rules = Reglas
web-fair = Juego limpio
web-wishes = Ajustes
web-save = Guardar
web-to-front = Volver al inicio

# Inicio
web-front-title = Juega a Corazones
web-front-lead = Contra bots que solo ven sus propias cartas, o con amigos. Gratis y sin cuenta.
web-mine = Tus mesas
web-mine-line = { $phase ->
    [gathering] espera jugadores; en la mesa: { $names }
    [over] terminada: { $names }
   *[playing] mano { $deal }: { $names }
}
web-which-game = ¿Qué juego?
web-seats = Puestos
web-seats-usual = lo habitual
web-level = Bots
web-level-novice = principiantes
web-level-casual = por diversión
web-level-club = jugadores de club
web-level-expert = expertos
web-level-master = maestros
web-more = Más
web-your-name = Tu nombre
web-pace = Ritmo de los bots
web-pace-none = inmediato
web-pace-fast = rápido
web-pace-usual = normal
web-pace-slow = lento
web-pace-slowest = muy lento
web-options = Opciones de las reglas
web-play-bots = Jugar
web-play-friends = Jugar con amigos
web-play-again = Jugar otra vez: { $game }
web-more-games = Más juegos

# Una mesa donde se reúne la gente
web-gathering = La partida aún no ha empezado.
web-chair = Puesto { $number }: { $kind ->
    [open] libre
    [bot] { $name }, bot
    [away] { $name }, ausente
   *[person] { $own ->
        [yes] tú
       *[no] { $name }
    }
}
web-sit = Sentarse aquí
web-fill = Poner un bot
web-free = Liberar el puesto
web-leave-seat = Dejar el puesto
web-invite = Invita a otros con esta dirección:
web-qr = La dirección como imagen para teléfonos
web-start = Empezar la partida
web-host-starts = La partida la empieza el anfitrión.

# La mesa
web-your-turn = Te toca
web-talk = Cuadro de órdenes
web-box = Escribe una carta, una pregunta o una orden:
web-box-go = Enviar
web-lost = Conexión perdida. Nuevo intento…
web-record = Registro
web-hint = Pista
web-undo = Deshacer
web-scores = Marcador
web-log = Lo que ha ocurrido
web-who = Quién se sienta dónde
web-opened = Todas las cartas de la mano
web-hand = Tus cartas
web-new-card = nueva
web-is-turn = (en turno)
web-has-chosen = (elección hecha)
web-wins = (va ganando)
web-last-trick = Última baza
web-gave = A { $seat }:
web-pass = Pasar { $number } de { $count }
web-chosen = carta elegida, { $number } de { $count }
web-choice = { $state ->
    [yes] { $card }, carta elegida, { $number } de { $count }.
   *[no] { $card }, elección retirada, { $number } de { $count }.
}
web-enough-chosen = { $count ->
    [one] Ya hay una carta elegida; retírala primero.
   *[other] Ya hay { $count } cartas elegidas; retira primero una.
}
web-next-deal = { $count ->
    [0] Mano siguiente
   *[other] Podemos seguir
}
web-next-waits = Esperando a los demás
web-drawn = Carta sacada:
web-discarded = Última carta descartada
web-empty = vacío
web-says = { $name } dice: { $text }
web-again = Jugar otra vez
web-table-settings = Ajustes de la mesa
web-away = Si alguien se ausenta
web-away-bot = al cabo de un minuto un bot juega en su lugar hasta que vuelva
web-away-wait = la mesa espera
web-allow-hints = Se permiten pistas
web-allow-undo = Quien juega a solas puede deshacer
web-allow-chat = La gente puede escribirse
web-seat-numbers = Puntuación { $score }; en esta mano { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
web-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
web-tower-numbers = Puntuación { $score }; esta torre { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-bot = bot
web-is-away = ausente
web-dealer = reparte
web-dealer-sign = R
web-took = (se llevó la baza)
web-led = salida
web-hinted = pista
web-left = Sin jugar:
web-all-tricks = Todas las bazas
web-opened-words = Todas las cartas en palabras
web-pass-to = { $count ->
    [one] { $count } carta a { $seat }
   *[other] { $count } cartas a { $seat }
}
web-pass-count = Elección: { $number } de { $count }
web-pass-from = Las tuyas te llegan de { $seat }
web-came = De { $seat }:
web-lay = { $row }: { $value } bajo { $above }
web-place-open = cabe aquí
web-place-target = se puede robar

# Ajustes de cada persona
web-wish-deck = Cartas
web-wish-deck-court = con dibujos
web-wish-deck-big = con signos grandes
web-wish-colours = Colores de los palos
web-wish-colours-four = cuatro
web-wish-colours-two = dos
web-wish-theme = Claro u oscuro
web-wish-theme-auto = como el dispositivo
web-wish-theme-light = claro
web-wish-theme-dark = oscuro
web-wish-size = Tamaño
web-wish-size-normal = normal
web-wish-size-large = grande
web-wish-size-largest = muy grande
web-wish-spoken = Avisos
web-wish-spoken-brief = breves
web-wish-spoken-usual = normales
web-wish-spoken-full = todos
web-wish-two-taps = En una pantalla táctil: el primer toque levanta la carta, el segundo la juega
web-wish-short-cards = Cartas con signos (Q♠) en lugar de palabras
web-wish-sound = Sonidos
web-wish-keys = Teclas de la mesa (C, 1 a 6, S, T…)

# Otro dispositivo
web-device = Seguir en otro dispositivo
web-device-how = Abre allí esta dirección, o lee la imagen con el teléfono. Vale diez minutos; no se la des a nadie más.
web-device-ask = ¿Seguir aquí como { $name }, con los mismos puestos y ajustes?
web-device-yes = Sí, soy { $name }
web-device-no = No

# Errores
web-fault-title = No ha funcionado
web-fault-none = Esa página no existe.
web-fault-table = Esa mesa no existe. Vuelve a pedir la dirección.
web-fault-pass = Esta dirección ha caducado. Crea una nueva en el primer dispositivo.
web-fault-form = Esta página ha caducado. Vuelve atrás, recárgala e inténtalo de nuevo.
web-fault-large = Eso es demasiado grande.
web-fault-often = Demasiado a la vez. Espera un momento e inténtalo de nuevo.
web-fault-request = Esa petición no se entiende.
web-fault-own = Algo ha salido mal aquí. No se ha perdido nada de lo jugado: recarga la página.

# Juego limpio
web-fair-1 = Los bots reciben exactamente lo mismo que tú: sus propias cartas y lo que está a la vista en la mesa. El programa no les da nada más, y las pruebas comparan parejas de manos que solo se diferencian en las cartas ocultas: en ambas, cada bot tiene que elegir lo mismo.
web-fair-2 = Antes de cada mano, el servidor fija las cartas con un compromiso: un número largo que no revela nada, pero que después no se puede cambiar. Luego cada uno en la mesa añade su propio azar, de modo que ni el servidor ni el último en hablar elige las cartas.
web-fair-3 = Cuando la mano ha terminado, se revela el secreto. Cualquiera puede volver a calcular las cartas a partir de él; el registro de la partida contiene todo lo necesario.
web-fair-4 = Lo que elige un bot resulta de lo que ve y de un número que figura en el registro. Cualquiera puede volver a calcular cada decisión y comprobar que no hizo falta nada más.
web-fair-5 = Lo que un bot parece tardar en pensar no depende de sus cartas.
web-fair-state = { $state ->
    [open] La mano se está jugando: estos números ya fijan sus cartas.
    [right] Calculado de nuevo: estos números dan exactamente las cartas que se repartieron.
   *[wrong] Calculado de nuevo: estos números NO dan las cartas que se repartieron.
}
web-fair-match = Partida
web-fair-host = Compromiso del servidor
web-fair-seat = { $seat }: compromiso y aportación
web-fair-secret = El secreto, revelado después de la mano
web-to-table = Volver a la mesa

# La línea de órdenes
web-serving = OpenHearts está en { $address }
web-serving-stop = Se detiene con Ctrl-C; todas las mesas quedan guardadas.

# La mesa de la cocina: para quien tiene cartas de verdad
web-kitchen = Hoja de puntos para cartas de verdad
web-kitchen-lead = Se juega con cartas de verdad; la hoja lleva la puntuación, dice quién pasa a quién y quién sale, y conoce las reglas.
web-kitchen-mine = Tus hojas
web-kitchen-which = ¿A qué se juega?
web-kitchen-players = Jugadores:
web-kitchen-seats = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-kitchen-names = Nombres, en el sentido de las agujas del reloj alrededor de la mesa
web-kitchen-player = Jugador { $number }
web-kitchen-ask-dealer = ¿Quién reparte primero?
web-kitchen-ask-youngest = ¿Quién es el más joven?
web-kitchen-ask-starter = ¿Quién empieza?
web-kitchen-open = Abrir la hoja
web-kitchen-other-game = Otro juego
web-kitchen-new = Hoja nueva
web-kitchen-pad = Hoja de puntos
web-kitchen-no-pad = Esa hoja no existe. Vuelve a pedir la dirección.
web-kitchen-full = Esta hoja está llena. Abre una nueva.
web-kitchen-deal = Mano { $number }
web-kitchen-number = Mano
web-kitchen-deals = Reparte { $seat }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para cada uno{ $left ->
    [0] .
    [one] ; sobra { $left } carta.
   *[other] ; sobran { $left } cartas.
}
web-kitchen-hold = En esta mano no hay pase.
web-kitchen-passes = { $count ->
    [one] Se pasa { $count } carta
   *[other] Se pasan { $count } cartas
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = En la primera baza sale { $seat }.
web-kitchen-leads-card = En la primera baza sale quien tenga esta carta: { $card }.
web-kitchen-leads-lowest = En la primera baza sale quien tenga esta carta: { rules-lowest-of }.
web-kitchen-begins = Empieza { $seat }.
web-kitchen-write = Apuntar
web-kitchen-check = Solo comprobar
web-kitchen-undo = Deshacer la última mano
web-kitchen-all = Todas las manos
web-kitchen-remarks = Observaciones
web-kitchen-share = Mostrar esta hoja en otro dispositivo
web-kitchen-would-score = Quedaría así: { $list }.
web-kitchen-behind = Entretanto alguien más ha escrito en esta hoja. Mírala, y apunta otra vez tu mano si todavía falta.
web-kitchen-waits = Aún no se ha enviado; espera en este dispositivo hasta que se pueda acceder al servidor.
web-kitchen-clash = Entretanto alguien más ha escrito en esta hoja. Esto no se ha apuntado:
web-kitchen-send-again = Apuntarlo de todos modos
web-kitchen-drop = Tirarlo
web-kitchen-field-points = Puntos recibidos
web-kitchen-field-bonus = Quién se llevó: { $card }
web-kitchen-field-bonus-points = Puntos de bonificación
web-kitchen-field-trickless = Ninguna baza
web-kitchen-field-aside = Puntos en las cartas apartadas
web-kitchen-field-void = Puntos que nadie se llevó
web-kitchen-field-moon = Quién alcanzó la luna
web-kitchen-field-sun = Con todas las bazas (sol)
web-kitchen-field-choice = La elección después de la luna
web-kitchen-field-last = Quién se llevó la última baza
web-kitchen-field-exact = Contar los puntos exactamente como están escritos
web-kitchen-field-steps = Escalones completos
web-kitchen-field-colours = De ellos, de un mismo color
web-kitchen-field-exact-steps = La primera columna son puntos, no escalones
web-kitchen-field-trick = Cartas de la baza, en orden
web-kitchen-field-leader = Quién salió en esta baza
web-kitchen-field-hand = Las cartas de la persona en cuestión
web-kitchen-field-first = Es la primera baza
web-kitchen-field-broken = { $lock ->
    [hearts] Los corazones están rotos
   *[other] Se puede salir con lo que estaba bloqueado
}
web-kitchen-field-final = Es la última baza
web-kitchen-field-earlier = Bazas anteriores, si las conoces: una en cada línea
web-kitchen-field-tower-card = La carta sacada
web-kitchen-field-tower-start = Carta inicial
web-kitchen-field-tower-left = Fila izquierda, desde arriba
web-kitchen-field-tower-right = Fila derecha, desde arriba
web-kitchen-field-tower-other-start = Otra torre: carta inicial
web-kitchen-field-tower-other-left = Otra torre: fila izquierda
web-kitchen-field-tower-other-right = Otra torre: fila derecha
web-kitchen-option-auto = según los puntos
web-kitchen-option-no = nadie
web-kitchen-option-nobody = nadie
web-kitchen-option-unsaid = sin indicar
web-kitchen-option-add = los demás reciben puntos
web-kitchen-option-subtract = se restan los puntos propios
web-kitchen-exactly = Contado exactamente como está escrito.
web-kitchen-already = Estos son los puntos después de una luna ({ $seat }); cuentan tal como están.
web-kitchen-shot = { $feat ->
    [sun] { $seat } alcanza el sol
   *[moon] { $seat } alcanza la luna
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    } para todos los demás.
   *[subtract_from_self] { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    } menos para { $seat }.
}
web-kitchen-check-no-number = { $seat }: «{ $text }» no es un número y cuenta como 0.
web-kitchen-check-unread = «{ $text }» no es un número y cuenta como 0.
web-kitchen-check-sum = Los puntos suman { $sum }, pero deberían ser { $wanted }{ $less ->
    [0] .
   *[other] : { $total } en la baraja, menos { $less } que nadie se llevó.
}
web-kitchen-check-impossible = { $seat }: ningún conjunto de cartas de esta baraja cuesta { $value }.
web-kitchen-check-outside = No puede haber tanto fuera: la baraja cuesta { $total } en total.
web-kitchen-check-bonus = No se ha dicho quién se llevó: { $card }.
web-kitchen-check-trickless = ¿{ $seat } no tiene ninguna baza, pero sí puntos?
web-kitchen-check-moon = ¿{ $seat } alcanzó la luna, pero sin llevarse todos los puntos?
web-kitchen-check-denied = { $seat } se llevó todos los puntos; según las reglas, eso es una luna.
web-kitchen-check-sun = ¿Todas las bazas, pero nadie alcanzó la luna?
web-kitchen-check-choice = { $seat } tiene que elegir; contado como puntos para los demás.
web-kitchen-check-last = No se ha dicho quién se llevó la última baza; vuelve a salir { $seat }.
web-kitchen-check-steps = { $seat }: una torre tiene de 0 a { $most } escalones.
web-kitchen-check-colours = { $seat }: más escalones de un mismo color que escalones completos.
web-kitchen-check-complete = ¿{ $count } torres completas, aunque la mano termina con la primera?
web-kitchen-referee = Árbitro
web-kitchen-referee-lead = Toca o escribe las cartas de la baza, las de la persona en cuestión o ambas, y pregunta qué se puede jugar y quién se lleva la baza.
web-kitchen-ask = Preguntar
web-kitchen-clear = Vaciar todos los campos
web-kitchen-tap = Tocar cartas para este campo
web-kitchen-back = Quitar una
web-kitchen-may = { $card }: se puede jugar
web-kitchen-quotes = Qué dicen las reglas
web-kitchen-to-play = { $first ->
    [yes] Sale { $seat }.
   *[no] Le toca a { $seat }.
}
web-kitchen-so-far = Por ahora va ganando { $seat }: { $card }.
web-kitchen-nobody-so-far = Por ahora no va ganando nadie.
web-kitchen-kitty = { $seat } se lleva también el pozo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
web-kitchen-fault-earlier = Baza anterior { $number }: no tiene { $count } cartas.
web-kitchen-fault-trick = Una baza tiene como máximo { $count } cartas.
web-kitchen-fault-pack = { $card }: { $count ->
    [0] no está en la baraja
    [one] en la baraja solo hay { $count }
   *[other] en la baraja solo hay { $count }
}.
web-kitchen-fault-hand = Cada uno tiene solo { $count } cartas, y no hay más bazas que esas.
web-kitchen-fault-tower = Hay una carta que no está en esta baraja.
web-kitchen-as-start = Como carta inicial: { $card }, valor { $value }
web-kitchen-in-row = { $row ->
    [left] A la izquierda
   *[right] A la derecha
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] A la izquierda
   *[right] A la derecha
}: { $card }, como { $value }
web-kitchen-values = { $low } a { $high }
web-kitchen-tower = La torre da { points }: { $step } por escalones, { $bonus } por colores.
web-kitchen-tower-complete = Las dos filas están llenas: la torre está completa.
web-kitchen-steals = { $count ->
    [0] De la otra torre no se puede robar nada para esta.
    [one] Un solo robo es posible.
   *[other] { $count } robos son posibles.
}
web-kitchen-steal = { $card } ({ row-name } de la otra torre), { $to ->
    [left] a mi fila izquierda
    [right] a mi fila derecha
   *[start] como mi carta inicial
}, como { $value }
web-kitchen-print-cards = Imprimir cartas
web-kitchen-cards-lead = Hojas A4 de nueve cartas, para cortar por las marcas. Imprímelas al 100 %; con dorsos, por las dos caras, girando por el borde largo.
web-kitchen-cards-special = Cartas que no hay en ninguna tienda
web-kitchen-cards-usual = Las cartas de los otros juegos
web-kitchen-fronts = Hojas
web-kitchen-backs = Hojas con dorsos
