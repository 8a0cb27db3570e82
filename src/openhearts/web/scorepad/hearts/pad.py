"""The score pad of the Hearts family: points of the cards taken, bonus cards, and moons as the rules say.

What is entered is what the cards cost; the pad adds moon and sun.  It looks at no card: who took which is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openhearts.cards import cardset
from openhearts.cards.card import CARDS
from openhearts.core.game import Standing
from openhearts.core.seat import receiver
from openhearts.games.hearts.play.match import pass_direction, standing_after
from openhearts.games.hearts.rules import scoring
from openhearts.games.hearts.rules.policies import CANCELLING, CHOICES
from openhearts.games.hearts.rules.ruleset import Ruleset
from openhearts.speech.hearts.cards import SUIT_KEYS
from openhearts.web.scorepad.game_ui import Counted, Field, Form, Note, Told, numbers, seat_in
from openhearts.web.scorepad.game_ui import number as number_of

MOST_BONUS_FIELDS: Final = 4  # more bonus cards are entered as points


class HeartsPad:
    """What is written down of Hearts on paper."""

    def asks(self, rules: Ruleset) -> tuple[str, ...]:
        """The dealer, and the youngest (or another seat) where the rules let people say who leads."""
        asked = ["dealer"]
        if rules.opening.leader in ("youngest", "seat") or rules.next_deal.tie == "youngest":
            asked.append("youngest" if rules.opening.leader != "seat" else "starter")
        return tuple(asked)

    def form(self, standing: Standing[Ruleset]) -> Form:
        """Points of each seat, and what only some rule sets need."""
        rules: Ruleset = standing.rules
        columns = [Field("p", "number", "points")]
        fields = []
        cards = bonus_cards(rules)
        if 0 < len(cards) <= MOST_BONUS_FIELDS:
            fields += [Field(name, "seat", "bonus", {"card": card}, ("nobody",)) for name, card in cards]
        elif cards:
            columns.append(Field("b", "number", "bonus-points"))
        if rules.score.no_trick_bonus:
            columns.append(Field("t", "tick", "trickless"))
        if _sets_aside(rules):
            fields.append(Field("aside", "number", "aside"))
        if _may_be_void(rules):
            fields.append(Field("void", "number", "void"))
        awards = (rules.moon.award, rules.sun.award)
        if awards != ("none", "none"):
            fields.append(Field("moon", "seat", "moon", options=("auto", "no")))
        if rules.sun.award != "none":
            fields.append(Field("sun", "tick", "sun"))
        if "shooter_chooses" in awards:
            fields.append(Field("choice", "choice", "choice", options=("unsaid", *CHOICES)))
        if rules.next_deal.leader == "last_winner":
            fields.append(Field("last", "seat", "last", options=("unsaid",)))
        fields.append(Field("exact", "tick", "exact"))
        return Form(tuple(columns), tuple(fields))

    def before(self, standing: Standing[Ruleset]) -> tuple[Note, ...]:
        """Who deals, who passes to which seat, who leads to the first trick."""
        rules: Ruleset = standing.rules
        notes = [Note("deals", {"seat": standing.dealer, "count": rules.hand_size, "left": rules.n_left_over})]
        way = pass_direction(rules, standing.deal_number)
        if way == "HOLD":
            notes.append(Note("hold"))
        else:
            pairs = tuple((seat, receiver(seat, way, rules.seats)) for seat in range(rules.seats))
            notes.append(Note("passes", {"direction": way, "count": rules.pass_.count, "pairs": pairs}))
        if standing.leader is not None:
            notes.append(Note("leads", {"seat": standing.leader}))
        else:
            named = rules.opening.card or ""
            lowest = named.startswith("lowest_of:")
            suit = SUIT_KEYS["CDHS".index(named[-1])]
            notes.append(Note("leads-lowest", {"suit": suit}) if lowest else Note("leads-card", {"card": named}))
        return tuple(notes)

    def count(self, standing: Standing[Ruleset], told: Told, luck: int) -> Counted:
        """What was counted, as points by seat."""
        rules: Ruleset = standing.rules
        points, notes = points_of(rules, told)
        last = seat_in(told.get("last", ""), rules.seats)
        # Where a card decides who leads it does so in every deal, and nothing asks who led before.
        starter = (standing.dealer + 1) % rules.seats if standing.leader is None else standing.leader
        if rules.next_deal.leader == "last_winner" and last is None:
            notes.append(Note("check-last", {"seat": starter}, warns=True))
        return Counted(points, standing_after(standing, points, starter, last, luck), tuple(notes))


PAD: Final = HeartsPad()


def bonus_cards(rules: Ruleset) -> tuple[tuple[str, str], ...]:
    """(name of the field, text of the card) for each bonus card of the pack, copies apart."""
    found = []
    for idx in cardset.mask_ids(rules.bonus_mask):
        for copy in range(rules.pack_ids.count(idx)):
            found.append((f"bonus-{CARDS[idx]}-{copy + 1}", str(CARDS[idx])))
    return tuple(found)


def _sets_aside(rules: Ruleset) -> bool:
    return rules.n_left_over > 0 and not rules.has_kitty


def _may_be_void(rules: Ruleset) -> bool:
    """Whether cards that were dealt, or a kitty, may end up with nobody."""
    only_jokers = rules.joker.mode == "excuse" and rules.pack.jokers >= rules.seats
    return CANCELLING[rules.trick.duplicates] or only_jokers or rules.has_kitty


def points_of(rules: Ruleset, told: Told) -> tuple[tuple[int, ...], list[Note]]:
    """The points of a deal by what was written down, and what is to be said about it."""
    counted, notes = numbers(told, "p", rules.seats)
    if told.get("exact"):
        return tuple(counted), [*notes, Note("exactly")]
    outside = {}
    for name in ("aside", "void"):
        text = told.get(name, "")
        value = number_of(text)
        if value is None and text:
            notes.append(Note("check-unread", {"text": text}, warns=True))
        outside[name] = value or 0
    bonus, said = _bonus(rules, told)
    notes += said
    dealt = rules.penalty_total - outside["aside"]
    trickless = [bool(told.get(f"t{seat}")) for seat in range(rules.seats)]
    notes += _checks(rules, counted, outside, trickless)
    shooter, said = _shooter(rules, told, counted, dealt, outside["void"])
    notes += said
    sun = bool(told.get("sun")) and rules.sun.award != "none"
    if sun and shooter is None:
        notes.append(Note("check-sun", warns=True))
    award = scoring.moon_award(rules, sun)
    if shooter is None or award == "none":
        points = [penalties + more for penalties, more in zip(counted, bonus, strict=True)]
        return scoring.plain_points(rules, points, trickless), notes
    choice = told.get("choice")
    if award == "shooter_chooses":
        if choice not in CHOICES:
            notes.append(Note("check-choice", {"seat": shooter}, warns=True))
            choice = "add"
        award = CHOICES[choice]
    value = scoring.moon_worth(rules, sun, dealt)
    feat = "sun" if sun else "moon"
    notes.append(Note("shot", {"seat": shooter, "feat": feat, "award": award, "value": value}))
    return scoring.moon_points(rules, shooter, sun, value, bonus, choice), notes


def _bonus(rules: Ruleset, told: Told) -> tuple[list[int], list[Note]]:
    """Bonus points of each seat."""
    cards = bonus_cards(rules)
    if len(cards) > MOST_BONUS_FIELDS:
        return numbers(told, "b", rules.seats)
    found, notes = [0] * rules.seats, []
    for name, card in cards:
        seat = seat_in(told.get(name, ""), rules.seats)
        if seat is not None:
            found[seat] += rules.bonus_of[CARDS.index(card)]
        elif not _sets_aside(rules) and not _may_be_void(rules):
            notes.append(Note("check-bonus", {"card": card}, warns=True))
    return found, notes


def _checks(rules: Ruleset, counted: Sequence[int], outside: dict[str, int], trickless: Sequence[bool]) -> list[Note]:
    """What cannot be, of the points of the cards taken."""
    notes = []
    less = sum(outside.values())
    wanted = rules.penalty_total - less
    after = _after_moon(rules, counted, rules.penalty_total - outside["aside"])
    if after is not None:
        notes.append(Note("already", {"seat": after}))
    elif sum(counted) != wanted:
        values = {"sum": sum(counted), "wanted": wanted, "total": rules.penalty_total, "less": less}
        notes.append(Note("check-sum", values, warns=True))
    if after is None:
        possible = _sums(rules, max(0, *counted))
        for seat, value in enumerate(counted):
            if value < 0 or not possible >> value & 1:
                notes.append(Note("check-impossible", {"seat": seat, "value": value}, warns=True))
    for seat, none in enumerate(trickless):
        if none and counted[seat]:
            notes.append(Note("check-trickless", {"seat": seat}, warns=True))
    if min(outside.values()) < 0 or less > rules.penalty_total:
        notes.append(Note("check-outside", {"total": rules.penalty_total}, warns=True))
    return notes


def _sums(rules: Ruleset, most: int) -> int:
    """The points up to `most` that some cards of the pack can cost together, as bits."""
    reached = 1
    for idx in rules.pack_ids:
        if (points := rules.points_of[idx]) <= most:  # a card may cost a million, which would be as many bits
            reached |= (reached << points) & ((2 << most) - 1)
    return reached


def _after_moon(rules: Ruleset, counted: Sequence[int], dealt: int) -> int | None:
    """The seat whose moon ends in these points, where they were written down instead of what cards cost."""
    nothing = [0] * rules.seats
    for sun in (False, True) if rules.sun.award != "none" else (False,):
        award = scoring.moon_award(rules, sun)
        if award == "none":
            continue
        value = scoring.moon_worth(rules, sun, dealt)
        for seat in range(rules.seats):
            for choice in CHOICES if award == "shooter_chooses" else (None,):
                if tuple(counted) == scoring.moon_points(rules, seat, sun, value, nothing, choice):
                    return seat
    return None


def _shooter(
    rules: Ruleset, told: Told, counted: Sequence[int], dealt: int, void: int
) -> tuple[int | None, list[Note]]:
    """Who shot the moon: the seat named, else who took all points (and bonus cards, where the rules want them)."""
    if rules.moon.award == "none" and rules.sun.award == "none":
        return None, []
    said, seat = told.get("moon", ""), seat_in(told.get("moon", ""), rules.seats)
    found = next((one for one, value in enumerate(counted) if value == dealt > 0), None)
    if found is not None and (void or any(value for one, value in enumerate(counted) if one != found)):
        found = None
    if found is not None and rules.moon.requires_bonus and not _has_all_bonus(rules, told, found):
        found = None
    if seat is not None:
        differs = found != seat and rules.moon.needs == "all_penalty_cards"
        return seat, [Note("check-moon", {"seat": seat}, warns=True)] if differs else []
    if said == "no":
        return None, [Note("check-denied", {"seat": found}, warns=True)] if found is not None else []
    if found is not None and scoring.moon_award(rules, bool(told.get("sun"))) == "none":
        return None, []
    return found, []


def _has_all_bonus(rules: Ruleset, told: Told, seat: int) -> bool:
    cards = bonus_cards(rules)
    if len(cards) > MOST_BONUS_FIELDS:
        everything = sum(rules.bonus_of[CARDS.index(card)] for _, card in cards)
        return number_of(told.get(f"b{seat}", "")) == everything
    return all(seat_in(told.get(name, ""), rules.seats) == seat for name, _ in cards)
