"""How one person plays Hearts in the terminal: the cursor in the hand, the cards chosen to pass, the picture.

It asks the view alone, and leaves every judgement to the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openhearts.cards.card import Card
from openhearts.games.hearts.play.actions import Choose, Claim, Pass, Play
from openhearts.games.hearts.play.view import View
from openhearts.speech.hearts.cards import RANK_KEYS, SUIT_KEYS
from openhearts.speech.speaker import Speaker
from openhearts.terminal.game_ui import Asked, Question, Scene

ASKED: Final = Asked(
    options=(
        "seat",
        "hand",
        "deal_number",
        "dealer",
        "gave",
        "got",
        "kitty",
        "plays",
        "scores",
        "first_leader",
        "opening_card",
    ),
    enough=("hand",),
    questions=(
        Question("hand", "hand", is_needed=True),
        Question("gave", "gave"),
        Question("got", "got"),
        Question("plays", "plays"),
    ),
)


class GameUi:
    """Where the cursor stands and what is chosen; see game_ui.py."""

    def __init__(self, speaker: Speaker, names: Sequence[str]) -> None:
        self.speaker = speaker
        self.names = names
        self.place = 0
        self.chosen: set[int] = set()  # places in the hand
        self.is_descending = False
        self.choice: Choose | None = None  # after a moon
        self._deal = (0, "")

    # --- the hand ---------------------------------------------------------------------------------------------------

    def hand(self, view: View) -> tuple[Card, ...]:
        """The hand as it lies: by suits, jokers last."""
        sign = -1 if self.is_descending else 1
        return tuple(sorted(view.hand, key=lambda card: (_group(card), sign * card.rank, card.id)))

    def index_of(self, card: Card) -> tuple[str, str]:
        """The letters and the sign of a card that is no joker, as the player's language writes them."""
        rank = self.speaker.rank_sign(RANK_KEYS[card.rank])
        kind = "sign-suit-ascii" if self.speaker.ascii_only else "sign-suit"
        return rank, self.speaker.text(kind, suit=SUIT_KEYS[card.suit])

    def _here(self, view: View) -> Card | None:
        hand = self.hand(view)
        self.place = max(0, min(self.place, len(hand) - 1))
        return hand[self.place] if hand else None

    def _sync(self, view: View) -> None:
        """Forget what was chosen when another deal or phase has come."""
        now = (view.public.deal_number, view.public.phase)
        if now != self._deal:
            self._deal = now
            self.chosen.clear()

    def new_turn(self, view: View) -> None:
        """Put the cursor on a card that may be played, if it stands on none."""
        self._sync(view)
        self.choice = None
        here = self._here(view)
        if view.options.kind != "play" or here is None:
            return
        legal = set(view.options.cards)
        if here not in legal:
            self.place = next(place for place, card in enumerate(self.hand(view)) if card in legal)

    def phase(self, view: View) -> str:
        """The phase of the game."""
        return view.public.phase

    def move(self, key: str, view: View) -> str:
        """Move the cursor; the card there, and whether it is chosen or may be played.  After a moon: one of the two."""
        self._sync(view)
        if view.options.kind == "choose":
            self.choice = Choose("add" if key in ("left", "up", "home") else "subtract")
            return self.speaker.sentence(self.speaker.action(self.choice, view, self.names)) + "."
        hand = self.hand(view)
        if self._here(view) is None:
            return self.speaker.text("terminal-nothing-here")
        place, last = self.place, len(hand) - 1
        firsts = [idx for idx in range(len(hand)) if not idx or _group(hand[idx]) != _group(hand[idx - 1])]
        match key:
            case "left":
                place -= 1
            case "right":
                place += 1
            case "home":
                place = 0
            case "end":
                place = last
            case "up":
                place = max((idx for idx in firsts if idx < place), default=0)
            case "down":
                place = min((idx for idx in firsts if idx > place), default=last)
        self.place = max(0, min(last, place))
        return self._said(view)

    def _said(self, view: View) -> str:
        card = self._here(view)
        if card is None:
            return self.speaker.text("terminal-nothing-here")
        state = "free"
        if self.place in self.chosen:
            state = "chosen"
        elif view.options.kind == "play" and card not in view.options.cards:
            state = "blocked"
        return self.speaker.text(
            "terminal-card-here",
            card=self.speaker.sentence(self.speaker.card(card, view.public.rules)),
            state=state,
            place=self.place + 1,
            count=len(self.hand(view)),
        )

    def sort(self, view: View) -> str:
        """Turn the order of the ranks around; the hand as it lies now."""
        here = self._here(view)
        if self.chosen:
            return self.speaker.text("terminal-sort-later")
        self.is_descending = not self.is_descending
        if here is not None:
            self.place = self.hand(view).index(here)
        return self.speaker.text("terminal-sorted", order="down" if self.is_descending else "up")

    # --- choosing and acting ----------------------------------------------------------------------------------------

    def space(self, view: View) -> str:
        """Choose or unchoose a card for the pass."""
        self._sync(view)
        card = self._here(view)
        if view.options.kind != "pass" or card is None:
            return self.speaker.text("terminal-nothing-to-choose")
        count = view.options.count
        if self.place in self.chosen:
            self.chosen.remove(self.place)
            key = "terminal-unchosen"
        elif len(self.chosen) >= count:
            return self.speaker.text("terminal-pass-enough", count=count)
        else:
            self.chosen.add(self.place)
            key = "terminal-chosen"
        name = self.speaker.sentence(self.speaker.card(card, view.public.rules))
        said = self.speaker.text(key, card=name, chosen=len(self.chosen), count=count)
        if key == "terminal-chosen" and len(self.chosen) == count:
            said = f"{said} {self.speaker.text('terminal-pass-ready')}"
        return said

    def enter(self, view: View) -> Any | str:
        """Play the card under the cursor, or pass the cards chosen."""
        self._sync(view)
        card = self._here(view)
        if view.options.kind == "pass":
            if len(self.chosen) != view.options.count:
                return self.speaker.text("terminal-pass-missing", chosen=len(self.chosen), count=view.options.count)
            hand = self.hand(view)
            return Pass(tuple(hand[place] for place in sorted(self.chosen)))
        if view.options.kind == "choose":
            return self.choice or self.speaker.text("terminal-type-choice")
        if card is None:
            return self.speaker.text("terminal-nothing-here")
        return Play(card)

    def key(self, key: str, view: View) -> Any | str | None:
        """X claims the rest."""
        return Claim() if key == "claim" else None

    def hands(self, view: View) -> list[str]:
        """The hand of the view's seat."""
        if view.seat is None or not view.hand:
            return []
        cards = self.speaker.cards(view.hand, view.public.rules)
        return [self.speaker.text("terminal-hand-of", name=self.names[view.seat], cards=cards)]

    def picture(self, scene: Scene) -> Any:
        """The table and the hand in colours."""
        from openhearts.terminal.hearts.picture import TablePicture

        return TablePicture(self.speaker, scene, self)


def _group(card: Card) -> int:
    """The place of a card's suit in the hand, as speech reads it: clubs, diamonds, spades, hearts, jokers."""
    return 4 if card.is_joker else (0, 1, 3, 2)[card.suit]
