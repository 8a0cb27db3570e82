# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = Esta mesa ya no se puede leer; las demás siguen como estaban.
web-mine-remove = Quitar de la lista
terminal-prune-finished = Mesas terminadas que nadie ha usado desde el { $since }: { $count }
terminal-prune-unfinished = Mesas sin terminar que nadie ha usado desde el { $since }: { $count }
terminal-prune-values = Hojas de puntos, reglas de la casa y otras cosas pequeñas que nadie ha usado desde el { $since }: { $count }
terminal-prune-nothing = No hay nada que eliminar.
terminal-prune-ask = ¿Eliminar todo esto para siempre? (sí / no)
terminal-prune-kept = No se ha eliminado nada.
terminal-prune-dry = No se ha eliminado nada: sin --dry-run se eliminaría.
terminal-prune-progress = Hecho: { $done } de { $all }.
terminal-prune-removed = Eliminado: { $count }.
