# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Línea { $line }: { $text }
error-seat = puesto { $seat }
error-did-you-mean = ¿Querías decir «{ $word }»?
error-field = Campo: { $field }.
error-allowed = Opciones posibles: { $allowed }.
error-other = Algo ha salido mal: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = «{ $text }» no es una carta; escribe valor y palo con letras inglesas, como QS, 10H o AD.
error-herz-no-card = «{ $text }» no es una carta; escribe un número, J26-50 para un comodín numérico, SJ o ST.
error-card-too-often = { $card } aparece demasiadas veces o no está en esta baraja.
error-not-in-pack = { $card } no está en esta baraja.
error-not-there = { $card } no está.
error-no-number = «{ $text }» no es un número entero.
error-no-seat = No hay ningún puesto { $seat }{ $last ->
    [none] {""}
   *[other] ; los puestos van del 0 al { $last }
}.
error-deals-from-one = Las manos se cuentan desde 1.
error-scores-for-seats = Puntuaciones: { $told }, puestos: { $right }.
error-hands-for-seats = Manos de cartas: { $told }, puestos: { $right }.
error-players-for-seats = Jugadores: { $told }, puestos: { $right }.
error-bots-for-seats = Bots: { $told }, puestos: { $right }. Indica uno para cada puesto, o uno para todos.
error-numbers-for-seats = { $name }: tiene que haber un número para cada puesto ({ $right }), no { $told }.
error-hand-size = El puesto { $seat } tiene que tener { $right ->
    [one] { $right } carta
   *[other] { $right } cartas
}, no { $told }.
error-cards-missing = Faltan estas cartas: { $list }. Indica las sobrantes como pozo.
error-stock-nameless = El mazo está vacío; indica sus cartas desde arriba, como 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } no se puede repartir con esto: { $list }.
error-write = Escribe aquí: { $sample }
error-write-instead = «{ $text }» no va aquí. Escribe: { $sample }
error-wrong-kind = { $name }: «{ $text }» no va aquí. Escribe: { $sample }
error-line-too-long = Una línea tiene más de { $most } bytes, demasiado para un registro.
error-too-long = Es demasiado largo: como mucho { $most } bytes.
error-no-utf8 = { $file ->
    [this] esto
   *[other] { $file }
} no es texto UTF-8, a partir del byte { $place }.
error-no-file = No se puede leer { $file }: { $kind ->
    [missing] no existe ese archivo
    [folder] es una carpeta
    [forbidden] falta el permiso
   *[other] { $why }
}.
error-no-text = Esto no es un archivo de texto.
error-no-utf16 = Esto es UTF-16; un registro es texto UTF-8.
error-packed = Esto es un archivo comprimido. Descomprímelo y toma de él un registro cada vez.
error-no-json = Esto no es JSON con la forma esperada: { $why }.
error-two-starts = Una torre tiene una sola carta inicial.
error-no-start = No hay carta inicial.
error-nested = Las listas y tablas están anidadas en más de { $most } niveles; ningún registro necesita eso.
error-cannot-lie = { $card } no puede ir ahí a continuación.
error-not-in-range = { $name } tiene que ser un valor de { $low } a { $high }, no { $text }.
error-same-seat = El puesto { $seat } no puede cambiarse consigo mismo.
error-newcomer-score = Quien llega al puesto { $seat } empieza con { $right }, la media de los demás.
error-text-empty = No se ha escrito nada. «ayuda» muestra todas las palabras.
error-text-word = No conozco la palabra «{ $text }». «ayuda» muestra todas las palabras.
error-text-no-card = «{ $text }» no es una carta; escribe valor y palo, como { $cards }.
error-text-ambiguous = «{ $text }» puede significar varias cartas: { $cards }.
error-text-number = «{ $text }» no es el número de ninguna carta de la mesa.
error-text-one-card = Indica una sola carta para jugar.
error-text-some-cards = Indica las cartas que pasas.
error-text-seat = En esta mesa no hay nadie que se llame «{ $text }».
error-text-steal = Di a quién robas, de qué fila y adónde va: robar Ben izquierda derecha.
error-text-invitation = «{ $text }» no es una invitación. Una invitación tiene este aspecto: http://localhost:8765/table/abc.
error-text-rule-link = Esta dirección de reglas está dañada o no se conoce. Pídela otra vez.
error-text-rule-file = Elige primero un archivo.
