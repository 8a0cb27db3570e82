# Le pagine nel browser: pagina iniziale, tavoli, impostazioni, errori. Ciò che si dice al tavolo sta negli altri file.

web-colon = { ": " }
web-skip = Vai al contenuto
web-language = Lingua
web-change = Cambia
web-rules = Regole
web-rules-count = Le carte che contano
web-print = Stampa le regole
web-fair = Gioco leale
web-wishes = Impostazioni
web-save = Salva
web-to-front = Alla pagina iniziale

# Pagina iniziale
web-front-title = Gioca a Cuori
web-front-lead = Da soli contro bot che vedono soltanto le proprie carte, oppure con gli amici. Gratis e senza account.
web-mine = I tuoi tavoli
web-mine-older = Tavoli precedenti
web-mine-line = { $phase ->
    [gathering] in attesa di giocatori; già al tavolo: { $names }
    [over] finita: { $names }
   *[playing] smazzata { $deal }: { $names }
}
web-which-game = Quale gioco?
web-seats = Giocatori
web-seats-usual = consigliato
web-level = Forza dei bot
web-level-usual = consigliata
web-level-novice = principianti
web-level-casual = per divertimento
web-level-club = giocatori di circolo
web-level-expert = esperti
web-level-master = maestri
level-about-novice = fanno errori da principiante; giocano subito
level-about-casual = da 1 a 2 punti a smazzata meglio dei principianti; giocano subito
level-about-club = seguono regole pratiche, ancora 1 o 2 punti meglio; giocano subito
level-about-expert = cercano in smazzate immaginate, di solito ancora circa 1 punto meglio; circa 1 millisecondo a carta
level-about-master = sono anche addestrati: ancora 1 punto meglio a Cuori classici in quattro, per il resto forti come gli esperti o un po’ di più; alcuni millisecondi a carta
web-levels = Quanto sono forti i bot?
web-more = Altro
web-more-setup = Nome, velocità, regole di casa
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
web-own-rules = { $game }, con le tue regole
web-more-games = Altri giochi

# Un tavolo dove ci si ritrova
web-gathering = La partita non è ancora cominciata.
web-chair = Posto { $number }: { $kind ->
    [open] libero
    [bot] { $name }, bot
    [here] { $name }, su questo dispositivo
    [away] { $name }, assente
   *[person] { $own ->
        [yes] tu
       *[no] { $name }
    }
}
web-sit = Siediti qui
web-join = { $when ->
    [now] Gioca subito
    [next] Gioca dalla prossima smazzata
    [again] Gioca la prossima partita
   *[back] Torna al mio posto
}
web-fill = Metti un bot
web-free = Libera il posto
web-free-person = Chiedi { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name } di andarsene
web-free-sure = Sì, { $name } deve andarsene
web-free-question = { $name } perde il posto e non potrà più sedersi qui finché non lo permetti. Premi ancora una volta il pulsante se è quello che vuoi.
web-kept-out = { $name } non può più sedersi qui.
web-let-sit = Permetti { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name } di sedersi di nuovo
web-welcomed = Puoi sederti di nuovo qui.
web-leave-seat = Lascia il posto
web-leave-sure = Sì, lascio il mio posto
web-leave-question = Al tuo posto giocherà un bot finché non ti siedi di nuovo. Premi ancora una volta il pulsante se vuoi andartene.
web-invite = Invita altre persone con questo indirizzo:
web-here-only = Questo indirizzo funziona solo su questo computer.
web-copy = Copia l’indirizzo
web-copied = Copiato
web-share = Condividi
web-qr = L’indirizzo come immagine per i telefoni
web-start = Comincia la partita
web-host-starts = La partita la comincia chi la organizza.
web-hosts = { $own ->
    [yes] Ora la partita la organizzi tu.
   *[no] Ora la partita la organizza { $name }.
}
web-hosts-since = Mentre non c’eri, l’organizzazione della partita è passata { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name }.
web-chair-host = { $chair } (chi organizza la partita)

# Il tavolo
web-your-turn = Tocca a te
web-talk = Casella dei comandi
web-box = Scrivi una carta, una domanda o un comando:
web-box-go = Invia
web-lost = La connessione si è interrotta. Nuovo tentativo…
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
web-cancelled = (annullata)
web-last-trick = Ultima presa
web-gave = Per { $seat }:
web-gave-you = Per te:
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
web-next-waits = In attesa di { $names }
web-ready = Pronti per la prossima smazzata: { $names }.
web-drawn = Pescata:
web-discarded = Ultimo scarto
web-empty = vuoto
web-says = { $self ->
    [yes] Dici
   *[no] { $name } dice
}: { $text }
web-again = { $count ->
    [0] Gioca ancora
   *[other] Ancora con gli stessi
}
web-picture = Risultato come immagine
web-picture-deals = { $count ->
    [one] Una smazzata
   *[other] { $count } smazzate
}
web-repeat = Rigioca questa smazzata
web-repeat-before = La prima volta: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
web-repeat-back = Torna alla tua partita
web-again-asked = { $name } vorrebbe giocare ancora.
web-again-answer = { $yes } accetta, { $no } rifiuta.
web-again-no = Per oggi basta
web-again-not = { $name } non gioca più.
web-again-not-you = Non giochi più.
web-again-begins = La partita successiva è cominciata a un nuovo tavolo.
web-again-go = Vai al nuovo tavolo
web-words-again = ancora, gioca ancora, rivincita
web-words-again-no = basta, per oggi basta, non più, non piu
web-table-settings = Impostazioni del tavolo
web-agreed = { $what }: { $how }
web-agreed-change = Modifica le impostazioni del tavolo
web-agreed-host = Le decide per tutti chi organizza la partita.
web-away = Quando qualcuno è assente
web-away-bot = dopo un minuto gioca un bot, finché la persona non torna
web-away-wait = il tavolo aspetta
web-allow-hints = I consigli sono permessi
web-allow-undo = Chi gioca da solo può annullare le mosse
web-allow-chat = Ci si può scrivere
web-talks = { $state ->
    [on] Chi organizza la partita permette di scriversi.
   *[off] Chi organizza la partita ha disattivato i messaggi: a questo tavolo non si scrive più.
}
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
web-took-nobody = (nessuno ha vinto la presa)
web-led = carta d’uscita
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
web-claim = { $what ->
    [offered] { $self ->
        [yes] Reclami tutte le prese rimaste. Ora rispondono gli altri.
       *[no] { $seat } reclama tutte le prese rimaste. { $yes } accetta, { $no } rifiuta.
    }
    [accepted] Un’altra persona ha accettato.
    [refused] Il resto è rifiutato. Si continua a giocare.
   *[withdrawn] Il resto non è più reclamato. Si continua a giocare.
}
web-claim-waits = { $self ->
    [yes] Reclami il resto
   *[no] { $seat } reclama il resto
}
web-claim-sure = Da quello che vedi, non è sicuro che il resto vada a te. Reclama ancora una volta per chiedere agli altri: prendi tutte le prese rimaste, con i loro punti.
web-claim-rest = Reclama il resto
web-claim-again = Chiedi il resto agli altri
web-claim-accept = Accetta
web-claim-reject = Rifiuta
web-claim-back = Rinuncia al resto
web-finish = Senza pause
web-finish-waits = Qui gli altri vogliono ancora le pause.
web-word-quit = Il tuo posto resta tuo: chiudi questa pagina; il suo indirizzo ti riporta qui.
web-word-language = La lingua si sceglie in cima alla pagina; per openhearts join si indica con --lang.
web-word-pace = La velocità dei bot è tra le impostazioni del tavolo; la cambia chi organizza la partita.
web-word-box = Scrivi una carta, una domanda o una parola; «aiuto» le elenca tutte.
web-word-actions = Quello che puoi fare adesso è sui pulsanti sotto il tavolo; «aiuto» elenca le parole da usare.
web-word-move = Sulla pagina ti muovi tra le tue carte con le frecce. Qui nomina la carta: «dpi» la gioca, «carta dpi» la legge.
web-buffer = { $kind ->
    [play] Messaggi: che cosa è successo.
    [chat] Messaggi: che cosa è stato scritto.
   *[all] Messaggi: tutti.
}
web-time-left = { $left ->
    [one] Resta { $left } secondo.
   *[other] Restano { $left } secondi.
}
web-warming = I bot forti si stanno preparando su questo computer, una volta sola e per circa mezzo minuto. Fino ad allora giocano un po’ peggio.
web-time-up = { $self ->
    [yes] Il tuo tempo è scaduto. Questa volta un bot gioca per te.
   *[no] Tempo scaduto per { $seat }. Questa volta gioca un bot.
}
web-clock-shown = Tempo rimasto
web-chat = Scrivi agli altri
web-chat-line = Il tuo messaggio
web-chat-go = Dillo
web-phrase-hello = Ciao!
web-phrase-luck = Buona fortuna!
web-phrase-played = Ben giocato!
web-phrase-thanks = Grazie!
web-phrase-oops = Ops!
web-phrase-moment = Un momento, per favore.
web-phrase-game = Bella partita!
web-phrase-bye = A presto!
web-place-picked = scelto

# Più persone su un dispositivo, e chi va e viene
web-add = Aggiungi su questo dispositivo
web-add-name = Nome di chi si aggiunge su questo dispositivo
web-call = È il turno di { $name }. Le carte sono coperte.
web-call-open = Per { $name }:
web-call-who = È il turno di { $name }
web-curtain-how = Dai il dispositivo { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name }. Le carte si vedono quando lo dice { $name }.
web-uncover = Sono { $name }, mostrami le carte
web-cover = Copri le mie carte
web-words-show = mostra, eccomi, sono qui
web-words-sit = siediti, sedersi, mi siedo
web-away-ask = { $name } manca da un po’. Continua a giocare un bot, o il tavolo aspetta?
web-away-say-bot = Fai giocare un bot
web-away-say-wait = Aspetta
web-away-holds = { $what ->
    [bot] Per come stanno le cose, dopo un minuto gioca un bot.
   *[wait] Per come stanno le cose, il tavolo aspetta.
}
web-away-mine = { $what ->
    [bot] Hai detto: gioca un bot.
   *[wait] Hai detto: aspettare.
}
web-sat = { $name } si siede al tavolo.
web-renamed = { $old } ora si chiama { $name }.
web-gone = { $name } lascia il tavolo.
web-sent = Chi organizza la partita ha chiesto { SOUND($name) ->
    [a] ad{" "}
   *[other] a{" "}
}{ $name } di lasciare il tavolo.
web-plays-on = Lì continua a giocare un bot: { $name }.
web-returned-ask = Qualcuno dice: sono { $name }, e sono di nuovo qui.
web-returned-ask-nameless = Qualcuno dice: non ho dato un nome, alla mia destra siede { $name }, e sono di nuovo qui.
web-back-yes = Sì, è { $name }
web-back-no = No
web-back-offer = Hai già giocato qui?
web-back-as = Sono { $name }
web-back-as-nameless = Non ho dato un nome, alla mia destra siede { $name }
web-back-asked = Qualcuno che siede qui deve dire di sì. Poi questa pagina va avanti da sola.
web-back-lines = Assenti: { $names }. Sei tra loro? Allora scrivi: { $example }. Per sederti come nuova persona, scrivi: { $sit }.
web-back-waits = Qualcuno che siede qui deve dire di sì. Poi continui a giocare.
web-back-again = Hai di nuovo il tuo posto.
web-back-here = { $name } è di nuovo qui, in un altro browser.
web-handed = Il tuo posto ora si gioca in un altro browser: qualcuno al tavolo ha detto che sei tu.

# Impostazioni di ogni persona
web-wish-group-you = Tu
web-wish-group-looks = Aspetto
web-wish-group-speech = Suoni e annunci
web-wish-group-play = Al tavolo
web-wish-deck = Carte
web-wish-deck-court = figure classiche
web-wish-deck-big = disegnate, segni grandi
web-wish-letters = Lettere sulle carte
web-wish-letters-own = come in italiano: { $letters }
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
web-wish-spoken-brief = solo ciò che mi riguarda
web-wish-spoken-usual = al mio turno
web-wish-spoken-full = ogni carta
web-wish-reads = Velocità del mio lettore di schermo, in caratteri al secondo (i bot lo aspettano)
web-wish-reads-none = nessuno aspetta
web-wish-two-taps = Sullo schermo tattile: il primo tocco solleva una carta, il secondo la gioca
web-wish-short-cards = Carte in simboli (D♠) invece che a parole
web-wish-sound = Suoni
web-wish-keys = Tasti del tavolo (C, da 1 a 9, S, T …)
web-wish-stays = Quanto resta una presa finita
web-wish-stays-table = al ritmo del tavolo
web-wish-stays-1 = un secondo
web-wish-stays-2 = due secondi
web-wish-stays-4 = quattro secondi
web-wish-stays-wait = finché non vado avanti (Backspace)
web-wish-vibration = Vibrazione
web-wish-nudge = Ricordami quando tocca a me (nel titolo della pagina e sul tavolo)
web-wish-own-keys = Tasti
web-wish-own-keys-how = Scrivi un altro carattere per un tasto, oppure niente per disattivarlo.
web-wish-keys-twice = Due tasti non possono essere uguali; questi restano com’erano: { $keys }
web-clock = Orologio
web-clock-none = nessuno
web-clock-seconds = { $seconds ->
    [one] { $seconds } secondo per decisione
   *[other] { $seconds } secondi per decisione
}
web-reserve = Riserva per tutta la partita
web-reserve-none = nessuna
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}

# Un altro dispositivo
web-device = Continua su un altro dispositivo
web-device-how = Apri lì questo indirizzo, oppure fai leggere l’immagine al telefono. Vale una volta sola e per dieci minuti; non darlo a nessun altro.
web-device-ask = Vuoi continuare qui come { $name }, con gli stessi posti e le stesse impostazioni?
web-device-ask-nameless = Vuoi continuare qui con gli stessi posti e le stesse impostazioni?
web-device-yours = Rispondi di sì solo se questo indirizzo l’hai creato tu: chi l’ha creato vedrà lì quello che vedi qui, anche le tue carte.
web-device-yes = Sì, continua come { $name }
web-device-yes-nameless = Sì, continua
web-device-no = No
web-device-leaves = In questo browser hai dei tavoli tuoi. Restano indietro se continui con un’altra identità: crea prima un codice di ritorno se vuoi tornarci.
web-devices = I tuoi dispositivi
web-code = Codice di ritorno
web-code-how = Con un codice di ritorno torni ai tuoi posti da qualsiasi browser, con l’identità che hai qui. Vale una volta sola, finché non lo sostituisci o lo elimini. Scrivilo da qualche parte; chi ce l’ha può giocare al posto tuo.
web-code-make = Crea un codice di ritorno
web-code-again = Crea un nuovo codice al suo posto
web-code-end = Elimina il codice
web-code-is = Hai un codice di ritorno. È stato mostrato quando è stato creato.
web-code-shown = Questo è il tuo codice di ritorno. Viene mostrato solo adesso, quindi scrivilo:
web-code-where = Inseriscilo su { $address }
web-return = Torna con un codice di ritorno
web-return-how = Inserisci il codice che hai scritto. Spazi, trattini e minuscole non contano.
web-return-yours = Inserisci solo un codice che hai creato tu: chi l’ha creato vedrà quello che vedi qui, anche le tue carte.
web-return-go = Torna
web-return-wrong = Questo codice non vale. Forse una lettera è sbagliata, oppure è già stato usato o sostituito.
web-sign-out = Esci da questo browser
web-sign-out-how = Questo browser non ti riconoscerà più e i suoi tavoli aperti si chiuderanno.
web-sign-out-back = Potrai tornare ai tuoi posti solo con un codice di ritorno o da un altro dispositivo che ti riconosce ancora. Se non hai né l’uno né l’altro, non ci torna più nessuno.
web-end-others = Disconnetti gli altri miei dispositivi
web-end-others-how = Tutti gli altri browser, telefoni e terminali con la tua identità vengono disconnessi subito. Anche gli indirizzi per un altro dispositivo e il tuo codice di ritorno non valgono più. Qui non cambia niente.
web-end-others-done = Ora solo questo browser ti riconosce. Il tuo codice di ritorno non vale più; creane uno nuovo se lo vuoi.

# Errori
web-fault-title = Non ha funzionato
web-fault-none = Questa pagina non esiste.
web-fault-table = Questo tavolo non esiste. Chiedi di nuovo l’indirizzo.
web-fault-pass = Questo indirizzo è scaduto. Creane uno nuovo sul primo dispositivo.
web-fault-pass-used = Questo indirizzo è già stato usato. Creane uno nuovo sul primo dispositivo. Se non lo hai usato tu, disconnetti da lì gli altri tuoi dispositivi, nelle Impostazioni.
web-fault-form = Questa pagina è troppo vecchia. Torna indietro, ricaricala e riprova.
web-fault-large = È troppo grande.
web-fault-often = Troppe richieste in una volta. Aspetta un momento e riprova.
web-fault-request = Questa richiesta non è comprensibile.
web-fault-own = Qui qualcosa è andato storto. Niente di ciò che è stato giocato è andato perduto: ricarica la pagina.

# Gioco leale
web-fair-1 = I bot ricevono esattamente ciò che ricevi tu: la propria mano e ciò che è scoperto sul tavolo. Il programma non dà loro nient’altro, e i test confrontano coppie di smazzate che differiscono solo nelle carte coperte: ogni bot deve fare la stessa scelta in entrambe.
web-fair-2 = Prima di ogni smazzata il server fissa le carte con un impegno, un numero lungo che non rivela niente ma che dopo non si può più cambiare. Poi ogni persona al tavolo aggiunge un proprio numero casuale, così che le carte non le scelga né il server né chi parla per ultimo.
web-fair-3 = Quando la smazzata è finita, il segreto viene rivelato. Chiunque può ricavarne di nuovo le carte; la registrazione della partita contiene tutto ciò che serve.
web-fair-4 = Ciò che un bot sceglie dipende da ciò che vede e da un numero scritto nella registrazione. Chiunque può ricalcolare ogni scelta e vedere che non serviva altro.
web-fair-5 = Il tempo che un bot sembra impiegare per pensare non dipende dalle sue carte.
web-fair-state = { $state ->
    [open] La smazzata è in corso: le sue carte sono già fissate da questi numeri.
    [right] Conto rifatto: questi numeri danno esattamente le carte distribuite.
    [fixed] Non è stato mescolato niente: le carte di questa smazzata erano note in anticipo. È per una persona sola con i bot.
   *[wrong] Conto rifatto: questi numeri NON danno le carte distribuite.
}
web-fair-match = Partita
web-fair-host = Impegno del server
web-fair-seat = { $seat }: impegno e contributo
web-fair-secret = Il segreto, rivelato dopo la smazzata
web-to-table = Torna al tavolo
web-shuffling = Si mescolano le carte.
web-fair-why = Perché qui nessuno può barare
web-fair-deal = Gioco leale: smazzata { $number }
web-fair-table = { $state ->
    [open] Questi numeri fissano le carte di questa smazzata. Ora non rivelano niente; quando la smazzata è finita, questa pagina ne ricava le carte.
    [fixed] Le carte di questa smazzata erano note in anticipo; non è stato mescolato niente e niente è dimostrato. La prossima smazzata viene mescolata.
   *[over] Il segreto è rivelato, e questa pagina ha rifatto da sé il conto della smazzata.
}
web-fair-all = Tutte le smazzate di questo tavolo, ricalcolate dal server
web-fair-by = { $by ->
    [server] Nessuna risposta in tempo: questo l’ha aggiunto il server, come impone il suo segreto.
   *[withheld] Non rivelato in tempo: al suo posto il server ha aggiunto questo, come impone il suo segreto.
}
web-fair-verdict = { $state ->
    [right] ricalcolato in questa pagina: giusto
    [part] ricalcolato in questa pagina: giusto, ma senza ciò che questa pagina ha aggiunto
   *[wrong] ricalcolato in questa pagina: SBAGLIATO
}
web-fair-check-secret = { $state ->
    [right] Il segreto del server è quello dell’impegno preso.
   *[wrong] Il segreto del server NON è quello dell’impegno preso.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: il contributo corrisponde all’impegno.
   *[wrong] { $seat }: il contributo NON corrisponde all’impegno.
}
web-fair-check-shown = { $state ->
    [right] Sono gli impegni mostrati a questa pagina prima della smazzata.
   *[wrong] NON sono gli impegni mostrati a questa pagina prima della smazzata.
}
web-fair-check-own = { $state ->
    [right] C’è anche ciò che questa pagina ha aggiunto da sé.
   *[wrong] NON c’è ciò che questa pagina ha aggiunto da sé.
}
web-fair-check-cards = { $state ->
    [right] Insieme danno esattamente le carte distribuite.
   *[wrong] Insieme NON danno le carte distribuite.
}
web-fair-check-key = { $state ->
    [right] La smazzata è firmata dal server con la chiave annunciata prima.
   *[wrong] La smazzata NON è firmata con la chiave che il server aveva annunciato.
}
web-fair-check-signed = { $state ->
    [right] Questo browser ha verificato le ricevute del server.
   *[wrong] Una ricevuta NON è firmata dal server: non prova niente.
}
web-fair-check-receipts = { $state ->
    [right] La smazzata concorda con le ricevute di questa pagina.
   *[wrong] La smazzata CONTRADDICE le ricevute di questa pagina. Scaricale sotto «Tutte le smazzate di questo tavolo»: possono essere una prova.
}
web-fair-check-withheld = Il server ha confermato l’impegno di questa pagina e dice che il numero non è arrivato in tempo. È segnalato e contato; di chi sia la colpa non si può provare.
web-fair-check-silent = Ciò che questa pagina voleva aggiungere non è stato usato, e il server non l’ha mai confermato: non si può provare.
web-fair-key = Chiave delle ricevute del server
web-fair-receipts = Scarica le ricevute di questo browser
web-fair-whole = Tutte le smazzate insieme
web-fair-tally = Numero proprio aggiunto: { $own } · nessuna risposta: { $given } · impegno preso, numero non rivelato: { $withheld }
web-fair-withheld = Smazzate in cui un numero è stato trattenuto dopo il suo impegno: { $deals }. Ognuno di questi numeri può essere stato una scelta tra due smazzate, del server o del posto.
web-chance = Il tuo contributo alla mescolata
web-chance-lead = Il tuo browser aggiunge a ogni smazzata un proprio numero casuale: nessuno lo conosce prima che siano presi tutti gli impegni, nemmeno il server. Ne fa parte anche ciò che scrivi qui.
web-chance-text = Scrivi qualsiasi cosa
web-chance-last = Aggiunto per ultimo:

web-fair-bots = Perché i bot non possono vedere le tue carte
web-fair-view = Che cosa riceve un bot: la propria mano e le carte scoperte, dentro la cornice. Le altre mani non gli arrivano.
web-fair-why-button = Quando si rivede una smazzata finita, ogni decisione di un bot ha un pulsante che la ricalcola, partendo dalla vista del bot, e ne dice i motivi.
web-fair-cards = Perché nessuno può scegliere le carte
web-fair-step-1 = Il server sorteggia un segreto e mostra il proprio impegno: da quel momento non può più cambiarlo.
web-fair-step-2 = Il browser di ogni persona sorteggia un proprio numero e mostra soltanto l’impegno.
web-fair-step-3 = Quando tutti hanno preso l’impegno, i browser rivelano i loro numeri.
web-fair-step-4 = Il segreto e i numeri danno insieme l’ordine delle carte, che vengono distribuite.
web-fair-step-5 = Dopo la smazzata il segreto viene rivelato, e la tua pagina rifà tutto il conto.
web-fair-late = Nessuno può bloccare un tavolo: chi non risponde entro qualche secondo riceve un numero dal server. Il numero deriva dal segreto del server, quindi nemmeno questo si può scegliere, ed è segnalato.
web-fair-drops = Resta una cosa: il server vede i numeri prima di dare le carte, e di alcuni potrebbe dire che non sono mai arrivati. Con un numero sceglierebbe tra due smazzate, con due tra quattro, con tre tra otto. Ogni numero che manca dopo il suo impegno è segnalato e contato, per ogni smazzata e per tutta la partita.
web-fair-proved = Per questo la tua pagina riceve una ricevuta firmata per il suo impegno e un’altra per il suo numero. Se la smazzata firmata omette un numero con ricevuta, è la prova che il server bara. Una ricevuta per il solo impegno mostra che un numero è stato trattenuto, non da chi. Ciò che non è mai stato confermato non si può provare.
web-fair-yourself = Controlla di persona
web-fair-yourself-1 = Al tavolo, sotto «Gioco leale», il tuo browser rifà il conto della smazzata quando è finita e indica ogni numero sbagliato.
web-fair-yourself-2 = La registrazione di una partita contiene tutti i numeri; un programma di trenta righe che non sa niente di OpenHearts li controlla.
web-fair-yourself-3 = Ciò che scrivi sotto «Il tuo contributo alla mescolata» entra nelle prossime carte.
web-fair-yourself-4 = Il tuo browser conserva le ricevute delle sue ultime smazzate. Puoi scaricarle nella pagina con tutte le smazzate di un tavolo; «openhearts check --shuffle --receipts» dice che cosa provano su una registrazione.

# Rivedere una partita
web-replay = Rivedi una registrazione
web-replay-table = Rivedi la partita
web-replay-lead = Ripercorri passo per passo una partita registrata, di questo server o di qualsiasi altro programma OpenHearts: con tutte le mani, o con la vista di un solo posto. Viene letta qui, confrontata riga per riga con le regole e presto dimenticata.
web-replay-file = Un file
web-replay-text = Oppure la registrazione come testo
web-replay-open = Apri
web-replay-most = Al massimo { $most } KB.
web-replay-gone = Questa registrazione non è più qui. Aprila di nuovo.
web-replay-place = Smazzata { $deal }, { $step } di { $count }
web-replay-steps = Passi
web-replay-hands = Mani
web-replay-first = All’inizio
web-replay-back-trick = Indietro di una presa
web-replay-back = Indietro
web-replay-next = Avanti
web-replay-next-trick = Avanti di una presa
web-replay-last = Alla fine
web-replay-deals = Smazzate:
web-replay-sides = Vista:
web-replay-everybody = tutte le mani
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Qualcuno ha deciso; da qui non si vede che cosa.
web-replay-dealt = Le carte sono distribuite.
web-replay-keys = Tasti: sinistra e destra per un passo, su e giù per una presa, Home e Fine per gli estremi della smazzata.
web-why = Perché { $bot } ha fatto così?
web-why-same = Ricalcolato con la sola vista di { $bot }: { $what }. È proprio ciò che è stato giocato.
web-why-other = Ricalcolato con la sola vista di { $bot }: { $what }. NON è ciò che è stato giocato.
web-why-from = Livello del bot: { $level }. Decisione { $number } con il seme casuale { $seed }: non è servito nient’altro.
web-why-candidates = Che cosa ci si aspettava da ogni scelta
web-why-again = Per questa tabella ogni scelta è stata misurata di nuovo e quanto le altre: i valori possono differire un po’ da quelli con cui il bot ha deciso.

# La riga di comando
web-serving = OpenHearts è all’indirizzo { $address }
web-serving-stop = Ctrl-C lo ferma; ogni tavolo resta salvato.
web-serving-open-file = Altri su questo computer possono leggere { $file }, che contiene segreti. Per impedirlo: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = fino a { $limit }
web-bar-sound = { $state ->
    [on] I suoni sono attivi: disattivali
   *[off] I suoni sono disattivati: attivali
}
web-bar-size = Carte e lettere più grandi
web-bar-pace = { $what }: { $pace }. Cambia
web-play = Gioca
web-drawer = Punteggi, giocatori e altro
web-drawer-close = Chiudi

# The sheet after a deal
web-sheet-place = Posto { $place } su { $count }
web-sheet-leads = Sei in testa
web-sheet-behind = a { $gap } da { $seat }
web-sheet-level = Alla pari con { $seat }
web-decided = La carta decisiva
web-tab-cards = Carte
web-tab-tricks = Prese

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } giocatori · { $level }
web-adjust = Imposta
