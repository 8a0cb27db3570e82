# Bord over timer og dager
slow-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}
slow-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
slow-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
slow-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
slow-clock = { $time } til hvert valg
slow-at-table = Så lenge noen er ved bordet
slow-over-days = Timer og dager, uansett hvem som er her
slow-choice = Tid til hvert valg
slow-choice-none = ubegrenset
slow-holidays = Fridager til hver
slow-holidays-none = ingen
slow-late = Når tiden er ute (timer eller dager)
slow-late-once = velger en bot denne ene gangen
slow-late-seat = spiller en bot til spilleren er her igjen
slow-how = Med timer eller dager til hvert valg går klokken uansett hvem som er her. Tar et valg mer enn tiden sin, tas resten fra reserven, og hver ny omgang gir tilbake så mye som ett valg har. På fridager står klokken stille.
slow-deadline = { $self ->
    [yes] Din frist: { $moment }.
   *[no] { $seat }, frist: { $moment }.
}
slow-short = { $self ->
    [yes] Frist: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Tid igjen: { $time }.
slow-reserve = Av dette i reserve: { $time }.
slow-none = Ingens klokke går akkurat nå.
slow-holiday = { $self ->
    [yes] Fridagene dine: { $since } – { $until }.
   *[no] { $seat }, fridager: { $since } – { $until }.
} Så lenge står klokken stille.
slow-back = { $self ->
    [yes] Fridagene dine er over.
   *[no] { $seat } er tilbake, fridagene er over.
}
slow-stood-in = Tiden var ute for { $seat }: en bot spiller til spilleren er her igjen.
slow-title = Frister og fridager
slow-days-left = Fridager du har igjen i dette partiet: { $count }
slow-from = Borte fra
slow-until = Tilbake den
slow-take = Ta disse fridagene
slow-end = Jeg er tilbake
slow-lead = Mens du er borte, står klokken din stille. Påbegynte dager teller.
slow-since = Mens du var borte:
slow-turn = Din tur
slow-turn-until = Din tur, frist: { $moment }
slow-again = Svar innen: { $moment }.
slow-typed = Skriv «borte 3» for tre dager, «borte til { $day }» eller «tilbake».
word-away = borte, fri, ferie
word-here = tilbake
