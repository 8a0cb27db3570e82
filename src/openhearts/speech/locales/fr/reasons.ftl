# Pourquoi un bot joue ainsi : une phrase pour chaque raison de bots/reasons.py.

reason-only-choice = C’est le seul choix possible.
reason-at-random = Choisi au hasard.
reason-fewest-points = C’est ce qui coûte le moins en moyenne sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
}.
reason-most-points = C’est ce qui rapporte le plus en moyenne sur { $worlds ->
    [one] { $worlds } ordre imaginé de la pioche
   *[other] { $worlds } ordres imaginés de la pioche
}.
reason-best-for-both = Les deux mains étant connues, c’est le meilleur choix contre le meilleur jeu adverse.
reason-pass-danger = { $card } : cette carte remporte trop facilement des plis qui coûtent des points.
reasons-pass-danger = { $cards } : ces cartes remportent trop facilement des plis qui coûtent des points.
reason-pass-spare = Rien n’est dangereux ici ; { $card } est la carte qui manquera le moins.
reason-pass-void = Il ne reste ainsi plus de { suit-name }, et des points pourront y être défaussés.
reason-pass-for-moon = Avec cette main, on peut viser la lune : les cartes qui perdent des plis s’en vont.
reason-keep-guard = { $card } reste : { $guards ->
    [one] { $guards } carte plus basse protège cette carte
   *[other] { $guards } cartes plus basses protègent cette carte
}.
reason-duck = { $card } reste sous la carte qui est en tête.
reason-unload-queen = { $card } { $self ->
    [yes] te donne { points }
   *[no] donne { points } à { $seat }
}.
reason-unload-high-heart = { $card } va { $self ->
    [yes] chez toi
   *[no] chez { $seat }
}, avant de remporter un pli plus tard.
reason-unload-danger = { $card } { $self ->
    [yes] te donne { points }
   *[no] donne { points } à { $seat }
}.
reason-unload-high-card = { $card } part maintenant, avant de devoir remporter un pli.
reason-make-void = Il ne reste ensuite plus de { suit-name }, et des points pourront y être défaussés.
reason-take-cheaply = { $card } remporte le pli, mais cela { $points ->
    [0] ne coûte rien
   *[other] ne coûte que { points }
}.
reason-perhaps-cheap = { $card } peut remporter le pli, mais cela { $points ->
    [0] ne coûte rien
   *[other] ne coûte que { points }
}.
reason-last-seat-safe = Tu joues en dernier, et il n’y a aucun point sur la table : { $card } peut partir sans danger.
reason-hunt-queen = Cela peut faire sortir la carte recherchée : { $card }.
reason-protect-queen = Les cartes qui protègent celle-ci restent en main : { $card }.
reason-stop-moon = Cela { $self ->
    [yes] t’empêche
   *[no] empêche { $seat }
} de décrocher la lune.
reason-try-moon = Cela vaut la peine d’essayer de décrocher la lune.
reason-moon-unsure = Viser la lune paraît meilleur en moyenne, mais cela réussit dans { $percent } donnes imaginées sur 100, et moins souvent à la table.
reason-take-jack = Cette carte vaut la peine d’être prise : { $card }, { points }.
reason-keep-jack = { $card } reste.
reason-forced = Aucune carte permise ne reste en dessous ; { $card } fait le moins de mal.
reason-lead-low = { $card } ne remporte presque jamais un pli.
reason-lead-safe-suit = Les autres ont encore beaucoup de { suit-name }.
reason-lead-early = { $card } part tôt, tant que tout le monde fournit encore.
reason-hope-higher = { $card } est en tête pour l’instant, mais quelqu’un jouera sans doute plus haut.
reason-cancel-hope = La carte jumelle est encore en jeu et peut annuler celle-ci : { $card }.
reason-cancels = { $card } rencontre la même carte : aucune des deux ne gagne.
reason-void-trick = Cela annule le pli.
reason-joker-excuse = { $card } ne gagne jamais.
reason-joker-wins = { $card } remporte le pli.
reason-jinx-danger = Encore en jeu et dangereux ici : { $card }, { points }.
reason-kitty-danger = Le gagnant reçoit en plus { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}.
reason-choose-add = Ajouter : { points } pour chacun des autres.
reason-choose-subtract = Déduire : { points } de moins.
reason-win-match = C’est ainsi que la partie est gagnée le plus souvent : dans { $percent } fins imaginées sur 100.
reason-add-ends-match = Ajouter terminerait la partie avec quelqu’un d’autre en tête.

reason-start-high = Une carte de départ haute : { $value } laisse beaucoup de marge.
reason-start-last-chance = { $card } n’est pas une carte haute, mais la pioche s’épuise.
reason-start-too-low = { $card } est une carte basse : { $better ->
    [one] { $better } carte plus haute est encore en jeu
   *[other] { $better } cartes plus hautes sont encore en jeu
}.
reason-keep-room = La { row-name } garde de la marge : { $room ->
    [one] { $room } valeur plus basse
   *[other] { $room } valeurs plus basses
} pour { $steps ->
    [one] { $steps } étage manquant
   *[other] { $steps } étages manquants
}.
reason-extra-point = { $card } à côté de { $guard } : un point de plus pour la même couleur.
reason-fill-step = Cela remplit l’étage { $step }.
reason-fill-row = Cela remplit la { row-name }.
reason-too-risky = { $card } laisserait trop peu de marge : { $room ->
    [one] { $room } valeur plus basse
   *[other] { $room } valeurs plus basses
} pour { $steps ->
    [one] { $steps } étage
   *[other] { $steps } étages
}.
reason-no-place = { $card } ne trouve place nulle part.
reason-joker-saves-room = { $card } y compte pour { $value } et économise de la marge.
reason-finish-tower = Cela achève la tour et termine la donne, { points }.
reason-steal-best = De tout ce qui peut être volé, c’est { $card } qui convient le mieux.
reason-steal-hurts = Ce vol { $self ->
    [yes] te coûte surtout des points
   *[no] coûte surtout des points à { $seat }
} : { $card }.
reason-steal-not-worth = Rien ne vaut la peine d’être volé.
