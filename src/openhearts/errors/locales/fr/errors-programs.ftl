# The server and the commands.

error-no-such-command = Il n’y a pas de commande « { $name } ». Pour les voir toutes : « { $help } ».
error-no-such-option = Il n’y a pas d’option { $name }. Pour les voir toutes : « { $help } ».
error-argument-missing = Il manque { $name }. Pour voir ce que demande la commande : « { $help } ».
error-argument-value = { $name } accepte ceci : { $may }. Pour en savoir plus : « { $help } ».
error-option-needs-value = Il manque une valeur après { $name }. Pour voir ce que demande la commande : « { $help } ».
error-option-takes-none = { $name } ne prend pas de valeur. Pour voir ce que demande la commande : « { $help } ».
error-too-many-arguments = La commande prend moins de mots : { $name } est de trop. Pour voir ce qu’elle demande : « { $help } ».
error-usage = La commande n’est pas compréhensible : { $why }. Pour voir ce qu’elle demande : « { $help } ».
error-cannot-join = La table est injoignable : { $why }.
error-cannot-listen = Impossible d’ouvrir le serveur à l’adresse { $host }, port { $port } : { $why }. Choisis un autre port avec --port.
error-no-address = « { $host } » n’est pas une adresse de cette machine. Laisse --host de côté, ou donne une adresse qu’elle a.
error-public-url = « { $text } » n’est pas une adresse publique. Écris-la comme https://hearts.example, sans chemin.
error-operator-token = Le fichier { $file } ne contient pas de jeton : il faut un seul mot d’au moins { $least } caractères.
error-no-folder = Le dossier { $folder } est inutilisable : { $why }. Choisis-en un autre avec --data.
error-file-unusable = Le fichier { $file } est inutilisable : { $why }. Vérifie que son dossier existe et que le compte qui lance OpenHearts y a accès.
error-folder-in-use = Un autre OpenHearts garde ses tables dans { $folder } : { $address }. Utilise celui-là, arrête-le, ou choisis un autre dossier avec --data.
error-no-key-file = Il n’y a pas de fichier de clés { $file }. Écris-en un avec : { PROGRAM() } keys { $file }
error-damaged-key-file = Le fichier de clés { $file } est abîmé ou n’est pas d’OpenHearts. Remets une copie ; { $kind ->
    [secret] avec une autre clé, plus personne n’est reconnu.
    [receipts-key] avec une autre clé, les reçus déjà donnés ne correspondent plus.
   *[other] avec d’autres clés, aucune table ne peut être lue.
}
error-other-keys = Les tables de cette base sont scellées avec d’autres clés. Prends le fichier de clés des serveurs qui l’utilisent : --key-file.
error-workers-need-database = Plusieurs processus ont besoin d’une base PostgreSQL commune : --database postgresql://… Avec un fichier, un seul travaille.
error-workers-run = { $count ->
    [one] Un serveur utilise cette base de données. Arrête-le d’abord.
   *[other] { $count } serveurs utilisent cette base de données. Arrête-les d’abord.
}
error-cannot-write = Écriture ou lecture impossible : { $why }.
error-file-exists = { $file } existe déjà et n’est pas remplacé.
error-file-in-use = { $file } est ouvert dans un autre programme.
error-no-home = Il n’y a pas de dossier personnel : { $why }.
error-too-many-files = Il y a trop de tables dans { $folder }.
error-store-read-only = On ne peut pas écrire dans la base ({ $where }). Permets au compte d’OpenHearts d’écrire ce fichier et son dossier, ou choisis un autre endroit.
error-store-damaged = La base est abîmée, ou n’en est pas une ({ $where }). Mets-la de côté et reprends la dernière sauvegarde ; « sqlite3 FILE .recover » sauve ce qui est encore lisible.
error-store-foreign = Cette base de données appartient à un autre programme ({ $where }). Choisis un autre fichier ; celui-ci n’a pas été touché.
error-store-newer = La base vient d’une version plus récente d’OpenHearts ({ $where } ; révision { $revision }, celle connue ici est { $known }). Installe cette version, ou utilise un autre fichier.
error-store-full = Il n’y a plus de place pour la base ({ $where }). Libère de l’espace sur le disque ; ce qui a été confirmé est conservé.
error-store-busy = Un autre programme tient la base verrouillée ({ $where }). Réessaie ; si cela dure, arrête le programme qui tient le fichier (une sauvegarde, un éditeur de bases).
error-store-no-place = La base ne peut être ni ouverte ni créée ({ $where }). Choisis un fichier dans un dossier où le compte d’OpenHearts peut écrire.
error-store-unsuited = Ici, plusieurs programmes ne peuvent pas partager la base ({ $where }). Choisis un fichier sur un disque de cette machine (pas un lecteur réseau).
error-store-unknown-kind = Ce genre de base n’est pas pris en charge ({ $where }). Donne un chemin, sqlite:///chemin ou postgresql://utilisateur@machine/base.
error-store-unreachable = La base de données est inaccessible ({ $where }) : son serveur ne répond pas ou ne laisse pas entrer OpenHearts. Vérifie que le serveur fonctionne et que l’adresse, l’utilisateur, le mot de passe et la base sont corrects.
error-store-denied = OpenHearts ne peut rien écrire dans cette base de données ({ $where }). Donne à son utilisateur le droit d’y créer des tables ; une base qui ne fait qu’en suivre une autre ne convient pas.
error-store-encoding = La base de données garde ses textes en { $encoding } et non en UTF-8 ({ $where }) : les noms de bien des langues n’y ont pas leur place. Crées-en une autre avec ENCODING UTF8.
error-store-older = La base vient d’une version plus ancienne d’OpenHearts ({ $where } ; révision { $revision }, celle-ci a { $known }). Mets-la d’abord à jour : « { PROGRAM() } db upgrade ».
error-store-in-the-way = Un fichier de ce nom existe déjà ({ $where }). Choisis un autre nom ; rien n’a été écrasé.
error-store-no-backup = { $kind ->
    [zip] { $where } est une archive zip, d’enregistrements par exemple, et non une sauvegarde : on ne peut pas en refaire des tables.
   *[other] { $where } n’est pas une sauvegarde, ou son début est abîmé.
} Rien n’a été changé. Indique un fichier écrit par « { PROGRAM() } db backup ».
error-store-closed = La base est fermée ({ $where }). Ouvre-la de nouveau.
error-store-failed = Le système n’a pas pu lire ou écrire la base ({ $where }). Vérifie que le disque est là et en bon état, puis redémarre : rien n’est gardé à moitié.
error-store-name = Un nom dans la base a de 1 à { $most } caractères imprimables.
error-no-stream = Il n’y a pas de flux « { $stream } ».
error-stream-exists = Il y a déjà un flux « { $stream } ».
error-stream-conflict = Le nombre d’entrées du flux « { $stream } » est { $length }, et non { $after }.
error-stream-command-done = Le flux « { $stream } » contient déjà des entrées de cette commande. Relis-le.
error-no-language = Voici les langues disponibles : { $list }.
error-no-answer = Aucune réponse n’est venue, et aucune partie n’a commencé. Indique le jeu, par exemple : { PROGRAM() } play classic
error-nothing-saved = Il n’y a pas de partie sauvegardée. Commences-en une avec : { PROGRAM() } play
error-nothing-saved-of = Il n’y a pas de partie sauvegardée { SOUND($names) ->
    [vowel] d’
   *[other] de{" "}
}{ $names }. Commences-en une avec : { PROGRAM() } play { $variant }
error-no-saved-match = Il n’y a pas de partie sauvegardée { $number } ; nombre de parties : { $count }. Pour la liste : { PROGRAM() } saved
error-saved-of-other = La partie sauvegardée { $number } est une partie { SOUND($names) ->
    [vowel] d’
   *[other] de{" "}
}{ $names }, pas { SOUND($other) ->
    [vowel] d’
   *[other] de{" "}
}{ $other }.
error-saved-as-begun = Une partie sauvegardée continue comme elle a commencé. À enlever : { $list }
error-cannot-resume = { $file } ne peut pas être repris : { $cause }
error-other-run = { $file } vient d’une autre série : autres bots, autres règles ou autre graine. Indique un nouveau fichier.
error-other-form = Impossible de continuer avec { $file } : il vient d’une autre version de l’arène, ou d’aucune. Indique un nouveau fichier.
error-failures-kept = { $file } contient des échecs de bots qui ont été comptés ({ $count }). Continue avec --tolerate, ou indique un nouveau fichier.
error-process-died = Un processus qui jouait a été arrêté : par un bot, de l’extérieur ou par le système, faute de mémoire. Avec --processes 1, il faut moins de mémoire ; ce que --resume a gardé n’est pas perdu.
error-processes-not-begun = Aucun processus n’a pu commencer à jouer. Dans un script personnel, l’appel doit se trouver sous { $sample }, et un bot personnel au premier niveau d’un fichier, pas dans un notebook ni à l’invite. Avec processes=1, ni l’un ni l’autre n’est nécessaire.
error-no-cluster = Aucun cluster Ray ne répond à { $text } : { $why }. « ray start --head » en démarre un ; --ray local joue sur un cluster de cette seule machine.
error-cluster-lost = Le cluster Ray ne peut pas continuer : { $why }. Ce que --resume a gardé n’est pas perdu.
error-options-apart = { $list } ne vont pas ensemble : choisis l’une des options.
error-other-simulation = Ce qui est donné comme resume a été joué par d’autres bots, avec d’autres règles ou une autre graine. Laisse-le de côté, ou reprends les mêmes.
error-failures-told = Ce qui est donné comme resume contient des échecs de bots qui ont été comptés ({ $count }). Écris tolerate=True, ou laisse-le de côté.
error-seatings-many = Il y a trop de façons de s’asseoir pour un bloc : { $count } (au plus { $most }). Écris seatings="rotations".
error-same-place = { $list } indiquent le même endroit : { $file }. Indique des endroits différents.
error-cannot-put = { $name } { $file } ne peut pas être écrit : { $kind ->
    [missing] le dossier n’existe pas ; crée-le, ou indique un autre endroit
    [folder] c’est un dossier ; indique un fichier
    [file] c’est un fichier ; indique un dossier
    [forbidden] l’autorisation manque
   *[other] { $why }
}.
error-other-training = { $folder } contient un entraînement avec d’autres règles ou réglages. Indique un nouveau dossier.
error-cannot-learn = Ces règles ne peuvent pas être apprises : { $why }.
error-no-deal-there = Il n’y a pas de donne { $deal } dans cet enregistrement.
error-no-such-view = { $text } n’est pas une vue ; écris all, ou une place de 0 à { $last }.
error-no-scores = { $text } n’est pas une liste de scores ; écris un nombre pour chaque place, comme 26,0,13,5.
error-no-such-flag = { $names } n’a pas { $what } ; il y a { $list }.
error-no-store = Aucun serveur n’a rien gardé dans { $folder }. Indique son dossier avec --data.
error-cannot-ask = Ici, la question ne peut être posée à personne : ajoute --yes, ou --dry-run pour voir ce qui serait supprimé.
error-needs-extra = Il faut pour cela { $module }, qui n’est pas installé ici. Pour l’installer : pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Ici, la question ne peut être posée à personne : ajoute --yes.
