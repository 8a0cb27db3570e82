"""Says why: the reasons, as data, for what passing, playing and choosing have chosen.

It decides nothing, and reads nothing but the view and what the deciding modules returned.
"""

from __future__ import annotations

from collections.abc import Iterator

from openhearts.bots import reasons as why
from openhearts.bots.hearts.cost_table import POINT, Table, above, below, in_suit
from openhearts.bots.hearts.inference import ONE, Knowledge
from openhearts.bots.hearts.moon_choice import Verdict
from openhearts.bots.hearts.passing import Passing
from openhearts.bots.hearts.play_cost import Judged
from openhearts.bots.hearts.playing import Choice
from openhearts.bots.reasons import because
from openhearts.cards import cardset
from openhearts.cards.card import CARDS, HEARTS, SUITS
from openhearts.core.advice import Because

LIKELY = 700  # chance (of 1024) from which on something is said to be so


def of_pass(passing: Passing) -> tuple[Because, ...]:
    """Why these cards are passed: dangers first, then suits that become empty, then what stays guarded."""
    found = tuple(_of_pass(passing))
    if not any(reason.key.startswith("pass-") for reason in found) and passing.cards:
        return (because(why.PASS_SPARE, card=_text(passing.cards[-1])), *found)
    return found


def _of_pass(passing: Passing) -> Iterator[Because]:
    table, held = passing.table, passing.held
    if passing.for_moon:
        yield because(why.PASS_FOR_MOON)
        return
    kept = held
    for idx in passing.cards:
        kept = cardset.remove(kept, idx)
    emptied = {idx >> 4 for idx in passing.cards if idx & 15 and not in_suit(kept, idx >> 4)}
    for idx in sorted(set(passing.cards), key=lambda idx: (-table.cost[idx], -idx)):
        out = cardset.minus(table.pack, held)
        high = idx & 15 and above(out, idx) * 3 <= in_suit(out, idx >> 4)
        if table.cost[idx] > 0 or (high and idx >> 4 not in emptied) or table.jokers_mask >> idx & 1:
            yield because(why.PASS_DANGER, card=CARDS[idx].value)
    for suit in sorted(emptied):
        yield because(why.PASS_VOID, suit=SUITS[suit])
    queen = table.queen
    if queen is None:
        return
    for idx in cardset.mask_ids(kept & cardset.SUIT_MASKS[queen >> 4]):
        guards = below(kept, queen)
        if idx >= queen and guards:
            yield because(why.KEEP_GUARD, card=CARDS[idx].value, guards=guards)
            return


def of_choice(verdict: Verdict) -> tuple[Because, ...]:
    """Why a shooter adds or subtracts."""
    key = why.CHOOSE_ADD if verdict.choice == "add" else why.CHOOSE_SUBTRACT
    found = because(key, points=verdict.points)
    return (because(why.ADD_ENDS_MATCH), found) if verdict.add_ends_badly else (found,)


def of_play(know: Knowledge, choice: Choice) -> tuple[Because, ...]:
    """Why this card is played, the main reason first."""
    if choice.mode == "only":
        return (because(why.ONLY_CHOICE),)
    best = choice.ranked[0][1]
    found = list(_first_reasons(know, choice, best))
    if not know.public.trick_ids or choice.trick.led < 0:
        found += _of_lead(know, best)
    elif best.idx >> 4 != choice.trick.led or not best.idx & 15:
        found += _of_discard(know, choice, best)
    else:
        found += _of_follow(know, choice, best)
    found += _last_reasons(know, choice, best)
    return tuple(found[:3])


def _text(idx: int) -> str:
    return CARDS[idx].value


def _points(cost: int) -> int:
    return max(0, cost + POINT // 2) // POINT


def _first_reasons(know: Knowledge, choice: Choice, best: Judged) -> Iterator[Because]:
    if choice.mode == "moon":
        yield because(why.TRY_MOON)
    elif choice.threat is not None and best.pot > 0 and best.winner != choice.threat[0] and best.winner is not None:
        others = [judged for _, judged in choice.ranked if judged.winner == choice.threat[0]]
        if others or not know.public.trick_ids:
            yield because(why.STOP_MOON, seat=choice.threat[0])


def _of_lead(know: Knowledge, best: Judged) -> Iterator[Because]:
    table, idx = know.table, best.idx
    queen = table.queen
    suit = idx >> 4
    if not idx & 15:
        yield because(why.JOKER_WINS if table.joker_wins else why.JOKER_EXCUSE, card=_text(idx))
    elif queen is not None and know.unseen >> queen & 1 and suit == queen >> 4 and idx < queen:
        yield because(why.HUNT_QUEEN, card=_text(queen))
    elif best.win <= ONE - LIKELY:
        yield because(why.LEAD_LOW, card=_text(idx))
    elif best.win < ONE // 2:
        yield because(why.HOPE_HIGHER, card=_text(idx))
    elif know.suit_out[suit] >= 2 * table.others:
        if best.win >= LIKELY:
            yield because(why.LEAD_EARLY, card=_text(idx))
        yield because(why.LEAD_SAFE_SUIT, suit=SUITS[suit])
    elif table.cancels and know.unseen >> idx & 1:
        yield because(why.CANCEL_HOPE, card=_text(idx))
    else:
        yield _cheap(table, best)


def _of_discard(know: Knowledge, choice: Choice, best: Judged) -> Iterator[Because]:
    table, idx = know.table, best.idx
    if not idx & 15:
        yield because(why.JOKER_WINS if table.joker_wins else why.JOKER_EXCUSE, card=_text(idx))
        return
    if best.winner is None and table.cancels and not choice.trick.after:
        yield because(why.VOID_TRICK)
    seat = choice.trick.winner_now if best.winner is None else best.winner
    if seat is None:
        seat = know.public.leader or 0
    cost = table.cost[idx]
    if cost > 0 and choice.mode != "moon":
        if idx == table.queen:
            yield because(why.UNLOAD_QUEEN, card=_text(idx), seat=seat, points=_points(cost))
        elif idx >> 4 == HEARTS and cost <= 2 * POINT:
            yield because(why.UNLOAD_HIGH_HEART, card=_text(idx), seat=seat)
        else:
            yield because(why.UNLOAD_DANGER, card=_text(idx), seat=seat, points=_points(cost))
    elif in_suit(know.hand, idx >> 4) == 1:
        yield because(why.MAKE_VOID, suit=SUITS[idx >> 4])
    elif choice.mode != "moon":
        yield because(why.UNLOAD_HIGH_CARD, card=_text(idx))


def _of_follow(know: Knowledge, choice: Choice, best: Judged) -> Iterator[Because]:
    table, trick, idx = know.table, choice.trick, best.idx
    if table.cancels and idx in trick.cards:
        yield because(why.CANCELS, card=_text(idx))
        if best.winner is None:
            yield because(why.VOID_TRICK)
    elif best.winner != know.me:
        seat = best.winner
        if idx == table.queen and seat is not None:
            yield because(why.UNLOAD_QUEEN, card=_text(idx), seat=seat, points=_points(table.cost[idx]))
        elif seat is not None:
            yield because(why.DUCK, card=_text(idx))
        elif table.cancels:
            yield because(why.VOID_TRICK)
    elif choice.mode != "moon":
        yield from _of_winning(know, choice, best)


def _of_winning(know: Knowledge, choice: Choice, best: Judged) -> Iterator[Because]:
    table, trick, idx = know.table, choice.trick, best.idx
    prizes = [card for card in (*trick.cards, idx) if table.cost[card] < 0]
    if prizes:
        prize = min(prizes, key=lambda card: table.cost[card])
        yield because(why.TAKE_JACK, card=_text(prize), points=_points(-table.cost[prize]))
    if all(judged.winner == know.me for _, judged in choice.ranked):
        yield because(why.FORCED, card=_text(idx))
    if not trick.after:
        if best.pot <= 0 and not prizes:
            yield because(why.LAST_SEAT_SAFE, card=_text(idx))
        elif not prizes:
            yield _cheap(table, best, is_last=True)
    elif table.cancels and know.unseen >> idx & 1:
        yield because(why.CANCEL_HOPE, card=_text(idx))
    elif best.win < ONE // 2:
        yield because(why.HOPE_HIGHER, card=_text(idx))
    elif not prizes:
        yield _cheap(table, best)


def _cheap(table: Table, best: Judged, *, is_last: bool = False) -> Because:
    """That a card wins, surely or perhaps, and what that costs."""
    key = why.TAKE_CHEAPLY if is_last or (best.win >= ONE and not table.cancels) else why.PERHAPS_CHEAP
    return because(key, card=_text(best.idx), points=_points(best.pot))


def _last_reasons(know: Knowledge, choice: Choice, best: Judged) -> Iterator[Because]:
    """What weighed in besides: the dearest card that may still fall, a kitty, cards that stay in the hand."""
    table, public = know.table, know.public
    queen = table.queen
    if choice.mode == "moon":
        return
    avoids = best.winner != know.me or best.win < ONE // 2
    if queen is not None and know.unseen >> queen & 1 and avoids and choice.trick.led == queen >> 4:
        yield because(why.JINX_DANGER, card=_text(queen), points=_points(table.cost[queen]))
    if table.rules.has_kitty and public.kitty_to is None and avoids and know.pot >= POINT and table.kitty_cost:
        yield because(why.KITTY_DANGER, cards=table.rules.n_left_over)
    if queen is not None and know.hand >> queen & 1 and best.idx != queen and not public.trick_ids:
        guards = below(know.hand, queen)
        if guards and best.idx >> 4 != queen >> 4:
            yield because(why.PROTECT_QUEEN, card=_text(queen))
    legal = {judged.idx for _, judged in choice.ranked}
    for idx in table.prized:
        if idx in legal and idx != best.idx:
            yield because(why.KEEP_JACK, card=_text(idx))
            break
