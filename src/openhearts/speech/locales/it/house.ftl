# L’editor delle regole: la sua pagina, e ogni regola con un nome (web-rule-), una frase (web-about-) e i suoi valori.

web-editor = Regole di casa
web-editor-lead = Cambia le regole come le giocate a casa. Ogni modifica viene controllata, e accanto ci sono le regole in parole.
web-editor-fine = { $count ->
    [0] Queste sono le regole di { $name }.
    [one] Con queste regole si può giocare. Una cosa è diversa da { $name }.
   *[other] Con queste regole si può giocare. { $count } cose sono diverse da { $name }.
}
web-editor-faulty = Così non va ancora. Le regole in parole sono quelle di prima.
web-editor-check = Controlla
web-editor-base = Parti da
web-editor-base-about = Un altro gioco comincia con le proprie regole.
web-editor-name = Nome delle tue regole
web-editor-presets = Modifiche già pronte
web-editor-asked = Ciò che si cambia più spesso
web-editor-more = Tutto il resto
web-editor-reset = Annulla tutte le modifiche
web-editor-was = invece di: { $value }
web-editor-marks = Sottolineato: nuovo. Barrato: com’è in { $name }.
web-editor-changes = Che cosa è diverso
web-editor-new = Nuovo:
web-editor-gone = Non più:
web-editor-share = Conserva e condividi
web-editor-link = L’indirizzo di queste regole:
web-editor-keep = Crea un indirizzo breve
web-editor-download = Scarica come file
web-editor-upload = Apri un file di regole:
web-editor-open = Apri

web-rule-yes = sì
web-rule-no = no
web-rule-nothing = niente
web-rule-other = altro…
web-rule-number = questo numero:
web-rule-as-in = { $values } come in { $name }
web-rule-in-words = Anche a parole: { $example }.
web-rule-understood = Capito così: { $value }
web-rule-range = { $high ->
    [0] Un numero intero da { $low } in su.
   *[other] Un numero intero da { $low } a { $high }.
}

web-rule-cannot = «{ $text }» qui non può stare.
web-rule-cannot-empty = Qui deve stare qualcosa.
web-allowed-number = { $kind ->
    [between] un numero intero da { $low } a { $high }
    [from] un numero intero da { $low } in su
   *[any] un numero intero
}
web-allowed-selector = carte (QS), semi (suit:H), valori (rank:Q) o all
web-allowed-points = carte (QS 13), semi (suit:H 1), valori (rank:Q 2) o all, ciascuno con un numero intero
web-allowed-card = carte come QS o 10H
web-allowed-opening-card = una carta come 2C, oppure lowest_of:C
web-allowed-suit = semi: C, D, H, S
web-allowed-rank = valori: da 1 a 11, J, Q, K, A

# I gruppi
web-group-pack = Il mazzo
web-group-joker = Jolly
web-group-deal = Distribuzione
web-group-dealer = Il mazziere
web-group-pass = Passaggio delle carte
web-group-opening = La prima apertura
web-group-next-deal = La prima apertura nelle smazzate successive
web-group-lead = Aprire una presa
web-group-first-trick = La prima presa
web-group-trick = Prese e carte identiche
web-group-score = Punti
web-group-moon = Il cappotto
web-group-sun = Tutte le prese
web-group-end = Fine della partita
web-group-tower = Torri, jolly e furti

# Modifiche già pronte delle varianti
web-bundle-sun = Il sole
web-bundle-jack-11 = Il fante di quadri toglie 11
web-bundle-fixed-deals = Un numero fisso di smazzate
web-bundle-moon-13-and-1 = Cappotto con 13 cuori e una donna
web-bundle-high-points = Punti alti
web-bundle-eleven = Undici carte per seme
web-bundle-standard-pack = Mazzo normale
web-bundle-previous-trick = Cuori solo dopo cuori
web-bundle-ten-of-diamonds = Dieci di quadri invece del fante
web-bundle-jack-for-moon = Per il cappotto serve anche il fante
web-bundle-queen-50 = La donna costa 50

# Cuori
web-rule-hearts-pack-count = Mazzi
web-about-hearts-pack-count = Un mazzo, oppure due mescolati insieme.
web-rule-hearts-pack-suits = Semi
web-about-hearts-pack-suits = I semi del mazzo.
web-rule-hearts-pack-ranks = Valori
web-about-hearts-pack-ranks = I valori, dal più basso; uno più alto vince la presa.
web-rule-hearts-pack-remove = Carte tolte
web-about-hearts-pack-remove = Carte che si tolgono da ogni mazzo.
web-rule-hearts-pack-jokers = Jolly
web-about-hearts-pack-jokers = Quanti jolly si aggiungono.
web-rule-hearts-joker-mode = Che cosa fa un jolly
web-about-hearts-joker-mode = Che cosa può fare un jolly in una presa.
web-values-hearts-joker-mode = { $value ->
    [excuse] si può giocare in qualsiasi momento, non vince mai
    [always_wins] il primo vince la presa
   *[none] non ce ne sono
}
web-rule-hearts-deal-hands = Carte a testa
web-about-hearts-deal-hands = Quante carte riceve ognuno.
web-values-hearts-deal-hands = { $value ->
   *[even] quante ne bastano per tutti in parti uguali
}
web-rule-hearts-deal-leftover = Carte avanzate
web-about-hearts-deal-leftover = Che cosa succede alle carte non distribuite.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] a chi vince la prima presa
    [kitty_last_trick] a chi vince l’ultima presa
    [kitty_first_heart] a chi vince la prima presa con cuori
   *[set_aside] messe da parte
}
web-rule-hearts-deal-leftover-seen-by = Chi può guardarle
web-about-hearts-deal-leftover-seen-by = Chi può vedere le carte avanzate.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] chi le vince
    [all] tutti
   *[nobody] nessuno
}
web-rule-hearts-dealer-first = Il primo mazziere
web-about-hearts-dealer-first = La sorte, oppure un posto, contato da 0.
web-values-hearts-dealer-first = { $value ->
   *[random] decide la sorte
}
web-rule-hearts-dealer-next = Il mazziere successivo
web-about-hearts-dealer-next = Chi dà le carte dopo una smazzata.
web-values-hearts-dealer-next = { $value ->
    [left] chi siede a sinistra del mazziere
    [right] chi siede a destra del mazziere
   *[most_points] chi ha il punteggio più alto
}
web-rule-hearts-pass-count = Carte passate
web-about-hearts-pass-count = Carte che ognuno passa prima del gioco; 0: nessun passaggio.
web-rule-hearts-pass-cycle = Dove vanno
web-about-hearts-pass-cycle = Nella prima smazzata, nella seconda e così via; poi si ricomincia da capo.
web-rule-hearts-opening-leader = Chi apre per primo
web-about-hearts-opening-leader = Chi apre la prima presa.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] chi ha la carta d’apertura
    [left_of_dealer] chi siede a sinistra del mazziere
    [dealer] il mazziere
    [youngest] il più giovane, indicato da chi organizza
   *[seat] un posto indicato da chi organizza la partita
}
web-rule-hearts-opening-card = Carta d’apertura
web-about-hearts-opening-card = La carta che apre una smazzata, per esempio 2C (due di fiori), oppure lowest_of:C per la carta di fiori più bassa che qualcuno ha.
web-values-hearts-opening-card = { $value ->
   *[none] nessuna
}
web-rule-hearts-opening-must = Con che cosa deve aprire chi la ha
web-about-hearts-opening-must = Con che cosa deve aprire chi ha la carta d’apertura.
web-values-hearts-opening-must = { $value ->
    [card] con questa carta
    [suit] con il suo seme
   *[any] con una carta qualsiasi
}
web-rule-hearts-opening-forbidden = Vietate per la prima apertura
web-about-hearts-opening-forbidden = Con che cosa non si può fare la prima apertura della smazzata, a meno di non avere altro: carte (QS), semi (suit:H), valori (rank:Q) o all.
web-rule-hearts-next-deal-leader = Chi apre per primo in seguito
web-about-hearts-next-deal-leader = Chi apre la prima presa nelle smazzate dopo la prima.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] come nella prima smazzata
    [most_points_last_deal] chi ha ricevuto più punti nella smazzata scorsa
    [most_points_total] chi ha il punteggio più alto
    [fewest_points] chi ha ricevuto meno punti nella smazzata scorsa
   *[last_winner] chi ha vinto l’ultima presa della smazzata scorsa
}
web-rule-hearts-next-deal-tie = In caso di parità
web-about-hearts-next-deal-tie = Chi apre per primo tra quelli che hanno gli stessi punti.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] il primo a sinistra di chi aveva aperto prima
    [youngest] il più giovane
   *[random] decide la sorte
}
web-rule-hearts-lead-locked = Bloccate all’inizio
web-about-hearts-lead-locked = Con che cosa non si può aprire finché non viene sbloccato, a meno di non avere altro: carte (QS), semi (suit:H), valori (rank:Q) o all.
web-rule-hearts-lead-broken-by = Che cosa sblocca
web-about-hearts-lead-broken-by = Carte (QS), semi (suit:H), valori (rank:Q) o all.
web-rule-hearts-lead-broken-when = Quando si può aprire con cuori
web-about-hearts-lead-broken-when = Quando si sbloccano i cuori, o ciò che altrimenti è bloccato.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] dopo che ne è uscito uno in una presa precedente
    [collected_earlier_trick] dopo che qualcuno ne ha preso uno in precedenza
    [in_previous_trick] se ce n’era uno nella presa appena precedente
    [last_card_of_previous_trick] se uno era l’ultima carta della presa precedente
    [never] mai, a meno di non avere altro
   *[free] sempre
}
web-rule-hearts-lead-break-requires-discard = Sblocca solo uno scarto
web-about-hearts-lead-break-requires-discard = Sblocca solo una carta scartata su un altro seme, non una giocata per rispondere a seme o per aprire.
web-rule-hearts-lead-queen-counts-as-heart = La donna conta come cuori
web-about-hearts-lead-queen-counts-as-heart = Chi ha soltanto cuori e la donna di picche può aprire con una qualsiasi di queste carte.
web-rule-hearts-first-trick-forbidden = Non nella prima presa
web-about-hearts-first-trick-forbidden = Che cosa non si può giocare nella prima presa, a meno di non avere altro: carte (QS), semi (suit:H), valori (rank:Q) o all.
web-rule-hearts-trick-duplicates = Due carte identiche
web-about-hearts-trick-duplicates = Che cosa fanno due carte identiche nella stessa presa; solo con due mazzi.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] non ce ne sono
    [cancel] si annullano
    [first_wins] vale di più la prima
   *[last_wins] vale di più l’ultima
}
web-rule-hearts-trick-void-when = Quando una presa è annullata
web-about-hearts-trick-void-when = Nessuno vince una presa annullata; chi vince la successiva ne prende anche le carte. Se bastano due coppie che si annullano, con 9 giocatori sono annullate circa 23 prese su 100, con 10 circa 34 e con 11 circa 40; se non deve restare nessuna carta del seme d’uscita, quasi nessuna.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] quando non resta nessuna carta del seme d’uscita
   *[two_pairs_or_no_live_led_card] anche quando si annullano due coppie
}
web-rule-hearts-trick-void-next-leader = Chi apre dopo una presa annullata
web-about-hearts-trick-void-next-leader = Chi apre quando nessuno ha vinto la presa.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] di nuovo lo stesso giocatore
   *[left_of_leader] chi siede a sinistra di chi aveva aperto
}
web-rule-hearts-trick-last-void-to = L’ultima presa, se è annullata
web-about-hearts-trick-last-void-to = Chi riceve l’ultima presa se è annullata, con tutte le carte ancora in attesa.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] nessuno
    [leader] chi l’aveva aperta
    [previous_winner] chi ha vinto l’ultima presa valida
   *[second_copy_of_highest] chi ha giocato la seconda della coppia più alta del seme
}
web-rule-hearts-score-points = Quanto costano le carte
web-about-hearts-score-points = Carte (QS 13), semi (suit:H 1), valori (rank:Q 2) o all, ciascuno con i suoi punti; vale l’indicazione più precisa.
web-rule-hearts-score-points-one = Punti: { $card }
web-about-hearts-score-points-one = Quanto costa prendere questa carta; vuoto: non più di quanto costa il suo seme.
web-rule-hearts-score-bonus = Carte bonus
web-about-hearts-score-bonus = Carte che aggiungono o tolgono punti, oltre alle penalità e al cappotto, per esempio JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Punti per chi prende questa carta, per esempio -10; vuoto: nessuno.
web-rule-hearts-score-no-trick-bonus = Per nessuna presa
web-about-hearts-score-no-trick-bonus = Punti per chi non vince nessuna presa, nelle smazzate senza cappotto, per esempio -5; 0: nessuno.
web-rule-hearts-score-negative-total = Punteggi sotto 0
web-about-hearts-score-negative-total = Se un punteggio può scendere sotto 0.
web-rule-hearts-score-winner = Chi vince
web-about-hearts-score-winner = Quale punteggio vince la partita.
web-values-hearts-score-winner = { $value ->
    [lowest] il punteggio più basso
   *[highest] il punteggio più alto
}
web-rule-hearts-moon-award = Il cappotto
web-about-hearts-moon-award = Che cosa succede quando qualcuno prende tutte le carte di penalità.
web-values-hearts-moon-award = { $value ->
    [none] niente: il cappotto non esiste
    [add_to_others] gli altri ricevono punti
    [subtract_from_self] chi ci riesce toglie punti dal proprio punteggio
   *[shooter_chooses] chi ci riesce sceglie tra le due cose
}
web-rule-hearts-moon-value = Punti del cappotto
web-about-hearts-moon-value = Quanti punti sposta un cappotto.
web-values-hearts-moon-value = { $value ->
   *[deck_total] quanto costano le carte distribuite e un monte
}
web-rule-hearts-moon-requires-bonus = Anche le carte bonus
web-about-hearts-moon-requires-bonus = Se per il cappotto servono anche le carte bonus.
web-rule-hearts-moon-needs = Che cosa serve per il cappotto
web-about-hearts-moon-needs = Tutte le carte di penalità, oppure un certo numero di ciascun tipo, per esempio suit:H 13, QS 1; se ci riescono due giocatori, nessuno ha fatto cappotto.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] tutte le carte di penalità
}
web-rule-hearts-moon-bonus-cards = Carte bonus con il cappotto
web-about-hearts-moon-bonus-cards = Se le carte bonus contano in una smazzata con cappotto.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] contano
   *[suppressed] non contano
}
web-rule-hearts-sun-award = Tutte le prese (sole)
web-about-hearts-sun-award = Che cosa succede quando qualcuno vince tutte le prese.
web-values-hearts-sun-award = { $value ->
    [none] è soltanto un cappotto
    [add_to_others] gli altri ricevono punti
    [subtract_from_self] chi ci riesce toglie punti dal proprio punteggio
   *[shooter_chooses] chi ci riesce sceglie tra le due cose
}
web-rule-hearts-sun-value = Punti del sole
web-about-hearts-sun-value = Quanti punti si spostano con tutte le prese.
web-rule-hearts-end-limit = La partita arriva a
web-about-hearts-end-limit = La partita finisce quando, dopo una smazzata, qualcuno arriva a questo punteggio.
web-values-hearts-end-limit = { $value ->
   *[none] nessun limite di punti
}
web-rule-hearts-end-limit-test = Al limite
web-about-hearts-end-limit-test = Se la partita finisce già quando il limite è raggiunto, o solo quando è superato.
web-values-hearts-end-limit-test = { $value ->
    [reach] basta raggiungerlo
   *[exceed] bisogna superarlo
}
web-rule-hearts-end-deals = Numero di smazzate
web-about-hearts-end-deals = La partita finisce dopo questo numero di smazzate.
web-values-hearts-end-deals = { $value ->
    [players] una per ogni giocatore
   *[none] non fissato
}
web-rule-hearts-end-tie = Pareggio alla fine
web-about-hearts-end-tie = Che cosa succede in caso di pareggio.
web-values-hearts-end-tie = { $value ->
    [shared] la vittoria è condivisa
   *[extra_deal] si gioca un’altra smazzata
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Numero più alto
web-about-herz-an-herz-tower-max-number = Il numero più alto nel mazzo.
web-rule-herz-an-herz-tower-number-jokers = Jolly numerici
web-about-herz-an-herz-tower-number-jokers = Uno per ogni gruppo di numeri, a partire dal più basso.
web-rule-herz-an-herz-tower-superjokers = Superjolly
web-about-herz-an-herz-tower-superjokers = Quanti superjolly ci sono nel mazzo.
web-rule-herz-an-herz-tower-steal-cards = Carte ladre
web-about-herz-an-herz-tower-steal-cards = Quante carte ladre ci sono nel mazzo.
web-rule-herz-an-herz-tower-rows = File
web-about-herz-an-herz-tower-rows = Le file sotto la carta iniziale.
web-rule-herz-an-herz-tower-row-length = Carte in una fila
web-about-herz-an-herz-tower-row-length = Quante carte ha una fila completa.
web-rule-herz-an-herz-tower-group-size = Numeri di un colore
web-about-herz-an-herz-tower-group-size = Quanti numeri ha un gruppo di colore.
web-rule-herz-an-herz-tower-joker-value = Valore di un jolly
web-about-herz-an-herz-tower-joker-value = Il numero che un jolly prende in una fila.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] il numero immediatamente inferiore
   *[free_choice] uno qualsiasi che vada bene
}
web-rule-herz-an-herz-tower-group-overflow = Un jolly numerico molto più basso
web-about-herz-an-herz-tower-group-overflow = Che cosa vale un jolly numerico il cui gruppo sta molto più in basso.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] vale come il numero più alto del suo gruppo
   *[illegal] non si può mettere giù
}
web-rule-herz-an-herz-tower-start-superjoker = Un superjolly come carta iniziale
web-about-herz-an-herz-tower-start-superjoker = Quanto vale un superjolly come carta iniziale.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] vale 100
    [top_in_play] vale come il numero più alto in gioco
   *[above_all] sta sopra tutti i numeri
}
web-rule-herz-an-herz-tower-steal-target = Che cosa si può rubare
web-about-herz-an-herz-tower-steal-target = Quali carte di un’altra torre può prendere una carta ladra.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] l’ultima carta di ogni fila
   *[last_two] le due carte più in basso nella torre
}
web-rule-herz-an-herz-tower-steal-start-card = Rubare una carta iniziale
web-about-herz-an-herz-tower-steal-start-card = Se una carta iniziale si può rubare.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] mai
   *[if_alone] finché sotto di essa non c’è niente
}
web-rule-herz-an-herz-tower-steal-as-start = Carta iniziale rubata
web-about-herz-an-herz-tower-steal-as-start = Se una carta rubata può diventare la carta iniziale di chi ruba.
web-rule-herz-an-herz-tower-steal-extra-draw = Pescare ancora dopo il furto
web-about-herz-an-herz-tower-steal-extra-draw = Se chi ruba pesca un’altra carta.
web-rule-herz-an-herz-tower-round-end = Quando una torre è completa
web-about-herz-an-herz-tower-round-end = Quando una torre completa fa finire la smazzata.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] la smazzata finisce subito
   *[finish_turn_cycle] tutti hanno lo stesso numero di turni
}
web-rule-herz-an-herz-tower-step-points = Punti di un gradino
web-about-herz-an-herz-tower-step-points = Punti per un gradino con due carte.
web-rule-herz-an-herz-tower-colour-bonus = In più per lo stesso colore
web-about-herz-an-herz-tower-colour-bonus = Punti in più se entrambe le carte di un gradino sono dello stesso colore.
web-rule-herz-an-herz-tower-superjoker-bonus = I superjolly hanno qualsiasi colore
web-about-herz-an-herz-tower-superjoker-bonus = Se un superjolly può dare i punti per lo stesso colore.
web-rule-herz-an-herz-tower-rounds = Smazzate in una partita
web-about-herz-an-herz-tower-rounds = La partita finisce dopo questo numero di smazzate.
web-rule-herz-an-herz-tower-discard-seen = Gli scarti
web-about-herz-an-herz-tower-discard-seen = Quanta parte degli scarti è scoperta.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] si vede solo la carta in cima
   *[all] sono tutti scoperti
}
web-rule-herz-an-herz-tower-next-starter = Chi comincia la smazzata successiva
web-about-herz-an-herz-tower-next-starter = Chi comincia le smazzate dopo la prima.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] chi siede a sinistra di chi ha cominciato prima
    [same] lo stesso giocatore
    [winner] chi ha guadagnato di più nella smazzata scorsa
   *[last] chi ha guadagnato di meno nella smazzata scorsa
}
web-rule-herz-an-herz-opening-leader = Chi comincia
web-about-herz-an-herz-opening-leader = Chi organizza la partita indica chi comincia la prima smazzata: il più famoso rubacuori.
web-rule-herz-an-herz-score-winner = Chi vince
web-about-herz-an-herz-score-winner = Quale punteggio vince la partita.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] il punteggio più alto
   *[lowest] il punteggio più basso
}
web-rule-herz-an-herz-end-tie = Pareggio alla fine
web-about-herz-an-herz-end-tie = Che cosa succede in caso di pareggio.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] la vittoria è condivisa
   *[extra_deal] si gioca un’altra smazzata
}
