"""Pieces of markup that questions of all games share. They are plain strings, because most of what a page gets is drawn
with them; words for people are escaped here."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from markupsafe import escape

from warptable.text import t
from warptable.text.speaker import Speaker

from ...art.icons import icon
from .control import Control, ShownOption

KEYS = 9
"""Options up to this number have a key."""


def post(table: str, action: str) -> str:
    """The attributes of a form. With a script, the page stays, and a refusal is told in the toast."""
    address = f"/t/{table}/{action}"
    return f'method="post" action="{address}" hx-post="{address}" hx-target="#toast" hx-swap="innerHTML"'


def said(speaker: Speaker, message: str) -> str:
    """A message of ours without values."""
    return _said(speaker.locale, message)


@lru_cache(maxsize=1024)
def _said(locale: str, message: str) -> str:
    return escape(t(locale, message))


def again(speaker: Speaker) -> str:
    """What a button says first after one tap of two."""
    return f'<span class="again">{said(speaker, "controls-tap-again")} </span>'


def why(speaker: Speaker, source: str) -> str:
    return f'<button type="button" class="why" data-help="{escape(source)}">{said(speaker, "controls-why")}</button>'


def warning(line: str, good: bool) -> str:
    """A line about the end of the game."""
    return f'<p class="ends-game{" good" if good else ""}">{icon("flag", 14)} <span>{line}</span></p>'


def ring(speaker: Speaker, name: str, ends: float, whole: float) -> str:
    """Seconds left, as a number in a ring. The script writes the number and draws the ring: a frame says only when the
    time is up."""
    return (
        f'<span class="ring" id="{name}" data-ends="{ends:.3f}" data-whole="{whole}" role="timer" '
        f'aria-label="{said(speaker, "controls-left")}"><svg viewBox="0 0 44 44" aria-hidden="true">'
        '<circle class="way" cx="22" cy="22" r="18"/>'
        '<circle class="left" cx="22" cy="22" r="18" pathLength="100" transform="rotate(-90 22 22)"/></svg>'
        "<b></b></span>"
    )


def until(speaker: Speaker, name: str, ends: float) -> str:
    """Date and time at which the time is up. The script writes them as the reader does, in the reader's own time;
    without a script nobody knows that time, so they are told in UTC."""
    at = datetime.fromtimestamp(ends, UTC)
    words = escape(speaker.t("controls-until-at", at=at))
    return (
        f'<span class="until" id="{name}">{icon("clock", 14)} {said(speaker, "controls-until")} '
        f'<time datetime="{at:%Y-%m-%dT%H:%M:%SZ}" data-at="{ends:.0f}">{words}</time></span> '
    )


def tick(control: Control, choice: ShownOption, serial: int, nth: int, form: str = "") -> str:
    """What is ticked to choose an option. `form`: the attribute that names the form, for a tick outside of it."""
    kind, required = ("checkbox", "") if control.several else ("radio", " required")
    checked = " checked" if choice.token in control.ticked else ""
    numbered = f' data-nth="{nth}"' if nth <= KEYS else ""
    return (
        f'<input class="tick" id="pick-{serial}-{choice.token}" type="{kind}" name="pick" value="{choice.token}"{form} '
        f'data-name="{escape(choice.name)}" aria-label="{escape(choice.label)}"{checked}{required}{numbered}>'
    )


def key(nth: int) -> str:
    """The key of an option, if it has one."""
    return f"<kbd>{nth}</kbd>" if nth <= KEYS else ""
