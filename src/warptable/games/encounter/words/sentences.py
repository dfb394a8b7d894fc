"""Events as sentences. Every kind has a message `event-<kind>`; its values come from the event's data. An event of an
alien from outside that has no message is told by its kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warptable.kernel import Event
from warptable.text import capital
from warptable.text.values import Named, in_words

from ..engine import facts
from ..engine.model.encounter import Layer
from ..engine.model.pieces import GENESIS, model_of
from ..engine.model.places import PLACE_NAMES
from .speaker import SIDES, Speaker, spelled

Data = Mapping[str, Any]

SEATS = frozenset({"seat", "other", "victim", "receiver", "giver", "of", "owner", "offense", "defense", "colonist"})
SEATS |= {"winner", "system"}
"""Fields that hold the number of a seat."""


UNTOLD = frozenset({Layer.VALUE_FIRST, Layer.VALUE, Layer.REINFORCE})
"""Changes of a card's value: what was used to that end was told just before, and the totals show what it does."""


def is_told(event: Event) -> bool:
    """Does this event get a line, or do the lines around it say the same?"""
    match event.kind:
        case "modified":
            return Layer(event.layer) not in UNTOLD
        case "cards_aside" | "aside_back":
            return bool(event.number)
        case "mark_turned":  # what the ship does with its action has a line of its own
            return bool(event.ready)
        case "kicker_discarded":  # with the encounter cards, like them
            return event.source != "N-KICK-4"
        case "token_put":  # one planet alone: the planet has just been told
            return len(event.planets) > 1
        case "token_gone":
            return not _names_planet(event.token)
    return True


def _names_planet(token: str) -> bool:
    """Does a token mark one planet, with which it comes and goes?"""
    return token == GENESIS or "." in token


def sentence(speaker: Speaker, seen: Data) -> str:
    """An event, as `Event.seen_by` gives it, in words."""
    kind = seen["kind"]
    if kind == "totals":
        values: dict[str, Any] = {"trail_offense": seen["trail"][0], "trail_defense": seen["trail"][1]}
    else:
        values = values_of(speaker, seen)
    if kind == "handed_over" and seen["giver"] == seen["seat"]:
        kind = "card_to_hand"  # from its own sheet: nobody gives anybody anything
    message_id = f"event-{kind.replace('_', '-')}"
    if kind == "colony_granted" and speaker.is_alien(seen["source"].partition(".")[0]):
        message_id = "event-colony-granted-by"  # not by the deal of the encounter
    if kind == "took_discard" and model_of(seen["source"]) in facts.ships():
        message_id = "event-took-discard-by-ship"
    if not speaker.has(message_id):
        source = speaker.source(str(seen.get("source", "")))
        return speaker.t("event-other", source=source, what=spelled(kind).lower())
    if "each" in seen and "faces" in seen:
        return _told_of_each(speaker, seen, message_id, values)
    text = speaker.t(message_id, **values)
    return capital(text)


def _told_of_each(speaker: Speaker, seen: Data, message_id: str, values: dict[str, Any]) -> str:
    """Something by which several seats have got cards, for whoever may know all of them: what each one has got."""
    message = "event-has-got" if seen["kind"] == "swapped_unseen" else "event-holds-now"
    told = [speaker.t(message_id, **{**values, "faces": "hidden"})]
    for seat, learned in sorted(seen["each"].items()):
        faces = speaker.cards(learned.get("faces") or ()) or "none"
        told.append(speaker.t(message, seat=speaker.who(seat), faces=faces))
    return " ".join(capital(text) for text in told)


def values_of(speaker: Speaker, seen: Data) -> dict[str, Any]:
    """The values of an event's message: ids become words, what the reader may not know becomes `hidden`."""
    found: dict[str, Any] = dict.fromkeys(("face", "faces", "alien", "tech", "techs"), "hidden")
    found |= in_words(speaker, seen, NAMED)
    if seen["kind"] == "cancelled":  # by a power, a flare or another card
        found["source"] = speaker.ability(seen["source"])
    if seen["kind"] == "card_laid":  # told openly, what others did not see lies facedown all the same
        found["openly"] = "no" if seen.get("unseen") else "yes"
    if seen["kind"] == "revealed":
        found["face_offense"], found["face_defense"] = (speaker.card(face) for face in seen["faces"])
    if seen["kind"] in ("deal_offered", "talk_offered"):
        found["terms"] = terms(speaker, seen["terms"], seen.get("faces"))
    return found


def seats_in(seen: Data) -> set[int]:
    """The seats to which the sentence about an event speaks in other words than to everybody else."""
    seats = {raw for field, raw in seen.items() if field in SEATS or (field == "to" and isinstance(raw, int))}
    if seen.get("instead", -1) >= 0:
        seats.add(seen["instead"])
    for field in ("guests", "partners", "winners"):
        seats.update(seen.get(field) or ())
    for part in seen["terms"] if seen["kind"] in ("deal_offered", "talk_offered") else ():
        seats |= seats_in(part)
    return seats


def terms(speaker: Speaker, parts: Sequence[Data], faces: list[str] | None) -> str:
    """A proposal as a sentence; the cards by name only for those who know them: their giver, whoever gets them, and
    whoever may know everything."""
    words = []
    left = list(faces or ())
    for part in parts:
        values = values_of(speaker, {**part, "source": ""})
        if part["kind"] == "cards" and faces is not None and speaker.me in (None, part["giver"], part["receiver"]):
            known, left = left[: part["number"]], left[part["number"] :]
            values["faces"] = speaker.cards(known)
        words.append(speaker.t(f"term-{part['kind']}", **values))
    return "; ".join(words)


def _planets(speaker: Speaker, planets: Sequence[int]) -> dict[str, Any]:
    """One planet, or two neighbours."""
    names = [speaker.planet(planet) for planet in planets]
    return {"planet": names[0], "next": names[1] if len(names) > 1 else "none"}


def _place(speaker: Speaker, place: int, field: str = "place") -> dict[str, Any]:
    return {field: speaker.place(place), f"{field}_kind": PLACE_NAMES.get(place, "planet")}


def _to(speaker: Speaker, to: Any) -> dict[str, Any]:
    """A seat, or ships over places."""
    return {"to": speaker.who(to) if isinstance(to, int) else speaker.spread(to)}


def _card(speaker: Speaker, card: Any) -> dict[str, Any]:
    """The number of a card in the deck means nothing to people; a destiny card is named by its id."""
    return {"card": speaker.card(card)} if isinstance(card, str) else {}


def _cards(speaker: Speaker, cards: Any) -> dict[str, Any]:
    return {"cards": cards} if isinstance(cards, int) else {}


def _side(speaker: Speaker, side: int | str) -> dict[str, Any]:
    """A side of the encounter; for a flare, wild or super."""
    if isinstance(side, str):
        return {"side": side}
    return {"side": SIDES[side] if side >= 0 else "both"}


def _amount(speaker: Speaker, amount: int) -> dict[str, Any]:
    """The absolute value: a negative bonus is told as "2 less", not as "-2 more"."""
    return {"amount": abs(amount), "sign": "less" if amount < 0 else "more"}


def _guests(speaker: Speaker, seats: Sequence[int]) -> dict[str, Any]:
    """Who is invited, or given something, and whether there are several."""
    return {"guests": speaker.everyone(seats) if seats else "none", "several": "yes" if len(seats) > 1 else "no"}


def _partners(speaker: Speaker, seats: Sequence[int]) -> dict[str, Any]:
    """With whom somebody talks, or all who do."""
    return {"partners": speaker.everyone(seats), "all": speaker.everyone(seats, "nom")}


NAMED: Named = {
    **dict.fromkeys(SEATS, Speaker.who),
    "planet": lambda speaker, planet: {"planet": speaker.planet(planet)} if planet >= 0 else {},
    "planets": _planets,
    "place": _place,
    "destination": lambda speaker, place: _place(speaker, place, "destination"),
    "mark": Speaker.source,
    "token": Speaker.source,
    "to": _to,
    "card": _card,
    "cards": _cards,
    "face": Speaker.card,
    "counts": Speaker.card,
    "other_face": Speaker.card,
    "faces": lambda speaker, faces: speaker.cards(faces) or "none",
    "alien": Speaker.alien,
    "aliens": lambda speaker, aliens: ", ".join(map(speaker.alien, aliens)) or "none",
    "tech": Speaker.tech,
    "techs": lambda speaker, techs: ", ".join(map(speaker.tech, techs)) or "none",
    "ability": Speaker.ability,
    "source": Speaker.source,
    "side": _side,
    "amount": _amount,
    "layer": lambda speaker, layer: Layer(layer).name.lower(),
    "result": lambda speaker, result: result.replace("_", "-"),
    "guests": _guests,
    "instead": lambda speaker, seat: speaker.who(seat) if seat >= 0 else "nobody",
    "partners": _partners,
    "winners": lambda speaker, seats: speaker.everyone(seats, "nom"),
}
"""Fields whose data must be put into words."""
