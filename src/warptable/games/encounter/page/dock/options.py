"""The options of a question by how they are shown: words, seats, places, cards, cards with a side, faces, aliens,
techs, steps in the laboratory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from warptable.kernel import Decision, Of
from warptable.table.page.game.answers import token
from warptable.table.page.game.dock.control import ShownOption, items_of

from ...engine.model.prompts import OF_GAP, OF_TECH, TALK, played_as
from ...words.asking import (
    CARDS,
    ON_TECHS,
    PLACES,
    SEATS,
    crews_at,
    face_of,
    gap_name,
    is_word,
    label,
    spot_name,
)
from ...words.hands import in_hand
from ..scene.data import EncounterPart

SIDES = ("offense", "defense")


def shown_options(scene: EncounterPart, decision: Decision[Any]) -> list[ShownOption]:
    """Every option of a question with a choice of one or several."""
    items = items_of(decision)
    return [shown_option(scene, decision, token(items, option), option) for option in items]


def shown_option(scene: EncounterPart, decision: Decision[Any], name: str, option: Any) -> ShownOption:
    """One option with its words. `name` is its token in the form."""
    return replace(_shown(scene, decision, name, option), declines=decision.prompt.means_no(option))


def _shown(scene: EncounterPart, decision: Decision[Any], name: str, option: Any) -> ShownOption:
    said = label(scene.speaker, decision, option, scene.view)
    kind = _kind(scene, decision, option)
    if kind in ("card", "laid"):
        face = face_of(scene.view, option)
        return ShownOption(name, said, kind, option, scene.speaker.card(face) if face else said, face, help=face)
    if kind == "seat":
        return ShownOption(name, said, kind, option, scene.speaker.name(option), seat=option)
    if kind == "gap":
        return ShownOption(name, said, kind, option, gap_name(scene.speaker, option, scene.view))
    if kind == "place":
        return _place(scene, decision.prompt, ShownOption(name, said, kind, option, place_name(scene, option)))
    if kind == "card-as":
        return ShownOption(name, said, kind, option, scene.speaker.card(played_as(option)), help=played_as(option))
    if kind == "card-side":
        face = face_of(scene.view, option[0])
        return ShownOption(name, said, kind, option, SIDES[option[1]], face, help=face)
    if kind == "part":
        return ShownOption(
            name, said, kind, option, said, face_of(scene.view, option[1]) if option[0] == "give" else ""
        )
    if kind in ("tech", "lab"):
        tech = _tech(scene, decision.seat, option)
        return ShownOption(name, said, kind, option, scene.speaker.tech(tech), help=tech)
    if kind in ("face", "alien"):
        words = scene.speaker.card(option) if kind == "face" else scene.speaker.alien(option)
        return ShownOption(name, said, kind, option, words, str(option), help=option)
    seat = option if decision.of in SEATS and isinstance(option, int) else -1
    return ShownOption(name, said, kind, option, said, seat=seat, help=option if kind == "use" else "")


def _place(scene: EncounterPart, prompt: str, choice: ShownOption) -> ShownOption:
    """A place with the ships that matter there: where the gate may aim those of the defense, even if there are none
    (F-REVEAL-2: no other ships count); for a ship from the warp the reader's own."""
    found = crews(scene, choice.option)
    encounter = scene.view.encounter
    mattering = {"aim": -1 if encounter is None else encounter.defense, "regroup": scene.me, "research": scene.me}.get(
        prompt, -1
    )
    if mattering is None or mattering < 0 or choice.option < 0:
        return replace(choice, ships=found)
    ships = dict(found).get(mattering, 0)
    who = scene.speaker.who(mattering)
    label = scene.t("controls-place-ships", place=choice.name, who=who, n=ships)
    gives_up = prompt == "research" and ships == 1
    if gives_up:
        label = f"{label}, {scene.t('controls-gives-up')}"
    return replace(choice, label=label, ships=((mattering, ships),), gives_up=gives_up)


def _kind(scene: EncounterPart, decision: Decision[Any], option: Any) -> str:
    """How an option is shown; whatever has no picture is shown by its words."""
    asked = decision.of
    if isinstance(option, tuple):
        if decision.prompt == TALK:
            return "part"
        if option[0] in ON_TECHS:
            return "lab"
        if played_as(option):
            return "card-as"
        return "card-side" if asked in CARDS and len(option) == 2 and isinstance(option[1], int) else "word"
    if isinstance(option, str):
        if is_word(decision, option):
            return "word"
        return asked if asked in (Of.FACE, Of.ALIEN, OF_TECH) else "use"
    if asked == OF_TECH:
        return "tech"
    if asked in PLACES:
        return "place"
    if asked == OF_GAP:
        return "gap"
    if asked == Of.SEAT:
        return "seat"
    if asked not in CARDS:
        return "word"
    return "card" if in_hand(scene.view, option) else "laid"


def _tech(scene: EncounterPart, seat: int, option: Any) -> str:
    """The tech that an option means: by its name, by its place among those of the seat, or by a step and that place."""
    if isinstance(option, str):
        return option
    slot = option[1] if isinstance(option, tuple) else option
    return scene.view.seats[seat].techs[slot].id


def place_name(scene: EncounterPart, place: int) -> str:
    """A planet by letter and number; the gate and the like by their word, capitalised."""
    if place >= 0:
        return scene.speaker.planet(place)
    return spot_name(scene.speaker, place)


def crews(scene: EncounterPart, place: int) -> tuple[tuple[int, int], ...]:
    """Who stands at a place: (seat, number)."""
    return crews_at(scene.view, place)
