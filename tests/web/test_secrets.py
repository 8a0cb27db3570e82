"""Nothing that is dealt at a live table, nor its bots' chance, follows from the source or from what was shown.

Each test is an attack on a table of the server: with the constants of the source, and all that a watcher can ask for.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from openhearts import web
from openhearts.cards.shuffle import key_of
from openhearts.errors import Forbidden
from openhearts.games import registry
from openhearts.records import read, shuffle_proof
from openhearts.store import MemoryStore
from openhearts.tables.hosting.lobby import Lobby
from openhearts.tables.session import codec
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.match_state import Deal
from openhearts.tables.session.viewer.snapshot import snapshot
from openhearts.tables.session.viewer.table_view import Viewer
from openhearts.web import shuffle_proofs
from openhearts.web.kids.guided_deals import GUIDED
from openhearts.web.state import Site
from tests.tables.playing import come, go_on, opened, play_on, run, settled, started
from tests.web.helpers import Visitor, buttons, server, site

PEOPLE = ("anna", "ben")
PUBLISHED = [str(value) for deal in GUIDED.values() for value in msgspec.structs.astuple(deal)]
HEX = re.compile(r"\b[0-9a-f]{24,}\b")


def guided(client: TestClient[Any], variant: str = "kids-jinx") -> Visitor:
    visitor = Visitor(client)
    visitor.get("/")
    visitor.post("/play", {"variant": variant, "with": "guide", "pace": "0"})
    return visitor


def played(visitor: Visitor) -> None:
    """The guided deal to its end, by the first thing that may be done."""
    for _ in range(200):
        offered = buttons(visitor.html)
        if any(one.get("id") == "b-next" for one in offered):
            return
        if any(one.get("data-do") == "on" for one in offered):
            visitor.do("on")
        elif legal := [one for one in offered if "legal" in one.get("class", "")]:
            visitor.do("act", legal[0]["value"])
        visitor.get(f"/table/{visitor.ident}")
    raise AssertionError("the deal does not end")


def shown(client: TestClient[Any], ident: str) -> str:
    """All that somebody with the address of a table is shown of it."""
    watcher = Visitor(client)
    pages = ("", "/fair", "/record.txt", "/record.jsonl", "/replay")
    return "\n".join(watcher.get(f"/table/{ident}{page}") for page in pages)


def deal_at(made: Site, visitor: Visitor) -> Deal:
    """The deal that lies on a visitor's table."""
    deal = made.lobby.tables[visitor.ident].state.deal
    assert deal is not None
    return deal


def secrets_from(texts: Sequence[str], match: str, deal: int) -> set[bytes]:
    """Every secret that the constructions of this program would make of texts that are known."""
    found = set()
    for text in texts:
        raws = [text.encode(), *([bytes.fromhex(text)] if re.fullmatch("([0-9a-f]{2})+", text) else [])]
        for raw in raws:
            for name in (match, key_of(raw, "match").hex()[:24]):
                found |= {raw, key_of(raw, "fair secret", name, deal), key_of(raw, "fair secret", name, deal - 1)}
                found |= {key_of(raw, "deal secret")}
    return found


def test_no_deal_after_a_guided_one_follows_from_the_source_and_what_was_shown() -> None:
    made = site()
    with server(made) as client:
        visitor = guided(client)
        played(visitor)
        visitor.do("next")
        deal = deal_at(made, visitor)
        assert deal.number == 2
        known = {*PUBLISHED, *HEX.findall(shown(client, visitor.ident))}
        told = deal.shuffle
        for secret in secrets_from(sorted(known), told.match, 2):
            if len(secret) == 32:
                assert shuffle_proof.host_commitment(told.match, 2, secret) != told.commitment, "all hands of deal 2"


def test_guided_tables_have_nothing_in_common_but_the_cards_of_the_first_deal() -> None:
    made = site()
    with server(made) as client:
        tables = []
        for _ in range(2):
            visitor = guided(client)
            first = deal_at(made, visitor)
            played(visitor)
            visitor.do("next")
            then = deal_at(made, visitor)
            assert then.number == 2
            told = first.chance, then.chance, then.shuffle.commitment, then.start
            tables.append((first.start, first.shuffle.match, *told))
        one, other = tables
        assert one[0] == other[0] and all(left != right for left, right in zip(one[1:], other[1:], strict=True))


def test_what_is_told_of_a_guided_deal_claims_no_shuffle() -> None:
    made = site()
    with server(made) as client:
        visitor = guided(client)
        ident = visitor.ident
        assert "known beforehand" in visitor.html, "at the table"
        assert "known beforehand" in visitor.get(f"/table/{ident}/fair")
        visitor.get(f"/table/{ident}")
        played(visitor)
        page = visitor.get(f"/table/{ident}/fair")
        assert "known beforehand" in page and "exactly the cards" not in page and "data-proof" not in page
        assert made.lobby.signer is not None and made.lobby.signer.key not in page and 'class="tally' not in page
        record = read(visitor.get(f"/table/{ident}/record.txt"))
        assert record.deals[0].fair is None and record.deals[0].fixed == GUIDED["kids-jinx"].key
        report = record.check(shuffle=True)
        assert (report.n_shuffles, report.n_fixed) == (0, 1)
        visitor.get(f"/table/{ident}")
        visitor.do("next")
        page = visitor.get(f"/table/{ident}/fair")
        assert "known beforehand" in page and made.lobby.signer.key in page, "the second deal is shuffled"
        assert page.count('<p class="tally">') == 2, "of that deal, and of all deals that were shuffled"


def test_who_comes_to_a_guided_first_deal_waits_for_the_next_one() -> None:
    """Its cards are known to everybody: it is for one person with bots."""
    made = site()
    with server(made) as client:
        visitor, other = guided(client), Visitor(client)
        other.get(f"/table/{visitor.ident}")
        other.do("sit", "2")
        table = made.lobby.tables[visitor.ident]
        assert [table.state.player(seat) is not None for seat in range(3)] == [True, False, False]
        late = table.state.chairs[2].person
        assert late is not None and not table.state.plays(late)
        visitor.get(f"/table/{visitor.ident}")
        played(visitor)
        visitor.do("next")
        other.get(f"/table/{visitor.ident}")
        other.do("next")
        assert len(table.state.people) == 2 and table.state.plays(late) == (2,)


def test_known_cards_are_for_one_person_with_bots() -> None:
    async def test() -> None:
        table = await opened(Lobby(MemoryStore()), "anna", "ben", rules=registry.ruleset("kids-jinx", 4))
        with pytest.raises(Forbidden):
            await table.ask(c.Start(fixed=GUIDED["kids-jinx"].key), "anna")
        assert table.state.phase == "gathering"

    run(test)


def test_a_record_tells_no_chance_of_bots_in_deals_that_are_not_over() -> None:
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play("kids-jinx", seats="4")
        ident = visitor.ident
        told: list[str] = []
        for number in (1, 2):
            played(visitor)
            over = deal_at(made, visitor).chance
            assert over in visitor.get(f"/table/{ident}/record.txt"), "the deal is over"
            told.append(over)
            visitor.get(f"/table/{ident}")
            visitor.do("next")
            deal = deal_at(made, visitor)
            assert deal.number == number + 1
            seen = shown(client, ident)
            assert deal.chance not in seen and deal.chance not in told
            for text in HEX.findall(seen):
                for raw in (text.encode(), bytes.fromhex(text[: len(text) // 2 * 2])):
                    assert key_of(raw, "bots").hex()[:32] != deal.chance
            visitor.get(f"/table/{ident}")


@pytest.mark.parametrize("variant", ["classic", "kids-jinx", "cancellation"])
def test_during_a_deal_nothing_but_commitments_is_shown(variant: str) -> None:
    """Contributions and the secret are told when the deal is over; the key of the server's receipts is public."""
    made = site()
    with server(made) as client:
        visitor = Visitor(client)
        visitor.play(variant)
        told = deal_at(made, visitor).shuffle
        assert made.lobby.signer is not None
        allowed = {told.commitment, *(one.commitment for one in told.contributions)}
        allowed |= {made.lobby.signer.key}  # of the receipts: the same at every table
        seen = shown(client, visitor.ident) + visitor.get(f"/table/{visitor.ident}") + visitor.get("/")
        assert allowed <= set(re.findall(r"\b[0-9a-f]{64}\b", seen)) and told.contributions
        assert set(re.findall(r"\b[0-9a-f]{64}\b", seen)) == allowed
        for one in told.contributions:
            assert one.contribution is not None and one.contribution not in seen


def test_contributions_of_pages_are_shown_when_the_deal_is_over() -> None:
    """Neither in the middle of the shuffle, nor while the deal is played."""

    async def test() -> None:
        own = {seat: bytes([seat + 1]) * 32 for seat in (0, 1)}
        table = await opened(Lobby(MemoryStore()), "anna", "ben")
        await come(table, "anna", "ben", contributes=True)
        await table.ask(c.Start(), "anna")

        def seen() -> str:
            """What both players, and somebody who watches, are shown of the shuffles."""
            views = [snapshot(table.state, Viewer(person)) for person in ("anna", "ben", "somebody")]
            deals = [
                (
                    shuffle_proofs.open_deal(view, table.state.names),
                    [
                        shuffle_proofs.shown_deal(
                            one, table.state.names, shuffle_proofs.proof_of(view.rules, one.played)
                        )
                        for one in shuffle_proofs.deals_over(view)
                    ],
                )
                for view in views
            ]
            return repr((deals, [shuffle_proofs.last_deal(view, table.state.names) for view in views], views))

        async def gives(seat: int, step: str) -> None:
            told = snapshot(table.state, Viewer(PEOPLE[seat])).shuffle
            assert told is not None and told.step == step
            sealed = shuffle_proof.seat_commitment(told.match, told.deal, told.host, seat, own[seat])
            value = sealed if step == "commit" else own[seat].hex()
            assert await table.ask(c.Contribute(step, told.deal, seat, value), PEOPLE[seat])

        await gives(0, "commit")
        await gives(1, "commit")
        await gives(0, "reveal")
        assert own[0].hex() not in seen()
        await gives(1, "reveal")
        assert table.state.phase == "playing" and not any(raw.hex() in seen() for raw in own.values())
        await play_on(table, random.Random(1))
        assert all(raw.hex() in seen() for raw in own.values())
        await table.rest()

    run(test)


class Batches(MemoryStore):
    """A store that remembers what was written together."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[bytes]] = []

    async def append(
        self, stream: str, after: int, entries: Sequence[bytes], about: bytes | None = None, **more: Any
    ) -> int:
        """As the store does."""
        self.batches.append(list(entries))
        return await super().append(stream, after, entries, about, **more)


def test_each_deal_has_a_fresh_secret_that_is_written_when_its_shuffle_begins() -> None:
    """Never before, in one entry from which its commitment follows, and no seed stands in the log."""

    async def test() -> None:
        store = Batches()
        table = await started(Lobby(store), "anna")
        told = []
        for _ in range(2):
            await settled(table)
            assert table.state.deal is not None
            told.append(table.state.deal.shuffle)
            await play_on(table, random.Random(1))
            await go_on(table)
        assert table.state.deal is not None
        told.append(table.state.deal.shuffle)
        entries = [codec.decode(raw) for batch in store.batches for raw in batch]
        begun = [one.fact for one in entries if isinstance(one.fact, f.ShuffleBegan)]
        assert [one.deal for one in begun] == [1, 2, 3]
        for one, shuffle in zip(begun, told, strict=True):
            assert (
                shuffle_proof.host_commitment(shuffle.match, one.deal, bytes.fromhex(one.secret)) == shuffle.commitment
            )
        for batch in store.batches:
            kinds = [type(codec.decode(raw).fact).__name__ for raw in batch]
            if "ShuffleBegan" in kinds:  # it begins in the very append of the word that it waited for
                assert kinds[-2:] in (["MatchOpened", "ShuffleBegan"], ["Readied", "ShuffleBegan"])
        values = [bytes.fromhex(one.secret) for one in begun]
        assert len(set(values)) == 3
        for text in values[:-1]:
            assert values[-1] not in secrets_from([text.hex()], told[-1].match, 3)
        [opening] = [one.fact for one in entries if isinstance(one.fact, f.MatchOpened)]
        assert not opening.fixed and not opening.old_chance
        known = [opening.name, table.state.ident]
        assert not {*values} & secrets_from(known, opening.name, 1)
        await table.rest()

    run(test)


def test_no_page_opens_a_table_with_a_seed() -> None:
    """Seeds are what somebody at a terminal, or a test, chooses."""
    folder = Path(web.__file__).parent
    calls = [node for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    given = [word.arg for node in calls if isinstance(node, ast.Call) for word in node.keywords]
    assert "fixed" in given and "seed" not in [
        word.arg
        for node in calls
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "start"
        for word in node.keywords
    ]


def test_the_entry_of_a_secret_does_not_show_it() -> None:
    """Where an entry stands in a message or a log line of the server."""
    secret = "ab" * 32
    made = f.Entry(f.ShuffleBegan(1, secret), 1.0)
    assert secret not in repr(made) and secret not in str([made]) and secret.encode() in codec.encode(made)


def test_two_tables_of_the_same_people_have_nothing_in_common() -> None:
    async def test() -> None:
        found = []
        for _ in range(2):
            table = await started(Lobby(MemoryStore()), "anna")
            assert table.state.deal is not None
            deal = table.state.deal
            found.append((table.state.ident, deal.shuffle.match, deal.shuffle.commitment, deal.chance))
            await table.rest()
        assert all(one != other for one, other in zip(*found, strict=True))

    run(test)
