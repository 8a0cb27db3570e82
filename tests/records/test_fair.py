"""Verifiable shuffles: the order of the protocol, every tampering found, and an order without bias.

The numbers of docs/fairness.md are held here too.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import openhearts as oh
from openhearts.cards import shuffle
from openhearts.errors import Forbidden
from openhearts.records import shuffle_proof
from openhearts.records.shuffle_proof import (
    FairDeal,
    FairShuffle,
    begin,
    host_commitment,
    seat_commitment,
    seeded,
    verify,
)

MATCH, SECRET = "table-7", bytes(range(32))
GIVEN = {0: b"\x01" * 32, 2: b"\x02" * 32}
PACK = tuple(range(16, 68))


def committed() -> FairDeal:
    deal = begin(MATCH, 3, host_commitment(MATCH, 3, SECRET), GIVEN)
    for seat, raw in GIVEN.items():
        deal = deal.commit(seat, seat_commitment(MATCH, 3, deal.shuffle.commitment, seat, raw))
    return deal


def dealt() -> FairDeal:
    deal = committed()
    for seat in reversed(GIVEN):
        deal = deal.reveal(seat, GIVEN[seat])
    return deal


def test_a_deal_goes_through_its_phases() -> None:
    deal = begin(MATCH, 3, host_commitment(MATCH, 3, SECRET), GIVEN)
    assert (deal.phase, deal.owing) == ("commit", (0, 2))
    deal = committed()
    assert (deal.phase, deal.owing) == ("reveal", (0, 2))
    assert deal.reveal(2, GIVEN[2]).owing == (0,)
    deal = dealt()
    assert (deal.phase, deal.owing) == ("dealt", ())
    order = deal.order(SECRET, PACK)
    opened = deal.open(SECRET)
    assert opened.phase == "opened"
    assert verify(opened.shuffle, PACK) == order
    assert sorted(order) == list(PACK)


def test_nobody_commits_once_a_contribution_is_shown() -> None:
    """The last player cannot look at the others' contributions and then choose its own."""
    deal = begin(MATCH, 3, host_commitment(MATCH, 3, SECRET), [0, 1])
    deal = deal.commit(0, seat_commitment(MATCH, 3, deal.shuffle.commitment, 0, GIVEN[0]))
    with pytest.raises(Forbidden):
        deal.reveal(0, GIVEN[0])  # not while seat 1 could still choose
    deal = deal.commit(1, "0" * 64)
    with pytest.raises(Forbidden):
        deal.commit(1, "1" * 64)
    deal = deal.reveal(0, GIVEN[0])
    with pytest.raises(Forbidden):
        deal.commit(1, "1" * 64)
    with pytest.raises(oh.RecordMismatch):
        deal.reveal(1, GIVEN[2])


def test_the_wrong_order_of_steps_is_refused() -> None:
    deal = committed()
    for step in (
        lambda: deal.key(SECRET),
        lambda: deal.open(SECRET),
        lambda: deal.reveal(1, GIVEN[0]),
        lambda: deal.reveal(0, GIVEN[0]).reveal(0, GIVEN[0]),
        lambda: dealt().reveal(0, GIVEN[0]),
        lambda: dealt().open(SECRET).open(SECRET),
        lambda: begin(MATCH, 3, "0" * 64, [0]).commit(1, "1" * 64),
        lambda: begin(MATCH, 3, "0" * 64, [0, 1]).commit(0, "1" * 64).commit(1, "1" * 64),
    ):
        with pytest.raises(Forbidden):
            step()


def test_what_was_not_committed_to_is_refused() -> None:
    with pytest.raises(oh.RecordMismatch):
        committed().reveal(0, GIVEN[2])
    with pytest.raises(oh.RecordMismatch):
        dealt().key(bytes(32))
    with pytest.raises(oh.RecordMismatch):
        dealt().open(bytes(32))
    for bad in ("", "0" * 63, "g" * 64, "A" * 64):
        with pytest.raises(oh.BadText):
            begin(MATCH, 3, bad)
    for match in ("", "a b", "ä", "x" * 61, 'a"b'):
        with pytest.raises(oh.BadText):
            begin(match, 3, "0" * 64)
    with pytest.raises(oh.BadText):
        host_commitment(MATCH, 3, b"short")


def test_a_commitment_holds_for_one_match_deal_and_seat_alone() -> None:
    host = host_commitment(MATCH, 3, SECRET)
    made = {host, host_commitment("other", 3, SECRET), host_commitment(MATCH, 4, SECRET)}
    made |= {seat_commitment(MATCH, 3, host, seat, SECRET) for seat in (0, 1)}
    made |= {seat_commitment(MATCH, 4, host, 0, SECRET), seat_commitment(MATCH, 3, "0" * 64, 0, SECRET)}
    assert len(made) == 7


@pytest.mark.parametrize(
    "change",
    [
        {"match": "table-8"},
        {"deal": 4},
        {"commitment": "0" * 64},
        {"secret": "0" * 64},
        {"secret": None},
        {"secret": "nonsense"},
    ],
)
def test_each_tampering_with_the_host_is_found(change: dict[str, Any]) -> None:
    with pytest.raises((oh.RecordMismatch, oh.BadText)):
        verify(replace(dealt().open(SECRET).shuffle, **change), PACK)


@pytest.mark.parametrize(
    "change",
    [{"seat": 1}, {"seat": 3}, {"commitment": "0" * 64}, {"contribution": "0" * 64}, {"contribution": None}],
)
def test_each_tampering_with_a_seat_is_found(change: dict[str, Any]) -> None:
    shuffled = dealt().open(SECRET).shuffle
    first, second = shuffled.contributions
    for contributions in ((replace(first, **change), second), (second, first), (first, first)):
        with pytest.raises((oh.RecordMismatch, oh.BadText)):
            verify(replace(shuffled, contributions=contributions), PACK)


def test_leaving_out_or_changing_any_contribution_gives_another_order() -> None:
    def order(given: dict[int, bytes], secret: bytes = SECRET) -> tuple[int, ...]:
        return shuffle.shuffled(PACK, shuffle_proof.deal_key(MATCH, 3, secret, given.items()))

    variants = [GIVEN, {0: GIVEN[0]}, {2: GIVEN[2]}, {}, {0: GIVEN[2], 2: GIVEN[0]}, {1: GIVEN[0], 2: GIVEN[2]}]
    assert len({order(given) for given in variants} | {order(GIVEN, bytes(32))}) == len(variants) + 1


def test_a_seed_gives_the_same_shuffles_again() -> None:
    one, other = seeded("m", 7, [0, 1]), seeded("m", "7", [0, 1])
    assert one(2) == other(2) != one(3)
    assert isinstance(one(2), FairShuffle)
    assert verify(one(2), PACK) != verify(one(3), PACK)


def test_the_vector_of_the_page() -> None:
    """docs/fairness.md prints these numbers; they are computed here in a second way."""

    def joined(*parts: bytes) -> bytes:
        return b"".join(len(part).to_bytes(4, "big") + part for part in parts)

    host = hashlib.sha256(b"openhearts commit 1" + joined(b"host", b"table-7", b"3", SECRET)).digest()
    seats = {
        seat: hashlib.sha256(
            b"openhearts commit 1" + joined(b"seat", b"table-7", b"3", host, str(seat).encode(), raw)
        ).hexdigest()
        for seat, raw in GIVEN.items()
    }
    parts = [b"fair deal", b"table-7", b"3", b"0", GIVEN[0], b"2", GIVEN[2]]
    key = hmac.new(SECRET, b"openhearts key 1" + joined(*parts), hashlib.sha256).digest()
    found = dealt().open(SECRET).shuffle
    assert found.commitment == host.hex()
    assert {one.seat: one.commitment for one in found.contributions} == seats
    assert shuffle_proof.key_of_shuffle(found) == key
    assert host.hex() == "79fb3f79065d0008be4ffd56aa6f68880ac395d637806b0bfb88ae12dfed0086"
    assert seats == {
        0: "50f3c018a5889f944addce48ad681c2e43352be772b0b608df4a937495b38862",
        2: "1a4a6139ef42d3a7212e1c45c23c47fdabeee444d92ea7abecd95a68446ad737",
    }
    assert key.hex() == "987e3fb07ce8f8701cce53a2f0b51560381b571597ef38778314e60146f36538"
    assert shuffle.order(key, 52)[:8] == (42, 12, 38, 28, 34, 44, 1, 35)
    assert shuffle_proof.luck(key) == 6253564911734850928


# --- the order of a pack ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bound", range(1, 17))
def test_numbers_below_a_bound_are_equally_likely(monkeypatch: pytest.MonkeyPatch, bound: int) -> None:
    """With numbers of four bits instead of 64, all of them once: each result comes equally often, none is lost."""
    monkeypatch.setattr(shuffle, "_RANGE", 16)
    counts: Counter[int] = Counter()
    for number in range(16):
        try:
            counts[shuffle.below(iter([number]), bound)] += 1
        except ValueError:
            counts[-1] += 1  # thrown away
    assert counts.pop(-1, 0) == 16 % bound
    assert counts == dict.fromkeys(range(bound), 16 // bound)


def test_every_order_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every stream of small numbers once: each permutation of four cards comes equally often."""
    monkeypatch.setattr(shuffle, "_RANGE", 12)
    counts: Counter[tuple[int, ...]] = Counter()
    for first in range(12):
        for second in range(12):
            for third in range(12):
                numbers = [first, second, third]
                monkeypatch.setattr(shuffle, "stream", lambda key, numbers=numbers: iter(numbers))
                counts[shuffle.order(b"", 4)] += 1
    assert counts == dict.fromkeys(permutations(range(4)), 12**3 // 24)


def test_too_large_numbers_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shuffle, "_RANGE", 16)
    assert shuffle.below(iter([15, 15, 7]), 5) == 2
    assert shuffle.below(iter([14]), 5) == 4


@given(st.binary(max_size=40), st.integers(0, 110))
def test_an_order_is_a_permutation(key: bytes, n_cards: int) -> None:
    assert sorted(shuffle.order(key, n_cards)) == list(range(n_cards))


def test_known_orders() -> None:
    key = shuffle.key_of(7, "deal", 1)
    first = hmac.new(key, b"openhearts shuffle 1" + bytes(8), hashlib.sha256).digest()
    assert next(shuffle.stream(key)) == int.from_bytes(first[:8], "big")
    assert key.hex()[:16] == "891ca158b26042da"
    assert shuffle.order(key, 10) == (6, 2, 0, 3, 7, 5, 1, 8, 9, 4)
