# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = Deze tafel kan niet meer worden gelezen; de andere zijn zoals ze waren.
web-mine-remove = Uit de lijst halen
terminal-prune-finished = Beëindigde tafels die niemand heeft gebruikt sinds { $since }: { $count }
terminal-prune-unfinished = Onvoltooide tafels die niemand heeft gebruikt sinds { $since }: { $count }
terminal-prune-values = Scoreblokken, huisregels en andere kleinigheden die niemand heeft gebruikt sinds { $since }: { $count }
terminal-prune-nothing = Er is niets te verwijderen.
terminal-prune-ask = Dit alles voorgoed verwijderen? (ja / nee)
terminal-prune-kept = Er is niets verwijderd.
terminal-prune-dry = Er is niets verwijderd: zonder --dry-run zou dat wel gebeuren.
terminal-prune-progress = { $done } van { $all } is gedaan.
terminal-prune-removed = Verwijderd: { $count }.
