# Il tavolo di cucina: per chi ha carte vere
web-kitchen = Segnapunti per carte vere
web-kitchen-lead = Giocate con carte vere; il segnapunti tiene il punteggio, dice chi passa a chi e chi apre, e conosce le regole.
web-kitchen-mine = I tuoi segnapunti
web-kitchen-which = A che cosa giocate?
web-kitchen-players = Giocatori:
web-kitchen-seats = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
web-kitchen-names = Nomi, in senso orario intorno al tavolo
web-kitchen-player = Giocatore { $number }
web-kitchen-ask-dealer = Chi dà le carte per primo?
web-kitchen-ask-youngest = Chi è il più giovane?
web-kitchen-ask-starter = Chi comincia?
web-kitchen-open = Apri il segnapunti
web-kitchen-other-game = Un altro gioco
web-kitchen-new = Nuovo segnapunti
web-kitchen-pad = Segnapunti
web-kitchen-no-pad = Questo segnapunti non esiste. Chiedi di nuovo l’indirizzo.
web-kitchen-full = Questo segnapunti è pieno. Aprine uno nuovo.
web-kitchen-deal = Smazzata { $number }
web-kitchen-number = Smazzata
web-kitchen-deals = { $seat } dà le carte, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a testa{ $left ->
    [0] .
    [one] ; { $left } carta avanza.
   *[other] ; { $left } carte avanzano.
}
web-kitchen-hold = In questa smazzata non si passano carte.
web-kitchen-passes = { $count ->
    [one] Si passa { $count } carta
   *[other] Si passano { $count } carte
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } apre la prima presa.
web-kitchen-leads-card = Apre la prima presa chi ha questa carta: { $card }.
web-kitchen-leads-lowest = Apre la prima presa chi ha questa carta: { rules-lowest-of }.
web-kitchen-begins = Comincia { $seat }.
web-kitchen-write = Scrivi
web-kitchen-check = Controlla soltanto
web-kitchen-undo = Annulla l’ultima smazzata
web-kitchen-all = Tutte le smazzate
web-kitchen-remarks = Osservazioni
web-kitchen-share = Mostra questo segnapunti su un altro dispositivo
web-kitchen-would-score = Darebbe: { $list }.
web-kitchen-behind = Nel frattempo qualcun altro ha scritto su questo segnapunti. Guardalo, e scrivi di nuovo se la tua smazzata manca ancora.
web-kitchen-missing = Non c’è ancora nessun numero. Compila almeno un campo; un campo vuoto vale 0.
web-kitchen-waits = Non ancora inviata; aspetta su questo dispositivo finché il server non è raggiungibile.
web-kitchen-clash = Nel frattempo qualcun altro ha scritto su questo segnapunti. Questo non è stato scritto:
web-kitchen-send-again = Scrivi lo stesso
web-kitchen-drop = Butta via
web-kitchen-field-points = Punti presi
web-kitchen-field-bonus = Chi ha preso: { $card }
web-kitchen-field-bonus-points = Punti bonus
web-kitchen-field-trickless = Nessuna presa
web-kitchen-field-aside = Punti nelle carte messe da parte
web-kitchen-field-void = Punti che nessuno ha preso
web-kitchen-field-moon = Chi ha fatto cappotto
web-kitchen-field-sun = Con tutte le prese (sole)
web-kitchen-field-choice = Sceglie chi ha fatto cappotto
web-kitchen-field-last = Chi ha vinto l’ultima presa
web-kitchen-field-exact = Conta i punti esattamente come sono scritti
web-kitchen-field-steps = Gradini completi
web-kitchen-field-colours = Di un solo colore
web-kitchen-field-exact-steps = La prima colonna contiene punti, non gradini
web-kitchen-field-trick = Carte della presa, in ordine
web-kitchen-field-leader = Chi ha aperto questa presa
web-kitchen-field-hand = La mano in questione
web-kitchen-field-first = È la prima presa
web-kitchen-field-broken = { $lock ->
    [hearts] I cuori sono rotti
   *[other] Si può aprire con ciò che era bloccato
}
web-kitchen-field-final = È l’ultima presa
web-kitchen-field-earlier = Prese precedenti, se le conosci: una per riga
web-kitchen-field-tower-card = La carta pescata
web-kitchen-field-tower-start = Carta iniziale
web-kitchen-field-tower-left = Fila sinistra, dall’alto
web-kitchen-field-tower-right = Fila destra, dall’alto
web-kitchen-field-tower-other-start = Un’altra torre: carta iniziale
web-kitchen-field-tower-other-left = Un’altra torre: fila sinistra
web-kitchen-field-tower-other-right = Un’altra torre: fila destra
web-kitchen-option-auto = come dicono i punti
web-kitchen-option-no = nessuno
web-kitchen-option-nobody = nessuno
web-kitchen-option-unsaid = non detto
web-kitchen-option-add = gli altri ricevono punti in più
web-kitchen-option-subtract = i propri punti diminuiscono
web-kitchen-exactly = Contato esattamente come è scritto.
web-kitchen-already = Questi sono i punti dopo un cappotto di { $seat }; si contano così come sono.
web-kitchen-shot = { $feat ->
    [sun] { $seat } ha vinto tutte le prese
   *[moon] { $seat } ha fatto cappotto
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per tutti gli altri.
   *[subtract_from_self] { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } in meno per { $seat }.
}
web-kitchen-check-no-number = { $seat }: «{ $text }» non è un numero intero di al massimo quattro cifre e conta come 0.
web-kitchen-check-unread = «{ $text }» non è un numero intero di al massimo quattro cifre e conta come 0.
web-kitchen-check-sum = I punti danno in tutto { $sum }, ma dovrebbero dare { $wanted }{ $less ->
    [0] .
   *[other] : { $total } nel mazzo, meno { $less } che nessuno ha preso.
}
web-kitchen-check-impossible = { $seat }: nessuna combinazione di carte di questo mazzo costa { $value }.
web-kitchen-check-outside = Così tanti punti non possono restare fuori: il mazzo ne costa in tutto { $total }.
web-kitchen-check-bonus = Non è detto chi ha preso: { $card }.
web-kitchen-check-trickless = { $seat } non ha vinto nessuna presa, ma ha punti?
web-kitchen-check-moon = { $seat } ha fatto cappotto, ma non ha preso tutti i punti?
web-kitchen-check-denied = { $seat } ha preso tutti i punti; secondo le regole è un cappotto.
web-kitchen-check-sun = Tutte le prese, ma nessuno ha fatto cappotto?
web-kitchen-check-choice = { $seat } deve scegliere; contato come punti per gli altri.
web-kitchen-check-last = Non è detto chi ha vinto l’ultima presa; apre di nuovo { $seat }.
web-kitchen-check-steps = { $seat }: una torre ha da 0 a { $most } gradini.
web-kitchen-check-colours = { $seat }: più gradini di un solo colore che gradini completi.
web-kitchen-check-complete = Torri complete: { $count }, anche se la smazzata finisce con la prima?
web-kitchen-referee = Arbitro
web-kitchen-referee-lead = Tocca o scrivi la presa, la mano in questione, o entrambe, e chiedi che cosa si può giocare e chi vince la presa.
web-kitchen-referee-lead-towers = Tocca o scrivi una torre, la carta pescata, o entrambe, e chiedi dove si può mettere, che cosa si può rubare con essa e quanto dà la torre.
web-kitchen-ask = Chiedi
web-kitchen-clear = Svuota tutti i campi
web-kitchen-tap = Tocca le carte per metterle in questo campo
web-kitchen-back = Togline una
web-kitchen-may = { $card }: si può giocare
web-kitchen-quotes = Che cosa dicono le regole
web-kitchen-to-play = { $first ->
    [yes] Apre { $seat }.
   *[no] È il turno di { $seat }.
}
web-kitchen-so-far = Per ora vince { $seat }: { $card }.
web-kitchen-nobody-so-far = Per ora non vince nessuno.
web-kitchen-kitty = { $seat } prende anche il monte, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
web-kitchen-fault-earlier = La presa precedente numero { $number } non ha { $count } carte.
web-kitchen-fault-trick = Una presa ha al massimo { $count } carte.
web-kitchen-fault-pack = { $card }: nel mazzo { $count ->
    [0] questa carta non c’è
    [one] ce n’è solo { $count }
   *[other] ce ne sono solo { $count }
}.
web-kitchen-fault-hand = In una mano ci sono solo { $count } carte, e altrettante sono le prese.
web-kitchen-fault-tower = Una carta non fa parte di questo mazzo.
web-kitchen-as-start = Come carta iniziale: { $card }, valore { $value }
web-kitchen-in-row = { $row ->
    [left] A sinistra
   *[right] A destra
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] A sinistra
   *[right] A destra
}: { $card }, valore { $value }
web-kitchen-values = da { $low } a { $high }
web-kitchen-tower = La torre dà { points }: { $step } per i gradini, { $bonus } per i colori.
web-kitchen-tower-complete = Entrambe le file sono complete: la torre è completa.
web-kitchen-steals = { $count ->
    [0] Dall’altra torre non si può rubare niente per questa.
    [one] È possibile un furto.
   *[other] Sono possibili { $count } furti.
}
web-kitchen-steal = { $card } ({ row-name } dell’altra torre), { $to ->
    [left] nella mia fila sinistra
    [right] nella mia fila destra
   *[start] come mia carta iniziale
}, valore { $value }
web-kitchen-print-cards = Stampa le carte
web-kitchen-cards-lead = Fogli A4 con nove carte, da tagliare lungo i segni. Stampali al 100 %; con i dorsi, stampa su entrambi i lati, capovolgendo sul lato lungo.
web-kitchen-cards-special = Carte che nessun negozio vende
web-kitchen-cards-usual = Le carte degli altri giochi
web-kitchen-fronts = Fogli
web-kitchen-backs = Fogli con i dorsi
