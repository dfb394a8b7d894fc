"""The vector of one seat, from its view and the question put to it and from nothing else.

All numbers are small and go into one byte each. Wherever something is told of both seats, the viewer comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from warptable.env.encoding import Layout
from warptable.kernel import Composite, Decision, Distribute, Number, PickSome

from ..engine.model.decks import DECKS
from ..engine.model.frame import Layer
from ..engine.model.places import SYMBOLS, TILES, Symbol
from ..engine.model.tactics import TACTICS_EACH
from ..engine.model.views import FrameView, LaidView, View
from .actions import Actions, Held

SEATS = 2
SYMBOL_ORDER = tuple(Symbol)
COUNTS = ("round", "stack", "support", *(f"{deck} deck" for deck in DECKS))
SEAT_FIELDS = ("leader", "hand", "deck", "under", "planets", "hand limit", "planets to win", "supply", "warp", "claims")
PLANET_FIELDS = ("revealed", *(f"symbol {symbol}" for symbol in SYMBOL_ORDER), "mine", "theirs", "Warpplanet")
ENVOY_FIELDS = ("up", "mine", "theirs", "read by me", "read by the other", "tokens")
FRAME_FIELDS = ("duel", "contest", "advantage", "round", "revealed", "closed", "began as leader")
FRAME_SEAT = ("dial", "dial hidden", "sent", "late", "controlled", "destroyed", "plans laid", "plan open", "silent")
KINDS = ("pick", "number", "pick_some", "distribute", "compose")
LIMITS = ("fewest", "most", "picked so far")
RESULTS = ("mine", "theirs", "ships", "automatic", "clout")


def small(number: int) -> int:
    """A number as the byte of a signed one, cut off at the ends."""
    return (-128 if number < -128 else min(number, 127)) & 255


class Observer:
    """Makes the vector of one seat."""

    def __init__(self, actions: Actions) -> None:
        v = actions.vocabulary
        self.actions, self.layout = actions, Layout()
        add = self.layout.add
        self._steps, self._faces, self._aliens = _places(v.steps), _places(v.faces), _places(v.aliens)
        self._envoy_ids, self._icons = _places(v.envoys), _places(v.icons)
        self._cards, self._prompts = _places(v.destiny), _places(v.prompts)
        self.step, self.counts = add("step", len(v.steps)), add("counts", len(COUNTS))
        self.next_deck = add("next_deck", len(DECKS))
        self.seats = add("seats", SEATS * len(SEAT_FIELDS))
        self.aliens, self.dealt = add("aliens", SEATS * len(v.aliens)), add("dealt", len(v.aliens))
        self.ready = add("ready", SEATS * TACTICS_EACH)
        self.planets = add("planets", TILES * len(PLANET_FIELDS))
        self.hand, self.under = add("hand", len(v.faces)), add("own_under", len(v.faces))
        self.known = add("known", len(v.faces))
        self.piles = add("piles", SEATS * len(v.faces))
        self.past = add("past", len(v.destiny))
        self.envoys = add("envoys", len(v.icons) * len(ENVOY_FIELDS))
        self.envoy_ids, self.gone = add("envoy_ids", len(v.envoys)), add("gone", len(v.envoys))
        self.memory = add("memory", SEATS * 2)
        self.frame, self.card = add("frame", len(FRAME_FIELDS)), add("card", len(v.destiny))
        self.planet, self.sides = add("planet", TILES), add("sides", SEATS * len(FRAME_SEAT))
        self.plans = add("plans", SEATS * len(v.faces))
        self.halves, self.second = add("halves", SEATS * v.halves), add("second_halves", SEATS * v.halves)
        self.shown = add("shown", SEATS * TACTICS_EACH)
        self.extras = add("extras", SEATS * len(v.faces))
        self.modifiers = add("modifiers", SEATS * len(Layer))
        self.result = add("result", len(RESULTS))
        self.prompt = add("prompt", len(v.prompts) + 1)  # the last: a question that nobody has declared
        self.kind, self.limits = add("kind", len(KINDS)), add("limits", len(LIMITS))
        self.picked = add("picked", actions.size)

    def vector(self, view: View, decision: Decision[Any] | None, held: Held) -> bytearray:
        row = bytearray(self.layout.size)
        self._table(row, view)
        self._envoys(row, view)
        if view.frame is not None:
            self._frame(row, view, view.frame)
        if decision is not None:
            self._asked(row, decision, held)
        return row

    # ---- the table ------------------------------------------------------------------------------------

    def _table(self, row: bytearray, view: View) -> None:
        me = view.me
        if view.step in self._steps:
            row[self.step + self._steps[view.step]] = 1
        _write(row, self.counts, (view.rounds, view.stack, view.support, *view.destiny))
        row[self.next_deck + view.next_deck] = 1
        for turn, seat in enumerate((me, 1 - me)):
            player = view.seats[seat]
            numbers = (
                *(view.leader == seat, player.hand, player.deck, player.under, player.planets, player.hand_limit),
                *(player.to_win, view.supply[seat], view.warp[seat], seat in view.claims),
            )
            _write(row, self.seats + turn * len(SEAT_FIELDS), numbers)
            if player.alien in self._aliens:
                row[self.aliens + turn * len(self._aliens) + self._aliens[player.alien]] = 1
            _write(row, self.ready + turn * TACTICS_EACH, (player.ready >> one & 1 for one in range(TACTICS_EACH)))
            self._count(row, self.piles + turn * len(self._faces), player.pile)
            noted = [number for _, number in sorted(player.memory.items()) if isinstance(number, int)]
            _write(row, self.memory + turn * 2, noted[:2])
        self._count(row, self.hand, (card.face for card in view.hand))
        self._count(row, self.under, (card.face for card in view.seats[me].own_under))
        self._count(row, self.known, view.seats[1 - me].known)
        for alien in view.dealt:
            row[self.dealt + self._aliens[alien]] = 1
        for card in view.past:
            row[self.past + self._cards[card]] = 1
        for tile in range(TILES):
            ships = view.ships[tile]
            symbols = [SYMBOLS[tile] == symbol for symbol in SYMBOL_ORDER] if tile in view.row else [False] * 3
            fields = (tile in view.row, *symbols, ships[me], ships[1 - me], tile == view.warpplanet)
            _write(row, self.planets + tile * len(PLANET_FIELDS), fields)

    def _count(self, row: bytearray, start: int, faces: Iterable[str]) -> None:
        for face in faces:
            row[start + self._faces[face]] += 1

    def _envoys(self, row: bytearray, view: View) -> None:
        me = view.me
        for envoy in view.envoys:
            at = self.envoys + self._icons[envoy.icon] * len(ENVOY_FIELDS)
            read = (me in envoy.read, 1 - me in envoy.read)
            _write(row, at, (envoy.up, envoy.ally == me, envoy.ally == 1 - me, *read, envoy.tokens))
            if envoy.id in self._envoy_ids:
                row[self.envoy_ids + self._envoy_ids[envoy.id]] = 1
        for name in view.gone:
            if name in self._envoy_ids:
                row[self.gone + self._envoy_ids[name]] = 1

    # ---- the duel or contest --------------------------------------------------------------------------

    def _frame(self, row: bytearray, view: View, frame: FrameView) -> None:
        me, duel = view.me, frame.kind == "duel"
        flags = (duel, not duel, frame.advantage, frame.round, frame.revealed, frame.closed, frame.leader == me)
        _write(row, self.frame, flags)
        row[self.card + self._cards[frame.card]] = 1
        if frame.planet >= 0:
            row[self.planet + frame.planet] = 1
        for turn, seat in enumerate((me, 1 - me)):
            laid = frame.laid[seat]
            numbers = (
                *(max(0, frame.dials[seat]), frame.dials[seat] < 0, frame.sent[seat], seat in frame.late),
                *(seat in frame.controllers, frame.destroyed[seat], laid.cards, laid.open, seat in frame.silent),
            )
            _write(row, self.sides + turn * len(FRAME_SEAT), numbers)
            self._laid(row, laid, turn)
            for tactic in frame.shown[seat]:
                row[self.shown + turn * TACTICS_EACH + tactic] = 1
        for extra in frame.extras:
            row[self.extras + (extra.on != me) * len(self._faces) + self._faces[extra.face]] += 1
        for modifier in frame.modifiers:
            for turn, seat in enumerate((me, 1 - me)):
                if modifier.seat in (-1, seat):
                    at = self.modifiers + turn * len(Layer) + modifier.layer - 1
                    row[at] = small(_signed(row[at]) + (modifier.amount or 1))
        if frame.result is not None:
            row[self.result + int(frame.result.winner != me)] = 1
            row[self.result + RESULTS.index(frame.result.how)] = 1

    def _laid(self, row: bytearray, laid: LaidView, turn: int) -> None:
        self._count(row, self.plans + turn * len(self._faces), (card.face for card in laid.faces))
        width = 2 * TACTICS_EACH
        if laid.tactic >= 0 and laid.side >= 0:
            row[self.halves + turn * width + 2 * laid.tactic + laid.side] = 1
        if laid.second >= 0 and laid.second_side >= 0:
            row[self.second + turn * width + 2 * laid.second + laid.second_side] = 1

    # ---- the question ---------------------------------------------------------------------------------

    def _asked(self, row: bytearray, decision: Decision[Any], held: Held) -> None:
        row[self.prompt + self._prompts.get(decision.prompt, len(self._prompts))] = 1
        row[self.kind + KINDS.index(decision.kind)] = 1
        if isinstance(decision, (PickSome, Distribute)):
            row[self.limits], row[self.limits + 1] = small(decision.low), small(decision.high)
        elif isinstance(decision, Number):
            row[self.limits], row[self.limits + 1] = small(decision.options[0]), small(decision.options[-1])
        if isinstance(decision, Composite):
            row[self.limits + 2] = small(len(decision.partial))
            for pick in decision.partial:
                action = self.actions.action(decision, pick, held)
                if action is not None:
                    row[self.picked + action] += 1


def _places(names: Iterable[str]) -> Mapping[str, int]:
    return {name: place for place, name in enumerate(names)}


def _write(row: bytearray, start: int, numbers: Iterable[int]) -> None:
    for place, number in enumerate(numbers):
        row[start + place] = small(number)


def _signed(byte: int) -> int:
    return byte - 256 if byte > 127 else byte
