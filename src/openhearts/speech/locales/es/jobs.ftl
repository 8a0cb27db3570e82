# Long jobs: how far they have come, and what they came to.

web-jobs = Lo que tarda más
web-jobs-lead = Lo que has pedido se hace en segundo plano. El resultado se guarda siete días, solo para ti.
web-job-bots = Las decisiones de los bots, repetidas
web-job-records = Los registros de tus mesas
web-job-bots-lead = Lo que decide un bot se sigue de lo que veía su puesto y de un azar que se revela tras la mano. Así, cada decisión se puede repetir: ningún bot miró cartas ocultas.
web-job-bots-start = Repetir todas las decisiones de los bots
web-job-records-start = Poner los registros de todas mis mesas en un archivo
web-job-state = { $state ->
    [waiting] Espera su turno.
    [running] Ha empezado.
    [cancelled] Se ha cancelado.
   *[done] Está hecho.
}
web-job-come = { $done } de { $all }
web-job-leave = Puedes dejar esta página y volver.
web-job-look = Mirar otra vez
web-job-cancel = Cancelar
web-job-bots-same = Decisiones repetidas: { $count }. Todas son iguales.
web-job-bots-others = Decisiones repetidas: { $count }. Iguales: { $same }. Estas no:
web-job-bots-none = Aquí no hay ninguna decisión de un bot que se pueda repetir.
web-job-bots-left-out = Decisiones que aquí no se pueden repetir: { $count }.
web-job-other = Mano { $deal }, paso { $step }
web-job-other-version = (de otra versión del bot)
web-job-records-done = Registros en el archivo: { $count }.
web-job-records-unread = Mesas que no se pueden leer: { $count }.
web-job-file = Descargar el archivo
