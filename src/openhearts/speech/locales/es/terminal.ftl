# Lo que dice el terminal por sí mismo: preguntas antes de una partida, entradas, guardado, ayuda. Cartas y sucesos están en otros archivos.

terminal-prompt = >
terminal-prompt-box = Orden:
terminal-prompt-keys = { $phase ->
    [pass] Flechas: moverse, Espacio: elegir, Intro: pasar. ? ayuda
    [play] Flechas: moverse, Intro: jugar. ? ayuda
    [choose] ← → elegir, Intro: aceptar. ? ayuda
    [start] Intro: conservar, Z: descartar. ? ayuda
    [lay] ← → elegir la fila, Intro: poner, Z: descartar. ? ayuda
    [nowhere] Intro: descartar. ? ayuda
    [steal] Flechas: elegir, Intro: robar, Z: descartar. ? ayuda
   *[other] ? ayuda
}
terminal-prompt-next-deal = Intro: mano siguiente. >
terminal-prompt-end = Intro: salir. >
terminal-welcome = { $name }. { $plain ->
    [yes] Para preguntar, una letra e Intro: C la mesa, S el marcador, T a quién le toca, A una pista, ? todas las teclas.
   *[no] ? muestra todas las teclas.
}
terminal-for-example = Escribe lo que haces, por ejemplo: { $example }
terminal-welcome-back = { $name }, mano { $deal }: sigues donde estabas.
terminal-you = Tú
terminal-human = Humano
terminal-saved = Partida guardada. Para continuar: { PROGRAM() } play --resume
terminal-not-saved = Esta partida no está guardada.
terminal-cannot-keep = Esta partida no se puede guardar ({ $why }); aun así se puede jugar.
terminal-record = El registro de esta partida: { $file }
terminal-no-record = No se puede escribir el registro { $file }: { $why }.
terminal-damaged = El final de la partida guardada estaba dañado (línea { $line }); { $good ->
    [one] se conserva su única entrada válida
   *[other] se conservan sus { $good } entradas válidas
}, y el archivo dañado queda al lado.
terminal-cannot-resume = No se puede retomar { $file }: { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, empezada el { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}, mano { $deal }; jugada por última vez el { $when }
terminal-saved-how = Seguir con una: { PROGRAM() } play --resume NÚMERO. Borrarla: { PROGRAM() } saved delete NÚMERO.
terminal-saved-ask = ¿Borrar esto para siempre? { $list } (sí / no)
terminal-saved-deleted = Borrado: { $what }
terminal-preparing = Se prepara la búsqueda, una sola vez en este equipo; tarda alrededor de medio minuto.

# Preguntas antes de una partida
terminal-menu = ¿Qué juego?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count ->
    [one] { $count } más, de la gran familia
   *[other] { $count } más, de la gran familia
}
terminal-words-more = más, mas, otros, todos
terminal-menu-resume = { $key } Seguir con la partida guardada: { $what }
terminal-menu-language = Otros idiomas: { $list }
terminal-menu-prompt = Número o nombre, Intro para { $default }:
terminal-menu-unknown = No hay ningún juego { $answer }. Escribe un número del 1 al { $count }, o un nombre.
terminal-ask-seats = ¿Cuántos jugadores, { $seats }? Intro para { $default }:
terminal-ask-seats-again = Pueden ser: { $seats }.
terminal-ask-level = ¿Qué nivel deben tener los bots?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Escribe un número del 1 al { $count }, o un nombre.
terminal-ask-first = { $who ->
    [youngest] Empieza la persona más joven. ¿Quién es?
   *[seat] Empieza quien haya roto más corazones. ¿Quién es?
}
terminal-ask-first-prompt = Número o nombre, Intro para { $default }:
terminal-ask-first-again = Escribe un número del 1 al { $count }, o un nombre.

# El cursor y el pase
terminal-card-here = { $card }{ $state ->
    [chosen] , carta elegida
    [blocked] , no se puede jugar ahora
   *[free] {""}
}, { $place } de { $count }.
terminal-nothing-here = Aquí no hay nada que recorrer.
terminal-nothing-to-choose = Ahora no hay nada que elegir.
terminal-chosen = { $card }, carta elegida, { $chosen } de { $count }.
terminal-unchosen = { $card }, elección retirada, { $chosen } de { $count }.
terminal-pass-enough = Ya has elegido { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}. Espacio sobre una carta elegida la quita.
terminal-pass-ready = Intro pasa las cartas.
terminal-pass-missing = Elige primero { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, hasta ahora { $chosen }: Espacio elige una carta. O escríbelas, por ejemplo: pasar qpi aco kco
terminal-type-choice = Elige con las flechas, o escribe: sumar, o restar.
terminal-enter-again = Otra vez Intro: { $action }.
terminal-sorted = { $order ->
    [down] Tus cartas van de la más alta a la más baja.
   *[up] Tus cartas van de la más baja a la más alta.
}
terminal-sort-later = Ordena las cartas cuando no haya nada elegido.
terminal-not-now = Eso no es posible ahora.
terminal-no-key = La tecla { $key } no hace nada aquí. { $help } muestra las teclas.
terminal-no-claim = Nadie ha reclamado el resto.
terminal-watchers-only = Solo quien mira puede cambiar de puesto.
terminal-undone = Jugada deshecha.
terminal-undo-not = Ahora no se puede deshacer nada.
terminal-no-messages = Aún no hay mensajes.
terminal-history-end = { $end ->
    [old] Ese era el primer mensaje.
   *[new] Ese era el mensaje más reciente.
}
terminal-buffer = { $kind ->
    [answers] Mensajes: respuestas.
   *[events] Mensajes: lo que ha ocurrido.
}
terminal-words-quit = quit, exit, salir, adiós, adios

terminal-words-left = anterior
terminal-words-right = siguiente
terminal-words-up = arriba, palo anterior
terminal-words-down = abajo, palo siguiente
terminal-words-home = primera, inicio
terminal-words-end = última, ultima, fin
terminal-words-space = elegir, elige, marcar
terminal-words-enter = ok, vale, intro
terminal-words-next-deal = siguiente, mano siguiente, seguir, continuar
terminal-history-title = Mensajes
terminal-is-saved = Todo está guardado ya, jugada a jugada.
terminal-alone = Aquí no hay nadie que pueda leerlo.
terminal-join-kept = Ahora mismo no hay conexión. Lo que has escrito se guarda y se envía en cuanto vuelva.
terminal-join-unsent = No enviado: { $text }
terminal-join-other = Terminal { $number } de tu cuenta en esta mesa: aquí eres otra persona. Con --as NOMBRE dices quién.
terminal-language = A partir de ahora, en español.
terminal-hurrying = Sin pausas hasta que te toque.
terminal-pace = Pausa tras cada carta de los bots, en segundos: { $seconds }. Para cambiarla, escribe por ejemplo: { $word } 0.3
terminal-announce = Avisos: { $level }. Para cambiarlos, escribe por ejemplo: { $word } 2 ({ $list }).
terminal-letters = Letras en las cartas: { $letters }. Para cambiarlas, escribe por ejemplo: { $word } 2 ({ $list }).

# La imagen
terminal-deal-number = Mano { $number }
terminal-head-pass = { $direction ->
    [L1] Pase a la izquierda
    [R1] Pase a la derecha
    [L2] Pase al segundo puesto a la izquierda
    [R2] Pase al segundo puesto a la derecha
    [HOLD] Sin pase
   *[ACROSS] Pase al de enfrente
}
terminal-head-trick = Baza { $number } de { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] corazones rotos
       *[no] corazones sin romper
    }
   *[other] { $broken ->
        [yes] desbloqueado
       *[no] bloqueado
    }
}
terminal-seat-numbers = { $score } p. { $points }, { $tricks } bz.
terminal-led = Palo: { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}
terminal-last-trick = (última baza)
terminal-set-aside = { $count ->
    [one] { $count } carta en espera
   *[other] { $count } cartas en espera
}
terminal-kitty = Pozo: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Ves las cartas de todos.
    [nobody] Ves lo que está a la vista.
   *[seat] Ves lo que ve { $name }.
}
terminal-side-standing = Puntuación
terminal-side-limit = la partida acaba a los { $limit }
terminal-side-tricks = Bazas de esta mano

# Herz an Herz
terminal-herz-drawn = Carta sacada: { $card }
terminal-herz-stock = Mazo: { $count }
terminal-herz-discard = Descarte: { $card }
terminal-herz-place = { $row ->
    [left] Fila izquierda
    [right] Fila derecha
   *[start] Carta inicial
}: { $what }.
terminal-herz-place-empty = vacía
terminal-herz-choose-row = Elige una fila con la flecha izquierda o derecha y luego Intro; o escribe izquierda, derecha, descartar.
terminal-herz-steal-number = Robo { $number } de { $count }: { $action }.

# Después de una mano, puntuaciones
terminal-deal-over-title = Todas las cartas de la mano { $number }
terminal-scores-head = Jugador
terminal-scores-total = Total
terminal-chart = Totales después de cada mano:

# Ayuda
terminal-help-title = Teclas
terminal-help-words-herz-an-herz = Para leer una carta: carta 97.
terminal-help-words-hearts = Las cartas se escriben con valor y palo: qpi, 10co, adi.
terminal-help-quit = salir, Ctrl-D o Ctrl-C salen del juego; la partida queda guardada.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Inicio
    [end] Fin
    [enter] Intro
    [space] Espacio
    [delete] Supr
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } a { $last }
terminal-key-nth = 1 a 9, 0, -
terminal-help-moves = Palabras para recorrer tus cartas: siguiente, anterior, arriba, abajo, primera, última; elegir para el pase, ok para actuar.
terminal-replay-only = Esto es una repetición: pregunta, o sigue con Intro.
terminal-replay-help = Intro, Espacio y derecha avanzan, B e izquierda retroceden, N va a la mano siguiente, Inicio y Fin a sus extremos, Esc sale.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Intro actúa, A da una pista, ? muestra las teclas, / admite palabras{ $undo ->
    [yes] , U deshace tu última decisión
   *[no] {""}
}. Con «salir» se sale; la partida queda guardada.

# Repetición, comprobación, simulación, variantes
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}. Intro avanza, B retrocede, N mano siguiente, «salir» sale.
terminal-replay-prompt = Mano { $deal }, { $step } de { $count } >
terminal-replay-end = El registro termina aquí.
terminal-replay-start = Este es el principio.
terminal-replay-comment = Observación: { $text }
terminal-check-good = { $file }: correcto. { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
}{ $finished ->
    [yes] {""}
   *[no] , partida sin terminar
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } decisión de bots recalculada
   *[other] { $count } decisiones de bots recalculadas
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } mezcla recalculada
   *[other] { $count } mezclas recalculadas
}.
terminal-check-fixed = { $file }: { $count ->
    [one] las cartas de { $count } mano estaban fijadas de antemano; ahí no se mezcló nada y no se demuestra nada
   *[other] las cartas de { $count } manos estaban fijadas de antemano; ahí no se mezcló nada y no se demuestra nada
}.
terminal-check-told = { $file }: { $count ->
    [one] en { $count } mano el azar de los bots es el que indica el servidor; no resulta de ningún compromiso
   *[other] en { $count } manos el azar de los bots es el que indica el servidor; no resulta de ningún compromiso
}.
terminal-check-contributions = { $file }: aportaron su propio número: { $own }; sin respuesta: { $given }; con compromiso, pero sin revelar el número: { $withheld }.
terminal-check-withheld = { $file }: manos en las que se retuvo un número después de su compromiso: { $deals }. Cada uno de esos números pudo ser una elección entre dos manos, del servidor o del puesto.
terminal-receipt = recibo de la mano { $deal }, { $seat }, { $step ->
    [commit] compromiso
   *[reveal] aportación
}: { $kind ->
    [fits] el registro concuerda.
    [withheld] el registro dice que se retuvo el número de este compromiso. Se cuenta; no se puede probar quién lo retuvo.
    [left-out] PRUEBA: el servidor acusó recibo de esto, y el registro firmado por él lo omite.
    [host] PRUEBA: el servidor se había comprometido con otro secreto que el del registro firmado por él.
    [shown] PRUEBA: cuando ya tenía esta aportación, el servidor cambió el compromiso de otro puesto.
    [twice] PRUEBA: el servidor ha firmado dos recibos que se contradicen.
    [unsigned] contradice el registro, pero el registro no está firmado por el servidor y cualquiera puede haberlo escrito. No se prueba nada.
    [other-key] está firmado con otra clave que la del registro, o el registro no indica ninguna. No se prueba nada; compara la clave con otros registros del servidor.
    [elsewhere] su mano no está en este registro.
   *[forged] NO está firmado con la clave que indica. No prueba nada.
}
terminal-receipts-kept = Los recibos se guardan en { $file }; «{ PROGRAM() } check --shuffle --receipts» los compara con un registro.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Bloques
terminal-simulate-head-player = Bot
terminal-simulate-head-points = Puntos por mano
terminal-simulate-head-payoff = Mejor que los demás
terminal-simulate-head-score = Puntuación
terminal-simulate-head-wins = Victorias %
terminal-simulate-told = { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
} en que cada uno ocupa una vez cada puesto; ± es un error estándar sobre los bloques; semilla { $seed }.
terminal-simulate-stopped = Detenido antes del final.
terminal-arena-head-player = Bot
terminal-arena-head-points = Puntos por mano
terminal-arena-head-payoff = Mejor que los demás
terminal-arena-head-moons = Lunas
terminal-arena-head-suffered = sufridas
terminal-arena-head-failures = Fallos
terminal-arena-head-median = Juego: mediana ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = peor
terminal-arena-head-pass-median = Pase: mediana ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
}, cada uno de una mano jugada en { $ways ->
    [one] { $ways } orden de puestos
   *[other] { $ways } órdenes de puestos
}, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}; ± es un error estándar sobre los bloques{ $moons ->
    [yes] , los % son de las manos de un puesto
   *[no] {""}
}; semilla { $seed }.
terminal-variants-head-id = Nombre
terminal-variants-head-seats = Jugadores
terminal-variants-head-title = Título

# Consejo en una mesa de verdad
terminal-advise-ask = { $what ->
    [hand] Tus cartas, con letras inglesas, como QS AH 10D:
    [gave] Cartas que pasaste (Intro si ninguna):
    [got] Cartas que recibiste (Intro si ninguna):
    [turns] Los turnos hasta ahora, uno por línea, como 1. P0 draws 48: keep o 48: keep (una línea vacía termina):
    [drawn] La carta que acabas de sacar, como 60, J26-50, SJ o ST:
   *[plays] Todas las cartas jugadas, en orden (Intro si ninguna):
}
terminal-advise-seat = Puesto { $seat }

# Entrenar al jugador que aprende
terminal-train-now = { $what ->
    [playing] Vuelta { $round }, jugando
   *[fitting] Vuelta { $round }, aprendiendo
}
terminal-train-round = Vuelta { $round }: { $gain } ±{ $error } puntos por mano mejor que antes; lunas en el { $moons } % de las manos.
terminal-train-stopped = Detenido. Las vueltas terminadas están en { $folder }; el mismo comando continúa.
terminal-train-done = Las redes están en { $file }.
terminal-warm-done = Los bots que buscan empiezan ahora al momento en este equipo. El código compilado está en { $folder }.
terminal-warm-stopped = Detenido. Lo que ya está compilado queda en { $folder }; el mismo comando continúa.
terminal-no-language = Estos son los idiomas disponibles: { $list }.
