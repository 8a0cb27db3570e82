"""Puts a table's page together from the parts that its connection is sent, as static/parts.js does."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from openhearts.web.regions.parts import LINES, MOST_LINES, PLACE, WHOLE

LINE = re.compile("<li>.*?</li>", re.DOTALL)


class Put:
    """What one page has been sent, by the names of parts."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def take(self, message: Mapping[str, Any]) -> str:
        """The page after a message; nothing where the message draws nothing."""
        if message.get("anew"):
            self.parts.clear()
        for names, text in message.get("parts", {}).items():
            self.parts |= dict.fromkeys(names.split(" "), text)
        if more := message.get("more"):
            self.parts[LINES] = "".join(LINE.findall(self.parts.get(LINES, "") + more)[-MOST_LINES:])
        return self.whole() if message.get("parts") or more else ""

    def whole(self, name: str = WHOLE) -> str:
        """A part with all that is inside it."""
        return PLACE.sub(lambda found: self.whole(found[1]), self.parts.get(name, ""))


class Reading:
    """A connection whose frames say in `html` too what the page looks like after them."""

    def __init__(self, session: Any) -> None:
        self._session = session
        self.put = Put()

    def __enter__(self) -> Reading:
        self._session.__enter__()
        return self

    def __exit__(self, *why: Any) -> Any:
        return self._session.__exit__(*why)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._session, name)

    def receive_text(self, **more: Any) -> str:
        """The next frame, with everything that was sent and the page that it makes."""
        text: str = self._session.receive_text(**more)
        message = json.loads(text)
        html = self.put.take(message)
        return json.dumps({**message, "html": html}, ensure_ascii=False) if html else text
