"""Whole pages and the regions that are not drawn from a running game."""
