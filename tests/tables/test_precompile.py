"""Players that search are ready after `prepare`: nothing that they search with is compiled later.

What a person reads meanwhile is tested with the command line.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import openhearts as oh
from openhearts.bots.bot_specs import known_levels, searches
from openhearts.kernels import on_compile
from openhearts.tables import precompile
from openhearts.tables.precompile import prepare, telling
from tests import generators


def refused() -> None:
    raise AssertionError("something was compiled")


@pytest.mark.parametrize("variant", ["classic", "herz-an-herz"])
def test_what_is_prepared_is_compiled_for_all_rules(variant: str) -> None:
    prepare(oh.ruleset(variant), ["club", "expert:worlds=64"], lambda: None)
    draw = generators.random_hearts if variant == "classic" else generators.random_herz
    rng = random.Random(3)
    expert, n_decisions = oh.bot("expert:worlds=8"), 0
    with on_compile(refused):
        for rules in (oh.ruleset(variant), *(draw(rng) for _ in range(4))):
            deal: Any = oh.deal(rules, seed=5)
            for number in range(12):
                if deal.is_over or rules.seats == 2:
                    break
                seat = deal.to_act[0]
                expert.analyse(deal.view(seat), oh.Budget(), random.Random(number))
                deal = deal.act(seat, expert.choose(deal.view(seat), oh.Budget(), random.Random(number)))
                n_decisions += 1
    assert n_decisions > 20


def test_what_is_prepared_is_not_prepared_again() -> None:
    prepare(oh.ruleset("classic"), ["expert"], lambda: None)
    prepare(oh.ruleset("classic"), ["expert"], refused)


def test_each_level_is_prepared_by_its_own_search(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(precompile, "_play", lambda rules, spec: played.append(spec))
    prepare(oh.ruleset("classic"), ["club", "Master:worlds=64", "expert", "expert:worlds=32"], lambda: None)
    assert played == ["expert:worlds=8", "master:worlds=8"]


def test_players_that_do_not_search_need_nothing() -> None:
    assert [name for name in known_levels() if searches(name)] == ["expert", "master"]
    assert searches(" Expert:worlds=64") and not searches("expert.py:Mine") and not searches("cmd:expert")
    with telling(["club", "random", "no such bot"], refused):
        pass
    prepare(None, ["club", "cmd:./program"], refused)
