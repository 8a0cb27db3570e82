"""What a user writes with types: every public name that one plays with, checked by `mypy --strict` in test_types.py.

It is run as well, so that what the types promise is so.
"""

import random

import openhearts as oh
from openhearts.games import hearts, herz_an_herz


class Lowest(oh.Bot):
    """Plays the lowest card, and passes the first cards that it may."""

    name, version = "lowest", "1"

    def choose(self, view: oh.View, budget: oh.Budget, rng: random.Random) -> oh.Action:
        """The first action of all."""
        first: oh.Action = next(iter(view.options))
        return first


def played(rules: oh.Rules, seed: int) -> oh.Deal:
    """A deal in which everybody plays so."""
    deal, bot = oh.deal(rules, seed=seed), Lowest()
    while not deal.is_over:
        seat: int = deal.to_act[0]
        options: oh.Options = deal.options(seat)
        assert options
        deal = deal.act(seat, bot.choose(deal.view(seat), oh.Budget(), random.Random(seat)))
    return deal


def cards_of(view: oh.View) -> list[oh.Card]:
    """What lies on the table and in the hand, in the game that has hands."""
    assert isinstance(view, hearts.View)
    public: hearts.Public = view.public
    return [*public.trick, *view.hand]


def towers_of(view: herz_an_herz.View) -> int:
    """How many towers there are."""
    public: oh.Public = view.public
    return len(view.public.towers) if public.rules.game == "herz_an_herz" else 0


def known() -> tuple[int, bool, int, int]:
    """What a name of a variant tells a checker: the rules, the view and the options of its game."""
    rules = oh.ruleset("classic", 5)
    deal = oh.deal(rules, seed=7)
    match = oh.match(rules, seed=7)
    match = match.act(0, next(iter(match.deal.options(0))))
    tower = oh.deal(oh.ruleset("herz-an-herz"), stock="48 J26-50 45")
    return rules.pass_.count, match.rules.sun.award != "none", len(deal.view(0).hand), towers_of(tower.view(0))


def worth(view: oh.View) -> float | None:
    """What an expert would have of it."""
    advice: oh.Advice = oh.analyse(view, 16)
    return advice.expected


def refused() -> oh.Reason | None:
    """Why the queen may not be led."""
    try:
        oh.deal(oh.ruleset("classic"), seed=7, deal_number=4).play(oh.Card.SQ)
    except oh.IllegalAction as error:
        reason: oh.Reason = error.reason
        return reason
    return None


def main() -> None:
    """Plays, writes down, reads and measures."""
    rules: oh.Rules = oh.ruleset("classic", seats=4, options={"sun": True})
    deal = played(rules, 7)
    points: tuple[int, ...] | None = deal.points
    record: oh.Record = deal.record(players=["Ann", oh.Player("Ben"), "Cem", "Dora"])
    again: oh.Record = oh.read(record.text())
    match: oh.Match = oh.match(rules, seed=7, first_leader=2)
    variants: list[str] = [variant.id for variant in oh.variants()]
    found: oh.Arena = oh.arena(["club", "random", "random"], oh.ruleset("kids-jinx", 3), blocks=1)
    bot: oh.Bot = oh.bot("club")
    start = oh.deal(rules, seed=7, deal_number=4).play("2C")
    print(sum(points or ()), again.players[1].name, match.scores, len(variants) > 20, found.n_blocks, bot.spec)
    print(len(cards_of(start.view(2))), worth(start.view(2)) is not None, refused(), known())


if __name__ == "__main__":
    main()
