"""A deal once more: a table of its own that begins as that deal did, for one person alone with bots."""

from __future__ import annotations

import random

import pytest

import openhearts as oh
from openhearts.errors import Forbidden
from openhearts.games import registry
from openhearts.records.check import check
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.roster import Repeats
from openhearts.tables.session import commands as c
from openhearts.tables.session.record import record_of
from tests.tables.playing import act, come, go_on, opened, play_on, run, settled, started


@pytest.mark.parametrize("variant", [one.id for one in oh.variants()])
def test_a_deal_begins_as_it_did(variant: str) -> None:
    """Dealer, leader and passing are those of the deal, whatever number it had, and whoever sat where."""
    rng = random.Random(f"repeats {variant}")
    rules = oh.ruleset(variant, None)
    game = registry.game_of(rules)
    standing = game.first_standing(rules, first_leader=rng.randrange(rules.seats), luck=rng.randrange(99))
    for _ in range(6):
        again = game.first_standing(*game.as_first(standing)[:1], first_leader=game.as_first(standing)[1], luck=3)
        order = rng.sample(game.pack(rules), len(game.pack(rules)))
        position, _ = game.deal(standing, order)
        other, _ = game.deal(again, order)
        first = True
        while position.public.phase != "over":
            seat = position.public.to_act[0]
            view, same = game.view_of(position, seat), game.view_of(other, seat)
            assert other.public.to_act == position.public.to_act and repr(same.options) == repr(view.options)
            if first:
                assert getattr(same, "hand", None) == getattr(view, "hand", None)
                first = False
            action = oh.bot("random").choose(view, oh.Budget(), rng)
            position, other = game.apply(position, seat, action)[0], game.apply(other, seat, action)[0]
        assert other.public.points == position.public.points and other.public.dealer == position.public.dealer
        standing = game.next_standing(standing, position, rng.randrange(99))
        if standing.over:
            break


def test_the_same_cards_seats_and_bots() -> None:
    async def test() -> None:
        lobby = Lobby(MemoryStore())
        table = await opened(lobby, "anna")
        await table.ask(c.SeatBot(2, "casual"), "anna")
        await come(table, "anna")
        await table.ask(c.Start(), "anna")
        rng = random.Random(3)
        await play_on(table, rng)
        await go_on(table)
        await play_on(table, rng)
        made = await lobby.repeat(table, "anna")
        await settled(made)
        before, after = table.state.deal, made.state.deal
        assert before is not None and after is not None and before.number == 2
        assert made.state.ident != table.state.ident
        assert after.start.public.dealer == before.start.public.dealer
        assert after.start.hands == before.start.hands
        assert after.start.public.pass_direction == before.start.public.pass_direction
        assert [chair.bot for chair in made.state.chairs] == [chair.bot for chair in table.state.chairs]
        assert made.state.settings.repeats == Repeats(table.state.ident, 2, before.public.points[0])
        await play_on(made, rng)
        assert made.state.deal is not None and made.state.deal.is_over
        report = check(record_of(made.state), shuffle=True)
        assert report.n_fixed == 1
        once_more = await lobby.repeat(made, "anna")  # and again
        await settled(once_more)
        assert once_more.state.deal is not None and once_more.state.deal.start.hands == before.start.hands
        await go_on(made)  # the deals after it are shuffled, and nobody knows them
        assert made.state.deal.number == 2 and made.state.deal.fixed is None
        assert made.state.deal.start.hands != before.start.hands

    run(test)


def test_only_alone_and_only_when_it_is_over() -> None:
    async def test() -> None:
        lobby, rng = Lobby(MemoryStore()), random.Random(4)
        alone = await started(lobby, "anna")
        await settled(alone)
        await act(alone, 0, rng)
        for person in ("anna", "eve"):
            with pytest.raises(Forbidden):
                await lobby.repeat(alone, person)
        together = await started(lobby, "anna", "ben")
        await play_on(together, rng)
        for person in ("anna", "ben", "eve"):
            with pytest.raises(Forbidden):
                await lobby.repeat(together, person)
        await play_on(alone, rng)
        with pytest.raises(Forbidden):
            await lobby.repeat(alone, "eve")

    run(test)
