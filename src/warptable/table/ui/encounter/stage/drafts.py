"""The offer on the table as one partner meets it: what it makes them give and get, and how a counter-offer begins.

A counter-offer begins with what lies on the table. Cards cannot always be copied: whoever proposes names their
own cards and asks for a number of the other's, so cards that the other wants at random still have to be named.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .....text.encounter.hands import hand_order
from .....text.encounter.speaker import Speaker
from ....scene.encounter.data import EncounterPart, Offered, Talks


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
