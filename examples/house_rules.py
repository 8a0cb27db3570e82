"""House rules as data: the jack of diamonds takes 11 off, and what happens when a rule is misspelt."""

import openhearts as oh

rules = oh.ruleset("classic", seats=5, options={"jack-11": True, "end.limit": 50, "sun": True})
print(rules.name, "for", rules.seats, "players,", rules.hand_size, "cards each, to", rules.end.limit)
try:
    oh.ruleset("classic", seats=5, options={"end.limt": 50})
except oh.BadRuleset as error:
    print("refused:", error)
