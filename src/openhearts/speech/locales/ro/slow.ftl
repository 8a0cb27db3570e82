# Mese pe ore și zile
slow-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
slow-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
slow-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minute
   *[other] { $count } de minute
}
slow-seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
slow-clock = { $time } pentru o decizie
slow-at-table = Cât timp e cineva la masă
slow-over-days = În ore și zile, indiferent cine este aici
slow-choice = Timp pentru o decizie
slow-choice-none = fără limită
slow-holidays = Zile libere pentru fiecare persoană
slow-holidays-none = niciuna
slow-late = Când expiră timpul măsurat în ore sau zile
slow-late-once = de data aceasta decide un bot
slow-late-seat = joacă un bot până când persoana revine
slow-how = Când timpul se măsoară în ore și zile, ceasul merge indiferent cine este aici. Timpul pe care o decizie îl ia în plus vine din rezervă, iar fiecare donă nouă îi dă înapoi timpul unei decizii. În zilele libere ceasul stă.
slow-deadline = { $self ->
    [yes] Termenul tău: { $moment }.
   *[no] { $seat }, termen: { $moment }.
}
slow-short = { $self ->
    [yes] Termen: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Timp rămas: { $time }.
slow-reserve = Din care în rezervă: { $time }.
slow-none = Acum nu merge ceasul nimănui.
slow-holiday = { $self ->
    [yes] Zilele tale libere: { $since } – { $until }.
   *[no] { $seat }, zile libere: { $since } – { $until }.
} Între timp ceasul stă.
slow-back = { $self ->
    [yes] Zilele tale libere s-au încheiat.
   *[no] { $seat } a revenit din zilele libere.
}
slow-stood-in = { $seat } nu mai avea timp: joacă un bot până la revenire.
slow-title = Termene și zile libere
slow-days-left = Zile libere care ți-au rămas în această partidă: { $count }
slow-from = Lipsesc din
slow-until = Revin pe
slow-take = Ia aceste zile libere
slow-end = Am revenit
slow-lead = Cât lipsești, ceasul tău stă. Zilele începute se numără.
slow-since = Cât ai lipsit:
slow-turn = E rândul tău
slow-turn-until = E rândul tău, termen: { $moment }
slow-again = Răspunsuri până la: { $moment }.
slow-typed = Scrie „liber 3” pentru trei zile, „liber până { $day }” sau „am revenit”.
word-away = liber, vacanță
word-here = am revenit, revin
