# The matches that a visitor has played to their end.

web-matches = Le tue partite
web-matches-lead = Quello che questo server conserva ancora delle partite che hai giocato fino alla fine. Solo tu vedi questa pagina.
web-matches-none = Appena avrai giocato una partita fino alla fine, la troverai qui.
web-matches-sums = Gioco per gioco
web-matches-game = Gioco
web-matches-count = Partite
web-matches-won = Vinte
web-matches-place = Posto medio
web-matches-points = Punti per smazzata
web-matches-last = Le ultime
web-matches-older = Precedenti
