"""Does a pack of aliens keep what is promised of every pack?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path

from warptable.game import Game, games
from warptable.kernel import Rng
from warptable.kernel.families import Family
from warptable.kernel.packs import Pack, Packs
from warptable.lab.exhaustive import Broken, explore
from warptable.packs import load_pack, place_in_pack
from warptable.text.checking import check_words, lacking_words

from .failure import CheckFailed
from .run import Run, Table

LARGEST = {"words": 100_000, "emblems": 20_000}
"""Characters of a message file, and of an emblem: it is part of every page with this alien."""
STEERED = 200
"""Games in which every power and flare must be offered and used: most need few, the rarest flare of ours 145."""
FACETS = ("offered", "used")
LOOKED_AT = 1_000
"""Answers between two looks at all of a game; at the questions of the alien each time."""


def check_pack(place: str | Path | Pack, rounds: int = 3) -> tuple[str, ...]:
    """Play `rounds` games with each alien of a pack in each edition, with the fewest and with the most players that it
    can have, and look at everything that is asked of a pack. Raises CheckFailed. What may be missing is returned, a
    line each: messages that one language lacks, questions that were never asked."""
    try:
        pack = place if isinstance(place, Pack) else load_pack(place)
        check_words(pack)
        game = _game_with(pack)
        tables = {alien: [*_tables(game, alien, (pack,), rounds)] for alien in pack.ids}
    except ValueError as error:
        raise CheckFailed(str(error)) from error
    _check_sizes(pack)
    asked: set[str] = set()
    for alien in pack.ids:
        for table in tables[alien]:
            run = Run(table)
            run.play()
            asked |= run.asked
        _check_uses(game, alien, (pack,))
    missing = [f"{locale} has no words for: {', '.join(names)}" for locale, names in lacking_words(pack).items()]
    declared = {str(prompt): None for version in pack.aliens.values() for prompt in version.prompts}
    return (*missing, *(f"{prompt} was never asked" for prompt in declared if prompt not in asked))


def _game_with(pack: Pack) -> Game:
    """The game whose aliens these are; raises ValueError if a name is taken."""
    return next(game for game in games().values() if {*pack.ids} <= {*game.layer("engine").all_aliens((pack,))})


def _check_sizes(pack: Pack) -> None:
    for kind, most in LARGEST.items():
        for name, text in getattr(pack, kind).items():
            if len(text) > most:
                raise CheckFailed(f"{kind} of {name}: {len(text)} characters are too many (at most {most})")


def _sizes(family: Family, edition: str, alien: str, packs: Packs) -> Sequence[int]:
    """How many players can have this alien at their table."""
    facts = family.editions()[edition]
    if alien not in family.aliens_of(edition, packs):
        return ()
    return [n for n in range(facts.low, facts.high + 1) if alien not in family.left_out(edition, n, packs=packs)]


def _tables(game: Game, alien: str, packs: Packs, rounds: int) -> Iterator[Table]:
    """The alien among others, drawn for each table."""
    family: Family = game.layer("engine")
    sizes = {edition: _sizes(family, edition, alien, packs) for edition in family.editions()}
    if not any(sizes.values()):
        raise CheckFailed(f"{alien} can be at no table: no edition offers what it needs")

    for edition, fitting in sizes.items():
        for players in sorted({*fitting[:1], *fitting[-1:]}):
            out = family.left_out(edition, players, packs=packs)
            for seed in range(rounds):
                rng, others = Rng.seeded("others", alien, seed), sorted({*family.dealt(edition)} - out.keys())
                rng.shuffle(others)
                line_up = [alien]
                for other in others:
                    if len(line_up) < players and family.may_join(edition, other, line_up, packs):
                        line_up.append(other)
                yield Table(game, edition, players, seed, tuple(line_up), packs, LOOKED_AT, alien)


def _check_uses(game: Game, alien: str, packs: Packs) -> None:
    """Everything that it declares is offered and used at least once."""
    family: Family = game.layer("engine")
    for edition in family.editions():
        if not (sizes := _sizes(family, edition, alien, packs)):
            continue
        try:
            found = explore(edition, sizes[0], inf, games=STEERED, only=(alien,), facets=FACETS, packs=packs)
        except Broken as broken:
            error = broken.__cause__ or broken
            raise CheckFailed(f"{edition}: {error}{place_in_pack(error)}; {str(broken).splitlines()[0]}") from error
        if missing := found.missing():
            raise CheckFailed(f"{edition}: {missing[0][0]} was never {missing[0][1]} in {found.games} games")
