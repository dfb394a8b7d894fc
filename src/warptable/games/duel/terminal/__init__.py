"""The game for two at the terminal: its board in ten lines, its hand, and what it tells."""
