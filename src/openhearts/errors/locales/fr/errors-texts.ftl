# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Ligne { $line } : { $text }
error-seat = place { $seat }
error-did-you-mean = Voulais-tu dire « { $word } » ?
error-field = Champ : { $field }.
error-allowed = Choix possibles : { $allowed }.
error-other = Quelque chose s’est mal passé : { $text }.
error-field-says = { $name } : { $cause }
error-no-card = « { $text } » n’est pas une carte ; écris valeur puis couleur en lettres anglaises, comme QS, 10H ou AD.
error-herz-no-card = « { $text } » n’est pas une carte ; écris un nombre, J26-50 pour un joker numéroté, SJ ou ST.
error-card-too-often = { $card } y figure trop souvent, ou n’est pas dans ce jeu de cartes.
error-not-in-pack = { $card } n’est pas dans ce jeu de cartes.
error-not-there = { $card } n’y est pas.
error-no-number = « { $text } » n’est pas un nombre entier.
error-no-seat = Il n’y a pas de place { $seat }{ $last ->
    [none] {""}
   *[other]  ; les places vont de 0 à { $last }
}.
error-deals-from-one = Les donnes se comptent à partir de 1.
error-scores-for-seats = Nombre de scores : { $told }, nombre de places : { $right }.
error-hands-for-seats = Nombre de mains : { $told }, nombre de places : { $right }.
error-players-for-seats = Nombre de joueurs : { $told }, nombre de places : { $right }.
error-bots-for-seats = Nombre de bots : { $told }, nombre de places : { $right }. Nomme-en un pour chaque place, ou un pour toutes.
error-numbers-for-seats = { $name } : il faut un nombre pour chaque place ({ $right }), et non { $told }.
error-hand-size = La place { $seat } doit avoir { $right ->
    [one] { $right } carte
   *[other] { $right } cartes
}, et non { $told }.
error-cards-missing = Ces cartes manquent : { $list }. Nomme les cartes restantes comme talon.
error-stock-nameless = La pioche est vide ; nomme ses cartes à partir du dessus, comme 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } ne peut pas se donner à partir de cela : { $list }.
error-write = Écris ici : { $sample }
error-write-instead = « { $text } » n’a pas sa place ici. Écris : { $sample }
error-wrong-kind = { $name } : « { $text } » n’a pas sa place ici. Écris : { $sample }
error-line-too-long = Une ligne dépasse { $most } octets, c’est trop pour un enregistrement.
error-too-long = C’est trop long : au plus { $most } octets.
error-no-utf8 = { $file ->
    [this] ceci
   *[other] { $file }
} n’est pas un texte UTF-8, à partir de l’octet { $place }.
error-no-file = { $file } ne peut pas être lu : { $kind ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [forbidden] l’autorisation manque
   *[other] { $why }
}.
error-no-text = Ceci n’est pas un fichier de texte.
error-no-utf16 = C’est de l’UTF-16 ; un enregistrement est un texte UTF-8.
error-packed = C’est un fichier compressé. Décompresse-le et prends-y un enregistrement à la fois.
error-no-json = Ce n’est pas du JSON de la forme voulue : { $why }.
error-two-starts = Une tour a une seule carte de départ.
error-no-start = Il n’y a pas de carte de départ.
error-nested = Des listes et des tables sont imbriquées sur plus de { $most } niveaux ; aucun enregistrement n’en a besoin.
error-cannot-lie = { $card } ne peut pas y être posée ensuite.
error-not-in-range = { $name } doit être compris entre { $low } et { $high }, et non { $text }.
error-same-seat = La place { $seat } ne peut pas changer de place avec elle-même.
error-newcomer-score = Qui arrive à la place { $seat } commence avec { $right }, la moyenne des autres.
error-text-empty = Rien n’a été tapé. « aide » donne tous les mots.
error-text-word = Je ne connais pas le mot « { $text } ». « aide » donne tous les mots.
error-text-no-card = « { $text } » n’est pas une carte ; écris valeur puis couleur, comme { $cards }.
error-text-ambiguous = « { $text } » peut désigner plusieurs cartes : { $cards }.
error-text-number = « { $text } » n’est pas le numéro d’une carte sur la table.
error-text-one-card = Nomme une seule carte à jouer.
error-text-some-cards = Nomme les cartes à passer.
error-text-seat = Personne ne s’appelle « { $text } » à cette table.
error-text-steal = Dis à qui tu voles, dans quelle rangée, et où va la carte : voler Ben gauche droite.
error-text-invitation = « { $text } » n’est pas une invitation. Une invitation ressemble à ceci : http://localhost:8765/table/abc.
error-text-rule-link = Cette adresse de règles est abîmée ou inconnue. Redemande-la.
error-text-rule-file = Choisis d’abord un fichier.
