"""What the views of all games have in common. A view is what one seat may know, built for that seat alone."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def view_class(cls: type[T]) -> type[T]:
    """A slotted dataclass that the type checker holds to be frozen. At run time it is not: freezing makes an object
    three times as expensive to build, and views are built by the thousand."""
    return dataclass(slots=True)(cls)


@view_class
class CommonView:
    """The part of a view that every game has. Whoever serves all games reads these fields and no others."""

    game: str  # the family: "encounter"
    edition: str
    seat: int | None  # the viewer; None: a spectator
    step: str
    rounds: int  # begun so far
    over: bool

    @property
    def me(self) -> int:
        """The seat of the viewer, where it certainly is not a spectator."""
        assert self.seat is not None, "a spectator has no seat"
        return self.seat
