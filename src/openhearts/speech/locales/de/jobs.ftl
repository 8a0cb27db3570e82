# Long jobs: how far they have come, and what they came to.

web-jobs = Was länger dauert
web-jobs-lead = Was du haben wolltest, wird im Hintergrund erledigt. Das Ergebnis bleibt sieben Tage da, nur für dich.
web-job-bots = Die Entscheidungen der Bots, noch einmal getroffen
web-job-records = Die Aufzeichnungen deiner Tische
web-job-bots-lead = Was ein Bot wählt, folgt aus dem, was sein Platz sah, und aus Zufall, der nach dem Spiel verraten wird. Darum lässt sich jede Entscheidung noch einmal treffen: Kein Bot hat verdeckte Karten gesehen.
web-job-bots-start = Alle Entscheidungen der Bots noch einmal treffen
web-job-records-start = Die Aufzeichnungen aller meiner Tische in eine Datei packen
web-job-state = { $state ->
    [waiting] Es wartet, bis es drankommt.
    [running] Es hat begonnen.
    [cancelled] Es wurde abgebrochen.
   *[done] Es ist fertig.
}
web-job-come = { $done } von { $all }
web-job-leave = Du kannst diese Seite verlassen und wiederkommen.
web-job-look = Noch einmal nachsehen
web-job-cancel = Abbrechen
web-job-bots-same = Noch einmal getroffene Entscheidungen: { $count }. Alle sind gleich.
web-job-bots-others = Noch einmal getroffene Entscheidungen: { $count }. Gleich: { $same }. Diese nicht:
web-job-bots-none = Hier gibt es keine Entscheidung eines Bots, die sich noch einmal treffen lässt.
web-job-bots-left-out = Entscheidungen, die sich hier nicht noch einmal treffen lassen: { $count }.
web-job-other = Spiel { $deal }, Schritt { $step }
web-job-other-version = (von einer anderen Version des Bots)
web-job-records-done = Aufzeichnungen in der Datei: { $count }.
web-job-records-unread = Tische, die sich nicht lesen lassen: { $count }.
web-job-file = Die Datei herunterladen
