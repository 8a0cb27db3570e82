"""The quiz about positions: its own verdict answers all of it, and one wrong answer is named."""

from __future__ import annotations

import pytest

import openhearts as oh
from tools.positions_quiz import asked, compared


@pytest.mark.parametrize(("variant", "seats"), [("classic", 4), ("cancellation", 7), ("herz-an-herz", 3)])
def test_its_verdict_answers_it_and_one_wrong_answer_is_named(variant: str, seats: int) -> None:
    questions = tuple(asked(oh.ruleset(variant, seats), "quiz", 4))
    verdict = [f"{one.name} {' '.join(one.answer)}" for one in questions]
    assert len({one.name for one in questions}) == len(questions) >= 8
    assert not list(compared(questions, "\n".join(verdict)))
    assert list(compared(questions, "\n".join(verdict[1:]))) == [
        f"1a: said nothing, is {' '.join(questions[0].answer)}"
    ]


def test_it_asks_the_same_for_the_same_seed() -> None:
    rules = oh.ruleset("classic", 4)
    first, again, other = (tuple(asked(rules, seed, 2)) for seed in ("1", "1", "2"))
    assert first == again != other
