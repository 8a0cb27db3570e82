# The matches that a visitor has played to their end.

web-matches = Dine partier
web-matches-lead = Det denne serveren fremdeles tar vare på fra partiene du har spilt ferdig. Bare du ser denne siden.
web-matches-none = Så snart du har spilt et parti ferdig, står det her.
web-matches-sums = Spill for spill
web-matches-game = Spill
web-matches-count = Partier
web-matches-won = Vunnet
web-matches-place = Plass i gjennomsnitt
web-matches-points = Poeng per omgang
web-matches-last = De siste
web-matches-older = Eldre
