# Ce qui est refusé, et pourquoi. La carte est en tête : « quatre de trèfle : tu dois fournir à cœur ».

error-not-your-turn = Ce n’est pas à toi de jouer : c’est à { $seat }.
error-deal-over = La donne est terminée.
error-not-an-action = Cela n’existe pas dans ce jeu.
error-not-now = Ce n’est pas possible maintenant.
error-not-begun = La partie n’a pas encore commencé.
error-wrong-phase = { $phase ->
    [pass] C’est le moment de l’échange ; personne ne joue encore.
    [play] Les cartes se jouent ; l’échange est terminé.
    [choose] Il faut d’abord régler la lune.
    [start] La carte piochée est gardée comme carte de départ ou défaussée.
    [lay] La carte piochée est posée à gauche ou à droite, ou défaussée.
    [steal] Une carte voleuse a été piochée : vole une carte, ou défausse la carte voleuse.
   *[over] La donne est terminée.
}
error-card-not-held = { $card } : tu n’as pas cette carte.
error-pass-twice = { $card } : tu n’en as pas autant.
error-pass-count = Choisis exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à passer.
error-already-passed = Tu as déjà passé tes cartes.
error-opening-card = { $card } : il faut entamer avec la carte d’entame : { $opening }.
error-opening-suit = { $card } : tu dois entamer à { suit-name }.
error-opening-forbidden = { $card } : pas pour la toute première entame.
error-locked = { $card } : { $lock ->
    [hearts] les cœurs ne sont pas encore ouverts
   *[other] cette carte ne peut pas encore être entamée
}.
error-must-follow = { $card } : tu dois fournir à { suit-name }.
error-first-trick = { $card } : pas au premier pli.
error-bad-choice = Choisis : ajouter ou déduire.
error-claim-not-certain = D’après ce que tu peux voir, le reste n’est pas certain.
error-no-start-card = Tu n’as pas encore de carte de départ.
error-has-start-card = Tu as déjà une carte de départ.
error-row-full = { $row ->
    [none] Cette rangée est pleine.
   *[other] { $card } : la { row-name } est pleine.
}
error-value-too-high = { $card } : trop haut, il faut moins que la carte du dessus.
error-outside-group = { $card } : aucune valeur de son groupe ne convient à cet endroit.
error-cannot-steal = Cette carte ne peut pas être volée.
error-bad-value = { $card } : cette valeur n’est pas possible à cet endroit.

error-line = Ligne { $line } : { $text }
error-text = Je ne peux pas lire cela : { $detail }.
error-text-card = « { $text } » n’est pas une carte. Écris valeur et couleur, par exemple dpi, 10co ou « as de carreau ».
error-text-empty = Rien n’a été tapé. « aide » donne tous les mots.
error-text-word = Je ne connais pas le mot « { $text } ». « aide » donne tous les mots.
error-text-ambiguous = « { $text } » peut désigner plusieurs cartes : { $cards }.
error-text-number = « { $text } » n’est pas le numéro d’une carte sur la table.
error-text-one-card = Nomme une seule carte à jouer.
error-text-some-cards = Nomme les cartes à passer.
error-text-seat = Personne ne s’appelle « { $text } » à cette table.
error-text-steal = Dis à qui tu voles, dans quelle rangée, et où va la carte : voler ben gauche droite.
error-text-nested = Des listes et des tables sont imbriquées sur plus de { $most } niveaux ; aucun enregistrement n’en a besoin.
error-did-you-mean = Voulais-tu dire « { $word } » ?
error-record = L’enregistrement ne respecte pas les règles : { $detail }.
error-ruleset = Ces règles ne fonctionnent pas : { $detail }.
error-seats = { $single ->
    [yes] { $name } : ce jeu se joue à { $high } joueurs.
   *[no] { $name } : ce jeu se joue de { $low } à { $high } joueurs.
}
error-rules-bounds = { $file }, ligne { $line } : { $what ->
    [nested] des tables et des listes sont imbriquées sur plus de { $most } niveaux ; écris-les à plat, comme score.points
    [parts] un nom a plus de { $most } parties ; une règle en a deux, comme score.points
    [line] la ligne dépasse { $most } caractères ; coupe-la ou raccourcis-la
    [text] un texte dépasse { $most } caractères ; raccourcis-le
    [digits] un nombre a plus de { $most } chiffres ; aucune règle n’a besoin d’un si grand nombre
    [entries] il y a plus de { $most } entrées ; un fichier de règles en demande bien moins
   *[open] un texte entre guillemets ne se termine pas ; ferme-le sur la même ligne
}
error-rules-long-list = { $name } : la liste est trop longue ; raccourcis-la à { $most } entrées au plus
error-field = Champ : { $field }.
error-allowed = Choix possibles : { $allowed }.
error-bot = Ce bot n’existe pas : { $detail }.
error-view = Cette vue se contredit : { $detail }.
error-forbidden = Ce n’est pas permis : { $detail }.
error-seat-taken = Cette place est déjà prise.
error-curtain = Les cartes sont cachées : dis d’abord qui tu es, avec le bouton de la page.
error-not-away = Personne n’est absent à cette place.
error-known-cards = Les cartes de cette donne sont connues d’avance : elle est faite pour une personne seule avec des bots.
error-after-the-deal = Tu pourras prendre cette place quand la donne sera terminée : personne ne voit deux mains d’une même donne.
error-next-hand = Cette main a été donnée à quelqu’un d’autre. Un bot la joue ; tu auras des cartes à la donne suivante.
error-vouch = Seules les personnes qui jouent cette donne peuvent dire qui est de retour.
error-shuffling = Les cartes sont en train d’être battues. Réessaie dans un instant.
error-not-playing = Aucune donne n’est en cours.
error-not-anew = Quelqu’un préfère jouer cette donne jusqu’au bout.
error-no-seat = Cette place n’existe pas.
error-two-seats = Choisis deux places différentes.
error-host-sits = L’hôte doit être assis à la table.
error-host-only = Seul l’hôte peut faire cela.
error-refused = L’hôte a libéré ta place. Tu pourras te rasseoir ici quand l’hôte te le permettra.
error-watching = Tu regardes ; seuls les joueurs peuvent faire cela.
error-no-bot-there = Aucun bot n’a décidé ici, ou sa graine n’est pas révélée.
error-record-too-large = C’est trop volumineux : { $most } Ko au plus.
error-search-not-ready = Ce bot se prépare encore sur cet ordinateur ; repose la question dans une demi-minute.
error-busy = Beaucoup de monde demande cela en ce moment. Attends un instant, puis réessaie.
error-too-often = Tu viens de demander beaucoup de choses. Attends une minute, puis réessaie.
error-too-much = Cela demande plus de mémoire ou de temps qu’une requête n’en a. Essaie avec quelque chose de plus petit.
error-try-again = La table est en cours de relecture ; réessaie dans un instant.
error-no-undo = À cette table, on ne reprend pas ses coups.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-chat = À cette table, on ne s’écrit pas.
error-claim-alone = Une réclamation qui n’est pas certaine demande l’accord de tous les autres.
error-claim-again = Cette réclamation a été refusée. Redemande après le prochain pli.
error-claim-own = C’est aux autres de répondre à ta réclamation. Tu peux la retirer.
error-claim-answered = Tu n’as rien à répondre ici.
error-no-claim = Personne n’a réclamé le reste.
error-no-claims = Dans ce jeu, on ne peut pas réclamer le reste ; on joue jusqu’au bout.
error-chat-often = Pas si vite. Attends un instant avant de continuer à écrire.
error-no-phrase = Ce message n’existe pas.
error-not-over = La partie n’est pas encore terminée.
error-table-full = Toutes les places de cette table sont prises.
error-too-many-wait = Trop de personnes attendent une place ou un échange en ce moment. Réessaie plus tard.
error-cannot-join = La table est injoignable : { $why }.
error-text-invitation = « { $text } » n’est pas une invitation. Une invitation ressemble à ceci : http://localhost:8765/table/abc.
error-text-no-receipts = Ce n’est pas un fichier de reçus tel qu’une page ou openhearts join l’écrit.
error-bad-seal = La signature du serveur sous le mélange n’est pas juste.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-not-your-seat = Ce n’est pas ta place.
error-no-table = Cette table n’existe pas.
error-foreign-host = Le serveur ne porte pas le nom de cette adresse, il ne répond donc pas. La personne qui le gère peut autoriser ce nom : openhearts serve --public-url ADRESSE, avec l’adresse telle qu’on la tape.
error-signed-out = Cette session a été fermée ici. Reviens pour entrer sous une nouvelle identité.
error-two-hands = Tu as une place à la même table, et personne ne doit voir deux mains. Quitte d’abord ta place là-bas.
error-too-many-tables = Il y a trop de tables en ce moment ; réessaie plus tard.
error-no-record = Aucune donne n’est encore terminée, il n’y a donc pas d’enregistrement.
error-cannot-listen = Impossible d’ouvrir le serveur à l’adresse { $host }, port { $port } : { $why }. Choisis un autre port avec --port.
error-no-address = « { $host } » n’est pas une adresse de cette machine. Laisse --host de côté, ou donne une adresse qu’elle a.
error-public-url = « { $text } » n’est pas une adresse publique. Écris-la comme https://hearts.example, sans chemin.
error-no-folder = Le dossier { $folder } est inutilisable : { $why }. Choisis-en un autre avec --data.
error-folder-in-use = Un autre OpenHearts garde ses tables dans { $folder } : { $address }. Utilise celui-là, arrête-le, ou choisis un autre dossier avec --data.
error-too-many-own = Tu viens d’ouvrir trop de tables ; continue à l’une d’elles, ou réessaie plus tard.
error-too-many-watchers = Trop de personnes regardent déjà cette table.
error-stale = La table a changé entre-temps ; regarde de nouveau avant d’agir.
error-other = Quelque chose s’est mal passé : { $detail }.
error-text-herz-card = « { $text } » n’est pas une carte. Écris un nombre, J26-50 pour un joker numéroté, SJ ou ST.

# Détails de ce qui précède : les cas les plus fréquents ; voir speech/details.py. Sans point final.
detail-no-variant = il n’y a pas de variante « { $text } »
detail-seats = { $name } ne se joue pas à { $count }
detail-no-parameter = { $name } n’est pas un paramètre des règles
detail-not-offered = { $name } est connu dans les règles, mais n’est pas proposé
detail-bad-value = { $name } ne peut pas valoir « { $text } »
detail-bundle = { $name } est un ensemble d’options
detail-two-packs = deux jeux de cartes demandent une règle pour les cartes identiques
detail-no-file = { $file } ne peut pas être lu : { $kind ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [forbidden] l’autorisation manque
   *[other] { $why }
}
detail-empty-file = { $file } est vide
detail-no-utf8 = { $file ->
    [this] ceci
   *[other] { $file }
} n’est pas un texte UTF-8, à partir de l’octet { $place }
detail-no-toml = { $file } n’est pas du TOML : { $why }
detail-too-large = { $file } est trop grand pour un fichier de règles ({ $most } octets au plus)
detail-no-bot = « { $text } » ; les bots connus sont { $known }, ou FICHIER.py:Classe{ $nearest ->
    [none] {""}
   *[other] . Voulais-tu dire « { $nearest } » ?
}
detail-empty-record = ceci est vide ; un enregistrement commence par { $head }
detail-no-record = ceci n’est pas un enregistrement, qui commencerait par { $head }
detail-no-text = ceci n’est pas un fichier de texte
detail-long-line = une ligne dépasse { $most } octets, c’est trop pour un enregistrement
detail-cut-off = la fin de l’enregistrement manque
detail-no-hand = la main de la place { $seat } manque
detail-twice = { $card } y figure trop souvent, ou n’est pas dans ce jeu de cartes
detail-no-card = « { $text } » n’est pas une carte ; écris valeur puis couleur en lettres anglaises, comme QS, 10H ou AD
detail-refused = la place { $seat } ne peut pas jouer { $card } : { $reason ->
    [must-follow] il faut fournir à la couleur demandée
    [card-not-held] cette place n’a pas cette carte
    [locked] elle ne peut pas encore être entamée
    [first-trick] pas au premier pli
    [opening-card] il faut entamer avec la carte d’entame
    [opening-suit] il faut entamer à la couleur de la carte d’entame
    [opening-forbidden] pas pour la toute première entame
    [not-your-turn] c’est à une autre place de jouer
   *[other] { $reason }
}
detail-winner = gagnant de ce pli : { $seat ->
    [none] personne
   *[other] place { $seat }
}, et non { $told }
detail-points = les points sont { $points }
detail-rules-say = les règles disent { $right }, et non { $told }
detail-digest = les règles ci-dessous n’ont pas cette somme de contrôle : quelque chose y a été changé
detail-secret = le secret de l’hôte n’est pas celui sur lequel il s’était engagé
detail-shuffle = ce ne sont pas les cartes que donne le mélange
detail-entry = tour { $place } (« { $text } ») : { $rest }
detail-drawn = la carte piochée maintenant (« { $text } ») : { $rest }
detail-herz-no-turn = ce n’est pas un tour ; écris 3. P0 draws 45: left, ou plus court 45: left
detail-herz-no-action = « { $text } » n’est pas une action ; écris keep, left, right, left=63, discard ou steal 1 left right
detail-herz-no-card = « { $text } » n’est pas une carte ; écris un nombre, J26-50 pour un joker numéroté, SJ ou ST
detail-herz-twice = { $card } a déjà été piochée, et il n’y en a pas d’autre
detail-herz-not-in-pack = { $card } n’est pas dans ce jeu de cartes
detail-herz-stock-empty = la pioche était vide avant ce tour
detail-herz-undecided = écris ce qu’est devenue la carte { $card }
detail-herz-only-a-card = c’est la carte sur laquelle il faut décider ; nomme-la seule
detail-herz-number = c’est la carte piochée numéro { $right }, pas { $told }
detail-herz-turn = c’est à P{ $right } de jouer, pas à P{ $told }
detail-herz-outcome = le résultat est { $right ->
    [nothing] rien
   *[other] { $right }
}, pas { $told }
detail-herz-after-end = la donne est terminée avant ce tour
detail-herz-over = la donne est terminée ; il n’y a plus rien à décider
detail-herz-draw = nomme la carte que la place { $seat } a piochée maintenant
detail-herz-starter = qui commence cette donne ? Les places { $list } conviennent toutes ; dis qui commence, ou écris P{ $seat } devant la première carte
detail-herz-refused = { $reason ->
    [no-start-card] il n’y a pas encore de carte de départ
    [has-start-card] il y a déjà une carte de départ
    [row-full] cette rangée est pleine
    [value-too-high] la carte n’est pas plus basse que celle du dessus
    [outside-group] aucune valeur du groupe de ce joker ne convient à cet endroit
    [cannot-steal] cette carte ne peut pas être volée
    [bad-value] cette valeur n’est pas possible à cet endroit
    [wrong-phase] la carte piochée ne le permet pas
   *[other] { $reason }
}
detail-no-seat = il n’y a pas de place { $seat }{ $last ->
    [none] {""}
   *[other]  ; les places vont de 0 à { $last }
}
detail-nothing-now = la place { $seat } n’a rien à décider maintenant
detail-scores = nombre de scores : { $told }, nombre de places : { $right }
detail-from-one = les donnes se comptent à partir de 1
detail-range = { $low } à { $high }
detail-whole = un nombre entier à partir de { $low }{ $none ->
    [none] {""}
   *[other] {" "}ou { $none }
}
detail-bot-chooses = le bot de la place { $seat } choisit ici { $right }, et non { $told }
detail-bot-version = le bot de la place { $seat } choisit ici { $right }, et non { $told } ; mais cet enregistrement a été fait par { $bot } en version { $before }, et voici la version { $now }, qui ne choisit pas forcément de même
