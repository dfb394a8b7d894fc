"""The names that can occur at a table of Duel, each in a fixed order: what vectors and actions are indexed by.

Everything is read from the content. So a new card, alien or word gets its place by itself; the places of the others may
move then, and `fingerprint` tells so.
"""

from __future__ import annotations

import hashlib
from dataclasses import astuple, dataclass
from functools import cache

from ..engine.content.registry import registry
from ..engine.model.cards import FACES, REINFORCEMENTS
from ..engine.model.decks import ICONS
from ..engine.model.tactics import TACTICS_EACH
from ..engine.rules.steps import STEPS


@dataclass(frozen=True)
class Vocabulary:
    """All names of the game."""

    steps: tuple[str, ...]
    prompts: tuple[str, ...]
    words: tuple[str, ...]  # options that are plain words: pass, done, reveal
    faces: tuple[str, ...]  # plans and reinforcements
    strengths: tuple[str, ...]  # reinforcements
    aliens: tuple[str, ...]
    uses: tuple[str, ...]  # abilities that may be chosen
    envoys: tuple[str, ...]
    icons: tuple[str, ...]
    destiny: tuple[str, ...]
    halves: int  # of all tactics of a seat

    @property
    def fingerprint(self) -> str:
        """The same for two tables exactly if a policy of the one fits the other."""
        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:16]


@cache
def vocabulary() -> Vocabulary:
    """The names of the game, the same at every table."""
    content = registry()
    powers = (*content.aliens.values(), *content.envoys.values())
    return Vocabulary(
        steps=tuple(STEPS),
        prompts=tuple(sorted({str(prompt) for prompt in content.prompts})),
        words=tuple(sorted(content.words | set(_ways()))),
        faces=tuple(FACES),
        strengths=tuple(face.id for face, _ in REINFORCEMENTS),
        aliens=tuple(sorted(content.aliens)),
        uses=tuple(dict.fromkeys(ability.id for power in powers for ability in power.abilities)),
        envoys=tuple(sorted(content.envoys)),
        icons=ICONS,
        destiny=tuple(sorted(content.cards)),
        halves=2 * TACTICS_EACH,
    )


def _ways() -> list[str]:
    """The words of alternatives on destiny cards."""
    found = []
    for card in registry().cards.values():
        prize = card.prize.effects if card.prize is not None else ()
        for effect in (*card.effects, *prize):
            found += [way for way, _ in getattr(effect, "ways", ())]
    return found
