# The matches that a visitor has played to their end.

web-matches = Jouw partijen
web-matches-lead = Wat deze server nog bewaart van de partijen die je helemaal hebt uitgespeeld. Alleen jij ziet deze pagina.
web-matches-none = Zodra je een partij helemaal hebt uitgespeeld, staat ze hier.
web-matches-sums = Per spel
web-matches-game = Spel
web-matches-count = Partijen
web-matches-won = Gewonnen
web-matches-place = Gemiddelde plaats
web-matches-points = Punten per ronde
web-matches-last = De laatste
web-matches-older = Oudere
