"""The bundles that each variant offers mean something there, at every size."""

from __future__ import annotations

import pytest

import openhearts as oh
from openhearts.cards.card import CARDS
from openhearts.games import registry

OFFERED = [(one.id, bundle) for one in oh.variants() for bundle in one.bundles]


@pytest.mark.parametrize(("variant", "bundle"), OFFERED)
def test_an_offered_bundle_means_something(variant: str, bundle: str) -> None:
    for seats in registry.variant(variant).seats:
        plain, rules = oh.ruleset(variant, seats), oh.ruleset(variant, seats, {bundle: True})
        assert rules.digest != plain.digest, seats
        moon = rules.penalty_total if rules.moon.value == "deck_total" else rules.moon.value
        if rules.sun.award != "none" and plain.sun.award == "none":
            assert rules.moon.award != "none" and rules.sun.value > moon, "a sun below its moon"
        texts = {str(CARDS[idx]) for idx in rules.pack_ids}
        assert {card for card, _ in rules.score.bonus if ":" not in card} <= texts, (
            "a bonus card that is not in the pack"
        )
        if bundle == "fixed-deals":
            ways = len(rules.pass_.cycle) if rules.pass_.count else 1
            assert rules.n_deals is not None and rules.n_deals % ways == 0 and rules.end.limit is None, seats


def test_what_is_not_offered_is_understood_all_the_same() -> None:
    """Rules that people keep, and links, may have it."""
    assert "sun" not in registry.variant("kids-jinx").bundles
    assert oh.ruleset("kids-jinx", 4, {"sun": True}).sun.award == "add_to_others"
    assert "sun" in registry.variant("classic").bundles and "fixed-deals" in registry.variant("royal-hearts").bundles


def test_a_rule_file_leaves_out_what_it_inherits(tmp_path: object) -> None:
    path = tmp_path / "own.toml"  # type: ignore[operator]
    path.write_text('id = "own"\nextends = "classic"\nwithout = ["moonshine"]\n[name]\nen = "Own"\n')
    with pytest.raises(oh.BadRuleset) as refused:
        oh.load_ruleset(path)
    assert refused.value.field == "without" and "sun" in str(refused.value)
    path.write_text('id = "own"\nextends = "classic"\nwithout = ["sun"]\n[name]\nen = "Own"\n')
    assert oh.load_ruleset(path, options={"sun": True}).sun.value == 52
