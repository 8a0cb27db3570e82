# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Denne adresse er for lang til et billede, som en telefon kan læse.
error-damaged-table = Dette bord kan ikke læses mere: det, der var gemt om det, er beskadiget. Alle andre borde er, som de var. På din startside kan du tage det ud af din liste; den, der driver serveren, har måske en kopi.
error-damaged-pad = Denne pointblok kan ikke læses mere: det, der var gemt om den, er beskadiget. Alle andre er, som de var.
error-too-much-kept = Der er netop gemt rigtig meget fra dit netværk; prøv igen om et par minutter.
error-no-store = Ingen server har gemt noget i { $folder }. Angiv dens mappe med --data.
error-cannot-ask = Her kan ingen spørges: tilføj --yes, eller --dry-run for at se, hvad der ville blive fjernet.
web-mine-damaged = Dette bord kan ikke læses mere; de andre er, som de var.
web-mine-remove = Tag det ud af listen
terminal-prune-finished = Afsluttede borde, som ingen har brugt siden { $since }: { $count }
terminal-prune-unfinished = Uafsluttede borde, som ingen har brugt siden { $since }: { $count }
terminal-prune-values = Pointblokke, husregler og andre småting, som ingen har brugt siden { $since }: { $count }
terminal-prune-nothing = Der er intet at fjerne.
terminal-prune-ask = Fjern alt dette for altid? (ja / nej)
terminal-prune-kept = Intet blev fjernet.
terminal-prune-dry = Intet blev fjernet: uden --dry-run ville det ske.
terminal-prune-progress = { $done } af { $all } er gjort.
terminal-prune-removed = Fjernet: { $count }.
