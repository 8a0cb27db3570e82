# The matches that a visitor has played to their end.

web-matches = Tes parties
web-matches-lead = Ce que ce serveur garde encore des parties que tu as jouées jusqu’au bout. Personne d’autre ne voit cette page.
web-matches-none = Dès que tu auras joué une partie jusqu’au bout, elle sera ici.
web-matches-sums = Jeu par jeu
web-matches-game = Jeu
web-matches-count = Parties
web-matches-won = Gagnées
web-matches-place = Place moyenne
web-matches-points = Points par donne
web-matches-last = Les dernières
web-matches-older = Plus anciennes
