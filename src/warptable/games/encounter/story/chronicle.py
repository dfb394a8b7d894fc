"""A finished game, encounter by encounter, as its events tell it: who met whom, which cards lay there, what happened.

Some of what is told afterwards does not stand in an event: the hand from which a card was laid, and what the totals
would have been without somebody. It is noted while the game is run again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from warptable.kernel import Session
from warptable.replay import ALL
from warptable.replay.replay import Replay, seen
from warptable.story.feats import LoggedEvent

from ..engine.model.cards import FACES
from ..engine.model.encounter import Layer
from ..engine.model.roles import DEFENSE, OFFENSE
from ..engine.rules import reckoning, totals
from ..engine.rules.reckoning import Fight

SIDE_OF = {-1: OFFENSE, -2: DEFENSE}
"""Where ships stand, by place: at the gate, or beside the planet."""
NEITHER = -1
"""Whoever helped both sides stood by neither of them against the other."""


@dataclass(frozen=True, slots=True)
class Card:
    """An encounter card that was laid, by whom, and what else that seat held then."""

    seat: int
    face: str
    hand: tuple[str, ...]


@dataclass(slots=True)
class PastEncounter:
    """One encounter. `sides`: who stood where when it was decided, by seat; `before`: foreign colonies when it began,
    `after`: when it was over. `fight`: what the totals were made of when the outcome was known."""

    round: int
    number: int  # of its first event
    offense: int
    defense: int = -1
    planet: int = -1
    sides: dict[int, int] = field(default_factory=dict)
    cards: dict[int, Card] = field(default_factory=dict)
    faces: tuple[str, str] | None = None
    events: list[LoggedEvent] = field(default_factory=list)
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    fight: Fight | None = None
    nested: bool = False  # another encounter came in between: who stood where is not told of such a one

    @property
    def mains(self) -> tuple[int, int]:
        return self.offense, self.defense

    def all(self, *kinds: str) -> list[LoggedEvent]:
        return [event for event in self.events if event.kind in kinds]

    @property
    def outcome(self) -> LoggedEvent | None:
        """How it came out; None if it never did, or if that changed."""
        found = self.all("outcome")
        return found[0] if len(found) == 1 and not self.nested else None

    @property
    def totals(self) -> tuple[int, int] | None:
        """The totals, offense first, if they decided."""
        outcome, counted = self.outcome, self.all("totals")
        if outcome is None or outcome["how"] != "totals" or not counted:
            return None
        return counted[-1]["offense"], counted[-1]["defense"]

    @property
    def losses(self) -> Counter[int]:
        """Ships that went to the warp, by seat."""
        lost: Counter[int] = Counter()
        for event in self.all("to_warp"):
            lost[event["seat"]] += event["ships"]
        return lost

    @property
    def end(self) -> int:
        """The event with which it was over."""
        over = self.all("encounter_over", "game_over")
        return over[0].number if over else self.events[-1].number

    @property
    def is_plain(self) -> bool:
        """Did both cards count what they show, and did card and ships simply add up?"""
        if self.fight is None or self.faces is None:
            return False
        odd = (Layer.COUNT, Layer.WORTH, Layer.SIGN, Layer.COMBINE, Layer.COMPARE, Layer.UPSET)
        values = reckoning.card_values(self.fight.shown, self.fight.modifiers, self.fight.ops)
        printed = [FACES[face].value for face in self.faces]
        return values == printed and not any(one.layer in odd for one in self.fight.modifiers)

    def allies(self, side: int) -> list[int]:
        return [seat for seat, stood in self.sides.items() if stood == side and seat not in self.mains]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A game: its encounters in order, its seats, how many foreign colonies win, who has won."""

    encounters: tuple[PastEncounter, ...]
    seats: int
    goal: int
    winners: tuple[int, ...]


class Watcher:
    """Notes, while a game is run again, what its events do not say."""

    def __init__(self) -> None:
        self.hands: dict[int, tuple[str, ...]] = {}
        self.fights: dict[int, Fight] = {}
        self.colonies: dict[int, tuple[int, ...]] = {}
        self.nested: set[int] = set()

    def __call__(self, session: Session[Any]) -> None:
        number = len(session.log) - 1
        event, state = session.log[number], session.state
        if len(state.frames) > 1:
            self.nested.add(state.encounters)
            self.nested.add(state.encounters - 1)
        match event.kind:
            case "encounter" | "encounter_over" | "game_over":
                self.colonies[number] = tuple(seat.foreign for seat in state.seats)
            case "card_laid":
                hand = state.seats[event.seat].hand
                self.hands[number] = tuple(state.faces[card] for card in hand)
            case "outcome" if event.how == "totals" and min(state.frames[-1].slots) >= 0:
                fight = totals.fight(session.game)
                self.fights[number] = fight._replace(modifiers=tuple(fight.modifiers))


def read(replay: Replay, watched: Watcher) -> Chronicle:
    """The encounters of a game that is over."""
    found: list[PastEncounter] = []
    for number, (event, when) in enumerate(zip(replay.log, replay.happened, strict=True)):
        if event.kind == "encounter":
            before = watched.colonies[number]
            met = PastEncounter(when.round, number, event.seat, before=before, after=before)
            met.nested = when.round in watched.nested
            found.append(met)
        if found:
            logged = LoggedEvent(number, when.round, event.kind, event.source, seen(event, ALL))
            found[-1].events.append(logged)
            _take_in(found[-1], logged, watched)
    state = replay.session.state
    goal = replay.session.view(None).colonies_to_win
    return Chronicle(tuple(found), len(state.seats), goal, tuple(replay.session.winners))


def _take_in(met: PastEncounter, logged: LoggedEvent, watched: Watcher) -> None:
    match logged.kind:
        case "defense":
            met.offense, met.defense = logged["offense"], logged["seat"]
        case "aimed":
            met.planet = logged["planet"]
        case "ships_sent" if logged["place"] in SIDE_OF and met.outcome is None:
            seat, side = logged["seat"], SIDE_OF[logged["place"]]
            met.sides[seat] = side if met.sides.get(seat, side) == side else NEITHER
        case "ally_left":
            met.sides.pop(logged["seat"], None)
        case "left_side":
            met.sides[logged["seat"]] = 1 - logged["side"]
        case "card_laid" if "face" in logged.data:
            met.cards[logged["side"]] = Card(logged["seat"], logged["face"], watched.hands.get(logged.number, ()))
        case "revealed":
            met.faces = (logged["faces"][0], logged["faces"][1])
        case "outcome":
            met.fight = watched.fights.get(logged.number)
        case "encounter_over" | "game_over":
            met.after = watched.colonies[logged.number]


def stood_by(met: PastEncounter, seat: int) -> int:
    """The side of a seat in this encounter: OFFENSE, DEFENSE, or NEITHER."""
    if seat in met.mains:
        return met.mains.index(seat)
    return met.sides.get(seat, NEITHER)


def later(encounters: Sequence[PastEncounter], place: int, most: int) -> Sequence[PastEncounter]:
    """The encounters before this one, the newest first, at most this many."""
    return list(reversed(encounters[max(place - most, 0) : place]))
