"""What a bot is: something that answers decisions from what its seat may know."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ..kernel import Decision, Rng
from ..kernel.decisions import Option

View: TypeAlias = dict[str, Any]
Look: TypeAlias = Callable[[], View]
"""Gives the view of the seat that is asked. A call, so that a bot that does not look costs nothing."""


class Bot(Protocol):
    """A player. It sees its seat's view and the decision, never the session or the state."""

    def choose(self, look: Look, decision: Decision[Any], rng: Rng) -> Option:
        """One of `decision.options`, or a whole answer to a composite decision.

        After a small pick of a composite decision the bot is asked again, with the next options. `rng` belongs to
        the bot alone: taking numbers from it changes nothing at the table.
        """
        ...
