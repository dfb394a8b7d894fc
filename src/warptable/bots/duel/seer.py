"""The strongest player: as the shrewd one, with larger games of hidden hands, with the duels behind each pair of dials,
and with many more imagined games."""

from __future__ import annotations

from .shrewd.bot import ShrewdBot
from .shrewd.mixing import Effort

TYPES, ROUNDS, STEPS, DIALS = 8, 150, 9, 10
GAMES = 20


class SeerBot(ShrewdBot):
    """Thinks longest. What it does in one decision is bounded by these numbers, and by the time it is given."""

    def __init__(self) -> None:
        super().__init__(GAMES, Effort(TYPES, ROUNDS, STEPS, DIALS))
