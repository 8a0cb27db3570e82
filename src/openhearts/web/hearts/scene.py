"""What a Hearts table looks like to one reader, as values that a template draws: seats, trick, hand, what lies open.

It reads a view and nothing else.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import Card
from openhearts.games.hearts.play.actions import Pass, Play
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.legal import refused_play, why_illegal
from openhearts.games.hearts.rules.tricks import cancelled_mask, winning_place
from openhearts.speech.hearts.events import lock_key
from openhearts.web.decks import back
from openhearts.web.hearts.after import After, after_of
from openhearts.web.hearts.faces import Face, face, faces
from openhearts.web.rooms import Seen

ROOMY: Final = 6  # seats: at larger tables cards are small
ARROWS: Final = {"L1": "left", "R1": "right", "L2": "left2", "R2": "right2", "ACROSS": "up"}


class Seat(Struct, frozen=True):
    """A seat around the table; `spot` counts clockwise from the reader."""

    seat: int
    name: str
    spot: int
    score: int
    points: int
    tricks: int
    is_own: bool
    is_dealer: bool
    has_chosen: bool
    is_bot: bool
    is_away: bool


class Laid(Struct, frozen=True):
    """A card before a seat; `fate`: it wins or is cancelled, or took the trick that is over."""

    seat: int
    spot: int
    face: Face
    fate: str = ""


class Passing(Struct, frozen=True):
    """The pass: an arrow towards who gets the cards, and the neighbours by name; empty names for a watcher."""

    arrow: str
    count: int
    chosen: int
    to: str
    giver: str


class Pile(Struct, frozen=True):
    """Cards beside the trick: their faces where they are known, else how many lie there."""

    label: str
    cards: tuple[Face, ...]
    backs: tuple[str, ...] = ()


class Scene(Struct, frozen=True):
    """Everything that `games/hearts.html` draws."""

    seats: tuple[Seat, ...]
    turns: tuple[int, ...]  # the seats that are to act
    laid: tuple[Laid, ...]
    is_old: bool  # whether those cards are of the trick that is over
    hand: tuple[Face, ...]
    head: tuple[str, ...]
    last: tuple[tuple[str, Face, bool], ...]
    piles: tuple[Pile, ...]
    passing: Passing | None
    came: tuple[Face, ...]
    came_from: str
    is_small: bool
    after: After | None = None
    kind: str = "none"


def scene_of(seen: Seen, hand: tuple[Card, ...], chosen: tuple[int, ...]) -> Scene:
    """The scene of a view; `chosen`: places in the hand that are to be passed."""
    view: View = seen.view
    public = view.public
    own, n_seats = 0 if view.seat is None else view.seat, public.n_seats
    plays, winner, is_old = _laid(view)
    wins = "took" if is_old else "wins"
    cancelled = cancelled_mask(public.rules, [card.id for _, card in plays])
    last = public.last_trick
    came = _came(view)
    return Scene(
        seats=tuple([_seat(seen, (own + spot) % n_seats, spot) for spot in range(n_seats)]),
        turns=public.to_act if public.phase != "over" else (),
        laid=tuple(
            [
                Laid(
                    seat,
                    (seat - own) % n_seats,
                    face(seen, card),
                    wins if seat == winner else "cancelled" if cancelled >> card.id & 1 else "",
                )
                for seat, card in plays
            ]
        ),
        is_old=is_old,
        hand=_hand(seen, hand, chosen),
        head=_head(seen),
        last=()
        if last is None or is_old
        else tuple([(seen.names[seat], face(seen, card), seat == last.winner) for seat, card in last.plays]),
        piles=_piles(seen),
        passing=_passing(seen, len(chosen)),
        came=faces(seen, came) if not public.trick and not public.tricks else (),
        came_from=seen.names[public.pass_from(own)] if came else "",
        is_small=n_seats > ROOMY,
        after=after_of(seen),
        kind=view.options.kind,
    )


def _came(view: View) -> tuple[Card, ...]:
    """The cards that came with the pass, as long as the seat has not played."""
    seat, public = view.seat, view.public
    if seat is None or public.phase != "play" or public.hand_size(seat) < public.rules.hand_size:
        return ()
    return view.got or ()


def _passing(seen: Seen, chosen: int) -> Passing | None:
    view: View = seen.view
    public = view.public
    if public.phase != "pass":
        return None
    arrow, count = ARROWS.get(public.pass_direction, "up"), public.rules.pass_.count
    if view.seat is None:
        return Passing(arrow, count, 0, "", "")
    given = count if public.has_passed[view.seat] else chosen
    to, giver = public.pass_to(view.seat), public.pass_from(view.seat)
    return Passing(arrow, count, given, seen.names[to], seen.names[giver])


def _laid(view: View) -> tuple[tuple[tuple[int, Card], ...], int | None, bool]:
    """Cards before the seats, the seat that wins them, and whether they are of the last trick."""
    public = view.public
    if public.trick:
        plays, place = public.on_table, winning_place(public.rules, public.trick)
        return plays, None if place is None else plays[place][0], False
    trick = public.last_trick
    return ((), None, False) if trick is None else (trick.plays, trick.winner, True)


def _seat(seen: Seen, seat: int, spot: int) -> Seat:
    public, facts = seen.view.public, seen.facts
    return Seat(
        seat=seat,
        name=seen.names[seat],
        spot=spot,
        score=public.scores[seat],
        points=public.points[seat],
        tricks=public.n_won[seat],
        is_own=seat == seen.view.seat,
        is_dealer=seat == public.dealer,
        has_chosen=public.phase == "pass" and public.has_passed[seat],
        is_bot=seat in facts.bots,
        is_away=seat in facts.away,
    )


def _hand(seen: Seen, hand: tuple[Card, ...], chosen: tuple[int, ...]) -> tuple[Face, ...]:
    view, text = seen.view, seen.speaker.text
    legal = set(view.options.cards) if view.options.kind == "play" else set()
    new = set(_came(view))
    hinted = _hinted(seen)
    found: list[Face] = []
    copies: dict[str, int] = {}
    for place, card in enumerate(hand):
        state, note = "free", ""
        if place in chosen:
            state, note = "chosen", text("web-chosen", number=chosen.index(place) + 1, count=view.options.count)
        elif view.options.kind == "play":
            state = "legal" if card in legal else "blocked"
            note = "" if card in legal else _why(seen, card)
        copies[card] = copies.get(card, 0) + 1
        found.append(
            face(
                seen,
                card,
                state=state,
                note=note,
                is_new=card in new,
                is_hinted=card in hinted,
                key=f"{card}{copies[card] if copies[card] > 1 else ''}",
            )
        )
    return tuple(found)


def _hinted(seen: Seen) -> set[Card]:
    """The cards that a hint names."""
    match None if seen.hint is None else seen.hint.action:
        case Pass(cards):
            return set(cards)
        case Play(card):
            return {card}
    return set()


def _why(seen: Seen, card: Card) -> str:
    """Why a card may not be played, in words."""
    view: View = seen.view
    reason = why_illegal(view.hand_mask, view.public, card.id)
    if reason is None:
        return ""
    error = refused_play(reason, str(card), view.public)
    return seen.speaker.error(error, view, seen.names)


def _head(seen: Seen) -> tuple[str, ...]:
    public, text = seen.view.public, seen.speaker.text
    said = [text("terminal-deal-number", number=public.deal_number)]
    if public.phase == "pass":
        said.append(text("terminal-head-pass", direction=public.pass_direction))
    elif public.phase == "play":
        said.append(text("terminal-head-trick", number=public.trick_number, count=public.rules.hand_size))
        if public.rules.lead.broken_when not in ("free", "never"):
            said.append(
                text("terminal-head-broken", broken="yes" if public.broken else "no", lock=lock_key(public.rules))
            )
        if public.led >= 0:
            said.append(text("terminal-led", suit="CDHS"[public.led]))
    return tuple(said)


def _piles(seen: Seen) -> tuple[Pile, ...]:
    """Cards of void tricks that wait for a winner, and the kitty until somebody has it."""
    view: View = seen.view
    public, text = view.public, seen.speaker.text
    found = []
    if public.set_aside:
        cards = cardset.to_cards(public.set_aside)
        found.append(Pile(text("terminal-set-aside", count=len(cards)), faces(seen, cards)))
    if public.rules.has_kitty and public.kitty_size and public.phase != "over":
        mask = public.kitty_shown if public.kitty_shown is not None else view.kitty_mask
        known = () if mask is None else faces(seen, cardset.to_cards(mask))
        if public.kitty_to is None or known:
            backs = () if known else (back().href,) * min(public.kitty_size, 3)
            found.append(Pile(text("terminal-kitty", count=public.kitty_size), known, backs))
    return tuple(found)
