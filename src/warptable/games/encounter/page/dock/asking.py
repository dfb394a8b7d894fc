"""How encounter asks: its kinds of options, and the controls that answer several questions at once. Deals have their
own board; other composed answers are given in the dock, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from warptable.kernel import Decision, Of
from warptable.table.page.game.dock.asking import Asking, seat_look, use_look
from warptable.table.page.game.dock.control import Control, ShownOption

from ...engine.model.cards import FACES, CardType
from ...engine.model.prompts import DEAL, DRIVE_OUT, ENCOUNTER_CARD, OF_GAP, OF_TECH, TALK, played_as
from ...words import asking
from ...words.asking import CARDS, ON_TECHS, crews_at, face_of, gap_name
from ...words.hands import in_hand
from ...words.layer import WORDS
from ..scene.data import DockPart, EncounterPart
from .context import own_ships
from .handout import handing_out, receivers_of
from .split import split_control, split_of

SIDES = ("offense", "defense")


def _place(scene: EncounterPart, decision: Decision[Any], place: int) -> Mapping[str, Any]:
    """A place with the ships that matter there: where the gate may aim those of the defense, even if there are none
    (F-REVEAL-2: no other ships count); for a ship from the warp the reader's own."""
    name, found, encounter = scene.speaker.place_title(place), crews_at(scene.view, place), scene.view.encounter
    defense = -1 if encounter is None else encounter.defense
    mattering = {"aim": defense, "regroup": scene.me, "research": scene.me}.get(decision.prompt, -1)
    if mattering is None or mattering < 0 or place < 0:
        return {"name": name, "ships": found}
    ships = dict(found).get(mattering, 0)
    label = scene.t("controls-place-ships", place=name, who=scene.speaker.who(mattering), n=ships)
    gives_up = decision.prompt == "research" and ships == 1
    if gives_up:
        label = f"{label}, {scene.t('controls-gives-up')}"
    return {"name": name, "label": label, "ships": ((mattering, ships),), "gives_up": gives_up}


def _gap(scene: EncounterPart, decision: Decision[Any], planet: int) -> Mapping[str, Any]:
    return {"name": gap_name(scene.speaker, planet, scene.view)}


def _card(scene: EncounterPart, decision: Decision[Any], card: int) -> Mapping[str, Any]:
    face = face_of(scene.view, card)
    return {"name": scene.speaker.card(face), "face": face, "help": face} if face else {}


def _card_as(scene: EncounterPart, decision: Decision[Any], option: tuple[Any, ...]) -> Mapping[str, Any]:
    return {"name": scene.speaker.card(played_as(option)), "help": played_as(option)}


def _card_side(scene: EncounterPart, decision: Decision[Any], option: tuple[int, int]) -> Mapping[str, Any]:
    face = face_of(scene.view, option[0])
    return {"name": SIDES[option[1]], "face": face, "help": face}


def _part(scene: EncounterPart, decision: Decision[Any], option: tuple[Any, ...]) -> Mapping[str, Any]:
    return {"face": face_of(scene.view, option[1])} if option[0] == "give" else {}


def _tech(scene: EncounterPart, decision: Decision[Any], option: Any) -> Mapping[str, Any]:
    """The tech that an option means: by its name, by its place among those of the seat, or by a step and that place."""
    slot = option[1] if isinstance(option, tuple) else option
    tech = slot if isinstance(slot, str) else scene.view.seats[decision.seat].techs[slot].id
    return {"name": scene.speaker.tech(tech), "help": tech}


def _face(scene: EncounterPart, decision: Decision[Any], face: str) -> Mapping[str, Any]:
    return {"name": scene.speaker.card(face), "face": face, "help": face}


def _alien(scene: EncounterPart, decision: Decision[Any], alien: str) -> Mapping[str, Any]:
    return {"name": scene.speaker.alien(alien), "help": alien}


def _word(scene: EncounterPart, decision: Decision[Any], option: Any) -> Mapping[str, Any]:
    return {"seat": option} if decision.of == DRIVE_OUT and isinstance(option, int) else {}


class EncounterAsking(Asking[DockPart]):
    """The questions of encounter as controls."""

    words = WORDS
    prefix = "controls"
    at_once = Asking.at_once | {"lab"}
    kinds: ClassVar = {**Asking.kinds, OF_TECH: "tech", OF_GAP: "gap", **dict.fromkeys(CARDS, "card")}
    named_kinds: ClassVar = {Of.FACE: "face", Of.ALIEN: "alien", OF_TECH: "tech"}
    looks: ClassVar = {
        "seat": seat_look,
        "place": _place,
        "gap": _gap,
        "card": _card,
        "laid": _card,
        "card-as": _card_as,
        "card-side": _card_side,
        "face": _face,
        "alien": _alien,
        "tech": _tech,
        "lab": _tech,
        "part": _part,
        "word": _word,
        "use": use_look,
    }

    def kind_of(self, scene: DockPart, decision: Decision[Any], option: Any) -> str:
        return "side" if option in SIDES else super().kind_of(scene, decision, option)

    def kind_of_parts(self, decision: Decision[Any], option: tuple[Any, ...]) -> str:
        if decision.prompt == TALK:
            return "part"
        if option[0] in ON_TECHS:
            return "lab"
        if played_as(option):
            return "card-as"
        pair = decision.of in CARDS and len(option) == 2 and isinstance(option[1], int)
        return "card-side" if pair else "word"

    def is_word(self, decision: Decision[Any], option: str) -> bool:
        return asking.is_word(decision, option)

    def in_hand(self, scene: DockPart, card: int) -> bool:
        return in_hand(scene.view, card)

    def special(self, scene: DockPart, decision: Decision[Any]) -> Control | None:
        if decision.prompt == DEAL:
            return Control()
        if decision.prompt == TALK:
            return self._talk(scene, decision)
        if receivers_of(decision):
            return handing_out(scene, decision)
        split = split_of(scene, decision)
        return None if split is None else split_control(scene, decision, split)

    def _talk(self, scene: DockPart, decision: Decision[Any]) -> Control:
        """All parts of a proposal together; words that accept, refuse or wait answer at once."""
        choices = self.shown_options(scene, decision)
        parts = tuple(choice for choice in choices if choice.kind == "part")
        words = tuple(choice for choice in choices if choice.kind != "part")
        labels = {str(n): scene.t("controls-do-talk") for n in range(1, len(parts) + 1)}
        few, high = self.need(scene, "part"), len(parts)
        return Control("some" if parts else "", parts, words, labels=labels, few=few, high=high)

    def label_of(self, scene: DockPart, decision: Decision[Any], choice: ShownOption) -> str:
        if choice.kind == "side" and scene.view.encounter is not None:
            seat = scene.view.current.mains[SIDES.index(choice.option)]
            return scene.t("controls-do-ally", who=scene.speaker.who(seat))
        if decision.prompt == ENCOUNTER_CARD and (total := _total(scene, choice.face)) is not None:
            return scene.t("controls-do-encounter-card-total", what=choice.name, n=total)
        if choice.gives_up:
            return scene.t("controls-do-research-last", what=choice.name)
        return super().label_of(scene, decision, choice)


def _total(scene: EncounterPart, face: str) -> int | None:
    """The total of an attack card and the ships on the reader's side, as long as no effect changes the totals."""
    encounter, ships = scene.view.encounter, own_ships(scene)
    if encounter is None or ships is None or encounter.modifiers or face not in FACES:
        return None
    return FACES[face].value + ships if FACES[face].type is CardType.ATTACK else None


ASKING = EncounterAsking()
