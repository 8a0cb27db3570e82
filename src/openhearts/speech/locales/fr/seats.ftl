# Une table entre amis : les places qui changent entre les donnes, et le score moyen pour qui arrive

web-swap = Changer de place
web-swap-how = Les places changent au début de la donne suivante. Chaque personne garde son score ; qui arrive commence avec le score moyen des autres.
web-swap-one = Qui
web-swap-other = avec qui
web-swap-go = Les faire changer
web-swap-ask = Proposer à { $name } de changer de place avec moi
web-swap-asked = { $name } voudrait changer de place avec toi.
web-swap-waits = Tu as demandé à changer de place. C’est à { $name } de répondre.
web-swap-yes = Changer de place
web-swap-planned = Changement de places au début de la donne suivante : { $one } et { $other }.
web-swap-done = Changement de places fait : { $one } et { $other }.
web-swap-comes = À la table dès la donne suivante : { $name }.
web-swap-comes-again = Si une autre partie commence, { $name } jouera aussi.
web-swap-you-come = Tu prends place au début de la donne suivante, avec le score moyen des autres.
web-swap-you-come-again = Cette partie est terminée. Si une autre commence, tu joueras aussi.
web-swap-joined = { $name } a rejoint la table avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-swap-stay = Laisser les places comme elles sont
web-swap-not = Finalement, ne pas jouer

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Tu as maintenant le nom de ta place, et des cartes à la donne suivante. D’ici là, un bot joue cette main.
web-new-hand = Ton nom est maintenant à cette place. Tu reçois des cartes au début de la donne suivante, avec le score moyen des autres ; d’ici là, un bot joue la main.
web-plays-until = Jusqu’à la donne suivante, un bot joue cette main.
web-chair-next = { $chair }, des cartes à la donne suivante ; d’ici là, un bot joue
web-chair-device = { $chair } (un seul appareil : { $names })
ask-who-device = Sur un seul appareil : { $names }.
web-back-soon = La table sera interrogée dès que cette place sera restée vide { $seconds } secondes.
web-back-name = Tu as retrouvé ta place, et tu auras des cartes à la donne suivante.
web-anew = Proposer aux autres de redonner
web-anew-how = Si tous ceux qui sont à la table sont d’accord, cette donne est annulée : ses cartes sont dévoilées, elle ne compte pas, et on redonne.
web-anew-offer = Le premier pli n’est pas fini. Si tout le monde accepte de redonner, tu reçois des cartes tout de suite.
web-anew-asked = { $name } voudrait redonner. Cette donne ne compterait pas.
web-anew-yes = Redonner
web-anew-no = Continuer
web-anew-waits = Tu acceptes de redonner. Pas encore de réponse de : { $names }.
web-anew-declined = { $name } préfère continuer.
web-anew-agreed = Tout le monde est d’accord : cette donne est annulée, on redonne.
web-restored = Le serveur a été restauré à partir d’une sauvegarde : ce qui a été joué depuis est perdu, et une donne inachevée est redistribuée.
web-words-anew = redonner, nouvelle donne
web-fair-void = Cette donne est annulée : tout le monde a accepté de redonner. Son secret est dévoilé, et elle ne compte pas.
web-fair-restored = Cette donne est annulée : le serveur a été restauré à partir d’une sauvegarde. Le secret de la donne est dévoilé, et elle ne compte pas.
