# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Turno { $place } («{ $text }»): { $cause }
error-herz-drawn = La carta pescata ora («{ $text }»): { $cause }
error-herz-no-turn = Questo non è un turno; scrivi 3. P0 draws 45: left, o più breve 45: left.
error-herz-no-action = «{ $text }» non è una mossa; scrivi keep, left, right, left=63, discard o steal 1 left right.
error-herz-twice = { $card } è già stata pescata, e non ce ne sono altre.
error-herz-stock-empty = Il mazzo era esaurito prima di questo turno.
error-herz-undecided = Scrivi che cosa è successo alla carta { $card }.
error-herz-only-a-card = Questa è la carta su cui decidere; scrivi solo la carta.
error-herz-number = Questa è la carta pescata numero { $right }, non { $told }.
error-herz-turn = Tocca a P{ $right }, non a P{ $told }.
error-herz-other-card = La carta pescata è { $right }, non { $told }.
error-herz-outcome = Il risultato è { $right ->
    [nothing] niente
   *[other] { $right }
}, non { $told }.
error-herz-after-end = La smazzata finisce prima di questo turno.
error-herz-draw = Di’ quale carta ha pescato ora il posto { $seat }.
error-herz-starter = Chi inizia questa smazzata? I posti { $list } vanno tutti bene; di’ chi inizia, o scrivi P{ $seat } davanti alla prima carta.
error-herz-refused = { $reason ->
    [no-start-card] non c’è ancora una carta iniziale
    [has-start-card] c’è già una carta iniziale
    [row-full] quella fila è completa
    [value-too-high] la carta non è più bassa di quella sopra
    [outside-group] nessun valore del gruppo di quel jolly va bene lì
    [cannot-steal] quella carta non si può rubare
    [bad-value] lì non può avere quel valore
    [wrong-phase] la carta pescata non lo permette
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz non ha { $name }: tutto ciò che si pesca è scoperto; indica plays e drawn.
error-herz-start-card = Posto { $seat }: { $card } non può essere una carta iniziale di quel valore.
error-herz-row = Posto { $seat }: questa fila non può stare così.
error-watcher-decides-nothing = Chi guarda non ha niente da decidere.
error-nothing-now = Il posto { $seat } non ha niente da decidere ora.
error-all-decided = La smazzata è finita; non c’è più niente da decidere.
error-no-views-of = Le viste di { $name } non si possono descrivere dall’esterno.
error-no-view = Questa non è una vista: { $why }.
error-view-version = Le viste si capiscono nella versione { $right }, non nella { $told }.
error-view-cannot-be = Questa vista non è possibile: { $cause }
error-view-field = Questa vista si contraddice: { $field } non si accorda con il resto.
error-view-entries = { $list }: servono { $count } voci ciascuno.
error-view-count = { $field }: il numero delle carte è { $told }, e deve essere { $right }.
error-view-hand = La mano non è quella distribuita, meno le carte date e giocate, più quelle ricevute.
error-view-hand-size = { $field }: il numero delle carte è { $told }; deve essere { $dealt } come distribuite, o { $now } adesso.
error-view-cannot-hold = Il posto { $list } non può avere tutto ciò che deve: restano troppo poche carte adatte.
error-view-revoke = Posto { $seat }: { $card } non è possibile, perché prima non ha risposto a quel seme.
error-view-leads = Il posto { $told } apre la presa { $trick }, ma deve aprire il posto { $right }.
error-view-unseen = Posti per carte che nessuno ha visto: { $told }; carte così: { $right }.
error-view-no-world = Nessuna distribuzione delle carte coperte si accorda con ciò che si è visto.
error-view-passed-elsewhere = { $card } è stata passata al posto { $seat }, e sta altrove.
error-view-trick = Presa { $trick }: { $cause }
error-view-may-not = Presa { $trick }: { $cause } Il posto ha: { $list }.
error-view-place-leads = Il posto { $seat } non può aprire con la carta { $place } del gioco.
error-first-leader = Chi apre la prima presa? I posti { $list } vanno tutti bene; indica first_leader.
error-holder-leads = Apre chi ha { $card }, e questo non si accorda con il posto { $seat }.
error-name-kitty = Indica le carte del monte; quante: { $count }.
error-kitty-unknown = Il posto { $seat } non può conoscere il monte adesso.
error-name-passed = { $field }: indica le carte passate, e quelle arrivate ({ $count } per volta).
error-nothing-passed = Nella smazzata { $deal } non si passa niente.
error-name-opening = Quale carta apre? Alcune sono avanzate: indica opening_card.
