# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Obietnica
test-head-outcome = Wynik
test-head-figures = Sprawdzono
test-passed = dotrzymana
test-failed = złamana
test-skipped = pominięta
test-place = { $rules }, miejsca: { $seats }, ziarno { $seed }, rozdanie { $deal }, działania przedtem: { $step }, miejsce { $seat }
test-repeat = Aby zobaczyć to ponownie:
test-all-kept = { $subject }: każda sprawdzona obietnica jest dotrzymana (ziarno { $seed }).
test-broken = { $subject }: złamane obietnice: { $list } (ziarno { $seed }).
test-viewer = { $seat ->
    [watcher] kto ogląda
   *[seat] miejsce { $seat }
}

# Bots
test-progress-bot = Decyzje
test-promise-bot-answers = Odpowiada na każde pytanie.
test-promise-bot-legal = Wybiera to, co dozwolone.
test-promise-bot-repeatable = To samo pytanie dostaje tę samą odpowiedź.
test-promise-bot-fresh-process = Nowy proces daje te same odpowiedzi.
test-promise-bot-stateless = Między pytaniami nic nie zostaje.
test-promise-bot-own-chance = Losowość pochodzi tylko z rng.
test-promise-bot-view-unchanged = Widok pozostaje taki, jaki był.
test-promise-bot-two-worlds = Zakryte karty niczego nie zmieniają.
test-promise-bot-nothing-hidden = Nic poza widokiem nie jest oglądane.
test-promise-bot-budgets = Każdy budżet daje coś dozwolonego, zawsze to samo.
test-promise-bot-advice = Jego rada jest tym, co robi.
test-promise-bot-speed = Czas decyzji
bot-test-speed = { $count }: średnio { $mean } ms, 99% { $most } ms, najdłużej { $worst } ms
bot-new-written = Zapisano { $file }. Co można z tym zrobić:

# Games
test-progress-game = Rozdania
test-promise-game-rules = Jej zasady wracają ze swoich prostych wartości.
test-promise-game-views = Widok mówi, do kogo należy i co leży odkryte.
test-promise-game-two-worlds = Zakryte karty niczego nie zmieniają.
test-promise-game-audiences = O tym, co prywatne, nie dowiaduje się nikt inny.
test-promise-game-legality = Możliwości są przyjmowane, inne działania odrzucane.
test-promise-game-endings = Każde rozdanie się kończy.
test-promise-game-purity = Nic nie jest zmieniane, a z tego samego wynika to samo.
test-promise-game-replay = Te same działania prowadzą do tej samej pozycji.
test-promise-game-notation = Każde działanie ma własny tekst.
test-promise-game-messages = Zdarzenia i działania wracają z JSON.
test-promise-game-records = Rozdania wracają ze swoich zapisów.
test-promise-game-standing = Punkty, wynik i zwycięzcy zgadzają się ze sobą.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Wybór: { $chosen }; tutaj to niedozwolone.
test-found-other-choice = Wybór: { $chosen }, a przy ponownym tym samym pytaniu: { $other }.
test-found-other-draws = Przy ponownym tym samym pytaniu liczba losowań była inna.
test-found-other-process = Wybór: { $chosen }, a w nowym procesie: { $other }.
test-found-other-order = Wybór: { $chosen }, a po innych pytaniach: { $other }.
test-found-other-world = Wybór: { $chosen }, a gdy różnią się tylko zakryte karty: { $other }.
test-found-other-copy = Wybór: { $chosen }, a z kopii tego samego widoku: { $other }.
test-found-other-chance = Wybór: { $chosen }, a po zmianie losowości wspólnej dla całego programu: { $other }.
test-found-chance-used = Zmieniono stan { $source }; losowość pochodzi tylko z rng.
test-found-looked = Poza widokiem sięgnięto po { $name }.
test-found-view-changed = Potem widok był inny.
test-found-too-much-work = Wyobrażone światy: { $told }, przy budżecie { $work }.
test-found-other-advice = Wybór: { $chosen }, a rada: { $other }.
test-found-too-slow = Najwolniejsza decyzja trwała { $worst } ms; limit to { $bound } ms.
test-found-no-advice = Ten bot nie daje własnych rad.
test-found-no-process = Inny proces nie może utworzyć tego bota: podaj go przez jego plik.
test-found-outside = To inny program: tego, co robi w środku, nie widać.
test-found-no-worlds = Nic nie jest tu zakryte.
test-found-asked-nothing = Nie zostało żadnej odpowiedzi do porównania.
test-found-nothing-seen = Nie zostało nic do obejrzenia.
test-found-rules-differ = Zasady wracają inne ze swoich własnych prostych wartości.
test-found-view-differs = { $viewer }: widok jest inny, gdy różni się tylko to, co zakryte, a żadne zdarzenie o tym nie mówiło.
test-found-words-differ = { $viewer }: ten sam widok podano innymi słowami albo danymi.
test-found-options-differ = { $viewer }: ten sam widok ma inne możliwości.
test-found-refused-once = { $viewer }: przy tym samym widoku { $action } jest w jednym świecie przyjęte, a w drugim odrzucone: { $error }
test-found-refusal-differs = { $viewer }: przy tym samym widoku { $action } jest odrzucane inaczej: { $one }; { $other }.
test-found-event-tells = { $viewer }: zdarzenie mówi coś, czego widok nie pokazuje: { $event }
test-found-too-many-told = Widoki i zdarzenia mówią zbyt wielu to, co prywatne: { $viewers }.
test-found-wrong-seat = { $viewer }: widok mówi, że należy gdzie indziej: { $other_viewer }.
test-found-wrong-public = { $viewer }: odkryta część widoku jest inna niż w pozycji.
test-found-copy-differs = { $viewer }: widok wraca inny ze swojego JSON.
test-found-shown-otherwise = { $viewer }: to zdarzenie jest pokazane jako zdarzenie innego rodzaju albo za drugim razem inaczej: { $event }
test-found-message-differs = To wraca inne z JSON: { $value }
test-found-no-options = { $viewer }: czeka decyzja, a nie ma żadnej możliwości.
test-found-extra-options = { $viewer }: nic nie czeka, a są możliwości.
test-found-fast-options = { $viewer }: options_of mówi co innego niż widok.
test-found-refused = { $viewer }: { $action } należy do możliwości i jest odrzucane: { $error }
test-found-accepted = { $viewer }: { $action } nie należy do możliwości i jest przyjmowane.
test-found-endless = Rozdanie się nie kończy; dotychczasowe działania: { $count }.
test-found-not-over = Rozdanie skończyło się w fazie { $phase }.
test-found-modified = { $name } zmienia to, co dostaje.
test-found-impure = { $name } daje co innego przy ponownym pytaniu.
test-found-replay-differs = To samo rozdanie i te same działania prowadzą do innej pozycji.
test-found-text-differs = Tekst „{ $text }” dla { $action } jest odczytywany jako { $other }.
test-found-text-error = Tekst „{ $text }”, który nie jest działaniem, dał { $error } zamiast BadText.
test-found-text-twice = Tekst „{ $text }” oznacza { $action } i { $other }.
test-found-start-differs = Rozdanie wraca inne ze swoich wierszy.
test-found-play-differs = Działania wracają inne ze swoich wierszy.
test-found-record-unread = Zapisu w postaci { $form } nie da się odczytać ponownie: { $error }
test-found-record-differs = Zapis w postaci { $form } jest odczytywany jako inny.
test-found-points-total = Punkty rozdania to { $points }; razem powinno ich być { $total }.
test-found-points-missing = Nie ma punktów i wyniku dla każdego miejsca.
test-found-points-lost = Punktów rozdania nie ma wśród punktów partii.
test-found-next-number = Po rozdaniu { $number } następuje rozdanie { $next }.
test-found-next-scores = Następne rozdanie zaczyna się z innym wynikiem albo numerem.
test-found-next-rules = Po rozdaniu zasady są inne.
test-found-no-such-winners = To nie mogą być teraz zwycięzcy: { $winners }.
test-found-not-the-highest = Zwycięzcy: { $winners }, wyniki: { $scores }; według zasad wygrywa najwyższy.
test-found-not-the-lowest = Zwycięzcy: { $winners }, wyniki: { $scores }; według zasad wygrywa najniższy.
test-found-early-standing = Wynik powstaje z rozdania, które się nie skończyło.
