# The matches that a visitor has played to their end.

web-matches = Twoje partie
web-matches-lead = To, co ten serwer jeszcze przechowuje z twoich partii rozegranych do końca. Tę stronę widzisz tylko ty.
web-matches-none = Gdy tylko rozegrasz partię do końca, pojawi się tutaj.
web-matches-sums = Według gier
web-matches-game = Gra
web-matches-count = Partie
web-matches-won = Wygrane
web-matches-place = Średnie miejsce
web-matches-points = Punkty na rozdanie
web-matches-last = Ostatnie
web-matches-older = Starsze
