"""Tables at which techs are laid out and reward cards are dealt from the start: by chance alone the expensive techs are
almost never completed, and each reward card is rarely drawn."""

from __future__ import annotations

from collections.abc import Sequence

from warptable.kernel import Rng

from ..engine.content.registry import registry_for
from ..engine.editions import edition_for
from ..engine.editions.edition import Edition
from ..engine.model.cards import flare_of
from ..engine.model.position import Position
from ..engine.rules.techs import Tech

EACH = 3  # techs at each seat
MOST_SHIPS = 9  # on the techs of a seat: every table can spare this many
ON_X = (1, 3, 6, 9)  # ships on a tech that any number completes
REWARDS_EACH = 4  # reward cards in each hand


def techs_of(edition: Edition) -> list[Tech]:
    """The techs in the deck of such a table."""
    known = registry_for(edition.id, edition.classic, (), edition.techs).techs.values()
    return [tech for tech in known if tech.research <= edition.most_research]


def laid_out(
    edition: str,
    players: int,
    variants: tuple[str, ...],
    flares: Sequence[str],
    rng: Rng,
    first: Sequence[str] = (),
) -> Position:
    """Random hands; with technology also techs at all seats, facedown with too few ships or enough of them, or
    completed; with a reward deck some of its cards in all hands. The techs and the reward cards named `first` are among
    them. `flares` names the aliens whose flares are in the deck."""
    rules = edition_for(edition, variants, players)
    faces = [*(face for face, count in rules.deck for _ in range(count)), *map(flare_of, flares)]
    rng.shuffle(faces)
    hands = tuple(tuple(faces[rules.hand_size * seat : rules.hand_size * (seat + 1)]) for seat in range(players))
    techs, rewards = _techs(rules, players, rng, first), _rewards(rules, players, rng, first)
    return Position(hands, first=rng.below(players), techs=techs, rewards=rewards)


def _techs(rules: Edition, players: int, rng: Rng, first: Sequence[str]) -> tuple[tuple[int, str, int, bool], ...]:
    there = {tech.id: tech for tech in techs_of(rules)}
    names = sorted(there)
    rng.shuffle(names)
    names.sort(key=lambda name: name not in first)
    left, techs = [MOST_SHIPS] * players, []
    for number, name in enumerate(names[: EACH * players]):
        seat = number % players
        ships, done = _progress(there[name], left[seat], rng)
        left[seat] -= ships
        techs.append((seat, name, ships, done))
    return tuple(techs)


def _rewards(rules: Edition, players: int, rng: Rng, first: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    if not rules.reward_deck:
        return ()
    faces = [face for face, count in rules.reward_deck for _ in range(count)]
    rng.shuffle(faces)
    faces.sort(key=lambda face: face not in first)
    return tuple(tuple(faces[seat : REWARDS_EACH * players : players]) for seat in range(players))


def _progress(tech: Tech, left: int, rng: Rng) -> tuple[int, bool]:
    """(ships on it, is it completed?): as far as ships are left."""
    if not tech.hidden and not tech.arrivals and rng.chance(50):
        return 0, True
    needed = tech.research or rng.choice(ON_X)
    return min(left, needed if rng.chance(60) else rng.below(needed + 1)), False
