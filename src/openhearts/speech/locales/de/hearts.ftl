# Was in Hearts geschieht, wer dran ist, und Aktionen.

hearts-deal = Spiel { $deal }, je { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
hearts-dealer = { $self ->
    [yes] Du gibst.
   *[no] Geber: { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] { $count ->
        [one] { $count } Karte liegt im Talon.
       *[other] { $count } Karten liegen im Talon.
    }
   *[aside] { $count ->
        [one] { $count } Karte liegt beiseite.
       *[other] { $count } Karten liegen beiseite.
    }
}
hearts-your-hand = Deine Hand: { $cards }.
hearts-left-over-shown = Offen beiseitegelegt: { $cards }.
hearts-hold = In diesem Spiel wird nicht geschoben.
hearts-direction = { $direction ->
    [L1] nach links
    [R1] nach rechts
    [L2] an den zweiten Platz links
    [R2] an den zweiten Platz rechts
   *[ACROSS] an den Platz gegenüber
}
hearts-pass-way = { $count ->
    [one] { $count } Karte wird
   *[other] { $count } Karten werden
} { hearts-direction } geschoben.
hearts-pass-way-to = Schiebe { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} { hearts-direction }, an { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Geändert: Du schiebst { $cards }.
       *[no] Du schiebst { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } hat neu gewählt.
       *[no] { $seat } hat gewählt.
    }
}
hearts-passed = Die Karten werden { hearts-direction } geschoben.
hearts-you-gave = An { $seat }: { $cards }.
hearts-you-got = Von { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Du spielst aus.
   *[no] { $seat } spielt aus.
}
hearts-leads-with = { $self ->
    [yes] Du spielst aus.
   *[no] { $seat } spielt aus.
} Eröffnungskarte: { $card }.
hearts-trick-taken = { $self ->
    [yes] Du machst
   *[no] { $seat } macht
} den Stich{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Du machst den Stich und bekommst
   *[no] { $seat } macht den Stich und bekommt
} dazu { $count ->
    [one] { $count } wartende Karte
   *[other] { $count } wartende Karten
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Der Stich ist ungültig: { $count ->
        [2] Zwei Paare heben sich auf
        [3] Drei Paare heben sich auf
       *[other] { $count } Paare heben sich auf
    }.
    [no_live_led_card] Der Stich ist ungültig: Keine Karte der ausgespielten Farbe bleibt übrig.
   *[only_jokers] Der Stich ist ungültig: Es liegen nur Joker.
}
hearts-cancelled = Aufgehoben: { $cards }.
hearts-void-collected = { $self ->
    [yes] Die Karten bekommst du.
   *[no] Die Karten bekommt { $seat }.
}
hearts-void-lost = Niemand bekommt die Karten.
hearts-void-waits = Die Karten warten auf den nächsten gültigen Stich.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Du spielst noch einmal aus.
       *[no] { $seat } spielt noch einmal aus.
    }
   *[no] { $self ->
        [yes] Du spielst aus.
       *[no] { $seat } spielt aus.
    }
}
hearts-broken = { $lock ->
    [hearts] Herz ist gebrochen.
    [hearts-queen] Herz und Pik-Dame dürfen jetzt ausgespielt werden.
   *[other] Was gesperrt war, darf jetzt ausgespielt werden.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Du brichst Herz.
       *[no] { $seat } bricht Herz.
    }
    [hearts-queen] { $self ->
        [yes] Du gibst Herz und Pik-Dame frei.
       *[no] { $seat } gibt Herz und Pik-Dame frei.
    }
   *[other] { $self ->
        [yes] Du gibst frei: { $cards }.
       *[no] { $seat } gibt frei: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Du nimmst den Talon
   *[no] { $seat } nimmt den Talon
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
hearts-kitty-cards = Im Talon: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Alle Stiche gehören dir: Du hast die Sonne abgeschossen!
       *[no] { $seat } hat alle Stiche gemacht und die Sonne abgeschossen!
    }
   *[moon] { $self ->
        [yes] Dir ist der Durchmarsch gelungen!
       *[no] { $seat } ist der Durchmarsch gelungen!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Alle anderen bekommen { $value ->
            [one] { $value } Punkt.
           *[other] { $value } Punkte.
        }
       *[no] Alle anderen bekommen { $value ->
            [one] { $value } Punkt.
           *[other] { $value } Punkte.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] { $value ->
            [one] Dir wird { $value } Punkt abgezogen.
           *[other] Dir werden { $value } Punkte abgezogen.
        }
       *[no] { $value ->
            [one] { $seat } wird { $value } Punkt abgezogen.
           *[other] { $seat } werden { $value } Punkte abgezogen.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Du schreibst allen anderen { $value ->
            [one] { $value } Punkt an.
           *[other] { $value } Punkte an.
        }
       *[no] { $seat } schreibt allen anderen { $value ->
            [one] { $value } Punkt an.
           *[other] { $value } Punkte an.
        }
    }
   *[subtract] { $self ->
        [yes] Du ziehst dir selbst { $value ->
            [one] { $value } Punkt ab.
           *[other] { $value } Punkte ab.
        }
       *[no] { $seat } zieht sich selbst { $value ->
            [one] { $value } Punkt ab.
           *[other] { $value } Punkte ab.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Du beendest das Spiel: Es gibt nichts mehr zu holen.
       *[no] { $seat } beendet das Spiel: Es gibt nichts mehr zu holen.
    }
   *[all_mine] { $self ->
        [yes] Du beanspruchst alle restlichen Stiche.
       *[no] { $seat } beansprucht alle restlichen Stiche.
    }
}
hearts-uncollected = Niemand hat bekommen: { $cards }.

# Was zu tun ist: kurz, ohne Punkt am Ende.
hearts-do-pass = wähle { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $seat }
hearts-do-choose = { $value ->
    [0] schreibe allen anderen die Punkte des Durchmarschs an oder zieh sie dir selbst ab
   *[other] schreibe allen anderen { $value } an oder zieh dir selbst { $value } ab
}
hearts-do-follow = bediene { suit-name }{ $joker ->
    [yes] {" "}oder spiele einen Joker
   *[no] {""}
}
hearts-do-discard = kein { suit-name } auf der Hand, { $barred ->
    [yes] wirf eine Karte ab, die nichts zählt
    [some] wirf eine beliebige Karte ab, aber nicht: { $cards }
   *[no] wirf eine beliebige Karte ab
}
hearts-do-open = spiele die Eröffnungskarte aus: { $card }
hearts-do-open-suit = spiele { suit-name } aus
hearts-do-lead = spiele eine beliebige Karte aus
hearts-do-lead-not = spiele aus, aber nicht: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] spiele aus; Herz ist noch nicht gebrochen
   *[other] spiele aus; noch gesperrt: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Du hast gewählt. Es wählen noch: { $seats }.
   *[no] Es wählen noch: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } hat die Sonne abgeschossen und wählt.
   *[moon] { $seat } hat den Durchmarsch geschafft und wählt.
}
hearts-wait-chooses = { $seat } wählt.
hearts-wait-follow = { $seat } ist dran. Ausgespielte Farbe: { suit-name }.
hearts-wait-lead = { $seat } spielt aus.

hearts-action-play = { $card } spielen
hearts-action-pass = { $cards } schieben
hearts-action-choose = { $choice ->
    [add] allen anderen anschreiben
   *[subtract] dir selbst abziehen
}
hearts-action-claim = den Rest beanspruchen

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Eröffne: { $card }
hearts-prompt-lead = Spiele aus
hearts-prompt-any = Spiele irgendeine Karte
hearts-prompt-barred = Spiele eine erlaubte Karte
hearts-prompt-waits = { $seat } spielt
hearts-prompt-leads = { $seat } sticht und spielt aus
hearts-prompt-choose = Wähle: anschreiben oder abziehen

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = { suit-name } ausgespielt
hearts-told-wins = { $seat } führt mit { $card }
hearts-told-nothing = noch gewinnt keine Karte
hearts-told-after = { $count ->
    [0] niemand nach dir
    [one] noch { $count } nach dir
   *[other] noch { $count } nach dir
}
hearts-told-taken = { $self ->
    [yes] Stich an dich mit { $card }
   *[no] Stich an { $seat } mit { $card }
}
hearts-card-twice = zweimal { $card }
hearts-told-within = darin { $cards }
hearts-told-more = { $count ->
    [one] { $count } wartende Karte
   *[other] { $count } wartende Karten
}
hearts-told-kitty = { $count ->
    [one] der Talon, { $count } Karte
   *[other] der Talon, { $count } Karten
}
hearts-told-points = { points }, darunter { $cards }
hearts-told-void = Ungültiger Stich: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } Karte wartet
       *[other] { $count } Karten warten
    }
   *[no] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
}
hearts-told-void-sure = Gleich was du spielst, dieser Stich ist ungültig: { $count ->
    [2] Zwei Paare haben sich aufgehoben
    [3] Drei Paare haben sich aufgehoben
   *[other] { $count } Paare haben sich aufgehoben
}.
hearts-told-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}{ $void ->
    [0] {""}
    [one] , einer ungültig
   *[other] , { $void } ungültig
}{ $some ->
    [yes] . Punkte: { $list }.
    [no] , keine Punkte.
   *[waits] .
}
hearts-told-number = { seat-and-number }, mit { $cards }
