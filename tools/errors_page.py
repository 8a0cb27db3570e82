"""Makes docs/errors.md from the catalogue of errors: every member, who raises it, its fields and its English sentence.

It words nothing itself: sentences come from src/openhearts/errors/locales/en, fields from errors/codes.py.
"""

from __future__ import annotations

import ast as python
import re
from collections import defaultdict
from pathlib import Path

from fluent.syntax import FluentParser, ast

from openhearts.errors import May, Member, Reason, Why
from openhearts.errors.english import sources
from openhearts.errors.program_name import INSTALLED

SOURCE = Path(__file__).parents[1] / "src" / "openhearts"
HEAD = """# Errors

Everything that people, files and programs can do wrong is a member of one catalogue: `openhearts.errors.Why`. An
error has a class, a member (`error.why`, its name `error.key`) and fields (`error.data`); `str(error)` is its English
sentence, and the terminal and the pages say the same member in the reader's language. Programs look at the member and
the fields, never at a sentence: sentences get better.

```python
>>> import openhearts as oh
>>> from openhearts.errors import Why
>>> try:
...     oh.deal(oh.ruleset("classic", 4), hands=["2C"] * 3)
... except oh.BadText as error:
...     print(error.key, error.why is Why.HANDS_FOR_SEATS, error.data["told"], error.data["right"])
...     print(error)
hands-for-seats True 3 4
The number of hands is 3, that of seats 4.

```

## The form for programs

`openhearts.errors.to_plain(error)` is the error as plain data: `error` (its class), `why` (its member), `fields`,
`message` (the English sentence), and where there are such `line` (of a file, from 1), `field` (of a rule set or a
view), `allowed` (what may stand there) and `nearest` (a likely spelling). A field of kind *cause* holds a `why` and
`fields` again. The [bridge](bridge.md) answers with it, under `error` and with the class as `kind` too, and so does
the server where a program asks for `application/json`.

```python
>>> from openhearts.errors import to_plain
>>> try:
...     oh.ruleset("clasic")
... except oh.BadRuleset as error:
...     found = to_plain(error)
>>> found["error"], found["why"], found["fields"], found["nearest"]
('BadRuleset', 'no-variant', {'text': 'clasic'}, 'classic')

```

Kinds of fields: *number* counts something; *figure* names something (a seat, a line, a deal); *text* is what somebody
wrote, or a word that the sentence chooses by; *card* is a card as text, *suit* a number from 0 to 3 (clubs, diamonds,
hearts, spades), *list* several texts, *names* (language, name) pairs, *cause* another member with its fields. A field
that is not known is null. In the sentences below, what is chosen by a field stands in round brackets with `/`
between.
"""


def page(made: str) -> str:
    """The text of docs/errors.md; `made` is its first line."""
    raisers, said = _raisers(), _sentences()
    lines = [made, "", *HEAD.splitlines(), "", "## Members", ""]
    lines += ["| member | class | fields | sentence |", "|---|---|---|---|"]
    for member in Why:
        classes = ", ".join(f"`{name}`" for name in sorted(raisers[member])) or "inside others"
        lines.append(f"| `{member.key}` | {classes} | {_fields(member)} | {said[member.message]} |")
    lines += ["", "## What may stand in a field of a rule set", ""]
    lines += ["`BadRuleset.may` is such a phrase, or the names themselves.", ""]
    lines += ["| phrase | fields | in English |", "|---|---|---|"]
    lines += [f"| `{member.key}` | {_fields(member)} | {said[member.message]} |" for member in May]
    return "\n".join(lines) + "\n"


def _fields(member: Member) -> str:
    return ", ".join(f"`{name}` ({kind})" for name, kind in member.kinds.items()) or "-"


def _raisers() -> dict[Member, set[str]]:
    """Member -> the classes that are raised with it, as the source says."""
    found: dict[Member, set[str]] = defaultdict(set)
    for reason in Reason:
        found[Why[reason.name]].add("NotToAct" if reason is Reason.NOT_YOUR_TURN else "IllegalAction")
    for member in Why:
        if member.name.startswith("STORE_") and member is not Why.STORE_NAME:
            found[member].add("CannotStore")
    keys = {member.key: member for member in Why}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, python.Call) or not isinstance(node.func, python.Name) or not node.args:
                continue
            name, first = node.func.id, python.unparse(node.args[0])
            named = re.findall(r"\bWhy\.([A-Z_0-9]+)", first)
            if name[0].isupper() and name != "Fault":
                for one in named:
                    found[Why[one]].add(name)
            for keyword in node.keywords:
                if keyword.arg == "key" and isinstance(keyword.value, python.Constant):
                    for key in (str(keyword.value.value), f"text-{keyword.value.value}"):
                        if key in keys:
                            found[keys[key]].add(name)
    return found


def _sentences() -> dict[str, str]:
    """Message -> its English text in one line."""
    found = {}
    for _, text in sources("en"):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found[entry.id.name] = " ".join(_flat(entry.value).split()).replace("|", "\\|")
    return found


def _flat(pattern: ast.Pattern) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _placed(element.expression)
        for element in pattern.elements
    )


def _placed(expression: ast.Expression) -> str:
    match expression:
        case ast.VariableReference(id=ident):
            return f"{{{ident.name}}}"
        case ast.MessageReference(id=ident):
            return f"{{{ident.name.removesuffix('-name')}}}"
        case ast.FunctionReference():
            return INSTALLED
        case ast.StringLiteral(value=value):
            return str(value)
        case ast.SelectExpression(variants=variants):
            return f"({' / '.join(_flat(variant.value) for variant in variants)})"
    return ""
