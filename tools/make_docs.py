"""Writes the pages that are made from the code, in docs/: variants.md, parameters.md, errors.md, architecture.md;
and in seeds.md what is said about each sentence of the rule texts.

Run it after a change of variants, parameters or errors (`make docs`); a test compares the pages with what it would
write.
It knows no rules: what a parameter means is what the rule editor says about it (speech/locales/en/house.ftl), titles
stand in docs/meanings.toml, everything else comes from the rule-set Structs.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any

import openhearts as oh
from openhearts.core import rule_fields
from openhearts.errors.english import phrase
from openhearts.games import registry
from openhearts.speech.catalogue import catalogue

DOCS = Path(__file__).parents[1] / "docs"
MADE = "<!-- made by tools/make_docs.py: change the code or its texts, then run `make docs` -->"


def variants_page() -> str:
    """Every variant with its sizes, aliases, bundles, and what a deal at each size looks like."""
    lines = [MADE, "", "# Variants", "", f"{len(oh.variants())} variants are shipped, each one file of data.", ""]
    for variant in oh.variants():
        sizes = ", ".join(map(str, variant.seats))
        suggested = "" if variant.seats == variant.suggested_seats else f" (best {_span(variant.suggested_seats)})"
        lines += [f"## {variant.name} (`{variant.id}`)", "", variant.summary_in("en"), ""]
        lines.append(f"- Players: {sizes}{suggested}")
        if variant.aliases:
            lines.append("- Also called: " + ", ".join(f"`{alias}`" for alias in variant.aliases))
        if variant.bundles:
            lines.append("- Bundles: " + ", ".join(f"`{bundle}`" for bundle in variant.bundles))
        origin = "the wider family" if variant.source == "family" else f"rule text {variant.source}"
        lines += [f"- Source: {origin}", *_shapes(variant), ""]
    return "\n".join(lines).rstrip() + "\n"


def _span(seats: tuple[int, ...]) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def _shapes(variant: oh.Variant) -> list[str]:
    game = registry.game(variant.game)
    shapes = []
    for seats in variant.seats:
        rules = game.ruleset(variant.id, seats, {})
        n_cards = len(game.pack(rules))
        if variant.game == "hearts":
            over = f", {rules.n_left_over} over" if rules.n_left_over else ""
            shapes.append(f"{seats}: {n_cards} cards, {rules.hand_size} each{over}")
        else:
            shapes.append(f"{seats}: {n_cards} cards")
    return ["- Cards: " + "; ".join(shapes)]


def parameters_page() -> str:
    """Every rule parameter of every game: what may stand there, its default, and what it means."""
    meanings: dict[str, Any] = tomllib.loads((DOCS / "meanings.toml").read_text(encoding="utf-8"))
    lines = [MADE, "", "# Rule parameters", "", meanings["intro"].strip(), ""]
    for game in registry.games().values():
        struct = type(game.ruleset(game.variants()[0].id, None, {}))
        lines += [
            f"## {meanings['titles'][game.id]}",
            "",
            "| parameter | may be | default | means |",
            "|---|---|---|---|",
        ]
        for name in rule_fields.field_names(struct):
            kind, default = rule_fields.annotation_of(struct, name), rule_fields.default_of(struct, name)
            meaning = _meaning(game.id, struct, name)
            lines.append(f"| `{name}` | {phrase(rule_fields.may_stand(kind))} | {_shown(default)} | {meaning} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _meaning(game: str, struct: Any, name: str) -> str:
    """What the rule editor says about a parameter, and about each of its named values."""
    english, key = catalogue("en"), f"{game}-{name}".replace("_", "-").replace(".", "-")
    said = english.text(f"web-about-{key}").removesuffix(".")
    if not english.has(f"web-values-{key}"):
        return said
    words = [word for word in rule_fields.allowed_values(struct, name) if isinstance(word, str)]
    values = {word: f"n{word}" if word[0].isdigit() else word for word in words}
    listed = [f"`{word}`: {english.text(f'web-values-{key}', {'value': value})}" for word, value in values.items()]
    return "; ".join([said, *listed])


def _shown(value: Any) -> str:
    if value is None or value == ():
        return "none"
    if isinstance(value, tuple) and isinstance(value[0], tuple):
        return ", ".join(f"{key} {number}" for key, number in value)
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def errors_page() -> str:
    """Every member of the catalogue of errors; see errors_page.py."""
    sys.path.insert(0, str(Path(__file__).parent))  # where a test runs this file by its path
    from errors_page import page

    return page(MADE)


def architecture_page() -> str:
    """Every module in a line."""
    sys.path.insert(0, str(Path(__file__).parent))
    from architecture_page import page

    return page(MADE)


def seeds_page() -> str:
    """The five rule texts, with what the program says about each sentence; see seeds_page.py."""
    sys.path.insert(0, str(Path(__file__).parent))
    from seeds_page import page

    return page()


PAGES = {
    "variants.md": variants_page,
    "parameters.md": parameters_page,
    "errors.md": errors_page,
    "architecture.md": architecture_page,
    "seeds.md": seeds_page,
}


def main() -> int:
    """Writes the pages; with --check only says which differ."""
    parser = argparse.ArgumentParser(prog="python tools/make_docs.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing, say which differ, and end with 1 if any does"
    )
    only_checks = parser.parse_args().check
    differ = []
    for name, make in PAGES.items():
        path, text = DOCS / name, make()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            differ.append(name)
            if not only_checks:
                path.write_text(text, encoding="utf-8")
    print("differ:" if only_checks else "made:", ", ".join(differ) or "nothing")
    return 1 if differ and only_checks else 0


if __name__ == "__main__":
    sys.exit(main())
