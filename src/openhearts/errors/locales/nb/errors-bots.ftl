# Bots and the programs that play.

error-no-bot = Det finnes ingen bot «{ $text }». Kjente boter: { $known } eller FIL.py:Klasse.
error-bot-name = En bot angis med en kort tekst.
error-bot-option = { $level } har ikke tilvalget «{ $name }». Det finnes: { $known }.
error-bot-no-options = { $level } har ingen tilvalg. Skriv bare { $level }.
error-bot-option-twice = { $level }: { $name } står der to ganger.
error-bot-number = { $level }: { $name } må være et heltall fra { $low } til { $high }, ikke «{ $text }».
error-bot-no-class = { $file } har ingen bot av klassen «{ $text }». Det finnes: { $known }.
error-no-bot-in-file = Det er ingen bot i { $file }; en bot er en underklasse av openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } i { $file } er ingen underklasse av openhearts.Bot.
    [choose] { $name } i { $file } har ikke metoden choose(self, view, budget, rng).
   *[name] Navn og versjon av { $name } i { $file } må være tekster.
}
error-bot-fails = { $file } virker ikke: { $cause }
error-game-lacks = { $name } i { $file } er ikke noe spill: { $lacks } mangler.
error-bot-failed = { $name } mislyktes ({ $seat }, omgang { $deal }, seed «{ $seed }»): { $cause } Med --tolerate (i Python tolerate=True) spilles den første lovlige handlingen i stedet, og feilen telles.
error-bot-chose = Valget var { $text }, og det er ikke lovlig.
error-no-networks = Filen inneholder ingen nettverk.
error-other-networks = Nettverkene leser noe annet enn de i denne versjonen.
error-no-program = «cmd:» nevner ikke noe program; skriv cmd:./program.
error-program-answered = { $how ->
    [question] { $name } svarte på et annet spørsmål.
    [nothing] { $name } svarte uten en handling.
    [illegal] { $name } svarte «{ $text }», og det er ikke tillatt.
   *[unread] { $name } svarte «{ $text }», og det kan ikke leses.
}
error-program-gave-up = { $name } mislyktes flere ganger på rad ({ $count }) og blir ikke spurt mer.
error-program-says = { $name } sier: { $text }
error-program-slow = { $name } svarte ikke innen { $seconds } s.
error-program-stopped = { $name } har stoppet (sluttkode { $status }).
