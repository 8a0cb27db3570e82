"""The names of bots belong to the language of whose table it is: enough of them, told apart, in its own letters."""

from __future__ import annotations

import re

import pytest

from openhearts.games import registry
from openhearts.speech.catalogue import languages
from openhearts.speech.display_names import bot_names
from openhearts.speech.speaker import Speaker
from openhearts.tables.roster import BOT_NAMES, LONGEST_NAME, clean_name
from openhearts.terminal.play import sittings_for

MOST_SEATS = max(seats for variant in registry.variants() for seats in variant.seats)
LETTERS = {"ru": r"\u0410-\u044f\u0401\u0451", "pl": "A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż", "ro": "A-Za-zĂÂÎȘȚăâîșț"}


@pytest.mark.parametrize("language", languages())
def test_there_are_names_for_every_table(language: str) -> None:
    names = bot_names(Speaker(language))
    assert len({name.casefold() for name in names}) == len(names) >= MOST_SEATS
    assert len({name[0] for name in names}) >= len(names) - 1, "their first letters tell them apart in a chart"
    assert all(name == clean_name(name, "?") and 2 <= len(name) <= LONGEST_NAME for name in names)
    allowed = LETTERS.get(language, "A-Za-zÀ-ÿ")
    assert all(re.fullmatch(f"[{allowed}]+", name) for name in names)


def test_english_names_are_those_of_tables_that_give_none() -> None:
    assert bot_names(Speaker("en")) == BOT_NAMES
    assert len({bot_names(Speaker(language)) for language in languages()}) == len(languages())


@pytest.mark.parametrize("language", languages())
def test_a_table_in_the_terminal_takes_them_and_leaves_out_the_players_own(language: str) -> None:
    names = bot_names(Speaker(language))
    assert [one.name for one in sittings_for(4, "random", "Zoe", names)] == ["Zoe", *names[:3]]
    assert [one.name for one in sittings_for(3, "random", names[1].upper(), names)][1:] == [names[0], names[2]]
    assert [one.name for one in sittings_for(3, "random", None, names)] == [*names[:3]]
