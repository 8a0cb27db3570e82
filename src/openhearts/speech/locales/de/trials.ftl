# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Versprechen
test-head-outcome = Ergebnis
test-head-figures = Angesehen
test-passed = gehalten
test-failed = gebrochen
test-skipped = ausgelassen
test-place = { $rules }, Plätze: { $seats }, Startwert { $seed }, Spiel { $deal }, Züge davor: { $step }, Platz { $seat }
test-repeat = So ist es wieder zu sehen:
test-all-kept = { $subject } hält jedes Versprechen, das angesehen wurde (Startwert { $seed }).
test-broken = { $subject } bricht Versprechen: { $list } (Startwert { $seed }).
test-viewer = { $seat ->
    [watcher] wer zusieht
   *[seat] Platz { $seat }
}

# Bots
test-progress-bot = Entscheidungen
test-promise-bot-answers = Er beantwortet jede Frage.
test-promise-bot-legal = Er wählt, was erlaubt ist.
test-promise-bot-repeatable = Dieselbe Frage bekommt dieselbe Antwort.
test-promise-bot-fresh-process = Ein frischer Prozess gibt dieselben Antworten.
test-promise-bot-stateless = Zwischen den Fragen bleibt nichts zurück.
test-promise-bot-own-chance = Zufall kommt allein aus rng.
test-promise-bot-view-unchanged = Die Sicht bleibt, wie sie war.
test-promise-bot-two-worlds = Verdeckte Karten ändern nichts.
test-promise-bot-nothing-hidden = Angesehen wird nur die Sicht.
test-promise-bot-budgets = Jeder Aufwand ergibt etwas Erlaubtes, jedes Mal dasselbe.
test-promise-bot-advice = Sein Rat ist, was er tut.
test-promise-bot-speed = Dauer einer Entscheidung
bot-test-speed = { $count }: Mittel { $mean } ms, 99 % { $most } ms, längste { $worst } ms
bot-new-written = { $file } ist geschrieben. Was sich damit tun lässt:

# Games
test-progress-game = Spiele
test-promise-game-rules = Seine Regeln kommen aus einfachen Werten zurück.
test-promise-game-views = Eine Sicht sagt, wessen sie ist und was offen liegt.
test-promise-game-two-worlds = Verdeckte Karten ändern nichts.
test-promise-game-audiences = Was verdeckt ist, erfährt niemand sonst.
test-promise-game-legality = Optionen werden angenommen, andere Züge abgewiesen.
test-promise-game-endings = Jedes Spiel geht zu Ende.
test-promise-game-purity = Nichts wird verändert, und Gleiches ergibt Gleiches.
test-promise-game-replay = Dieselben Züge führen zu derselben Stellung.
test-promise-game-notation = Jeder Zug hat einen eigenen Text.
test-promise-game-messages = Ereignisse und Züge kommen aus JSON zurück.
test-promise-game-records = Spiele kommen aus ihren Aufzeichnungen zurück.
test-promise-game-standing = Punkte, Stand und Gewinner passen zusammen.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Gewählt wurde { $chosen }; das ist hier nicht erlaubt.
test-found-other-choice = Gewählt wurde { $chosen }, und { $other }, als dasselbe noch einmal gefragt wurde.
test-found-other-draws = Auf dieselbe Frage wurde beim zweiten Mal anders oft gezogen.
test-found-other-process = Gewählt wurde { $chosen }, und { $other } in einem frischen Prozess.
test-found-other-order = Gewählt wurde { $chosen }, und { $other }, als andere Fragen vorausgingen.
test-found-other-world = Gewählt wurde { $chosen }, und { $other }, wo nur verdeckte Karten anders liegen.
test-found-other-copy = Gewählt wurde { $chosen }, und { $other } bei einer Kopie derselben Sicht.
test-found-other-chance = Gewählt wurde { $chosen }, und { $other } nach einer Änderung des Zufalls, den das ganze Programm teilt.
test-found-chance-used = Der Zustand von { $source } ist verändert; Zufall kommt allein aus rng.
test-found-looked = An der Sicht vorbei wurde nach { $name } gegriffen.
test-found-view-changed = Die Sicht war danach eine andere.
test-found-too-much-work = Bei einem Aufwand von { $work } hat er { $told } Welten ausgedacht.
test-found-other-advice = Gewählt wurde { $chosen }, empfohlen wird { $other }.
test-found-too-slow = Die langsamste Entscheidung dauerte { $worst } ms; die Grenze ist { $bound } ms.
test-found-no-advice = Eigenen Rat gibt dieser Bot nicht.
test-found-no-process = Ein anderer Prozess kann diesen Bot nicht herstellen: Nenne ihn mit seiner Datei.
test-found-outside = Das ist ein anderes Programm: Was es in sich tut, ist nicht zu sehen.
test-found-no-worlds = Hier ist nichts verdeckt.
test-found-asked-nothing = Keine Antwort blieb zum Vergleichen.
test-found-nothing-seen = Es blieb nichts zum Ansehen.
test-found-rules-differ = Die Regeln kommen aus ihren einfachen Werten anders zurück.
test-found-view-differs = { $viewer }: Die Sicht ist anders, wo nur Verdecktes anders ist, und kein Ereignis sagte es.
test-found-words-differ = { $viewer }: Dieselbe Sicht wird mit anderen Worten oder Daten gezeigt.
test-found-options-differ = { $viewer }: Dieselbe Sicht hat andere Optionen.
test-found-refused-once = { $viewer }: Bei derselben Sicht wird { $action } in einer Welt angenommen und in der anderen abgewiesen: { $error }
test-found-refusal-differs = { $viewer }: Bei derselben Sicht wird { $action } anders abgewiesen: { $one }; { $other }.
test-found-event-tells = { $viewer }: Ein Ereignis verrät etwas, was die Sicht nicht zeigt: { $event }
test-found-too-many-told = Sichten und Ereignisse verraten Verdecktes zu vielen: { $viewers }.
test-found-wrong-seat = { $viewer }: Die Sicht sagt, sie gehöre woandershin: { $other_viewer }.
test-found-wrong-public = { $viewer }: Der offene Teil der Sicht ist ein anderer als der der Stellung.
test-found-copy-differs = { $viewer }: Die Sicht kommt aus ihrem JSON anders zurück.
test-found-shown-otherwise = { $viewer }: Dieses Ereignis wird als eines anderer Art gezeigt, oder beim zweiten Mal anders: { $event }
test-found-message-differs = Aus JSON kommt dies anders zurück: { $value }
test-found-no-options = { $viewer }: Eine Entscheidung steht an, und es gibt keine Option.
test-found-extra-options = { $viewer }: Nichts steht an, und es gibt Optionen.
test-found-fast-options = { $viewer }: options_of sagt anderes als die Sicht.
test-found-refused = { $viewer }: { $action } ist eine Option und wird abgewiesen: { $error }
test-found-accepted = { $viewer }: { $action } ist keine Option und wird angenommen.
test-found-endless = Das Spiel endet nicht; Züge bis jetzt: { $count }.
test-found-not-over = Das Spiel ist in der Phase { $phase } zu Ende.
test-found-modified = { $name } verändert, was es bekommt.
test-found-impure = { $name } ergibt beim zweiten Mal etwas anderes.
test-found-replay-differs = Dasselbe Spiel mit denselben Zügen führt zu einer anderen Stellung.
test-found-text-differs = Der Text „{ $text }“ für { $action } wird als { $other } gelesen.
test-found-text-error = Beim Text „{ $text }“, der kein Zug ist, kam { $error } statt BadText.
test-found-text-twice = Der Text „{ $text }“ steht für { $action } und für { $other }.
test-found-start-differs = Das Spiel kommt aus seinen Zeilen anders zurück.
test-found-play-differs = Die Züge kommen aus ihren Zeilen anders zurück.
test-found-record-unread = Die Aufzeichnung, als { $form } geschrieben, lässt sich nicht wieder lesen: { $error }
test-found-record-differs = Die Aufzeichnung, als { $form } geschrieben, wird als eine andere gelesen.
test-found-points-total = Die Punkte des Spiels sind { $points }; zusammen sollten es { $total } sein.
test-found-points-missing = Punkte oder Stand gibt es nicht für jeden Platz.
test-found-points-lost = Die Punkte des Spiels fehlen unter denen der Partie.
test-found-next-number = Auf Spiel { $number } folgt Spiel { $next }.
test-found-next-scores = Das nächste Spiel beginnt mit anderem Stand oder anderer Nummer.
test-found-next-rules = Nach dem Spiel sind die Regeln andere.
test-found-no-such-winners = Das können jetzt nicht die Gewinner sein: { $winners }.
test-found-not-the-highest = Gewinner sind { $winners }, der Stand ist { $scores }; nach den Regeln gewinnt der höchste.
test-found-not-the-lowest = Gewinner sind { $winners }, der Stand ist { $scores }; nach den Regeln gewinnt der niedrigste.
test-found-early-standing = Ein Stand entsteht aus einem Spiel, das nicht zu Ende ist.
