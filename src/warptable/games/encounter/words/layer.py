"""The words of the multi-player family, for modules that serve all families (`text.words.Words`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from warptable.kernel import Decision
from warptable.kernel.packs import Packs

from .asking import hint, key, label, question
from .explain import explain, in_question, in_short, named
from .hands import hand_order
from .sentences import sentence
from .speaker import Speaker
from .spreads import suggestion

looks: Mapping[str, Callable[[Speaker, Any], list[str]]] = {}
"""There is no command of this family alone."""


def standing(speaker: Speaker, decision: Decision[Any], view: Any, /) -> Sequence[str]:
    """Questions and hints say what is needed."""
    return ()


def leads_to(speaker: Speaker, decision: Decision[Any], option: Any, view: Any, /) -> str:
    """Options say what they are."""
    return ""


def read_aloud(speaker: Speaker, seen: Mapping[str, Any], /) -> Sequence[str]:
    """The sentence about an event says everything."""
    return ()


def speaker_for(
    locale: str, view: Any, me: int | None = None, names: Sequence[str] = (), packs: Packs = (), /
) -> Speaker:
    """Who speaks to one reader about this table."""
    return Speaker(locale, me, view.home_of, view.edition, names, packs)


def speaker_about(locale: str, edition: str, packs: Packs = (), /) -> Speaker:
    """Who speaks about an edition where there is no game yet."""
    return Speaker(locale, edition=edition, packs=packs)


def hand(speaker: Speaker, view: Any, /) -> list[tuple[int, str]]:
    """The viewer's cards with their names."""
    return [(card, speaker.card(face)) for card, face in hand_order(view)]


def typed(speaker: Speaker, decision: Any, line: str, view: Any, /) -> None:
    """Every answer is found in the menu; deals have their own talks."""


__all__ = [
    "Speaker",
    "explain",
    "hand",
    "hint",
    "in_question",
    "in_short",
    "key",
    "label",
    "leads_to",
    "looks",
    "named",
    "question",
    "read_aloud",
    "sentence",
    "speaker_about",
    "speaker_for",
    "standing",
    "suggestion",
    "typed",
]
