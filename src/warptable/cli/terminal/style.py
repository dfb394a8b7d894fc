"""How seats look in a terminal: colour, shape and letter, so that colour never speaks alone.

The hues are middle tones that can be read on dark and on light terminals.
"""

from rich.text import Text

from ...kernel.colors import COLORS

COLOURS = ("#e0523f", "#3d8fe0", "#2fa866", "#c08a00", "#9a63e8")
SHAPES = ("▲", "●", "◆", "★", "⬢")
BY_COLOR = {**dict(zip(COLORS, COLOURS, strict=True)), "orange": "#d9772b"}
"""Of every colour that a seat can have in some edition."""
ACT = "#c77f00"  # yours to do now
DANGER = "#d8472f"
REACT = "#7d6cf0"
QUIET = "dim"


def fleet(row: list[int], letters: list[str]) -> Text:
    """All ships at one place: each seat's sign, how many, and letters for some of them."""
    stacks = [
        Text(f"{SHAPES[seat]}{number}{letters[seat]}", style=f"bold {COLOURS[seat]}")
        for seat, number in enumerate(row)
        if number
    ]
    return Text(" ").join(stacks)
