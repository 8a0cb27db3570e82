# Bord över timmar och dagar
slow-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
slow-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
slow-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
slow-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
slow-clock = { $time } per beslut
slow-at-table = Så länge någon är vid bordet
slow-over-days = Timmar eller dagar, oavsett vem som är här
slow-choice = Tid per beslut
slow-choice-none = obegränsad
slow-holidays = Lediga dagar för var och en
slow-holidays-none = inga
slow-late = När en tid på timmar eller dagar är ute
slow-late-once = bestämmer en bot den här gången
slow-late-seat = spelar en bot tills spelaren är här igen
slow-how = När tiden räknas i timmar eller dagar går klockan oavsett vem som är här. Den tid som ett beslut tar utöver sin egen kommer ur reserven, och varje ny giv fyller på den med så mycket tid som ett beslut har. På lediga dagar står klockan stilla.
slow-deadline = { $self ->
    [yes] Din tidsgräns: { $moment }.
   *[no] { $seat }, tidsgräns: { $moment }.
}
slow-short = { $self ->
    [yes] Tidsgräns: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Tid kvar: { $time }.
slow-reserve = Varav i reserv: { $time }.
slow-none = Ingens klocka går just nu.
slow-holiday = { $self ->
    [yes] Dina lediga dagar: { $since } – { $until }.
   *[no] { $seat }, lediga dagar: { $since } – { $until }.
} Så länge står klockan stilla.
slow-back = { $self ->
    [yes] Dina lediga dagar är slut.
   *[no] { $seat } är tillbaka, de lediga dagarna är slut.
}
slow-stood-in = Tiden gick ut för { $seat }: en bot spelar tills spelaren är här igen.
slow-title = Tidsgränser och lediga dagar
slow-days-left = Lediga dagar som du har kvar i det här partiet: { $count }
slow-from = Borta från
slow-until = Tillbaka den
slow-take = Ta de här dagarna lediga
slow-end = Jag är tillbaka
slow-lead = Medan du är borta står din klocka stilla. Påbörjade dagar räknas.
slow-since = Medan du var borta:
slow-turn = Din tur
slow-turn-until = Din tur, tidsgräns: { $moment }
slow-again = Svar senast: { $moment }.
slow-typed = Skriv ”borta 3” för tre dagar, ”borta till { $day }” eller ”tillbaka”.
word-away = borta, ledig
word-here = tillbaka
