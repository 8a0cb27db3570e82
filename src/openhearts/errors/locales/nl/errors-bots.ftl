# Bots and the programs that play.

error-no-bot = Er is geen bot “{ $text }”. Bekend zijn: { $known } of BESTAND.py:Klasse.
error-bot-name = Een bot wordt met een korte tekst genoemd.
error-bot-option = { $level } heeft geen optie “{ $name }”. Er zijn: { $known }.
error-bot-no-options = { $level } heeft geen opties. Schrijf alleen { $level }.
error-bot-option-twice = { $level }: { $name } staat er twee keer.
error-bot-number = { $level }: { $name } moet een geheel getal van { $low } tot en met { $high } zijn, niet “{ $text }”.
error-bot-no-class = { $file } heeft geen bot van de klasse “{ $text }”. Er zijn: { $known }.
error-no-bot-in-file = In { $file } staat geen bot; een bot is een subklasse van openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } in { $file } is geen subklasse van openhearts.Bot.
    [choose] { $name } in { $file } heeft geen methode choose(self, view, budget, rng).
   *[name] De naam en de versie van { $name } in { $file } moeten teksten zijn.
}
error-bot-fails = { $file } werkt niet: { $cause }
error-game-lacks = { $name } in { $file } is geen spel: { $lacks } ontbreekt.
error-bot-failed = { $name } is mislukt ({ $seat }, ronde { $deal }, seed “{ $seed }”): { $cause } Met --tolerate (in Python tolerate=True) wordt in plaats daarvan de eerste toegestane handeling gespeeld, en de fout geteld.
error-bot-chose = De keuze was { $text }, en die is niet toegestaan.
error-no-networks = Er zitten geen netwerken in.
error-other-networks = Deze netwerken lezen iets anders dan die van deze versie.
error-no-program = “cmd:” noemt geen programma; schrijf cmd:./programma.
error-program-answered = { $how ->
    [question] { $name } beantwoordde een andere vraag.
    [nothing] { $name } antwoordde zonder handeling.
    [illegal] { $name } antwoordde “{ $text }”, en dat mag niet.
   *[unread] { $name } antwoordde “{ $text }”, en dat is niet te lezen.
}
error-program-gave-up = { $name } is een aantal keren achter elkaar mislukt ({ $count }) en wordt niets meer gevraagd.
error-program-says = { $name } zegt: { $text }
error-program-slow = { $name } antwoordde niet binnen { $seconds } s.
error-program-stopped = { $name } is gestopt (afsluitcode { $status }).
