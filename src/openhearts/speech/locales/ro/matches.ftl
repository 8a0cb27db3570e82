# The matches that a visitor has played to their end.

web-matches = Partidele tale
web-matches-lead = Ce mai păstrează acest server din partidele pe care le-ai jucat până la capăt. Numai tu vezi această pagină.
web-matches-none = De îndată ce ai jucat o partidă până la capăt, ea apare aici.
web-matches-sums = Joc cu joc
web-matches-game = Joc
web-matches-count = Partide
web-matches-won = Câștigate
web-matches-place = Locul mediu
web-matches-points = Puncte pe donă
web-matches-last = Ultimele
web-matches-older = Mai vechi
