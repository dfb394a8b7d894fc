"""The options of a question by how they are shown: words, uses, places, cards, cards with a side, aliens, envoys,
tactics."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from warptable.kernel import Decision, Of
from warptable.table.page.game.answers import token
from warptable.table.page.game.dock.control import ShownOption, items_of

from ...engine.model.prompts import OF_ENVOY, OF_FACE_IN_PILE, OF_REINFORCEMENT, OF_TACTIC
from ...words.asking import PLACES, face_of, is_word, label
from ..scene.data import DuelPart


def shown_options(scene: DuelPart, decision: Decision[Any]) -> list[ShownOption]:
    """Every option of a question with a choice of one or several."""
    items = items_of(decision)
    return [shown_option(scene, decision, token(items, option), option) for option in items]


def shown_option(scene: DuelPart, decision: Decision[Any], name: str, option: Any) -> ShownOption:
    """One option with its words. `name` is its token in the form."""
    return replace(_shown(scene, decision, name, option), declines=decision.prompt.means_no(option))


def _shown(scene: DuelPart, decision: Decision[Any], name: str, option: Any) -> ShownOption:
    speaker = scene.speaker
    said, kind = label(speaker, decision, option, scene.view), kind_of(scene, decision, option)
    if kind in ("card", "laid"):
        face = face_of(scene.view, option, decision)
        return ShownOption(name, said, kind, option, speaker.card(face) if face else said, face, help=face)
    if kind == "place":
        return ShownOption(name, said, kind, option, place_name(scene, option), ships=crews(scene, option))
    if kind == "card-side":
        card, seat = option
        face = face_of(scene.view, card, decision)
        return ShownOption(name, said, kind, option, speaker.name(seat), face, seat, help=face)
    if kind == "alien":
        return ShownOption(name, said, kind, option, speaker.alien(option), help=option)
    if kind == "envoy":
        envoy = next(one for one in scene.view.envoys if one.icon == option)
        called = speaker.envoy(envoy.id) if envoy.id else speaker.t(f"duel-icon-{envoy.icon}")
        return ShownOption(name, said, kind, option, called, help=envoy.id)
    if kind == "tactic":
        return ShownOption(name, said, kind, option, speaker.tactic(option))
    return ShownOption(name, said, kind, option, said, help=option if kind == "use" else "")


def kind_of(scene: DuelPart, decision: Decision[Any], option: Any) -> str:
    """How an option is shown; whatever has no picture is shown by its words."""
    asked = decision.of
    if isinstance(option, tuple):
        return "card-side" if asked == OF_REINFORCEMENT and len(option) == 2 else "word"
    if isinstance(option, str):
        if is_word(decision, option):
            return "word"
        return {Of.ALIEN: "alien", OF_ENVOY: "envoy"}.get(asked, "use")
    if asked in PLACES:
        return "place"
    if asked == OF_TACTIC:
        return "tactic"
    if asked in (Of.CARD, OF_FACE_IN_PILE):
        return "card" if any(card.number == option for card in scene.view.hand) else "laid"
    return "word"


def place_name(scene: DuelPart, place: int) -> str:
    name = scene.speaker.place(place)
    return name[:1].upper() + name[1:]


def crews(scene: DuelPart, place: int) -> tuple[tuple[int, int], ...]:
    """Who stands at a place: (seat, number)."""
    return tuple((seat, number) for seat, number in enumerate(scene.view.ships[place]) if number)
