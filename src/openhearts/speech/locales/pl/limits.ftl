# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = Tego stołu nie da się już odczytać; inne są takie jak przedtem.
web-mine-remove = Usuń z listy
terminal-prune-finished = Zakończone stoły, których nikt nie używał od { $since }: { $count }
terminal-prune-unfinished = Niezakończone stoły, których nikt nie używał od { $since }: { $count }
terminal-prune-values = Tabele wyników, zasady domowe i inne drobiazgi, których nikt nie używał od { $since }: { $count }
terminal-prune-nothing = Nie ma nic do usunięcia.
terminal-prune-ask = Usunąć to wszystko na zawsze? (tak / nie)
terminal-prune-kept = Nic nie usunięto.
terminal-prune-dry = Nic nie usunięto: bez --dry-run tak by się stało.
terminal-prune-progress = Gotowe: { $done } z { $all }.
terminal-prune-removed = Usunięto: { $count }.
