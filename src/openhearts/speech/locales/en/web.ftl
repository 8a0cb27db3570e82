# The pages in a browser: front page, tables, wishes, faults. What is said at a table stands in the other files.

web-skip = To the content
web-language = Language
web-change = Change
web-rules = Rules
web-fair = Fair play
web-wishes = Settings
web-save = Save
web-to-front = To the start page

# Front page
web-front-title = Play Hearts
web-front-lead = Alone against bots that see only their own cards, or with friends. Free, without an account.
web-mine = Your tables
web-mine-line = { $phase ->
    [gathering] waiting for people: { $names }
    [over] over: { $names }
   *[playing] deal { $deal }: { $names }
}
web-which-game = Which game?
web-seats = Seats
web-seats-usual = usual
web-level = Bots
web-level-novice = beginners
web-level-casual = for fun
web-level-club = club players
web-level-expert = experts
web-level-master = masters
web-more = More
web-your-name = Your name
web-pace = Speed of the bots
web-pace-none = at once
web-pace-fast = fast
web-pace-usual = usual
web-pace-slow = slow
web-pace-slowest = very slow
web-options = Rule options
web-play-bots = Play
web-play-friends = Play with friends
web-play-again = Play again: { $game }
web-more-games = More games

# A table where people come together
web-gathering = The match has not begun.
web-chair = Seat { $number }: { $kind ->
    [open] free
    [bot] { $name }, bot
    [away] { $name }, away
   *[person] { $own ->
        [yes] you
       *[no] { $name }
    }
}
web-sit = Sit here
web-fill = Put a bot here
web-free = Free this seat
web-leave-seat = Leave this seat
web-invite = Invite others with this address:
web-qr = The address as a picture for phones
web-start = Start the match
web-host-starts = The host starts the match.

# The table
web-your-turn = Your turn
web-talk = Command box
web-box = Type a card, a question or a command:
web-box-go = Send
web-lost = The connection is lost. Trying again ...
web-record = Record
web-hint = Hint
web-undo = Undo
web-scores = Scores
web-log = What happened
web-who = Who sits where
web-opened = All cards of the deal
web-hand = Your hand
web-new-card = new
web-is-turn = (to play)
web-has-chosen = (has chosen)
web-wins = (wins so far)
web-last-trick = Last trick
web-gave = To { $seat }:
web-pass = Pass { $number } of { $count }
web-chosen = chosen, { $number } of { $count }
web-choice = { $state ->
    [yes] { $card }, chosen, { $number } of { $count }.
   *[no] { $card }, not chosen, { $number } of { $count }.
}
web-enough-chosen = { $count ->
    [one] One card is chosen already; take it back first.
   *[other] { $count } cards are chosen already; take one back first.
}
web-next-deal = { $count ->
    [0] Next deal
   *[other] Ready for the next deal
}
web-next-waits = Waiting for the others
web-drawn = Drawn:
web-discarded = Discarded last:
web-empty = empty
web-says = { $name } says: { $text }
web-again = Play again
web-table-settings = Settings of the table
web-away = When somebody is away
web-away-bot = after a minute a bot plays for them until they come back
web-away-wait = the table waits
web-allow-hints = Hints are allowed
web-allow-undo = Who plays alone may take back
web-allow-chat = People may write to each other
web-seat-numbers = Score { $score }; in this deal { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
web-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
web-tower-numbers = Score { $score }; this tower { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-bot = bot
web-is-away = away
web-dealer = dealer
web-dealer-sign = D
web-took = (took the trick)
web-led = led
web-hinted = hinted
web-left = Not played:
web-all-tricks = All tricks
web-opened-words = All cards in words
web-pass-to = { $count ->
    [one] { $count } card to { $seat }
   *[other] { $count } cards to { $seat }
}
web-pass-count = { $number } of { $count } chosen
web-pass-from = You get yours from { $seat }
web-came = From { $seat }:
web-lay = { $row }: { $value } under { $above }
web-place-open = fits here
web-place-target = can be stolen

# Settings of each person
web-wish-deck = Cards
web-wish-deck-court = with pictures
web-wish-deck-big = large signs
web-wish-colours = Colours of the suits
web-wish-colours-four = four
web-wish-colours-two = two
web-wish-theme = Light or dark
web-wish-theme-auto = as the device
web-wish-theme-light = light
web-wish-theme-dark = dark
web-wish-size = Size
web-wish-size-normal = normal
web-wish-size-large = large
web-wish-size-largest = very large
web-wish-spoken = Announcements
web-wish-spoken-brief = brief
web-wish-spoken-usual = usual
web-wish-spoken-full = everything
web-wish-two-taps = On a touch screen: the first tap lifts a card, the second plays it
web-wish-short-cards = Cards in signs (Q♠) instead of words
web-wish-sound = Sounds
web-wish-keys = Keys of the table (C, 1 to 6, S, T ...)

# Another device
web-device = Go on with another device
web-device-how = Open this address there, or let the phone read the picture. It holds for ten minutes; give it to nobody else.
web-device-ask = Go on here as { $name }, with the same seats and settings?
web-device-yes = Yes, I am { $name }
web-device-no = No

# Faults
web-fault-title = That did not work
web-fault-none = There is no such page.
web-fault-table = There is no such table. Ask for the address again.
web-fault-pass = This address is too old. Make a new one on the first device.
web-fault-form = This page is too old. Go back, reload it, and try again.
web-fault-large = That is too large.
web-fault-often = Too much at once. Wait a moment, and try again.
web-fault-request = This request cannot be understood.
web-fault-own = Something went wrong here. Nothing that was played is lost: reload the page.

# Fair play
web-fair-1 = Bots get exactly what you get: their own hand and what lies open on the table. The program hands them nothing else, and tests compare pairs of deals that differ only in hidden cards: every bot must choose the same in both.
web-fair-2 = Before a deal the server fixes the cards with a commitment, a long number that tells nothing but cannot be changed afterwards. Then everybody at the table adds chance of their own, so that neither the server nor the last to speak chooses the cards.
web-fair-3 = When the deal is over, the secret is told. Anybody can recompute the cards from it; the record of the match holds all that is needed.
web-fair-4 = What a bot chooses follows from what it sees and from a number that stands in the record. Anybody can recompute each choice and see that it needed nothing else.
web-fair-5 = How long a bot seems to think does not depend on its cards.
web-fair-state = { $state ->
    [open] The deal is being played: its cards are fixed by these numbers already.
    [right] Computed once more: these numbers give exactly the cards that were dealt.
   *[wrong] Computed once more: these numbers do NOT give the cards that were dealt.
}
web-fair-match = Match
web-fair-host = The server's commitment
web-fair-seat = { $seat }: commitment, and what was added
web-fair-secret = The secret, told after the deal
web-to-table = Back to the table

# The command line
web-serving = OpenHearts is at { $address }
web-serving-stop = Stop it with Ctrl-C; every table is saved.
