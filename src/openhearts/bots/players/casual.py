"""The bot `casual`: plays sensibly but inexactly, and never thinks of moons; between `novice` and `club`.

It knows no game itself: the folders of the games do, beside their novices.
"""

from __future__ import annotations

from openhearts.bots.players.novice import NoviceBot


class CasualBot(NoviceBot):
    """Weighs what club weighs, with a hand that shakes; where a game has no learners it plays at random."""

    name, version = "casual", "1"
