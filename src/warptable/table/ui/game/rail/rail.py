"""The rail as a whole."""

from __future__ import annotations

from markupsafe import Markup

from ....play.encounter import PHASES
from ....scene.data import Scene
from ...names import coloured, named
from ...render import render
from .deals import deals
from .log import log
from .powers import powers

LAST_CHAT = 2
"""Lines of chat under the log."""
TABS = ("log", "chat", "deals", "powers")


def rail(scene: Scene) -> Markup:
    """Tabs, chat line, standing orders, undo and hold. Which tab is open is the state of a radio button, so that a
    new frame leaves it alone."""

    def say(text: str) -> Markup:
        return coloured(scene.speaker, len(scene.people), text)

    def who(seat: int) -> Markup:
        return named(scene.speaker, seat)

    return render(
        "rail.html",
        t=scene.t,
        scene=scene,
        at=f"/t/{scene.table}",
        tabs=TABS,
        log=log(scene),
        deals=deals(scene.log, talking=scene.talks is not None),
        powers=powers(scene),
        last_chat=scene.chat[-LAST_CHAT:],
        phases=PHASES,
        say=say,
        who=who,
    )
