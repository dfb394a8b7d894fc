"""Who looks at a page: a guest, recognised by a signed cookie, with the language and looks chosen."""

from __future__ import annotations

from dataclasses import dataclass

THEMES = ("auto", "dark", "light")
SIZES = ("100", "115", "130")
MOTIONS = ("auto", "full", "none")


@dataclass(frozen=True, slots=True)
class Reader:
    """One browser. `guest` is the secret-free id that seats belong to."""

    guest: str
    name: str = ""
    locale: str = "en"
    theme: str = "dark"
    size: str = "100"
    motion: str = "auto"
    text_view: bool = False
    keys: bool = True
    coach: bool = False  # hints for a first game
    voices: bool = True  # show what bots say
    my_games: bool = True  # does the server have a page with the reader's games?
