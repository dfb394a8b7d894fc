"""A strip over the board that leaves it in sight: both cards in small, and one line between them."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from .....encounter.model.layers import Layer
from ....scene.encounter.data import EncounterPart
from ...render import render_kept
from ..art.cards import card, card_back
from .sides import Laid, Side, alien_name, changes, sides_of, touches
from .verdict import outcome

SMALL, BIG = 44, 196
"""Widths of cards in the strip and on the stage."""


def faceoff(scene: EncounterPart) -> Markup | None:
    """Planning and resolution: the cards as they lie, and how the encounter came out."""
    encounter = scene.view.encounter
    if encounter is None or encounter.defense < 0:
        return None
    said = outcome(scene)
    if scene.phase == "resolution" and not said:
        return None
    chosen = all(side.laid.state != "none" for side in sides_of(scene.view))
    return render_kept(
        "stages_faceoff.html",
        scene.speaker,
        **strip(scene, said or scene.t("stages-facedown" if chosen else "stages-laying")),
    )


def strip(scene: EncounterPart, said: str, *, numbers: tuple[int, int] | None = None) -> dict[str, Any]:
    """What the strip shows."""
    pair = sides_of(scene.view)
    return {
        "sides": [told(scene, side, SMALL) for side in pair],
        "said": said,
        "numbers": numbers,
        "over": scene.phase == "resolution",
    }


def told(scene: EncounterPart, side: Side, width: int) -> dict[str, Any]:
    """One side in words and pictures."""
    speaker, laid = scene.speaker, side.laid
    return {
        "seat": side.seat,
        "role": side.role,
        "name": speaker.name(side.seat),
        "who": speaker.who(side.seat),
        "me": scene.me == side.seat,
        "alien": side.alien,
        "alien_name": alien_name(speaker, side.alien),
        "state": laid.state,
        "picture": picture(scene, laid, width),
        "face": laid.face,
        "counts": laid.counts,
        "card_name": card_name(scene, laid),
        "changed": _changed(scene, laid),
        "changed_by": _changed_by(scene, side),
    }


def picture(scene: EncounterPart, laid: Laid, width: int) -> Markup:
    """The card as it counts; a back for one that the reader has not seen; nothing for an empty slot."""
    if laid.counts:
        return card(laid.counts, scene.speaker.card(laid.counts), width)
    if laid.face:
        return card(laid.face, scene.speaker.card(laid.face), width)
    return card_back(width) if laid.state == "back" else Markup()


def card_name(scene: EncounterPart, laid: Laid) -> str:
    """The name of what lies there, for screen readers."""
    if laid.face:
        return scene.speaker.card(laid.counts or laid.face)
    return scene.t("stages-card-back" if laid.state == "back" else "stages-card-none")


def _changed(scene: EncounterPart, laid: Laid) -> str:
    """Why the card is not what was laid: a morph, an effect, or a claim that nobody has checked."""
    if laid.state == "claimed":
        return scene.t("stages-card-claimed")
    if laid.face and laid.changed:
        message = "stages-card-copies" if laid.face == "morph" else "stages-card-counts"
        return scene.t(message, face=scene.speaker.card(laid.face))
    return ""


def _changed_by(scene: EncounterPart, side: Side) -> str:
    """The card or power that renamed the card last; else the rule of morphs."""
    if not side.laid.changed:
        return ""
    renamed = [change for change in changes(scene.view.current, Layer.FACE) if touches(change, side.number)]
    return renamed[-1].source if renamed else "F-MORPH-1"
