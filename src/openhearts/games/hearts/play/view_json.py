"""Views of Hearts as plain data for other programs, and back; cards are texts, seats numbers, sets sorted lists.

What is read is replayed by the engine's own rules: data that contradict themselves raise BadView.  Rules and the
version of the form are written around it (bots/external/view_json.py).
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card
from openhearts.core.game import Standing
from openhearts.errors import BadView, Why, fault_of
from openhearts.games.hearts.play import public_transitions
from openhearts.games.hearts.play.view import View, build
from openhearts.games.hearts.play.view_builder import after_last_trick
from openhearts.games.hearts.rules.public_state import Claimed, Opened, Phase, Public, Trick, VoidReason
from openhearts.games.hearts.rules.ruleset import Ruleset

Cards = tuple[Card, ...]


class WireTrick(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished trick: cards in playing order from the leader on."""

    leader: int
    cards: Cards
    winner: int | None
    collector: int | None
    void: VoidReason | None


class WireOpened(Struct, frozen=True, forbid_unknown_fields=True):
    """What is turned face up when a deal is over, by seat."""

    dealt: tuple[Cards, ...]
    gave: tuple[Cards, ...]
    left: tuple[Cards, ...]
    kitty: Cards


class WireView(Struct, frozen=True, forbid_unknown_fields=True):
    """A view as other programs see it: the fields of `Public` and of `View`."""

    seat: int | None
    phase: Phase
    deal_number: int
    dealer: int
    pass_direction: str
    scores: tuple[int, ...]
    turn: int | None
    leader: int | None
    opening_card: Card | None
    has_passed: tuple[bool, ...]
    tricks: tuple[WireTrick, ...]
    trick: Cards
    broken: bool
    taken: tuple[Cards, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    set_aside: Cards
    kitty_to: int | None
    kitty_shown: Cards | None
    shooter: int | None
    is_sun: bool
    choice: Literal["add", "subtract"] | None
    claimed: Claimed | None
    opened: WireOpened | None
    hand: Cards
    dealt: Cards
    gave: Cards
    got: Cards | None
    kitty: Cards | None
    options: dict[str, object] = {}  # told, never read


def to_wire(view: View) -> dict[str, object]:
    """The view as plain data (str, int, bool, None, list, dict)."""
    public = view.public
    opened = public.opened
    sets = cardset.to_cards
    wire = WireView(
        seat=view.seat,
        phase=public.phase,
        deal_number=public.deal_number,
        dealer=public.dealer,
        pass_direction=public.pass_direction,
        scores=public.scores,
        turn=public.turn,
        leader=public.leader,
        opening_card=None if public.opening_card is None else CARDS[public.opening_card],
        has_passed=public.has_passed,
        tricks=tuple(
            WireTrick(one.leader, _named(one.ids), one.winner, one.collector, one.void) for one in public.tricks
        ),
        trick=_named(public.trick_ids),
        broken=public.broken,
        taken=tuple(sets(cards) for cards in public.taken),
        won=public.n_won,
        points=public.points,
        set_aside=sets(public.set_aside),
        kitty_to=public.kitty_to,
        kitty_shown=None if public.kitty_shown is None else sets(public.kitty_shown),
        shooter=public.shooter,
        is_sun=public.is_sun,
        choice=_choice(public.choice),
        claimed=public.claimed,
        opened=None
        if opened is None
        else WireOpened(
            tuple(sets(cards) for cards in opened.dealt),
            tuple(sets(cards) for cards in opened.gave),
            tuple(sets(cards) for cards in opened.left),
            sets(opened.kitty),
        ),
        hand=view.hand,
        dealt=view.dealt,
        gave=view.gave,
        got=view.got,
        kitty=view.kitty,
        options=_options(view),
    )
    plain: dict[str, object] = msgspec.to_builtins(wire)
    return plain


def _choice(choice: str | None) -> Literal["add", "subtract"] | None:
    return None if choice is None else "add" if choice == "add" else "subtract"


def _named(ids: tuple[int, ...]) -> Cards:
    return tuple(CARDS[idx] for idx in ids)


def _options(view: View) -> dict[str, object]:
    options = view.options
    if options.kind == "none":
        return {"kind": "none"}
    if options.kind == "choose":
        return {"kind": "choose", "actions": ["add", "subtract"]}
    found: dict[str, object] = {"kind": options.kind, "cards": [str(card) for card in options.cards]}
    return found | ({"count": options.count} if options.kind == "pass" else {"can_claim": options.can_claim})


def from_wire(rules: Ruleset, plain: object) -> View:
    """The view that plain data describe.  Raises BadView where they are incomplete or contradict themselves."""
    try:
        wire = msgspec.convert(plain, WireView)
        view = _read(rules, wire)
        check(view)
    except msgspec.ValidationError as error:
        raise BadView(Why.NO_VIEW, why=str(error)) from error
    except BadView:
        raise
    except (ValueError, IndexError) as error:
        raise BadView(Why.VIEW_CANNOT_BE, cause=fault_of(error)) from error
    return view


def _expect_seats(wire: WireView, n_seats: int) -> None:
    """Raises BadView for rows of another length, and seats that are not there."""
    by_seat = (wire.scores, wire.has_passed, wire.taken, wire.won, wire.points)
    if any(len(row) != n_seats for row in by_seat):
        raise BadView(Why.VIEW_ENTRIES, list=("scores", "has_passed", "taken", "won", "points"), count=n_seats)
    for seat in (wire.seat, wire.dealer, wire.turn, wire.leader, wire.kitty_to, wire.shooter):
        if seat is not None and not 0 <= seat < n_seats:
            raise BadView(Why.NO_SEAT, seat=seat, last=n_seats - 1)


def _opened(wire: WireOpened | None) -> Opened | None:
    """What lies open after the last trick."""
    if wire is None:
        return None
    return Opened(
        tuple(map(cardset.from_cards, wire.dealt)),
        tuple(map(cardset.from_cards, wire.gave)),
        tuple(map(cardset.from_cards, wire.left)),
        cardset.from_cards(wire.kitty),
    )


def _read(rules: Ruleset, wire: WireView) -> View:
    _expect_seats(wire, rules.seats)
    tricks = tuple(
        Trick(one.leader, ids, one.winner, one.collector, one.void, cardset.from_ids(ids))
        for one in wire.tricks
        for ids in (tuple(card.id for card in one.cards),)
    )
    public = Public(
        rules=rules,
        deal_number=wire.deal_number,
        dealer=wire.dealer,
        pass_direction=wire.pass_direction,
        scores=wire.scores,
        phase=wire.phase,
        turn=wire.turn,
        leader=wire.leader,
        led=_led(wire.trick),
        trick_ids=tuple(card.id for card in wire.trick),
        tricks=tricks,
        broken=wire.broken,
        taken=tuple(map(cardset.from_cards, wire.taken)),
        n_won=wire.won,
        set_aside=cardset.from_cards(wire.set_aside),
        has_passed=wire.has_passed,
        opening_card=None if wire.opening_card is None else wire.opening_card.id,
        kitty_to=wire.kitty_to,
        kitty_shown=None if wire.kitty_shown is None else cardset.from_cards(wire.kitty_shown),
        points=wire.points,
        shooter=wire.shooter,
        is_sun=wire.is_sun,
        choice=wire.choice,
        claimed=wire.claimed,
        opened=_opened(wire.opened),
    )
    return build(
        public,
        wire.seat,
        hand=cardset.from_cards(wire.hand),
        dealt=cardset.from_cards(wire.dealt),
        gave=cardset.from_cards(wire.gave),
        got=None if wire.got is None else cardset.from_cards(wire.got),
        kitty=None if wire.kitty is None else cardset.from_cards(wire.kitty),
    )


def _led(trick: Cards) -> int:
    from openhearts.games.hearts.rules.policies import suit_led

    return suit_led([card.id for card in trick])


# --- checks -----------------------------------------------------------------------------------------------------------


def check(view: View) -> None:
    """Raises BadView where open part and own cards do not follow from the plays (ValueError: impossible sets)."""
    public = view.public
    if public.phase == "over":
        return  # nobody is asked any more
    again = _replayed(public)
    for field in Public.__struct_fields__:
        if getattr(again, field) != getattr(public, field):
            raise BadView(Why.VIEW_FIELD, field=field)
    if view.seat is None:
        return
    pack = public.rules.pack_set
    held = cardset.minus(view.dealt_mask, view.gave_mask) if view.got_mask is not None else view.dealt_mask
    held = cardset.union(held, view.got_mask or 0)
    for trick in (*public.tricks, *_open_trick(public)):
        for place, idx in enumerate(trick.ids):
            if (trick.leader + place) % public.n_seats == view.seat:
                held = cardset.remove(held, idx)
    if view.got_mask is None:
        held = cardset.minus(held, view.gave_mask)
    if held != view.hand_mask or not cardset.contains(pack, view.dealt_mask):
        raise BadView(Why.VIEW_HAND, field="hand")
    known = cardset.union(cardset.union(public.played_mask, view.hand_mask), view.kitty_mask or 0)
    if not cardset.contains(pack, known):
        raise BadView(Why.VIEW_FIELD, field="hand")


def _open_trick(public: Public) -> tuple[Trick, ...]:
    if not public.trick_ids:
        return ()
    return (Trick(public.leader or 0, public.trick_ids, None, None, None, 0),)


def _replayed(public: Public) -> Public:
    """The open part as the plays make it, from the same deal, leader, passes and kitty."""
    rules = public.rules
    rows = [trick.ids for trick in public.tricks] + ([public.trick_ids] if public.trick_ids else [])
    leader = public.tricks[0].leader if public.tricks else public.leader
    standing = Standing(rules, public.deal_number, public.dealer, 0, public.leader, None, public.scores)
    again = public_transitions.dealt(standing, public.kitty_shown or 0)
    again = msgspec.structs.replace(again, has_passed=public.has_passed)
    if public.phase == "pass":
        return again
    if leader is None:
        raise BadView(Why.VIEW_FIELD, field="leader")
    again = public_transitions.begun(again, leader, public.opening_card)
    n_cards = rules.seats * rules.hand_size
    n_laid = 0
    for row in rows:
        for idx in row:
            n_laid += 1
            if again.turn is None or idx not in rules.pack_ids:
                raise BadView(Why.VIEW_FIELD, field="tricks", card=str(CARDS[idx]))
            again = public_transitions.laid(again, idx, public.kitty_shown or 0, n_laid == n_cards)
    return after_last_trick(again) if again.turn is None else again
