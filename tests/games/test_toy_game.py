"""A game that nobody told the rest of the house about: dealt, played, written down, checked and played by bots.

Not one generic file knows it; `registered` is all that it takes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import openhearts as oh
from openhearts.arena import simulate
from openhearts.bots.bot import Budget, rng_for
from openhearts.bots.safe import safe_choice
from openhearts.games import registry
from openhearts.testing import check_bot, check_game
from tests import generators
from tests.games.toy import GAME, GAME_ID, LayNumber, ToyRules


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The toy game is known while a test runs, and gone after it."""
    with registry.registered(GAME):
        yield


def finished(seed: int = 5) -> oh.Match:
    """A whole match, played at random."""
    rng = random.Random(seed)
    m = oh.match(oh.ruleset("toy"), seed=seed, first_leader=1)
    while not m.over:
        seat = m.deal.to_act[0]
        m = m.act(seat, rng.choice(list(m.deal.options(seat))))
    return m


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_what_every_game_promises(seats: int) -> None:
    check_game(GAME, ToyRules(seats=seats)).raise_if_failed()


@pytest.mark.parametrize("name", ["random", "club"])
def test_bots_keep_their_promises_in_it(name: str) -> None:
    check_bot(name, rules=[oh.ruleset("toy", seats) for seats in (2, 3, 4)]).raise_if_failed()


def test_it_is_found_and_gone() -> None:
    assert registry.game(GAME_ID) is GAME
    assert "highest-number" in {variant.id for variant in oh.variants()}
    assert oh.ruleset("toy", 4).seats == 4
    with pytest.raises(ValueError, match="already"), registry.registered(GAME):
        pass
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("highest-numbr")
    assert caught.value.nearest == "highest-number"
    with pytest.raises(oh.BadRuleset):
        oh.ruleset("toy", options={"end.limit": 3})


def test_it_is_gone_afterwards() -> None:
    from tests.games.toy import ToyGame

    class Other(ToyGame):
        id = "other"

    with registry.registered(Other()):
        assert "other" in registry.games()
    assert "other" not in registry.games()


def test_it_is_dealt_and_played() -> None:
    rules = oh.ruleset("toy")
    d = oh.deal(rules, seed=7, first_leader=2)
    assert d.phase == "lay" and d.turn == 2 and d.to_act == (2,)
    assert len(d.view(0).hand) == 4 and not d.options(0) and not d.view(None).hand
    with pytest.raises(oh.NotToAct):
        d.act(0, LayNumber(d.view(0).hand[0]))
    with pytest.raises(oh.IllegalAction) as caught:
        d.act(2, LayNumber(d.view(0).hand[0]))
    assert caught.value.reason == oh.Reason.CARD_NOT_HELD
    for d in generators.playout(d, random.Random(1)):  # noqa: B020
        assert sum(d.position.public.points) == d.position.public.n_tricks
    assert d.is_over and sum(d.points or ()) == 4
    assert oh.deal(rules, hands=["1 2 3 4", "5 6 7 8", "9 10 11 12"]).act_text(0, "lay 3").turn == 1
    with pytest.raises(oh.BadText):
        oh.deal(rules, stock="1 2 3")


def test_it_has_matches() -> None:
    m = finished()
    assert m.over and sum(m.scores) == 8 and len(m.finished) == 2
    assert m.winners == tuple(seat for seat in range(3) if m.scores[seat] == max(m.scores))
    assert [deal.standing.leader for deal in m.finished] == [1, 1]


def test_its_views_and_events_are_messages() -> None:
    d = oh.deal(oh.ruleset("toy"), seed=7)
    shown = [event.for_seat(1) for event in d.events]
    assert [event is not None and event.numbers is not None for event in shown] == [False, True, False]
    for event in shown:
        assert msgspec.json.decode(msgspec.json.encode(event), type=GAME.event_type) == event


@pytest.mark.parametrize("form", ["text", "jsonl"])
def test_its_matches_are_written_and_read(form: str) -> None:
    m = finished()
    record = m.record(["Ann", "Ben", "Cem"])
    written = record.text() if form == "text" else record.jsonl()
    again = oh.read(written.encode())
    assert again.bare() == record.bare()
    again.check()
    assert (again.text() if form == "text" else again.jsonl()) == written
    assert again.finished and again.scores == m.scores and again.winners == m.winners


def test_a_record_that_does_not_fit_names_the_line() -> None:
    written = finished().record(["Ann", "Ben", "Cem"]).text()
    lines = written.splitlines()
    first = next(number for number, line in enumerate(lines, 1) if line == "[Play]") + 1
    seat, _, number = lines[first - 1].partition(": ")
    lines[first] = f"{lines[first].partition(': ')[0]}: {number}"  # the next seat lays the same number
    assert seat.isdigit()
    with pytest.raises(oh.RecordMismatch) as caught:
        oh.read("\n".join(lines).encode()).check()
    assert caught.value.line == first + 1


@pytest.mark.parametrize("name", ["random", "club"])
def test_bots_play_it(name: str) -> None:
    d = oh.deal(oh.ruleset("toy", 4), seed=11)
    player = oh.bot(name)
    while not d.is_over:
        seat = d.to_act[0]
        view = d.view(seat)
        action = safe_choice(player, view, Budget(), rng_for(3, 1, seat, len(d.steps)))
        assert action in view.options
        assert player.advise(view, Budget(), random.Random(1)).action in view.options
        d = d.act(seat, action)
    assert sum(d.points or ()) == 4


def test_the_arena_plays_it() -> None:
    found = simulate(["random", "random", "random"], oh.ruleset("toy"), matches=2, seed=3, processes=1)
    assert found.n_matches >= 2
    assert {player.payoff.value for player in found.players} == {0.0}, "the same player everywhere differs by nothing"
