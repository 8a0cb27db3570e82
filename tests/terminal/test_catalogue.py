"""The terminal's own catalogue: the same messages in every language, all of them used, none missing.

How sentences sound is for people to judge.
"""

from __future__ import annotations

import re
from pathlib import Path

import openhearts.terminal
from openhearts.speech.catalogue import languages

ROOT = Path(openhearts.terminal.__file__).parents[1]


def messages(language: str) -> dict[str, str]:
    """Every message of the terminal's own file, with its text."""
    folder = ROOT / "speech" / "locales" / language
    text = "".join((folder / name).read_text(encoding="utf-8") for name in ("terminal.ftl", "limits.ftl"))
    return {
        found[1]: found[2] for found in re.finditer(r"^(terminal-[a-z-]+) = (.*?)(?=^[^\s}]|\Z)", text, re.M | re.S)
    }


def test_languages_have_the_same_messages_and_variables() -> None:
    english = messages("en")
    for language in languages():
        other = messages(language)
        assert english.keys() == other.keys()
        for key, text in english.items():
            wanted, found = (set(re.findall(r"\$[a-z]+", one)) for one in (text, other[key]))
            assert wanted == found, key


def test_every_message_is_used_and_none_is_missing() -> None:
    files = [path for room in ("terminal", "speech", "web", "cli") for path in (ROOT / room).rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named = set(re.findall(r"['\"](terminal-[a-z-]+)['\"]", code))
    families = set(re.findall(r'f"(terminal-[a-z-]+-)\{', code))
    english = set(messages("en"))
    assert named - english == set()
    unused = {key for key in english - named if not any(key.startswith(family) for family in families)}
    assert unused == set()
