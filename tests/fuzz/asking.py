"""What requests can be made of: every address from the server's own schema, with the fields that its code reads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import schemathesis
from litestar.openapi import OpenAPIConfig

import openhearts.web
from openhearts.web.app import App, make_app
from openhearts.web.state import Site
from tests.access.matrix import COMMANDS
from tests.access.scene import World

WEB: Final = Path(openhearts.web.__file__).parent
FIELD: Final = re.compile(r"""(?:form|given)(?:\.get\(|\[)["']([a-z_0-9]+)["']""")
QUERY: Final = re.compile(r"""query_params\.get\(["']([a-z_0-9]+)["']""")
ODD: Final = (
    "",
    "0",
    "-1",
    "9" * 400,
    "²",
    "\0",
    "None",
    "QS",
    "pass 2C 3C 4C",
    "2 1",
    "3 \u202e",
    "../..",
    "<b>",
    "%00",
)
FORM: Final = "application/x-www-form-urlencoded"


def names(pattern: re.Pattern[str]) -> list[str]:
    """Names of fields that the code reads from forms, or from addresses."""
    found: set[str] = set()
    for path in WEB.rglob("*.py"):
        found |= {*pattern.findall(path.read_text(encoding="utf-8"))}
    return sorted(found)


def described(site: Site) -> tuple[App, Any]:
    """An application, and the schema that it has of itself."""
    app = make_app(site, schema=OpenAPIConfig("OpenHearts", "0"))
    return app, app.openapi_schema.to_schema()


def schema_of(world: World, raw: dict[str, Any]) -> Any:
    """The schema with what it does not know: forms, what stands in addresses, and names that there are."""
    known = [*world.tables.values(), world.pad, world.own_pass, world.used_pass, "classic", "kids-jinx"]
    known += [world.keeper.invitation(ident) for ident in world.tables.values()]
    asked = sorted({do for _, do, _ in COMMANDS})
    values = [*ODD, *known, *asked, world.code, world.pass_text(), "on", "yes", "en", "classic", "4"]
    anything = {"anyOf": [{"enum": values}, {"type": "string"}]}
    fields = dict.fromkeys([*names(FIELD), "value", "turn"], anything) | {"do": {"enum": [*asked, "x"]}}
    body = {"content": {FORM: {"schema": {"type": "object", "properties": fields}}}, "required": True}
    for path, methods in raw["paths"].items():
        for method, operation in methods.items():
            for one in operation.get("parameters", []):
                one["schema"] = {
                    "anyOf": [{"enum": [name for name in known if name]}, {"type": "string", "minLength": 1}]
                }
            if not path.startswith("/static"):
                more = [{"name": name, "in": "query", "schema": anything} for name in names(QUERY)]
                operation["parameters"] = [*operation.get("parameters", []), *more]
            if method == "post":
                operation["requestBody"] = body
    return schemathesis.openapi.from_dict(raw)
