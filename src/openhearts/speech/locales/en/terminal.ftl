# What the terminal says by itself: questions before a game, prompts, saving, help. Cards and events are in other files.

terminal-prompt = >
terminal-prompt-box = Command:
terminal-prompt-keys = { $phase ->
    [pass] Arrows move, Space chooses, Enter passes. ? help
    [play] Arrows move, Enter plays. ? help
    [choose] ← → choose, Enter takes it. ? help
    [start] Enter keeps, Z discards. ? help
    [lay] ← → choose the row, Enter lays, Z discards. ? help
    [nowhere] Enter discards. ? help
    [steal] Arrows choose, Enter takes, Z discards. ? help
   *[other] ? help
}
terminal-prompt-next-deal = Enter: next deal. >
terminal-prompt-end = Enter: leave. >
terminal-welcome = { $name }. { $plain ->
    [yes] A letter and Enter asks: C the table, S scores, T whose turn, A a hint, ? all keys.
   *[no] ? shows all keys.
}
terminal-for-example = Type what you do, as in: { $example }
terminal-welcome-back = { $name }, deal { $deal }: you go on where you were.
terminal-you = You
terminal-human = Human
terminal-saved = Saved. Go on with: { PROGRAM() } play --resume
terminal-not-saved = This match is not saved.
terminal-cannot-keep = This match cannot be saved ({ $why }); it can still be played.
terminal-record = The record of this match: { $file }
terminal-no-record = The record { $file } cannot be written: { $why }.
terminal-damaged = The end of the saved match was damaged (line { $line }); its { $good } good entries are kept, and the damaged file stays beside them.
terminal-cannot-resume = { $file } cannot be resumed: { $why }
terminal-saved-table = { $name }, { $count } players, begun { $when }
terminal-saved-line = { $number } { $name }, { $count } players, deal { $deal }; last played { $when }
terminal-saved-how = Go on with one: { PROGRAM() } play --resume NUMBER. Delete one: { PROGRAM() } saved delete NUMBER.
terminal-saved-ask = Delete this for good? { $list } (yes / no)
terminal-saved-deleted = Deleted: { $what }
terminal-preparing = Preparing the search, once on this machine; this takes about half a minute.

# Questions before a game
terminal-menu = Which game?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count } more, from the wider family
terminal-words-more = more, all
terminal-menu-resume = { $key } Go on with the saved match: { $what }
terminal-menu-language = Other languages: { $list }
terminal-menu-prompt = Number or name, Enter for { $default }:
terminal-menu-unknown = There is no game { $answer }. Type a number from 1 to { $count }, or a name.
terminal-ask-seats = How many players, { $seats }? Enter for { $default }:
terminal-ask-seats-again = Possible are: { $seats }.
terminal-ask-level = How strong should the bots be?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Type a number from 1 to { $count }, or a name.
terminal-ask-first = { $who ->
    [youngest] The youngest begins. Who is the youngest?
   *[seat] Whoever broke the most hearts begins. Who is that?
}
terminal-ask-first-prompt = Number or name, Enter for { $default }:
terminal-ask-first-again = Type a number from 1 to { $count }, or a name.

# The cursor and the pass
terminal-card-here = { $card }{ $state ->
    [chosen] , chosen
    [blocked] , not playable now
   *[free] {""}
}, { $place } of { $count }.
terminal-nothing-here = There is nothing to move among.
terminal-nothing-to-choose = There is nothing to choose now.
terminal-chosen = { $card }, chosen, { $chosen } of { $count }.
terminal-unchosen = { $card }, not chosen any more, { $chosen } of { $count }.
terminal-pass-enough = You have chosen { $count } already. Space on a chosen card takes it back.
terminal-pass-ready = Enter passes them.
terminal-pass-missing = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} first, { $chosen } so far: Space chooses a card. Or type them, as in: pass qs ah kh
terminal-type-choice = Choose with the arrows, or type: add, or subtract.
terminal-enter-again = Enter again: { $action }.
terminal-sorted = { $order ->
    [down] Your hand is sorted from high to low.
   *[up] Your hand is sorted from low to high.
}
terminal-sort-later = Sort the hand when nothing is chosen.
terminal-not-now = That is not possible now.
terminal-no-key = The key { $key } does nothing here. { $help } shows the keys.
terminal-no-claim = Nobody has claimed anything.
terminal-watchers-only = Only watchers change their seat.
terminal-undone = Taken back.
terminal-undo-not = Nothing can be taken back now.
terminal-no-messages = There are no messages yet.
terminal-history-end = { $end ->
    [old] This was the first message.
   *[new] This was the newest message.
}
terminal-buffer = { $kind ->
    [answers] Messages: answers.
   *[events] Messages: what happened.
}
terminal-words-quit = quit, exit, bye, leave

terminal-words-left = previous
terminal-words-right = next
terminal-words-up = up, previous suit
terminal-words-down = down, next suit
terminal-words-home = home, first
terminal-words-end = end
terminal-words-space = choose, unchoose, space
terminal-words-enter = enter, ok
terminal-words-next-deal = next, next deal, continue
terminal-history-title = Messages
terminal-is-saved = Everything is saved already, move by move.
terminal-alone = There is nobody here who could read it.
terminal-join-kept = No connection just now. What you typed is kept, and sent as soon as there is one.
terminal-join-unsent = Not sent: { $text }
terminal-join-other = Terminal { $number } of your account at this table: here you are somebody else. With --as NAME you say who.
terminal-language = From now on in English.
terminal-hurrying = No pauses until you must act.
terminal-pace = Pause after each card of the bots, in seconds: { $seconds }. To change it, type as in: { $word } 0.3
terminal-announce = Announcements: { $level }. To change them, type as in: { $word } 2 ({ $list }).
terminal-letters = Letters on cards: { $letters }. To change them, type as in: { $word } 2 ({ $list }).

# The picture
terminal-deal-number = Deal { $number }
terminal-head-pass = { $direction ->
    [L1] Pass to the left
    [R1] Pass to the right
    [L2] Pass to the second on the left
    [R2] Pass to the second on the right
    [HOLD] No passing
   *[ACROSS] Pass across
}
terminal-head-trick = Trick { $number } of { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] hearts broken
       *[no] hearts not broken
    }
   *[other] { $broken ->
        [yes] unlocked
       *[no] locked
    }
}
terminal-seat-numbers = { $score } pts { $points }, { $tricks } tr.
terminal-led = Led: { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
terminal-last-trick = (last trick)
terminal-set-aside = { $count ->
    [one] { $count } card waits
   *[other] { $count } cards wait
}
terminal-kitty = Kitty: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] You see every hand.
    [nobody] You see what lies open.
   *[seat] You see what { $name } sees.
}
terminal-side-standing = Standing
terminal-side-limit = the match ends at { $limit }
terminal-side-tricks = Tricks of this deal

# Herz an Herz
terminal-herz-drawn = Drawn: { $card }
terminal-herz-stock = Draw pile: { $count }
terminal-herz-discard = Discard pile: { $card }
terminal-herz-place = { $row ->
    [left] Left row
    [right] Right row
   *[start] Start card
}: { $what }.
terminal-herz-place-empty = empty
terminal-herz-choose-row = Choose a row with the left or right arrow, then Enter; or type left, right, discard.
terminal-herz-steal-number = Theft { $number } of { $count }: { $action }.

# After a deal, scores
terminal-deal-over-title = All cards of deal { $number }
terminal-scores-head = Player
terminal-scores-total = Total
terminal-chart = Totals after each deal:

# Help
terminal-help-title = Keys
terminal-help-words-herz-an-herz = A card is read with: card 97.
terminal-help-words-hearts = Cards are typed as rank and suit: qs, 10h, ad.
terminal-help-quit = quit, Ctrl-D or Ctrl-C leave; the match is saved.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] Space
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } to { $last }
terminal-key-nth = 1 to 9, 0, -
terminal-help-moves = Words that move among your cards: next, previous, up, down, home, end; choose for the pass, ok to act.
terminal-replay-only = This is a replay: ask, or go on with Enter.
terminal-replay-help = Enter, Space and right go forward, B and left go back, N goes to the next deal, Home and End to its ends, Esc leaves.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter acts, A gives a hint, ? shows the keys, / takes words{ $undo ->
    [yes] , U takes back your last decision
   *[no] {""}
}. quit leaves; the match is saved.

# Replay, check, simulate, variants
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}. Enter next, B back, N next deal, quit leaves.
terminal-replay-prompt = Deal { $deal }, { $step } of { $count } >
terminal-replay-end = The record ends here.
terminal-replay-start = This is the beginning.
terminal-replay-comment = Remark: { $text }
terminal-check-good = { $file }: good. { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}{ $finished ->
    [yes] {""}
   *[no] , not finished
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } choice of bots recomputed
   *[other] { $count } choices of bots recomputed
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } shuffle recomputed
   *[other] { $count } shuffles recomputed
}.
terminal-check-fixed = { $file }: { $count ->
    [one] the cards of { $count } deal were fixed beforehand; nothing was shuffled there, and nothing is proved
   *[other] the cards of { $count } deals were fixed beforehand; nothing was shuffled there, and nothing is proved
}.
terminal-check-told = { $file }: { $count ->
    [one] in { $count } deal the chance of the bots is what the server says; it follows from no commitment
   *[other] in { $count } deals the chance of the bots is what the server says; it follows from no commitment
}.
terminal-check-contributions = { $file }: added a number themselves: { $own }; did not answer: { $given }; committed and did not tell the number: { $withheld }.
terminal-check-withheld = { $file }: deals in which a number was withheld after its commitment: { $deals }. Each such number may have been a choice between two deals, by the server or by the seat.
terminal-receipt = receipt of deal { $deal }, { $seat }, { $step ->
    [commit] commitment
   *[reveal] contribution
}: { $kind ->
    [fits] the record agrees.
    [withheld] the record says that the number behind this commitment was withheld. That is counted; who withheld it cannot be proved.
    [left-out] PROOF: the server acknowledged this, and the record signed by it leaves it out.
    [host] PROOF: the server had committed itself to another secret than the record signed by it tells.
    [shown] PROOF: after it had this contribution, the server changed the commitment of another seat.
    [twice] PROOF: the server has signed two receipts that contradict each other.
    [unsigned] it contradicts the record, but the record is not signed by the server, and anybody can have written it. Nothing is proved.
    [other-key] it is signed with another key than the record names, or the record names none. Nothing is proved; compare the key with other records of the server.
    [elsewhere] its deal is not in this record.
   *[forged] it is NOT signed with the key that it names. It proves nothing.
}
terminal-receipts-kept = The receipts are kept in { $file }; “{ PROGRAM() } check --shuffle --receipts” checks them against a record.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blocks
terminal-simulate-head-player = Player
terminal-simulate-head-points = Points a deal
terminal-simulate-head-payoff = Better than the others
terminal-simulate-head-score = Score
terminal-simulate-head-wins = Wins %
terminal-simulate-told = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
} in which everybody sits once in each seat; ± is one standard error over blocks; seed { $seed }.
terminal-simulate-stopped = Stopped early.
terminal-arena-head-player = Player
terminal-arena-head-points = Points a deal
terminal-arena-head-payoff = Better than the others
terminal-arena-head-moons = Moons
terminal-arena-head-suffered = suffered
terminal-arena-head-failures = Failures
terminal-arena-head-median = Play: median ms
terminal-arena-head-p-99 = 99%
terminal-arena-head-worst = worst
terminal-arena-head-pass-median = Pass: median ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } block, one
   *[other] { $blocks } blocks, each one
} deal in { $ways ->
    [one] { $ways } seating
   *[other] { $ways } seatings
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; ± is one standard error over blocks{ $moons ->
    [yes] , % are of the deals of a seat
   *[no] {""}
}; seed { $seed }.
terminal-variants-head-id = Name
terminal-variants-head-seats = Players
terminal-variants-head-title = Title

# Advice at a real card table
terminal-advise-ask = { $what ->
    [hand] Your hand, as in QS AH 10D:
    [gave] Cards you passed (Enter for none):
    [got] Cards you received (Enter for none):
    [turns] Turns so far, one a line as in 1. P0 draws 48: keep, or 48: keep (an empty line ends them):
    [drawn] The card that you have drawn now, as in 60, J26-50, SJ or ST:
   *[plays] All cards played, in order (Enter for none):
}
terminal-advise-seat = Seat { $seat }

# Training the learned player
terminal-train-now = { $what ->
    [playing] Round { $round }, playing
   *[fitting] Round { $round }, learning
}
terminal-train-round = Round { $round }: { $gain } ±{ $error } points a deal better than before; moons in { $moons }% of the deals.
terminal-train-stopped = Stopped. The finished rounds are in { $folder }; the same command goes on.
terminal-train-done = The networks are in { $file }.
terminal-warm-done = Bots that search now begin at once on this machine. Compiled code is kept in { $folder }.
terminal-warm-stopped = Stopped. What is compiled so far stays in { $folder }; the same command goes on.
terminal-no-language = There are these languages: { $list }.
