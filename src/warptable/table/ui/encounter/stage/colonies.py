"""Colonies to be granted: the giver's planets as a small map, the colonies abroad beside it."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

from markupsafe import Markup

from ....scene.data import ScenePart
from ...art.planets import planet as globe

MIDDLE = (50.0, 48.0)
REACH = (38.0, 30.0)
"""Middle, half the width and half the height of the orbit, in per cent of the map."""
DOWN = 90.0
"""The last planet of a system stands at the bottom, the others follow clockwise."""


def small_map(scene: ScenePart, giver: int, receiver: int, open_: Collection[int], ticked: int = -1) -> dict[str, Any]:
    """The planets of the giver; `open_` are those on which a colony may be granted (F-DEAL-4), `ticked` is chosen."""
    view = scene.view
    home = [planet for planet, owner in enumerate(view.home_of) if owner == giver]
    abroad = [
        planet
        for planet, owner in enumerate(view.home_of)
        if owner != giver and (view.planets[planet][giver] or planet in open_)
    ]
    places = {planet: _place(number, len(home)) for number, planet in enumerate(home, 1)}
    planets = {
        planet: _planet(scene, planet, giver, receiver, open_) | {"ticked": planet == ticked}
        for planet in (*home, *abroad)
    }
    return {
        "home": [planets[planet] | {"at": places[planet]} for planet in home],
        "abroad": [planets[planet] for planet in abroad],
    }


def is_new(scene: ScenePart, planet: int, receiver: int) -> bool:
    """Would a colony here be one more foreign colony?"""
    return bool(scene.view.home_of[planet] != receiver and not scene.view.planets[planet][receiver])


def _place(number: int, planets: int) -> tuple[float, float]:
    """Where the planet stands, in per cent."""
    turn = math.radians(DOWN + 360 * number / planets)
    return round(MIDDLE[0] + REACH[0] * math.cos(turn), 1), round(MIDDLE[1] + REACH[1] * math.sin(turn), 1)


def _planet(scene: ScenePart, planet: int, giver: int, receiver: int, open_: Collection[int]) -> dict[str, Any]:
    view = scene.view
    system = view.home_of[planet]
    return {
        "planet": planet,
        "name": scene.speaker.planet(planet),
        "system": system,
        "globe": _globe(system, planet - view.home_of.index(system)),
        "crews": [(seat, ships) for seat, ships in enumerate(view.planets[planet]) if ships],
        "open": planet in open_,
        "reason": "" if planet in open_ else _reason(scene, planet, giver, receiver),
        "new": is_new(scene, planet, receiver),
    }


def _globe(seat: int, number: int) -> Markup:
    return Markup('<svg class="globeicon" viewBox="-48 -34 96 68" aria-hidden="true">{}</svg>').format(
        globe(seat, number, 30)
    )


def _reason(scene: ScenePart, planet: int, giver: int, receiver: int) -> str:
    """Why no colony can be granted here."""
    row = scene.view.planets[planet]
    if row[receiver]:
        return scene.t("stages-planet-already", who=scene.speaker.who(receiver))
    if not row[giver]:
        return scene.t("stages-planet-none", who=scene.speaker.who(giver))
    return ""
