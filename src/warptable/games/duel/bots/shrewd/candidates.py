"""Which answers to try out in imagined games, besides the first one."""

from __future__ import annotations

from typing import Any

from warptable.kernel import Decision, Option, Rng

from ...engine.model import prompts
from ..common.reading import Reading

MOST = 7
UNIMPORTANT = {
    prompts.CHOOSE_ALIEN,
    prompts.HAND_LIMIT,
    prompts.RECOVER_FROM,
    prompts.DESTROYED_TO,
    prompts.ORDER_USES,
    prompts.READY,
    prompts.SPEND,
    prompts.FROM_PILE,
    prompts.EXCHANGE,
}
"""Questions whose first answer is good enough: no time is spent on them."""


def candidates(r: Reading, decision: Decision[Any], first: Option, rng: Rng) -> list[Option]:
    """Answers other than the first one; none where imagined games are not worth the time."""
    if decision.prompt in UNIMPORTANT or decision.composite:
        return []
    options = _different(r, decision)
    if len(options) > MOST:
        options = rng.sample(options, MOST)
    return [option for option in options if option != first][: MOST - 1]


def _different(r: Reading, decision: Decision[Any]) -> list[Option]:
    """One option of each look: reinforcements with the same face on the same side are alike."""
    if decision.prompt != prompts.REINFORCE:
        return list(decision.options)
    seen: dict[Any, Option] = {}
    for option in decision.options:
        kind = (r.hand[option[0]].id, option[1]) if isinstance(option, tuple) else option
        seen.setdefault(kind, option)
    return list(seen.values())
