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
web-discarded = Ultimo scarto:
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
