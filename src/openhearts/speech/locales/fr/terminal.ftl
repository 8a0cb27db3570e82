# Ce que le terminal dit de lui-même : questions avant une partie, invites, sauvegarde, aide. Cartes et événements sont ailleurs.

terminal-prompt = >
terminal-prompt-box = Commande :
terminal-prompt-keys = { $phase ->
    [pass] Flèches : se déplacer, Espace : choisir, Entrée : passer. ? aide
    [play] Flèches : se déplacer, Entrée : jouer. ? aide
    [choose] ← → choisir, Entrée : valider. ? aide
    [start] Entrée : garder, Z : défausser. ? aide
    [lay] ← → choisir la rangée, Entrée : poser, Z : défausser. ? aide
    [nowhere] Entrée : défausser. ? aide
    [steal] Flèches : choisir, Entrée : voler, Z : défausser. ? aide
   *[other] ? aide
}
terminal-prompt-next-deal = Entrée : donne suivante. >
terminal-prompt-end = Entrée : quitter. >
terminal-welcome = { $name }. { $plain ->
    [yes] Une lettre puis Entrée pose une question : C la table, S les scores, T à qui de jouer, A un conseil, ? toutes les touches.
   *[no] ? montre toutes les touches.
}
terminal-for-example = Tape ce que tu fais, par exemple : { $example }
terminal-welcome-back = { $name }, donne { $deal } : tu reprends où tu en étais.
terminal-you = Toi
terminal-human = Humain
terminal-saved = Partie sauvegardée. Pour continuer : { PROGRAM() } play --resume
terminal-not-saved = Cette partie n’est pas sauvegardée.
terminal-cannot-keep = Cette partie ne peut pas être sauvegardée ({ $why }) ; on peut tout de même la jouer.
terminal-record = L’enregistrement de cette partie : { $file }
terminal-no-record = L’enregistrement { $file } ne peut pas être écrit : { $why }.
terminal-damaged = La fin de la partie sauvegardée était abîmée (ligne { $line }) ; { $good ->
    [one] sa seule entrée valable est conservée
   *[other] ses { $good } entrées valables sont conservées
}, et le fichier abîmé reste à côté.
terminal-cannot-resume = { $file } ne peut pas être repris : { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, commencée le { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, donne { $deal } ; jouée en dernier le { $when }
terminal-saved-how = Reprendre une partie : { PROGRAM() } play --resume NUMÉRO. La supprimer : { PROGRAM() } saved delete NUMÉRO.
terminal-saved-ask = Supprimer cela définitivement ? { $list } (oui / non)
terminal-saved-deleted = Supprimé : { $what }
terminal-preparing = Préparation de la recherche, une seule fois sur cette machine ; cela prend environ une demi-minute.

# Questions avant une partie
terminal-menu = Quel jeu ?
terminal-menu-line = { $number } { $name } ({ $seats }) : { $summary }
terminal-menu-more = { $key } { $count ->
    [one] { $count } autre, de la grande famille
   *[other] { $count } autres, de la grande famille
}
terminal-words-more = plus, autres, tous
terminal-menu-resume = { $key } Reprendre la partie sauvegardée : { $what }
terminal-menu-language = Autres langues : { $list }
terminal-menu-prompt = Numéro ou nom, Entrée pour { $default } :
terminal-menu-unknown = Il n’y a pas de jeu { $answer }. Tape un numéro de 1 à { $count }, ou un nom.
terminal-ask-seats = Combien de joueurs, { $seats } ? Entrée pour { $default } :
terminal-ask-seats-again = Nombres possibles : { $seats }.
terminal-ask-level = Quel doit être le niveau des bots ?
terminal-ask-level-line = { $number } { $name } : { $about }
terminal-ask-level-again = Tape un numéro de 1 à { $count }, ou un nom.
terminal-ask-first = { $who ->
    [youngest] La personne la plus jeune commence. Qui est-ce ?
   *[seat] La personne qui a brisé le plus de cœurs commence. Qui est-ce ?
}
terminal-ask-first-prompt = Numéro ou nom, Entrée pour { $default } :
terminal-ask-first-again = Tape un numéro de 1 à { $count }, ou un nom.

# Le curseur et l’échange
terminal-card-here = { $card }{ $state ->
    [chosen] , carte choisie
    [blocked] , pas jouable maintenant
   *[free] {""}
}, { $place } sur { $count }.
terminal-nothing-here = Il n’y a rien à parcourir ici.
terminal-nothing-to-choose = Il n’y a rien à choisir maintenant.
terminal-chosen = { $card }, carte choisie, { $chosen } sur { $count }.
terminal-unchosen = { $card }, choix retiré, { $chosen } sur { $count }.
terminal-pass-enough = Tu as déjà choisi { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Espace sur une carte choisie la retire.
terminal-pass-ready = Entrée passe les cartes.
terminal-pass-missing = Choisis d’abord { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $chosen } jusqu’ici : Espace choisit une carte. Ou tape-les, par exemple : passer dpi aco rco
terminal-type-choice = Choisis avec les flèches, ou tape : ajouter, ou déduire.
terminal-enter-again = Entrée encore une fois : { $action }.
terminal-sorted = { $order ->
    [down] Ta main va de la carte la plus haute à la plus basse.
   *[up] Ta main va de la carte la plus basse à la plus haute.
}
terminal-sort-later = Trie la main quand rien n’est choisi.
terminal-not-now = Ce n’est pas possible maintenant.
terminal-no-key = La touche { $key } ne fait rien ici. { $help } montre les touches.
terminal-no-claim = Personne n’a réclamé le reste.
terminal-watchers-only = Seuls les spectateurs changent de place.
terminal-undone = Coup repris.
terminal-undo-not = Rien ne peut être repris maintenant.
terminal-no-messages = Il n’y a pas encore de messages.
terminal-history-end = { $end ->
    [old] C’était le premier message.
   *[new] C’était le message le plus récent.
}
terminal-buffer = { $kind ->
    [answers] Messages : les réponses.
   *[events] Messages : ce qui s’est passé.
}
terminal-words-quit = quit, exit, quitter, sortir, adieu

terminal-words-left = précédente, precedente, précédent
terminal-words-right = suivante, suivant
terminal-words-up = haut, monter, couleur précédente
terminal-words-down = bas, descendre, couleur suivante
terminal-words-home = première, premiere, début
terminal-words-end = dernière, derniere, fin
terminal-words-space = choisir, choisis, prendre
terminal-words-enter = ok, valider, entrée
terminal-words-next-deal = suivante, donne suivante, continuer, suite
terminal-history-title = Messages
terminal-is-saved = Tout est déjà sauvegardé, coup par coup.
terminal-alone = Il n’y a personne ici qui pourrait le lire.
terminal-join-kept = Pas de connexion pour le moment. Ta saisie est conservée et sera envoyée dès son retour.
terminal-join-unsent = Non envoyé : { $text }
terminal-join-other = Terminal n° { $number } de ton compte à cette table : ici, tu es quelqu’un d’autre. Avec --as NOM, tu dis qui.
terminal-language = Désormais en français.
terminal-hurrying = Sans pauses jusqu’à ton tour.
terminal-pace = Pause après chaque carte des bots, en secondes : { $seconds }. Pour la changer, écris par exemple : { $word } 0.3
terminal-announce = Annonces : { $level }. Pour les changer, écris par exemple : { $word } 2 ({ $list }).
terminal-letters = Lettres sur les cartes : { $letters }. Pour les changer, écris par exemple : { $word } 2 ({ $list }).

# L’image
terminal-deal-number = Donne { $number }
terminal-head-pass = { $direction ->
    [L1] Échange à gauche
    [R1] Échange à droite
    [L2] Échange avec la deuxième place à gauche
    [R2] Échange avec la deuxième place à droite
    [HOLD] Pas d’échange
   *[ACROSS] Échange en face
}
terminal-head-trick = Pli { $number } sur { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] cœurs ouverts
       *[no] cœurs fermés
    }
   *[other] { $broken ->
        [yes] débloqué
       *[no] bloqué
    }
}
terminal-seat-numbers = { $score } pts { $points }, { $tricks } pl.
terminal-led = Demandé : { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
terminal-last-trick = (dernier pli)
terminal-set-aside = { $count ->
    [one] { $count } carte en attente
   *[other] { $count } cartes en attente
}
terminal-kitty = Talon : { $count }
terminal-hand-of = { $name } : { $cards }.
terminal-view-of = { $kind ->
    [all] Tu vois toutes les mains.
    [nobody] Tu vois ce qui est visible de tous.
   *[seat] Tu vois ce que voit { $name }.
}
terminal-side-standing = Scores
terminal-side-limit = la partie s’arrête à { $limit }
terminal-side-tricks = Plis de cette donne

# Herz an Herz
terminal-herz-drawn = Carte piochée : { $card }
terminal-herz-stock = Pioche : { $count }
terminal-herz-discard = Défausse : { $card }
terminal-herz-place = { $row ->
    [left] Rangée de gauche
    [right] Rangée de droite
   *[start] Carte de départ
} : { $what }.
terminal-herz-place-empty = vide
terminal-herz-choose-row = Choisis une rangée avec la flèche gauche ou droite, puis Entrée ; ou tape gauche, droite, défausser.
terminal-herz-steal-number = Vol { $number } sur { $count } : { $action }.

# Après une donne, scores
terminal-deal-over-title = Toutes les cartes de la donne { $number }
terminal-scores-head = Joueur
terminal-scores-total = Total
terminal-chart = Totaux après chaque donne :

# Aide
terminal-help-title = Touches
terminal-help-words-herz-an-herz = Pour lire une carte : carte 97.
terminal-help-words-hearts = Les cartes se tapent par valeur et couleur : dpi, 10co, aca.
terminal-help-quit = quitter, Ctrl-D ou Ctrl-C font sortir ; la partie est sauvegardée.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Début
    [end] Fin
    [enter] Entrée
    [space] Espace
    [delete] Suppr
    [escape] Échap
   *[sign] { $sign }
}
terminal-key-line = { $keys } : { $what }
terminal-key-range = { $first } à { $last }
terminal-key-nth = 1 à 9, 0, -
terminal-help-moves = Mots pour parcourir tes cartes : suivante, précédente, haut, bas, première, dernière ; choisir pour l’échange, ok pour agir.
terminal-replay-only = Ceci est un enregistrement rejoué : pose une question, ou avance avec Entrée.
terminal-replay-help = Entrée, Espace et droite avancent, B et gauche reculent, N va à la donne suivante, Début et Fin à ses extrémités, Échap quitte.
terminal-watch-title = { $name } : { $list }.
terminal-actions = Entrée agit, A donne un conseil, ? montre les touches, / attend des mots{ $undo ->
    [yes] , U reprend ta dernière décision
   *[no] {""}
}. quitter fait sortir ; la partie est sauvegardée.

# Rejouer, vérifier, simuler, variantes
terminal-replay-title = { $name } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Entrée avance, B recule, N donne suivante, quitter fait sortir.
terminal-replay-prompt = Donne { $deal }, { $step } sur { $count } >
terminal-replay-end = L’enregistrement se termine ici.
terminal-replay-start = C’est le début.
terminal-replay-comment = Remarque : { $text }
terminal-check-good = { $file } : correct. { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $finished ->
    [yes] {""}
   *[no] , partie non terminée
}.
terminal-check-bots = { $file } : { $count ->
    [one] { $count } choix de bot recalculé
   *[other] { $count } choix de bots recalculés
}.
terminal-check-shuffles = { $file } : { $count ->
    [one] { $count } mélange recalculé
   *[other] { $count } mélanges recalculés
}.
terminal-check-fixed = { $file } : { $count ->
    [one] les cartes de { $count } donne étaient fixées d’avance ; rien n’y a été mélangé, et rien n’est prouvé
   *[other] les cartes de { $count } donnes étaient fixées d’avance ; rien n’y a été mélangé, et rien n’est prouvé
}.
terminal-check-told = { $file } : { $count ->
    [one] dans { $count } donne, le hasard des bots est celui que le serveur indique ; il ne découle d’aucun engagement
   *[other] dans { $count } donnes, le hasard des bots est celui que le serveur indique ; il ne découle d’aucun engagement
}.
terminal-check-contributions = { $file } : nombre ajouté par la place elle-même : { $own } ; sans réponse : { $given } ; engagement pris, nombre non révélé : { $withheld }.
terminal-check-withheld = { $file } : donnes où un nombre a été retenu après son engagement : { $deals }. Chacun de ces nombres a pu être un choix entre deux donnes, fait par le serveur ou par la place.
terminal-receipt = reçu de la donne { $deal }, { $seat }, { $step ->
    [commit] engagement
   *[reveal] part ajoutée
} : { $kind ->
    [fits] l’enregistrement s’accorde.
    [withheld] l’enregistrement dit que le nombre de cet engagement a été retenu. C’est compté ; par qui, on ne peut pas le prouver.
    [left-out] PREUVE : le serveur en a accusé réception, et l’enregistrement qu’il a signé l’omet.
    [host] PREUVE : le serveur s’était engagé sur un autre secret que celui de l’enregistrement qu’il a signé.
    [shown] PREUVE : une fois cette part reçue, le serveur a changé l’engagement d’une autre place.
    [twice] PREUVE : le serveur a signé deux reçus qui se contredisent.
    [unsigned] il contredit l’enregistrement, mais celui-ci n’est pas signé par le serveur et n’importe qui peut l’avoir écrit. Rien n’est prouvé.
    [other-key] il est signé avec une autre clé que celle de l’enregistrement, ou celui-ci n’en indique aucune. Rien n’est prouvé ; compare la clé avec d’autres enregistrements du serveur.
    [elsewhere] sa donne n’est pas dans cet enregistrement.
   *[forged] il n’est PAS signé avec la clé qu’il indique. Il ne prouve rien.
}
terminal-receipts-kept = Les reçus sont gardés dans { $file } ; « { PROGRAM() } check --shuffle --receipts » les confronte à un enregistrement.
terminal-check-bad = { $file } : { $why }
terminal-simulate-progress = Blocs
terminal-simulate-head-player = Bot
terminal-simulate-head-points = Points par donne
terminal-simulate-head-payoff = Mieux que les autres
terminal-simulate-head-score = Score
terminal-simulate-head-wins = Victoires %
terminal-simulate-told = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
} où chacun occupe une fois chaque place ; ± est une erreur type sur les blocs ; graine { $seed }.
terminal-simulate-stopped = Arrêté avant la fin.
terminal-arena-head-player = Bot
terminal-arena-head-points = Points par donne
terminal-arena-head-payoff = Mieux que les autres
terminal-arena-head-moons = Lunes
terminal-arena-head-suffered = subies
terminal-arena-head-failures = Échecs
terminal-arena-head-median = Jeu : médiane ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = pire
terminal-arena-head-pass-median = Échange : médiane ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, chacun d’une donne jouée dans { $ways ->
    [one] { $ways } ordre des places
   *[other] { $ways } ordres des places
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; ± est une erreur type sur les blocs{ $moons ->
    [yes] , les % portent sur les donnes d’une place
   *[no] {""}
} ; graine { $seed }.
terminal-variants-head-id = Nom
terminal-variants-head-seats = Joueurs
terminal-variants-head-title = Titre

# Conseil à une vraie table de jeu
terminal-advise-ask = { $what ->
    [hand] Ta main, en lettres anglaises, comme QS AH 10D :
    [gave] Cartes que tu as passées (Entrée si aucune) :
    [got] Cartes que tu as reçues (Entrée si aucune) :
    [turns] Les tours jusqu’ici, un par ligne, comme 1. P0 draws 48: keep ou 48: keep (une ligne vide termine) :
    [drawn] La carte que tu viens de piocher, comme 60, J26-50, SJ ou ST :
   *[plays] Toutes les cartes jouées, dans l’ordre (Entrée si aucune) :
}
terminal-advise-seat = Place { $seat }

# Entraîner le joueur qui apprend
terminal-train-now = { $what ->
    [playing] Série { $round }, en jeu
   *[fitting] Série { $round }, apprentissage
}
terminal-train-round = Série { $round } : { $gain } ±{ $error } points de mieux par donne qu’avant ; des lunes dans { $moons } % des donnes.
terminal-train-stopped = Arrêté. Les séries terminées sont dans { $folder } ; la même commande continue.
terminal-train-done = Les réseaux sont dans { $file }.
terminal-warm-done = Les bots qui cherchent commencent désormais tout de suite sur cette machine. Le code compilé se trouve dans { $folder }.
terminal-warm-stopped = Arrêté. Ce qui est déjà compilé reste dans { $folder } ; la même commande reprend.
terminal-no-language = Voici les langues disponibles : { $list }.
