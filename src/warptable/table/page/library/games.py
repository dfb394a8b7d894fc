"""From what can be read about one game to the same about the others."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from warptable.game import games as all_games

from ..render import render


def catalogues() -> dict[str, str]:
    """The first catalogue of each game that has one."""
    found = {name: game.layer("pages").library.catalogues for name, game in all_games().items()}
    return {name: its[0].path for name, its in found.items() if its}


def guides() -> dict[str, str]:
    """The guide to a first game of each game that has one; the first game's stands without a name."""
    found = [name for name, game in all_games().items() if game.layer("pages").library.guide is not None]
    return {name: place_of_guide(name) for name in found}


def place_of_guide(game: str) -> str:
    edition = next(iter(all_games()[game].layer("engine").editions()))
    return "/guide" if game == next(iter(all_games())) else f"/guide?edition={edition}"


def games(say: Callable[..., str], places: dict[str, str], current: str) -> Markup:
    """Links to these places of all families; `current` is the address of the one that is shown."""
    return render("games.html", t=say, places=places, current=current)
