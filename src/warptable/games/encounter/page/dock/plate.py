"""The reader's own plate: aliens, colonies, part in the encounter."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.kernel.colors import COLORS
from warptable.table.page.art.emblems import drawing, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import Child, Html, tag
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


def own_plate(scene: EncounterPart, me: int) -> Html:
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
def _drawn(plate: PlatePart) -> Html:
    seat, speaker = plate.seat, plate.names.speaker
    words = tag(
        "div",
        tag("b", speaker.t("controls-you", colour=speaker.t(f"seat-{COLORS[seat]}")), class_="name"),
        *(_sheet(speaker, *sheet) for sheet in plate.sheets),
        _colonies(speaker, plate) if plate.playing else "",
        *(_role(speaker, role) for role in plate.roles),
    )
    return tag("div", _picture(plate), words, class_=f"mine seat-{seat}", id="own-plate")


def _picture(plate: PlatePart) -> Html:
    if not plate.sheets:
        return ship_icon(plate.seat, 34)
    alien = plate.sheets[0][0]
    with drawing(plate.names.packs):
        drawn = emblem(alien, 44, plate.seat)
    return tag("button", drawn, type="button", class_="plain", data_help=alien, tabindex=-1, aria_hidden="true")


def _sheet(speaker: Speaker, alien: str, state: str, lies: str) -> Html:
    shown: list[Child] = [tag("button", speaker.alien(alien), type="button", class_="alien", data_help=alien)]
    if state:
        shown += [" ", tag("span", speaker.t(f"controls-power-{state}"), class_="tag state")]
    if lies:
        shown += [" ", tag("span", lies, class_="muted")]
    return tag("span", *shown, class_="power-line")


def _colonies(speaker: Speaker, plate: PlatePart) -> Html:
    return tag(
        "span",
        icon("orbit", 15),
        " ",
        tag("b", f"{plate.foreign}/{plate.goal}"),
        " ",
        tag("span", speaker.t("controls-colonies"), class_="spoken"),
        " ",
        tag("span", speaker.t("controls-home", n=plate.home, of=plate.homes), class_="muted"),
        *([] if plate.points is None else _points(speaker, plate.points)),
        class_="stand",
    )


def _points(speaker: Speaker, points: int) -> tuple[str, Html]:
    """In the campaign, if this game is one of several."""
    label = speaker.t("campaign-plate", n=points)
    return " ", tag("span", icon("flag", 14, label=label), f" {points}", class_="points", title=label)


def _role(speaker: Speaker, role: str) -> Html:
    side, sign = ("offense", "sword") if role.startswith("off") else ("defense", "shield")
    return tag("span", icon(sign, 13), speaker.t(f"role-{role}"), class_=f"tag role {side}")


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
