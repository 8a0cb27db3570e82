# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Ce n’est pas à toi de jouer : c’est à { $turn }.
error-deal-over = La donne est terminée.
error-wrong-phase = { $phase ->
    [pass] C’est le moment de l’échange ; personne ne joue encore.
    [play] Les cartes se jouent ; l’échange est terminé.
    [choose] Il faut d’abord régler la lune.
    [start] La carte piochée est gardée comme carte de départ ou défaussée.
    [lay] La carte piochée est posée à gauche ou à droite, ou défaussée.
    [steal] Une carte voleuse a été piochée : vole une carte, ou défausse la carte voleuse.
   *[over] La donne est terminée.
}
error-card-not-held = { $card } : tu n’as pas cette carte.
error-opening-card = { $card } : il faut entamer avec la carte d’entame : { $opening }.
error-opening-suit = { $card } : tu dois entamer à { suit-name }.
error-opening-forbidden = { $card } : pas pour la toute première entame.
error-locked = { $card } : { $lock ->
    [hearts] les cœurs ne sont pas encore ouverts
   *[other] cette carte ne peut pas encore être entamée
}.
error-must-follow = { $card } : tu dois fournir à { suit-name }.
error-first-trick = { $card } : pas au premier pli.
error-pass-count = Choisis exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à passer.
error-pass-twice = { $card } : tu n’en as pas autant.
error-already-passed = Tu as déjà passé tes cartes.
error-bad-choice = Choisis : ajouter ou déduire.
error-claim-not-certain = D’après ce que tu peux voir, le reste n’est pas certain.
error-no-start-card = Tu n’as pas encore de carte de départ.
error-has-start-card = Tu as déjà une carte de départ.
error-row-full = { $row ->
    [none] Cette rangée est pleine.
   *[other] { $card } : la { row-name } est pleine.
}
error-value-too-high = { $card } : trop haut, il faut moins que la carte du dessus.
error-outside-group = { $card } : aucune valeur de son groupe ne convient à cet endroit.
error-cannot-steal = Cette carte ne peut pas être volée.
error-bad-value = { $card } : cette valeur n’est pas possible à cet endroit.
error-not-an-action = Cela n’existe pas dans ce jeu.
error-not-now = Ce n’est pas possible maintenant.
