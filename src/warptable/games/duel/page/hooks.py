"""The hooks (`play.hooks.GameHooks`) of the game for two. Nothing ever answers what somebody does there, so there are
no pauses; the table only shows each event for a moment."""

from __future__ import annotations

from warptable.kernel import Session
from warptable.table.play.hooks import GameHooks

from ..engine.model.state import State
from ..engine.model.views import View

DUEL = (
    "destiny",
    "dials",
    "send",
    "envoys",
    "choose",
    "volley",
    "check",
    "reveal",
    "reinforce",
    "winner",
    "prize",
    "cleanup",
)
"""A destiny card that is a duel, step by step."""
CONTEST = ("destiny", "envoys", "choose", "reveal", "reinforce", "winner", "prize", "cleanup")
"""One that is a contest."""
ALONE = ("destiny",)
"""Any other destiny card."""
STEPS = {
    "begin": "dials",
    "prepare": "choose",
    "locked": "choose",
    "arrive": "volley",
    "tactics": "volley",
    "effect": "prize",
    "over": "cleanup",
}
"""Steps of the rules that have no mark of their own."""
GROUPS = {
    "send": ("destiny", "dials", "send"),
    "choose": ("envoys", "choose"),
    "fight": ("volley", "check"),
    "reveal": ("reveal", "reinforce"),
    "win": ("winner", "prize", "cleanup"),
}
"""The same for small screens."""
PREFIX = "duel-"
SECONDS_SHOWN = {
    "alien_chosen": 0.5,
    "roles_set": 1.2,
    "destiny_drawn": 1.4,
    "discovered": 1.0,
    "planet_picked": 0.9,
    "dial_revealed": 1.0,
    "ships_sent": 0.9,
    "envoy_revealed": 1.3,
    "plan_opened": 1.2,
    "tactic_revealed": 1.0,
    "volley": 2.0,
    "destroyed": 1.0,
    "restarted": 1.8,
    "plan_revealed": 1.2,
    "plan_replaced": 1.2,
    "plan_built": 1.0,
    "used": 1.3,
    "said": 1.4,
    "reinforced": 1.4,
    "clouts": 1.6,
    "won": 2.4,
    "prize": 1.4,
    "prize_skipped": 1.2,
    "friendship": 1.2,
    "envoy_neutral": 0.9,
    "envoy_replaced": 1.2,
    "recovered": 0.7,
    "retreated": 0.7,
    "card_done": 0.5,
}
"""Seconds for which the table shows an event of this kind before it goes on, at normal speed."""


def phase_of(step: str) -> str:
    """The phase that a step of the rules belongs to."""
    head, _, part = step.partition(".")
    if head in ("duel", "contest"):
        return STEPS.get(part, part)
    return {"": "over", "setup": "setup"}.get(head, "destiny")


def track(view: View) -> tuple[str, ...]:
    """The marks of what is going on."""
    if view.frame is None:
        return ALONE
    return DUEL if view.frame.kind == "duel" else CONTEST


def groups_of(view: View) -> tuple[str, ...]:
    """The marks of what is going on, for small screens: a contest has fewer of them, any other destiny card none."""
    if view.frame is None:
        return ()
    steps = set(track(view)) - set(ALONE)
    return tuple(group for group, phases in GROUPS.items() if steps.intersection(phases))


def cards_of(session: Session[State], seat: int) -> tuple[int, ...]:
    """The hand of a seat."""
    return tuple(session.state.seats[seat].hand)


HOOKS = GameHooks(
    round_icons={"duel": "sword", "contest": "planet", "event": "spark", "refresh": "recover"},
    phases=DUEL,
    seconds_shown=SECONDS_SHOWN,
    phase_of=phase_of,
    why_concerned=lambda *_: "touched-main",
    cards_of=cards_of,
    track=track,
    prefix=PREFIX,
)
