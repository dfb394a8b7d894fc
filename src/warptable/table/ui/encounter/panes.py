"""The panes of the rail that only encounter has: deals and powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from ....encounter.model.views import SheetView
from ....text.encounter.explain import explain, in_short
from ....text.encounter.speaker import Speaker
from ...scene.data import Line
from ...scene.encounter.data import DealsPart, PlayersPart
from ..names import coloured, named
from ..render import render

# ---- deals ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deal:
    """An agreement: in which encounter, what was proposed, who accepted. Without `agreed` it is still being
    negotiated."""

    number: int
    heading: str
    offered: Line
    agreed: Line | None = None


def deals(lines: Sequence[Line], *, talking: bool = False) -> list[Deal]:
    """The agreements, newest first. During talks the offer on the table comes before them."""
    found: list[Deal] = []
    heading, offered = "", None
    for line in lines:
        if line.heading:
            heading, offered = line.text, None
        elif line.kind == "deal_offered":
            offered = line
        elif line.kind == "deal_agreed" and offered is not None:
            found.append(Deal(line.number, heading, offered, line))
            offered = None
    if talking and offered is not None:
        found.append(Deal(offered.number, heading, offered))
    return found[::-1]


def deals_pane(part: DealsPart) -> Markup:
    """`<div id="deals">`."""

    def say(text: str) -> Markup:
        return coloured(part.speaker, len(part.people), text)

    return render("rail_deals_pane.html", t=part.t, deals=deals_of(part), say=say)


def deals_of(part: DealsPart) -> list[Deal]:
    return deals(part.log, talking=part.talks is not None)


# ---- powers --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Power:
    """One sheet as far as the reader may know it. No alien: it lies facedown."""

    alien: str = ""
    name: str = ""
    short: str = ""
    states: tuple[str, ...] = ()


def powers(scene: PlayersPart) -> list[tuple[int, list[Power]]]:
    """(seat, sheets) in seating order, the reader first."""
    first = scene.me or 0
    order = [*range(first, len(scene.people)), *range(first)]
    return [(seat, [_power(scene, sheet) for sheet in scene.view.seats[seat].sheets]) for seat in order]


def _power(scene: PlayersPart, sheet: SheetView) -> Power:
    alien = sheet.alien
    if not alien:
        return Power(states=("hidden",))
    return Power(alien, scene.speaker.alien(alien), _short(scene.speaker, alien, scene), sheet.off)


def _short(speaker: Speaker, alien: str, scene: PlayersPart) -> str:
    """The tagline as a sentence; the whole power if the sheet has no tagline."""
    short = in_short(speaker, alien, scene.view)
    if short.strip("."):
        return short
    told = explain(speaker, alien)
    return told.text if told is not None else ""


def powers_pane(part: PlayersPart) -> Markup:
    """`<div id="powers">`: every seat's aliens, what they do in short and whether they may be used."""

    def who(seat: int) -> Markup:
        return named(part.speaker, seat)

    return render("rail_powers_pane.html", t=part.t, scene=part, powers=powers(part), who=who)
