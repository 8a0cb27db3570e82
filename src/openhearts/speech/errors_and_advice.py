"""Errors and advice as sentences: one message for each class of error, each Reason and each reason of a bot.

Why a card or a move is refused is said by the game's own voice; here is what all games share.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from openhearts.core.action import Action
from openhearts.core.advice import LEAST_GAP, Advice, Because
from openhearts.core.game_types import Rules, View
from openhearts.errors import Fault, IllegalAction, OpenHeartsError, Why
from openhearts.errors.saying import allowed as phrase
from openhearts.errors.saying import sentence
from openhearts.speech.catalogue import Catalogue
from openhearts.speech.voice import voice_of

Names = Sequence[str]


class Wording(Protocol):
    """What of a Speaker these sentences are made with."""

    catalogue: Catalogue

    def text(self, key: str, /, **values: object) -> str:
        """The message with this id and its variables."""
        ...

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        ...

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        ...

    def listing(self, items: Iterable[str]) -> str:
        """Items in a row, the last after "and"."""
        ...

    def sentence(self, text: str) -> str:
        """The text with a capital letter in front."""
        ...

    def card_within(self, card: object, rules: Rules, form: str) -> str:
        """The name of a card as what acts in a sentence ("subject") or what is played ("object")."""
        ...

    def card(self, card: object, rules: Rules | None = None) -> str:
        """The name of a card."""
        ...

    def who(self, seat: int, view: View | None, names: Names, prefix: str = "") -> dict[str, str]:
        """The variables of messages about a seat."""
        ...

    def action(self, action: Action, view: View, names: Names) -> str:
        """An action in a few words."""
        ...


def error(speaker: Wording, error: OpenHeartsError, view: View | None, names: Names) -> str:
    """The sentence for an error: the game's own where a view tells more, else the catalogue's."""
    words = _Words(speaker, None if view is None else view.public.rules, names)
    is_known = isinstance(error, IllegalAction) and error.why is Why[error.reason.name]
    if isinstance(error, IllegalAction) and is_known and view is not None and error.why not in _ANY_GAME:
        return speaker.sentence(voice_of(view.public.rules.game).refusal(speaker, error, view, names))
    return sentence(error, words)


_ANY_GAME = (Why.NOT_YOUR_TURN, Why.DEAL_OVER, Why.NOT_AN_ACTION)  # said alike in every game


class _Words:
    """What the sentence of an error is made with, in the words of one reader."""

    def __init__(self, speaker: Wording, rules: Rules | None, names: Names) -> None:
        self._speaker = speaker
        self._rules = rules
        self._names = names
        self.language = speaker.catalogue.locale

    def text(self, key: str, /, **values: object) -> str:
        return self._speaker.text(key, **values)

    def row(self, items: Iterable[str]) -> str:
        return self._speaker.catalogue.row(items)

    def card(self, card: str) -> str:
        """The name of a card at a table; in texts and files cards are called as they are written there."""
        return card if self._rules is None else self._speaker.card(card, self._rules)

    def seat(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else self._speaker.text("error-seat", seat=str(seat))


def allowed(speaker: Wording, may: Fault | str) -> str:
    """What may stand in a field of a rule set, as a phrase."""
    return phrase(may, _Words(speaker, None, ()))


# --- advice -----------------------------------------------------------------------------------------------------------


def advice(speaker: Wording, advice: Advice, view: View, names: Names) -> str:
    """What a bot would do, why, and what it expects; each in a sentence."""
    parts = [speaker.text("advice", action=speaker.action(advice.action, view, names))]
    said = reasons(speaker, advice.reasons, view, names)
    if said:
        parts.append(said)
    if advice.expected is not None:
        parts.append(
            speaker.text(
                "advice-expected",
                expected=speaker.number(advice.expected, 1),
                error=speaker.number(advice.error or 0.0, 1),
                worlds=advice.n_worlds,
            )
        )
    return " ".join(parts)


def hint(speaker: Wording, advice: Advice, view: View, names: Names) -> str:
    """The same for the ear: what to do, why, and how much better that is than the next best; no figures to remember.

    The other action comes last: "this" in a reason is what to do.
    """
    parts = [
        speaker.text("advice", action=speaker.action(advice.action, view, names)),
        reasons(speaker, advice.reasons, view, names),
        _gap(speaker, advice, view, names),
    ]
    return " ".join(part for part in parts if part)


def _gap(speaker: Wording, advice: Advice, view: View, names: Names) -> str:
    """What the best other action is expected to bring, more or less; empty where nothing was measured.

    What needs a plan that is not trusted is left to the reasons.
    """
    trusted = (other for other in advice.alternatives if other not in advice.distrusted)
    others = [(other.expected, other.action) for other in trusted if other.expected is not None]
    if advice.expected is None or not others:
        return ""
    expected, action = max(others, key=lambda pair: pair[0])
    gap = advice.expected - expected
    points = int(abs(gap) + 0.5)
    size = "whole" if abs(gap) >= 3 * LEAST_GAP else "half"
    key = "advice-next" if gap > 0 else "advice-despite"
    if abs(gap) < max(LEAST_GAP, advice.error or 0.0):
        key, size = "advice-next", "same"
    return speaker.text(key, gap=size, points=points, action=speaker.action(action, view, names))


def candidates(speaker: Wording, advice: Advice, view: View, names: Names) -> list[list[str]]:
    """Every action that was measured, the advised one first, as the heads of Speaker.candidates say."""
    rows = []
    for one in advice.measured:
        plan = "" if one.plan is None else speaker.text(f"advice-plan-{one.plan}", percent=one.comes_off)
        won = "" if one.percent is None else speaker.text("advice-percent", percent=one.percent)
        rows.append(
            [
                speaker.sentence(speaker.action(one.action, view, names)),
                *([] if advice.percent is None else [won]),
                *([plan] if advice.has_plans else []),
                speaker.number(one.expected or 0.0, 2),
                f"±{speaker.number(one.error or 0.0, 2)}",
                str(one.n_worlds),
            ]
        )
    return rows


def reasons(speaker: Wording, reasons: Iterable[Because], view: View, names: Names) -> str:
    """The reasons of a bot, each in a sentence; a reason without a message is left out (an error in strict mode).

    What is said of several cards is said once (`reasons-<key>`, where there is such a message).
    """
    told: dict[str, list[Because]] = {}
    for because in reasons:
        told.setdefault(because.key, []).append(because)
    said = []
    for key, same in told.items():
        if len(same) > 1 and speaker.has(f"reasons-{key}"):
            cards = [speaker.card_within(because.values["card"], view.public.rules, "subject") for because in same]
            said.append(speaker.text(f"reasons-{key}", cards=speaker.listing(cards)))
        elif speaker.has(f"reason-{key}") or speaker.catalogue.must_have(f"reason-{key}"):
            said += [speaker.text(f"reason-{key}", **_values(speaker, because, view, names)) for because in same]
    return " ".join(map(speaker.sentence, said))


def _values(speaker: Wording, because: Because, view: View, names: Names) -> dict[str, object]:
    """The variables of a reason, as bots/reasons.py names them.

    Cards become names, a seat its name and `self`; suits and rows stay as messages select them.
    """
    rules = view.public.rules
    found: dict[str, object] = {}
    for name, value in because.values.items():
        if name == "seat" and isinstance(value, int):
            found |= speaker.who(value, view, names)
        elif name == "suit":
            found[name] = suit_key(value)
        elif name in ("card", "guard"):
            found[name] = speaker.card_within(value, rules, "subject")
        else:
            found[name] = value
    return found


def suit_key(suit: str | int) -> str:
    """The name of a suit that messages select by: from its letter or its number."""
    keys = ("clubs", "diamonds", "hearts", "spades")
    return keys["CDHS".index(suit) if isinstance(suit, str) else suit]
