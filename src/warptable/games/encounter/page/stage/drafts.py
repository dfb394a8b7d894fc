"""The offer on the table as one partner meets it: what it makes them give and get, and how a counter-offer begins.

A counter-offer begins with what lies on the table. Cards cannot always be kept as they were: whoever proposes names
their own cards and asks for a number of the other's. So the reader's cards are those that the reader named last, as far
as that many are wanted. What cannot be kept is said in words (`not_kept`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...words.hands import hand_order
from ...words.speaker import Speaker
from ..scene.data import EncounterPart, Offered, Talks
from .deal_form import ASK, GIVE


@dataclass(frozen=True, slots=True)
class Draft:
    """What is ticked at first: own cards, how many of the other's, a planet for each partner, ships to be freed by
    owner."""

    give: frozenset[int] = frozenset()
    ask: int = 0
    ask_rewards: int = 0
    grant: int = -1
    want: int = -1
    free: Mapping[int, int] = field(default_factory=dict, hash=False)


def standing(talks: Talks) -> Offered | None:
    """The offer on the table."""
    return next((offer for offer in talks.offers if offer.standing), None)


@dataclass(frozen=True, slots=True)
class NotKept:
    """Why a counter-offer differs from the offer on the table; to be said while the draft has at least `least` and at
    most `most` choices of this field."""

    field: str
    text: str
    least: int = 0
    most: int = 99


def beginning(scene: EncounterPart, talks: Talks) -> Draft:
    """The draft that follows from the offer on the table, whichever partner made it."""
    offer = standing(talks)
    if offer is None:
        return Draft()
    planets = {term["giver"] == scene.me: term["planet"] for term in offer.terms if term["kind"] == "colony"}
    return Draft(
        give=_named(scene, talks, offer),
        ask=sum(term["number"] for term in offer.terms if _cards(term) and term["receiver"] == scene.me),
        ask_rewards=sum(
            term["number"] for term in offer.terms if term["kind"] == "random-rewards" and term["receiver"] == scene.me
        ),
        grant=planets.get(True, -1),
        want=planets.get(False, -1),
        free={term["receiver"]: term["number"] for term in offer.terms if term["kind"] == "free"},
    )


def _cards(term: Mapping[str, Any]) -> bool:
    return term["kind"] in ("cards", "random")


def _named(scene: EncounterPart, talks: Talks, offer: Offered) -> frozenset[int]:
    """The cards of the hand that the reader's last offer names, as many as the offer on the table wants; any of several
    equal ones."""
    own = next((mine for mine in reversed(talks.offers) if mine.seat == scene.me), None)
    wanted = list(own.faces or ()) if own is not None else []
    most = _wanted(offer, scene.me)
    cards: set[int] = set()
    for card, face in hand_order(scene.view):
        if face in wanted and len(cards) < most:
            wanted.remove(face)
            cards.add(card)
    return frozenset(cards)


def _wanted(offer: Offered, seat: int | None) -> int:
    """How many cards an offer takes from a seat."""
    return sum(term["number"] for term in offer.terms if _cards(term) and term["giver"] == seat)


def not_kept(speaker: Speaker, offer: Offered | None, me: int, partner: int) -> list[NotKept]:
    """What of the partner's offer a counter-offer cannot keep: cards promised by name, and cards wanted at random."""
    if offer is None or offer.seat == me:
        return []
    who, notes = speaker.who(partner), []
    if offer.faces:
        cards = ", ".join(speaker.card(face) for face in offer.faces)
        notes.append(NotKept(ASK, speaker.t("stages-not-kept-ask", partner=who, cards=cards), least=1))
    if wanted := _wanted(offer, me):
        notes.append(NotKept(GIVE, speaker.t("stages-not-kept-give", partner=who, n=wanted), most=wanted - 1))
    return notes


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
    if term["kind"] in ("random", "random-rewards"):
        return [speaker.t(f"stages-{term['kind']}-cards", n=term["number"])]
    if offer.faces is None:
        return [speaker.t("count-cards", n=term["number"], case="acc")]
    return [speaker.card(face) for face in offer.faces]
