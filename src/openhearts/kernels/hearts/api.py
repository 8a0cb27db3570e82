"""What `kernels.load("hearts")` gives: the table of a rule set, states, worlds, stakes and searches.

Names only; the work is done in the modules beside this one.
"""

from openhearts.kernels.hearts.engine import legal_now, put, random_deals, score
from openhearts.kernels.hearts.match_equity import WHOLE, chances, deals_ahead, stakes_of
from openhearts.kernels.hearts.rollout_policy import policy_deals
from openhearts.kernels.hearts.rule_table import RuleTable, rule_table
from openhearts.kernels.hearts.sampler import KITTY, sample
from openhearts.kernels.hearts.sampling_plan import Holder, Plan, plan
from openhearts.kernels.hearts.search import passes, plays
from openhearts.kernels.hearts.state import state_of
from openhearts.kernels.hearts.two_player import duel

__all__ = [
    "KITTY",
    "WHOLE",
    "Holder",
    "Plan",
    "RuleTable",
    "chances",
    "deals_ahead",
    "duel",
    "legal_now",
    "passes",
    "plan",
    "plays",
    "policy_deals",
    "put",
    "random_deals",
    "rule_table",
    "sample",
    "score",
    "stakes_of",
    "state_of",
]
