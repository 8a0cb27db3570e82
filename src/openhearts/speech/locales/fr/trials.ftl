# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Promesse
test-head-outcome = Résultat
test-head-figures = Examiné
test-passed = tenue
test-failed = rompue
test-skipped = laissée de côté
test-place = { $rules }, places : { $seats }, graine { $seed }, donne { $deal }, actions avant : { $step }, place { $seat }
test-repeat = Pour le revoir :
test-all-kept = { $subject } tient toutes les promesses examinées (graine { $seed }).
test-broken = { $subject } rompt des promesses : { $list } (graine { $seed }).
test-viewer = { $seat ->
    [watcher] qui regarde
   *[seat] place { $seat }
}

# Bots
test-progress-bot = Décisions
test-promise-bot-answers = Il répond à chaque question.
test-promise-bot-legal = Il choisit ce qui est permis.
test-promise-bot-repeatable = La même question reçoit la même réponse.
test-promise-bot-fresh-process = Un nouveau processus donne les mêmes réponses.
test-promise-bot-stateless = Rien n’est gardé entre les questions.
test-promise-bot-own-chance = Le hasard vient de rng seul.
test-promise-bot-view-unchanged = La vue reste telle qu’elle était.
test-promise-bot-two-worlds = Les cartes cachées ne changent rien.
test-promise-bot-nothing-hidden = Rien d’autre que la vue n’est regardé.
test-promise-bot-budgets = Tout budget donne un choix permis, chaque fois le même.
test-promise-bot-advice = Son conseil est ce qu’il fait.
test-promise-bot-speed = Durée d’une décision
bot-test-speed = { $count } : moyenne { $mean } ms, 99 % { $most } ms, pire { $worst } ms
bot-new-written = { $file } est écrit. Ce que tu peux en faire :

# Games
test-progress-game = Donnes
test-promise-game-rules = Ses règles reviennent de leurs valeurs simples.
test-promise-game-views = Une vue dit à qui elle est et ce qui est visible.
test-promise-game-two-worlds = Les cartes cachées ne changent rien.
test-promise-game-audiences = Ce qui est privé n’est dit à personne d’autre.
test-promise-game-legality = Les options sont acceptées, les autres actions refusées.
test-promise-game-endings = Chaque donne se termine.
test-promise-game-purity = Rien n’est modifié, et le même donne le même.
test-promise-game-replay = Les mêmes actions mènent à la même position.
test-promise-game-notation = Chaque action a son propre texte.
test-promise-game-messages = Les évènements et les actions reviennent du JSON.
test-promise-game-records = Les donnes reviennent de leurs enregistrements.
test-promise-game-standing = Points, scores et gagnants vont ensemble.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Choix : { $chosen }, ce qui n’est pas permis ici.
test-found-other-choice = Choix : { $chosen }, puis { $other } quand la même question est revenue.
test-found-other-draws = Le nombre de tirages a changé quand la même question est revenue.
test-found-other-process = Choix : { $chosen }, mais { $other } dans un nouveau processus.
test-found-other-order = Choix : { $chosen }, mais { $other } quand d’autres questions sont venues avant.
test-found-other-world = Choix : { $chosen }, mais { $other } là où seules des cartes cachées diffèrent.
test-found-other-copy = Choix : { $chosen }, mais { $other } à partir d’une copie de la même vue.
test-found-other-chance = Choix : { $chosen }, mais { $other } après un changement du hasard que tout le programme partage.
test-found-chance-used = L’état de { $source } a été changé ; le hasard vient de rng seul.
test-found-looked = Au-delà de sa vue, { $name } a été touché.
test-found-view-changed = La vue était différente ensuite.
test-found-too-much-work = Mondes imaginés : { $told }, pour un budget de { $work }.
test-found-other-advice = Choix : { $chosen }, conseil : { $other }.
test-found-too-slow = La décision la plus lente a pris { $worst } ms ; la limite est de { $bound } ms.
test-found-no-advice = Ce bot ne donne pas de conseil propre.
test-found-no-process = Un autre processus ne peut pas créer ce bot : nomme-le par son fichier.
test-found-outside = C’est un autre programme : ce qu’il fait en lui-même ne se voit pas.
test-found-no-worlds = Rien n’est caché ici.
test-found-asked-nothing = Aucune réponse n’est restée pour comparer.
test-found-nothing-seen = Il n’est rien resté à examiner.
test-found-rules-differ = Les règles reviennent différentes de leurs propres valeurs simples.
test-found-view-differs = { $viewer } : la vue diffère là où seules des choses cachées diffèrent, et aucun évènement ne l’a dit.
test-found-words-differ = { $viewer } : la même vue est donnée en d’autres mots ou d’autres données.
test-found-options-differ = { $viewer } : la même vue a d’autres options.
test-found-refused-once = { $viewer } : avec la même vue, { $action } est accepté dans un monde et refusé dans l’autre : { $error }
test-found-refusal-differs = { $viewer } : avec la même vue, { $action } est refusé autrement : { $one } ; { $other }.
test-found-event-tells = { $viewer } : un évènement dit ce que la vue ne dit pas : { $event }
test-found-too-many-told = Les vues et les évènements disent à trop de monde ce qui est privé : { $viewers }.
test-found-wrong-seat = { $viewer } : la vue dit appartenir ailleurs : { $other_viewer }.
test-found-wrong-public = { $viewer } : la partie visible de la vue n’est pas celle de la position.
test-found-copy-differs = { $viewer } : la vue revient différente de son JSON.
test-found-shown-otherwise = { $viewer } : cet évènement est montré comme un autre, ou change quand il est montré de nouveau : { $event }
test-found-message-differs = Ceci revient différent du JSON : { $value }
test-found-no-options = { $viewer } : une décision est attendue, et il n’y a pas d’option.
test-found-extra-options = { $viewer } : rien n’est attendu, et il y a des options.
test-found-fast-options = { $viewer } : options_of dit autre chose que la vue.
test-found-refused = { $viewer } : { $action } est une option et est refusée : { $error }
test-found-accepted = { $viewer } : { $action } n’est pas une option et est acceptée.
test-found-endless = La donne ne se termine pas ; actions jusqu’ici : { $count }.
test-found-not-over = La donne s’est terminée dans la phase { $phase }.
test-found-modified = { $name } modifie ce qui lui est donné.
test-found-impure = { $name } donne autre chose quand la même question revient.
test-found-replay-differs = La même donne et les mêmes actions mènent à une autre position.
test-found-text-differs = Le texte « { $text } » de { $action } est lu comme { $other }.
test-found-text-error = Le texte « { $text } », qui ne nomme aucune action, a levé { $error } au lieu de BadText.
test-found-text-twice = Le texte « { $text } » vaut pour { $action } et pour { $other }.
test-found-start-differs = La donne revient différente de ses lignes.
test-found-play-differs = Les actions reviennent différentes de leurs lignes.
test-found-record-unread = L’enregistrement, écrit en { $form }, ne peut pas être relu : { $error }
test-found-record-differs = L’enregistrement, écrit en { $form }, est lu comme un autre.
test-found-points-total = Les points de la donne sont { $points } ; leur somme devrait être { $total }.
test-found-points-missing = Il n’y a pas de points et de score pour chaque place.
test-found-points-lost = Les points de la donne ne sont pas parmi ceux de la partie.
test-found-next-number = La donne { $number } est suivie de la donne { $next }.
test-found-next-scores = La donne suivante commence avec d’autres scores ou un autre numéro.
test-found-next-rules = Les règles sont différentes après la donne.
test-found-no-such-winners = Ce ne peuvent pas être les gagnants maintenant : { $winners }.
test-found-not-the-highest = Les gagnants sont { $winners }, les scores { $scores } ; selon les règles, le plus haut gagne.
test-found-not-the-lowest = Les gagnants sont { $winners }, les scores { $scores } ; selon les règles, le plus bas gagne.
test-found-early-standing = Un score est tiré d’une donne qui n’est pas terminée.
