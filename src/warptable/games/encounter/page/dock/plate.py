"""The reader's own plate: aliens, colonies, part in the encounter."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import escape

from warptable.kernel.colors import COLORS
from warptable.table.page.art.emblems import drawing, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.roles import WITH_DEFENSE, WITH_OFFENSE
from ...engine.model.views import View
from ...words.pieces import sheet_words
from ...words.speaker import Speaker
from ..scene.data import EncounterPart
from .card_names import CardNames, names_of


@dataclass(frozen=True, slots=True)
class PlatePart:
    """What the plate shows. `sheets` are the reader's aliens, each with what is wrong with its power, if anything, and
    with what lies on the sheet, in a few words."""

    names: CardNames
    seat: int
    sheets: tuple[tuple[str, str, str], ...]
    playing: bool
    foreign: int
    goal: int
    home: int
    homes: int
    roles: tuple[str, ...]
    points: int | None = None  # in the campaign


def own_plate(scene: EncounterPart, me: int) -> str:
    """`<div id="own-plate">`."""
    view = scene.view
    known = view.seats[me]
    return _drawn(
        PlatePart(
            names_of(scene.speaker),
            me,
            tuple(
                (sheet.alien, next(iter(sheet.off), ""), sheet_words(scene.speaker, sheet, "tag"))
                for sheet in known.sheets
                if not sheet.rests
            ),
            scene.phase != "setup",
            known.foreign,
            view.colonies_to_win,
            known.home,
            sum(owner == me and planet not in view.gone for planet, owner in enumerate(view.home_of)),
            roles(view, me),
            scene.campaign.points[me] if scene.campaign is not None else None,
        )
    )


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(plate: PlatePart) -> str:
    seat, speaker = plate.seat, plate.names.speaker
    return (
        f'<div class="mine seat-{seat}" id="own-plate">{_picture(plate)}<div>'
        f'<b class="nm">{escape(speaker.t("controls-you", colour=speaker.t(f"seat-{COLORS[seat]}")))}</b>'
        f"{''.join(_sheet(speaker, *sheet) for sheet in plate.sheets)}"
        f"{_colonies(speaker, plate) if plate.playing else ''}"
        f"{''.join(_role(speaker, role) for role in plate.roles)}</div></div>"
    )


def _picture(plate: PlatePart) -> str:
    if not plate.sheets:
        return ship_icon(plate.seat, 34)
    alien = plate.sheets[0][0]
    with drawing(plate.names.packs):
        return (
            f'<button type="button" class="plain" data-help="{escape(alien)}" tabindex="-1" aria-hidden="true">'
            f"{emblem(alien, 44, plate.seat)}</button>"
        )


def _sheet(speaker: Speaker, alien: str, state: str, tag: str) -> str:
    off = f' <span class="tag state">{escape(speaker.t(f"controls-power-{state}"))}</span>' if state else ""
    if tag:
        off += f' <span class="muted">{escape(tag)}</span>'
    return (
        f'<span class="power-line"><button type="button" class="alien" data-help="{escape(alien)}">'
        f"{escape(speaker.alien(alien))}</button>{off}</span>"
    )


def _colonies(speaker: Speaker, plate: PlatePart) -> str:
    home = escape(speaker.t("controls-home", n=plate.home, of=plate.homes))
    return (
        f'<span class="stand">{icon("orbit", 15)} <b>{plate.foreign}/{plate.goal}</b> '
        f'<span class="vh">{escape(speaker.t("controls-colonies"))}</span> <span class="muted">{home}</span>'
        f"{_points(speaker, plate)}</span>"
    )


def _points(speaker: Speaker, plate: PlatePart) -> str:
    """In the campaign, if this game is one of several."""
    if plate.points is None:
        return ""
    label = speaker.t("campaign-plate", n=plate.points)
    return f' <span class="pts" title="{escape(label)}">{icon("flag", 14, label=label)} {plate.points}</span>'


def _role(speaker: Speaker, role: str) -> str:
    side, sign = ("off", "sword") if role.startswith("off") else ("def", "shield")
    return f'<span class="tag role {side}">{icon(sign, 13)}{escape(speaker.t(f"role-{role}"))}</span>'


def roles(view: View, seat: int) -> tuple[str, ...]:
    """offense, defense, offensive-ally, defensive-ally: as far as there is an encounter."""
    encounter = view.encounter
    if encounter is None:
        return ()
    allied = encounter.allied[seat] if encounter.allied else 0
    true = {
        "offense": encounter.offense == seat,
        "defense": encounter.defense == seat,
        "offensive-ally": allied & WITH_OFFENSE,
        "defensive-ally": allied & WITH_DEFENSE,
    }
    return tuple(role for role, is_so in true.items() if is_so)
