# Tavoli nell’arco di ore e giorni
slow-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
slow-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
slow-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
slow-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
slow-clock = { $time } per decisione
slow-at-table = Finché c’è qualcuno al tavolo
slow-over-days = Con tempi di ore o giorni, anche se al tavolo non c’è nessuno
slow-choice = Tempo per decisione
slow-choice-none = senza limite
slow-holidays = Giorni di assenza per ogni persona
slow-holidays-none = nessuno
slow-late = Quando scade il tempo di ore o giorni
slow-late-once = per questa volta decide un bot
slow-late-seat = gioca un bot finché la persona non torna
slow-how = Con tempi di ore o giorni l’orologio corre anche se al tavolo non c’è nessuno. Quello che una decisione richiede in più viene dalla riserva, e ogni nuova smazzata le restituisce il tempo di una decisione. Nei giorni di assenza l’orologio si ferma.
slow-deadline = { $self ->
    [yes] La tua scadenza: { $moment }.
   *[no] { $seat }, scadenza: { $moment }.
}
slow-short = { $self ->
    [yes] Scadenza: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Tempo rimasto: { $time }.
slow-reserve = Di cui di riserva: { $time }.
slow-none = In questo momento non corre l’orologio di nessuno.
slow-holiday = { $self ->
    [yes] I tuoi giorni di assenza: { $since } – { $until }.
   *[no] { $seat }, giorni di assenza: { $since } – { $until }.
} Intanto l’orologio si ferma.
slow-back = { $self ->
    [yes] I tuoi giorni di assenza sono finiti.
   *[no] { $seat } è di nuovo qui.
}
slow-stood-in = Tempo scaduto per { $seat }: gioca un bot finché non torna.
slow-title = Scadenze e giorni di assenza
slow-days-left = Giorni di assenza che ti restano in questa partita: { $count }
slow-from = Via dal
slow-until = Di nuovo qui il
slow-take = Prendi questi giorni
slow-end = Sono di nuovo qui
slow-lead = Mentre non ci sei il tuo orologio si ferma. I giorni iniziati contano.
slow-since = Mentre non c’eri:
slow-turn = Tocca a te
slow-turn-until = Tocca a te, scadenza: { $moment }
slow-again = Risposte fino a: { $moment }.
slow-typed = Scrivi «assenza 3» per tre giorni, «assenza fino { $day }» o «di nuovo qui».
word-away = assenza, via, ferie
word-here = di nuovo qui, ritorno
