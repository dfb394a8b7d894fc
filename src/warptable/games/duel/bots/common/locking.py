"""The answer that both seats lock in: which plans and tactics it may hold, and how it is put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warptable.kernel import DONE, Compose, Option

from ...engine.model.prompts import KEEP, SLEEVE, TACTIC, WITH
from ..joint.plain import NO_TACTIC, Half
from .reading import Reading


@dataclass(frozen=True, slots=True)
class Pick:
    """A tactic with one of its halves, as the rules name them: -1 for none."""

    tactic: int
    side: int
    half: Half


NO_PICK = Pick(-1, -1, NO_TACTIC)


def plans_offered(decision: Compose) -> list[int]:
    """The cards that may be laid as the plan; none if it lies already, or if there is no card at all."""
    return [option for option in decision.following([]) if isinstance(option, int)]


def pairs_offered(decision: Compose) -> list[tuple[int, int]]:
    """Two plans that may be laid together."""
    return [
        (card, option[1])
        for card in plans_offered(decision)
        for option in decision.following([card])
        if isinstance(option, tuple) and option[0] == WITH and card < option[1]
    ]


def tactics_offered(r: Reading, decision: Compose) -> list[Pick]:
    """The halves that may be chosen; `NO_PICK` alone if there is nothing to choose."""
    plans = plans_offered(decision)
    found = _tactics(r, decision.following([])) or (_tactics(r, decision.following([plans[0]])) if plans else [])
    return found or [NO_PICK]


def _tactics(r: Reading, options: Sequence[Option]) -> list[Pick]:
    chosen = [option for option in options if isinstance(option, tuple) and option[0] == TACTIC]
    return [Pick(tactic, side, r.tokens[tactic][side]) for _, tactic, side in chosen]


def locked(
    decision: Compose, plans: Sequence[int] = (), tactic: Pick | None = None, sleeve: tuple[int, int] | None = None
) -> Option:
    """The whole answer with these plans, this tactic and a second one. What is not named is left out where that is
    possible, and is the first possible otherwise. Without a tactic an old one is kept."""
    wanted: list[Option] = [*plans[:1], *((WITH, card) for card in plans[1:])]
    if tactic is not None:
        wanted.append((TACTIC, tactic.tactic, tactic.side))
    else:
        wanted.append(KEEP)
    if sleeve is not None:
        wanted.append((SLEEVE, *sleeve))
    picks: list[Option] = []
    while following := decision.following(picks):
        chosen = next((option for option in wanted if option in following), None)
        if chosen is None:
            chosen = DONE if DONE in following else _least(following)
        picks.append(chosen)
    return decision.whole(picks)


def _least(options: Sequence[Option]) -> Option:
    """An option that adds nothing which is not needed."""
    needed = [option for option in options if not (isinstance(option, tuple) and option[0] in (WITH, SLEEVE))]
    return (needed or options)[0]


def sleeves(decision: Compose, plans: Sequence[int], tactic: Pick) -> list[tuple[int, int]]:
    """The second tactics that may follow this answer."""
    picks: list[Option] = list(plans[:1])
    if tactic.tactic >= 0:
        picks.append((TACTIC, tactic.tactic, tactic.side))
    try:
        following = decision.following(picks)
    except (KeyError, IndexError, ValueError):
        return []
    return [option[1:] for option in following if isinstance(option, tuple) and option[0] == SLEEVE]
