"""Whose turn it is in Hearts, what is to be done, why a card is refused, and actions in a few words.

It looks at the view's own hand alone, as the rules do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.cards.cardset import SUIT_MASKS
from openhearts.errors import IllegalAction, Reason
from openhearts.games.hearts.play.actions import Action, Choose, Claim, Pass, Play
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Public
from openhearts.games.hearts.rules.scoring import moon_value
from openhearts.speech.hearts.cards import SUIT_KEYS, selector_name
from openhearts.speech.hearts.events import feat_of, lock_key, locked_cards

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]


def what_to_do(speaker: Speaker, view: View, names: Names) -> str | None:
    """What the view's seat must do, without a full stop at its end; None where it owes nothing."""
    public = view.public
    if view.seat is None or view.seat not in public.to_act:
        return None
    if public.phase == "pass":
        to = names[public.pass_to(view.seat)]
        return speaker.text("hearts-do-pass", count=public.rules.pass_.count, seat=to)
    if public.phase == "choose":
        return speaker.text("hearts-do-choose", value=_moon_value(public) or 0)
    return _follow(speaker, view) if public.led >= 0 else _lead(speaker, view)


def _moon_value(public: Public) -> int | None:
    """Points that the moon moves; None where they depend on cards that lie aside, and were not all played."""
    rules = public.rules
    in_play = rules.pack_set
    if rules.n_left_over and not rules.has_kitty:
        in_play = public.played_mask
        if public.kitty_shown is not None:
            in_play = cardset.minus(rules.pack_set, public.kitty_shown)
        elif public.claimed is not None and rules.moon.value == "deck_total" and not public.is_sun:
            return None
    return moon_value(rules, public.is_sun, in_play)


def _follow(speaker: Speaker, view: View) -> str:
    public, rules = view.public, view.public.rules
    suit = SUIT_KEYS[public.led]
    held = cardset.kinds(view.hand_mask)
    if held & SUIT_MASKS[public.led]:
        return speaker.text("hearts-do-follow", suit=suit, joker=_joker(view))
    if not _is_barred(view):
        return speaker.text("hearts-do-discard", suit=suit, barred="no")
    barred = rules.first_trick_mask & cardset.kinds(rules.pack_set)
    cards = speaker.listing([selector_name(speaker, one, rules) for one in rules.first_trick.forbidden])
    kind = "yes" if barred == rules.penalty_mask else "some"
    return speaker.text("hearts-do-discard", suit=suit, barred=kind, cards=cards)


def _joker(view: View) -> str:
    """Whether a joker may be played in place of the suit led."""
    return "yes" if view.options.mask & view.public.rules.jokers_mask else "no"


def _is_barred(view: View) -> bool:
    """Whether a player who cannot follow holds a card that the first trick forbids."""
    return not view.public.tricks and view.options.mask != cardset.kinds(view.hand_mask)


def _lead(speaker: Speaker, view: View) -> str:
    public, rules = view.public, view.public.rules
    held, may = cardset.kinds(view.hand_mask), view.options.mask
    opens = not public.tricks and not public.trick_ids and public.opening_card is not None
    if opens and public.opening_card is not None and held >> public.opening_card & 1 and rules.opening.must != "any":
        if rules.opening.must == "card":
            return speaker.text("hearts-do-open", card=speaker.card(CARDS[public.opening_card], rules))
        return speaker.text("hearts-do-open-suit", suit=SUIT_KEYS[public.opening_card >> 4])
    if may == held:
        return speaker.text("hearts-do-lead")
    forbidden = rules.opening_forbidden_mask
    if not public.tricks and held & forbidden and not may & forbidden and not held & ~may & ~forbidden:
        barred = speaker.listing([selector_name(speaker, one, rules) for one in rules.opening.forbidden])
        return speaker.text("hearts-do-lead-not", cards=barred)
    return speaker.text("hearts-do-lead-locked", lock=lock_key(rules), cards=locked_cards(speaker, rules))


def waiting(speaker: Speaker, view: View, names: Names) -> str:
    """Who the table waits for."""
    public = view.public
    if public.phase == "pass":
        others = speaker.listing([names[seat] for seat in public.to_act])
        done = "yes" if view.seat is not None and public.has_passed[view.seat] else "no"
        return speaker.text("hearts-wait-pass", seats=others, done=done)
    if public.turn is None:
        return speaker.text("deal-over")
    if public.phase == "choose":
        feat = feat_of(public.rules, is_sun=public.is_sun)
        return speaker.text("hearts-wait-choose", seat=names[public.turn], feat=feat)
    if public.led >= 0:
        return speaker.text("hearts-wait-follow", seat=names[public.turn], suit=SUIT_KEYS[public.led])
    return speaker.text("hearts-wait-lead", seat=names[public.turn])


def prompt(speaker: Speaker, view: View, names: Names) -> str:
    """What is to be done in a few words, or who the table waits for, without a full stop; empty after a deal."""
    public = view.public
    if public.phase == "over":
        return ""
    if view.seat is None or view.seat not in public.to_act:
        return _waits(speaker, view, names)
    if public.phase == "pass":
        return speaker.text("web-pass-to", count=public.rules.pass_.count, seat=names[public.pass_to(view.seat)])
    if public.phase == "choose":
        return speaker.text("hearts-prompt-choose")
    if public.led >= 0:
        follows = cardset.kinds(view.hand_mask) & SUIT_MASKS[public.led]
        suit = SUIT_KEYS[public.led]
        if follows:
            return speaker.sentence(speaker.text("hearts-do-follow", suit=suit, joker=_joker(view)))
        return speaker.text("hearts-prompt-barred" if _is_barred(view) else "hearts-prompt-any")
    cards = view.options.cards
    if len(cards) == 1 and not public.tricks:
        return speaker.text("hearts-prompt-open", card=speaker.card(cards[0], public.rules))
    return speaker.text("hearts-prompt-lead")


def _waits(speaker: Speaker, view: View, names: Names) -> str:
    public = view.public
    if public.phase == "choose" and public.turn is not None:
        return speaker.text("hearts-wait-chooses", seat=names[public.turn]).removesuffix(".")
    if public.turn is not None:
        last = public.tricks[-1] if public.tricks and not public.trick_ids else None
        is_taken = last is not None and last.collector == public.turn  # whose cards still lie there
        return speaker.text("hearts-prompt-leads" if is_taken else "hearts-prompt-waits", seat=names[public.turn])
    if public.phase != "pass" or len(public.to_act) > 2:
        return "…"
    others = speaker.listing([names[seat] for seat in public.to_act])
    return speaker.text("hearts-wait-pass", seats=others, done="no").removesuffix(".")


def refusal(speaker: Speaker, error: IllegalAction, view: View, names: Names) -> str:
    """Why an action is refused, with the card in front."""
    public, rules = view.public, view.public.rules
    named = error.data.get("card")
    card = speaker.card(named, rules) if named else ""
    match error.reason:
        case Reason.CARD_NOT_HELD:
            return speaker.text("error-card-not-held", card=card)
        case Reason.PASS_TWICE:
            return speaker.text("error-pass-twice", card=card)
        case Reason.PASS_COUNT:
            return speaker.text("error-pass-count", count=rules.pass_.count)
        case Reason.OPENING_CARD:
            opening = "" if public.opening_card is None else speaker.card(CARDS[public.opening_card], rules)
            return speaker.text("error-opening-card", card=card, opening=opening)
        case Reason.OPENING_SUIT:
            suit = SUIT_KEYS[(public.opening_card or 0) >> 4]
            return speaker.text("error-opening-suit", card=card, suit=suit)
        case Reason.OPENING_FORBIDDEN:
            return speaker.text("error-opening-forbidden", card=card)
        case Reason.LOCKED:
            return speaker.text("error-locked", card=card, lock=lock_key(rules))
        case Reason.MUST_FOLLOW:
            led = error.data.get("suit", public.led)
            return speaker.text("error-must-follow", card=card, suit=SUIT_KEYS[led])
        case Reason.FIRST_TRICK:
            return speaker.text("error-first-trick", card=card)
        case Reason.WRONG_PHASE:
            return speaker.text("error-wrong-phase", phase=public.phase)
        case Reason.ALREADY_PASSED | Reason.BAD_CHOICE | Reason.CLAIM_NOT_CERTAIN:
            return speaker.text(f"error-{error.reason.value}")
    return speaker.text("error-not-now")


def action(speaker: Speaker, action: Action, view: View, names: Names) -> str:
    """An action in a few words."""
    rules = view.public.rules
    match action:
        case Play(card=card):
            return speaker.text("hearts-action-play", card=speaker.card_within(card, rules, "object"))
        case Pass(cards=cards):
            named = [speaker.card_within(card, rules, "object") for card in cards]
            return speaker.text("hearts-action-pass", cards=speaker.catalogue.row(named))
        case Choose(choice=choice):
            return speaker.text("hearts-action-choose", choice=choice)
        case Claim():
            return speaker.text("hearts-action-claim")
