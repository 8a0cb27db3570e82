# Che cosa succede in Cuori, a chi tocca, e le azioni.

hearts-deal = Smazzata { $deal }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} a testa.
hearts-dealer = { $self ->
    [yes] Dai tu le carte.
   *[no] Mazziere: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } carta è nel monte.
       *[other] { $count } carte sono nel monte.
    }
   *[aside] { $count ->
        [one] { $count } carta è messa da parte.
       *[other] { $count } carte sono messe da parte.
    }
}
hearts-your-hand = La tua mano: { $cards }.
hearts-left-over-shown = Messe da parte, scoperte: { $cards }.
hearts-hold = In questa smazzata non si passano carte.
hearts-direction = { $direction ->
    [L1] a sinistra
    [R1] a destra
    [L2] al secondo posto a sinistra
    [R2] al secondo posto a destra
   *[ACROSS] di fronte
}
hearts-pass-way = { $count ->
    [one] Si passa { $count } carta
   *[other] Si passano { $count } carte
} { hearts-direction }.
hearts-pass-way-to = Passa { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} { hearts-direction }, per { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Cambiato: passi { $cards }.
       *[no] Passi { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } ha scelto di nuovo.
       *[no] { $seat } ha scelto.
    }
}
hearts-passed = Le carte vengono passate { hearts-direction }.
hearts-you-gave = Per { $seat }: { $cards }.
hearts-you-got = Da { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Apri tu.
   *[no] Apre { $seat }.
}
hearts-leads-with = { $self ->
    [yes] Apri tu.
   *[no] Apre { $seat }.
} Carta d’apertura: { $card }.
hearts-trick-taken = { $self ->
    [yes] Prendi tu
   *[no] Prende { $seat }
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Prendi tu
   *[no] Prende { $seat }
}, con { $count ->
    [one] { $count } carta in attesa
   *[other] { $count } carte in attesa
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] La presa è annullata: { $count ->
        [2] due coppie si annullano
        [3] tre coppie si annullano
       *[other] { $count } coppie si annullano
    }.
    [no_live_led_card] La presa è annullata: non resta nessuna carta del seme d’uscita.
   *[only_jokers] La presa è annullata: ci sono solo jolly.
}
hearts-cancelled = Si annullano: { $cards }.
hearts-void-collected = { $self ->
    [yes] Le carte vanno a te.
   *[no] Prende le carte { $seat }.
}
hearts-void-lost = Nessuno prende le carte.
hearts-void-waits = Le carte aspettano la prossima presa valida.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Apri ancora tu.
       *[no] Apre ancora { $seat }.
    }
   *[no] { $self ->
        [yes] Apri tu.
       *[no] Apre { $seat }.
    }
}
hearts-broken = { $lock ->
    [hearts] I cuori sono rotti.
    [hearts-queen] Ora si può aprire con cuori e con la donna di picche.
   *[other] Ora si può aprire anche con le carte che erano bloccate.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Rompi i cuori.
       *[no] { $seat } rompe i cuori.
    }
    [hearts-queen] { $self ->
        [yes] Sblocchi i cuori e la donna di picche.
       *[no] { $seat } sblocca i cuori e la donna di picche.
    }
   *[other] { $self ->
        [yes] Sblocchi: { $cards }.
       *[no] { $seat } sblocca: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Il monte è tuo
   *[no] { $seat } prende il monte
}, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
hearts-kitty-cards = Nel monte: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Tutte le prese sono tue!
       *[no] Tutte le prese sono di { $seat }!
    }
   *[moon] { $self ->
        [yes] Hai fatto cappotto!
       *[no] { $seat } ha fatto cappotto!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Tutti gli altri ricevono { $value ->
            [one] { $value } punto.
           *[other] { $value } punti.
        }
       *[no] Tutti gli altri ricevono { $value ->
            [one] { $value } punto.
           *[other] { $value } punti.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] Il tuo punteggio scende di { $value ->
            [one] { $value } punto.
           *[other] { $value } punti.
        }
       *[no] Il punteggio di { $seat } scende di { $value ->
            [one] { $value } punto.
           *[other] { $value } punti.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] La tua scelta: { $value ->
            [one] { $value } punto in più per tutti gli altri.
           *[other] { $value } punti in più per tutti gli altri.
        }
       *[no] La scelta di { $seat }: { $value ->
            [one] { $value } punto in più per tutti gli altri.
           *[other] { $value } punti in più per tutti gli altri.
        }
    }
   *[subtract] { $self ->
        [yes] La tua scelta: { $value ->
            [one] { $value } punto in meno per te.
           *[other] { $value } punti in meno per te.
        }
       *[no] La scelta di { $seat }: { $value ->
            [one] { $value } punto in meno per sé.
           *[other] { $value } punti in meno per sé.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Chiudi la smazzata: non resta niente da prendere.
       *[no] { $seat } chiude la smazzata: non resta niente da prendere.
    }
   *[all_mine] { $self ->
        [yes] Reclami tutte le prese rimaste.
       *[no] { $seat } reclama tutte le prese rimaste.
    }
}
hearts-uncollected = Carte che nessuno ha preso: { $cards }.

# Che cosa fare: breve, senza punto finale; all’inizio di una frase viene messa la maiuscola.
hearts-do-pass = scegli { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da passare, per { $seat }
hearts-do-choose = { $value ->
    [0] aggiungi i punti del cappotto a tutti gli altri, oppure toglili dal tuo punteggio
    [one] aggiungi { $value } punto a tutti gli altri, oppure togline { $value } dal tuo punteggio
   *[other] aggiungi { $value } punti a tutti gli altri, oppure togline { $value } dal tuo punteggio
}
hearts-do-follow = rispondi a { suit-name }{ $joker ->
    [yes] {" "}o gioca un jolly
   *[no] {""}
}
hearts-do-discard = non hai { suit-name }, { $barred ->
    [yes] gioca una carta qualsiasi, ma non di penalità
    [some] gioca una carta qualsiasi, ma non: { $cards }
   *[no] gioca una carta qualsiasi
}
hearts-do-open = apri con la carta d’apertura: { $card }
hearts-do-open-suit = apri con { suit-name }
hearts-do-lead = apri con una carta qualsiasi
hearts-do-lead-not = apri, ma non con: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] apri; i cuori non sono ancora rotti
   *[other] apri; carte ancora bloccate: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Hai scelto. Si aspetta ancora la scelta di: { $seats }.
   *[no] Si aspetta ancora la scelta di: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } ha tutte le prese e ora sceglie.
   *[moon] { $seat } ha fatto cappotto e ora sceglie.
}
hearts-wait-chooses = Ora sceglie { $seat }.
hearts-wait-follow = È il turno di { $seat }. Seme d’uscita: { suit-name }.
hearts-wait-lead = Apre { $seat }.

hearts-action-play = gioca { $card }
hearts-action-pass = passa { $cards }
hearts-action-choose = { $choice ->
    [add] aggiungi a tutti gli altri
   *[subtract] togli dal tuo punteggio
}
hearts-action-claim = reclama il resto

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Apri: { $card }
hearts-prompt-lead = Apri con una carta
hearts-prompt-any = Gioca una carta qualsiasi
hearts-prompt-barred = Gioca una carta permessa
hearts-prompt-waits = Gioca { $seat }
hearts-prompt-leads = { $seat } prende e apre
hearts-prompt-choose = Scegli: aggiungere o togliere

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = uscita: { suit-name }
hearts-told-wins = in testa { $seat }: { $card }
hearts-told-nothing = ancora non vince nessuna carta
hearts-told-after = { $count ->
    [0] nessuno dopo di te
    [one] { $count } giocatore dopo di te
   *[other] { $count } giocatori dopo di te
}
hearts-told-taken = { $self ->
    [yes] Presa per te con { $card }
   *[no] Presa per { $seat } con { $card }
}
hearts-card-twice = due volte { $card }
hearts-told-within = dentro: { $cards }
hearts-told-more = { $count ->
    [one] { $count } carta in attesa
   *[other] { $count } carte in attesa
}
hearts-told-kitty = { $count ->
    [one] il monte, { $count } carta
   *[other] il monte, { $count } carte
}
hearts-told-points = { points }, tra cui { $cards }
hearts-told-void = Presa annullata: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } carta aspetta
       *[other] { $count } carte aspettano
    }
   *[no] { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
}
hearts-told-void-sure = Qualunque carta giochi, questa presa è annullata: { $count ->
    [2] due coppie si sono annullate
    [3] tre coppie si sono annullate
   *[other] { $count } coppie si sono annullate
}.
hearts-told-tricks = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}{ $void ->
    [0] {""}
    [one] , una annullata
   *[other] , { $void } annullate
}{ $some ->
    [yes] . Punti: { $list }.
    [no] , senza punti.
   *[waits] .
}
hearts-told-number = { seat-and-number }, con { $cards }
