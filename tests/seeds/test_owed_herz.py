"""Tests owed to sentences of text 001, Herz an Herz, each naming its key of docs/seeds.md.

What is data stands in owed.json and is run beside the worked cases.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import openhearts as oh
from openhearts.games.herz_an_herz.play import events as ev
from openhearts.games.herz_an_herz.play.actions import DISCARD, KEEP, Lay, Steal
from openhearts.games.herz_an_herz.rules.cards import card as code_of
from openhearts.games.herz_an_herz.rules.cards import cards, cards_text
from openhearts.games.herz_an_herz.rules.tower import Tower, start_value, tower_from_text, values_in_row
from tests.seeds import tools


def dealt(stock: str, seats: int = 4, first_leader: int = 0, **options: Any) -> oh.Deal:
    """A deal of this stock; options without their `tower.`."""
    rules = oh.ruleset("herz-an-herz", seats, {f"tower.{name}": value for name, value in options.items()})
    return oh.deal(rules, stock=stock, first_leader=first_leader)


def act(d: oh.Deal, words: str) -> oh.Deal:
    """The deal after these actions of the seats on turn, with a comma between them."""
    for word in words.split(","):
        assert d.turn is not None, f"the deal is over before {word}"
        d = d.act_text(d.turn, word)
    return d


def actions(d: oh.Deal) -> set[Any]:
    """What the seat on turn may do."""
    assert d.turn is not None
    return set(d.options(d.turn))


def test_table_sizes() -> None:
    """seed-001-seats: 2, 3 and 4."""
    tools.loads_for("herz-an-herz", range(2, 5))


@pytest.mark.parametrize(
    ("seats", "top", "jokers", "superjokers", "thieves"),
    [
        (2, 50, "J1-25 J26-50", 1, 2),
        (3, 75, "J1-25 J26-50 J51-75", 1, 3),
        (4, 100, "J1-25 J26-50 J51-75 J76-100", 2, 4),
    ],
)
def test_the_stock_card_by_card(seats: int, top: int, jokers: str, superjokers: int, thieves: int) -> None:
    """seed-001-cards: numbers, jokers, superjokers and Stibitz cards of each table size."""
    d = oh.deal(oh.ruleset("herz-an-herz", seats), seed=seats)
    found = Counter(cards_text(d.position.order).split())
    wanted = [*map(str, range(1, top + 1)), *jokers.split(), *["SJ"] * superjokers, *["ST"] * thieves]
    assert found == Counter(wanted)


def test_the_order_of_the_stock_is_in_no_view() -> None:
    """seed-001-stock: two shuffles with the same cards drawn so far look and sound the same; the size is known."""
    one = oh.deal(oh.ruleset("herz-an-herz", 3), seed=4)
    order = one.position.order
    other = oh.deal(one.rules, stock=cards_text([*order[:12], *reversed(order[12:])]))
    assert one.position != other.position
    for number in range(1, 12):
        assert {d.view(None).public.n_stock for d in (one, other)} == {len(order) - number}
        for audience in tools.audiences(one):
            assert tools.same_looks(one, other, audience), f"seat {audience} after {number} cards"
        one, other = (d.act(d.turn, next(iter(d.options(d.turn)))) for d in (one, other))


def test_each_decision_ends_the_turn() -> None:
    """seed-001-order: laid, discarded, Stibitz used or not: the turn goes round from the first leader on."""
    d = dealt("80 75 90 60 79 74 ST ST 70 54 64 44", first_leader=2)
    turns = [d.turn]
    for words in (
        "keep",
        "keep",
        "keep",
        "discard",
        "left",
        "right",
        "steal 2 left right",
        "discard",
        "left",
        "discard",
    ):
        d = act(d, words)
        turns.append(d.turn)
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_drawing_is_no_choice() -> None:
    """seed-001-draw: the card drawn lies open to all; then keep or discard, later left, right or discard."""
    d = dealt("48 40 45 49 41 30", seats=2)
    drawn = 1
    for words, options in (
        ("keep", {KEEP, DISCARD}),
        ("discard", {KEEP, DISCARD}),
        ("left", {Lay("left"), Lay("right"), DISCARD}),
        ("keep", {KEEP, DISCARD}),
    ):
        assert actions(d) == options
        heard = [event for event in d.events if isinstance(event, ev.CardDrawn)]
        assert len(heard) == (1 if drawn > 1 or d.steps == () else 0)
        for audience in tools.audiences(d):
            assert d.view(audience).public.drawn == d.position.order[drawn - 1]
            assert [event for event in tools.events_for(d, audience) if isinstance(event, ev.CardDrawn)] == heard
        d = act(d, words)
        drawn += 1
        public = d.view(None).public
        laid = sum(len(tower.laid) for tower in public.towers)
        assert laid + public.n_discards + 1 == public.n_drawn == drawn, "nothing is kept in a hand"


def test_left_right_or_discard() -> None:
    """seed-001-leave: a card that fits both rows leaves three choices, one that fits neither can only be discarded."""
    d = act(dealt("48 40 45 49 46", seats=2), "keep,discard")
    assert actions(d) == {Lay("left"), Lay("right"), DISCARD}
    d = act(dealt("48 40 49", seats=2), "keep,discard")
    assert actions(d) == {DISCARD}


def test_discarded_cards_are_out() -> None:
    """seed-001-gone: a whole round of four that ends with the stock draws each of the 110 cards once."""
    d = oh.deal(oh.ruleset("herz-an-herz", 4), seed=8)
    heard = [event for event in d.events if isinstance(event, ev.CardDrawn)]
    while not d.is_over:
        d = d.act(d.turn or 0, DISCARD)
        heard += [event for event in d.events if isinstance(event, ev.CardDrawn)]
    assert len(heard) == 110 and heard[-1].n_stock == 0
    assert sorted(code_of(event.card) for event in heard) == list(d.rules.pack_cards)
    (ended,) = [event for event in d.events if isinstance(event, ev.DealEnded)]
    assert ended.reason == "stock"


@pytest.mark.parametrize("seen", ["top", "all"])
def test_the_pile(seen: str) -> None:
    """seed-001-pile: the top card and the size of the pile are public; all of it by option."""
    d = act(dealt("90 80 7 8 60 ST 52 51", discard_seen=seen), "keep,keep,discard,discard,left")
    assert d.view(None).public.n_discards == 2
    d = act(d, "steal 0 left right")
    public = d.view(None).public
    assert public.n_discards == 3
    assert cards_text(public.discards) == ("ST" if seen == "top" else "7 8 ST")


def test_a_start_card_is_fixed() -> None:
    """seed-001-fixed: start card 12, draws 99: it can only be discarded."""
    d = act(dealt("12 40 41 42 99"), "keep,keep,keep,keep")
    assert d.turn == 0 and actions(d) == {DISCARD}
    with pytest.raises(oh.IllegalAction) as caught:
        d.act(0, KEEP)
    assert caught.value.reason == oh.Reason.HAS_START_CARD
    assert str(act(d, "discard").position.public.towers[0]) == "12 | - | -"


def test_towers_can_be_read_by_all() -> None:
    """seed-001-readable: the tower of H1 with both rows in order and the value of each joker is in every view."""
    left, right = ("96", "73", "57", "SJ", "40", "39"), ("J76-100", "95")
    stock = ["97", "1"]
    for low, text in enumerate((*left, *right), 2):
        stock += [text, str(low)]
    d = act(dealt(" ".join(stock), seats=2, max_number=100, number_jokers=4), "keep,discard")
    for row, laid in (("left", left), ("right", right)):
        for _ in laid:
            d = act(d, f"{row},discard") if d.position.public.n_stock > 1 else act(d, row)
    wanted = "97 | 96 73 57 SJ=56 40 39 | J76-100=96 95"
    for audience in tools.audiences(d):
        view = d.view(audience)
        assert str(view.public.towers[0]) == wanted
        assert [one.value for one in view.public.towers[0].row("left")] == [96, 73, 57, 56, 40, 39]
    assert d.position.public.towers[0] == tower_from_text(d.rules, "97", " ".join(left), " ".join(right))


STEALING = "90 80 70 60 50 79 69 59 ST 5 6"


@pytest.mark.parametrize("again", [False, True])
def test_a_thief(again: bool) -> None:
    """seed-001-thief: every other player is a victim, oneself never; then the Stibitz lies on the pile."""
    d = act(dealt(STEALING, steal_extra_draw=again), "keep,keep,keep,keep,left,left,left,left")
    assert d.turn == 0 and d.phase == "steal"
    found = [action for action in actions(d) if isinstance(action, Steal)]
    assert {action.victim for action in found} == {1, 2, 3} and DISCARD in actions(d)
    for action in found:
        after = d.act(0, action)
        public = after.position.public
        assert cards_text(public.discards) == "ST" and public.n_discards == 1
        assert after.turn == (0 if again else 1)
        stolen = {1: 79, 2: 69, 3: 59}[action.victim]
        assert public.towers[0].row(action.to_row)[-1].card == stolen and not public.towers[action.victim].left
    unused = d.act(0, DISCARD)
    assert (unused.turn, cards_text(unused.position.public.discards)) == (1, "ST")


def test_a_theft_can_end_the_round() -> None:
    """seed-001-thief-ends: the stolen card fills the last place: over at once; the victim's row is one shorter."""
    own = [50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39]
    others = [20, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]
    stock = [card for pair in zip(own, others, strict=True) for card in pair]
    d = dealt(f"{' '.join(map(str, stock))} ST 12 13", seats=2)
    mine = ["keep", *["left"] * 6, *["right"] * 5]
    theirs = ["keep", "left", *["discard"] * 10]
    d = act(d, ",".join(word for pair in zip(mine, theirs, strict=True) for word in pair))
    assert str(d.position.public.towers[1]) == "20 | 10 | -" and d.phase == "steal"
    d = act(d, "steal 1 left right")
    public = d.position.public
    assert d.is_over and public.n_stock == 2
    assert str(public.towers[1]) == "20 | - | -"
    assert str(public.towers[0]).endswith("| 43 42 41 40 39 10")
    (ended,) = [event for event in d.events if isinstance(event, ev.DealEnded)]
    # Steps: 49/43, 48/42, 47/41, 46/40, 45/39 of one colour; 44/10 of two.
    assert (ended.reason, ended.steps, ended.bonuses, ended.points) == ("tower", (12, 0), (5, 0), (17, 0))


@pytest.mark.parametrize("value", ["immediate", "finish_turn_cycle"])
def test_the_end_of_a_turn_cycle(value: str) -> None:
    """seed-001-turn-cycle: the starter fills 6 and 6: over at once, or after one more turn of each other seat."""
    low = iter(range(1, 60))
    stock = [card for top in range(100, 87, -1) for card in (top, next(low), next(low), next(low))]
    d = dealt(f"{' '.join(map(str, stock))} 60 61 62 63", round_end=value)
    for row in ["keep", *["left"] * 6, *["right"] * 6]:
        assert d.turn == 0 and not d.is_over
        d = act(d, row)
        if row != "right" or len(d.position.public.towers[0].right) < 6:
            d = act(d, "discard,discard,discard")
    turns = []
    while not d.is_over:
        turns.append(d.turn)
        d = act(d, "discard")
    assert turns == ([] if value == "immediate" else [1, 2, 3])
    assert d.position.public.n_stock == (7 if value == "immediate" else 4)


def test_the_next_round() -> None:
    """seed-001-next-round: the whole stock, no towers, no discards, scores stand, the next seat starts; four in all."""
    m = oh.match(oh.ruleset("herz-an-herz", 4), seed=3, first_leader=0)
    starters = [m.deal.turn]
    for after in tools.match_to_end(m):
        if len(after.finished) > len(m.finished) and not after.over:
            public = after.deal.position.public
            starters.append(after.deal.turn)
            assert public.n_stock + public.n_drawn == 110 and public.n_drawn == 1
            assert public.towers == (Tower(),) * 4 and public.discards == () and public.n_discards == 0
            totals = [sum(column) for column in zip(*(deal.points for deal in after.finished), strict=True)]
            assert list(public.scores) == list(after.scores) == totals
        m = after
    assert starters == [0, 1, 2, 3] and len(m.finished) == 4 and m.over and m.winners
    assert max(m.scores) == m.scores[m.winners[0]]


def test_free_choice_of_a_joker() -> None:
    """seed-001-free-choice: below 40 a joker may stand for all its values that fit; the chosen one is kept."""
    rules = oh.ruleset("herz-an-herz", 3, {"tower.joker_value": "free_choice"})
    tower = tower_from_text(rules, "60", "40")
    values = {text: sorted(values_in_row(rules, tower, code_of(text), "left")) for text in ("J26-50", "SJ", "J51-75")}
    assert values == {"J26-50": list(range(26, 40)), "SJ": list(range(1, 40)), "J51-75": []}
    d = act(dealt("60 1 2 40 3 4 J26-50 5 6 32 7 8 30", seats=3, joker_value="free_choice"), "keep,discard,discard")
    d = act(d, "left,discard,discard")
    assert {action.value for action in actions(d) if isinstance(action, Lay) and action.row == "left"} == set(
        range(26, 40)
    )
    d = act(d, "left=31,discard,discard")
    assert str(d.position.public.towers[0]) == "60 | 40 J26-50=31 | -"
    assert Lay("left") not in actions(d), "32 does not fit under the 31 that was chosen"
    d = act(d, "discard,discard,discard")
    assert str(act(d, "left").position.public.towers[0]) == "60 | 40 J26-50=31 30 | -"


@pytest.mark.parametrize(("seats", "value"), [(2, 50), (3, 75), (4, 100)])
def test_a_superjoker_as_the_top_in_play(seats: int, value: int) -> None:
    """seed-001-start-top: kept as start card it is the highest number of the pack."""
    rules = oh.ruleset("herz-an-herz", seats, {"tower.start_superjoker": "top_in_play"})
    assert start_value(rules, code_of("SJ")) == value
    d = oh.deal(rules, stock=f"SJ 1 {cards_text(cards('2 3 4'))}")
    assert str(act(d, "keep").position.public.towers[0]) == f"SJ={value} | - | -"
