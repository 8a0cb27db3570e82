"""Sets of cards as whole numbers: what stands in one is named in order, copies and all."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from openhearts.cards import cardset
from openhearts.cards.card import CARDS

KINDS = st.integers(0, 63)


@given(st.lists(KINDS, unique=True), st.data())
def test_what_stands_in_a_set_is_named_in_order(once: list[int], data: st.DataObject) -> None:
    twice: Sequence[int] = data.draw(st.lists(st.sampled_from(once), unique=True) if once else st.just([]))
    cards = cardset.from_ids([*once, *twice])
    held = tuple(sorted([*once, *twice]))
    assert cardset.ids(cards) == held
    assert cardset.to_cards(cards) == tuple(CARDS[idx] for idx in held)
    assert cardset.from_ids(cardset.ids(cards)) == cards
    mask = cardset.kinds(cards)
    assert cardset.mask_ids(mask) == tuple(sorted(once))
    assert cardset.mask_cards(mask) == tuple(CARDS[idx] for idx in sorted(once))
