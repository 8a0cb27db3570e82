"""`openhearts game test` finds a game, shipped or of one's own, and holds it against what games promise.

What is checked is the room `testing`'s; the report is shown in conformance_report.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from msgspec.structs import replace

from openhearts.bots.bot_specs import failing, module_of
from openhearts.core.game import Game
from openhearts.core.game_types import Rules
from openhearts.errors import BadBot, BadRuleset, BadText, Why
from openhearts.games import registry
from openhearts.terminal.commands.conformance_report import checking, no_such_size, quoted, show
from openhearts.terminal.launch_options import speaker_for
from openhearts.testing import Report, check_game
from openhearts.testing.bot_conformance import Effort, tables_of

_MANY_DEALS: Final = 40
_USUAL_NAME: Final = "GAME"
_NEEDED: Final = tuple(sorted(name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")))


def test(
    named: str,
    variants: Sequence[str],
    *,
    seats: int | None,
    rules_file: str | None,
    deals: int | None,
    seed: str,
    effort: Effort,
    as_json: bool,
    language: str | None,
) -> int:
    """`openhearts game test`: 0 where every promise is kept, else 1.  Raises OpenHeartsError for what cannot be had."""
    speaker = speaker_for(language)
    with redirect_stdout(sys.stderr):  # what the file prints must not mix with the report
        game, name = found_game(named)
    rules = _rules(game, variants, seats, rules_file, effort)
    if deals is None and effort == "long":
        deals = _MANY_DEALS
    with checking(speaker, "game", as_json=as_json) as tell:
        found = check_game(game, rules, seed=seed, n_deals=deals, quick=effort == "quick", on_progress=tell)
    more = ["--seed", seed, *(["--deals", str(deals)] if deals is not None else [])]
    more += ["--quick"] if effort == "quick" else []
    return show(speaker, _repeated(found, game, name, rules_file, more), "game", name, as_json=as_json)


def found_game(named: str) -> tuple[Game, str]:
    """A game and how it is named: the id of a shipped one, `mine.py`, `mine.py:NAME` or `package.module:NAME`; of a
    class one is made.

    Files and modules are run.  Raises BadRuleset for a game that is not there, BadBot for code that fails.
    """
    path, _, name = named.rpartition(":")
    if named.lower().endswith(".py"):
        path, name = named, ""
    if not path:
        return registry.game(named.lower().replace("-", "_")), named
    module = _module(path)
    games = [key for key, value in vars(module).items() if not _lacks(value) and not isinstance(value, type)]
    if not name and (_USUAL_NAME in vars(module) or len(games) == 1):
        name = _USUAL_NAME if _USUAL_NAME in vars(module) else games[0]
    found = getattr(module, name, None) if name else None
    if found is None:
        raise BadText(Why.WRITE_INSTEAD, text=named[:60], sample=f"{path}:{games[0] if games else _USUAL_NAME}")
    if lacks := _lacks(found):
        raise BadRuleset(Why.GAME_LACKS, file=path, name=name, lacks=lacks)
    if isinstance(found, type):
        try:
            found = found()
        except (Exception, SystemExit) as error:
            raise failing(f"{path}:{name}", error) from error
    game: Game = found
    return game, f"{path}:{name}"


def _lacks(value: object) -> tuple[str, ...]:
    """What every game has and this has not."""
    return tuple(one for one in _NEEDED if not hasattr(value, one))


def _module(path: str) -> ModuleType:
    """The module of a file, or one that Python finds; either may import what lies beside the file or in the folder
    that the command runs in.  Raises BadBot.
    """
    file = Path(path) if path.lower().endswith(".py") else None
    if file is None:
        with _also_from(Path.cwd()):
            try:
                return import_module(path)
            except (Exception, SystemExit) as error:
                raise failing(path, error) from error
    if not file.is_file():
        raise BadBot(Why.NO_FILE, file=path, kind="missing", why="")
    with _also_from(file.resolve().parent, Path.cwd()):
        return module_of(file)


@contextmanager
def _also_from(*folders: Path) -> Iterator[None]:
    """For the time of a `with` block, Python looks for modules in these folders first."""
    before = list(sys.path)
    sys.path[:0] = [str(folder) for folder in folders]
    try:
        yield
    finally:
        sys.path[:] = before


def _rules(
    game: Game, variants: Sequence[str], seats: int | None, rules_file: str | None, effort: Effort
) -> tuple[Rules, ...]:
    """The rule sets to check with: a file, variants by name, or those of the effort.  Raises OpenHeartsError."""
    found: list[Rules] = [] if rules_file is None else [game.load_ruleset(Path(rules_file), seats, {})]
    there = game.variants()  # the game need not be registered
    found += [game.ruleset(registry.variant(one, there).id, seats, {}) for one in variants]
    if not found:
        found += tables_of(game, effort, seats)
    if not found:
        raise no_such_size(seats, there)
    return tuple(found)


def _repeated(report: Report, game: Game, name: str, rules_file: str | None, more: list[str]) -> Report:
    """The report with the command line that shows a failure again, in the place of the call in Python."""
    named = {variant.id for variant in game.variants()}

    def command(rules: str, seats: int) -> str:
        given = ["--rules", rules_file] if rules_file is not None and rules not in named else [rules]
        words = ["openhearts", "game", "test", name, *given, "--seats", str(seats), *more]
        return " ".join(quoted(word) for word in words)

    checks = tuple(
        check
        if check.place is None or not check.repeat
        else replace(check, repeat=(command(check.place.rules, check.place.seats), *check.repeat[1:]))
        for check in report.checks
    )
    return replace(report, checks=checks)
