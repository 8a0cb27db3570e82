# Risposte ai tasti delle domande.

ask-no-meaning = In questo gioco non ha significato.
ask-watching = Stai guardando e non hai carte.
ask-table-empty = Il tavolo è vuoto.
ask-table-no-trick = Non è ancora cominciata una nuova presa.
ask-table = { $list }.
ask-ahead = In testa { $self ->
    [yes] tu
   *[no] { $seat }
}: { $card }.
ask-ahead-none = Non vince nessuna carta.
ask-waiting = In attesa: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Il tuo monte
   *[no] Monte di { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] tu
   *[no] { $seat }
}: { $card }
ask-nth = { $number }: { $self ->
    [yes] tu
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , in testa
    [cancelled] , carta annullata
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Manca ancora la prima carta.
    [2] Manca ancora la seconda carta.
    [3] Manca ancora la terza carta.
    [4] Manca ancora la quarta carta.
    [5] Manca ancora la quinta carta.
    [6] Manca ancora la sesta carta.
    [7] Manca ancora la settima carta.
    [8] Manca ancora l’ottava carta.
    [9] Manca ancora la nona carta.
    [10] Manca ancora la decima carta.
    [11] Manca ancora l’undicesima carta.
   *[other] La carta numero { $number } non esiste.
}
ask-no-nth-here = Qui una presa ha solo { $count } carte.
ask-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: { $cards }.
ask-hand-none = Non hai più carte.
ask-playable = Puoi giocare: { $cards }.
ask-playable-pass = Puoi passare qualsiasi carta.
ask-playable-none = Adesso non hai niente da giocare.
ask-points = In questa smazzata: { $list }.
ask-points-seat = { $self ->
    [yes] tu
   *[no] { $seat }
} { points } in { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
ask-points-kitty = { $self ->
    [yes] Hai preso il monte: si conta alla fine.
   *[no] { $seat } ha preso il monte: si conta alla fine.
}
ask-moon = { $everybody ->
    [yes] Tutti possono ancora fare cappotto.
   *[no] { $count ->
        [0] Nessuno può più fare cappotto.
        [one] { $self ->
            [yes] Solo tu puoi ancora fare cappotto.
           *[no] Solo { $seats } può ancora fare cappotto.
        }
       *[other] Possono ancora fare cappotto: { $seats }.
    }
}
ask-last-none = Nessuna presa è ancora finita.
ask-last = { $list }. { $self ->
    [yes] La presa è tua.
   *[no] La presa è di { $seat }.
}
ask-last-void = { $list }. La presa non è di nessuno.
ask-pass-never = Con queste regole non si passano mai carte.
ask-broken = { $state ->
    [free] Si può sempre aprire con cuori.
    [yes] { $lock ->
        [hearts] I cuori sono rotti.
        [hearts-queen] Si può aprire con cuori e con la donna di picche.
       *[other] Si può aprire anche con: { $cards }.
    }
   *[no] { $lock ->
        [hearts] I cuori non sono ancora rotti.
        [hearts-queen] Non si può ancora aprire né con cuori né con la donna di picche.
       *[other] Non si può ancora aprire con: { $cards }.
    }
}
ask-card-taken = { $card }: carta presa da { $self ->
    [yes] te
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] carta non ancora giocata
       *[other] carta già giocata
    }
   *[other] carte giocate { $out } di { $there }
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] una carta{" "}
        [both] entrambe le carte{" "}
       *[only] {""}
    }{ $self ->
        [yes] nel tuo monte
       *[no] nel monte di { $seat }
    }
   *[aside] { $which ->
        [one] una carta messa da parte
        [both] entrambe le carte messe da parte
       *[only] carta messa da parte
    }
}.
ask-card-other = L’altra: { $out ->
    [0] non ancora giocata
   *[other] già giocata
}.
ask-hearts-out = Cuori giocati: { $out } di { $there }.
ask-trick-number = Presa { $number } di { $there }.
ask-counts-same = Tutti hanno in mano { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
ask-counts = Carte in mano: { $list }.
ask-set-aside = Carte di prese annullate sul tavolo: { $count }.
ask-who = In senso orario: { $list }.
ask-who-seat = { $self ->
    [yes] tu
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(assente)
   *[person] {""}
}
ask-who-deal = Smazzata { $number }{ $there ->
    [0] .
   *[other] {" "}di { $there }.
}
opened-hand = { $self ->
    [yes] La tua mano all’inizio
   *[no] Mano di { $seat } all’inizio
}: { $cards }.
opened-gave = { $self ->
    [yes] Passate da te, per { $receiver }
   *[no] { $receiverself ->
        [yes] Passate da { $seat }, per te
       *[no] Passate da { $seat }, per { $receiver }
    }
}: { $cards }.
opened-left = Non giocate da { $self ->
    [yes] te
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Monte
   *[aside] Messe da parte
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Questo tavolo non ha un orologio.
ask-clock = { $self ->
    [yes] Hai ancora
   *[no] { $seat } ha ancora
} { $left ->
    [one] { $left } secondo
   *[other] { $left } secondi
}{ $reserve ->
    [0] .
    [one] , di cui { $reserve } di riserva.
   *[other] , di cui { $reserve } di riserva.
}
