# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Diese Adresse ist zu lang für ein Bild, das ein Telefon lesen kann.
error-damaged-table = Dieser Tisch lässt sich nicht mehr lesen: Was von ihm aufgehoben war, ist beschädigt. Alle anderen Tische sind, wie sie waren. Auf deiner Startseite kannst du ihn aus deiner Liste nehmen; wer den Server betreibt, hat vielleicht eine Kopie.
error-damaged-pad = Dieser Block lässt sich nicht mehr lesen: Was von ihm aufgehoben war, ist beschädigt. Alle anderen sind, wie sie waren.
error-too-much-kept = Aus deinem Netz wurde gerade sehr viel aufgehoben; versuche es in ein paar Minuten noch einmal.
error-no-store = In { $folder } hat kein Server etwas aufgehoben. Nenne seinen Ordner mit --data.
error-cannot-ask = Hier kann niemand gefragt werden: Schreib --yes dazu, oder --dry-run, um zu sehen, was entfernt würde.
web-mine-damaged = Dieser Tisch lässt sich nicht mehr lesen; die anderen sind, wie sie waren.
web-mine-remove = Aus der Liste nehmen
terminal-prune-finished = Beendete Tische, die seit { $since } niemand benutzt hat: { $count }
terminal-prune-unfinished = Nicht beendete Tische, die seit { $since } niemand benutzt hat: { $count }
terminal-prune-values = Blöcke, Hausregeln und andere Kleinigkeiten, die seit { $since } niemand benutzt hat: { $count }
terminal-prune-nothing = Es gibt nichts zu entfernen.
terminal-prune-ask = Das alles endgültig entfernen? (ja / nein)
terminal-prune-kept = Nichts wurde entfernt.
terminal-prune-dry = Nichts wurde entfernt: Ohne --dry-run würde es das.
terminal-prune-progress = { $done } von { $all } sind erledigt.
terminal-prune-removed = Entfernt: { $count }.
