# La table de cuisine : pour ceux qui ont de vraies cartes
web-kitchen = Feuille de score pour de vraies cartes
web-kitchen-lead = Tu joues avec de vraies cartes ; la feuille tient les scores, dit qui passe à qui et qui entame, et connaît les règles.
web-kitchen-mine = Tes feuilles
web-kitchen-which = À quoi joues-tu ?
web-kitchen-players = Joueurs :
web-kitchen-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-kitchen-names = Noms, dans le sens des aiguilles d’une montre autour de la table
web-kitchen-player = Joueur { $number }
web-kitchen-ask-dealer = Qui distribue en premier ?
web-kitchen-ask-youngest = Qui est le plus jeune ?
web-kitchen-ask-starter = Qui commence ?
web-kitchen-open = Ouvrir la feuille
web-kitchen-other-game = Autre jeu
web-kitchen-new = Nouvelle feuille
web-kitchen-pad = Feuille de score
web-kitchen-no-pad = Cette feuille n’existe pas. Redemande l’adresse.
web-kitchen-full = Cette feuille est pleine. Ouvres-en une nouvelle.
web-kitchen-deal = Donne { $number }
web-kitchen-number = Donne
web-kitchen-deals = { $seat } distribue, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par joueur{ $left ->
    [0] .
    [one]  ; il reste { $left } carte.
   *[other]  ; il reste { $left } cartes.
}
web-kitchen-hold = Pas d’échange dans cette donne.
web-kitchen-passes = { $count ->
    [one] On passe { $count } carte
   *[other] On passe { $count } cartes
} { hearts-direction } : { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } entame au premier pli.
web-kitchen-leads-card = Le joueur qui a cette carte entame au premier pli : { $card }.
web-kitchen-leads-lowest = Le joueur qui a cette carte entame au premier pli : { rules-lowest-of }.
web-kitchen-begins = { $seat } commence.
web-kitchen-write = Inscrire
web-kitchen-check = Vérifier seulement
web-kitchen-undo = Annuler la dernière donne
web-kitchen-all = Toutes les donnes
web-kitchen-remarks = Remarques
web-kitchen-share = Montrer cette feuille sur un autre appareil
web-kitchen-would-score = Cela donnerait : { $list }.
web-kitchen-behind = Quelqu’un d’autre a écrit sur cette feuille entre-temps. Regarde-la, et inscris de nouveau ta donne si elle manque encore.
web-kitchen-missing = Aucun nombre n’est encore inscrit. Remplis au moins un champ ; un champ vide compte pour 0.
web-kitchen-waits = Pas encore envoyé ; cela attend sur cet appareil que le serveur soit joignable.
web-kitchen-clash = Quelqu’un d’autre a écrit sur cette feuille entre-temps. Ceci n’a pas été inscrit :
web-kitchen-send-again = Inscrire quand même
web-kitchen-drop = Jeter
web-kitchen-field-points = Points pris
web-kitchen-field-bonus = Qui a pris : { $card }
web-kitchen-field-bonus-points = Points de bonus
web-kitchen-field-trickless = Aucun pli
web-kitchen-field-aside = Points dans les cartes mises de côté
web-kitchen-field-void = Points que personne n’a pris
web-kitchen-field-moon = Qui a décroché la lune
web-kitchen-field-sun = Avec tous les plis (capot)
web-kitchen-field-choice = Le choix après la lune
web-kitchen-field-last = Qui a remporté le dernier pli
web-kitchen-field-exact = Compter les points exactement comme inscrits
web-kitchen-field-steps = Étages complets
web-kitchen-field-colours = Dont d’une même couleur
web-kitchen-field-exact-steps = La première colonne contient des points, pas des étages
web-kitchen-field-trick = Cartes du pli, dans l’ordre
web-kitchen-field-leader = Qui a entamé ce pli
web-kitchen-field-hand = La main en question
web-kitchen-field-first = C’est le premier pli
web-kitchen-field-broken = { $lock ->
    [hearts] Les cœurs sont ouverts
   *[other] Ce qui était bloqué peut être entamé
}
web-kitchen-field-final = C’est le dernier pli
web-kitchen-field-earlier = Plis antérieurs, si tu les connais : un par ligne
web-kitchen-field-tower-card = La carte piochée
web-kitchen-field-tower-start = Carte de départ
web-kitchen-field-tower-left = Rangée de gauche, de haut en bas
web-kitchen-field-tower-right = Rangée de droite, de haut en bas
web-kitchen-field-tower-other-start = Une autre tour : carte de départ
web-kitchen-field-tower-other-left = Une autre tour : rangée de gauche
web-kitchen-field-tower-other-right = Une autre tour : rangée de droite
web-kitchen-option-auto = d’après les points
web-kitchen-option-no = personne
web-kitchen-option-nobody = personne
web-kitchen-option-unsaid = non précisé
web-kitchen-option-add = les autres reçoivent des points
web-kitchen-option-subtract = ce joueur perd des points
web-kitchen-exactly = Compté exactement comme inscrit.
web-kitchen-already = Ce sont les points après une lune ({ $seat }) ; ils comptent tels quels.
web-kitchen-shot = { $feat ->
    [sun] { $seat } a fait capot
   *[moon] { $seat } a décroché la lune
} : { $award ->
    [add_to_others] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } pour tous les autres.
   *[subtract_from_self] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } de moins pour { $seat }.
}
web-kitchen-check-no-number = { $seat } : « { $text } » n’est pas un nombre entier de quatre chiffres au plus et compte pour 0.
web-kitchen-check-unread = « { $text } » n’est pas un nombre entier de quatre chiffres au plus et compte pour 0.
web-kitchen-check-sum = Les points font { $sum } en tout, mais il en faudrait { $wanted }{ $less ->
    [0] .
   *[other]  : { $total } dans le jeu de cartes, moins { $less } que personne n’a pris.
}
web-kitchen-check-impossible = { $seat } : aucun ensemble de cartes de ce jeu ne coûte { $value }.
web-kitchen-check-outside = Autant ne peut pas rester à part : les cartes du jeu coûtent { $total } en tout.
web-kitchen-check-bonus = On ne sait pas qui a pris : { $card }.
web-kitchen-check-trickless = { $seat } n’a aucun pli, mais des points ?
web-kitchen-check-moon = { $seat } a décroché la lune, mais sans prendre tous les points ?
web-kitchen-check-denied = { $seat } a pris tous les points ; d’après les règles, c’est une lune.
web-kitchen-check-sun = Tous les plis, mais personne n’a décroché la lune ?
web-kitchen-check-choice = { $seat } doit choisir ; compté comme points pour les autres.
web-kitchen-check-last = On ne sait pas qui a remporté le dernier pli ; { $seat } entame de nouveau.
web-kitchen-check-steps = { $seat } : une tour a de 0 à { $most } étages.
web-kitchen-check-colours = { $seat } : plus d’étages d’une même couleur que d’étages complets.
web-kitchen-check-complete = { $count } tours achevées, alors que la donne se termine à la première ?
web-kitchen-referee = Arbitre
web-kitchen-referee-lead = Touche ou tape les cartes du pli, de la main en question, ou des deux, et demande ce qui peut être joué et qui remporte le pli.
web-kitchen-referee-lead-towers = Touche ou tape les cartes d’une tour, la carte piochée, ou les deux, et demande où elle peut être posée, ce qu’elle permet de voler et ce que rapporte la tour.
web-kitchen-ask = Demander
web-kitchen-clear = Vider tous les champs
web-kitchen-tap = Toucher des cartes pour ce champ
web-kitchen-back = En retirer une
web-kitchen-may = { $card } : peut être joué
web-kitchen-quotes = Ce que disent les règles
web-kitchen-to-play = { $first ->
    [yes] { $seat } entame.
   *[no] À jouer : { $seat }.
}
web-kitchen-so-far = { $seat } est en tête : { $card }.
web-kitchen-nobody-so-far = Personne n’est en tête pour l’instant.
web-kitchen-kitty = { $seat } reçoit aussi le talon, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
web-kitchen-fault-earlier = Pli antérieur { $number } : il n’a pas { $count } cartes.
web-kitchen-fault-trick = Un pli a au plus { $count } cartes.
web-kitchen-fault-pack = { $card } : le jeu de cartes { $count ->
    [0] n’a pas cette carte
    [one] n’en a que { $count }
   *[other] n’en a que { $count }
}.
web-kitchen-fault-hand = Une main n’a que { $count } cartes, et il n’y a pas plus de plis.
web-kitchen-fault-tower = Une carte n’est pas dans ce jeu de cartes.
web-kitchen-as-start = Comme carte de départ : { $card }, valeur { $value }
web-kitchen-in-row = { $row ->
    [left] À gauche
   *[right] À droite
} : { $card }
web-kitchen-in-row-as = { $row ->
    [left] À gauche
   *[right] À droite
} : { $card }, valant { $value }
web-kitchen-values = { $low } à { $high }
web-kitchen-tower = La tour rapporte { points } : { $step } pour les étages, { $bonus } pour les couleurs.
web-kitchen-tower-complete = Les deux rangées sont pleines : la tour est achevée.
web-kitchen-steals = { $count ->
    [0] Rien de l’autre tour ne peut être volé pour celle-ci.
    [one] Un seul vol est possible.
   *[other] { $count } vols sont possibles.
}
web-kitchen-steal = { $card } ({ row-name } de l’autre tour), { $to ->
    [left] dans ma rangée de gauche
    [right] dans ma rangée de droite
   *[start] comme ma carte de départ
}, valant { $value }
web-kitchen-print-cards = Imprimer des cartes
web-kitchen-cards-lead = Feuilles A4 de neuf cartes, à découper le long des repères. Imprime-les à 100 % ; avec les dos, en recto verso, retournées sur le bord long.
web-kitchen-cards-special = Cartes introuvables dans le commerce
web-kitchen-cards-usual = Les cartes des autres jeux
web-kitchen-fronts = Feuilles
web-kitchen-backs = Feuilles avec dos
