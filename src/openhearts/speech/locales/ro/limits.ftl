# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Adresa aceasta este prea lungă pentru o imagine pe care s-o citească un telefon.
error-damaged-table = Masa aceasta nu mai poate fi citită: ce s-a păstrat din ea este deteriorat. Toate celelalte mese sunt ca înainte. Pe pagina ta de start o poți scoate din listă; cine ține serverul are poate o copie.
error-damaged-pad = Foaia aceasta de scor nu mai poate fi citită: ce s-a păstrat din ea este deteriorat. Toate celelalte sunt ca înainte.
error-too-much-kept = Din rețeaua ta s-a păstrat foarte mult chiar acum; mai încearcă peste câteva minute.
error-no-store = Niciun server nu a păstrat ceva în { $folder }. Spune-i dosarul cu --data.
error-cannot-ask = Aici nu poate fi întrebat nimeni: adaugă --yes, sau --dry-run ca să vezi ce s-ar șterge.
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
