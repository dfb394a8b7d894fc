"""What helps in a first game: the opening of encounter, and which hint fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from warptable.table.page.game import coach as common
from warptable.table.page.html import Html
from warptable.table.page.render import render_kept
from warptable.table.scene.data import Answer

from ...engine.model.prompts import WINDOWS
from ...engine.model.windows import W
from ...words.asking import face_of
from ...words.explain import TURN
from ..hooks import PHASES
from ..scene.data import CoachPart
from ..scene.hint_exceptions import STAYING_OUT

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
    "keep-tech",
    "research",
    "next-or-tech",
)
"""Questions of the rules that have their own hints; any other question comes from a power."""


SPECIAL = ("kicker", "intimidate", "rift")
"""Kinds of cards that may answer and need a word."""
SPEAKS_OF: Mapping[str, tuple[str, ...]] = {
    "ask-launch": ("totals", "losses"),
    "ask-invite": ("totals",),
    "ask-invite-defense": ("gains",),
    "ask-ally": ("gains",),
    "ask-ally-ships": ("losses", "gains"),
    "ask-encounter-card": ("totals", "gains"),
    "ask-reinforce": ("totals",),
    "ask-deal": ("deals",),
    "phase-reveal": ("totals",),
    "phase-resolution": ("losses", "gains"),
}
"""What a hint says about all games, and what a power at the table may change (`page/scene/hint_exceptions.py`)."""


def coach(scene: CoachPart) -> Html:
    """`<aside id="coach">`: the hint for this reader."""
    return common.coach(scene, opening, hint_key, _words)


def opening(scene: CoachPart) -> Html:
    """The goal, how a turn goes, and who plays; the game begins when this has been read."""
    players = [(seat, sheet.alien) for seat, player in enumerate(scene.view.seats) for sheet in player.sheets[:1]]
    return render_kept(
        "encounter/coach/opening.html",
        scene.speaker,
        at=f"/t/{scene.table}",
        goal=scene.view.colonies_to_win,
        steps=TURN,
        lesson=scene.taught.name if scene.taught is not None else "",
        number=scene.taught.number if scene.taught is not None else 0,
        players=[
            (seat, scene.speaker.name(seat), alien, scene.speaker.alien(alien), scene.speaker.sheet(alien).does)
            for seat, alien in players
            if alien
        ],
        me=scene.me,
    )


def hint_key(scene: CoachPart) -> str:
    """What the hint is about. It follows the reader's own question, then the reader's own answers, then the phase."""
    if scene.asked is not None:
        prompt = scene.asked.decision.prompt
        if prompt == "invite" and scene.view.current.defense == scene.me:
            return "ask-invite-defense"
        return f"ask-{prompt if prompt in ASKED else 'power'}"
    if scene.reaction is not None and scene.reaction.answers and not scene.reaction.answered:
        steps = any(answer.decision.prompt == WINDOWS[W.REGROUP_TECH] for answer in scene.reaction.answers)
        return "lab" if steps else _answering_with(scene, scene.reaction.answers)
    if scene.phase == "over":
        return "over"
    return f"phase-{scene.phase}" if scene.phase in PHASES else ""


def _answering_with(scene: CoachPart, answers: Sequence[Answer]) -> str:
    """A hint of its own for a kind of card that the cosmic deck does not have, else the usual one."""
    options = [option for answer in answers for option in answer.decision.options if isinstance(option, int)]
    kinds = {face.partition("-")[0] for option in options if (face := face_of(scene.view, option))}
    return next((f"may-{kind}" for kind in SPECIAL if kind in kinds), "reaction")


def _words(scene: CoachPart, key: str) -> tuple[str, str]:
    """Heading and text."""
    is_phase = key.startswith("phase-")
    said = [scene.t(f"tip-{key}" if is_phase else f"coach-{key}")]
    if key == "ask-ally":
        said.append(_staying_out(scene))
    if aliens := _doubted(scene, *SPEAKS_OF.get(key, ())):
        said.append(scene.t("coach-powers-here", aliens=aliens))
    return scene.t(key if is_phase else "coach-label"), " ".join(said)


def _staying_out(scene: CoachPart) -> str:
    """Whether it costs something not to join anybody, as far as everybody knows."""
    if aliens := _doubted(scene, STAYING_OUT):
        return scene.t("coach-staying-out-costs", aliens=aliens)
    return scene.t("coach-staying-out")


def _doubted(scene: CoachPart, *claims: str) -> str:
    """The aliens that may make one of these claims untrue, in words; empty if there are none."""
    aliens = dict.fromkeys(alien for claim, aliens in scene.hint_exceptions if claim in claims for alien in aliens)
    return scene.speaker.join([scene.speaker.alien(alien) for alien in aliens]) if aliens else ""
