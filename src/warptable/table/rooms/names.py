"""What guests are called until they say otherwise, and names that nobody at a table has yet."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

STARS = (
    "Vega",
    "Rigel",
    "Altair",
    "Mira",
    "Deneb",
    "Spica",
    "Sirius",
    "Capella",
    "Polaris",
    "Electra",
    "Atlas",
    "Maia",
)


def star_name(guest: str) -> str:
    """What a guest is called who has not said otherwise: always the same."""
    return STARS[zlib.crc32(guest.encode()) % len(STARS)]


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """The name somebody would like, if it is free; otherwise another star, or the name with a number."""
    used = {name.casefold() for name in taken}
    if wanted.casefold() not in used:
        return wanted
    others = STARS if wanted in STARS else tuple(f"{wanted} {number}" for number in range(2, len(used) + 3))
    return next((name for name in others if name.casefold() not in used), wanted)
