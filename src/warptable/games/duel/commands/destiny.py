"""`warptable destiny`: the destiny cards of the game for two."""

from __future__ import annotations

from .cards import show_destiny


def destiny(name: str | None = None, /, *, lang: str | None = None, json: bool = False) -> None:
    """List the destiny cards of Cosmic Encounter Duel, or show one.

    Parameters
    ----------
    name
        A card by its id or its English or German name.
    lang
        en or de; else the language of your system.
    json
        Print JSON for scripts.
    """
    show_destiny(name, lang, json=json)
