"""The colours of the seats, in the order of the seats. They are the same in every game."""

COLORS = ("red", "blue", "green", "yellow", "purple")
