"""Plays per second of the immutable Hearts engine, and of OpenSpiel's Python API in the same run.

Both play the same number of dealt four-seat deals (no pass) by the same policy, the first legal card; dealing is not
timed. A play is: ask for the legal cards, then apply one. The rows of the public API play a legal card at random, by
`options` and `act`, and the same cards again by `play("QS")`. It measures no bots and no kernels.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import openhearts as oh
from openhearts.games.hearts.play.actions import PLAYS
from openhearts.games.hearts.play.match import deal, first_standing
from openhearts.games.hearts.play.position import Position, apply
from openhearts.games.hearts.rules.legal import legal_plays


def our_starts(variant: str, seats: int, n_deals: int) -> list[Position]:
    """Dealt positions of a variant without a pass."""
    rules = oh.ruleset(variant, seats, {"pass.count": 0})
    standing = first_standing(rules)
    rng = random.Random(1)
    starts = []
    for _ in range(n_deals):
        order = list(rules.pack_ids)
        rng.shuffle(order)
        starts.append(deal(standing, order)[0])
    return starts


def our_plays(starts: list[Position]) -> int:
    """Plays every deal to its end; the number of plays."""
    n_plays = 0
    for position in starts:
        public = position.public
        while public.phase == "play":
            seat = public.turn or 0
            mask = legal_plays(position.hands[seat], public)
            position, _ = apply(position, seat, PLAYS[(mask & -mask).bit_length() - 1])
            public = position.public
            n_plays += 1
    return n_plays


def api_starts(n_deals: int) -> list[oh.Deal]:
    """Dealt deals of classic for four, without a pass."""
    rules = oh.ruleset("classic", 4, {"pass.count": 0})
    return [oh.deal(rules, seed=seed) for seed in range(n_deals)]


def api_plays(starts: list[oh.Deal]) -> int:
    """Plays every deal at random by `options` and `act`, as a user writes it; the number of plays."""
    n_plays, rng = 0, random.Random(1)
    for now in starts:
        while (seat := now.turn) is not None:
            now = now.act(seat, rng.choice([*now.options(seat)]))
            n_plays += 1
    return n_plays


def api_texts(starts: list[oh.Deal]) -> list[list[str]]:
    """The cards of every deal as texts, in the order in which `api_plays` plays them."""
    found, rng = [], random.Random(1)
    for now in starts:
        while (seat := now.turn) is not None:
            now = now.act(seat, rng.choice([*now.options(seat)]))
        found.append([str(step.action.card) for step in now.steps])
    return found


def text_plays(starts: list[oh.Deal], texts: list[list[str]]) -> int:
    """Plays every deal by `play("QS")`; the number of plays."""
    n_plays = 0
    for now, cards in zip(starts, texts, strict=True):
        for card in cards:
            now = now.play(card)
            n_plays += 1
    return n_plays


def spiel_starts(n_deals: int) -> list[Any]:
    """OpenSpiel states after the deal, without a pass."""
    game = pyspiel.load_game("hearts(pass_cards=False)")
    rng = random.Random(1)
    starts = []
    for _ in range(n_deals):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        starts.append(state)
    return starts


def spiel_plays(starts: list[Any]) -> int:
    """Plays every state to its end; the number of plays."""
    n_plays = 0
    for start in starts:
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
            n_plays += 1
    return n_plays


def per_second(play: Callable[[], int], n_runs: int) -> list[float]:
    """Plays per second of several runs."""
    found = []
    for _ in range(n_runs):
        began = time.perf_counter()
        n_plays = play()
        found.append(n_plays / (time.perf_counter() - began))
    return found


def main() -> None:
    """Measures, prints a table, and as the last line the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer deals, under 40 seconds")
    n_deals, n_runs = (300, 7) if parser.parse_args().quick else (1500, 15)
    tables = [
        ("classic", 4),
        ("classic", 3),
        ("classic-de", 4),
        ("kids-jinx", 4),
        ("cancellation", 6),
        ("cancellation", 11),
    ]
    figures: dict[str, float] = {}
    spiel = spiel_starts(n_deals)
    print(f"{'engine':24} {'plays/s median':>15} {'best':>10} {'worst':>10}")
    rows = [(f"{variant} {seats}", our_starts(variant, seats, n_deals)) for variant, seats in tables]
    for name, starts in rows:
        found = per_second(lambda starts=starts: our_plays(starts), n_runs)  # type: ignore[misc]
        figures[name] = statistics.median(found)
        print(f"{name:24} {statistics.median(found):15,.0f} {max(found):10,.0f} {min(found):10,.0f}")
    ours = api_starts(n_deals)
    texts = api_texts(ours)
    api: dict[str, float] = {}
    by_api: dict[str, Callable[[], int]] = {
        "API: options and act": lambda: api_plays(ours),
        'API: play("QS")': lambda: text_plays(ours, texts),
    }
    for name, play in by_api.items():
        found = per_second(play, n_runs)
        api[name.removeprefix("API: ")] = statistics.median(found)
        print(f"{name:24} {statistics.median(found):15,.0f} {max(found):10,.0f} {min(found):10,.0f}")
    found = per_second(lambda: spiel_plays(spiel), n_runs)
    peer = statistics.median(found)
    print(f"{'open_spiel (Python API)':24} {peer:15,.0f} {max(found):10,.0f} {min(found):10,.0f}")
    ratio = figures["classic 4"] / peer
    print(f"classic 4 against open_spiel: {ratio:.2f} times")
    out = {"plays_per_s": figures["classic 4"], "openspiel_python_plays_per_s": peer, "ratio": ratio}
    out |= {"tables": figures, "api_plays_per_s": api}
    print(json.dumps(out))


if __name__ == "__main__":
    main()
