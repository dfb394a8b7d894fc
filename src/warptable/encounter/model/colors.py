"""The colours of the seats, in the order of the seats."""

COLORS = ("red", "blue", "green", "yellow", "purple")
