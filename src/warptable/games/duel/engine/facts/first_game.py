"""What the rulebook suggests for a first game (D-SET-05, D-SET-07)."""

NAME = "first-game"
ALIENS = ("prime", "swarm")
ENVOYS = ("cudgel", "chosen", "deuce")
