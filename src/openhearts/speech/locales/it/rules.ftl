# Le regole di qualsiasi variante, ricavate dai suoi dati.

rules-title = { $name }, { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
rules-heading-goal = Scopo del gioco
rules-heading-players = Giocatori e carte
rules-heading-dealing = Distribuzione
rules-heading-passing = Passaggio delle carte
rules-heading-opening = La prima apertura
rules-heading-leading = Aprire una presa
rules-heading-following = Rispondere a seme
rules-heading-tricks = Prese
rules-heading-void = Prese annullate
rules-heading-kitty = Il monte
rules-heading-jokers = Jolly
rules-heading-points = Punti
rules-heading-moon = Il cappotto
rules-heading-sun = Tutte le prese
rules-heading-end = Fine della partita
rules-heading-warnings = Da sapere
rules-heading-laying = Mettere giù le carte
rules-heading-stealing = Carte ladre
rules-value = { $what } { $number }
rules-sentence = { $title }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a testa, { $passed ->
    [0] nessun passaggio
    [one] se ne passa { $passed }
   *[other] se ne passano { $passed }
}; { $points }; { $end ->
    [limit] fino a { $limit ->
        [one] { $limit } punto
       *[other] { $limit } punti
    }
    [deals] { $deals ->
        [one] { $deals } smazzata
       *[other] { $deals } smazzate
    }
   *[both] fino a { $limit ->
        [one] { $limit } punto
       *[other] { $limit } punti
    } o { $deals ->
        [one] { $deals } smazzata
       *[other] { $deals } smazzate
    }
}, { $winner ->
    [lowest] vince il punteggio più basso
   *[highest] vince il punteggio più alto
}.
rules-goal = { $winner ->
    [lowest] Vince chi alla fine ha il punteggio più basso: evita le carte che costano punti.
   *[highest] Vince chi alla fine ha il punteggio più alto: raccogli le carte che portano punti.
}
rules-players = { $seats } giocatori, { $packs ->
    [one] un mazzo
   *[other] { $packs } mazzi
} di carte: in tutto { $count } carte.
rules-suits = Semi: { $suits }.
rules-ranks = Dalla più alta alla più bassa: { $ranks }.
rules-removed = Carte tolte: { $cards }.
rules-jokers-added = { $count ->
    [one] Si aggiunge { $count } jolly.
   *[other] Si aggiungono { $count } jolly.
}
rules-clockwise = Si gioca in senso orario, verso sinistra.
rules-hands = Ognuno riceve { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
rules-dealer-first = { $kind ->
    [random] Il primo mazziere si tira a sorte.
   *[seat] Il primo mazziere è il posto { $number }; i posti si contano da 0.
}
rules-dealer-next = { $next ->
    [left] Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.
    [right] Dopo ogni smazzata dà le carte chi siede a destra del mazziere.
   *[most_points] Dopo ogni smazzata dà le carte chi ha il punteggio più alto.
}
rules-set-aside = { $count ->
    [one] { $count } carta avanza e viene messa da parte
   *[other] { $count } carte avanzano e vengono messe da parte
}{ $seen ->
    [all] , a faccia in su.
   *[nobody] , a faccia in giù.
}
rules-no-passing = Non si passano carte.
rules-passing = Prima del gioco ognuno passa { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
rules-direction = { $direction ->
    [L1] a sinistra
    [R1] a destra
    [L2] al secondo posto a sinistra
    [R2] al secondo posto a destra
    [ACROSS] di fronte
   *[HOLD] nessun passaggio
}
rules-pass-always = In ogni smazzata: { rules-direction }.
rules-pass-deal = Smazzata { $number }: { rules-direction }.
rules-pass-again = Dopo { $count } smazzate si ricomincia da capo.
rules-pass-unseen = Nessuno vede le carte che riceve prima che tutti abbiano passato le proprie.
rules-lowest-of = la carta più bassa di { suit-name } in gioco
rules-opening-leader = { $leader ->
    [holder_leads_it] Apre la prima presa chi ha questa carta, e proprio con essa: { $card }.
    [holder_of_card] Apre la prima presa chi ha questa carta: { $card }.
    [left_of_dealer] Apre la prima presa chi siede a sinistra del mazziere.
    [dealer] Apre la prima presa il mazziere.
    [youngest] Apre la prima presa il giocatore più giovane.
   *[seat] Apre la prima presa un posto indicato da chi organizza la partita.
}
rules-opening-must = { $must ->
    [card] Chi ha questa carta e apre la prima presa deve aprire proprio con essa: { $card }.
   *[suit] Chi ha questa carta e apre la prima presa deve aprire con il suo seme: { $card }.
}
rules-opening-forbidden = La prima apertura della smazzata non si può fare con { $cards }, a meno di non avere altro.
rules-next-leader = { $leader ->
    [most_points_last_deal] Nelle smazzate successive apre per primo chi ha ricevuto più punti nella smazzata precedente.
    [most_points_total] Nelle smazzate successive apre per primo chi ha il punteggio più alto.
    [fewest_points] Nelle smazzate successive apre per primo chi ha ricevuto meno punti nella smazzata precedente.
   *[last_winner] Nelle smazzate successive apre per primo chi ha vinto l’ultima presa della smazzata precedente.
}
rules-next-tie = { $tie ->
    [left_of_previous] In caso di parità apre il primo di loro a sinistra di chi aveva aperto per primo la volta precedente.
    [youngest] In caso di parità apre il più giovane di loro.
   *[random] In caso di parità si tira a sorte.
}
rules-lead-free = Si può aprire con qualsiasi carta.
rules-locked = { $when ->
    [played_earlier_trick] Carte bloccate all’inizio: { $locked }. Si può aprire con esse solo dopo una presa precedente che conteneva { $breaking }.
    [collected_earlier_trick] Carte bloccate all’inizio: { $locked }. Si può aprire con esse solo dopo che qualcuno ha preso { $breaking } in una presa precedente.
    [in_previous_trick] Carte bloccate: { $locked }. Si può aprire con esse solo se la presa immediatamente precedente conteneva { $breaking }.
    [last_card_of_previous_trick] Carte bloccate: { $locked }. Si può aprire con esse solo se l’ultima carta della presa immediatamente precedente era una di queste: { $breaking }.
   *[never] Carte sempre bloccate: { $locked }.
}
rules-break-discard = Per questo conta solo una carta scartata su un altro seme.
rules-lock-waived = Chi non ha altro può aprire lo stesso con queste carte.
rules-queen-as-heart = Chi ha soltanto cuori e la donna di picche può aprire con una qualsiasi di queste carte.
rules-lead-any-time = { $first ->
    [other] Tranne che nella prima apertura della smazzata, si può aprire in qualsiasi momento con: { $cards }.
   *[free] Si può aprire in qualsiasi momento con: { $cards }.
}
rules-follow = Se puoi, rispondi a seme; altrimenti gioca una carta qualsiasi.
rules-first-trick = Nella prima presa nessuno può giocare { $cards }, a meno di non avere altro.
rules-first-trick-lead = Questo non vale per chi apre.
rules-trick-won = La carta più alta del seme d’uscita vince la presa, e chi l’ha giocata apre la successiva. Non c’è briscola.
rules-duplicates = { $kind ->
    [cancel] Due carte identiche nella stessa presa si annullano: nessuna delle due può vincere, ma i loro punti restano.
    [first_wins] Tra due carte identiche vale di più la prima.
   *[last_wins] Tra due carte identiche vale di più l’ultima.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Una presa è annullata quando vi si annullano due o più coppie, o quando non resta nessuna carta del seme d’uscita.
    [no_live_led_card] Una presa è annullata quando non resta nessuna carta del seme d’uscita.
   *[only_jokers] Una presa di soli jolly è annullata.
}
rules-void-next = { $leader ->
    [same_leader] Le sue carte restano in attesa e vanno a chi vince la prossima presa valida; apre di nuovo lo stesso giocatore.
   *[left_of_leader] Le sue carte restano in attesa e vanno a chi vince la prossima presa valida; apre chi siede a sinistra di chi aveva aperto.
}
rules-void-last = { $to ->
    [nobody] Se è annullata l’ultima presa, nessuno riceve le sue carte né quelle ancora in attesa.
    [leader] Se è annullata l’ultima presa, riceve le sue carte e quelle ancora in attesa chi l’aveva aperta.
    [previous_winner] Se è annullata l’ultima presa, riceve le sue carte e quelle ancora in attesa chi ha vinto l’ultima presa valida; se non ce n’è stata nessuna, non le riceve nessuno.
   *[second_copy_of_highest] Se è annullata l’ultima presa, riceve le sue carte e quelle ancora in attesa chi ha giocato la seconda carta della coppia più alta del seme d’uscita; se non c’è una coppia simile, non le riceve nessuno.
}
rules-kitty = { $count ->
    [one] { $count } carta avanza e forma il monte
   *[other] { $count } carte avanzano e formano il monte
}: { $when ->
    [kitty_first_trick] lo riceve chi vince per primo una presa.
    [kitty_last_trick] lo riceve chi vince l’ultima presa.
   *[kitty_first_heart] lo riceve chi prende la prima carta di cuori.
}
rules-kitty-seen = { $seen ->
    [winner] Lo guarda solo chi lo ha ricevuto.
    [all] A quel punto lo vedono tutti.
   *[nobody] Nessuno lo guarda prima della fine.
}
rules-joker = { $mode ->
    [excuse] Un jolly non appartiene a nessun seme, non costa niente e non vince mai; si può giocare in qualsiasi momento.
    [excuse_costs] Un jolly non appartiene a nessun seme e non vince mai; si può giocare in qualsiasi momento.
    [always_wins] Il primo jolly di una presa la vince; un jolly in sé non costa niente e si può giocare in qualsiasi momento.
   *[always_wins_costs] Il primo jolly di una presa la vince; un jolly si può giocare in qualsiasi momento.
}
rules-joker-led = Se si apre con un jolly, la prima carta successiva che non è un jolly vale come apertura: decide il seme, e non può essere una carta con cui non si può aprire.
rules-points = Carte che costano punti: { $list }.
rules-bonus = Carte bonus: { $list }.
rules-jinx = Il { $card } è la carta del malocchio{ $instead ->
    [0] .
   *[other] : vale { $value } invece di { $instead }.
}
rules-points-total = { $aside ->
    [yes] Tutte le carte insieme costano { points }; quelle messe da parte non contano per nessuno.
   *[no] In tutto, le carte di una smazzata costano { points }.
}
rules-no-trick = { $feat ->
    [moon] Chi non vince nessuna presa riceve { points }, tranne nelle smazzate in cui qualcuno fa cappotto.
    [sun] Chi non vince nessuna presa riceve { points }, tranne nelle smazzate in cui qualcuno vince tutte le prese.
    [both] Chi non vince nessuna presa riceve { points }, tranne nelle smazzate in cui qualcuno fa cappotto o vince tutte le prese.
   *[none] Chi non vince nessuna presa riceve { points }.
}
rules-points-wanted = Qui i punti sono graditi: quel che una carta «costa» si aggiunge al punteggio di chi la prende.
rules-never-negative = Un punteggio non scende mai sotto 0.
rules-no-moon = { $sun ->
    [yes] Chi prende tutte le carte che costano punti, ma non tutte le prese, riceve semplicemente i loro punti.
   *[no] Chi prende tutte le carte che costano punti riceve semplicemente i loro punti.
}
rules-moon = Fa cappotto chi prende tutte le carte che costano punti.
rules-moon-needs = Fa cappotto chi prende almeno queste carte: { $cards }.
rules-moon-needs-two = Se le prendono più giocatori, nessuno fa cappotto.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Per il cappotto servono anche le carte bonus: { $cards }.
   *[sun] Servono anche le carte bonus: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Allora tutti gli altri ricevono { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
    [subtract_from_self] Allora chi ci è riuscito toglie { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } dal proprio punteggio
   *[shooter_chooses] Allora chi ci è riuscito sceglie: o tutti gli altri ricevono { $value ->
       [one] { $value } punto
      *[other] { $value } punti
   }, o toglie { $value ->
       [one] { $value } punto
      *[other] { $value } punti
   } dal proprio punteggio
}{ $kind ->
    [total] , quanti ne costano le carte di una smazzata.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Allora tutti gli altri ricevono tanti punti quanti ne costano tutte le carte distribuite.
    [subtract_from_self] Allora chi ci è riuscito toglie dal proprio punteggio tanti punti quanti ne costano tutte le carte distribuite.
   *[shooter_chooses] Allora chi ci è riuscito sceglie: o tutti gli altri ricevono tanti punti quanti ne costano tutte le carte distribuite, o ne toglie altrettanti dal proprio punteggio.
}
rules-moon-clears = In una smazzata così le carte in sé non costano niente a nessuno.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Le carte bonus contano anche nelle smazzate in cui qualcuno fa cappotto.
        [sun] Le carte bonus contano anche nelle smazzate in cui qualcuno vince tutte le prese.
       *[both] Le carte bonus contano anche nelle smazzate in cui qualcuno fa cappotto o vince tutte le prese.
    }
   *[suppressed] { $feat ->
       [moon] Le carte bonus non contano nelle smazzate in cui qualcuno fa cappotto.
       [sun] Le carte bonus non contano nelle smazzate in cui qualcuno vince tutte le prese.
      *[both] Le carte bonus non contano nelle smazzate in cui qualcuno fa cappotto o vince tutte le prese.
   }
}
rules-sun = { $kind ->
    [moon] Se chi fa cappotto vince anche tutte le prese, vale questa regola invece di quella del cappotto.
    [some] Questa regola vale per chi vince tutte le prese, e con esse almeno queste carte: { $cards }.
   *[all] Questa regola vale per chi vince tutte le prese, e con esse tutte le carte che costano punti.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] La partita finisce quando qualcuno ha almeno { $limit ->
            [one] { $limit } punto
           *[other] { $limit } punti
        }.
       *[exceed] La partita finisce quando qualcuno ha più di { $limit ->
           [one] { $limit } punto
          *[other] { $limit } punti
       }.
    }
    [deals] { $deals ->
        [one] La partita finisce dopo { $deals } smazzata.
       *[other] La partita finisce dopo { $deals } smazzate.
    }
   *[both] { $test ->
        [reach] La partita finisce quando qualcuno ha almeno { $limit ->
            [one] { $limit } punto
           *[other] { $limit } punti
        }, al più tardi dopo la smazzata { $deals }.
       *[exceed] La partita finisce quando qualcuno ha più di { $limit ->
           [one] { $limit } punto
          *[other] { $limit } punti
       }, al più tardi dopo la smazzata { $deals }.
    }
}
rules-end-players = Le smazzate sono tante quanti i giocatori.
rules-tie = { $tie ->
    [shared] In caso di pareggio al primo posto la vittoria è condivisa.
   *[extra_deal] In caso di pareggio al primo posto si gioca un’altra smazzata.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count } carte in un solo mazzo, due file da { $length }; { $step ->
    [one] { $step } punto
   *[other] { $step } punti
} per ogni gradino completo, { $bonus } in più per lo stesso colore; { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}, { $winner ->
    [highest] vince il punteggio più alto
   *[lowest] vince il punteggio più basso
}.
rules-herz-goal = Costruisci una torre: sotto una carta iniziale, due file discendenti di { $length } carte. { $winner ->
    [highest] Vince chi alla fine ha il punteggio più alto.
   *[lowest] Vince chi alla fine ha il punteggio più basso.
}
rules-herz-players = { $seats } giocatori, { $count } carte: i numeri da 1 a { $top }, in gruppi di colore da { $size }, e carte speciali.
rules-herz-special = Jolly numerici: { $number_jokers }, superjolly: { $superjokers }, carte ladre: { $steal_cards }.
rules-herz-box = Restano nella scatola: { $colours ->
    [turquoise] le carte turchesi, da 76 a 100
   *[both] le carte rosse e turchesi, da 51 a 100
}; jolly numerici: { $number_jokers }, superjolly: { $superjokers }, carte ladre: { $steal_cards }.
rules-herz-clockwise = Si gioca in senso orario, verso sinistra.
rules-herz-stock = Tutte le carte vengono mescolate in un solo mazzo; nessuno ha carte in mano.
rules-herz-first-starter = Comincia il più famoso rubacuori: un posto indicato da chi organizza la partita.
rules-herz-next-starter = { $next ->
    [rotate] La smazzata successiva la comincia chi siede a sinistra di chi ha cominciato la precedente.
    [same] Ogni smazzata la comincia lo stesso giocatore.
    [winner] La smazzata successiva la comincia chi ha guadagnato di più.
   *[last] La smazzata successiva la comincia chi ha guadagnato di meno.
}
rules-herz-next-tie = In caso di parità è il primo di loro a sinistra di chi aveva cominciato.
rules-herz-draw = A turno ognuno pesca la prima carta del mazzo, la mostra a tutti e decide subito che cosa farne.
rules-herz-start = La prima carta che si tiene è la carta iniziale; rimane al suo posto.
rules-herz-rows = Sotto di essa stanno una fila sinistra e una fila destra di al massimo { $length } carte; ogni carta deve essere più bassa di quella che le sta sopra nella sua fila.
rules-herz-free = Invece di metterla giù, si può sempre scartare una carta; allora è fuori da questa smazzata.
rules-herz-discards = { $seen ->
    [top] Degli scarti si vede solo la carta in cima.
   *[all] Tutti possono guardare gli scarti.
}
rules-herz-joker-value = { $value ->
    [next_lower] Un jolly vale come il numero immediatamente inferiore nel punto in cui si trova.
   *[free_choice] Un jolly vale come un qualsiasi numero inferiore indicato da chi lo gioca.
}
rules-herz-number-joker = { $overflow ->
    [any] Un jolly numerico resta nel suo gruppo di colore; se nel gruppo non c’è alcun valore inferiore, il jolly non si può mettere.
    [clamp] Un jolly numerico resta nel suo gruppo di colore: dove il numero immediatamente inferiore sta sopra il gruppo, il jolly vale come il più alto del gruppo; dove sta sotto il gruppo, il jolly non si può mettere.
   *[illegal] Un jolly numerico resta nel suo gruppo di colore; si può mettere solo se il numero immediatamente inferiore è nel gruppo.
}
rules-herz-number-joker-start = Come carta iniziale un jolly numerico vale come il più alto del suo gruppo.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Come carta iniziale un superjolly vale { $value }, il numero più alto in gioco.
    [above_all] Come carta iniziale un superjolly vale { $value }, più di tutti i numeri.
   *[100] Come carta iniziale un superjolly vale { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Chi pesca una carta ladra può portare via a qualcuno la carta più in basso di una fila.
   *[last_two] Chi pesca una carta ladra può portare via a qualcuno una delle due carte che stanno più in basso nella sua torre, in qualunque fila; se due dello stesso gradino si contendono il secondo posto, si può prendere l’una o l’altra. Quel che stava sotto sale.
}
rules-herz-steal-fits = La carta deve poter stare in una delle file di chi ruba, e lì il suo valore si determina di nuovo. La carta ladra si scarta, usata o no.
rules-herz-steal-start = { $start ->
    [never] Le carte iniziali non si possono rubare.
   *[if_alone] Una carta iniziale si può rubare finché sotto di essa non c’è niente.
}
rules-herz-steal-as-start = Chi non ha una carta iniziale può usare come carta iniziale una carta rubata.
rules-herz-steal-turn = { $again ->
    [yes] Dopo aver rubato si pesca ancora, a meno che la propria torre sia completa.
   *[no] Con il furto il turno è finito.
}
rules-herz-step = Ogni gradino completo, cioè una carta sinistra e una destra affiancate, dà { points }.
rules-herz-colour = Se entrambe sono dello stesso gruppo di colore, { points } in più; un jolly numerico conta per il suo gruppo, { $superjoker ->
    [yes] un superjolly per quello del suo valore.
   *[no] un superjolly per nessuno.
}
rules-herz-most = Una torre può dare al massimo { points }.
rules-herz-deal-end = { $end ->
    [immediate] Una smazzata finisce appena una torre è completa, o quando il mazzo è esaurito.
   *[finish_turn_cycle] Una smazzata finisce quando una torre è stata completata e tutti hanno avuto lo stesso numero di turni, o quando il mazzo è esaurito.
}
rules-herz-match-end = Dopo { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
} { $winner ->
    [highest] vince il punteggio più alto.
   *[lowest] vince il punteggio più basso.
}
rules-herz-tie = { $tie ->
    [shared] In caso di pareggio al primo posto la vittoria è condivisa.
   *[extra_deal] In caso di pareggio al primo posto si gioca un’altra smazzata.
}

# Combinazioni permesse ma strane.
warning-cancel-and-previous-trick = Le carte identiche si annullano e solo la presa immediatamente precedente sblocca: dopo una presa annullata può sorprendere.
warning-many-void-tricks = Con così tanti giocatori vengono annullate da un quinto a due quinti delle prese; se non bastassero due coppie che si annullano, non lo sarebbe quasi nessuna.

rules-heading-tips = Consigli
rules-tip-early = { $passes ->
    [yes] Passa e gioca
   *[no] Gioca
} presto le carte alte, finché tutti rispondono ancora a seme.
rules-tip-throw = Quando non puoi rispondere a seme, scarta le carte alte che costano punti.
rules-tip-remember = Ricorda quali carte sono già state giocate, soprattutto: { $card }.
rules-tip-avoid = Evita le prese con carte che costano punti{ $moon ->
    [yes] , tranne che per fare cappotto o per fermare chi lo tenta.
   *[no] .
}
rules-herz-tip-start = Una carta iniziale alta lascia molto spazio sotto di sé.
rules-herz-tip-colour = Per due carte dello stesso colore in un gradino vale la pena di rischiare.
rules-herz-tip-watch = Osserva quanto in fretta costruiscono gli altri, e quali carte sono ormai fuori gioco.
