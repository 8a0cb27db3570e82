# The matches that a visitor has played to their end.

web-matches = Dine partier
web-matches-lead = Det, som denne server stadig gemmer fra de partier, du har spillet til ende. Kun du ser denne side.
web-matches-none = Så snart du har spillet et parti til ende, står det her.
web-matches-sums = Spil for spil
web-matches-game = Spil
web-matches-count = Partier
web-matches-won = Vundet
web-matches-place = Plads i gennemsnit
web-matches-points = Point pr. runde
web-matches-last = De seneste
web-matches-older = Ældre
