"""The panes of the rail that only encounter has: deals and powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from markupsafe import Markup

from ....encounter.model.views import SheetView
from ....kernel.packs import Packs
from ....text.encounter.explain import explain
from ....text.encounter.sheets import as_sentence
from ....text.encounter.speaker import Speaker
from ...scene.data import Line
from ...scene.encounter.data import DealsPart, PlayersPart
from ..art.emblems import drawing
from ..names import coloured, named
from ..render import KEPT_PAGES, render

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


@dataclass(frozen=True, slots=True)
class DealsShown:
    """The deals so far, and how players are named."""

    locale: str
    me: int | None
    names: tuple[str, ...]
    players: int
    deals: tuple[Deal, ...]


def deals_shown(scene: DealsPart) -> DealsShown:
    speaker = scene.speaker
    return DealsShown(speaker.locale, speaker.me, speaker.names, len(scene.people), tuple(deals_of(scene)))


def deals_pane(scene: DealsPart) -> Markup:
    """`<div id="deals">`."""
    return drawn_deals("rail_deals_pane.html", deals_shown(scene))


@lru_cache(maxsize=KEPT_PAGES)
def drawn_deals(template: str, part: DealsShown) -> Markup:
    speaker = Speaker(part.locale, part.me, names=part.names)
    return render(template, t=speaker.t, deals=part.deals, say=partial(coloured, speaker, part.players))


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


@dataclass(frozen=True, slots=True)
class PowersShown:
    """Every seat's sheets, the reader's first."""

    locale: str
    me: int | None
    names: tuple[str, ...]
    phase: str
    packs: Packs
    powers: tuple[tuple[int, tuple[Power, ...]], ...]


def powers(scene: PlayersPart) -> list[tuple[int, list[Power]]]:
    """(seat, sheets) in seating order, the reader first."""
    first = scene.me or 0
    order = [*range(first, len(scene.people)), *range(first)]
    return [(seat, [_power(scene, sheet) for sheet in scene.view.seats[seat].sheets]) for seat in order]


def _power(scene: PlayersPart, sheet: SheetView) -> Power:
    alien = sheet.alien
    if not alien:
        return Power(states=("hidden",))
    return Power(alien, *_words(alien, scene.speaker.locale, scene.view.edition, scene.speaker.packs), sheet.off)


@lru_cache(maxsize=1024)
def _words(alien: str, locale: str, edition: str, packs: Packs) -> tuple[str, str]:
    """The name, and the tagline as a sentence; the whole power if the sheet has no tagline."""
    speaker = Speaker(locale, edition=edition, packs=packs)
    sheet = speaker.sheet(alien)
    short = as_sentence(sheet.tagline) if sheet.tagline else sheet.power
    if not short.strip("."):
        told = explain(speaker, alien)
        short = told.text if told is not None else ""
    return speaker.alien(alien), short


def powers_shown(scene: PlayersPart) -> PowersShown:
    speaker = scene.speaker
    found = tuple((seat, tuple(sheets)) for seat, sheets in powers(scene))
    setup = "setup" if scene.phase == "setup" else "playing"
    return PowersShown(speaker.locale, speaker.me, speaker.names, setup, speaker.packs, found)


def powers_pane(scene: PlayersPart) -> Markup:
    """`<div id="powers">`: every seat's aliens, what they do in short and whether they may be used."""
    return drawn_powers("rail_powers_pane.html", powers_shown(scene))


@lru_cache(maxsize=KEPT_PAGES)
def drawn_powers(template: str, part: PowersShown) -> Markup:
    speaker = Speaker(part.locale, part.me, names=part.names, packs=part.packs)
    with drawing(part.packs):
        return render(template, t=speaker.t, scene=part, powers=part.powers, who=partial(named, speaker))
