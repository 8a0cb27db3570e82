# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = Dette bordet kan ikke leses lenger; de andre er som de var.
web-mine-remove = Ta det ut av listen
terminal-prune-finished = Avsluttede bord som ingen har brukt siden { $since }: { $count }
terminal-prune-unfinished = Uavsluttede bord som ingen har brukt siden { $since }: { $count }
terminal-prune-values = Poengblokker, husregler og andre småting som ingen har brukt siden { $since }: { $count }
terminal-prune-nothing = Det er ingenting å fjerne.
terminal-prune-ask = Fjerne alt dette for godt? (ja / nei)
terminal-prune-kept = Ingenting ble fjernet.
terminal-prune-dry = Ingenting ble fjernet: uten --dry-run ville det skje.
terminal-prune-progress = { $done } av { $all } er gjort.
terminal-prune-removed = Fjernet: { $count }.
