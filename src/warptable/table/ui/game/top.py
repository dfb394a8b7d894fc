"""The bar on top of the game: where the game stands, the phases with the reader's stops, and the menu of the table."""

from __future__ import annotations

from markupsafe import Markup

from ....bots import LEVELS
from ....text import LOCALES
from ....text.bundles import has
from ...play.bots import STAND_IN
from ...play.clocks import SPEEDS
from ...play.scenery import scenery_of_view
from ...rooms.seats import free_name
from ...rooms.settings import LONGEST_WINDOW, NAME_LENGTH
from ...scene.data import FaultPart, OrdersPart, ScenePart, TopPart
from ..names import named
from ..render import render


def faulty(part: FaultPart) -> Markup:
    """`<p id="faulty">`: shown when the game has stopped."""
    if not part.faulty:
        return Markup('<p id="faulty" hidden></p>')
    return Markup('<p class="faulty" role="alert" id="faulty">{}</p>').format(part.t("shell-faulty"))


def where(part: ScenePart) -> Markup:
    """`<span id="where">`: edition and encounter."""
    return render("top_where.html", t=part.t, scene=part)


def phases(part: OrdersPart) -> Markup:
    """`<form id="phases">`: the phase track; a click sets or removes a stop."""
    return render("top_phases.html", t=part.t, scene=part, at=f"/t/{part.table}", phases=track(part))


def brief(part: ScenePart) -> Markup:
    """`<p id="brief">`: encounter and phase for small screens."""
    return render("top_brief.html", t=part.t, scene=part, phases=track(part))


def track(part: ScenePart) -> list[tuple[str, str]]:
    """(phase, done | now | later)."""
    phases = scenery_of_view(part.view).phases
    now = phases.index(part.phase) if part.phase in phases else -1
    if part.phase == "over":
        now = len(phases)
    return [(phase, "done" if at < now else "now" if at == now else "later") for at, phase in enumerate(phases)]


def menu(part: TopPart) -> Markup:
    """`<section id="menu">`: who sits where, and what the host and others may do about it."""

    def who(seat: int) -> Markup:
        return named(part.speaker, seat)

    def bot(level: str) -> str:
        """The level of a bot in words. A bot of another package has only its own name."""
        return part.t(f"bot-{level}") if has(part.reader.locale, f"bot-{level}") else level

    return render(
        "shell_menu.html",
        t=part.t,
        scene=part,
        reader=part.reader,
        at=f"/t/{part.table}",
        locales=LOCALES,
        who=who,
        bot=bot,
        bots=tuple(LEVELS),
        usual=STAND_IN,
        suggested=free_name(part.reader.name, [person.name for person in part.people]),
        longest_name=NAME_LENGTH,
        windows=range(LONGEST_WINDOW + 1),
        speeds=tuple(SPEEDS),
    )
