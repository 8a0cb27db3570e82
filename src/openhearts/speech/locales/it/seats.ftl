# Amici al tavolo: posti che si scambiano tra una smazzata e l'altra, nuovi arrivati con il punteggio medio

web-swap = Scambia i posti
web-swap-how = I posti si scambiano quando comincia la prossima smazzata. Il punteggio segue la persona; chi si aggiunge comincia con il punteggio medio degli altri.
web-swap-one = Chi
web-swap-other = con chi
web-swap-go = Fai scambiare
web-swap-ask = Chiedi a { $name } di scambiare i posti
web-swap-asked = { $name } vorrebbe scambiare il posto con te.
web-swap-waits = Hai chiesto di scambiare i posti. La risposta spetta a { $name }.
web-swap-yes = Scambia i posti
web-swap-planned = Quando comincia la prossima smazzata si scambiano i posti { $one } e { $other }.
web-swap-done = Posti scambiati: { $one } e { $other }.
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
