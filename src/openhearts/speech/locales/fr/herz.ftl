# Ce qui se passe à Herz an Herz, à qui de jouer, actions et réponses.

herz-row-empty = vide
herz-tower-empty = pas encore de carte de départ
herz-tower = carte de départ { $start } ; à gauche { $left } ; à droite { $right }
herz-place = { row-name }, étage { $step }
herz-start-place = carte de départ
herz-that-card = Cette carte
herz-deal = Donne { $deal }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche. { $self ->
    [yes] Tu commences.
   *[no] { $seat } commence.
}
herz-drawn = { $self ->
    [yes] Tu pioches
   *[no] { $seat } pioche
} : { $card }.
herz-kept = { $self ->
    [yes] Toi
   *[no] { $seat }
} : { $card }, carte de départ.
herz-laid = { $self ->
    [yes] Toi
   *[no] { $seat }
} : { $card }, { row-name }, étage { $step }.
herz-own-kept = { $card }, carte de départ.
herz-own-laid = { $card }, { row-name }, étage { $step }.
herz-discarded = { $self ->
    [yes] Tu défausses
   *[no] { $seat } défausse
} : { $card }.
herz-stolen = { $self ->
    [yes] Tu voles à { $victim }
   *[no] { $victimself ->
        [yes] { $seat } te vole
       *[no] { $seat } vole à { $victim }
    }
} : { $card }{ $where ->
    [yes] {""} ; avant : { $from_row }, maintenant : { $to_row }.
   *[no] .
}
herz-stand = Maintenant : { $self ->
    [yes] toi
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Tu défausses la carte voleuse
   *[no] { $seat } défausse une carte voleuse
}{ $possible ->
    [yes] {" "}sans l’utiliser.
   *[no]  : rien à voler.
}
herz-completed = { $self ->
    [yes] Ta tour est achevée
   *[no] { $seat } a achevé une tour
}{ $ends ->
    [yes] .
   *[no]  ; les autres jouent encore leur tour.
}
herz-points-seat = { $self ->
    [yes] toi
   *[no] { $seat }
} { $total } ({ $steps } pour les étages, { $bonus } pour les couleurs)
herz-end-reason = { $reason ->
    [tower] Une tour est achevée.
   *[stock] La pioche est vide.
}
herz-do-start = { $card } : garder comme carte de départ ou défausser
herz-do-steal = { $count ->
    [0] carte voleuse : rien à voler, défausse-la
    [one] carte voleuse : vole la seule carte possible, ou défausse la carte voleuse
   *[other] carte voleuse : vole une des { $count } cartes possibles, ou défausse la carte voleuse
}
herz-do-lay = { $card } : { $where ->
    [both] gauche, droite ou défausser
    [left] gauche ou défausser
    [right] droite ou défausser
   *[none] aucune place où la poser, défausse-la
}{ $free ->
    [yes]  ; donne une valeur si tu veux
   *[no] {""}
}
herz-waiting = { $seat } décide pour : { $card }.
herz-action-keep = garder { $card } comme carte de départ
herz-action-discard = défausser { $card }
herz-action-lay = poser { $card }, { row-name }
herz-action-steal = voler à { $seat } : { $card }, avant : { $from_row }, ensuite : { $to_row }

ask-drawn = { $self ->
    [yes] Tu as pioché
   *[no] { $seat } a pioché
} : { $card }.
ask-tower = { $self ->
    [yes] Ta tour
   *[no] { $seat }
} : { $tower }.
ask-tower-of = { $self ->
    [yes] Toi
   *[no] { $seat }
} : { $tower }.
ask-step = Étage { $number } : à gauche { $left }, à droite { $right }.
ask-no-step = Il n’y a pas d’étage { $number } ; une rangée a { $there ->
    [one] { $there } étage
   *[other] { $there } étages
}.
ask-step-points = Points jusqu’ici : { $list }.
ask-stock = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
ask-discards-none = La défausse est vide.
ask-discards-top = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, sur le dessus { $card }.
ask-discards-all = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
ask-last-turn-none = Personne n’a encore joué.
ask-who-began = { $self ->
    [yes] C’est toi qui as commencé.
   *[no] { $seat } a commencé.
}
