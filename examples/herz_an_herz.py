"""A short deal of Herz an Herz from a stock written by hand: a Stibitz card takes a superjoker."""

import openhearts as oh

deal = oh.deal(oh.ruleset("herz-an-herz", seats=2), stock="48 J26-50 45 49 ST 30 SJ ST 44 12 40 3")
words = "keep, keep, left, left, discard, right, left, steal 0 left right, left, discard, right, left"
for text in words.split(", "):
    deal = deal.act_text(deal.turn, text)
print("points:", *deal.points)
