"""Destiny cards are names: a colour, a wild or a special card, and some colours with a hazard warning."""

WILD = "destiny-wild"
WARNING = "-hazard"
"""How the name of a card with a hazard warning ends (N-HAZ-2)."""


def color_card(color: str, *, hazard: bool = False) -> str:
    """The destiny card that names the player of this colour."""
    return f"destiny-{color}{WARNING if hazard else ''}"


def without_warning(card: str) -> str:
    """The same card without the warning, which says nothing about whom it names."""
    return card.removesuffix(WARNING)
