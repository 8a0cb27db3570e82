# Les pages dans un navigateur : accueil, tables, réglages, erreurs. Ce qui se dit à une table est dans les autres fichiers.

web-skip = Aller au contenu
web-language = Langue
web-change = Changer
web-rules = Règles
web-fair = Jeu équitable
web-wishes = Réglages
web-save = Enregistrer
web-to-front = Retour à l’accueil

# Accueil
web-front-title = Jouer à la dame de pique
web-front-lead = Contre des bots qui ne voient que leurs propres cartes, ou entre amis. Gratuit et sans compte.
web-mine = Vos tables
web-mine-line = { $phase ->
    [gathering] attend des joueurs ; à la table : { $names }
    [over] terminée : { $names }
   *[playing] donne { $deal } : { $names }
}
web-which-game = Quel jeu ?
web-seats = Places
web-seats-usual = comme d’habitude
web-level = Bots
web-level-novice = débutants
web-level-casual = pour le plaisir
web-level-club = joueurs de club
web-level-expert = experts
web-level-master = maîtres
web-more = Plus
web-your-name = Votre nom
web-pace = Rythme des bots
web-pace-none = immédiat
web-pace-fast = rapide
web-pace-usual = normal
web-pace-slow = lent
web-pace-slowest = très lent
web-options = Options des règles
web-play-bots = Jouer
web-play-friends = Jouer entre amis
web-play-again = Rejouer : { $game }
web-more-games = Plus de jeux

# Une table où l’on se retrouve
web-gathering = La partie n’a pas encore commencé.
web-chair = Place { $number } : { $kind ->
    [open] libre
    [bot] { $name }, bot
    [away] { $name }, pas là
   *[person] { $own ->
        [yes] vous
       *[no] { $name }
    }
}
web-sit = S’asseoir ici
web-fill = Mettre un bot
web-free = Libérer la place
web-leave-seat = Quitter la place
web-invite = Invitez d’autres personnes avec cette adresse :
web-qr = L’adresse sous forme d’image pour les téléphones
web-start = Commencer la partie
web-host-starts = C’est l’hôte qui commence la partie.

# La table
web-your-turn = À vous de jouer
web-talk = Champ de commande
web-box = Tapez une carte, une question ou une commande :
web-box-go = Envoyer
web-lost = Connexion perdue. Nouvel essai…
web-record = Enregistrement
web-hint = Conseil
web-undo = Annuler
web-scores = Scores
web-log = Ce qui s’est passé
web-who = Qui est assis où
web-opened = Toutes les cartes de la donne
web-hand = Votre main
web-new-card = nouvelle
web-is-turn = (au trait)
web-has-chosen = (choix fait)
web-wins = (en tête)
web-last-trick = Dernier pli
web-gave = À { $seat } :
web-pass = Passer { $number } sur { $count }
web-chosen = carte choisie, { $number } sur { $count }
web-choice = { $state ->
    [yes] { $card }, carte choisie, { $number } sur { $count }.
   *[no] { $card }, choix retiré, { $number } sur { $count }.
}
web-enough-chosen = { $count ->
    [one] Une carte est déjà choisie ; retirez-la d’abord.
   *[other] { $count } cartes sont déjà choisies ; retirez-en d’abord une.
}
web-next-deal = { $count ->
    [0] Donne suivante
   *[other] On peut continuer
}
web-next-waits = En attente des autres
web-drawn = Carte piochée :
web-discarded = Dernière carte défaussée :
web-empty = vide
web-says = { $name } dit : { $text }
web-again = Rejouer
web-table-settings = Réglages de la table
web-away = Si quelqu’un s’absente
web-away-bot = au bout d’une minute, un bot joue à sa place jusqu’à son retour
web-away-wait = la table attend
web-allow-hints = Les conseils sont permis
web-allow-undo = En jouant seul, on peut revenir en arrière
web-allow-chat = On peut s’écrire
web-seat-numbers = Score { $score } ; dans cette donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
web-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
web-tower-numbers = Score { $score } ; cette tour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-bot = bot
web-is-away = pas là
web-dealer = donneur
web-dealer-sign = D
web-took = (a remporté le pli)
web-led = entame
web-hinted = conseil
web-left = Cartes non jouées :
web-all-tricks = Tous les plis
web-opened-words = Toutes les cartes en mots
web-pass-to = { $count ->
    [one] { $count } carte à { $seat }
   *[other] { $count } cartes à { $seat }
}
web-pass-count = Choix : { $number } sur { $count }
web-pass-from = { $seat } vous donne les siennes
web-came = { $seat } vous a donné :
web-lay = { $row } : { $value } sous { $above }
web-place-open = va ici
web-place-target = peut être volée

# Réglages de chacun
web-wish-deck = Cartes
web-wish-deck-court = illustrées
web-wish-deck-big = à grands signes
web-wish-colours = Teintes des cartes
web-wish-colours-four = quatre
web-wish-colours-two = deux
web-wish-theme = Clair ou sombre
web-wish-theme-auto = comme l’appareil
web-wish-theme-light = clair
web-wish-theme-dark = sombre
web-wish-size = Taille
web-wish-size-normal = normale
web-wish-size-large = grande
web-wish-size-largest = très grande
web-wish-spoken = Annonces
web-wish-spoken-brief = brèves
web-wish-spoken-usual = normales
web-wish-spoken-full = complètes
web-wish-two-taps = Sur un écran tactile : le premier appui soulève la carte, le second la joue
web-wish-short-cards = Cartes en signes (D♠) plutôt qu’en mots
web-wish-sound = Sons
web-wish-keys = Touches de la table (C, 1 à 6, S, T…)

# Un autre appareil
web-device = Continuer sur un autre appareil
web-device-how = Ouvrez-y cette adresse, ou faites lire l’image au téléphone. Elle est valable dix minutes ; ne la donnez à personne d’autre.
web-device-ask = Continuer ici sous le nom { $name }, avec les mêmes places et les mêmes réglages ?
web-device-yes = Oui, c’est moi : { $name }
web-device-no = Non

# Erreurs
web-fault-title = Cela n’a pas marché
web-fault-none = Cette page n’existe pas.
web-fault-table = Cette table n’existe pas. Redemandez l’adresse.
web-fault-pass = Cette adresse a expiré. Créez-en une nouvelle sur le premier appareil.
web-fault-form = Cette page est trop ancienne. Revenez en arrière, rechargez-la et réessayez.
web-fault-large = C’est trop volumineux.
web-fault-often = Trop de choses à la fois. Attendez un instant et réessayez.
web-fault-request = Cette demande est incompréhensible.
web-fault-own = Quelque chose s’est mal passé ici. Rien de ce qui a été joué n’est perdu : rechargez la page.

# Jeu équitable
web-fair-1 = Les bots reçoivent exactement ce que vous recevez : leur propre main et ce qui est visible sur la table. Le programme ne leur donne rien d’autre, et des tests comparent des paires de donnes qui ne diffèrent que par les cartes cachées : dans les deux, chaque bot doit choisir la même chose.
web-fair-2 = Avant une donne, le serveur fixe les cartes par un engagement, un long nombre qui ne révèle rien, mais qui ne peut plus être changé ensuite. Puis chacun à la table ajoute sa part de hasard, si bien que ni le serveur ni le dernier à parler ne choisit les cartes.
web-fair-3 = Quand la donne est terminée, le secret est révélé, et chacun peut recalculer les cartes ; l’enregistrement de la partie contient tout ce qu’il faut pour cela.
web-fair-4 = Ce que choisit un bot découle de ce qu’il voit et d’un nombre inscrit dans l’enregistrement. Chacun peut recalculer chaque choix et constater que rien d’autre n’était nécessaire.
web-fair-5 = Le temps de réflexion apparent d’un bot ne dépend pas de ses cartes.
web-fair-state = { $state ->
    [open] La donne est en cours : ces nombres en fixent déjà les cartes.
    [right] Recalculé : ces nombres donnent exactement les cartes distribuées.
   *[wrong] Recalculé : ces nombres ne donnent PAS les cartes distribuées.
}
web-fair-match = Partie
web-fair-host = Engagement du serveur
web-fair-seat = { $seat } : engagement et part ajoutée
web-fair-secret = Le secret, révélé après la donne
web-to-table = Retour à la table

# La ligne de commande
web-serving = OpenHearts est à l’adresse { $address }
web-serving-stop = Ctrl-C pour arrêter ; chaque table est sauvegardée.
