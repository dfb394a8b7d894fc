"""Decisions whose whole answer is a combination: ships over places, several cards, a deal.

They are answered in two ways: with one of `options`, one small pick after another, or with the whole answer at once,
which is checked as a whole.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .decisions import DONE, A, Decision, Option, offered, quoted
from .errors import IllegalAnswer
from .prompts import Of, Prompt


class Composite(Decision[A]):
    """A decision answered by small picks; `partial` holds those made so far."""

    __slots__ = ("partial",)
    composite = True

    def __init__(
        self, seat: int, prompt: str, source: str, about: dict[str, Any] | None = None, secret: bool = False
    ) -> None:
        self.seat = seat
        self.prompt = prompt if type(prompt) is Prompt else Prompt(prompt, self.usual)
        self.source = source
        self.about = about
        self.secret = secret
        self.serial = -1
        self.partial: list[Option] = []
        self.options = self.following(self.partial)

    def following(self, partial: list[Option]) -> Sequence[Option]:
        """The small picks that may follow `partial`; empty when the answer is complete."""
        raise NotImplementedError

    def whole(self, partial: list[Option]) -> A:
        """The answer that these picks make."""
        raise NotImplementedError

    def picks(self, answer: Any) -> list[Option]:
        """The picks that make this whole answer; raises IllegalAnswer for something malformed."""
        raise NotImplementedError

    def take(self, option: Option) -> tuple[bool, A | None]:
        if offered(option, self.options):
            partial = [*self.partial, option]
            following = self.following(partial)
            self.partial, self.options = partial, following
            return (False, None) if following else (True, self.whole(partial))
        return True, self.check(option)

    def check(self, answer: Any) -> A:
        """Check a whole answer pick by pick, from the start."""
        partial: list[Option] = []
        for pick in self.picks(answer):
            following = self.following(partial)
            if not offered(pick, following):
                raise IllegalAnswer(f"{self.prompt}: {quoted(pick)} is not possible in {quoted(answer)}")
            partial.append(pick)
        if self.following(partial):
            raise IllegalAnswer(f"{self.prompt}: {quoted(answer)} is not complete")
        return self.whole(partial)

    def checked(self, answer: Any) -> A:
        return self.check(answer)

    @property
    def default(self) -> Any:
        """What a clock answers: as little as is allowed."""
        partial: list[Option] = []
        while following := self.following(partial):
            partial.append(DONE if DONE in following else following[0])
        return self.whole(partial)

    def retract(self) -> bool:
        """Take back the last small pick that was a choice, if there was one; with it those that followed by force."""
        partial = self.partial
        while partial:
            partial = partial[:-1]
            options = self.following(partial)
            if len(options) > 1:
                self.partial, self.options = partial, options
                return True
        return False

    def rebuild(self, partial: Sequence[Option]) -> None:
        """Make exactly these small picks, whatever was picked before; raises IllegalAnswer."""
        self.partial = []
        self.options = self.following(self.partial)
        for pick in partial:
            if self.take(pick)[0]:
                raise IllegalAnswer(f"{self.prompt}: {quoted(partial)} leaves nothing to choose")


class Counted(Composite[A]):
    """A decision about a number of things: from `low` to `high` of them."""

    __slots__ = ("high", "low")
    high: int
    low: int

    @property
    def attainable(self) -> int:
        """How many there are."""
        raise NotImplementedError

    def unanswerable(self) -> str:
        """So many must be there, too: fewer picks would be a complete answer, but not what is asked for."""
        if self.low and (self.low > self.high or self.low > self.attainable):
            return f"a question for at least {self.low}, at most {self.high} of {self.attainable}"
        return super().unanswerable()


class PickSome(Counted[tuple[Option, ...]]):
    """Choose between `low` and `high` different items; the answer keeps the order of `items`."""

    __slots__ = ("items",)
    kind = "pick_some"

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        items: Sequence[Option],
        low: int,
        high: int,
        about: dict[str, Any] | None = None,
        secret: bool = False,
    ) -> None:
        self.items = items
        self.low = low
        self.high = high
        super().__init__(seat, prompt, source, about, secret)

    @property
    def attainable(self) -> int:
        return len(self.items)

    def following(self, partial: list[Option]) -> Sequence[Option]:
        n = len(partial)
        if n and partial[-1] == DONE:
            return ()
        if n == self.high:
            return ()
        start = self.items.index(partial[-1]) + 1 if n else 0
        left = len(self.items) - (self.low - n - 1) if n < self.low else len(self.items)
        rest = list(self.items[start:left])
        if n >= self.low and rest:
            return [DONE, *rest]
        return rest

    def whole(self, partial: list[Option]) -> tuple[Option, ...]:
        return tuple(item for item in partial if item != DONE)

    def picks(self, answer: Any) -> list[Option]:
        if not isinstance(answer, (tuple, list)):
            raise IllegalAnswer(f"{self.prompt}: expected a list of items")
        try:
            ordered = sorted(answer, key=list(self.items).index)
        except (ValueError, RecursionError):
            raise IllegalAnswer(f"{self.prompt}: {quoted(answer)} holds something that is not offered") from None
        done = [DONE] if len(ordered) < self.high and self.following(ordered) else []
        return [*ordered, *done]


Spread: TypeAlias = tuple[tuple[int, int], ...]  # (place, number) pairs, by place


class Distribute(Counted[Spread]):
    """Take or put a number of ships, one place after another: from `low` to `high` in all.

    `places` are (place, most) pairs. The answer is a tuple of (place, number) pairs.
    """

    __slots__ = ("places",)
    kind = "distribute"
    usual = Of.LEAVING

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        places: Sequence[tuple[int, int]],
        low: int,
        high: int,
        about: dict[str, Any] | None = None,
        secret: bool = False,
    ) -> None:
        self.places = places
        self.low = low
        self.high = high
        super().__init__(seat, prompt, source, about, secret)

    @property
    def attainable(self) -> int:
        return sum(most for _, most in self.places)

    def following(self, partial: list[Option]) -> Sequence[Option]:
        n = len(partial)
        if n and (partial[-1] == DONE or n == self.high):
            return ()
        if n:
            rest: list[Option] = [place for place, most in self.places if partial.count(place) < most]
        else:
            rest = [place for place, most in self.places if most]
        if n >= self.low and rest:
            rest.insert(0, DONE)
        return rest

    def take(self, option: Option) -> tuple[bool, Spread | None]:
        """As for every composite, but the next picks follow from the last ones without counting again."""
        options = self.options
        if option not in options or type(option) not in (int, str):  # True equals 1, but is not it
            return True, self.check(option)
        partial = self.partial = [*self.partial, option]
        n = len(partial)
        if option == DONE or n == self.high:
            return True, self.whole(partial)
        most = dict(self.places)[option]
        rest = list(options) if partial.count(option) < most else [place for place in options if place != option]
        if n >= self.low and rest and rest[0] != DONE:
            rest.insert(0, DONE)
        if not rest or rest == [DONE]:
            return True, self.whole(partial)
        self.options = rest
        return False, None

    def whole(self, partial: list[Option]) -> Spread:
        return tuple((place, n) for place, _ in self.places if (n := partial.count(place)))

    def picks(self, answer: Any) -> list[Option]:
        try:
            if not isinstance(answer, (tuple, list)):
                raise TypeError
            numbers: dict[int, int] = dict(answer)
        except (TypeError, ValueError):
            raise IllegalAnswer(f"{self.prompt}: expected pairs of place and number") from None
        if len(answer) != len(numbers) or any(type(n) is not int or not 1 <= n <= self.high for n in numbers.values()):
            raise IllegalAnswer(f"{self.prompt}: each place once, with at least one ship and not more than {self.high}")
        picks = [place for place, n in numbers.items() for _ in range(n)]
        done = [DONE] if len(picks) < self.high and self.following(picks) else []
        return [*picks, *done]


class Compose(Composite[tuple[Option, ...]]):
    """A structured answer (a deal, a menu of terms) built by a grammar of small picks.

    `grammar` is a pure function from the picks so far to the picks that may follow. `time_out`, if there is one, is
    the answer of a table whose clock has run out: legal, but never offered.
    """

    __slots__ = ("grammar", "time_out")
    kind = "compose"
    usual = Of.TERM

    def __init__(
        self,
        seat: int,
        prompt: str,
        source: str,
        grammar: Callable[[list[Option]], Sequence[Option]],
        about: dict[str, Any] | None = None,
        secret: bool = False,
        time_out: tuple[Option, ...] = (),
    ) -> None:
        self.grammar = grammar
        self.time_out = time_out
        super().__init__(seat, prompt, source, about, secret)

    def following(self, partial: list[Option]) -> Sequence[Option]:
        return self.grammar(partial)

    def whole(self, partial: list[Option]) -> tuple[Option, ...]:
        return tuple(partial)

    def picks(self, answer: Any) -> list[Option]:
        if not isinstance(answer, (tuple, list)):
            raise IllegalAnswer(f"{self.prompt}: expected a list of terms")
        return list(answer)

    def check(self, answer: Any) -> tuple[Option, ...]:
        if self.time_out and answer == self.time_out:
            return self.time_out
        return super().check(answer)
