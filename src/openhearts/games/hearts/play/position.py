"""Positions of Hearts: everything about a deal, and `apply`, which makes the next one.

Immutable: an illegal action leaves everything as it was. Who may know what is said by events.py and `view_of`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card
from openhearts.cards.cardset import BITS, KINDS_MASK, SUIT_MASKS, TWICE
from openhearts.core.event import Event
from openhearts.errors import IllegalAction, NotToAct, Reason, Why, is_row
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play import public_transitions
from openhearts.games.hearts.play import view as views
from openhearts.games.hearts.play.actions import Action, Choose, Claim, Options, Pass, Play, ill_made
from openhearts.games.hearts.play.claim import certain
from openhearts.games.hearts.play.view import View, build
from openhearts.games.hearts.rules import scoring
from openhearts.games.hearts.rules.legal import legal_plays, refused_play, why_illegal
from openhearts.games.hearts.rules.policies import breaks, opening_card_of, suit_led
from openhearts.games.hearts.rules.public_state import Claimed, Opened, Public, Trick
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.scoring import counted
from openhearts.games.hearts.rules.tricks import breaking_place, cancelled_mask

Applied = tuple["Position", tuple[Event, ...]]


class Position(Struct, frozen=True, gc=False):
    """Everything: what lies open, and every seat's cards as sets (see cards/cardset.py)."""

    public: Public
    hands: tuple[int, ...]
    dealt: tuple[int, ...]
    gave: tuple[int, ...]
    kitty: int


def apply(position: Position, seat: int, action: Action) -> Applied:
    """The position after an action of a seat, and what happened.

    Raises NotToAct and IllegalAction; the old position stays as it was.
    """
    if type(action) is Play:
        return _play(position, seat, action)
    if type(action) is Pass:
        return _pass(position, seat, action)
    if type(action) is Choose:
        return _choose(position, seat, action)
    if type(action) is Claim:
        return _claim(position, seat, agreed=action.agreed)
    raise IllegalAction(Reason.NOT_AN_ACTION)


def view_of(position: Position, seat: int | None) -> View:
    """What a seat (None: a watcher) knows; one of the two functions that make views."""
    public = position.public
    if seat is None:
        return build(public, None, kitty=public.kitty_shown)
    done = public.phase != "pass"
    got = position.gave[public.pass_from(seat)] if done else None
    return build(
        public,
        seat,
        hand=position.hands[seat],
        dealt=position.dealt[seat],
        gave=position.gave[seat],
        got=got,
        kitty=kitty_known(position, seat),
    )


def options_of(position: Position, seat: int) -> Options:
    """What a seat may do: the options of its view, without the view."""
    return views.options_of(
        position.public, seat, position.hands[seat], position.dealt[seat], kitty_known(position, seat)
    )


def kitty_known(position: Position, seat: int) -> int | None:
    """The kitty, where a seat has seen it."""
    public = position.public
    if public.kitty_shown is None and public.rules.deal.leftover_seen_by == "winner" and public.kitty_to == seat:
        return position.kitty
    return public.kitty_shown


def _expect(public: Public, seat: int, phase: str) -> None:
    if public.phase == "over":
        raise IllegalAction(Reason.DEAL_OVER)
    if public.phase != phase:
        raise IllegalAction(Reason.WRONG_PHASE, phase=public.phase)
    if public.turn is not None and public.turn != seat:
        raise NotToAct(turn=public.turn)
    if not 0 <= seat < public.rules.seats:
        raise NotToAct(Why.NO_SEAT, seat=seat, last=public.rules.seats - 1)


# --- passing ----------------------------------------------------------------------------------------------------------


def _pass(position: Position, seat: int, action: Pass) -> Applied:
    public = position.public
    _expect(public, seat, "pass")
    wanted = public.rules.pass_.count
    if type(action.cards) is not tuple and not is_row(action.cards):
        raise ill_made(action)
    if len(action.cards) != wanted and all(isinstance(card, Card) for card in action.cards):
        raise IllegalAction(Reason.PASS_COUNT, count=wanted)
    dealt = position.dealt[seat]
    given = 0
    for card in action.cards:
        if type(card) is not Card:
            raise ill_made(action)
        if cardset.copies(given, card.id) >= cardset.copies(dealt, card.id):
            reason = Reason.PASS_TWICE if dealt >> card.id & 1 else Reason.CARD_NOT_HELD
            raise IllegalAction(reason, card=str(card))
        given = cardset.add(given, card.id)
    gave = _with(position.gave, seat, given)
    passed = _with(public.has_passed, seat, True)
    chosen = ev.PassChosen(seat, cardset.to_cards(given), changed=public.has_passed[seat])
    if not all(passed):
        hands = _with(position.hands, seat, cardset.minus(dealt, given))
        return replace(position, public=replace(public, has_passed=passed), hands=hands, gave=gave), (chosen,)
    hands = tuple(
        cardset.union(cardset.minus(position.dealt[idx], gave[idx]), gave[public.pass_from(idx)])
        for idx in range(len(gave))
    )
    moves = tuple(ev.PassMove(idx, public.pass_to(idx), cardset.to_cards(cards)) for idx, cards in enumerate(gave))
    moved = ev.CardsPassed(public.pass_direction, moves)
    started, more = start_play(replace(position, public=replace(public, has_passed=passed), hands=hands, gave=gave))
    return started, (chosen, moved, *more)


def _with(items: tuple[object, ...], seat: int, item: object) -> tuple[Any, ...]:
    changed = list(items)
    changed[seat] = item
    return tuple(changed)


def start_play(position: Position) -> Applied:
    """Begin the first trick: the holder of the opening card leads, or the seat that the standing named."""
    public = position.public
    idx = opening_card_of(public.rules, position.hands)
    leader = public.leader
    if leader is None:
        holders = [seat for seat, hand in enumerate(position.hands) if idx is not None and hand >> idx & 1]
        if not holders:
            raise ValueError("nobody leads: the standing names no leader, and nobody holds an opening card")
        leader = holders[0]
    return replace(position, public=public_transitions.begun(public, leader, idx)), (
        ev.PlayStarted(leader, None if idx is None else CARDS[idx]),
    )


# --- playing ----------------------------------------------------------------------------------------------------------


def _play(position: Position, seat: int, action: Play) -> Applied:
    public = position.public
    if public.turn != seat or public.phase != "play":
        _expect(public, seat, "play")
    card = action.card
    try:
        idx = card.id
    except AttributeError:
        raise ill_made(action) from None
    hands = position.hands
    hand = hands[seat]
    bit = BITS[idx]
    # After the first trick these are allowed, whatever the rules say: to follow suit, what one who cannot follow holds,
    # and to lead what is not locked.  No need to ask them.
    led = public.led
    is_free = led == idx >> 4 or (
        not hand & SUIT_MASKS[led] if led >= 0 else public.broken or not public.rules.locked_mask & bit
    )
    if not (is_free and public.tricks and hand & bit) and not legal_plays(hand, public) & bit:
        reason = why_illegal(hand, public, idx) or Reason.LOCKED
        raise refused_play(reason, str(card), public)
    hand ^= bit << TWICE if hand > KINDS_MASK and hand >> TWICE & bit else bit
    changed = list(hands)
    changed[seat] = hand
    hands = tuple(changed)
    after = public_transitions.laid(public, idx, position.kitty, not hands[0])
    done = Position(after, hands, position.dealt, position.gave, position.kitty)
    played = ev.CardPlayed(seat, card)
    if not after.trick_ids:
        return _end_trick(done, public, played)
    if public.broken or not public.rules.broken_by_mask & bit:  # nearly always
        return done, (played,)
    is_breaking = breaking_place(public.rules, False, after.trick_ids) == len(public.trick_ids)
    return done, (played, ev.Broken(seat, card)) if is_breaking else (played,)


def _end_trick(done: Position, before: Public, played: Event) -> Applied:
    """What happened when a trick ended, and the end of the deal after the last one."""
    public, kitty = done.public, done.kitty
    rules = public.rules
    trick = public.tricks[-1]
    number, is_last = len(public.tricks), public.turn is None
    events = [played]
    if public.broken and not before.broken and breaking_place(rules, False, before.trick_ids) is None:
        events.append(_broken(rules, public.tricks))
    shown = trick.cards
    if trick.winner is None:
        cancelled = cardset.mask_cards(cancelled_mask(rules, trick.ids))
        reason = trick.void or "no_live_led_card"
        events.append(
            ev.TrickVoid(number, trick.leader, shown, reason, cancelled, is_last, trick.collector, public.turn)
        )
    else:
        waiting = cardset.to_cards(before.set_aside) if before.set_aside else ()
        points = public.points[trick.winner] - before.points[trick.winner]
        if public.kitty_shown != before.kitty_shown:
            points -= counted(rules, kitty)
        events.append(ev.TrickTaken(number, trick.winner, shown, waiting, points))
    if public.kitty_to != before.kitty_to:
        events.append(_kitty_taken(public, kitty))
    if not is_last:
        return done, tuple(events)
    finished, final = _finish_deal(done)
    return finished, (*events, *final)


def _kitty_taken(public: Public, kitty: int) -> Event:
    assert public.kitty_to is not None, "somebody took the kitty"
    rules = public.rules
    return ev.KittyTaken(public.kitty_to, rules.n_left_over, rules.deal.leftover_seen_by, cardset.to_cards(kitty))


def _broken(rules: Ruleset, tricks: tuple[Trick, ...]) -> ev.Broken:
    """Names the card that broke the lock: the first that could in the latest trick with one, or its last card."""
    is_last = rules.lead.broken_when == "last_card_of_previous_trick"
    for trick in reversed(tricks):
        led = suit_led(trick.ids)
        for place, idx in list(enumerate(trick.ids))[-1 if is_last else 0 :]:
            if breaks(rules, idx, led):
                return ev.Broken(trick.seat_of(place), CARDS[idx])
    raise AssertionError("the lock is broken, but no card can have done it")


# --- the end of a deal ------------------------------------------------------------------------------------------------


def _choose(position: Position, seat: int, action: Choose) -> Applied:
    public = position.public
    _expect(public, seat, "choose")
    if action.choice not in ("add", "subtract"):
        raise IllegalAction(Reason.BAD_CHOICE)
    return _over(position, _all_taken(position), _in_play(position), choice=action.choice)


def _claim(position: Position, seat: int, *, agreed: bool) -> Applied:
    public = position.public
    _expect(public, seat, "play")
    if type(agreed) is not bool:
        raise ill_made(Claim(agreed))
    kind = "all_mine" if agreed else certain(public, seat, position.hands[seat], kitty_known(position, seat))
    if kind is None:
        raise IllegalAction(Reason.CLAIM_NOT_CERTAIN)
    n_left = public.rules.hand_size - len(public.tricks)
    public = replace(public, claimed=Claimed(seat, kind), turn=None)
    more: tuple[Event, ...] = ()
    if kind == "all_mine":
        hidden = cardset.EMPTY
        for hand in position.hands:
            hidden = cardset.union(hidden, hand)
        rest = cardset.union(cardset.union(public.set_aside, hidden), cardset.from_ids(public.trick_ids))
        after = public_transitions.collect(replace(public, set_aside=0), seat, rest, position.kitty, is_last=True)
        if after.kitty_to != public.kitty_to:
            more = (_kitty_taken(after, position.kitty),)
        # Who takes the rest is known, but not what it is: hands are turned over when the deal is over (_over).
        public = replace(
            after,
            taken=_with(after.taken, seat, cardset.minus(after.taken[seat], hidden)),
            points=_with(after.points, seat, after.points[seat] - counted(public.rules, hidden)),
            n_won=_with(after.n_won, seat, after.n_won[seat] - 1 + n_left),
        )
    finished, events = _finish_deal(replace(position, public=public))
    return finished, (ev.DealClaimed(seat, kind), *more, *events)


# --- the deal is over: moon or sun, the choice, the points, and everything face up ------------------------------------


def _in_play(position: Position) -> int:
    """Set of the cards that were dealt, the kitty included where a seat can win it."""
    cards = position.kitty if position.public.rules.has_kitty else 0
    for hand in position.dealt:
        cards = cardset.union(cards, hand)
    return cards


def _all_taken(position: Position) -> tuple[int, ...]:
    """What each seat took, an unseen kitty and the hands that a claimer took without a look too."""
    public = position.public
    taken = list(public_transitions.all_taken(public, position.kitty))
    if public.claimed is not None and public.claimed.kind == "all_mine":
        for hand in position.hands:
            taken[public.claimed.seat] = cardset.union(taken[public.claimed.seat], hand)
    return tuple(taken)


def _finish_deal(position: Position) -> Applied:
    """After the last trick: ask the shooter of a moon where the rules say so, else count."""
    public = position.public
    rules = public.rules
    taken, whole = _all_taken(position), _in_play(position)
    public = public_transitions.settled(public, taken, whole)
    shooter, sun = public.shooter, public.is_sun
    if shooter is None:
        return _over(position, taken, whole)
    shot = ev.MoonShot(shooter, sun, scoring.moon_award(rules, sun), scoring.moon_value(rules, sun, whole))
    position = replace(position, public=public)
    if public.phase == "choose":
        return position, (shot,)
    finished, events = _over(position, taken, whole)
    return finished, (shot, *events)


def _over(
    position: Position, taken: tuple[int, ...], whole: int, choice: Literal["add", "subtract"] | None = None
) -> Applied:
    """Count the deal, of what each seat took and of all cards in play, and turn everything face up."""
    public = position.public
    rules = public.rules
    points = scoring.score_deal(rules, taken, public.n_won, whole, choice=choice)
    scores = scoring.add_scores(rules, public.scores, points)
    opened = Opened(position.dealt, position.gave, position.hands, position.kitty)
    final = replace(
        public,
        phase="over",
        turn=None,
        points=points,
        taken=taken,
        choice=choice,
        opened=opened,
        kitty_shown=position.kitty,
    )
    uncollected = cardset.to_cards(public.set_aside)
    ended = ev.DealEnded(
        public.deal_number,
        points,
        scores,
        tuple([cardset.to_cards(hand) for hand in position.dealt]),
        tuple([cardset.to_cards(cards) for cards in position.gave]),
        cardset.to_cards(position.kitty),
        uncollected,
    )
    events: tuple[Event, ...] = (ended,)
    if choice is not None and public.shooter is not None:
        chosen = ev.MoonChosen(public.shooter, choice, scoring.moon_value(rules, public.is_sun, whole))
        events = (chosen, ended)
    return replace(position, public=final), events
