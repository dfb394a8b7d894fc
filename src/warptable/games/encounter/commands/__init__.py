"""Commands about the aliens and cards of the multi-player game."""
