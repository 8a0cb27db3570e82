"""`openhearts warm` compiles ahead and says where that is kept; it says what it needs where that is not there."""

from __future__ import annotations

import pytest

from openhearts.core import extras
from openhearts.kernels import kept_in
from openhearts.tables import precompile
from openhearts.terminal.commands import warming

from .conftest import Runner


def test_what_is_wanted_is_compiled_and_its_place_told(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, str]] = []
    monkeypatch.setattr(warming, "prepare", lambda rules, levels, tell: asked.append((rules.id, rules.seats, *levels)))
    told = run("warm", "kids-jinx", "--seats", "3", "--lang", "en")
    assert told.exit_code == 0 and str(kept_in()) in told.output
    assert asked == [("kids-jinx", 3, "expert"), ("kids-jinx", 3, "master")]
    asked.clear()
    assert run("warm", "--lang", "de").exit_code == 0
    assert ("classic", 4, "expert") in asked and ("herz-an-herz", 3, "expert") in asked
    assert precompile.prepare is not warming.prepare


def test_who_stops_it_is_told_what_stays(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(warming, "prepare", stopped)
    told = run("warm", "classic", "--lang", "en")
    assert told.exit_code == 130 and str(kept_in()) in told.output and "goes on" in told.output


def test_what_is_missing_is_named(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(extras.EXTRAS, "bots", ("no_such_compiler",))
    extras.missing.cache_clear()
    try:
        refused = run("warm", "--lang", "en")
    finally:
        extras.missing.cache_clear()
    assert refused.exit_code == 2
    assert (
        'no_such_compiler, which is not installed here. To install it: pip install "openhearts[bots]"' in refused.output
    )


@pytest.mark.parametrize("words", [("--seats", "4"), ("--option", "sun"), ("--option", "foo")])
def test_what_belongs_to_a_variant_wants_one(run: Runner, words: tuple[str, ...]) -> None:
    """Without a variant a server's usual searches are compiled: seats and options would be left out in silence."""
    refused = run("warm", *words)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.startswith("VARIANT is missing. ") and " warm --help" in refused.stderr
