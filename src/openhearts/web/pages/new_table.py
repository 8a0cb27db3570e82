"""The form that starts a table, read: what is to be played, how, and the table that comes of it.

It draws no page; why something cannot be, rule sets, the site and the table say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar.datastructures import FormMultiDict
from msgspec import Struct
from msgspec.structs import replace

from openhearts.bots.bot_specs import known_levels
from openhearts.core.game_types import Rules
from openhearts.core.input_limits import whole_number
from openhearts.core.option_text import read_option
from openhearts.games import registry
from openhearts.speech.display_names import bot_names
from openhearts.speech.speaker import Speaker
from openhearts.speech.typed_house_rules import options_in_words
from openhearts.tables.hosting.hosted import HostedTable
from openhearts.tables.roster import Settings, clean_name
from openhearts.tables.session import commands as c
from openhearts.web.identity.guests import Wishes
from openhearts.web.kids.guided_deals import FOR_CHILDREN, PLAYMATES, guided_rules
from openhearts.web.kids.guided_deals import LEVEL as GUIDES
from openhearts.web.pages.request import Visit
from openhearts.web.rules_editor import page as editor
from openhearts.web.rules_editor.house_rules import Draft, draft, from_token
from openhearts.web.rules_editor.page_model import pressing
from openhearts.web.slow.deadlines import with_pace
from openhearts.web.table.settings_in_words import PACES

LEVEL: Final = "expert"
USUAL_PACE: Final = next(value for value, key in PACES if key == "usual")
DEFAULT: Final = "classic"


class Wish(Struct, frozen=True):
    """What the form asks for, as it was sent.

    `company`: bots, friends, or nobody but a guide; `rules`: house rules as a word; `drawn`: the game and the size that
    stood in the form first; `answers`: what was answered to what a game asks for.
    """

    variant: str
    seats: str
    level: str
    name: str
    pace: str
    options: str
    company: str
    rules: str
    drawn: str
    time: str
    is_chosen_level: bool  # and not the one that the visitor wished last
    children: bool
    has_script: bool
    answers: dict[str, str]

    @property
    def is_guided(self) -> bool:
        """Whether it is a guided first deal."""
        return self.company == "guide"


def wish_of(form: FormMultiDict, wishes: Wishes) -> Wish:
    """What a posted form asks for; a game that it does not name is the one that was played last."""
    sent = {key: str(form.get(key, ""))[:400] for key in ("variant", "seats", "level", "name", "pace", "options")}
    company = str(form.get("with", ""))[:400]
    answers = {key: str(value)[:400] for key, value in form.items() if ":" in key}
    if start := str(form.get("start", ""))[:400]:  # one tap on a game: with bots, as recommended
        sent |= {"variant": start, "seats": "", "level": "", "options": ""}
        company, answers = "bots", {}
    variant = sent["variant"] = sent["variant"] or wishes.variant or DEFAULT
    return Wish(
        **sent,
        company=company,
        rules=str(form.get("rules") or ""),
        drawn=str(form.get("drawn", "")),
        time=str(form.get("time", ""))[:20],
        is_chosen_level="level" in form,
        children=form.get(f"children-{variant}" if variant in FOR_CHILDREN else "children") == "on",
        has_script=form.get("script") == "yes",
        answers=answers,
    )


class Chosen(Struct, frozen=True):
    """What is to be played; `house`: the same as house rules, `cards`: the key of a deal whose cards are known."""

    variant: str
    seats: int | None
    rules: Rules
    house: Draft | None = None
    cards: str = ""


def chosen(wish: Wish, house: Draft | None, speaker: Speaker) -> Chosen:
    """The rules that are asked for: those of a guided deal, house rules, or a variant with options.

    `house`: what the rule editor's form says, where it was that one.  Raises BadRuleset, BadText.
    """
    seats = _seats(wish.variant, wish.seats, wish.drawn)
    if house is None and wish.rules:
        house = from_token(wish.rules)
    if wish.is_guided:
        rules, deal = guided_rules(wish.variant)
        return Chosen(wish.variant, deal.seats, rules, cards=deal.key)
    if house is not None:
        return Chosen(house.variant, house.seats, house.rules, house)
    typed = options_of(wish.options)
    if typed:
        typed = options_in_words(speaker, registry.ruleset(wish.variant, seats), typed)
    house = draft(wish.variant, seats, _answers(wish.variant, seats, wish.answers) | typed)
    return Chosen(wish.variant, seats, house.rules, house)


async def open_table(visit: Visit, wish: Wish, found: Chosen) -> HostedTable:
    """The table, its visitor in the first seat; with bots it is dealt at once.  What was wished is remembered.

    Raises Forbidden where there are too many tables.
    """
    wishes = visit.person.wishes
    level = wish.level if wish.is_chosen_level else wishes.level
    level = level if level in known_levels() else ""
    pace = wish.pace if wish.pace in dict(PACES) else wishes.pace
    usual = PLAYMATES if wish.children else LEVEL
    settings = Settings(
        pace=float(pace or USUAL_PACE),
        level=GUIDES if wish.is_guided else level or usual,
        children=wish.children,
        guide=wish.is_guided,
    )
    settings = settings if wish.is_guided else with_pace(settings, wish.time)
    name = clean_name(wish.name, "")
    visit.site.open_door(visit.request)
    if (house := found.house) is not None:
        wishes = replace(
            wishes,
            variant=found.variant,
            seats=found.seats or 0,
            level=level,
            children=wish.children,
            pace=pace,
            rules=await editor.keep(visit, house) if house.options or house.name else "",
        )
    await visit.be_called(name or visit.person.name)
    visit.become(replace(visit.person, wishes=wishes))
    person, named = visit.person, bot_names(visit.speaker)
    table = await visit.site.lobby.create(found.rules, person.ident, settings, visit.address, named)
    await table.ask(c.Sit(person.name or visit.speaker.text("terminal-you"), 0, person.wishes.face), person.ident)
    if wish.company != "friends":
        expected = [person.ident] if wish.has_script and not wish.is_guided else []
        await table.ask(c.Start(fixed=found.cards), person.ident, able=expected)
    return table


def _seats(variant: str, wished: str, drawn: str) -> int | None:
    """The size that was chosen, None for the usual one.

    One that stood in the form for another game (`drawn`), and that this game lacks, was not chosen.  Raises BadRuleset.

    >>> _seats("classic", "11", "cancellation 11"), _seats("classic", "11", "cancellation 9")
    (None, 11)
    """
    seats = whole_number(wished)
    if seats is None:
        return None
    before, _, size = drawn.rpartition(" ")
    if size == wished and before != variant and seats not in registry.variant(variant).seats:
        return None
    return seats


def _answers(variant: str, seats: int | None, answers: Mapping[str, str]) -> dict[str, str]:
    """What was answered to what the game asks for at this size, as options; the other fields were not to be seen.

    >>> _answers("cancellation", 9, {"cancellation:trick.void_when": "no_live_led_card"})
    {'trick.void_when': 'no_live_led_card'}
    >>> _answers("cancellation", 6, {"cancellation:trick.void_when": "no_live_led_card"})
    {}
    """
    names = pressing(registry.ruleset(variant, seats))
    return {name: answers[f"{variant}:{name}"] for name in names if f"{variant}:{name}" in answers}


def options_of(text: str) -> dict[str, Any]:
    """Options as they are typed, one after the other: `sun, end.limit=50`.  Raises BadRuleset.

    >>> options_of("sun, end.limit=50")
    {'sun': True, 'end.limit': 50}
    """
    return dict(read_option(part) for part in text.split(",") if part.strip())
