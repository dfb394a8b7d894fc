"""The table in a vector: turn, players, planets, cards. Everything from the chair of the viewer.

All numbers are small and go into one byte each. Seats count from the viewer leftwards, planets from its home system on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from warptable.env.encoding import Layout

from ..engine.model.cards import FACES
from ..engine.model.destiny import without_warning
from ..engine.model.places import HELD
from ..engine.model.views import SheetView, View
from .vocabulary import Vocabulary, colours

SEAT_FIELDS = (
    "hand",
    "home",
    "foreign",
    "gate",
    "beside",
    "warp",
    "out",
    "air",
    "sheet cards",
    "tokens",
    "holds token",
    "lost",
    "zapped",
    "aside",
    "hidden",
    "claims victory",
)
"""What is told of each seat, in this order."""
_TOKENS, _HOLDS = SEAT_FIELDS.index("tokens"), SEAT_FIELDS.index("holds token")
_FIRST_OFF, _CLAIMS = SEAT_FIELDS.index("lost"), SEAT_FIELDS.index("claims victory")
_ON_SHEET = SEAT_FIELDS.index("sheet cards")
_WIDTH = len(SEAT_FIELDS)
COMPLETED = 100
MOST_FACEDOWN = 8  # techs of one seat that are told one by one
COUNTS = ("encounters", "deck", "destiny_deck", "colonies_to_win", "home_for_power")


def small(number: int) -> int:
    """A number as the byte of a signed one, cut off at the ends."""
    return (-128 if number < -128 else min(number, 127)) & 255


def signed(byte: int) -> int:
    """The number that a byte stands for."""
    return byte - 256 if byte > 127 else byte


class Names:
    """The places of names inside a part."""

    __slots__ = ("aliens", "destiny", "faces", "steps")

    def __init__(self, v: Vocabulary) -> None:
        self.faces = {face: place for place, face in enumerate(v.faces)}
        self.aliens = {alien: place for place, alien in enumerate(v.aliens)}
        self.steps = {step: place for place, step in enumerate(v.steps)}
        self.destiny = {card: v.players + place for place, card in enumerate(v.destiny)} | colours(v.players)


SPOTS = -HELD
"""For so many places besides planets there is room."""


class PiecesPart:
    """Writes what has come to the map and what has left it: only where that can happen."""

    def __init__(self, layout: Layout, v: Vocabulary) -> None:
        self.v = v
        self.gone = layout.add("gone", v.places)
        self.tokens = layout.add("tokens", v.places)  # each after the planet, between it and the next one
        self.marks = layout.add("marks", (v.places + SPOTS) * v.players)

    def write(self, row: bytearray, view: View) -> None:
        v = self.v
        for planet in view.gone:
            if planet < v.players * v.planets:  # one that came later leaves its place to the next
                row[self.gone + (planet - view.me * v.planets) % (v.players * v.planets)] = 1
        for token in view.tokens.values():
            place = v.place(token.planet, view) if token.between else None
            if place is not None:
                row[self.tokens + place] += 1
        for mark in view.marks:
            place = v.place(mark.place, view) if mark.place >= 0 else v.places - 1 - mark.place
            if place is not None:
                row[self.marks + place * v.players + (mark.seat - view.me) % v.players] += mark.number


class ShipsPart:
    """Writes special ships: only where everybody has them. For each seat and kind the place, and whether its marker is
    up."""

    def __init__(self, layout: Layout, v: Vocabulary) -> None:
        self.v, self.width = v, v.places + SPOTS
        self.at = layout.add("special_ships", v.players * len(v.ships) * self.width)
        self.ready = layout.add("special_ready", v.players * len(v.ships))

    def write(self, row: bytearray, view: View) -> None:
        v = self.v
        for mark in view.marks:
            if mark.kind in v.ships:
                number = (mark.seat - view.me) % v.players * len(v.ships) + v.ships.index(mark.kind)
                place = v.place(mark.place, view) if mark.place >= 0 else v.places - 1 - mark.place
                if place is not None:
                    row[self.at + number * self.width + place] = 1
                row[self.ready + number] = mark.ready


class CrewsPart:
    """Writes ships on alien sheets, tokens beside suns, what is in the warp besides ships, and what is out of play:
    only where aliens of an expansion may be."""

    def __init__(self, layout: Layout, v: Vocabulary) -> None:
        self.n = v.players
        self.crews = layout.add("crews", v.players * v.players)  # by whose sheet it is, then by owner
        self.suns = layout.add("suns", v.players)  # tokens beside them
        self.box = layout.add("box", 2)  # flares that nobody has drawn, cards that have left the game
        self.adrift = layout.add("adrift", v.places)
        self.stash = layout.add("stash", v.players)  # cards in the warp
        self.v = v

    def write(self, row: bytearray, view: View) -> None:
        me, n = view.me, self.n
        row[self.box], row[self.box + 1] = view.flare_box, view.removed
        for holder, player in enumerate(view.seats):
            for sheet in player.sheets:
                for owner, ships in enumerate(sheet.crew):
                    row[self.crews + (holder - me) % n * n + (owner - me) % n] += ships
        for token in view.tokens.values():
            if token.system >= 0:
                row[self.suns + (token.system - me) % n] += 1
        for planet in view.adrift:
            if (place := self.v.place(planet, view)) is not None:
                row[self.adrift + place] = 1
        for card in view.stash:
            row[self.stash + (card.seat - me) % n] += 1


class RewardsPart:
    """Writes where reward cards are: only at tables with a reward deck. Backs are seen by all."""

    def __init__(self, layout: Layout, v: Vocabulary, faces: Mapping[str, int]) -> None:
        self.n, self.faces = v.players, faces
        self.hands = layout.add("rewards", v.players)  # in hands
        self.sheets = layout.add("sheet_rewards", v.players)
        self.deck, self.discard = layout.add("reward_deck", 1), layout.add("reward_discard", len(v.faces))

    def write(self, row: bytearray, view: View) -> None:
        row[self.deck] = view.reward_deck
        for _, face in view.reward_discard:
            row[self.discard + self.faces[face]] += 1
        for seat, player in enumerate(view.seats):
            turn = (seat - view.me) % self.n
            row[self.hands + turn] = player.rewards
            row[self.sheets + turn] = sum(sheet.rewards for sheet in player.sheets)


class TechsPart:
    """Writes the laboratories: only at tables with technology. Own techs and open ones have names, facedown ones of
    others only their places and the ships on them."""

    def __init__(self, layout: Layout, v: Vocabulary, stored: int, faces: Mapping[str, int]) -> None:
        self.n, self.names = v.players, {name: place for place, name in enumerate(v.techs)}
        self.stored, self.faces = stored, faces
        self.techs = layout.add("techs", v.players * len(v.techs))  # 1 + ships on a facedown one, 100 for an open one
        self.facedown = layout.add("facedown_techs", v.players * MOST_FACEDOWN)  # 1 + ships, in their order
        self.under = layout.add("cards_under_techs", v.players)
        self.deck, self.discard = layout.add("tech_deck", 1), layout.add("tech_discard", len(v.techs))

    def write(self, row: bytearray, view: View) -> None:
        row[self.deck] = view.tech_deck
        for name in view.tech_discard:
            row[self.discard + self.names[name]] = 1
        for seat, player in enumerate(view.seats):
            turn, down = (seat - view.me) % self.n, 0
            for tech in player.techs:
                if tech.id:
                    place = self.techs + turn * len(self.names) + self.names[tech.id]
                    row[place] = COMPLETED if tech.open else 1 + tech.ships
                if not tech.open:
                    if down < MOST_FACEDOWN:
                        row[self.facedown + turn * MOST_FACEDOWN + down] = 1 + tech.ships
                    down += 1
                row[self.under + turn] += tech.card
                if tech.face:
                    row[self.stored + self.faces[tech.face]] += 1


class TablePart:
    """Writes what lies on the table."""

    def __init__(self, layout: Layout, v: Vocabulary, names: Names) -> None:
        self.v, self.n, self.names = v, v.players, names
        self.width = len(v.faces), len(v.aliens)
        add, faces = layout.add, len(v.faces)
        self.step, self.turn = add("step", len(v.steps)), add("turn", v.players)
        self.counts = add("counts", len(COUNTS))
        self.seats = add("seats", v.players * _WIDTH)
        self.aliens, self.dealt = add("aliens", v.players * len(v.aliens)), add("dealt", len(v.aliens))
        self.planets = add("planets", v.places * v.players)
        self.planet_cards = add("planet_cards", v.places * 2)
        self.hand, self.stored = add("hand", faces), add("stored", faces)
        self.known = add("known", (v.players - 1) * faces) - faces
        self.discard, self.flight = add("discard", faces), add("flight", faces)
        self.destiny = add("destiny_discard", len(names.destiny))
        self.pieces = PiecesPart(layout, v) if v.later else None
        self.ships = ShipsPart(layout, v) if v.ships else None
        self.crews = CrewsPart(layout, v) if v.sheets_hold_ships else None
        self.techs = TechsPart(layout, v, self.stored, names.faces) if v.techs else None
        self.rewards = RewardsPart(layout, v, names.faces) if v.rewards else None

    def write(self, row: bytearray, view: View) -> None:
        me, n = view.me, self.n
        if view.step:
            row[self.step + self.names.steps[view.step]] = 1
        if view.player >= 0:
            row[self.turn + (view.player - me) % n] = 1
        counts = (view.rounds, view.deck, view.destiny_deck, view.colonies_to_win, view.home_for_power)
        for place, number in enumerate(counts):
            row[self.counts + place] = small(number)
        self._players(row, view, me)
        self._planets(row, view, me)
        faces = self.names.faces
        for _, face in view.hand:
            row[self.hand + faces[face]] += 1
        for _, face in view.discard:
            row[self.discard + faces[face]] += 1
        for _, face in view.flight:
            row[self.flight + faces[face]] += 1
        for alien in view.dealt:
            row[self.dealt + self.names.aliens[alien]] = 1
        for card in view.destiny_discard:
            row[self.destiny + self.colour(card, me)] += 1
        if self.pieces is not None:
            self.pieces.write(row, view)
        if self.ships is not None:
            self.ships.write(row, view)
        if self.crews is not None:
            self.crews.write(row, view)
        if self.techs is not None:
            self.techs.write(row, view)
        if self.rewards is not None:
            self.rewards.write(row, view)

    def colour(self, card: str, me: int) -> int:
        """The place of a destiny card; one with a colour stands for the seat of that colour."""
        place = self.names.destiny[without_warning(card)]
        return (place - me) % self.n if place < self.n else place

    def _players(self, row: bytearray, view: View, me: int) -> None:
        n, faces = self.n, self.names.faces
        ships = (view.gate, view.beside, view.warp, view.out, view.air)
        for seat, player in enumerate(view.seats):
            turn = (seat - me) % n
            at = self.seats + turn * _WIDTH
            row[at : at + _ON_SHEET] = bytes(
                (player.hand, player.home, player.foreign, *(there[seat] for there in ships))
            )
            for sheet in player.sheets:
                self._sheet(row, sheet, at, turn, me)
            if player.known:
                known = self.known + turn * self.width[0]
                for face in player.known:
                    row[known + faces[face]] += 1
        for seat in view.claims:
            row[self.seats + (seat - me) % n * _WIDTH + _CLAIMS] = 1

    def _sheet(self, row: bytearray, sheet: SheetView, at: int, turn: int, me: int) -> None:
        """A sheet: 1 if its power is in force, -1 if it is there but not in force."""
        if not sheet.alien:
            row[at + _FIRST_OFF + 3] = 1
            return
        off = False
        for place, is_so in enumerate((sheet.lost, sheet.zapped, sheet.aside, sheet.hidden)):
            if is_so:
                off = True
                row[at + _FIRST_OFF + place] = 1
        row[self.aliens + turn * self.width[1] + self.names.aliens[sheet.alien]] = 255 if off else 1
        if sheet.cards:
            row[at + _ON_SHEET] = sheet.cards
            for _, face in sheet.own_cards:
                row[self.stored + self.names.faces[face]] += 1
        if "tokens" in sheet.memory:
            self._tokens(row, sheet.memory["tokens"], at, me)

    def _tokens(self, row: bytearray, tokens: Any, at: int, me: int) -> None:
        """Tokens on a sheet are a number; tokens given out are the seats that hold them."""
        if isinstance(tokens, int):
            row[at + _TOKENS] = small(tokens)
            return
        for seat in tokens:
            row[self.seats + (seat - me) % self.n * _WIDTH + _HOLDS] = 1

    def _planets(self, row: bytearray, view: View, me: int) -> None:
        planets, first, shift = view.planets, self.n * self.v.planets, me * self.v.planets
        turned: Iterable[list[int]] = chain(planets[shift:first], planets[:shift])
        flat = bytes(chain.from_iterable(ships[me:] + ships[:me] for ships in turned))
        row[self.planets : self.planets + len(flat)] = flat
        for planet, ships in enumerate(planets[first:], first):
            if planet not in view.gone and (place := self.v.place(planet, view)) is not None:
                at = self.planets + place * self.n
                row[at : at + self.n] = bytes(ships[me:] + ships[:me])
        for planet, faces in view.planet_cards.items():
            if (place := self.v.place(planet, view)) is not None:
                at = self.planet_cards + place * 2
                row[at], row[at + 1] = len(faces), small(sum(FACES[face].value for face in faces))
