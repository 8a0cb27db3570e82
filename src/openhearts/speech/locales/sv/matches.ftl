# The matches that a visitor has played to their end.

web-matches = Dina partier
web-matches-lead = Det som den här servern fortfarande sparar från partierna du har spelat till slut. Bara du ser den här sidan.
web-matches-none = Så snart du har spelat ett parti till slut står det här.
web-matches-sums = Spel för spel
web-matches-game = Spel
web-matches-count = Partier
web-matches-won = Vunna
web-matches-place = Plats i genomsnitt
web-matches-points = Poäng per giv
web-matches-last = De senaste
web-matches-older = Äldre
