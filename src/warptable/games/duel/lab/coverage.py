"""What can happen to abilities, envoys, destiny cards, prizes and reinforcements, and what has happened.

An optional ability is offered, used and declined; one that must be used is used. An ability that works in duels may
also be used in a duel that has started over, and one that works in contests in a contest. Envoys are revealed or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from warptable.kernel import PASS, Decision, Event, Session
from warptable.kernel.packs import Packs
from warptable.lab.coverage import Coverage, Wanted

from ..engine.content.registry import registry
from ..engine.model import prompts
from ..engine.model.cards import REINFORCEMENTS
from ..engine.model.decks import CardKind
from ..engine.model.state import State
from ..engine.model.windows import W
from ..engine.rules.abilities import Ability
from .usage import envoy_item, items, prize_of

OFFERED, USED, DECLINED, CANCELLED = "offered", "used", "declined", "cancelled"
RESTARTED, CONTEST = "restarted", "contest"
FACETS = (OFFERED, USED, DECLINED, CANCELLED, RESTARTED, CONTEST)
CHOSEN = (OFFERED, USED, DECLINED)
EACH_ROUND = frozenset(range(W.SENT, W.RESULT + 1))
"""The windows that open once more when a duel starts over."""


def wanted(edition: str, players: int, variants: tuple[str, ...] = (), packs: Packs = ()) -> Wanted:
    """All items, each with the facets that can happen."""
    content = registry()
    found: Wanted = {}
    for power in (*content.aliens.values(), *content.envoys.values()):
        for ability in power.abilities:
            here = {*found.get(ability.id, ()), *ability_facets(ability)}  # several parts may have one id
            found[ability.id] = tuple(facet for facet in FACETS if facet in here)
    for envoy in content.envoys:
        found[envoy_item(envoy)] = CHOSEN
    for card in content.cards.values():
        found[card.id] = (USED,)
        if card.kind is CardKind.DUEL and card.prize is not None:
            found[prize_of(card.id)] = (USED, CANCELLED)
    for face, _ in REINFORCEMENTS:
        found[face.id] = (*CHOSEN, CONTEST)
    return found


@cache
def abilities() -> frozenset[str]:
    """The ids of all abilities of aliens and envoys."""
    powers = (*registry().aliens.values(), *registry().envoys.values())
    return frozenset(ability.id for power in powers for ability in power.abilities)


def ability_facets(ability: Ability) -> tuple[str, ...]:
    """What can happen to an ability: by its header, its windows, and whether it is a must."""
    facets = list(CHOSEN if ability.may else (USED,))
    if ability.header.covers("duel") and ability.once != "duel" and EACH_ROUND & set(ability.windows):
        facets.append(RESTARTED)
    if ability.header.covers("contest") and ability.windows != (W.SETUP,):
        facets.append(CONTEST)
    return tuple(facets)


def note_offer(coverage: Coverage, game: Session[State], decision: Decision[object], option: object) -> None:
    """Count what is offered: optional abilities, reinforcements, envoys that may be revealed."""
    if decision.prompt == prompts.REVEAL_ENVOY:
        _note_envoys(coverage, game, decision, option)
        return
    for offered in decision.options:
        item = item_of(game, decision.seat, offered)
        if item and decision.prompt in (prompts.USE, prompts.REINFORCE, prompts.ROLL_OUT):
            coverage.counts[item, OFFERED] += 1
            coverage.counts[item, DECLINED] += option in (PASS, "done")


def _note_envoys(coverage: Coverage, game: Session[State], decision: Decision[object], option: object) -> None:
    for envoy in game.state.envoys:
        if envoy.ally == decision.seat and not envoy.up:
            coverage.counts[envoy_item(envoy.id), OFFERED] += 1
            coverage.counts[envoy_item(envoy.id), DECLINED] += option in ("wait", "done")


def item_of(game: Session[State], seat: int, option: object) -> str:
    """The item that an option stands for: an ability by its id, or the face of a reinforcement; empty for others."""
    if isinstance(option, tuple) and len(option) == 2 and all(isinstance(part, int) for part in option):
        return game.state.faces[option[0]]
    return option if isinstance(option, str) and option in abilities() else ""


def look_of(game: Session[State], decision: Decision[object], option: object) -> object:
    """A card looks like its face; everything else is one of a kind."""
    faces = game.state.faces
    if isinstance(option, tuple) and option and isinstance(option[0], int) and decision.of == prompts.OF_REINFORCEMENT:
        return faces[option[0]], option[1]
    by_card = ("card", prompts.OF_LOCK, prompts.OF_FACE_IN_PILE)
    if isinstance(option, int) and decision.of in by_card and 0 <= option < len(faces):
        return faces[option]
    return option


def note_events(coverage: Coverage, log: Sequence[Event], since: int) -> None:
    """Count what the events from this place on tell."""
    kind, again = _going_on(log, since)
    for event in log[since:]:
        if event.kind == "began":
            kind, again = str(event.what), False
        elif event.kind == "restarted":
            again = True
        elif event.kind in ("card_done", "destiny_drawn"):
            kind, again = "", False
        elif event.kind == "prize_skipped":
            coverage.counts[prize_of(event.card), CANCELLED] += 1
        for item in items(event):
            coverage.counts[item, USED] += 1
            coverage.counts[item, RESTARTED] += again
            coverage.counts[item, CONTEST] += kind == "contest"


def _going_on(log: Sequence[Event], place: int) -> tuple[str, bool]:
    """What goes on at this place of a log: a duel or contest, and whether it has started over."""
    again = False
    for at in range(place - 1, -1, -1):
        event = log[at]
        if event.kind == "began":
            return str(event.what), again
        if event.kind in ("card_done", "destiny_drawn"):
            return "", False
        again = again or event.kind == "restarted"
    return "", False


def missing_of(coverage: Coverage, names: Sequence[str]) -> list[tuple[str, str]]:
    """What is missing of these items or of what belongs to them."""
    wished: list[Any] = [pair for pair in coverage.missing() if pair[0] in names or pair[0].partition(".")[0] in names]
    return wished
