"""What is said aloud: the call to a reader who is asked, and where the game stands, on demand."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.table.scene.data import ScenePart, WaitingPart


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something this reader has to do. `key` tells it from one already heard; `sound` goes with it."""

    key: str = ""
    text: str = ""
    sound: str = ""


def before_and_after(scene: ScenePart) -> str:
    """Where the game stands before it has begun and after it is over; else nothing."""
    return scene.t(f"shell-situation-{scene.phase}") if scene.phase in ("setup", "over") else ""


def waited_for(scene: WaitingPart) -> str:
    """Whom the table waits for."""
    seats = list(dict.fromkeys(waiting.seat for waiting in scene.waiting))
    return scene.t("shell-situation-waiting", who=scene.speaker.everyone(seats)) if seats else ""
