"""The names that can occur at a table, each in a fixed order: what vectors and actions are indexed by.

Everything is read out of the edition's manifest and the loaded content. So a new card, alien or word
gets its place by itself; the places of the others may move then, and `fingerprint` tells so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import lru_cache

from warptable.kernel.colors import COLORS
from warptable.kernel.packs import Packs

from ..engine import dominion
from ..engine.content.registry import registry_for
from ..engine.editions import Edition, edition_for
from ..engine.model.cards import FACES, CardType, flare_of
from ..engine.model.destiny import WILD
from ..engine.model.prompts import WINDOWS
from ..engine.model.views import View
from ..engine.rulebook import Settings
from ..engine.rules.abilities import REINFORCEMENT
from ..engine.rules.aliens import Alien
from ..engine.rules.steps import STEPS
from ..engine.rules.wiring import Registry

_WITH_VALUE = (CardType.ATTACK, CardType.REINFORCEMENT)
_LIKE_THEM = (CardType.NEGOTIATE,)  # what an alien of an expansion may play like a reinforcement


@dataclass(frozen=True)
class Vocabulary:
    """All names of one kind of table."""

    players: int
    planets: int  # of one home system at set-up
    later: int  # that may join one home system later, and are there at a time
    steps: tuple[str, ...]
    prompts: tuple[str, ...]
    words: tuple[str, ...]  # options that are plain words: pass, done, accept
    faces: tuple[str, ...]  # cards of the decks
    rewards: tuple[str, ...]  # those of the reward deck; empty without one
    strengths: tuple[str, ...]  # those of them that may be laid on a chosen side
    destiny: tuple[str, ...]  # destiny cards without the colours: those are seats
    aliens: tuple[str, ...]
    uses: tuple[str, ...]  # abilities that may be chosen
    answerable: tuple[str, ...]  # what a zap may answer: abilities, sides of flares, artifacts
    cheats: tuple[str, ...]  # what a classic flare lets do to a planet
    techs: tuple[str, ...]  # the tech deck; empty without technology

    @property
    def places(self) -> int:
        """For how many planets there is a place."""
        return self.players * (self.planets + self.later)

    def place(self, planet: int, view: View) -> int | None:
        """The place of a planet, from the viewer's home system on; those that joined a system later come after all
        others. None: a planet that nobody expected."""
        first = self.players * self.planets
        if planet < first:
            return (planet - view.me * self.planets) % first
        owner = view.home_of[planet]
        number = sum(view.home_of[other] == owner and other not in view.gone for other in range(first, planet))
        return first + (owner - view.me) % self.players * self.later + number if number < self.later else None

    @property
    def sheets_hold_ships(self) -> bool:
        """May ships lie on alien sheets here?"""
        return not set(dominion.ALIENS).isdisjoint(self.aliens)

    @property
    def has_warnings(self) -> bool:
        """May a hazard warning be drawn here (N-HAZ-5)?"""
        return bool(self.rewards) or self.sheets_hold_ships

    @property
    def ships(self) -> tuple[str, ...]:
        """The kinds of special ships that everybody has here."""
        return tuple(kind for kind in dominion.SHIPS if any(use.startswith(f"{kind}.") for use in self.uses))

    @property
    def fingerprint(self) -> str:
        """The same for two tables exactly if a policy of the one fits the other."""
        return hashlib.sha256(repr(astuple(self)).encode()).hexdigest()[:16]


def vocabulary_of(settings: Settings) -> Vocabulary:
    """The names at a table with these settings. Aliens that are not dealt count too: powers wander."""
    return _made(settings.edition, settings.variants, settings.players, _named(settings), settings.packs)


def _named(settings: Settings) -> tuple[str, ...]:
    """Aliens that somebody asked for, which the edition may not have."""
    return tuple(sorted({*(settings.aliens or ()), *(settings.flares or ())}))


@lru_cache(maxsize=16)
def _made(name: str, variants: tuple[str, ...], players: int, named: tuple[str, ...], packs: Packs) -> Vocabulary:
    edition = edition_for(name, variants, players)
    registry = registry_for(
        name, edition.classic, packs, edition.known_techs, edition.more_aliens, edition.reward_deck, edition.ships
    )
    at_home = {*edition.pool, *(alien for pack in packs for alien in pack.ids)} if edition.aliens else set()
    aliens = tuple(sorted({*at_home, *named} & registry.aliens.keys()))
    rewards = tuple(face for face, _ in edition.reward_deck)
    deck = tuple(dict.fromkeys((*(face for face, _ in edition.deck), *rewards)))
    techs = tuple(tech for tech in registry.techs.values() if tech.research <= edition.most_research)
    declared = [registry.aliens[alien].abilities for alien in aliens] + [tech.abilities for tech in techs]
    declared += [ship.abilities for ship in registry.ships.values()]
    uses = tuple(ability.id for abilities in declared for ability in abilities)
    return Vocabulary(
        players=players,
        planets=edition.planets,
        later=_later(edition, [registry.aliens[alien] for alien in aliens]),
        steps=tuple(STEPS),
        prompts=tuple(map(str, (*sorted(registry.prompts), *WINDOWS.values()))),
        words=tuple(sorted(registry.words)),
        faces=(*deck, *(flare_of(alien) for alien in aliens if flare_of(alien) in registry.flares)),
        rewards=rewards,
        strengths=tuple(face for face in deck if FACES[face].type in _strong(edition)),
        destiny=(WILD, *edition.specials),
        aliens=aliens,
        uses=uses,
        answerable=(*uses, *_plays(registry, aliens), *registry.artifacts, REINFORCEMENT.id),
        cheats=_cheats(edition),
        techs=tuple(tech.id for tech in techs),
    )


def _strong(edition: Edition) -> tuple[CardType, ...]:
    """The types of cards that may be laid on a chosen side."""
    return (*_WITH_VALUE, *_LIKE_THEM) if edition.more_aliens else _WITH_VALUE


def _later(edition: Edition, aliens: Sequence[Alien]) -> int:
    """How many planets may join one home system: all that an alien brings, and the Genesis planet."""
    brought = max((alien.planets for alien in aliens), default=0)
    return brought + (edition.technology or brought > 0)


def _plays(registry: Registry, aliens: tuple[str, ...]) -> list[str]:
    """Both sides of every flare."""
    return sorted({ability.id for alien in aliens for ability in registry.aliens[alien].flares})


def _cheats(edition: Edition) -> tuple[str, ...]:
    """Options of a classic flare that name a planet."""
    return ("cheat-ship",) if edition.classic else ()


def colours(players: int) -> dict[str, int]:
    """The destiny cards that name a seat."""
    return {f"destiny-{color}": seat for seat, color in enumerate(COLORS[:players])}
