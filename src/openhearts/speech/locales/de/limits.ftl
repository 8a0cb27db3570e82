# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

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
