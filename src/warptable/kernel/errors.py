"""The few errors of the kernel: whose fault it is decides the class."""


class WarptableError(Exception):
    """Base of all errors raised on purpose."""


class IllegalAnswer(WarptableError):
    """The caller answered with something that is not offered. The game is unchanged."""


class StaleDecision(IllegalAnswer):
    """The caller answered a decision that is not open (any more). The game is unchanged."""


class CannotUndo(WarptableError):
    """The last answer is not the caller's to take back, or somebody learned something from it."""


class BadSave(WarptableError):
    """Bytes that are not a save of this program and version. The message says it in English; `why`, with `values`, is
    for whoever says it in another language: none (no save at all), version, pack, game, long, damaged."""

    def __init__(self, message: str, why: str = "damaged", **values: object) -> None:
        super().__init__(message)
        self.why = why
        self.values = values


class Divergence(WarptableError):
    """Re-feeding a journal met a question that was not asked when it was written."""


class RuleBug(WarptableError):
    """The rules did something impossible: our fault. Carries the trail to it."""


class NoOptions(RuleBug):
    """The rules asked a question to which there is no answer."""
