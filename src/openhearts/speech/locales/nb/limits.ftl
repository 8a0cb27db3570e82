# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Denne adressen er for lang til et bilde som en telefon kan lese.
error-damaged-table = Dette bordet kan ikke leses lenger: det som var lagret om det, er skadet. Alle andre bord er som de var. På startsiden din kan du ta det ut av listen din; den som driver serveren, har kanskje en kopi.
error-damaged-pad = Denne poengblokken kan ikke leses lenger: det som var lagret om den, er skadet. Alle andre er som de var.
error-too-much-kept = Veldig mye er lagret fra nettverket ditt akkurat nå; prøv igjen om noen minutter.
error-no-store = Ingen server har lagret noe i { $folder }. Oppgi mappen med --data.
error-cannot-ask = Her kan ingen spørres: legg til --yes, eller --dry-run for å se hva som ville blitt fjernet.
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
