# Records, and shuffles that can be checked.

error-empty-record = Ceci est vide ; un enregistrement commence par { $head }.
error-no-record-head = Ceci n’est pas un enregistrement, qui commencerait par { $head }.
error-record-version = C’est la version { $told } ; ce programme lit la version { $right }.
error-cut-off = La fin de l’enregistrement manque.
error-after-end = { $name } se trouve après la fin de l’enregistrement.
error-stands-twice = { $name } s’y trouve deux fois.
error-stands-instead = { $name } se trouve là où il faut { $right }.
error-stands-before = { $name } ne doit pas précéder { $right }.
error-no-place-here = { $name } n’a pas sa place ici.
error-missing-before = Il manque { $name } avant { $right }.
error-bad-fields = Cette ligne a un champ qu’elle ne peut pas avoir, ou il lui en manque un.
error-half-a-letter = « { $text } » contient une moitié de lettre, qu’aucun fichier ne peut garder.
error-strange-letter = « { $text } » contient une lettre ou un nombre dont aucun jeu de cartes n’a besoin.
error-no-value = « { $text } » n’est pas une valeur.
error-tag-name = « { $name } » ne peut pas nommer un champ : écris des lettres, des chiffres et _, mais pas un nom que les enregistrements utilisent eux-mêmes.
error-player-kind = Un bot a besoin du nom de son espèce (bot="..."), une personne n’en a pas.
error-player-bot-only = Seuls les bots ont une version, un budget et une graine.
error-no-deal-open = Cette ligne fait partie d’une donne, mais aucune n’est en cours.
error-stand-ins-early = Les remplaçants se disent après le jeu.
error-stand-ins-range = Il n’y a pas d’actions { $low } à { $high } ici.
error-stand-ins-order = Les remplaçants se disent dans l’ordre de leurs premières actions.
error-stand-ins-both = Deux bots ont décidé en même temps pour la place { $seat }.
error-stand-ins-seat = L’action { $number } n’est pas de la place { $seat }.
error-event-missing = Il manque un événement avant cette ligne.
error-event-not-here = Cet événement n’arrive pas ici.
error-event-other = Ce qui arrive ici est { $name }, et non cela.
error-comment-place = Un commentaire ne peut pas suivre ici l’action { $number }.
error-no-hand = La main de la place { $seat } manque.
error-cards-of-deal = Les cartes de cette donne manquent, ou ne sont pas du texte simple.
error-seat-has-hand = La place { $seat } n’est pas à cette table, ou a déjà une main.
error-passed-elsewhere = Voici comment on passe les cartes dans cette donne : { $right }.
error-trick-number = Le pli { $told } se trouve là où il faut le pli { $right }.
error-trick-size = Un pli ne peut pas avoir ce nombre de cartes : { $told }. La table a { $right } places.
error-trick-incomplete = Le pli a un gagnant, mais pas toutes ses cartes.
error-winner = Gagnant de ce pli : { $seat ->
    [none] personne
   *[other] place { $seat }
}, et non { $told }.
error-points = Les points sont { $points }.
error-play-refused = La place { $seat } ne peut pas jouer { $card } : { $reason ->
    [must-follow] il faut fournir à la couleur demandée
    [card-not-held] cette place n’a pas cette carte
    [locked] cette carte ne peut pas encore être entamée
    [first-trick] pas au premier pli
    [opening-card] il faut entamer avec la carte d’entame
    [opening-suit] il faut entamer à la couleur de la carte d’entame
    [opening-forbidden] pas pour la toute première entame
    [not-your-turn] c’est à une autre place de jouer
   *[other] { $reason }
}.
error-seat-says = Place { $seat } : { $cause }
error-rules-say = Les règles disent { $right }, et non { $told }.
error-digest = Les règles ci-dessous n’ont pas cette somme de contrôle : quelque chose y a été changé.
error-no-deals = Il n’y a pas de donne dans cet enregistrement.
error-over-before = La partie était terminée avant cette donne.
error-deal-unfinished = La donne { $deal } n’était pas terminée avant celle-ci.
error-deal-begins-otherwise = La donne ne commence pas comme la précédente a laissé la table.
error-deal-counted-early = La donne { $deal } n’est pas terminée, et pourtant comptée.
error-shuffle-not-told = La donne { $deal } ne dit rien qui permette de recalculer son mélange.
error-changes-too-early = Personne ne change de place avant la première donne.
error-cards-decide-leader = Les cartes décident qui entame : personne n’est nommé.
error-recorded = { $name } est { $right }, et non { $told }.
error-bot-chooses = Le bot de la place { $seat } choisit ici { $right }, et non { $told }.
error-bot-chooses-illegal = Le bot de la place { $seat } choisit ce qui n’est pas permis : { $cause }
error-bot-seed-hidden = La graine du bot de la place { $seat } n’est pas indiquée.
error-no-bot-there = Aucun bot n’a décidé ici, ou sa graine n’est pas révélée.
error-bot-version = Le bot de la place { $seat } choisit ici { $right }, et non { $told } ; mais cet enregistrement a été fait par { $bot } en version { $before }, et voici la version { $now }, qui ne choisit pas forcément de même.
error-starts-no-program = { $text } est un programme, et un enregistrement n’en lance aucun.
error-shuffle = Ce ne sont pas les cartes que donne le mélange.
error-secret = Le secret du serveur n’est pas celui sur lequel il s’était engagé.
error-secret-hidden = Le secret du serveur n’est pas révélé.
error-n-bytes = Un secret ou une part a { $right } octets, et non { $told }.
error-hex-digits = { $name } doit avoir { $count } caractères 0-9 a-f.
error-match-name = « { $text } » ne peut pas nommer une partie : écris de 1 à 60 lettres, chiffres et . _ : -
error-contributions-order = Les parts ne sont pas dans l’ordre des places, ou une place en a deux.
error-contribution-missing = Il manque des parts ; places : { $list }.
error-contribution-other = La part de la place { $seat } n’est pas celle de son engagement.
error-contribution-derived = La part de la place { $seat } ne découle pas du secret.
error-contributes-not = La place { $seat } n’ajoute rien à cette donne, ou l’a déjà fait.
error-commitment-taken = Cet engagement est celui d’une autre place.
error-commitment-other = C’est un autre engagement que celui que donne la graine.
error-fixed = Des cartes fixées d’avance ont une clé de 64 caractères 0-9 a-f, et pas de mélange.
error-chance = Ce n’est pas le hasard des bots que donne le secret, ou aucun secret n’est indiqué.
error-sealed = Le secret de cette donne est scellé avec une clé qui n’est pas ici.
error-bad-seal = La signature du serveur sous le mélange n’est pas juste.
error-no-receipts = Ce n’est pas un fichier de reçus tel qu’une page ou openhearts join l’écrit.
error-shuffle-step = Le mélange n’en est pas à cette étape.
