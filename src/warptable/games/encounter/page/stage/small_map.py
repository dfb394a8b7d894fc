"""The small maps of the deal board, on which the planet for a colony is chosen."""

from __future__ import annotations

import math
from collections.abc import Collection

from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import Html, tag

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
) -> Html:
    """`<div class="small-map">`: the planets of the giver, as a field of the form. `open_` are those on which a colony
    may be granted (F-DEAL-4), `ticked` is chosen. `begun` tells this draft from those before it."""
    view = scene.view
    home = view.home_planets(giver)
    abroad = [
        planet
        for planet, owner in enumerate(view.home_of)
        if owner != giver and (view.planets[planet][giver] or planet in open_)
    ]

    def spot(planet: int, style: str) -> Html:
        shut = "" if planet in open_ else _reason(scene, planet, giver, receiver)
        return _spot(scene, field, begun, planet, style, shut, planet in open_, receiver, planet == ticked)

    near = (spot(planet, _place(number, len(home))) for number, planet in enumerate(home, 1))
    far = (spot(planet, f"--crews:{len(_crews(scene, planet))}") for planet in abroad)
    untouched = ticked not in (*home, *abroad)
    none = tag("input", type="radio", name=field, value="", id=f"{field}-none-{begun}", checked=untouched)
    orbit = tag("i", class_="map-orbit", aria_hidden="true")
    return tag(
        "div",
        tag("div", orbit, *near, class_="map-sky space", role="presentation"),
        tag(
            "div",
            *far,
            tag("label", none, f" {scene.t('stages-no-colony')}", class_="map-none deal-chip"),
            class_="map-row",
        ),
        class_="small-map",
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
) -> Html:
    """One planet: a radio button. `shut` says why it cannot be chosen."""
    system, name = scene.view.home_of[planet], scene.speaker.planet(planet)
    side, gains = ("give", "theirs") if field == GRANT else ("get", "mine")
    crews = (tag("span", ship_icon(seat, 15), tag("b", ships)) for seat, ships in _crews(scene, planet))
    globe = globe_picture(system, order_in_system(scene.view.home_of, planet))
    choice = tag(
        "input",
        type="radio",
        name=field,
        value=planet,
        id=f"{field}-{planet}-{begun}",
        data_said=scene.t("stages-colony-on", planet=name),
        data_side=side,
        data_transfer=True,
        data_changes=f"colonies-{gains}=1" if is_new(scene, planet, receiver) else None,
        checked=ticked,
        disabled=not is_open,
    )
    return tag(
        "label",
        choice,
        " ",
        tag("span", globe, tag("span", *crews, class_="map-crew"), class_="map-globe"),
        " ",
        tag("span", name, class_="map-name"),
        tag("span", shut, class_="spoken") if shut else "",
        class_=f"map-planet seat-{system}{'' if is_open else ' stage-shut'}",
        style=style,
        title=shut or None,
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
