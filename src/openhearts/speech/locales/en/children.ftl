# The children's mode and the guided first deal: short sentences, for people of seven and more. Card names follow a colon.

# What a beginner is told step by step
guide-aim = Hearts are bad: each costs one point. Whoever has the fewest points wins.
guide-worst = The worst card is this one: { $card }. It costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
guide-pass = First everybody gives cards away. Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $seat }, then press the button.
guide-pass-tip = Give away high cards: they take tricks.
guide-pass-wait = Well done. Now the others choose too.
guide-came = { $seat } gave you: { $cards }.
guide-hold-worst = You hold this one yourself: { $card }! Keep it until you have none of the suit that is played. Then give it away.
guide-open-mine = This card always begins: { $card }. You have it, so play it.
guide-open = This card always begins: { $card }. { $seat } has it.
guide-lead-first = { $youngest ->
    [yes] The youngest begins: that is you. Play a card.
   *[no] You begin. Play a card.
}
guide-lead = Now you begin. Play a card.
guide-locked = Hearts must wait: nobody may begin with a heart before somebody has { $taken ->
    [yes] taken one.
   *[no] played one.
}
guide-only-hearts = You have nothing but hearts left, so you may begin with one.
guide-lead-low = A low card is a safe start: often somebody else takes the trick.
guide-wait = Now it is the turn of { $seat }. Watch which card comes.
guide-follow = { $seat } began with { suit-name }. You have { suit-name }, so you must play { suit-name }.
guide-no-suit = { $seat } began with { suit-name }. You have no { suit-name }, so you may play another suit.
guide-danger = Watch out: { $card }! Whoever takes this trick gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for it.
guide-stay-below = The highest card is: { $card }. Play a lower one, and you do not take the trick.
guide-last-free = You are the last, and this trick costs nothing. Here you can safely play a card higher than this one: { $card }.
guide-must-take = You are the last, and all your cards of this suit beat this one: { $card }. So you take the trick.
guide-all-higher = All your cards of this suit are higher than: { $card }. Perhaps somebody else plays an even higher one.
guide-give-worst = Hooray! Now you can get rid of the worst card: { $card }.
guide-give-heart = Now you can get rid of a heart. Whoever takes the trick gets it!
guide-give-high = Get rid of a high card: then it cannot take a trick later.
guide-no-points-yet = But in the first trick nobody may play a card that costs points. Get rid of another high card.
guide-last-card = This is your last card.
guide-trick = The { $count } cards on the table are called a trick.
guide-took = The highest card of { suit-name } is: { $card }. { $self ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
guide-void = Nobody takes this trick.
guide-other-suits = Cards of another suit never win, however high they are.
guide-worst-taken = The worst card was in it: { $card }! All in all that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
guide-cost = { $points ->
    [0] It costs nothing: there is no heart in it.
    [one] It costs { $points } point.
   *[other] It costs { $points } points.
}
guide-broken = From now on everybody may begin with hearts.
guide-next = Whoever takes a trick begins the next one.
guide-moon = { $self ->
    [yes] You have taken all the cards that cost points. That is called shooting the moon, and the others get the points!
   *[no] { $seat } has taken all the cards that cost points. That is called shooting the moon, and the others get the points!
}
guide-own-points = That was the last trick. You have { $points ->
    [0] no points at all.
    [one] { $points } point.
   *[other] { $points } points.
}
guide-best-own = Nobody has fewer. Well played!
guide-best = { $count ->
    [one] { $seats } has the fewest points
   *[other] { $seats } have the fewest points
}: { $points }.
guide-done = Now you know how it goes. You play the next cards by yourself.

# What stands at the table in the children's mode
kids-lead = Your turn! You begin.
kids-follow = Your turn! Play { suit-name }.
kids-any = Your turn! You have no { suit-name }: play any card.
kids-wait = It is the turn of { $seat }.
kids-pass = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $seat }.
kids-pass-wait = The others are still choosing.
kids-hint = Try this one: { $action }.
web-kids-plate = Hearts: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-kids-typing = Play by typing
web-guide = Show me how
web-guide-title = How to play
web-guide-on = Go on
web-guide-read = Read aloud
web-guide-always = Always
web-guide-always-how = Always read aloud
web-children = For children: large cards, help, no chat, no strangers
web-children-mode = Children’s table
web-youngest = Who is the youngest?
web-youngest-why = The youngest plays first. Press the name, and the game begins.
web-starter = Who begins?
web-starter-why = Press the name, and the game begins.

# The door of a children's table
web-door-invite = Nobody comes in without you. Give this address to those you know; they ask, and you let them in:
web-door-who = { $name } would like to come in.
web-door-yes = Let { $name } in
web-door-no = No, not { $name }
web-door-title = An invitation to a children’s table
web-door-ask = They must let you in first. What is your name?
web-door-knock = May I come in?
web-door-waits = We have asked. Wait here until somebody lets you in.
web-door-open = They let you in.
web-door-again = Look again
