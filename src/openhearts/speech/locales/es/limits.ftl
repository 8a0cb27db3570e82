# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Esta dirección es demasiado larga para una imagen que pueda leer un teléfono.
error-damaged-table = Esta mesa ya no se puede leer: lo que se guardaba de ella está dañado. Todas las demás mesas siguen como estaban. En tu página de inicio puedes quitarla de tu lista; quien lleva el servidor quizá tenga una copia.
error-damaged-pad = Esta hoja de puntos ya no se puede leer: lo que se guardaba de ella está dañado. Todas las demás siguen como estaban.
web-mine-damaged = Esta mesa ya no se puede leer; las demás siguen como estaban.
web-mine-remove = Quitar de la lista
