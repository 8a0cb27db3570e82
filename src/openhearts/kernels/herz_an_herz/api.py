"""What `kernels.load("herz_an_herz")` gives: the table of a rule set, states, and searches.

Names only; the work is done in the modules beside this one.
"""

from openhearts.kernels.herz_an_herz.engine import act, legal_actions, points_of
from openhearts.kernels.herz_an_herz.layout import UNIT
from openhearts.kernels.herz_an_herz.rule_table import (
    RuleTable,
    action_row,
    levels_of,
    numbers_of,
    odds,
    rule_table,
    spreads_of,
    state_of,
)
from openhearts.kernels.herz_an_herz.search import WIN, simulate

__all__ = [
    "UNIT",
    "WIN",
    "RuleTable",
    "act",
    "action_row",
    "legal_actions",
    "levels_of",
    "numbers_of",
    "odds",
    "points_of",
    "rule_table",
    "simulate",
    "spreads_of",
    "state_of",
]
