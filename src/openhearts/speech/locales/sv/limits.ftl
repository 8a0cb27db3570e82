# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Den här adressen är för lång för en bild som en telefon kan läsa.
error-damaged-table = Det här bordet går inte längre att läsa: det som sparats om det är skadat. Alla andra bord är som de var. På din startsida kan du ta bort det från din lista; den som driver servern har kanske en kopia.
error-damaged-pad = Det här poängblocket går inte längre att läsa: det som sparats om det är skadat. Alla andra är som de var.
error-too-much-kept = Väldigt mycket har sparats från ditt nätverk just nu; försök igen om några minuter.
error-no-store = Ingen server har sparat något i { $folder }. Ange dess mapp med --data.
error-cannot-ask = Här går det inte att fråga någon: lägg till --yes, eller --dry-run för att se vad som skulle tas bort.
web-mine-damaged = Det här bordet går inte längre att läsa; de andra är som de var.
web-mine-remove = Ta bort från listan
terminal-prune-finished = Avslutade bord som ingen har använt sedan { $since }: { $count }
terminal-prune-unfinished = Oavslutade bord som ingen har använt sedan { $since }: { $count }
terminal-prune-values = Poängblock, husregler och annat smått som ingen har använt sedan { $since }: { $count }
terminal-prune-nothing = Det finns inget att ta bort.
terminal-prune-ask = Ta bort allt detta för gott? (ja / nej)
terminal-prune-kept = Inget togs bort.
terminal-prune-dry = Inget togs bort: utan --dry-run skulle det ha skett.
terminal-prune-progress = { $done } av { $all } är klart.
terminal-prune-removed = Borttaget: { $count }.
