# Long jobs: how far they have come, and what they came to.

web-jobs = Quello che richiede più tempo
web-jobs-lead = Quello che hai chiesto viene preparato mentre tutto il resto va avanti. Il risultato si conserva sette giorni, solo per te.
web-job-bots = Le scelte dei bot, rifatte
web-job-records = Le registrazioni dei tuoi tavoli
web-job-bots-lead = La scelta di un bot dipende da ciò che vedeva il suo posto e da un numero casuale rivelato dopo la smazzata. Così ogni scelta si può rifare: nessun bot ha guardato carte coperte.
web-job-bots-start = Rifai tutte le scelte dei bot
web-job-records-start = Metti le registrazioni di tutti i miei tavoli in un file
web-job-state = { $state ->
    [waiting] Aspetta il suo turno.
    [running] È cominciato.
    [cancelled] È stato annullato.
   *[done] È fatto.
}
web-job-come = { $done } di { $all }
web-job-leave = Puoi lasciare questa pagina e tornare.
web-job-look = Guarda di nuovo
web-job-cancel = Annulla
web-job-bots-same = Scelte rifatte: { $count }. Sono tutte uguali.
web-job-bots-others = Scelte rifatte: { $count }. Uguali: { $same }. Queste no:
web-job-bots-none = Qui non c’è nessuna scelta di un bot che si possa rifare.
web-job-bots-left-out = Scelte che qui non si possono rifare: { $count }.
web-job-other = Smazzata { $deal }, passo { $step }
web-job-other-version = (di un’altra versione del bot)
web-job-records-done = Registrazioni nel file: { $count }.
web-job-records-unread = Tavoli che non si possono leggere: { $count }.
web-job-file = Scarica il file
