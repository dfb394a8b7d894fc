"""A finished game for two, duel by duel and contest by contest, as its events tell it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from warptable.kernel import Session
from warptable.replay import ALL
from warptable.replay.replay import Replay, seen
from warptable.story.feats import LoggedEvent


@dataclass(slots=True)
class PastDuel:
    """A duel or contest; what was chosen again in a duel that started over has replaced what was there before. `hands`:
    the plans that each seat kept when all was locked in."""

    round: int
    what: str
    card: str
    planet: int
    ships: Counter[int] = field(default_factory=Counter)
    plans: dict[int, tuple[str, ...]] = field(default_factory=dict)
    hands: dict[int, tuple[str, ...]] = field(default_factory=dict)
    events: list[LoggedEvent] = field(default_factory=list)
    won: LoggedEvent | None = None
    replaced: bool = False  # a plan was changed for another after the reveal

    def all(self, *kinds: str) -> list[LoggedEvent]:
        return [event for event in self.events if event.kind in kinds]

    @property
    def trails(self) -> list[list[tuple[str, int]]] | None:
        """What each seat's clout was made of, if clouts decided: (source, amount)."""
        if self.won is None or self.won["how"] != "clout" or not (counted := self.all("clouts")):
            return None
        return [[(part[1], part[2]) for part in trail] for trail in counted[-1]["trails"]]

    @property
    def clouts(self) -> tuple[int, int]:
        """Of seat 0 and seat 1."""
        counted = self.all("clouts")[-1]["clouts"]
        return counted[0], counted[1]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """A game: its duels and contests, everything that happened, and how many planets each seat controlled at the end of
    each round."""

    fights: tuple[PastDuel, ...]
    events: tuple[LoggedEvent, ...]
    planets: dict[int, tuple[int, int]]
    goals: tuple[int, int]
    winners: tuple[int, ...]


class Watcher:
    """Notes, while a game is run again, what its events do not say."""

    def __init__(self) -> None:
        self.hands: dict[int, dict[int, tuple[str, ...]]] = {}
        self.planets: dict[int, tuple[int, int]] = {}

    def __call__(self, session: Session[Any]) -> None:
        number = len(session.log) - 1
        match session.log[number].kind:
            case "locked_in":
                self.hands[number] = {seat: tuple(card.face for card in session.view(seat).hand) for seat in range(2)}
            case "card_done" | "game_over":
                first, second = session.view(None).seats
                self.planets[number] = first.planets, second.planets


def read(replay: Replay, watched: Watcher) -> Chronicle:
    """The duels and contests of a game that is over."""
    fights: list[PastDuel] = []
    events: list[LoggedEvent] = []
    planets: dict[int, tuple[int, int]] = {}
    current: PastDuel | None = None
    for number, (event, when) in enumerate(zip(replay.log, replay.happened, strict=True)):
        logged = LoggedEvent(number, when.round, event.kind, event.source, seen(event, ALL))
        events.append(logged)
        if logged.kind == "began":
            current = PastDuel(when.round, logged["what"], logged["card"], logged["planet"])
            fights.append(current)
        if current is not None:
            current.events.append(logged)
            _take_in(current, logged, watched)
        if logged.kind == "card_done":
            current = None
        if number in watched.planets:
            planets[when.round] = watched.planets[number]
    view = replay.session.view(None)
    goals = view.seats[0].to_win, view.seats[1].to_win
    return Chronicle(tuple(fights), tuple(events), planets, goals, tuple(replay.session.winners))


def _take_in(fight: PastDuel, logged: LoggedEvent, watched: Watcher) -> None:
    match logged.kind:
        case "restarted":
            fight.ships.clear()
            fight.plans.clear()
        case "ships_sent" if logged["planet"] == fight.planet:
            fight.ships[logged["seat"]] += logged["ships"]
        case "locked_in":
            fight.hands = watched.hands[logged.number]
        case "plan_revealed":
            fight.plans[logged["seat"]] = tuple(logged["faces"])
        case "plan_replaced" | "plan_built":
            fight.replaced = True
        case "won":
            fight.won = logged
