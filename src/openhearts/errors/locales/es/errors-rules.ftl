# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = No hay ninguna variante «{ $text }».
error-file-no-variant = «{ $text }» es el nombre de un archivo, no de una variante. Indica los archivos de reglas con --rules; en Python, con load_ruleset.
error-no-game = No hay ningún juego «{ $text }».
error-seats = { $single ->
    [yes] { $names }: este juego es para { $high } jugadores.
   *[no] { $names }: este juego es de { $low } a { $high } jugadores.
}
error-not-for-seats = No hay ninguna variante para este número de jugadores: { $count }.
error-no-parameter = { $name } no es un parámetro de las reglas.
error-not-offered = { $name } se conoce por las reglas, pero no se ofrece.
error-bad-parameter = { $name } no puede ser «{ $text }».
error-house-two-meanings = «{ $text }» puede significar { $list }; escríbelo entero.
error-bundle = { $name } es un conjunto de opciones.
error-no-option = { $text } no es una opción; escribe nombre=valor, o el nombre de un conjunto de opciones.
error-wrong-entry = { $name } no puede tener ese valor.
error-entry-missing = Falta { $name }.
error-empty-file = { $file } está vacío; un archivo de reglas necesita al menos una línea, como extends = "classic".
error-no-toml = { $file } no es TOML: la línea { $line } no se puede leer a partir de la columna { $column }.
error-rules-bounds = { $file }, línea { $line }: { $what ->
    [nested] las tablas y listas están anidadas en más de { $most } niveles; escríbelas sin anidar, como score.points
    [parts] un nombre tiene más de { $most } partes; una regla tiene dos, como score.points
    [line] la línea tiene más de { $most } caracteres; pártela o acórtala
    [text] un texto tiene más de { $most } caracteres; acórtalo
    [digits] un número tiene más de { $most } cifras; ninguna regla necesita un número tan grande
    [entries] hay más de { $most } entradas; un archivo de reglas necesita muchas menos
   *[open] un texto entre comillas no termina; ciérralo en la misma línea
}.
error-rules-long-list = { $name }: la lista es demasiado larga; acórtala a { $most } entradas como máximo.
error-rules-too-large = { $file } es demasiado grande para un archivo de reglas ({ $most } bytes como máximo).
error-suggested-outside = «suggested_players» tiene que estar dentro de «players».
error-value-for-seats = { $name } tiene un valor para { $count } puestos, y no hay mesas así.
error-no-value-for-seats = { $name } no tiene ningún valor para { $count } puestos.
error-ranks-ascend = Los valores tienen que ir de menor a mayor, cada uno una vez.
error-suits-once = Indica al menos un palo, y ninguno dos veces.
error-too-few-cards = Hay muy pocas cartas ({ $count }) para { $seats } puestos.
error-jokers-no-mode = Hay comodines: di qué hacen.
error-two-packs = Dos barajas necesitan una regla para las cartas idénticas.
error-hand-too-large = { $count } cartas para cada uno son más de las que hay.
error-no-hand-at-all = Nadie tendría ninguna carta.
error-nobody-wins-kitty = Nadie se lleva cartas apartadas.
error-pass-too-many = No se pueden pasar { $count } cartas cuando cada uno tiene { $hand }.
error-pass-no-cycle = Di adónde van las cartas que se pasan.
error-nobody-across = En una mesa de { $seats } no hay nadie enfrente.
error-second-is-oneself = En una mesa de dos, el segundo puesto es el propio.
error-holder-of-nothing = Sin carta de salida nadie la tiene: indica una, o di quién sale si no.
error-must-needs-card = No hay carta de salida con la que se deba salir.
error-two-holders = Con dos barajas, dos jugadores pueden tener la carta de salida.
error-opening-not-there = La carta de salida ({ $card }) no está en la baraja.
error-opening-left-over = La carta de salida ({ $card }) puede estar entre las cartas sobrantes.
error-opening-decides = La carta de salida decide quién sale, en cada mano.
error-jokers-not-locked = Los comodines nunca están bloqueados.
error-lock-for-ever = Nada desbloquearía nunca esas cartas.
error-no-identical = En una sola baraja no hay cartas idénticas.
error-negative-points = Lo que cuestan las cartas nunca es negativo; hazlas cartas con bonificación.
error-penalty-and-bonus = Una carta no puede a la vez costar puntos y ser una carta con bonificación.
error-no-moon-cards = No hay ninguna carta de castigo con la que alcanzar la luna.
error-moon-needs-many = Son demasiadas las cosas que exige una luna: { $count }.
error-moon-needs-more = Para la luna hacen falta: { $what } ({ $count }); en la baraja hay { $most }.
error-sun-of-nothing = El sol no valdría nada.
error-moon-of-nothing = La luna no valdría nada.
error-never-ends = La partida no terminaría nunca.
error-limit-not-reached = Sin cartas de castigo nadie alcanza el límite: fija el número de manos.
error-all-set-aside = Todas las cartas de castigo pueden quedar apartadas en cada mano: fija el número de manos.
error-jokers-for-groups = Hay demasiados comodines numéricos ({ $count }) para este número de grupos de color: { $groups }.
may-range = { $low } a { $high }
may-whole = un número entero{ $low ->
    [none] {""}
   *[other] {" "}desde { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}hasta { $high }
}
may-number = un número
may-either = { $one } { SOUND($other) ->
    [o] u
   *[other] o
} { $other }
may-names = { $list }
may-list-of = una lista, y en cada lugar { $what }
may-yes-no = true o false
may-text = un texto
may-card-text = una carta como QS
may-selector = un selector (QS, suit:H, rank:Q o all)
may-suit = un palo
may-rank = un valor
may-opening-card = una carta de salida
may-points-table = una tabla de selectores y números enteros, como { "{" } QS = 13 { "}" }
may-languages = un texto, o { "{" } en = "...", de = "..." { "}" }
may-fewest-most = dos números enteros ascendentes del 2 al 11
may-short-name = un nombre corto como my-hearts
may-variant-id = el identificador de una variante
may-list-as = una lista como { $sample }
may-every-parameter = cada parámetro de las reglas
may-ranks = 1 a 11, J, Q, K, A en este orden
may-suits = algunos de C, D, S, H, cada uno una vez
may-cards-once = cartas de la baraja, cada una una vez
may-card-a-seat = al menos una carta para cada uno
may-even-range = las más posibles a partes iguales, o 1 a { $high }
may-random-range = el azar, o 0 a { $high }
may-opening = una carta, o lowest_of:C
may-lowest = lowest_of:C, o ninguna
may-card = una carta de la baraja
may-no-jokers = cartas que no sean comodines
may-unlocked = cartas, o ningún bloqueo
may-from-zero = números a partir de 0
may-no-points = cartas sin puntos
may-at-most = como mucho { $most } distintos
may-moon-value = un número entero a partir de 1, o lo que cuestan todas las cartas
may-deals = un número de manos
