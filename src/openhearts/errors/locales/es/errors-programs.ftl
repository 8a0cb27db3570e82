# The server and the commands.

error-no-such-command = No hay ningún comando «{ $name }». Para verlos todos: «{ $help }».
error-no-such-option = No hay ninguna opción { $name }. Para verlas todas: «{ $help }».
error-argument-missing = Falta { $name }. Para ver qué necesita el comando: «{ $help }».
error-argument-value = { $name } admite esto: { $may }. Más información: «{ $help }».
error-option-needs-value = Falta un valor después de { $name }. Para ver qué necesita el comando: «{ $help }».
error-option-takes-none = { $name } no admite ningún valor. Para ver qué necesita el comando: «{ $help }».
error-too-many-arguments = El comando admite menos palabras: sobra { $name }. Para ver qué necesita: «{ $help }».
error-usage = El comando no se entiende: { $why }. Para ver qué necesita: «{ $help }».
error-cannot-join = No se puede acceder a la mesa: { $why }.
error-cannot-listen = No se puede abrir el servidor en { $host }, puerto { $port }: { $why }. Elige otro puerto con --port.
error-no-address = «{ $host }» no es una dirección de este equipo. Omite --host, o indica una que tenga.
error-public-url = «{ $text }» no es una dirección pública. Escríbela como https://hearts.example, sin ruta.
error-operator-token = El archivo { $file } no contiene ninguna clave de acceso: hace falta una sola palabra de al menos { $least } caracteres.
error-no-folder = No se puede usar la carpeta { $folder }: { $why }. Elige otra con --data.
error-file-unusable = No se puede usar el archivo { $file }: { $why }. Comprueba que su carpeta existe y que quien ejecuta OpenHearts tiene acceso.
error-folder-in-use = Otro OpenHearts guarda sus mesas en { $folder }: { $address }. Usa ese, detenlo, o elige otra carpeta con --data.
error-no-key-file = No existe el archivo de claves { $file }. Escribe uno con: { PROGRAM() } keys { $file }
error-damaged-key-file = El archivo de claves { $file } está dañado o no es de OpenHearts. Recupera una copia; { $kind ->
    [secret] con otra clave ya no se reconoce a nadie.
    [receipts-key] con otra clave ya no valen los recibos que se dieron.
   *[other] con otras claves no se puede leer ninguna mesa.
}
error-other-keys = Las mesas de esta base de datos están selladas con otras claves. Usa el archivo de claves de los servidores que la usan: --key-file.
error-workers-need-database = Varios procesos necesitan una base de datos PostgreSQL común: --database postgresql://… Con un archivo trabaja solo uno.
error-workers-run = { $count ->
    [one] Un servidor usa esta base de datos. Detenlo primero.
   *[other] { $count } servidores usan esta base de datos. Detenlos primero.
}
error-cannot-write = Eso no se puede escribir ni leer: { $why }.
error-file-exists = { $file } ya existe y no se sobrescribe.
error-file-in-use = { $file } está abierto en otro programa.
error-no-home = No hay carpeta personal: { $why }.
error-too-many-files = Hay demasiadas mesas en { $folder }.
error-store-read-only = No se puede escribir en el almacén ({ $where }). Deja que la cuenta de OpenHearts escriba este archivo y su carpeta, o elige otro lugar.
error-store-damaged = El almacén está dañado, o no es un almacén ({ $where }). Apártalo y pon en su lugar la última copia; «sqlite3 FILE .recover» salva lo que aún se puede leer.
error-store-foreign = La base de datos es de otro programa ({ $where }). Elige otro archivo; este se ha dejado como estaba.
error-store-newer = El almacén es de una versión más nueva de OpenHearts ({ $where }; revisión { $revision }, aquí se conoce { $known }). Instala esa versión, o usa otro archivo.
error-store-full = No queda sitio para el almacén ({ $where }). Haz sitio en su disco; lo confirmado está guardado.
error-store-busy = Otro programa tiene bloqueado el almacén ({ $where }). Inténtalo otra vez; si sigue así, cierra el programa que tiene el archivo (una copia de seguridad, un editor de bases de datos).
error-store-no-place = El almacén no se puede abrir ni crear ({ $where }). Elige un archivo en una carpeta donde la cuenta de OpenHearts pueda escribir.
error-store-unsuited = Aquí varios programas no pueden compartir el almacén ({ $where }). Elige un archivo en un disco de este equipo (no una unidad de red).
error-store-unknown-kind = No se admite este tipo de almacén ({ $where }). Da una ruta, sqlite:///ruta o postgresql://usuario@equipo/base.
error-store-unreachable = No se puede usar la base de datos ({ $where }): su servidor no responde o no deja entrar a OpenHearts. Comprueba que el servidor funciona y que la dirección, el usuario, la contraseña y la base de datos son correctos.
error-store-denied = OpenHearts no puede escribir nada en esta base de datos ({ $where }). Da a su usuario permiso para crear tablas; una base que solo sigue a otra no sirve.
error-store-encoding = La base de datos guarda los textos en { $encoding }, no en UTF-8 ({ $where }): en ella no caben los nombres de muchos idiomas. Crea otra con ENCODING UTF8.
error-store-older = El almacén es de una versión anterior de OpenHearts ({ $where }; revisión { $revision }, esta tiene { $known }). Actualízalo primero: «{ PROGRAM() } db upgrade».
error-store-in-the-way = Ya hay un archivo con este nombre ({ $where }). Elige otro nombre; no se ha sobrescrito nada.
error-store-no-backup = { $kind ->
    [zip] { $where } es un archivo zip, como los de registros, y no una copia de seguridad: de él no se pueden rehacer mesas.
   *[other] { $where } no es una copia de seguridad, o su comienzo está dañado.
} No se ha cambiado nada. Indica un archivo escrito por «{ PROGRAM() } db backup».
error-store-closed = El almacén está cerrado ({ $where }). Ábrelo otra vez.
error-store-failed = El sistema no pudo leer o escribir el almacén ({ $where }). Mira si el disco está ahí y en buen estado, y arranca otra vez: nada se guarda a medias.
error-store-name = Un nombre del almacén tiene de 1 a { $most } caracteres imprimibles.
error-no-stream = No hay ningún flujo «{ $stream }».
error-stream-exists = Ya hay un flujo «{ $stream }».
error-stream-conflict = El número de entradas del flujo «{ $stream }» es { $length }, no { $after }.
error-stream-command-done = En el flujo «{ $stream }» ya hay entradas de esta orden. Vuelve a leerlo.
error-no-language = Estos son los idiomas disponibles: { $list }.
error-no-answer = No hubo respuesta y no se ha empezado ninguna partida. Indica el juego, por ejemplo: { PROGRAM() } play classic
error-nothing-saved = No hay ninguna partida guardada. Empieza una con: { PROGRAM() } play
error-nothing-saved-of = No hay ninguna partida guardada de { $names }. Empieza una con: { PROGRAM() } play { $variant }
error-no-saved-match = No hay ninguna partida guardada { $number }; partidas guardadas: { $count }. Para verlas: { PROGRAM() } saved
error-saved-of-other = La partida guardada { $number } es de { $names }, no de { $other }.
error-saved-as-begun = Una partida guardada sigue tal como empezó. Quita: { $list }
error-cannot-resume = No se puede retomar { $file }: { $cause }
error-other-run = { $file } es de otra serie: otros bots, otras reglas u otra semilla. Indica un archivo nuevo.
error-other-form = No se puede continuar con { $file }: lo escribió otra versión de la arena, o no es un archivo de arena. Indica un archivo nuevo.
error-failures-kept = { $file } contiene fallos de bots que se contaron ({ $count }). Continúa con --tolerate, o indica un archivo nuevo.
error-process-died = Un proceso que jugaba ha sido terminado: por un bot, desde fuera o por el sistema, por falta de memoria. Con --processes 1 hace falta menos memoria; lo que --resume ha guardado no se pierde.
error-processes-not-begun = Ningún proceso ha podido empezar a jugar. En un script propio la llamada debe estar bajo { $sample }, y un bot propio en el nivel superior de un archivo, no en un cuaderno ni en la línea interactiva. Con processes=1 no hace falta ninguna de las dos cosas.
error-no-cluster = Ningún clúster de Ray responde en { $text }: { $why }. «ray start --head» inicia uno; --ray local juega en uno propio de este equipo.
error-cluster-lost = El clúster de Ray no puede continuar: { $why }. Lo que --resume ha guardado no se pierde.
error-options-apart = { $list } no pueden ir juntas: elige una de las opciones.
error-other-simulation = Lo que se da como resume se jugó con otros bots, otras reglas u otra semilla. Déjalo fuera, o repite lo mismo.
error-failures-told = Lo que se da como resume contiene fallos de bots que se contaron ({ $count }). Escribe tolerate=True, o déjalo fuera.
error-seatings-many = Son demasiadas formas de sentarse para un bloque: { $count } (como máximo { $most }). Escribe seatings="rotations".
error-same-place = { $list } indican el mismo lugar: { $file }. Indica lugares distintos.
error-cannot-put = { $name } { $file } no se puede escribir: { $kind ->
    [missing] su carpeta no existe; créala, o indica otro lugar
    [folder] es una carpeta; indica un archivo
    [file] es un archivo; indica una carpeta
    [forbidden] falta el permiso
   *[other] { $why }
}.
error-other-training = { $folder } contiene un entrenamiento con otras reglas o ajustes. Indica una carpeta nueva.
error-cannot-learn = Estas reglas no se pueden aprender: { $why }.
error-no-deal-there = No hay ninguna mano { $deal } en este registro.
error-no-such-view = { $text } no es una vista; escribe all, o un puesto del 0 al { $last }.
error-no-scores = { $text } no es una lista de puntuaciones; escribe un número por puesto, como 26,0,13,5.
error-no-such-flag = { $names } no tiene { $what }; hay { $list }.
error-no-store = Ningún servidor ha guardado nada en { $folder }. Indica su carpeta con --data.
error-cannot-ask = Aquí no se puede preguntar a nadie: añade --yes, o --dry-run para ver qué se eliminaría.
error-needs-extra = Para esto hace falta { $module }, que no está instalado aquí. Para instalarlo: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Aquí no se puede preguntar a nadie: añade --yes.
