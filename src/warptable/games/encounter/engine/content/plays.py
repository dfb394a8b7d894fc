"""What can be played, for ways to play a card otherwise (`Alien.way`): (face, window, what is played there)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .. import dominion
from ..game import Game
from ..model.cards import FACES, CardType
from ..model.roles import Role
from ..model.windows import W, phase_of
from ..rules.abilities import Ability
from ..rules.kickers import LATE_KICKER

Plays = Iterator[tuple[str, int, Ability]]


def wild_sides(g: Game) -> Plays:
    """The wild sides of all flares."""
    for face, flare in g.registry.flares.items():
        yield from ((face, window, play) for window, play in flare.wild.items())


def artifacts(g: Game) -> Plays:
    """All artifacts of this edition, also those of a reward deck that is not in the game."""
    printed = {face for face, _ in (*g.edition.deck, *dominion.REWARDS)}
    for face, plays in g.registry.card_plays.items():
        if face in printed and FACES[face].type is CardType.ARTIFACT:
            yield from ((face, window, play) for window, play in plays.items())


def late_kickers(g: Game) -> Plays:
    """Kickers, after the reveal."""
    for face, _ in g.edition.reward_deck:
        if FACES[face].type is CardType.KICKER:
            yield from ((face, int(window), LATE_KICKER) for window in LATE_KICKER.windows)


def freed_from(g: Game, phases: tuple[str, ...], kinds: tuple[CardType, ...]) -> Plays:
    """The cards of these kinds that are bound to one of these phases, for any role and in each phase."""
    for face, _ in (*g.edition.deck, *g.edition.reward_deck):
        plays = g.registry.card_plays.get(face, {})
        bound = {window: play for window, play in plays.items() if phase_of(window) in phases}
        if FACES[face].type in kinds and bound:
            free = next(iter(bound.values()))
            for window in W.EACH_PHASE:
                if others := Role.ANY.value & ~(plays[window].role if window in plays else 0):
                    yield face, int(window), replace(free, role=others)
