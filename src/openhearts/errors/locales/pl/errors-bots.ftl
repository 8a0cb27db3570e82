# Bots and the programs that play.

error-no-bot = Nie ma bota „{ $text }”. Znane są: { $known } albo PLIK.py:Klasa.
error-bot-name = Bota podaje się krótkim tekstem.
error-bot-option = { $level } nie ma opcji „{ $name }”. Dostępne: { $known }.
error-bot-no-options = { $level } nie ma opcji. Napisz samo { $level }.
error-bot-option-twice = { $level }: { $name } podano dwa razy.
error-bot-number = { $level }: { $name } musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $text }”.
error-bot-no-class = W pliku { $file } nie ma bota o klasie „{ $text }”. Dostępne: { $known }.
error-no-bot-in-file = W pliku { $file } nie ma bota; bot to podklasa openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } w pliku { $file } nie jest podklasą openhearts.Bot.
    [choose] { $name } w pliku { $file } nie ma metody choose(self, view, budget, rng).
   *[name] Nazwa i wersja { $name } w pliku { $file } muszą być tekstami.
}
error-bot-fails = { $file } nie działa: { $cause }
error-game-lacks = { $name } w pliku { $file } to nie gra: brakuje { $lacks }.
error-bot-failed = { $name }: niepowodzenie ({ $seat }, rozdanie { $deal }, ziarno „{ $seed }”): { $cause } Z opcją --tolerate (w Pythonie tolerate=True) zamiast tego zostanie zagrany pierwszy dozwolony ruch, a niepowodzenie policzone.
error-bot-chose = Wybór to { $text }, a to nie jest dozwolone.
error-no-networks = Ten plik nie zawiera sieci.
error-other-networks = Te sieci czytają coś innego niż sieci tej wersji.
error-no-program = „cmd:” nie podaje programu; napisz cmd:./program.
error-program-answered = { $how ->
    [question] { $name }: to odpowiedź na inne pytanie.
    [nothing] { $name }: odpowiedź bez ruchu.
    [illegal] { $name }: odpowiedź „{ $text }” jest niedozwolona.
   *[unread] { $name }: odpowiedzi „{ $text }” nie da się odczytać.
}
error-program-gave-up = { $name }: zbyt wiele niepowodzeń z rzędu ({ $count }), więcej pytań nie będzie.
error-program-says = { $name } podaje: { $text }
error-program-slow = { $name }: brak odpowiedzi w ciągu { $seconds } s.
error-program-stopped = { $name }: program się zatrzymał (kod wyjścia { $status }).
