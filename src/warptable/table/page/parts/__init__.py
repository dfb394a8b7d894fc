"""The parts of the page by name: every element in every state, to look at whoever changes one.

What an element looks like stands beside it in a module `parts`: `PARTS`, by name a document for a reader. They are made
from the examples of a game (`page/examples.py`) or from a few lines of data. `warptable dev parts` serves them
(`web/parts.py`), and the pictures that tests and tools compare are of these pages.
"""

from __future__ import annotations

import json
import pkgutil
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from typing import Any, NamedTuple

from warptable.game import games
from warptable.text import LOCALES, t

from ...reader import THEMES, Reader
from ...scene.data import Scene
from ..game.page import game_page, table
from ..html import Html, put_last, tag
from ..page import page
from ..render import render

Draw = Callable[[Reader], Html]
SceneIn = Callable[[str], Scene]
"""A scene in a language."""
WIDTHS = {390: 844, 844: 390, 1280: 720}
"""How wide a part is looked at, and how high the window is then."""
OURS = "warptable.table.page"
ELEMENT = re.compile(r"warptable\.(table\.|games\.)?|(?<=\.)page\.|\.page$")
SIZED = tuple(theme for theme in THEMES if theme != "auto")


class Part(NamedTuple):
    """An example of an element. `element`: the folder of the code that draws it."""

    name: str
    element: str
    draw: Draw

    def document(self, reader: Reader) -> str:
        """The whole page. Nothing happens at its table: it is not connected."""
        return str(self.draw(reader)).replace(" hx-ws:connect=", " data-not-connected=")


class Look(NamedTuple):
    """How the parts are looked at."""

    locale: str = LOCALES[0]
    theme: str = "dark"
    width: int = 1280

    @property
    def reader(self) -> Reader:
        return Reader("guest", "Ada", self.locale, theme=self.theme, motion="none")


# ---- which there are -----------------------------------------------------------------------------------------------


@cache
def all_parts() -> Mapping[str, Part]:
    """Those of the pages of all tables, then those of each game."""
    found: dict[str, Part] = {}
    packages = (game.pages.partition(":")[0].rpartition(".")[0] for game in games().values())
    for package in filter(None, dict.fromkeys((OURS, *packages))):
        for module in _modules(package):
            element = ELEMENT.sub("", module.rpartition(".")[0]).replace(".", "/")
            for name, draw in import_module(module).PARTS.items():
                if name in found:
                    raise ValueError(f"two parts are called {name!r}: in {found[name].element} and in {element}")
                found[name] = Part(name, element, draw)
    return found


def _modules(package: str) -> Iterator[str]:
    """The modules called `parts` in this package and in the packages in it."""
    folder = getattr(import_module(package), "__path__", ())  # a game in a single file has none
    for found in pkgutil.walk_packages(folder, f"{package}."):
        if found.name.endswith(".parts") and found.name != __name__:
            yield found.name


def elements() -> dict[str, list[Part]]:
    """All parts by their elements."""
    found: dict[str, list[Part]] = {}
    for part in all_parts().values():
        found.setdefault(part.element, []).append(part)
    return found


# ---- what parts are made of ----------------------------------------------------------------------------------------


def of_game(scene: SceneIn, **likes: Any) -> Draw:
    """The page of a game; `likes`: how its reader likes it."""

    def draw(reader: Reader) -> Html:
        return game_page(replace(scene(reader.locale), reader=replace(reader, **likes)))

    return draw


def then(scene: SceneIn, after: SceneIn) -> Draw:
    """The page of a game that has just got another frame: what it shows for a moment."""

    def draw(reader: Reader) -> Html:
        first, text = of_game(scene)(reader), table(replace(after(reader.locale), reader=reader))
        swap = "{text, target: '#table', swap: 'outerMorph', sourceElement: document.body}"
        words = json.dumps(text).replace("</", "<\\/")
        script = f"addEventListener('load', () => {{ const text = {words}; htmx.swap({swap}); }});"
        return put_last(first, "body", tag("script", script))

    return draw


def only(selector: str, draw: Draw) -> Draw:
    """A part of a page in its place, and nothing else of it."""
    hidden = f"body *:not(:is({selector}), :is({selector}) *, :has({selector})) {{ visibility: hidden !important }}"
    return lambda reader: put_last(draw(reader), "head", tag("style", hidden))


def gallery(pictures: Callable[[Reader], Iterable[tuple[str, Html]]]) -> Draw:
    """Small things side by side, each with its name."""

    def draw(reader: Reader) -> Html:
        figures = (
            tag("figure", picture, tag("figcaption", name, class_="small"), style="margin:0;text-align:center")
            for name, picture in pictures(reader)
        )
        shown = tag("div", *figures, style="display:flex;flex-wrap:wrap;gap:12px")
        return page(reader, t(reader.locale, "parts-title"), shown, path="/dev/parts")

    return draw


# ---- the sheet -----------------------------------------------------------------------------------------------------


class Places(NamedTuple):
    """The addresses of the sheet. `sheet` of an element (empty: the list of all), and `part` by its name."""

    sheet: Callable[[str, Look], str]
    part: Callable[[str, Look], str]


def sheet_page(look: Look, element: str, places: Places) -> Html:
    """The parts of an element, each in a window of this size; without an element, what there is."""
    found = elements()
    return render(
        "parts/parts.html",
        t=partial(t, look.locale),
        look=look,
        element=element,
        elements=found,
        parts=found.get(element, ()),
        places=places,
        height=WIDTHS[look.width],
        locales=LOCALES,
        themes=SIZED,
        widths=tuple(WIDTHS),
    )


def framed(part: Part, look: Look, places: Places) -> Html:
    """A part in a window of this width."""
    return render(
        "parts/window.html",
        locale=look.locale,
        title=part.name,
        src=places.part(part.name, look),
        width=look.width,
        height=WIDTHS[look.width],
    )
