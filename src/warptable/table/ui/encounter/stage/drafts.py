"""The offer on the table as one partner meets it: what it makes them give and get, how a counter-offer begins, and the
small map on which a colony is granted.

A counter-offer begins with what lies on the table. Cards cannot always be copied: whoever proposes names their
own cards and asks for a number of the other's, so cards that the other wants at random still have to be named.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from .....text.encounter.hands import hand_order
from .....text.encounter.speaker import Speaker
from ....scene.encounter.data import EncounterPart, Offered, Talks
from ..art.planets import planet as globe


@dataclass(frozen=True, slots=True)
class Draft:
    """What is ticked at first: own cards, how many of the other's, a planet for each partner, ships to be freed by
    owner."""

    give: frozenset[int] = frozenset()
    ask: int = 0
    grant: int = -1
    want: int = -1
    free: Mapping[int, int] = field(default_factory=dict, hash=False)


def standing(talks: Talks) -> Offered | None:
    """The offer on the table."""
    return next((offer for offer in talks.offers if offer.standing), None)


def beginning(scene: EncounterPart, offer: Offered | None) -> Draft:
    """The draft that follows from an offer, whichever partner made it."""
    if offer is None:
        return Draft()
    planets = {term["giver"] == scene.me: term["planet"] for term in offer.terms if term["kind"] == "colony"}
    return Draft(
        give=_named(scene, offer),
        ask=sum(term["number"] for term in offer.terms if _cards(term) and term["receiver"] == scene.me),
        grant=planets.get(True, -1),
        want=planets.get(False, -1),
        free={term["receiver"]: term["number"] for term in offer.terms if term["kind"] == "free"},
    )


def _cards(term: Mapping[str, Any]) -> bool:
    return term["kind"] in ("cards", "random")


def _named(scene: EncounterPart, offer: Offered) -> frozenset[int]:
    """The cards of the hand that the reader's own offer names; any of several equal ones."""
    if offer.seat != scene.me:
        return frozenset()
    wanted, cards = list(offer.faces or ()), set()
    for card, face in hand_order(scene.view):
        if face in wanted:
            wanted.remove(face)
            cards.add(card)
    return frozenset(cards)


def in_words(speaker: Speaker, offer: Offered, seat: int) -> tuple[list[str], list[str]]:
    """What one partner gives and gets in an offer."""
    give: list[str] = []
    get: list[str] = []
    for term in offer.terms:
        gives = term["receiver"] != seat if term["kind"] == "free" else term["giver"] == seat
        (give if gives else get).extend(_term(speaker, offer, term))
    return give, get


def _term(speaker: Speaker, offer: Offered, term: Mapping[str, Any]) -> list[str]:
    if term["kind"] == "colony":
        return [speaker.t("stages-colony-on", planet=speaker.planet(term["planet"]))]
    if term["kind"] == "free":
        return [f"{speaker.t('stages-free', who=speaker.who(term['receiver']))}: {term['number']}"]
    if term["kind"] == "random":
        return [speaker.t("stages-random-cards", n=term["number"])]
    if offer.faces is None:
        return [speaker.t("count-cards", n=term["number"], case="acc")]
    return [speaker.card(face) for face in offer.faces]


MIDDLE = (50.0, 48.0)
REACH = (38.0, 30.0)
"""Middle, half the width and half the height of the orbit, in per cent of the map."""
DOWN = 90.0
"""The last planet of a system stands at the bottom, the others follow clockwise."""


def small_map(
    scene: EncounterPart, giver: int, receiver: int, open_: Collection[int], ticked: int = -1
) -> dict[str, Any]:
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


def is_new(scene: EncounterPart, planet: int, receiver: int) -> bool:
    """Would a colony here be one more foreign colony?"""
    return bool(scene.view.home_of[planet] != receiver and not scene.view.planets[planet][receiver])


def _place(number: int, planets: int) -> tuple[float, float]:
    """Where the planet stands, in per cent."""
    turn = math.radians(DOWN + 360 * number / planets)
    return round(MIDDLE[0] + REACH[0] * math.cos(turn), 1), round(MIDDLE[1] + REACH[1] * math.sin(turn), 1)


def _planet(scene: EncounterPart, planet: int, giver: int, receiver: int, open_: Collection[int]) -> dict[str, Any]:
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


def _reason(scene: EncounterPart, planet: int, giver: int, receiver: int) -> str:
    """Why no colony can be granted here."""
    row = scene.view.planets[planet]
    if row[receiver]:
        return scene.t("stages-planet-already", who=scene.speaker.who(receiver))
    if not row[giver]:
        return scene.t("stages-planet-none", who=scene.speaker.who(giver))
    return ""
