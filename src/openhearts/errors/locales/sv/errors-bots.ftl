# Bots and the programs that play.

error-no-bot = Det finns ingen bot ”{ $text }”. Kända botar: { $known } eller FIL.py:Klass.
error-bot-name = En bot anges med en kort text.
error-bot-option = { $level } har inget alternativ ”{ $name }”. Det finns: { $known }.
error-bot-no-options = { $level } har inga alternativ. Skriv bara { $level }.
error-bot-option-twice = { $level }: { $name } står där två gånger.
error-bot-number = { $level }: { $name } måste vara ett heltal från { $low } till { $high }, inte ”{ $text }”.
error-bot-no-class = { $file } har ingen bot av klassen ”{ $text }”. Det finns: { $known }.
error-no-bot-in-file = Det finns ingen bot i { $file }; en bot är en underklass till openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } i { $file } är ingen underklass till openhearts.Bot.
    [choose] { $name } i { $file } har ingen metod choose(self, view, budget, rng).
   *[name] Namn och version för { $name } i { $file } måste vara texter.
}
error-bot-fails = { $file } fungerar inte: { $cause }
error-game-lacks = { $name } i { $file } är inget spel: { $lacks } saknas.
error-bot-failed = { $name } misslyckades ({ $seat }, giv { $deal }, frö ”{ $seed }”): { $cause } Med --tolerate (i Python tolerate=True) spelas den första tillåtna handlingen i stället, och felet räknas.
error-bot-chose = Valet var { $text }, och det är inte tillåtet.
error-no-networks = Filen innehåller inga nätverk.
error-other-networks = Nätverken läser något annat än den här versionens.
error-no-program = ”cmd:” anger inget program; skriv cmd:./program.
error-program-answered = { $how ->
    [question] { $name } svarade på en annan fråga.
    [nothing] { $name } svarade utan någon handling.
    [illegal] { $name } svarade ”{ $text }”, vilket inte är tillåtet.
   *[unread] { $name } svarade ”{ $text }”, vilket inte går att läsa.
}
error-program-gave-up = { $name } misslyckades flera gånger i rad ({ $count }) och tillfrågas inte mer.
error-program-says = { $name } säger: { $text }
error-program-slow = { $name } svarade inte inom { $seconds } s.
error-program-stopped = { $name } har stannat (slutkod { $status }).
