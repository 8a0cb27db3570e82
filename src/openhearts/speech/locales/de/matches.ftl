# The matches that a visitor has played to their end.

web-matches = Deine Partien
web-matches-lead = Was dieser Server von den Partien noch aufbewahrt, die du zu Ende gespielt hast. Nur du siehst diese Seite.
web-matches-none = Sobald du eine Partie zu Ende gespielt hast, steht sie hier.
web-matches-sums = Nach Spielart
web-matches-game = Spielart
web-matches-count = Partien
web-matches-won = Gewonnen
web-matches-place = Platz im Schnitt
web-matches-points = Punkte je Spiel
web-matches-last = Die letzten
web-matches-older = Ältere
