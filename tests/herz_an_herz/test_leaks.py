"""Nobody can learn the order of the stock: two worlds, a poisoned stock, and every event for every seat and watcher.

All else lies open in this game.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NoReturn

import msgspec
import pytest
from msgspec.structs import replace

from openhearts.core.event import Event
from openhearts.errors import OpenHeartsError
from openhearts.games.herz_an_herz.game import GAME
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.actions import KEEP, Lay, Steal
from openhearts.games.herz_an_herz.play.position import Position
from openhearts.games.herz_an_herz.rules.cards import card, card_text

from .sampling import playout, random_action, random_rules, rules_of, shuffled_deal


class Poison(tuple[int, ...]):
    """A stock that cannot be looked at."""

    def _looked(self, *_: object) -> NoReturn:
        raise AssertionError("somebody looked into the stock")

    __getitem__ = __iter__ = __len__ = __contains__ = __eq__ = __hash__ = __repr__ = _looked


def audiences(position: Position) -> list[int | None]:
    return [*range(position.public.n_seats), None]


def other_world(position: Position, rng: random.Random, keep: int = 0) -> Position:
    """A position that looks the same to everybody: the stock in another order below its first `keep` cards."""
    known = position.public.n_drawn + keep
    rest = list(position.order[known:])
    rng.shuffle(rest)
    return replace(position, order=position.order[:known] + tuple(rest))


def test_two_worlds_look_the_same_and_go_the_same_way() -> None:
    n_different = 0
    for seed in range(60):
        rng = random.Random(seed)
        position = shuffled_deal(random_rules(rng), rng)
        while position.public.phase != "over":
            other = other_world(position, rng)
            seat, action = random_action(position, rng)
            for audience in audiences(position):
                view, twin = GAME.view_of(position, audience), GAME.view_of(other, audience)
                assert view == twin
                assert msgspec.json.encode(view) == msgspec.json.encode(twin)
                assert list(view.options) == list(twin.options)
                assert view.unseen == twin.unseen
            next_alike = other_world(position, rng, keep=1)
            n_different += next_alike.order != position.order
            after, events = GAME.apply(position, seat, action)
            _, twin_events = GAME.apply(next_alike, seat, action)
            assert events == twin_events, "events depend on no card below the one that is drawn"
            position = after
    assert n_different > 500


def test_views_and_refusals_do_not_touch_the_stock() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        for before, seat, _, _, _ in playout(shuffled_deal(random_rules(rng), rng), rng):
            poisoned = replace(before, order=Poison(before.order))
            for audience in audiences(before):
                view = GAME.view_of(poisoned, audience)
                assert len(list(view.options)) == (len(view.options) if audience == seat else 0)
                repr(view)
                msgspec.json.encode(view)
            for action in (KEEP, Lay("left", 1000), Steal(seat, "left", "left"), "nonsense"):
                with pytest.raises(OpenHeartsError):
                    GAME.apply(poisoned, (seat + 1) % before.public.n_seats, action)
            with pytest.raises(OpenHeartsError):
                GAME.apply(poisoned, seat, "nonsense")


def cards_in(event: Event) -> list[str]:
    """Every card that an event names."""
    return [value for name, value in msgspec.structs.asdict(event).items() if name == "card"]


def test_every_event_names_only_cards_that_lie_open() -> None:
    seen_kinds = set()
    for seed in range(40):
        rng = random.Random(seed)
        for _, _, _, after, events in playout(shuffled_deal(random_rules(rng), rng), rng):
            known = Counter(after.order[: after.public.n_drawn])
            for event in events:
                seen_kinds.add(type(event))
                for audience in audiences(after):
                    assert event.for_seat(audience) is event, "all of it lies open"
                for text in cards_in(event):
                    assert known[card(text)] > 0
    assert seen_kinds == set(ev.HerzEvent.__args__) - {ev.DealStarted}


def test_no_part_of_the_public_position_holds_the_stock() -> None:
    """Each card that Public or a View names was drawn; the rest is counted, not named."""
    for seed in range(20):
        rng = random.Random(seed)
        for position, _, _, _, _ in playout(shuffled_deal(random_rules(rng), rng), rng):
            for audience in audiences(position):
                view = GAME.view_of(position, audience)
                named = [laid.card for tower in view.public.towers for laid in tower.laid]
                named += [*view.remembered, view.public.drawn]
                assert sorted(named) == sorted(position.order[: position.public.n_drawn])
                assert set(view.public.discards) <= set(view.remembered)
                assert view.unseen == tuple(sorted(position.stock))


def test_unseen_cards_of_a_short_stock_are_all_that_the_pack_has_left() -> None:
    rules = rules_of({}, 2)
    position, _ = GAME.deal_given(GAME.first_standing(rules), stock="48 SJ 3")
    view = GAME.view_of(position, 1)
    assert view.public.n_stock == 2
    assert Counter(view.unseen) == Counter(rules.pack_cards) - Counter([48])
    assert view.unseen_counts[card("ST")] == 2
    assert "48" not in {card_text(code) for code in view.unseen}


@pytest.mark.parametrize("kind", ["event", "action"])
def test_events_and_actions_come_back_from_json(kind: str) -> None:
    union: Any = GAME.event_type if kind == "event" else GAME.action_type
    for seed in range(30):
        rng = random.Random(seed)
        for _, _, action, _, events in playout(shuffled_deal(random_rules(rng), rng), rng):
            for value in events if kind == "event" else (action,):
                assert msgspec.json.decode(msgspec.json.encode(value), type=union) == value
