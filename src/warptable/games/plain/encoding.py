"""A game in numbers that brings no encoding (`env.encoding.Encoding`).

The vector holds who is asked what, how far the game is, and the numbers that lie on the table: two places for each, so
that they may be as large as 16,383. A list has as many numbers as the game says (`lists`); of one with an item for each
seat, that of the viewer comes first. Of hands there are that of the viewer and how many items each seat has, of a pile
how many lie there. An action is an answer to a question, as the game declares them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from warptable.env.encoding import IDLE, Encoding, Layout
from warptable.game import game_of
from warptable.kernel import Decision, Option
from warptable.kernel.errors import WarptableError

from .engine import HOUSEKEEPING, PlainGame, PlainSettings, PlainView
from .words import Speaker

BASE, MOST = 128, 128 * 128 - 1


class Actions:
    """Every declared answer to every question has a number."""

    def __init__(self, settings: PlainSettings) -> None:
        self.own: PlainGame[Any] = game_of(settings.edition).layer("engine")
        self.players = settings.players
        self.answers = [(prompt, answer) for prompt, found in self.own.answers.items() for answer in found]
        self._numbers = {pair: number for number, pair in enumerate(self.answers, IDLE + 1)}
        self.size = len(self.answers) + 1

    def choices(self, decision: Decision[Any], held: None, /) -> dict[int, Option]:
        found: dict[int, Option] = {}
        for option in decision.options:
            action = self._numbers.get((decision.prompt, option))
            if action is None:
                raise WarptableError(f"{decision.prompt}: {option!r} is not among the answers that the game declares")
            found[action] = option
        return found

    def name(self, action: int, /) -> str:
        return "idle" if action == IDLE else "{} {}".format(*self.answers[action - IDLE - 1])


class Observer:
    """The fields of the table one after another."""

    def __init__(self, actions: Actions) -> None:
        self.own, self.players, self.layout = actions.own, actions.players, Layout()
        self._prompts = {str(prompt): place for place, prompt in enumerate(self.own.answers)}
        self.layout.add("seat", self.players)
        self.layout.add("asked", len(self._prompts))
        self.layout.add("rounds", 2)
        names = [field.name for field in fields(self.own.state) if field.name not in HOUSEKEEPING]
        self._width = {name: self._width_of(name) for name in names}
        for name, width in self._width.items():
            self.layout.add(name, 2 * width)

    def vector(self, view: PlainView, decision: Decision[Any] | None, held: None, /) -> bytearray:
        row = bytearray(self.layout.size)
        row[self.layout["seat"][view.me]] = 1
        if decision is not None:
            row[self.layout["asked"][self._prompts[decision.prompt]]] = 1
        self._write(row, "rounds", [view.rounds])
        for name in self._width:
            self._write(row, name, self._numbers(name, view.table[name], view.me))
        return row

    def _width_of(self, name: str) -> int:
        if name in self.own.hands:
            return self.own.hands[name] + self.players
        return self.own.lists.get(name, 1) or self.players

    def _numbers(self, name: str, found: Any, me: int) -> list[Any]:
        """A field as numbers; what belongs to seats begins with that of the viewer."""
        if name in self.own.piles:
            return [len(found)]
        if name in self.own.beside_seats:
            found = [*found[me:], *found[:me]]
        if name in self.own.hands:
            return [*found[0], *[0] * (self.own.hands[name] - len(found[0])), *map(len, found)]
        return found if isinstance(found, list) else [found]

    def _write(self, row: bytearray, name: str, numbers: list[Any]) -> None:
        place = self.layout[name].start
        for number in numbers[: len(self.layout[name]) // 2]:
            if isinstance(number, int):
                row[place], row[place + 1] = divmod(max(0, min(MOST, number)), BASE)
            place += 2


def standing(speaker: Speaker, view: PlainView) -> list[str]:
    """What lies on the table."""
    return [f"{name}: {value}" for name, value in view.table.items()]


ENCODING = Encoding(Actions, Observer, standing)
