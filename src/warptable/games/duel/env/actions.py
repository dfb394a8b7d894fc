"""Every option of every decision as one of a fixed number of actions, told from the chair of whoever is asked.

Action 0 is for a seat that is not asked. The others are the words (pass, done, reveal ...), aliens, abilities, envoys
by their icon, planets and other places, numbers, tactics, cards by face, a further plan, halves of tactics, halves of a
second tactic, and reinforcements for either side. What has no action of its own gets one of the last actions, in the
order of the options. Equal cards are one action, which stands for the first of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warptable.env.encoding import Layout
from warptable.kernel import Decision, Of, Option
from warptable.kernel.errors import WarptableError

from ..engine.model.places import PLACE_NAMES, TILES
from ..engine.model.prompts import OF_FACE_IN_PILE, OF_LOCK, OF_TACTIC, SLEEVE, TACTIC, WITH
from ..engine.model.tactics import TACTICS_EACH
from ..engine.model.views import View
from .vocabulary import Vocabulary

HIGHEST = 20
"""The highest number that has an action of its own."""
OTHERS = 64
"""Actions for options that have none of their own."""
_CARDS = (Of.CARD, OF_LOCK, OF_FACE_IN_PILE, Of.USE)
_PLACES = (Of.PLANET, Of.PLACE, Of.LEAVING, Of.ARRIVING)


class Held:
    """The cards that a seat may name by their numbers, and what else it sees."""

    __slots__ = ("faces", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.faces: dict[int, str] = dict(view.hand)
        own = view.seats[view.me]
        self.faces.update(own.own_under)
        if view.frame is not None:
            self.faces.update(card for card in view.frame.laid[view.me].faces if card.number >= 0)


class Actions:
    """The action space, the same at every table."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        v = self.vocabulary = vocabulary
        self.layout = Layout()
        add = self.layout.add
        add("idle", 1)
        self._strings: dict[str, int] = {}
        for part, names in (("words", v.words), ("aliens", v.aliens), ("uses", v.uses), ("icons", v.icons)):
            start = add(part, len(names))
            for place, name in enumerate(names):
                self._strings.setdefault(name, start + place)
        self._planets, self._spots = add("planets", TILES), add("places", len(PLACE_NAMES))
        self._numbers, self._tactics = add("numbers", HIGHEST + 1), add("tactics", TACTICS_EACH)
        self._faces, self._with = self._by_face("faces"), self._by_face("with")
        self._half = {TACTIC: add(TACTIC, v.halves), SLEEVE: add(SLEEVE, v.halves)}
        self._for = [self._by_strength("for-me"), self._by_strength("for-other")]
        self._others = add("others", OTHERS)
        self.size = self.layout.size

    def _by_face(self, part: str) -> dict[str, int]:
        start = self.layout.add(part, len(self.vocabulary.faces))
        return {face: start + place for place, face in enumerate(self.vocabulary.faces)}

    def _by_strength(self, part: str) -> dict[str, int]:
        start = self.layout.add(part, len(self.vocabulary.strengths))
        return {face: start + place for place, face in enumerate(self.vocabulary.strengths)}

    # ---- options to actions -------------------------------------------------------------------------

    def choices(self, decision: Decision[Any], held: Held) -> dict[int, Option]:
        """The options of a decision by action. Every option is there, or one that is its equal."""
        found: dict[int, Option] = {}
        left: list[Option] = []
        faces = faces_of(decision, held)
        for option in decision.options:
            action = self._action(decision, option, faces)
            if action is None:
                left.append(option)
            else:
                found.setdefault(action, option)
        if len(left) > OTHERS:
            raise WarptableError(f"{decision.prompt}: {len(left)} options have no action of their own")
        for place, option in enumerate(left):
            found[self._others + place] = option
        return found

    def action(self, decision: Decision[Any], option: Option, held: Held) -> int | None:
        """The action for an option; None if it has none of its own."""
        return self._action(decision, option, faces_of(decision, held))

    def _action(self, decision: Decision[Any], option: Option, faces: Mapping[int, str]) -> int | None:
        if type(option) is str:
            return self._strings.get(option)
        if type(option) is tuple:
            return self._tuple(option, decision.seat, faces)
        if decision.of in _CARDS:
            return self._faces.get(faces.get(option, ""))
        if decision.of in _PLACES:
            return int(self._planets + option if option >= 0 else self._spots - option - 1)
        if decision.of == OF_TACTIC:
            return int(self._tactics + option)
        return self._numbers + option if decision.of == Of.NUMBER and 0 <= option <= HIGHEST else None

    def _tuple(self, option: tuple[Any, ...], me: int, faces: Mapping[int, str]) -> int | None:
        """A further plan, a half of a tactic, or a reinforcement for one side."""
        first, *rest = option
        if first == WITH:
            return self._with.get(faces.get(rest[0], ""))
        if first in self._half:
            tactic, side = rest
            return int(self._half[first] + 2 * tactic + side)
        if len(option) == 2 and type(first) is int and rest[0] in (0, 1):
            return self._for[int(rest[0] != me)].get(faces.get(first, ""))
        return None

    # ---- names --------------------------------------------------------------------------------------

    def name(self, action: int) -> str:
        """An action in a word or two: `words pass`, `faces plan-13`, `for-me traitors`."""
        part, place = self.layout.part_of(action)
        v = self.vocabulary
        names: Mapping[str, tuple[str, ...]] = {
            "words": v.words,
            "aliens": v.aliens,
            "uses": v.uses,
            "icons": v.icons,
            "faces": v.faces,
            "with": v.faces,
            "for-me": v.strengths,
            "for-other": v.strengths,
            "places": tuple(PLACE_NAMES[-1 - spot] for spot in range(len(PLACE_NAMES))),
        }
        return f"{part} {names[part][place]}" if part in names else f"{part} {place}"


def faces_of(decision: Decision[Any], held: Held) -> Mapping[int, str]:
    """What the cards show that a decision names: those of the seat, or those that lie open."""
    if decision.of != OF_FACE_IN_PILE:
        return held.faces
    return dict(zip(decision.options, (decision.about or {})["faces"], strict=True))
