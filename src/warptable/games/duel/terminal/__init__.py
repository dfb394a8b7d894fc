"""The game for two at the terminal: its board in ten lines, its hand, and what it tells."""

from .about import aliens_to_choose, end_lines, goal, help_answers, help_lines, open_aliens, opening, players
from .board import board, pictures
from .hand import hand, is_about_cards, known_hands
from .questions import is_heading, is_told, is_window, sources, talks

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
