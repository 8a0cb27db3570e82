"""Games are found by their id: a toy game brings its own voice, and nothing generic names a game."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import openhearts.speech
from openhearts.games import registry
from openhearts.speech.speaker import Speaker
from openhearts.speech.voice import voice_of, voices

FOLDER = Path(openhearts.speech.__file__).parent


class Silent:
    """A voice that knows one card and one sentence."""

    def card(self, speaker: Speaker, card: Any, rules: Any, short: bool, is_ascii: bool) -> str | None:
        return "!" if card == "TOY" else None

    def event(self, speaker: Speaker, event: Any, view: Any, names: Any) -> str | None:
        return "!"


def test_a_toy_game_is_spoken_without_a_change_to_generic_files() -> None:
    toy: Any = SimpleNamespace(id="toy", voice=Silent())
    with registry.registered(toy):
        assert voice_of("toy") is toy.voice and toy.voice in voices()
        assert Speaker("en").card("TOY") == "!" and Speaker("en").card("QS") == "queen of spades"
        view = SimpleNamespace(seat=None, public=SimpleNamespace(rules=SimpleNamespace(game="toy")))
        event: Any = SimpleNamespace(for_seat=lambda seat: "seen")
        assert Speaker("en").event(event, view, []) == "!"
    with pytest.raises(LookupError):
        voice_of("toy")


def test_generic_modules_name_no_game() -> None:
    """Only the key map, which is data, says in which games a key means something."""
    for path in FOLDER.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        code = re.sub(r'""".*?"""', "", text, flags=re.S)
        assert path.name == "keymap.py" or not re.search(r"games\.(hearts|herz)|speech\.(hearts|herz)", code), path.name
