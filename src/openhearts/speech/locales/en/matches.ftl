# The matches that a visitor has played to their end.

web-matches = Your matches
web-matches-lead = What this server still keeps of the matches that you played to their end. Only you see this page.
web-matches-none = As soon as you have played a match to its end, it stands here.
web-matches-sums = Game by game
web-matches-game = Game
web-matches-count = Matches
web-matches-won = Won
web-matches-place = Average place
web-matches-points = Points a deal
web-matches-last = The last ones
web-matches-older = Older ones
