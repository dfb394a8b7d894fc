"""What a bot is: something that answers decisions from what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar

from warptable.game import family_of_session
from warptable.kernel import Decision, Rng, Session
from warptable.kernel.decisions import Option
from warptable.kernel.views import CommonView

V = TypeVar("V", bound=CommonView)

Look: TypeAlias = Callable[[], V]
"""Gives the view of the seat that is asked, of the type that the family has. It is a function, so that a bot that does
not look costs no time."""


class Sight:
    """What one seat may learn from a session: its view, and imagined games. It never gives the session away.

    `formulas` are the calculations that the content of the table declares (see `Family.formulas`).

    A bot can think ahead only with a Sight; with another kind of look it does without.
    """

    __slots__ = ("_imagine", "_view", "formulas")

    def __init__(self, session: Session[Any], seat: int) -> None:
        family = family_of_session(session)
        self.formulas = family.formulas(session)
        self._view: Callable[[], Any] = lambda: session.view(seat)
        self._imagine: Callable[[Rng], Session[Any] | None] = lambda rng: family.imagined(session, seat, rng)

    def __call__(self) -> Any:
        return self._view()

    def imagine(self, rng: Rng) -> Session[Any] | None:
        """A separate game at the same question that this seat cannot tell from the real one: everything that the seat
        does not know is dealt again with `rng`. None if no such game was found."""
        return self._imagine(rng)


class Bot(Protocol):
    """A player. It sees its seat's view and the decision, never the session or the state."""

    def choose(self, look: Look[Any], decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        """One of `decision.options`, or a whole answer to a composite decision.

        After a small pick of a composite decision the bot is asked again, with the next options. `rng` belongs to
        the bot alone: taking numbers from it changes nothing at the table. `budget` is the time it may think, in
        seconds. With None it does a fixed amount of work without looking at a clock, so that the same game with the
        same random numbers is always played the same way.
        """
        ...
