"""The reader's own laboratory: a tray beside the hand with every tech, its ships and what it needs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import EMPTY, Attributes, Html, tag
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.prompts import OF_TECH
from ...engine.model.views import TechView
from ...words.speaker import Speaker
from ...words.techs import tech_state
from ..art.cards import card
from ..scene.data import DockPart
from .card_names import CardNames, names_of

PIPS = 9
"""The most places for ships that are drawn."""


@dataclass(frozen=True, slots=True)
class TrayPart:
    """What the tray shows."""

    names: CardNames
    seat: int
    techs: tuple[TechView, ...]
    warp: int  # the reader's ships there, which count toward a tech on a sheet


def laboratory(scene: DockPart, me: int) -> Html:
    """`<section id="laboratory">`. Techs of which one is being chosen are not there yet."""
    asked = scene.asked.decision if scene.asked is not None else None
    choosing = asked.options if asked is not None and asked.of == OF_TECH else ()
    techs = tuple(tech for slot, tech in enumerate(scene.view.seats[me].techs) if slot not in choosing)
    warp = scene.view.warp[me] if any(tech.on_sheet for tech in techs) else 0
    return _drawn(TrayPart(names_of(scene.speaker), me, techs, warp))


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(tray: TrayPart) -> Html:
    speaker = tray.names.speaker
    tiles = [_tile(speaker, tray.seat, tech, tray.warp if tech.on_sheet else 0) for tech in tray.techs]
    title = (icon("flask", 15), " ", speaker.t("lab-title"))
    return tag(
        "section",
        tag("h3", *title, id="lab-title", data_help="term-laboratory", tabindex=0),
        tag("div", *(tiles or [tag("p", speaker.t("lab-empty"), class_="muted")]), class_="tiles", tabindex=-1),
        id="laboratory",
        class_=f"tray seat-{tray.seat}",
        aria_labelledby="lab-title",
    )


def _tile(speaker: Speaker, seat: int, tech: TechView, warp: int) -> Html:
    """A button, because pressing it tells what the tech does. This many ships in the warp count toward it."""
    tech = tech._replace(ships=tech.ships + warp)
    state, words = tech_state(speaker.locale, tech)
    if warp:
        words = speaker.t("lab-with-warp", state=words, n=warp)
    stored = f" {speaker.card(tech.face)}" if tech.face else ""
    ships = EMPTY if tech.open else _pips(speaker, seat, tech)
    told = tag("span", tag("b", speaker.tech(tech.id)), ships, tag("small", words, stored), class_="told")
    look: Attributes = {"type": "button", "class": f"tile {state}", "id": f"own-{tech.id}"}
    return tag("button", card(tech.id, "", 50), told, **look, data_help=tech.id)


def _pips(speaker: Speaker, seat: int, tech: TechView) -> Html:
    """The ships that are there, and empty places for those still needed."""
    needed = speaker.tech_text(tech.id).research
    free = 0 if needed == "X" else max(0, int(needed) - tech.ships)
    ships = ship_icon(seat, 13, letter=False) * min(tech.ships, PIPS)
    return tag("span", ships, tag("i") * free, class_="pips", aria_hidden="true")
