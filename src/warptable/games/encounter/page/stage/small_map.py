"""The small maps of the deal board, on which the planet for a colony is chosen."""

from __future__ import annotations

import math
from collections.abc import Collection

from markupsafe import Markup, escape

from warptable.table.page.art.ships import ship_icon

from ...engine.model.places import order_in_system
from ..art.planets import globe_picture
from ..scene.data import EncounterPart
from .deal_form import GRANT

MIDDLE = (50.0, 48.0)
REACH = (38.0, 30.0)
"""Middle, half the width and half the height of the orbit, in per cent of the map."""
DOWN = 90.0
"""The last planet of a system stands at the bottom, the others follow clockwise."""


def small_map(
    scene: EncounterPart, field: str, begun: str, giver: int, receiver: int, open_: Collection[int], ticked: int = -1
) -> Markup:
    """`<div class="mmap">`: the planets of the giver, as a field of the form. `open_` are those on which a colony may
    be granted (F-DEAL-4), `ticked` is chosen. `begun` tells this draft from those before it."""
    view = scene.view
    home = view.home_planets(giver)
    abroad = [
        planet
        for planet, owner in enumerate(view.home_of)
        if owner != giver and (view.planets[planet][giver] or planet in open_)
    ]

    def spot(planet: int, style: str) -> str:
        shut = "" if planet in open_ else _reason(scene, planet, giver, receiver)
        return _spot(scene, field, begun, planet, style, shut, planet in open_, receiver, planet == ticked)

    near = "".join(spot(planet, _place(number, len(home))) for number, planet in enumerate(home, 1))
    far = "".join(spot(planet, f"--crews:{len(_crews(scene, planet))}") for planet in abroad)
    none = "" if ticked in (*home, *abroad) else " checked"
    return Markup(
        f'<div class="mmap"><div class="msky space" role="presentation"><i class="morbit" aria-hidden="true"></i>{near}'
        f'</div><div class="mrow">{far}<label class="mnone dchip"><input type="radio" name="{field}" value="" '
        f'id="{field}-none-{begun}"{none}> {escape(scene.t("stages-no-colony"))}</label></div></div>'
    )


def is_new(scene: EncounterPart, planet: int, receiver: int) -> bool:
    """Would a colony here be one more foreign colony?"""
    return bool(scene.view.home_of[planet] != receiver and not scene.view.planets[planet][receiver])


def _spot(
    scene: EncounterPart,
    field: str,
    begun: str,
    planet: int,
    style: str,
    shut: str,
    is_open: bool,
    receiver: int,
    ticked: bool,
) -> str:
    """One planet: a radio button. `shut` says why it cannot be chosen."""
    system, name = scene.view.home_of[planet], escape(scene.speaker.planet(planet))
    side, gains = ("give", "theirs") if field == GRANT else ("get", "mine")
    changes = f' data-changes="colonies-{gains}=1"' if is_new(scene, planet, receiver) else ""
    crews = "".join(f"<span>{ship_icon(seat, 15)}<b>{ships}</b></span>" for seat, ships in _crews(scene, planet))
    said = escape(scene.t("stages-colony-on", planet=scene.speaker.planet(planet)))
    why = escape(shut)
    return (
        f'<label class="mplanet seat-{system}{"" if is_open else " st-shut"}" style="{style}"'
        f"""{f' title="{why}"' if shut else ""}><input type="radio" name="{field}" value="{planet}" """
        f'id="{field}-{planet}-{begun}" data-said="{said}" data-side="{side}" data-transfer{changes}'
        f"{' checked' if ticked else ''}{'' if is_open else ' disabled'}> "
        f'<span class="mglobe">{globe_picture(system, order_in_system(scene.view.home_of, planet))}'
        f'<span class="mcrew">{crews}</span></span> <span class="mname">{name}</span>'
        f"""{f'<span class="vh">{why}</span>' if shut else ""}</label>"""
    )


def _crews(scene: EncounterPart, planet: int) -> list[tuple[int, int]]:
    return [(seat, ships) for seat, ships in enumerate(scene.view.planets[planet]) if ships]


def _place(number: int, planets: int) -> str:
    """Where the planet stands."""
    turn = math.radians(DOWN + 360 * number / planets)
    left, top = MIDDLE[0] + REACH[0] * math.cos(turn), MIDDLE[1] + REACH[1] * math.sin(turn)
    return f"left:{round(left, 1)}%;top:{round(top, 1)}%"


def _reason(scene: EncounterPart, planet: int, giver: int, receiver: int) -> str:
    """Why no colony can be granted here."""
    row = scene.view.planets[planet]
    if row[receiver]:
        return scene.t("stages-planet-already", who=scene.speaker.who(receiver))
    if not row[giver]:
        return scene.t("stages-planet-none", who=scene.speaker.who(giver))
    return ""
