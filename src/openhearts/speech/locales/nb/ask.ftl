# Svar på spørretastene.

ask-no-meaning = Det betyr ingenting i dette spillet.
ask-watching = Du ser på og har ingen kort.
ask-table-empty = Bordet er tomt.
ask-table-no-trick = Ikke noe nytt stikk ennå.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Du
   *[no] { $seat }
} leder med { $card }.
ask-ahead-none = Ingen kort vinner.
ask-waiting = Det venter: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Talongen din
   *[no] Talongen til { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] du
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] du
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , leder
    [cancelled] , opphevet
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Det er ikke noe første kort ennå.
    [2] Det er ikke noe kort nummer to ennå.
    [3] Det er ikke noe tredje kort ennå.
    [4] Det er ikke noe fjerde kort ennå.
    [5] Det er ikke noe femte kort ennå.
    [6] Det er ikke noe sjette kort ennå.
    [7] Det er ikke noe sjuende kort ennå.
    [8] Det er ikke noe åttende kort ennå.
    [9] Det er ikke noe niende kort ennå.
    [10] Det er ikke noe tiende kort ennå.
    [11] Det er ikke noe ellevte kort ennå.
   *[other] Det finnes ikke noe kort nummer { $number }.
}
ask-no-nth-here = Et stikk har bare { $count } kort her.
ask-hand = { $count } kort: { $cards }.
ask-hand-none = Du har ingen kort igjen.
ask-playable = Du kan spille: { $cards }.
ask-playable-pass = Du kan sende hvilket som helst kort.
ask-playable-none = Du har ingenting å spille nå.
ask-points = Denne omgangen: { $list }.
ask-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { points } på { $tricks } stikk
ask-points-kitty = { $self ->
    [yes] Du tok talongen; den telles med til slutt.
   *[no] { $seat } tok talongen; den telles med til slutt.
}
ask-moon = { $everybody ->
    [yes] Alle kan fortsatt skyte månen.
   *[no] { $count ->
        [0] Ingen kan skyte månen lenger.
        [one] { $self ->
            [yes] Nå er det bare du som kan skyte månen.
           *[no] Nå er det bare { $seats } som kan skyte månen.
        }
       *[other] { $seats } kan fortsatt skyte månen.
    }
}
ask-last-none = Ingen stikk er ferdige ennå.
ask-last = { $list }. { $self ->
    [yes] Du tok stikket.
   *[no] { $seat } tok stikket.
}
ask-last-void = { $list }. Ingen fikk stikket.
ask-pass-never = Etter disse reglene sendes det aldri kort.
ask-broken = { $state ->
    [free] Hjerter kan alltid spilles ut.
    [yes] { $lock ->
        [hearts] Hjerter er brutt.
        [hearts-queen] Hjerter og spar dame kan spilles ut.
       *[other] Kan spilles ut: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Hjerter er ikke brutt.
        [hearts-queen] Hjerter og spar dame kan ikke spilles ut ennå.
       *[other] Kan ikke spilles ut ennå: { $cards }.
    }
}
ask-card-taken = { $card }: tatt av { $self ->
    [yes] deg
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] ikke spilt ennå
       *[other] spilt
    }
   *[other] { $out } av { $there } spilt
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] ett kort{" "}
        [both] begge{" "}
       *[only] {""}
    }{ $self ->
        [yes] i talongen din
       *[no] i talongen til { $seat }
    }
   *[aside] { $which ->
        [one] ett kort lagt til side
        [both] begge lagt til side
       *[only] lagt til side
    }
}.
ask-card-other = Det andre: { $out ->
    [0] ikke spilt ennå
   *[other] spilt
}.
ask-hearts-out = Spilte hjerter: { $out } av { $there }.
ask-trick-number = Stikk { $number } av { $there }.
ask-counts-same = Alle har { $count } kort.
ask-counts = Kort på hånden: { $list }.
ask-set-aside = Kort fra ugyldige stikk på bordet: { $count }.
ask-who = Med klokken: { $list }.
ask-who-seat = { $self ->
    [yes] du
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(borte)
   *[person] {""}
}
ask-who-deal = Omgang { $number }{ $there ->
    [0] .
   *[other] {" "}av { $there }.
}
opened-hand = { $self ->
    [yes] Du begynte med
   *[no] { $seat } begynte med
}: { $cards }.
opened-gave = { $self ->
    [yes] Du sendte til { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } sendte til deg
       *[no] { $seat } sendte til { $receiver }
    }
}: { $cards }.
opened-left = Ikke spilt av { $self ->
    [yes] deg
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Talongen
   *[aside] Lagt til side
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Det er ingen klokke ved dette bordet.
ask-clock = { $self ->
    [yes] Du har
   *[no] { $seat } har
} { $left ->
    [one] { $left } sekund
   *[other] { $left } sekunder
} igjen{ $reserve ->
    [0] .
    [one] , { $reserve } av dem i reserve.
   *[other] , { $reserve } av dem i reserve.
}
