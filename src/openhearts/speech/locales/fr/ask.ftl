# Réponses aux touches de question.

ask-no-meaning = Cela n’a pas de sens dans ce jeu.
ask-watching = Tu regardes et n’as pas de cartes.
ask-table-empty = La table est vide.
ask-table-no-trick = Pas encore de nouveau pli.
ask-table = { $list }.
ask-ahead = En tête : { $self ->
    [yes] toi
   *[no] { $seat }
}, { $card }.
ask-ahead-none = Aucune carte ne gagne.
ask-waiting = En attente : { $cards } ; { points }.
ask-kitty = { $self ->
    [yes] Ton talon
   *[no] Talon { SOUND($seat) ->
        [vowel] d’
       *[other] de{" "}
    }{ $seat }
} : { $cards }.
seat-card-in-list = { $self ->
    [yes] toi
   *[no] { $seat }
} { $card }
ask-nth = { $number } : { $self ->
    [yes] toi
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , en tête
    [cancelled] , carte annulée
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Pas encore de première carte.
    [2] Pas encore de deuxième carte.
    [3] Pas encore de troisième carte.
    [4] Pas encore de quatrième carte.
    [5] Pas encore de cinquième carte.
    [6] Pas encore de sixième carte.
    [7] Pas encore de septième carte.
    [8] Pas encore de huitième carte.
    [9] Pas encore de neuvième carte.
    [10] Pas encore de dixième carte.
    [11] Pas encore de onzième carte.
   *[other] Il n’y a pas de carte numéro { $number }.
}
ask-no-nth-here = Un pli n’a ici que { $count } cartes.
ask-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
ask-hand-none = Tu n’as plus de cartes.
ask-playable = Tu peux jouer : { $cards }.
ask-playable-pass = Tu peux passer n’importe quelle carte.
ask-playable-none = Tu n’as rien à jouer pour l’instant.
ask-points = Cette donne : { $list }.
ask-points-seat = { $self ->
    [yes] toi
   *[no] { $seat }
} { points } en { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
ask-points-kitty = { $self ->
    [yes] Tu as pris le talon ; il compte à la fin.
   *[no] { $seat } a pris le talon ; il compte à la fin.
}
ask-moon = { $everybody ->
    [yes] Tout le monde peut encore décrocher la lune.
   *[no] { $count ->
        [0] Plus personne ne peut décrocher la lune.
        [one] { $self ->
            [yes] Il n’y a plus que toi qui puisses décrocher la lune.
           *[no] Une seule personne peut encore décrocher la lune : { $seats }.
        }
       *[other] Peuvent encore décrocher la lune : { $seats }.
    }
}
ask-last-none = Aucun pli n’est encore terminé.
ask-last = { $list }. { $self ->
    [yes] Tu l’as remporté.
   *[no] { $seat } l’a remporté.
}
ask-last-void = { $list }. Personne ne l’a remporté.
ask-pass-never = Avec ces règles, on ne passe jamais de cartes.
ask-broken = { $state ->
    [free] Les cœurs peuvent être entamés à tout moment.
    [yes] { $lock ->
        [hearts] Les cœurs sont ouverts.
        [hearts-queen] Les cœurs et la dame de pique peuvent être entamés.
       *[other] Débloqué : { $cards }.
    }
   *[no] { $lock ->
        [hearts] Les cœurs ne sont pas encore ouverts.
        [hearts-queen] Les cœurs et la dame de pique ne peuvent pas encore être entamés.
       *[other] Encore bloqué : { $cards }.
    }
}
ask-card-taken = { $card } : carte prise par { $self ->
    [yes] toi
   *[no] { $seat }
}.
ask-card-out = { $card } : { $there ->
    [one] { $out ->
        [0] carte pas encore jouée
       *[other] carte jouée
    }
   *[other] { $out ->
        [one] { $out } carte jouée sur { $there }
       *[other] { $out } cartes jouées sur { $there }
    }
}.
ask-card-lies = { $card } : { $place ->
    [kitty] { $which ->
        [one] une carte{" "}
        [both] les deux{" "}
       *[only] {""}
    }{ $self ->
        [yes] dans ton talon
       *[no] dans le talon { SOUND($seat) ->
            [vowel] d’
           *[other] de{" "}
        }{ $seat }
    }
   *[aside] { $which ->
        [one] une carte mise de côté
        [both] les deux cartes mises de côté
       *[only] carte mise de côté
    }
}.
ask-card-other = L’autre : { $out ->
    [0] pas encore jouée
   *[other] jouée
}.
ask-hearts-out = Cœurs joués : { $out } sur { $there }.
ask-trick-number = Pli { $number } sur { $there }.
ask-counts-same = Tout le monde a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
ask-counts = Cartes en main : { $list }.
ask-set-aside = Cartes de plis annulés sur la table : { $count }.
ask-who = Dans le sens des aiguilles d’une montre : { $list }.
ask-who-seat = { $self ->
    [yes] toi
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(pas là)
   *[person] {""}
}
ask-who-deal = Donne { $number }{ $there ->
    [0] .
   *[other] {" "}sur { $there }.
}
opened-hand = { $self ->
    [yes] Tu avais reçu
   *[no] { $seat } avait reçu
} : { $cards }.
opened-gave = { $self ->
    [yes] Tu as donné à { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } t’a donné
       *[no] { $seat } a donné à { $receiver }
    }
} : { $cards }.
opened-left = Non jouées par { $self ->
    [yes] toi
   *[no] { $seat }
} : { $cards }.
opened-kitty = { $kind ->
    [kitty] Talon
   *[aside] Mis de côté
} : { $cards }.
ask-card = { $card }.
ask-no-clock = Cette table n’a pas d’horloge.
ask-clock = { $self ->
    [yes] Tu as encore
   *[no] { $seat } a encore
} { $left ->
    [one] { $left } seconde
   *[other] { $left } secondes
}{ $reserve ->
    [0] .
   *[other] , dont { $reserve } de réserve.
}
