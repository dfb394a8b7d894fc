"""Where the elements of the pages lie. An element is a folder: its Python, templates, style and scripts are in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from warptable.game import PLAIN, games

GENERAL = resources.files("warptable.table.page")


@cache
def of_games() -> Mapping[str, Traversable]:
    """The folder of each game by its id, and the one of what a game gets that brings no page; elements are below it.
    A game in a single file has none."""
    where = {game.id: game.pages for game in games().values() if not game.pages.startswith(PLAIN)}
    packages = {name: module.partition(":")[0].rpartition(".")[0] for name, module in where.items()}
    found = {"plain": f"{PLAIN}page"} | packages
    return {name: resources.files(package) for name, package in found.items() if package}


def files(suffix: str) -> Iterator[tuple[str, Traversable]]:
    """All files of a kind in the order of the tree, general ones first, each with its path: that of a game's file
    begins with the id of the game."""
    yield from _below(GENERAL, "", suffix)
    for name, folder in of_games().items():
        yield from _below(folder, f"{name}/", suffix)


def template(path: str) -> str | None:
    """The text of a template by its path."""
    game, _, inside = path.partition("/")
    folder = of_games().get(game)
    found = folder.joinpath(inside) if folder else GENERAL.joinpath(path)
    return found.read_text(encoding="utf-8") if found.is_file() else None


def _below(folder: Traversable, path: str, suffix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: (entry.is_dir(), entry.name)):
        if entry.is_dir():
            yield from _below(entry, f"{path}{entry.name}/", suffix)
        elif entry.name.endswith(suffix):
            yield path + entry.name, entry
