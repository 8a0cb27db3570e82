# Che cosa viene rifiutato, e perché. Davanti sta la carta: «quattro di fiori: devi rispondere a cuori».

error-not-your-turn = Non tocca a te: è il turno di { $seat }.
error-deal-over = La smazzata è finita.
error-not-an-action = In questo gioco una mossa così non esiste.
error-not-now = Adesso non si può.
error-not-begun = La partita non è ancora cominciata.
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
error-pass-twice = { $card }: non ne hai così tante.
error-pass-count = Scegli esattamente { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da passare.
error-already-passed = Hai già passato le tue carte.
error-opening-card = { $card }: devi aprire con la carta d'apertura: { $opening }.
error-opening-suit = { $card }: devi aprire con { suit-name }.
error-opening-forbidden = { $card }: non si può usare per la prima apertura.
error-locked = { $card }: { $lock ->
    [hearts] i cuori non sono ancora rotti
   *[other] con questa carta non si può ancora aprire
}.
error-must-follow = { $card }: devi rispondere a { suit-name }.
error-first-trick = { $card }: non nella prima presa.
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

error-line = Riga { $line }: { $text }
error-text = Non riesco a leggerlo: { $detail }.
error-text-card = «{ $text }» non è una carta. Scrivi valore e seme, per esempio DPi, 10Cu o asso di quadri.
error-text-empty = Non è stato scritto niente. «aiuto» elenca tutte le parole.
error-text-word = «{ $text }» è una parola che non conosco. «aiuto» elenca tutte le parole.
error-text-ambiguous = «{ $text }» può indicare più carte: { $cards }.
error-text-number = «{ $text }» non è il numero di una carta sul tavolo.
error-text-one-card = Indica una sola carta da giocare.
error-text-some-cards = Indica le carte da passare.
error-text-seat = A questo tavolo nessuno si chiama «{ $text }».
error-text-steal = Di' a chi rubi, da quale fila e dove la metti: ruba a Ben sinistra destra.
error-text-nested = Elenchi e tabelle sono annidati per più di { $most } livelli; nessuna registrazione ne ha bisogno.
error-did-you-mean = Intendevi «{ $word }»?
error-record = La registrazione non rispetta le regole: { $detail }.
error-ruleset = Queste regole non funzionano: { $detail }.
error-seats = { $single ->
    [yes] { $name } è un gioco per { $high } giocatori.
   *[no] { $name } è un gioco da { $low } a { $high } giocatori.
}
error-rules-bounds = { $file }, riga { $line }: { $what ->
    [nested] tabelle ed elenchi sono annidati per più di { $most } livelli; scrivili senza annidarli, come score.points
    [parts] un nome ha più di { $most } parti; una regola ne ha due, come score.points
    [line] la riga supera i { $most } caratteri; spezzala o accorciala
    [text] un testo supera i { $most } caratteri; accorcialo
    [digits] un numero ha più di { $most } cifre; nessuna regola ha bisogno di un numero così grande
    [entries] ci sono più di { $most } voci; a un file di regole ne bastano molte meno
   *[open] un testo tra virgolette non finisce; chiudilo sulla stessa riga
}
error-rules-long-list = { $name }: l’elenco è troppo lungo; accorcialo a { $most } voci al massimo
error-field = Campo: { $field }.
error-allowed = Valori ammessi: { $allowed }.
error-bot = Questo bot non esiste: { $detail }.
error-view = Questa vista si contraddice: { $detail }.
error-forbidden = Non è permesso: { $detail }.
error-seat-taken = Lì siede già qualcuno.
error-curtain = Le carte sono coperte: prima di' chi sei, con il pulsante sulla pagina.
error-not-away = Lì nessuno è assente.
error-known-cards = Le carte di questa smazzata sono note in anticipo: è per una persona sola con i bot.
error-after-the-deal = Potrai prendere quel posto quando la smazzata sarà finita: nessuno vede due mani della stessa smazzata.
error-next-hand = Quella mano è stata data a un’altra persona. La gioca un bot; tu ricevi le carte con la prossima smazzata.
error-vouch = Solo chi gioca in questa smazzata può dire chi è tornato.
error-shuffling = Si stanno mescolando le carte. Riprova tra un momento.
error-not-playing = In questo momento non si gioca nessuna smazzata.
error-not-anew = Qualcuno preferisce giocare questa smazzata fino alla fine.
error-no-seat = Questo posto non esiste.
error-two-seats = Scegli due posti diversi.
error-host-sits = Chi organizza la partita deve sedere al tavolo.
error-host-only = Può farlo solo chi organizza la partita.
error-refused = Chi organizza la partita ha liberato il tuo posto. Potrai sederti di nuovo qui quando te lo permetterà.
error-watching = Stai guardando; possono farlo solo i giocatori.
error-no-bot-there = Lì non ha deciso un bot, oppure il suo seme casuale non è indicato.
error-record-too-large = È troppo grande: al massimo { $most } KB.
error-search-not-ready = Questo bot si sta ancora preparando su questo computer; chiedi di nuovo tra mezzo minuto.
error-busy = In questo momento lo stanno chiedendo in molti. Aspetta un momento, poi riprova.
error-too-often = Hai appena chiesto molte cose. Aspetta un minuto, poi riprova.
error-too-much = Servono più memoria o tempo di quanti ce ne siano per una richiesta. Prova con qualcosa di più piccolo.
error-try-again = Il tavolo viene letto di nuovo; riprova tra un momento.
error-no-undo = A questo tavolo non si annulla niente.
error-no-hints = A questo tavolo non ci sono consigli.
error-no-chat = A questo tavolo non si scrivono messaggi.
error-claim-alone = Per reclamare un resto che non è sicuro serve l'accordo di tutti gli altri.
error-claim-again = Gli altri hanno rifiutato. Chiedi di nuovo dopo la prossima presa.
error-claim-own = Al tuo reclamo rispondono gli altri. Tu puoi ritirarlo.
error-claim-answered = Non hai niente a cui rispondere.
error-no-claim = Nessuno ha reclamato niente.
error-no-claims = In questo gioco non si può reclamare niente; si gioca fino alla fine.
error-chat-often = Non così in fretta. Aspetta un momento, poi scrivi di nuovo.
error-no-phrase = Questo messaggio non esiste.
error-not-over = La partita non è ancora finita.
error-table-full = A questo tavolo tutti i posti sono occupati.
error-too-many-wait = Troppe persone stanno già aspettando un posto o uno scambio. Riprova più tardi.
error-cannot-join = Il tavolo non si può raggiungere: { $why }.
error-text-invitation = «{ $text }» non è un invito. Un invito è fatto così: http://localhost:8765/table/abc.
error-text-no-receipts = Questo non è un file di ricevute come lo scrive una pagina o openhearts join.
error-bad-seal = La firma del server sotto la mescolata non è giusta.
error-nothing-to-undo = Non c'è niente da annullare.
error-not-your-seat = Quello non è il tuo posto.
error-no-table = Questo tavolo non esiste.
error-foreign-host = Il server non si chiama come dice questo indirizzo, quindi non risponde. Chi lo gestisce può consentire il nome: openhearts serve --public-url INDIRIZZO, con l'indirizzo come lo si digita.
error-signed-out = La tua sessione qui è stata chiusa. Torna per entrare con una nuova identità.
error-two-hands = Hai un posto allo stesso tavolo, e nessuno può vedere due mani. Prima lascia il tuo posto lì.
error-too-many-tables = Adesso ci sono troppi tavoli; riprova più tardi.
error-no-record = Nessuna smazzata è ancora finita, perciò non c'è una registrazione.
error-cannot-listen = Non si può offrire niente all'indirizzo { $host }, porta { $port }: { $why }. Scegli un'altra porta con --port.
error-no-address = «{ $host }» non è un indirizzo di questo computer. Ometti --host, o indicane uno che ha.
error-public-url = «{ $text }» non è un indirizzo pubblico. Scrivilo come https://hearts.example, senza percorso.
error-no-folder = La cartella { $folder } non si può usare: { $why }. Scegline un'altra con --data.
error-folder-in-use = Un altro OpenHearts tiene i suoi tavoli in { $folder }: { $address }. Usa quello, fermalo, o scegli un'altra cartella con --data.
error-too-many-own = Hai appena aperto troppi tavoli; continua a uno di questi, o riprova più tardi.
error-too-many-watchers = Troppe persone stanno già guardando questo tavolo.
error-stale = Il tavolo è andato avanti; guarda di nuovo prima di agire.
error-other = Qualcosa è andato storto: { $detail }.
error-text-herz-card = «{ $text }» non è una carta. Scrivi un numero, J26-50 per un jolly numerico, SJ o ST.

# Particolari di quanto sopra: ciò che capita più spesso; vedi speech/details.py. Senza punto finale.
detail-no-variant = la variante «{ $text }» non esiste
detail-seats = a { $name } non si gioca in { $count }
detail-no-parameter = { $name } non è un parametro delle regole
detail-not-offered = { $name } è noto dalle regole ma non viene offerto
detail-bad-value = { $name } non può essere «{ $text }»
detail-bundle = { $name } è un pacchetto di opzioni
detail-two-packs = con due mazzi serve una regola per le carte identiche
detail-no-file = { $file } non si può leggere: { $kind ->
    [missing] il file non esiste
    [folder] è una cartella
    [forbidden] manca il permesso
   *[other] { $why }
}
detail-empty-file = { $file } è vuoto
detail-no-utf8 = { $file ->
    [this] questo
   *[other] { $file }
} non è un testo UTF-8, dal byte { $place } in poi
detail-no-toml = { $file } non è TOML: { $why }
detail-too-large = { $file } è troppo grande per un file di regole (al massimo { $most } byte)
detail-no-bot = «{ $text }»; si conoscono { $known }, oppure FILE.py:Classe{ $nearest ->
    [none] {""}
   *[other] . Intendevi «{ $nearest }»?
}
detail-empty-record = qui non c'è niente; una registrazione comincia con { $head }
detail-no-record = questa non è una registrazione: una registrazione comincia con { $head }
detail-no-text = questo non è un file di testo
detail-long-line = una riga supera { $most } byte, troppo per una registrazione
detail-cut-off = manca la fine della registrazione
detail-no-hand = manca la mano del posto { $seat }
detail-twice = { $card } compare troppe volte oppure non fa parte di questo mazzo
detail-no-card = «{ $text }» non è una carta; scrivi prima il valore e poi il seme, come in QS, 10H o AD
detail-refused = { $card } non può essere giocata dal posto { $seat }: { $reason ->
    [must-follow] bisogna rispondere al seme d'uscita
    [card-not-held] il posto non ha questa carta
    [locked] con questa carta non si può ancora aprire
    [first-trick] non nella prima presa
    [opening-card] bisogna aprire con la carta d'apertura
    [opening-suit] bisogna aprire con il seme della carta d'apertura
    [opening-forbidden] non si può usare per la prima apertura
    [not-your-turn] tocca a un altro posto
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] nessuno
   *[other] il posto { $seat }
} vince questa presa, non { $told }
detail-points = i punti sono { $points }
detail-rules-say = le regole dicono { $right }, non { $told }
detail-digest = le regole riportate sotto non hanno questa impronta: qualcosa è stato cambiato
detail-secret = il segreto di chi organizza la partita non corrisponde all'impegno preso prima
detail-shuffle = queste non sono le carte che risultano dalla mescolata
detail-entry = turno { $place } («{ $text }»): { $rest }
detail-drawn = la carta pescata ora («{ $text }»): { $rest }
detail-herz-no-turn = questo non è un turno; scrivi 3. P0 draws 45: left, o più breve 45: left
detail-herz-no-action = «{ $text }» non è una mossa; scrivi keep, left, right, left=63, discard o steal 1 left right
detail-herz-no-card = «{ $text }» non è una carta; scrivi un numero, J26-50 per un jolly numerico, SJ o ST
detail-herz-twice = { $card } è già stata pescata, e non ce ne sono altre
detail-herz-not-in-pack = { $card } non fa parte di questo mazzo
detail-herz-stock-empty = il mazzo era esaurito prima di questo turno
detail-herz-undecided = scrivi che cosa è successo alla carta { $card }
detail-herz-only-a-card = questa è la carta su cui decidere; scrivi solo la carta
detail-herz-number = questa è la carta pescata numero { $right }, non { $told }
detail-herz-turn = tocca a P{ $right }, non a P{ $told }
detail-herz-outcome = il risultato è { $right ->
    [nothing] niente
   *[other] { $right }
}, non { $told }
detail-herz-after-end = la smazzata finisce prima di questo turno
detail-herz-over = la smazzata è finita; non c'è più niente da decidere
detail-herz-draw = di' quale carta ha pescato ora il posto { $seat }
detail-herz-starter = chi inizia questa smazzata? I posti { $list } vanno tutti bene; di' chi inizia, o scrivi P{ $seat } davanti alla prima carta
detail-herz-refused = { $reason ->
    [no-start-card] non c'è ancora una carta iniziale
    [has-start-card] c'è già una carta iniziale
    [row-full] quella fila è completa
    [value-too-high] la carta non è più bassa di quella sopra
    [outside-group] nessun valore del gruppo di quel jolly va bene lì
    [cannot-steal] quella carta non si può rubare
    [bad-value] lì non può avere quel valore
    [wrong-phase] la carta pescata non lo permette
   *[other] { $reason }
}
detail-no-seat = il posto { $seat } non esiste{ $last ->
    [none] {""}
   *[other] ; i posti vanno da 0 a { $last }
}
detail-nothing-now = il posto { $seat } non ha niente da decidere ora
detail-scores = punteggi: { $told }, posti: { $right }
detail-from-one = le smazzate si contano da 1
detail-range = da { $low } a { $high }
detail-whole = un numero intero da { $low } in su{ $none ->
    [none] {""}
   *[other] {" "}oppure { $none }
}
detail-bot-chooses = qui il bot del posto { $seat } sceglie { $right }, non { $told }
detail-bot-version = qui il bot del posto { $seat } sceglie { $right }, non { $told }; ma questa registrazione è stata fatta dalla versione { $before } di { $bot }, e questa è la versione { $now }, che può scegliere in modo diverso
