"""Aliens and envoys are declared: abilities in windows, standing rules, and formulas about clout.

An *ability* acts: it belongs to windows, has a header, is a must or a may, and has an effect. A *rule* is a pure answer
to a named question of the engine (`QUESTIONS`). A *formula* is one about a duel or contest as plain data (`Bout`), so
that bots and pages calculate as the rules do (`FORMULAS`). An alien's file holds only what is special about it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, Unpack

from warptable.kernel import Of, Prompt, Sense
from warptable.kernel.moments import Moment, Occ

from ..model.headers import Header
from ..model.layers import Layer
from ..model.prompts import Brings
from ..model.windows import Window

if TYPE_CHECKING:
    from .use import Use

F = TypeVar("F", bound=Callable[..., Any])

QUESTIONS = {
    "hand_limit": "(g, seat) -> int: the hand limit (D-HAND-01)",
    "planets_to_win": "(g, seat) -> int: planets that win (D-WIN-02)",
    "envoy_limit": "(g, seat) -> int: allies at the same time (D-ENV-09)",
    "claims": "(g, seat) -> bool: another way to win, before the next destiny card (D-WIN-07)",
    "late_dial": "(g, seat) -> bool: the dial stays hidden until tactics are about to be revealed",
    "breeds": "(g, seat) -> bool: two plans may be laid that give tens and ones",
    "halves": "(g, seat) -> bool: a further plan may be laid, of which half is added",
    "sleeve": "(g, seat) -> bool: a second tactic may be chosen",
    "shelters": "(g, seat, destruction) -> list[Shelter]: where destroyed ships go instead of the Warp (D-GAP-27)",
}
"""What rules may be asked, about one seat whose rule it is."""
FORMULAS = {
    "clout": "(bout, seat) -> int: added to one's own clout, in layer ADD",
    "value": "(number) -> int: the value of one's own plan, in its layer (THIRDS, DOUBLE)",
    "factor": "(bout, seat, extra) -> int: by what a reinforcement is multiplied",
    "denies_advantage": "(bout, seat) -> bool: the opponent cannot have the ship advantage",
    "turns_advantage": "(bout, seat) -> bool: the ship advantage is subtracted from whoever has it",
    "lower_wins": "(bout, seat) -> bool: the lower clout wins; two of them cancel out",
    "tie_band": "(bout, seat) -> int: totals that differ by this much are a tie",
    "wins_ties": "(bout, seat) -> bool: wins ties, whoever is the straggler",
    "upsets": "(bout, seat) -> bool: wins at once when these plans are revealed, whatever the clouts are",
    "blast_cap": "(bout, seat) -> int: ships that no blast exceeds",
    "ripostes": "(bout, seat) -> bool: a shield above the opponent's blast destroys as many ships",
}
"""What formulas may be asked."""


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that may or must be done at certain moments."""

    id: str  # alien.ability, or the envoy's id
    source: str
    name: str
    windows: tuple[Window, ...]
    header: Header
    may: bool
    effect: Callable[[Use[Any]], Any]
    when: Callable[[Use[Any]], bool] | None
    once: str  # `duel`, `round`, `card` (destiny card), or empty: as often as its windows open
    orderly: bool  # does it matter whether it comes before or after other texts of its seat?
    compares: bool  # does it look at the plans just once, when its turn comes?
    mark: str  # under this name its use is remembered
    brings: Brings | None = None  # where its price has to be weighed


@dataclass(frozen=True, slots=True)
class Rule:
    """A standing answer to one of `QUESTIONS`."""

    id: str
    source: str
    question: str
    header: Header
    answer: Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Formula:
    """A standing answer to one of `FORMULAS`."""

    id: str
    source: str
    question: str
    header: Header
    answer: Callable[..., Any]
    layer: Layer = Layer.ADD
    envoy: bool = False  # of an envoy, not of an alien

    def __call__(self, *args: Any) -> Any:
        return self.answer(*args)


class Power:
    """What aliens and envoys have in common."""

    __slots__ = ("abilities", "formulas", "id", "ops", "prompts", "rules")

    def __init__(self, name: str) -> None:
        self.id = name
        self.abilities: list[Ability] = []
        self.rules: list[Rule] = []
        self.formulas: list[Formula] = []
        self.ops: dict[str, Callable[[int], int]] = {}
        self.prompts: list[Prompt] = []

    def ability(
        self,
        *moments: Moment[Occ],
        header: str,
        may: bool = False,
        when: Callable[[Use[Occ]], bool] | None = None,
        once: str = "",
        orderly: bool = True,
        compares: bool = False,
        name: str = "",
        brings: Brings | None = None,
    ) -> Callable[[Callable[[Use[Occ]], Awaitable[None] | None]], Callable[[Use[Occ]], Awaitable[None] | None]]:
        """Declare what happens in these windows. `may`: the owner is asked first (D-ABL-02); `when` must hold, and for
        an optional text that its cost can be paid (D-GAP-21). `once`: only once for a `card` (destiny card), a `duel`
        (or contest) or a `round` of it. With `orderly=False` it makes no difference when it comes, so nobody is asked
        for its place among several. `compares`: it looks at the plans once, when its turn comes, and not again if one
        is replaced. `name` is its name if that is not the function's; abilities of one name share `once`. `brings` says
        what a text costs and brings that is not always worth its price.
        """

        def declare(
            effect: Callable[[Use[Occ]], Awaitable[None] | None],
        ) -> Callable[[Use[Occ]], Awaitable[None] | None]:
            windows = tuple(Window(moment) for moment in moments)
            called = name or self._named(effect)
            made = Ability(
                self.ability_id(called),
                self.id,
                called,
                windows,
                Header(header),
                may,
                effect,
                when,
                once,
                orderly,
                compares,
                f"{self.id}.{called}",
                brings,
            )
            self.abilities.append(made)
            return effect

        return declare

    def rule(self, question: str, *, header: str = Header.ALWAYS, name: str = "") -> Callable[[F], F]:
        """Declare a standing answer to one of `QUESTIONS`; `name` as in `ability`."""
        if question not in QUESTIONS:
            raise ValueError(f"nobody asks {question!r}")

        def declare(answer: F) -> F:
            made = Rule(self.ability_id(name or self._named(answer)), self.id, question, Header(header), answer)
            self.rules.append(made)
            return answer

        return declare

    def formula(self, question: str, *, header: str, layer: Layer = Layer.ADD, name: str = "") -> Callable[[F], F]:
        """Declare a standing answer to one of `FORMULAS`: a pure function; `name` as in `ability`."""
        if question not in FORMULAS:
            raise ValueError(f"nobody asks {question!r}")

        def declare(answer: F) -> F:
            called = self.ability_id(name or self._named(answer))
            made = Formula(called, self.id, question, Header(header), answer, layer, isinstance(self, Envoy))
            self.formulas.append(made)
            return answer

        return declare

    def clout(self, *, header: str, name: str = "") -> Callable[[F], F]:
        """Declare what is added to one's own clout: (bout, seat) -> int; `name` as in `ability`."""
        return self.formula("clout", header=header, name=name)

    def value(self, layer: Layer, *, header: str) -> Callable[[F], F]:
        """Declare how the value of one's own plan changes in a layer: (number) -> int."""
        return self.formula("value", header=header, layer=layer)

    def op(self, change: Callable[[int], int]) -> str:
        """Declare how a number changes, for modifiers that an ability leaves behind; its name."""
        name = f"{self.id}.{self._named(change)}"
        self.ops[name] = change
        return name

    def prompt(self, name: str, of: str = Of.WORD, words: Sequence[str] = (), **sense: Unpack[Sense]) -> Prompt:
        """Declare a question of this power: what its options are, and the plain words among them. Its id is made of the
        power's and this name."""
        made = Prompt(f"{self.id}-{name}", of, words, **sense)
        self.prompts.append(made)
        return made

    def ability_id(self, name: str) -> str:
        """How an ability is called in events, options and texts."""
        return f"{self.id}.{name}"

    @staticmethod
    def _named(function: Callable[..., Any]) -> str:
        return function.__name__.replace("_", "-")


class Alien(Power):
    """An alien of a player (D-ALI-01)."""

    __slots__ = ()


class Envoy(Power):
    """An envoy with its icon. It acts for its ally while it lies faceup (D-ENV-13)."""

    __slots__ = ("icon", "resets")

    def __init__(self, name: str, icon: str, *, resets: bool = False) -> None:
        """`resets`: what lies on it is lost when it leaves its ally."""
        super().__init__(name)
        self.icon = icon
        self.resets = resets

    def ability_id(self, name: str) -> str:
        return self.id
