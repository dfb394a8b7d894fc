"""The encounter in a vector: who, where, with whom, cards, what changes the totals, how it came out."""

from __future__ import annotations

from collections.abc import Mapping

from warptable.env.encoding import Layout

from ..engine.model.encounter import Layer
from ..engine.model.piles import REWARD
from ..engine.model.roles import WITH_DEFENSE, WITH_OFFENSE
from ..engine.model.views import EncounterView, ResultView, SlotView, View
from .seeing import TablePart, signed, small
from .vocabulary import Vocabulary

SIDE_FIELDS = (
    *("allied offense", "allied defense", "invited offense", "invited defense"),
    *("committed offense", "committed defense", "lost"),
)
"""What is told of each seat, in this order."""
FLAGS = ("revealed", "attack_only", "resettle", "no_gains")
RESULTS = ("won", "both_lost", "deal", "deal_failed", "success", "none")
OUTCOME = (*RESULTS, "winner offense", "winner defense", "margin")
_SLOT = 2  # facedown, claimed: before the face
_WIDTH = len(SIDE_FIELDS)


class EncounterPart:
    """Writes the current encounter; all zero where there is none."""

    def __init__(self, layout: Layout, v: Vocabulary, table: TablePart) -> None:
        self.v, self.n, self.table = v, v.players, table
        self.faces = table.names.faces
        add = layout.add
        self.roles = [add(role, v.players) for role in ("offense", "defense", "system", "first_selector")]
        self.target = add("target", v.places)
        self.destiny = add("destiny", len(table.names.destiny))
        self.sides = add("sides", v.players * _WIDTH)
        self.slots = add("slots", 2 * (_SLOT + len(v.faces)))
        self.flags, self.automatic = add("flags", len(FLAGS)), add("automatic", 2)
        self.modifiers = add("modifiers", len(Layer) * 6)
        self.outcome = add("outcome", len(OUTCOME))
        self.number = add("number", 1)
        self.hazard = add("hazard", v.has_warnings)
        self.aside = add("set_aside", v.players * v.has_warnings)
        self.beside = BesidePart(layout, v, self.faces) if v.rewards else None

    def write(self, row: bytearray, view: View) -> None:
        n, me, e = self.n, view.me, view.current
        for start, seat in zip(self.roles, (e.offense, e.defense, e.system, e.first_selector), strict=True):
            if seat >= 0:
                row[start + (seat - me) % n] = 1
        if e.target >= 0 and (place := self.v.place(e.target, view)) is not None:
            row[self.target + place] = 1
        if e.destiny:
            row[self.destiny + self.table.colour(e.destiny, me)] = 1
        for place, is_so in enumerate((e.revealed, e.attack_only, e.resettle, e.no_gains)):
            row[self.flags + place] = is_so
        for side in e.automatic:
            row[self.automatic + side] = 1
        row[self.number] = small(e.number)
        self._seats(row, e, me)
        for side, card in enumerate(e.cards):
            if card is not None:
                self._slot(row, self.slots + side * (_SLOT + len(self.faces)), card)
        for modifier in e.modifiers:
            at = self.modifiers + (modifier.layer - 1) * 6 + 2 * (modifier.side % 3)
            row[at] += 1
            row[at + 1] = small(modifier.amount + signed(row[at + 1]))
        if e.result is not None:
            self._outcome(row, e.result)
        if self.v.has_warnings:
            row[self.hazard] = e.hazard
            for aside in e.aside:
                row[self.aside + (aside.seat - me) % n] += 1
        if self.beside is not None:
            self.beside.write(row, e, me)

    def _seats(self, row: bytearray, e: EncounterView, me: int) -> None:
        for seat in range(len(e.allied)):
            at = self.sides + (seat - me) % self.n * _WIDTH
            for place, bits in ((0, e.allied[seat]), (2, e.invited[seat])):
                row[at + place] = bool(bits & WITH_OFFENSE)
                row[at + place + 1] = bool(bits & WITH_DEFENSE)
            for place, ships in enumerate(e.committed[seat], 4):
                row[at + place] = small(ships)
            row[at + 6] = small(e.lost[seat])

    def _slot(self, row: bytearray, at: int, card: SlotView) -> None:
        """A back, a claimed face, or a face that the viewer may see."""
        if card.lies == "facedown":
            row[at] = 1
            return
        row[at + 1] = card.lies == "claimed"
        row[at + _SLOT + self.faces[card.face]] = 1

    def _outcome(self, row: bytearray, result: ResultView) -> None:
        row[self.outcome + RESULTS.index(result.kind)] = 1
        if result.winner >= 0:
            row[self.outcome + len(RESULTS) + result.winner] = 1
        row[self.outcome + len(OUTCOME) - 1] = small(result.margin)


class BesidePart:
    """Writes what lies beside the encounter cards, and their backs: only at tables with a reward deck."""

    def __init__(self, layout: Layout, v: Vocabulary, faces: Mapping[str, int]) -> None:
        self.n, self.faces = v.players, faces
        self.backs = layout.add("reward_slots", 2)  # a facedown card with the reward back, by side
        self.kickers = layout.add("kickers", 2 * (1 + len(faces)))  # facedown, then the face
        self.laid = layout.add("laid", v.players)
        self.own = layout.add("laid_own", len(faces))

    def write(self, row: bytearray, e: EncounterView, me: int) -> None:
        for side, card in enumerate(e.cards):
            row[self.backs + side] = card is not None and card.lies == "facedown" and card.back == REWARD
        for side, kicker in enumerate(e.kickers):
            if kicker is not None:
                place = 1 + self.faces[kicker.face] if kicker.face else 0
                row[self.kickers + side * (1 + len(self.faces)) + place] = 1
        for laid in e.laid:
            row[self.laid + (laid.seat - me) % self.n] += 1
            if laid.face:
                row[self.own + self.faces[laid.face]] += 1
