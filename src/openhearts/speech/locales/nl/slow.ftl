# Tafels over uren en dagen
slow-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
slow-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
slow-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
slow-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
slow-clock = { $time } per beslissing
slow-at-table = Zolang er iemand aan tafel is
slow-over-days = Gespreid over uren of dagen, of er nu iemand is of niet
slow-choice = Tijd per beslissing
slow-choice-none = onbeperkt
slow-holidays = Vrije dagen voor iedereen
slow-holidays-none = geen
slow-late = Als een bedenktijd van uren of dagen om is
slow-late-once = beslist deze ene keer een bot
slow-late-seat = speelt een bot tot de speler er weer is
slow-how = Bij een bedenktijd van uren of dagen loopt de klok door, of er nu iemand is of niet. Duurt een beslissing langer, dan gaat dat van de reserve af; elke nieuwe ronde vult die weer aan met de tijd voor één beslissing. Op vrije dagen staat de klok stil.
slow-deadline = { $self ->
    [yes] Jouw termijn: { $moment }.
   *[no] { $seat }, termijn: { $moment }.
}
slow-short = { $self ->
    [yes] Termijn: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Resterende tijd: { $time }.
slow-reserve = Waarvan in reserve: { $time }.
slow-none = Op dit moment loopt er geen klok.
slow-holiday = { $self ->
    [yes] Jouw vrije dagen: { $since } – { $until }.
   *[no] { $seat }, vrije dagen: { $since } – { $until }.
} In die tijd staat de klok stil.
slow-back = { $self ->
    [yes] Je vrije dagen zijn voorbij.
   *[no] { $seat } is terug, de vrije dagen zijn voorbij.
}
slow-stood-in = De tijd van { $seat } was om: een bot speelt tot de speler er weer is.
slow-title = Termijnen en vrije dagen
slow-days-left = Vrije dagen die je in deze partij nog hebt: { $count }
slow-from = Weg vanaf
slow-until = Terug op
slow-take = Deze dagen vrij nemen
slow-end = Ik ben terug
slow-lead = Zolang je weg bent, staat je klok stil. Begonnen dagen tellen.
slow-since = Terwijl je weg was:
slow-turn = Jij bent aan de beurt
slow-turn-until = Jij bent aan de beurt, termijn: { $moment }
slow-again = Antwoorden tot: { $moment }.
slow-typed = Typ “vrij 3” voor drie dagen, “vrij tot { $day }” of “weer hier”.
word-away = vrij, vakantie, afwezig
word-here = weer hier
