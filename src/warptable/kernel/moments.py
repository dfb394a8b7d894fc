"""Moments of a game at which something may be used, and the flow of a moment at which nothing is."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

Occ = TypeVar("Occ")
if TYPE_CHECKING:
    Occ_co = TypeVar("Occ_co", covariant=True, default=None)
else:
    Occ_co = TypeVar("Occ_co", covariant=True)  # type variables have defaults since Python 3.13


class Moment(int, Generic[Occ]):
    """A window with the class of what it is about, so that whoever opens it and whoever acts in it agree."""

    name: str
    occurrence: type[Occ] | None

    @overload
    def __new__(cls, window: IntEnum) -> Moment[None]: ...

    @overload
    def __new__(cls, window: IntEnum, occurrence: type[Occ]) -> Moment[Occ]: ...

    def __new__(cls, window: IntEnum, occurrence: type[Any] | None = None) -> Moment[Any]:
        moment = super().__new__(cls, window)
        moment.name = window.name
        moment.occurrence = occurrence
        return moment

    def __repr__(self) -> str:
        return self.name


_NOTHING: Any = iter(())  # an exhausted iterator stays exhausted, so one serves for all


class NoWait:
    """What a flow returns when there is nothing to wait for: awaiting it costs almost nothing."""

    __slots__ = ()

    def __await__(self) -> Any:
        return _NOTHING


NO_WAIT = NoWait()
