"""Two worlds: what a seat or a watcher cannot tell apart looks the same to it, to the last byte, in every phase.

Views, options, the stream of events, claims and refusals are compared; kitties and passes to come are hidden too.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as with_fields

import openhearts as oh
from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Claim, Pass, Play
from openhearts.games.hearts.play.position import Position, apply, view_of
from openhearts.speech.key_answers import ask
from openhearts.speech.speaker import Speaker
from tests import generators
from tests.leaks import worlds

HEARTS = [variant for variant in oh.variants() if variant.game == "hearts"]
SEEN: Counter[str] = Counter()
EN = Speaker("en")
NAMES = tuple("ABCDEFGHIJK")
ABOUT_CARDS = ("table", "nth", "points", "last", "broken", "counts")  # keys whose answers name or count cards


def onlookers(n_seats: int) -> list[int | None]:
    """Every seat, and a watcher."""
    return [*range(n_seats), None]


def refusal(position: Position, seat: int, action: Any) -> Any:
    """How an action is refused, in full; None where it is not."""
    try:
        apply(position, seat, action)
    except oh.IllegalAction as error:
        return type(error), error.reason, str(error), error.data
    return None


def assert_alike(one: worlds.World, other: worlds.World, seat: int | None, rng: random.Random) -> None:
    """Everything that the seat gets to see, and every answer to what it tries, is the same in both worlds."""
    left, right = view_of(one.position, seat), view_of(other.position, seat)
    assert left == right
    assert msgspec.json.encode(left) == msgspec.json.encode(right)
    assert repr(left) == repr(right)
    for question in ABOUT_CARDS:
        assert ask(EN, question, left, NAMES, n=1) == ask(EN, question, right, NAMES, n=1)
    if left.options.kind != "pass":
        assert list(left.options) == list(right.options)
    shown = [[event.for_seat(seat) for event in world.events] for world in (one, other)]
    assert shown[0] == shown[1]
    assert msgspec.json.encode(shown[0]) == msgspec.json.encode(shown[1])
    if seat is None:
        return
    tries: list[Any] = [Claim(), Play(rng.choice(CARDS)), Play(rng.choice(CARDS)), "nonsense"]
    tries.append(Pass(tuple(rng.sample(CARDS, 3))))
    for action in tries:
        refused = refusal(one.position, seat, action)
        assert refused == refusal(other.position, seat, action)
        if isinstance(action, Claim) and seat == one.position.public.turn and one.position.public.phase == "play":
            SEEN["claims refused" if refused else "claims accepted"] += 1


def compare(deal: oh.Deal, rng: random.Random, share: float) -> int:
    """Compare a deal with other worlds, for some of its onlookers; how many were found."""
    world = worlds.world_of(deal)
    public = world.position.public
    assert world.position == deal.position
    n_compared = 0
    for seat in onlookers(deal.rules.seats):
        is_claimer = seat is not None and deal.options(seat).kind == "play" and deal.options(seat).can_claim
        if rng.random() > share and not is_claimer and public.phase != "choose":
            continue
        other = worlds.other_world(world, seat, rng)
        if other is not None:
            n_compared += 1
            assert_alike(world, other, seat, rng)
            note(world, other)
        if public.phase == "pass":
            assert_alike(world, worlds.other_choices(world, seat, rng), seat, rng)
            SEEN["other choices of a pass"] += 1
    return n_compared


def note(world: worlds.World, other: worlds.World) -> None:
    """Count which hidden things were different."""
    public, rules = world.position.public, world.standing.rules
    SEEN[public.phase] += 1
    SEEN["choice after a claim"] += public.phase == "choose" and public.claimed is not None
    if public.phase == "pass" and any(public.has_passed) and world.position.gave != other.position.gave:
        SEEN["chosen passes"] += 1
    if world.kitty != other.kitty:
        SEEN["kitty"] += 1
        if public.kitty_to is not None and public.kitty_shown is None:
            values = [sum(rules.value_of[idx] for idx in cardset.ids(one.kitty)) for one in (world, other)]
            SEEN["points in an unseen kitty"] += values[0] != values[1]
    if world.position.dealt != other.position.dealt and public.tricks:
        SEEN["hands in play"] += 1


def moments(deal: oh.Deal, rng: random.Random, share: float) -> Iterator[oh.Deal]:
    """Some moments of a random playout, those of the pass more often, those of a claim and a choice always."""
    for after in generators.playout(deal, rng, claims=0.2):
        is_wanted = after.phase == "choose" or (after.phase == "play" and after.options(after.to_act[0]).can_claim)
        if not after.is_over and (rng.random() < (0.5 if after.phase == "pass" else share) or is_wanted):
            yield after


@pytest.mark.parametrize("variant", HEARTS, ids=lambda variant: variant.id)
def test_every_variant(variant: oh.Variant) -> None:
    rng = random.Random(f"two worlds {variant.id}")
    n_compared = 0
    for seats in sorted({variant.seats[0], variant.seats[-1]}):
        rules = oh.ruleset(variant.id, seats)
        for number in (1, 2):
            deal = oh.deal(rules, seed=rng.getrandbits(64), deal_number=number, first_leader=rng.randrange(seats))
            for after in moments(deal, rng, 0.05):
                n_compared += compare(after, rng, 0.4)
    assert n_compared > 10


def check_random(seeds: range) -> int:
    n_compared = 0
    for seed in seeds:
        rng = random.Random(f"two worlds {seed}")
        deal = generators.random_deal(generators.random_hearts(rng), rng)
        try:
            for after in moments(deal, rng, 0.2):
                deal = after
                n_compared += compare(after, rng, 0.4)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {error!r}\n{generators.replay_text(deal)}") from error
    return n_compared


def test_random_rule_sets() -> None:
    """And every hidden thing was really different in some worlds."""
    SEEN.clear()
    assert check_random(range(120)) > 500
    wanted = {"pass", "play", "chosen passes", "other choices of a pass", "kitty", "points in an unseen kitty"}
    wanted |= {"hands in play", "claims accepted", "claims refused", "choose"}
    assert wanted <= set(+SEEN), SEEN


def test_a_claim_turns_no_card_over_before_the_choice() -> None:
    """The rest goes to the claimer, but what it is, and so the kitty, is seen when the deal is over."""
    small = {"pack.suits": ["C", "H"], "pack.ranks": ["2", "3", "4", "5"], "pack.remove": [], "pass.count": 0}
    free = {"opening.leader": "dealer", "opening.card": "none", "opening.must": "any", "lead.locked": []}
    kitty = {"deal.hands": 2, "deal.leftover": "kitty_last_trick", "deal.leftover_seen_by": "nobody"}
    rules = oh.ruleset(
        "classic", 3, {**small, **free, **kitty, "first_trick.forbidden": [], "moon.award": "shooter_chooses"}
    )
    deal = oh.deal(rules, hands=["5C 5H", "2C 2H", "3C 3H"], kitty="4C 4H")
    for text in ("5C", "2C", "3C"):
        deal = deal.play(text)
    deal = deal.act(0, Claim())
    assert deal.phase == "choose"
    world = worlds.world_of(deal)
    other = worlds.swapped(
        world, worlds.Hidden(1, False, CARDS.index("2H")), worlds.Hidden(None, False, CARDS.index("4H"))
    )
    for seat in (0, 2, None):
        assert_alike(world, other, seat, random.Random(1))
    assert deal.choose(0, "add").points == (0, 26, 26)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 11_000, 1000))
def test_many_random_rule_sets(first: int) -> None:
    assert check_random(range(first, first + 1000)) > 1000


def test_the_stock_of_herz_an_herz() -> None:
    game = registry.game("herz_an_herz")
    n_compared = 0
    for seed in range(60):
        rng = random.Random(f"stock {seed}")
        deal = generators.random_deal(generators.random_herz(rng), rng)
        for after in generators.playout(deal, rng):
            position = after.position
            rest = list(position.stock)
            if len(rest) < 2 or rng.random() > 0.2:
                continue
            rng.shuffle(rest)
            other = with_fields(position, order=(*position.order[: position.public.n_drawn], *rest))
            n_compared += other != position
            for seat in onlookers(after.rules.seats):
                left, right = game.view_of(position, seat), game.view_of(other, seat)
                assert left == right and msgspec.json.encode(left) == msgspec.json.encode(right)
                assert list(left.options) == list(right.options)
    assert n_compared > 100
