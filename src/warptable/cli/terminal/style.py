"""How seats look in a terminal: colour, shape and letter, so that colour never speaks alone.

The hues are middle tones that can be read on dark and on light terminals.
"""

from rich.text import Text

from ...text import LETTERS

COLOURS = ("#e0523f", "#3d8fe0", "#2fa866", "#c08a00", "#9a63e8")
SHAPES = ("▲", "●", "◆", "★", "■")
ACT = "#c77f00"  # yours to do now
DANGER = "#d8472f"
REACT = "#7d6cf0"
QUIET = "dim"
PLAIN_SIGNS = {
    "→": ">",
    "▸": ">",
    "›": ">",
    "■": "#",
    "□": "-",
    "·": "-",
    "×": "x",
    "✓": "+",
    "’": "'",
    "„": '"',
    "“": '"',
}


def ship(seat: int, ascii_only: bool) -> str:
    """The sign of a seat's ships."""
    return LETTERS[seat].lower() if ascii_only else SHAPES[seat]


def ships(seat: int, number: int, ascii_only: bool) -> Text:
    """A stack of ships: the seat's sign and how many."""
    return Text(f"{ship(seat, ascii_only)}{number}", style=f"bold {COLOURS[seat]}")


def fleet(row: list[int], ascii_only: bool) -> Text:
    """All ships at one place."""
    return Text(" ").join(ships(seat, number, ascii_only) for seat, number in enumerate(row) if number)
