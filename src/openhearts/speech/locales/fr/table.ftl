# Ce que dit chaque jeu : places, tours de jeu, scores.

seat = { $self ->
    [yes] toi
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] toi
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Toi
   *[no] { $seat }
} : { $card }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-yours = À toi de jouer. { $what }.
turn-in-burst = À toi de jouer, { $what }.
deal-over = La donne est terminée.
match-over = La partie est terminée.
deal-ended = La donne { $deal } est terminée.
points-of-deal = Points de cette donne : { $list }.
deal-best = Meilleur résultat de cette donne : { $list }.
scores = Scores : { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Tu gagnes !
       *[other] Tu partages la victoire avec { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } se partagent la victoire.
    }
}
match-not-over = La partie n’est pas encore terminée.
advice = Conseil : { $action }.
advice-expected = Résultat attendu à partir d’ici : { $expected } points par rapport aux autres, à { $error } près, sur { $worlds ->
    [one] { $worlds } donne imaginée
   *[other] { $worlds } donnes imaginées
}.
advice-next = { $gap ->
    [same] En moyenne, à peu près aussi bon : { $action }.
    [half] En moyenne, environ un demi-point de mieux que le meilleur des autres choix : { $action }.
   *[whole] En moyenne, environ { points } de mieux que le meilleur des autres choix : { $action }.
}
advice-despite = { $gap ->
    [half] À ne compter que les points, ceci vaudrait environ un demi-point de mieux : { $action }.
   *[whole] À ne compter que les points, ceci vaudrait environ { points } de mieux : { $action }.
}
advice-head-action = Action
advice-head-match = Partie
advice-head-plan = Plan
advice-head-expected = Attendu
advice-head-error = Erreur
advice-head-worlds = Mondes
advice-percent = { $percent } %
advice-plan-moon = lune { $percent } %
advice-units-match = Partie : dans combien de fins imaginées sur 100 la partie est gagnée ; c’est ce qui compte d’abord.
advice-units-plan = Plan : ce sur quoi reposent les chiffres quand il ne s’agit pas de continuer comme d’habitude, et dans combien de donnes imaginées sur 100 il réussit ; ce qui n’est pas sûr réussit moins souvent à la table.
advice-units = Attendu : de combien de points on fait mieux que les autres, en moyenne, sur cette donne ; plus c’est haut, mieux c’est. L’erreur est une erreur type.

# Names of the bots at a table, separated by commas
bot-names = Alice, Basile, Chloé, Damien, Élise, Félix, Gaëlle, Hugo, Inès, Jules, Karine, Louis
