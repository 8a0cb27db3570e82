# El modo infantil y la primera mano explicada: frases cortas, a partir de siete años. Los nombres de cartas van detrás de dos puntos.

# Lo que se dice paso a paso a quien empieza
guide-aim = Los corazones son malos: cada uno cuesta un punto. Gana quien tiene menos puntos.
guide-worst = La peor carta es esta: { $card }. ¡Cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
guide-pass = Primero todos dan cartas. Elige { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para { $seat } y luego pulsa el botón.
guide-pass-tip = Da cartas altas: son las que se llevan las bazas.
guide-pass-wait = Muy bien. Ahora eligen también los demás.
guide-came = { $seat } te ha dado: { $cards }.
guide-hold-worst = Esta la tienes tú: ¡{ $card }! Guárdala hasta que no tengas el palo que se juega. Entonces, fuera con ella.
guide-open-mine = Siempre empieza esta carta: { $card }. La tienes tú, así que juégala.
guide-open = Siempre empieza esta carta: { $card }. La tiene { $seat }.
guide-lead-first = { $youngest ->
    [yes] Empieza quien tiene menos años: tú. Juega una carta.
   *[no] Empiezas tú. Juega una carta.
}
guide-lead = Ahora empiezas tú. Juega una carta.
guide-locked = Los corazones tienen que esperar: nadie puede empezar con corazones antes de que alguien { $taken ->
    [yes] se haya llevado uno.
   *[no] haya jugado uno.
}
guide-only-hearts = Ya solo tienes corazones, así que puedes empezar con uno.
guide-lead-low = Una carta baja es un buen comienzo: muchas veces se lleva la baza otra persona.
guide-wait = Ahora le toca a { $seat }. Mira qué carta sale.
guide-follow = { $seat } ha empezado con { suit-name }. Tú tienes { suit-name }, así que tienes que jugar { suit-name }.
guide-no-suit = { $seat } ha empezado con { suit-name }. Tú no tienes { suit-name }, así que puedes jugar otro palo.
guide-danger = Cuidado: ¡{ $card }! Quien se lleve esta baza recibe { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
guide-stay-below = La carta más alta es: { $card }. Juega una más baja, y no te llevas la baza.
guide-last-free = Juegas en último lugar, y esta baza no cuesta nada. Aquí puedes jugar sin peligro una carta más alta que esta: { $card }.
guide-must-take = Juegas en último lugar, y todas tus cartas de este palo ganan a esta: { $card }. Así que te llevas la baza.
guide-all-higher = Todas tus cartas de este palo son más altas que esta: { $card }. Quizá otra persona juegue una aún más alta.
guide-give-worst = ¡Hurra! Ahora puedes librarte de la peor carta: { $card }.
guide-give-heart = Ahora puedes librarte de un corazón. ¡Es para quien se lleve la baza!
guide-give-high = Líbrate de una carta alta: así no se llevará una baza más adelante.
guide-no-points-yet = Pero en la primera baza nadie puede jugar una carta que cueste puntos. Líbrate de otra carta alta.
guide-last-card = Esta es tu última carta.
guide-trick = Las { $count } cartas de la mesa forman lo que se llama una baza.
guide-took = La carta más alta de { suit-name } es: { $card }. { $self ->
    [yes] Te llevas la baza.
   *[no] { $seat } se lleva la baza.
}
guide-void = Nadie se lleva esta baza.
guide-other-suits = Las cartas de otro palo no ganan nunca, por altas que sean.
guide-worst-taken = Dentro estaba la peor carta: ¡{ $card }! En total, esta baza cuesta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
guide-cost = { $points ->
    [0] Esta baza no cuesta nada: no lleva ningún corazón.
    [one] Esta baza cuesta { $points } punto.
   *[other] Esta baza cuesta { $points } puntos.
}
guide-broken = Desde ahora, todos pueden empezar con corazones.
guide-next = Quien se lleva una baza empieza la siguiente.
guide-moon = { $self ->
    [yes] Te has llevado todas las cartas que cuestan puntos. Eso se llama alcanzar la luna, ¡y los puntos son para los demás!
   *[no] { $seat } se ha llevado todas las cartas que cuestan puntos. Eso se llama alcanzar la luna, ¡y los puntos son para los demás!
}
guide-own-points = Esa fue la última baza. { $points ->
    [0] No tienes ningún punto.
    [one] Tienes { $points } punto.
   *[other] Tienes { $points } puntos.
}
guide-best-own = Nadie tiene menos. ¡Bien jugado!
guide-best = { $count ->
    [one] Quien tiene menos puntos es { $seats }
   *[other] Quienes tienen menos puntos son { $seats }
}: { $points }.
guide-done = Ahora ya sabes jugar. Las próximas cartas las juegas sin ayuda.

# Lo que se lee en la mesa en el modo infantil
kids-lead = ¡Te toca! Empiezas tú.
kids-follow = ¡Te toca! Juega { suit-name }.
kids-any = ¡Te toca! No tienes { suit-name }: juega la carta que quieras.
kids-wait = Le toca a { $seat }.
kids-pass = Elige { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} para { $seat }.
kids-pass-wait = Los demás aún están eligiendo.
kids-hint = Prueba esto: { $action }.
web-kids-plate = Corazones: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-kids-typing = Jugar con el teclado
web-guide = Enséñame a jugar
web-guide-title = Cómo se juega
web-guide-on = Seguir
web-guide-read = Leer en voz alta
web-guide-always = Siempre
web-guide-always-how = Leer siempre en voz alta
web-children = Para niños: cartas grandes, ayuda, sin mensajes ni desconocidos
web-children-mode = Mesa infantil
web-youngest = ¿Quién es el más joven?
web-youngest-why = Empieza el más joven. Pulsa su nombre, ¡y a jugar!
web-starter = ¿Quién empieza?
web-starter-why = Pulsa el nombre, ¡y a jugar!

# La puerta de una mesa infantil
web-door-invite = Aquí nadie entra sin permiso. Da esta dirección a gente que conozcas; piden entrar, y tú les abres la puerta:
web-door-who = { $name } quiere entrar.
web-door-yes = Dejar entrar a { $name }
web-door-no = No, a { $name } no
web-door-title = Una invitación a una mesa infantil
web-door-ask = Primero tienen que dejarte entrar. ¿Cómo te llamas?
web-door-knock = ¿Puedo entrar?
web-door-waits = Hemos preguntado. Espera aquí hasta que alguien te deje entrar.
web-door-open = Te dejan entrar.
web-door-again = Mirar otra vez
