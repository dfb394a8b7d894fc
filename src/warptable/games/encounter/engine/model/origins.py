"""Where an alien sheet comes from, besides those that were dealt (`own`) and those of another life (`incarnation`)."""

SEED = "seed"
"""From a tech, with which it goes."""
STAGE, RESTING = "stage", "resting"
"""Sheets that take turns: the one that counts now, and those that wait."""
