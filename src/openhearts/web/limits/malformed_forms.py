"""Requests whose forms may be anything: one that cannot be read is the sender's fault, and is told so.

What a form means is read by the pages.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException, HTTPException


class AnyRequest(Request[Any, Any, Any]):
    """A request as the framework has it, of which nothing is believed."""

    async def form(self) -> FormMultiDict:
        """The form.  Raises ClientException for one in no encoding that there is."""
        try:
            return await super().form()
        except HTTPException:
            raise
        except (LookupError, ValueError, RecursionError) as error:
            raise ClientException("the form cannot be read") from error
