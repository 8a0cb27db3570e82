# The pages in a browser: front page, tables, wishes, faults. What is said at a table stands in the other files.

web-colon = { ": " }
web-skip = Skip to the content
web-language = Language
web-change = Change
web-rules = Rules
web-rules-count = The cards that count
web-print = Print the rules
web-fair = Fair play
web-wishes = Settings
web-save = Save
web-to-front = To the start page

# Front page
web-front-title = Play Hearts
web-front-lead = Alone against bots that see only their own cards, or with friends. Free, without an account.
web-mine = Your tables
web-mine-older = Older tables
web-mine-line = { $phase ->
    [gathering] waiting for people: { $names }
    [over] over: { $names }
   *[playing] deal { $deal }: { $names }
}
web-which-game = Which game?
web-seats = Players
web-seats-usual = recommended
web-level = Strength of the bots
web-level-usual = recommended
web-level-novice = beginners
web-level-casual = for fun
web-level-club = club players
web-level-expert = experts
web-level-master = masters
level-about-novice = make a beginner’s mistakes; play at once
level-about-casual = 1 to 2 points a deal better than beginners; play at once
level-about-club = go by rules of thumb, another 1 to 2 points better; play at once
level-about-expert = search through imagined deals, usually about 1 point better still; about 1 millisecond a card
level-about-master = have been trained as well: 1 point better still in Classic Hearts for four, elsewhere as strong as experts or a little stronger; a few milliseconds a card
web-levels = How strong are the bots?
web-more = More
web-more-setup = Name, speed, house rules
web-your-name = Your name
web-pace = Speed of the bots
web-pace-none = at once
web-pace-fast = fast
web-pace-usual = normal
web-pace-slow = slow
web-pace-slowest = very slow
web-options = Rule options
web-play-bots = Play
web-play-friends = Play with friends
web-play-again = Play again: { $game }
web-own-rules = { $game }, with your rules
web-more-games = More games

# A table where people come together
web-gathering = The match has not begun.
web-chair = Seat { $number }: { $kind ->
    [open] free
    [bot] { $name }, bot
    [here] { $name }, on this device
    [away] { $name }, away
   *[person] { $own ->
        [yes] you
       *[no] { $name }
    }
}
web-sit = Sit here
web-join = { $when ->
    [now] Play along now
    [next] Play along from the next deal on
    [again] Play along in the next match
   *[back] Back to my seat
}
web-fill = Put a bot here
web-free = Free this seat
web-free-person = Ask { $name } to leave
web-free-sure = Yes, { $name } is to leave
web-free-question = { $name } loses the seat and may not sit down here again until you allow it. Press the button once more if you want that.
web-kept-out = { $name } may not sit down here any more.
web-let-sit = Let { $name } sit down again
web-welcomed = You may sit down here again.
web-leave-seat = Leave this seat
web-leave-sure = Yes, leave my seat
web-leave-question = A bot plays on in your seat until you sit down there again. Press the button once more if you want to leave.
web-invite = Invite others with this address:
web-here-only = This address works on this computer only.
web-copy = Copy the address
web-copied = Copied
web-share = Share
web-qr = The address as a picture for phones
web-start = Start the match
web-host-starts = The host starts the match.
web-hosts = { $own ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
web-hosts-since = You were away for a while; { $name } is the host now.
web-chair-host = { $chair } (host)

# The table
web-your-turn = Your turn
web-talk = Command box
web-box = Type a card, a question or a command:
web-box-go = Send
web-lost = The connection is lost. Trying again…
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
web-cancelled = (cancelled)
web-last-trick = Last trick
web-gave = To { $seat }:
web-gave-you = To you:
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
web-next-waits = Waiting for { $names }
web-ready = Ready for the next deal: { $names }.
web-drawn = Drawn:
web-discarded = Discarded last
web-empty = empty
web-says = { $self ->
    [yes] You say
   *[no] { $name } says
}: { $text }
web-again = { $count ->
    [0] Play again
   *[other] The same people again
}
web-picture = Result as a picture
web-picture-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
}
web-repeat = Play this deal again
web-repeat-before = The first time: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-repeat-back = Back to your match
web-again-asked = { $name } would like to play again.
web-again-answer = { $yes } agrees, { $no } declines.
web-again-no = Not again today
web-again-not = { $name } does not play again.
web-again-not-you = You do not play again.
web-again-begins = The next match has begun at a new table.
web-again-go = Go to the new table
web-words-again = again, play again, rematch
web-words-again-no = no more, not again, enough
web-table-settings = Settings of the table
web-agreed = { $what }: { $how }
web-agreed-change = Change the settings of the table
web-agreed-host = The host decides them for everybody.
web-away = When somebody is away
web-away-bot = after a minute a bot plays for them until they come back
web-away-wait = the table waits
web-allow-hints = Hints are allowed
web-allow-undo = Anyone who plays alone may take moves back
web-allow-chat = People may write to each other
web-talks = { $state ->
    [on] The host lets people write to each other.
   *[off] The host has switched messages off: nobody writes at this table now.
}
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
web-took-nobody = (nobody took the trick)
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
web-claim = { $what ->
    [offered] { $self ->
        [yes] You claim all the tricks that are left. The others answer.
       *[no] { $seat } claims all the tricks that are left. { $yes } accepts, { $no } rejects.
    }
    [accepted] One more has accepted.
    [refused] The claim is rejected. Play goes on.
   *[withdrawn] The claim is taken back. Play goes on.
}
web-claim-waits = { $self ->
    [yes] You claim the rest
   *[no] { $seat } claims the rest
}
web-claim-sure = From what you see it is not certain that you take the rest. Claim once more to ask the others: you take all the tricks that are left, with their points.
web-claim-rest = Claim the rest
web-claim-again = Ask the others for the rest
web-claim-accept = Accept
web-claim-reject = Reject
web-claim-back = Take my claim back
web-finish = Without pauses
web-finish-waits = The others here still want the pauses.
web-word-quit = Your seat stays yours: close this page; its address leads back here.
web-word-language = The language is chosen at the top of the page; for openhearts join, give it with --lang.
web-word-pace = The speed of the bots stands among the settings of the table; the host changes it.
web-word-box = Type a card, a question or a word; “help” lists them all.
web-word-actions = What you can do now is on the buttons under the table; “help” lists the words for it.
web-word-move = On the page the arrow keys move among your cards. Here, name the card: “qs” plays it, “card qs” reads it out.
web-buffer = { $kind ->
    [play] Messages: what happened.
    [chat] Messages: what people wrote.
   *[all] Messages: all.
}
web-time-left = { $left ->
    [one] { $left } second left.
   *[other] { $left } seconds left.
}
web-warming = The strong bots are getting ready on this machine, just once, for about half a minute. Until then they play a little weaker.
web-time-up = { $self ->
    [yes] Your time is up. A bot plays this turn for you.
   *[no] The time of { $seat } is up. A bot plays this turn.
}
web-clock-shown = Time left
web-chat = Write to the others
web-chat-line = Your message
web-chat-go = Say it
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops!
web-phrase-moment = One moment, please.
web-phrase-game = Good game!
web-phrase-bye = Goodbye!
web-place-picked = chosen

# Several people on one device, and who comes and goes
web-add = Add a player on this device
web-add-name = Name of the new player on this device
web-call = { $name } is next. The cards are covered.
web-call-open = For { $name }:
web-call-who = { $name } is next
web-curtain-how = Hand the device to { $name }. The cards come when { $name } says so.
web-uncover = I am { $name }, show my cards
web-cover = Cover my cards
web-words-show = show, here, ready
web-words-sit = sit, sit down
web-away-ask = { $name } has been away for a while. Should a bot play on, or should the table wait?
web-away-say-bot = Let a bot play
web-away-say-wait = Wait
web-away-holds = { $what ->
    [bot] So far: a bot plays after a minute.
   *[wait] So far: the table waits.
}
web-away-mine = { $what ->
    [bot] You have said: let a bot play.
   *[wait] You have said: wait.
}
web-sat = { $name } sits down at the table.
web-renamed = { $old } is called { $name } now.
web-gone = { $name } leaves the table.
web-sent = The host has asked { $name } to leave the table.
web-plays-on = A bot plays on there: { $name }.
web-returned-ask = Somebody says: I am { $name }, and I am back.
web-returned-ask-nameless = Somebody says: I gave no name, { $name } sits on my right, and I am back.
web-back-yes = Yes, that is { $name }
web-back-no = No
web-back-offer = Have you played here before?
web-back-as = I am { $name }
web-back-as-nameless = I gave no name, and { $name } sits on my right
web-back-asked = Somebody who sits here must say yes. This page goes on by itself then.
web-back-lines = Away: { $names }. Are you one of them? Then type: { $example }. To sit down as somebody new, type: { $sit }.
web-back-waits = Somebody who sits here must say yes. Then you play on.
web-back-again = You have your place again.
web-back-here = { $name } is back, in another browser.
web-handed = Your place is played from another browser now: somebody at the table has said that it is you.

# Settings of each person
web-wish-group-you = You
web-wish-group-looks = Looks
web-wish-group-speech = Sound and announcements
web-wish-group-play = At the table
web-wish-deck = Cards
web-wish-deck-court = classic pictures
web-wish-deck-big = drawn, large index
web-wish-letters = Letters on cards
web-wish-letters-own = as in English: { $letters }
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
web-wish-spoken-brief = only what needs me
web-wish-spoken-usual = at my turn
web-wish-spoken-full = every card
web-wish-reads = Reading speed of my screen reader, in characters a second (bots wait for it)
web-wish-reads-none = nobody waits
web-wish-two-taps = On a touch screen: the first tap lifts a card, the second plays it
web-wish-short-cards = Cards as symbols (Q♠) instead of words
web-wish-sound = Sounds
web-wish-keys = Keys of the table (C, 1 to 9, S, T …)
web-wish-stays = How long a finished trick stays
web-wish-stays-table = as the table plays
web-wish-stays-1 = one second
web-wish-stays-2 = two seconds
web-wish-stays-4 = four seconds
web-wish-stays-wait = until I go on (Backspace)
web-wish-vibration = Vibration
web-wish-nudge = Remind me when it is my turn (in the page title and on the table)
web-wish-own-keys = Keys
web-wish-own-keys-how = Type another character for a key, or nothing to switch it off.
web-wish-keys-twice = Two keys cannot be the same; these stay as they were: { $keys }
web-clock = Clock
web-clock-none = none
web-clock-seconds = { $seconds ->
    [one] { $seconds } second for a decision
   *[other] { $seconds } seconds for a decision
}
web-reserve = Reserve for the whole match
web-reserve-none = none
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# Another device
web-device = Go on with another device
web-device-how = Open this address there, or let the phone read the picture. It works only once, and for ten minutes; give it to nobody else.
web-device-ask = Go on here as { $name }, with the same seats and settings?
web-device-ask-nameless = Go on here with the same seats and settings?
web-device-yours = Say yes only if you made this address yourself: whoever made it will see there what you see here, your cards too.
web-device-yes = Yes, I am { $name }
web-device-yes-nameless = Yes, go on
web-device-no = No
web-device-leaves = In this browser you have tables of your own. They stay behind when you go on as somebody else: make a return code first if you want to come back to them.
web-devices = Your devices
web-code = Return code
web-code-how = With a return code you come back to your seats from any browser, as the person you are here. It works once and until you replace or delete it. Write it down; whoever has it is you.
web-code-make = Make a return code
web-code-again = Make a new code instead
web-code-end = Delete the code
web-code-is = You have a return code. It was shown when it was made.
web-code-shown = This is your return code. It is shown only now, so write it down:
web-code-where = Type it in at { $address }
web-return = Come back with a return code
web-return-how = Type the code that you wrote down. Spaces, hyphens and small letters do not matter.
web-return-yours = Type only a code that you made yourself: whoever made it will see what you see here, your cards too.
web-return-go = Come back
web-return-wrong = This code is not valid. Perhaps a letter is wrong, or it was used or replaced.
web-sign-out = Sign out here
web-sign-out-how = This browser will not know you any more, and its open tables close.
web-sign-out-back = You come back to your seats only with a return code, or on another device that still knows you. Without either, nobody can.
web-end-others = End my other devices
web-end-others-how = All other browsers, phones and terminals that know you are signed out at once. Addresses for another device and your return code stop working too. You stay signed in here.
web-end-others-done = Only this browser is signed in as you now. Your return code no longer works; make a new one if you want one.

# Faults
web-fault-title = That did not work
web-fault-none = There is no such page.
web-fault-table = There is no such table. Ask for the address again.
web-fault-pass = This address is too old. Make a new one on the first device.
web-fault-pass-used = This address was used already. Make a new one on the first device. If it was not you who used it, end your other devices there, under Settings.
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
    [fixed] Nothing was shuffled: the cards of this deal were known beforehand. It is for one person with bots.
   *[wrong] Computed once more: these numbers do NOT give the cards that were dealt.
}
web-fair-match = Match
web-fair-host = The server’s commitment
web-fair-seat = { $seat }: commitment, and what was added
web-fair-secret = The secret, told after the deal
web-to-table = Back to the table
web-shuffling = The cards are being shuffled.
web-fair-why = Why nobody here can cheat
web-fair-deal = Fair play: deal { $number }
web-fair-table = { $state ->
    [open] These numbers fix the cards of this deal. They tell nothing now; when the deal is over this page computes the cards from them.
    [fixed] The cards of this deal were known beforehand; nothing was shuffled, and nothing is proved. The next deal is shuffled.
   *[over] The secret is told, and this page has computed the deal once more by itself.
}
web-fair-all = All deals of this table, computed by the server
web-fair-by = { $by ->
    [server] No answer in time: the server added this, as its secret demands.
   *[withheld] Not told in time: the server added this instead, as its secret demands.
}
web-fair-verdict = { $state ->
    [right] computed in this page: right
    [part] computed in this page: right, but without what this page added
   *[wrong] computed in this page: WRONG
}
web-fair-check-secret = { $state ->
    [right] The server’s secret is the one it had committed to.
   *[wrong] The server’s secret is NOT the one it had committed to.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: the contribution fits its commitment.
   *[wrong] { $seat }: the contribution does NOT fit its commitment.
}
web-fair-check-shown = { $state ->
    [right] These are the commitments that this page was shown before the deal.
   *[wrong] These are NOT the commitments that this page was shown before the deal.
}
web-fair-check-own = { $state ->
    [right] What this page added itself is among them.
   *[wrong] What this page added itself is NOT among them.
}
web-fair-check-cards = { $state ->
    [right] Together they give exactly the cards that were dealt.
   *[wrong] Together they do NOT give the cards that were dealt.
}
web-fair-check-key = { $state ->
    [right] The deal is signed by the server, with the key it named beforehand.
   *[wrong] The deal is NOT signed with the key that the server named beforehand.
}
web-fair-check-signed = { $state ->
    [right] This browser has verified the server’s receipts.
   *[wrong] A receipt is NOT signed by the server: it proves nothing.
}
web-fair-check-receipts = { $state ->
    [right] The deal agrees with the receipts that this page holds.
   *[wrong] The deal CONTRADICTS receipts that this page holds. Download them under “All deals of this table”: they may be proof.
}
web-fair-check-withheld = The server acknowledged what this page had committed to, and says that the number itself did not come in time. That is marked and counted; who is to blame cannot be proved.
web-fair-check-silent = What this page wanted to add was not used, and the server never acknowledged it: that cannot be proved.
web-fair-key = Key of the server’s receipts
web-fair-receipts = Download this browser’s receipts
web-fair-whole = All deals together
web-fair-tally = Added a number themselves: { $own } · did not answer: { $given } · committed and did not tell the number: { $withheld }
web-fair-withheld = Deals in which a number was withheld after its commitment: { $deals }. Each such number may have been a choice between two deals, by the server or by the seat.
web-chance = Your contribution to the shuffles
web-chance-lead = Your browser adds chance of its own to each deal: nobody knows it before all commitments are made, the server included. What you type here goes into it too.
web-chance-text = Type anything
web-chance-last = Added last:

web-fair-bots = Why bots cannot see your cards
web-fair-view = What a bot is given: its own hand and the open cards, inside the frame. The other hands are not in what it gets.
web-fair-why-button = In the replay of a finished deal each decision of a bot has a button that computes it once more, from the bot’s own view, and gives its reasons.
web-fair-cards = Why nobody can choose the cards
web-fair-step-1 = The server draws a secret and shows what commits it: from now on it cannot change the secret.
web-fair-step-2 = Each person’s browser draws a number of its own and shows only what commits it.
web-fair-step-3 = When all are committed, the browsers tell their numbers.
web-fair-step-4 = Secret and numbers together give the order of the cards, and they are dealt.
web-fair-step-5 = After the deal the secret is told, and your page computes all of it once more.
web-fair-late = Nobody can hold up a table: anyone who does not answer within a few seconds gets a number from the server. It follows from the server’s secret, so that it cannot be chosen either, and it is marked.
web-fair-drops = One thing remains: the server sees the numbers before it deals, and could say of some that they never came. With one number it would choose between two deals, with two among four, with three among eight. Each number that is missing after its commitment is marked and counted, for every deal and for the whole match.
web-fair-proved = That is why your page gets a signed receipt for its commitment, and another one for its number. If the signed deal leaves out a number with a receipt, that is proof that the server cheats. A receipt for the commitment alone shows that a number was withheld, not who withheld it. What was never acknowledged cannot be proved.
web-fair-yourself = See for yourself
web-fair-yourself-1 = At the table, under “Fair play”, your own browser computes the deal when it is over and names every number that is wrong.
web-fair-yourself-2 = The record of a match holds all numbers; a program of thirty lines that knows nothing of OpenHearts checks them.
web-fair-yourself-3 = What you type under “Your contribution to the shuffles” goes into the next cards.
web-fair-yourself-4 = Your browser keeps the receipts of its last deals. You can download them on the page with all deals of a table; “openhearts check --shuffle --receipts” says what they prove about a record.

# Replays
web-replay = Replay a record
web-replay-table = Replay
web-replay-lead = Step through the record of a match, from this server or from any other OpenHearts program: every hand, or one seat’s view. It is read here, checked against the rules line by line, and soon forgotten.
web-replay-file = A file
web-replay-text = Or the record as text
web-replay-open = Open
web-replay-most = At most { $most } KB.
web-replay-gone = This record is no longer here. Open it once more.
web-replay-place = Deal { $deal }, { $step } of { $count }
web-replay-steps = Steps
web-replay-hands = Hands
web-replay-first = To the beginning
web-replay-back-trick = A trick back
web-replay-back = Back
web-replay-next = Next
web-replay-next-trick = A trick on
web-replay-last = To the end
web-replay-deals = Deals:
web-replay-sides = Seen by:
web-replay-everybody = all hands
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Somebody decided, unseen from here.
web-replay-dealt = The cards are dealt.
web-replay-keys = Keys: left and right for one step, up and down for a trick, Home and End for the ends of the deal.
web-why = Why did { $bot } do that?
web-why-same = Computed once more from { $bot }’s own view: { $what }. The same as it was played.
web-why-other = Computed once more from { $bot }’s own view: { $what }. This is NOT what was played.
web-why-from = Level of the bot: { $level }. Decision { $number } with the seed { $seed }: nothing else went into it.
web-why-candidates = What each choice was expected to bring
web-why-again = For this table every choice was measured once more and as long as the others: its figures may differ a little from those that the bot decided by.

# The command line
web-serving = OpenHearts is at { $address }
web-serving-stop = Stop it with Ctrl-C; every table is saved.
web-serving-open-file = Others on this machine can read { $file }, which holds secrets. To prevent that: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = to { $limit }
web-bar-sound = { $state ->
    [on] Sounds are on: switch off
   *[off] Sounds are off: switch on
}
web-bar-size = Larger cards and letters
web-bar-pace = { $what }: { $pace }. Change
web-play = Play
web-drawer = Scores, people and more
web-drawer-close = Close

# The sheet after a deal
web-sheet-place = Place { $place } of { $count }
web-sheet-leads = You lead
web-sheet-behind = { $gap } behind { $seat }
web-sheet-level = Level with { $seat }
web-decided = The card that decided
web-tab-cards = Cards
web-tab-tricks = Tricks

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } players · { $level }
web-adjust = Adjust
