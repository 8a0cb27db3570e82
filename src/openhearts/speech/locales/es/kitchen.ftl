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
web-kitchen-missing = Todavía no hay ningún número. Rellena al menos un campo; un campo vacío cuenta como 0.
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
web-kitchen-option-subtract = se restan de la puntuación propia
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
web-kitchen-check-no-number = { $seat }: «{ $text }» no es un número entero de cuatro cifras como máximo y cuenta como 0.
web-kitchen-check-unread = «{ $text }» no es un número entero de cuatro cifras como máximo y cuenta como 0.
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
web-kitchen-referee-lead-towers = Toca o escribe las cartas de una torre, la carta sacada o ambas cosas, y pregunta dónde se puede colocar, qué se puede robar con ella y cuánto da la torre.
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
