"""The text of a new bot, complete and commented, for `openhearts bot new`.

It writes no file, and the bot is meant to be read and changed, not to be strong.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from keyword import iskeyword
from typing import Final

TEXT: Final = '''OPEN"""A bot of my own for OpenHearts.

Does it keep what bots promise?   TEST
Play against it:                  PLAY
Measure it against others:        ARENA
"""

from __future__ import annotations

import random

import openhearts as oh
from openhearts.games import hearts


class CLASS(oh.Bot):
    """Ducks: lays the highest card that does not win the trick, and throws the dearest when it cannot follow."""

    name = NAME
    version = "1"  # records keep it: a new number for everything that changes a choice

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        """One of the actions in `view.options`.

        The promise: the choice follows from these three arguments alone.  So no clock, nothing kept in `self` between
        calls, chance only from `rng`, and `view` is not changed.  `budget.work` says how much to compute (worlds,
        simulations; None: as you like), never how long.
        """
        if isinstance(view, hearts.View):  # from here on an editor knows what a view of Hearts has
            if view.options.kind == "pass":
                return self.cards_to_pass(view)
            if view.options.kind == "play":
                return hearts.Play(self.card_to_play(view))
        return rng.choice(list(view.options))  # another game, or a choice after a moon: anything that is allowed

    def cards_to_pass(self, view: hearts.View) -> hearts.Pass:
        """The dearest cards of the hand, and then the highest."""
        dearest = sorted(view.hand, key=lambda card: (cost(view, card), card.rank), reverse=True)
        return hearts.Pass(tuple(dearest[: view.options.count]))

    def card_to_play(self, view: hearts.View) -> oh.Card:
        """A card that the rules allow now."""
        cards = sorted(view.options.cards, key=lambda card: card.rank)  # each that is allowed, never none
        trick = view.public.trick  # what lies there already, the card led first
        if not trick:
            return cards[0]
        led = trick[0].suit
        if cards[0].suit != led:
            return max(cards, key=lambda card: (cost(view, card), card.rank))
        to_beat = max(card.rank for card in trick if card.suit == led)
        below = [card for card in cards if card.rank < to_beat]
        return below[-1] if below else cards[0]


def cost(view: hearts.View, card: oh.Card) -> int:
    """The points that a card brings to whoever takes it, under the rules of this table; a bonus is below 0."""
    return view.public.rules.value_of[card.id]
'''


def class_name(stem: str) -> str:
    """A class named after a file.

    >>> class_name("my_first-bot"), class_name("7up"), class_name("Ducks"), class_name("true")
    ('MyFirstBot', 'Bot7up', 'Ducks', 'BotTrue')
    """
    words = [word for word in re.split(r"[^0-9A-Za-z]+", stem) if word]
    name = "".join(word[0].upper() + word[1:] for word in words)
    if name in ("", "Bot"):
        return "MyBot"
    return name if name.isidentifier() and not iskeyword(name) else f"Bot{name}"


def text_of_bot(stem: str, commands: Sequence[str]) -> str:
    """The text of a bot's file; `stem` its name without `.py`, `commands` how it is tested, played and measured."""
    lines, opening = list(commands), ""
    if any('"""' in one for one in lines):  # nothing else can end the docstring before its end
        lines = [json.dumps(one, ensure_ascii=False)[1:-1] for one in lines]
    elif any("\\" in one for one in lines):
        opening = "r"
    said = dict(zip(("TEST", "PLAY", "ARENA"), lines, strict=True)) | {"OPEN": opening}
    said |= {"CLASS": class_name(stem), "NAME": json.dumps(stem, ensure_ascii=False)}
    return re.sub("|".join(said), lambda found: said[found[0]], TEXT)
