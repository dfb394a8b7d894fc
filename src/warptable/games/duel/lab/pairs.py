"""Games in which every pair of aliens meets, and every alien every envoy, to find rules that break each other.

27 aliens have 351 pairs; with 18 envoys there are 486 more meetings. A game has three envoys, one of each icon, so the
games of the pairs go through all envoys, too.
"""

from __future__ import annotations

from itertools import combinations, zip_longest
from typing import NamedTuple

from warptable import new_game
from warptable.game import family_of
from warptable.kernel import Rng

from ..engine.content.registry import registry
from ..engine.model.decks import ICONS
from .steering import LIMIT

ENDLESS = 60_000  # decisions
CHECK_EVERY = 7  # decisions between two checks of everything
HELP = 3  # of this many envoy questions, all but one bring envoys into play


class PairBroken(Exception):
    """A game broke; the message names the table and the seed to play it again."""


class Meeting(NamedTuple):
    """Two aliens and the envoys in play."""

    aliens: tuple[str, str]
    envoys: tuple[str, ...]


def trios() -> list[tuple[str, ...]]:
    """Envoys that are in play together, so that each is there once: one of each icon."""
    known = registry().envoys.values()
    rows = [sorted(envoy.id for envoy in known if envoy.icon == icon) for icon in ICONS]
    return [tuple(name for name in column if name) for column in zip_longest(*rows)]


def meetings() -> list[Meeting]:
    """Every pair of aliens once, and every alien with every envoy."""
    aliens, envoys = sorted(registry().aliens), trios() or [()]
    found = [Meeting(pair, envoys[number % len(envoys)]) for number, pair in enumerate(combinations(aliens, 2))]
    met = {(alien, trio) for meeting in found for alien in meeting.aliens for trio in [meeting.envoys]}
    for place, alien in enumerate(aliens):
        for trio in envoys:
            if (alien, trio) not in met:
                other = aliens[(place + 1) % len(aliens)]
                found.append(Meeting((alien, other), trio))
                met |= {(alien, trio), (other, trio)}
    return found


def play_meeting(meeting: Meeting, seed: int, variants: tuple[str, ...] = ()) -> int:
    """Play and check one random game; the number of its destiny cards. Raises PairBroken."""
    try:
        game = new_game("duel", 2, seed, meeting.aliens, variants, envoys=meeting.envoys, limit=LIMIT)
        problems, rng, decisions = family_of("duel").problems, Rng.seeded("pairs", seed), 0
        while not game.over:
            decision = rng.choice(game.decisions)
            options = decision.options
            asked = "reveal" in options and rng.below(HELP)
            game.answer(decision, "reveal" if asked else rng.choice(options))
            decisions += 1
            if decisions % CHECK_EVERY == 0 and (wrong := problems(game)):
                raise RuntimeError("; ".join(wrong))
            if decisions > ENDLESS:
                raise RuntimeError("this game does not end")
    except Exception as error:
        table = f"{','.join(meeting.aliens)} with {','.join(meeting.envoys) or 'no envoys'}"
        raise PairBroken(f"{table}, seed {seed}: {type(error).__name__}: {error}") from error
    cards: int = game.state.cards
    return cards
