"""The dialect of markup. Its types tell what has been escaped:

`tag("li", name, class_="row")`   an element; its text and its attributes are escaped, markup inside it is not
`render("seats.html", ...)`       a template filled in, see `render.py`
`Svg(f"<g>...</g>")`              a drawing: shapes and numbers; words in it go through `svg_text`

All of them return `Html`, which neither `tag` nor a template escapes again. A plain `str` is text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from markupsafe import Markup, escape

MOST_KEPT = 8192
"""So many escaped texts are remembered: the same words and names stand on page after page."""


class Html(Markup):
    """Markup of a page: elements, or text that is escaped."""

    __slots__ = ()
    if not TYPE_CHECKING:
        __new__ = str.__new__  # Markup's own looks for something to unwrap, and takes twice as long


class Svg(Html):
    """Markup of a drawing. Only this class is made of f-strings."""

    __slots__ = ()


Child: TypeAlias = str | int
"""What stands in an element: text, a number, or markup."""
Attribute: TypeAlias = str | float | bool | None
"""The value of an attribute. True: it stands there without a value; None and False: it does not stand there."""
Attributes: TypeAlias = dict[str, Attribute]
EMPTY = Svg()
VOID = frozenset({"area", "br", "hr", "img", "input", "link", "meta", "source", "wbr"})
"""Elements without an end."""
SPECIAL = VOID | {"script", "style"}
"""And those in which nothing is escaped."""


def tag(name: str, /, *children: Child, **attributes: Attribute) -> Html:
    """An element. `class_` and `for_` are written without their last character, `data_by` is written data-by.

    A list of twelve rows, 37 elements in all, takes 36 us; as one f-string with words escaped by hand it takes 13."""
    start = "<" + name
    for key, value in attributes.items():
        if type(value) is str:
            start += f'{ATTRIBUTE_NAMES[key]}="{ESCAPED[value]}"'
        elif value is True:
            start += ATTRIBUTE_NAMES[key]
        elif value is not None and value is not False:
            start += f'{ATTRIBUTE_NAMES[key]}="{_quoted(value)}"'
    if name in SPECIAL:
        return Html(start + ">") if name in VOID else Html(f"{start}>{_raw(children)}</{name}>")
    return Html(f"{start}>{_written(children)}</{name}>")


def joined(children: Iterable[Child]) -> Html:
    """Markup and text, one after the other."""
    return Html(_written(children))


def put_last(document: Html, name: str, markup: Html) -> Html:
    """The document with this at the end of the element of this name."""
    return Html(str.replace(document, f"</{name}>", f"{markup}</{name}>"))


def svg_text(text: str) -> Svg:
    """Words inside a drawing."""
    return Svg(_written((text,)))


def _written(children: Iterable[Child]) -> str:
    return "".join(
        [
            child if isinstance(child, Markup) else ESCAPED[child if type(child) is str else str(child)]
            for child in children
        ]
    )


def _raw(children: Iterable[Child]) -> str:
    """What stands in a script or a style sheet as it is; nothing in it may look like its end."""
    text = "".join(map(str, children))
    if "</" in text:
        raise ValueError(f"this would end the element: {text}")
    return text


def _quoted(value: object) -> str:
    """Anything but a plain string as the value of an attribute. What is markup already is not escaped again."""
    return str.replace(value, '"', "&#34;") if isinstance(value, Markup) else ESCAPED[str(value)]


class _EscapedTexts(dict[str, str]):
    """Only for plain strings: a dictionary takes equal texts for the same, escaped or not."""

    def __missing__(self, text: str) -> str:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[text] = found = str(escape(text))
        return found


class _AttributeNames(dict[str, str]):
    """Names of arguments -> names of attributes, with the space before them."""

    def __missing__(self, key: str) -> str:
        self[key] = found = " " + key.rstrip("_").replace("_", "-")
        return found


ESCAPED = _EscapedTexts()
ATTRIBUTE_NAMES = _AttributeNames()
