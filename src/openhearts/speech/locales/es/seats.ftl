# Una mesa entre amigos: puestos que cambian entre manos, y la puntuación media para quien llega

web-swap = Cambiar de puesto
web-swap-how = Los puestos se cambian al empezar la mano siguiente. Cada persona conserva su puntuación; quien llega empieza con la puntuación media de los demás.
web-swap-one = Quién
web-swap-other = con quién
web-swap-go = Hacer el cambio
web-swap-ask = Pedir a { $name } un cambio de puesto
web-swap-asked = { $name } quiere cambiar de puesto contigo.
web-swap-waits = Has pedido un cambio de puesto. La respuesta depende de { $name }.
web-swap-yes = Cambiar de puesto
web-swap-planned = Cambio de puesto al empezar la mano siguiente: { $one } con { $other }.
web-swap-done = Cambio de puesto hecho: { $one } con { $other }.
web-swap-comes = En la mesa desde la mano siguiente: { $name }.
web-swap-comes-again = Si empieza otra partida, también juega { $name }.
web-swap-you-come = Te sientas al empezar la mano siguiente, con la puntuación media de los demás.
web-swap-you-come-again = Esta partida ha terminado. Si empieza otra, tú también juegas.
web-swap-joined = { $name } se ha unido a la mesa con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
web-swap-stay = Dejar los puestos como están
web-swap-not = Al final, no jugar

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Tienes ya el nombre de tu puesto, y cartas con la mano siguiente. Hasta entonces juega un bot.
web-new-hand = Tu nombre está ya en este puesto. Recibes cartas al empezar la mano siguiente, con la puntuación media de los demás; hasta entonces juega un bot.
web-plays-until = Hasta la mano siguiente, esas cartas las juega un bot.
web-chair-next = { $chair }, con cartas desde la mano siguiente; hasta entonces juega un bot
web-chair-device = { $chair } (un solo dispositivo: { $names })
ask-who-device = En un solo dispositivo: { $names }.
web-back-soon = Se preguntará en la mesa en cuanto ese puesto lleve { $seconds } segundos vacío.
web-back-name = Vuelves a tener tu puesto, y cartas con la mano siguiente.
web-anew = Proponer repartir de nuevo
web-anew-how = Si están de acuerdo todas las personas de la mesa, esta mano se anula: se muestran sus cartas, no cuenta y se reparte de nuevo.
web-anew-offer = La primera baza aún no ha terminado. Si todos aceptan repartir de nuevo, recibes cartas enseguida.
web-anew-asked = { $name } quiere repartir de nuevo. Esta mano no contaría.
web-anew-yes = Repartir de nuevo
web-anew-no = Seguir jugando
web-anew-waits = Has aceptado repartir de nuevo. Falta la respuesta de: { $names }.
web-anew-declined = { $name } prefiere seguir jugando.
web-anew-agreed = Todos están de acuerdo: esta mano se anula y se reparte de nuevo.
web-restored = El servidor se recuperó de una copia de seguridad: lo jugado desde entonces se ha perdido, y una mano sin terminar se reparte de nuevo.
web-words-anew = repartir de nuevo, nueva mano
web-fair-void = Esta mano está anulada: todos aceptaron repartir de nuevo. Su secreto es público, y la mano no cuenta.
web-fair-restored = Esta mano está anulada: el servidor se recuperó de una copia de seguridad. El secreto de la mano es público, y la mano no cuenta.
