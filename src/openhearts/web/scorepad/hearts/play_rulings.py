"""The referee of the Hearts family: which cards of a hand may be played, who takes a trick, who leads, and the rule.

The cards are laid by the engine itself, one after the other; nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.errors import BadText, Reason
from openhearts.games.hearts.play import public_transitions
from openhearts.games.hearts.play.match import first_standing
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules import legal, scoring
from openhearts.games.hearts.rules.policies import KITTY_GOES, opening_card_of
from openhearts.games.hearts.rules.public_state import Public, Trick
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.games.hearts.rules.tricks import winner_or_void
from openhearts.speech import rules_in_words
from openhearts.speech.hearts.events import lock_key
from openhearts.speech.hearts.typed_actions import cards_of
from openhearts.speech.speaker import Speaker
from openhearts.web.scorepad.game_ui import Field, Form, Pick, Ruling, Told, Verdict, seat_in

UNWRITTEN: Final = Trick(0, (), None, None, None, 0)  # earlier tricks that nobody wrote down
SECTIONS: Final = {
    Reason.MUST_FOLLOW: "following",
    Reason.FIRST_TRICK: "following",
    Reason.LOCKED: "leading",
    Reason.OPENING_CARD: "opening",
    Reason.OPENING_SUIT: "opening",
    Reason.OPENING_FORBIDDEN: "opening",
}


class Asked(Struct, frozen=True):
    """What was asked, read: ids of cards."""

    trick: tuple[int, ...]
    hand: tuple[int, ...]
    earlier: tuple[tuple[int, ...], ...]
    leader: int
    is_first: bool
    is_broken: bool
    is_last: bool


class _Fault(Exception):
    """Something asked that cannot be; its text says so in the reader's language."""


class HeartsReferee:
    """Watches over real cards of Hearts."""

    def form(self, rules: Ruleset) -> Form:
        """The trick, the hand, and what was before."""
        fields = [
            Field("trick", "cards", "trick"),
            Field("leader", "seat", "leader"),
            Field("hand", "cards", "hand"),
            Field("first", "tick", "first"),
        ]
        if rules.lead.locked and rules.lead.broken_when not in ("free", "never"):
            fields.append(Field("broken", "tick", "broken", {"lock": lock_key(rules)}))
        fields += [Field("final", "tick", "final"), Field("earlier", "lines", "earlier")]
        return Form((), tuple(fields))

    def picks(self, speaker: Speaker, rules: Ruleset) -> tuple[tuple[Pick, ...], ...]:
        """Each kind of card of the pack, a row for each suit; as signs, which are read alike in every language."""
        signs = Speaker(speaker.language, short=True, letters=speaker.letters)
        kinds = sorted(set(rules.pack_ids), key=lambda idx: (idx % 16 == 0, idx))
        rows = []
        for _, row in groupby(kinds, key=lambda idx: 4 if idx % 16 == 0 else idx // 16):
            cards = [CARDS[idx] for idx in row]
            rows.append(
                tuple(Pick(signs.card(one), signs.card(one), speaker.card(one, rules), one.value) for one in cards)
            )
        return tuple(rows)

    def ruling(self, speaker: Speaker, rules: Ruleset, names: tuple[str, ...], told: Told) -> Ruling:
        """What is right of the cards that were told."""
        try:
            asked = _read(speaker, rules, told)
            return _rule(speaker, rules, names, asked)
        except _Fault as fault:
            return Ruling(fault=str(fault))


REFEREE: Final = HeartsReferee()


def _read(speaker: Speaker, rules: Ruleset, told: Told) -> Asked:
    trick, hand = _cards(speaker, told.get("trick", "")), _cards(speaker, told.get("hand", ""))
    earlier = tuple(found for line in told.get("earlier", "").splitlines()[:40] if (found := _cards(speaker, line)))
    for number, cards in enumerate(earlier, 1):
        if len(cards) != rules.seats:
            raise _Fault(speaker.text("web-kitchen-fault-earlier", number=number, count=rules.seats))
    if len(trick) > rules.seats:
        raise _Fault(speaker.text("web-kitchen-fault-trick", count=rules.seats))
    everything = [*trick, *hand, *(idx for cards in earlier for idx in cards)]
    for idx in everything:
        there, wanted = rules.pack_ids.count(idx), everything.count(idx)
        if wanted > there:
            card = speaker.sentence(speaker.card(CARDS[idx], rules))
            raise _Fault(speaker.text("web-kitchen-fault-pack", card=card, count=there))
    size = rules.hand_size
    if len(hand) > size or len(earlier) >= size:
        raise _Fault(speaker.text("web-kitchen-fault-hand", count=size))
    is_last = bool(told.get("final")) or len(earlier) + 1 == size
    return Asked(
        trick,
        hand,
        earlier,
        seat_in(told.get("leader", ""), rules.seats) or 0,
        is_first=bool(told.get("first")) and not earlier,
        is_broken=bool(told.get("broken")),
        is_last=is_last,
    )


def _cards(speaker: Speaker, text: str) -> tuple[int, ...]:
    typed = text.replace(",", " ").lower().split()[:80]
    if not typed:
        return ()
    try:
        return tuple(card.id for card in cards_of(speaker, typed, None))
    except BadText as error:
        raise _Fault(speaker.error(error)) from None


def _public(rules: Ruleset, asked: Asked) -> Public:
    """What lies open before the trick: as the earlier tricks say, else as people say."""
    empty = public_transitions.dealt(first_standing(rules, dealer=0), 0)
    if asked.earlier:
        for seat in range(rules.seats):  # one of them led first so that the one named leads now
            public = public_transitions.begun(empty, seat, None)
            for cards in asked.earlier:
                for idx in cards:
                    public = public_transitions.laid(public, idx, 0, False)
            if public.leader == asked.leader:
                return public
    opening = opening_card_of(rules, [cardset.from_ids(asked.hand)]) if asked.is_first and asked.hand else None
    public = public_transitions.begun(empty, asked.leader, opening)
    if asked.is_first:
        return public
    broken = asked.is_broken or rules.lead.broken_when == "free"
    gone = asked.leader if KITTY_GOES[rules.deal.leftover](0, False) else None  # a kitty that any trick takes
    return replace(public, tricks=(UNWRITTEN,), broken=broken, kitty_to=gone)


def _rule(speaker: Speaker, rules: Ruleset, names: tuple[str, ...], asked: Asked) -> Ruling:
    before = _public(rules, asked)
    public = before
    for place, idx in enumerate(asked.trick, 1):
        public = public_transitions.laid(public, idx, 0, asked.is_last and place == rules.seats)
    lines: list[str] = []
    sections: list[str] = []
    if len(asked.trick) == rules.seats:
        lines += _finished(speaker, names, before, public)
        sections += ["tricks", "void", "jokers"]
        if public.kitty_to != before.kitty_to:
            sections.append("kitty")
    elif asked.trick:
        lines.append(_so_far(speaker, rules, names, public))
        sections.append("tricks")
    if public.turn is not None:
        lines.append(
            speaker.text("web-kitchen-to-play", seat=names[public.turn], first="no" if public.trick_ids else "yes")
        )
    cards: list[Verdict] = []
    if asked.hand and public.turn is not None:
        cards, more = _verdicts(speaker, public, asked.hand)
        sections += more
    return Ruling(tuple(lines), tuple(cards), _quotes(speaker, rules, public, sections))


def _so_far(speaker: Speaker, rules: Ruleset, names: Sequence[str], public: Public) -> str:
    place, _ = winner_or_void(rules, public.trick_ids)
    if place is None:
        return speaker.text("web-kitchen-nobody-so-far")
    seat = ((public.leader or 0) + place) % rules.seats
    card = speaker.card(CARDS[public.trick_ids[place]], rules)
    return speaker.text("web-kitchen-so-far", seat=names[seat], card=card)


def _finished(speaker: Speaker, names: Sequence[str], before: Public, public: Public) -> list[str]:
    """Who takes the trick, what it costs, what is broken now, and who leads."""
    rules, trick = public.rules, public.tricks[-1]
    lines = []
    cancelled = cardset.to_cards(trick.content >> cardset.TWICE & ~cardset.JOKERS_MASK)
    if cancelled and rules.trick.duplicates == "cancel":
        lines.append(speaker.text("hearts-cancelled", cards=speaker.card_list(cancelled, rules)))
    if trick.void is not None:
        lines.append(speaker.text("hearts-void", reason=trick.void, count=len(cancelled)))
    if trick.collector is None:
        lines.append(speaker.text("hearts-void-lost" if public.turn is None else "hearts-void-waits"))
    else:
        who = {"seat": names[trick.collector], "self": "no"}
        if trick.void is not None:
            lines.append(speaker.text("hearts-void-collected", **who))
        else:
            points = scoring.counted(rules, cardset.union(before.set_aside, trick.content))
            lines.append(speaker.text("hearts-trick-taken", points=points, **who))
        if public.kitty_to is not None and before.kitty_to is None:
            lines.append(speaker.text("web-kitchen-kitty", count=rules.n_left_over, **who))
    if public.broken and not before.broken:
        lines.append(speaker.text("hearts-broken", lock=lock_key(rules)))
    return lines


def _verdicts(speaker: Speaker, public: Public, hand: Sequence[int]) -> tuple[list[Verdict], list[str]]:
    held = cardset.from_ids(hand)
    view = View(public, public.turn, held)
    found, sections = [], ["following" if public.led >= 0 else "leading"]
    for idx in sorted(set(hand)):
        card = CARDS[idx]
        reason = legal.why_illegal(held, public, idx)
        if reason is None:
            named = speaker.card(card, public.rules)
            found.append(Verdict(named, True, speaker.text("web-kitchen-may", card=speaker.sentence(named))))
            continue
        sections.append(SECTIONS[reason])
        error = legal.refused_play(reason, str(card), public)
        found.append(Verdict(speaker.card(card, public.rules), False, speaker.error(error, view)))
    return found, sections


def _quotes(
    speaker: Speaker, rules: Ruleset, public: Public, wanted: Sequence[str]
) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The sections of the rules in words that decide it."""
    sections = set(wanted)
    if public.tricks and public.tricks[-1].void is None:
        sections.discard("void")
    document = rules_in_words.document(speaker, rules)
    return tuple((one.heading, one.sentences) for one in document.sections if one.id in sections)
