"""What the main button says: the complete answer. Every variant is written here; the page only picks one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from warptable.kernel import Decision, Distribute, Number, Of, PickSome
from warptable.table.page.game.dock.control import ShownOption

from ...engine.model.cards import FACES, CardType
from ..scene.data import EncounterPart
from .context import own_ships
from .options import SIDES

BY_NAME = 4
"""Up to this many players are named by the button; more would be a list nobody reads on a button."""


def label_of(scene: EncounterPart, decision: Decision[Any], choice: ShownOption) -> str:
    """One option in the words of the button: Aim at Y5."""
    message = f"controls-do-{decision.prompt}"
    if choice.option in SIDES and scene.view.encounter is not None:
        seat = scene.view.current.mains[SIDES.index(choice.option)]
        return scene.t("controls-do-ally", who=scene.speaker.who(seat))
    if decision.prompt == "encounter-card" and (total := _total(scene, choice.face)) is not None:
        return scene.t("controls-do-encounter-card-total", what=choice.name, n=total)
    if not scene.speaker.has(message):
        return choice.label
    if choice.gives_up:
        return scene.t("controls-do-research-last", what=choice.name)
    return scene.t(message, what=choice.name, who=scene.speaker.who(choice.seat))


def _total(scene: EncounterPart, face: str) -> int | None:
    """The total of an attack card and the ships on the reader's side, as long as no effect changes the totals."""
    encounter, ships = scene.view.encounter, own_ships(scene)
    if encounter is None or ships is None or encounter.modifiers or face not in FACES:
        return None
    return FACES[face].value + ships if FACES[face].type is CardType.ATTACK else None


def labels_of_some(scene: EncounterPart, decision: PickSome, choices: Sequence[ShownOption]) -> dict[str, str]:
    """Labels by the chosen tokens, if they stand for few players; otherwise by how many are chosen. Choosing nothing
    has a button of its own."""
    message, low = _message(scene, decision, "some"), max(1, decision.low)
    if any(choice.kind != "seat" for choice in choices) or len(choices) > BY_NAME:
        return {str(n): scene.t(message, n=n) for n in range(low, min(decision.high, len(choices)) + 1)}
    return {
        ",".join(choice.token for choice in some): _named(scene, message, some)
        for n in range(low, decision.high + 1)
        for some in combinations(choices, n)
    }


def label_of_none(scene: EncounterPart, decision: PickSome) -> str:
    """The button that chooses nothing: Invite nobody."""
    return _named(scene, _message(scene, decision, "some"), ())


def label_of_all(scene: EncounterPart, decision: PickSome) -> str:
    """The button that chooses everything: Invite all. Empty if there is none."""
    message = f"controls-all-{decision.prompt}"
    return scene.t(message) if decision.high == len(decision.items) > 1 and scene.speaker.has(message) else ""


def _message(scene: EncounterPart, decision: Decision[Any], general: str) -> str:
    """The message of the button for this question; a general one if the question has none."""
    message = f"controls-do-{decision.prompt}"
    return message if scene.speaker.has(message) else f"controls-do-any-{general}"


def _named(scene: EncounterPart, message: str, some: Sequence[ShownOption]) -> str:
    seats = [choice.seat for choice in some]
    speaker = scene.speaker
    return scene.t(message, n=len(some), acc=speaker.everyone(seats), dat=speaker.everyone(seats, "dat"))


def labels_by_number(scene: EncounterPart, decision: Distribute | Number) -> dict[str, str]:
    """Labels by the number of ships or cards."""
    low, high = (
        (decision.low, decision.high)
        if isinstance(decision, Distribute)
        else (decision.options[0], decision.options[-1])
    )
    ships = "arriving" if decision.of == Of.ARRIVING else "leaving"
    message = _message(scene, decision, ships if isinstance(decision, Distribute) else "number")
    return {str(n): scene.t(message, n=n) for n in range(low, high + 1)}
