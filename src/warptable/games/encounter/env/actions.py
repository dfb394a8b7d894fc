"""Every option of every decision as one of a fixed number of actions, told from the chair of whoever is asked.

Action 0 is for a seat that is not asked. The others are the words (pass, done, accept ...), seats, planets and other
places, numbers, cards by face, destiny cards, aliens, abilities, techs and what is done with them, cards for a side,
and the terms of a deal. Seats count from the asked seat to the left, planets from its home system on.

Equal cards are one action, which stands for the first of them, unless they lie in different places: a card in the hand
and one on a sheet are two things. What has no action of its own, as the steps of a composed answer, gets one of the
last actions, in the order of the options.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warptable.env.encoding import Layout
from warptable.kernel import Decision, Of, Option
from warptable.kernel.errors import WarptableError

from ..engine.model.places import PLACE_NAMES, SPECIAL
from ..engine.model.prompts import DRIVE_OUT, OF_GAP, OF_SLOT, OF_TECH, REINFORCEMENT
from ..engine.model.views import View
from ..engine.rules.deals import ASK_REWARDS
from ..engine.rules.tech_uses import ABANDON, COMPLETE, RESEARCH
from .vocabulary import Vocabulary, colours

IDLE = 0
"""The action of a seat that is not asked; no answer to anything."""
HIGHEST = 40
"""The highest number that has an action of its own."""
OTHERS = 128
"""Actions for options that have none of their own."""

_CARD, _SEAT, _PLACE, _NUMBER, _TECH, _OTHER = range(6)
_KINDS: dict[str, int] = {
    Of.CARD: _CARD,
    Of.USE: _CARD,
    REINFORCEMENT: _CARD,
    Of.SEAT: _SEAT,
    DRIVE_OUT: _SEAT,
    Of.PLANET: _PLACE,
    Of.PLACE: _PLACE,
    Of.LEAVING: _PLACE,
    Of.ARRIVING: _PLACE,
    OF_GAP: _PLACE,
    Of.NUMBER: _NUMBER,
    OF_SLOT: _NUMBER,  # what lies facedown at others has no name
    OF_TECH: _TECH,
}
_TO_PLACES = ("grant", "want")
_TO_TECHS = (RESEARCH, COMPLETE, ABANDON)


class Held:
    """The cards a seat may name by their numbers: what they show, and the sheet they lie on; its techs by their places;
    and what else it sees."""

    __slots__ = ("faces", "sheet_of", "techs", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        self.faces: dict[int, str] = dict(view.hand)
        self.sheet_of: dict[int, int] = {}
        self.techs = [tech.id for tech in view.seats[view.me].techs]
        for number, sheet in enumerate(view.seats[view.me].sheets):
            for card, face in sheet.own_cards:
                self.faces[card] = face
                self.sheet_of[card] = number


class Actions:
    """The action space of one kind of table."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        v = self.vocabulary = vocabulary
        self.layout = Layout()
        add = self.layout.add
        add("idle", 1)
        self._strings = self._named(v)
        self._seats, self._planets = add("seats", v.players), add("planets", v.places)
        self._spots, self._numbers = add("places", SPECIAL + bool(v.techs)), add("numbers", HIGHEST + 1)
        self._faces = {face: self.layout["faces"].start + place for place, face in enumerate(v.faces)}
        self._for_side = [self._places_for(add(f"for-{side}", len(v.strengths))) for side in ("offense", "defense")]
        self._give = add("give", len(v.faces)) - self.layout["faces"].start
        self._ask, self._free = add("ask", HIGHEST) - 1, add("free", v.players)
        self._ask_rewards = add(ASK_REWARDS, HIGHEST * bool(v.rewards)) - 1
        self._on = {word: add(word, v.places) for word in (*_TO_PLACES, *v.cheats)}
        self._techs = {name: place for place, name in enumerate(v.techs)}
        self._tech = {word: add(word, len(v.techs)) for word in (*_TO_TECHS, "techs") if v.techs}
        self._others = add("others", OTHERS)
        self.size = self.layout.size

    def _named(self, v: Vocabulary) -> list[dict[str, int]]:
        """Action by name, for each seat that may be asked: destiny cards with a colour are seats."""
        common: dict[str, int] = {}
        parts = (("words", v.words), ("faces", v.faces), ("destiny", v.destiny), ("aliens", v.aliens), ("uses", v.uses))
        for part, names in parts:
            start = self.layout.add(part, len(names))
            for place, name in enumerate(names):
                common.setdefault(name, start + place)
        start = self.layout.add("colours", v.players)
        turns = [{card: start + (seat - me) % v.players for card, seat in colours(v.players).items()} for me in _all(v)]
        return [{**common, **turn} for turn in turns]

    def _places_for(self, start: int) -> dict[str, int]:
        return {face: start + place for place, face in enumerate(self.vocabulary.strengths)}

    # ---- options to actions -------------------------------------------------------------------------

    def choices(self, decision: Decision[Any], held: Held) -> dict[int, Option]:
        """The options of a decision by action. Every option is there, or one that is its equal."""
        found: dict[int, Option] = {}
        left: list[Option] = []
        for option in decision.options:
            action = self.action(decision, option, held)
            if action is None:
                left.append(option)
            elif action not in found:
                found[action] = option
            elif _sheet(option, held) != _sheet(found[action], held):
                left.append(option)
        if len(left) > OTHERS:
            raise WarptableError(f"{decision.prompt}: {len(left)} options have no action of their own")
        for place, option in enumerate(left):
            found[self._others + place] = option
        return found

    def action(self, decision: Decision[Any], option: Option, held: Held) -> int | None:
        """The action for an option; None if it has none of its own."""
        me = decision.seat
        if type(option) is str:
            named = self._strings[me].get(option)
            return self._tech_action("techs", option) if named is None else named
        if type(option) is tuple:
            return self._pair(option, me, held)
        kind = _KINDS.get(decision.of, _OTHER)
        if kind == _CARD:
            return self._faces.get(held.faces.get(option, ""))
        if kind == _SEAT:
            return int(self._seats + (option - me) % self.vocabulary.players)
        if kind == _PLACE:
            return self._planet(self._planets, option, held) if option >= 0 else self._spots - option - 1
        if kind == _TECH:
            return self._tech_action("techs", held.techs[option])
        return self._numbers + option if kind == _NUMBER and 0 <= option <= HIGHEST else None

    def _tech_action(self, word: str, name: str) -> int | None:
        place = self._techs.get(name)
        return None if place is None else self._tech[word] + place

    def _planet(self, start: int, planet: int, held: Held) -> int | None:
        place = self.vocabulary.place(planet, held.view)
        return None if place is None else start + place

    def _pair(self, option: tuple[Any, ...], me: int, held: Held) -> int | None:
        """A card for a side, or a word with what it is about: give, ask, free, grant, want, research."""
        if len(option) != 2:
            return None
        first, second = option
        if type(first) is int:
            return self._for_side[second].get(held.faces.get(first, "")) if second in (0, 1) else None
        if first == "give":
            face = self._faces.get(held.faces.get(second, ""))
            return None if face is None else self._give + face
        if first == "ask":
            return int(self._ask + second) if second <= HIGHEST else None
        if first == ASK_REWARDS:
            return int(self._ask_rewards + second) if second <= HIGHEST else None
        if first == "free":
            return int(self._free + (second - me) % self.vocabulary.players)
        if first in self._tech:
            return self._tech_action(first, held.techs[second])
        return self._planet(self._on[first], second, held) if first in self._on else None

    # ---- names --------------------------------------------------------------------------------------

    def name(self, action: int) -> str:
        """An action in a word or two: `words pass`, `give attack-08`, `seats 1` (the left neighbour)."""
        part, place = self.layout.part_of(action)
        v = self.vocabulary
        names: Mapping[str, tuple[str, ...]] = {
            "words": v.words,
            "faces": v.faces,
            "give": v.faces,
            "destiny": v.destiny,
            "aliens": v.aliens,
            "uses": v.uses,
            "places": tuple(PLACE_NAMES[-1 - spot] for spot in range(len(self.layout["places"]))),
            **dict.fromkeys(self._tech, v.techs),
            "for-offense": v.strengths,
            "for-defense": v.strengths,
        }
        if part in names:
            return f"{part} {names[part][place]}"
        return f"{part} {place + 1 if part in ('ask', ASK_REWARDS) else place}"


def _all(v: Vocabulary) -> range:
    return range(v.players)


def _sheet(option: Option, held: Held) -> int | None:
    """The sheet that the card in an option lies on; None: it is not a card, or one in the hand."""
    if type(option) is tuple:
        option = option[0] if type(option[0]) is int else option[1]
    return held.sheet_of.get(option) if type(option) is int else None
