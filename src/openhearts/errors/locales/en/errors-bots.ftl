# Bots and the programs that play.

error-no-bot = There is no bot “{ $text }”. Known are: { $known }, or FILE.py:Class.
error-bot-name = A bot is named by a short text.
error-bot-option = { $level } has no option “{ $name }”. It has: { $known }.
error-bot-no-options = { $level } has no options. Write { $level } alone.
error-bot-option-twice = { $level }: { $name } is given twice.
error-bot-number = { $level }: { $name } must be a whole number from { $low } to { $high }, not “{ $text }”.
error-bot-no-class = { $file } has no bot of the class “{ $text }”. It has: { $known }.
error-no-bot-in-file = There is no bot in { $file }; a bot is a subclass of openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } in { $file } is no subclass of openhearts.Bot.
    [choose] { $name } in { $file } has no method choose(self, view, budget, rng).
   *[name] The name and the version of { $name } in { $file } must be texts.
}
error-bot-fails = { $file } does not run: { $cause }
error-game-lacks = { $name } in { $file } is no game: it has no { $lacks }.
error-bot-failed = { $name } failed ({ $seat }, deal { $deal }, seed “{ $seed }”): { $cause } With --tolerate (in Python tolerate=True) the first legal action is played instead, and the failure is counted.
error-bot-chose = It chose { $text }, which is not legal.
error-no-networks = It holds no networks.
error-other-networks = Its networks read something else than those of this version.
error-no-program = “cmd:” names no program; write cmd:./program.
error-program-answered = { $how ->
    [question] { $name } answered another question.
    [nothing] { $name } answered without an action.
    [illegal] { $name } answered “{ $text }”, which is not legal.
   *[unread] { $name } answered “{ $text }”, which cannot be read.
}
error-program-gave-up = { $name } failed { $count } times in a row and is not asked any more.
error-program-says = { $name } says: { $text }
error-program-slow = { $name } did not answer within { $seconds } s.
error-program-stopped = { $name } has stopped (exit status { $status }).
