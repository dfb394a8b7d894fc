"""The lower row: the reader's own plate, the cards of the hand, the piles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from .....encounter.model.roles import WITH_DEFENSE, WITH_OFFENSE
from .....encounter.model.views import SheetView, View
from .....kernel.packs import Packs
from .....text.encounter.hands import hand_order
from .....text.encounter.speaker import Speaker
from ....scene.encounter.data import DockPart, EncounterPart
from ...render import KEPT_PAGES, render_kept
from ..art.cards import kind_of
from .badges import card_name, card_words
from .control import Control
from .options import ShownOption, colour
from .reaction import answering_cards

DIGITS = 9
"""Cards up to this number have a key."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand. `choice`: it can be chosen for the open question. `why_not`: why it cannot, if others can.
    `answers`: the id of the element in the reaction bar that plays it."""

    number: int
    card: int
    face: str
    name: str
    choice: ShownOption | None = None
    why_not: str = ""
    answers: str = ""


def own_plate(scene: DockPart, me: int) -> Markup:
    """`<div id="own-plate">`."""
    playing = scene.phase != "setup"
    return render_kept("controls_own_plate.html", scene.speaker, playing=playing, plate=plate(scene, me))


def holding(scene: DockPart, control: Control | None) -> Markup:
    """`<div id="holding">`: the cards of the reader."""
    picking = control is not None and bool(control.of("card"))
    return render_kept(
        "controls_holding.html",
        scene.speaker,
        card_words,
        card_name,
        held=hand(scene, control),
        stored=[] if control and control.compares else _on_sheets(scene),
        serial=scene.asked.serial if scene.asked and picking else 0,
        control=control if picking else None,
        picking=picking,
        digits=DIGITS,
    )


@dataclass(frozen=True, slots=True)
class PilesPart:
    """How many cards lie facedown, and the open ones, newest first."""

    locale: str
    edition: str
    packs: Packs
    deck: int
    destiny: int
    discard: tuple[str, ...]


def piles(scene: EncounterPart) -> Markup:
    """`<div id="piles">`."""
    view, speaker = scene.view, scene.speaker
    faces = tuple(face for _, face in reversed(view.discard))
    return _piles(PilesPart(speaker.locale, speaker.edition, speaker.packs, view.deck, view.destiny_deck, faces))


@lru_cache(maxsize=KEPT_PAGES)
def _piles(part: PilesPart) -> Markup:
    speaker = Speaker(part.locale, edition=part.edition, packs=part.packs)
    return render_kept(
        "controls_piles.html",
        speaker,
        card_words,
        deck=part.deck,
        destiny=part.destiny,
        discard=[(face, kind_of(face), speaker.card(face)) for face in part.discard],
    )


def _on_sheets(scene: DockPart) -> list[tuple[str, str, list[str]]]:
    return [(alien, scene.speaker.alien(alien), faces) for alien, faces in stored(scene)]


def stored(scene: DockPart) -> list[tuple[str, list[str]]]:
    """The cards that lie on the reader's own sheets: (alien, faces)."""
    if scene.me is None:
        return []
    sheets = scene.view.seats[scene.me].sheets
    return [(sheet.alien, [face for _, face in sheet.own_cards]) for sheet in sheets if sheet.own_cards]


def hand(scene: DockPart, control: Control | None) -> list[Held]:
    """The cards in order, with what may be done with each."""
    choices = {choice.option: choice for choice in control.of("card")} if control else {}
    answering = answering_cards(scene)
    held = []
    for number, (card, face) in enumerate(hand_order(scene.view), 1):
        choice = choices.get(card)
        refused = _why_not(scene, face) if choices and choice is None else ""
        held.append(Held(number, card, face, scene.speaker.card(face), choice, refused, answering.get(card, "")))
    return held


def _why_not(scene: DockPart, face: str) -> str:
    """Why a card cannot be chosen: the question's own reason for this face, otherwise a general one."""
    assert scene.asked is not None
    prompt = scene.asked.decision.prompt
    if prompt == "encounter-card" and kind_of(face) in ("reinforcement", "artifact", "flare"):
        return scene.t("controls-not-encounter")
    message = f"controls-not-{prompt}"
    return scene.t(message if scene.speaker.has(message) else "controls-not-offered")


# ---- the plate ----------------------------------------------------------------------------------------------


def plate(scene: DockPart, me: int) -> dict[str, Any]:
    """What the reader's own plate shows."""
    known = scene.view.seats[me]
    return {
        "seat": me,
        "colour": colour(scene, me),
        "sheets": [_sheet(scene, sheet) for sheet in known.sheets],
        "foreign": known.foreign,
        "goal": scene.view.colonies_to_win,
        "home": known.home,
        "homes": sum(1 for owner in scene.view.home_of if owner == me),
        "roles": roles(scene.view, me),
    }


def _sheet(scene: DockPart, sheet: SheetView) -> dict[str, str]:
    """One of the reader's aliens, and what is wrong with its power, if anything."""
    state = next(iter(sheet.off), "")
    return {"alien": sheet.alien, "name": scene.speaker.alien(sheet.alien), "state": state}


def roles(view: View, seat: int) -> list[str]:
    """offense, defense, offensive-ally, defensive-ally: as far as there is an encounter."""
    encounter = view.encounter
    if encounter is None:
        return []
    allied = encounter.allied[seat] if encounter.allied else 0
    true = {
        "offense": encounter.offense == seat,
        "defense": encounter.defense == seat,
        "offensive-ally": allied & WITH_OFFENSE,
        "defensive-ally": allied & WITH_DEFENSE,
    }
    return [role for role, is_so in true.items() if is_so]
