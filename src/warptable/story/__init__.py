"""What is worth telling of a finished game."""
