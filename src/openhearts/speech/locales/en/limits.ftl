# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

web-mine-damaged = This table can no longer be read; the others are as they were.
web-mine-remove = Take it out of the list
terminal-prune-finished = Finished tables that nobody has used since { $since }: { $count }
terminal-prune-unfinished = Unfinished tables that nobody has used since { $since }: { $count }
terminal-prune-values = Score pads, house rules and other small things that nobody has used since { $since }: { $count }
terminal-prune-nothing = There is nothing to remove.
terminal-prune-ask = Remove all of this for good? (yes / no)
terminal-prune-kept = Nothing was removed.
terminal-prune-dry = Nothing was removed: without --dry-run it would be.
terminal-prune-progress = { $done } of { $all } are done.
terminal-prune-removed = Removed: { $count }.
