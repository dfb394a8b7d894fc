"""The phases of the timing strip, in play order."""

PHASES = ("start-turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
