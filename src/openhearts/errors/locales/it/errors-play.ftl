# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Non tocca a te: è il turno di { $turn }.
error-deal-over = La smazzata è finita.
error-wrong-phase = { $phase ->
    [pass] Si stanno passando le carte; ancora non si gioca.
    [play] Si sta giocando; il passaggio delle carte è finito.
    [choose] Prima si decide come conta il cappotto.
    [start] La carta pescata si tiene come carta iniziale oppure si scarta.
    [lay] La carta pescata si mette a sinistra o a destra, oppure si scarta.
    [steal] È stata pescata una carta ladra: ruba, oppure scartala.
   *[over] La smazzata è finita.
}
error-card-not-held = { $card }: non hai questa carta.
error-opening-card = { $card }: devi aprire con la carta d’apertura: { $opening }.
error-opening-suit = { $card }: devi aprire con { suit-name }.
error-opening-forbidden = { $card }: non si può usare per la prima apertura.
error-locked = { $card }: { $lock ->
    [hearts] i cuori non sono ancora rotti
   *[other] con questa carta non si può ancora aprire
}.
error-must-follow = { $card }: devi rispondere a { suit-name }.
error-first-trick = { $card }: non nella prima presa.
error-pass-count = Scegli esattamente { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da passare.
error-pass-twice = { $card }: non ne hai così tante.
error-already-passed = Hai già passato le tue carte.
error-bad-choice = Scegli se aggiungere o togliere.
error-claim-not-certain = Da quello che puoi vedere, il resto non è sicuro.
error-no-start-card = Non hai ancora una carta iniziale.
error-has-start-card = Hai già una carta iniziale.
error-row-full = { $row ->
    [none] Quella fila è completa.
   *[other] { $card }: la { row-name } è completa.
}
error-value-too-high = { $card }: valore troppo alto, deve essere più basso di quello della carta sopra.
error-outside-group = { $card }: nessun valore del suo gruppo va bene lì.
error-cannot-steal = Quella carta non si può rubare.
error-bad-value = { $card }: lì non può avere quel valore.
error-not-an-action = In questo gioco una mossa così non esiste.
error-not-now = Adesso non si può.
