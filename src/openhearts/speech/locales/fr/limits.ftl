# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = Cette table ne peut plus être lue ; les autres sont comme avant.
web-mine-remove = Retirer de la liste
terminal-prune-finished = Tables terminées que personne n’a utilisées depuis le { $since } : { $count }
terminal-prune-unfinished = Tables inachevées que personne n’a utilisées depuis le { $since } : { $count }
terminal-prune-values = Feuilles de score, règles maison et autres petites choses que personne n’a utilisées depuis le { $since } : { $count }
terminal-prune-nothing = Il n’y a rien à supprimer.
terminal-prune-ask = Supprimer tout cela définitivement ? (oui / non)
terminal-prune-kept = Rien n’a été supprimé.
terminal-prune-dry = Rien n’a été supprimé : sans --dry-run, ce le serait.
terminal-prune-progress = { $done } sur { $all } : c’est fait.
terminal-prune-removed = Supprimé : { $count }.
