"""What the laboratory counts in a game that brings no ledger: who wins (`lab.ledger.Ledger`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from warptable.game import game_of
from warptable.kernel import Decision, Event, Option, Rng, Session
from warptable.kernel.packs import Packs
from warptable.lab.coverage import Coverage, Wanted
from warptable.lab.report.sections import Section
from warptable.opening import new_game
from warptable.text.speaker import Speaker

from .engine import PlainGame

if TYPE_CHECKING:
    from warptable.lab.plan import Row

GIVEN = "given"


@dataclass(frozen=True, slots=True)
class PlainSetup:
    """A table that is left to chance."""

    seed: int
    steered: bool = False

    def open(self, edition: str, players: int, variants: tuple[str, ...]) -> Session[Any]:
        return new_game(edition, players, self.seed, variants=variants)


def facets() -> tuple[str, ...]:
    """An answer can be offered, and be given."""
    return "offered", GIVEN


def extras(game: Session[Any], /) -> dict[str, tuple[str, ...]]:
    return {}


def usage(log: Sequence[Event], /) -> tuple[dict[str, int], dict[str, int]]:
    return {}, {}


def uses(rows: Sequence[Row], /) -> dict[str, dict[str, dict[str, Any]]]:
    return {}


def measured(rows: Sequence[Row], /) -> dict[str, Any]:
    return {}


def table() -> Mapping[str, Any]:
    return {}


def sections(speaker: Speaker, report: Mapping[str, Any]) -> list[Section]:
    return []


def wanted(edition: str, players: int, variants: tuple[str, ...] = (), packs: Packs = (), /) -> Wanted:
    """Every answer to every question, as the game declares them."""
    own: PlainGame[Any] = game_of(edition).layer("engine")
    return {named(prompt, answer): facets() for prompt, answers in own.answers.items() for answer in answers}


def named(prompt: str, option: object) -> str:
    """An answer as an item of a table."""
    return f"{prompt}={option}"


def note_offer(coverage: Coverage, game: Session[Any], decision: Decision[object], option: object, /) -> None:
    for one in decision.options:
        coverage.counts[named(decision.prompt, one), "offered"] += 1
    coverage.counts[named(decision.prompt, option), GIVEN] += 1


def note_events(coverage: Coverage, log: Sequence[Event], since: int, /) -> None:
    """Answers say it all."""


def item_of(game: Session[Any], seat: int, option: object, /) -> str:
    return str(option)


def look_of(game: Session[Any], decision: Decision[object], option: object, /) -> object:
    return option


def plain_setup(coverage: Coverage, seed: int, players: int, /) -> PlainSetup:
    return PlainSetup(seed)


def steered_setup(coverage: Coverage, seed: int, players: int, variants: tuple[str, ...], /) -> PlainSetup:
    return PlainSetup(seed, steered=True)


def promise(coverage: Coverage, game: Session[Any], /) -> int:
    return 0


def choose(coverage: Coverage, game: Session[Any], decision: Decision[object], rng: Rng, /) -> Option:
    """An answer that has not been given yet, if there is one."""
    fresh = [one for one in decision.options if coverage.lacks(named(decision.prompt, one), GIVEN)]
    return rng.choice(fresh or decision.options)
