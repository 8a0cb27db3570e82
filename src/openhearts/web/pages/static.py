"""Files that pages load: style sheets, the script, pictures; each address carries its content, and browsers keep it.
And what search engines are asked to leave alone.

Only files that are in the package's folder, by name; compressed where the browser can read it.  They are the same for
everybody: pages, which hold secrets of one visitor beside what others wrote, are not compressed.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from openhearts.web.pages.request import Asked
from openhearts.web.rendering import COMPUTED, content, packed

KINDS: Final = {
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "woff2": "font/woff2",
}
PACKED: Final = ("woff2", "png")  # small already
ROBOTS: Final = """User-agent: *
Disallow: /rules-editor
Allow: /$
Allow: /rules
Allow: /cards
Allow: /fair
Allow: /static/
Disallow: /
"""
FOR_EVER: Final = "public, max-age=31536000, immutable"


@cache
def _names() -> frozenset[str]:
    folder = resources.files("openhearts.web") / "static"
    found = [entry.name for entry in folder.iterdir() if entry.is_file()]
    for inner in folder.iterdir():
        if inner.is_dir():
            found += [f"{inner.name}/{entry.name}" for entry in inner.iterdir() if entry.is_file()]
    return frozenset(found)


@get("/static/{path:path}")
async def static(path: FromPath[str], request: Asked) -> Response[bytes]:
    """A file of the package."""
    name = path.lstrip("/")
    end = name.rpartition(".")[2]
    kind = KINDS.get(end)
    if kind is None or (name not in _names() and name not in COMPUTED):
        raise NotFoundException()
    keep = FOR_EVER if request.query_params.get("v") else "no-cache"
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if end in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content(name), media_type=kind, headers=headers)
    return Response(packed(name), media_type=kind, headers={**headers, "content-encoding": "gzip"})


@get("/robots.txt", exclude_from_csrf=True)
async def robots() -> Response[str]:
    """What search engines may read: pages that are the same for everybody, and nobody's table."""
    return Response(ROBOTS, media_type=MediaType.TEXT, headers={"cache-control": "public, max-age=86400"})


HANDLERS: Final = (static, robots)
