"""What is played in a deal: actions of people and bots, hints, claims, taking back, and the pauses of a guided deal.

Pure: each function answers a wish with facts or raises a refusal.  A hand is its holder's alone: `hand_of`.
"""

from __future__ import annotations

from typing import Final, assert_never

from openhearts.core.action import Action
from openhearts.core.game import Claims
from openhearts.errors import Forbidden, NotToAct, Why
from openhearts.tables.session import commands as c
from openhearts.tables.session import logged_facts as f
from openhearts.tables.session.match_state import Deal
from openhearts.tables.session.people import Facts, check_seated
from openhearts.tables.session.presence import is_late, stands_in
from openhearts.tables.session.state import State


def decided(state: State, by: str, wish: c.PlayWish, at: float) -> Facts:
    """What comes of a wish about the deal on the table.  Raises a refusal."""
    match wish:
        case c.Act():
            return act(state, by, wish)
        case c.BotActs():
            return bot_acts(state, wish, at)
        case c.TakeBack():
            return take_back(state, by, wish)
        case c.TakeHint():
            return take_hint(state, by, wish)
        case c.ReadOn():
            return read_on(state, by)
        case c.Hurry():
            return hurry(state, by)
        case c.ClaimRest():
            return claim(state, by, wish)
        case c.AnswerClaim():
            return answer_claim(state, by, wish)
        case _:
            assert_never(wish)


def deal_of(state: State) -> Deal:
    """The deal on the table.  Raises NotToAct before the first one, and while cards are shuffled."""
    if state.deal is None or state.closed:
        raise NotToAct(Why.NOT_BEGUN)
    return state.deal


def hand_of(state: State, by: str, seat: int) -> Deal:
    """The deal, for a person who may see and play the hand of a seat.  Raises Forbidden for everybody else."""
    deal = deal_of(state)
    if seat not in state.seats_of(by):
        raise Forbidden(Why.NOT_YOUR_SEAT)
    if seat not in state.plays(by):
        raise Forbidden(Why.AFTER_THE_DEAL)
    return deal


# --- actions ----------------------------------------------------------------------------------------------------------


def act(state: State, by: str, wish: c.Act) -> Facts:
    """A person does something for a seat whose hand is theirs; nothing where `turn` is answered already."""
    deal = hand_of(state, by, wish.seat)
    if wish.turn and wish.turn != deal.turn_of(wish.seat):
        return []
    action = _action(state, deal, wish.seat, wish.action)
    rules = claims_of(state)
    if rules is not None and rules.is_agreed(action):
        raise Forbidden(Why.CLAIM_ALONE)
    return [_acted(state, deal, wish.seat, action)]


def _action(state: State, deal: Deal, seat: int, text: str) -> Action:
    if state.shuffle is not None:
        raise NotToAct(Why.SHUFFLING)
    if seat not in state.to_act:
        raise NotToAct(Why.NOT_NOW)
    return state.game.action_from_text(state.game.view_of(deal.position, seat), text)


def _acted(
    state: State, deal: Deal, seat: int, action: Action, bot: str = "", version: str = "", late: bool = False
) -> f.Acted:
    """An action that the rules allow.  Raises NotToAct, IllegalAction."""
    _, events = state.game.apply(deal.position, seat, action)
    is_hidden = any(event.for_seat(None) != event for event in events)
    return f.Acted(seat, state.game.action_text(action), bot, version, late, is_hidden)


def bot_for(state: State, at: float) -> tuple[int, str] | None:
    """The seat that a bot decides for at a moment, and which bot; None while a person is to decide."""
    to_act = state.to_act
    for seat in to_act:
        if state.player(seat) is None:
            return seat, state.chairs[seat].bot or state.settings.level
    for seat in to_act:
        if is_bots(state, seat, at):
            return seat, state.settings.level
    return None


def is_bots(state: State, seat: int, at: float) -> bool:
    """Whether a bot decides in a seat at a moment: its own, or for a person who is away for long or late."""
    return state.player(seat) is None or stands_in(state, seat) or is_late(state, seat, at)


def bot_acts(state: State, wish: c.BotActs, at: float) -> Facts:
    """What a bot chose, if the deal still stands where it was asked and it is a bot's turn in that seat."""
    deal, seat = state.deal, wish.seat
    if deal is None or (deal.number, len(deal.steps)) != (wish.deal, wish.n_steps):
        return []
    if wish.turn and wish.turn != deal.turn_of(seat):
        return []
    if seat not in state.to_act or is_reading(state) or not is_bots(state, seat, at):
        return []
    action = _action(state, deal, seat, wish.action)
    late = state.player(seat) is not None and is_late(state, seat, at)
    return [_acted(state, deal, seat, action, wish.bot, wish.version, late)]


def take_back(state: State, by: str, wish: c.TakeBack) -> Facts:
    """A lone person takes back their last decision, and what followed."""
    deal = hand_of(state, by, wish.seat)
    if not state.settings.undo:
        raise Forbidden(Why.NO_UNDO)
    if not can_take_back(state, wish.seat):
        raise Forbidden(Why.NOTHING_TO_UNDO, seat=wish.seat)
    last = max(idx for idx, step in enumerate(deal.steps) if step.seat == wish.seat)
    return [f.TookBack(len(deal.steps) - last)]


def can_take_back(state: State, seat: int) -> bool:
    """Whether who plays a seat is alone with bots, and has decided something in a deal that is not over.

    Several at one device are one identity, and are not alone: what was taken back would have shown each other's cards.
    """
    deal = state.deal
    if deal is None or deal.is_over or state.shuffle is not None or state.player(seat) is None:
        return False
    person = state.player(seat)
    others = [one for other, one in enumerate(deal.holders) if other != seat]
    is_alone = state.people == (person,) and not any(others)  # nobody else decided anything here
    return is_alone and any(
        step.seat == seat and decider is None for step, decider in zip(deal.steps, deal.deciders, strict=True)
    )


def take_hint(state: State, by: str, wish: c.TakeHint) -> Facts:
    """A hint for the decision that a seat owes: who holds the hand may have one, where the table gives any."""
    hand_of(state, by, wish.seat)
    if not state.settings.hints:
        raise Forbidden(Why.NO_HINTS)
    return [f.HintTaken(wish.seat)] if wish.seat in state.to_act else []


# --- the guided deal, and hurry ---------------------------------------------------------------------------------------

# What a beginner wants to read about before the play goes on.
EXPLAINED: Final = ("TrickTaken", "TrickVoid", "CardsPassed")


def is_reading(state: State) -> bool:
    """Whether bots wait until a player has read what is explained in a guided first deal."""
    deal = state.deal
    if deal is None or not state.settings.guide or deal.number > 1 or deal.is_over:
        return False
    is_explained = any(type(event).__name__ in EXPLAINED for event in deal.events)
    return (
        is_explained and state.lesson_at != len(deal.steps) and any(state.player(seat) is None for seat in state.to_act)
    )


def read_on(state: State, by: str) -> Facts:
    """Note that a player has read what is explained."""
    check_seated(state, by)
    return [f.LessonRead(by)] if is_reading(state) else []


def hurry(state: State, by: str) -> Facts:
    """Note that a player wants no pauses before the next decision of a person."""
    check_seated(state, by)
    to_act = state.to_act
    if not to_act or any(state.player(seat) is not None for seat in to_act) or by in state.hurried:
        return []
    return [f.Hurried(by)]


def is_hurried(state: State) -> bool:
    """Whether everybody who is here wants no pauses."""
    return bool(state.present) and {*state.present} <= state.hurried


# --- claims -----------------------------------------------------------------------------------------------------------


def claims_of(state: State) -> Claims | None:
    """How this game ends a deal early; None where it is always played to its end."""
    found: Claims | None = getattr(state.game, "claims", None)
    return found


def say_in_claims(state: State, person: str) -> frozenset[str]:
    """The people who are asked about the claim of a player: the others who are here and hold a hand."""
    return frozenset(one for one in state.present if one != person and state.plays(one))


def may_come_true(state: State, person: str, seat: int) -> bool:
    """Whether nobody refuses an offer for sure: bots agree only to what is harmless, which everybody sees.

    Those who share the device of who claims are not asked, so that no more is done over their heads than over bots'.
    """
    rules, deal = claims_of(state), state.deal
    if rules is None or deal is None:
        return False
    asked = say_in_claims(state, person)
    is_asked_all = all(other == seat or state.player(other) in asked for other in range(len(state.chairs)))
    return is_asked_all or rules.is_harmless(deal.public, seat)


def claim(state: State, by: str, wish: c.ClaimRest) -> Facts:
    """Let a player claim the rest: at once where that is certain from their view, else by everybody's word."""
    deal, rules = hand_of(state, by, wish.seat), claims_of(state)
    if wish.turn and wish.turn != deal.turn_of(wish.seat):
        return []
    if rules is None:
        raise Forbidden(Why.NO_CLAIMS)
    action = _action(state, deal, wish.seat, wish.action)
    if rules.is_agreed(action):
        raise Forbidden(Why.CLAIM_ALONE)
    offered = rules.offer(state.game.view_of(deal.position, wish.seat))
    if offered is None or not rules.is_agreed(offered):
        return [_acted(state, deal, wish.seat, action)]
    if state.claim is not None and state.claim.seat == wish.seat:
        return []
    mark = (wish.seat, deal.number, len(getattr(deal.public, "tricks", ())))
    if state.claim_refused == mark:
        raise Forbidden(Why.CLAIM_AGAIN)
    if not may_come_true(state, by, wish.seat):
        return [f.ClaimRefused(wish.seat)]
    waits = say_in_claims(state, by)
    if not waits:
        return [_acted(state, deal, wish.seat, offered)]
    return [f.ClaimOffered(wish.seat, state.game.action_text(offered), tuple(sorted(waits)))]


def answer_claim(state: State, by: str, wish: c.AnswerClaim) -> Facts:
    """Let a player accept or reject what was claimed; the player who claimed may take it back."""
    offer, deal = state.claim, state.deal
    if offer is None or deal is None:
        raise Forbidden(Why.NO_CLAIM)
    if by == offer.person:
        if wish.is_yes:
            raise Forbidden(Why.CLAIM_OWN)
        return [f.ClaimWithdrawn()]
    if by not in offer.waits:
        raise Forbidden(Why.CLAIM_ANSWERED)
    if not wish.is_yes:
        return [f.ClaimRefused(offer.seat, by)]
    if offer.waits != {by}:
        return [f.ClaimAccepted(by)]
    return [f.ClaimAccepted(by), f.Acted(offer.seat, offer.action)]
