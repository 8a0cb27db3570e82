# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Promise
test-head-outcome = Outcome
test-head-figures = Looked at
test-passed = kept
test-failed = broken
test-skipped = left out
test-place = { $rules }, seats: { $seats }, seed { $seed }, deal { $deal }, actions before: { $step }, seat { $seat }
test-repeat = See it again:
test-all-kept = { $subject } keeps every promise that was looked at (seed { $seed }).
test-broken = { $subject } breaks promises: { $list } (seed { $seed }).
test-viewer = { $seat ->
    [watcher] a watcher
   *[seat] seat { $seat }
}

# Bots
test-progress-bot = Decisions
test-promise-bot-answers = It answers every question.
test-promise-bot-legal = It chooses what is allowed.
test-promise-bot-repeatable = The same question gets the same answer.
test-promise-bot-fresh-process = A fresh process gives the same answers.
test-promise-bot-stateless = Nothing is kept between questions.
test-promise-bot-own-chance = Chance comes from rng alone.
test-promise-bot-view-unchanged = The view stays as it was.
test-promise-bot-two-worlds = Hidden cards change nothing.
test-promise-bot-nothing-hidden = Nothing but the view is looked at.
test-promise-bot-budgets = Every budget gives something allowed, the same each time.
test-promise-bot-advice = Its advice is what it does.
test-promise-bot-speed = Time of a decision
bot-test-speed = { $count }: mean { $mean } ms, 99% { $most } ms, worst { $worst } ms
bot-new-written = { $file } is written. What to do with it:

# Games
test-progress-game = Deals
test-promise-game-rules = Its rules come back from their plain values.
test-promise-game-views = A view says whose it is and what lies open.
test-promise-game-two-worlds = Hidden cards change nothing.
test-promise-game-audiences = What is private is told to nobody else.
test-promise-game-legality = Options are accepted, other actions refused.
test-promise-game-endings = Every deal ends.
test-promise-game-purity = Nothing is modified, and the same comes of the same.
test-promise-game-replay = The same actions lead to the same position.
test-promise-game-notation = Every action has a text of its own.
test-promise-game-messages = Events and actions come back from JSON.
test-promise-game-records = Deals come back from their records.
test-promise-game-standing = Points, scores and winners fit together.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = It chose { $chosen }, which is not allowed here.
test-found-other-choice = It chose { $chosen }, and { $other } when it was asked the same again.
test-found-other-draws = It drew a different number of times when it was asked the same again.
test-found-other-process = It chose { $chosen }, and { $other } in a fresh process.
test-found-other-order = It chose { $chosen }, and { $other } when other questions came before.
test-found-other-world = It chose { $chosen }, and { $other } where only hidden cards are different.
test-found-other-copy = It chose { $chosen }, and { $other } from a copy of the same view.
test-found-other-chance = It chose { $chosen }, and { $other } after a change of the chance that the whole program shares.
test-found-chance-used = It changed the state of { $source }; chance comes from rng alone.
test-found-looked = It reached past its view for { $name }.
test-found-view-changed = The view was another one afterwards.
test-found-too-much-work = It imagined { $told } worlds with a budget of { $work }.
test-found-other-advice = It chose { $chosen }, and its advice is { $other }.
test-found-too-slow = The slowest decision took { $worst } ms; the bound is { $bound } ms.
test-found-no-advice = It gives no advice of its own.
test-found-no-process = Another process cannot make this bot: name it by its file.
test-found-outside = It is another program: what it does inside cannot be seen.
test-found-no-worlds = Nothing here is hidden.
test-found-asked-nothing = No answer was left to compare.
test-found-nothing-seen = Nothing was left to look at.
test-found-rules-differ = The rules come back otherwise from their own plain values.
test-found-view-differs = { $viewer }: the view differs where only hidden things differ, and no event told of it.
test-found-words-differ = { $viewer }: the same view is told in other words or data.
test-found-options-differ = { $viewer }: the same view has other options.
test-found-refused-once = { $viewer }: with the same view, { $action } is accepted in one world and refused in the other: { $error }
test-found-refusal-differs = { $viewer }: with the same view, { $action } is refused otherwise: { $one }; { $other }.
test-found-event-tells = { $viewer }: an event tells something that the view does not: { $event }
test-found-too-many-told = Something private is told to too many, by views and events: { $viewers }.
test-found-wrong-seat = { $viewer }: the view says that it belongs to another: { $other_viewer }.
test-found-wrong-public = { $viewer }: the view has another open part than the position.
test-found-copy-differs = { $viewer }: the view comes back otherwise from its JSON.
test-found-shown-otherwise = { $viewer }: shown as an event of another kind, or not the same when it is shown again: { $event }
test-found-message-differs = This comes back otherwise from JSON: { $value }
test-found-no-options = { $viewer }: a decision is owed, and there is no option.
test-found-extra-options = { $viewer }: nothing is owed, and there are options.
test-found-fast-options = { $viewer }: options_of says otherwise than the view.
test-found-refused = { $viewer }: { $action } is an option and is refused: { $error }
test-found-accepted = { $viewer }: { $action } is no option and is accepted.
test-found-endless = The deal does not end; actions so far: { $count }.
test-found-not-over = The deal has ended in the phase { $phase }.
test-found-modified = { $name } modifies what it is given.
test-found-impure = { $name } gives something else when it is asked again.
test-found-replay-differs = The same deal and actions lead to another position.
test-found-text-differs = The text “{ $text }” of { $action } is read as { $other }.
test-found-text-error = The text “{ $text }”, which names no action, raised { $error } instead of BadText.
test-found-text-twice = The text “{ $text }” stands for { $action } and for { $other }.
test-found-start-differs = The deal comes back otherwise from its lines.
test-found-play-differs = The actions come back otherwise from their lines.
test-found-record-unread = The record, written as { $form }, cannot be read again: { $error }
test-found-record-differs = The record, written as { $form }, is read as another one.
test-found-points-total = The points of the deal are { $points }; they should add up to { $total }.
test-found-points-missing = There are not points and a score for each seat.
test-found-points-lost = The points of the deal are not among those of the match.
test-found-next-number = Deal { $number } is followed by deal { $next }.
test-found-next-scores = The next deal begins with other scores or another number.
test-found-next-rules = The rules are others after the deal.
test-found-no-such-winners = These cannot be the winners now: { $winners }.
test-found-not-the-highest = The winners are { $winners }, the scores { $scores }; by the rules the highest score wins.
test-found-not-the-lowest = The winners are { $winners }, the scores { $scores }; by the rules the lowest score wins.
test-found-early-standing = A standing is made from a deal that is not over.
