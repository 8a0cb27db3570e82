# Tables sur des heures et des jours
slow-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
slow-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
slow-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
slow-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
slow-clock = { $time } par décision
slow-at-table = Tant qu’il y a quelqu’un à la table
slow-over-days = Sur des heures et des jours, même sans personne à la table
slow-choice = Temps par décision
slow-choice-none = sans limite
slow-holidays = Jours d’absence pour chaque personne
slow-holidays-none = aucun
slow-late = Quand le temps, en heures ou en jours, est écoulé
slow-late-once = un bot décide cette fois
slow-late-seat = un bot joue jusqu’au retour de la personne
slow-how = Sur des heures et des jours, l’horloge tourne, même sans personne à la table. Ce qu’une décision prend en plus vient de la réserve ; chaque nouvelle donne lui rend le temps d’une décision. Les jours d’absence, l’horloge s’arrête.
slow-deadline = { $self ->
    [yes] Ton échéance : { $moment }.
   *[no] { $seat }, échéance : { $moment }.
}
slow-short = { $self ->
    [yes] Échéance : { $moment }
   *[no] { $seat } : { $moment }
}
slow-left = Temps restant : { $time }.
slow-reserve = Dont en réserve : { $time }.
slow-none = Aucune horloge ne tourne pour l’instant.
slow-holiday = { $self ->
    [yes] Tes jours d’absence : { $since } – { $until }.
   *[no] { $seat }, jours d’absence : { $since } – { $until }.
} L’horloge s’arrête pendant ce temps.
slow-back = { $self ->
    [yes] Tes jours d’absence sont finis.
   *[no] { $seat } est de retour.
}
slow-stood-in = Temps écoulé pour { $seat } : un bot joue jusqu’à son retour.
slow-title = Échéances et jours d’absence
slow-days-left = Jours d’absence qui te restent dans cette partie : { $count }
slow-from = Absence à partir du
slow-until = De retour le
slow-take = Prendre ces jours
slow-end = Me revoilà
slow-lead = Pendant ton absence, ton horloge s’arrête. Tout jour commencé compte.
slow-since = Pendant ton absence :
slow-turn = À toi de jouer
slow-turn-until = À toi de jouer, échéance : { $moment }
slow-again = Réponses jusqu’à : { $moment }.
slow-typed = Tape « absence 3 » pour trois jours, « absence jusque { $day } » ou « de retour ».
word-away = absence, vacances
word-here = de retour, retour
