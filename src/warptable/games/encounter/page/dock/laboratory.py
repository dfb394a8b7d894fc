"""The reader's own laboratory: a tray beside the hand with every tech, its ships and what it needs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import escape

from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
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


def laboratory(scene: DockPart, me: int) -> str:
    """`<section id="laboratory">`. Techs of which one is being chosen are not there yet."""
    asked = scene.asked.decision if scene.asked is not None else None
    choosing = asked.options if asked is not None and asked.of == OF_TECH else ()
    techs = tuple(tech for slot, tech in enumerate(scene.view.seats[me].techs) if slot not in choosing)
    warp = scene.view.warp[me] if any(tech.on_sheet for tech in techs) else 0
    return _drawn(TrayPart(names_of(scene.speaker), me, techs, warp))


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(tray: TrayPart) -> str:
    speaker = tray.names.speaker
    none = f'<p class="muted">{escape(speaker.t("lab-empty"))}</p>'
    tiles = "".join(_tile(speaker, tray.seat, tech, tray.warp if tech.on_sheet else 0) for tech in tray.techs)
    return (
        f'<section id="laboratory" class="tray seat-{tray.seat}" aria-labelledby="lab-title">'
        f'<h3 id="lab-title" data-help="term-laboratory" tabindex="0">{icon("flask", 15)} '
        f"{escape(speaker.t('lab-title'))}</h3>"
        f'<div class="tiles" tabindex="-1">{tiles or none}</div></section>'
    )


def _tile(speaker: Speaker, seat: int, tech: TechView, warp: int) -> str:
    """A button, because pressing it tells what the tech does. This many ships in the warp count toward it."""
    name = speaker.tech(tech.id)
    tech = tech._replace(ships=tech.ships + warp)
    state, words = tech_state(speaker.locale, tech)
    if warp:
        words = speaker.t("lab-with-warp", state=words, n=warp)
    stored = f" {escape(speaker.card(tech.face))}" if tech.face else ""
    return (
        f'<button type="button" class="tile {state}" id="own-{tech.id}" data-help="{tech.id}">'
        f'{card(tech.id, "", 50)}<span class="told"><b>{escape(name)}</b>'
        f"{'' if tech.open else _pips(speaker, seat, tech)}<small>{escape(words)}{stored}</small></span></button>"
    )


def _pips(speaker: Speaker, seat: int, tech: TechView) -> str:
    """The ships that are there, and empty places for those still needed."""
    needed = speaker.tech_text(tech.id).research
    free = 0 if needed == "X" else max(0, int(needed) - tech.ships)
    ships = ship_icon(seat, 13, letter=False) * min(tech.ships, PIPS)
    return f'<span class="pips" aria-hidden="true">{ships}{"<i></i>" * free}</span>'
