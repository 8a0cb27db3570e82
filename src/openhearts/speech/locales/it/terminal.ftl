# Che cosa dice il terminale da sé: domande prima di una partita, inviti, salvataggio, aiuto. Carte ed eventi stanno altrove.

terminal-prompt = >
terminal-prompt-box = Comando:
terminal-prompt-keys = { $phase ->
    [pass] Le frecce spostano, Spazio sceglie, Invio passa. ? aiuto
    [play] Le frecce spostano, Invio gioca. ? aiuto
    [choose] ← → scelgono, Invio conferma. ? aiuto
    [start] Invio tiene, Z scarta. ? aiuto
    [lay] ← → scelgono la fila, Invio mette giù, Z scarta. ? aiuto
    [nowhere] Invio scarta. ? aiuto
    [steal] Le frecce scelgono, Invio ruba, Z scarta. ? aiuto
   *[other] ? aiuto
}
terminal-prompt-next-deal = Invio: prossima smazzata. >
terminal-prompt-end = Invio: esci. >
terminal-welcome = { $name }. { $plain ->
    [yes] Una lettera e Invio chiedono: C il tavolo, S il punteggio, T a chi tocca, A un consiglio, ? tutti i tasti.
   *[no] ? mostra tutti i tasti.
}
terminal-for-example = Scrivi che cosa fai, per esempio: { $example }
terminal-welcome-back = { $name }, smazzata { $deal }: riprendi da dove eri.
terminal-you = Tu
terminal-human = Umano
terminal-saved = Salvato. Per continuare: { PROGRAM() } play --resume
terminal-not-saved = Questa partita non è salvata.
terminal-cannot-keep = Questa partita non si può salvare ({ $why }); si può giocare lo stesso.
terminal-record = La registrazione di questa partita: { $file }
terminal-no-record = La registrazione { $file } non si può scrivere: { $why }.
terminal-damaged = La fine della partita salvata era danneggiata (riga { $line }); le sue { $good } voci buone sono conservate, e il file danneggiato resta accanto.
terminal-cannot-resume = { $file } non si può riprendere: { $why }
terminal-saved-table = { $name }, { $count } giocatori, iniziata il { $when }
terminal-saved-line = { $number } { $name }, { $count } giocatori, smazzata { $deal }; giocata l’ultima volta il { $when }
terminal-saved-how = Per continuarne una: { PROGRAM() } play --resume NUMERO. Per eliminarla: { PROGRAM() } saved delete NUMERO.
terminal-saved-ask = Eliminare questo per sempre? { $list } (sì / no)
terminal-saved-deleted = Eliminato: { $what }
terminal-preparing = Preparazione della ricerca, una volta sola su questo computer; ci vuole circa mezzo minuto.

# Domande prima di una partita
terminal-menu = Quale gioco?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } altri { $count }, della famiglia allargata
terminal-words-more = altri, altre, tutti, tutte
terminal-menu-resume = { $key } Continua la partita salvata: { $what }
terminal-menu-language = Altre lingue: { $list }
terminal-menu-prompt = Numero o nome, Invio per { $default }:
terminal-menu-unknown = Il gioco { $answer } non esiste. Scrivi un numero da 1 a { $count }, o un nome.
terminal-ask-seats = Quanti giocatori, { $seats }? Invio per { $default }:
terminal-ask-seats-again = Sono possibili: { $seats }.
terminal-ask-level = Quanto devono essere forti i bot?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Scrivi un numero da 1 a { $count }, o un nome.
terminal-ask-first = { $who ->
    [youngest] Comincia chi è più giovane. Chi è?
   *[seat] Comincia chi ha spezzato più cuori. Chi è?
}
terminal-ask-first-prompt = Numero o nome, Invio per { $default }:
terminal-ask-first-again = Scrivi un numero da 1 a { $count }, o un nome.

# Il cursore e il passaggio
terminal-card-here = { $card }{ $state ->
    [chosen] , carta scelta
    [blocked] , ora non si può giocare
   *[free] {""}
}, { $place } di { $count }.
terminal-nothing-here = Qui non c’è niente tra cui spostarsi.
terminal-nothing-to-choose = Adesso non c’è niente da scegliere.
terminal-chosen = { $card }, carta scelta, { $chosen } di { $count }.
terminal-unchosen = { $card }, non più tra le carte scelte, { $chosen } di { $count }.
terminal-pass-enough = Hai già scelto { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}. Spazio su una carta scelta la toglie.
terminal-pass-ready = Invio le passa.
terminal-pass-missing = Scegli prima { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}, finora { $chosen }: Spazio sceglie una carta. Oppure scrivile, per esempio: passa dpi acu rcu
terminal-type-choice = Scegli con le frecce, oppure scrivi: aggiungi, oppure: togli.
terminal-enter-again = Ancora Invio: { $action }.
terminal-sorted = { $order ->
    [down] La tua mano va dalle carte alte alle basse.
   *[up] La tua mano va dalle carte basse alle alte.
}
terminal-sort-later = Ordina la mano quando nessuna carta è scelta.
terminal-not-now = Adesso non si può.
terminal-no-key = Il tasto { $key } qui non fa niente. { $help } mostra i tasti.
terminal-no-claim = Nessuno ha reclamato il resto.
terminal-watchers-only = Solo chi guarda cambia posto.
terminal-undone = Annullato.
terminal-undo-not = Adesso non si può annullare niente.
terminal-no-messages = Non ci sono ancora messaggi.
terminal-history-end = { $end ->
    [old] Questo era il primo messaggio.
   *[new] Questo era il messaggio più recente.
}
terminal-buffer = { $kind ->
    [answers] Messaggi: risposte.
   *[events] Messaggi: che cosa è successo.
}
terminal-words-quit = esci, uscire, ciao

terminal-words-left = precedente
terminal-words-right = successiva, prossima
terminal-words-up = su, seme precedente
terminal-words-down = giù, giu, seme successivo
terminal-words-home = inizio, prima
terminal-words-end = fondo, in fondo
terminal-words-space = scegli, seleziona, spazio
terminal-words-enter = invio, ok
terminal-words-next-deal = prossima, prossima smazzata, avanti, continua
terminal-history-title = Messaggi
terminal-is-saved = È già tutto salvato, mossa per mossa.
terminal-alone = Qui non c’è nessuno che possa leggerlo.
terminal-join-kept = Al momento non c’è connessione. Quello che hai scritto viene tenuto da parte e inviato appena torna.
terminal-join-unsent = Non inviato: { $text }
terminal-join-other = Terminale { $number } del tuo account a questo tavolo: qui sei un’altra persona. Con --as NOME dici chi.
terminal-language = D’ora in poi in italiano.
terminal-hurrying = Niente più pause finché non tocca a te.
terminal-pace = Pausa dopo ogni carta dei bot, in secondi: { $seconds }. Per cambiarla scrivi per esempio: { $word } 0.3
terminal-announce = Annunci: { $level }. Per cambiarli scrivi per esempio: { $word } 2 ({ $list }).
terminal-letters = Lettere sulle carte: { $letters }. Per cambiarle scrivi per esempio: { $word } 2 ({ $list }).

# L’immagine
terminal-deal-number = Smazzata { $number }
terminal-head-pass = { $direction ->
    [L1] Si passa a sinistra
    [R1] Si passa a destra
    [L2] Si passa al secondo posto a sinistra
    [R2] Si passa al secondo posto a destra
    [HOLD] Nessun passaggio
   *[ACROSS] Si passa di fronte
}
terminal-head-trick = Presa { $number } di { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] cuori rotti
       *[no] cuori non rotti
    }
   *[other] { $broken ->
        [yes] sbloccate
       *[no] bloccate
    }
}
terminal-seat-numbers = { $score } pt { $points }, { $tricks } pr.
terminal-led = Seme d’uscita: { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}
terminal-last-trick = (ultima presa)
terminal-set-aside = { $count ->
    [one] { $count } carta in attesa
   *[other] { $count } carte in attesa
}
terminal-kitty = Monte: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Vedi tutte le mani.
    [nobody] Vedi ciò che è scoperto.
   *[seat] Vedi ciò che vede { $name }.
}
terminal-side-standing = Punteggio
terminal-side-limit = la partita finisce a { $limit }
terminal-side-tricks = Prese di questa smazzata

# Herz an Herz
terminal-herz-drawn = Pescata: { $card }
terminal-herz-stock = Mazzo: { $count }
terminal-herz-discard = Scarti: { $card }
terminal-herz-place = { $row ->
    [left] Fila sinistra
    [right] Fila destra
   *[start] Carta iniziale
}: { $what }.
terminal-herz-place-empty = vuota
terminal-herz-choose-row = Scegli una fila con la freccia sinistra o destra, poi Invio; oppure scrivi sinistra, destra, scarta.
terminal-herz-steal-number = Furto { $number } di { $count }: { $action }.

# Dopo una smazzata, punteggio
terminal-deal-over-title = Tutte le carte della smazzata { $number }
terminal-scores-head = Chi
terminal-scores-total = Totale
terminal-chart = Totali dopo ogni smazzata:

# Aiuto
terminal-help-title = Tasti
terminal-help-words-herz-an-herz = Per leggere una carta: carta 97.
terminal-help-words-hearts = Le carte si scrivono con valore e seme: dpi, 10cu, aqu.
terminal-help-quit = «esci», Ctrl-D o Ctrl-C chiudono; la partita resta salvata.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] Fine
    [enter] Invio
    [space] Spazio
    [delete] Canc
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = da { $first } a { $last }
terminal-key-nth = da 1 a 9, 0, -
terminal-help-moves = Parole per spostarsi tra le carte: successiva, precedente, su, giù, inizio, fondo; scegli per il passaggio, ok per agire.
terminal-replay-only = Questa è una registrazione: fai domande, o vai avanti con Invio.
terminal-replay-help = Invio, Spazio e destra vanno avanti, B e sinistra tornano indietro, N va alla smazzata successiva, Home e Fine ai suoi estremi, Esc esce.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Invio agisce, A dà un consiglio, ? mostra i tasti, / accetta parole{ $undo ->
    [yes] , U annulla la tua ultima decisione
   *[no] {""}
}. «esci» chiude; la partita resta salvata.

# Rivedere, controllare, simulare, varianti
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}. Invio avanti, B indietro, N prossima smazzata, «esci» chiude.
terminal-replay-prompt = Smazzata { $deal }, { $step } di { $count } >
terminal-replay-end = Qui finisce la registrazione.
terminal-replay-start = Questo è l’inizio.
terminal-replay-comment = Nota: { $text }
terminal-check-good = { $file }: a posto. { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}, { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}{ $finished ->
    [yes] {""}
   *[no] , non finita
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } scelta dei bot ricalcolata
   *[other] { $count } scelte dei bot ricalcolate
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } mescolata ricalcolata
   *[other] { $count } mescolate ricalcolate
}.
terminal-check-fixed = { $file }: { $count ->
    [one] le carte di { $count } smazzata erano fissate in anticipo; lì non è stato mescolato niente e niente è dimostrato
   *[other] le carte di { $count } smazzate erano fissate in anticipo; lì non è stato mescolato niente e niente è dimostrato
}.
terminal-check-told = { $file }: { $count ->
    [one] in { $count } smazzata il caso dei bot è quello indicato dal server; non deriva da nessun impegno
   *[other] in { $count } smazzate il caso dei bot è quello indicato dal server; non deriva da nessun impegno
}.
terminal-check-contributions = { $file }: numero proprio aggiunto: { $own }; nessuna risposta: { $given }; impegno preso, numero non rivelato: { $withheld }.
terminal-check-withheld = { $file }: smazzate in cui un numero è stato trattenuto dopo il suo impegno: { $deals }. Ognuno di questi numeri può essere stato una scelta tra due smazzate, del server o del posto.
terminal-receipt = ricevuta della smazzata { $deal }, { $seat }, { $step ->
    [commit] impegno
   *[reveal] contributo
}: { $kind ->
    [fits] la registrazione concorda.
    [withheld] la registrazione dice che il numero di questo impegno è stato trattenuto. Viene contato; da chi, non si può provare.
    [left-out] PROVA: il server l’ha confermato, e la registrazione firmata da lui lo omette.
    [host] PROVA: il server si era impegnato su un altro segreto rispetto alla registrazione firmata da lui.
    [shown] PROVA: quando aveva già questo contributo, il server ha cambiato l’impegno di un altro posto.
    [twice] PROVA: il server ha firmato due ricevute che si contraddicono.
    [unsigned] contraddice la registrazione, ma questa non è firmata dal server e può averla scritta chiunque. Non è provato niente.
    [other-key] è firmata con un’altra chiave rispetto alla registrazione, o questa non ne indica. Non è provato niente; confronta la chiave con altre registrazioni del server.
    [elsewhere] la sua smazzata non è in questa registrazione.
   *[forged] NON è firmata con la chiave che indica. Non prova niente.
}
terminal-receipts-kept = Le ricevute sono in { $file }; «{ PROGRAM() } check --shuffle --receipts» le confronta con una registrazione.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blocchi
terminal-simulate-head-player = Bot
terminal-simulate-head-points = Punti per smazzata
terminal-simulate-head-payoff = Meglio degli altri
terminal-simulate-head-score = Punteggio
terminal-simulate-head-wins = Vittorie %
terminal-simulate-told = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}, { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
} (in ognuno tutti siedono una volta a ogni posto); ± è un errore standard sui blocchi; seme casuale { $seed }.
terminal-simulate-stopped = Interrotto prima della fine.
terminal-arena-head-player = Bot
terminal-arena-head-points = Punti per smazzata
terminal-arena-head-payoff = Meglio degli altri
terminal-arena-head-moons = Cappotti
terminal-arena-head-suffered = subiti
terminal-arena-head-failures = Errori
terminal-arena-head-median = Gioco: mediana ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = massimo
terminal-arena-head-pass-median = Passaggio: mediana ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}, ognuno una smazzata in { $ways } disposizioni dei posti, { $deals } smazzate; ± è un errore standard sui blocchi{ $moons ->
    [yes] , le % si riferiscono alle smazzate di un posto
   *[no] {""}
}; seme casuale { $seed }.
terminal-variants-head-id = Nome
terminal-variants-head-seats = Giocatori
terminal-variants-head-title = Titolo

# Consigli a un vero tavolo da gioco
terminal-advise-ask = { $what ->
    [hand] La tua mano, come in QS AH 10D:
    [gave] Le carte che hai passato (Invio per nessuna):
    [got] Le carte che hai ricevuto (Invio per nessuna):
    [turns] I turni finora, uno per riga, come 1. P0 draws 48: keep o 48: keep (una riga vuota termina):
    [drawn] La carta che hai appena pescato, come 60, J26-50, SJ o ST:
   *[plays] Tutte le carte giocate, in ordine (Invio per nessuna):
}
terminal-advise-seat = Posto { $seat }

# L’addestramento del giocatore che impara
terminal-train-now = { $what ->
    [playing] Giro { $round }, gioca
   *[fitting] Giro { $round }, impara
}
terminal-train-round = Giro { $round }: { $gain } ±{ $error } punti per smazzata meglio di prima; cappotti nel { $moons } % delle smazzate.
terminal-train-stopped = Interrotto. I giri finiti sono in { $folder }; lo stesso comando continua.
terminal-train-done = Le reti sono in { $file }.
terminal-warm-done = I bot che cercano ora cominciano subito su questo computer. Il codice compilato è in { $folder }.
terminal-warm-stopped = Interrotto. Quanto è già compilato resta in { $folder }; lo stesso comando prosegue.
terminal-no-language = Ci sono queste lingue: { $list }.
