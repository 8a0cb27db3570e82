# Co dzieje się w Herz an Herz, czyja jest kolej, działania i odpowiedzi.

herz-row-empty = pusto
herz-tower-empty = jeszcze bez karty startowej
herz-tower = karta startowa { $start }; po lewej { $left }; po prawej { $right }
herz-place = { row-name }, stopień { $step }
herz-start-place = karta startowa
herz-that-card = Ta karta
herz-deal = Rozdanie { $deal }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} w stosie dobierania. { $self ->
    [yes] Zaczynasz ty.
   *[no] Zaczyna { $seat }.
}
herz-drawn = { $self ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
}: { $card }.
herz-kept = { $self ->
    [yes] Ty
   *[no] { $seat }
}: { $card }, karta startowa.
herz-laid = { $self ->
    [yes] Ty
   *[no] { $seat }
}: { $card }, { row-name }, stopień { $step }.
herz-own-kept = { $card }, karta startowa.
herz-own-laid = { $card }, { row-name }, stopień { $step }.
herz-discarded = { $self ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
}: { $card }.
herz-stolen = { $self ->
    [yes] Kradniesz graczowi { $victim }
   *[no] { $victimself ->
        [yes] { $seat } kradnie ci
       *[no] { $seat } kradnie graczowi { $victim }
    }
}: { $card }{ $where ->
    [yes] ; dotąd { $from_row }; teraz { $to_row }.
   *[no] .
}
herz-stand = Teraz: { $self ->
    [yes] ty
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Odrzucasz kartę złodzieja
   *[no] { $seat } odrzuca kartę złodzieja
}{ $possible ->
    [yes] {" "}bez użycia.
   *[no] : nie ma czego ukraść.
}
herz-completed = { $self ->
    [yes] Twoja wieża jest gotowa
   *[no] { $seat } kończy wieżę
}{ $ends ->
    [yes] .
   *[no] ; pozostali wykonują jeszcze swoje ruchy.
}
herz-points-seat = { $self ->
    [yes] ty
   *[no] { $seat }
} { $total } ({ $steps } za stopnie, { $bonus } za grupy koloru)
herz-end-reason = { $reason ->
    [tower] Jedna wieża jest gotowa.
   *[stock] Stos dobierania jest pusty.
}
herz-do-start = { $card }: zatrzymaj jako kartę startową albo odrzuć
herz-do-steal = { $count ->
    [0] karta złodziej: nie ma czego ukraść, odrzuć ją
    [1] karta złodziej: ukradnij jedyną dostępną kartę albo odrzuć kartę złodzieja
   *[other] karta złodziej: ukradnij jedną z { $count } dostępnych kart albo odrzuć kartę złodzieja
}
herz-do-lay = { $card }: { $where ->
    [both] wyłóż po lewej, po prawej albo odrzuć
    [left] wyłóż po lewej albo odrzuć
    [right] wyłóż po prawej albo odrzuć
   *[none] nigdzie nie pasuje, odrzuć
}{ $free ->
    [yes] ; jeśli chcesz, podaj wartość
   *[no] {""}
}
herz-waiting = { $seat } decyduje o karcie: { $card }.
herz-action-keep = { $card }: zatrzymać jako kartę startową
herz-action-discard = { $card }: odrzucić
herz-action-lay = { $card }: { row-name }
herz-action-steal = ukraść graczowi { $seat }: { $card }, dotąd { $from_row }; potem { $to_row }

ask-drawn = Karta dobrana przez { $self ->
    [yes] ciebie
   *[no] gracza { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Twoja wieża
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Ty
   *[no] { $seat }
}: { $tower }.
ask-step = Stopień { $number }: po lewej { $left }, po prawej { $right }.
ask-no-step = Nie ma stopnia { $number }; rząd ma { $there ->
    [one] { $there } stopień
    [few] { $there } stopnie
   *[many] { $there } stopni
}.
ask-step-points = Punkty do tej pory: { $list }.
ask-stock = Stos dobierania: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
ask-discards-none = Stos kart odrzuconych jest pusty.
ask-discards-top = Stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, na wierzchu { $card }.
ask-discards-all = Stos kart odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }.
ask-last-turn-none = Nikt jeszcze nie wykonał ruchu.
ask-who-began = { $self ->
    [yes] Pierwszy ruch był twój.
   *[no] Pierwszy ruch: { $seat }.
}
