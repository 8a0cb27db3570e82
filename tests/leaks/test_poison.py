"""Poison: positions whose hidden parts cry out when they are touched, and views, options and refusals made from them.

What a seat may not know is not even looked at; and the rules cannot look, because nobody hands them a position.
"""

from __future__ import annotations

import inspect
import pkgutil
import random
from collections.abc import Iterable
from importlib import import_module
from typing import Any, NoReturn

import msgspec
import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.games import registry
from openhearts.games.hearts.play.actions import Choose, Claim, Pass, Play
from openhearts.games.hearts.play.position import Position, apply, view_of
from tests import generators


def _touched(*_: object, **__: object) -> NoReturn:
    raise AssertionError("a hidden card was looked at")


class PoisonSet:
    """A set of cards that cannot be looked at."""

    __bool__ = __int__ = __index__ = __eq__ = __hash__ = __repr__ = __str__ = _touched  # type: ignore[assignment]
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __invert__ = _touched
    __rshift__ = __lshift__ = __rlshift__ = __rrshift__ = __add__ = __radd__ = __sub__ = __rsub__ = _touched
    __lt__ = __le__ = __gt__ = __ge__ = __getattr__ = _touched


class PoisonSeats:
    """One thing for each seat, of which only some may be looked at."""

    def __init__(self, items: tuple[Any, ...], allowed: Iterable[int]) -> None:
        self._items = items
        self._allowed = frozenset(allowed)

    def __getitem__(self, seat: int) -> Any:
        assert seat in self._allowed, f"what seat {seat} has was looked at"
        return self._items[seat]

    __iter__ = __len__ = __contains__ = __eq__ = __hash__ = __repr__ = __add__ = __radd__ = _touched  # type: ignore[assignment]


def poisoned(position: Position, seat: int | None) -> Position:
    """The position with everything poisoned that the seat may not know."""
    public = position.public
    own = [] if seat is None else [seat]
    gave = own if seat is None or public.phase == "pass" else [seat, public.pass_from(seat)]
    seen_by = public.rules.deal.leftover_seen_by
    sees_kitty = seen_by == "winner" and seat is not None and public.kitty_to == seat
    hidden: Any = PoisonSet()
    changes: dict[str, Any] = {
        "hands": PoisonSeats(position.hands, own),
        "dealt": PoisonSeats(position.dealt, own),
        "gave": PoisonSeats(position.gave, gave),
        "kitty": position.kitty if sees_kitty else hidden,
    }
    return replace(position, **changes)


def test_the_poison_works() -> None:
    position = oh.deal(oh.ruleset("classic"), seed=1, deal_number=4).position
    poison = poisoned(position, 0)
    assert poison.hands[0] == position.hands[0]
    hands, kitty = poison.hands, poison.kitty
    for look in (lambda: hands[1], lambda: list(hands), lambda: kitty & 1, lambda: bool(kitty), lambda: repr(kitty)):
        with pytest.raises(AssertionError):
            look()


def test_views_look_at_nothing_hidden() -> None:
    n_kitties = 0
    for seed in range(60):
        rng = random.Random(f"poison {seed}")
        deal = generators.random_deal(generators.random_hearts(rng), rng)
        for after in generators.playout(deal, rng):
            for seat in [*range(deal.rules.seats), None]:
                poison = poisoned(after.position, seat)
                view = view_of(poison, seat)
                assert view == after.view(seat)
                n_kitties += view.kitty_mask is not None
                next(iter(view.options), None)
                repr(view)
                msgspec.json.encode(view)
    assert n_kitties


def test_refusals_look_at_nothing_hidden() -> None:
    """Whatever a seat tries that is refused, only its own cards are looked at; claims too."""
    n_refused = n_claims = 0
    for seed in range(60):
        rng = random.Random(f"poison {seed}")
        deal = generators.random_deal(generators.random_hearts(rng), rng)
        for after in generators.playout(deal, rng):
            seat = rng.randrange(deal.rules.seats)
            cards = rng.sample(list(oh.Card), 3)
            for action in (Play(cards[0]), Play(cards[1]), Pass(tuple(cards)), Choose("add"), Claim(), "nonsense"):
                try:
                    apply(after.position, seat, action)
                except oh.IllegalAction as error:
                    with pytest.raises(oh.IllegalAction) as caught:
                        apply(poisoned(after.position, seat), seat, action)
                    assert (caught.value.reason, str(caught.value)) == (error.reason, str(error))
                    n_refused += 1
                    n_claims += error.reason == oh.Reason.CLAIM_NOT_CERTAIN
    assert n_refused > 1000 and n_claims > 100


@pytest.mark.parametrize("game", ["hearts", "herz_an_herz"])
def test_no_rule_is_handed_a_position(game: str) -> None:
    """The signature is the proof: rules take a hand, what lies open, or cards; `play` is unknown to them."""
    package = import_module(f"openhearts.games.{game}.rules")
    n_functions = 0
    for info in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        module = import_module(info.name)
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if function.__module__ != module.__name__:
                continue
            n_functions += 1
            for parameter in inspect.signature(function).parameters.values():
                assert "Position" not in str(parameter.annotation), name
                assert "View" not in str(parameter.annotation), name
    assert n_functions > 20


@pytest.mark.parametrize("game", ["hearts", "herz_an_herz"])
def test_a_view_has_no_way_back_to_a_position(game: str) -> None:
    """No field of a view, at any depth, is a position."""
    variant = next(found for found in oh.variants() if found.game == game)
    deal = oh.deal(oh.ruleset(variant.id), seed=3)
    position_type = type(deal.position)
    for seat in (0, None):
        waiting: list[Any] = [deal.view(seat)]
        while waiting:
            value = waiting.pop()
            assert not isinstance(value, position_type)
            if isinstance(value, msgspec.Struct):
                waiting += [getattr(value, name) for name in value.__struct_fields__]
            elif isinstance(value, (tuple, list)):
                waiting += value
    assert registry.game(game).id == game
