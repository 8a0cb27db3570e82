"""A game's shelf of rule files: the shipped variants of a folder, files of one's own, and resolved rules read back.

Knows no game: what its words mean and what cannot be together is handed in by the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Final, Generic

from openhearts.core import rule_fields, rulefile
from openhearts.core.game import Variant
from openhearts.core.game_types import R, Rules
from openhearts.core.rulefile import RuleFile, Vocabulary
from openhearts.errors import BadRuleset, Fault, May, Why

Fields = Mapping[str, object]
KEPT: Final = 256  # rules that were read back


class VariantFiles(Generic[R]):
    """The rule files of one game; methods that make rules raise BadRuleset, naming the field and what is allowed.

    `package` holds the folder `variants`; `first` is the variant that menus show first; `check` judges what depends on
    several parameters; `prepare` may change fields before their types are judged.
    """

    def __init__(
        self,
        game: str,
        package: str,
        vocabulary: Vocabulary,
        first: str,
        check: Callable[[R], R],
        prepare: Callable[[Fields], Fields] = lambda fields: fields,
    ) -> None:
        self.game = game
        self.package = package
        self.vocabulary = vocabulary
        self.first = first
        self.check = check
        self.prepare = prepare
        self._files: dict[str, RuleFile] = {}
        self._unchanged: dict[tuple[str, int | None], R] = {}
        self._read_back: dict[str, R] = {}

    @cached_property
    def paths(self) -> dict[str, Path]:
        """The shipped rule files by the id of their variant."""
        folder = resources.files(self.package) / "variants"
        return {Path(str(entry)).stem: Path(str(entry)) for entry in folder.iterdir() if entry.name.endswith(".toml")}

    def shipped(self, variant: str) -> RuleFile:
        """The rule file of a shipped variant.  Raises BadRuleset with the nearest spelling."""
        if variant not in self.paths:
            known = ", ".join(sorted(self.paths))
            close = rulefile.nearest(variant, self.paths)
            raise BadRuleset(Why.NO_VARIANT, text=variant[:60], field="extends", allowed=known, nearest=close)
        if variant not in self._files:
            self._files[variant] = self._file(self.paths[variant])
        return self._files[variant]

    def _file(self, path: Path) -> RuleFile:
        return rulefile.rule_file(rulefile.read_toml(path), self.vocabulary, self.shipped, path.stem)

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """Every shipped variant, the first one first, then by id."""
        order = sorted(self.paths, key=lambda ident: (ident != self.first, ident))
        return tuple(self.shipped(ident).variant(self.game) for ident in order)

    def _resolve(self, fields: Fields, seats: int, ident: str, names: tuple[tuple[str, str], ...]) -> R:
        found: R = rulefile.resolve(self.prepare(fields), self.vocabulary, seats, ident=ident, names=names)
        return found

    def of_file(self, file: RuleFile, seats: int | None, options: Fields) -> R:
        """Resolved rules of a rule file with bundles and single options."""
        fields = rulefile.with_options(file, options, self.vocabulary)
        return self.check(self._resolve(fields, rulefile.for_seats(file, seats), file.id, file.names))

    def of_variant(self, variant: str, seats: int | None, options: Fields) -> R:
        """Resolved rules of a shipped variant; as long as nothing is chosen they are made once for each size."""
        file, size = self.shipped(variant), (variant, seats)
        if options or (seats is not None and type(seats) is not int):
            return self.of_file(file, seats, options)
        if size not in self._unchanged:
            self._unchanged[size] = self.of_file(file, seats, options)
        return self._unchanged[size]

    def load(self, path: Path, seats: int | None, options: Fields) -> R:
        """Resolved rules of a TOML file, judged for every number of seats that it allows, its bundles' values too."""
        file = self._file(path)
        for n_seats in file.players:
            self.of_file(file, n_seats, {})
            for fields in file.bundles.values():  # what goes together is asked when a bundle is chosen
                self._resolve(fields, n_seats, file.id, file.names)
        return self.of_file(file, seats, options)

    def from_resolved(self, fields: Fields) -> R:
        """Rules from dotted names and plain values, `id`, `name` and `seats` among them: the inverse of `resolved`.

        Many tables are played by the same rules: those that were read last are kept.
        """
        given = repr(dict(fields))
        if given not in self._read_back:
            if len(self._read_back) >= KEPT:
                self._read_back.clear()
            self._read_back[given] = self._inverse(dict(fields))
        return self._read_back[given]

    def _inverse(self, rest: dict[str, object]) -> R:
        ident, name, seats = rest.pop("id", "house"), rest.pop("name", ""), rest.pop("seats", None)
        if type(seats) is not int or not 2 <= seats <= 11:
            raise BadRuleset(
                Why.ENTRY_MISSING, name="seats", field="seats", allowed=Fault(May.RANGE, {"low": 2, "high": 11})
            )
        missing = set(rule_fields.field_names(self.vocabulary.struct)) - set(rest)
        if missing:
            raise BadRuleset(
                Why.ENTRY_MISSING, name=min(missing), field=min(missing), allowed=Fault(May.EVERY_PARAMETER, {})
            )
        return self.check(self._resolve(rest, seats, str(ident), (("en", str(name or ident)),)))


def resolved(rules: Rules) -> dict[str, object]:
    """Rules as dotted names and plain values, with `id`, `name` and `seats`."""
    return {"id": rules.id, "name": rules.name, "seats": rules.seats} | rulefile.resolved_fields(rules)
