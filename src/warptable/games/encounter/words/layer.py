"""The words of the multi-player family, for modules that serve all families (`text.words.Words`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel.packs import Packs
from warptable.text.words import Words

from .asking import hint, key, label, question
from .explain import explain, in_question, in_short, named
from .hands import hand_order
from .sentences import sentence
from .speaker import Speaker
from .spreads import suggestion


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


WORDS = Words(
    speaker_for,
    speaker_about,
    question,
    label,
    sentence,
    explain,
    hand,
    suggestion,
    hint=hint,
    in_question=in_question,
    key=key,
    in_short=in_short,
    named=named,
)
