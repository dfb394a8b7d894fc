"""What the game for two says."""
