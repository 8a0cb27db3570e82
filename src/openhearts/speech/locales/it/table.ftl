# Ciò che dice ogni gioco: posti, turni, punteggio.

seat = { $self ->
    [yes] tu
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] tu
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
turn-yours = Tocca a te. { $what }.
turn-in-burst = Tocca a te, { $what }.
deal-over = La smazzata è finita.
match-over = La partita è finita.
deal-ended = La smazzata { $deal } è finita.
points-of-deal = Punti di questa smazzata: { $list }.
deal-best = Miglior risultato di questa smazzata: { $list }.
scores = Punteggio: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Hai vinto!
       *[other] Condividi la vittoria con { $seats }.
    }
   *[no] { $count ->
        [one] Vince { $seats }.
       *[other] La vittoria è condivisa: { $seats }.
    }
}
match-not-over = La partita non è ancora finita.
advice = Consiglio: { $action }.
advice-expected = Da qui in poi ci si aspetta: { $expected } punti rispetto agli altri, più o meno { $error }, su { $worlds ->
    [one] { $worlds } smazzata immaginata
   *[other] { $worlds } smazzate immaginate
}.
advice-next = { $gap ->
    [same] In media vale più o meno lo stesso: { $action }.
    [half] In media circa mezzo punto meglio della seconda mossa migliore: { $action }.
   *[whole] In media circa { points } meglio della seconda mossa migliore: { $action }.
}
advice-despite = { $gap ->
    [half] Contando solo i punti, questo varrebbe circa mezzo punto in più: { $action }.
   *[whole] Contando solo i punti, questo varrebbe circa { points } in più: { $action }.
}
advice-head-action = Mossa
advice-head-match = Partita
advice-head-plan = Piano
advice-head-expected = Atteso
advice-head-error = Errore
advice-head-worlds = Mondi
advice-percent = { $percent }%
advice-plan-moon = cappotto { $percent }%
advice-units-match = Partita: in quanti finali immaginati su 100 si vince la partita; è ciò che conta per primo.
advice-units-plan = Piano: su che cosa si basano le cifre quando non si continua come al solito, e in quante smazzate immaginate su 100 riesce; ciò che non è sicuro riesce meno spesso al tavolo.
advice-units = Atteso: di quanti punti si fa meglio degli altri, in media, in questa smazzata; più è alto, meglio è. L’errore è un errore standard.

# Names of the bots at a table, separated by commas
bot-names = Ada, Bruno, Chiara, Dario, Eva, Fabio, Giulia, Ivo, Lia, Marco, Nina, Pietro
