"""The bots of the two-player family."""
