# L’aide de la ligne de commande. Les noms d’options et ce qui est entre guillemets se tapent tels quels ; les mots en capitales sont ceux de usage-word-*.

usage-usage = Utilisation :
usage-options = Options :
usage-commands = Commandes :
usage-help = Afficher cette aide.
usage-version = Afficher la version.
usage-lang = Langue : { $codes }
usage-word-name = NOM
usage-word-file = FICHIER
usage-word-seat = PLACE
usage-word-cards = CARTES
usage-word-card = CARTE
usage-word-folder = DOSSIER
usage-word-number = NUMÉRO
usage-word-days = JOURS
usage-word-address = ADRESSE
usage-word-variant = VARIANTE
usage-word-command = COMMANDE
usage-word-options = OPTIONS
usage-word-args = ARGUMENTS
usage-word-game = JEU

# Les commandes
usage-main =
    Toute la famille de la dame de pique, pour tout le monde : jouer, regarder, vérifier et étudier.

    « { PROGRAM() } play » demande ce qu’il lui faut ; « { PROGRAM() } { usage-word-command } --help » dit ce qu’accepte une commande.
usage-command-play =
    Jouer contre des bots. La commande demande ce qui n’est pas indiqué ; chaque coup est sauvegardé aussitôt.

    Les touches pendant le jeu : ? les montre toutes.
usage-command-watch = Regarder des bots jouer une partie.
usage-command-variants = Lister toutes les variantes avec leurs places et leurs ensembles d’options.
usage-command-rules = Dire en mots les règles d’une variante ou d’un fichier de règles.
usage-command-check = Vérifier des enregistrements. Chaque action est refaite ; la première ligne qui ne va pas est indiquée.
usage-command-replay = Revoir un enregistrement pas à pas. Entrée avance, B recule, N passe à la donne suivante.
usage-command-simulate =
    Jouer beaucoup de parties entre bots, et dire comment chacun s’en tire.

    Un bot qui échoue arrête tout avec sa trace d’erreur. docs/bots.md dit le reste.
usage-command-arena =
    Mesurer des bots entre eux, avec les mêmes cartes à toutes les places.

    Un bot qui échoue arrête tout avec sa trace d’erreur. docs/bots.md dit le reste.
usage-command-warm = Compiler d’avance ce qui sert à la recherche des bots. Cela se fait pour une variante ou (sans { usage-word-variant }) pour un serveur ; la commande dit où c’est gardé.
usage-command-train =
    Entraîner les réseaux du bot le plus fort en le faisant jouer contre lui-même. La même commande reprend un entraînement interrompu.

    { usage-word-folder } garde les réseaux et curves.csv. Il faut des heures sur deux cœurs de processeur ; docs/training.md dit le reste.
usage-command-join =
    S’asseoir à une table sur un serveur, en lignes simples. URL est l’invitation.

    Le serveur te reconnaît. Un second terminal à la même table est une autre personne ; avec --as, tu dis laquelle tu es.
usage-command-serve = Ouvrir des tables dans le navigateur : pour toi, ton salon ou tout le monde.
usage-command-keys = Écrire les clés d’un serveur dans un fichier, pour toutes les machines d’une même base de données.
usage-command-prune =
    Supprimer ce qu’un serveur garde et que personne n’a utilisé depuis longtemps : tables, feuilles de score, règles maison.

    La commande demande d’abord confirmation. Le serveur peut tourner en même temps, et fait de même chaque jour (--keep-days).
usage-command-db = Examiner, copier et remettre en place tout ce que garde un serveur.
usage-command-db-check = Examiner toute la base et essayer de lire chaque table. Rien n’est modifié ; le code de sortie est 1 si quelque chose ne va pas.
usage-command-db-upgrade = Mettre la base à jour. Le serveur fait de même à son démarrage.
usage-command-db-backup = Copier la base telle qu’elle est à un instant dans un nouveau FICHIER, même pendant que le serveur tourne. Une telle copie se remet dans SQLite comme dans PostgreSQL.
usage-command-db-restore = Mettre une sauvegarde à la place de tout, le serveur étant arrêté. La commande demande d’abord confirmation ; les donnes en cours sont redistribuées pour que personne ne connaisse les cartes.
usage-command-db-mark-restored = Signaler que la base a été remise en place autrement (image du disque, pg_restore) : les donnes en cours sont redistribuées.
usage-command-db-export = Écrire dans un DOSSIER la partie de chaque table où une donne est finie. Les noms des joueurs y figurent.
usage-command-bridge =
    Répondre à d’autres programmes : un objet JSON par ligne en entrée, un autre en sortie (docs/bridge.md).

    Quand il faut attendre qu’une recherche se compile, la sortie d’erreur le dit.
usage-command-advise =
    Donner un conseil à une vraie table de cartes : quoi faire, et ce que vaut chaque possibilité.

    Pour la dame de pique, la commande demande la main et les cartes jouées si --hand manque ; pour Herz an Herz, les tours passés et la carte piochée si --plays et --drawn manquent. Un tour est une ligne d’enregistrement (3. P0 draws 45: left) ou moins (45: left).
usage-command-saved =
    Lister les parties sauvegardées : numéro, jeu, joueurs, donne, date, score.

    « { PROGRAM() } play --resume { usage-word-number } » en reprend une, « { PROGRAM() } saved delete { usage-word-number } » la supprime.
usage-command-saved-delete = Supprimer pour de bon des parties sauvegardées, par leur numéro dans la liste ; la commande demande d’abord confirmation.
usage-command-bot = Écrire ton propre bot, et voir s’il tient ce que promettent les bots.
usage-command-bot-new = Écrire un bot pour commencer : { usage-word-file } (mine.py) ne doit pas encore exister.
usage-command-bot-test =
    Vérifier qu’un bot tient ce que promettent les bots : il joue selon les règles, d’après sa vue, son budget et son hasard seulement.

    BOT est mine.py (ou mine.py:Classe), un niveau, ou cmd:./programme. Le code de sortie est 1 si une promesse est rompue, 2 si ce bot n’existe pas.
usage-command-game = Vérifier un jeu d’après ce que promettent les jeux.
usage-command-game-test =
    Vérifier qu’un jeu tient ce que promettent les jeux : les cartes cachées le restent, les options sont ce qui est accepté, et un enregistrement ramène à la même donne.

    { usage-word-game } est hearts, herz_an_herz, mine.py (ou mine.py:{ usage-word-name }), ou package.module:{ usage-word-name }. Le code de sortie est 1 si une promesse est rompue, 2 si ce jeu n’existe pas.

# Options de plusieurs commandes
usage-seats = Nombre de places.
usage-option = Une règle (end.limit=50) ou un ensemble d’options (sun) ; peut se répéter.
usage-rules = Tes propres règles (TOML).
usage-seed = La même graine donne les mêmes cartes et les mêmes bots.
usage-plain = Des lignes seulement : ni couleurs ni curseur, pour tout lecteur d’écran.
usage-bots = Qui sont les bots : novice, casual, club, expert, master (du plus faible au plus fort), random, fichier.py:Classe ; plusieurs : les séparer par ;
usage-pace = Secondes entre les cartes des bots ; 0 : sans attendre.
usage-announce = Ce qui est dit : chaque carte, le pli quand c’est ton tour, ou seulement ce que tu dois décider.
usage-signs = Les cartes en symboles (D♠) plutôt qu’en mots, dans les lignes aussi.
usage-letters = Les lettres du valet, de la dame, du roi et de l’as sur les cartes, comme dans les réglages du navigateur ; « own » : celles de la langue.
usage-cells = Des lignes de N caractères au plus, par exemple 40 pour une plage braille.
usage-first-leader = Qui commence quand les règles le demandent.
usage-record = Écrire ici l’enregistrement de la partie.
usage-json = Pour les programmes.
usage-yes = Ne pas demander confirmation.

# Options d’une commande
usage-play-name = Ton nom.
usage-play-resume = Reprendre la dernière partie sauvegardée, de { usage-word-variant } si elle est indiquée, ou celle de ce numéro dans « { PROGRAM() } saved ». Elle continue comme elle a commencé : --seats, --bots, --option, --rules, --seed, --name et --first-leader sont refusés.
usage-watch-view = Ce que voit une place, ou toutes les mains avec « all » ; sinon, ce qui est visible de tous.
usage-rules-options = Lister toutes les options, telles que --option les accepte.
usage-check-bots = Recalculer chaque choix d’un bot d’après sa vue.
usage-check-shuffle = Recalculer chaque donne d’après ses engagements.
usage-check-receipts = Comparer les reçus d’une page aux enregistrements, et dire ce qu’ils prouvent.
usage-replay-seat = Ce que voyait une place ; sinon, toutes les mains.
usage-replay-deal = Commencer par cette donne.
usage-measure-players = Les bots par place, ou un seul pour toutes.
usage-measure-seed = La même graine donne les mêmes cartes.
usage-measure-processes = Nombre de processus (un par cœur de processeur).
usage-measure-ray = Jouer sur un cluster Ray : host:port, local, ou celui qui tourne ici.
usage-measure-tolerate = Compter les bots qui échouent, et jouer à leur place.
usage-measure-resume = Garder les blocs finis dans ce fichier, et reprendre à partir de là.
usage-measure-records = Garder dans ce dossier l’enregistrement de chaque partie ou donne.
usage-measure-csv = Écrire des valeurs séparées par des virgules (- : les afficher plutôt).
usage-measure-times = Avec les temps de décision ; chaque mesure a les siens.
usage-measure-json = Afficher un objet JSON au lieu du tableau.
usage-simulate-matches = Nombre de parties (20).
usage-arena-blocks = Donnes, chacune jouée à toutes les places (100).
usage-train-rounds = Séries de jeu et d’apprentissage en tout (12).
usage-train-first = Exemples de la première série (6000000).
usage-train-later = Exemples de chaque série suivante (4000000).
usage-train-keep = Séries dont les réseaux apprennent les exemples (3).
usage-train-rate = Le plus grand pas d’apprentissage (0.002).
usage-train-epochs = Combien de fois ils sont parcourus dans une série (3).
usage-train-mixed = Sur 256 donnes, celles où des places jouent selon des règles fixes (128).
usage-train-from = Continuer avec les réseaux d’un autre entraînement, un round-NN.npz.
usage-train-seed = La même graine et autant de fils d’exécution donnent les mêmes réseaux.
usage-train-threads = Fils d’exécution pour jouer et apprendre (2).
usage-join-name = Comment les autres t’appellent.
usage-join-as = Qui tu es, si plusieurs personnes utilisent ce compte.
usage-join-sign-out = Demander plutôt au serveur de t’oublier.
usage-serve-host = L’adresse où écoute le serveur (cette machine seulement).
usage-serve-port = Le port (8765, ou le prochain libre ; 0 : n’importe lequel).
usage-serve-data = Où sont gardées les tables (ton dossier de données).
usage-database = Un autre endroit pour les tables que le dossier de données : postgresql://utilisateur@machine/base.
usage-serve-synchronous = Ce qui survit à une panne de courant : full, tout ce qui a été annoncé ; normal écrit plus vite et peut perdre les derniers instants (full).
usage-serve-workers = Combien de processus servent, sur une même base PostgreSQL (1).
usage-serve-key-file = Le fichier des clés, le même sur chaque machine ; { PROGRAM() } keys l’écrit (clés du dossier de données).
usage-serve-public-url = Ce que les gens tapent, si un autre serveur est devant.
usage-serve-lan = Pour tout ton réseau : montrer l’adresse, en code QR aussi.
usage-serve-no-browser = Ne pas ouvrir de navigateur.
usage-serve-keep-days = Jours pendant lesquels reste ce que personne n’utilise (400 ; 0 : pour toujours).
usage-serve-keep-unfinished-days = La même chose pour les tables inachevées (comme --keep-days).
usage-serve-keep-chat-days = La même chose pour ce qui est écrit aux tables (30 ; 0 : pour toujours).
usage-serve-tables-per-person = Tables ouvertes dont une personne peut être l’hôte (200 ; 0 : sans limite).
usage-serve-tables-per-address = Tables en mémoire par adresse de réseau (200).
usage-serve-table-mb = Mégaoctets qu’une table peut prendre (16 ; 0 : sans limite).
usage-serve-store-mb = Mégaoctets que le tout peut prendre (0 : sans limite).
usage-serve-operator-token-file = Un fichier avec le jeton que /metrics et /operator demandent (aucun : seul cet ordinateur les voit).
usage-serve-log-format = La forme des lignes du journal (text).
usage-serve-log-events = Ce qui est noté : faults, les pannes ; refusals, les refus aussi ; requests, chaque réponse aussi (refusals).
usage-prune-data = Où le serveur garde ses tables (ton dossier de données).
usage-prune-older-than = Ce que personne n’a utilisé depuis ce nombre de jours (400).
usage-prune-unfinished-older-than = La même chose pour les tables inachevées (comme --older-than).
usage-prune-dry-run = Dire seulement ce qui serait supprimé.
usage-bridge-bot = Qui répond (expert), si une ligne ne nomme personne.
usage-advise-seat = Ta place, à partir de 0 dans le sens des aiguilles d’une montre (0).
usage-advise-hand = Ta main telle qu’elle a été distribuée, ou telle qu’elle est : 'QS AH 10D ...'
usage-advise-deal = Numéro de la donne (1), pour l’échange.
usage-advise-dealer = Qui a distribué.
usage-advise-gave = Les cartes que tu as passées.
usage-advise-got = Les cartes que tu as reçues.
usage-advise-kitty = Les cartes restantes, si tu les as vues.
usage-advise-plays = Tout ce qui a été joué, dans l’ordre ; les plis ou les tours peuvent être séparés par /.
usage-advise-drawn = Herz an Herz : la carte que tu viens de piocher.
usage-advise-scores = Totaux avant cette donne, par place.
usage-advise-opening-card = La carte d’entame, quand c’est la plus basse que quelqu’un a en main.
usage-advise-bot = Qui conseille (expert).
usage-advise-budget = Nombre de donnes à imaginer.
usage-bot-test-game = Toutes les variantes d’un jeu : hearts, herz_an_herz.
usage-bot-test-seed = La même graine pose les mêmes questions (1).
usage-bot-test-quick = Peu de règles, peu de questions.
usage-bot-test-long = Toutes les variantes à toutes les tailles, beaucoup de questions.
usage-bot-test-budget = Travail de chaque décision ; sinon, la mesure propre au bot.
usage-bot-test-max-ms = Aucune décision ne doit durer plus longtemps.
usage-game-test-seed = La même graine donne les mêmes cartes (1).
usage-game-test-quick = Peu de règles, peu de donnes.
usage-game-test-long = Toutes les variantes à toutes les tailles, beaucoup de donnes.
usage-game-test-deals = Nombre de donnes pour chaque jeu de règles.
