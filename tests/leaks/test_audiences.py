"""Audiences: what an event shows to a seat or a watcher names no card that they may not know, for every kind of event.

And the wire: no JSON of an event or of what lies open holds a hidden card, as a text or as a set in a number.
"""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

import openhearts as oh
from openhearts.cards import cardset
from openhearts.core.event import Event
from openhearts.games import registry
from openhearts.games.hearts.play import events as hearts_events
from openhearts.games.herz_an_herz.play import events as herz_events
from tests import generators
from tests.leaks.knowledge import HERZ_TOKEN, drawn_cards, moments, named, tokens

MODULES: dict[str, ModuleType] = {"hearts": hearts_events, "herz_an_herz": herz_events}


def union(game: str) -> set[type]:
    """Every type of event of a game."""
    return set(get_args(registry.game(game).event_type))


def deals(draw: Any, seeds: range) -> Iterator[tuple[oh.Deal, random.Random]]:
    """Random deals of random rule sets."""
    for seed in seeds:
        rng = random.Random(f"audiences {seed}")
        yield generators.random_deal(draw(rng), rng), rng


def onlookers(deal: oh.Deal) -> list[int | None]:
    return [*range(deal.rules.seats), None]


# --- event types ------------------------------------------------------------------------------------------------------


def test_an_event_without_an_audience_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="for_seat"):

        class Silent(Event, frozen=True):
            seat: int

    with pytest.raises(TypeError, match="for_seat"):

        class Inherited(hearts_events.HandDealt, frozen=True):
            more: int

    with pytest.raises(TypeError, match="each event"):
        Event().for_seat(0)


@pytest.mark.parametrize("game", MODULES)
def test_the_union_holds_every_event_of_its_module(game: str) -> None:
    found = {kind for _, kind in inspect.getmembers(MODULES[game], inspect.isclass) if issubclass(kind, Event)}
    assert union(game) == found - {Event}
    for kind in union(game):
        assert "for_seat" in vars(kind)


# --- audiences --------------------------------------------------------------------------------------------------------


def test_no_event_of_hearts_shows_more_than_a_seat_may_know() -> None:
    seen: Counter[type] = Counter()
    hidden: Counter[type] = Counter()
    for deal, rng in deals(generators.random_hearts, range(100)):
        for moment in moments(generators.playout(deal, rng, claims=0.3)):
            for seat in onlookers(deal):
                known = moment.known_to(seat)
                for event in moment.events:
                    shown = event.for_seat(seat)
                    seen[type(event)] += 1
                    hidden[type(event)] += shown != event
                    if shown is not None:
                        assert type(shown) is type(event)
                        assert not named(shown) - known, (seat, event)
                        assert shown.for_seat(seat) == shown, "shown twice is shown once"
    assert set(seen) == union("hearts")
    assert set(+hidden) == {
        hearts_events.HandDealt,
        hearts_events.PassChosen,
        hearts_events.CardsPassed,
        hearts_events.KittyTaken,
    }


def test_no_event_of_herz_an_herz_names_a_card_of_the_stock() -> None:
    seen: set[type] = set()
    for deal, rng in deals(generators.random_herz, range(120)):
        for after in generators.playout(deal, rng):
            known = drawn_cards(after)
            for event in after.events:
                seen.add(type(event))
                for seat in onlookers(deal):
                    assert not Counter(HERZ_TOKEN.findall(msgspec.json.encode(event.for_seat(seat)).decode())) - known
    assert seen == union("herz_an_herz")


def test_owners_are_shown_what_is_theirs() -> None:
    """The other side of it: perfect recall needs the cards that a seat may know."""
    for deal, rng in deals(generators.random_hearts, range(40)):
        for after in generators.playout(deal, rng):
            for event in after.events:
                if isinstance(event, hearts_events.HandDealt | hearts_events.PassChosen):
                    assert event.for_seat(event.seat) == event
                elif isinstance(event, hearts_events.CardsPassed):
                    for move in event.moves:
                        for seat in (move.giver, move.receiver):
                            shown = event.for_seat(seat).moves[event.moves.index(move)]
                            assert shown.cards == move.cards
                elif isinstance(event, hearts_events.KittyTaken) and event.seen_by == "winner":
                    assert event.for_seat(event.seat) == event


# --- the wire ---------------------------------------------------------------------------------------------------------


def numbers_in(value: Any) -> Iterator[int]:
    """Every number in plain data."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from numbers_in(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from numbers_in(item)


def open_part(public: Struct) -> dict[str, Any]:
    """What lies open as plain data, the rules left out: they name cards, but say nothing about where they are."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(public))
    del plain["rules"]
    return plain


def test_nothing_on_the_wire_names_a_hidden_card() -> None:
    """Everything that is sent to a seat in a whole deal, message by message, by its texts and by its numbers."""
    for deal, rng in deals(generators.random_hearts, range(40)):
        for moment in moments(generators.playout(deal, rng)):
            position = moment.deal.position
            if position.public.phase == "over":
                continue
            for seat in onlookers(deal):
                view = moment.deal.view(seat)
                known = moment.known_to(seat)
                sent = [event.for_seat(seat) for event in moment.events]
                for message in (*sent, open_part(view.public)):
                    assert not named(message) - known
                sets = [*position.hands, *position.dealt, *position.gave, position.kitty]
                # sets that are small numbers may be the same as a score
                secret = {cards for cards in sets if cards > 1 << 20 and _is_hidden(cards, known)}
                assert not secret & set(numbers_in(open_part(view.public)))
                mine = (view.hand_mask, view.dealt_mask, view.gave_mask, view.got_mask or 0, view.kitty_mask or 0)
                for cards in mine:
                    assert not _is_hidden(cards, known + moment.played)


def _is_hidden(cards: int, known: Counter[str]) -> bool:
    return any(known[str(one)] == 0 for one in cardset.to_cards(cards))


def test_errors_name_no_card_of_others() -> None:
    """A refusal names at most the card that was tried."""
    for deal, rng in deals(generators.random_hearts, range(40)):
        for after in generators.playout(deal, rng):
            if after.phase != "play":
                continue
            for _ in range(3):
                seat, tried = rng.randrange(deal.rules.seats), rng.choice(list(oh.Card))
                try:
                    after.act_text(seat, f"play {tried}")
                except oh.IllegalAction as error:
                    data = {name: value for name, value in error.data.items() if name != "card"}
                    assert error.data.get("card", str(tried)) == str(tried)
                    assert not tokens(data)
                    words = set(str(error).replace(",", " ").replace(":", " ").split())
                    assert not words & {str(card) for card in oh.Card if card != tried}
