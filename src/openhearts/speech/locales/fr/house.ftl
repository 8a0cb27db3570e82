# L’éditeur de règles : sa page, et chaque paramètre des règles avec un nom (web-rule-), une phrase (web-about-) et ses valeurs.

web-editor = Règles maison
web-editor-lead = Adapte les règles à celles que tu joues chez toi. Chaque changement est vérifié, et les règles en mots se trouvent à côté.
web-editor-fine = { $count ->
    [0] Ce sont les règles de ce jeu : { $name }.
    [one] Ces règles sont jouables. Une seule chose diffère de : { $name }.
   *[other] Ces règles sont jouables. { $count } choses diffèrent de : { $name }.
}
web-editor-faulty = Ce n’est pas encore possible. Les règles en mots sont celles d’avant.
web-editor-check = Vérifier
web-editor-base = Partir de
web-editor-base-about = Un autre jeu commence avec ses propres règles.
web-editor-name = Nom de tes règles
web-editor-presets = Changements tout prêts
web-editor-asked = Ce que l’on change le plus souvent
web-editor-more = Tout le reste
web-editor-reset = Annuler tous les changements
web-editor-was = au lieu de : { $value }
web-editor-marks = Souligné : nouveau. Barré : comme dans « { $name } ».
web-editor-changes = Ce qui est différent
web-editor-new = Nouveau :
web-editor-gone = Supprimé :
web-editor-share = Garder et partager
web-editor-link = L’adresse de ces règles :
web-editor-keep = Créer une adresse courte
web-editor-download = Télécharger le fichier
web-editor-upload = Ouvrir un fichier de règles :
web-editor-open = Ouvrir

web-rule-yes = oui
web-rule-no = non
web-rule-nothing = rien
web-rule-other = autre chose…
web-rule-number = ce nombre :
web-rule-as-in = { $values } comme dans « { $name } »
web-rule-in-words = En toutes lettres aussi : { $example }.
web-rule-understood = Compris ainsi : { $value }
web-rule-range = { $high ->
    [0] Un nombre entier à partir de { $low }.
   *[other] Un nombre entier de { $low } à { $high }.
}

web-rule-cannot = « { $text } » ne peut pas figurer ici.
web-rule-cannot-empty = Ce champ ne peut pas rester vide.
web-allowed-number = { $kind ->
    [between] un nombre entier de { $low } à { $high }
    [from] un nombre entier à partir de { $low }
   *[any] un nombre entier
}
web-allowed-selector = cartes (QS), couleurs (suit:H), valeurs (rank:Q) ou all
web-allowed-points = cartes (QS 13), couleurs (suit:H 1), valeurs (rank:Q 2) ou all, chacune avec un nombre entier
web-allowed-card = cartes comme QS ou 10H
web-allowed-opening-card = une carte comme 2C, ou lowest_of:C
web-allowed-suit = couleurs : C (trèfle), D (carreau), H (cœur), S (pique)
web-allowed-rank = valeurs : 1 à 11, J (valet), Q (dame), K (roi), A (as)

# Les groupes
web-group-pack = Le jeu de cartes
web-group-joker = Jokers
web-group-deal = Distribution
web-group-dealer = Le donneur
web-group-pass = L’échange
web-group-opening = La première entame
web-group-next-deal = La première entame des donnes suivantes
web-group-lead = Entamer
web-group-first-trick = Le premier pli
web-group-trick = Plis et cartes identiques
web-group-score = Points
web-group-moon = Décrocher la lune
web-group-sun = Le capot
web-group-end = La fin de la partie
web-group-tower = Tours, jokers et vols

# Ensembles d’options des variantes
web-bundle-sun = Le capot
web-bundle-jack-11 = Le valet de carreau retire 11
web-bundle-fixed-deals = Un nombre fixe de donnes
web-bundle-moon-13-and-1 = La lune avec 13 cœurs et une dame
web-bundle-high-points = Points élevés
web-bundle-eleven = Onze de chaque couleur
web-bundle-standard-pack = Jeu de cartes ordinaire
web-bundle-previous-trick = Cœur seulement après cœur
web-bundle-ten-of-diamonds = Le dix de carreau au lieu du valet
web-bundle-jack-for-moon = La lune demande aussi le valet
web-bundle-queen-50 = La dame coûte 50

# Dame de pique
web-rule-hearts-pack-count = Jeux de cartes
web-about-hearts-pack-count = Un jeu de cartes, ou deux mélangés ensemble.
web-rule-hearts-pack-suits = Couleurs
web-about-hearts-pack-suits = Les couleurs du jeu de cartes.
web-rule-hearts-pack-ranks = Valeurs
web-about-hearts-pack-ranks = Les valeurs, de la plus basse à la plus haute ; une carte plus haute remporte le pli.
web-rule-hearts-pack-remove = Cartes retirées
web-about-hearts-pack-remove = Les cartes retirées, dans chaque jeu de cartes.
web-rule-hearts-pack-jokers = Jokers
web-about-hearts-pack-jokers = Combien de jokers on ajoute.
web-rule-hearts-joker-mode = Effet d’un joker
web-about-hearts-joker-mode = Ce que peut faire un joker dans un pli.
web-values-hearts-joker-mode = { $value ->
    [excuse] peut être joué à tout moment, ne gagne jamais
    [always_wins] le premier remporte le pli
   *[none] il n’y en a pas
}
web-rule-hearts-deal-hands = Cartes par joueur
web-about-hearts-deal-hands = Combien de cartes chacun reçoit.
web-values-hearts-deal-hands = { $value ->
   *[even] le plus possible, à parts égales
}
web-rule-hearts-deal-leftover = Cartes restantes
web-about-hearts-deal-leftover = Ce que deviennent les cartes qui ne sont pas distribuées.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] au gagnant du premier pli
    [kitty_last_trick] au gagnant du dernier pli
    [kitty_first_heart] au gagnant du premier pli contenant un cœur
   *[set_aside] mises de côté
}
web-rule-hearts-deal-leftover-seen-by = Qui peut les regarder
web-about-hearts-deal-leftover-seen-by = Qui peut voir les cartes restantes.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] le joueur qui les reçoit
    [all] tout le monde
   *[nobody] personne
}
web-rule-hearts-dealer-first = Premier donneur
web-about-hearts-dealer-first = Le sort, ou une place, comptée à partir de 0.
web-values-hearts-dealer-first = { $value ->
   *[random] le sort décide
}
web-rule-hearts-dealer-next = Donneur suivant
web-about-hearts-dealer-next = Qui distribue après une donne.
web-values-hearts-dealer-next = { $value ->
    [left] le voisin de gauche du donneur
    [right] le voisin de droite du donneur
   *[most_points] le joueur au score le plus élevé
}
web-rule-hearts-pass-count = Cartes passées
web-about-hearts-pass-count = Les cartes que chacun passe avant le jeu ; 0 : pas d’échange.
web-rule-hearts-pass-cycle = Où elles vont
web-about-hearts-pass-cycle = À la première donne, à la deuxième et ainsi de suite ; puis on recommence.
web-rule-hearts-opening-leader = Qui entame en premier
web-about-hearts-opening-leader = Qui entame au premier pli.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] le joueur qui a la carte d’entame
    [left_of_dealer] le voisin de gauche du donneur
    [dealer] le donneur
    [youngest] le plus jeune, que désigne l’hôte
   *[seat] une place que désigne l’hôte
}
web-rule-hearts-opening-card = Carte d’entame
web-about-hearts-opening-card = La carte qui ouvre une donne, comme 2C (deux de trèfle), ou lowest_of:C pour le plus bas trèfle que quelqu’un a en main.
web-values-hearts-opening-card = { $value ->
   *[none] aucune
}
web-rule-hearts-opening-must = Ce que son détenteur doit entamer
web-about-hearts-opening-must = Ce que doit entamer le joueur qui a la carte d’entame.
web-values-hearts-opening-must = { $value ->
    [card] cette carte
    [suit] sa couleur
   *[any] n’importe quelle carte
}
web-rule-hearts-opening-forbidden = Interdit comme première entame
web-about-hearts-opening-forbidden = Ce qui est interdit à la toute première entame, sauf si l’on n’a rien d’autre : cartes (QS), couleurs (suit:H), valeurs (rank:Q) ou all.
web-rule-hearts-next-deal-leader = Qui entame en premier ensuite
web-about-hearts-next-deal-leader = Qui entame au premier pli des donnes qui suivent la première.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] comme à la première donne
    [most_points_last_deal] qui a reçu le plus de points à la donne précédente
    [most_points_total] le joueur au score le plus élevé
    [fewest_points] qui a reçu le moins de points à la donne précédente
   *[last_winner] qui a pris le dernier pli de la donne précédente
}
web-rule-hearts-next-deal-tie = S’ils sont plusieurs
web-about-hearts-next-deal-tie = Qui entame en premier parmi plusieurs joueurs à égalité de points.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] le premier à gauche de qui avait entamé avant
    [youngest] le plus jeune
   *[random] le sort décide
}
web-rule-hearts-lead-locked = Bloqué au début
web-about-hearts-lead-locked = Ce que l’on ne peut pas entamer avant que ce soit débloqué, sauf si l’on n’a rien d’autre : cartes (QS), couleurs (suit:H), valeurs (rank:Q) ou all.
web-rule-hearts-lead-broken-by = Ce qui débloque
web-about-hearts-lead-broken-by = Cartes (QS), couleurs (suit:H), valeurs (rank:Q) ou all.
web-rule-hearts-lead-broken-when = Quand on peut entamer à cœur
web-about-hearts-lead-broken-when = Quand les cœurs, ou ce qui est bloqué à leur place, sont débloqués.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] dès qu’un pli antérieur en contenait un
    [collected_earlier_trick] dès qu’un a été ramassé dans un pli antérieur
    [in_previous_trick] si le pli juste avant en contenait un
    [last_card_of_previous_trick] si la dernière carte du pli juste avant en était un
    [never] jamais, sauf si l’on n’a rien d’autre
   *[free] toujours
}
web-rule-hearts-lead-break-requires-discard = Seule une défausse débloque
web-about-hearts-lead-break-requires-discard = Seule une carte défaussée sur une autre couleur débloque, et non une carte fournie ou entamée.
web-rule-hearts-lead-queen-counts-as-heart = La dame compte comme un cœur
web-about-hearts-lead-queen-counts-as-heart = Qui n’a plus que des cœurs et la dame de pique peut entamer avec n’importe laquelle de ces cartes.
web-rule-hearts-first-trick-forbidden = Interdit au premier pli
web-about-hearts-first-trick-forbidden = Ce que l’on ne peut pas jouer au premier pli, sauf si l’on n’a rien d’autre : cartes (QS), couleurs (suit:H), valeurs (rank:Q) ou all.
web-rule-hearts-trick-duplicates = Deux cartes identiques
web-about-hearts-trick-duplicates = Ce que font deux cartes identiques dans un pli ; seulement avec deux jeux de cartes.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] il n’y en a pas
    [cancel] elles s’annulent
    [first_wins] la première est la plus haute
   *[last_wins] la dernière est la plus haute
}
web-rule-hearts-trick-void-when = Quand un pli est annulé
web-about-hearts-trick-void-when = Personne ne remporte un pli annulé ; qui remporte le suivant prend aussi ses cartes. Si deux paires qui s’annulent suffisent, environ 23 plis sur 100 sont annulés à 9 joueurs, 34 à 10 et 40 à 11 ; s’il faut qu’il ne reste aucune carte de la couleur demandée, presque aucun.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] s’il ne reste aucune carte de la couleur demandée
   *[two_pairs_or_no_live_led_card] aussi quand deux paires s’annulent
}
web-rule-hearts-trick-void-next-leader = Qui entame après un pli annulé
web-about-hearts-trick-void-next-leader = Qui entame quand personne n’a gagné.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] le même joueur de nouveau
   *[left_of_leader] le voisin de gauche du joueur qui avait entamé
}
web-rule-hearts-trick-last-void-to = Un dernier pli annulé
web-about-hearts-trick-last-void-to = Qui reçoit un dernier pli annulé, avec toutes les cartes en attente.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] personne
    [leader] le joueur qui l’a entamé
    [previous_winner] le dernier joueur à avoir remporté un pli
   *[second_copy_of_highest] le second à jouer la plus haute paire de la couleur
}
web-rule-hearts-score-points = Ce que coûtent les cartes
web-about-hearts-score-points = Cartes (QS 13), couleurs (suit:H 1), valeurs (rank:Q 2) ou all, chacune avec ses points ; l’indication la plus précise l’emporte.
web-rule-hearts-score-points-one = Points : { $card }
web-about-hearts-score-points-one = Ce qu’il en coûte de prendre cette carte ; vide : pas plus que ce que coûte sa couleur.
web-rule-hearts-score-bonus = Cartes de bonus
web-about-hearts-score-bonus = Cartes qui ajoutent ou retirent des points en dehors des pénalités et de la lune, comme JD -10.
web-rule-hearts-score-bonus-one = Bonus : { $card }
web-about-hearts-score-bonus-one = Points pour le joueur qui prend cette carte, comme -10 ; vide : aucun.
web-rule-hearts-score-no-trick-bonus = Sans aucun pli
web-about-hearts-score-no-trick-bonus = Points pour qui ne remporte aucun pli, dans les donnes sans lune, comme -5 ; 0 : aucun.
web-rule-hearts-score-negative-total = Scores au-dessous de 0
web-about-hearts-score-negative-total = Si un score peut descendre au-dessous de 0.
web-rule-hearts-score-winner = Qui gagne
web-about-hearts-score-winner = Quel score gagne la partie.
web-values-hearts-score-winner = { $value ->
    [lowest] le score le plus bas
   *[highest] le score le plus élevé
}
web-rule-hearts-moon-award = Décrocher la lune
web-about-hearts-moon-award = Ce qui se passe quand quelqu’un prend toutes les cartes de pénalité.
web-values-hearts-moon-award = { $value ->
    [none] rien : il n’y a pas de lune
    [add_to_others] les autres reçoivent des points
    [subtract_from_self] des points sont retirés à ce joueur
   *[shooter_chooses] ce joueur choisit entre les deux
}
web-rule-hearts-moon-value = Points de la lune
web-about-hearts-moon-value = Combien de points une lune ajoute ou retire.
web-values-hearts-moon-value = { $value ->
   *[deck_total] ce que coûtent les cartes distribuées et un talon
}
web-rule-hearts-moon-requires-bonus = Avec les cartes de bonus
web-about-hearts-moon-requires-bonus = Si la lune demande aussi les cartes de bonus.
web-rule-hearts-moon-needs = Ce que demande la lune
web-about-hearts-moon-needs = Toutes les cartes de pénalité, ou tant de chaque sorte, comme suit:H 13, QS 1 ; si deux joueurs les ont, personne n’a décroché la lune.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] toutes les cartes de pénalité
}
web-rule-hearts-moon-bonus-cards = Cartes de bonus avec la lune
web-about-hearts-moon-bonus-cards = Si les cartes de bonus comptent dans une donne où quelqu’un décroche la lune.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] elles comptent
   *[suppressed] elles ne comptent pas
}
web-rule-hearts-sun-award = Remporter tous les plis (capot)
web-about-hearts-sun-award = Ce qui se passe quand quelqu’un remporte tous les plis.
web-values-hearts-sun-award = { $value ->
    [none] ce n’est qu’une lune
    [add_to_others] les autres reçoivent des points
    [subtract_from_self] des points sont retirés à ce joueur
   *[shooter_chooses] ce joueur choisit entre les deux
}
web-rule-hearts-sun-value = Points du capot
web-about-hearts-sun-value = Combien de points un capot ajoute ou retire.
web-rule-hearts-end-limit = La partie va jusqu’à
web-about-hearts-end-limit = La partie se termine quand quelqu’un a ce nombre de points après une donne.
web-values-hearts-end-limit = { $value ->
   *[none] pas de limite de points
}
web-rule-hearts-end-limit-test = À la limite
web-about-hearts-end-limit-test = Si la partie se termine quand la limite est atteinte, ou seulement quand elle est dépassée.
web-values-hearts-end-limit-test = { $value ->
    [reach] il suffit de l’atteindre
   *[exceed] il faut la dépasser
}
web-rule-hearts-end-deals = Nombre de donnes
web-about-hearts-end-deals = La partie se termine après ce nombre de donnes.
web-values-hearts-end-deals = { $value ->
    [players] une par joueur
   *[none] non fixé
}
web-rule-hearts-end-tie = Égalité à la fin
web-about-hearts-end-tie = Ce qui se passe en cas d’égalité.
web-values-hearts-end-tie = { $value ->
    [shared] la victoire est partagée
   *[extra_deal] on joue une donne de plus
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Nombre le plus élevé
web-about-herz-an-herz-tower-max-number = Le nombre le plus élevé de la pioche.
web-rule-herz-an-herz-tower-number-jokers = Jokers numérotés
web-about-herz-an-herz-tower-number-jokers = Un par groupe de couleur, en partant du plus bas.
web-rule-herz-an-herz-tower-superjokers = Superjokers
web-about-herz-an-herz-tower-superjokers = Combien de superjokers sont dans la pioche.
web-rule-herz-an-herz-tower-steal-cards = Cartes voleuses
web-about-herz-an-herz-tower-steal-cards = Combien de cartes voleuses sont dans la pioche.
web-rule-herz-an-herz-tower-rows = Rangées
web-about-herz-an-herz-tower-rows = Les rangées sous la carte de départ.
web-rule-herz-an-herz-tower-row-length = Cartes par rangée
web-about-herz-an-herz-tower-row-length = Combien de cartes compte une rangée pleine.
web-rule-herz-an-herz-tower-group-size = Nombres d’une même couleur
web-about-herz-an-herz-tower-group-size = Combien de nombres compte un groupe de couleur.
web-rule-herz-an-herz-tower-joker-value = Valeur d’un joker
web-about-herz-an-herz-tower-joker-value = Le nombre pour lequel compte un joker dans une rangée.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] le nombre immédiatement inférieur
   *[free_choice] n’importe lequel qui convient
}
web-rule-herz-an-herz-tower-group-overflow = Un joker numéroté bien plus bas
web-about-herz-an-herz-tower-group-overflow = Ce que devient un joker numéroté dont le groupe est bien plus bas.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] il compte pour le plus grand nombre de son groupe
   *[illegal] il ne peut pas être posé
}
web-rule-herz-an-herz-tower-start-superjoker = Un superjoker comme carte de départ
web-about-herz-an-herz-tower-start-superjoker = Pour combien compte un superjoker comme carte de départ.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] il compte pour 100
    [top_in_play] il compte pour le plus grand nombre en jeu
   *[above_all] il est au-dessus de tous les nombres
}
web-rule-herz-an-herz-tower-steal-target = Ce qui peut être volé
web-about-herz-an-herz-tower-steal-target = Quelles cartes d’une autre tour une carte voleuse peut prendre.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] la dernière carte de chaque rangée
   *[last_two] les deux cartes placées le plus bas dans la tour
}
web-rule-herz-an-herz-tower-steal-start-card = Voler une carte de départ
web-about-herz-an-herz-tower-steal-start-card = Si une carte de départ peut être volée.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] jamais
   *[if_alone] tant que rien n’est posé sous elle
}
web-rule-herz-an-herz-tower-steal-as-start = Carte de départ volée
web-about-herz-an-herz-tower-steal-as-start = Si une carte volée peut devenir la carte de départ du voleur.
web-rule-herz-an-herz-tower-steal-extra-draw = Piocher encore après un vol
web-about-herz-an-herz-tower-steal-extra-draw = Si le voleur pioche encore une carte.
web-rule-herz-an-herz-tower-round-end = Quand une tour est achevée
web-about-herz-an-herz-tower-round-end = Quand une tour achevée met fin à la donne.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] la donne se termine aussitôt
   *[finish_turn_cycle] tous ont le même nombre de tours de jeu
}
web-rule-herz-an-herz-tower-step-points = Points d’un étage
web-about-herz-an-herz-tower-step-points = Points pour un étage de deux cartes.
web-rule-herz-an-herz-tower-colour-bonus = En plus pour une même couleur
web-about-herz-an-herz-tower-colour-bonus = Points de plus si les deux cartes d’un étage sont de la même couleur.
web-rule-herz-an-herz-tower-superjoker-bonus = Les superjokers ont une couleur
web-about-herz-an-herz-tower-superjoker-bonus = Si un superjoker peut rapporter les points d’une même couleur.
web-rule-herz-an-herz-tower-rounds = Donnes par partie
web-about-herz-an-herz-tower-rounds = La partie se termine après ce nombre de donnes.
web-rule-herz-an-herz-tower-discard-seen = La défausse
web-about-herz-an-herz-tower-discard-seen = Ce qui est visible de la défausse.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] seulement la carte du dessus
   *[all] toute la défausse
}
web-rule-herz-an-herz-tower-next-starter = Qui commence la donne suivante
web-about-herz-an-herz-tower-next-starter = Qui commence les donnes qui suivent la première.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] le voisin de gauche du joueur qui avait commencé
    [same] le même joueur
    [winner] le gagnant de la donne précédente
   *[last] le dernier de la donne précédente
}
web-rule-herz-an-herz-opening-leader = Qui commence
web-about-herz-an-herz-opening-leader = L’hôte désigne qui commence la première donne : le plus grand bourreau des cœurs.
web-rule-herz-an-herz-score-winner = Qui gagne
web-about-herz-an-herz-score-winner = Quel score gagne la partie.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] le score le plus élevé
   *[lowest] le score le plus bas
}
web-rule-herz-an-herz-end-tie = Égalité à la fin
web-about-herz-an-herz-end-tie = Ce qui se passe en cas d’égalité.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] la victoire est partagée
   *[extra_deal] on joue une donne de plus
}
