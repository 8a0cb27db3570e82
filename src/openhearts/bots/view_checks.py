"""A door before the levels: a view that cannot be is refused with a sentence, whatever a bot would make of it.

It knows no game; a game's folder says in its module `doubts` what cannot be.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from openhearts.bots.bot import Bot, Budget
from openhearts.core.game_types import View
from openhearts.errors import BadView, OpenHeartsError, Why, fault_of
from openhearts.games import registry

Method = TypeVar("Method", bound=Callable[..., object])


def refuse(view: View) -> None:
    """Raises BadView for a view that contradicts itself, or whose seat has nothing to decide; cheap."""
    if not hasattr(view, "public") or not hasattr(view, "seat"):
        raise BadView(Why.NO_VIEW, why=type(view).__name__)
    doubts = registry.part(view.public.rules.game, "bots", "view_checks")
    if doubts is not None:
        doubts.check_quickly(view)


def sure(method: Method) -> Method:
    """A bot's method that is asked only with views that can be: else BadView, never an error from within.

    Where an error comes from within all the same, the view is looked at closely: if it cannot be, that is said;
    otherwise the error is ours and stays as it is.
    """

    @wraps(method)
    def asked(self: Bot, view: View, budget: Budget, rng: random.Random, **told: object) -> object:
        refuse(view)
        try:
            return method(self, view, budget, rng, **told)
        except OpenHeartsError:
            raise
        except Exception as error:
            _blame(view, error)
            raise

    return cast(Method, asked)


def _blame(view: View, error: Exception) -> None:
    """Raises BadView from an error where the view is to blame for it."""
    doubts = registry.part(view.public.rules.game, "bots", "view_checks")
    if doubts is None:
        return
    try:
        doubts.check_wholly(view)
    except OpenHeartsError as found:
        raise found from error
    except (ValueError, IndexError, AssertionError) as found:
        raise BadView(Why.VIEW_CANNOT_BE, cause=fault_of(found)) from error
