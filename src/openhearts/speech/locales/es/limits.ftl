# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Esta dirección es demasiado larga para una imagen que pueda leer un teléfono.
error-damaged-table = Esta mesa ya no se puede leer: lo que se guardaba de ella está dañado. Todas las demás mesas siguen como estaban. En tu página de inicio puedes quitarla de tu lista; quien lleva el servidor quizá tenga una copia.
error-damaged-pad = Esta hoja de puntos ya no se puede leer: lo que se guardaba de ella está dañado. Todas las demás siguen como estaban.
error-too-much-kept = Desde tu red se acaba de guardar muchísimo; inténtalo dentro de unos minutos.
error-no-store = Ningún servidor ha guardado nada en { $folder }. Indica su carpeta con --data.
error-cannot-ask = Aquí no se puede preguntar a nadie: añade --yes, o --dry-run para ver qué se eliminaría.
web-mine-damaged = Esta mesa ya no se puede leer; las demás siguen como estaban.
web-mine-remove = Quitar de la lista
terminal-prune-finished = Mesas terminadas que nadie ha usado desde el { $since }: { $count }
terminal-prune-unfinished = Mesas sin terminar que nadie ha usado desde el { $since }: { $count }
terminal-prune-values = Hojas de puntos, reglas de la casa y otras cosas pequeñas que nadie ha usado desde el { $since }: { $count }
terminal-prune-nothing = No hay nada que eliminar.
terminal-prune-ask = ¿Eliminar todo esto para siempre? (sí / no)
terminal-prune-kept = No se ha eliminado nada.
terminal-prune-dry = No se ha eliminado nada: sin --dry-run se eliminaría.
terminal-prune-progress = { $done } de { $all } listo.
terminal-prune-removed = Eliminado: { $count }.
