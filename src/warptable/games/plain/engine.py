"""A game in one class: its state, its steps, and what everybody may see of it; all else has a default."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from warptable.kernel import (
    BadData,
    CommonView,
    Event,
    GameState,
    Option,
    Prompt,
    Rng,
    Session,
    from_data,
    plain,
    value,
    view_class,
)
from warptable.kernel.colors import COLORS
from warptable.kernel.families import EditionFacts, Family
from warptable.kernel.imagining import Alike, same_options
from warptable.kernel.packs import Packs
from warptable.kernel.rules import Step

Answers: TypeAlias = Mapping[Prompt, Sequence[Option]]
"""Every question of a game with all answers that it can ever have."""
FOREIGN = frozenset({"aliens", "flares", "packs", "position", "first", "group", "pool", "older"})
"""What only other games know about a table; it may be there if it asks for nothing."""
HOUSEKEEPING = frozenset({"step", "rng", "players", "rounds", "winners"})
"""Fields of a state that are no part of what lies on the table."""


@view_class
class PlainView(CommonView):
    """What one seat may know: the fields of the state by name, without what is hidden from it."""

    players: int
    winners: list[int]
    table: dict[str, Any]


@plain
class PlainState(GameState[PlainView]):
    """What the state of every game has. A game adds what lies on its table: numbers, words, and lists of them. A list
    with an item for each seat is shown beside the seats."""

    step: str
    rng: Rng
    players: int
    rounds: int = 1
    winners: list[int] = dataclasses.field(default_factory=list)


S = TypeVar("S", bound=PlainState)


class Table(Generic[S]):
    """What a step gets: the state, and the log."""

    __slots__ = ("log", "s", "uniform")

    def __init__(self, state: S, log: list[Event] | None, uniform: bool) -> None:
        self.s = state
        self.log = log
        self.uniform = uniform

    def tell(self, kind: str, source: str, private: dict[int, dict[str, Any]] | None = None, /, **data: Any) -> None:
        """Log that something happened, and by which rule. `private`: what some seats learn besides."""
        if self.log is not None:
            self.log.append(Event(kind, source, data, private))

    def end(self, *winners: int) -> str:
        """The game is over; the next step is none."""
        self.s.winners = list(winners)
        self.tell("game_over", "", winners=list(winners))
        return ""


@value
class PlainSettings:
    """How a table is set up."""

    edition: str
    players: int
    variants: tuple[str, ...] = ()
    aliens: tuple[str, ...] | None = None
    """Nobody has one."""


NOTHING_BESIDE = {
    "readings.json": {"readings": [], "left-out": []},
    "proofs.json": {"rules": {}, "readings": {}},
}
"""There are no readings of the rules, and nothing is said about what proves them."""


@dataclasses.dataclass(frozen=True, slots=True)
class Law:
    """One numbered rule."""

    id: str
    text: str
    edition: str
    section: str
    gap: bool = False


class PlainFacts:
    """The numbered rules of a game; it has neither aliens nor cards that can be looked up."""

    def __init__(self, game: str, laws: Mapping[str, str]) -> None:
        self._rules = {number: Law(number, text, game, game) for number, text in laws.items()}

    def rules(self) -> Mapping[str, Law]:
        return self._rules

    def aliens(self) -> Mapping[str, Any]:
        return {}

    def cards(self) -> Mapping[str, Any]:
        return {}

    def read(self, name: str) -> Any:
        return NOTHING_BESIDE[name]


class PlainGame(Family, Generic[S]):
    """A game with one edition of the same name."""

    # ---- what a game says -----------------------------------------------------------------------------

    id: str
    low: int
    high: int
    """The fewest and the most players."""
    state: type[S]
    """Its fields besides those of every state need defaults."""
    steps: Mapping[str, Step]
    """Each gets the `Table` and returns the name of the next one; one that returns nothing is followed by the next in
    this order, the last by the first."""
    answers: Answers
    laws: Mapping[str, str]
    """The numbered rules, in one sentence each."""
    version = 1
    """Raised with every change of the rules: a save of another version is refused."""
    variants: tuple[str, ...] = ()
    colors: tuple[str, ...] = COLORS
    people: frozenset[str] = frozenset({"turn"})
    """Fields of the state that name a seat."""
    lists: Mapping[str, int] = {}
    """The lists in the state that everybody sees, each with how many items learners are shown; 0: one for each seat.
    Those are shown beside the seats."""
    hands: Mapping[str, int] = {}
    """Lists with a list for each seat that the others do not see, each with the most items that one seat has."""
    piles: frozenset[str] = frozenset()
    """Lists that nobody sees. Of hands and piles everybody sees how many items they have."""

    @cached_property
    def beside_seats(self) -> tuple[str, ...]:
        """The fields that have an item for each seat."""
        return (*(name for name, number in self.lists.items() if number == 0), *self.hands)

    def start(self, table: Table[S]) -> None:
        """Set up a table whose state has nothing but defaults."""

    def hidden(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """The fields of a state that this seat (None: a spectator) may not see as they are, each with what it sees:
        None instead of each item of the hands of others and of piles."""
        found: dict[str, Any] = {name: [None] * len(getattr(state, name)) for name in self.piles}
        for name in self.hands:
            held = enumerate(getattr(state, name))
            found[name] = [items[:] if owner == seat else [None] * len(items) for owner, items in held]
        return found

    def imagine(self, state: S, seat: int, rng: Rng) -> None:
        """Change what this seat cannot know to something that it could not tell apart: the hands of others and all
        piles are dealt again. A game in which more is hidden, or in which some of it is known, says how."""
        places = [getattr(state, name) for name in sorted(self.piles)]
        places += [items for name in self.hands for n, items in enumerate(getattr(state, name)) if n != seat]
        unknown = sorted(item for items in places for item in items)
        rng.shuffle(unknown)
        for items in places:
            items[:] = [unknown.pop() for _ in items]

    def points(self, state: S) -> Sequence[int]:
        """What each seat has reached."""
        return [int(seat in state.winners) for seat in range(state.players)]

    def points_in(self, view: PlainView) -> Sequence[int]:
        """The same at the end of a game, from what everybody sees."""
        return [int(seat in view.winners) for seat in range(view.players)]

    def wrong(self, state: S) -> Sequence[str]:
        """What is wrong with a state that must always hold; nothing in a sound game."""
        return ()

    # ---- what everybody may ask of a game (`kernel.families.Family`) ------------------------------------

    setup_steps: frozenset[str] = frozenset()

    @cached_property
    def facts(self) -> PlainFacts:
        return PlainFacts(self.id, self.laws)

    def editions(self) -> Mapping[str, EditionFacts]:
        return self._editions

    @cached_property
    def _editions(self) -> dict[str, EditionFacts]:
        only = EditionFacts(
            self.id, self.low, self.high, (), 0, self.variants, flares=False, choices=(), colors=self.colors
        )
        return {self.id: only}

    def settings(
        self,
        edition: str,
        players: int,
        aliens: Sequence[str] | None = None,
        variants: Sequence[str] = (),
        **more: Any,
    ) -> PlainSettings:
        for name, given in (*more.items(), ("aliens", aliens)):
            if given not in (None, (), [], "") or name not in FOREIGN:
                raise ValueError(f"{self.id} knows no {name}")
        return self.checked(PlainSettings(edition, players, tuple(variants)))

    def checked(self, settings: PlainSettings) -> PlainSettings:
        """These settings, if a game can be played with them; raises ValueError with one clear line."""
        if not self.low <= settings.players <= self.high:
            raise ValueError(f"{self.id} is for {self.low} to {self.high} players, not for {settings.players}")
        if unknown := [variant for variant in settings.variants if variant not in self.variants]:
            raise ValueError(f"{self.id} has no variant {unknown[0]!r}")
        return settings

    def rules(self, edition: str, packs: Packs = ()) -> PlainRules[S]:
        return PlainRules(self)

    def imagined(self, session: Session[S], seat: int, rng: Rng, alike: Alike = same_options) -> Session[S] | None:
        """The step begins once more with other hidden things; so it cannot have changed anything before it asked."""
        if session.retold(session.state.clone(), []).state != session.state:
            return None
        start = session.state.clone()
        self.imagine(start, seat, rng)
        start.rng = Rng.seeded("imagined", rng.bits())
        found = session.retold(start, [])
        asked = {one.key: one for one in session.decisions if one.seat == seat}
        there = {one.key: one for one in found.decisions if one.seat == seat}
        same = asked.keys() == there.keys() and all(alike(there[key], one) for key, one in asked.items())
        return found if same else None

    def rounds(self, state: S) -> int:
        return state.rounds

    def began(self, state: S) -> tuple[str, ...]:
        return ("",) * state.players

    def scored(self, session: Session[S]) -> tuple[int, ...]:
        return tuple(self.points(session.state))

    def problems(self, session: Session[S]) -> list[str]:
        found = list(self.wrong(session.state))
        for decision in session.decisions:
            known = self.answers.get(decision.prompt, ())
            found += [f"an undeclared answer: {decision}" for option in decision.options if option not in known]
        return found


class PlainRules(Generic[S]):
    """The rules of such a game, for the driver (`kernel.rules.Rules`)."""

    borders: frozenset[str] = frozenset()

    def __init__(self, own: PlainGame[S]) -> None:
        self.own = own
        self.name, self.version, self.state_class, self.steps = own.id, own.version, own.state, own.steps
        order = list(own.steps)
        self._following = dict(zip(order, [*order[1:], order[0]], strict=True))

    def start(self, seed: int, options: PlainSettings) -> S:
        state = self.own.state(next(iter(self.steps)), Rng.seeded("warptable", self.name, seed), options.players)
        self.own.start(Table(state, None, False))
        return state

    def game(self, state: S, options: PlainSettings, log: list[Event] | None, uniform: bool) -> Table[S]:
        return Table(state, log, uniform)

    def check_options(self, options: Any) -> PlainSettings:
        settings: PlainSettings = from_data(PlainSettings, options)
        if settings.edition != self.name:
            raise BadData("the settings belong to another game")
        return self.own.checked(settings)

    def following(self, state: S) -> Mapping[str, str]:
        return self._following

    def rule_numbers(self, state: S) -> Mapping[str, str]:
        return {}

    def view(self, state: S, seat: int | None) -> PlainView:
        fields = [field.name for field in dataclasses.fields(state) if field.name not in HOUSEKEEPING]
        table = {name: copied(getattr(state, name)) for name in fields} | dict(self.own.hidden(state, seat))
        return PlainView(
            self.name, self.name, seat, state.step, state.rounds, not state.step, state.players, state.winners[:], table
        )

    def seats(self, state: S) -> int:
        return state.players

    def clear_broken_step(self, game: Table[S]) -> None:
        """Nothing lies about when a step is broken off."""

    def draw_anew(self, game: Table[S], seed: int) -> None:
        game.s.rng = Rng.seeded("anew", seed)

    def winners(self, state: S) -> tuple[int, ...]:
        return tuple(state.winners)


def copied(item: Any) -> Any:
    """A copy of a field that no change of the state reaches."""
    if isinstance(item, list):
        return [copied(one) for one in item]
    if isinstance(item, dict):
        return {key: copied(one) for key, one in item.items()}
    return item
