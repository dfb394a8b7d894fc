"""How the game for two asks: its kinds of options, and locking in as one control."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar

from warptable.kernel import Decision, Of, PickSome
from warptable.table.page.game.dock.asking import Asking, use_look
from warptable.table.page.game.dock.control import Control, ShownOption

from ...engine.model.prompts import OF_ENVOY, OF_FACE_IN_PILE, OF_REINFORCEMENT, OF_TACTIC
from ...words.asking import PLACES, face_of
from ...words.layer import WORDS
from ..scene.data import DockPart, DuelPart
from .lock import FIELDS, is_lock, room_of

PARTS = "parts"
"""The mode in which the words of the main button are put together of several fields."""


def _place(scene: DuelPart, decision: Decision[Any], place: int) -> Mapping[str, Any]:
    crews = tuple((seat, number) for seat, number in enumerate(scene.view.ships[place]) if number)
    return {"name": scene.speaker.place_title(place), "ships": crews}


def _card(scene: DuelPart, decision: Decision[Any], card: int) -> Mapping[str, Any]:
    face = face_of(scene.view, card, decision)
    return {"name": scene.speaker.card(face), "face": face, "help": face} if face else {}


def _card_side(scene: DuelPart, decision: Decision[Any], option: tuple[int, int]) -> Mapping[str, Any]:
    card, seat = option
    face = face_of(scene.view, card, decision)
    return {"name": scene.speaker.name(seat), "face": face, "seat": seat, "help": face}


def _alien(scene: DuelPart, decision: Decision[Any], alien: str) -> Mapping[str, Any]:
    return {"name": scene.speaker.alien(alien), "help": alien}


def _envoy(scene: DuelPart, decision: Decision[Any], icon: str) -> Mapping[str, Any]:
    envoy = next(one for one in scene.view.envoys if one.icon == icon)
    return {"name": scene.speaker.envoy(envoy.id) if envoy.id else scene.t(f"duel-icon-{icon}"), "help": envoy.id}


def _tactic(scene: DuelPart, decision: Decision[Any], tactic: int) -> Mapping[str, Any]:
    return {"name": scene.speaker.tactic(tactic)}


class DuelAsking(Asking[DockPart]):
    """The questions of the game for two as controls."""

    words = WORDS
    prefix = "duel"
    revocable = True
    kinds: ClassVar = {**dict.fromkeys(PLACES, "place"), OF_TACTIC: "tactic", Of.CARD: "card", OF_FACE_IN_PILE: "card"}
    named_kinds: ClassVar = {Of.ALIEN: "alien", OF_ENVOY: "envoy"}
    looks: ClassVar = {
        "place": _place,
        "card": _card,
        "laid": _card,
        "card-side": _card_side,
        "alien": _alien,
        "envoy": _envoy,
        "tactic": _tactic,
        "use": use_look,
    }

    def kind_of_parts(self, decision: Decision[Any], option: tuple[Any, ...]) -> str:
        return "card-side" if decision.of == OF_REINFORCEMENT and len(option) == 2 else "word"

    def in_hand(self, scene: DockPart, card: int) -> bool:
        return any(one.number == card for one in scene.view.hand)

    def special(self, scene: DockPart, decision: Decision[Any]) -> Control | None:
        """Locking in: every variant of the main button by the fields that are filled in; names stand in braces."""
        if not is_lock(decision):
            return None
        room = room_of(decision)
        choices = {choice.option: choice for choice in self.shown_options(scene, decision) if choice.kind == "word"}
        words = tuple(choices[word] for word in room.words if word in choices)
        labels = {}
        for number in range(len(room.free) + 1):
            for filled in combinations(room.free, number):
                names = {name: f"{{{name}}}" for name in (*room.needed, *filled)}
                key = ",".join(sorted(names))
                labels[key] = scene.t("duel-do-lock", **{name: names.get(name, "none") for name in FIELDS})
        missing = {f"need-{name}": self.need(scene, name) for name in room.needed}
        few = missing.get("need-plan") or missing.get("need-tactic") or ""
        return Control(PARTS, words=words, labels=labels | missing, few=few, start="", revocable=decision.secret)

    def limits(self, scene: DockPart, decision: PickSome, choices: Sequence[ShownOption]) -> tuple[str, str]:
        low, high, what = max(1, decision.low), decision.high, choices[0].kind
        exact = "yes" if low == high else "no"
        return scene.t("duel-few", n=low, what=what, exact=exact), scene.t("duel-many", n=high, what=what, exact=exact)


ASKING = DuelAsking()
