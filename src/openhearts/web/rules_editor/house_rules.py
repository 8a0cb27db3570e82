"""House rules as a value: a base variant, a table size, a name, and what differs; as a link, as a file, and back.

What a link or a file brings is judged by the rule set's own strict reading; here only its size and form are bounded.
"""

from __future__ import annotations

import base64
import binascii
import tempfile
import zlib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from openhearts.core import rulefile
from openhearts.core.game import localised
from openhearts.core.game_types import Rules
from openhearts.core.input_limits import check_json
from openhearts.core.option_text import as_toml
from openhearts.errors import BadRuleset, BadText, Why
from openhearts.games import registry
from openhearts.tables.roster import clean_text

LONGEST_LINK: Final = 1000  # characters of rules in an address; longer ones are kept by the server under a short name
LONGEST_TOKEN: Final = 12_000  # characters of rules in a form
LARGEST: Final = 40_000  # bytes that a token may unpack to
LONGEST_NAME: Final = 40
LARGEST_FILE: Final = 32 * 1024  # bytes of a rule file


class Draft(Struct, frozen=True):
    """House rules: `options` hold the parameters that differ from the base variant at this size, and nothing else."""

    variant: str
    seats: int
    name: str = ""
    options: dict[str, object] = {}

    @property
    def base(self) -> Rules:
        """The rules of the base variant.  Raises BadRuleset."""
        return registry.ruleset(self.variant, self.seats)

    @property
    def rules(self) -> Rules:
        """The house rules, under their name.  Raises BadRuleset."""
        rules = registry.ruleset(self.variant, self.seats, self.options)
        if not self.name:
            return rules
        assert isinstance(rules, Struct), "rule sets are structs"
        return replace(rules, names=(("en", self.name),))


def draft(variant: str, seats: int | None = None, options: dict[str, object] | None = None, name: str = "") -> Draft:
    """A draft from any options, bundles among them, in its one form.  Raises BadRuleset.

    >>> draft("windows", None, {"jack-11": True, "end.limit": 100})
    Draft(variant='classic', seats=4, name='', options={'score.bonus': {'JD': -11}})
    """
    found = registry.variant(variant)
    rules = registry.ruleset(found.id, seats, options or {})
    base = registry.ruleset(found.id, rules.seats)
    return Draft(found.id, rules.seats, clean_name(name), differences(base, rules))


def clean_name(name: str) -> str:
    """A name of house rules as it is kept: one line, printable, not long."""
    return clean_text(name, LONGEST_NAME)


def differences(base: Rules, rules: Rules) -> dict[str, object]:
    """The parameters that differ, with their values in `rules`."""
    before = rulefile.resolved_fields(base)
    return {name: value for name, value in rulefile.resolved_fields(rules).items() if value != before[name]}


# --- as a link --------------------------------------------------------------------------------------------------------


def token_of(found: Draft) -> str:
    """The draft as a word for addresses; equal drafts give equal words."""
    options = dict(sorted(found.options.items()))
    raw = msgspec.json.encode([found.variant, found.seats, found.name, options])
    return base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode().rstrip("=")


def from_token(token: str) -> Draft:
    """The draft that a word stands for, judged as if it had been typed.

    Raises BadText for a damaged word, BadRuleset for rules that cannot be.
    """
    damaged = BadText(Why.TEXT_RULE_LINK)
    if len(token) > LONGEST_TOKEN:
        raise damaged
    try:
        raw = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(raw, LARGEST)
        if not unpacking.eof or unpacking.unused_data:
            raise damaged
        check_json(text.decode())
        variant, seats, name, options = msgspec.json.decode(text, type=tuple[str, int, str, dict[str, object]])
    except (ValueError, binascii.Error, zlib.error, msgspec.MsgspecError, RecursionError):
        raise damaged from None
    return draft(variant, seats, options, name)


# --- as a file --------------------------------------------------------------------------------------------------------


def sizes_of(found: Draft) -> tuple[int, ...]:
    """The table sizes, around that of the draft, for which its options make rules."""

    def is_possible(seats: int) -> bool:
        try:
            return bool(registry.ruleset(found.variant, seats, found.options))
        except BadRuleset:
            return False

    allowed = registry.variant(found.variant).seats
    low = high = allowed.index(found.seats)
    while low > 0 and allowed[low - 1] == allowed[low] - 1 and is_possible(allowed[low - 1]):
        low -= 1
    while high + 1 < len(allowed) and allowed[high + 1] == allowed[high] + 1 and is_possible(allowed[high + 1]):
        high += 1
    return allowed[low : high + 1]


def toml_of(found: Draft) -> str:
    """The draft as a rule file: `oh.load_ruleset` gives the same rules again."""
    sizes = sizes_of(found)
    title = found.name or localised(registry.variant(found.variant).names, "en", found.variant)
    lines = [
        'id = "house"',
        f"name = {as_toml(title)}",
        f"extends = {as_toml(found.variant)}",
        f"players = [{sizes[0]}, {sizes[-1]}]",
        f"suggested_players = [{found.seats}, {found.seats}]",
        "",
        *(f"{name} = {as_toml(value)}" for name, value in found.options.items()),
    ]
    return "\n".join(lines).rstrip() + "\n"


def from_toml(raw: bytes, shown: str) -> Draft:
    """The draft that a rule file makes, over the variant that it extends or else the nearest one of its game.

    Raises BadRuleset, as strict as `openhearts check` is.
    """
    if len(raw) > LARGEST_FILE:
        raise BadRuleset(Why.RULES_TOO_LARGE, file=shown, most=LARGEST_FILE)
    data = rulefile.parse_toml(raw, shown)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.toml"
        path.write_bytes(raw)
        rules = registry.load_ruleset(path)
    wanted = data.get("extends")
    name = localised(rules.names, "en", "") if "name" in data else ""
    near: list[tuple[bool, int, Draft]] = []
    for variant in registry.game_of(rules).variants():
        if rules.seats in variant.seats:
            options = differences(registry.ruleset(variant.id, rules.seats), rules)
            is_base = wanted == variant.id or wanted in variant.aliases
            near.append((not is_base, len(options), Draft(variant.id, rules.seats, clean_name(name), options)))
    if not near:
        raise BadRuleset(Why.NOT_FOR_SEATS, count=rules.seats, field="players")
    best = min(near, key=lambda one: one[:2])[2]
    return replace(best, name="") if best.name == registry.variant(best.variant).name else best
