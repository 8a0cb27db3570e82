"""A deal of classic Hearts in which every seat plays its lowest legal card."""

import openhearts as oh

deal = oh.deal(oh.ruleset("classic", seats=4), seed=7)
for seat in deal.to_act:
    highest = deal.options(seat).cards[-3:]
    deal = deal.pass_cards(seat, " ".join(highest))
while not deal.is_over:
    deal = deal.play(deal.options(deal.turn).cards[0])
print("points:", *deal.points)
