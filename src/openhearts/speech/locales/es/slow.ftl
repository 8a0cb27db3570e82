# Mesas a lo largo de horas y días
slow-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
slow-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
slow-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
slow-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
slow-clock = { $time } por decisión
slow-at-table = Mientras hay alguien en la mesa
slow-over-days = Con plazos de horas o días, haya alguien en la mesa o no
slow-choice = Tiempo por decisión
slow-choice-none = sin límite
slow-holidays = Días de ausencia para cada persona
slow-holidays-none = ninguno
slow-late = Cuando se acaba un plazo de horas o días
slow-late-once = un bot decide esta vez
slow-late-seat = un bot juega hasta que la persona vuelva
slow-how = Con plazos de horas o días, el reloj corre haya alguien en la mesa o no. Lo que una decisión tarda de más sale de la reserva, y cada mano nueva le devuelve el tiempo de una decisión. Los días de ausencia el reloj se para.
slow-deadline = { $self ->
    [yes] Tu plazo: { $moment }.
   *[no] { $seat }, plazo: { $moment }.
}
slow-short = { $self ->
    [yes] Plazo: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Tiempo restante: { $time }.
slow-reserve = De él, de reserva: { $time }.
slow-none = Ahora no corre el reloj de nadie.
slow-holiday = { $self ->
    [yes] Tus días de ausencia: { $since } – { $until }.
   *[no] { $seat }, días de ausencia: { $since } – { $until }.
} Mientras tanto el reloj se para.
slow-back = { $self ->
    [yes] Tus días de ausencia se han acabado.
   *[no] { $seat } ha vuelto.
}
slow-stood-in = A { $seat } se le acabó el tiempo: juega un bot hasta que vuelva.
slow-title = Plazos y días de ausencia
slow-days-left = Días de ausencia que te quedan en esta partida: { $count }
slow-from = Fuera desde
slow-until = De vuelta el
slow-take = Tomar estos días
slow-end = He vuelto
slow-lead = Mientras estás fuera, tu reloj se para. Cuentan los días empezados.
slow-since = Mientras no estabas:
slow-turn = Te toca
slow-turn-until = Te toca, plazo: { $moment }
slow-again = Respuestas hasta: { $moment }.
slow-typed = Escribe «ausencia 3» para tres días, «ausencia hasta { $day }» o «de vuelta».
word-away = ausencia, fuera, vacaciones
word-here = de vuelta, vuelvo
