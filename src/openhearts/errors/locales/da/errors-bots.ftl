# Bots and the programs that play.

error-no-bot = Der er ikke nogen bot »{ $text }«. Kendte botter: { $known } eller FIL.py:Klasse.
error-bot-name = En bot angives med en kort tekst.
error-bot-option = { $level } har ikke tilvalget »{ $name }«. Der er: { $known }.
error-bot-no-options = { $level } har ingen tilvalg. Skriv kun { $level }.
error-bot-option-twice = { $level }: { $name } står der to gange.
error-bot-number = { $level }: { $name } skal være et helt tal fra { $low } til { $high }, ikke »{ $text }«.
error-bot-no-class = { $file } har ikke nogen bot af klassen »{ $text }«. Der er: { $known }.
error-no-bot-in-file = Der er ingen bot i { $file }; en bot er en underklasse af openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } i { $file } er ikke en underklasse af openhearts.Bot.
    [choose] { $name } i { $file } har ikke metoden choose(self, view, budget, rng).
   *[name] Navn og version af { $name } i { $file } skal være tekster.
}
error-bot-fails = { $file } virker ikke: { $cause }
error-game-lacks = { $name } i { $file } er intet spil: { $lacks } mangler.
error-bot-failed = { $name } mislykkedes ({ $seat }, runde { $deal }, seed »{ $seed }«): { $cause } Med --tolerate (i Python tolerate=True) spilles den første lovlige handling i stedet, og fejlen tælles.
error-bot-chose = Valget var { $text }, og det er ikke lovligt.
error-no-networks = Filen indeholder ingen netværk.
error-other-networks = Netværkene læser noget andet end dem i denne version.
error-no-program = »cmd:« nævner ikke noget program; skriv cmd:./program.
error-program-answered = { $how ->
    [question] { $name } svarede på et andet spørgsmål.
    [nothing] { $name } svarede uden en handling.
    [illegal] { $name } svarede »{ $text }«, og det er ikke tilladt.
   *[unread] { $name } svarede »{ $text }«, og det kan ikke læses.
}
error-program-gave-up = { $name } mislykkedes flere gange i træk ({ $count }) og bliver ikke spurgt mere.
error-program-says = { $name } siger: { $text }
error-program-slow = { $name } svarede ikke inden for { $seconds } s.
error-program-stopped = { $name } er stoppet (slutkode { $status }).
