# Les règles de n’importe quelle variante, faites de ses données.

rules-title = { $name }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
rules-heading-goal = But du jeu
rules-heading-players = Joueurs et cartes
rules-heading-dealing = Distribution
rules-heading-passing = L’échange
rules-heading-opening = La première entame
rules-heading-leading = Entamer
rules-heading-following = Fournir
rules-heading-tricks = Les plis
rules-heading-void = Plis annulés
rules-heading-kitty = Le talon
rules-heading-jokers = Jokers
rules-heading-points = Points
rules-heading-moon = Décrocher la lune
rules-heading-sun = Le capot
rules-heading-end = La fin
rules-heading-warnings = Bon à savoir
rules-heading-laying = Poser les cartes
rules-heading-stealing = Cartes voleuses
rules-value = { $what } { $number }
rules-sentence = { $title } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par joueur, { $passed ->
    [0] pas d’échange
    [one] { $passed } carte à passer
   *[other] { $passed } cartes à passer
} ; { $points } ; { $end ->
    [limit] jusqu’à { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    }
    [deals] { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
   *[both] jusqu’à { $limit ->
        [one] { $limit } point
       *[other] { $limit } points
    } ou { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
}, { $winner ->
    [lowest] le score le plus bas gagne
   *[highest] le score le plus élevé gagne
}.
rules-goal = { $winner ->
    [lowest] Le score le plus bas gagne à la fin : évite les cartes qui coûtent des points.
   *[highest] Le score le plus élevé gagne à la fin : ramasse les cartes qui rapportent des points.
}
rules-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $packs ->
    [one] un jeu de cartes
   *[other] { $packs } jeux de cartes
} : { $count } cartes en tout.
rules-suits = Couleurs : { $suits }.
rules-ranks = De la plus haute à la plus basse : { $ranks }.
rules-removed = Cartes retirées : { $cards }.
rules-jokers-added = { $count ->
    [one] On ajoute { $count } joker.
   *[other] On ajoute { $count } jokers.
}
rules-clockwise = On joue dans le sens des aiguilles d’une montre, vers la gauche.
rules-hands = Chacun reçoit { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
rules-dealer-first = { $kind ->
    [random] Le sort désigne le premier donneur.
   *[seat] La place { $number } distribue en premier ; les places sont comptées à partir de 0.
}
rules-dealer-next = { $next ->
    [left] Après chaque donne, c’est le voisin de gauche du donneur qui distribue.
    [right] Après chaque donne, c’est le voisin de droite du donneur qui distribue.
   *[most_points] Après chaque donne, c’est le joueur au score le plus élevé qui distribue.
}
rules-set-aside = { $count ->
    [one] Il reste { $count } carte, mise de côté
   *[other] Il reste { $count } cartes, mises de côté
}{ $seen ->
    [all] , face visible.
   *[nobody] , face cachée.
}
rules-no-passing = On ne passe pas de cartes.
rules-passing = Avant le jeu, chacun passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
rules-direction = { $direction ->
    [L1] à gauche
    [R1] à droite
    [L2] à la deuxième place à gauche
    [R2] à la deuxième place à droite
    [ACROSS] en face
   *[HOLD] pas d’échange
}
rules-pass-always = À chaque donne : { rules-direction }.
rules-pass-deal = Donne { $number } : { rules-direction }.
rules-pass-again = Après { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}, on recommence au début.
rules-pass-unseen = Personne ne regarde les cartes reçues avant que tous aient passé les leurs.
rules-lowest-of = la plus basse carte de { suit-name } en jeu
rules-opening-leader = { $leader ->
    [holder_leads_it] Le joueur qui a cette carte entame avec elle au premier pli : { $card }.
    [holder_of_card] Le joueur qui a cette carte entame au premier pli : { $card }.
    [left_of_dealer] Le voisin de gauche du donneur entame au premier pli.
    [dealer] Le donneur entame au premier pli.
    [youngest] Le plus jeune entame au premier pli.
   *[seat] Le joueur dont l’hôte désigne la place entame au premier pli.
}
rules-opening-must = { $must ->
    [card] Le joueur qui entame au premier pli doit, s’il a cette carte, entamer avec elle : { $card }.
   *[suit] Le joueur qui entame au premier pli doit, s’il a cette carte, entamer à sa couleur : { $card }.
}
rules-opening-forbidden = Interdit à la toute première entame : { $cards }, sauf si l’on n’a rien d’autre.
rules-next-leader = { $leader ->
    [most_points_last_deal] Aux donnes suivantes, la première entame revient au joueur qui a reçu le plus de points à la donne précédente.
    [most_points_total] Aux donnes suivantes, la première entame revient au joueur qui a le score le plus élevé.
    [fewest_points] Aux donnes suivantes, la première entame revient au joueur qui a reçu le moins de points à la donne précédente.
   *[last_winner] Aux donnes suivantes, la première entame revient au joueur qui a remporté le dernier pli de la donne précédente.
}
rules-next-tie = { $tie ->
    [left_of_previous] S’ils sont plusieurs, c’est le premier d’entre eux à gauche du joueur qui avait entamé en premier la fois précédente.
    [youngest] S’ils sont plusieurs, c’est le plus jeune d’entre eux.
   *[random] S’ils sont plusieurs, le sort décide.
}
rules-lead-free = On peut entamer avec n’importe quelle carte.
rules-locked = { $when ->
    [played_earlier_trick] Bloqué au début : { $locked }. On ne peut entamer avec ces cartes que si un pli antérieur contenait une carte qui débloque ({ $breaking }).
    [collected_earlier_trick] Bloqué au début : { $locked }. On ne peut entamer avec ces cartes que si quelqu’un a ramassé dans un pli antérieur une carte qui débloque ({ $breaking }).
    [in_previous_trick] Bloqué : { $locked }. On ne peut entamer avec ces cartes que si le pli juste avant contenait une carte qui débloque ({ $breaking }).
    [last_card_of_previous_trick] Bloqué : { $locked }. On ne peut entamer avec ces cartes que si la dernière carte du pli juste avant était une carte qui débloque ({ $breaking }).
   *[never] Toujours bloqué : { $locked }.
}
rules-break-discard = Seule une carte défaussée sur une autre couleur débloque.
rules-lock-waived = Qui n’a rien d’autre en main peut tout de même entamer avec elles.
rules-queen-as-heart = Qui n’a plus que des cœurs et la dame de pique peut entamer avec n’importe laquelle de ces cartes.
rules-lead-any-time = { $first ->
    [other] Sauf à la toute première entame, on peut à tout moment entamer avec : { $cards }.
   *[free] On peut à tout moment entamer avec : { $cards }.
}
rules-follow = Fournis à la couleur demandée si tu le peux ; sinon, joue n’importe quelle carte.
rules-first-trick = Interdit au premier pli : { $cards }, sauf si l’on n’a rien d’autre.
rules-first-trick-lead = Cela ne s’applique pas à l’entame.
rules-trick-won = La plus haute carte de la couleur demandée remporte le pli, et le joueur qui l’a posée entame au pli suivant. Il n’y a pas d’atout.
rules-duplicates = { $kind ->
    [cancel] Dans un pli, deux cartes identiques s’annulent : aucune des deux ne peut gagner, mais elles gardent leurs points.
    [first_wins] De deux cartes identiques, la première est la plus haute.
   *[last_wins] De deux cartes identiques, la dernière est la plus haute.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Un pli est annulé quand deux paires ou plus s’y annulent, ou quand il n’y reste aucune carte de la couleur demandée.
    [no_live_led_card] Un pli est annulé quand il n’y reste aucune carte de la couleur demandée.
   *[only_jokers] Un pli fait uniquement de jokers est annulé.
}
rules-void-next = { $leader ->
    [same_leader] Ses cartes attendent et vont à qui remporte le prochain pli valable ; le même joueur entame de nouveau.
   *[left_of_leader] Ses cartes attendent et vont à qui remporte le prochain pli valable ; l’entame revient au voisin de gauche du joueur qui avait entamé.
}
rules-void-last = { $to ->
    [nobody] Si le dernier pli est annulé, personne ne reçoit ses cartes, ni celles qui attendent encore.
    [leader] Si le dernier pli est annulé, le joueur qui l’a entamé reçoit ses cartes et celles qui attendent encore.
    [previous_winner] Si le dernier pli est annulé, le dernier joueur à avoir remporté un pli reçoit ses cartes et celles qui attendent encore ; si aucun pli n’a été remporté, personne ne les reçoit.
   *[second_copy_of_highest] Si le dernier pli est annulé, ses cartes et celles qui attendent encore vont à qui a joué la seconde carte de la plus haute paire dans la couleur demandée ; sans une telle paire, elles ne vont à personne.
}
rules-kitty = { $count ->
    [one] Il reste { $count } carte
   *[other] Il reste { $count } cartes
} : { $when ->
    [kitty_first_trick] le premier joueur à remporter un pli reçoit ce talon.
    [kitty_last_trick] le joueur qui remporte le dernier pli reçoit ce talon.
   *[kitty_first_heart] le joueur qui prend le premier cœur reçoit ce talon.
}
rules-kitty-seen = { $seen ->
    [winner] Seul le joueur qui le reçoit le regarde.
    [all] Tout le monde le voit alors.
   *[nobody] Personne ne le regarde avant la fin.
}
rules-joker = { $mode ->
    [excuse] Un joker n’appartient à aucune couleur, ne coûte rien et ne gagne jamais ; il peut être joué à tout moment.
    [excuse_costs] Un joker n’appartient à aucune couleur et ne gagne jamais ; il peut être joué à tout moment.
    [always_wins] Le premier joker d’un pli le remporte ; un joker lui-même ne coûte rien et peut être joué à tout moment.
   *[always_wins_costs] Le premier joker d’un pli le remporte ; un joker peut être joué à tout moment.
}
rules-joker-led = Si l’on entame avec un joker, la première carte suivante qui n’est pas un joker vaut entame : elle fixe la couleur demandée, et ce qui ne peut pas être entamé ne peut pas être joué.
rules-points = Cartes de pénalité : { $list }.
rules-bonus = Cartes de bonus : { $list }.
rules-jinx = Le { $card } est le porte-malheur{ $instead ->
    [0] .
   *[other] , qui compte { $value } au lieu de { $instead }.
}
rules-points-total = { $aside ->
    [yes] Toutes les cartes ensemble coûtent { points } ; celles qui sont mises de côté ne comptent pour personne.
   *[no] En tout, les cartes d’une donne coûtent { points }.
}
rules-no-trick = { $feat ->
    [moon] Qui ne remporte aucun pli reçoit { points }, sauf dans une donne où quelqu’un décroche la lune.
    [sun] Qui ne remporte aucun pli reçoit { points }, sauf dans une donne où quelqu’un fait capot.
    [both] Qui ne remporte aucun pli reçoit { points }, sauf dans une donne où quelqu’un décroche la lune ou fait capot.
   *[none] Qui ne remporte aucun pli reçoit { points }.
}
rules-points-wanted = Ici, les points sont recherchés : ce qu’une carte « coûte » s’ajoute au score de qui la prend.
rules-never-negative = Un score ne descend jamais au-dessous de 0.
rules-no-moon = { $sun ->
    [yes] Qui prend toutes les cartes qui coûtent des points, mais pas tous les plis, reçoit simplement leurs points.
   *[no] Qui prend toutes les cartes qui coûtent des points reçoit simplement leurs points.
}
rules-moon = Qui prend toutes les cartes qui coûtent des points décroche la lune.
rules-moon-needs = Pour décrocher la lune, il faut prendre au moins ces cartes : { $cards }.
rules-moon-needs-two = Si plusieurs joueurs les prennent, personne ne décroche la lune.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] La lune demande aussi les cartes de bonus : { $cards }.
   *[sun] Le capot demande aussi les cartes de bonus : { $cards }.
}
rules-award = { $award ->
    [add_to_others] Tous les autres reçoivent alors { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    [subtract_from_self] Le score de ce joueur baisse alors de { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
   *[shooter_chooses] Ce joueur choisit alors : ou bien tous les autres reçoivent { $value ->
       [one] { $value } point
      *[other] { $value } points
   }, ou bien son propre score baisse de { $value }
}{ $kind ->
    [total] , autant que coûtent les cartes d’une donne.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Tous les autres reçoivent alors autant de points que coûtent toutes les cartes distribuées.
    [subtract_from_self] Le score de ce joueur baisse alors d’autant de points que coûtent toutes les cartes distribuées.
   *[shooter_chooses] Ce joueur choisit alors : ou bien tous les autres reçoivent autant de points que coûtent toutes les cartes distribuées, ou bien son propre score baisse d’autant.
}
rules-moon-clears = Dans une telle donne, les cartes elles-mêmes ne coûtent rien à personne.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Les cartes de bonus comptent aussi dans une donne où quelqu’un décroche la lune.
        [sun] Les cartes de bonus comptent aussi dans une donne où quelqu’un fait capot.
       *[both] Les cartes de bonus comptent aussi dans une donne où quelqu’un décroche la lune ou fait capot.
    }
   *[suppressed] { $feat ->
       [moon] Les cartes de bonus ne comptent pas dans une donne où quelqu’un décroche la lune.
       [sun] Les cartes de bonus ne comptent pas dans une donne où quelqu’un fait capot.
      *[both] Les cartes de bonus ne comptent pas dans une donne où quelqu’un décroche la lune ou fait capot.
   }
}
rules-sun = { $kind ->
    [moon] Qui remporte en plus tous les plis fait capot ; le capot remplace la lune.
    [some] Qui remporte tous les plis, et avec eux au moins ces cartes, fait capot : { $cards }.
   *[all] Qui remporte tous les plis, et avec eux toutes les cartes qui coûtent des points, fait capot.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] La partie se termine quand quelqu’un a { $limit ->
            [one] { $limit } point
           *[other] { $limit } points
        } ou plus.
       *[exceed] La partie se termine quand quelqu’un a plus de { $limit ->
           [one] { $limit } point
          *[other] { $limit } points
       }.
    }
    [deals] { $deals ->
        [one] La partie se termine après { $deals } donne.
       *[other] La partie se termine après { $deals } donnes.
    }
   *[both] { $test ->
        [reach] La partie se termine quand quelqu’un a { $limit ->
            [one] { $limit } point
           *[other] { $limit } points
        } ou plus, au plus tard après la donne { $deals }.
       *[exceed] La partie se termine quand quelqu’un a plus de { $limit ->
           [one] { $limit } point
          *[other] { $limit } points
       }, au plus tard après la donne { $deals }.
    }
}
rules-end-players = Il y a autant de donnes que de joueurs.
rules-tie = { $tie ->
    [shared] En cas d’égalité en tête, la victoire est partagée.
   *[extra_deal] En cas d’égalité en tête, on joue une donne de plus.
}

# Herz an Herz
rules-herz-sentence = { $title } : { $count } cartes dans une seule pioche, deux rangées de { $length } ; { $step ->
    [one] { $step } point
   *[other] { $step } points
} par étage complet, { $bonus } de plus pour la même couleur ; { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $winner ->
    [highest] le score le plus élevé gagne
   *[lowest] le score le plus bas gagne
}.
rules-herz-goal = Bâtis une tour : sous une carte de départ, deux rangées descendantes de { $length } cartes. { $winner ->
    [highest] Le score le plus élevé gagne à la fin.
   *[lowest] Le score le plus bas gagne à la fin.
}
rules-herz-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $count } cartes : les nombres de 1 à { $top } en groupes de couleur de { $size }, et des cartes spéciales.
rules-herz-special = Jokers numérotés : { $number_jokers }, superjokers : { $superjokers }, cartes voleuses : { $steal_cards }.
rules-herz-box = Restent dans la boîte : { $colours ->
    [turquoise] les cartes turquoise, de 76 à 100
   *[both] les cartes rouges et turquoise, de 51 à 100
} ; jokers numérotés : { $number_jokers }, superjokers : { $superjokers }, cartes voleuses : { $steal_cards }.
rules-herz-clockwise = On joue dans le sens des aiguilles d’une montre, vers la gauche.
rules-herz-stock = Toutes les cartes sont mélangées en une seule pioche ; personne n’a de cartes en main.
rules-herz-first-starter = Le plus grand bourreau des cœurs commence ; l’hôte désigne sa place.
rules-herz-next-starter = { $next ->
    [rotate] Le voisin de gauche du joueur qui a commencé une donne commence la suivante.
    [same] Le même joueur commence chaque donne.
    [winner] Le joueur qui a gagné le plus de points commence la donne suivante.
   *[last] Le joueur qui a gagné le moins de points commence la donne suivante.
}
rules-herz-next-tie = S’ils sont plusieurs, c’est le premier d’entre eux à gauche du joueur qui avait commencé avant.
rules-herz-draw = À tour de rôle, chacun pioche la carte du dessus, visible de tous, et décide aussitôt de ce qu’il en fait.
rules-herz-start = La première carte gardée est la carte de départ ; elle reste en place.
rules-herz-rows = Sous elle se trouvent une rangée de gauche et une rangée de droite de { $length } cartes au plus ; chaque carte doit être plus basse que celle du dessus dans sa rangée.
rules-herz-free = On peut toujours défausser une carte au lieu de la poser ; elle est alors hors jeu pour cette donne.
rules-herz-discards = { $seen ->
    [top] De la défausse, seule la carte du dessus est visible.
   *[all] Tout le monde peut consulter la défausse.
}
rules-herz-joker-value = { $value ->
    [next_lower] Là où il est posé, un joker compte pour la valeur immédiatement inférieure.
   *[free_choice] Un joker compte pour n’importe quelle valeur inférieure, au choix de son joueur.
}
rules-herz-number-joker = { $overflow ->
    [any] Un joker numéroté reste dans son groupe de couleur ; si aucune valeur inférieure n’est dans ce groupe, le joker ne peut pas être posé.
    [clamp] Un joker numéroté reste dans son groupe de couleur : si la valeur immédiatement inférieure est au-dessus du groupe, le joker compte pour la plus haute valeur du groupe ; si elle est au-dessous du groupe, le joker ne peut pas être posé là.
   *[illegal] Un joker numéroté reste dans son groupe de couleur ; il ne peut être posé que si la valeur immédiatement inférieure est dans ce groupe.
}
rules-herz-number-joker-start = Comme carte de départ, un joker numéroté compte pour la plus haute valeur de son groupe.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Comme carte de départ, un superjoker compte pour { $value }, le plus grand nombre en jeu.
    [above_all] Comme carte de départ, un superjoker compte pour { $value }, plus que tous les nombres.
   *[100] Comme carte de départ, un superjoker compte pour { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Qui pioche une carte voleuse peut prendre à quelqu’un la carte du bas d’une rangée.
   *[last_two] Qui pioche une carte voleuse peut prendre à quelqu’un l’une des deux cartes placées le plus bas dans sa tour, quelle que soit la rangée ; si deux cartes d’un même étage se disputent la seconde place, on peut prendre l’une ou l’autre. Ce qui se trouvait dessous remonte.
}
rules-herz-steal-fits = La carte prise doit pouvoir être posée dans une des rangées du voleur, et sa valeur y est fixée de nouveau. La carte voleuse est défaussée, qu’elle ait servi ou non.
rules-herz-steal-start = { $start ->
    [never] Les cartes de départ ne peuvent pas être volées.
   *[if_alone] Une carte de départ peut être volée tant que rien n’est posé sous elle.
}
rules-herz-steal-as-start = Qui n’a pas de carte de départ peut prendre une carte volée comme carte de départ.
rules-herz-steal-turn = { $again ->
    [yes] Après un vol, on pioche encore une fois, sauf si l’on a achevé sa tour.
   *[no] Un vol met fin au tour.
}
rules-herz-step = Chaque étage complet, une carte à gauche et une carte à droite côte à côte, rapporte { points }.
rules-herz-colour = Si les deux cartes sont du même groupe de couleur, { points } de plus ; un joker numéroté compte dans son groupe, { $superjoker ->
    [yes] un superjoker dans celui de sa valeur.
   *[no] un superjoker dans aucun.
}
rules-herz-most = Une tour peut rapporter au plus { points }.
rules-herz-deal-end = { $end ->
    [immediate] Une donne se termine dès qu’une tour est achevée, ou quand la pioche est vide.
   *[finish_turn_cycle] Une donne se termine quand une tour a été achevée et que tous ont eu le même nombre de tours, ou quand la pioche est vide.
}
rules-herz-match-end = Après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $winner ->
    [highest] le score le plus élevé gagne.
   *[lowest] le score le plus bas gagne.
}
rules-herz-tie = { $tie ->
    [shared] En cas d’égalité en tête, la victoire est partagée.
   *[extra_deal] En cas d’égalité en tête, on joue une donne de plus.
}

# Combinaisons permises, mais étranges.
warning-cancel-and-previous-trick = Les cartes identiques s’annulent, et seul le pli juste avant débloque : après un pli annulé, cela peut surprendre.
warning-many-void-tricks = À autant de joueurs, d’un cinquième à deux cinquièmes des plis sont annulés ; si deux paires qui s’annulent ne suffisaient pas, presque aucun ne le serait.

rules-heading-tips = Conseils
rules-tip-early = { $passes ->
    [yes] Passe et joue
   *[no] Joue
} les cartes hautes tôt, tant que tout le monde fournit encore.
rules-tip-throw = Quand tu ne peux pas fournir, défausse-toi des cartes hautes qui coûtent des points.
rules-tip-remember = Retiens quelles cartes sont tombées, surtout : { $card }.
rules-tip-avoid = Évite les plis contenant des cartes qui coûtent des points{ $moon ->
    [yes] , sauf pour décrocher la lune ou pour arrêter quelqu’un qui le tente.
   *[no] .
}
rules-herz-tip-start = Une carte de départ haute laisse beaucoup de marge au-dessous.
rules-herz-tip-colour = Deux cartes de la même couleur sur un étage valent bien un risque.
rules-herz-tip-watch = Observe à quelle vitesse les autres bâtissent, et quelles cartes sont hors jeu.
