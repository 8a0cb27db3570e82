# Friends at a table: seats that change between deals, newcomers at the mean score

web-swap = Change seats
web-swap-how = Seats are changed when the next deal begins. Scores go with the people; a newcomer begins with the mean score of the others.
web-swap-one = Who
web-swap-other = with whom
web-swap-go = Let them change
web-swap-ask = Ask { $name } to change seats
web-swap-asked = { $name } would like to change seats with you.
web-swap-waits = You have asked to change seats. The answer is up to { $name }.
web-swap-yes = Change seats
web-swap-planned = { $one } and { $other } change seats when the next deal begins.
web-swap-done = { $one } and { $other } changed seats.
web-swap-comes = From the next deal on: { $name }.
web-swap-comes-again = If another match begins, { $name } plays too.
web-swap-you-come = You sit down when the next deal begins, with the mean score of the others.
web-swap-you-come-again = This match is over. If another one begins, you play too.
web-swap-joined = { $name } joined with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-swap-stay = Leave the seats as they are
web-swap-not = Do not join after all
