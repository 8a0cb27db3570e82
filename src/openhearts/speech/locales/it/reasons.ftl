# Perché un bot fa quello che fa: una frase per ogni motivo di bots/reasons.py. Davanti sta la carta, senza articolo.

reason-only-choice = È l’unica scelta possibile.
reason-at-random = Scelta a caso.
reason-fewest-points = In media è la scelta che costa meno, su { $worlds ->
    [one] { $worlds } smazzata immaginata
   *[other] { $worlds } smazzate immaginate
}.
reason-most-points = In media è la scelta che rende di più, su { $worlds ->
    [one] { $worlds } ordine immaginato del mazzo
   *[other] { $worlds } ordini immaginati del mazzo
}.
reason-best-for-both = Si conoscono entrambe le mani, e questa è la scelta migliore contro il gioco migliore.
reason-pass-danger = { $card }: rischia troppo di vincere prese che costano punti.
reasons-pass-danger = { $cards }: queste carte rischiano troppo di vincere prese che costano punti.
reason-pass-spare = Qui niente è pericoloso; la carta che mancherà meno: { $card }.
reason-pass-void = Così non resta nessuna carta di { suit-name }, e su quel seme si potranno scaricare punti.
reason-pass-for-moon = La mano è adatta al cappotto: se ne va ciò che perde le prese.
reason-keep-guard = { $card }: resta in mano, con { $guards ->
    [one] { $guards } carta più bassa
   *[other] { $guards } carte più basse
} a protezione.
reason-duck = { $card }: sta sotto la carta che per ora vince.
reason-unload-queen = { $card }: { points } per { $self ->
    [yes] te
   *[no] { $seat }
}.
reason-unload-high-heart = { $card }: per { $self ->
    [yes] te
   *[no] { $seat }
}, prima che più tardi vinca una presa.
reason-unload-danger = { $card }: { points } per { $self ->
    [yes] te
   *[no] { $seat }
}.
reason-unload-high-card = { $card }: meglio liberarsene ora, prima che debba vincere una presa.
reason-make-void = Dopo non resta nessuna carta di { suit-name }, e su quel seme si potranno scaricare punti.
reason-take-cheaply = { $card }: vince la presa, ma { $points ->
    [0] non costa niente
   *[other] costa solo { points }
}.
reason-perhaps-cheap = { $card }: forse vince la presa, ma { $points ->
    [0] non costa niente
   *[other] costa solo { points }
}.
reason-last-seat-safe = Ultima carta della presa e nessun punto sul tavolo; senza rischio: { $card }.
reason-hunt-queen = Così può venire fuori la carta cercata: { $card }.
reason-protect-queen = Restano in mano le carte che proteggono questa: { $card }.
reason-stop-moon = Così si ferma il cappotto { $self ->
    [yes] che stai tentando
   *[no] che tenta { $seat }
}.
reason-try-moon = Vale la pena di tentare il cappotto.
reason-moon-unsure = Tentare il cappotto sembra meglio in media, ma riesce in { $percent } smazzate immaginate su 100 e meno spesso al tavolo.
reason-take-jack = Questa carta merita di essere presa: { $card }, { points }.
reason-keep-jack = { $card }: resta in mano.
reason-forced = Nessuna carta permessa sta sotto; la meno dannosa: { $card }.
reason-lead-low = { $card }: difficilmente vince una presa.
reason-lead-safe-suit = Gli altri hanno ancora molte carte di { suit-name }.
reason-lead-early = Da giocare presto, finché tutti rispondono ancora a seme: { $card }.
reason-hope-higher = { $card }: per ora vince, ma probabilmente qualcuno giocherà una carta più alta.
reason-cancel-hope = La carta gemella è ancora in gioco e può annullare questa: { $card }.
reason-cancels = { $card }: incontra la carta gemella, e nessuna delle due vince.
reason-void-trick = Così la presa viene annullata.
reason-joker-excuse = { $card }: non vince mai.
reason-joker-wins = { $card }: vince la presa.
reason-jinx-danger = Ancora in gioco e qui pericolosa, questa carta: { $card }, { points }.
reason-kitty-danger = Chi vince riceve anche { $cards ->
    [one] { $cards } carta coperta
   *[other] { $cards } carte coperte
}.
reason-choose-add = Aggiungere: { points } per tutti gli altri.
reason-choose-subtract = Togliere: { points } in meno.
reason-win-match = Così si vince la partita più spesso: in { $percent } finali immaginati su 100.
reason-add-ends-match = Aggiungere farebbe finire la partita con qualcun altro in testa.

reason-start-high = Una carta iniziale alta: { $value } lascia molto spazio.
reason-start-last-chance = { $card } non è una carta alta, ma il mazzo sta per finire.
reason-start-too-low = { $card } è una carta bassa: { $better ->
    [one] { $better } carta più alta può ancora arrivare
   *[other] { $better } carte più alte possono ancora arrivare
}.
reason-keep-room = Nella { row-name } resta spazio: { $room ->
    [one] { $room } valore più basso
   *[other] { $room } valori più bassi
} per { $steps ->
    [one] { $steps } gradino mancante
   *[other] { $steps } gradini mancanti
}.
reason-extra-point = { $card } accanto a { $guard }: un punto in più per lo stesso colore.
reason-fill-step = Così il gradino { $step } è completo.
reason-fill-row = Così la { row-name } è completa.
reason-too-risky = { $card } lascerebbe troppo poco spazio: { $room ->
    [one] { $room } valore più basso
   *[other] { $room } valori più bassi
} per { $steps ->
    [one] { $steps } gradino
   *[other] { $steps } gradini
}.
reason-no-place = { $card } non va da nessuna parte.
reason-joker-saves-room = { $card } lì vale { $value } e risparmia spazio.
reason-finish-tower = Così la torre è completa e la smazzata finisce, { points }.
reason-steal-best = Tra tutto ciò che si può rubare, { $card } è quello che serve di più.
reason-steal-hurts = { $card }: soprattutto fa perdere punti a { $self ->
    [yes] te
   *[no] { $seat }
}.
reason-steal-not-worth = Niente merita di essere rubato.
