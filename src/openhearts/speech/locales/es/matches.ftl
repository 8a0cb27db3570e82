# The matches that a visitor has played to their end.

web-matches = Tus partidas
web-matches-lead = Lo que este servidor aún guarda de las partidas que has jugado hasta el final. Solo tú ves esta página.
web-matches-none = En cuanto hayas jugado una partida hasta el final, estará aquí.
web-matches-sums = Juego por juego
web-matches-game = Juego
web-matches-count = Partidas
web-matches-won = Ganadas
web-matches-place = Posición media
web-matches-points = Puntos por mano
web-matches-last = Las últimas
web-matches-older = Anteriores
