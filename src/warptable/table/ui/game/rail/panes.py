"""The panes of the rail beside the log: chat, deals, powers, standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from .....encounter.model.views import SheetView
from .....text.encounter.explain import explain, in_short
from .....text.encounter.speaker import Speaker
from ....play.encounter import PHASES
from ....scene.data import ChatPart, DealsPart, Line, OrdersPart, PeoplePart
from ...names import coloured, named
from ...render import render

LAST_CHAT = 2
"""Lines of chat under the log."""


# ---- chat ----------------------------------------------------------------------------------------------------


def chat_pane(part: ChatPart) -> Markup:
    """`<div id="chat">`: everything that was said."""
    return render("rail_chat_pane.html", t=part.t, scene=part)


def last_chat(part: ChatPart) -> Markup:
    """`<div id="last-chat">`: the newest lines of chat, under the log."""
    return render("rail_last_chat.html", t=part.t, lines=part.chat[-LAST_CHAT:])


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


def powers(scene: PeoplePart) -> list[tuple[int, list[Power]]]:
    """(seat, sheets) in seating order, the reader first."""
    first = scene.me or 0
    order = [*range(first, len(scene.people)), *range(first)]
    return [(seat, [_power(scene, sheet) for sheet in scene.view.seats[seat].sheets]) for seat in order]


def _power(scene: PeoplePart, sheet: SheetView) -> Power:
    alien = sheet.alien
    if not alien:
        return Power(states=("hidden",))
    return Power(alien, scene.speaker.alien(alien), _short(scene.speaker, alien, scene), sheet.off)


def _short(speaker: Speaker, alien: str, scene: PeoplePart) -> str:
    """The tagline as a sentence; the whole power if the sheet has no tagline."""
    short = in_short(speaker, alien, scene.view)
    if short.strip("."):
        return short
    told = explain(speaker, alien)
    return told.text if told is not None else ""


def powers_pane(part: PeoplePart) -> Markup:
    """`<div id="powers">`: every seat's aliens, what they do in short and whether they may be used."""

    def who(seat: int) -> Markup:
        return named(part.speaker, seat)

    return render("rail_powers_pane.html", t=part.t, scene=part, powers=powers(part), who=who)


# ---- standing orders -----------------------------------------------------------------------------------------


def may_order(part: OrdersPart) -> bool:
    """Spectators give no orders, and nobody does after the game."""
    return part.me is not None and part.phase != "over"


def orders_pane(part: OrdersPart) -> Markup:
    """`<section id="orders">`."""
    if not may_order(part):
        return Markup('<section id="orders" hidden></section>')
    return render("rail_orders.html", t=part.t, scene=part, at=f"/t/{part.table}", phases=PHASES)


def seat_actions(part: OrdersPart) -> Markup:
    """`<div id="seat-actions">`: taking back a choice, asking for time."""
    if not may_order(part):
        return Markup('<div id="seat-actions" hidden></div>')
    return render("rail_seat_actions.html", t=part.t, scene=part, at=f"/t/{part.table}")
