"""The game page: top bar, board or stage, dock, rail. The whole of it is one frame."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from ....bots import LEVELS
from ....text import LOCALES, t
from ....text.bundles import has
from ...play.bots import STAND_IN
from ...play.clocks import SPEEDS
from ...play.encounter import PHASES
from ...reader import Reader
from ...rooms.seats import free_name
from ...rooms.settings import LONGEST_WINDOW, NAME_LENGTH
from ...scene.data import Scene
from ..encounter.board import board
from ..encounter.stage import stage
from ..names import named
from ..page import page
from ..render import render
from .announcements import announcement, situation
from .coach import coach
from .dock import dock
from .rail import rail
from .rail.log import lately, whole_log
from .text_view import text_table


def table(scene: Scene) -> Markup:
    """`<div id="table">`: what a socket sends after every change."""
    return text_table(scene) if scene.reader.text_view else _picture(scene)


def game_page(scene: Scene) -> Markup:
    """The document round the table."""
    body = table(scene) + render("shell_keys.html", t=scene.t)
    address = f"/t/{scene.table}"
    return page(scene.reader, scene.title, body, path=address, live=f"{address}/ws", bare=True)


def broken_table(reader: Reader, table: str) -> Markup:
    """`<div id="table">` for a reader whose table could not be drawn: what is the matter, and where to go from here."""
    return render("broken.html", t=partial(t, reader.locale), reader=reader, table=table, at=f"/t/{table}")


def broken_page(reader: Reader, table: str, title: str) -> Markup:
    """The document round it. The next frame comes by its socket and may be drawn again."""
    address = f"/t/{table}"
    return page(reader, title, broken_table(reader, table), path=address, live=f"{address}/ws", bare=True)


def log_page(scene: Scene) -> Markup:
    """Everything that happened, as far as this reader may know it."""
    title = scene.t("shell-log-of", table=scene.title)
    return page(scene.reader, title, whole_log(scene), path=f"/t/{scene.table}/log")


def _picture(scene: Scene) -> Markup:
    return render(
        "shell_table.html",
        t=scene.t,
        scene=scene,
        call=announcement(scene),
        situation=situation(scene),
        top=top_bar(scene),
        board=board(scene),
        stage=stage(scene) or Markup(""),
        coach=coach(scene),
        dock=dock(scene),
        lately=lately(scene),
        rail=rail(scene),
    )


def top_bar(scene: Scene) -> Markup:
    """Logo, encounter, phase track, language and the other switches."""

    def who(seat: int) -> Markup:
        return named(scene.speaker, seat)

    def bot(level: str) -> str:
        """A bot of another package has no name but its own."""
        return scene.t(f"bot-{level}") if has(scene.reader.locale, f"bot-{level}") else level

    return render(
        "shell_top.html",
        t=scene.t,
        scene=scene,
        reader=scene.reader,
        at=f"/t/{scene.table}",
        phases=track(scene),
        locales=LOCALES,
        who=who,
        bot=bot,
        bots=tuple(LEVELS),
        usual=STAND_IN,
        suggested=free_name(scene.reader.name, [person.name for person in scene.people]),
        longest_name=NAME_LENGTH,
        windows=range(LONGEST_WINDOW + 1),
        speeds=tuple(SPEEDS),
    )


def track(scene: Scene) -> list[tuple[str, str]]:
    """(phase, done | now | later)."""
    now = PHASES.index(scene.phase) if scene.phase in PHASES else -1
    if scene.phase == "over":
        now = len(PHASES)
    return [(phase, "done" if at < now else "now" if at == now else "later") for at, phase in enumerate(PHASES)]
