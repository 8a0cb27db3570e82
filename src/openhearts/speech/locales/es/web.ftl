# Las páginas en un navegador: inicio, mesas, ajustes, errores. Lo que se dice en una mesa está en los otros archivos.

web-colon = { ": " }
web-skip = Ir al contenido
web-language = Idioma
web-change = Cambiar
web-rules = Reglas
web-rules-count = Las cartas que cuentan
web-print = Imprimir las reglas
web-fair = Juego limpio
web-wishes = Ajustes
web-save = Guardar
web-to-front = Volver al inicio

# Inicio
web-front-title = Juega a Corazones
web-front-lead = Contra bots que solo ven sus propias cartas, o con amigos. Gratis y sin cuenta.
web-mine = Tus mesas
web-mine-older = Mesas anteriores
web-mine-line = { $phase ->
    [gathering] espera jugadores; en la mesa: { $names }
    [over] terminada: { $names }
   *[playing] mano { $deal }: { $names }
}
web-which-game = ¿Qué juego?
web-seats = Jugadores
web-seats-usual = recomendado
web-level = Nivel de los bots
web-level-usual = recomendado
web-level-novice = principiantes
web-level-casual = por diversión
web-level-club = jugadores de club
web-level-expert = expertos
web-level-master = maestros
level-about-novice = cometen errores de principiante; juegan al instante
level-about-casual = de 1 a 2 puntos por mano mejor que los principiantes; juegan al instante
level-about-club = siguen reglas prácticas, otros 1 o 2 puntos mejor; juegan al instante
level-about-expert = buscan en manos imaginadas, por lo general alrededor de 1 punto mejor aún; alrededor de 1 milisegundo por carta
level-about-master = además están entrenados: 1 punto mejor aún en Corazones clásicos a cuatro, en lo demás tan fuertes como los expertos o algo más; unos milisegundos por carta
web-levels = ¿Qué nivel tienen los bots?
web-more = Más
web-more-setup = Nombre, ritmo, reglas de la casa
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
web-own-rules = { $game }, con tus reglas
web-more-games = Más juegos

# Una mesa donde se reúne la gente
web-gathering = La partida aún no ha empezado.
web-chair = Puesto { $number }: { $kind ->
    [open] libre
    [bot] { $name }, bot
    [here] { $name }, en este dispositivo
    [away] { $name }, ausente
   *[person] { $own ->
        [yes] tú
       *[no] { $name }
    }
}
web-sit = Sentarse aquí
web-join = { $when ->
    [now] Jugar ya
    [next] Jugar desde la mano siguiente
    [again] Jugar la próxima partida
   *[back] Volver a mi puesto
}
web-fill = Poner un bot
web-free = Liberar el puesto
web-free-person = Pedir a { $name } que se vaya
web-free-sure = Sí, { $name } tiene que irse
web-free-question = { $name } pierde el puesto y no podrá volver a sentarse aquí hasta que lo permitas. Pulsa otra vez el botón si es lo que quieres.
web-kept-out = { $name } ya no puede sentarse aquí.
web-let-sit = Dejar que { $name } vuelva a sentarse
web-welcomed = Puedes volver a sentarte aquí.
web-leave-seat = Dejar el puesto
web-leave-sure = Sí, dejar mi puesto
web-leave-question = Un bot seguirá jugando en tu puesto hasta que vuelvas a sentarte. Pulsa otra vez el botón si quieres irte.
web-invite = Invita a otros con esta dirección:
web-here-only = Esta dirección solo funciona en este equipo.
web-copy = Copiar la dirección
web-copied = Copiada
web-share = Compartir
web-qr = La dirección como imagen para teléfonos
web-start = Empezar la partida
web-host-starts = La partida la empieza el anfitrión.
web-hosts = { $own ->
    [yes] Ahora eres el anfitrión.
   *[no] Ahora el anfitrión es { $name }.
}
web-hosts-since = Mientras no estabas, cambió el anfitrión: ahora es { $name }.
web-chair-host = { $chair } (anfitrión)

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
web-cancelled = (anulada)
web-last-trick = Última baza
web-gave = A { $seat }:
web-gave-you = Para ti:
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
web-next-waits = Esperando a { $names }
web-ready = Listos para la mano siguiente: { $names }.
web-drawn = Carta sacada:
web-discarded = Última carta descartada
web-empty = vacío
web-says = { $self ->
    [yes] Dices
   *[no] { $name } dice
}: { $text }
web-again = { $count ->
    [0] Jugar otra vez
   *[other] Otra con los mismos
}
web-picture = Resultado como imagen
web-picture-deals = { $count ->
    [one] Una mano
   *[other] { $count } manos
}
web-repeat = Jugar esta mano otra vez
web-repeat-before = La primera vez: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
web-repeat-back = Volver a tu partida
web-again-asked = { $name } quiere jugar otra vez.
web-again-answer = { $yes } acepta, { $no } rechaza.
web-again-no = Hoy ya no
web-again-not = { $name } no juega otra vez.
web-again-not-you = No juegas otra vez.
web-again-begins = La siguiente partida ha empezado en una mesa nueva.
web-again-go = Ir a la mesa nueva
web-words-again = otra vez, de nuevo, revancha
web-words-again-no = ya no, no más, no mas, basta
web-table-settings = Ajustes de la mesa
web-agreed = { $what }: { $how }
web-agreed-change = Cambiar los ajustes de la mesa
web-agreed-host = Los decide el anfitrión para todos.
web-away = Si alguien se ausenta
web-away-bot = al cabo de un minuto un bot juega en su lugar hasta que vuelva
web-away-wait = la mesa espera
web-allow-hints = Se permiten pistas
web-allow-undo = Quien juega a solas puede deshacer
web-allow-chat = Se permiten mensajes
web-talks = { $state ->
    [on] El anfitrión permite escribirse.
   *[off] El anfitrión ha desactivado los mensajes: en esta mesa ya no se escribe.
}
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
web-took-nobody = (nadie se llevó la baza)
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
web-claim = { $what ->
    [offered] { $self ->
        [yes] Reclamas todas las bazas que quedan. Los demás responden.
       *[no] { $seat } reclama todas las bazas que quedan. { $yes } acepta, { $no } rechaza.
    }
    [accepted] Una persona más ha aceptado.
    [refused] El resto se rechaza. El juego sigue.
   *[withdrawn] Ya no se reclama el resto. El juego sigue.
}
web-claim-waits = { $self ->
    [yes] Reclamas el resto
   *[no] { $seat } reclama el resto
}
web-claim-sure = Por lo que ves, no es seguro que el resto sea tuyo. Reclama otra vez para preguntar a los demás: te llevas todas las bazas que quedan, con sus puntos.
web-claim-rest = Reclamar el resto
web-claim-again = Pedir el resto a los demás
web-claim-accept = Aceptar
web-claim-reject = Rechazar
web-claim-back = No reclamar el resto
web-finish = Sin pausas
web-finish-waits = Los demás aún quieren las pausas.
web-word-quit = Tu puesto sigue siendo tuyo: cierra esta página; su dirección te trae de vuelta.
web-word-language = El idioma se elige en la parte superior de la página; para openhearts join, se indica con --lang.
web-word-pace = El ritmo de los bots está en los ajustes de la mesa; lo cambia el anfitrión.
web-word-box = Escribe una carta, una pregunta o una palabra; «ayuda» las muestra todas.
web-word-actions = Lo que puedes hacer ahora está en los botones bajo la mesa; «ayuda» muestra las palabras para ello.
web-word-move = En la página, las flechas recorren tus cartas. Aquí, nombra la carta: «qpi» la juega, «carta qpi» la lee.
web-buffer = { $kind ->
    [play] Mensajes: lo que ha ocurrido.
    [chat] Mensajes: lo que se ha escrito.
   *[all] Mensajes: todos.
}
web-time-left = { $left ->
    [one] Queda { $left } segundo.
   *[other] Quedan { $left } segundos.
}
web-warming = Los bots fuertes se están preparando en este equipo, una sola vez y durante medio minuto más o menos. Hasta entonces juegan un poco peor.
web-time-up = { $self ->
    [yes] Se te ha acabado el tiempo. Esta vez juega un bot por ti.
   *[no] A { $seat } se le ha acabado el tiempo. Esta vez juega un bot.
}
web-clock-shown = Tiempo restante
web-chat = Escribir a los demás
web-chat-line = Tu mensaje
web-chat-go = Decir
web-phrase-hello = ¡Hola!
web-phrase-luck = ¡Suerte!
web-phrase-played = ¡Bien jugado!
web-phrase-thanks = ¡Gracias!
web-phrase-oops = ¡Uy!
web-phrase-moment = Un momento, por favor.
web-phrase-game = ¡Buena partida!
web-phrase-bye = ¡Adiós!
web-place-picked = elección hecha

# Varias personas en un dispositivo, y quién va y viene
web-add = Añadir un jugador en este dispositivo
web-add-name = Nombre del nuevo jugador en este dispositivo
web-call = Le toca a { $name }. Las cartas están tapadas.
web-call-open = Para { $name }:
web-call-who = Le toca a { $name }
web-curtain-how = Pasa el dispositivo a { $name }. Las cartas se ven cuando { $name } lo diga.
web-uncover = Soy { $name }, mostrar mis cartas
web-cover = Tapar mis cartas
web-words-show = mostrar, muestra, aquí, aqui, listo, lista
web-words-sit = sentarse, sentarme, siéntame
web-away-ask = { $name } lleva un rato fuera. ¿Sigue jugando un bot, o espera la mesa?
web-away-say-bot = Que juegue un bot
web-away-say-wait = Esperar
web-away-holds = { $what ->
    [bot] Tal como está, un bot juega al cabo de un minuto.
   *[wait] Tal como está, la mesa espera.
}
web-away-mine = { $what ->
    [bot] Has dicho: que juegue un bot.
   *[wait] Has dicho: esperar.
}
web-sat = { $name } se sienta a la mesa.
web-renamed = { $old } se llama ahora { $name }.
web-gone = { $name } deja la mesa.
web-sent = El anfitrión ha pedido a { $name } que deje la mesa.
web-plays-on = Allí sigue jugando un bot: { $name }.
web-returned-ask = Alguien dice: soy { $name } y he vuelto.
web-returned-ask-nameless = Alguien dice: no di ningún nombre, a mi derecha está { $name } y he vuelto.
web-back-yes = Sí, es { $name }
web-back-no = No
web-back-offer = ¿Ya has jugado aquí?
web-back-as = Soy { $name }
web-back-as-nameless = No di ningún nombre y a mi derecha está { $name }
web-back-asked = Alguien de la mesa tiene que decir que sí. Entonces esta página sigue sola.
web-back-lines = Ausentes: { $names }. ¿Eres uno de ellos? Entonces escribe: { $example }. Para sentarte como alguien nuevo, escribe: { $sit }.
web-back-waits = Alguien que está sentado aquí tiene que decir que sí. Después sigues jugando.
web-back-again = Vuelves a tener tu puesto.
web-back-here = { $name } está de vuelta, en otro navegador.
web-handed = Tu puesto se juega ahora en otro navegador: alguien de la mesa ha dicho que eres tú.

# Ajustes de cada persona
web-wish-group-you = Tú
web-wish-group-looks = Aspecto
web-wish-group-speech = Sonidos y avisos
web-wish-group-play = En la mesa
web-wish-deck = Cartas
web-wish-deck-court = figuras clásicas
web-wish-deck-big = dibujadas, signos grandes
web-wish-letters = Letras en las cartas
web-wish-letters-own = como en español: { $letters }
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
web-wish-spoken-brief = solo lo que me afecta
web-wish-spoken-usual = en mi turno
web-wish-spoken-full = cada carta
web-wish-reads = Velocidad de mi lector de pantalla, en caracteres por segundo (los bots lo esperan)
web-wish-reads-none = nadie espera
web-wish-two-taps = En una pantalla táctil: el primer toque levanta la carta, el segundo la juega
web-wish-short-cards = Cartas con signos (Q♠) en lugar de palabras
web-wish-sound = Sonidos
web-wish-keys = Teclas de la mesa (C, 1 a 9, S, T…)
web-wish-stays = Cuánto tiempo se ve una baza terminada
web-wish-stays-table = al ritmo de la mesa
web-wish-stays-1 = un segundo
web-wish-stays-2 = dos segundos
web-wish-stays-4 = cuatro segundos
web-wish-stays-wait = hasta que yo siga (Retroceso)
web-wish-vibration = Vibración
web-wish-nudge = Avisarme cuando me toca (en el título de la página y en la mesa)
web-wish-own-keys = Teclas
web-wish-own-keys-how = Escribe otro signo para una tecla, o nada para desactivarla.
web-wish-keys-twice = Dos teclas no pueden ser iguales; estas se quedan como estaban: { $keys }
web-clock = Reloj
web-clock-none = ninguno
web-clock-seconds = { $seconds ->
    [one] { $seconds } segundo por decisión
   *[other] { $seconds } segundos por decisión
}
web-reserve = Reserva para toda la partida
web-reserve-none = ninguna
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}

# Otro dispositivo
web-device = Seguir en otro dispositivo
web-device-how = Abre allí esta dirección, o lee la imagen con el teléfono. Vale una sola vez y durante diez minutos; no se la des a nadie más.
web-device-ask = ¿Seguir aquí como { $name }, con los mismos puestos y ajustes?
web-device-ask-nameless = ¿Seguir aquí con los mismos puestos y ajustes?
web-device-yours = Di que sí solo si esta dirección la has creado tú: quien la haya creado verá allí lo que tú ves aquí, también tus cartas.
web-device-yes = Sí, soy { $name }
web-device-yes-nameless = Sí, seguir
web-device-no = No
web-device-leaves = En este navegador tienes tus propias mesas. Se quedan atrás si sigues con otra identidad: crea antes un código de regreso si quieres volver a ellas.
web-devices = Tus dispositivos
web-code = Código de regreso
web-code-how = Con un código de regreso vuelves a tus puestos desde cualquier navegador, con tu identidad de aquí. Vale una sola vez, mientras no lo cambies ni lo borres. Apúntalo; quien lo tenga puede jugar por ti.
web-code-make = Crear un código de regreso
web-code-again = Crear un código nuevo en su lugar
web-code-end = Borrar el código
web-code-is = Tienes un código de regreso. Se mostró al crearlo.
web-code-shown = Este es tu código de regreso. Solo se muestra ahora, así que apúntalo:
web-code-where = Escríbelo en { $address }
web-return = Volver con un código de regreso
web-return-how = Escribe el código que apuntaste. Los espacios, los guiones y las minúsculas no importan.
web-return-yours = Escribe solo un código que hayas creado tú: quien lo haya creado verá lo que tú ves aquí, también tus cartas.
web-return-go = Volver
web-return-wrong = Este código no vale. Quizá haya una letra mal, o ya se usó o se cambió.
web-sign-out = Cerrar sesión aquí
web-sign-out-how = Este navegador dejará de conocerte y se cerrarán sus mesas abiertas.
web-sign-out-back = Después solo podrás volver a tus puestos con un código de regreso o desde otro dispositivo que aún te conozca. Sin ninguno de los dos, nadie puede.
web-end-others = Cerrar sesión en mis otros dispositivos
web-end-others-how = Se cierra enseguida tu sesión en todos los demás navegadores, teléfonos y terminales. Las direcciones para otro dispositivo y tu código de regreso también dejan de valer. Aquí tu sesión sigue abierta.
web-end-others-done = Ahora tu sesión solo está abierta en este navegador. Tu código de regreso ya no vale; crea otro si quieres.

# Errores
web-fault-title = No ha funcionado
web-fault-none = Esa página no existe.
web-fault-table = Esa mesa no existe. Vuelve a pedir la dirección.
web-fault-pass = Esta dirección ha caducado. Crea una nueva en el primer dispositivo.
web-fault-pass-used = Esta dirección ya se ha usado. Crea una nueva en el primer dispositivo. Si quien la usó no fuiste tú, cierra allí la sesión de tus otros dispositivos, en Ajustes.
web-fault-form = Esta página ha caducado. Vuelve atrás, recárgala e inténtalo de nuevo.
web-fault-large = Eso es demasiado grande.
web-fault-often = Demasiado a la vez. Espera un momento e inténtalo de nuevo.
web-fault-request = Esa petición no se entiende.
web-fault-own = Algo ha salido mal aquí. No se ha perdido nada de lo jugado: recarga la página.

# Juego limpio
web-fair-1 = Los bots reciben exactamente lo mismo que tú: sus propias cartas y lo que está a la vista en la mesa. El programa no les da nada más, y las pruebas comparan parejas de manos que solo se diferencian en las cartas ocultas: en ambas, cada bot tiene que elegir lo mismo.
web-fair-2 = Antes de cada mano, el servidor fija las cartas con un compromiso: un número largo que no revela nada, pero que después no se puede cambiar. Luego cada persona de la mesa añade su propio azar, de modo que ni el servidor ni la última en aportarlo eligen las cartas.
web-fair-3 = Cuando la mano ha terminado, se revela el secreto. Cualquiera puede volver a calcular las cartas a partir de él; el registro de la partida contiene todo lo necesario.
web-fair-4 = Lo que elige un bot resulta de lo que ve y de un número que figura en el registro. Cualquiera puede volver a calcular cada decisión y comprobar que no hizo falta nada más.
web-fair-5 = Lo que un bot parece tardar en pensar no depende de sus cartas.
web-fair-state = { $state ->
    [open] La mano se está jugando: estos números ya fijan sus cartas.
    [right] Calculado de nuevo: estos números dan exactamente las cartas que se repartieron.
    [fixed] No se ha mezclado nada: las cartas de esta mano se conocían de antemano. Es para una sola persona con bots.
   *[wrong] Calculado de nuevo: estos números NO dan las cartas que se repartieron.
}
web-fair-match = Partida
web-fair-host = Compromiso del servidor
web-fair-seat = { $seat }: compromiso y aportación
web-fair-secret = El secreto, revelado después de la mano
web-to-table = Volver a la mesa
web-shuffling = Se barajan las cartas.
web-fair-why = Por qué aquí nadie puede hacer trampas
web-fair-deal = Juego limpio: mano { $number }
web-fair-table = { $state ->
    [open] Estos números fijan las cartas de esta mano. Ahora no revelan nada; cuando la mano termine, esta página calculará con ellos las cartas.
    [fixed] Las cartas de esta mano se conocían de antemano; no se ha mezclado nada y no se demuestra nada. La próxima mano se mezcla.
   *[over] El secreto se ha revelado, y esta página ha vuelto a calcular la mano por sí misma.
}
web-fair-all = Todas las manos de esta mesa, calculadas por el servidor
web-fair-by = { $by ->
    [server] Sin respuesta a tiempo: esto lo añadió el servidor; resulta de su secreto.
   *[withheld] No se reveló a tiempo: en su lugar, el servidor añadió esto, que resulta de su secreto.
}
web-fair-verdict = { $state ->
    [right] calculado en esta página: correcto
    [part] calculado en esta página: correcto, pero sin lo que aportó esta página
   *[wrong] calculado en esta página: INCORRECTO
}
web-fair-check-secret = { $state ->
    [right] El secreto del servidor es aquel con el que se había comprometido.
   *[wrong] El secreto del servidor NO es aquel con el que se había comprometido.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: la aportación corresponde a su compromiso.
   *[wrong] { $seat }: la aportación NO corresponde a su compromiso.
}
web-fair-check-shown = { $state ->
    [right] Estos son los compromisos que esta página vio antes de la mano.
   *[wrong] Estos NO son los compromisos que esta página vio antes de la mano.
}
web-fair-check-own = { $state ->
    [right] Lo que aportó esta misma página está entre ellos.
   *[wrong] Lo que aportó esta misma página NO está entre ellos.
}
web-fair-check-cards = { $state ->
    [right] Juntos dan exactamente las cartas que se repartieron.
   *[wrong] Juntos NO dan las cartas que se repartieron.
}
web-fair-check-key = { $state ->
    [right] La mano está firmada por el servidor con la clave que había anunciado.
   *[wrong] La mano NO está firmada con la clave que el servidor había anunciado.
}
web-fair-check-signed = { $state ->
    [right] Este navegador ha verificado los recibos del servidor.
   *[wrong] Un recibo NO está firmado por el servidor: no prueba nada.
}
web-fair-check-receipts = { $state ->
    [right] La mano concuerda con los recibos que guarda esta página.
   *[wrong] La mano CONTRADICE recibos que guarda esta página. Descárgalos en «Todas las manos de esta mesa»: pueden ser una prueba.
}
web-fair-check-withheld = El servidor acusó recibo del compromiso de esta página y dice que el número no llegó a tiempo. Queda señalado y contado; no se puede probar por culpa de quién.
web-fair-check-silent = Lo que esta página quería aportar no se usó, y el servidor nunca acusó recibo: eso no se puede probar.
web-fair-key = Clave de los recibos del servidor
web-fair-receipts = Descargar los recibos de este navegador
web-fair-whole = Todas las manos juntas
web-fair-tally = Aportaron su propio número: { $own } · sin respuesta: { $given } · con compromiso, pero sin revelar el número: { $withheld }
web-fair-withheld = Manos en las que se retuvo un número después de su compromiso: { $deals }. Cada uno de esos números pudo ser una elección entre dos manos, del servidor o del puesto.
web-chance = Tu aportación a la mezcla
web-chance-lead = Tu navegador añade su propio azar a cada mano: nadie lo conoce antes de que todos se hayan comprometido, ni siquiera el servidor. Lo que escribas aquí también cuenta.
web-chance-text = Escribe cualquier cosa
web-chance-last = Última aportación:

web-fair-bots = Por qué los bots no ven tus cartas
web-fair-view = Lo que recibe un bot: sus propias cartas y las que están a la vista, dentro del marco. Las cartas de los demás no están incluidas.
web-fair-why-button = En la repetición de una mano terminada, cada decisión de un bot tiene un botón que la vuelve a calcular, con lo que veía el bot, y da las razones.
web-fair-cards = Por qué nadie puede elegir las cartas
web-fair-step-1 = El servidor saca al azar un secreto y muestra su compromiso: desde ese momento ya no puede cambiar el secreto.
web-fair-step-2 = El navegador de cada persona saca al azar su propio número y solo muestra su compromiso.
web-fair-step-3 = Cuando todos se han comprometido, los navegadores revelan sus números.
web-fair-step-4 = El secreto y los números dan juntos el orden de las cartas, y estas se reparten.
web-fair-step-5 = Después de la mano se revela el secreto, y tu página vuelve a calcularlo todo.
web-fair-late = Nadie puede detener una mesa: quien no responde en unos segundos recibe un número del servidor. Ese número resulta del secreto del servidor, así que tampoco se puede elegir, y queda señalado.
web-fair-drops = Queda una cosa: el servidor ve los números antes de repartir y podría decir que algunos nunca llegaron. Con un número elegiría entre dos manos, con dos entre cuatro, con tres entre ocho. Cada número que falta después de su compromiso queda señalado y contado, en cada mano y en toda la partida.
web-fair-proved = Por eso tu página obtiene un recibo firmado de su compromiso y otro de su número. Si la mano firmada omite un número con recibo, es la prueba de que el servidor hace trampa. Un recibo solo del compromiso muestra que se retuvo un número, no quién lo hizo. Lo que nunca tuvo recibo no se puede probar.
web-fair-yourself = Compruébalo tú
web-fair-yourself-1 = En la mesa, en «Juego limpio», tu propio navegador calcula la mano cuando ha terminado e indica cada número que no es correcto.
web-fair-yourself-2 = El registro de una partida contiene todos los números; un programa de treinta líneas que no sabe nada de OpenHearts los comprueba.
web-fair-yourself-3 = Lo que escribes en «Tu aportación a la mezcla» entra en las próximas cartas.
web-fair-yourself-4 = Tu navegador guarda los recibos de sus últimas manos. Puedes descargarlos en la página con todas las manos de una mesa; «openhearts check --shuffle --receipts» dice qué prueban sobre un registro.

# Repeticiones
web-replay = Ver un registro
web-replay-table = Repetición
web-replay-lead = Recorre paso a paso una partida registrada, de este servidor o de cualquier otro programa OpenHearts: con las cartas de todos o desde un solo puesto. Se lee aquí, se compara con las reglas línea por línea y pronto se olvida.
web-replay-file = Un archivo
web-replay-text = O el registro como texto
web-replay-open = Abrir
web-replay-most = Como máximo { $most } KB.
web-replay-gone = Este registro ya no está aquí. Ábrelo otra vez.
web-replay-place = Mano { $deal }, { $step } de { $count }
web-replay-steps = Pasos
web-replay-hands = Cartas de cada uno
web-replay-first = Al principio
web-replay-back-trick = Una baza atrás
web-replay-back = Atrás
web-replay-next = Adelante
web-replay-next-trick = Una baza adelante
web-replay-last = Al final
web-replay-deals = Manos:
web-replay-sides = Vista:
web-replay-everybody = todas las cartas
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Alguien ha decidido; desde aquí no se ve qué.
web-replay-dealt = Las cartas están repartidas.
web-replay-keys = Teclas: izquierda y derecha para un paso, arriba y abajo para una baza, Inicio y Fin para los extremos de la mano.
web-why = ¿Por qué lo hizo { $bot }?
web-why-same = Calculado de nuevo con lo que veía { $bot }: { $what }. Es lo mismo que se jugó.
web-why-other = Calculado de nuevo con lo que veía { $bot }: { $what }. NO es lo que se jugó.
web-why-from = Nivel del bot: { $level }. Decisión { $number } con la semilla { $seed }: no ha influido nada más.
web-why-candidates = Qué se esperaba de cada opción
web-why-again = Para esta tabla se midió cada opción otra vez y tanto como las demás: sus cifras pueden diferir un poco de aquellas con las que decidió el bot.

# La línea de órdenes
web-serving = OpenHearts está en { $address }
web-serving-stop = Se detiene con Ctrl-C; todas las mesas quedan guardadas.
web-serving-open-file = Otras personas de este equipo pueden leer { $file }, que contiene secretos. Para impedirlo: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = hasta { $limit }
web-bar-sound = { $state ->
    [on] El sonido está activado: desactivarlo
   *[off] El sonido está desactivado: activarlo
}
web-bar-size = Cartas y letras más grandes
web-bar-pace = { $what }: { $pace }. Cambiar
web-play = Jugar
web-drawer = Puntuación, jugadores y más
web-drawer-close = Cerrar

# The sheet after a deal
web-sheet-place = Posición { $place } de { $count }
web-sheet-leads = Vas en cabeza
web-sheet-behind = a { $gap } de { $seat }
web-sheet-level = En empate con { $seat }
web-decided = La carta decisiva
web-tab-cards = Cartas
web-tab-tricks = Bazas

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } jugadores · { $level }
web-adjust = Ajustar
