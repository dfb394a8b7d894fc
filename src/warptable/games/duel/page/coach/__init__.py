"""What helps in a first game: the opening of the game for two, and which hint fits."""

from __future__ import annotations

from warptable.kernel import Of
from warptable.table.page.game import coach as common
from warptable.table.page.html import Html
from warptable.table.page.render import render_kept

from ...engine import facts
from ..scene.data import CoachPart

STEPS = ("destiny", "dials", "choose", "volley", "reveal", "win")
"""What the opening tells of a duel."""


def coach(scene: CoachPart) -> Html:
    """`<aside id="coach">`: the hint for this reader."""
    return common.coach(scene, opening, hint_key, _words)


def _words(scene: CoachPart, key: str) -> tuple[str, str]:
    """Heading and text."""
    return scene.t("coach-label"), scene.t(f"duel-coach-{key}")


def hint_key(scene: CoachPart) -> str:
    """What the hint is about: the reader's own question, an ability behind it, or else the phase; empty if nobody has
    put it into words."""
    has = scene.speaker.has
    if scene.asked is not None:
        decision = scene.asked.decision
        prompt, head = f"ask-{decision.prompt}", decision.source.partition(".")[0]
        if has(f"duel-coach-{prompt}"):
            return prompt
        return "ask-power" if decision.of == Of.USE or head in facts.aliens() or head in facts.envoys() else ""
    phase = f"phase-{scene.phase}"
    return phase if has(f"duel-coach-{phase}") else ""


def opening(scene: CoachPart) -> Html:
    """The goal, how a duel goes, and who plays; the game begins when this has been read."""
    view, speaker = scene.view, scene.speaker
    players = [
        (seat, speaker.name(seat), known.alien, speaker.alien(known.alien), speaker.sheet(known.alien).does)
        for seat, known in enumerate(view.seats)
        if known.alien
    ]
    return render_kept(
        "duel/coach/opening.html",
        speaker,
        at=f"/t/{scene.table}",
        goal=view.seats[view.me].to_win,
        steps=STEPS,
        players=players,
        colors=speaker.colors,
        me=scene.me,
    )
