# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Questo indirizzo è troppo lungo per un'immagine che un telefono possa leggere.
error-damaged-table = Questo tavolo non si può più leggere: ciò che ne era conservato è danneggiato. Tutti gli altri tavoli sono come prima. Nella tua pagina iniziale puoi toglierlo dal tuo elenco; chi gestisce il server forse ne ha una copia.
error-damaged-pad = Questo segnapunti non si può più leggere: ciò che ne era conservato è danneggiato. Tutti gli altri sono come prima.
error-too-much-kept = Dalla tua rete è appena stato conservato moltissimo; riprova tra qualche minuto.
error-no-store = Nessun server ha conservato qualcosa in { $folder }. Indica la sua cartella con --data.
error-cannot-ask = Qui non si può chiedere a nessuno: aggiungi --yes, o --dry-run per vedere che cosa verrebbe eliminato.
web-mine-damaged = Questo tavolo non si può più leggere; gli altri sono come prima.
web-mine-remove = Togli dall'elenco
terminal-prune-finished = Tavoli finiti che nessuno usa dal { $since }: { $count }
terminal-prune-unfinished = Tavoli non finiti che nessuno usa dal { $since }: { $count }
terminal-prune-values = Segnapunti, regole della casa e altre piccole cose che nessuno usa dal { $since }: { $count }
terminal-prune-nothing = Non c'è niente da eliminare.
terminal-prune-ask = Eliminare tutto questo per sempre? (sì / no)
terminal-prune-kept = Non è stato eliminato niente.
terminal-prune-dry = Non è stato eliminato niente: senza --dry-run lo sarebbe.
terminal-prune-progress = { $done } di { $all } fatto.
terminal-prune-removed = Eliminato: { $count }.
