"""Views of Herz an Herz as plain data for other programs, and back; cards are texts, jokers with their value.

It checks that the cards agree with each other; rules and the form of the whole stand in bots/external/view_json.py.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from openhearts.errors import BadText, BadView, Why, fault_of
from openhearts.games.herz_an_herz.play.notation import action_text
from openhearts.games.herz_an_herz.play.view import View, build
from openhearts.games.herz_an_herz.rules.cards import card, card_text
from openhearts.games.herz_an_herz.rules.public_state import Phase, Public
from openhearts.games.herz_an_herz.rules.ruleset import Ruleset
from openhearts.games.herz_an_herz.rules.tower import Laid, Tower


class WireTower(Struct, frozen=True, forbid_unknown_fields=True):
    """A tower: start card and rows from the top, `60` or `J26-50=45`."""

    start: str | None
    left: tuple[str, ...]
    right: tuple[str, ...]


class WireView(Struct, frozen=True, forbid_unknown_fields=True):
    """A view as other programs see it: the fields of `Public` and of `View`."""

    seat: int | None
    phase: Phase
    deal_number: int
    dealer: int
    scores: tuple[int, ...]
    turn: int | None
    drawn: str | None
    towers: tuple[WireTower, ...]
    stock: int
    n_drawn: int
    discards: tuple[str, ...]
    n_discards: int
    completed_by: int | None
    remembered: tuple[str, ...]
    options: dict[str, object] = {}  # told, never read


def to_wire(view: View) -> dict[str, object]:
    """The view as plain data (str, int, bool, None, list, dict)."""
    public = view.public
    wire = WireView(
        seat=view.seat,
        phase=public.phase,
        deal_number=public.deal_number,
        dealer=public.dealer,
        scores=public.scores,
        turn=public.turn,
        drawn=None if public.drawn is None else card_text(public.drawn),
        towers=tuple(
            WireTower(
                None if tower.start is None else str(tower.start),
                tuple(map(str, tower.left)),
                tuple(map(str, tower.right)),
            )
            for tower in public.towers
        ),
        stock=public.n_stock,
        n_drawn=public.n_drawn,
        discards=tuple(map(card_text, public.discards)),
        n_discards=public.n_discards,
        completed_by=public.completed_by,
        remembered=tuple(map(card_text, view.remembered)),
        options={
            "kind": public.phase if view.options else "none",
            "actions": [action_text(one) for one in view.options],
        },
    )
    plain: dict[str, object] = msgspec.to_builtins(wire)
    return plain


def from_wire(rules: Ruleset, plain: object) -> View:
    """The view that plain data describe.  Raises BadView where they are incomplete or contradict themselves."""
    try:
        wire = msgspec.convert(plain, WireView)
        view = _read(rules, wire)
    except msgspec.ValidationError as error:
        raise BadView(Why.NO_VIEW, why=str(error)) from error
    except (BadText, ValueError) as error:
        raise error if isinstance(error, BadView) else BadView(Why.VIEW_CANNOT_BE, cause=fault_of(error)) from error
    check(view)
    return view


def _laid(text: str) -> Laid:
    name, _, value = text.partition("=")
    code = card(name)
    return Laid(code, int(value) if value else code)


def _read(rules: Ruleset, wire: WireView) -> View:
    if len(wire.scores) != rules.seats or len(wire.towers) != rules.seats:
        raise BadView(Why.VIEW_ENTRIES, list=("scores", "towers"), count=rules.seats)
    for seat in (wire.seat, wire.dealer, wire.turn, wire.completed_by):
        if seat is not None and not 0 <= seat < rules.seats:
            raise BadView(Why.NO_SEAT, seat=seat, last=rules.seats - 1)
    public = Public(
        rules=rules,
        deal_number=wire.deal_number,
        dealer=wire.dealer,
        scores=wire.scores,
        phase=wire.phase,
        turn=wire.turn,
        drawn=None if wire.drawn is None else card(wire.drawn),
        towers=tuple(
            Tower(
                None if tower.start is None else _laid(tower.start),
                tuple(map(_laid, tower.left)),
                tuple(map(_laid, tower.right)),
            )
            for tower in wire.towers
        ),
        n_stock=wire.stock,
        n_drawn=wire.n_drawn,
        discards=tuple(map(card, wire.discards)),
        n_discards=wire.n_discards,
        completed_by=wire.completed_by,
    )
    return build(public, wire.seat, tuple(map(card, wire.remembered)))


def check(view: View) -> None:
    """Raises BadView where more cards are known than the pack has, or the counts do not agree."""
    public = view.public
    if public.phase == "over":
        return
    if public.turn is None or public.drawn is None:
        raise BadView(Why.VIEW_FIELD, field="turn")
    known = [*view.remembered, public.drawn, *(laid.card for tower in public.towers for laid in tower.laid)]
    pack = list(public.rules.pack_cards)
    for code in known:
        if code not in pack:
            raise BadView(Why.CARD_TOO_OFTEN, card=card_text(code))
        pack.remove(code)
    if public.n_drawn != len(known) or public.n_discards != len(view.remembered):
        raise BadView(Why.VIEW_FIELD, field="n_drawn")
    if public.n_stock > len(pack):
        raise BadView(Why.VIEW_UNSEEN, told=public.n_stock, right=len(pack), field="stock")
