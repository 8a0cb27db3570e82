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

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = You have your seat’s name now, and cards with the next deal. Until then a bot plays the hand.
web-new-hand = You sit here by name now. You get cards when the next deal begins, and the mean score of the others; until then a bot plays the hand.
web-plays-until = Until the next deal a bot plays that hand.
web-chair-next = { $chair }, with cards from the next deal on; until then a bot plays
web-chair-device = { $chair } (one device: { $names })
ask-who-device = On one device: { $names }.
web-back-soon = They are asked as soon as that place has been empty for { $seconds } seconds.
web-back-name = You have your place again, and cards with the next deal.
web-anew = Ask the others to deal anew
web-anew-how = If everybody who sits here agrees, this deal is void: its cards are shown, it does not count, and the cards are dealt anew.
web-anew-offer = The first trick is not over yet. If everybody agrees to deal anew, you get cards at once.
web-anew-asked = { $name } would like to deal anew. This deal would not count.
web-anew-yes = Deal anew
web-anew-no = Play on
web-anew-waits = You have agreed to deal anew. Not answered yet: { $names }.
web-anew-declined = { $name } would rather play on.
web-anew-agreed = Everybody agrees: this deal is void, and it is dealt anew.
web-restored = The server was put back from a backup: what was played since then is lost, and a deal that was not over is dealt anew.
web-words-anew = deal anew, new deal, redeal
web-fair-void = This deal is void: everybody agreed to deal anew. Its secret is told, and it does not count.
web-fair-restored = This deal is void: the server was put back from a backup. Its secret is told, and it does not count.
