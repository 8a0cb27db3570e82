# Bots and the programs that play.

error-no-bot = Il bot «{ $text }» non esiste. Si conoscono: { $known }, oppure FILE.py:Classe.
error-bot-name = Un bot si indica con un testo breve.
error-bot-option = { $level } non ha l’opzione «{ $name }». Ci sono: { $known }.
error-bot-no-options = { $level } non ha opzioni. Scrivi solo { $level }.
error-bot-option-twice = { $level }: { $name } è indicato due volte.
error-bot-number = { $level }: { $name } dev’essere un numero intero da { $low } a { $high }, non «{ $text }».
error-bot-no-class = { $file } non ha nessun bot della classe «{ $text }». Ci sono: { $known }.
error-no-bot-in-file = In { $file } non c’è nessun bot; un bot è una sottoclasse di openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } in { $file } non è una sottoclasse di openhearts.Bot.
    [choose] { $name } in { $file } non ha il metodo choose(self, view, budget, rng).
   *[name] Nome e versione di { $name } in { $file } devono essere testi.
}
error-bot-fails = { $file } non funziona: { $cause }
error-game-lacks = { $name } in { $file } non è un gioco: manca { $lacks }.
error-bot-failed = { $name } ha fallito ({ $seat }, smazzata { $deal }, seme casuale «{ $seed }»): { $cause } Con --tolerate (in Python tolerate=True) si gioca invece la prima azione permessa, e l’errore viene contato.
error-bot-chose = La scelta era { $text }, e non è permessa.
error-no-networks = Non contiene reti.
error-other-networks = Le sue reti leggono qualcosa di diverso da quelle di questa versione.
error-no-program = «cmd:» non indica nessun programma; scrivi cmd:./programma.
error-program-answered = { $how ->
    [question] { $name } ha risposto a un’altra domanda.
    [nothing] { $name } ha risposto senza una mossa.
    [illegal] { $name } ha risposto «{ $text }», che non è permesso.
   *[unread] { $name } ha risposto «{ $text }», che non si può leggere.
}
error-program-gave-up = { $name } ha fallito più volte di fila ({ $count }) e non viene più interpellato.
error-program-says = { $name } dice: { $text }
error-program-slow = { $name } non ha risposto entro { $seconds } s.
error-program-stopped = { $name } si è fermato (codice di uscita { $status }).
