# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Il n’y a pas de variante « { $text } ».
error-file-no-variant = « { $text } » est le nom d’un fichier, pas d’une variante. Indique les fichiers de règles avec --rules ; en Python, avec load_ruleset.
error-no-game = Il n’y a pas de jeu « { $text } ».
error-seats = { $single ->
    [yes] { $names } : ce jeu se joue à { $high } joueurs.
   *[no] { $names } : ce jeu se joue de { $low } à { $high } joueurs.
}
error-not-for-seats = Il n’y a pas de variante pour ce nombre de joueurs : { $count }.
error-no-parameter = { $name } n’est pas un paramètre des règles.
error-not-offered = { $name } est connu dans les règles, mais n’est pas proposé.
error-bad-parameter = { $name } ne peut pas valoir « { $text } ».
error-house-two-meanings = « { $text } » peut vouloir dire { $list } ; écris-le en entier.
error-bundle = { $name } est un ensemble d’options.
error-no-option = { $text } n’est pas une option ; écris nom=valeur, ou le nom d’un ensemble d’options.
error-wrong-entry = { $name } ne peut pas avoir cette valeur.
error-entry-missing = Il manque { $name }.
error-empty-file = { $file } est vide ; un fichier de règles a besoin d’au moins une ligne, comme extends = "classic".
error-no-toml = { $file } n’est pas du TOML : la ligne { $line } est illisible à partir de la colonne { $column }.
error-rules-bounds = { $file }, ligne { $line } : { $what ->
    [nested] des tables et des listes sont imbriquées sur plus de { $most } niveaux ; écris-les à plat, comme score.points
    [parts] un nom a plus de { $most } parties ; une règle en a deux, comme score.points
    [line] la ligne dépasse { $most } caractères ; coupe-la ou raccourcis-la
    [text] un texte dépasse { $most } caractères ; raccourcis-le
    [digits] un nombre a plus de { $most } chiffres ; aucune règle n’a besoin d’un si grand nombre
    [entries] il y a plus de { $most } entrées ; un fichier de règles en demande bien moins
   *[open] un texte entre guillemets ne se termine pas ; ferme-le sur la même ligne
}.
error-rules-long-list = { $name } : la liste est trop longue ; raccourcis-la à { $most } entrées au plus.
error-rules-too-large = { $file } est trop grand pour un fichier de règles ({ $most } octets au plus).
error-suggested-outside = « suggested_players » doit être compris dans « players ».
error-value-for-seats = { $name } a une valeur pour { $count } places, et aucune table n’est ainsi.
error-no-value-for-seats = { $name } n’a pas de valeur pour { $count } places.
error-ranks-ascend = Les valeurs doivent être dans l’ordre croissant, chacune une fois.
error-suits-once = Nomme au moins une couleur, et aucune deux fois.
error-too-few-cards = Il y a trop peu de cartes ({ $count }) pour { $seats } places.
error-jokers-no-mode = Il y a des jokers : dis ce qu’ils font.
error-two-packs = Deux jeux de cartes demandent une règle pour les cartes identiques.
error-hand-too-large = { $count } cartes par joueur, c’est plus qu’il n’y en a.
error-no-hand-at-all = Personne n’aurait de carte.
error-nobody-wins-kitty = Personne ne reçoit des cartes mises de côté.
error-pass-too-many = On ne peut pas passer { $count } cartes quand chacun en a { $hand }.
error-pass-no-cycle = Dis où vont les cartes passées.
error-nobody-across = À { $seats } joueurs, personne n’est assis en face.
error-second-is-oneself = À une table de deux, la deuxième place est la sienne.
error-holder-of-nothing = Sans carte d’entame, personne ne l’a : nommes-en une, ou dis qui d’autre entame.
error-must-needs-card = Il n’y a pas de carte d’entame à jouer obligatoirement.
error-two-holders = Avec deux jeux de cartes, deux joueurs peuvent avoir la carte d’entame.
error-opening-not-there = La carte d’entame ({ $card }) n’est pas dans le jeu de cartes.
error-opening-left-over = La carte d’entame ({ $card }) peut se trouver parmi les cartes restantes.
error-opening-decides = La carte d’entame décide qui entame, à chaque donne.
error-jokers-not-locked = Les jokers ne sont jamais bloqués.
error-lock-for-ever = Rien ne débloquerait jamais ces cartes.
error-no-identical = Un seul jeu n’a pas de cartes identiques.
error-negative-points = Ce que coûtent les cartes n’est jamais négatif ; fais-en des cartes de bonus.
error-penalty-and-bonus = Une carte ne peut pas à la fois coûter des points et être une carte de bonus.
error-no-moon-cards = Il n’y a aucune carte de pénalité pour décrocher la lune.
error-moon-needs-many = Le nombre de choses qu’exige une lune est trop grand : { $count }.
error-moon-needs-more = Cartes que demande la lune : { $what } ({ $count }) ; le jeu de cartes en a { $most }.
error-sun-of-nothing = Le capot ne vaudrait rien.
error-moon-of-nothing = La lune ne vaudrait rien.
error-never-ends = La partie ne finirait jamais.
error-limit-not-reached = Sans cartes de pénalité, personne n’atteint la limite : fixe le nombre de donnes.
error-all-set-aside = Toutes les cartes de pénalité peuvent être mises de côté à chaque donne : fixe le nombre de donnes.
error-jokers-for-groups = Il y a trop de jokers numérotés ({ $count }) pour ce nombre de groupes de couleur : { $groups }.
may-range = { $low } à { $high }
may-whole = un nombre entier{ $low ->
    [none] {""}
   *[other] {" "}à partir de { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}jusqu’à { $high }
}
may-number = un nombre
may-either = { $one } ou { $other }
may-names = { $list }
may-list-of = une liste, avec à chaque fois { $what }
may-yes-no = true ou false
may-text = un texte
may-card-text = une carte comme QS
may-selector = un sélecteur (QS, suit:H, rank:Q ou all)
may-suit = une couleur
may-rank = une valeur
may-opening-card = une carte d’entame
may-points-table = un tableau de sélecteurs et de nombres entiers, comme { "{" } QS = 13 { "}" }
may-languages = un texte, ou { "{" } en = "...", de = "..." { "}" }
may-fewest-most = deux nombres entiers croissants de 2 à 11
may-short-name = un nom court comme my-hearts
may-variant-id = l’identifiant d’une variante
may-list-as = une liste comme { $sample }
may-every-parameter = chaque paramètre des règles
may-ranks = 1 à 11, J, Q, K, A dans cet ordre
may-suits = certaines de C, D, S, H, chacune une fois
may-cards-once = des cartes du jeu, chacune une fois
may-card-a-seat = au moins une carte par joueur
may-even-range = le plus possible à parts égales, ou 1 à { $high }
may-random-range = le sort, ou 0 à { $high }
may-opening = une carte, ou lowest_of:C
may-lowest = lowest_of:C, ou aucune
may-card = une carte du jeu
may-no-jokers = des cartes qui ne sont pas des jokers
may-unlocked = des cartes, ou aucun blocage
may-from-zero = des nombres à partir de 0
may-no-points = des cartes sans points
may-at-most = au plus { $most } différents
may-moon-value = un nombre entier à partir de 1, ou ce que coûtent toutes les cartes
may-deals = un nombre de donnes
