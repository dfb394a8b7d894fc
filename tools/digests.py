"""Digests of whole games: every question, option, answer, event and view of seeded games, as one number a table.

    python tools/digests.py          writes tests/golden/digests.json again
    python tools/digests.py --check  says which of them differ

A golden playthrough can be read but tells of few games; a digest cannot be read but covers every edition, variant and
number of players, with all aliens and flares. A change that is meant to change nothing leaves all of them as they were.
"""

import dataclasses
import hashlib
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.game import family_of_session
from warptable.kernel import Rng, Session

FILE = Path(__file__).resolve().parent.parent / "tests" / "golden" / "digests.json"
VARIANTS = ("four-planets", "hidden-powers", "rotating-powers", "freewheeling-flares", "classic-filch")
COSMOS = ("technology", "reward-deck", "flagships", "dominion-aliens")
ENCOUNTERS = 8  # of each game: most of what can happen happens early


class Run(NamedTuple):
    """Some games of one kind of table."""

    edition: str
    players: int
    variants: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("random",)  # taken in turn by the seats
    games: int = 4
    uniform: bool = False
    powers: bool = True

    @property
    def name(self) -> str:
        asked, powers = "uniform" if self.uniform else "", "" if self.powers else "without-powers"
        table = [self.edition, str(self.players), powers, *self.variants]
        return " ".join(filter(None, [*table, "+".join(self.bots), asked]))


RUNS = (
    *(Run("ffg", players) for players in (3, 4, 5)),
    *(Run("ffg", 4, uniform=True, variants=variants) for variants in ((), ("hidden-powers",), VARIANTS)),
    *(Run("ffg", players, (variant,)) for players in (3, 4, 5) for variant in VARIANTS),
    *(Run("ffg", players, VARIANTS) for players in (3, 4, 5)),
    *(Run("avalon", players, powers=False) for players in (2, 3, 4)),
    *(Run("avalon", players) for players in (2, 3, 4)),
    Run("avalon", 4, uniform=True),
    *(Run("ffg", players, ("technology",)) for players in (3, 4, 5)),
    Run("ffg", 4, (*VARIANTS, "technology"), uniform=True),
    Run("ffg", 4, ("reward-deck", "salvage-vessels")),
    *(Run("ffg", players, ("dominion-aliens",)) for players in (3, 4, 5)),
    Run("ffg", 4, ("dominion-aliens", "reward-deck")),
    Run("ffg", 4, ("flagships",)),
    Run("ffg", 4, ("two-ships", "dominion-aliens"), games=2),
    Run("ffg", 4, ("two-flagships", "technology")),
    Run("ffg", 4, COSMOS),
    Run("ffg", 4, COSMOS, games=2, uniform=True),
    *(Run("ffg", players, bots=("steady", "novice")) for players in (3, 4, 5)),
    Run("ffg", 4, VARIANTS, ("steady", "novice")),
    *(Run("avalon", players, bots=("steady",), powers=False) for players in (2, 3, 4)),
    *(Run("avalon", players, bots=("steady", "novice")) for players in (2, 3, 4)),
    Run("ffg", 4, bots=("shrewd", "steady"), games=1),
    Run("avalon", 3, bots=("shrewd", "steady"), games=1, powers=False),
    Run("avalon", 3, bots=("shrewd", "steady"), games=1),
    Run("duel", 2),
    Run("duel", 2, powers=False),
    Run("duel", 2, uniform=True),
    Run("duel", 2, ("tamed-underdog", "alternative-tactics")),
    Run("duel", 2, bots=("steady", "novice")),
    Run("duel", 2, bots=("shrewd", "steady"), games=1),
)


def digest_of(run: Run) -> str:
    """All that happened in the games of a run, as one number."""
    digest = hashlib.sha256()
    for seed in range(run.games):
        aliens = None if run.powers else ()
        game = new_game(run.edition, run.players, seed, aliens, run.variants, uniform=run.uniform)
        _play(run, game, Rng.seeded("digest", seed), digest)
    return digest.hexdigest()[:24]


def _play(run: Run, game: Session[Any], rng: Rng, digest: Any) -> None:
    family = family_of_session(game)
    bots = [make_bot(run.bots[seat % len(run.bots)], family.id) for seat in range(run.players)]
    looks = [Sight(game, seat) for seat in range(run.players)]
    told = 0
    while game.decisions and family.rounds(game.state) <= ENCOUNTERS:
        decision = game.decisions[0]
        _note(digest, [decision.key, decision.kind, list(decision.options), decision.about])
        option = bots[decision.seat].choose(looks[decision.seat], decision, rng)
        _note(digest, option)
        game.answer(decision, option)
        for event in game.log[told:]:
            _note(digest, [event.seen_by(seat) for seat in (None, *range(run.players))])
        told = len(game.log)
    ships, hands = game.state.ships, [sorted(game.state.faces[card] for card in seat.hand) for seat in game.state.seats]
    _note(digest, [ships, hands, list(game.winners)])


def _note(digest: Any, told: Any) -> None:
    digest.update(json.dumps(told, separators=(",", ":"), default=_plain).encode())


def _plain(told: Any) -> Any:
    return [getattr(told, field.name) for field in dataclasses.fields(told)]


def main() -> int:
    """Write the file, or check it."""
    made = {run.name: digest_of(run) for run in RUNS}
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    differing = [name for name, digest in made.items() if known.get(name) != digest]
    if "--check" not in sys.argv:
        FILE.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(f"differing: {', '.join(differing)}" if differing else "all as they were")
    return 1 if differing and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
