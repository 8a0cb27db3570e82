"""What is announced and what the rules in words say, against what the engine does."""

from __future__ import annotations

from typing import Any

import pytest

import openhearts as oh
from openhearts.games import registry
from openhearts.games.hearts.play import events as ev
from openhearts.speech.catalogue import languages
from openhearts.speech.speaker import Speaker

NAMES = ("Ada", "Ben", "Cem", "Dora")
SUITS = tuple(" ".join(f"{rank}{suit}" for rank in "2 3 4 5 6 7 8 9 10 J Q K A".split()) for suit in "CDSH")


def played_out(rules: Any, hands: tuple[str, ...], **standing: Any) -> tuple[Any, list[Any]]:
    """The position after a deal without a pass, each seat playing its first legal card, and all that happened."""
    game = registry.game_of(rules)
    position, events = game.deal_given(game.first_standing(rules, **standing), hands)
    happened = list(events)
    while position.public.phase == "play":
        seat = position.public.turn
        view = game.view_of(position, seat)
        position, more = game.apply(position, seat, next(iter(view.options)))
        happened += more
    return position, happened


# --- the moon and the sun ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_no_sun_is_announced_where_there_is_none(language: str) -> None:
    said = {}
    for name, options in (("moon", {}), ("sun", {"sun": True})):
        position, events = played_out(oh.ruleset("classic", 4, options), SUITS, deal_number=4, dealer=0)
        shot = next(event for event in events if isinstance(event, ev.MoonShot))
        view = registry.game("hearts").view_of(position, 1)
        said[name] = Speaker(language).event(shot, view, NAMES)
        assert position.public.n_won[0] == 13 and shot.is_sun == position.public.is_sun == (name == "sun")
        assert position.public.points == (0, *[shot.value] * 3)
    announced = Speaker(language).text("hearts-moon-shot", feat="moon", self="no", seat="Ada")
    assert said["moon"] is not None and said["moon"].startswith(announced)
    assert said["sun"] is not None and not said["sun"].startswith(announced)
