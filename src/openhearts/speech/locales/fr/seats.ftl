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
