"""How seats look in a terminal: colour, shape and letter, so that colour never speaks alone.

The hues are middle tones that can be read on dark and on light terminals.
"""

from rich.text import Text

BY_COLOR = {
    "red": "#e0523f",
    "blue": "#3d8fe0",
    "green": "#2fa866",
    "yellow": "#c08a00",
    "purple": "#9a63e8",
    "orange": "#d9772b",
}
"""Of every colour that a seat can have in some edition."""
COLOURS = tuple(BY_COLOR.values())
"""Of the seats, in their order; `kernel.colors` is not asked, because `--help` need not wait for the engine."""
SHAPES = ("▲", "●", "◆", "★", "⬢")
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
