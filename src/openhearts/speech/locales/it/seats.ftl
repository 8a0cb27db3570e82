# Amici al tavolo: posti che si scambiano tra una smazzata e l’altra, nuovi arrivati con il punteggio medio

web-swap = Scambia i posti
web-swap-how = I posti si scambiano quando comincia la prossima smazzata. Il punteggio segue la persona; chi si aggiunge comincia con il punteggio medio degli altri.
web-swap-one = Chi
web-swap-other = con chi
web-swap-go = Fai scambiare
web-swap-ask = Chiedi { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name } di scambiare i posti
web-swap-asked = { $name } vorrebbe scambiare il posto con te.
web-swap-waits = Hai chiesto di scambiare i posti. La risposta spetta { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name }.
web-swap-yes = Scambia i posti
web-swap-planned = Quando comincia la prossima smazzata si scambiano i posti { $one } { SOUND($other) ->
    [e] ed{" "}
   *[other] e{" "}
}{ $other }.
web-swap-done = Posti scambiati: { $one } { SOUND($other) ->
    [e] ed{" "}
   *[other] e{" "}
}{ $other }.
web-swap-comes = Dalla prossima smazzata: { $name }.
web-swap-comes-again = Se comincia un’altra partita, gioca anche { $name }.
web-swap-you-come = Ti siedi quando comincia la prossima smazzata, con il punteggio medio degli altri.
web-swap-you-come-again = Questa partita è finita. Se ne comincia un’altra, giochi anche tu.
web-swap-joined = Ora gioca anche { $name }, con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
web-swap-stay = Lascia i posti come sono
web-swap-not = Rinuncia a giocare

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Hai già il nome del tuo posto, e le carte con la prossima smazzata. Fino ad allora gioca un bot.
web-new-hand = Il tuo nome è già a questo posto. Ricevi le carte quando comincia la prossima smazzata, con il punteggio medio degli altri; fino ad allora gioca un bot.
web-plays-until = Fino alla prossima smazzata quella mano la gioca un bot.
web-chair-next = { $chair }, con le carte dalla prossima smazzata; fino ad allora gioca un bot
web-chair-device = { $chair } (un solo dispositivo: { $names })
ask-who-device = Su un solo dispositivo: { $names }.
web-back-soon = Al tavolo verrà chiesto appena quel posto sarà vuoto da { $seconds } secondi.
web-back-name = Hai di nuovo il tuo posto, e le carte con la prossima smazzata.
web-anew = Chiedi agli altri di ridare le carte
web-anew-how = Se tutti quelli che siedono qui sono d’accordo, questa smazzata è nulla: le sue carte vengono mostrate, non conta e si ridanno le carte.
web-anew-offer = La prima presa non è ancora finita. Se tutti accettano di ridare le carte, le ricevi subito.
web-anew-asked = { $name } vorrebbe ridare le carte. Questa smazzata non conterebbe.
web-anew-yes = Ridare le carte
web-anew-no = Continuare
web-anew-waits = Hai accettato di ridare le carte. Manca la risposta di: { $names }.
web-anew-declined = { $name } preferisce continuare.
web-anew-agreed = Tutti sono d’accordo: questa smazzata è nulla, si ridanno le carte.
web-restored = Il server è stato ripristinato da una copia di sicurezza: quanto giocato da allora è perso, e se una smazzata non era finita si ridanno le carte.
web-words-anew = ridare, ridare le carte, nuova smazzata
web-fair-void = Questa smazzata è nulla: tutti hanno accettato di ridare le carte. Il suo segreto è rivelato, e la smazzata non conta.
web-fair-restored = Questa smazzata è nulla: il server è stato ripristinato da una copia di sicurezza. Il segreto della smazzata è rivelato, e la smazzata non conta.
