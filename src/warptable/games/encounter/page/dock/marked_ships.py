"""Special ships among those that are sent into an encounter: under the steppers of the places, a chip for each kind
says whether it goes along. The rules ask that later, place by place; the form answers it in advance.

`marked` lists the chips of the form, `marked-<key>` is how many ships of a kind are meant. Where all ships of a place
go, or none, nothing is asked and the chips mean nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warptable.kernel import Decision, Distribute, Number
from warptable.table.page.game.dock.fields import stepper
from warptable.table.page.game.dock.pieces import hidden_field, key_hint, number_field
from warptable.table.page.html import EMPTY, Attributes, Html, tag

from ...engine.model.places import BESIDE, GATE
from ...engine.model.prompts import ALLY_SHIPS, HOW_MANY_MARKED, LAUNCH, WHICH_SHIPS
from ..scene.data import EncounterPart
from .split import number_in, ship_sign

FIELD, KEYS = "marked-", "marked"
SENDING = frozenset({LAUNCH, ALLY_SHIPS})
FOLLOWING = frozenset({WHICH_SHIPS, HOW_MANY_MARKED})


@dataclass(frozen=True, slots=True)
class Chip:
    """Ships of one kind at one place: how many of them there are, and how many ships may leave in all."""

    kind: str
    place: int
    number: int
    there: int

    @property
    def key(self) -> str:
        return f"{self.kind}@{self.place}"


def chips_of(scene: EncounterPart, decision: Distribute) -> list[Chip]:
    """What may go along, in the order in which the rules ask."""
    if decision.prompt not in SENDING:
        return []
    barred = (decision.about or {}).get("barred", "")
    places = {place: most for place, most in decision.places if most}
    marks = [mark for mark in scene.view.marks if mark.seat == decision.seat and mark.kind != barred]
    return [
        Chip(mark.kind, mark.place, mark.number, _there(scene, decision, mark.place, barred))
        for place in places
        for mark in marks
        if mark.place == place
    ]


def _there(scene: EncounterPart, decision: Distribute, place: int, barred: str) -> int:
    """All ships of the seat at a place but those that must stay."""
    stay = [one.number for one in scene.view.marks if (one.kind, one.seat, one.place) == (barred, decision.seat, place)]
    return int(scene.view.ships_at(place)[decision.seat]) - sum(stay)


def marked_ships(scene: EncounterPart, decision: Distribute, serial: int) -> Html:
    """`<div class="marked-ships">`; empty if there are only plain ships."""
    chips = chips_of(scene, decision)
    if not chips:
        return EMPTY
    return tag(
        "div",
        *(_chip(scene, decision.seat, chip, serial, nth) for nth, chip in enumerate(chips, 1)),
        class_="split marked-ships",
        role="group",
        aria_label=scene.t("controls-marked"),
        data_with=scene.t("controls-marked-with", what="#"),
    )


def _chip(scene: EncounterPart, seat: int, chip: Chip, serial: int, nth: int) -> Html:
    field, name = f"{FIELD}{chip.key}", scene.speaker.source(chip.kind)
    id_, called = f"{field}-{serial}", (name, " ", tag("small", scene.speaker.place_title(chip.place)))
    goes, go, stays = (scene.t(f"controls-marked-{word}") for word in _words(chip))
    here, there = chip.number, chip.there
    about: Attributes = {"data-marked": chip.place, "data-here": here, "data-there": there, "data-name": name}
    fate = tag("span", go, class_="fate", data_goes=goes, data_go=go, data_stays=stays)
    listed = hidden_field(KEYS, chip.key) + ship_sign(seat, chip.kind)
    if chip.number == 1:
        sent: Attributes = {"type": "checkbox", "value": "1", "id": id_, "name": field}
        tick = tag("input", class_="tick", **sent, **about, data_nth=nth, checked=True)
        return tag("label", listed, tick, tag("span", *called), " ", fate, " ", key_hint(nth), class_="share target")
    words = (scene.t(f"controls-{step}-at", place=name) for step in ("less", "more"))
    number = stepper(number_field(field, id_, here, here, 0, **about), words)
    return tag("span", listed, tag("label", *called, for_=id_), number, " ", fate, class_="share")


def _words(chip: Chip) -> tuple[str, str, str]:
    """What is said of one that goes, of all that go, and of all that stay."""
    many = "one" if chip.number == 1 else "some"
    return "go-one", f"go-{many}", f"stay-{many}"


def read_next(decision: Decision[Any], form: dict[str, Sequence[str]]) -> Any:
    """What the form of the launch says about special ships of one place; None: nothing. Raises IllegalAnswer."""
    about = decision.about or {}
    if decision.prompt not in FOLLOWING or about.get("destination") not in (GATE, BESIDE):
        return None
    key = f"{about['mark']}@{about['place']}"
    if key not in form.get(KEYS, ()):
        return None
    form[KEYS] = [one for one in form[KEYS] if one != key]
    return _fitting(decision, number_in(form, FIELD + key))


def _fitting(decision: Decision[Any], number: int) -> Any:
    """As many as are meant, as far as so many can be among those that go."""
    if not isinstance(decision, Number):
        return decision.checked(decision.options[0 if number else 1])
    return decision.checked(min(max(number, decision.options[0]), decision.options[-1]))
