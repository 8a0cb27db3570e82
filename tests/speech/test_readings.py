"""What natives are given to read: all of it is there, in their language."""

from __future__ import annotations

from pathlib import Path

from tests.speech import readings


def test_everything_is_written_in_the_language(tmp_path: Path) -> None:
    readings.main("de", str(tmp_path))
    found = {file.stem: file.read_text("utf-8") for file in tmp_path.iterdir()}
    assert (
        sum(name.startswith("deal-") for name in found) == 6 and sum(name.startswith("rules-") for name in found) == 5
    )
    assert set(found) >= {"refused", "help", "pages", "lobby", "table", "table-of-children"}
    assert all(len(text) > 500 for text in found.values())
    assert found["refused"].count("Erlaubt:") == 5 and "Optionen:" in found["help"]
    assert "Das ging nicht" not in found["pages"].partition("--- /nothing-here")[0]
    assert "Partie beginnen" in found["lobby"] and found["table"].count("--- key") == len(readings.KEYS)
