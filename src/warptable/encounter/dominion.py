"""Cosmic Dominion, the expansion of 2014 for the edition of 2008, as far as it is in the game."""

ALIENS = (
    "ace",
    "alchemist",
    "angler",
    "daredevil",
    "judge",
    "love",
    "mirage",
    "muckraker",
    "pickpocket",
    "quartermaster",
    "reactor",
    "usurper",
    "whirligig",
    "yin-yang",
)
"""Its aliens; they may be at a table with the variant `dominion-aliens` only."""
