# Bots and the programs that play.

error-no-bot = Nu există botul „{ $text }”. Se cunosc: { $known } sau FIȘIER.py:Clasă.
error-bot-name = Un bot se indică printr-un text scurt.
error-bot-option = { $level } nu are opțiunea „{ $name }”. Are: { $known }.
error-bot-no-options = { $level } nu are opțiuni. Scrie doar { $level }.
error-bot-option-twice = { $level }: { $name } apare de două ori.
error-bot-number = { $level }: { $name } trebuie să fie un număr întreg de la { $low } la { $high }, nu „{ $text }”.
error-bot-no-class = { $file } nu are niciun bot din clasa „{ $text }”. Are: { $known }.
error-no-bot-in-file = În { $file } nu este niciun bot; un bot este o subclasă a openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } din { $file } nu este o subclasă a openhearts.Bot.
    [choose] { $name } din { $file } nu are metoda choose(self, view, budget, rng).
   *[name] Numele și versiunea lui { $name } din { $file } trebuie să fie texte.
}
error-bot-fails = { $file } nu funcționează: { $cause }
error-game-lacks = { $name } din { $file } nu este un joc: lipsește { $lacks }.
error-bot-failed = { $name } a eșuat ({ $seat }, dona { $deal }, sămânța „{ $seed }”): { $cause } Cu --tolerate (în Python tolerate=True) se joacă în loc prima acțiune permisă, iar eșecul este numărat.
error-bot-chose = Alegerea a fost { $text }, iar asta nu este permis.
error-no-networks = Fișierul nu conține rețele.
error-other-networks = Rețelele citesc altceva decât cele din această versiune.
error-no-program = „cmd:” nu numește niciun program; scrie cmd:./program.
error-program-answered = { $how ->
    [question] { $name } a răspuns la altă întrebare.
    [nothing] { $name } a răspuns fără acțiune.
    [illegal] { $name } a răspuns „{ $text }”, ceea ce nu este permis.
   *[unread] { $name } a răspuns „{ $text }”, ceea ce nu se poate citi.
}
error-program-gave-up = { $name } a eșuat de prea multe ori la rând ({ $count }) și nu mai este întrebat.
error-program-says = { $name } spune: { $text }
error-program-slow = { $name } nu a răspuns în { $seconds } s.
error-program-stopped = { $name } s-a oprit (cod de ieșire { $status }).
