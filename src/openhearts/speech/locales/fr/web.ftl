# Les pages dans un navigateur : accueil, tables, réglages, erreurs. Ce qui se dit à une table est dans les autres fichiers.

web-colon = { " : " }
web-skip = Aller au contenu
web-language = Langue
web-change = Changer
web-rules = Règles
web-rules-count = Les cartes qui comptent
web-print = Imprimer les règles
web-fair = Jeu équitable
web-wishes = Réglages
web-save = Enregistrer
web-to-front = Retour à l’accueil

# Accueil
web-front-title = Jouer à la dame de pique
web-front-lead = Contre des bots qui ne voient que leurs propres cartes, ou entre amis. Gratuit et sans compte.
web-mine = Tes tables
web-mine-older = Tables plus anciennes
web-mine-line = { $phase ->
    [gathering] attend des joueurs ; à la table : { $names }
    [over] terminée : { $names }
   *[playing] donne { $deal } : { $names }
}
web-which-game = Quel jeu ?
web-seats = Joueurs
web-seats-usual = conseillé
web-level = Niveau des bots
web-level-usual = conseillé
web-level-novice = débutants
web-level-casual = pour le plaisir
web-level-club = joueurs de club
web-level-expert = experts
web-level-master = maîtres
level-about-novice = font des erreurs de débutant ; jouent aussitôt
level-about-casual = 1 à 2 points de mieux par donne que les débutants ; jouent aussitôt
level-about-club = suivent des règles simples, encore 1 à 2 points de mieux ; jouent aussitôt
level-about-expert = cherchent dans des donnes imaginées, le plus souvent environ 1 point de mieux encore ; environ 1 milliseconde par carte
level-about-master = se sont en plus entraînés : encore 1 point de mieux à la dame de pique classique à quatre, ailleurs aussi forts que les experts ou un peu plus ; quelques millisecondes par carte
web-levels = Quel est le niveau des bots ?
web-more = Plus
web-more-setup = Nom, rythme, règles maison
web-your-name = Ton nom
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
web-own-rules = { $game }, avec tes règles
web-more-games = Plus de jeux

# Une table où l’on se retrouve
web-gathering = La partie n’a pas encore commencé.
web-chair = Place { $number } : { $kind ->
    [open] libre
    [bot] { $name }, bot
    [here] { $name }, sur cet appareil
    [away] { $name }, pas là
   *[person] { $own ->
        [yes] toi
       *[no] { $name }
    }
}
web-sit = S’asseoir ici
web-join = { $when ->
    [now] Jouer maintenant
    [next] Jouer dès la donne suivante
    [again] Jouer la prochaine partie
   *[back] Revenir à ma place
}
web-fill = Mettre un bot
web-free = Libérer la place
web-free-person = Demander à { $name } de partir
web-free-sure = Oui, { $name } doit partir
web-free-question = { $name } perd sa place et ne pourra se rasseoir ici que si tu le permets. Appuie encore une fois sur le bouton si c’est ce que tu veux.
web-kept-out = { $name } ne peut plus s’asseoir ici.
web-let-sit = Permettre à { $name } de se rasseoir
web-welcomed = Tu peux de nouveau t’asseoir ici.
web-leave-seat = Quitter la place
web-leave-sure = Oui, quitter ma place
web-leave-question = Un bot jouera à ta place jusqu’à ton retour. Appuie encore une fois sur le bouton si tu veux partir.
web-invite = Invite d’autres personnes avec cette adresse :
web-here-only = Cette adresse ne fonctionne que sur cet ordinateur.
web-copy = Copier l’adresse
web-copied = Copiée
web-share = Partager
web-qr = L’adresse sous forme d’image pour les téléphones
web-start = Commencer la partie
web-host-starts = C’est l’hôte qui commence la partie.
web-hosts = { $own ->
    [yes] Tu es maintenant l’hôte.
   *[no] L’hôte est maintenant { $name }.
}
web-hosts-since = Pendant ton absence, l’hôte a changé : c’est maintenant { $name }.
web-chair-host = { $chair } (hôte)

# La table
web-your-turn = À toi de jouer
web-talk = Champ de commande
web-box = Tape une carte, une question ou une commande :
web-box-go = Envoyer
web-lost = Connexion perdue. Nouvel essai…
web-record = Enregistrement
web-hint = Conseil
web-undo = Annuler
web-scores = Scores
web-log = Ce qui s’est passé
web-who = Qui est assis où
web-opened = Toutes les cartes de la donne
web-hand = Ta main
web-new-card = nouvelle
web-is-turn = (doit jouer)
web-has-chosen = (choix fait)
web-wins = (en tête)
web-cancelled = (annulée)
web-last-trick = Dernier pli
web-gave = À { $seat } :
web-gave-you = Pour toi :
web-pass = Passer { $number } sur { $count }
web-chosen = carte choisie, { $number } sur { $count }
web-choice = { $state ->
    [yes] { $card }, carte choisie, { $number } sur { $count }.
   *[no] { $card }, choix retiré, { $number } sur { $count }.
}
web-enough-chosen = { $count ->
    [one] Une carte est déjà choisie ; retire-la d’abord.
   *[other] { $count } cartes sont déjà choisies ; retires-en d’abord une.
}
web-next-deal = { $count ->
    [0] Donne suivante
   *[other] On peut continuer
}
web-next-waits = En attente { SOUND($names) ->
    [vowel] d’
   *[other] de{" "}
}{ $names }
web-ready = Prêts pour la donne suivante : { $names }.
web-drawn = Carte piochée :
web-discarded = Dernière carte défaussée
web-empty = vide
web-says = { $self ->
    [yes] Tu dis
   *[no] { $name } dit
} : { $text }
web-again = { $count ->
    [0] Rejouer
   *[other] Rejouer avec les mêmes
}
web-picture = Résultat en image
web-picture-deals = { $count ->
    [one] Une donne
   *[other] { $count } donnes
}
web-repeat = Rejouer cette donne
web-repeat-before = La première fois : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-repeat-back = Revenir à la partie
web-again-asked = { $name } voudrait rejouer.
web-again-answer = { $yes } accepte, { $no } refuse.
web-again-no = Plus pour aujourd’hui
web-again-not = { $name } ne rejoue pas.
web-again-not-you = Tu ne rejoues pas.
web-again-begins = La partie suivante a commencé à une nouvelle table.
web-again-go = Aller à la nouvelle table
web-words-again = rejouer, encore, revanche
web-words-again-no = ça suffit, ca suffit, ne pas rejouer
web-table-settings = Réglages de la table
web-agreed = { $what } : { $how }
web-agreed-change = Modifier les réglages de la table
web-agreed-host = C’est l’hôte qui les choisit pour tout le monde.
web-away = Si quelqu’un s’absente
web-away-bot = au bout d’une minute, un bot joue à sa place jusqu’à son retour
web-away-wait = la table attend
web-allow-hints = Les conseils sont permis
web-allow-undo = En jouant seul, on peut revenir en arrière
web-allow-chat = On peut s’écrire
web-talks = { $state ->
    [on] L’hôte permet de s’écrire.
   *[off] L’hôte a coupé les messages : on ne s’écrit plus à cette table.
}
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
web-took-nobody = (personne n’a remporté le pli)
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
web-pass-from = { $seat } te donne les siennes
web-came = { $seat } t’a donné :
web-lay = { $row } : { $value } sous { $above }
web-place-open = va ici
web-place-target = peut être volée
web-claim = { $what ->
    [offered] { $self ->
        [yes] Tu réclames tous les plis restants. Les autres répondent.
       *[no] { $seat } réclame tous les plis restants. { $yes } accepte, { $no } refuse.
    }
    [accepted] Une personne de plus a accepté.
    [refused] Le reste est refusé. Le jeu continue.
   *[withdrawn] Le reste n’est plus réclamé. Le jeu continue.
}
web-claim-waits = { $self ->
    [yes] Tu réclames le reste
   *[no] { $seat } réclame le reste
}
web-claim-sure = D’après ce que tu vois, il n’est pas certain que le reste soit pour toi. Réclame encore une fois pour demander aux autres : tu prends tous les plis restants, avec leurs points.
web-claim-rest = Réclamer le reste
web-claim-again = Demander le reste aux autres
web-claim-accept = Accepter
web-claim-reject = Refuser
web-claim-back = Ne plus réclamer le reste
web-finish = Sans pauses
web-finish-waits = Les autres ici veulent encore les pauses.
web-word-quit = Ta place reste la tienne : ferme cette page ; son adresse te ramène ici.
web-word-language = La langue se choisit en haut de la page ; pour openhearts join, elle s’indique avec --lang.
web-word-pace = Le rythme des bots est dans les réglages de la table ; c’est l’hôte qui le change.
web-word-box = Tape une carte, une question ou un mot ; « aide » les donne tous.
web-word-actions = Ce que tu peux faire maintenant se trouve sur les boutons sous la table ; « aide » donne les mots correspondants.
web-word-move = Sur la page, les flèches parcourent tes cartes. Ici, nomme la carte : « dpi » la joue, « carte dpi » la lit.
web-buffer = { $kind ->
    [play] Messages : ce qui s’est passé.
    [chat] Messages : ce qui a été écrit.
   *[all] Messages : tous.
}
web-time-left = { $left ->
    [one] Encore { $left } seconde.
   *[other] Encore { $left } secondes.
}
web-warming = Les bots forts se préparent sur cet ordinateur, une seule fois, pendant une demi-minute environ. D’ici là, ils jouent un peu moins bien.
web-time-up = { $self ->
    [yes] Ton temps est écoulé. Un bot joue ce coup à ta place.
   *[no] Temps écoulé pour { $seat }. Un bot joue ce coup.
}
web-clock-shown = Temps restant
web-chat = Écrire aux autres
web-chat-line = Ton message
web-chat-go = Dire
web-phrase-hello = Bonjour !
web-phrase-luck = Bonne chance !
web-phrase-played = Bien joué !
web-phrase-thanks = Merci !
web-phrase-oops = Oups !
web-phrase-moment = Un instant, s’il vous plaît.
web-phrase-game = Belle partie !
web-phrase-bye = Au revoir !
web-place-picked = choix fait

# Plusieurs personnes sur un appareil, et qui va et vient
web-add = Ajouter un joueur sur cet appareil
web-add-name = Nom du nouveau joueur sur cet appareil
web-call = C’est à { $name }. Les cartes sont cachées.
web-call-open = Pour { $name } :
web-call-who = C’est à { $name }
web-curtain-how = Donne l’appareil à { $name }. Les cartes n’apparaissent que { SOUND($name) ->
    [vowel] lorsqu’
   *[other] lorsque{" "}
}{ $name } le dit.
web-uncover = Je suis { $name }, montrer mes cartes
web-cover = Cacher mes cartes
web-words-show = montrer, montre, ici, prêt, prêts, pret
web-words-sit = asseoir, s’asseoir, s'asseoir
web-away-ask = { $name } n’est plus là depuis un moment. Faut-il laisser jouer un bot, ou attendre ?
web-away-say-bot = Laisser jouer un bot
web-away-say-wait = Attendre
web-away-holds = { $what ->
    [bot] Pour l’instant, c’est réglé ainsi : un bot joue au bout d’une minute.
   *[wait] Pour l’instant, c’est réglé ainsi : la table attend.
}
web-away-mine = { $what ->
    [bot] Tu as dit : laisser jouer un bot.
   *[wait] Tu as dit : attendre.
}
web-sat = { $name } s’assoit à la table.
web-renamed = { $old } s’appelle maintenant { $name }.
web-gone = { $name } quitte la table.
web-sent = L’hôte a demandé à { $name } de quitter la table.
web-plays-on = Un bot y joue désormais : { $name }.
web-returned-ask = Quelqu’un dit : je suis { $name }, et me revoilà.
web-returned-ask-nameless = Quelqu’un dit : je n’ai pas donné de nom, à ma droite se trouve { $name }, et me revoilà.
web-back-yes = Oui, c’est { $name }
web-back-no = Non
web-back-offer = As-tu déjà joué ici ?
web-back-as = Je suis { $name }
web-back-as-nameless = Je n’ai pas donné de nom, à ma droite se trouve { $name }
web-back-asked = Quelqu’un à la table doit dire oui. Cette page continuera alors toute seule.
web-back-lines = Absents : { $names }. C’est toi ? Alors tape : { $example }. Pour t’asseoir comme nouveau joueur, tape : { $sit }.
web-back-waits = Quelqu’un qui est assis ici doit dire oui. Ensuite, tu continues à jouer.
web-back-again = Tu as retrouvé ta place.
web-back-here = { $name } est de retour, dans un autre navigateur.
web-handed = Ta place se joue maintenant dans un autre navigateur : quelqu’un à la table a dit que c’était toi.

# Réglages de chacun
web-wish-group-you = Toi
web-wish-group-looks = Apparence
web-wish-group-speech = Sons et annonces
web-wish-group-play = À la table
web-wish-deck = Cartes
web-wish-deck-court = images classiques
web-wish-deck-big = dessinées, grands symboles
web-wish-letters = Lettres sur les cartes
web-wish-letters-own = comme en français : { $letters }
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
web-wish-spoken-brief = seulement ce qui me concerne
web-wish-spoken-usual = à mon tour
web-wish-spoken-full = chaque carte
web-wish-reads = Vitesse de mon lecteur d’écran, en caractères par seconde (les bots l’attendent)
web-wish-reads-none = personne n’attend
web-wish-two-taps = Sur un écran tactile : le premier appui soulève la carte, le second la joue
web-wish-short-cards = Cartes en symboles (D♠) plutôt qu’en mots
web-wish-sound = Sons
web-wish-keys = Touches de la table (C, 1 à 9, S, T…)
web-wish-stays = Combien de temps reste un pli terminé
web-wish-stays-table = au rythme de la table
web-wish-stays-1 = une seconde
web-wish-stays-2 = deux secondes
web-wish-stays-4 = quatre secondes
web-wish-stays-wait = jusqu’à ce que je continue (Retour arrière)
web-wish-vibration = Vibrations
web-wish-nudge = Me prévenir quand c’est à moi de jouer (dans le titre de la page et sur la table)
web-wish-own-keys = Touches
web-wish-own-keys-how = Tape un autre caractère pour une touche, ou rien pour la désactiver.
web-wish-keys-twice = Deux touches ne peuvent pas être identiques ; celles-ci restent comme avant : { $keys }
web-clock = Horloge
web-clock-none = aucune
web-clock-seconds = { $seconds ->
    [one] { $seconds } seconde par décision
   *[other] { $seconds } secondes par décision
}
web-reserve = Réserve pour toute la partie
web-reserve-none = aucune
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# Un autre appareil
web-device = Continuer sur un autre appareil
web-device-how = Ouvre cette adresse sur l’autre appareil, ou fais lire l’image au téléphone. Elle sert une seule fois et pendant dix minutes ; ne la donne à personne d’autre.
web-device-ask = Continuer ici sous le nom { $name }, avec les mêmes places et les mêmes réglages ?
web-device-ask-nameless = Continuer ici avec les mêmes places et les mêmes réglages ?
web-device-yours = Ne dis oui que si cette adresse vient de toi : qui l’a créée y verra ce que tu vois ici, tes cartes aussi.
web-device-yes = Oui, c’est moi : { $name }
web-device-yes-nameless = Oui, continuer
web-device-no = Non
web-device-leaves = Dans ce navigateur, tu as tes propres tables. Elles restent en arrière si tu continues sous une autre identité : crée d’abord un code de retour si tu veux y revenir.
web-devices = Tes appareils
web-code = Code de retour
web-code-how = Avec un code de retour, tu retrouves tes places depuis n’importe quel navigateur, sous ton identité d’ici. Il sert une seule fois, et seulement si tu ne l’as ni remplacé ni supprimé avant. Note-le ; qui l’a en main passe pour toi.
web-code-make = Créer un code de retour
web-code-again = Créer un nouveau code à la place
web-code-end = Supprimer le code
web-code-is = Tu as un code de retour. Il a été affiché à sa création.
web-code-shown = Voici ton code de retour. Il ne s’affiche que maintenant, alors note-le :
web-code-where = Saisis-le sur { $address }
web-return = Revenir avec un code de retour
web-return-how = Saisis le code que tu as noté. Les espaces, les tirets et les minuscules ne comptent pas.
web-return-yours = Ne saisis qu’un code qui vient de toi : qui l’a créé verra ce que tu vois ici, tes cartes aussi.
web-return-go = Revenir
web-return-wrong = Ce code n’est pas valable. Une lettre est peut-être fausse, ou le code a déjà servi ou a été remplacé.
web-sign-out = Me déconnecter ici
web-sign-out-how = Ce navigateur ne te reconnaîtra plus, et ses tables ouvertes se ferment.
web-sign-out-back = Tu ne retrouves tes places qu’avec un code de retour, ou sur un autre appareil qui te reconnaît encore. Sans l’un ni l’autre, personne ne le peut.
web-end-others = Déconnecter mes autres appareils
web-end-others-how = Tous les autres navigateurs, téléphones et terminaux où tu joues sont déconnectés aussitôt. Les adresses pour un autre appareil et ton code de retour ne marchent plus non plus. Ici, rien ne change pour toi.
web-end-others-done = Il n’y a plus que ce navigateur qui te reconnaît. Ton code de retour ne marche plus ; crées-en un nouveau si tu en veux un.

# Erreurs
web-fault-title = Cela n’a pas marché
web-fault-none = Cette page n’existe pas.
web-fault-table = Cette table n’existe pas. Redemande l’adresse.
web-fault-pass = Cette adresse a expiré. Crées-en une nouvelle sur le premier appareil.
web-fault-pass-used = Cette adresse a déjà servi. Crées-en une nouvelle sur le premier appareil. Si ce n’est pas toi qui l’as utilisée, déconnecte là-bas tes autres appareils, dans les réglages.
web-fault-form = Cette page est trop ancienne. Reviens en arrière, recharge-la et réessaie.
web-fault-large = C’est trop volumineux.
web-fault-often = Trop de choses à la fois. Attends un instant et réessaie.
web-fault-request = Cette demande est incompréhensible.
web-fault-own = Quelque chose s’est mal passé ici. Rien de ce qui a été joué n’est perdu : recharge la page.

# Jeu équitable
web-fair-1 = Les bots reçoivent exactement ce que tu reçois : leur propre main et ce qui est visible sur la table. Le programme ne leur donne rien d’autre, et des tests comparent des paires de donnes qui ne diffèrent que par les cartes cachées : dans les deux, chaque bot doit choisir la même chose.
web-fair-2 = Avant une donne, le serveur fixe les cartes par un engagement, un long nombre qui ne révèle rien, mais qui ne peut plus être changé ensuite. Puis chacun à la table ajoute sa part de hasard, si bien que ni le serveur ni le dernier à parler ne choisit les cartes.
web-fair-3 = Quand la donne est terminée, le secret est révélé, et chacun peut recalculer les cartes ; l’enregistrement de la partie contient tout ce qu’il faut pour cela.
web-fair-4 = Ce que choisit un bot découle de ce qu’il voit et d’un nombre inscrit dans l’enregistrement. Chacun peut recalculer chaque choix et constater que rien d’autre n’était nécessaire.
web-fair-5 = Le temps de réflexion apparent d’un bot ne dépend pas de ses cartes.
web-fair-state = { $state ->
    [open] La donne est en cours : ces nombres en fixent déjà les cartes.
    [right] Recalculé : ces nombres donnent exactement les cartes distribuées.
    [fixed] Rien n’a été mélangé : les cartes de cette donne étaient connues d’avance. Elle est faite pour une personne seule avec des bots.
   *[wrong] Recalculé : ces nombres ne donnent PAS les cartes distribuées.
}
web-fair-match = Partie
web-fair-host = Engagement du serveur
web-fair-seat = { $seat } : engagement et part ajoutée
web-fair-secret = Le secret, révélé après la donne
web-to-table = Retour à la table
web-shuffling = On mélange les cartes.
web-fair-why = Pourquoi personne ici ne peut tricher
web-fair-deal = Jeu équitable : donne { $number }
web-fair-table = { $state ->
    [open] Ces nombres fixent les cartes de cette donne. Pour l’instant, ils ne révèlent rien ; quand la donne sera terminée, cette page en recalculera les cartes.
    [fixed] Les cartes de cette donne étaient connues d’avance ; rien n’a été mélangé, et rien n’est prouvé. La prochaine donne sera mélangée.
   *[over] Le secret est révélé, et cette page a elle-même recalculé la donne.
}
web-fair-all = Toutes les donnes de cette table, calculées par le serveur
web-fair-by = { $by ->
    [server] Pas de réponse à temps : c’est le serveur qui a ajouté ceci, comme l’impose son secret.
   *[withheld] Pas révélé à temps : le serveur a ajouté ceci à la place, comme l’impose son secret.
}
web-fair-verdict = { $state ->
    [right] recalculé sur cette page : juste
    [part] recalculé sur cette page : juste, mais sans ce que cette page a ajouté
   *[wrong] recalculé sur cette page : FAUX
}
web-fair-check-secret = { $state ->
    [right] Le secret du serveur est bien celui sur lequel il s’était engagé.
   *[wrong] Le secret du serveur n’est PAS celui sur lequel il s’était engagé.
}
web-fair-check-seat = { $state ->
    [right] { $seat } : la part ajoutée correspond à son engagement.
   *[wrong] { $seat } : la part ajoutée ne correspond PAS à son engagement.
}
web-fair-check-shown = { $state ->
    [right] Ce sont bien les engagements que cette page a vus avant la donne.
   *[wrong] Ce ne sont PAS les engagements que cette page a vus avant la donne.
}
web-fair-check-own = { $state ->
    [right] Ce que cette page a ajouté elle-même en fait partie.
   *[wrong] Ce que cette page a ajouté elle-même n’en fait PAS partie.
}
web-fair-check-cards = { $state ->
    [right] Ensemble, ils donnent exactement les cartes distribuées.
   *[wrong] Ensemble, ils ne donnent PAS les cartes distribuées.
}
web-fair-check-key = { $state ->
    [right] La donne est signée par le serveur, avec la clé qu’il avait annoncée.
   *[wrong] La donne n’est PAS signée avec la clé que le serveur avait annoncée.
}
web-fair-check-signed = { $state ->
    [right] Ce navigateur a vérifié les reçus du serveur.
   *[wrong] Un reçu n’est PAS signé par le serveur : il ne prouve rien.
}
web-fair-check-receipts = { $state ->
    [right] La donne s’accorde avec les reçus que cette page détient.
   *[wrong] La donne CONTREDIT des reçus que cette page détient. Télécharge-les sous « Toutes les donnes de cette table » : ils peuvent être une preuve.
}
web-fair-check-withheld = Le serveur a accusé réception de l’engagement de cette page et dit que le nombre lui-même n’est pas arrivé à temps. C’est signalé et compté ; à qui la faute, on ne peut pas le prouver.
web-fair-check-silent = Ce que cette page voulait ajouter n’a pas été utilisé, et le serveur n’en a jamais accusé réception : on ne peut pas le prouver.
web-fair-key = Clé des reçus du serveur
web-fair-receipts = Télécharger les reçus de ce navigateur
web-fair-whole = Toutes les donnes ensemble
web-fair-tally = Nombre ajouté par la place elle-même : { $own } · sans réponse : { $given } · engagement pris, nombre non révélé : { $withheld }
web-fair-withheld = Donnes où un nombre a été retenu après son engagement : { $deals }. Chacun de ces nombres a pu être un choix entre deux donnes, fait par le serveur ou par la place.
web-chance = Ta part de hasard dans le mélange
web-chance-lead = Ton navigateur ajoute sa propre part de hasard à chaque donne : personne ne la connaît avant que tous les engagements soient pris, pas même le serveur. Ce que tu tapes ici s’y ajoute.
web-chance-text = Tape n’importe quoi
web-chance-last = Dernier ajout :

web-fair-bots = Pourquoi les bots ne voient pas tes cartes
web-fair-view = Ce que reçoit un bot : sa propre main et les cartes visibles, dans le cadre. Les autres mains n’en font pas partie.
web-fair-why-button = Dans la relecture d’une donne terminée, chaque décision d’un bot a un bouton qui la recalcule d’après ce que voyait le bot et en donne les raisons.
web-fair-cards = Pourquoi personne ne peut choisir les cartes
web-fair-step-1 = Le serveur tire un secret et montre ce qui l’y engage : désormais, il ne peut plus changer le secret.
web-fair-step-2 = Le navigateur de chaque personne tire son propre nombre et ne montre que ce qui l’y engage.
web-fair-step-3 = Quand tous se sont engagés, les navigateurs révèlent leurs nombres.
web-fair-step-4 = Le secret et les nombres donnent ensemble l’ordre des cartes, et elles sont distribuées.
web-fair-step-5 = Après la donne, le secret est révélé, et ta page recalcule tout.
web-fair-late = Personne ne peut bloquer une table : qui ne répond pas en quelques secondes reçoit un nombre du serveur. Ce nombre découle du secret du serveur, il ne peut donc pas être choisi non plus, et il est signalé.
web-fair-drops = Il reste une chose : le serveur voit les nombres avant de distribuer, et pourrait prétendre que certains ne sont jamais arrivés. Avec un nombre, il choisirait entre deux donnes ; avec deux, entre quatre ; avec trois, entre huit. Chaque nombre qui manque après son engagement est signalé et compté, pour chaque donne et pour toute la partie.
web-fair-proved = C’est pourquoi ta page reçoit un reçu signé pour son engagement, et un autre pour son nombre. Si la donne signée omet un nombre qui a son reçu, c’est la preuve que le serveur triche. Un reçu pour l’engagement seul montre qu’un nombre a été retenu, pas par qui. Ce qui n’a jamais eu de reçu ne peut pas être prouvé.
web-fair-yourself = Vérifie par toi-même
web-fair-yourself-1 = À la table, sous « Jeu équitable », ton propre navigateur recalcule la donne quand elle est terminée et indique chaque nombre faux.
web-fair-yourself-2 = L’enregistrement d’une partie contient tous les nombres ; un programme de trente lignes qui ne sait rien d’OpenHearts les vérifie.
web-fair-yourself-3 = Ce que tu tapes sous « Ta part de hasard dans le mélange » entre dans les prochaines cartes.
web-fair-yourself-4 = Ton navigateur garde les reçus de ses dernières donnes. Tu peux les télécharger sur la page de toutes les donnes d’une table ; « openhearts check --shuffle --receipts » dit ce qu’ils prouvent sur un enregistrement.

# Relecture
web-replay = Revoir un enregistrement
web-replay-table = Relecture
web-replay-lead = Revois pas à pas une partie enregistrée, de ce serveur ou de tout autre programme OpenHearts : avec toutes les mains, ou vue d’une seule place. Elle est lue ici, comparée aux règles ligne par ligne, et vite oubliée.
web-replay-file = Un fichier
web-replay-text = Ou l’enregistrement sous forme de texte
web-replay-open = Ouvrir
web-replay-most = { $most } ko au plus.
web-replay-gone = Cet enregistrement n’est plus ici. Ouvre-le de nouveau.
web-replay-place = Donne { $deal }, { $step } sur { $count }
web-replay-steps = Étapes
web-replay-hands = Mains
web-replay-first = Au début
web-replay-back-trick = Un pli en arrière
web-replay-back = Précédent
web-replay-next = Suivant
web-replay-next-trick = Un pli en avant
web-replay-last = À la fin
web-replay-deals = Donnes :
web-replay-sides = Vue :
web-replay-everybody = toutes les mains
web-replay-did = { $seat } : { $what }.
web-replay-hidden = Quelqu’un a décidé ; d’ici, on ne voit pas quoi.
web-replay-dealt = Les cartes sont distribuées.
web-replay-keys = Touches : gauche et droite pour une étape, haut et bas pour un pli, Début et Fin pour les extrémités de la donne.
web-why = { $bot } : pourquoi ce choix ?
web-why-same = Recalculé d’après ce que voyait { $bot } : { $what }. C’est bien ce qui a été joué.
web-why-other = Recalculé d’après ce que voyait { $bot } : { $what }. Ce n’est PAS ce qui a été joué.
web-why-from = Niveau du bot : { $level }. Décision { $number } avec la graine { $seed } : rien d’autre n’est entré en compte.
web-why-candidates = Ce que chaque choix devait rapporter
web-why-again = Pour ce tableau, chaque choix a été mesuré une nouvelle fois et aussi longtemps que les autres : ses chiffres peuvent différer un peu de ceux qui ont décidé le bot.

# La ligne de commande
web-serving = OpenHearts est à l’adresse { $address }
web-serving-stop = Ctrl-C pour arrêter ; chaque table est sauvegardée.
web-serving-open-file = D’autres sur cette machine peuvent lire { $file }, qui contient des secrets. Pour le leur interdire : chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = jusqu’à { $limit }
web-bar-sound = { $state ->
    [on] Le son est activé : le couper
   *[off] Le son est coupé : l’activer
}
web-bar-size = Cartes et lettres plus grandes
web-bar-pace = { $what } : { $pace }. Changer
web-play = Jouer
web-drawer = Scores, joueurs et plus
web-drawer-close = Fermer

# The sheet after a deal
web-sheet-place = Place { $place } sur { $count }
web-sheet-leads = Tu mènes
web-sheet-behind = { $gap } derrière { $seat }
web-sheet-level = À égalité avec { $seat }
web-decided = La carte décisive
web-tab-cards = Cartes
web-tab-tricks = Plis

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } joueurs · { $level }
web-adjust = Régler
