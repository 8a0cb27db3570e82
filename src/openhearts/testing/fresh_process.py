"""The other end of `asking.in_fresh_process`: a process that makes a bot, asks it and writes the answers.

It reads what its own kind has packed, from standard input, and nothing else.
"""

from __future__ import annotations

import os
import pickle
import sys


def main() -> None:
    """Read a bot and questions from standard input; write the answers to standard output, whatever the bot prints."""
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    path, packed, asked = pickle.load(source)
    sys.path[:] = path

    from openhearts.bots.bot import rng_for
    from openhearts.testing.asking import Maker, ask
    from openhearts.testing.report import said

    maker = Maker(pickle.loads(packed))
    player = maker.new()
    rows = []
    for view, budget, seed, deal_number, seat, step in pickle.loads(asked):
        answer = ask(player, view, budget, rng_for(seed, deal_number, seat, step))
        text = None if answer.error is None else said(answer.error)
        rows.append((answer.action, text, answer.chance))
    maker.close()
    pickle.dump(rows, target)
    target.flush()
