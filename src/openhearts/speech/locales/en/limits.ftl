# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = This address is too long for a picture that a phone can read.
error-damaged-table = This table can no longer be read: what was kept of it is damaged. All other tables are as they were. On your start page you can take it out of your list; whoever runs the server may have a copy.
error-damaged-pad = This score pad can no longer be read: what was kept of it is damaged. All others are as they were.
error-too-much-kept = Very much was kept from your network just now; try again in a few minutes.
error-no-store = No server has kept anything in { $folder }. Name its folder with --data.
error-cannot-ask = Nobody can be asked here: add --yes, or --dry-run to see what would be removed.
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
