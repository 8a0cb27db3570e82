# Svar på frågetangenterna.

ask-no-meaning = Det betyder ingenting i det här spelet.
ask-watching = Du tittar på och har inga kort.
ask-table-empty = Bordet är tomt.
ask-table-no-trick = Inget nytt stick än.
ask-table = { $list }.
ask-ahead = { $self ->
    [yes] Du
   *[no] { $seat }
} leder med { $card }.
ask-ahead-none = Inget kort vinner.
ask-waiting = Kvar ligger: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Din talong
   *[no] Talongen hos { $seat }
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
    [cancelled] , kortet utslaget
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Inget kort nummer ett än.
    [2] Inget kort nummer två än.
    [3] Inget kort nummer tre än.
    [4] Inget kort nummer fyra än.
    [5] Inget kort nummer fem än.
    [6] Inget kort nummer sex än.
    [7] Inget kort nummer sju än.
    [8] Inget kort nummer åtta än.
    [9] Inget kort nummer nio än.
    [10] Inget kort nummer tio än.
    [11] Inget kort nummer elva än.
   *[other] Det finns inget kort nummer { $number }.
}
ask-no-nth-here = Ett stick har bara { $count } kort här.
ask-hand = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}: { $cards }.
ask-hand-none = Du har inga kort kvar.
ask-playable = Du får spela: { $cards }.
ask-playable-pass = Du får skicka vilka kort som helst.
ask-playable-none = Du har inget att spela nu.
ask-points = Den här given: { $list }.
ask-points-seat = { $self ->
    [yes] du
   *[no] { $seat }
} { points } på { $tricks ->
    [one] { $tricks } stick
   *[other] { $tricks } stick
}
ask-points-kitty = { $self ->
    [yes] Du fick talongen; den räknas in på slutet.
   *[no] { $seat } fick talongen; den räknas in på slutet.
}
ask-moon = { $everybody ->
    [yes] Alla kan fortfarande skjuta månen.
   *[no] { $count ->
        [0] Ingen kan längre skjuta månen.
        [one] { $self ->
            [yes] Det är bara du som fortfarande kan skjuta månen.
           *[no] Det är bara { $seats } som fortfarande kan skjuta månen.
        }
       *[other] { $seats } kan fortfarande skjuta månen.
    }
}
ask-last-none = Inget stick är klart än.
ask-last = { $list }. { $self ->
    [yes] Du tog hem sticket.
   *[no] { $seat } tog hem sticket.
}
ask-last-void = { $list }. Ingen tog hem sticket.
ask-pass-never = Med de här reglerna skickas inga kort.
ask-broken = { $state ->
    [free] Hjärter får spelas ut när som helst.
    [yes] { $lock ->
        [hearts] Hjärter har brutits.
        [hearts-queen] Hjärter och spader dam får spelas ut.
       *[other] Får spelas ut: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Hjärter har inte brutits än.
        [hearts-queen] Hjärter och spader dam får inte spelas ut än.
       *[other] Får inte spelas ut än: { $cards }.
    }
}
ask-card-taken = { $card }: togs av { $self ->
    [yes] dig
   *[no] { $seat }
}.
ask-card-out = { $card }: { $there ->
    [one] { $out ->
        [0] har inte spelats än
       *[other] har spelats
    }
   *[other] { $out } av { $there } har spelats
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] ett kort{" "}
        [both] båda{" "}
       *[only] {""}
    }{ $self ->
        [yes] i din talong
       *[no] i talongen hos { $seat }
    }
   *[aside] { $which ->
        [one] ett kort lagt åt sidan
        [both] båda lagda åt sidan
       *[only] kortet lagt åt sidan
    }
}.
ask-card-other = Det andra: { $out ->
    [0] har inte spelats än
   *[other] har spelats
}.
ask-hearts-out = Spelade hjärter: { $out } av { $there }.
ask-trick-number = Stick { $number } av { $there }.
ask-counts-same = Alla har { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
ask-counts = Kort på handen: { $list }.
ask-set-aside = Kort från ogiltiga stick på bordet: { $count }.
ask-who = Medurs: { $list }.
ask-who-seat = { $self ->
    [yes] du
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(bot)
    [away] {" "}(borta)
   *[person] {""}
}
ask-who-deal = Giv { $number }{ $there ->
    [0] .
   *[other] {" "}av { $there }.
}
opened-hand = Utdelat till { $self ->
    [yes] dig
   *[no] { $seat }
}: { $cards }.
opened-gave = { $self ->
    [yes] Du gav { $receiver }
   *[no] { $receiverself ->
        [yes] { $seat } gav dig
       *[no] { $seat } gav { $receiver }
    }
}: { $cards }.
opened-left = Inte spelat av { $self ->
    [yes] dig
   *[no] { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Talong
   *[aside] Lagt åt sidan
}: { $cards }.
ask-card = { $card }.
ask-no-clock = Det här bordet har ingen klocka.
ask-clock = { $self ->
    [yes] Du har
   *[no] { $seat } har
} { $left ->
    [one] { $left } sekund
   *[other] { $left } sekunder
} kvar{ $reserve ->
    [0] .
    [one] , varav { $reserve } i reserv.
   *[other] , varav { $reserve } i reserv.
}
