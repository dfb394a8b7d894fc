"""Pages that are brought from one frame to the next show what a page shows that was opened just now."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, act, begun, game, idle, opened, people, run, until
from warptable.games.encounter.page.hooks import PHASES
from warptable.table.errors import Refused
from warptable.table.invitation import Invitation
from warptable.table.page.families import pages_for
from warptable.table.page.frames import Drawn, Frame, Shown, slot, whole
from warptable.table.page.game.page import frame
from warptable.table.page.html import Html, tag
from warptable.table.reader import Reader
from warptable.table.rooms.orders import set_orders, toggle_stop
from warptable.table.rooms.room import Room
from warptable.table.rooms.watching import Watcher
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache

PARTIAL = re.compile(r'<hx-partial id="([^"]+)" hx-swap="([^"]+)">(.*?)</hx-partial>', re.DOTALL)
GROWING = ("log", "chat")
"""An open page keeps lines that a new one leaves out."""

INVITED = Invitation("http://table")


def span(text: str, name: str) -> tuple[int, int, int, int]:
    """Where the element with this id begins, its content begins and ends, and where it ends."""
    assert text.count(f' id="{name}"') == 1, name
    start = text.rindex("<", 0, text.index(f' id="{name}"'))
    kind = text[start + 1 : text.index(" ", start)]
    end = text.index(">", start) + 1
    if text[end - 2] == "/":
        return start, end, end, end
    depth = 0
    for found in re.compile(rf"<(/?){kind}(?=[ >])").finditer(text, start):
        depth += -1 if found[1] else 1
        if not depth:
            return start, end, found.start(), found.end() + 1
    raise AssertionError(f"{name} does not end")


def patched(text: str, message: str) -> str:
    """What a message makes of a page, as htmx does it."""
    text, message = str(text), str(message)  # markup would escape what is put beside it
    assert PARTIAL.sub("", message) == "", "anything else would replace the whole table"
    changes = PARTIAL.findall(message)
    assert all(span(text, name) for name, _, _ in changes), "all are looked up before the first is changed"
    for name, swap, markup in changes:
        start, inside, end, after = span(text, name)
        new = markup
        if swap.startswith("outerMorph"):
            new = markup.removeprefix("<svg>").removesuffix("</svg>") if "strip:true" in swap else markup
            assert span(new, name)[::3] == (0, len(new.rstrip())), f"{name} is one element"
        elif swap == "delete":
            assert markup == "", f"{name} only goes"
        else:
            start = after = {"beforeend": end, "afterbegin": inside, "afterend": after}[swap]
        text = text[:start] + new + text[after:]
    return text


class Page:
    """A page as a browser has it: the table that came first, and what was done to its elements since then."""

    def __init__(self, room: Room, watcher: Watcher, cache: SceneCache) -> None:
        self.room, self.watcher, self.cache = room, watcher, cache
        self.shown = Shown()
        self.text = ""

    def now(self) -> Frame:
        return frame(scene_for(self.room, self.watcher.reader, self.cache, INVITED))

    def get(self) -> str:
        """Get what has changed, if anything."""
        message = self.shown.message(self.now())
        if message.startswith("<div"):
            self.text = message
            return message
        self.text = patched(self.text, message)
        return message

    def region(self, name: str) -> str:
        start, _, _, end = span(self.text, name)
        return self.text[start:end]


def readers(number: int) -> Iterator[Reader]:
    """Everybody at the table and two who watch, in both languages, with the board and in words."""
    for index, reader in enumerate([*people(number), Reader("stranger", "Eve"), Reader("another", "Mallory")]):
        yield Reader(
            reader.guest,
            reader.name,
            locale=("en", "de")[index % 2],
            text_view=index % 3 == 2,
            coach=index == 1,
        )


async def something(room: Room, pages: list[Page], chance: random.Random) -> None:
    """People do not only answer."""
    play, page = game(room), chance.choice(pages)
    reader = page.watcher.reader
    try:
        match chance.randrange(12):
            case 0:
                await room.say(reader, f"{chance.random()} <b>&")
            case 1:
                await toggle_stop(room, reader, chance.choice(PHASES))
            case 2:
                await set_orders(room, reader, untouched=chance.random() < 0.5, encounter=chance.random() < 0.2)
            case 3:
                room.leave_page(page.watcher)
                page.watcher = await room.enter(reader)
            case 4:
                await play.pauses.hold(chance.randrange(4), play.pauses.number)
            case 5:
                await play.answers.undo(chance.randrange(4))
            case _:
                await act(play, chance)
    except Refused:
        pass


@pytest.mark.parametrize(
    ("edition", "seed", "changes"),
    [
        ("ffg", 1, 25),
        ("avalon", 3, 25),
        *(pytest.param(*game, 100, marks=pytest.mark.soak) for game in (("ffg", 1), ("ffg", 2), ("avalon", 3))),
    ],
)
def test_after_every_change_a_patched_page_is_a_fresh_one(
    tmp_path: Path, edition: str, seed: int, changes: int
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as hub:
            settings = replace(QUICK, players=4, edition=edition)
            room = await begun(hub, settings, persons=4, seed=seed)
            cache, chance = SceneCache(), random.Random(seed)
            pages = [Page(room, await room.enter(reader), cache) for reader in readers(4)]
            sizes: list[int] = []
            for _ in range(changes):
                await something(room, pages, chance)
                await until(lambda: idle(game(room)))
                slow = chance.choice(pages)  # it skips this one, and then gets both changes at once
                for page in pages:
                    if page is not slow:
                        sizes.append(len(page.get()))
                        assert page.get() == "", "nothing has happened since"
                        compare(page)
            for page in pages:
                page.get()
                compare(page)
            assert 0 in sizes, "whoever has nothing new gets nothing"

    run(scenario())


@pytest.mark.parametrize("edition", ["ffg", "avalon"])
def test_a_region_looks_at_nothing_but_its_part(tmp_path: Path, edition: str) -> None:
    """A region is handed the whole scene. mypy keeps its code to the part; this does so for templates, too."""

    async def scenario() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, players=4, edition=edition), persons=4, seed=7)
            cache, chance = SceneCache(), random.Random(7)
            for _ in range(30):
                await act(game(room), chance)
                await until(lambda: idle(game(room)))
                for reader in readers(4):
                    scene = scene_for(room, reader, cache, INVITED)
                    pages = pages_for(scene.view)
                    for region in pages.in_words if reader.text_view else pages.picture:
                        part = {one.name: getattr(scene, one.name) for one in fields(region.part)}
                        assert region.draw(region.part(**part)) == region.draw(scene), region.name

    run(scenario())


def compare(page: Page) -> None:
    fresh = page.now()
    for name, region in fresh.regions.items():
        if name in GROWING:
            kept, new = lines(page.region(name)), lines(whole(region))
            kept, new = (kept[::-1], new[::-1]) if page.watcher.reader.text_view and name == "log" else (kept, new)
            assert kept[-len(new) :] == new if new else not kept, name
        else:
            assert page.region(name) == whole(region).strip(), name
    assert cut(page.text) == cut(fresh.whole)


def lines(markup: str) -> list[str]:
    """The lines of log and chat, and the headings."""
    return re.findall(
        r'<div class="log-line.*?</div>|<p class="chat-line.*?</p>|<h3 .*?</h3>|<summary>.*?</summary>', markup
    )


def cut(text: str) -> str:
    """The table without what grows."""
    for name in GROWING:
        _, start, end, _ = span(text, name)
        text = text[:start] + text[end:]
    return text


def paragraph(name: str, text: str) -> Html:
    return tag("p", text, id=name)


def test_a_page_gets_the_regions_that_differ_in_one_message() -> None:
    shown, shell = Shown(), Html(f'<div id="table">{slot("one")}{slot("two")}<svg>{slot("three")}</svg></div>')
    regions: dict[str, Drawn] = {
        "one": paragraph("one", "1"),
        "two": paragraph("two", "2"),
        "three": tag("g", id="three"),
    }
    first = '<div id="table"><p id="one">1</p><p id="two">2</p><svg><g id="three"></g></svg></div>'
    assert shown.message(Frame(shell, regions)) == first
    assert shown.message(Frame(shell, dict(regions))) == ""
    changed = regions | {"one": paragraph("one", "I"), "three": tag("g", id="three", class_="on")}
    assert shown.message(Frame(shell, changed)) == (
        '<hx-partial id="one" hx-swap="outerMorph"><p id="one">I</p></hx-partial>'
        '<hx-partial id="three" hx-swap="outerMorph strip:true"><svg><g id="three" class="on"></g></svg></hx-partial>'
    )


def test_another_shell_brings_everything() -> None:
    shown = Shown()
    assert shown.message(Frame(tag("div", "waiting"))) == "<div>waiting</div>"
    assert shown.message(Frame(tag("div", "waiting"))) == ""
    playing = Frame(tag("div", slot("one")), {"one": paragraph("one", "1")})
    assert shown.message(playing) == '<div><p id="one">1</p></div>'
    assert shown.message(Frame(tag("div", "broken"))) == "<div>broken</div>"
    assert shown.message(playing) == '<div><p id="one">1</p></div>'


def test_of_a_region_that_is_a_frame_a_page_gets_what_differs() -> None:
    shown, shell = Shown(), tag("div", slot("form"), id="table")

    def form(one: str, two: str = "2", kind: str = "a") -> Frame:
        inner = tag("form", slot("one"), slot("two"), id="form", class_=kind)
        return Frame(shell, {"form": Frame(inner, {"one": paragraph("one", one), "two": paragraph("two", two)})})

    first = '<form id="form" class="a"><p id="one">1</p><p id="two">2</p></form>'
    assert shown.message(form("1")) == f'<div id="table">{first}</div>'
    assert shown.message(form("1")) == ""
    assert shown.message(form("I")) == '<hx-partial id="one" hx-swap="outerMorph"><p id="one">I</p></hx-partial>'
    second = '<form id="form" class="b"><p id="one">I</p><p id="two">2</p></form>'
    assert shown.message(form("I", kind="b")) == f'<hx-partial id="form" hx-swap="outerMorph">{second}</hx-partial>'
    nothing = tag("form", id="form", hidden=True)
    assert nothing in shown.message(Frame(shell, {"form": nothing}))
    assert first in shown.message(form("1"))
