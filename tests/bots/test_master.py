"""The learned player: where its networks play, what it believes, and that it is the same every time.

How strong it is stands in bench/results.md.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

import openhearts as oh
from bench.bench_gate import SURE as GATE
from bench.bench_gate import TABLES
from openhearts import kernels
from openhearts.bots.hearts.expert.match_stakes import stakes_for
from openhearts.bots.hearts.expert.sampling_plan import imagine
from openhearts.bots.hearts.master.networks import PROVED, WEIGHTS, Proved, memory_of, networks_for, read
from openhearts.bots.hearts.master.passes import chosen
from openhearts.bots.hearts.master.plays import (
    RICHEST,
    ROOM,
    SURE,
    WORLDS,
    believed,
    prior,
    search,
    usual_worlds,
    worlds,
)
from openhearts.cards import cardset
from openhearts.core.option_text import option_text
from openhearts.kernels.hearts.net import layout
from openhearts.kernels.hearts.net.search import net_plays, sobered
from openhearts.training.hearts.weights import save

ROOT = Path(__file__).resolve().parents[2]
CLASSIC = oh.ruleset("classic", 4)
SAME = (("master:worlds=24", None), ("master", 24), ("master", None))


def situations(count: int) -> list[oh.View]:
    """Views of seats on turn, at random places of random deals."""
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        deal = oh.deal(CLASSIC, seed=seed, deal_number=1 + seed % 4)
        for _ in range(rng.randrange(50)):
            seat = deal.to_act[0]
            deal = deal.act(seat, rng.choice(list(deal.options(seat))))
        if deal.to_act and len(list(deal.options(deal.to_act[0]))) > 1:
            found.append(deal.view(deal.to_act[0]))
    return found


def test_the_networks_play_where_deals_are_those_they_learned() -> None:
    assert PROVED[0] == ("classic", 4, ())
    assert networks_for(CLASSIC) is not None
    assert networks_for(oh.ruleset("classic", 4, {"fixed-deals": True})) is networks_for(CLASSIC)
    assert networks_for(oh.ruleset("greek-hearts", 4)) is networks_for(CLASSIC)  # the same deal under another name
    for variant, seats, options in (
        ("classic", 5, {}),
        ("classic", 4, {"sun": True}),
        ("classic", 4, {"jack-11": True}),
        ("classic", 4, {"pass.count": 2}),
        ("classic", 4, {**TABLES["moon subtracted; no pass"], "first_trick.forbidden": []}),  # any two, not three
        ("classic", 4, TABLES["left of dealer opens; no pass"]),
        ("kids-jinx", 4, {}),
        ("cancellation", 6, {}),
    ):
        assert networks_for(oh.ruleset(variant, seats, options)) is None


def test_the_networks_play_where_they_were_measured_to_be_better() -> None:
    """Each rule table is one of the benchmark's, and its row in the results says that it is proved."""
    told = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
    measured = {tuple(option_text(*one) for one in options.items()): name for name, options in TABLES.items()}
    for proved in PROVED[1:]:
        assert networks_for(proved.rules) is networks_for(CLASSIC)
        name = measured[tuple(option_text(*one) for one in proved.options)]
        *_, row = [line for line in told.splitlines() if line.startswith(f"| {name} |")]  # the last one counts
        found = re.search(r"\*\*\+(\d\.\d\d) ± (\d\.\d\d)\*\*", row)
        assert found is not None and float(found[1]) > GATE * float(found[2]) and row.endswith("| yes |")


@pytest.mark.parametrize("table", PROVED)
def test_shipped_networks_are_small_and_whole(table: Proved) -> None:
    path = table.weights
    assert path.stat().st_size < 10_000_000
    nets = networks_for(table.rules)
    assert nets is not None
    for net in nets:
        assert [part.dtype for part in net] == [np.dtype(kind) for kind in ("i2", "i4", "i2", "i4", "i2", "i4")]
    assert nets.plays[0].shape[0] == layout.F_SIZE
    assert nets.passes[0].shape[0] == layout.G_SIZE


def test_networks_of_a_file_are_asked_wherever_they_can_read_the_deal(tmp_path: Path) -> None:
    shipped = WEIGHTS / "classic-4.npz"
    plays, passes = read(shipped)
    opposite = tmp_path / "opposite.npz"
    save(opposite, {"plays": (*plays[:4], -plays[4], -plays[5]), "passes": (*passes[:4], -passes[4], -passes[5])})
    same, other = oh.bot(f"master:networks={shipped},worlds=16"), oh.bot(f"master:networks={opposite},worlds=16")
    usual, views = oh.bot("master:worlds=16"), situations(12)
    assert all(decided(same, view) == decided(usual, view) for view in views)
    assert any(decided(other, view) != decided(usual, view) for view in views)
    for variant, seats, is_read in (("classic", 5, True), ("classic", 3, True), ("cancellation", 6, False)):
        view = oh.deal(oh.ruleset(variant, seats), seed=3).view(0)
        assert (decided(same, view) != decided(usual, view)) is is_read
    assert networks_for(CLASSIC, str(opposite)) is not networks_for(CLASSIC)
    assert networks_for(oh.ruleset("kids-jinx", 4), str(shipped)) is None


def decided(bot: oh.Bot, view: oh.View) -> oh.Advice:
    return bot.advise(view, oh.Budget(), random.Random(5))


@pytest.mark.parametrize("text", [b"", b"x", b"PK\x03\x04 broken"])
def test_a_file_without_networks_makes_no_bot(text: bytes, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(oh.BadBot, match="holds no networks"):
        oh.bot(f"master:networks={tmp_path / 'file'}")
    with pytest.raises(oh.BadBot, match="no such file"):
        oh.bot(f"master:networks={tmp_path / 'missing'}")
    with pytest.raises(oh.BadBot, match="no such file"):
        oh.bot("master:networks=")


def test_networks_that_read_something_else_make_no_bot(tmp_path: Path) -> None:
    plays, passes = read(WEIGHTS / "classic-4.npz")
    save(tmp_path / "other.npz", {"plays": (plays[0][1:], *plays[1:]), "passes": passes})
    with pytest.raises(oh.BadBot, match="something else"):
        oh.bot(f"master:networks={tmp_path / 'other.npz'}")


def test_equal_views_and_chance_give_equal_choices() -> None:
    bot, again = oh.bot("master:worlds=16"), oh.bot("master:worlds=16")
    for view in situations(12):
        one, two = random.Random(5), random.Random(5)
        assert bot.advise(view, oh.Budget(), one) == again.advise(view, oh.Budget(), two)
        assert one.random() == two.random()


def test_weighed_worlds_choose_as_surely() -> None:
    bot = oh.bot("master:worlds=16,weigh=1")
    for view in situations(6):
        one, two = random.Random(5), random.Random(5)
        assert bot.advise(view, oh.Budget(), one) == bot.advise(view, oh.Budget(), two)


def test_every_choice_is_legal_and_says_why() -> None:
    bot = oh.bot("master:worlds=8")
    for view in situations(25):
        advice = bot.advise(view, oh.Budget(), random.Random(1))
        assert advice.action in set(view.options)
        assert advice.reasons


def test_an_analysis_measures_every_card() -> None:
    for view in situations(8):
        if view.public.phase != "play":
            continue
        advice = oh.analyse(view, player="master:worlds=16")
        assert {advice.action, *(one.action for one in advice.alternatives)} == set(view.options)


def test_other_rule_sets_are_searched() -> None:
    deal = oh.deal(oh.ruleset("kids-jinx", 4), seed=3, first_leader=0)
    seat = deal.to_act[0]
    for name in ("master:worlds=8", "expert:worlds=16"):
        assert oh.bot(name).choose(deal.view(seat), oh.Budget(), random.Random(2)) in set(deal.options(seat))


@pytest.mark.parametrize(("variant", "seats"), [("kids-jinx", 4), ("classic", 5), ("herz-an-herz", 3)])
def test_where_it_searches_as_expert_a_number_of_worlds_is_that_number(variant: str, seats: int) -> None:
    """Said as an option or as a budget; without one it is 512, four times those of expert."""
    deal = oh.deal(oh.ruleset(variant, seats), seed=3, first_leader=0)
    view = deal.view(deal.to_act[0])

    def told(bot: str, work: int | None = None) -> list[oh.Advice]:
        made = oh.bot(bot)
        return [ask(view, oh.Budget(work), random.Random(2)) for ask in (made.advise, made.analyse)]

    assert told("master:worlds=24") == told("master", 24) == told("master:worlds=99", 24) == told("expert:worlds=24")
    assert told("master") == told("expert:worlds=512") != told("expert")


def test_where_networks_play_a_number_of_worlds_is_that_number() -> None:
    view = next(one for one in situations(9) if one.public.phase == "play")
    told = [oh.bot(bot).analyse(view, oh.Budget(work), random.Random(2)) for bot, work in SAME]
    usual = usual_worlds(view, len(view.options.cards))
    assert [advice.n_worlds for advice in told] == [24, 24, usual]


def test_more_worlds_are_tried_where_less_is_played_out() -> None:
    views = [view for view in situations(60) if view.public.phase == "play"]
    told = {(view.hand_mask.bit_count(), count): usual_worlds(view, count) for view in views for count in (2, 5, 9)}
    assert {told[13, 9], told[13, 5]} == {WORLDS} and told[min(told)] == RICHEST * WORLDS
    for (left, count), n_worlds in told.items():
        assert n_worlds in (WORLDS, 2 * WORLDS, 3 * WORLDS, RICHEST * WORLDS)
        assert n_worlds == WORLDS or n_worlds // WORLDS * left * count <= ROOM


def test_what_was_said_counts_less_the_more_worlds_were_seen() -> None:
    rng = np.random.default_rng(1)
    said = np.array([0.0, -1.0])
    few, many = (np.zeros((2, count), np.int64) for count in (4, SURE))
    few[1], many[1] = (np.rint(rng.normal(3.0, 6.0, count)) for count in (4, SURE))
    assert believed(few, said, 3, 4.0)[1] < -0.4
    assert believed(many, said, 3, 4.0)[1] > 0.4
    assert believed(few, said, 3, 0.0)[1] == pytest.approx(few[1].mean() / 3)
    assert believed(np.tile(many, 50), said, 3, 4.0) == pytest.approx(believed(many, said, 3, 4.0))  # never surer


def strong_deal() -> oh.Deal:
    """Seat 0 holds nearly all high spades and hearts, and leads after the first trick."""
    hands = [
        "AS KS QS JS 10S 9S AH KH QH JH 10H 9H AC",
        "2C 3C 4C 5C 6D 7D 8D 9D 2H 3H 4H 2S 3S",
        "6C 7C 8C 9C 2D 3D 4D 5D 5H 6H 4S 5S 6S",
        "10C JC QC KC 10D JD QD KD AD 7H 8H 7S 8S",
    ]
    deal = oh.deal(CLASSIC, hands=hands, deal_number=4)
    for card in ("2C", "6C", "10C", "AC"):
        deal = deal.play(card)
    return deal


def test_a_moon_in_a_world_counts_half_and_half_of_all_points_half_more() -> None:
    nets = networks_for(CLASSIC)
    assert nets is not None
    table = kernels.load("hearts").rule_table(CLASSIC)
    for seat, deal in ((0, strong_deal()), (1, strong_deal().play("AS"))):
        view = deal.view(seat)
        imagined, memory, stakes = imagine(view), memory_of(view), stakes_for(view.public)
        bits = np.array([1 << idx for idx in cardset.mask_ids(view.options.mask)], np.uint64)
        hands = worlds(view, nets, imagined, memory, 64, 1, weigh=False)
        value, payoff = both = np.zeros((2, len(bits), 64), np.int64)
        tables, begin = (table.masks, table.numbers, stakes.row, stakes.futures), (imagined.base, memory, seat, -1)
        net_plays(tables, nets.plays, nets.works()[0], begin, hands, bits, np.array([0, 64, 1]), both)
        own, dear = payoff == 78, payoff <= -26  # nobody earns so much otherwise; half of all points or more
        assert (value[own] == 39).all() and own.any() == (seat == 0)
        assert (value[dear] == payoff[dear] + payoff[dear] // 2).all() and (dear.any() or seat == 0)
        assert (value[~own & ~dear] == payoff[~own & ~dear]).all()


def test_chances_to_win_a_match_stay_as_they_are_counted() -> None:
    view = strong_deal().view(0)
    numbers = kernels.load("hearts").rule_table(CLASSIC).numbers
    ends = [(78, (0, 26, 26, 26), 0), (-26, (26, 26, 0, 26), 2), (-26, (13, 5, 4, 4), -1), (-22, (12, 6, 4, 4), -1)]
    for scores, values in (((0, 0, 0, 0), (39, -39, -39, -22)), ((90, 95, 80, 85), (78, -26, -26, -22))):
        row = stakes_for(replace(view.public, scores=scores)).row
        told = [sobered(numbers, row, value, np.array(points), shooter, 0) for value, points, shooter in ends]
        assert tuple(told) == values


def test_the_search_prefers_what_the_network_says_when_it_has_seen_little() -> None:
    nets = networks_for(CLASSIC)
    assert nets is not None
    for view in situations(10):
        if view.public.phase == "play":
            found = search(view, nets, 8, 3)
            ids = [one.idx for one in found.ranked]
            said = prior(view, nets, imagine(view).base, memory_of(view), ids)
            assert said[0] > said.max() - 12


def test_the_network_passes_cards_that_are_held() -> None:
    nets = networks_for(CLASSIC)
    assert nets is not None
    for seed in range(6):
        view = oh.deal(CLASSIC, seed=seed, deal_number=1 + seed % 3).view(seed % 4)
        cards = chosen(view, nets)
        assert cardset.size(cards) == 3
        assert not cards & ~view.dealt_mask


def test_the_memory_of_a_view_knows_voids_and_passes() -> None:
    deal = oh.deal(CLASSIC, seed=5)
    for seat in range(4):
        deal = deal.act(seat, next(iter(deal.options(seat))))
    view = deal.view(2)
    memory = memory_of(view)
    assert int(memory[layout.K_OFFSET]) == 1
    assert int(memory[layout.K_GAVE + 2]) == view.gave_mask == int(memory[layout.K_GOT + 3])
    assert int(memory[layout.K_GOT + 2]) == view.got_mask == int(memory[layout.K_GAVE + 1])
