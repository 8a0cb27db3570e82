# Bots and the programs that play.

error-no-bot = Il n’y a pas de bot « { $text } ». Les bots connus sont : { $known }, ou FICHIER.py:Classe.
error-bot-name = Un bot se nomme par un texte court.
error-bot-option = { $level } n’a pas d’option « { $name } ». Il y a : { $known }.
error-bot-no-options = { $level } n’a pas d’options. Écris seulement { $level }.
error-bot-option-twice = { $level } : { $name } est donné deux fois.
error-bot-number = { $level } : { $name } doit être un nombre entier de { $low } à { $high }, et non « { $text } ».
error-bot-no-class = { $file } n’a pas de bot de la classe « { $text } ». Il y a : { $known }.
error-no-bot-in-file = Il n’y a pas de bot dans { $file } ; un bot est une sous-classe d’openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } dans { $file } n’est pas une sous-classe d’openhearts.Bot.
    [choose] { $name } dans { $file } n’a pas de méthode choose(self, view, budget, rng).
   *[name] Le nom et la version { SOUND($name) ->
        [vowel] d’
       *[other] de{" "}
    }{ $name } dans { $file } doivent être des textes.
}
error-bot-fails = { $file } ne fonctionne pas : { $cause }
error-game-lacks = { $name } dans { $file } n’est pas un jeu : il y manque { $lacks }.
error-bot-failed = { $name } a échoué ({ $seat }, donne { $deal }, graine « { $seed } ») : { $cause } Avec --tolerate (en Python tolerate=True), la première action permise est jouée à la place, et l’échec est compté.
error-bot-chose = Le choix était { $text }, ce qui n’est pas permis.
error-no-networks = Ce fichier ne contient pas de réseaux.
error-other-networks = Ces réseaux lisent autre chose que ceux de cette version.
error-no-program = « cmd: » ne nomme aucun programme ; écris cmd:./programme.
error-program-answered = { $how ->
    [question] { $name } a répondu à une autre question.
    [nothing] { $name } a répondu sans action.
    [illegal] { $name } a répondu « { $text } », ce qui n’est pas permis.
   *[unread] { $name } a répondu « { $text } », ce qui est illisible.
}
error-program-gave-up = { $name } a échoué plusieurs fois de suite ({ $count }) et n’est plus interrogé.
error-program-says = { $name } dit : { $text }
error-program-slow = { $name } n’a pas répondu en { $seconds } s.
error-program-stopped = { $name } s’est arrêté (code de sortie { $status }).
