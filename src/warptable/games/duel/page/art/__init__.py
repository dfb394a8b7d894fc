"""Pictures of the game for two."""
