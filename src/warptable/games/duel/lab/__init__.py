"""The laboratory of the two-player family."""
