# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Promessa
test-head-outcome = Esito
test-head-figures = Esaminato
test-passed = mantenuta
test-failed = infranta
test-skipped = tralasciata
test-place = { $rules }, posti: { $seats }, seme casuale { $seed }, smazzata { $deal }, azioni prima: { $step }, posto { $seat }
test-repeat = Per rivederlo:
test-all-kept = { $subject } mantiene ogni promessa esaminata (seme casuale { $seed }).
test-broken = { $subject } infrange promesse: { $list } (seme casuale { $seed }).
test-viewer = { $seat ->
    [watcher] chi guarda
   *[seat] posto { $seat }
}

# Bots
test-progress-bot = Decisioni
test-promise-bot-answers = Risponde a ogni domanda.
test-promise-bot-legal = Sceglie ciò che è permesso.
test-promise-bot-repeatable = La stessa domanda riceve la stessa risposta.
test-promise-bot-fresh-process = Un processo nuovo dà le stesse risposte.
test-promise-bot-stateless = Tra le domande non conserva nulla.
test-promise-bot-own-chance = Il caso viene solo da rng.
test-promise-bot-view-unchanged = La vista resta com’era.
test-promise-bot-two-worlds = Le carte nascoste non cambiano nulla.
test-promise-bot-nothing-hidden = Non guarda altro che la vista.
test-promise-bot-budgets = Ogni budget dà qualcosa di permesso, sempre lo stesso.
test-promise-bot-advice = Il suo consiglio è ciò che fa.
test-promise-bot-speed = Tempo di una decisione
bot-test-speed = { $count }: media { $mean } ms, 99 % { $most } ms, massimo { $worst } ms
bot-new-written = { $file } è scritto. Che cosa puoi farne:

# Games
test-progress-game = Smazzate
test-promise-game-rules = Le sue regole tornano dai loro valori semplici.
test-promise-game-views = Una vista dice di chi è e che cosa è scoperto.
test-promise-game-two-worlds = Le carte nascoste non cambiano nulla.
test-promise-game-audiences = Ciò che è privato non viene detto a nessun altro.
test-promise-game-legality = Le opzioni sono accettate, le altre azioni rifiutate.
test-promise-game-endings = Ogni smazzata finisce.
test-promise-game-purity = Nulla viene modificato, e dallo stesso viene lo stesso.
test-promise-game-replay = Le stesse azioni portano alla stessa posizione.
test-promise-game-notation = Ogni azione ha un testo suo.
test-promise-game-messages = Eventi e azioni tornano dal JSON.
test-promise-game-records = Le smazzate tornano dalle loro registrazioni.
test-promise-game-standing = Punti, punteggi e vincitori concordano.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Ha scelto { $chosen }, che qui non è permesso.
test-found-other-choice = Ha scelto { $chosen }; alla stessa domanda fatta di nuovo: { $other }.
test-found-other-draws = Alla stessa domanda fatta di nuovo ha estratto un altro numero di volte.
test-found-other-process = Ha scelto { $chosen }; in un processo nuovo: { $other }.
test-found-other-order = Ha scelto { $chosen }; quando prima c’erano altre domande: { $other }.
test-found-other-world = Ha scelto { $chosen }; dove cambiano solo carte nascoste: { $other }.
test-found-other-copy = Ha scelto { $chosen }; da una copia della stessa vista: { $other }.
test-found-other-chance = Ha scelto { $chosen }; dopo un cambiamento del caso che tutto il programma condivide: { $other }.
test-found-chance-used = Ha cambiato lo stato di { $source }; il caso viene solo da rng.
test-found-looked = Fuori dalla sua vista ha toccato { $name }.
test-found-view-changed = Dopo, la vista era un’altra.
test-found-too-much-work = Mondi immaginati: { $told }, con un budget di { $work }.
test-found-other-advice = Ha scelto { $chosen }, e il suo consiglio è { $other }.
test-found-too-slow = La decisione più lenta ha richiesto { $worst } ms; il limite è { $bound } ms.
test-found-no-advice = Non dà consigli propri.
test-found-no-process = Un altro processo non può creare questo bot: indicalo con il suo file.
test-found-outside = È un altro programma: ciò che fa al suo interno non si vede.
test-found-no-worlds = Qui non c’è nulla di nascosto.
test-found-asked-nothing = Non è rimasta nessuna risposta da confrontare.
test-found-nothing-seen = Non è rimasto nulla da esaminare.
test-found-rules-differ = Le regole tornano diverse dai loro valori semplici.
test-found-view-differs = { $viewer }: la vista è diversa dove cambiano solo cose nascoste, e nessun evento lo ha detto.
test-found-words-differ = { $viewer }: la stessa vista viene data con altre parole o altri dati.
test-found-options-differ = { $viewer }: la stessa vista ha altre opzioni.
test-found-refused-once = { $viewer }: con la stessa vista, { $action } è accettato in un mondo e rifiutato nell’altro: { $error }
test-found-refusal-differs = { $viewer }: con la stessa vista, { $action } è rifiutato in altro modo: { $one }; { $other }.
test-found-event-tells = { $viewer }: un evento dice qualcosa che la vista non dice: { $event }
test-found-too-many-told = Viste ed eventi dicono a troppi ciò che è privato: { $viewers }.
test-found-wrong-seat = { $viewer }: la vista dice di appartenere altrove: { $other_viewer }.
test-found-wrong-public = { $viewer }: la parte scoperta della vista non è quella della posizione.
test-found-copy-differs = { $viewer }: la vista torna diversa dal suo JSON.
test-found-shown-otherwise = { $viewer }: questo evento viene mostrato come uno di altro genere, o cambia se mostrato di nuovo: { $event }
test-found-message-differs = Questo torna diverso dal JSON: { $value }
test-found-no-options = { $viewer }: si aspetta una decisione, e non c’è nessuna opzione.
test-found-extra-options = { $viewer }: non si aspetta nulla, e ci sono opzioni.
test-found-fast-options = { $viewer }: options_of dice altro rispetto alla vista.
test-found-refused = { $viewer }: { $action } è un’opzione e viene rifiutata: { $error }
test-found-accepted = { $viewer }: { $action } non è un’opzione e viene accettata.
test-found-endless = La smazzata non finisce; azioni finora: { $count }.
test-found-not-over = La smazzata è finita nella fase { $phase }.
test-found-modified = { $name } modifica ciò che riceve.
test-found-impure = { $name } dà un’altra cosa se richiesto di nuovo.
test-found-replay-differs = La stessa smazzata e le stesse azioni portano a un’altra posizione.
test-found-text-differs = Il testo «{ $text }» di { $action } viene letto come { $other }.
test-found-text-error = Il testo «{ $text }», che non nomina nessuna azione, ha dato { $error } invece di BadText.
test-found-text-twice = Il testo «{ $text }» sta per { $action } e per { $other }.
test-found-start-differs = La smazzata torna diversa dalle sue righe.
test-found-play-differs = Le azioni tornano diverse dalle loro righe.
test-found-record-unread = La registrazione, scritta come { $form }, non si può rileggere: { $error }
test-found-record-differs = La registrazione, scritta come { $form }, viene letta come un’altra.
test-found-points-total = I punti della smazzata sono { $points }; la somma dovrebbe essere { $total }.
test-found-points-missing = Non ci sono punti e un punteggio per ogni posto.
test-found-points-lost = I punti della smazzata non sono tra quelli della partita.
test-found-next-number = Alla smazzata { $number } segue la smazzata { $next }.
test-found-next-scores = La smazzata successiva comincia con altri punteggi o un altro numero.
test-found-next-rules = Le regole sono altre dopo la smazzata.
test-found-no-such-winners = Questi non possono essere ora i vincitori: { $winners }.
test-found-not-the-highest = I vincitori sono { $winners }, i punteggi { $scores }; secondo le regole vince il più alto.
test-found-not-the-lowest = I vincitori sono { $winners }, i punteggi { $scores }; secondo le regole vince il più basso.
test-found-early-standing = Un punteggio viene ricavato da una smazzata che non è finita.
