"""Errors and advice as sentences: one message for each class of error, each Reason and each reason of a bot.

Why a card or a move is refused is said by the game's own voice; here is what all games share.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from openhearts.core.advice import Advice, Because
from openhearts.core.game import localised
from openhearts.errors import (
    BadBot,
    BadRuleset,
    BadText,
    BadView,
    Forbidden,
    IllegalAction,
    OpenHeartsError,
    Reason,
    RecordMismatch,
    StaleVersion,
)
from openhearts.speech.details import detail
from openhearts.speech.voice import voice_of

if TYPE_CHECKING:
    from openhearts.speech.speaker import Speaker

Names = Sequence[str]
LEAST_GAP = 0.25  # points: what lies nearer to each other is as good


def capital(text: str, language: str) -> str:
    """The text as a sentence begins: the first letter large; what is quoted stays as it was typed.

    Dutch writes the ij as one letter.
    """
    at = next((at for at, letter in enumerate(text) if letter not in "¿¡( "), 0)
    if language == "nl" and text[at : at + 2] == "ij":
        return f"{text[:at]}IJ{text[at + 2 :]}"
    first = text[at : at + 1]
    large = first.title()  # for letters that are two in one, the right one of them
    return text if len(large) != 1 else f"{text[:at]}{large}{text[at + 1 :]}"


def error(speaker: Speaker, error: OpenHeartsError, view: Any, names: Names) -> str:
    """The sentence for an error; details of files and rules stay as the error words them."""
    return speaker.sentence(_error(speaker, error, view, names))


def _error(speaker: Speaker, error: OpenHeartsError, view: Any, names: Names) -> str:
    if isinstance(error, IllegalAction):
        return _refusal(speaker, error, view, names)
    if isinstance(error, BadText):
        return _with_line(speaker, error.line, _bad_text(speaker, error))
    if isinstance(error, RecordMismatch):
        if (key := error.data.get("key")) is not None and speaker.has(f"error-{key}"):
            return _with_line(speaker, error.line, speaker.text(f"error-{key}"))
        return _with_line(speaker, error.line, speaker.text("error-record", detail=detail(speaker, error.bare)))
    if isinstance(error, BadRuleset):
        return _bad_ruleset(speaker, error)
    known = error.data.get("key")  # what may not be, and cannot be, outside the rules of a game
    if known is not None and speaker.has(f"error-{known}"):
        values = {name: value for name, value in error.data.items() if name not in ("key", "seat")}
        return speaker.text(f"error-{known}", **values)
    for kind, key in ((BadBot, "error-bot"), (BadView, "error-view"), (Forbidden, "error-forbidden")):
        if isinstance(error, kind):
            return _one_stop(speaker.text(key, detail=detail(speaker, str(error))))
    if isinstance(error, StaleVersion):
        return speaker.text("error-stale")
    return speaker.text("error-other", detail=str(error))


def _one_stop(text: str) -> str:
    return text[:-1] if text.endswith(("?.", "..")) else text


def _refusal(speaker: Speaker, error: IllegalAction, view: Any, names: Names) -> str:
    if view is not None and error.reason not in (Reason.DEAL_OVER, Reason.NOT_AN_ACTION):
        turn = view.public.turn
        if error.reason == Reason.NOT_YOUR_TURN and turn is not None and turn != view.seat and names:
            return speaker.text("error-not-your-turn", seat=names[turn])
        return voice_of(view.public.rules.game).refusal(speaker, error, view, names)
    plain = {Reason.DEAL_OVER: "error-deal-over", Reason.NOT_AN_ACTION: "error-not-an-action"}
    return speaker.text(plain.get(error.reason, "error-not-now"))


def _with_line(speaker: Speaker, line: int | None, text: str) -> str:
    return text if line is None else speaker.text("error-line", line=str(line), text=text)


def _bad_text(speaker: Speaker, error: BadText) -> str:
    key = error.data.get("key")
    if key is not None:
        values = {name: value for name, value in error.data.items() if name not in ("key", "line", "nearest")}
        said = speaker.text(f"error-text-{key}", **values)
        nearest = error.data.get("nearest")
        return said if nearest is None else f"{said} {speaker.text('error-did-you-mean', word=nearest)}"
    if error.line is None and error.data.get("text") is not None and "is no card" in error.bare:
        return speaker.text("error-text-card", text=error.data["text"])
    return speaker.text("error-text", detail=detail(speaker, error.bare))


_OF_RULES: Final = ("key", "field", "allowed", "nearest")


def _bad_ruleset(speaker: Speaker, error: BadRuleset) -> str:
    if "sizes" in error.data:
        low, high = error.data["sizes"]
        name = localised(error.data["names"], speaker.language, "")
        return speaker.text("error-seats", name=name, low=low, high=high, single="yes" if low == high else "no")
    key = error.data.get("key")
    if key is not None:
        values = {name: str(value) for name, value in error.data.items() if name not in _OF_RULES}
        return speaker.text("error-ruleset", detail=speaker.text(f"error-rules-{key}", **values))
    message = str(error).partition(" (allowed: ")[0].partition("; did you mean ")[0]
    parts = [speaker.text("error-ruleset", detail=detail(speaker, message))]
    if error.field is not None and error.field not in message:
        parts.append(speaker.text("error-field", field=error.field))
    if error.allowed is not None:
        parts.append(speaker.text("error-allowed", allowed=detail(speaker, error.allowed)))
    if error.nearest is not None:
        parts.append(speaker.text("error-did-you-mean", word=error.nearest))
    return " ".join(parts)


# --- advice -----------------------------------------------------------------------------------------------------------


def advice(speaker: Speaker, advice: Advice, view: Any, names: Names) -> str:
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


def hint(speaker: Speaker, advice: Advice, view: Any, names: Names) -> str:
    """The same for the ear: what to do, how much better that is than the next best, and why; no figures to remember."""
    parts = [
        speaker.text("advice", action=speaker.action(advice.action, view, names)),
        _gap(speaker, advice, view, names),
        reasons(speaker, advice.reasons, view, names),
    ]
    return " ".join(part for part in parts if part)


def _gap(speaker: Speaker, advice: Advice, view: Any, names: Names) -> str:
    """What the best other action is expected to bring, more or less; empty where nothing was measured."""
    others = [(other.expected, other.action) for other in advice.alternatives if other.expected is not None]
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


def candidates(speaker: Speaker, advice: Advice, view: Any, names: Names) -> list[list[str]]:
    """Every action that was measured, the advised one first, as the heads of Speaker.candidates say."""
    rows = []
    for one in advice.measured:
        won = "" if one.percent is None else speaker.text("advice-percent", percent=one.percent)
        rows.append(
            [
                speaker.sentence(speaker.action(one.action, view, names)),
                *([] if advice.percent is None else [won]),
                speaker.number(one.expected or 0.0, 2),
                f"±{speaker.number(one.error or 0.0, 2)}",
                str(one.n_worlds),
            ]
        )
    return rows


def reasons(speaker: Speaker, reasons: Iterable[Because], view: Any, names: Names) -> str:
    """The reasons of a bot, each in a sentence; a reason without a message is left out (an error in strict mode).

    What is said of several cards is said once (`reasons-<key>`, where there is such a message).
    """
    told: dict[str, list[Because]] = {}
    for because in reasons:
        told.setdefault(because.key, []).append(because)
    said = []
    for key, same in told.items():
        if len(same) > 1 and speaker.has(f"reasons-{key}"):
            cards = [speaker.card(because.values["card"], view.public.rules) for because in same]
            said.append(speaker.text(f"reasons-{key}", cards=speaker.listing(cards)))
        elif speaker.has(f"reason-{key}") or speaker.catalogue.must_have(f"reason-{key}"):
            said += [speaker.text(f"reason-{key}", **_values(speaker, because, view, names)) for because in same]
    return " ".join(map(speaker.sentence, said))


def _values(speaker: Speaker, because: Because, view: Any, names: Names) -> dict[str, Any]:
    """The variables of a reason, as bots/reasons.py names them.

    Cards become names, a seat its name and `self`; suits and rows stay as messages select them.
    """
    rules = view.public.rules
    found: dict[str, Any] = {}
    for name, value in because.values.items():
        if name == "seat" and isinstance(value, int):
            found |= speaker.who(value, view, names)
        elif name == "suit":
            found[name] = suit_key(value)
        elif name in ("card", "guard"):
            found[name] = speaker.card(value, rules)
        else:
            found[name] = value
    return found


def suit_key(suit: str | int) -> str:
    """The name of a suit that messages select by: from its letter or its number."""
    keys = ("clubs", "diamonds", "hearts", "spades")
    return keys["CDHS".index(suit) if isinstance(suit, str) else suit]
