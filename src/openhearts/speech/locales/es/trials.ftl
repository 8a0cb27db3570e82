# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Promesa
test-head-outcome = Resultado
test-head-figures = Examinado
test-passed = cumplida
test-failed = rota
test-skipped = omitida
test-place = { $rules }, puestos: { $seats }, semilla { $seed }, mano { $deal }, acciones antes: { $step }, puesto { $seat }
test-repeat = Para verlo otra vez:
test-all-kept = { $subject } cumple todas las promesas examinadas (semilla { $seed }).
test-broken = { $subject } rompe promesas: { $list } (semilla { $seed }).
test-viewer = { $seat ->
    [watcher] quien mira
   *[seat] puesto { $seat }
}

# Bots
test-progress-bot = Decisiones
test-promise-bot-answers = Responde a cada pregunta.
test-promise-bot-legal = Elige lo que está permitido.
test-promise-bot-repeatable = La misma pregunta recibe la misma respuesta.
test-promise-bot-fresh-process = Un proceso nuevo da las mismas respuestas.
test-promise-bot-stateless = No guarda nada entre las preguntas.
test-promise-bot-own-chance = El azar viene solo de rng.
test-promise-bot-view-unchanged = La vista queda como estaba.
test-promise-bot-two-worlds = Las cartas ocultas no cambian nada.
test-promise-bot-nothing-hidden = No mira nada más que la vista.
test-promise-bot-budgets = Cada presupuesto da algo permitido, siempre lo mismo.
test-promise-bot-advice = Su consejo es lo que hace.
test-promise-bot-speed = Tiempo de una decisión
bot-test-speed = { $count }: media { $mean } ms, 99 % { $most } ms, peor { $worst } ms
bot-new-written = { $file } está escrito. Qué puedes hacer con él:

# Games
test-progress-game = Manos
test-promise-game-rules = Sus reglas vuelven de sus valores simples.
test-promise-game-views = Una vista dice de quién es y qué está a la vista.
test-promise-game-two-worlds = Las cartas ocultas no cambian nada.
test-promise-game-audiences = Lo privado no se dice a nadie más.
test-promise-game-legality = Las opciones se aceptan, las demás acciones se rechazan.
test-promise-game-endings = Cada mano termina.
test-promise-game-purity = No modifica nada, y de lo mismo sale lo mismo.
test-promise-game-replay = Las mismas acciones llevan a la misma posición.
test-promise-game-notation = Cada acción tiene su propio texto.
test-promise-game-messages = Los sucesos y las acciones vuelven del JSON.
test-promise-game-records = Las manos vuelven de sus registros.
test-promise-game-standing = Puntos, puntuaciones y ganadores concuerdan.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Eligió { $chosen }, que aquí no está permitido.
test-found-other-choice = Eligió { $chosen }; cuando se le preguntó lo mismo otra vez: { $other }.
test-found-other-draws = Sacó otra cantidad de números cuando se le preguntó lo mismo otra vez.
test-found-other-process = Eligió { $chosen }; en un proceso nuevo: { $other }.
test-found-other-order = Eligió { $chosen }; cuando antes hubo otras preguntas: { $other }.
test-found-other-world = Eligió { $chosen }; donde solo cambian cartas ocultas: { $other }.
test-found-other-copy = Eligió { $chosen }; con una copia de la misma vista: { $other }.
test-found-other-chance = Eligió { $chosen }; tras un cambio del azar que comparte todo el programa: { $other }.
test-found-chance-used = Cambió el estado de { $source }; el azar viene solo de rng.
test-found-looked = Fuera de su vista, tocó { $name }.
test-found-view-changed = La vista era otra después.
test-found-too-much-work = Imaginó { $told } mundos con un presupuesto de { $work }.
test-found-other-advice = Eligió { $chosen }, y su consejo es { $other }.
test-found-too-slow = La decisión más lenta tardó { $worst } ms; el límite es de { $bound } ms.
test-found-no-advice = No da consejos propios.
test-found-no-process = Otro proceso no puede crear este bot: nómbralo por su archivo.
test-found-outside = Es otro programa: lo que hace por dentro no se ve.
test-found-no-worlds = Aquí no hay nada oculto.
test-found-asked-nothing = No quedó ninguna respuesta que comparar.
test-found-nothing-seen = No quedó nada que examinar.
test-found-rules-differ = Las reglas vuelven distintas de sus propios valores simples.
test-found-view-differs = { $viewer }: la vista es distinta donde solo cambia lo oculto, y ningún suceso lo dijo.
test-found-words-differ = { $viewer }: la misma vista se da con otras palabras o datos.
test-found-options-differ = { $viewer }: la misma vista tiene otras opciones.
test-found-refused-once = { $viewer }: con la misma vista, { $action } se acepta en un mundo y se rechaza en el otro: { $error }
test-found-refusal-differs = { $viewer }: con la misma vista, { $action } se rechaza de otra manera: { $one }; { $other }.
test-found-event-tells = { $viewer }: un suceso dice algo que la vista no dice: { $event }
test-found-too-many-told = Las vistas y los sucesos dicen algo privado a demasiados: { $viewers }.
test-found-wrong-seat = { $viewer }: la vista dice que es de otro sitio: { $other_viewer }.
test-found-wrong-public = { $viewer }: la parte abierta de la vista no es la de la posición.
test-found-copy-differs = { $viewer }: la vista vuelve distinta de su JSON.
test-found-shown-otherwise = { $viewer }: este suceso se muestra como uno de otra clase, o cambia al mostrarse otra vez: { $event }
test-found-message-differs = Esto vuelve distinto del JSON: { $value }
test-found-no-options = { $viewer }: se espera una decisión, y no hay ninguna opción.
test-found-extra-options = { $viewer }: no se espera nada, y hay opciones.
test-found-fast-options = { $viewer }: options_of dice algo distinto que la vista.
test-found-refused = { $viewer }: { $action } es una opción y se rechaza: { $error }
test-found-accepted = { $viewer }: { $action } no es una opción y se acepta.
test-found-endless = La mano no termina; acciones hasta ahora: { $count }.
test-found-not-over = La mano ha terminado en la fase { $phase }.
test-found-modified = { $name } modifica lo que recibe.
test-found-impure = { $name } da otra cosa cuando se le pide de nuevo.
test-found-replay-differs = La misma mano y las mismas acciones llevan a otra posición.
test-found-text-differs = El texto «{ $text }» de { $action } se lee como { $other }.
test-found-text-error = El texto «{ $text }», que no nombra ninguna acción, provocó { $error } en vez de BadText.
test-found-text-twice = El texto «{ $text }» vale para { $action } y para { $other }.
test-found-start-differs = La mano vuelve distinta de sus líneas.
test-found-play-differs = Las acciones vuelven distintas de sus líneas.
test-found-record-unread = El registro, escrito como { $form }, no se puede leer de nuevo: { $error }
test-found-record-differs = El registro, escrito como { $form }, se lee como otro.
test-found-points-total = Los puntos de la mano son { $points }; deberían sumar { $total }.
test-found-points-missing = No hay puntos y puntuación para cada puesto.
test-found-points-lost = Los puntos de la mano no están entre los de la partida.
test-found-next-number = A la mano { $number } le sigue la mano { $next }.
test-found-next-scores = La mano siguiente empieza con otras puntuaciones u otro número.
test-found-next-rules = Las reglas son otras después de la mano.
test-found-no-such-winners = Estos no pueden ser ahora los ganadores: { $winners }.
test-found-not-the-highest = Los ganadores son { $winners }, las puntuaciones { $scores }; según las reglas gana la más alta.
test-found-not-the-lowest = Los ganadores son { $winners }, las puntuaciones { $scores }; según las reglas gana la más baja.
test-found-early-standing = Se hace una puntuación de una mano que no ha terminado.
