"""What the laboratory counts in a game that brings no ledger: who wins (`lab.ledger.Ledger`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from warptable.game import game_of
from warptable.kernel import Decision, Option, Rng, Session
from warptable.kernel.packs import Packs
from warptable.lab.coverage import Coverage, Wanted
from warptable.lab.ledger import Ledger
from warptable.lab.report.sections import Section
from warptable.opening import new_game
from warptable.text.speaker import Speaker

from .engine import PlainGame

OFFERED, GIVEN = FACETS = ("offered", "given")
"""What can happen to an answer."""


@dataclass(frozen=True, slots=True)
class PlainSetup:
    """A table that is left to chance."""

    seed: int
    steered: bool = False

    def open(self, edition: str, players: int, variants: tuple[str, ...]) -> Session[Any]:
        return new_game(edition, players, self.seed, variants=variants)


def sections(speaker: Speaker, report: Mapping[str, Any]) -> list[Section]:
    return []


def wanted(edition: str, players: int, variants: tuple[str, ...] = (), packs: Packs = ()) -> Wanted:
    """Every answer to every question, as the game declares them."""
    own: PlainGame[Any] = game_of(edition).layer("engine")
    return {named(prompt, answer): FACETS for prompt, answers in own.answers.items() for answer in answers}


def named(prompt: str, option: object) -> str:
    """An answer as an item of a table."""
    return f"{prompt}={option}"


def note_offer(coverage: Coverage, game: Session[Any], decision: Decision[object], option: object) -> None:
    for one in decision.options:
        coverage.counts[named(decision.prompt, one), OFFERED] += 1
    coverage.counts[named(decision.prompt, option), GIVEN] += 1


def item_of(game: Session[Any], seat: int, option: object) -> str:
    return str(option)


def look_of(game: Session[Any], decision: Decision[object], option: object) -> object:
    return option


def plain_setup(coverage: Coverage, seed: int, players: int) -> PlainSetup:
    return PlainSetup(seed)


def steered_setup(coverage: Coverage, seed: int, players: int, variants: tuple[str, ...]) -> PlainSetup:
    return PlainSetup(seed, steered=True)


def choose(coverage: Coverage, game: Session[Any], decision: Decision[object], rng: Rng) -> Option:
    """An answer that has not been given yet, if there is one."""
    fresh = [one for one in decision.options if coverage.lacks(named(decision.prompt, one), GIVEN)]
    return rng.choice(fresh or decision.options)


LEDGER = Ledger(FACETS, wanted, note_offer, item_of, look_of, plain_setup, steered_setup, choose)
