"""What a game must give the kernel: a state, steps, and a view. Nothing here knows a game."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from .events import Event
from .plain import Plain
from .rng import Rng

S = TypeVar("S", bound="GameState[Any]")
V_co = TypeVar("V_co", covariant=True)

Step = Callable[[Any], Any]
"""(game) -> the next step's id, or a coroutine that returns one; anything else goes on with the following step."""


class GameState(Plain, Generic[V_co]):
    """Root of a game's plain data, with the type of the views of it. `step` is the program counter; empty when the game
    is over. `rng` is where chance comes from."""

    __slots__ = ()
    step: str
    rng: Rng


class Rules(Protocol[S]):
    """A game, as the driver sees it."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def state_class(self) -> type[S]: ...

    @property
    def steps(self) -> Mapping[str, Step]: ...

    @property
    def borders(self) -> frozenset[str]:
        """The steps before which a checkpoint is taken, because they ask: a fork has little to repeat, and games can be
        imagined from there, for chance has not fallen since. Empty: all steps are alike."""

    def start(self, seed: int, options: Any) -> S: ...

    def game(self, state: S, options: Any, log: list[Event] | None, uniform: bool) -> Any:
        """The object that flows get: the state with verbs and questions round it, at a table with these options. It
        appends what happens to its attribute `log`, if that is not None; a fork sets it when it has caught up."""

    def check_options(self, options: Any) -> Any:
        """Options from a save, checked and completed; raises BadData, or BadSave with the line that people read."""

    def following(self, state: S) -> Mapping[str, str]:
        """The step after each step, for steps that return nothing; asked once for a game."""

    def rule_numbers(self, state: S) -> Mapping[str, str]:
        """This game's own number for a rule that it shares with others: questions cite that one."""

    def view(self, state: S, seat: int | None) -> Any: ...

    def seats(self, state: S) -> int: ...

    def clear_broken_step(self, game: Any) -> None:
        """Put away what a broken-off step left lying about (cards in flight)."""

    def draw_anew(self, game: Any, seed: int) -> None:
        """From here on chance comes from this seed: whatever lies in a deck and is known to nobody is shuffled, and so
        are the numbers to come. What has been dealt stays. It may happen in the middle of a step."""

    def winners(self, state: S) -> tuple[int, ...]: ...


class GoTo(Exception):
    """Leave the current step at once and go on at another one."""

    def __init__(self, step: str) -> None:
        super().__init__(step)
        self.step = step
