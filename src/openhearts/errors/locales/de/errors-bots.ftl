# Bots and the programs that play.

error-no-bot = Einen Bot „{ $text }“ gibt es nicht. Bekannt sind: { $known } oder DATEI.py:Klasse.
error-bot-name = Ein Bot wird mit einem kurzen Text benannt.
error-bot-option = { $level } hat keine Option „{ $name }“. Es gibt: { $known }.
error-bot-no-options = { $level } hat keine Optionen. Schreib nur { $level }.
error-bot-option-twice = { $level }: { $name } steht doppelt da.
error-bot-number = { $level }: { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $text }“.
error-bot-no-class = { $file } hat keinen Bot der Klasse „{ $text }“. Es gibt: { $known }.
error-no-bot-in-file = In { $file } ist kein Bot; ein Bot ist eine Unterklasse von openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } in { $file } ist keine Unterklasse von openhearts.Bot.
    [choose] { $name } in { $file } hat keine Methode choose(self, view, budget, rng).
   *[name] Name und Version von { $name } in { $file } müssen Texte sein.
}
error-bot-fails = { $file } läuft nicht: { $cause }
error-game-lacks = { $name } in { $file } ist kein Spiel: Es fehlt { $lacks }.
error-bot-failed = { $name } ist gescheitert ({ $seat }, Spiel { $deal }, Startwert „{ $seed }“): { $cause } Mit --tolerate (in Python tolerate=True) wird stattdessen der erste erlaubte Zug gespielt und der Fehler gezählt.
error-bot-chose = Gewählt war { $text }, und das ist nicht erlaubt.
error-no-networks = Darin sind keine Netze.
error-other-networks = Diese Netze lesen etwas anderes als die dieser Version.
error-no-program = „cmd:“ nennt kein Programm; schreib cmd:./programm.
error-program-answered = { $how ->
    [question] { $name } hat eine andere Frage beantwortet.
    [nothing] { $name } hat ohne Zug geantwortet.
    [illegal] { $name } hat „{ $text }“ geantwortet, und das ist nicht erlaubt.
   *[unread] { $name } hat „{ $text }“ geantwortet, und das ist nicht lesbar.
}
error-program-gave-up = { $name } ist mehrmals hintereinander gescheitert ({ $count }) und wird nicht mehr gefragt.
error-program-says = { $name } sagt: { $text }
error-program-slow = { $name } hat nicht innerhalb von { $seconds } s geantwortet.
error-program-stopped = { $name } läuft nicht mehr (Rückgabewert { $status }).
