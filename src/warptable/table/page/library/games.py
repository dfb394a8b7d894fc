"""From what can be read about one game to the same about the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from warptable.game import editions, games

from ..html import Html
from ..render import render

if TYPE_CHECKING:  # a library is made of pages that lead to others
    from ..family import Library


def libraries() -> dict[str, Library]:
    """What can be read about each game."""
    return {name: game.layer("pages").library(name) for name, game in games().items()}


def catalogues() -> dict[str, str]:
    """The first catalogue of each game that has one."""
    return {name: its.catalogues[0].path for name, its in libraries().items() if its.catalogues}


def guides() -> dict[str, str]:
    """The guide to a first game of each game that has one."""
    return {name: its.guide.path for name, its in libraries().items() if its.guide is not None}


def address(path: str, edition: str, **asked: str) -> str:
    """Of a page about an edition; the first edition of all is not named."""
    named = {} if edition == next(iter(editions())) else {"edition": edition}
    query = "&".join(f"{name}={value}" for name, value in {**named, **asked}.items())
    return f"{path}?{query}" if query else path


def links(say: Callable[..., str], places: Mapping[str, str], current: str) -> Html:
    """Links to these places of all games; `current` is the address of the one that is shown."""
    return render("library/games.html", t=say, places=places, current=current)
