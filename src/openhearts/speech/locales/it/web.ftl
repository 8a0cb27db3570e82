# Le pagine nel browser: pagina iniziale, tavoli, impostazioni, errori. Ciò che si dice al tavolo sta negli altri file.

web-skip = Vai al contenuto
web-language = Lingua
web-change = Cambia
web-rules = Regole
web-fair = Gioco leale
web-wishes = Impostazioni
web-save = Salva
web-to-front = Alla pagina iniziale

# Pagina iniziale
web-front-title = Gioca a Cuori
web-front-lead = Da soli contro bot che vedono soltanto le proprie carte, oppure con gli amici. Gratis e senza account.
web-mine = I tuoi tavoli
web-mine-line = { $phase ->
    [gathering] in attesa di giocatori; già al tavolo: { $names }
    [over] finita: { $names }
   *[playing] smazzata { $deal }: { $names }
}
web-which-game = Quale gioco?
web-seats = Posti
web-seats-usual = come di solito
web-level = Bot
web-level-novice = principianti
web-level-casual = per divertimento
web-level-club = giocatori di circolo
web-level-expert = esperti
web-level-master = maestri
web-more = Altro
web-your-name = Il tuo nome
web-pace = Velocità dei bot
web-pace-none = subito
web-pace-fast = alta
web-pace-usual = normale
web-pace-slow = bassa
web-pace-slowest = molto bassa
web-options = Opzioni delle regole
web-play-bots = Gioca
web-play-friends = Gioca con gli amici
web-play-again = Gioca ancora: { $game }
web-more-games = Altri giochi

# Un tavolo dove ci si ritrova
web-gathering = La partita non è ancora cominciata.
web-chair = Posto { $number }: { $kind ->
    [open] libero
    [bot] { $name }, bot
    [away] { $name }, assente
   *[person] { $own ->
        [yes] tu
       *[no] { $name }
    }
}
web-sit = Siediti qui
web-fill = Metti un bot
web-free = Libera il posto
web-leave-seat = Lascia il posto
web-invite = Invita altre persone con questo indirizzo:
web-qr = L'indirizzo come immagine per i telefoni
web-start = Comincia la partita
web-host-starts = La partita la comincia chi la organizza.

# Il tavolo
web-your-turn = Tocca a te
web-talk = Casella dei comandi
web-box = Scrivi una carta, una domanda o un comando:
web-box-go = Invia
web-lost = La connessione si è interrotta. Nuovo tentativo ...
web-record = Registrazione della partita
web-hint = Consiglio
web-undo = Annulla
web-scores = Punteggio
web-log = Che cosa è successo
web-who = Chi siede dove
web-opened = Tutte le carte della smazzata
web-hand = La tua mano
web-new-card = carta nuova
web-is-turn = (di turno)
web-has-chosen = (ha scelto)
web-wins = (per ora vince)
web-last-trick = Ultima presa
web-gave = Per { $seat }:
web-pass = Passa { $number } di { $count }
web-chosen = carta scelta, { $number } di { $count }
web-choice = { $state ->
    [yes] { $card }, carta scelta, { $number } di { $count }.
   *[no] { $card }, non più tra le carte scelte, { $number } di { $count }.
}
web-enough-chosen = { $count ->
    [one] Hai già scelto una carta; prima toglila.
   *[other] Hai già scelto { $count } carte; prima togline una.
}
web-next-deal = { $count ->
    [0] Prossima smazzata
   *[other] Per me si va avanti
}
web-next-waits = In attesa degli altri
web-drawn = Pescata:
web-discarded = Ultimo scarto
web-empty = vuoto
web-says = { $name } dice: { $text }
web-again = Gioca ancora
web-table-settings = Impostazioni del tavolo
web-away = Quando qualcuno è assente
web-away-bot = dopo un minuto gioca un bot, finché la persona non torna
web-away-wait = il tavolo aspetta
web-allow-hints = I consigli sono permessi
web-allow-undo = Chi gioca da solo può annullare le mosse
web-allow-chat = Ci si può scrivere
web-seat-numbers = Punteggio { $score }; in questa smazzata { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
web-tricks = { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
web-tower-numbers = Punteggio { $score }; questa torre { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-bot = bot
web-is-away = assente
web-dealer = mazziere
web-dealer-sign = M
web-took = (ha vinto la presa)
web-led = carta d'uscita
web-hinted = consigliata
web-left = Non giocate:
web-all-tricks = Tutte le prese
web-opened-words = Tutte le carte in parole
web-pass-to = { $count ->
    [one] { $count } carta per { $seat }
   *[other] { $count } carte per { $seat }
}
web-pass-count = { $number ->
    [one] scelta { $number } di { $count }
   *[other] scelte { $number } di { $count }
}
web-pass-from = Le tue arrivano da { $seat }
web-came = Da { $seat }:
web-lay = { $row }: { $value } sotto { $above }
web-place-open = va bene qui
web-place-target = si può rubare

# Impostazioni di ogni persona
web-wish-deck = Carte
web-wish-deck-court = con figure
web-wish-deck-big = segni grandi
web-wish-colours = Colori dei semi
web-wish-colours-four = quattro
web-wish-colours-two = due
web-wish-theme = Chiaro o scuro
web-wish-theme-auto = come il dispositivo
web-wish-theme-light = chiaro
web-wish-theme-dark = scuro
web-wish-size = Grandezza
web-wish-size-normal = normale
web-wish-size-large = grande
web-wish-size-largest = molto grande
web-wish-spoken = Annunci
web-wish-spoken-brief = brevi
web-wish-spoken-usual = normali
web-wish-spoken-full = tutto
web-wish-two-taps = Sullo schermo tattile: il primo tocco solleva una carta, il secondo la gioca
web-wish-short-cards = Carte in segni (D♠) invece che in parole
web-wish-sound = Suoni
web-wish-keys = Tasti del tavolo (C, da 1 a 6, S, T ...)

# Un altro dispositivo
web-device = Continua su un altro dispositivo
web-device-how = Apri lì questo indirizzo, oppure fai leggere l'immagine al telefono. Vale dieci minuti; non darlo a nessun altro.
web-device-ask = Vuoi continuare qui come { $name }, con gli stessi posti e le stesse impostazioni?
web-device-yes = Sì, continua come { $name }
web-device-no = No

# Errori
web-fault-title = Non ha funzionato
web-fault-none = Questa pagina non esiste.
web-fault-table = Questo tavolo non esiste. Chiedi di nuovo l'indirizzo.
web-fault-pass = Questo indirizzo è scaduto. Creane uno nuovo sul primo dispositivo.
web-fault-form = Questa pagina è troppo vecchia. Torna indietro, ricaricala e riprova.
web-fault-large = È troppo grande.
web-fault-often = Troppe richieste in una volta. Aspetta un momento e riprova.
web-fault-request = Questa richiesta non è comprensibile.
web-fault-own = Qui qualcosa è andato storto. Niente di ciò che è stato giocato è andato perduto: ricarica la pagina.

# Gioco leale
web-fair-1 = I bot ricevono esattamente ciò che ricevi tu: la propria mano e ciò che è scoperto sul tavolo. Il programma non dà loro nient'altro, e i test confrontano coppie di smazzate che differiscono solo nelle carte coperte: ogni bot deve fare la stessa scelta in entrambe.
web-fair-2 = Prima di ogni smazzata il server fissa le carte con un impegno, un numero lungo che non rivela niente ma che dopo non si può più cambiare. Poi ogni persona al tavolo aggiunge un proprio numero casuale, così che le carte non le scelga né il server né chi parla per ultimo.
web-fair-3 = Quando la smazzata è finita, il segreto viene rivelato. Chiunque può ricavarne di nuovo le carte; la registrazione della partita contiene tutto ciò che serve.
web-fair-4 = Ciò che un bot sceglie dipende da ciò che vede e da un numero scritto nella registrazione. Chiunque può ricalcolare ogni scelta e vedere che non serviva altro.
web-fair-5 = Il tempo che un bot sembra impiegare per pensare non dipende dalle sue carte.
web-fair-state = { $state ->
    [open] La smazzata è in corso: le sue carte sono già fissate da questi numeri.
    [right] Conto rifatto: questi numeri danno esattamente le carte distribuite.
   *[wrong] Conto rifatto: questi numeri NON danno le carte distribuite.
}
web-fair-match = Partita
web-fair-host = Impegno del server
web-fair-seat = { $seat }: impegno e contributo
web-fair-secret = Il segreto, rivelato dopo la smazzata
web-to-table = Torna al tavolo

# La riga di comando
web-serving = OpenHearts è all'indirizzo { $address }
web-serving-stop = Ctrl-C lo ferma; ogni tavolo resta salvato.

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
web-kitchen-no-pad = Questo segnapunti non esiste. Chiedi di nuovo l'indirizzo.
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
web-kitchen-undo = Annulla l'ultima smazzata
web-kitchen-all = Tutte le smazzate
web-kitchen-remarks = Osservazioni
web-kitchen-share = Mostra questo segnapunti su un altro dispositivo
web-kitchen-would-score = Darebbe: { $list }.
web-kitchen-behind = Nel frattempo qualcun altro ha scritto su questo segnapunti. Guardalo, e scrivi di nuovo se la tua smazzata manca ancora.
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
web-kitchen-field-last = Chi ha vinto l'ultima presa
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
web-kitchen-field-final = È l'ultima presa
web-kitchen-field-earlier = Prese precedenti, se le conosci: una per riga
web-kitchen-field-tower-card = La carta pescata
web-kitchen-field-tower-start = Carta iniziale
web-kitchen-field-tower-left = Fila sinistra, dall'alto
web-kitchen-field-tower-right = Fila destra, dall'alto
web-kitchen-field-tower-other-start = Un'altra torre: carta iniziale
web-kitchen-field-tower-other-left = Un'altra torre: fila sinistra
web-kitchen-field-tower-other-right = Un'altra torre: fila destra
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
web-kitchen-check-no-number = { $seat }: «{ $text }» non è un numero e conta come 0.
web-kitchen-check-unread = «{ $text }» non è un numero e conta come 0.
web-kitchen-check-sum = I punti danno in tutto { $sum }, ma dovrebbero dare { $wanted }{ $less ->
    [0] .
   *[other] : { $total } nel mazzo, meno { $less } che nessuno ha preso.
}
web-kitchen-check-impossible = { $seat }: nessuna combinazione di carte di questo mazzo costa { $value }.
web-kitchen-check-outside = Tanti punti non possono restare fuori: il mazzo ne costa in tutto { $total }.
web-kitchen-check-bonus = Non è detto chi ha preso: { $card }.
web-kitchen-check-trickless = { $seat } non ha vinto nessuna presa, ma ha punti?
web-kitchen-check-moon = { $seat } ha fatto cappotto, ma non ha preso tutti i punti?
web-kitchen-check-denied = { $seat } ha preso tutti i punti; secondo le regole è un cappotto.
web-kitchen-check-sun = Tutte le prese, ma nessuno ha fatto cappotto?
web-kitchen-check-choice = { $seat } deve scegliere; contato come punti per gli altri.
web-kitchen-check-last = Non è detto chi ha vinto l'ultima presa; apre di nuovo { $seat }.
web-kitchen-check-steps = { $seat }: una torre ha da 0 a { $most } gradini.
web-kitchen-check-colours = { $seat }: più gradini di un solo colore che gradini completi.
web-kitchen-check-complete = Torri complete: { $count }, anche se la smazzata finisce con la prima?
web-kitchen-referee = Arbitro
web-kitchen-referee-lead = Tocca o scrivi la presa, la mano in questione, o entrambe, e chiedi che cosa si può giocare e chi vince la presa.
web-kitchen-ask = Chiedi
web-kitchen-clear = Svuota tutti i campi
web-kitchen-tap = Tocca le carte per metterle in questo campo
web-kitchen-back = Togline una
web-kitchen-may = { $card }: si può giocare
web-kitchen-quotes = Che cosa dicono le regole
web-kitchen-to-play = { $first ->
    [yes] Apre { $seat }.
   *[no] Tocca a { $seat }.
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
    [0] questa carta non c'è
    [one] ce n'è solo { $count }
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
    [0] Dall'altra torre non si può rubare niente per questa.
    [one] È possibile un furto.
   *[other] Sono possibili { $count } furti.
}
web-kitchen-steal = { $card } ({ row-name } dell'altra torre), { $to ->
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
