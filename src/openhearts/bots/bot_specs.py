"""How bots are named, alike everywhere: a level with options (`expert:worlds=256`) a class of one's own
(`file.py:Class`), or a program (`cmd:./program`).

It plays nothing; what a level does stands in its own module.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import traceback
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from msgspec import Struct

from openhearts.bots.bot import Bot
from openhearts.core.extras import need
from openhearts.core.rulefile import nearest
from openhearts.errors import BadBot, Fault, OpenHeartsError, Why, is_row, unreadable, wrong_kind
from openhearts.games import registry

COMMAND: Final = "cmd:"
_LONGEST: Final = 1000


class Level(Struct, frozen=True):
    """A named bot: in which module its class stands, which whole-number options it takes, each from lowest to highest,
    which that name a file, each with what opens it in the games that have it (module:function), and whether it searches
    with compiled kernels.
    """

    name: str
    module: str
    cls: str
    options: dict[str, tuple[int, int]] = {}
    files: dict[str, str] = {}
    searches: bool = False


PLAYERS: Final = "openhearts.bots.players"
LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("random", f"{PLAYERS}.uniform", "RandomBot"),
        Level("novice", f"{PLAYERS}.novice", "NoviceBot"),
        Level("casual", f"{PLAYERS}.casual", "CasualBot"),
        Level("club", f"{PLAYERS}.club", "ClubBot"),
        Level("expert", f"{PLAYERS}.expert", "ExpertBot", {"worlds": (8, 100_000), "sense": (0, 1)}, searches=True),
        Level(
            "master",
            f"{PLAYERS}.master",
            "MasterBot",
            {"worlds": (8, 100_000), "weigh": (0, 1)},
            {"networks": "master.networks:opened"},
            searches=True,
        ),
    )
}


def known_levels() -> tuple[str, ...]:
    """The names of the levels, weakest first."""
    return tuple(LEVELS)


def searches(spec: str) -> bool:
    """Whether the bot that a text names is a level that searches; nothing is made or run.

    >>> searches("expert:worlds=64"), searches("club")
    (True, False)
    """
    level = LEVELS.get(spec.partition(":")[0].strip().lower())
    return level is not None and level.searches


def is_quick(spec: str) -> bool:
    """Whether the bot that a text names is a level that does not search: it answers within a millisecond.

    >>> is_quick("club"), is_quick("expert"), is_quick("cmd:./mine")
    (True, False, False)
    """
    level = LEVELS.get(spec.partition(":")[0].strip().lower())
    return level is not None and not level.searches


def opens_nothing(spec: str) -> bool:
    """Whether a text names a level alone, with numbers at most: no file is opened and no program run for strangers.

    >>> opens_nothing("expert:worlds=64"), opens_nothing("master:networks=mine.npz"), opens_nothing("cmd:./mine")
    (True, False, False)
    """
    name, _, rest = spec.partition(":")
    level = LEVELS.get(name.strip().lower())
    keys = {part.partition("=")[0].strip() for part in rest.split(",")}
    return level is not None and keys.isdisjoint(level.files)


def bot(spec: str | Bot) -> Bot:
    """The bot that a text names: a level with or without options, or a class in a Python file; a bot comes back.

    >>> bot("club").spec
    'club'

    Raises BadBot with the known names and the nearest.
    """
    if isinstance(spec, Bot):
        return spec
    if not isinstance(spec, str):
        raise BadBot(wrong_kind("spec", spec, _instead(spec)))
    text = spec.strip()
    if len(text) > _LONGEST:
        raise BadBot(Why.BOT_NAME)
    path, _, cls = text.rpartition(":")
    if text[:4].lower() == COMMAND:
        from openhearts.bots.external.command import CommandBot

        made: Bot = CommandBot(text[len(COMMAND) :])
    elif path.lower().endswith(".py"):
        made = _from_file(Path(path), cls)
    elif text.lower().endswith(".py"):
        raise BadBot(Why.WRITE_INSTEAD, text=text[:60], sample=f"{Path(text).name}:MyBot")
    else:
        made, text = _from_level(text)
    made._spec = text
    return made


def bot_from(spec: str, places: Mapping[str, str]) -> Bot:
    """The bot that a text names, its files opened where `places` says that they lie, if it does; named all the same.

    Raises BadBot.
    """
    if places.keys().isdisjoint(files_of(spec)):
        return bot(spec)
    path, _, cls = spec.rpartition(":")
    name, _, rest = spec.partition(":")
    if path in places:
        made = bot(f"{places[path]}:{cls}")
    else:
        parts = (part.partition("=") for part in rest.split(","))
        made = bot(f"{name}:{','.join(f'{key}={places.get(value, value)}' for key, _, value in parts)}")
    made._spec = spec
    return made


def files_of(spec: str) -> tuple[str, ...]:
    """The files that are opened for the bot that a text names as `Bot.spec` does: that of its class, or of options.

    >>> files_of("mine.py:Mine"), files_of("master:networks=mine.npz,weigh=1"), files_of("cmd:./mine.py")
    (('mine.py',), ('mine.npz',), ())
    """
    if spec[:4].lower() == COMMAND:
        return ()
    path, name = spec.rpartition(":")[0], spec.partition(":")[0]
    if path.lower().endswith(".py"):
        return (path,)
    files = LEVELS[name].files if name in LEVELS else {}
    parts = (part.partition("=") for part in spec.partition(":")[2].split(","))
    return tuple(value for key, _, value in parts if key in files)


def expect_bots(players: Any) -> None:
    """Raises BadBot for what is no row of bots: a single name, whose letters would be taken for bots."""
    if is_row(players):
        return
    sample = f'["{players}"]' if isinstance(players, str) and players.isprintable() else '["club"]'
    raise BadBot(wrong_kind("players", players, "[bot]" if isinstance(players, Bot) else sample))


def _instead(spec: object) -> str:
    """What to write instead of a value that names no bot: of a class, its call."""
    return f"{spec.__name__}()" if isinstance(spec, type) and issubclass(spec, Bot) else '"club"'


def _from_level(text: str) -> tuple[Bot, str]:
    name, colon, rest = text.partition(":")
    name = name.strip().lower()
    level = LEVELS.get(name)
    if level is None:
        close = nearest(name, LEVELS)
        raise BadBot(Why.NO_BOT, text=name[:60], known=tuple(LEVELS), name=name, nearest=close)
    options = _options(level, rest) if colon else {}
    if level.searches:
        need("bots")
    made: Bot = getattr(import_module(level.module), level.cls)(**options)
    shown = ",".join(f"{key}={value}" for key, value in sorted(options.items()))
    return made, f"{name}:{shown}" if shown else name


def _options(level: Level, text: str) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for part in text.split(","):
        key, _, value = (piece.strip() for piece in part.partition("="))
        if key in found:
            raise BadBot(Why.BOT_OPTION_TWICE, level=level.name, name=key)
        if key in level.options:
            found[key] = _number(level, key, value)
        elif key in level.files:
            found[key] = _file(level, key, value)
        else:
            known = (*level.options, *level.files)
            if not known:
                raise BadBot(Why.BOT_NO_OPTIONS, level=level.name)
            raise BadBot(Why.BOT_OPTION, level=level.name, name=key[:40], known=known, nearest=nearest(key, known))
    return found


def _number(level: Level, key: str, value: str) -> int:
    low, high = level.options[key]
    is_number = value.isascii() and value.isdigit() and len(value) <= 12
    if not is_number or not low <= int(value) <= high:
        raise BadBot(Why.BOT_NUMBER, level=level.name, name=key, low=low, high=high, text=value[:40])
    return int(value)


def _file(level: Level, key: str, value: str) -> str:
    module, _, opens = level.files[key].partition(":")
    _expect_file(Path(value), value)
    try:
        for game in registry.games():
            if (part := registry.part(game, "bots", module)) is not None:
                getattr(part, opens)(value)
    except OpenHeartsError as error:
        raise BadBot(Why.BOT_FAILS, file=value, cause=error.fault) from error
    return value


def _expect_file(path: Path, shown: str) -> None:
    """Raises BadBot where no file is, with what is there in its place."""
    if not path.is_file():
        kind = "folder" if shown and path.is_dir() else "missing"
        raise BadBot(Why.NO_FILE, file=shown or '""', kind=kind, why="")


def _from_file(path: Path, name: str) -> Bot:
    """An instance of a class in a Python file; the file is run."""
    _expect_file(path, str(path))
    if not name.isidentifier():
        raise BadBot(Why.WRITE_INSTEAD, text=name[:60], sample=f"{path.name}:MyBot")
    classes = bot_classes(path)
    found = getattr(module_of(path), name, None)
    if found is None and not classes:
        raise BadBot(Why.NO_BOT_IN_FILE, file=path.name)
    if found is None:
        raise BadBot(
            Why.BOT_NO_CLASS, file=path.name, text=name[:60], known=tuple(classes), nearest=nearest(name, classes)
        )
    if not _is_bot_class(found):
        raise BadBot(Why.BOT_CLASS, name=name, file=path.name, lacks="base")
    if found.choose is Bot.choose:
        raise BadBot(Why.BOT_CLASS, name=name, file=path.name, lacks="choose")
    make: Callable[[], Bot] = found
    try:
        made = make()
    except (Exception, SystemExit) as error:
        raise failing(f"{path.name}:{name}", error) from error
    if not all(isinstance(getattr(made, key), str) for key in ("name", "version")):
        raise BadBot(Why.BOT_CLASS, name=name, file=path.name, lacks="name")
    return made


def bot_classes(path: Path) -> list[str]:
    """The names of the bots' classes in a Python file, which is run.  Raises BadBot."""
    return [key for key, value in vars(module_of(path)).items() if _is_bot_class(value)]


def _is_bot_class(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Bot) and value is not Bot


def module_of(path: Path) -> ModuleType:
    """The module of a user's own file, run once for each content.  Raises BadBot, with the traceback of what fails."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadBot(unreadable(str(path), error)) from error
    label = hashlib.sha256(str(path.resolve()).encode() + b"\0" + content).hexdigest()[:16]
    name = f"openhearts_user_bot_{label}"
    if name in sys.modules:
        return sys.modules[name]
    loader = SourceFileLoader(name, str(path))  # whatever the letters of `.py`
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    if spec is None or spec.loader is None:
        raise BadBot(Why.NO_FILE, file=str(path), kind="other", why="Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise failing(path.name, error) from error
    return module


def failing(file: str, error: BaseException) -> BadBot:
    """The error which says that a user's own file cannot be run."""
    text = f"{type(error).__name__}: {error}"
    cause = error.fault if isinstance(error, OpenHeartsError) else Fault(Why.OTHER, {"text": text})
    found = BadBot(Why.BOT_FAILS, file=file, cause=cause)
    frames = error.__traceback__
    while frames is not None and _is_on_the_way(frames.tb_frame.f_code.co_filename):
        frames = frames.tb_next
    found.traceback = "".join(traceback.format_exception(type(error), error, frames))
    return found


def _is_on_the_way(file: str) -> bool:
    """Whether code of this file only leads to a user's own: it is this package's, or Python's that imports."""
    ours = Path(__file__).parents[1]
    return file.startswith("<frozen importlib") or file == importlib.__file__ or ours in Path(file).parents
