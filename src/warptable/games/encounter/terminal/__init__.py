"""The multi-player family at the terminal: its board and hand, its deal talks, and what it tells."""

from .about import aliens_to_choose, end_lines, goal, help_answers, help_lines, open_aliens, opening, players
from .board import board, pictures
from .dealing import talks
from .hand import hand, is_about_cards, known_hands
from .log import is_heading, is_told
from .questions import is_window, sources

__all__ = [
    "aliens_to_choose",
    "board",
    "end_lines",
    "goal",
    "hand",
    "help_answers",
    "help_lines",
    "is_about_cards",
    "is_heading",
    "is_told",
    "is_window",
    "known_hands",
    "open_aliens",
    "opening",
    "pictures",
    "players",
    "sources",
    "talks",
]
