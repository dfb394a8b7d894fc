"""The table in words: headings, tables and the same forms, without the picture. It needs no script."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from markupsafe import Markup

from ....encounter.model.roles import WITH_DEFENSE, WITH_OFFENSE
from ....text import LOCALES
from ...scene.data import Scene
from ..game.rail.log import MOST_LINES, entry
from ..game.rail.panes import deals_of, powers
from ..names import coloured, named
from ..render import render
from .announcements import announcement, situation

PARTS = ("decision", "situation", "planets", "hand", "log", "chat", "orders")
"""The numbered headings, in order."""
SHAPES = ("dart", "disc", "diamond", "star", "hexagon")
"""The shapes of the ships, by seat."""


@dataclass(frozen=True, slots=True)
class Player:
    """A row of the table of players."""

    seat: int
    aliens: str
    role: str
    foreign: int
    home: int
    cards: int
    warp: int


@dataclass(frozen=True, slots=True)
class Planet:
    """A row of the table of a star system. `ships` are pairs of seat and number."""

    name: str
    ships: tuple[tuple[int, int], ...]
    target: bool


def text_table(scene: Scene, regions: Mapping[str, Markup]) -> Markup:
    """`<div id="table">` without pictures. `regions` are those that the page with the board has as well."""

    def say(text: str) -> Markup:
        return coloured(scene.speaker, len(scene.people), text)

    def who(seat: int) -> Markup:
        return named(scene.speaker, seat)

    return render(
        "text.html",
        t=scene.t,
        scene=scene,
        reader=scene.reader,
        at=f"/t/{scene.table}",
        locales=LOCALES,
        parts=PARTS,
        call=announcement(scene),
        situation=situation(scene),
        regions=regions,
        players=players(scene),
        systems=systems(scene),
        cards=hand(scene),
        entry=partial(entry, scene),
        lines=scene.log[: -MOST_LINES - 1 : -1],
        deals=deals_of(scene),
        powers=powers(scene),
        shapes=SHAPES,
        say=say,
        who=who,
    )


def players(scene: Scene) -> list[Player]:
    """Everybody, the offense first and then in the order of turns."""
    view = scene.view
    first = max(view.player, 0)
    order = [*range(first, len(scene.people)), *range(first)]
    return [_player(scene, seat) for seat in order]


def _player(scene: Scene, seat: int) -> Player:
    known = scene.view.seats[seat]
    aliens = [scene.speaker.alien(sheet.alien) if sheet.alien else "?" for sheet in known.sheets]
    return Player(
        seat=seat,
        aliens=", ".join(aliens),
        role=role(scene, seat),
        foreign=known.foreign,
        home=known.home,
        cards=known.hand,
        warp=scene.view.warp[seat],
    )


def role(scene: Scene, seat: int) -> str:
    """What a seat is in this encounter, and whether the table waits for it."""
    encounter = scene.view.encounter
    words = []
    if encounter is not None:
        allied = encounter.allied[seat] if encounter.allied else 0
        sides = {
            "shell-role-offense": encounter.offense == seat,
            "shell-role-defense": encounter.defense == seat,
            "shell-role-with-offense": allied & WITH_OFFENSE,
            "shell-role-with-defense": allied & WITH_DEFENSE,
        }
        words = [scene.t(message) for message, true in sides.items() if true]
        if ships := scene.view.gate[seat] + scene.view.beside[seat]:
            words.append(scene.t("count-ships", n=ships, case="nom"))
    if any(waiting.seat == seat for waiting in scene.waiting):
        words.append(scene.t("shell-role-deciding"))
    return ", ".join(words)


def systems(scene: Scene) -> list[tuple[int, list[Planet]]]:
    """(owner, planets), the reader's own system first."""
    view = scene.view
    first = scene.me or 0
    order = [*range(first, len(scene.people)), *range(first)]
    target = -1 if view.encounter is None else view.encounter.target
    found: dict[int, list[Planet]] = {owner: [] for owner in order}
    for planet, owner in enumerate(view.home_of):
        ships = tuple((seat, number) for seat, number in enumerate(view.planets[planet]) if number)
        found[owner].append(Planet(scene.speaker.planet(planet), ships, planet == target))
    return [(owner, planets) for owner, planets in found.items() if planets]


def hand(scene: Scene) -> list[tuple[str, str]]:
    """(face, name) of the reader's cards."""
    return [(face, scene.speaker.card(face)) for _, face in scene.view.hand]
