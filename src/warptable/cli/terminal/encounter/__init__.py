"""The multi-player family at the terminal: its board and its deal talks."""
