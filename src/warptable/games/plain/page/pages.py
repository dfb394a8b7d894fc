"""A game on a page made of lists (`table.page.family.FamilyPages`): what lies on the table, the question with its
answers, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from warptable.game import game_of
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon, wreath
from warptable.table.page.family import FamilyPages, Library
from warptable.table.page.frames import slot
from warptable.table.page.game import regions, typed
from warptable.table.page.game.announcements import waited_for
from warptable.table.page.game.answers import read_answer
from warptable.table.page.game.dock.asking import Asking, place_look, seat_look
from warptable.table.page.game.dock.dock import Dock, dock_shell
from warptable.table.page.game.ending import Face, Row, ending
from warptable.table.page.game.regions import AnyRegion, Region, Regions
from warptable.table.page.html import EMPTY, Html, joined, tag
from warptable.table.page.library.book import Book
from warptable.table.page.library.help import Help
from warptable.table.page.render import render
from warptable.table.scene.data import OrdersPart, Scene

from .. import words
from ..engine import PlainView
from ..scenes import DockPart, OverPart, TablePart
from ..words import by_seat, called, on_table

# ---- the table ------------------------------------------------------------------------------------------------------


def board(scene: TablePart) -> Html:
    """`<section id="board">`: a row for each seat, and below them what belongs to nobody."""
    speaker, view, whose = scene.speaker, scene.view, by_seat(scene.view)
    return render(
        "plain/board/board.html",
        t=scene.t,
        heads=[called(speaker, name) for name in whose],
        seats=[
            (seat, speaker.name(seat), [words.said(speaker, items[seat]) for items in whose.values()])
            for seat in range(view.players)
        ],
        rest=on_table(speaker, view),
        me=scene.me,
        ship=lambda seat: ship_icon(look_of(speaker.colors, seat), 22),
    )


def situation(scene: DockPart) -> str:
    """Where the game stands, in a few sentences."""
    if scene.phase == "over":
        return scene.t("shell-situation-over")
    parts = [f"{name}: {value}." for name, value in on_table(scene.speaker, scene.view).items()]
    parts.append(waited_for(scene))
    return " ".join(filter(None, parts))


def nothing(name: str) -> Html:
    """A region that shows nothing in this game."""
    return tag("i", id=name, hidden=True)


# ---- the question ---------------------------------------------------------------------------------------------------


class PlainAsking(Asking[DockPart]):
    """Any question as a control."""

    words = words.WORDS
    looks: ClassVar = {"seat": seat_look, "place": place_look}


class PlainDock(Dock[DockPart]):
    asking = PlainAsking()


DOCK = PlainDock()


# ---- the end --------------------------------------------------------------------------------------------------------


def stage(scene: OverPart) -> Html:
    """`<section id="stage">`: nothing until the game is over."""
    return ending(scene, face(scene)) if scene.phase == "over" else tag("section", id="stage", hidden=True)


def face(scene: OverPart) -> Face:
    """What the end of a game shows."""
    speaker, view = scene.speaker, scene.view
    looks = [look_of(speaker.colors, seat) for seat in range(view.players)]
    own = game_of(view.edition).layer("engine")
    points = own.points_in(view)
    best = max(points, default=0)
    if len(scene.winners) == 1:
        title = scene.t("stages-over-one", who=speaker.who(scene.winners[0]))
    else:
        names = speaker.everyone(scene.winners, "nom")
        title = scene.t("stages-over-shared", winners=names) if scene.winners else scene.t("stages-over-none")
    return Face(
        title=title,
        crown=tag("div", wreath(tuple(looks[seat] for seat in scene.winners)), class_="stage-laurels"),
        signs=joined(ship_icon(looks[seat], 34) for seat in scene.winners),
        claims=(),
        rows=[
            Row(
                seat,
                speaker.name(seat),
                speaker.name(seat),
                bool(scene.people[seat].bot),
                ship_icon(looks[seat], 28),
                "",
                points[seat],
                best,
                seat in scene.winners,
                "",
            )
            for seat in range(view.players)
        ],
        caption=scene.t("plain-standings"),
        points=scene.t("plain-points"),
        numbers=(),
        picture=lambda feat: EMPTY,
    )


# ---- the page -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shell:
    """What stays the same while a game goes on."""

    watched: bool
    over: bool

    panes: ClassVar = ()
    tabs: ClassVar = {"log": "shell-tab-log", "chat": "shell-tab-chat"}
    in_words: ClassVar = "plain/text_view/text_view.html"
    parts: ClassVar = {
        **{part: f"shell-text-part-{part}" for part in ("decision", "situation", "log")},
        "chat": "shell-tab-chat",
    }

    def board(self, locale: str) -> Html:
        return slot("board")

    def dock(self, locale: str) -> Html:
        return slot("dock") if self.over else dock_shell(locale, not self.watched, look="dock plaindock")


def shell_of(scene: TablePart) -> Shell:
    return Shell(scene.watched, scene.phase == "over")


def no_orders(scene: OrdersPart) -> Html:
    return nothing("orders")


EVERYWHERE: tuple[AnyRegion, ...] = (
    Region("call", DockPart, DOCK.call),
    Region("stage", OverPart, stage),
    Region("board", TablePart, board),
    Regions("dock", DockPart, DOCK.regions),
)
PICTURE: tuple[AnyRegion, ...] = (
    *regions.PICTURE,
    *EVERYWHERE,
    Region("coach", TablePart, lambda _: nothing("coach")),
    Region("moment", TablePart, lambda _: nothing("moment")),
)
IN_WORDS: tuple[AnyRegion, ...] = (
    *regions.IN_WORDS,
    *EVERYWHERE,
    Region("situation", Scene, typed.situation_line),
    Region("typed-about", Scene, typed.about_field),
    Region("orders", OrdersPart, no_orders),
)


# ---- what can be read -----------------------------------------------------------------------------------------------


@cache
def library(game: str) -> Library:
    """The numbered rules of the game."""
    book = Book(words.rulebook(game), {game: (game,)})
    return Library(book, Help(book))


def cards_held(speaker: words.Speaker, view: PlainView) -> Sequence[Html]:
    """What a seat has in its hands, as its names."""
    return [tag("b", name) for _, name in words.hand(speaker, view)]


pages = FamilyPages(
    shell_of,
    PICTURE,
    IN_WORDS,
    situation,
    {},
    read_answer,
    library,
    replayed=(),
    cards_held=cards_held,
    ending=face,
)
