# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Dit adres is te lang voor een plaatje dat een telefoon kan lezen.
error-damaged-table = Deze tafel kan niet meer worden gelezen: wat ervan bewaard was, is beschadigd. Alle andere tafels zijn zoals ze waren. Op je startpagina kun je hem uit je lijst halen; wie de server beheert, heeft misschien een kopie.
error-damaged-pad = Dit scoreblok kan niet meer worden gelezen: wat ervan bewaard was, is beschadigd. Alle andere zijn zoals ze waren.
error-too-much-kept = Vanuit jouw netwerk is zojuist heel veel bewaard; probeer het over een paar minuten nog eens.
error-no-store = In { $folder } heeft geen server iets bewaard. Noem zijn map met --data.
error-cannot-ask = Hier kan niemand worden gevraagd: voeg --yes toe, of --dry-run om te zien wat er verwijderd zou worden.
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
