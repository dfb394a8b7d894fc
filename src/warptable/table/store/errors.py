"""What may go wrong with the store, for those who can do something about it."""

from __future__ import annotations


class StoreError(Exception):
    """The base of all errors below."""


class Taken(StoreError):
    """Somebody else has written under this number or code. Nothing was written."""


class Missing(StoreError):
    """There is no such table. Nothing was written."""


class Unavailable(StoreError):
    """The database cannot be reached or is full. What was handed over is written as soon as it can be."""


class CannotOpen(StoreError):
    """The database cannot be used. `place` is its address without a password, `reason` what the driver says."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"cannot open {place}: {reason}")
        self.place = place
        self.reason = reason


class NewerSchema(CannotOpen):
    """A newer Warptable has used this database; an older one would damage what it does not understand."""

    def __init__(self, place: str, found: str) -> None:
        super().__init__(place, f"it belongs to a newer version of Warptable (schema {found})")
        self.found = found
