# What is bounded, pruned or damaged: the list of one’s tables, and `openhearts prune`.

web-mine-damaged = Questo tavolo non si può più leggere; gli altri sono come prima.
web-mine-remove = Togli dall’elenco
terminal-prune-finished = Tavoli finiti che nessuno usa dal { $since }: { $count }
terminal-prune-unfinished = Tavoli non finiti che nessuno usa dal { $since }: { $count }
terminal-prune-values = Segnapunti, regole della casa e altre piccole cose che nessuno usa dal { $since }: { $count }
terminal-prune-nothing = Non c’è niente da eliminare.
terminal-prune-ask = Eliminare tutto questo per sempre? (sì / no)
terminal-prune-kept = Non è stato eliminato niente.
terminal-prune-dry = Non è stato eliminato niente: senza --dry-run lo sarebbe.
terminal-prune-progress = Fatto: { $done } di { $all }.
terminal-prune-removed = Eliminato: { $count }.
