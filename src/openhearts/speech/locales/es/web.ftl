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
web-discarded = Última carta descartada:
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
