"""Moments of a game at which something may be used, and the flow of a moment at which nothing is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

Occ = TypeVar("Occ")
if TYPE_CHECKING:
    Occ_co = TypeVar("Occ_co", covariant=True, default=None)
else:
    Occ_co = TypeVar("Occ_co", covariant=True)  # type variables have defaults since Python 3.13


class Moment(int, Generic[Occ]):
    """A window: what it means, the rule behind it, and the class of what it is about, so that whoever opens it and
    whoever acts in it agree. `codes` are its names in the facts, if they have any."""

    name: str
    meaning: str
    rule: str
    occurrence: type[Occ] | None
    codes: tuple[str, ...]

    @overload
    def __new__(cls, number: int, meaning: str, rule: str, *, codes: tuple[str, ...] = ()) -> Moment[None]: ...

    @overload
    def __new__(
        cls, number: int, meaning: str, rule: str, occurrence: type[Occ], *, codes: tuple[str, ...] = ()
    ) -> Moment[Occ]: ...

    def __new__(
        cls, number: int, meaning: str, rule: str, occurrence: type[Any] | None = None, *, codes: tuple[str, ...] = ()
    ) -> Moment[Any]:
        moment = super().__new__(cls, number)
        moment.meaning, moment.rule, moment.occurrence, moment.codes = meaning, rule, occurrence, codes
        return moment

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name


_NOTHING: Any = iter(())  # an exhausted iterator stays exhausted, so one serves for all


class NoWait:
    """What a flow returns when there is nothing to wait for: awaiting it costs almost nothing."""

    __slots__ = ()

    def __await__(self) -> Any:
        return _NOTHING


NO_WAIT = NoWait()
