# Le mode enfants et la première donne expliquée : phrases courtes, pour les plus de sept ans. Les noms de cartes suivent un deux-points.

# Ce que l’on dit pas à pas à qui débute
guide-aim = Les cœurs sont mauvais : chacun coûte un point. Qui a le moins de points gagne.
guide-worst = La pire carte, c’est celle-ci : { $card }. Elle coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
guide-pass = D’abord, tout le monde donne des cartes. Choisis { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $seat }, puis appuie sur le bouton.
guide-pass-tip = Donne des cartes hautes : ce sont elles qui remportent les plis.
guide-pass-wait = Bravo. Maintenant, les autres choisissent aussi.
guide-came = { $seat } t’a donné : { $cards }.
guide-hold-worst = C’est toi qui as celle-ci : { $card } ! Garde-la jusqu’à ce que tu n’aies plus la couleur demandée. Alors, débarrasse-t’en.
guide-open-mine = C’est toujours cette carte qui commence : { $card }. Tu l’as, alors joue-la.
guide-open = C’est toujours cette carte qui commence : { $card }. C’est { $seat } qui l’a.
guide-lead-first = { $youngest ->
    [yes] C’est la personne la plus jeune qui commence : toi. Joue une carte.
   *[no] C’est toi qui commences. Joue une carte.
}
guide-lead = Maintenant, c’est toi qui commences. Joue une carte.
guide-locked = Les cœurs doivent attendre : personne ne peut commencer à cœur avant que quelqu’un en ait { $taken ->
    [yes] reçu un.
   *[no] joué un.
}
guide-only-hearts = Tu n’as plus que des cœurs, alors tu peux commencer à cœur.
guide-lead-low = Une carte basse, c’est un bon début : souvent, quelqu’un d’autre remporte le pli.
guide-wait = Maintenant, c’est à { $seat } de jouer. Regarde quelle carte arrive.
guide-follow = { $seat } a commencé à { suit-name }. Tu as du { suit-name }, alors tu dois jouer { suit-name }.
guide-no-suit = { $seat } a commencé à { suit-name }. Tu n’as pas de { suit-name }, alors tu peux jouer une autre couleur.
guide-danger = Attention : { $card } ! Qui remporte ce pli reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
guide-stay-below = La carte la plus haute est : { $card }. Joue une carte plus basse, et tu ne remportes pas le pli.
guide-last-free = Tu joues en dernier, et ce pli ne coûte rien. Ici, tu peux jouer sans danger plus haut que cette carte : { $card }.
guide-must-take = Tu joues en dernier, et toutes tes cartes de cette couleur battent celle-ci : { $card }. Tu remportes donc le pli.
guide-all-higher = Toutes tes cartes de cette couleur sont plus hautes que celle-ci : { $card }. Quelqu’un d’autre jouera peut-être encore plus haut.
guide-give-worst = Hourra ! Tu peux maintenant te débarrasser de la pire carte : { $card }.
guide-give-heart = Tu peux maintenant te débarrasser d’un cœur. Il ira à qui remporte le pli !
guide-give-high = Débarrasse-toi d’une carte haute : elle ne pourra plus remporter de pli plus tard.
guide-no-points-yet = Mais au premier pli, personne ne peut jouer une carte qui coûte des points. Débarrasse-toi d’une autre carte haute.
guide-last-card = C’est ta dernière carte.
guide-trick = Les { $count } cartes sur la table forment ce qu’on appelle un pli.
guide-took = La plus haute carte de { suit-name } est : { $card }. { $self ->
    [yes] Tu remportes le pli.
   *[no] { $seat } remporte le pli.
}
guide-void = Personne ne remporte ce pli.
guide-other-suits = Les cartes d’une autre couleur ne gagnent jamais, même très hautes.
guide-worst-taken = La pire carte était dedans : { $card } ! En tout, ce pli coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
guide-cost = { $points ->
    [0] Ce pli ne coûte rien : il n’y a pas de cœur dedans.
    [one] Ce pli coûte { $points } point.
   *[other] Ce pli coûte { $points } points.
}
guide-broken = À partir de maintenant, tout le monde peut commencer à cœur.
guide-next = Qui remporte un pli commence le suivant.
guide-moon = { $self ->
    [yes] Tu as remporté toutes les cartes qui coûtent des points. Cela s’appelle décrocher la lune, et ce sont les autres qui reçoivent les points !
   *[no] { $seat } a remporté toutes les cartes qui coûtent des points. Cela s’appelle décrocher la lune, et ce sont les autres qui reçoivent les points !
}
guide-own-points = C’était le dernier pli. Tu { $points ->
    [0] n’as aucun point.
    [one] as { $points } point.
   *[other] as { $points } points.
}
guide-best-own = Personne n’en a moins. Bien joué !
guide-best = { $count ->
    [one] { $seats } a le moins de points
   *[other] { $seats } ont le moins de points
} : { $points }.
guide-done = Maintenant, tu sais jouer. Pour les prochaines cartes, tu joues sans aide.

# Ce qui est écrit à la table en mode enfants
kids-lead = À toi ! C’est toi qui commences.
kids-follow = À toi ! Joue { suit-name }.
kids-any = À toi ! Tu n’as pas de { suit-name } : joue la carte que tu veux.
kids-wait = C’est à { $seat } de jouer.
kids-pass = Choisis { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour { $seat }.
kids-pass-wait = Les autres choisissent encore.
kids-hint = Essaie ceci : { $action }.
web-kids-plate = Cœurs : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-kids-typing = Jouer au clavier
web-guide = Apprendre à jouer
web-guide-title = Comment on joue
web-guide-on = Continuer
web-guide-read = Lire à voix haute
web-guide-always = Toujours
web-guide-always-how = Toujours lire à voix haute
web-children = Pour les enfants : grandes cartes, aide, ni messages ni inconnus
web-children-mode = Table des enfants
web-youngest = Qui est le plus jeune ?
web-youngest-why = Le plus jeune commence. Appuie sur son nom, et c’est parti.
web-starter = Qui commence ?
web-starter-why = Appuie sur le nom, et c’est parti.

# La porte d’une table des enfants
web-door-invite = Ici, personne n’entre sans permission. Donne cette adresse à ceux que tu connais ; ils demandent, et tu les laisses entrer :
web-door-who = { $name } voudrait entrer.
web-door-yes = Laisser entrer { $name }
web-door-no = Non, pas { $name }
web-door-title = Une invitation à une table des enfants
web-door-ask = Il faut d’abord qu’on te laisse entrer. Comment t’appelles-tu ?
web-door-knock = Je peux entrer ?
web-door-waits = Nous avons demandé. Attends ici qu’on te laisse entrer.
web-door-open = Ils te laissent entrer.
web-door-again = Regarder encore
