# Tische über Stunden und Tage
slow-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
slow-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
slow-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
slow-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
slow-clock = { $time } für jede Entscheidung
slow-at-table = Solange jemand am Tisch ist
slow-over-days = Über Stunden und Tage, ob jemand da ist oder nicht
slow-choice = Zeit für jede Entscheidung
slow-choice-none = unbegrenzt
slow-holidays = Freie Tage für jede Person
slow-holidays-none = keine
slow-late = Wenn bei Stunden oder Tagen die Zeit um ist
slow-late-once = entscheidet dieses eine Mal ein Bot
slow-late-seat = spielt ein Bot, bis die Person wieder da ist
slow-how = Bei Stunden und Tagen läuft die Uhr, ob jemand da ist oder nicht. Was eine Entscheidung länger dauert, geht von der Reserve ab; jedes neue Spiel gibt davon so viel zurück, wie für eine Entscheidung vorgesehen ist. An freien Tagen steht die Uhr still.
slow-deadline = { $self ->
    [yes] Deine Frist: { $moment }.
   *[no] { $seat }, Frist: { $moment }.
}
slow-short = { $self ->
    [yes] Frist: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Restliche Zeit: { $time }.
slow-reserve = Davon aus der Reserve: { $time }.
slow-none = Gerade läuft niemandes Uhr.
slow-holiday = { $self ->
    [yes] Deine freien Tage: { $since } – { $until }.
   *[no] { $seat }, freie Tage: { $since } – { $until }.
} So lange steht die Uhr still.
slow-back = { $self ->
    [yes] Deine freien Tage sind vorbei.
   *[no] { $seat } ist wieder da, die freien Tage sind vorbei.
}
slow-stood-in = Die Zeit von { $seat } war um: Bis zur Rückkehr spielt ein Bot.
slow-title = Fristen und freie Tage
slow-days-left = Freie Tage, die dir in dieser Partie bleiben: { $count }
slow-from = Weg ab
slow-until = Wieder da am
slow-take = Diese Tage freinehmen
slow-end = Ich bin wieder da
slow-lead = Solange du weg bist, steht deine Uhr still. Angefangene Tage zählen.
slow-since = Während du weg warst:
slow-turn = Du bist dran
slow-turn-until = Du bist dran, Frist: { $moment }
slow-again = Antworten bis: { $moment }.
slow-typed = Tippe „frei 3“ für drei Tage, „frei bis { $day }“ oder „wieder da“.
word-away = frei, urlaub, abwesend
word-here = wieder da
