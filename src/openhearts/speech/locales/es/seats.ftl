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
