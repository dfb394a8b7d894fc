"""What happens to cards without being offered: a reward card is taken, explodes, changes itself, acts where it lies,
goes back to its hand; a kicker lies beside cards of any kind; a flare keeps its promise later, or it lapses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from warptable.kernel import Event

from ..engine.model.cards import CardType, Face
from ..engine.rules.abilities import WILD
from ..engine.rules.wiring import Registry

TAKEN, EXPLODED, CHANGED, ACTED, BACK = "taken", "exploded", "changed", "acted", "back"
MEETINGS = {
    ("attack", "attack"): "fights",
    ("attack", "negotiate"): "attacks",
    ("negotiate", "attack"): "suffers",
    ("negotiate", "negotiate"): "deals",
}
"""Beside which cards a kicker lies: that of its own side, that of the other side."""
LATER = ("kept", "lapsed")
"""Something comes of what a flare has promised for later, or the encounter ends without a word of it."""
HAPPENINGS = (TAKEN, EXPLODED, CHANGED, ACTED, BACK, *MEETINGS.values(), *LATER)

ENCOUNTER = "encounter"
"""The event with which an encounter begins."""


def reward_facets(face: Face, registry: Registry) -> tuple[str, ...]:
    """What can happen to a card of the reward deck besides being used."""
    card = registry.artifacts.get(face.id)
    found = [TAKEN]
    if face.type is CardType.RIFT:
        found.append(EXPLODED)
    if face.changes and face.type is not CardType.MORPH:
        found.append(CHANGED)
    if face.type is CardType.INTIMIDATE:
        found.append(BACK)
    if face.type is CardType.KICKER:
        found += MEETINGS.values()
    if card is not None and card.faceup:
        found.append(ACTED)
    return tuple(found)


def happened(log: Sequence[Event], place: int) -> Iterator[tuple[str, str]]:
    """(item, facet) of all that this event tells."""
    event = log[place]
    if event.kind == "took_rewards":
        yield from ((face, TAKEN) for face in event.seen_by(event.seat)["faces"])
    elif event.kind == "exploded":
        yield event.face, EXPLODED
    elif event.kind == "changed_itself":
        yield event.face, CHANGED
    elif event.kind == "laid_back":
        yield event.seen_by(event.seat)["face"], BACK
    elif event.kind == "kicker_turned":
        yield from _met(log, place)
    elif event.kind == ENCOUNTER:
        yield from _lapsed(log, place)
    elif event.kind not in ("flare_played", "kicker_laid", "card_played"):
        yield event.source, ACTED
        if event.source.islower():  # an alien, not a rule
            yield from ((item, LATER[0]) for item, alien in _promised(log, place) if event.source == alien)


def _met(log: Sequence[Event], place: int) -> Iterator[tuple[str, str]]:
    """Beside which cards a kicker lies, as they are printed."""
    side = log[place].side
    faces = next((event.faces for event in _before(log, place) if event.kind == "revealed"), None)
    if faces is not None:
        kinds = [face.partition("-")[0] for face in faces]
        meeting = MEETINGS.get((kinds[side], kinds[1 - side]))
        if meeting is not None:
            yield log[place].face, meeting


def _before(log: Sequence[Event], place: int) -> Iterator[Event]:
    """The events of this encounter before this one, the latest first."""
    for at in range(place - 1, -1, -1):
        if log[at].kind == ENCOUNTER:
            return
        yield log[at]


def _promised(log: Sequence[Event], place: int) -> Iterator[tuple[str, str]]:
    """(flare, alien) of the wild flares played in the encounter of this event before it."""
    for event in _before(log, place):
        if event.kind == "flare_played" and event.side == WILD:
            alien = event.face.removeprefix("flare-")
            yield f"{alien}.{WILD}", alien


def _lapsed(log: Sequence[Event], place: int) -> Iterator[tuple[str, str]]:
    """The wild flares of the last encounter after which nothing came of them."""
    sources = {event.source for event in _before(log, place) if event.kind != "flare_played"}
    yield from ((item, LATER[1]) for item, alien in _promised(log, place) if alien not in sources)
