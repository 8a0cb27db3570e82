# El editor de reglas: su página, y cada parámetro de las reglas con un nombre (web-rule-), una frase (web-about-) y sus valores.

web-editor = Reglas de la casa
web-editor-lead = Cambia las reglas para jugar como en casa. Cada cambio se comprueba, y al lado están las reglas en palabras.
web-editor-fine = { $count ->
    [0] Estas son las reglas de este juego: { $name }.
    [one] Con estas reglas se puede jugar. Una sola cosa cambia respecto a: { $name }.
   *[other] Con estas reglas se puede jugar. { $count } cosas cambian respecto a: { $name }.
}
web-editor-faulty = Así todavía no se puede. Las reglas en palabras son las de antes.
web-editor-check = Comprobar
web-editor-base = Partir de
web-editor-base-about = Otro juego empieza con sus propias reglas.
web-editor-name = Nombre de tus reglas
web-editor-presets = Cambios ya preparados
web-editor-asked = Lo que más se cambia
web-editor-more = Todo lo demás
web-editor-reset = Deshacer todos los cambios
web-editor-was = en lugar de: { $value }
web-editor-marks = Subrayado: nuevo. Tachado: como en «{ $name }».
web-editor-changes = Qué es distinto
web-editor-new = Nuevo:
web-editor-gone = Eliminado:
web-editor-share = Guardar y compartir
web-editor-link = La dirección de estas reglas:
web-editor-keep = Crear una dirección corta
web-editor-download = Descargar como archivo
web-editor-upload = Abrir un archivo de reglas:
web-editor-open = Abrir

web-rule-yes = sí
web-rule-no = no
web-rule-nothing = nada
web-rule-other = otra cosa…
web-rule-number = este número:
web-rule-as-in = { $values } como en «{ $name }»
web-rule-in-words = También con palabras: { $example }.
web-rule-understood = Entendido así: { $value }
web-rule-range = { $high ->
    [0] Un número entero a partir de { $low }.
   *[other] Un número entero de { $low } a { $high }.
}

web-rule-cannot = «{ $text }» no puede estar aquí.
web-rule-cannot-empty = Este campo no puede quedar vacío.
web-allowed-number = { $kind ->
    [between] un número entero de { $low } a { $high }
    [from] un número entero a partir de { $low }
   *[any] un número entero
}
web-allowed-selector = cartas (QS), palos (suit:H), valores (rank:Q) o all
web-allowed-points = cartas (QS 13), palos (suit:H 1), valores (rank:Q 2) o all, cada uno con un número entero
web-allowed-card = cartas como QS o 10H
web-allowed-opening-card = una carta como 2C, o lowest_of:C
web-allowed-suit = palos: C (tréboles), D (diamantes), H (corazones), S (picas)
web-allowed-rank = valores: 1 a 11, J (jota), Q (dama), K (rey), A (as)

# Los grupos
web-group-pack = La baraja
web-group-joker = Comodines
web-group-deal = Reparto
web-group-dealer = El repartidor
web-group-pass = El pase
web-group-opening = La primera salida
web-group-next-deal = La primera salida en las manos siguientes
web-group-lead = Salir
web-group-first-trick = La primera baza
web-group-trick = Bazas y cartas idénticas
web-group-score = Puntos
web-group-moon = Alcanzar la luna
web-group-sun = Alcanzar el sol
web-group-end = El final de la partida
web-group-tower = Torres, comodines y robos

# Conjuntos de opciones de las variantes
web-bundle-sun = El sol
web-bundle-jack-11 = La jota de diamantes resta 11
web-bundle-fixed-deals = Un número fijo de manos
web-bundle-moon-13-and-1 = La luna con 13 corazones y una dama
web-bundle-high-points = Puntos altos
web-bundle-eleven = Once de cada palo
web-bundle-standard-pack = Baraja corriente
web-bundle-previous-trick = Corazones solo después de corazones
web-bundle-ten-of-diamonds = El diez de diamantes en lugar de la jota
web-bundle-jack-for-moon = La luna necesita también la jota
web-bundle-queen-50 = La dama cuesta 50

# Corazones
web-rule-hearts-pack-count = Barajas
web-about-hearts-pack-count = Una baraja, o dos mezcladas.
web-rule-hearts-pack-suits = Palos
web-about-hearts-pack-suits = Los palos de la baraja.
web-rule-hearts-pack-ranks = Valores
web-about-hearts-pack-ranks = Los valores, empezando por el más bajo; uno más alto se lleva la baza.
web-rule-hearts-pack-remove = Cartas retiradas
web-about-hearts-pack-remove = Las cartas que se retiran de cada baraja.
web-rule-hearts-pack-jokers = Comodines
web-about-hearts-pack-jokers = Cuántos comodines se añaden.
web-rule-hearts-joker-mode = Qué hace un comodín
web-about-hearts-joker-mode = Qué puede hacer un comodín en una baza.
web-values-hearts-joker-mode = { $value ->
    [excuse] se puede jugar en cualquier momento, nunca gana
    [always_wins] el primero se lleva la baza
   *[none] no hay
}
web-rule-hearts-deal-hands = Cartas para cada uno
web-about-hearts-deal-hands = Cuántas cartas recibe cada uno.
web-values-hearts-deal-hands = { $value ->
   *[even] las más posibles, a partes iguales
}
web-rule-hearts-deal-leftover = Cartas sobrantes
web-about-hearts-deal-leftover = Qué pasa con las cartas que no se reparten.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] para quien gane la primera baza
    [kitty_last_trick] para quien gane la última baza
    [kitty_first_heart] para quien gane la primera baza con un corazón
   *[set_aside] se apartan
}
web-rule-hearts-deal-leftover-seen-by = Quién puede mirarlas
web-about-hearts-deal-leftover-seen-by = Quién puede ver las cartas sobrantes.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] quien se las lleve
    [all] todos
   *[nobody] nadie
}
web-rule-hearts-dealer-first = Quién reparte primero
web-about-hearts-dealer-first = El azar, o un puesto, contado desde 0.
web-values-hearts-dealer-first = { $value ->
   *[random] decide el azar
}
web-rule-hearts-dealer-next = Quién reparte después
web-about-hearts-dealer-next = Quién reparte después de una mano.
web-values-hearts-dealer-next = { $value ->
    [left] quien se sienta a la izquierda del repartidor
    [right] quien se sienta a la derecha del repartidor
   *[most_points] quien tenga la puntuación más alta
}
web-rule-hearts-pass-count = Cartas que se pasan
web-about-hearts-pass-count = Las cartas que cada uno pasa antes de jugar; 0: sin pase.
web-rule-hearts-pass-cycle = Adónde van
web-about-hearts-pass-cycle = En la primera mano, en la segunda, y así sucesivamente; después se vuelve a empezar.
web-rule-hearts-opening-leader = Quién sale primero
web-about-hearts-opening-leader = Quién sale en la primera baza.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] quien tenga la carta de salida
    [left_of_dealer] quien se sienta a la izquierda del repartidor
    [dealer] el repartidor
    [youngest] el más joven, que indica el anfitrión
   *[seat] un puesto que indica el anfitrión
}
web-rule-hearts-opening-card = Carta de salida
web-about-hearts-opening-card = La carta que abre una mano, como 2C (dos de tréboles), o lowest_of:C para el trébol más bajo que tenga alguien.
web-values-hearts-opening-card = { $value ->
   *[none] ninguna
}
web-rule-hearts-opening-must = Con qué debe salir quien la tiene
web-about-hearts-opening-must = Con qué debe salir quien tiene la carta de salida.
web-values-hearts-opening-must = { $value ->
    [card] con esta carta
    [suit] con su palo
   *[any] con cualquier carta
}
web-rule-hearts-opening-forbidden = Prohibido como primera salida
web-about-hearts-opening-forbidden = Con qué no se puede hacer la primera salida de la mano, salvo que no se tenga otra cosa: cartas (QS), palos (suit:H), valores (rank:Q) o all.
web-rule-hearts-next-deal-leader = Quién sale primero después
web-about-hearts-next-deal-leader = Quién sale en la primera baza de las manos que siguen a la primera.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] como en la primera mano
    [most_points_last_deal] quien recibió más puntos en la mano anterior
    [most_points_total] quien tenga la puntuación más alta
    [fewest_points] quien recibió menos puntos en la mano anterior
   *[last_winner] quien se llevó la última baza de la mano anterior
}
web-rule-hearts-next-deal-tie = Si son varios
web-about-hearts-next-deal-tie = Quién sale primero entre varios con los mismos puntos.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] el primero a la izquierda de quien salió antes
    [youngest] el más joven
   *[random] decide el azar
}
web-rule-hearts-lead-locked = Bloqueado al principio
web-about-hearts-lead-locked = Con qué no se puede salir antes de que se desbloquee, salvo que no se tenga otra cosa: cartas (QS), palos (suit:H), valores (rank:Q) o all.
web-rule-hearts-lead-broken-by = Qué desbloquea
web-about-hearts-lead-broken-by = Cartas (QS), palos (suit:H), valores (rank:Q) o all.
web-rule-hearts-lead-broken-when = Cuándo se puede salir con corazones
web-about-hearts-lead-broken-when = Cuándo se desbloquean los corazones, o lo que esté bloqueado en su lugar.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] si en una baza anterior se jugó uno
    [collected_earlier_trick] si alguien se llevó uno en una baza anterior
    [in_previous_trick] si hubo uno en la baza anterior
    [last_card_of_previous_trick] si uno fue la última carta de la baza anterior
    [never] nunca, salvo que no se tenga otra cosa
   *[free] siempre
}
web-rule-hearts-lead-break-requires-discard = Solo desbloquea un descarte
web-about-hearts-lead-break-requires-discard = Solo desbloquea una carta descartada sobre otro palo, no una con la que se asiste o se sale.
web-rule-hearts-lead-queen-counts-as-heart = La dama cuenta como corazón
web-about-hearts-lead-queen-counts-as-heart = Quien solo tenga corazones y la dama de picas puede salir con cualquiera de esas cartas.
web-rule-hearts-first-trick-forbidden = Prohibido en la primera baza
web-about-hearts-first-trick-forbidden = Qué no se puede jugar en la primera baza, salvo que no se tenga otra cosa: cartas (QS), palos (suit:H), valores (rank:Q) o all.
web-rule-hearts-trick-duplicates = Dos cartas idénticas
web-about-hearts-trick-duplicates = Qué hacen dos cartas idénticas en una baza; solo con dos barajas.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] no hay
    [cancel] se anulan
    [first_wins] la primera es más alta
   *[last_wins] la última es más alta
}
web-rule-hearts-trick-void-when = Cuándo queda anulada una baza
web-about-hearts-trick-void-when = Nadie gana una baza anulada; quien gana la siguiente se lleva también sus cartas. Si bastan dos parejas que se anulan, con 9 jugadores quedan anuladas unas 23 de cada 100 bazas, con 10 unas 34 y con 11 unas 40; si hace falta que no quede ninguna carta del palo de salida, casi ninguna.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] cuando no queda ninguna carta del palo de salida
   *[two_pairs_or_no_live_led_card] también cuando se anulan dos parejas
}
web-rule-hearts-trick-void-next-leader = Quién sale después de una baza anulada
web-about-hearts-trick-void-next-leader = Quién sale cuando no ha ganado nadie.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] otra vez el mismo jugador
   *[left_of_leader] quien está a la izquierda del que había salido
}
web-rule-hearts-trick-last-void-to = Una última baza anulada
web-about-hearts-trick-last-void-to = Quién se lleva una última baza anulada, con las cartas que aún esperan.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] nadie
    [leader] quien salió en ella
    [previous_winner] el último que ganó una baza
   *[second_copy_of_highest] quien jugó la segunda de la pareja más alta del palo
}
web-rule-hearts-score-points = Lo que cuestan las cartas
web-about-hearts-score-points = Cartas (QS 13), palos (suit:H 1), valores (rank:Q 2) o all, cada uno con sus puntos; cuenta lo más concreto.
web-rule-hearts-score-points-one = Puntos: { $card }
web-about-hearts-score-points-one = Lo que cuesta llevarse esta carta; vacío: no más de lo que cuesta su palo.
web-rule-hearts-score-bonus = Cartas con bonificación
web-about-hearts-score-bonus = Cartas que suman o restan puntos aparte del castigo y de la luna, como JD -10.
web-rule-hearts-score-bonus-one = Bonificación: { $card }
web-about-hearts-score-bonus-one = Puntos para quien se lleve esta carta, como -10; vacío: ninguno.
web-rule-hearts-score-no-trick-bonus = Por no llevarse ninguna baza
web-about-hearts-score-no-trick-bonus = Puntos para quien no gane ninguna baza, en manos sin luna, como -5; 0: ninguno.
web-rule-hearts-score-negative-total = Puntuaciones por debajo de 0
web-about-hearts-score-negative-total = Si una puntuación puede bajar de 0.
web-rule-hearts-score-winner = Quién gana
web-about-hearts-score-winner = Qué puntuación gana la partida.
web-values-hearts-score-winner = { $value ->
    [lowest] la puntuación más baja
   *[highest] la puntuación más alta
}
web-rule-hearts-moon-award = Alcanzar la luna
web-about-hearts-moon-award = Qué efecto tiene llevarse todas las cartas de castigo.
web-values-hearts-moon-award = { $value ->
    [none] nada: no hay luna
    [add_to_others] los demás reciben puntos
    [subtract_from_self] se le restan puntos a quien la alcanza
   *[shooter_chooses] quien la alcanza elige entre las dos cosas
}
web-rule-hearts-moon-value = Puntos de la luna
web-about-hearts-moon-value = Cuántos puntos suma o resta una luna.
web-values-hearts-moon-value = { $value ->
   *[deck_total] lo que cuestan las cartas repartidas y un pozo
}
web-rule-hearts-moon-requires-bonus = Con las cartas con bonificación
web-about-hearts-moon-requires-bonus = Si para la luna hacen falta también las cartas con bonificación.
web-rule-hearts-moon-needs = Qué hace falta para la luna
web-about-hearts-moon-needs = Todas las cartas de castigo, o tantas de cada clase, como suit:H 13, QS 1; si dos jugadores las tienen, nadie ha alcanzado la luna.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] todas las cartas de castigo
}
web-rule-hearts-moon-bonus-cards = Las cartas con bonificación y la luna
web-about-hearts-moon-bonus-cards = Si las cartas con bonificación cuentan en una mano con luna.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] cuentan
   *[suppressed] no cuentan
}
web-rule-hearts-sun-award = Llevarse todas las bazas (sol)
web-about-hearts-sun-award = Qué efecto tiene llevarse todas las bazas.
web-values-hearts-sun-award = { $value ->
    [none] es solo una luna
    [add_to_others] los demás reciben puntos
    [subtract_from_self] se le restan puntos a quien lo alcanza
   *[shooter_chooses] quien lo alcanza elige entre las dos cosas
}
web-rule-hearts-sun-value = Puntos del sol
web-about-hearts-sun-value = Cuántos puntos suma o resta un sol.
web-rule-hearts-end-limit = La partida va hasta
web-about-hearts-end-limit = La partida termina cuando alguien tiene este número de puntos después de una mano.
web-values-hearts-end-limit = { $value ->
   *[none] sin límite de puntos
}
web-rule-hearts-end-limit-test = En el límite
web-about-hearts-end-limit-test = Si la partida termina al alcanzar el límite, o solo al superarlo.
web-values-hearts-end-limit-test = { $value ->
    [reach] basta con alcanzarlo
   *[exceed] hay que superarlo
}
web-rule-hearts-end-deals = Número de manos
web-about-hearts-end-deals = La partida termina después de este número de manos.
web-values-hearts-end-deals = { $value ->
    [players] una por jugador
   *[none] sin fijar
}
web-rule-hearts-end-tie = Empate al final
web-about-hearts-end-tie = Qué pasa en caso de empate.
web-values-hearts-end-tie = { $value ->
    [shared] la victoria se comparte
   *[extra_deal] se juega una mano más
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Número más alto
web-about-herz-an-herz-tower-max-number = El número más alto del mazo.
web-rule-herz-an-herz-tower-number-jokers = Comodines numéricos
web-about-herz-an-herz-tower-number-jokers = Uno por grupo de color, empezando por el más bajo.
web-rule-herz-an-herz-tower-superjokers = Supercomodines
web-about-herz-an-herz-tower-superjokers = Cuántos supercomodines hay en el mazo.
web-rule-herz-an-herz-tower-steal-cards = Cartas ladronas
web-about-herz-an-herz-tower-steal-cards = Cuántas cartas ladronas hay en el mazo.
web-rule-herz-an-herz-tower-rows = Filas
web-about-herz-an-herz-tower-rows = Las filas bajo la carta inicial.
web-rule-herz-an-herz-tower-row-length = Cartas por fila
web-about-herz-an-herz-tower-row-length = Cuántas cartas tiene una fila llena.
web-rule-herz-an-herz-tower-group-size = Números de un mismo color
web-about-herz-an-herz-tower-group-size = Cuántos números tiene un grupo de color.
web-rule-herz-an-herz-tower-joker-value = Valor de un comodín
web-about-herz-an-herz-tower-joker-value = El número que vale un comodín en una fila.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] el número inmediatamente inferior
   *[free_choice] cualquiera que encaje
}
web-rule-herz-an-herz-tower-group-overflow = Un comodín numérico muy por debajo
web-about-herz-an-herz-tower-group-overflow = Qué es un comodín numérico cuyo grupo está muy por debajo.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] vale el número más alto de su grupo
   *[illegal] no se puede poner
}
web-rule-herz-an-herz-tower-start-superjoker = Un supercomodín como carta inicial
web-about-herz-an-herz-tower-start-superjoker = Cuánto vale un supercomodín como carta inicial.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] vale 100
    [top_in_play] vale el número más alto en juego
   *[above_all] está por encima de todos los números
}
web-rule-herz-an-herz-tower-steal-target = Qué se puede robar
web-about-herz-an-herz-tower-steal-target = Qué cartas de otra torre puede llevarse una carta ladrona.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] la última carta de cada fila
   *[last_two] las dos cartas que están más abajo en la torre
}
web-rule-herz-an-herz-tower-steal-start-card = Robar una carta inicial
web-about-herz-an-herz-tower-steal-start-card = Si se puede robar una carta inicial.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] nunca
   *[if_alone] mientras no haya nada debajo de ella
}
web-rule-herz-an-herz-tower-steal-as-start = Carta inicial robada
web-about-herz-an-herz-tower-steal-as-start = Si una carta robada puede ser la carta inicial de quien la roba.
web-rule-herz-an-herz-tower-steal-extra-draw = Sacar otra carta después de robar
web-about-herz-an-herz-tower-steal-extra-draw = Si quien roba saca una carta más.
web-rule-herz-an-herz-tower-round-end = Cuando una torre está completa
web-about-herz-an-herz-tower-round-end = Cuándo una torre completa pone fin a la mano.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] la mano termina en el acto
   *[finish_turn_cycle] todos tienen el mismo número de turnos
}
web-rule-herz-an-herz-tower-step-points = Puntos de un escalón
web-about-herz-an-herz-tower-step-points = Puntos por un escalón con dos cartas.
web-rule-herz-an-herz-tower-colour-bonus = Más por un mismo color
web-about-herz-an-herz-tower-colour-bonus = Puntos de más si las dos cartas de un escalón son del mismo color.
web-rule-herz-an-herz-tower-superjoker-bonus = Los supercomodines tienen color
web-about-herz-an-herz-tower-superjoker-bonus = Si un supercomodín puede dar los puntos por un mismo color.
web-rule-herz-an-herz-tower-rounds = Manos por partida
web-about-herz-an-herz-tower-rounds = La partida termina después de este número de manos.
web-rule-herz-an-herz-tower-discard-seen = El descarte
web-about-herz-an-herz-tower-discard-seen = Cuánto se ve del descarte.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] solo la carta de encima
   *[all] todo el descarte
}
web-rule-herz-an-herz-tower-next-starter = Quién empieza la mano siguiente
web-about-herz-an-herz-tower-next-starter = Quién empieza las manos que siguen a la primera.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] quien está a la izquierda del que empezó antes
    [same] el mismo jugador
    [winner] quien ganó la mano anterior
   *[last] el último de la mano anterior
}
web-rule-herz-an-herz-opening-leader = Quién empieza
web-about-herz-an-herz-opening-leader = El anfitrión indica quién empieza la primera mano: quien tenga más fama de rompecorazones.
web-rule-herz-an-herz-score-winner = Quién gana
web-about-herz-an-herz-score-winner = Qué puntuación gana la partida.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] la puntuación más alta
   *[lowest] la puntuación más baja
}
web-rule-herz-an-herz-end-tie = Empate al final
web-about-herz-an-herz-end-tie = Qué pasa en caso de empate.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] la victoria se comparte
   *[extra_deal] se juega una mano más
}
