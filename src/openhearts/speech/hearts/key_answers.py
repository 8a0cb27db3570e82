"""Answers to the question keys in Hearts, and what lies open after a deal.

Everything comes from the view: its own cards and what lies open on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card
from openhearts.games.hearts.play.public_transitions import all_taken
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public, Trick
from openhearts.games.hearts.rules.ruleset import Ruleset, selected
from openhearts.games.hearts.rules.scoring import counted
from openhearts.games.hearts.rules.tricks import cancelled_mask, is_opened, winner_or_void
from openhearts.speech.hearts.events import direction, lock_key, locked_cards
from openhearts.speech.hearts.turns import waiting
from openhearts.speech.voice import Facts

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]
HEARTS: Final = selected("suit:H")
_KEPT: Final = 8192  # cards with who has played them


def answer(speaker: Speaker, question: str, n: int | None, view: View, names: Names, facts: Facts) -> str | None:
    """The answer to a question, None where it has no meaning in Hearts."""
    match question:
        case "table":
            return " ".join(_table(speaker, view, names))
        case "trick":
            return _trick(speaker, view, names)
        case "nth":
            return _nth(speaker, view, names, n or 0)
        case "hand":
            return _hand(speaker, view)
        case "playable":
            return _playable(speaker, view)
        case "points":
            return _points(speaker, view, names)
        case "last":
            return _last(speaker, view, names)
        case "pass":
            return _pass(speaker, view, names)
        case "passing":
            return _passing(speaker, view, names)
        case "broken":
            return _broken(speaker, view, names)
        case "counts":
            return _counts(speaker, view, names)
    return None


def _play(speaker: Speaker, seat: int, card: Card, view: View, names: Names) -> str:
    return _played(speaker, card, view.public.rules, names[seat], seat == view.seat)


@lru_cache(_KEPT)
def _played(speaker: Speaker, card: Card, rules: Ruleset, name: str, is_own: bool) -> str:
    return speaker.text("seat-card-in-list", card=speaker.card(card, rules), seat=name, self="yes" if is_own else "no")


# --- the table --------------------------------------------------------------------------------------------------------


def _table(speaker: Speaker, view: View, names: Names) -> list[str]:
    """The trick and who is ahead, then what lies beside it."""
    return [_trick(speaker, view, names), *_ahead(speaker, view, names), *_beside(speaker, view, names)]


def _trick(speaker: Speaker, view: View, names: Names) -> str:
    plays = view.public.on_table
    if not plays:
        return speaker.text("ask-table-no-trick" if _waits(view.public) else "ask-table-empty")
    said = speaker.catalogue.row(_play(speaker, seat, card, view, names) for seat, card in plays)
    return speaker.text("ask-table", list=speaker.sentence(said))


def _waits(public: Public) -> bool:
    """Whether cards of void tricks lie there for the next winner."""
    return public.phase == "play" and bool(public.set_aside)


def _ahead(speaker: Speaker, view: View, names: Names) -> list[str]:
    """What cancelled and who is ahead, where another than the highest card of the suit led may win."""
    public, rules = view.public, view.public.rules
    if public.phase != "play" or len(public.trick_ids) < 2 or rules.has_plain_tricks:
        return []
    cancelled = cardset.mask_cards(cancelled_mask(rules, public.trick_ids))
    said = [speaker.text("hearts-cancelled", cards=speaker.card_list(cancelled, rules))] if cancelled else []
    place = winning_place(public)
    if place is None:
        return [*said, speaker.text("ask-ahead-none")]
    seat, card = public.on_table[place]
    return [*said, speaker.text("ask-ahead", card=speaker.card(card, rules), **speaker.who(seat, view, names))]


def winning_place(public: Public) -> int | None:
    """The place (from 0) of the card that would take the trick as it lies, None if none would."""
    return winner_or_void(public.rules, public.trick_ids)[0] if public.trick_ids else None


def _beside(speaker: Speaker, view: View, names: Names) -> list[str]:
    """Cards of void tricks with their points, and what the view knows of the kitty or of cards set aside."""
    public, rules = view.public, view.public.rules
    said = []
    if _waits(public):
        cards = speaker.cards(public.cards_set_aside, rules)
        said.append(speaker.text("ask-waiting", cards=cards, points=counted(rules, public.set_aside)))
    elif public.set_aside:
        said.append(speaker.text("hearts-uncollected", cards=speaker.card_list(public.cards_set_aside, rules)))
    if view.kitty is not None and public.phase != "over":
        cards = speaker.card_list(view.kitty, rules)
        if public.kitty_to is None:
            said.append(speaker.text("hearts-left-over-shown", cards=cards))
        else:
            said.append(speaker.text("ask-kitty", cards=cards, **speaker.who(public.kitty_to, view, names)))
    return said


def _nth(speaker: Speaker, view: View, names: Names, n: int) -> str:
    public, plays = view.public, view.public.on_table
    if n > public.n_seats:
        return speaker.text("ask-no-nth-here", count=public.n_seats)
    if not 1 <= n <= len(plays):
        return speaker.text("ask-no-nth", number=n)
    seat, card = plays[n - 1]
    is_cancelled = cancelled_mask(public.rules, public.trick_ids) >> card.id & 1
    fate = "wins" if winning_place(public) == n - 1 else "cancelled" if is_cancelled else "none"
    who = speaker.who(seat, view, names)
    return speaker.text("ask-nth", number=n, card=speaker.card(card, public.rules), fate=fate, **who)


# --- the hand ---------------------------------------------------------------------------------------------------------


def _hand(speaker: Speaker, view: View) -> str:
    if view.seat is None:
        return speaker.text("ask-watching")
    cards = view.hand
    if not cards:
        return speaker.text("ask-hand-none")
    return speaker.text("ask-hand", count=len(cards), cards=speaker.cards(cards, view.public.rules))


def _playable(speaker: Speaker, view: View) -> str:
    if view.seat is None:
        return speaker.text("ask-watching")
    if view.public.phase == "pass":
        return speaker.text("ask-playable-pass")
    if view.public.phase != "play" or not view.options:
        return speaker.text("ask-playable-none")
    return speaker.text("ask-playable", cards=speaker.cards(view.options.cards, view.public.rules))


# --- points and the moon ----------------------------------------------------------------------------------------------


def _points(speaker: Speaker, view: View, names: Names) -> str:
    public = view.public
    parts = [
        speaker.text("ask-points-seat", points=points, tricks=won, **speaker.who(seat, view, names))
        for seat, (points, won) in enumerate(zip(public.points, public.n_won, strict=True))
    ]
    if public.tricks or public.phase == "over":
        said = [speaker.text("ask-points", list=speaker.catalogue.row(parts))]
    else:  # nobody has anything, and to say that of eleven takes long
        said = [speaker.text("ask-last-none")]
    if public.kitty_to is not None and public.kitty_shown is None:
        said.append(speaker.text("ask-points-kitty", **speaker.who(public.kitty_to, view, names)))
    if public.rules.moon.award != "none" and public.phase == "play":
        able = can_shoot(view)
        everybody = "yes" if len(able) == public.n_seats else "no"
        own = "yes" if able == (view.seat,) else "no"
        seats = speaker.seats(able, view, names)
        moon = speaker.text("ask-moon", count=len(able), seats=seats, everybody=everybody, self=own)
        said.append(speaker.sentence(moon))
    return " ".join(said)


def can_shoot(view: View) -> tuple[int, ...]:
    """The seats that, by what the view knows, can still take what a moon needs."""
    public, rules = view.public, view.public.rules
    taken, in_play = public.taken, rules.pack_set
    if view.kitty_mask is not None and rules.has_kitty:
        taken = all_taken(public, view.kitty_mask)
    elif view.kitty_mask is not None:
        in_play = cardset.minus(in_play, view.kitty_mask)
    able = []
    for seat in range(public.n_seats):
        lost = 0
        for other, cards in enumerate(taken):
            if other != seat:
                lost = cardset.union(lost, cards)
        if rules.moon.needs == "all_penalty_cards":
            possible = bool(cardset.restrict(in_play, rules.penalty_mask) and not lost & rules.penalty_mask)
        else:
            left = cardset.minus(in_play, lost)
            possible = all(
                cardset.size(cardset.restrict(left, selected(selector))) >= count
                for selector, count in rules.moon.needs
            )
        if possible and not (rules.moon.requires_bonus and cardset.restrict(lost, rules.bonus_mask)):
            able.append(seat)
    return tuple(able)


# --- tricks and passes ------------------------------------------------------------------------------------------------


def _last(speaker: Speaker, view: View, names: Names) -> str:
    trick = view.public.last_trick
    return speaker.text("ask-last-none") if trick is None else trick_line(speaker, trick, view, names)


def trick_line(speaker: Speaker, trick: Trick, view: View, names: Names) -> str:
    """A finished trick: every card in playing order, and who took it."""
    plays = speaker.catalogue.row(_play(speaker, seat, card, view, names) for seat, card in trick.plays)
    if trick.collector is None:
        return speaker.text("ask-last-void", list=speaker.sentence(plays))
    who = speaker.who(trick.collector, view, names)
    return speaker.text("ask-last", list=speaker.sentence(plays), **who)


def _pass(speaker: Speaker, view: View, names: Names) -> str:
    public, rules = view.public, view.public.rules
    if not rules.pass_.count:
        return speaker.text("ask-pass-never")
    is_done = public.pass_direction != "HOLD" and public.phase != "pass"
    parts = [direction(speaker, public.pass_direction, view, () if is_done else names)]
    if view.seat is None or public.pass_direction == "HOLD":
        return parts[0]
    if view.gave_mask:
        to = names[public.pass_to(view.seat)]
        parts.append(speaker.text("hearts-you-gave", seat=to, cards=speaker.card_list(view.gave, rules)))
    if view.got:
        giver = names[public.pass_from(view.seat)]
        parts.append(speaker.text("hearts-you-got", seat=giver, cards=speaker.card_list(view.got, rules)))
    return " ".join(parts)


def _passing(speaker: Speaker, view: View, names: Names) -> str:
    """Who still has to choose cards; first what the view's own seat has to do."""
    to_act = view.public.to_act
    if view.public.phase != "pass" or view.seat not in to_act:
        return waiting(speaker, view, names)
    others = speaker.listing([names[seat] for seat in to_act if seat != view.seat])
    own = speaker.turn(view, names)
    return f"{own} {speaker.text('hearts-wait-pass', seats=others, done='no')}" if others else own


def _broken(speaker: Speaker, view: View, names: Names) -> str:
    public, rules = view.public, view.public.rules
    lock = lock_key(rules)
    parts = []
    if lock != "nothing":
        state = "free" if rules.lead.broken_when == "free" else "yes" if is_opened(public) else "no"
        parts.append(speaker.text("ask-broken", lock=lock, state=state, cards=locked_cards(speaker, rules)))
    for idx in sorted({idx for idx in rules.pack_ids if rules.points_of[idx] >= 5 or rules.bonus_of[idx]}):
        parts += _whereabouts(speaker, idx, view, names)
    gone = 0 if view.kitty_mask is None else view.kitty_mask
    sets = public.played_mask, cardset.minus(rules.pack_set, gone)
    out, there = (cardset.size(cardset.restrict(cards, HEARTS)) for cards in sets)
    parts.append(speaker.text("ask-hearts-out", out=out, there=there))
    return " ".join(parts)


def _whereabouts(speaker: Speaker, idx: int, view: View, names: Names) -> list[str]:
    """Where a card that costs much is: who took it, in a kitty that the view knows, played, or still to be played."""
    public, rules = view.public, view.public.rules
    there, out = cardset.copies(rules.pack_set, idx), cardset.copies(public.played_mask, idx)
    gone = 0 if view.kitty_mask is None else cardset.copies(view.kitty_mask, idx)
    card = speaker.sentence(speaker.card(CARDS[idx], rules))
    if gone:
        which = "only" if there == 1 else "both" if gone == there else "one"
        place, owner = ("aside", 0) if public.kitty_to is None else ("kitty", public.kitty_to)
        said = speaker.text("ask-card-lies", card=card, which=which, place=place, **speaker.who(owner, view, names))
        return [said, speaker.text("ask-card-other", out=out)] if gone < there else [said]
    holder = next((seat for seat, cards in enumerate(public.taken) if cards >> idx & 1), None)
    if there == 1 and holder is not None:
        return [speaker.text("ask-card-taken", card=card, **speaker.who(holder, view, names))]
    return [speaker.text("ask-card-out", card=card, out=out, there=there)]


def _counts(speaker: Speaker, view: View, names: Names) -> str:
    public = view.public
    counts = [public.hand_size(seat) for seat in range(public.n_seats)]
    if public.phase == "over":
        return speaker.text("deal-over")
    there = public.rules.hand_size
    parts = [speaker.text("ask-trick-number", number=min(public.trick_number, there), there=there)]
    if len(set(counts)) == 1:
        parts.append(speaker.text("ask-counts-same", count=counts[0]))
    else:
        parts.append(speaker.text("ask-counts", list=speaker.numbers_of(counts, view, names)))
    waiting = cardset.size(public.set_aside)
    if waiting:
        parts.append(speaker.text("ask-set-aside", count=waiting))
    return " ".join(parts)


def deal(speaker: Speaker, view: View, names: Names) -> str:
    """Which deal of the match this is, and who deals."""
    public = view.public
    dealer = speaker.text("hearts-dealer", **speaker.who(public.dealer, view, names))
    return f"{speaker.which_deal(public.deal_number, public.rules.n_deals)} {dealer}"


def opened(speaker: Speaker, view: View, names: Names) -> list[str]:
    """Every hand as it was dealt, what was passed and, after a claim, not played, and the cards left over."""
    public, rules = view.public, view.public.rules
    if public.opened is None:
        return []
    lines = []
    for seat in range(public.n_seats):
        who = speaker.who(seat, view, names)
        cards = speaker.cards(cardset.to_cards(public.opened.dealt[seat]), rules)
        lines.append(speaker.text("opened-hand", cards=cards, **who))
        gave = cardset.to_cards(public.opened.gave[seat])
        if gave:
            to = public.pass_to(seat)
            own = "yes" if to == view.seat else "no"
            shown = speaker.card_list(gave, rules)
            lines.append(speaker.text("opened-gave", cards=shown, receiver=names[to], receiverself=own, **who))
        left = cardset.to_cards(public.opened.left[seat])
        if left:
            lines.append(speaker.text("opened-left", cards=speaker.cards(left, rules), **who))
    if public.opened.kitty:
        kind = "kitty" if rules.has_kitty else "aside"
        shown = speaker.card_list(cardset.to_cards(public.opened.kitty), rules)
        lines.append(speaker.text("opened-kitty", cards=shown, kind=kind))
    return lines
