# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

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
