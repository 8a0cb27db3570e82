# Svar på spørgetasterne.

ask-no-meaning = Det betyder ikke noget i dette spil.
ask-watching = Du ser på og har ingen kort.
ask-table-empty = Bordet er tomt.
ask-table-no-trick = Intet nyt stik endnu.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Du
   *[no] { $seat }
} fører med { $card }.
ask-ahead-none = Intet kort vinder.
ask-waiting = Der venter: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Din talon
   *[no] Talonen hos { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] du
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] du
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , fører
    [cancelled] , ophævet
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Der er ikke noget første kort endnu.
    [2] Der er ikke noget kort nummer to endnu.
    [3] Der er ikke noget tredje kort endnu.
    [4] Der er ikke noget fjerde kort endnu.
    [5] Der er ikke noget femte kort endnu.
    [6] Der er ikke noget sjette kort endnu.
    [7] Der er ikke noget syvende kort endnu.
    [8] Der er ikke noget ottende kort endnu.
    [9] Der er ikke noget niende kort endnu.
    [10] Der er ikke noget tiende kort endnu.
    [11] Der er ikke noget ellevte kort endnu.
   *[other] Der findes ikke noget kort nummer { $number }.
}
ask-no-nth-here = Et stik har kun { $count } kort her.
ask-hand = { $count } kort: { $cards }.
ask-hand-none = Du har ingen kort tilbage.
ask-playable = Du må spille: { $cards }.
ask-playable-pass = Du må sende et hvilket som helst kort.
ask-playable-none = Du har ikke noget at spille nu.
ask-points = Denne runde: { $list }.
ask-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { points } på { $tricks } stik
ask-points-kitty = { $self ->
    [yes] Du tog talonen; den tæller med til sidst.
   *[no] { $seat } tog talonen; den tæller med til sidst.
}
ask-moon = { $everybody ->
    [yes] Alle kan stadig skyde månen.
   *[no] { $count ->
        [0] Ingen kan skyde månen længere.
        [one] { $self ->
            [yes] Nu kan kun du skyde månen.
           *[no] Nu kan kun { $seats } skyde månen.
        }
       *[other] { $seats } kan stadig skyde månen.
    }
}
ask-last-none = Der er ikke noget færdigt stik endnu.
ask-last = { $list }. { $self ->
    [yes] Du tog stikket.
   *[no] { $seat } tog stikket.
}
ask-last-void = { $list }. Ingen fik stikket.
ask-pass-never = Efter disse regler sendes der aldrig kort.
ask-broken = { $state ->
    [free] Hjerter må altid spilles ud.
    [yes] { $lock ->
        [hearts] Hjerter er brudt.
        [hearts-queen] Hjerter og spar dame må spilles ud.
       *[other] Må spilles ud: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Hjerter er ikke brudt.
        [hearts-queen] Hjerter og spar dame må ikke spilles ud endnu.
       *[other] Må ikke spilles ud endnu: { $cards }.
    }
}
ask-card-taken = { $card }: taget af { $self ->
    [yes] dig
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] ikke spillet endnu
       *[other] spillet
    }
   *[other] { $out } af { $there } spillet
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] et kort{" "}
        [both] begge{" "}
       *[only] {""}
    }{ $self ->
        [yes] i din talon
       *[no] i talonen hos { $seat }
    }
   *[aside] { $which ->
        [one] et kort lagt til side
        [both] begge lagt til side
       *[only] lagt til side
    }
}.
ask-card-other = Det andet: { $out ->
    [0] ikke spillet endnu
   *[other] spillet
}.
ask-hearts-out = Spillede hjerter: { $out } af { $there }.
ask-trick-number = Stik { $number } af { $there }.
ask-counts-same = Alle har { $count } kort.
ask-counts = Kort på hånden: { $list }.
ask-set-aside = Kort fra ugyldige stik på bordet: { $count }.
ask-who = Med uret: { $list }.
ask-who-seat = { $self ->
    [yes] du
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(væk)
   *[person] {""}
}
ask-who-deal = Runde { $number }{ $there ->
    [0] .
   *[other] {" "}af { $there }.
}
opened-hand = { $self ->
    [yes] Du begyndte med
   *[no] { $seat } begyndte med
}: { $cards }.
opened-gave = { $self ->
    [yes] Du sendte til { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } sendte til dig
       *[no] { $seat } sendte til { $receiver }
    }
}: { $cards }.
opened-left = Ikke spillet af { $self ->
    [yes] dig
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Talonen
   *[aside] Lagt til side
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Der er ikke noget ur ved dette bord.
ask-clock = { $self ->
    [yes] Du har
   *[no] { $seat } har
} { $left ->
    [one] { $left } sekund
   *[other] { $left } sekunder
} tilbage{ $reserve ->
    [0] .
    [one] , heraf { $reserve } i reserve.
   *[other] , heraf { $reserve } i reserve.
}
