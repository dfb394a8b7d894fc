"""The games as the pages show them."""

from __future__ import annotations

from warptable.game import game_of, games
from warptable.kernel.views import CommonView

from .family import FamilyPages, Library
from .library.games import libraries


def pages_of(edition: str) -> FamilyPages:
    """The pages of the game to which an edition belongs."""
    pages: FamilyPages = game_of(edition).layer("pages")
    return pages


def pages_for(view: CommonView) -> FamilyPages:
    """The pages of the game that this view shows."""
    pages: FamilyPages = games()[view.game].layer("pages")
    return pages


def library_of(edition: str) -> Library:
    """The library of the game to which an edition belongs; for any other word that of the first game."""
    try:
        game = game_of(edition)
    except ValueError:
        return next(iter(libraries().values()))
    return libraries()[game.id]
