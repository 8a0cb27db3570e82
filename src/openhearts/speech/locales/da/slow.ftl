# Borde over timer og dage
slow-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}
slow-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
slow-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
slow-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
slow-clock = { $time } til hvert valg
slow-at-table = Så længe der er nogen ved bordet
slow-over-days = I timer eller dage, uanset hvem der er her
slow-choice = Tid til hvert valg
slow-choice-none = ubegrænset
slow-holidays = Fridage til hver
slow-holidays-none = ingen
slow-late = Når en frist i timer eller dage er udløbet
slow-late-once = vælger en bot denne ene gang
slow-late-seat = spiller en bot, indtil spilleren er her igen
slow-how = Er tiden sat i timer eller dage, går uret, uanset hvem der er her. Det, et valg tager ud over sin egen tid, tages fra reserven, og hver ny runde giver så meget tilbage til den, som der er til ét valg. På fridage står uret stille.
slow-deadline = { $self ->
    [yes] Din frist: { $moment }.
   *[no] { $seat }, frist: { $moment }.
}
slow-short = { $self ->
    [yes] Frist: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Tid tilbage: { $time }.
slow-reserve = Heraf i reserve: { $time }.
slow-none = Ingens ur går lige nu.
slow-holiday = { $self ->
    [yes] Dine fridage: { $since } – { $until }.
   *[no] { $seat }, fridage: { $since } – { $until }.
} Imens står uret stille.
slow-back = { $self ->
    [yes] Dine fridage er forbi.
   *[no] { $seat } er tilbage, fridagene er forbi.
}
slow-stood-in = Tiden var gået for { $seat }: en bot spiller, indtil spilleren er her igen.
slow-title = Frister og fridage
slow-days-left = Fridage, du har tilbage i dette parti: { $count }
slow-from = Væk fra
slow-until = Tilbage den
slow-take = Tag disse fridage
slow-end = Jeg er tilbage
slow-lead = Mens du er væk, står dit ur stille. Påbegyndte dage tæller.
slow-since = Mens du var væk:
slow-turn = Din tur
slow-turn-until = Din tur, frist: { $moment }
slow-again = Svar indtil: { $moment }.
slow-typed = Skriv »væk 3« for tre dage, »væk til { $day }« eller »tilbage«.
word-away = væk, fri, ferie
word-here = tilbage
