"""What records tell of the bots' chance, and of cards fixed beforehand: by deal, and not before it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import BadText, RecordMismatch, Why
from openhearts.records import Record, check_bots, read
from openhearts.records.record import Player
from openhearts.records.substitutes import Chance, bots_chance
from openhearts.tables.log import Sitting
from openhearts.tables.table import Table, open_table
from openhearts.terminal.commands.checking import Chooser
from tests.cli.conftest import Runner, own_home, run
from tests.tables.conftest import step

__all__ = ["own_home", "run"]
KEY = "ab" * 32


def table(n_deals: int, n_steps: int = 0, **more: Any) -> Table:
    """Deals of the children's game that are over, and so many actions of the next one."""
    sittings = [Sitting("Anna"), *(Sitting(bot, "random") for bot in ("Ben", "Cleo"))]
    made, _ = open_table(oh.ruleset("kids-jinx", 3), sittings, **more)
    while len(made.finished) < n_deals:
        step(made)
    while made.standing.deal_number == n_deals or len(made.steps) < n_steps:
        if not n_steps:
            break
        step(made)
    return made


def both(record: Record) -> tuple[Record, Record]:
    found = read(record.text()), read(record.jsonl())
    assert found[0].bare() == found[1].bare() == record.bare()
    return found


def test_each_deal_has_a_chance_of_its_own_that_follows_from_its_secret() -> None:
    for record in both(table(3).record()):
        chances = []
        for deal in record.deals:
            assert deal.fair is not None and deal.fair.secret is not None and deal.chance is not None
            assert deal.chance.value == bots_chance(deal.fair.match, deal.number, bytes.fromhex(deal.fair.secret))
            chances.append(deal.chance.value)
            assert {player.seed for player in record.deciders(deal.number - 1)} == {None, deal.chance.value}
        assert len(set(chances)) == 3 and {player.seed for player in record.players} == {None}
        assert check_bots(record, Chooser()) == 3 * 2 * 13


def test_a_deal_that_is_not_over_tells_nothing_that_its_bots_or_cards_follow_from() -> None:
    made = table(1, n_steps=20)
    for record in both(made.record()):
        last = record.deals[-1]
        assert last.chance is None and last.fair is not None and last.fair.secret is None
        assert made.bot_seed not in record.text()
        record.check(shuffle=True)
        assert check_bots(record, Chooser()) == 2 * 13, "the deal that is over"


@pytest.mark.parametrize("seed", [None, "7"])
def test_a_seed_that_somebody_chose_still_gives_every_deal_another_chance(seed: str | None) -> None:
    record = table(2, seed=seed).record()
    assert len({deal.chance for deal in record.deals}) == 2
    again = table(2, seed=seed).record()
    assert (again.text() == record.text()) == (seed is not None)


def test_nobody_can_choose_the_chance_of_bots_where_the_shuffle_is_told() -> None:
    record = table(1).record()
    [deal] = record.deals
    assert deal.chance is not None
    for chance in (Chance("00" * 16), Chance(deal.chance.value[:-1]), Chance("")):
        wrong = replace(record, deals=(replace(deal, chance=chance),))
        with pytest.raises(RecordMismatch):
            wrong.check()
        for text in (wrong.text(), wrong.jsonl()):
            with pytest.raises(RecordMismatch) as caught:
                read(text)
            assert caught.value.line is not None
    untold = replace(deal, fair=None)
    with pytest.raises(RecordMismatch) as caught:
        replace(record, deals=(untold,)).check()
    assert caught.value.why is Why.CHANCE


def test_a_chance_that_only_the_host_tells_is_said_to_be_so(run: Runner, tmp_path: Path) -> None:
    record = table(1).record()
    [deal] = record.deals
    chosen = replace(record, deals=(replace(deal, chance=Chance("mine", "host")),))
    for again in both(chosen):
        assert again.deals[0].chance == Chance("mine", "host")
        with pytest.raises(RecordMismatch, match="The bot of seat"):
            check_bots(again, Chooser())
    honest = replace(record, deals=(replace(deal, chance=Chance(deal.chance.value if deal.chance else "", "host")),))
    path = tmp_path / "honest.txt"
    honest.save(path)
    said = run("check", "--bots", str(path))
    assert said.exit_code == 0 and "follows from no commitment" in said.stdout
    record.save(path)
    assert "follows from no commitment" not in run("check", "--bots", str(path)).stdout


def test_cards_that_were_fixed_are_said_to_be_so_and_claim_no_shuffle(run: Runner, tmp_path: Path) -> None:
    record = table(2, fixed=KEY).record()
    for again in both(record):
        assert again.deals[0].fixed == KEY and again.deals[0].fair is None and again.deals[1].fair is not None
        report = again.check(shuffle=True)
        assert (report.n_shuffles, report.n_fixed) == (1, 1)
        assert check_bots(again, Chooser()) == 2 * 2 * 13
    path = tmp_path / "fixed.txt"
    record.save(path)
    said = run("check", "--shuffle", "--bots", str(path))
    assert said.exit_code == 0 and "1 shuffle recomputed" in said.stdout and "fixed beforehand" in said.stdout
    assert "added a number themselves: 1;" in said.stdout, "to the deal that was shuffled"


def test_what_is_said_of_fixed_cards_must_fit() -> None:
    first, second = table(2, fixed=KEY).record().deals
    record = table(2, fixed=KEY, seed="a").record()
    for deal in (
        replace(first, fixed="cd" * 32),  # other cards
        replace(first, fixed=second.fair.secret if second.fair else None),
        replace(first, fair=replace(second.fair, deal=1) if second.fair else None),  # a shuffle as well
        replace(first, chance=Chance(first.chance.value if first.chance else "")),  # from no secret
    ):
        with pytest.raises(RecordMismatch):
            replace(record, deals=(deal,)).check()
    text = table(1, fixed=KEY).record().text()
    for wrong in (text.replace(KEY, KEY[:-2]), text.replace(KEY, KEY.upper()), text.replace(KEY, "")):
        with pytest.raises(BadText):
            read(wrong)
    for wrong in (text.replace('by="host"', 'by="me"'), text.replace('by="host"', 'of="host"')):
        with pytest.raises(BadText):
            read(wrong)


def test_everybody_gets_the_same_fixed_cards_and_nothing_else_in_common() -> None:
    one, other = (table(2, fixed=KEY).record().deals for _ in range(2))
    assert one[0].start == other[0].start and one[0].chance != other[0].chance
    assert one[1].start != other[1].start and one[1].fair != other[1].fair


def test_a_bot_with_a_seed_of_its_own_keeps_it() -> None:
    """As simulations write it: the seed stands with the player."""
    record = table(1).record()
    seeds = {player.seed for player in record.deciders(0) if player.kind == "bot"}
    named = tuple(replace(one, seed="own") if one.kind == "bot" else one for one in record.players)
    assert {player.seed for player in replace(record, players=named).deciders(0)} == {None, "own"} != {None, *seeds}
    assert Player("Anna") in record.deciders(0)
