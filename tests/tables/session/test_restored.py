"""A table that was put back from a backup: nothing that was told since is dealt or signed again, and all go on.

How a store is put back is tested elsewhere.
"""

from __future__ import annotations

import copy
import random

import openhearts as oh
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.fold.deals import RESTORED
from openhearts.tables.session.record import record_of
from openhearts.tables.session.state import State
from openhearts.tables.session.viewer import news as n
from openhearts.tables.session.viewer.news_of_entries import news
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from tests.tables.session.histories import World


def told(state: State) -> set[tuple[str, int, str]]:
    """What a server may have signed, or shown: the shuffles of a state by match, deal and commitment."""
    match = state.match
    if match is None:
        return set()
    shuffles = [one.fair for one in (*match.finished, *match.void) if one.fair is not None]
    shuffles += [match.deal.shuffle] if match.deal is not None else []
    shuffles += [state.shuffle.fair.shuffle] if state.shuffle is not None else []
    return {(one.match, one.deal, one.commitment) for one in shuffles}


def secret_of(state: State) -> bytes | None:
    """The secret of the deal, or of the shuffle, that is under way."""
    if state.shuffle is not None:
        return state.shuffle.secret
    return state.deal.secret if state.deal is not None and not state.deal.is_over else None


def world_of(seed: int, n_steps: int) -> World:
    world = World(random.Random(seed))
    for _ in range(n_steps):
        world.step()
    return world


def test_nothing_that_was_told_after_the_backup_is_told_again() -> None:
    phases = dict.fromkeys(("gathering", "shuffling", "playing", "waiting", "over", "closed"), 0)
    n_later = 0
    for seed in range(120):
        lost = world_of(seed, 10 + seed % 50)
        world = copy.deepcopy(lost)
        before = world.state
        phases[before.phase] += 1
        for _ in range(30):  # goes on, until the disk is gone
            lost.step()
        world.rng = random.Random(seed + 1_000_000)
        entries = world.do(c.Restore(), ident="restored")
        world.check()
        if before.match is None or before.phase in ("over", "closed"):
            assert not entries and world.state == before
            continue
        assert isinstance(entries[0].fact, f.Restored)
        secret, is_fixed = secret_of(before), before.match.fixed and not before.match.finished and not before.match.void
        assert is_fixed or secret is None or secret != secret_of(world.state)
        assert world.do(c.Restore(), ident="restored") == (), "once"
        for _ in range(30):
            world.step()
        world.check()
        since = {(match, deal) for match, deal, _ in told(lost.state) - told(before)}
        later = {(match, deal) for match, deal, _ in told(world.state) - told(before)}
        assert not since & later, "no shuffle is signed twice"
        n_later += len(later)
    assert min(phases[name] for name in ("gathering", "shuffling", "playing", "waiting")) > 0 and n_later > 50


def test_the_players_hear_of_it_and_the_record_tells_why() -> None:
    world = World(random.Random(11), oh.ruleset("classic", seats=3))
    world.do(c.Sit("Anna"), "anna")
    world.do(c.Start(), "anna")
    while world.state.phase != "playing":
        world.step()
    before = world.state
    assert before.deal is not None
    entries = world.do(c.Restore())
    heard = news(before, entries, Viewer("anna", 0))
    assert any(isinstance(one, n.Restored) for one in heard)
    assert not any(isinstance(one, n.Voided) for one in heard), "nobody has agreed to anything"
    assert snapshot(world.state, Viewer("anna", 0)).is_restored
    for n_deals in (1, 2):  # put back during a deal, and between two
        while not (world.state.phase in ("waiting", "over") and len(record_of(world.state).deals) == n_deals):
            world.step()
        assert not snapshot(world.state, Viewer("anna", 0)).is_restored, "that deal is over"
        made = record_of(world.state)
        assert made.check(shuffle=True).n_shuffles == n_deals
        world.do(c.Restore())
    text = " ".join(made.text().split())
    assert RESTORED in text and before.deal.shuffle.commitment in text


def test_a_deal_whose_cards_all_know_goes_on() -> None:
    world = World(random.Random(11), oh.ruleset("classic", seats=3))
    world.do(c.Sit("Anna"), "anna")
    world.do(c.Start(fixed="ab" * 32), "anna")
    while world.state.phase != "playing":
        world.step()
    before = world.state.deal
    assert before is not None and before.fixed is not None
    world.do(c.Restore())
    assert world.state.deal == before and world.state.phase == "playing"


def test_nobody_asks_for_it_but_the_server() -> None:
    world = world_of(1, 40)
    n_refused = len(world.refused)
    assert world.do(c.Restore(), "anna") == () and world.refused[n_refused:] == ["Forbidden"]
