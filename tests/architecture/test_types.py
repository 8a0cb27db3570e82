"""Types help: `Any` stands only where a value may be anything, never in the API, and hardly anything is cast."""

from __future__ import annotations

import re
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src" / "openhearts"
ANY = re.compile(r"\bAny\b")
FORCED = re.compile(r"\bcast\(|# type: ignore")
MOST_ANY, MOST_FORCED = 300, 20


def lines(pattern: re.Pattern[str], *, of: str = "") -> list[str]:
    """Lines of code that say it; imports and sentences do not count."""
    found = []
    for path in sorted(SRC.rglob("*.py")):
        place = path.relative_to(SRC).as_posix()
        if place.startswith("kernels/") or not place.startswith(of):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            is_code = not re.match(r'\s*(from \S+ import|import |#|""")', line)
            if is_code and pattern.search(line):
                found.append(f"{place}:{number}: {line.strip()}")
    return found


def test_a_value_is_seldom_anything() -> None:
    found = lines(ANY)
    assert len(found) <= MOST_ANY, "\n".join(found)


def test_the_api_has_types_throughout() -> None:
    assert lines(ANY, of="api/") == []


def test_hardly_anything_is_cast_or_ignored() -> None:
    found = lines(FORCED)
    assert len(found) <= MOST_FORCED, "\n".join(found)
