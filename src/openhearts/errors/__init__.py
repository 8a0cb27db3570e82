"""Everything that can be wrong: the tree of errors, and the catalogue of what they say.

It imports nothing of the package; the sentences in a reader's language are made by speech from the same catalogue.
"""

from openhearts.errors.argument_checks import as_whole, is_row, is_whole, names_a_file, wrong_kind
from openhearts.errors.codes import May, Why
from openhearts.errors.fields import Fault, Kind, Member
from openhearts.errors.json_form import to_plain
from openhearts.errors.tree import (
    BadBot,
    BadRuleset,
    BadText,
    BadView,
    Damaged,
    DamagedTable,
    Forbidden,
    IllegalAction,
    MissingExtra,
    NewerTable,
    NotToAct,
    OpenHeartsError,
    Reason,
    RecordMismatch,
    StaleVersion,
    fault_of,
    no_action,
    refused_step,
    system_words,
    unreadable,
)

__all__ = [
    "BadBot",
    "BadRuleset",
    "BadText",
    "BadView",
    "Damaged",
    "DamagedTable",
    "Fault",
    "Forbidden",
    "IllegalAction",
    "Kind",
    "May",
    "Member",
    "MissingExtra",
    "NewerTable",
    "NotToAct",
    "OpenHeartsError",
    "Reason",
    "RecordMismatch",
    "StaleVersion",
    "Why",
    "as_whole",
    "fault_of",
    "is_row",
    "is_whole",
    "names_a_file",
    "no_action",
    "refused_step",
    "system_words",
    "to_plain",
    "unreadable",
    "wrong_kind",
]
