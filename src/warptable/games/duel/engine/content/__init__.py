"""Aliens, envoys and destiny cards, and what they are written with."""
