# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

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
