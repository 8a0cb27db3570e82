"""Receipts for contributions: what they prove about a record, and what a forger, a thief or a liar gets out of them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

import openhearts as oh
from openhearts.errors import BadText, RecordMismatch, Why
from openhearts.records import shuffle_proof, shuffle_receipts
from openhearts.records.replay import with_fair
from openhearts.records.shuffle_proof import Contribution, FairShuffle
from openhearts.records.shuffle_receipts import Kind, Receipt, Signer, judge

SERVER, OTHER = Signer(bytes(range(32))), Signer(bytes(range(1, 33)))
MATCH, SECRET = "table-7", b"\x05" * 32
OWN = {seat: bytes([seat + 1]) * 32 for seat in range(3)}


def shuffled(*, withheld: tuple[int, ...] = (), silent: tuple[int, ...] = (), secret: bytes = SECRET) -> FairShuffle:
    """A shuffle of three seats that the server has sealed."""
    host = shuffle_proof.host_commitment(MATCH, 1, secret)
    given = []
    for seat, own in OWN.items():
        by: Literal["server", "withheld"] | None = (
            "withheld" if seat in withheld else "server" if seat in silent else None
        )
        raw = own if by is None else shuffle_proof.server_contribution(MATCH, 1, secret, seat)
        given.append(Contribution(seat, shuffle_proof.seat_commitment(MATCH, 1, host, seat, raw), raw.hex(), by))
    bare = FairShuffle(MATCH, 1, host, tuple(given), secret.hex(), SERVER.key)
    return replace(bare, seal=SERVER.seal(bare))


HONEST = shuffled()
SHOWN = tuple((one.seat, one.commitment) for one in HONEST.contributions)


def receipt(step: Literal["commit", "reveal"], seat: int = 0, signer: Signer = SERVER, **changed: Any) -> Receipt:
    """The receipt that a server gives for what the seat added to the honest shuffle."""
    one = HONEST.contributions[seat]
    value = one.commitment if step == "commit" else OWN[seat].hex()
    return signer.receipt(replace(HONEST, **changed), seat, step, value, SHOWN)


def kinds(told: FairShuffle, *held: Receipt) -> list[Kind]:
    return [one.kind for one in judge(held, [told])]


def test_receipts_fit_an_honest_deal() -> None:
    held = [receipt(step, seat) for seat in OWN for step in ("commit", "reveal")]
    assert kinds(HONEST, *held) == [Kind.FITS] * 6 and not any(one.is_proof for one in judge(held, [HONEST]))


def test_a_contribution_with_a_receipt_that_is_left_out_is_proof() -> None:
    for told in (shuffled(withheld=(0,)), shuffled(silent=(0,))):
        assert kinds(told, receipt("reveal")) == [Kind.LEFT_OUT]
    gone = replace(HONEST, contributions=HONEST.contributions[1:])
    gone = replace(gone, seal=SERVER.seal(gone))
    assert kinds(gone, receipt("reveal"), receipt("commit")) == [Kind.LEFT_OUT] * 2


def test_a_commitment_with_a_receipt_proves_nothing_where_it_is_marked_as_withheld() -> None:
    """Whoever did not reveal, and a server that dropped what was revealed, look the same."""
    (found,) = judge([receipt("commit")], [shuffled(withheld=(0,))])
    assert found.kind == Kind.WITHHELD and not found.is_proof


def test_a_server_that_denies_a_commitment_it_acknowledged_is_convicted() -> None:
    assert kinds(shuffled(silent=(0,)), receipt("commit")) == [Kind.LEFT_OUT]


def test_another_secret_than_the_one_committed_to_is_proof() -> None:
    """The server shuffles a second time until it likes the cards."""
    assert kinds(shuffled(secret=b"\x06" * 32), receipt("commit")) == [Kind.HOST]


def test_a_commitment_of_another_seat_that_changes_after_the_reveal_is_proof() -> None:
    other = replace(HONEST.contributions[2], commitment="ab" * 32, contribution="cd" * 32)
    changed = replace(HONEST, contributions=(*HONEST.contributions[:2], other))
    changed = replace(changed, seal=SERVER.seal(changed))
    assert kinds(changed, receipt("reveal")) == [Kind.SHOWN]
    assert kinds(shuffled(withheld=(2,)), receipt("reveal")) == [Kind.FITS]  # that one is marked, and counted
    fewer = replace(HONEST, contributions=HONEST.contributions[:2])
    fewer = replace(fewer, seal=SERVER.seal(fewer))
    assert kinds(fewer, receipt("reveal")) == [Kind.SHOWN]


def test_two_receipts_that_contradict_each_other_convict_whatever_the_record_says() -> None:
    def signed(step: Literal["commit", "reveal"], seat: int, value: str, shown: Any = SHOWN, told: Any = HONEST) -> Any:
        return SERVER.receipt(told, seat, step, value, shown)

    lie = "ef" * 32
    others = ((0, SHOWN[0][1]), (1, lie), (2, SHOWN[2][1]))
    for one, other in (
        (receipt("commit"), signed("commit", 0, lie)),
        (receipt("reveal"), signed("reveal", 0, lie)),
        (receipt("reveal"), signed("reveal", 2, OWN[2].hex(), others)),  # told different seats different commitments
        (receipt("commit"), signed("commit", 1, lie, told=replace(HONEST, commitment=lie))),
    ):
        assert kinds(HONEST, one, other) == [Kind.TWICE] * 2
        assert kinds(replace(HONEST, match="another"), one, other) == [Kind.TWICE] * 2
    assert kinds(HONEST, receipt("commit"), receipt("commit")) == [Kind.FITS] * 2  # the same one, asked for again


def test_nobody_makes_a_proof_without_the_servers_key() -> None:
    real, convicting = receipt("reveal"), shuffled(withheld=(0, 1))
    for forged in (
        replace(real, seat=1),  # another seat's
        replace(real, match="table-8"),  # another match's
        replace(real, deal=2),
        replace(real, step="commit"),
        replace(real, value="12" * 32),
        replace(real, host="12" * 32),
        replace(real, shown=SHOWN[:2]),
        replace(real, signature="0" * 128),
        replace(real, key=OTHER.key),
        replace(receipt("reveal", signer=OTHER), key=SERVER.key),
        replace(real, key="ff" * 32),  # no point of the curve
    ):
        assert kinds(convicting, forged) == [Kind.FORGED]
    foreign = receipt("reveal", signer=OTHER)  # signed, by somebody else
    assert kinds(convicting, foreign) == [Kind.OTHER_KEY]
    assert kinds(replace(convicting, deal=2), real) == [Kind.ELSEWHERE] == kinds(replace(convicting, match="m"), real)
    forged = replace(real, value="12" * 32)  # a forgery beside a real one does not convict either
    assert kinds(HONEST, real, forged) == [Kind.FITS, Kind.FORGED]


def test_a_record_that_the_server_has_not_signed_convicts_nobody() -> None:
    """Whoever sat there knows the secret after the deal, and can write down a deal in which they are left out."""
    edited = replace(shuffled(withheld=(0,)), seal=None)
    assert kinds(edited, receipt("reveal")) == [Kind.UNSIGNED]
    assert kinds(replace(edited, key=None), receipt("reveal")) == [Kind.OTHER_KEY]
    assert kinds(replace(HONEST, seal=None), receipt("reveal")) == [Kind.FITS]


def record_with(told: FairShuffle | None) -> Any:
    seeded = shuffle_proof.seeded(MATCH, 7, OWN)
    return with_fair(oh.match(oh.ruleset("classic"), fair=seeded).record(), 1, told or seeded(1))


def sealed() -> FairShuffle:
    told = replace(shuffle_proof.seeded(MATCH, 7, OWN)(1), key=SERVER.key)
    return replace(told, seal=SERVER.seal(told))


def test_a_sealed_record_is_read_in_both_forms_and_one_of_before_still_checks() -> None:
    for told in (sealed(), None):
        record = record_with(told)
        for text in (record.text(), record.jsonl()):
            again = oh.read(text)
            assert again.deals[0].fair == record.deals[0].fair and again.check(shuffle=True).n_shuffles == 1
            assert (SERVER.key in text, "seal" in text) == (told is not None, told is not None)


def test_a_record_whose_key_or_seal_was_changed_is_refused() -> None:
    told = sealed()
    seal = str(told.seal)
    for changed in (
        replace(told, key=OTHER.key),
        replace(told, key=None),
        replace(told, seal=OTHER.seal(told)),
        replace(told, seal=seal[:-1] + ("0" if seal[-1] != "0" else "1")),
        replace(told, secret=None, seal=seal[:-1] + ("0" if seal[-1] != "0" else "1")),
        replace(told, seal="nonsense"),
    ):
        with pytest.raises(RecordMismatch) as caught:
            record_with(changed).check()
        assert caught.value.why is Why.BAD_SEAL
        for form in ("text", "jsonl"):
            with pytest.raises((RecordMismatch, BadText)):
                oh.read(getattr(record_with(changed), form)())


def test_a_file_of_receipts_is_read_again_and_anything_else_refused() -> None:
    held = tuple(receipt(step) for step in ("commit", "reveal"))
    raw = shuffle_receipts.write(held)
    assert shuffle_receipts.read(raw) == held
    told = msgspec.json.decode(raw)
    for changed in (
        b"",
        b"\xff",
        b"[" * 100_000,
        b" " * (shuffle_receipts.LARGEST + 1),
        msgspec.json.encode({**told, "version": 2}),
        msgspec.json.encode({**told, "more": 1}),
        msgspec.json.encode({**told, "receipts": told["receipts"] * (shuffle_receipts.MOST // 2 + 1)}),
        *(
            msgspec.json.encode({**told, "receipts": [{**told["receipts"][1], name: value}]})
            for name, value in {
                "match": "no/name",
                "deal": 0,
                "host": "AB" * 32,
                "seat": -1,
                "step": "secret",
                "value": "12",
                "shown": [[0, "12"]],
                "key": "",
                "signature": "12" * 32,
                "more": 1,
            }.items()
        ),
    ):
        with pytest.raises(BadText):
            shuffle_receipts.read(changed)


def test_seats_are_counted_by_how_they_contributed() -> None:
    told = shuffle_proof.tally(
        [HONEST, shuffled(withheld=(0, 1)), shuffled(silent=(2,)), shuffled(withheld=(1,), silent=(2,))]
    )
    assert told == shuffle_proof.Tally(own=7, given=2, withheld=3, deals_withheld=2)
    counted = record_with(None).check().contributions
    assert counted == shuffle_proof.Tally(own=3)
