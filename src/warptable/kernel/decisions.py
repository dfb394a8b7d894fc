"""The shapes of a question to a seat.

Every decision is enumerable: `options` lists what may be chosen *now*. Those whose whole answer is a combination are in
`composites.py`. A random player, a learner and a person use the same objects.

Options are plain: strings, integers, and tuples of these.
"""

from collections.abc import Generator, Sequence
from typing import Any, Generic, Self, TypeAlias, TypeVar

from .errors import IllegalAnswer, NoOptions
from .prompts import DONE as DONE
from .prompts import PASS as PASS
from .prompts import Of, Prompt

Option: TypeAlias = Any  # str | int | tuple of these: recursive aliases cost more than they give here
A = TypeVar("A")

LONGEST = 300
"""Characters of an answer that an error quotes."""


class Decision(Generic[A]):
    """A question to one seat. Awaiting it in a flow gives the answer.

    `source` is the rule, alien or card that asks; `prompt` the question, which says what the
    options are (`of`); `about` what else belongs to it; `default` what a clock answers. `secret`
    decisions stay hidden until all of their group are answered. `serial` is set by the session: a
    stale click names an old one.
    """

    __slots__ = ("about", "default", "options", "prompt", "seat", "secret", "serial", "source")
    kind = "pick"
    composite = False
    usual: str = Of.WORD  # what the options are if the question is nothing but a name

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        options: Sequence[Option],
        default: Option = None,
        about: dict[str, Any] | None = None,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt if type(prompt) is Prompt else Prompt(prompt, self.usual)
        self.source = source
        self.options = options
        self.default = default if default is not None or not options else options[0]
        self.about = about
        self.secret = secret
        self.serial = -1

    def __await__(self) -> Generator["Decision[A]", A, A]:
        if self.composite or not self.options:  # no call for each plain question: there are very many
            self.check_answerable()
        return (yield self)

    def check_answerable(self) -> None:
        """Raises NoOptions if nobody could answer this; such a question is never opened, alone or in a group."""
        if wrong := self.unanswerable():
            raise NoOptions(f"{wrong}: {self}")

    def unanswerable(self) -> str:
        """Why nobody could answer this; empty if somebody can."""
        return "" if self.options else "a question without options"

    def take(self, option: Option) -> tuple[bool, A | None]:
        """Accept an option: (complete?, whole answer). Raises IllegalAnswer and changes nothing."""
        try:
            found = self.options[self.options.index(option)]
            if found is option or alike(found, option):
                return True, option
        except (ValueError, TypeError, RecursionError):  # the error of `index` quotes what was not found
            pass
        raise IllegalAnswer(f"{self.prompt}: {quoted(option)} is not offered; choose one of {short(self.options)}")

    def twin(self) -> Self:
        """The same question once more, for trying small picks without touching this one."""
        made = object.__new__(type(self))
        slots = [name for kind in type(self).__mro__ for name in getattr(kind, "__slots__", ())]
        for name in slots:
            if not isinstance(getattr(type(self), name), property):  # a composite works out its default
                setattr(made, name, getattr(self, name))
        return made

    def checked(self, answer: Any) -> A:
        """The whole answer, if it is legal; nothing is taken. Raises IllegalAnswer."""
        return self.take(answer)[1]  # type: ignore[return-value]

    @property
    def passable(self) -> bool:
        """May this be answered with a pass when nobody recorded an answer?"""
        return False

    @property
    def of(self) -> str:
        """What the options are."""
        return self.prompt.of

    @property
    def key(self) -> str:
        """Which question this is; with its place in the journal it names one occurrence."""
        return f"{self.prompt}/{self.source}/{self.seat}"

    def __repr__(self) -> str:
        return f"<{self.kind} #{self.serial} {self.key} {short(self.options)}>"


class Pick(Decision[Any]):
    """Choose one option."""

    __slots__ = ()


class Offer(Decision[Any]):
    """Use one of these or pass. The first option is always the pass."""

    __slots__ = ()
    kind = "offer"

    @property
    def passable(self) -> bool:
        return True


class Number(Decision[int]):
    """Choose a number from low to high."""

    __slots__ = ()
    kind = "number"
    usual = Of.NUMBER

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        low: int,
        high: int,
        default: int | None = None,
        about: dict[str, Any] | None = None,
        secret: bool = False,
    ) -> None:
        super().__init__(seat, prompt, source, range(low, high + 1), low if default is None else default, about, secret)


def offered(option: Option, options: Sequence[Option]) -> bool:
    """Is this one of the options, and of the same type? (True equals 1, but is not the same option.)"""
    try:
        found = options[options.index(option)]
    except (ValueError, TypeError, RecursionError):
        return False
    return found is option or alike(found, option)


def alike(one: Option, other: Option) -> bool:
    """Do these equal values have the same types, part by part?"""
    return type(one) is type(other) and (type(one) is not tuple or all(map(alike, one, other)))


class Together:
    """Several decisions at once: answered in any order, each hidden until all are given."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: Sequence[Decision[Any]]) -> None:
        self.decisions = decisions

    def __await__(self) -> Generator["Together", list[Any], list[Any]]:
        for decision in self.decisions:
            if decision.composite or not decision.options:
                decision.check_answerable()
        return (yield self)


def quoted(given: Any) -> str:
    """Whatever was given as an answer, to be read in an error: it may be of any size and depth."""
    try:
        text = repr(given)
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        text = f"a {type(given).__name__}"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def short(options: Sequence[Option]) -> str:
    """Some options, to be read in an error."""
    shown = ", ".join(repr(option) for option in list(options)[:12])
    return f"{shown}, ... ({len(options)} in all)" if len(options) > 12 else shown
