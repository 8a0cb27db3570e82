# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = Masa aceasta nu mai poate fi citită; celelalte sunt ca înainte.
web-mine-remove = Scoate-o din listă
terminal-prune-finished = Mese terminate pe care nu le-a folosit nimeni din { $since }: { $count }
terminal-prune-unfinished = Mese neterminate pe care nu le-a folosit nimeni din { $since }: { $count }
terminal-prune-values = Foi de scor, reguli de casă și alte lucruri mărunte pe care nu le-a folosit nimeni din { $since }: { $count }
terminal-prune-nothing = Nu este nimic de șters.
terminal-prune-ask = Ștergi toate acestea definitiv? (da / nu)
terminal-prune-kept = Nu s-a șters nimic.
terminal-prune-dry = Nu s-a șters nimic: fără --dry-run s-ar șterge.
terminal-prune-progress = Gata { $done } din { $all }.
terminal-prune-removed = Șters: { $count }.
