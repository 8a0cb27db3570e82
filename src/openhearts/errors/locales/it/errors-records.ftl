# Records, and shuffles that can be checked.

error-empty-record = Qui non c’è niente; una registrazione comincia con { $head }.
error-no-record-head = Questa non è una registrazione: una registrazione comincia con { $head }.
error-record-version = Questa è la versione { $told }; questo programma legge la versione { $right }.
error-cut-off = Manca la fine della registrazione.
error-after-end = { $name } sta dopo la fine della registrazione.
error-stands-twice = { $name } c’è due volte.
error-stands-instead = { $name } sta dove deve stare { $right }.
error-stands-before = { $name } non deve stare prima di { $right }.
error-no-place-here = { $name } qui è fuori posto.
error-missing-before = Manca { $name } prima di { $right }.
error-bad-fields = Questa riga ha un campo che non può avere, o gliene manca uno.
error-half-a-letter = «{ $text }» contiene mezza lettera, che nessun file può conservare.
error-strange-letter = «{ $text }» contiene una lettera o un numero che nessun gioco di carte richiede.
error-no-value = «{ $text }» non è un valore.
error-tag-name = «{ $name }» non può essere il nome di un campo: scrivi lettere, cifre e _, ma non un nome che le registrazioni usano già.
error-player-kind = Un bot ha bisogno del nome del suo tipo (bot="..."), una persona non ne ha.
error-player-bot-only = Solo i bot hanno versione, budget e seme casuale.
error-no-deal-open = Questa riga fa parte di una smazzata, ma non se ne sta giocando nessuna.
error-stand-ins-early = Chi ha sostituito si dice dopo il gioco.
error-stand-ins-range = Qui non ci sono azioni da { $low } a { $high }.
error-stand-ins-order = Le sostituzioni si dicono nell’ordine delle loro prime azioni.
error-stand-ins-both = Due bot hanno deciso insieme per il posto { $seat }.
error-stand-ins-seat = L’azione { $number } non è del posto { $seat }.
error-event-missing = Manca un evento prima di questa riga.
error-event-not-here = Questo evento qui non accade.
error-event-other = Qui accade { $name }, non questo.
error-comment-place = Qui non può esserci un commento dopo l’azione { $number }.
error-no-hand = Manca la mano del posto { $seat }.
error-cards-of-deal = Le carte di questa smazzata mancano, o non sono testo semplice.
error-seat-has-hand = Il posto { $seat } non è a questo tavolo, o ha già una mano.
error-passed-elsewhere = In questa smazzata le carte si passano così: { $right }.
error-trick-number = La presa { $told } sta dove deve stare la presa { $right }.
error-trick-size = Una presa non può avere questo numero di carte: { $told }. Al tavolo i posti sono { $right }.
error-trick-incomplete = La presa ha un vincitore, ma non tutte le carte.
error-winner = { $seat ->
    [none] nessuno
   *[other] il posto { $seat }
} vince questa presa, non { $told }.
error-points = I punti sono { $points }.
error-play-refused = { $card } non può essere giocata dal posto { $seat }: { $reason ->
    [must-follow] bisogna rispondere al seme d’uscita
    [card-not-held] il posto non ha questa carta
    [locked] con questa carta non si può ancora aprire
    [first-trick] non nella prima presa
    [opening-card] bisogna aprire con la carta d’apertura
    [opening-suit] bisogna aprire con il seme della carta d’apertura
    [opening-forbidden] non si può usare per la prima apertura
    [not-your-turn] tocca a un altro posto
   *[other] { $reason }
}.
error-seat-says = Posto { $seat }: { $cause }
error-rules-say = Le regole dicono { $right }, non { $told }.
error-digest = Le regole riportate sotto non hanno questa impronta: qualcosa è stato cambiato.
error-no-deals = In questa registrazione non c’è nessuna smazzata.
error-over-before = La partita era finita prima di questa smazzata.
error-deal-unfinished = La smazzata { $deal } non era finita prima di questa.
error-deal-begins-otherwise = La smazzata non comincia come la precedente ha lasciato il tavolo.
error-deal-counted-early = La smazzata { $deal } non è finita, eppure è contata.
error-shuffle-not-told = La smazzata { $deal } non dice niente con cui ricalcolare la mescolata.
error-changes-too-early = Nessuno cambia posto prima della prima smazzata.
error-cards-decide-leader = Le carte decidono chi apre: nessuno è indicato.
error-recorded = { $name } è { $right }, non { $told }.
error-bot-chooses = Qui il bot del posto { $seat } sceglie { $right }, non { $told }.
error-bot-chooses-illegal = Il bot del posto { $seat } sceglie qualcosa di non permesso: { $cause }
error-bot-seed-hidden = Il seme casuale del bot del posto { $seat } non è indicato.
error-no-bot-there = Lì non ha deciso un bot, oppure il suo seme casuale non è indicato.
error-bot-version = Qui il bot del posto { $seat } sceglie { $right }, non { $told }; ma questa registrazione è stata fatta dalla versione { $before } di { $bot }, e questa è la versione { $now }, che può scegliere in modo diverso.
error-starts-no-program = { $text } è un programma, e una registrazione non ne avvia.
error-shuffle = Queste non sono le carte che risultano dalla mescolata.
error-secret = Il segreto del server non corrisponde all’impegno preso prima.
error-secret-hidden = Il segreto del server non è stato rivelato.
error-n-bytes = Un segreto o un contributo ha { $right } byte, non { $told }.
error-hex-digits = { $name } deve avere { $count } caratteri 0-9 a-f.
error-match-name = «{ $text }» non può essere il nome di una partita: scrivi da 1 a 60 lettere, cifre e . _ : -
error-contributions-order = I contributi non sono nell’ordine dei posti, o un posto ne ha due.
error-contribution-missing = Mancano dei contributi; posti: { $list }.
error-contribution-other = Il contributo del posto { $seat } non corrisponde al suo impegno.
error-contribution-derived = Il contributo del posto { $seat } non segue dal segreto.
error-contributes-not = Il posto { $seat } non contribuisce a questa smazzata, o l’ha già fatto.
error-commitment-taken = Quell’impegno è di un altro posto.
error-commitment-other = Questo impegno non è quello che dà il seme casuale.
error-fixed = Le carte fissate prima hanno una chiave di 64 caratteri 0-9 a-f, e nessuna mescolata.
error-chance = Questo non è il caso dei bot che risulta dal segreto, o nessun segreto è indicato.
error-sealed = Il segreto di questa smazzata è sigillato con una chiave che qui non c’è.
error-bad-seal = La firma del server sotto la mescolata non è giusta.
error-no-receipts = Questo non è un file di ricevute come lo scrive una pagina o openhearts join.
error-shuffle-step = La mescolata non è a questo passo.
