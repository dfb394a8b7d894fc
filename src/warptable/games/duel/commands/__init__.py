"""The cards of the game for two in the terminal."""
