"""Our Hearts against OpenSpiel's, card by card: random four-seat deals over all 256 settings of its eight switches.

At every decision the same seat is to act and the same cards are legal, passes included, and the points of the finished
deal are equal.  OpenSpiel gives the pass direction by its first chance action (0 none, 1 left, 2 across, 3 right) and
returns 26 minus the points of the deal, so that high is good.

Its switches are parameters of ours:

- `pass_cards`: `pass.count` 3 or 0; the direction is chosen by the number of our deal;
- `no_pts_on_first_trick`: `first_trick.forbidden` hearts and QS, or nothing;
- `can_lead_any_club`: `opening.must` suit, or card;
- `jd_bonus`: `score.bonus` JD -10, which counts apart from the moon (`moon.bonus_cards` independent);
- `avoid_all_tricks_bonus`: `score.no_trick_bonus` -5, not paid in a deal with a moon;
- `must_break_hearts`: `lead.broken_when` played_earlier_trick, or free.  It opens the lock in the middle of a trick, we
  at its end; nobody leads in between;
- `qs_breaks_hearts`: `lead.broken_by` hearts and QS, or hearts alone;
- `can_lead_hearts_instead_of_qs`: `lead.queen_counts_as_heart`.

Positions left out: none.  What OpenSpiel does not know (other tables and packs, the sun, claims, the match) is not
compared here.

Uniform deals seldom reach the corners of the rules: further deals give long suits, or one seat the ace of clubs, the
queen of spades and hearts.  How often each corner was met is counted and must not be nothing.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pyspiel
import pytest

from openhearts.cards.card import CARDS, RANKS
from openhearts.games.hearts.play.actions import PLAYS, Pass
from openhearts.games.hearts.play.match import deal, first_standing
from openhearts.games.hearts.play.position import Position, apply, view_of
from openhearts.games.hearts.rules.load import ruleset
from openhearts.games.hearts.rules.ruleset import Ruleset

SWITCHES = (
    "pass_cards",
    "no_pts_on_first_trick",
    "can_lead_any_club",
    "jd_bonus",
    "avoid_all_tricks_bonus",
    "must_break_hearts",
    "qs_breaks_hearts",
    "can_lead_hearts_instead_of_qs",
)
N_SETTINGS = 2 ** len(SWITCHES)
# OpenSpiel's cards are 4 * rank + suit with the same suits; its ranks run from the two to the ace.
OURS = [16 * (code % 4) + [rank for rank in range(2, 16) if RANKS[rank] != "11"][code // 4] for code in range(52)]
THEIRS = {idx: code for code, idx in enumerate(OURS)}
DEAL_NUMBER = {0: 4, 1: 1, 2: 3, 3: 2}  # its pass directions; our cycle is left, right, across, none
QUEEN = 1 << CARDS.index("QS")
HEARTS = 0xFFFE << 32


def switches_of(number: int) -> dict[str, bool]:
    """The setting of this number, 0 to 255."""
    return {name: bool(number >> place & 1) for place, name in enumerate(SWITCHES)}


def rules_of(switches: dict[str, bool]) -> Ruleset:
    """Our rules for a setting of the switches."""
    return ruleset(
        "classic",
        4,
        {
            "pass.count": 3 if switches["pass_cards"] else 0,
            "first_trick.forbidden": ["suit:H", "QS"] if switches["no_pts_on_first_trick"] else [],
            "opening.must": "suit" if switches["can_lead_any_club"] else "card",
            "score.bonus": {"JD": -10} if switches["jd_bonus"] else {},
            "score.no_trick_bonus": -5 if switches["avoid_all_tricks_bonus"] else 0,
            "lead.broken_when": "played_earlier_trick" if switches["must_break_hearts"] else "free",
            "lead.broken_by": ["suit:H", "QS"] if switches["qs_breaks_hearts"] else ["suit:H"],
            "lead.queen_counts_as_heart": switches["can_lead_hearts_instead_of_qs"],
        },
    )


def codes_of(mask: int) -> list[int]:
    """OpenSpiel's numbers, ascending, of the cards of a mask."""
    return sorted(THEIRS[card.id] for card in CARDS if mask >> card.id & 1)


def shuffled(rng: random.Random, by_suits: bool) -> list[int]:
    """The pack in the order of dealing; `by_suits`: a sorted pack after a few exchanges, or one hand full of hearts."""
    order = list(range(52))
    if not by_suits:
        rng.shuffle(order)
        return order
    if rng.random() < 0.5:
        return _hand_of_hearts(rng)
    suits = rng.sample(range(4), 4)
    hands = [[4 * rank + suit for rank in rng.sample(range(13), 13)] for suit in suits]
    dealt = [hands[place % 4][place // 4] for place in range(52)]
    for _ in range(rng.randrange(14)):
        one, other = rng.sample(range(52), 2)
        dealt[one], dealt[other] = dealt[other], dealt[one]
    return dealt


def _hand_of_hearts(rng: random.Random) -> list[int]:
    """One seat can take the first trick and then holds only hearts and the queen of spades."""
    hearts = [code for code in range(52) if code % 4 == 2]
    hand = [THEIRS[CARDS.index("AC")], THEIRS[CARDS.index("QS")], *rng.sample(hearts, 11)]
    rest = rng.sample([code for code in range(52) if code not in hand], 39)
    hands = [rest[:13], rest[13:26], rest[26:]]
    hands.insert(rng.randrange(4), hand)
    return [hands[place % 4][place // 4] for place in range(52)]


class Taste:
    """How a deal is played: at random, or by seats that like or shun high cards, so that moons come about."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.greedy = rng.randrange(4) if rng.random() < 0.4 else None

    def choose(self, seat: int, legal: list[int]) -> int:
        """One of the legal cards."""
        if self.greedy is None or self.rng.random() < 0.1:
            return self.rng.choice(legal)
        return max(legal) if seat == self.greedy else min(legal)


def compare(number: int, seed: int, *, by_suits: bool, met: Counter[str]) -> None:
    """Plays one deal in both programs; `met` counts the corners of the rules that it came through."""
    rng = random.Random(seed)
    switches = switches_of(number)
    rules = rules_of(switches)
    told = f"seed {seed}, by suits {by_suits}, switches {switches}"
    state: Any = pyspiel.load_game("hearts", switches).new_initial_state()
    directions = state.legal_actions()
    assert directions == ([0, 1, 2, 3] if switches["pass_cards"] else [0]), told
    direction = rng.choice(directions)
    state.apply_action(direction)
    order = shuffled(rng, by_suits)
    for code in order:
        state.apply_action(code)
    # OpenSpiel deals from seat 0 on, we from the left of the dealer.
    standing = first_standing(rules, dealer=3, deal_number=DEAL_NUMBER[direction])
    position, _ = deal(standing, [OURS[code] for code in order])
    met[f"pass {position.public.pass_direction}"] += 1
    position = _pass(position, state, rng, told)
    taste = Taste(rng)
    while position.public.phase == "play":
        public = position.public
        seat = public.turn
        assert seat is not None and seat == state.current_player(), f"{told}\n{state}"
        legal = view_of(position, seat).options.mask
        theirs = state.legal_actions()
        assert codes_of(legal) == theirs, f"{told}\nseat {seat}: ours {codes_of(legal)}\n{state}"
        _note(position, seat, legal, met)
        code = taste.choose(seat, theirs)
        state.apply_action(code)
        position, _ = apply(position, seat, PLAYS[OURS[code]])
    assert state.is_terminal() and position.public.phase == "over", told
    points = [26 - value for value in state.returns()]
    assert list(position.public.points) == points, f"{told}\nours {position.public.points}, theirs {points}\n{state}"
    met["deal"] += 1
    met["moon"] += position.public.shooter is not None
    met["no trick"] += 0 in position.public.n_won


def _pass(position: Position, state: Any, rng: random.Random, told: str) -> Position:
    """Both programs pass the same cards; OpenSpiel asks for one card at a time, seat after seat."""
    for seat in position.public.to_act if position.public.phase == "pass" else ():
        options = view_of(position, seat).options
        left, picked = options.mask, []
        for _ in range(options.count):
            assert state.current_player() == seat, f"{told}\n{state}"
            assert codes_of(left) == state.legal_actions(), f"{told}\npass of seat {seat}\n{state}"
            code = rng.choice(state.legal_actions())
            state.apply_action(code)
            picked.append(CARDS[OURS[code]])
            left &= ~(1 << OURS[code])
        position, _ = apply(position, seat, Pass(tuple(picked)))
    return position


def _note(position: Position, seat: int, legal: int, met: Counter[str]) -> None:
    """Counts the corners of the rules."""
    public, hand = position.public, position.hands[seat]
    met["decision"] += 1
    if public.trick_ids:
        is_void = not hand & 0xFFFE << 16 * public.led
        met["first trick, void"] += not public.tricks and is_void
        met["first trick, only penalties"] += not public.tricks and is_void and not hand & ~(HEARTS | QUEEN)
    elif public.tricks and not public.broken:
        met["locked, only hearts"] += not hand & ~HEARTS
        met["locked, hearts and the queen"] += bool(hand & QUEEN and hand & HEARTS) and not hand & ~(HEARTS | QUEEN)
        met["locked, hearts held back"] += legal != hand


def test_its_switches_are_those_we_know() -> None:
    (found,) = [game for game in pyspiel.registered_games() if game.short_name == "hearts"]
    assert set(found.parameter_specification) == set(SWITCHES)


def run(first_seed: int, n_deals: int, *, by_suits: bool) -> Counter[str]:
    """So many deals, the settings of the switches in turn."""
    met: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + n_deals):
        compare(seed % N_SETTINGS, seed, by_suits=by_suits, met=met)
    return met


@pytest.mark.parametrize("part", range(3))
def test_random_deals(part: int) -> None:
    met = run(part * 400, 400, by_suits=False)
    assert met["deal"] == 400 and met["decision"] == 400 * 52, met
    assert met["locked, hearts held back"] and met["first trick, void"] and met["moon"], met


def test_deals_by_suits() -> None:
    met = run(10_000, 2 * N_SETTINGS, by_suits=True)
    missing = [corner for corner in CORNERS if not met[corner]]
    assert not missing, f"never met: {missing} in {met}"


CORNERS = (
    "pass L1",
    "pass R1",
    "pass ACROSS",
    "pass HOLD",
    "moon",
    "no trick",
    "first trick, void",
    "first trick, only penalties",
    "locked, only hearts",
    "locked, hearts and the queen",
    "locked, hearts held back",
)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
def test_many_random_deals(part: int) -> None:
    """Twelve thousand uniform deals and four thousand by suits over the parts."""
    met = run(100_000 + part * 1_500, 1_500, by_suits=False) + run(200_000 + part * 500, 500, by_suits=True)
    print(sorted(met.items()))
    missing = [corner for corner in CORNERS if not met[corner]]
    assert met["deal"] == 2_000 and not missing, f"never met: {missing} in {met}"
