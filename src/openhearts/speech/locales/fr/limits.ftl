# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Cette adresse est trop longue pour une image qu’un téléphone puisse lire.
error-damaged-table = Cette table ne peut plus être lue : ce qui en était gardé est abîmé. Toutes les autres tables sont comme avant. Sur ta page d’accueil, tu peux la retirer de ta liste ; qui gère le serveur en a peut-être une copie.
error-damaged-pad = Cette feuille de score ne peut plus être lue : ce qui en était gardé est abîmé. Toutes les autres sont comme avant.
error-too-much-kept = Beaucoup de choses viennent d’être gardées depuis ton réseau ; réessaie dans quelques minutes.
error-no-store = Aucun serveur n’a rien gardé dans { $folder }. Indique son dossier avec --data.
error-cannot-ask = Ici, la question ne peut être posée à personne : ajoute --yes, ou --dry-run pour voir ce qui serait supprimé.
web-mine-damaged = Cette table ne peut plus être lue ; les autres sont comme avant.
web-mine-remove = Retirer de la liste
terminal-prune-finished = Tables terminées que personne n’a utilisées depuis le { $since } : { $count }
terminal-prune-unfinished = Tables inachevées que personne n’a utilisées depuis le { $since } : { $count }
terminal-prune-values = Feuilles de score, règles maison et autres petites choses que personne n’a utilisées depuis le { $since } : { $count }
terminal-prune-nothing = Il n’y a rien à supprimer.
terminal-prune-ask = Supprimer tout cela définitivement ? (oui / non)
terminal-prune-kept = Rien n’a été supprimé.
terminal-prune-dry = Rien n’a été supprimé : sans --dry-run, ce le serait.
terminal-prune-progress = { $done } sur { $all } : c’est fait.
terminal-prune-removed = Supprimé : { $count }.
