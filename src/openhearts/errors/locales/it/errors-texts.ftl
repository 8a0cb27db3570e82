# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Riga { $line }: { $text }
error-seat = posto { $seat }
error-did-you-mean = Intendevi «{ $word }»?
error-field = Campo: { $field }.
error-allowed = Valori ammessi: { $allowed }.
error-other = Qualcosa è andato storto: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = «{ $text }» non è una carta; scrivi prima il valore e poi il seme in lettere inglesi, come in QS, 10H o AD.
error-herz-no-card = «{ $text }» non è una carta; scrivi un numero, J26-50 per un jolly numerico, SJ o ST.
error-card-too-often = { $card } compare troppe volte oppure non fa parte di questo mazzo.
error-not-in-pack = { $card } non fa parte di questo mazzo.
error-not-there = { $card } non c’è.
error-no-number = «{ $text }» non è un numero intero.
error-no-seat = Il posto { $seat } non esiste{ $last ->
    [none] {""}
   *[other] ; i posti vanno da 0 a { $last }
}.
error-deals-from-one = Le smazzate si contano da 1.
error-scores-for-seats = Punteggi: { $told }, posti: { $right }.
error-hands-for-seats = Mani: { $told }, posti: { $right }.
error-players-for-seats = Giocatori: { $told }, posti: { $right }.
error-bots-for-seats = Bot: { $told }, posti: { $right }. Indicane uno per ogni posto, o uno per tutti.
error-numbers-for-seats = { $name }: ci vuole un numero per ogni posto ({ $right }), non { $told }.
error-hand-size = Il posto { $seat } deve avere { $right ->
    [one] { $right } carta
   *[other] { $right } carte
}, non { $told }.
error-cards-missing = Mancano queste carte: { $list }. Indica come monte quelle avanzate.
error-stock-nameless = Il mazzo è vuoto; indica le sue carte dall’alto, come 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } non si può distribuire da questo: { $list }.
error-write = Scrivi qui: { $sample }
error-write-instead = «{ $text }» qui è fuori posto. Scrivi: { $sample }
error-wrong-kind = { $name }: «{ $text }» qui è fuori posto. Scrivi: { $sample }
error-line-too-long = Una riga supera { $most } byte, troppo per una registrazione.
error-too-long = È troppo lungo: al massimo { $most } byte.
error-no-utf8 = { $file ->
    [this] questo
   *[other] { $file }
} non è un testo UTF-8, dal byte { $place } in poi.
error-no-file = { $file } non si può leggere: { $kind ->
    [missing] il file non esiste
    [folder] è una cartella
    [forbidden] manca il permesso
   *[other] { $why }
}.
error-no-text = Questo non è un file di testo.
error-no-utf16 = Questo è UTF-16; una registrazione è testo UTF-8.
error-packed = Questo è un file compresso. Decomprimilo e prendine una registrazione alla volta.
error-no-json = Questo non è JSON nella forma richiesta: { $why }.
error-two-starts = Una torre ha una sola carta iniziale.
error-no-start = Non c’è la carta iniziale.
error-nested = Elenchi e tabelle sono annidati per più di { $most } livelli; nessuna registrazione ne ha bisogno.
error-cannot-lie = { $card } non può stare lì di seguito.
error-not-in-range = { $name } deve essere compreso tra { $low } e { $high }, non { $text }.
error-same-seat = Il posto { $seat } non può scambiarsi con se stesso.
error-newcomer-score = Chi arriva al posto { $seat } comincia con { $right }, la media degli altri.
error-text-empty = Non è stato scritto niente. «aiuto» elenca tutte le parole.
error-text-word = Non conosco la parola «{ $text }». «aiuto» elenca tutte le parole.
error-text-no-card = «{ $text }» non è una carta; scrivi prima il valore e poi il seme, come in { $cards }.
error-text-ambiguous = «{ $text }» può indicare più carte: { $cards }.
error-text-number = «{ $text }» non è il numero di una carta sul tavolo.
error-text-one-card = Indica una sola carta da giocare.
error-text-some-cards = Indica le carte da passare.
error-text-seat = A questo tavolo nessuno si chiama «{ $text }».
error-text-steal = Di’ a chi rubi, da quale fila e dove la metti: ruba a Ben sinistra destra.
error-text-invitation = «{ $text }» non è un invito. Un invito è fatto così: http://localhost:8765/table/abc.
error-text-rule-link = Questo indirizzo di regole è danneggiato o sconosciuto. Chiedilo di nuovo.
error-text-rule-file = Scegli prima un file.
