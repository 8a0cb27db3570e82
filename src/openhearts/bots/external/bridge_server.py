"""The line protocol for other programs, in version 1: a JSON object a line comes in, a JSON object a line goes out.

It keeps nothing between lines and knows no game; docs/bridge.md describes every message.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

import msgspec

from openhearts.bots.analysis import analyse, seat_view
from openhearts.bots.bot import MOST_WORK, Bot, Budget
from openhearts.bots.bot_specs import bot, known_levels, opens_nothing
from openhearts.bots.external.view_json import VERSION, view_from_plain, view_to_plain
from openhearts.core.advice import Advice, Alternative, Because
from openhearts.core.game_types import View
from openhearts.core.input_limits import json_line
from openhearts.errors import BadText, BadView, OpenHeartsError, Why, to_plain
from openhearts.games import registry

LONGEST: Final = 1_000_000  # characters of a line

Around = Callable[[str], AbstractContextManager[None]]


def _quietly(player: str) -> AbstractContextManager[None]:
    return nullcontext()


def serve(lines: Iterable[str], player: str | Bot = "expert", around: Around = _quietly) -> Iterator[str]:
    """An answer for each line that is not blank; what is wrong with one is said in its answer, and the next is read.

    A bot thinks within `around(its spec)`: the caller may say there what is waited for.
    """
    chosen = bot(player)
    for line in lines:
        if line.strip():
            yield msgspec.json.encode(_answer(line, chosen, around)).decode()


def _answer(line: str, chosen: Bot, around: Around) -> dict[str, object]:
    ident: object = None
    try:
        asked = _read(line)
        ident = asked.get("id")
        return {"id": ident} | _done(asked, chosen, around)
    except OpenHeartsError as error:
        return {"id": ident, "error": {"kind": type(error).__name__} | to_plain(error)}


def _read(line: str) -> dict[str, object]:
    if len(line) > LONGEST:
        raise BadText(Why.TOO_LONG, most=LONGEST)
    asked = json_line(line)
    if not isinstance(asked, dict):
        raise BadText(Why.WRITE, sample='{"ask": ...}')
    return asked


def _done(asked: dict[str, object], chosen: Bot, around: Around) -> dict[str, object]:
    match asked.get("ask"):
        case "hello":
            return {"openhearts": VERSION, "bot": chosen.spec, "bots": list(known_levels())}
        case "choose":
            view = _view(asked)
            player, budget, rng = _bot(asked, chosen), _budget(asked), random.Random(_seed(asked))
            with around(player.spec):
                action = player.choose(view, budget, rng)
            return {"action": registry.game_of(view.public.rules).action_text(action)}
        case "analyse":
            view = _view(asked)
            player, budget, rng = _bot(asked, chosen), _budget(asked), random.Random(_seed(asked))
            with around(player.spec):
                advice = analyse(view, budget, rng, player=player)
            return {"advice": advice_to_plain(view, advice)}
        case "view":
            return {"view": view_to_plain(_told(asked))}
    raise BadText(Why.WRITE, sample='"ask": "hello", "choose", "analyse", "view"')


def _view(asked: dict[str, object]) -> View:
    view = _told(asked) if "view" not in asked else view_from_plain(asked["view"])
    if not view.options:
        raise BadView(Why.NOTHING_NOW, seat=view.seat)
    return view


def _told(asked: dict[str, object]) -> View:
    """The view that a player's knowledge gives."""
    know = asked.get("know")
    if not isinstance(know, dict) or type(know.get("seat")) is not int:
        raise BadText(Why.WRITE, sample='"view": {...}; "variant": "...", "know": {"seat": 0, ...}')
    options = asked.get("options") or {}
    variant, seats = asked.get("variant", "classic"), asked.get("seats")
    if not isinstance(variant, str) or not isinstance(options, dict) or not (seats is None or type(seats) is int):
        raise BadText(Why.WRITE, sample='"variant": "...", "seats": 4, "options": {...}')
    rules = registry.ruleset(variant, seats, options)
    if "rules" in know:  # they stand beside it
        raise BadView(Why.NO_PLACE_HERE, name="rules", field="rules")
    try:
        return seat_view(rules, **know)
    except (TypeError, AttributeError) as error:
        raise BadView(Why.NO_VIEW, why=str(error)) from error


def _bot(asked: dict[str, object], chosen: Bot) -> Bot:
    """One of our levels; no file and no command may be named over the bridge."""
    name = asked.get("bot")
    if name is None:
        return chosen
    if not isinstance(name, str) or not opens_nothing(name):
        raise BadText(Why.WRITE, sample=f'"bot": {", ".join(known_levels())}')
    return bot(name)


def _budget(asked: dict[str, object]) -> Budget:
    work = asked.get("budget")
    if work is not None and (type(work) is not int or not 1 <= work <= MOST_WORK):
        raise BadText(Why.NOT_IN_RANGE, name="budget", low=1, high=MOST_WORK, text=str(work)[:20])
    return Budget(work=work)


def _seed(asked: dict[str, Any]) -> int | str:
    seed = asked.get("seed", 0)
    if type(seed) not in (int, str):
        raise BadText(Why.WRITE, sample='"seed": 0, "seed": "..."')
    return seed  # type: ignore[no-any-return]


def advice_to_plain(view: View, advice: Advice) -> dict[str, Any]:
    """Advice as plain data: actions as texts, payoffs in points, high is good."""
    text = registry.game_of(view.public.rules).action_text

    def row(one: Advice | Alternative) -> dict[str, Any]:
        found = {"action": text(one.action), "expected": one.expected, "error": one.error, "worlds": one.n_worlds}
        return found if one.plan is None else found | {"plan": one.plan, "comes_off": one.comes_off}

    def reason(because: Because) -> dict[str, Any]:
        return {"key": because.key} | {"values": because.values}

    return row(advice) | {
        "alternatives": [row(other) for other in advice.alternatives],
        "reasons": [reason(because) for because in advice.reasons],
    }
