"""The colours of the seats, in the order of the seats. An edition may have others (`EditionFacts.colors`)."""

COLORS = ("red", "blue", "green", "yellow", "purple")
