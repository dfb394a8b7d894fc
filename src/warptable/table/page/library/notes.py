"""Help in place: what something is, in a few lines.

Every page marks such things with `data-help="<source>"`; the popover fetches the note that the family has for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from ..render import render

LONGEST = 60
"""The length limit of a source; no id is longer."""
NOTHING = Markup()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text, perhaps with a word before it."""

    text: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class HelpNote:
    """What the popover shows. `more` is where one can read on: an address and the message that names it."""

    title: str
    texts: tuple[Paragraph, ...]
    line: str = ""
    picture: Markup = NOTHING
    mark: Markup = NOTHING
    rules: tuple[str, ...] = ()
    more: tuple[str, str] | None = None


def wanted(source: str) -> str:
    """The source that an address asks for; empty if it can be none."""
    asked = source.strip()
    return asked if len(asked) <= LONGEST else ""


def shown(note: HelpNote, t: Callable[..., str], place_of: Callable[[str], str]) -> Markup:
    """The note as markup; `place_of` gives the address of a rule."""
    return render("help.html", t=t, note=note, place_of=place_of)
