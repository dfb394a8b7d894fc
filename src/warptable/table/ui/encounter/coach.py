"""A hint for each step of a first game: what is going on, and what to consider. It can be turned off at any time."""

from __future__ import annotations

from markupsafe import Markup

from ...play.encounter import PHASES
from ...scene.encounter.data import CoachPart
from ..render import render_kept

ASKED = (
    "choose-alien",
    "regroup",
    "wild",
    "own-colour",
    "aim",
    "launch",
    "invite",
    "ally",
    "ally-ships",
    "encounter-card",
    "reinforce",
    "deal",
    "lose-ships",
    "ships-home",
    "reward-ships",
    "second-encounter",
)
"""Questions of the rules that have their own hints; any other question comes from a power."""


NOTHING = Markup('<aside id="coach" hidden></aside>')


def coach(scene: CoachPart) -> Markup:
    """`<aside id="coach">`: the hint for this reader; empty for spectators and for readers who have turned
    hints off."""
    if not scene.reader.coach or scene.me is None:
        return NOTHING
    key = hint_key(scene)
    if not key:
        return NOTHING
    title, text = _words(scene, key)
    return render_kept("coach.html", scene.speaker, key=key, title=title, text=text, back=f"/t/{scene.table}")


def hint_key(scene: CoachPart) -> str:
    """What the hint is about. It follows the reader's own question, then the reader's own answers, then the phase."""
    if scene.asked is not None:
        prompt = scene.asked.decision.prompt
        if prompt == "invite" and scene.view.current.defense == scene.me:
            return "ask-invite-defense"
        return f"ask-{prompt if prompt in ASKED else 'power'}"
    if scene.reaction is not None and scene.reaction.answers and not scene.reaction.answered:
        return "reaction"
    if scene.phase == "over":
        return "over"
    return f"phase-{scene.phase}" if scene.phase in PHASES else ""


def _words(scene: CoachPart, key: str) -> tuple[str, str]:
    """Heading and text."""
    if key.startswith("phase-"):
        return scene.t(key), scene.t(f"tip-{key}")
    return scene.t("coach-label"), scene.t(f"coach-{key}")
