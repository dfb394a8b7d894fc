"""Thinking ahead in imagined games, for any game family."""
