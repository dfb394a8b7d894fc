"""`warptable envoys`: the envoys of the game for two."""

from __future__ import annotations

from .cards import show_envoys


def envoys(name: str | None = None, /, *, lang: str | None = None, json: bool = False) -> None:
    """List the envoys of Cosmic Encounter Duel, or show one.

    Parameters
    ----------
    name
        An envoy by its id or its English or German name.
    lang
        en or de; else the language of your system.
    json
        Print JSON for scripts.
    """
    show_envoys(name, lang, json=json)
