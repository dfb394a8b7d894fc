"""The panes of the rail that only encounter has: deals and powers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from warptable.kernel.packs import Packs
from warptable.table.page.art.emblems import drawing
from warptable.table.page.frames import Growing
from warptable.table.page.game.rail.log import continues
from warptable.table.page.html import EMPTY, Html
from warptable.table.page.names import coloured, named
from warptable.table.page.render import KEPT_PAGES, render
from warptable.table.scene.data import Line

from ..engine.model.views import OUT_OF_FORCE
from ..words.explain import explain
from ..words.speaker import Speaker
from .scene.data import DealsPart, PlayersPart

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
        elif line.kind in ("deal_offered", "talk_offered"):
            offered = line
        elif line.kind in ("deal_agreed", "talk_agreed") and offered is not None:
            found.append(Deal(line.number, heading, offered, line))
            offered = None
    if talking and offered is not None:
        found.append(Deal(offered.number, heading, offered))
    return found[::-1]


DEALING = frozenset({"deal_offered", "deal_agreed", "talk_offered", "talk_agreed"})
"""Lines of the log from which deals are read."""


@dataclass(frozen=True, slots=True)
class Deals(Growing):
    """`<div id="deals">`: what was agreed so far. The log is searched only for a page that needs it."""

    template: str
    speaker: Speaker
    players: int
    lines: Sequence[Line]
    talking: bool

    @property
    def whole(self) -> Html:
        return render(
            self.template,
            t=self.speaker.t,
            deals=deals(self.lines, talking=self.talking),
            say=partial(coloured, self.speaker, self.players),
        )

    def since(self, before: Deals) -> Html | None:
        """Nothing, unless there is another offer or deal, or talks have begun or ended."""
        same = self.talking == before.talking and continues(before.lines, self.lines)
        return EMPTY if same and DEALING.isdisjoint(line.kind for line in self.lines[len(before.lines) :]) else None


def deals_pane(scene: DealsPart) -> Deals:
    """`<div id="deals">`."""
    return deals_shown("encounter/rail/deals_pane.html", scene)


def deals_shown(template: str, scene: DealsPart) -> Deals:
    return Deals(template, scene.speaker, len(scene.people), scene.log, scene.talks is not None)


# ---- powers --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Power:
    """One sheet as far as the reader may know it. No alien: it lies facedown."""

    alien: str = ""
    name: str = ""
    short: str = ""
    states: tuple[str, ...] = ()


class PowersShown(NamedTuple):
    """Every seat's sheets: the alien, and why its power is out of force."""

    speaker: Speaker
    setup: bool
    sheets: tuple[tuple[tuple[str, bool, bool, bool, bool], ...], ...]  # alien, lost, zapped, aside, hidden


def powers_shown(scene: PlayersPart) -> PowersShown:
    sheets = tuple(
        [
            tuple([(sheet.alien, sheet.lost, sheet.zapped, sheet.aside, sheet.hidden) for sheet in seat.sheets])
            for seat in scene.view.seats
        ]
    )
    return PowersShown(scene.speaker, scene.phase == "setup", sheets)


def powers(part: PowersShown) -> list[tuple[int, list[Power]]]:
    """(seat, sheets) in seating order, the reader first."""
    first = part.speaker.me or 0
    order = [*range(first, len(part.sheets)), *range(first)]
    return [(seat, [_power(part.speaker, *sheet) for sheet in part.sheets[seat]]) for seat in order]


def _power(speaker: Speaker, alien: str, *flags: bool) -> Power:
    if not alien:
        return Power(states=("hidden",))
    name, short = _words(alien, speaker.locale, speaker.edition, speaker.packs)
    return Power(alien, name, short, tuple(word for word, is_so in zip(OUT_OF_FORCE, flags, strict=True) if is_so))


@lru_cache(maxsize=1024)
def _words(alien: str, locale: str, edition: str, packs: Packs) -> tuple[str, str]:
    """The name, and what the alien does in one sentence."""
    speaker = Speaker(locale, edition=edition, packs=packs)
    short = speaker.sheet(alien).does
    if not short:
        told = explain(speaker, alien)
        short = told.text if told is not None else ""
    return speaker.alien(alien), short


def powers_pane(scene: PlayersPart) -> Html:
    """`<div id="powers">`: every seat's aliens, what they do in short and whether they may be used."""
    return drawn_powers("encounter/rail/powers_pane.html", powers_shown(scene))


@lru_cache(maxsize=KEPT_PAGES)
def drawn_powers(template: str, part: PowersShown) -> Html:
    speaker = part.speaker
    with drawing(speaker.packs):
        return render(
            template, t=speaker.t, me=speaker.me, setup=part.setup, powers=powers(part), who=partial(named, speaker)
        )
