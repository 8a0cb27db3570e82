"""Values of another kind than they must be: each is refused by an error of the catalogue that says what to write.

What to write is tried as it stands for the usual slips.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import openhearts as oh
from openhearts.errors import Why
from openhearts.games import hearts, herz_an_herz, registry
from openhearts.records.shuffle_proof import seeded
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker
from openhearts.testing import check_bot, check_game, view_at

RULES = oh.ruleset("classic")
DEAL = oh.deal(RULES, seed=7)
PLAY = oh.deal(RULES, seed=7, deal_number=4)
HERZ = oh.ruleset("herz-an-herz")
NAMES = '["Player 1", "Player 2", "Player 3", "Player 4"]'
Ask = Callable[[Any], Any]
TOWERS = oh.deal(HERZ, stock="48 ST 45 30")
THREE = '(oh.card("5C"), oh.card("7C"), oh.card("8C"))'
ANY = '(oh.card("QS"), oh.card("AH"), oh.card("KH"))'


FIRST = "deal.act(1, next(iter(deal.options(1))))"
EFFORTS = '"quick", "usual", "long"'
HEARTS = registry.game("hearts")
SHUFFLE = "openhearts.records.shuffle_proof.FairShuffle(...)"


def second_of(told: Any) -> oh.Match:
    """A match whose first deal is shuffled so that it can be verified, played on to the second one."""
    first = seeded("table", 7)(1)
    match = oh.match(oh.ruleset("kids-jinx", 3), fair=lambda number: first if number == 1 else told)
    while not match.finished:
        match = match.act(match.deal.to_act[0], next(iter(match.deal.options(match.deal.to_act[0]))))
    return match


def seated(player: oh.Player) -> oh.Record:
    """A record in which a player sits beside three people."""
    return oh.match(RULES, seed=7).record(players=["Ann", "Ben", "Cem", player])


def steal(**changed: Any) -> herz_an_herz.Steal:
    """A theft with other values in some fields."""
    return herz_an_herz.Steal(**{"victim": 1, "row": "left", "to_row": "left"} | changed)


# What is asked with a value, the value, the class of the error, the name of the argument, what to write.
CASES: list[tuple[str, Ask, Any, type[oh.OpenHeartsError], str, str]] = [
    ("deal", lambda rules: oh.deal(rules), "classic", oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("deal", lambda rules: oh.deal(rules), "windows", oh.BadRuleset, "rules", 'oh.ruleset("windows")'),
    ("deal", lambda rules: oh.deal(rules), None, oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("deal", lambda rules: oh.deal(rules), oh.variants()[0], oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("match", lambda rules: oh.match(rules), "classic", oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    (
        "simulate",
        lambda rules: oh.simulate(["club"], rules),
        "classic",
        oh.BadRuleset,
        "rules",
        'oh.ruleset("classic")',
    ),
    ("arena", lambda rules: oh.arena(["club"], rules), DEAL, oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("seat_view", lambda rules: oh.seat_view(rules, 0), 4, oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("ruleset", lambda name: oh.ruleset(name), 4, oh.BadRuleset, "variant", '"classic"'),
    ("ruleset", lambda name: oh.ruleset(name), oh.variants()[1], oh.BadRuleset, "variant", f'"{oh.variants()[1].id}"'),
    ("ruleset", lambda seats: oh.ruleset("classic", seats=seats), "4", oh.BadRuleset, "seats", "4"),
    ("ruleset", lambda seats: oh.ruleset("classic", seats=seats), 5.0, oh.BadRuleset, "seats", "5"),
    ("ruleset", lambda seats: oh.ruleset("classic", seats=seats), True, oh.BadRuleset, "seats", "4"),
    ("ruleset", lambda given: oh.ruleset("classic", 4, given), ["sun"], oh.BadRuleset, "options", '{"sun": True}'),
    ("ruleset", lambda given: oh.ruleset("classic", 4, given), "sun", oh.BadRuleset, "options", '{"sun": True}'),
    ("ruleset", lambda given: oh.ruleset("classic", 4, given), {1: 2}, oh.BadRuleset, "options", '{"sun": True}'),
    ("load", lambda path: oh.load_ruleset(path), 5, oh.BadRuleset, "path", '"my-house.toml"'),
    ("card", lambda text: oh.card(text), 5, oh.BadText, "text", '"QS"'),
    ("read", lambda source: oh.read(source), 5, oh.BadText, "source", '"match.txt"'),
    ("deal", lambda dealer: oh.deal(RULES, dealer=dealer), "1", oh.BadText, "dealer", "1"),
    ("deal", lambda number: oh.deal(RULES, deal_number=number), "2", oh.BadText, "deal_number", "2"),
    ("deal", lambda seat: oh.deal(RULES, first_leader=seat), "x", oh.BadText, "first_leader", "0"),
    ("deal", lambda seat: oh.deal(RULES, first_leader=seat), [], oh.BadText, "first_leader", "0"),
    ("deal", lambda seat: oh.deal(RULES, first_leader=seat), "", oh.BadText, "first_leader", "0"),
    ("deal", lambda scores: oh.deal(RULES, scores=scores), 4, oh.BadText, "scores", "[0, 0, 0, 0]"),
    ("deal", lambda scores: oh.deal(RULES, scores=scores), "1234", oh.BadText, "scores", "[0, 0, 0, 0]"),
    ("deal", lambda hands: oh.deal(RULES, hands=hands), "QS", oh.BadText, "hands", '["2C 3C ...", "4C 5C ...", ...]'),
    ("deal", lambda hands: oh.deal(RULES, hands=hands), 4, oh.BadText, "hands", '["2C 3C ...", "4C 5C ...", ...]'),
    ("deal", lambda kitty: oh.deal(RULES, kitty=kitty), 5, oh.BadText, "kitty", '"6C 5H"'),
    ("deal", lambda stock: oh.deal(HERZ, stock=stock), 48, oh.BadText, "stock", '"48 J26-50 45"'),
    ("match", lambda seat: oh.match(RULES, first_leader=seat), "1", oh.BadText, "first_leader", "1"),
    ("match", lambda seat: oh.match(RULES, dealer=seat), "2", oh.BadText, "dealer", "2"),
    ("match", lambda fair: oh.match(RULES, fair=fair), 5, oh.BadText, "fair", "lambda deal_number: ..."),
    ("deal", lambda seed: oh.deal(RULES, seed=seed), 1.0, oh.BadText, "seed", "1"),
    ("deal", lambda seed: oh.deal(RULES, seed=seed), [1], oh.BadText, "seed", "1"),
    ("match", lambda seed: oh.match(RULES, seed=seed), True, oh.BadText, "seed", "1"),
    ("match", lambda seed: oh.match(RULES, seed=seed), object, oh.BadText, "seed", "1"),
    ("match", lambda told: oh.match(RULES, fair=lambda number: told), None, oh.BadText, "fair(1)", SHUFFLE),
    ("match", lambda told: oh.match(RULES, fair=lambda number: told), 5, oh.BadText, "fair(1)", SHUFFLE),
    ("match", lambda told: second_of(told), None, oh.BadText, "fair(2)", SHUFFLE),
    ("view", lambda seat: DEAL.view(seat), "0", oh.NotToAct, "seat", "0"),
    ("view", lambda seat: DEAL.view(seat), 1.5, oh.NotToAct, "seat", "0"),
    ("options", lambda seat: DEAL.options(seat), "3", oh.NotToAct, "seat", "3"),
    ("options", lambda seat: DEAL.options(seat), None, oh.NotToAct, "seat", "0"),
    ("act", lambda seat: DEAL.act(seat, None), "0", oh.NotToAct, "seat", "0"),
    ("act", lambda action: PLAY.act(1, action), "2C", oh.IllegalAction, "action", 'deal.act_text(1, "2C")'),
    (
        "act",
        lambda action: PLAY.act(1, action),
        5,
        oh.IllegalAction,
        "action",
        FIRST,
    ),
    ("check", lambda rules: check_bot("club", rules=rules), "classic", oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("check", lambda rules: check_bot("club", rules=rules), [], oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("check", lambda given: check_bot("club", rules=RULES, effort=given), "fast", oh.BadText, "effort", EFFORTS),
    ("check", lambda given: check_bot("club", rules=RULES, max_ms=given), "x", oh.BadText, "max_ms", "100"),
    ("check", lambda given: check_bot("club", rules=RULES, max_ms=given), float("nan"), oh.BadText, "max_ms", "100"),
    ("check", lambda given: check_bot("club", rules=RULES, budget=given), "8", oh.BadText, "budget", "8"),
    ("check", lambda given: check_bot("club", rules=RULES, seed=given), 1.0, oh.BadText, "seed", "1"),
    ("check", lambda game: check_game(game, RULES), "hearts", oh.BadText, "game", 'registry.game("hearts")'),
    ("check", lambda game: check_game(game, RULES), HERZ, oh.BadText, "game", 'registry.game("herz_an_herz")'),
    ("check", lambda rules: check_game(HEARTS, rules), [], oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("check", lambda n: check_game(HEARTS, RULES, n_deals=n), 0, oh.BadText, "n_deals", "6"),
    ("view_at", lambda rules: view_at(rules, 1, 1, 0, 0), "classic", oh.BadRuleset, "rules", 'oh.ruleset("classic")'),
    ("view_at", lambda seat: view_at(RULES, 1, 1, 0, seat), "2", oh.BadText, "seat", "2"),
    ("act", lambda card: PLAY.act(1, hearts.Play(card)), "2C", oh.IllegalAction, "card", 'oh.card("2C")'),
    ("act", lambda card: PLAY.act(1, hearts.Play(card)), 2, oh.IllegalAction, "card", 'oh.card("QS")'),
    ("act", lambda cards: DEAL.act(0, hearts.Pass(cards)), ("5C", "7C", "8C"), oh.IllegalAction, "cards", THREE),
    ("act", lambda cards: DEAL.act(0, hearts.Pass(cards)), "5c, 7c 8c", oh.IllegalAction, "cards", THREE),
    ("act", lambda cards: DEAL.act(0, hearts.Pass(cards)), ["8C"], oh.IllegalAction, "cards", '(oh.card("8C"),)'),
    ("act", lambda cards: DEAL.act(0, hearts.Pass(cards)), None, oh.IllegalAction, "cards", ANY),
    ("act", lambda cards: DEAL.act(0, hearts.Pass(cards)), {oh.Card.C5: 1}, oh.IllegalAction, "cards", ANY),
    ("act", lambda agreed: PLAY.act(1, hearts.Claim(agreed)), "yes", oh.IllegalAction, "agreed", "True"),
    ("act", lambda row: TOWERS.act(0, herz_an_herz.Lay(row)), ["left"], oh.IllegalAction, "row", '"left"'),
    ("act", lambda value: TOWERS.act(0, herz_an_herz.Lay("left", value)), 45.0, oh.IllegalAction, "value", "45"),
    ("act", lambda step: TOWERS.act(0, steal(step=step)), "2", oh.IllegalAction, "step", "2"),
    ("act", lambda seat: TOWERS.act(0, steal(victim=seat)), None, oh.IllegalAction, "victim", "1"),
    ("act_text", lambda text: PLAY.act_text(1, text), 5, oh.BadText, "text", '"QS"'),
    ("act", lambda action: PLAY.act(1, action), "", oh.IllegalAction, "action", FIRST),
    ("act", lambda action: PLAY.act(1, action), " ", oh.IllegalAction, "action", FIRST),
    ("pass", lambda cards: DEAL.pass_cards(0, cards), [], oh.BadText, "cards", '"QS AH KH"'),
    ("analyse", lambda made: oh.analyse(PLAY.view(1), made=made), "2C", oh.BadView, "made", "next(iter(view.options))"),
    ("play", lambda card: PLAY.play(card), 5, oh.BadText, "card", '"QS"'),
    ("play", lambda card: PLAY.play(card), ["2C"], oh.BadText, "card", '"QS"'),
    ("pass", lambda cards: DEAL.pass_cards(0, cards), [oh.Card.SQ, "AH"], oh.BadText, "cards", '"QS AH"'),
    ("choose", lambda choice: DEAL.choose(0, choice), True, oh.BadText, "choice", '"add"'),
    ("match.act", lambda seat: oh.match(RULES, seed=1).act(seat, None), "1", oh.NotToAct, "seat", "1"),
    ("record", lambda players: DEAL.record(players=players), "Ann", oh.BadText, "players", NAMES),
    ("record", lambda tags: DEAL.record(tags=tags), ["Event"], oh.BadText, "tags", '{"Event": "Club evening"}'),
    ("record", lambda tags: DEAL.record(tags=tags), {1: "x"}, oh.BadText, "tags", '{"Event": "Club evening"}'),
    ("record", lambda name: seated(oh.Player(name)), 5, oh.BadText, "name", '"5"'),
    ("record", lambda name: seated(oh.Player(name)), None, oh.BadText, "name", '"Ann"'),
    ("record", lambda told: seated(oh.Player("C", "bot", "club", version=told)), 1, oh.BadText, "version", '"1"'),
    ("record", lambda told: seated(oh.Player("C", "bot", "club", seed=told)), 7, oh.BadText, "seed", '"7"'),
    ("record", lambda told: seated(oh.Player("C", "bot", told)), oh.bot("club"), oh.BadText, "bot", '"club"'),
    ("record", lambda kind: seated(oh.Player("C", kind)), "robot", oh.BadText, "kind", '"person"'),
    ("record", lambda kind: seated(oh.Player("C", kind, "club")), ["bot"], oh.BadText, "kind", '"bot"'),
    ("record", lambda work: seated(oh.Player("C", "bot", "club", budget=work)), "x", oh.BadText, "budget", "256"),
    ("record", lambda work: seated(oh.Player("C", "bot", "club", budget=work)), True, oh.BadText, "budget", "256"),
    ("simulate", lambda players: oh.simulate(players, RULES), "club", oh.BadBot, "players", '["club"]'),
    ("arena", lambda players: oh.arena(players, RULES), "club", oh.BadBot, "players", '["club"]'),
    ("arena", lambda players: oh.arena(players, RULES), oh.bot("club"), oh.BadBot, "players", "[bot]"),
    ("simulate", lambda n: oh.simulate(["club"], RULES, matches=n), "3", oh.BadText, "matches", "3"),
    ("arena", lambda n: oh.arena(["club"], RULES, blocks=n), "4", oh.BadText, "blocks", "4"),
    ("arena", lambda n: oh.arena(["club"], RULES, processes=n), "2", oh.BadText, "processes", "2"),
    ("simulate", lambda n: oh.simulate(["club"], RULES, matches=n), -1, oh.BadText, "matches", "100"),
    ("arena", lambda n: oh.arena(["club"], RULES, blocks=n), -3, oh.BadText, "blocks", "100"),
    ("arena", lambda n: oh.arena(["club"], RULES, processes=n), 0, oh.BadText, "processes", "2"),
    ("simulate", lambda n: oh.simulate(["club"], RULES, processes=n), -2, oh.BadText, "processes", "2"),
    ("arena", lambda work: oh.arena(["club"], RULES, budget=work), 64, oh.BadBot, "budget", "oh.Budget(work=64)"),
    ("arena", lambda file: oh.arena(["club"], RULES, resume=file), 5, oh.BadText, "resume", '"run.jsonl"'),
    ("simulate", lambda file: oh.simulate(["club"], RULES, resume=file), 5, oh.BadText, "resume", '"run.jsonl"'),
    ("arena", lambda which: oh.arena(["club"], RULES, seatings=which), "x", oh.BadText, "seatings", '"auto"'),
    ("arena", lambda seed: oh.arena(["club"], RULES, seed=seed), None, oh.BadText, "seed", "1"),
    ("simulate", lambda seed: oh.simulate(["club"], RULES, seed=seed), 7.0, oh.BadText, "seed", "7"),
    (
        "simulate",
        lambda call: oh.simulate(["club"], RULES, on_progress=call),
        True,
        oh.BadText,
        "on_progress",
        "lambda done, wanted: ...",
    ),
    ("arena", lambda call: oh.arena(["club"], RULES, keep_records=call), "a", oh.BadText, "keep_records", "[].append"),
    ("arena", lambda ray: oh.arena(["club"], RULES, ray=ray), True, oh.BadText, "ray", '"auto"'),
    ("arena", lambda which: oh.arena(["club"], RULES, seatings=which), ["all"], oh.BadText, "seatings", '"auto"'),
    ("arena", lambda yes: oh.arena(["club"], RULES, tolerate=yes), "yes", oh.BadText, "tolerate", "True"),
    ("simulate", lambda yes: oh.simulate(["club"], RULES, tolerate=yes), 1, oh.BadText, "tolerate", "True"),
    ("simulate", lambda n: oh.simulate(["club"], RULES, processes=n), 1.5, oh.BadText, "processes", "2"),
    ("simulate", lambda yes: oh.simulate(["club"], RULES, single_deals=yes), "no", oh.BadText, "single_deals", "True"),
    ("bot", lambda spec: oh.bot(spec), 5, oh.BadBot, "spec", '"club"'),
    ("bot", lambda spec: oh.bot(spec), type(oh.bot("club")), oh.BadBot, "spec", "ClubBot()"),
    ("simulate", lambda spec: oh.simulate([spec], RULES), type(oh.bot("club")), oh.BadBot, "spec", "ClubBot()"),
    ("analyse", lambda view: oh.analyse(view), DEAL, oh.BadView, "view", "deal.view(0)"),
    ("analyse", lambda view: oh.analyse(view), None, oh.BadView, "view", "deal.view(0)"),
    ("analyse", lambda work: oh.analyse(DEAL.view(0), work), "16", oh.BadView, "budget", "16"),
    ("budget", lambda work: oh.Budget(work), 1.5, oh.BadText, "work", "256"),
    ("budget", lambda work: oh.Budget(work), "x", oh.BadText, "work", "256"),
    ("budget", lambda work: oh.Budget(work), -3.0, oh.BadText, "work", "1"),
    ("analyse", lambda rng: oh.analyse(DEAL.view(0), 16, rng), 5, oh.BadView, "rng", "random.Random(5)"),
    ("seat_view", lambda seat: oh.seat_view(RULES, seat, hand="QS"), "2", oh.BadView, "seat", "2"),
    ("seat_view", lambda n: oh.seat_view(RULES, 2, hand="QS", deal_number=n), None, oh.BadView, "deal_number", "1"),
    ("seat_view", lambda hand: oh.seat_view(RULES, 2, hand=hand), 5, oh.BadView, "hand", '"QS AH KH ..."'),
    ("seat_view", lambda one: oh.seat_view(RULES, 2, hand="QS", plays=one), 5, oh.BadView, "plays", '["2C 5C KC AC"]'),
]


@pytest.mark.parametrize(("ask", "value", "kind", "name", "sample"), [case[1:] for case in CASES])
def test_what_to_write_is_said(ask: Ask, value: Any, kind: type[oh.OpenHeartsError], name: str, sample: str) -> None:
    with pytest.raises(kind) as caught:
        ask(value)
    error = caught.value
    assert type(error) is kind and error.why is Why.WRONG_KIND
    shown, cut, _ = error.data["text"].partition("...")
    assert error.data["name"] == name and repr(value).startswith(shown) and (cut or shown == repr(value))
    assert error.data["sample"] == sample
    assert str(error).startswith(f"{name}: “{shown}") and str(error).endswith(f" Write: {sample}")


def test_what_is_said_can_be_written() -> None:
    """The samples of the usual slips, tried as they stand."""
    made = {"oh": oh, "deal": PLAY}
    for ask, given in ((oh.deal, "classic"), (oh.match, "plain-hearts")):
        with pytest.raises(oh.BadRuleset) as caught:
            ask(given)  # type: ignore[operator]
        assert ask(eval(caught.value.data["sample"], made)).rules.id == given  # type: ignore[operator]
    with pytest.raises(oh.IllegalAction) as refused:
        PLAY.act(1, "2C")  # type: ignore[arg-type]
    assert eval(refused.value.data["sample"], made).view(None).public.trick == ("2C",)
    with pytest.raises(oh.IllegalAction) as refused:
        DEAL.act(0, hearts.Pass(tuple(map(str, DEAL.view(0).hand[:3]))))  # type: ignore[arg-type]
    assert DEAL.act(0, hearts.Pass(eval(refused.value.data["sample"], made))).view(0).gave == DEAL.view(0).hand[:3]
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("classic", options=["sun"])  # type: ignore[arg-type]
    assert oh.ruleset("classic", options=eval(caught.value.data["sample"])) != RULES
    with pytest.raises(oh.BadBot) as wrong:
        oh.simulate("random", oh.ruleset("kids-jinx", 3), 3)
    assert oh.simulate(eval(wrong.value.data["sample"]), oh.ruleset("kids-jinx", 3), 3).n_matches == 3
    with pytest.raises(oh.BadView) as asked:
        oh.analyse(PLAY)
    assert not eval(asked.value.data["sample"], made).options  # a view, of a seat that has nothing to decide


def test_a_wrong_kind_is_said_in_every_language() -> None:
    with pytest.raises(oh.BadRuleset) as caught:
        oh.ruleset("classic", seats="4")  # type: ignore[arg-type]
    said = {language: Speaker(language).error(caught.value) for language in languages()}
    assert len(said) == 12 and said["de"] == "seats: „'4'“ passt hier nicht. Schreib: 4"
    assert all("'4'" in text and text.endswith(" 4") for text in said.values())


def test_long_values_are_cut() -> None:
    with pytest.raises(oh.BadText) as caught:
        oh.card(["x" * 1000])  # type: ignore[arg-type]
    assert len(str(caught.value)) < 150


@pytest.mark.parametrize("ask", [oh.deal, oh.match, lambda rules, seed: oh.arena(["club"], rules, seed=seed)])
def test_a_seed_that_no_file_can_hold(ask: Any) -> None:
    with pytest.raises(oh.BadText) as caught:
        ask(RULES, seed="\ud800")
    assert caught.value.why is Why.HALF_A_LETTER
    with pytest.raises(oh.BadText) as caught:
        ask(RULES, seed=10**5000)
    assert caught.value.why is Why.TOO_LONG


def test_work_without_end_is_refused() -> None:
    with pytest.raises(oh.BadText, match="work must be from 1 to 1000000, not"):
        oh.Budget(10**5000)


def test_what_a_game_is_dealt_from_is_told() -> None:
    for given, says in (
        ({"stock": "48"}, "Classic Hearts has no stock; it takes hands, kitty."),
        ({"hands": ["QS"] * 4, "stock": "48"}, "Classic Hearts has no stock; it takes hands, kitty."),
        ({"kitty": "6C"}, 'hands: “None” cannot stand here. Write: ["2C 3C ...", "4C 5C ...", ...]'),
    ):
        with pytest.raises(oh.BadText) as caught:
            oh.deal(RULES, **given)  # type: ignore[arg-type]
        assert str(caught.value) == says


def test_a_card_at_the_wrong_time_is_told_what_is_going_on() -> None:
    over = oh.deal(oh.ruleset("kids-jinx", 3), seed=7)
    while not over.is_over:
        over = over.act(over.to_act[0], next(iter(over.options(over.to_act[0]))))
    for deal, says, reason in (
        (DEAL, "Cards are being passed; nobody plays yet.", oh.Reason.WRONG_PHASE),
        (over, "The deal is over.", oh.Reason.DEAL_OVER),
    ):
        with pytest.raises(oh.IllegalAction) as caught:
            deal.play("2C")
        assert (str(caught.value), caught.value.reason) == (says, reason)


def test_a_seat_that_no_check_has_is_refused() -> None:
    with pytest.raises(oh.BadText, match="no seat 9"):
        view_at(RULES, 1, 1, 0, 9)


@pytest.mark.parametrize("work", [-5, 0, 1_000_001, np.int64(0)])
def test_the_range_of_work_is_told(work: Any) -> None:
    """As the bridge and `openhearts advise` do."""
    cases: list[tuple[Ask, type[oh.OpenHeartsError], str]] = [
        (oh.Budget, oh.BadText, "work"),
        (lambda given: oh.analyse(DEAL.view(0), given), oh.BadView, "budget"),
    ]
    for ask, kind, name in cases:
        with pytest.raises(kind) as caught:
            ask(work)
        assert str(caught.value) == f"{name} must be from 1 to 1000000, not {work}."


def test_numbers_of_numpy_are_numbers() -> None:
    assert oh.match(RULES, seed=np.int64(7)).seed == 7 and oh.deal(RULES, seed=np.int64(7)).position == DEAL.position
    seats, one = np.int64(4), np.int32(1)
    rules = oh.ruleset("classic", seats=seats)
    assert (rules, rules.digest, type(rules.seats)) == (RULES, RULES.digest, int)
    deal = oh.deal(RULES, seed=7, deal_number=np.int64(4), dealer=one)
    assert deal.view(one) == deal.view(1) and list(deal.options(one)) == list(deal.options(1))
    one = np.int32(deal.turn)
    after = deal.act(one, next(iter(deal.options(one))))
    assert type(after.steps[0].seat) is int and type(deal.standing.deal_number) is int
    assert after.record().check().n_actions == 1


def test_paths_of_any_kind_are_read(tmp_path: Path) -> None:
    record = PLAY.play("2C").record()
    record.save(tmp_path / "one.txt")
    assert oh.read(tmp_path / "one.txt") == oh.read(str(tmp_path / "one.txt"))
