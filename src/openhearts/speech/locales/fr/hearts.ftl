# Ce qui se passe à la dame de pique, à qui de jouer, et actions.

hearts-deal = Donne { $deal }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par joueur.
hearts-dealer = { $self ->
    [yes] C’est toi qui distribues.
   *[no] Donneur : { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } carte est au talon.
       *[other] { $count } cartes sont au talon.
    }
   *[aside] { $count ->
        [one] { $count } carte est mise de côté.
       *[other] { $count } cartes sont mises de côté.
    }
}
hearts-your-hand = Ta main : { $cards }.
hearts-left-over-shown = Mis de côté, face visible : { $cards }.
hearts-hold = Pas d’échange dans cette donne.
hearts-direction = { $direction ->
    [L1] à gauche
    [R1] à droite
    [L2] à la deuxième place à gauche
    [R2] à la deuxième place à droite
   *[ACROSS] en face
}
hearts-pass-way = { $count ->
    [one] On passe { $count } carte
   *[other] On passe { $count } cartes
} { hearts-direction }.
hearts-pass-way-to = Passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { hearts-direction }, à { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Nouveau choix, tu passes : { $cards }.
       *[no] Tu passes : { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } a changé son choix.
       *[no] { $seat } a choisi.
    }
}
hearts-passed = Les cartes sont passées { hearts-direction }.
hearts-you-gave = Tu as donné à { $seat } : { $cards }.
hearts-you-got = { $seat } t’a donné : { $cards }.
hearts-leads = { $self ->
    [yes] Tu entames.
   *[no] { $seat } entame.
}
hearts-leads-with = { $self ->
    [yes] Tu entames.
   *[no] { $seat } entame.
} Carte d’entame : { $card }.
hearts-trick-taken = { $self ->
    [yes] Tu remportes
   *[no] { $seat } remporte
} le pli{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Tu remportes
   *[no] { $seat } remporte
} le pli et { $count ->
    [one] { $count } carte en attente
   *[other] { $count } cartes en attente
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Le pli est annulé : { $count ->
        [2] deux paires s’annulent
        [3] trois paires s’annulent
       *[other] { $count } paires s’annulent
    }.
    [no_live_led_card] Le pli est annulé : il ne reste aucune carte de la couleur demandée.
   *[only_jokers] Le pli est annulé : il n’y a que des jokers.
}
hearts-cancelled = Cartes qui s’annulent : { $cards }.
hearts-void-collected = { $self ->
    [yes] Les cartes sont pour toi.
   *[no] Les cartes sont pour { $seat }.
}
hearts-void-lost = Personne ne reçoit les cartes.
hearts-void-waits = Les cartes attendent le prochain pli remporté.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Tu entames de nouveau.
       *[no] { $seat } entame de nouveau.
    }
   *[no] { $self ->
        [yes] Tu entames.
       *[no] { $seat } entame.
    }
}
hearts-broken = { $lock ->
    [hearts] Les cœurs sont ouverts.
    [hearts-queen] Les cœurs et la dame de pique peuvent maintenant être entamés.
   *[other] Ce qui était bloqué peut maintenant être entamé.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Tu ouvres les cœurs.
       *[no] { $seat } ouvre les cœurs.
    }
    [hearts-queen] { $self ->
        [yes] Tu débloques les cœurs et la dame de pique.
       *[no] { $seat } débloque les cœurs et la dame de pique.
    }
   *[other] { $self ->
        [yes] Tu débloques : { $cards }.
       *[no] { $seat } débloque : { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Tu prends le talon
   *[no] { $seat } prend le talon
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
hearts-kitty-cards = Au talon : { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Tu fais capot : tous les plis sont à toi !
       *[no] { $seat } fait capot : tous les plis sans exception !
    }
   *[moon] { $self ->
        [yes] Tu décroches la lune !
       *[no] { $seat } décroche la lune !
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Tous les autres reçoivent { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
       *[no] Tous les autres reçoivent { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] Ton score baisse de { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
       *[no] { $seat } : le score baisse de { $value ->
            [one] { $value } point.
           *[other] { $value } points.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Tu ajoutes { $value ->
            [one] { $value } point à tous les autres.
           *[other] { $value } points à tous les autres.
        }
       *[no] { $seat } ajoute { $value ->
            [one] { $value } point à tous les autres.
           *[other] { $value } points à tous les autres.
        }
    }
   *[subtract] { $self ->
        [yes] Tu déduis { $value ->
            [one] { $value } point de ton score.
           *[other] { $value } points de ton score.
        }
       *[no] { $seat } déduit { $value ->
            [one] { $value } point de son propre score.
           *[other] { $value } points de son propre score.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Tu termines la donne : il n’y a plus rien à prendre.
       *[no] { $seat } termine la donne : il n’y a plus rien à prendre.
    }
   *[all_mine] { $self ->
        [yes] Tu réclames tous les plis restants.
       *[no] { $seat } réclame tous les plis restants.
    }
}
hearts-uncollected = Cartes que personne n’a reçues : { $cards }.

# Ce qu’il faut faire : court, sans point final.
hearts-do-pass = choisis { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à passer à { $seat }
hearts-do-choose = { $value ->
    [0] ajoute les points de la lune à tous les autres, ou déduis-les de ton score
    [one] ajoute { $value } point à tous les autres, ou déduis { $value } point de ton score
   *[other] ajoute { $value } points à tous les autres, ou déduis { $value } points de ton score
}
hearts-do-follow = fournis à { suit-name }{ $joker ->
    [yes] {" "}ou joue un joker
   *[no] {""}
}
hearts-do-discard = pas de { suit-name } en main, { $barred ->
    [yes] joue n’importe quelle carte sauf une carte de pénalité
    [some] joue n’importe quelle carte, mais pas : { $cards }
   *[no] joue n’importe quelle carte
}
hearts-do-open = entame avec la carte d’entame : { $card }
hearts-do-open-suit = entame à { suit-name }
hearts-do-lead = entame avec n’importe quelle carte
hearts-do-lead-not = entame, mais pas avec : { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] entame avec une carte permise ; les cœurs ne sont pas encore ouverts
   *[other] entame avec une carte permise ; encore bloqué : { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Tu as choisi. Choix attendu de la part de : { $seats }.
   *[no] Choix attendu de la part de : { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } a fait capot et choisit.
   *[moon] { $seat } a décroché la lune et choisit.
}
hearts-wait-chooses = { $seat } choisit.
hearts-wait-follow = C’est à { $seat } de jouer. Couleur demandée : { suit-name }.
hearts-wait-lead = C’est à { $seat } d’entamer.

hearts-action-play = jouer { $card }
hearts-action-pass = passer { $cards }
hearts-action-choose = { $choice ->
    [add] ajouter à tous les autres
   *[subtract] déduire de ton score
}
hearts-action-claim = réclamer le reste

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Entame : { $card }
hearts-prompt-lead = Entame
hearts-prompt-any = Joue une carte
hearts-prompt-barred = Joue une carte permise
hearts-prompt-waits = { $seat } joue
hearts-prompt-leads = { $seat } gagne et entame
hearts-prompt-choose = Choisis : ajouter ou déduire

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } demandé
hearts-told-wins = en tête : { $seat }, { $card }
hearts-told-nothing = aucune carte ne gagne encore
hearts-told-after = { $count ->
    [0] personne après toi
    [one] { $count } joueur après toi
   *[other] { $count } joueurs après toi
}
hearts-told-taken = { $self ->
    [yes] Pli pour toi avec { $card }
   *[no] Pli pour { $seat } avec { $card }
}
hearts-card-twice = deux fois { $card }
hearts-told-within = dedans : { $cards }
hearts-told-more = { $count ->
    [one] { $count } carte en attente
   *[other] { $count } cartes en attente
}
hearts-told-kitty = { $count ->
    [one] le talon, { $count } carte
   *[other] le talon, { $count } cartes
}
hearts-told-points = { points }, dont { $cards }
hearts-told-void = Pli annulé : { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } carte attend
       *[other] { $count } cartes attendent
    }
   *[no] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
hearts-told-void-sure = Quoi que tu joues, ce pli est annulé : { $count ->
    [2] deux paires se sont annulées
    [3] trois paires se sont annulées
   *[other] { $count } paires se sont annulées
}.
hearts-told-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}{ $void ->
    [0] {""}
    [one] , dont un annulé
   *[other] , dont { $void } annulés
}{ $some ->
    [yes] . Points : { $list }.
    [no] , aucun point.
   *[waits] .
}
hearts-told-number = { seat-and-number }, avec { $cards }
