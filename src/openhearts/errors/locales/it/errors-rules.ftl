# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = La variante «{ $text }» non esiste.
error-file-no-variant = «{ $text }» è il nome di un file, non di una variante. Indica i file di regole con --rules; in Python con load_ruleset.
error-no-game = Il gioco «{ $text }» non esiste.
error-seats = { $single ->
    [yes] { $names } è un gioco per { $high } giocatori.
   *[no] { $names } è un gioco da { $low } a { $high } giocatori.
}
error-not-for-seats = Non c’è nessuna variante per questo numero di giocatori: { $count }.
error-no-parameter = { $name } non è un parametro delle regole.
error-not-offered = { $name } è noto dalle regole ma non viene offerto.
error-bad-parameter = { $name } non può essere «{ $text }».
error-house-two-meanings = «{ $text }» può voler dire { $list }; scrivilo per intero.
error-bundle = { $name } è un pacchetto di opzioni.
error-no-option = { $text } non è un’opzione; scrivi nome=valore, o il nome di un pacchetto di opzioni.
error-wrong-entry = { $name } non può avere questo valore.
error-entry-missing = Manca { $name }.
error-empty-file = { $file } è vuoto; un file di regole ha bisogno di almeno una riga, come extends = "classic".
error-no-toml = { $file } non è TOML: la riga { $line } è illeggibile dalla colonna { $column } in poi.
error-rules-bounds = { $file }, riga { $line }: { $what ->
    [nested] tabelle ed elenchi sono annidati per più di { $most } livelli; scrivili senza annidarli, come score.points
    [parts] un nome ha più di { $most } parti; una regola ne ha due, come score.points
    [line] la riga supera i { $most } caratteri; spezzala o accorciala
    [text] un testo supera i { $most } caratteri; accorcialo
    [digits] un numero ha più di { $most } cifre; nessuna regola ha bisogno di un numero così grande
    [entries] ci sono più di { $most } voci; a un file di regole ne bastano molte meno
   *[open] un testo tra virgolette non finisce; chiudilo sulla stessa riga
}.
error-rules-long-list = { $name }: l’elenco è troppo lungo; accorcialo a { $most } voci al massimo.
error-rules-too-large = { $file } è troppo grande per un file di regole (al massimo { $most } byte).
error-suggested-outside = «suggested_players» deve stare dentro «players».
error-value-for-seats = { $name } ha un valore per { $count } posti, e un tavolo così non c’è.
error-no-value-for-seats = { $name } non ha un valore per { $count } posti.
error-ranks-ascend = I valori devono salire, ciascuno una sola volta.
error-suits-once = Indica almeno un seme, e nessuno due volte.
error-too-few-cards = Le carte sono { $count }, troppo poche per { $seats } posti.
error-jokers-no-mode = Ci sono jolly: di’ che cosa fanno.
error-two-packs = Con due mazzi serve una regola per le carte identiche.
error-hand-too-large = { $count } carte a testa sono più di quante ce ne sono.
error-no-hand-at-all = Nessuno avrebbe una carta.
error-nobody-wins-kitty = Nessuno vince le carte messe da parte.
error-pass-too-many = Con mani da { $hand } non si possono passare { $count } carte.
error-pass-no-cycle = Di’ dove vanno le carte passate.
error-nobody-across = A un tavolo da { $seats } nessuno siede di fronte.
error-second-is-oneself = A un tavolo da due il secondo posto è il proprio.
error-holder-of-nothing = Senza una carta d’apertura nessuno la ha: indicane una, o di’ chi altro apre.
error-must-needs-card = Non c’è nessuna carta d’apertura con cui si debba aprire.
error-two-holders = Con due mazzi due giocatori possono avere la carta d’apertura.
error-opening-not-there = La carta d’apertura { $card } non è nel mazzo.
error-opening-left-over = La carta d’apertura { $card } può essere tra le carte avanzate.
error-opening-decides = La carta d’apertura decide chi apre, in ogni smazzata.
error-jokers-not-locked = I jolly non sono mai bloccati.
error-lock-for-ever = Niente sbloccherebbe mai queste carte.
error-no-identical = In un solo mazzo non ci sono carte identiche.
error-negative-points = Il costo delle carte non è mai negativo; rendile carte bonus.
error-penalty-and-bonus = Una carta non può costare punti ed essere insieme una carta bonus.
error-no-moon-cards = Non ci sono carte di penalità con cui fare cappotto.
error-moon-needs-many = Il cappotto richiede troppe cose: { $count }.
error-moon-needs-more = Per il cappotto servono { $count } × { $what }, il mazzo ne ha { $most }.
error-sun-of-nothing = Il sole non varrebbe niente.
error-moon-of-nothing = Il cappotto non varrebbe niente.
error-never-ends = La partita non finirebbe mai.
error-limit-not-reached = Senza carte di penalità nessuno raggiunge il limite: fissa il numero di smazzate.
error-all-set-aside = In ogni smazzata tutte le carte di penalità possono restare da parte: fissa il numero di smazzate.
error-jokers-for-groups = I jolly numerici sono { $count }, troppi per i gruppi di colore, che sono { $groups }.
may-range = da { $low } a { $high }
may-whole = un numero intero{ $low ->
    [none] {""}
   *[other] {" "}da { $low } in su
}{ $high ->
    [none] {""}
   *[other] {" "}fino a { $high }
}
may-number = un numero
may-either = { $one } oppure { $other }
may-names = { $list }
may-list-of = un elenco, a ogni posto { $what }
may-yes-no = true oppure false
may-text = un testo
may-card-text = una carta come QS
may-selector = un selettore (QS, suit:H, rank:Q oppure all)
may-suit = un seme
may-rank = un valore
may-opening-card = una carta d’apertura
may-points-table = una tabella di selettori e numeri interi, come { "{" } QS = 13 { "}" }
may-languages = un testo, oppure { "{" } en = "...", de = "..." { "}" }
may-fewest-most = due numeri interi crescenti da 2 a 11
may-short-name = un nome breve come my-hearts
may-variant-id = l’identificativo di una variante
may-list-as = un elenco come { $sample }
may-every-parameter = ogni parametro delle regole
may-ranks = da 1 a 11, J, Q, K, A in quest’ordine
may-suits = alcuni di C, D, S, H, ciascuno una volta
may-cards-once = carte del mazzo, ciascuna una volta
may-card-a-seat = almeno una carta a testa
may-even-range = quante ne bastano per tutti in parti uguali, o da 1 a { $high }
may-random-range = la sorte, o da 0 a { $high }
may-opening = una carta, oppure lowest_of:C
may-lowest = lowest_of:C, oppure nessuna
may-card = una carta del mazzo
may-no-jokers = carte che non sono jolly
may-unlocked = carte, oppure nessun blocco
may-from-zero = numeri da 0 in su
may-no-points = carte senza punti
may-at-most = al massimo { $most } diversi
may-moon-value = un numero intero da 1 in su, oppure quanto costano tutte le carte
may-deals = un numero di smazzate
