"""Our readings: how this table plays what a rulebook leaves open, to be looked up before it happens.

Which there are is data beside the rules (`readings.json`); the question and our answer are messages,
`reading-<id>-asks` and `reading-<id>-plays`.
"""

from __future__ import annotations

from dataclasses import dataclass

from .bundles import t


@dataclass(frozen=True, slots=True)
class Reading:
    """One point on which players could think otherwise. `rules` are those that it is about; what it `settles` among
    them says so little by itself that the rule is our reading as a whole. `about` names what it belongs to besides, as
    kind and id (`alien:zombie`, `tech:omega-missile`, `reward:rift-1`, `ship:flagship`). `house` is the variant of the
    table that plays it the other way, if there is one."""

    id: str
    topic: str
    editions: tuple[str, ...]
    rules: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    settles: tuple[str, ...] = ()
    house: str | None = None

    def asks(self, locale: str) -> str:
        """The question, in one sentence."""
        return _one_line(t(locale, f"reading-{self.id}-asks"))

    def plays(self, locale: str) -> str:
        """How this table plays it, in one sentence."""
        return _one_line(t(locale, f"reading-{self.id}-plays"))

    def headed(self, locale: str) -> str:
        """Under which heading it stands: a part of the rules, aliens, cards of one kind."""
        return t(locale, f"reading-topic-{self.topic}")


def _one_line(text: str) -> str:
    """Without the line breaks that a long message has in its file."""
    return " ".join(text.split())
