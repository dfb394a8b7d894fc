"""A game on a page made of lists (`table.page.family.FamilyPages`): what lies on the table, the question with its
answers, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from warptable.game import game_of
from warptable.kernel import Decision, Distribute
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon, wreath
from warptable.table.page.family import FamilyPages, Library
from warptable.table.page.frames import Drawn, slot
from warptable.table.page.game import regions, typed
from warptable.table.page.game.answers import read_answer
from warptable.table.page.game.call import call_region
from warptable.table.page.game.dock.asking import Asking, place_look, seat_look
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.fields import answer_button, counter, group, is_wide, numbers
from warptable.table.page.game.dock.go import go
from warptable.table.page.game.dock.lines import NOTHING, after_game, notices, quiet, stand_in
from warptable.table.page.game.dock.pieces import key_hint, tick
from warptable.table.page.game.dock.prompt import prompt_section, question_words, time_left
from warptable.table.page.game.ending import Face, Row, ending
from warptable.table.page.game.regions import AnyRegion, Region, Regions
from warptable.table.page.html import EMPTY, Attributes, Html, joined, tag
from warptable.table.page.library.book import Book
from warptable.table.page.library.help import Help
from warptable.table.page.render import render
from warptable.table.scene.data import Asked, OrdersPart, Scene
from warptable.table.scene.lobby import WaitingRoom
from warptable.text import t

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
    speaker, seats = scene.speaker, list(dict.fromkeys(waiting.seat for waiting in scene.waiting))
    parts = [f"{name}: {value}." for name, value in on_table(speaker, scene.view).items()]
    if seats:
        parts.append(scene.t("shell-situation-waiting", who=speaker.everyone(seats)))
    return " ".join(parts)


def situation_line(scene: DockPart) -> Html:
    """`<p id="situation">`."""
    return tag("p", situation(scene), id="situation")


def call(scene: DockPart) -> Html:
    """`<i id="call">`: what the script says aloud and shows in the title while the reader is asked."""
    if scene.asked is None:
        return call_region(scene)
    asked = words.question(scene.speaker, scene.asked.decision, scene.view)
    return call_region(scene, f"q{scene.asked.serial}", scene.t("shell-call-asked", asked=asked))


def nothing(name: str) -> Html:
    """A region that shows nothing in this game."""
    return tag("i", id=name, hidden=True)


# ---- the question ---------------------------------------------------------------------------------------------------


def dock_shell(locale: str, seated: bool) -> Html:
    """`<section id="dock">` with slots for its regions."""
    watching = "" if seated else tag("p", icon("eye", 20), f" {t(locale, 'controls-watching')}", class_="watching")
    look = f"dock plaindock{'' if seated else ' onlooker'}"
    lines = map(slot, ("notices", "replaced", "prompt", "quiet"))
    return tag("section", *lines, watching, id="dock", class_=look, aria_label=t(locale, "controls-dock"), tabindex=-1)


def dock(scene: DockPart) -> dict[str, Drawn]:
    """While a bot plays for the reader, the dock says so, and asks nothing. After the game it is one region."""
    if scene.phase == "over":
        return {"dock": after_game(scene)}
    drawn: dict[str, Drawn] = {name: NOTHING[name] for name in ("replaced", "prompt", "quiet")}
    if scene.me is not None and scene.people[scene.me].absent:
        drawn["replaced"] = stand_in(scene)
    elif scene.asked is not None:
        drawn["prompt"] = prompt(scene, scene.asked)
    else:
        drawn["quiet"] = quiet(scene)
    return drawn | {"notices": notices(scene)}


def prompt(scene: DockPart, asked: Asked) -> Html:
    """`<section id="prompt">`."""
    speaker, decision, serial = scene.speaker, asked.decision, asked.serial
    control = ASKING.control_of(scene, decision)
    words_said = (say(speaker, decision, scene.view) for say in (words.question, words.hint))
    ask, fields = question_words(scene, asked, *words_said), _fields(scene, decision, control, serial)
    return prompt_section(scene, asked, ask, time_left(scene, asked), fields, go(speaker, serial, control))


class PlainAsking(Asking[DockPart]):
    """Any question as a control."""

    words = words.WORDS
    looks: ClassVar = {"seat": seat_look, "place": place_look}


ASKING = PlainAsking()


def _fields(scene: DockPart, decision: Decision[Any], control: Control, serial: int) -> Html:
    """`<div class="control">`; empty if the question is answered with the buttons beside it."""
    speaker, parts = scene.speaker, list[Html]()
    if control.mode == "number":
        parts.append(numbers(speaker, control, serial))
    if isinstance(decision, Distribute):
        start = ASKING.suggested(scene, decision)
        parts += [_berth(scene, *one, start.get(one[0], 0), serial) for one in decision.places if one[1]]
    ticks = [
        tag("label", tick(control, one, serial, nth), " ", tag("b", one.label), " ", key_hint(nth), class_="target")
        for nth, one in enumerate(control.targets, 1)
    ]
    if ticks:
        parts.append(group(control, "div", "targets", ticks))
    if is_wide(control):
        parts += [answer_button(speaker, choice, serial, nth) for nth, choice in enumerate(control.words, 1)]
    if control.several:
        parts.append(counter(speaker, control, len(control.ticked)))
    return tag("div", *parts, class_="control") if parts else EMPTY


def _berth(scene: DockPart, place: int, most: int, number: int, serial: int) -> Html:
    name, id_ = scene.speaker.place(place), f"ships-{serial}-{place}"
    value: Attributes = {"min": 0, "max": most, "value": number, "data-name": name, "inputmode": "numeric"}
    field = tag("input", type="number", name=f"ships-{place}", id=id_, **value)
    return tag("span", tag("label", name, for_=id_), field, tag("span", f"/{most}", class_="of"), class_="berth")


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
        return slot("dock") if self.over else dock_shell(locale, not self.watched)


def shell_of(scene: TablePart) -> Shell:
    return Shell(scene.watched, scene.phase == "over")


def no_orders(scene: OrdersPart) -> Html:
    return nothing("orders")


EVERYWHERE: tuple[AnyRegion, ...] = (
    Region("call", DockPart, call),
    Region("stage", OverPart, stage),
    Region("board", TablePart, board),
    Regions("dock", DockPart, dock),
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
    Region("situation", DockPart, situation_line),
    Region("typed-about", Scene, typed.about_field),
    Region("orders", OrdersPart, no_orders),
)


# ---- what can be read -----------------------------------------------------------------------------------------------


@cache
def library(game: str) -> Library:
    """The numbered rules of the game."""
    book = Book(words.rulebook(game), {game: (game,)})
    return Library(book, Help(book))


def no_aliens(room: WaitingRoom) -> Sequence[Any]:
    return ()


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
    no_aliens,
    library,
    replayed=(),
    cards_held=cards_held,
    ending=face,
)
