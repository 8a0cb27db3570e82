# La ayuda de la línea de comandos. Los nombres de las opciones y lo que está entre comillas se escribe tal cual; las palabras en mayúsculas son las de usage-word-*.

usage-usage = Uso:
usage-options = Opciones:
usage-commands = Comandos:
usage-help = Muestra esta ayuda.
usage-version = Muestra la versión.
usage-lang = Idioma: { $codes }
usage-word-name = NOMBRE
usage-word-file = ARCHIVO
usage-word-seat = PUESTO
usage-word-cards = CARTAS
usage-word-card = CARTA
usage-word-folder = CARPETA
usage-word-number = NÚMERO
usage-word-days = DÍAS
usage-word-address = DIRECCIÓN
usage-word-variant = VARIANTE
usage-word-command = COMANDO
usage-word-options = OPCIONES
usage-word-args = ARGUMENTOS
usage-word-game = JUEGO

# Los comandos
usage-main =
    Corazones y toda su familia, para todo el mundo: jugar, mirar, comprobar y estudiar.

    «{ PROGRAM() } play» pregunta lo que necesita; «{ PROGRAM() } { usage-word-command } --help» dice qué admite un comando.
usage-command-play =
    Jugar contra bots. Pregunta lo que no se indica; cada jugada se guarda al momento.

    Teclas durante el juego: ? las muestra todas.
usage-command-watch = Ver a los bots jugar una partida.
usage-command-variants = Listar todas las variantes con sus puestos y sus conjuntos de opciones.
usage-command-rules = Contar con palabras las reglas de una variante o de un archivo de reglas.
usage-command-check = Comprobar registros. Cada acción se repite; se indica la primera línea que no encaja.
usage-command-replay = Recorrer un registro paso a paso. Intro avanza, B retrocede, N pasa a la mano siguiente.
usage-command-simulate =
    Jugar muchas partidas entre bots y decir cómo le va a cada uno.

    Un bot que falla lo termina todo con su traza de error. El resto está en docs/bots.md.
usage-command-arena =
    Medir unos bots con otros, con las mismas cartas en todos los puestos.

    Un bot que falla lo termina todo con su traza de error. El resto está en docs/bots.md.
usage-command-warm = Compilar de antemano lo que usan los bots para buscar. Se hace para una variante o (sin { usage-word-variant }) para un servidor; el comando dice dónde queda guardado.
usage-command-train =
    Entrenar las redes del bot más fuerte jugando contra sí mismo. El mismo comando sigue con un entrenamiento interrumpido.

    { usage-word-folder } guarda las redes y curves.csv. Tarda horas con dos núcleos; el resto está en docs/training.md.
usage-command-join =
    Sentarse a una mesa de un servidor, en líneas sencillas. URL es la invitación.

    El servidor te reconoce. Un segundo terminal en la misma mesa es otra persona; con --as dices cuál eres tú.
usage-command-serve = Abrir mesas en el navegador: para ti, para tu salón o para todo el mundo.
usage-command-keys = Escribir las claves de un servidor en un archivo, para todas las máquinas de una misma base de datos.
usage-command-prune =
    Eliminar lo que guarda un servidor y nadie ha usado desde hace mucho: mesas, hojas de puntos, reglas de la casa.

    Antes pregunta. El servidor puede seguir en marcha, y hace lo mismo cada día por sí solo (--keep-days).
usage-command-db = Revisar, copiar y recuperar todo lo que guarda un servidor.
usage-command-db-check = Revisar toda la base de datos e intentar leer cada mesa. No cambia nada; el estado es 1 si algo va mal.
usage-command-db-upgrade = Actualizar la base de datos. El servidor hace lo mismo al arrancar.
usage-command-db-backup = Copiar a un ARCHIVO nuevo la base de datos tal como está en ese instante, también con el servidor en marcha. Esa copia se puede recuperar en SQLite y en PostgreSQL.
usage-command-db-restore = Sustituirlo todo por una copia, con el servidor parado. Pregunta antes; las manos en juego se reparten de nuevo, para que nadie conozca las cartas.
usage-command-db-mark-restored = Indicar que la base de datos se recuperó por otros medios (una imagen del disco, pg_restore): las manos en juego se reparten de nuevo.
usage-command-db-export = Escribir en una CARPETA el registro de cada mesa en la que haya acabado una mano. En él figuran nombres de personas.
usage-command-bridge =
    Responder a otros programas: entra un objeto JSON por línea y sale otro (docs/bridge.md).

    Lo que hay que esperar mientras se compila una búsqueda se dice por la salida de errores.
usage-command-advise =
    Aconsejar en una mesa de cartas de verdad: qué hacer y cuánto vale cada posibilidad.

    En Corazones pregunta por tus cartas y por las jugadas si falta --hand; en Herz an Herz, por los turnos jugados y la carta sacada si faltan --plays y --drawn. Un turno es una línea de un registro (3. P0 draws 45: left) o menos (45: left).
usage-command-saved =
    Listar las partidas guardadas: número, juego, jugadores, mano, cuándo, puntuación.

    «{ PROGRAM() } play --resume { usage-word-number }» sigue con una, «{ PROGRAM() } saved delete { usage-word-number }» la borra.
usage-command-saved-delete = Borrar partidas guardadas para siempre, por su número en la lista; antes pregunta.
usage-command-bot = Escribir un bot propio y ver si cumple lo que prometen los bots.
usage-command-bot-new = Escribir un bot para empezar: { usage-word-file } (mine.py) no debe existir todavía.
usage-command-bot-test =
    Comprobar si un bot cumple lo que prometen los bots: juega según las reglas, y solo con lo que ve, su presupuesto y su azar.

    BOT es mine.py (o mine.py:Clase), un nivel o cmd:./programa. El código de salida es 1 si se rompe una promesa y 2 si no existe ese bot.
usage-command-game = Comprobar si un juego cumple lo que prometen los juegos.
usage-command-game-test =
    Comprobar si un juego cumple lo que prometen los juegos: las cartas ocultas siguen ocultas, se acepta lo que está en las opciones, y un registro lleva a la misma mano.

    { usage-word-game } es hearts, herz_an_herz, mine.py (o mine.py:{ usage-word-name }) o package.module:{ usage-word-name }. El código de salida es 1 si se rompe una promesa y 2 si no existe ese juego.

# Opciones de varios comandos
usage-seats = Número de puestos.
usage-option = Una regla (end.limit=50) o un conjunto de opciones (sun); se puede repetir.
usage-rules = Unas reglas propias (TOML).
usage-seed = La misma semilla da las mismas cartas y los mismos bots.
usage-plain = Solo líneas: sin colores ni cursor, para cualquier lector.
usage-bots = Quiénes son los bots: novice, casual, club, expert, master (del más débil al más fuerte), random, archivo.py:Clase; varios con ;
usage-pace = Segundos entre las cartas de los bots; 0 es al momento.
usage-announce = Lo que se dice: cada carta, la baza cuando te toca, o solo lo que tienes que decidir.
usage-signs = Cartas con signos (Q♠) en lugar de palabras, también en las líneas.
usage-letters = Las letras de la jota, la dama, el rey y el as en las cartas, como en los ajustes del navegador; «own»: las del idioma.
usage-cells = Líneas de N signos como máximo, por ejemplo 40 para una línea braille.
usage-first-leader = Quién empieza cuando las reglas lo preguntan.
usage-record = Escribir aquí el registro de la partida.
usage-json = Para programas.
usage-yes = No preguntar.

# Opciones de un comando
usage-play-name = Tu nombre.
usage-play-resume = Seguir con la última partida guardada, de { usage-word-variant } si se indica, o con la de este número en «{ PROGRAM() } saved». Sigue tal como empezó: --seats, --bots, --option, --rules, --seed, --name y --first-leader se rechazan.
usage-watch-view = Lo que ve un puesto, o las cartas de todos con «all»; si no, lo que está a la vista.
usage-rules-options = Listar todas las opciones, como las admite --option.
usage-check-bots = Volver a calcular cada elección de un bot a partir de lo que ve.
usage-check-shuffle = Volver a calcular cada mano a partir de sus compromisos.
usage-check-receipts = Comparar con el registro los recibos de una página y decir qué prueban.
usage-replay-seat = Lo que veía un puesto; si no, las cartas de todos.
usage-replay-deal = Empezar por esta mano.
usage-measure-players = Bots por puesto, o uno para todos.
usage-measure-seed = La misma semilla da las mismas cartas.
usage-measure-processes = Procesos en los que se juega (uno por núcleo).
usage-measure-ray = Jugar en un clúster de Ray: host:port, local o el que esté en marcha aquí.
usage-measure-tolerate = Contar los bots que fallan y seguir jugando por ellos.
usage-measure-resume = Guardar los bloques terminados en este archivo y seguir con él.
usage-measure-records = Guardar en esta carpeta el registro de cada partida o mano.
usage-measure-csv = Escribir valores separados por comas (- los muestra en su lugar).
usage-measure-times = También con los tiempos de las decisiones; cada vez son otros.
usage-measure-json = Mostrar un objeto JSON en lugar de la tabla.
usage-simulate-matches = Partidas que se juegan (20).
usage-arena-blocks = Manos, cada una jugada en todos los puestos (100).
usage-train-rounds = Vueltas de juego y aprendizaje en total (12).
usage-train-first = Muestras de la primera vuelta (6000000).
usage-train-later = Muestras de cada vuelta posterior (4000000).
usage-train-keep = Vueltas de cuyas muestras aprenden las redes (3).
usage-train-rate = El paso de aprendizaje más grande (0.002).
usage-train-epochs = Cuántas veces se recorren en una vuelta (3).
usage-train-mixed = De cada 256 manos, cuántas tienen puestos que juegan con reglas fijas (128).
usage-train-from = Seguir con las redes de otro entrenamiento, un round-NN.npz.
usage-train-seed = La misma semilla con los mismos hilos da las mismas redes.
usage-train-threads = Hilos para jugar y aprender (2).
usage-join-name = Cómo te llaman los demás.
usage-join-as = Quién eres, si varias personas usan esta cuenta.
usage-join-sign-out = En lugar de eso, que el servidor te olvide.
usage-serve-host = La dirección en la que escucha (solo este equipo).
usage-serve-port = El puerto (8765, o el siguiente libre; 0: cualquiera).
usage-serve-data = Dónde se guardan las mesas (tu carpeta de datos).
usage-database = Otro lugar para las mesas que la carpeta de datos: postgresql://usuario@equipo/base.
usage-serve-synchronous = Lo que sobrevive a un corte de luz: full, todo lo que se ha comunicado; normal escribe más rápido y puede perder los últimos instantes (full).
usage-serve-workers = Cuántos procesos sirven, sobre una misma base de datos PostgreSQL (1).
usage-serve-key-file = El archivo con las claves, el mismo en cada máquina; { PROGRAM() } keys lo escribe (claves de la carpeta de datos).
usage-serve-public-url = La dirección que escribe la gente, si delante hay otro servidor.
usage-serve-lan = Para toda tu red: muestra la dirección, también como código QR.
usage-serve-no-browser = No abrir ningún navegador.
usage-serve-keep-days = Días que se guarda lo que nadie usa (400; 0: para siempre).
usage-serve-keep-unfinished-days = Lo mismo para mesas sin terminar (como --keep-days).
usage-serve-keep-chat-days = Lo mismo para lo que se escribe en las mesas (30; 0: para siempre).
usage-serve-tables-per-person = Mesas abiertas que puede tener una persona (200; 0: sin límite).
usage-serve-tables-per-address = Mesas en memoria de una dirección de red (200).
usage-serve-table-mb = Megabytes que puede ocupar una mesa (16; 0: sin límite).
usage-serve-store-mb = Megabytes que puede ocupar todo (0: sin límite).
usage-serve-operator-token-file = Un archivo con la clave de acceso que piden /metrics y /operator (ninguno: solo los ve este equipo).
usage-serve-log-format = El aspecto de las líneas del registro (text).
usage-serve-log-events = Qué se anota: faults, los fallos; refusals, también lo rechazado; requests, también cada respuesta (refusals).
usage-prune-data = Dónde guarda el servidor sus mesas (tu carpeta de datos).
usage-prune-older-than = Lo que nadie ha usado en tanto tiempo (400).
usage-prune-unfinished-older-than = Lo mismo para mesas sin terminar (como --older-than).
usage-prune-dry-run = Decir solo lo que se eliminaría.
usage-bridge-bot = Quién responde (expert), si una línea no nombra a nadie.
usage-advise-seat = Tu puesto, desde 0 en el sentido de las agujas del reloj (0).
usage-advise-hand = Tus cartas tal como se repartieron, o como están ahora: 'QS AH 10D ...'
usage-advise-deal = Número de la mano (1), para el pase.
usage-advise-dealer = Quién repartió.
usage-advise-gave = Las cartas que pasaste.
usage-advise-got = Las cartas que recibiste.
usage-advise-kitty = Las cartas sobrantes, si las viste.
usage-advise-plays = Todo lo que se ha jugado, en orden; las bazas o los turnos se pueden separar con /.
usage-advise-drawn = Herz an Herz: la carta que acabas de sacar.
usage-advise-scores = Totales antes de esta mano, por puesto.
usage-advise-opening-card = La carta que abrió, cuando es la más baja que alguien tiene.
usage-advise-bot = Quién aconseja (expert).
usage-advise-budget = Cuántos mundos imaginar.
usage-bot-test-game = Todas las variantes de un juego: hearts, herz_an_herz.
usage-bot-test-seed = La misma semilla hace las mismas preguntas (1).
usage-bot-test-quick = Pocas reglas, pocas preguntas.
usage-bot-test-long = Todas las variantes en todos los tamaños, muchas preguntas.
usage-bot-test-budget = Trabajo de cada decisión; si no, la medida propia del bot.
usage-bot-test-max-ms = Ninguna decisión puede tardar más.
usage-game-test-seed = La misma semilla reparte las mismas cartas (1).
usage-game-test-quick = Pocas reglas, pocas manos.
usage-game-test-long = Todas las variantes en todos los tamaños, muchas manos.
usage-game-test-deals = Manos con cada conjunto de reglas.
