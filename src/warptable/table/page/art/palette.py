"""The colours of the seats and of the cards. A seat is always colour, ship shape and letter together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from warptable.kernel.colors import COLORS


@dataclass(frozen=True, slots=True)
class Hue:
    """One seat: `color` for fills and text on dark, `text` for words on light ground."""

    letter: str
    color: str
    shade: str
    tint: str
    text: str


HUES = (
    Hue("R", "#FF6F61", "#6E1A16", "#FFD0C8", "#A3231A"),
    Hue("B", "#5CAEFF", "#0F3A73", "#CFE6FF", "#1256A0"),
    Hue("G", "#52D68F", "#0E5136", "#CDF7DF", "#0F6B45"),
    Hue("Y", "#FFD550", "#735208", "#FFF3C9", "#7A5600"),
    Hue("P", "#B583FF", "#431B80", "#E6D3FF", "#6429B0"),
)
"""By seat, in the order of the engine's colours."""
ORANGE = Hue("O", "#FF9F4A", "#763D07", "#FFE0C2", "#8F4300")
BY_COLOR = {**dict(zip(COLORS, HUES, strict=True)), "orange": ORANGE}
"""Every colour that a seat can have in some edition."""

Look: TypeAlias = int | str
"""How a seat looks: the number of a colour of `HUES`, or the name of another one."""


def look_of(colors: tuple[str, ...], seat: int) -> Look:
    """How a seat looks at a table whose seats have these colours."""
    color = colors[seat]
    return COLORS.index(color) if color in COLORS else color


def hue_of(look: Look) -> Hue:
    return HUES[look] if isinstance(look, int) else BY_COLOR[look]


CARD_INK = {
    "attack": "#B4341F",
    "negotiate": "#0B6F63",
    "morph": "#6A35B5",
    "reinforcement": "#27662A",
    "artifact": "#23468F",
    "flare": "#8A4B00",
    "retreat": "#4A5A6A",
    "intimidate": "#7A1F4F",
    "kicker": "#8A6A00",
    "rift": "#5A2A8A",
}
REWARD_INK, REWARD_FOLD = "#7A3B1E", "#E7D3B4"
"""The back of a reward card, and its paper where a corner is folded over."""
HAZARD = "#E0361F"
PAPER = "#F8F0DE"
ALERTS = {"green": "#52D68F", "yellow": "#FFD550", "red": "#FF6F61"}
