"""How one person plays Hearts in the browser: how the hand lies, and the cards chosen to pass.

What is chosen stays on the server, because a page that is drawn anew forgets it.
"""

from __future__ import annotations

from typing import Any

from openhearts.cards.card import Card
from openhearts.core.action import Action
from openhearts.core.event import Event
from openhearts.core.game_types import Rules
from openhearts.games.hearts.play import events as ev
from openhearts.games.hearts.play.actions import CHOICES, Pass
from openhearts.games.hearts.play.view import View
from openhearts.speech.hearts.lesson import lesson, simple_turn
from openhearts.speech.hearts.turns import prompt
from openhearts.speech.speaker import Speaker
from openhearts.web.game_ui import AnyGameUi, Button, Cue, Picture, Seen
from openhearts.web.hearts.card_faces import card_at, eyes_of, faces, ordered
from openhearts.web.hearts.parts import groups_of, with_last_trick
from openhearts.web.regions.parts import Groups

PASS = "pass-chosen"  # the button that passes what was chosen


class GameUi(AnyGameUi[View]):
    """What one person does at a table of Hearts: which cards are chosen, and how the hand is sorted."""

    def __init__(self) -> None:
        self.chosen: list[str] = []  # keys of cards
        self.is_descending = False
        self._hand = 0, 0  # the deal, and the cards that it gave

    def hand(self, view: View) -> tuple[Card, ...]:
        """The hand as it lies."""
        return ordered(view.hand, descending=self.is_descending)

    def choose(self, speaker: Speaker, view: View, value: str) -> tuple[str, str]:
        """Choose a card for the pass, or take it back: the button that passes them counts them."""
        self._sync(view)
        place = card_at(self.hand(view), value)
        if view.options.kind != "pass":
            return speaker.text("terminal-nothing-to-choose"), ""
        count = view.options.count
        if place is None:
            return speaker.text("terminal-pass-missing", count=count, chosen=len(self.chosen)), ""
        if value in self.chosen:
            self.chosen.remove(value)
        elif len(self.chosen) == count:
            return speaker.text("web-enough-chosen", count=count), ""
        else:
            self.chosen.append(value)
        card = speaker.sentence(speaker.card(self.hand(view)[place], view.public.rules))
        state = "yes" if value in self.chosen else "no"
        said = speaker.text("web-choice", card=card, state=state, number=len(self.chosen), count=count)
        return said, f"b-{PASS}"

    def action(self, view: View, text: str) -> Action | None:
        """The pass of what was chosen."""
        if text != PASS:
            return None
        self._sync(view)
        hand = self.hand(view)
        places = [card_at(hand, key) for key in self.chosen]
        return Pass(tuple(hand[place] for place in places if place is not None))

    def sort(self, speaker: Speaker, view: View) -> str:
        """Turn the order of the ranks around."""
        self.is_descending = not self.is_descending
        return speaker.text("terminal-sorted", order="down" if self.is_descending else "up")

    def move(self, seen: Seen[View], key: str) -> str:
        """The page moves among the cards by itself: here they are named."""
        return seen.speaker.text("web-word-move") if seen.view.hand else super().move(seen, key)

    def cue(self, event: Event, seat: int | None) -> Cue | None:
        """The deal, the pass, a card, the queen, the first heart, a trick of one's own or not, a moon, the end."""
        match event:
            case ev.DealStarted():
                return Cue("deal")
            case ev.CardsPassed():
                return Cue("pass")
            case ev.CardPlayed(seat=player, card=card):
                return Cue("queen" if card == "QS" else "card", player)
            case ev.Broken(seat=player):
                return Cue("heart", player)
            case ev.TrickTaken(winner=winner):
                return Cue("taken" if winner == seat else "sweep", winner)
            case ev.MoonShot(seat=shooter):
                return Cue("moon", shooter)
            case ev.DealEnded():
                return Cue("over")
        return None

    def forget(self) -> None:
        """The cards are passed."""
        self.chosen.clear()

    def picture(self, seen: Seen[View]) -> Picture:
        """The seats around the trick, the hand, and the buttons of the phase."""
        self._sync(seen.view)
        hand = self.hand(seen.view)
        places = tuple(place for key in self.chosen if (place := card_at(hand, key)) is not None)
        has_scores = seen.view.public.opened is not None
        return Picture(groups_of(seen, hand, places), self._buttons(seen), has_scores=has_scores)

    def last_card(self, seen: Seen[View], before: Groups) -> Groups | None:
        """What was shown before, with the last trick complete."""
        return with_last_trick(seen, before)

    def lesson(self, seen: Seen[View]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What has just happened, and what to do next."""
        found = lesson(seen.speaker, seen.view, seen.names)
        return found.told, found.todo

    def simple_turn(self, seen: Seen[View]) -> str:
        """Whose turn it is and what to do, in the words of a child."""
        return simple_turn(seen.speaker, seen.view, seen.names)

    def prompt(self, seen: Seen[View]) -> str:
        """What is to be done in a few words; children read whole sentences."""
        return "" if seen.for_children else prompt(seen.speaker, seen.view, seen.names)

    def n_places(self, rules: Rules) -> int:
        """A card of each seat."""
        return rules.seats

    def held(self, seen: Seen[View]) -> tuple[Any, ...]:
        """The hand in its order."""
        return faces(eyes_of(seen), seen.view.hand)

    def _buttons(self, seen: Seen[View]) -> tuple[Button, ...]:
        view, speaker = seen.view, seen.speaker
        if view.options.kind == "pass":
            label = speaker.text("web-pass", number=len(self.chosen), count=view.options.count)
            return (Button(PASS, label, is_first=True),)
        choices = CHOICES if view.options.kind == "choose" else ()
        return tuple(
            Button(one.choice, speaker.sentence(speaker.action(one, view, seen.names)), is_first=True)
            for one in choices
        )

    def _sync(self, view: View) -> None:
        """What was chosen belongs to one deal, and not to the one that is dealt in its place."""
        hand = view.public.deal_number, view.dealt_mask
        if hand != self._hand or view.options.kind != "pass":
            self._hand, self.chosen = hand, []
