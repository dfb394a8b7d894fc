"""Aliens and envoys are declared: abilities in windows, standing rules, and formulas about clout.

An *ability* acts: it belongs to windows, has a header, is a must or a may, and has an effect. A *rule* is a pure answer
to a question of the engine (`Rule`). A *formula* is one about a duel or contest as plain data (`BoutRule`), so that
bots and pages calculate as the rules do. An alien's file holds only what is special about it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ParamSpec, Unpack

from warptable.kernel import Memory, Of, Prompt, Sense
from warptable.kernel.memory import T
from warptable.kernel.moments import Moment, Occ
from warptable.kernel.standing import Question, R_co

from ..model.frame import Header, Layer
from ..model.prompts import Brings
from ..model.windows import Window
from .standing import BoutRule, Rule

if TYPE_CHECKING:
    from .reckoning import Bout
    from .use import Use

Q = ParamSpec("Q")


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
    mark: str = ""  # under this name its use is remembered
    brings: Brings | None = None  # where its price has to be weighed


def _nothing(use: Use[Any]) -> None:
    """What a standing rule does."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A standing answer about the table."""

    id: str
    source: str
    question: str
    header: Header
    answer: Callable[..., Any]
    itself: Ability  # what it is asked with: a use that nobody makes


@dataclass(frozen=True, slots=True)
class Formula:
    """A standing answer about a duel or contest."""

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
        self.rules: list[Answer] = []
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
            windows = tuple(moments)
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

    def rule(
        self, question: Question[Q, R_co], *, header: str = Header.ALWAYS, name: str = ""
    ) -> Callable[[Callable[Q, R_co]], Callable[Q, R_co]]:
        """Declare a standing answer about the table; `name` as in `ability`."""
        asked = Rule.check(question).name

        def declare(answer: Callable[Q, R_co]) -> Callable[Q, R_co]:
            called = name or self._named(answer)
            under = Header(header)
            itself = Ability(
                self.ability_id(called), self.id, called, (), under, False, _nothing, None, "", False, False
            )
            self.rules.append(Answer(itself.id, self.id, asked, under, answer, itself))
            return answer

        return declare

    def formula(
        self, question: Question[Q, R_co], *, header: str, layer: Layer = Layer.ADD, name: str = ""
    ) -> Callable[[Callable[Q, R_co]], Callable[Q, R_co]]:
        """Declare a standing answer about a duel or contest: a pure function; `name` as in `ability`."""
        asked = BoutRule.check(question).name

        def declare(answer: Callable[Q, R_co]) -> Callable[Q, R_co]:
            called = self.ability_id(name or self._named(answer))
            made = Formula(called, self.id, asked, Header(header), answer, layer, isinstance(self, Envoy))
            self.formulas.append(made)
            return answer

        return declare

    def clout(
        self, *, header: str, name: str = ""
    ) -> Callable[[Callable[[Bout, int], int]], Callable[[Bout, int], int]]:
        """Declare what is added to one's own clout; `name` as in `ability`."""
        return self.formula(BoutRule.CLOUT, header=header, name=name)

    def value(self, layer: Layer, *, header: str) -> Callable[[Callable[[int], int]], Callable[[int], int]]:
        """Declare how the value of one's own plan changes in a layer."""
        return self.formula(BoutRule.VALUE, header=header, layer=layer)

    def memory(self, name: str, default: T) -> Memory[T]:
        """Declare something that lies on the alien's card: a number or a word. It is read as `FORMS[use]` and written
        with `use.remember` and `use.count`."""
        return Memory(name, default)

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
