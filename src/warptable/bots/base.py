"""What a bot is: something that answers decisions from what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ..games import family_of_session
from ..kernel import Decision, Rng, Session
from ..kernel.decisions import Option

View: TypeAlias = dict[str, Any]


Look: TypeAlias = Callable[[], View]
"""Gives the view of the seat that is asked. A call, so that a bot that does not look costs nothing."""


class Sight:
    """The look of one seat at a session. It hands out views and imagined games, never the session.

    A bot that wants to think ahead must be given this look; with a bare one it does without.
    """

    __slots__ = ("_imagine", "_view")

    def __init__(self, session: Session[Any], seat: int) -> None:
        family = family_of_session(session)
        self._view: Callable[[], View] = lambda: session.view(seat)
        self._imagine: Callable[[Rng], Session[Any] | None] = lambda rng: family.imagined(session, seat, rng)

    def __call__(self) -> View:
        return self._view()

    def imagine(self, rng: Rng) -> Session[Any] | None:
        """A game of its own, at the same question, that this seat cannot tell from the real one: what it does not know
        is dealt anew, from the bot's own source of chance. None where no such game could be told."""
        return self._imagine(rng)


class Bot(Protocol):
    """A player. It sees its seat's view and the decision, never the session or the state."""

    def choose(self, look: Look, decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        """One of `decision.options`, or a whole answer to a composite decision.

        After a small pick of a composite decision the bot is asked again, with the next options. `rng` belongs to
        the bot alone: taking numbers from it changes nothing at the table. `budget` are the seconds it may think;
        with None it thinks as long as it always does, without looking at a clock, so that the same game with the same
        source of chance is played the same way again.
        """
        ...
