"""Experiments: many games at once, measurements, and the search for broken rules."""
