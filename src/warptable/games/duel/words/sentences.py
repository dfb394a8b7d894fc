"""Events as sentences. Every kind has a message `duel-event-<kind>`; its values come from the event's data."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from warptable.text import capital
from warptable.text.values import Named, in_words

from ..engine import facts
from ..engine.model.frame import Layer
from ..engine.model.state import WAYS
from .numbers import number
from .speaker import Speaker, printed

Data = Mapping[str, Any]

SEATS = frozenset({"seat", "victim", "receiver", "viewer", "loser", "leader", "straggler", "on", "was"})
"""Fields that hold the number of a seat."""
GROUPS = ("seats", "winners", "controllers")
"""Fields that hold several."""


ONE_END = re.compile(r"([?!])\.$")
"""A name that ends a sentence may bring its own end: `Caught?`."""


def sentence(speaker: Speaker, seen: Data) -> str:
    """An event, as `Event.seen_by` gives it, in words."""
    kind = seen["kind"].replace("_", "-")
    message_id = f"duel-event-{kind}"
    if not speaker.has(message_id):
        source = speaker.source(str(seen.get("source", "")))
        return speaker.t("event-other", source=source, what=kind.replace("-", " "))
    text = ONE_END.sub(r"\1", speaker.t(message_id, **values_of(speaker, seen)))
    return capital(text)


def values_of(speaker: Speaker, seen: Data) -> dict[str, Any]:
    """The values of an event's message: ids become words, what the reader may not know becomes `hidden`."""
    found: dict[str, Any] = dict.fromkeys(("face", "faces", "gave", "got", "tactic", "half"), "hidden")
    found |= in_words(speaker, seen, NAMED)
    found.update(_together(speaker, seen))
    return found


def _together(speaker: Speaker, seen: Data) -> dict[str, Any]:
    """What several fields say together."""
    values: dict[str, Any] = {}
    kind = seen["kind"]
    if "icon" in seen:
        values["envoy"] = speaker.envoy(seen.get("envoy") or "", seen["icon"])
        values["known"] = "yes" if seen.get("envoy") else "no"
    if isinstance(seen.get("tactic"), int) and isinstance(seen.get("half"), int):
        values["half"] = speaker.half(seen["tactic"], seen["half"])
    if kind == "won":
        clouts = seen.get("clouts") or ()
        mine, theirs = (clouts[seen["seat"]], clouts[seen["loser"]]) if clouts else (0, 0)
        values |= {"mine": number(mine), "theirs": number(theirs)} if clouts else {"mine": "none", "theirs": "none"}
        values["order"] = "tied" if mine == theirs else "lower" if mine < theirs else "higher"
    if kind in PER_SEAT:
        first, second = seen[PER_SEAT[kind]]
        values |= {"orange": speaker.who(0), "blue": speaker.who(1)}
        values |= {"first": _shown(speaker, first), "second": _shown(speaker, second)}
    if kind == "exchanged":  # what it says of whoever has learned it; to those who know all, of the first
        values["giver"] = speaker.who(0 if speaker.me is None else speaker.me)
    if kind == "roles_set":
        values["decided"] = TIED_PLANS.get(seen["source"], "plans")
    if kind == "game_over":
        values["watches"] = "yes" if speaker.me is None else "no"
        values["by"] = speaker.way(seen["way"]) if seen["way"] not in WAYS else ""
    if kind == "reinforced":
        values["own"] = "yes" if seen["seat"] == seen["on"] else "no"
    if kind == "planet_picked" and seen["how"] == "bar" and seen["seat"] >= 0:
        values["how"] = "pick"
    if kind == "volley":
        values["any"] = "yes" if any(seen["damage"]) or any(seen.get("riposte") or ()) else "no"
        riposte = seen.get("riposte") or (0, 0)
        values |= {"riposte_first": riposte[0], "riposte_second": riposte[1]}
    if kind == "friendship":
        values["ally"] = speaker.who(seen["ally"])
        values["allied"] = "yes" if seen["ally"] >= 0 else "no"
        values["change"] = "up" if seen["change"] > 0 else "down"
    if kind == "modified" and isinstance(seen.get("amount"), int):
        values |= {"amount": abs(seen["amount"]), "sign": "less" if seen["amount"] < 0 else "more"}
    if kind == "counted":
        values |= {"change": abs(seen["change"]), "sign": "less" if seen["change"] < 0 else "more"}
    return values


TIED_PLANS = {"D-SET-13": "older", "D-GAP-13": "chance"}
"""What makes the leader if both turn up the same plan."""
PER_SEAT = {"clouts": "clouts", "volley": "damage", "roles_set": "faces", "exchanged": "numbers"}
"""Events about both seats alike, and the field that has one entry for each."""


def _shown(speaker: Speaker, raw: Any) -> Any:
    return speaker.card(raw) if isinstance(raw, str) else raw if raw >= 0 else number(raw)


def seats_in(seen: Data) -> set[int]:
    """The seats to which the sentence about an event speaks in other words than to everybody else."""
    seats = {raw for field, raw in seen.items() if field in SEATS and isinstance(raw, int) and raw >= 0}
    for field in GROUPS:
        seats.update(seen.get(field) or ())
    if seen["kind"] in PER_SEAT or seen.get("way") == "observers":
        seats |= {0, 1}
    if seen["kind"] == "friendship" and seen["ally"] >= 0:
        seats.add(seen["ally"])
    return seats


def _faces(speaker: Speaker, faces: Sequence[Any]) -> dict[str, Any]:
    return {"faces": speaker.cards(str(face) for face in faces) or "none"}


def _prize(speaker: Speaker, card: str) -> str:
    return speaker.destiny_text(card).prize_name if card in facts.destiny() else ""


def _pairs(field: str) -> Callable[[Speaker, Any], dict[str, Any]]:
    """Ships over places, and whether they all go to the Warp."""

    def told(speaker: Speaker, pairs: Sequence[Sequence[int]]) -> dict[str, Any]:
        there = [pair for pair in pairs if pair[1]]
        plain = "yes" if len(there) == 1 and there[0][0] < 0 else "no"
        return {field: speaker.spread(there) or "none", f"{field}_plain": plain}

    return told


NAMED: Named = {
    **dict.fromkeys(SEATS, Speaker.who),
    **dict.fromkeys(GROUPS, lambda speaker, seats: speaker.everyone(seats, "nom") if seats else "none"),
    "planet": lambda speaker, planet: speaker.planet(planet) if planet >= 0 else "none",
    "place": lambda speaker, place: {"place": speaker.place(place), "place_kind": "planet" if place >= 0 else "away"},
    "origin": lambda speaker, place: speaker.place(place) if isinstance(place, int) else place,
    "to": _pairs("to"),
    "places": _pairs("places"),
    "card": lambda speaker, card: {"card": speaker.card(card), "prize": _prize(speaker, card)},
    "deck": Speaker.deck,
    "next": Speaker.deck,
    "face": Speaker.card,
    "faces": _faces,
    "gave": lambda speaker, faces: speaker.cards(faces) or "none",
    "got": lambda speaker, faces: speaker.cards(faces) or "none",
    "alien": Speaker.alien,
    "envoy": lambda speaker, envoy: {},
    "gone": lambda speaker, envoy: speaker.envoy(envoy) if envoy else "hidden",
    "icon": lambda speaker, icon: speaker.t(f"duel-icon-{icon}"),
    "tactic": lambda speaker, tactic: speaker.tactic(tactic) if tactic >= 0 else "none",
    "tactics": lambda speaker, tactics: speaker.join([speaker.tactic(one) for one in tactics]),
    "half": lambda speaker, half: speaker.card(half) if isinstance(half, str) and half else "none",
    "ability": Speaker.ability,
    "source": Speaker.source,
    "layer": lambda speaker, layer: Layer(layer).name.lower(),
    "value": lambda speaker, value: {"value": value, "digits": printed(value)},
    "change": lambda speaker, change: {},
}
"""Fields whose data must be put into words."""
