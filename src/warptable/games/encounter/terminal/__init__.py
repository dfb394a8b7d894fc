"""The multi-player game at the terminal: its board and hand, its deal talks, and what it tells."""
