"""A deal of Hearts explained while it is played: what has just happened, and what to do next, in short sentences.

Everything follows from the view of one seat, whatever that seat plays; it says nothing that the seat does not know.
Source: docs/rules.md sections 1 to 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from openhearts.cards import cardset
from openhearts.cards.card import CARDS, Card
from openhearts.cards.cardset import SUIT_MASKS
from openhearts.games.hearts.play.view import View
from openhearts.games.hearts.rules.public_state import Trick
from openhearts.games.hearts.rules.tricks import winning_place
from openhearts.speech.hearts.cards import SUIT_KEYS

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]
NEW_WORDS = 2  # tricks after which what a trick is, and who begins the next one, is known


class Lesson(Struct, frozen=True):
    """`told`: what a beginner should know before going on; `todo`: what to do now, or what to watch."""

    told: tuple[str, ...] = ()
    todo: tuple[str, ...] = ()


def lesson(speaker: Speaker, view: View, names: Names) -> Lesson:
    """What a beginner in the seat of the view should hear now; nothing for a watcher.

    >>> import openhearts as oh
    >>> from openhearts.speech.speaker import Speaker
    >>> deal = oh.deal(oh.ruleset("kids-jinx", 4), seed=3, first_leader=0)
    >>> lesson(Speaker("en"), deal.view(0), ["You", "Ben", "Cleo", "Dan"]).todo[0]
    'The youngest begins: that is you. Play a card.'
    """
    if view.seat is None:
        return Lesson()
    told, todo = _Teller(speaker, view, names).said()
    return Lesson(tuple(told), tuple(todo))


def simple_turn(speaker: Speaker, view: View, names: Names) -> str:
    """Whose turn it is and what to do, in the words of a child.

    >>> import openhearts as oh
    >>> from openhearts.speech.speaker import Speaker
    >>> deal = oh.deal(oh.ruleset("kids-jinx", 4), seed=3, first_leader=0)
    >>> simple_turn(Speaker("en"), deal.view(0), ["You", "Ben", "Cleo", "Dan"])
    'Your turn! You begin.'
    """
    public = view.public
    is_mine = view.seat is not None and view.seat in public.to_act
    if public.phase == "over" or public.phase == "choose":
        return speaker.turn(view, names)
    if public.phase == "pass":
        if not is_mine or view.seat is None:
            return speaker.text("kids-pass-wait")
        return speaker.text("kids-pass", count=public.rules.pass_.count, seat=names[public.pass_to(view.seat)])
    if not is_mine:
        return speaker.text("kids-wait", seat=names[public.turn or 0])
    if public.led < 0:
        return speaker.text("kids-lead")
    if not cardset.kinds(view.hand_mask) & SUIT_MASKS[public.led]:
        if view.options.mask != cardset.kinds(view.hand_mask):
            return speaker.turn(view, names)  # it tells what the first trick forbids
        return speaker.text("kids-any", suit=SUIT_KEYS[public.led])
    return speaker.text("kids-follow", suit=SUIT_KEYS[public.led])


class _Teller:
    """The sentences of one moment."""

    def __init__(self, speaker: Speaker, view: View, names: Names) -> None:
        self.speaker, self.view, self.names = speaker, view, names
        self.public, self.rules = view.public, view.public.rules
        self.is_mine = view.seat in view.public.to_act

    def said(self) -> tuple[list[str], list[str]]:
        match self.public.phase:
            case "pass":
                return self._passing()
            case "play" if self.public.trick_ids:
                return [], self._following()
            case "play":
                return (self._trick_over(), self._leading()) if self.public.tricks else self._opening()
            case "over":
                return self._trick_over(), self._ending()
        return [], []

    def _text(self, key: str, /, **values: object) -> str:
        return self.speaker.text(f"guide-{key}", **values)

    def _card(self, card: Card | int) -> str:
        return self.speaker.card(card if isinstance(card, Card) else CARDS[card], self.rules)

    # --- what is known about the cards --------------------------------------------------------------------------------

    def _worst(self) -> int | None:
        """The card that costs most, where it costs more than a heart."""
        costs = {idx: self.rules.points_of[idx] for idx in self.rules.pack_ids}
        most = max(costs.values())
        found = [idx for idx, points in costs.items() if points == most]
        return found[0] if most > 1 and len(set(found)) == 1 else None

    def _cost(self, ids: Sequence[int]) -> int:
        return sum(self.rules.points_of[idx] for idx in ids)

    # --- before the play ----------------------------------------------------------------------------------------------

    def _aim(self) -> list[str]:
        worst = self._worst()
        said = [self._text("aim")]
        if worst is not None:
            said.append(self._text("worst", card=self._card(worst), points=self.rules.points_of[worst]))
        return said

    def _passing(self) -> tuple[list[str], list[str]]:
        seat, count = self.view.seat, self.rules.pass_.count
        assert seat is not None
        if not self.is_mine:
            return [], [self._text("pass-wait")]
        to = self.names[self.public.pass_to(seat)]
        return self._aim(), [self._text("pass", count=count, seat=to), self._text("pass-tip")]

    def _opening(self) -> tuple[list[str], list[str]]:
        """Before the first card."""
        told = self._aim() if self.public.pass_direction == "HOLD" else []
        if self.view.got and self.view.seat is not None:
            giver = self.names[self.public.pass_from(self.view.seat)]
            told.append(self._text("came", seat=giver, cards=self.speaker.card_list(self.view.got, self.rules)))
        worst = self._worst()
        if worst is not None and cardset.kinds(self.view.hand_mask) >> worst & 1:
            told.append(self._text("hold-worst", card=self._card(worst)))
        if self.public.opening_card is not None and self.rules.opening.must == "card":
            opening = self._card(self.public.opening_card)
            return told, [self._text("open-mine" if self.is_mine else "open", card=opening, seat=self._turn())]
        if not self.is_mine:
            return told, [self._text("wait", seat=self._turn())]
        youngest = "yes" if self.rules.opening.leader == "youngest" else "no"
        return told, [self._text("lead-first", youngest=youngest), *self._lead_limits()]

    # --- a trick is over ----------------------------------------------------------------------------------------------

    def _trick_over(self) -> list[str]:
        trick = self.public.last_trick
        if trick is None:
            return []
        if trick.winner is None:
            return [self._text("void")]
        said = [self._text("trick", count=len(trick.ids))] if len(self.public.tricks) == 1 else []
        place = (trick.winner - trick.leader) % len(trick.ids)
        card, led = trick.ids[place], trick.ids[0] >> 4
        who = self.speaker.who(trick.winner, self.view, self.names)
        said.append(self._text("took", card=self._card(card), suit=SUIT_KEYS[led], **who))
        if _strays(trick) and not any(_strays(one) for one in self.public.tricks[:-1]):
            said.append(self._text("other-suits"))
        worst = self._worst()
        if worst is not None and worst in trick.ids:
            said.append(self._text("worst-taken", card=self._card(worst), points=self._cost(trick.ids)))
        else:
            said.append(self._text("cost", points=self._cost(trick.ids)))
        if self.public.phase == "over":
            return said
        if self._now_broken():
            said.append(self._text("broken"))
        if len(self.public.tricks) <= NEW_WORDS:
            said.append(self._text("next"))
        return said

    def _now_broken(self) -> bool:
        """Whether hearts may be led since the last trick."""
        before = [idx for trick in self.public.tricks[:-1] for idx in trick.ids]
        hearts = SUIT_MASKS[2]
        return self.public.broken and not any(hearts >> idx & 1 for idx in before)

    # --- a trick begins -----------------------------------------------------------------------------------------------

    def _leading(self) -> list[str]:
        if not self.is_mine:
            return [self._text("wait", seat=self._turn())]
        limits = self._lead_limits() if len(self.view.hand) > 1 else [self._text("last-card")]
        return [self._text("lead"), *limits]

    def _lead_limits(self) -> list[str]:
        """Which cards must wait, and what is wise."""
        held, may = cardset.kinds(self.view.hand_mask), self.view.options.mask
        if held & ~may:
            taken = "yes" if self.rules.lead.broken_when.startswith("collected") else "no"
            return [self._text("locked", taken=taken), self._text("lead-low")]
        if not self.public.broken and not held & ~SUIT_MASKS[2]:
            return [self._text("only-hearts")]
        return [self._text("lead-low")]

    def _turn(self) -> str:
        return self.names[self.public.turn or 0]

    # --- a trick is being played --------------------------------------------------------------------------------------

    def _following(self) -> list[str]:
        worst, trick = self._worst(), self.public.trick_ids
        danger = []
        if worst is not None and worst in trick:
            danger = [self._text("danger", card=self._card(worst), points=self.rules.points_of[worst])]
        if not self.is_mine:
            return [*danger, self._text("wait", seat=self._turn())]
        if self.public.led < 0:
            return [*danger, self._text("lead"), *self._lead_limits()]
        if len(self.view.hand) == 1:
            return [*danger, self._text("last-card")]
        suit = SUIT_KEYS[self.public.led]
        leader = self.names[self.public.leader or 0]
        own = cardset.kinds(self.view.hand_mask) & SUIT_MASKS[self.public.led]
        if own:
            return [self._text("follow", seat=leader, suit=suit), *danger, *self._high_or_low(own)]
        return [self._text("no-suit", seat=leader, suit=suit), *danger, *self._give_away()]

    def _high_or_low(self, own: int) -> list[str]:
        """What a higher or a lower card of the suit led would do."""
        place = winning_place(self.rules, self.public.trick_ids)
        if place is None:
            return []
        best = self.public.trick_ids[place]
        has_lower = bool(own & ((1 << best) - 1))
        has_higher = bool(own >> (best + 1))
        is_last = len(self.public.trick_ids) == self.public.n_seats - 1
        if has_lower and is_last and has_higher and not self._cost(self.public.trick_ids):
            return [self._text("last-free", card=self._card(best))]
        if has_lower:
            return [self._text("stay-below", card=self._card(best))]
        return [self._text("must-take" if is_last else "all-higher", card=self._card(best))]

    def _give_away(self) -> list[str]:
        may, worst = self.view.options.mask, self._worst()
        held = cardset.kinds(self.view.hand_mask)
        if worst is not None and may >> worst & 1:
            return [self._text("give-worst", card=self._card(worst))]
        if may & SUIT_MASKS[2]:
            return [self._text("give-heart")]
        return [self._text("no-points-yet")] if held & ~may else [self._text("give-high")]

    # --- the deal is over ---------------------------------------------------------------------------------------------

    def _ending(self) -> list[str]:
        points, seat = self.public.points, self.view.seat
        assert seat is not None
        said = []
        if self.public.shooter is not None and self.rules.moon.award == "add_to_others":
            said.append(self._text("moon", **self.speaker.who(self.public.shooter, self.view, self.names)))
        least = min(points)
        best = [other for other, number in enumerate(points) if number == least]
        said.append(self._text("own-points", points=points[seat]))
        if seat in best:
            said.append(self._text("best-own"))
        else:
            seats = self.speaker.listing([self.names[other] for other in best])
            said.append(self._text("best", seats=seats, count=len(best), points=least))
        return [*said, self._text("done")]


def _strays(trick: Trick) -> bool:
    """Whether a seat played another suit than the one led."""
    return any(idx >> 4 != trick.ids[0] >> 4 for idx in trick.ids)
