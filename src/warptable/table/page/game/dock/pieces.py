"""Pieces of markup that questions of all games share."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from warptable.text.speaker import Speaker

from ...art.icons import icon
from ...html import EMPTY, Attribute, Attributes, Child, Html, Svg, tag
from .control import Control, ShownOption


def number_field(name: str, id_: str | None, value: int | str, most: int, least: int = 0, **more: Attribute) -> Html:
    limits: Attributes = {"min": least, "max": most, "value": value, "inputmode": "numeric"}
    return tag("input", type="number", name=name, id=id_, **limits, **more)


def pressed(key: str) -> Html:
    """The key of a button, behind its words; empty if it has none."""
    return " " + tag("kbd", key) if key else EMPTY


def radio(name: str, id_: str, value: int | str, **more: Attribute) -> Html:
    return tag("input", type="radio", name=name, id=id_, value=value, **more)


def submit(name: str, value: str, id_: str | None, *words: Child, look: str = "button", **more: Attribute) -> Html:
    """A button that answers after two taps, whatever else is filled in."""
    sent: Attributes = {"type": "submit", "name": name, "value": value, "formnovalidate": True, "data-twice": True}
    return tag("button", *words, class_=look, id=id_, **sent, **more)


def post_attributes(address: str) -> Attributes:
    """Of a form that posts to this address. With a script, the page stays, and a refusal is told in the toast."""
    return {"method": "post", "action": address, "hx-post": address, "hx-target": "#toast", "hx-swap": "innerHTML"}


def button_words(speaker: Speaker, *words: Child) -> Html:
    """`<span class="label">`: what a button says; after one tap of two it first says to tap again."""
    return tag("span", _tap_again(speaker.t("controls-tap-again")), *words, class_="label")


@lru_cache(maxsize=16)
def _tap_again(words: str) -> Html:
    return tag("span", words, " ", class_="again")


@lru_cache(maxsize=1024)
def hidden_field(name: str, value: str | int) -> Html:
    return tag("input", type="hidden", name=name, value=value)


def why_button(speaker: Speaker, source: str) -> Html:
    return tag("button", speaker.t("controls-why"), type="button", class_="why", data_help=source)


KEYS = 9
"""Options up to this number have a key."""


def warning(line: str, good: bool) -> Html:
    """A line about the end of the game."""
    return tag("p", icon("flag", 14), " ", tag("span", line), class_=f"ends-game{' good' if good else ''}")


def ring(speaker: Speaker, name: str, ends: float, whole: float) -> Html:
    """Seconds left, as a number in a ring. The script writes the number and draws the ring: a frame says only when the
    time is up."""
    time: Attributes = {"data-ends": f"{ends:.3f}", "data-whole": whole, "role": "timer"}
    return tag("span", RING, tag("b"), class_="ring", id=name, **time, aria_label=speaker.t("controls-left"))


RING = Svg(
    '<svg viewBox="0 0 44 44" aria-hidden="true"><circle class="way" cx="22" cy="22" r="18"/>'
    '<circle class="left" cx="22" cy="22" r="18" pathLength="100" transform="rotate(-90 22 22)"/></svg>'
)


def until(speaker: Speaker, name: str, ends: float) -> Html:
    """Date and time at which the time is up. The script writes them as the reader does, in the reader's own time;
    without a script nobody knows that time, so they are told in UTC."""
    at = datetime.fromtimestamp(ends, UTC)
    words = speaker.t("controls-until-at", at=at)
    time = tag("time", words, datetime=f"{at:%Y-%m-%dT%H:%M:%SZ}", data_at=f"{ends:.0f}")
    return tag("span", icon("clock", 14), " ", speaker.t("controls-until"), " ", time, class_="until", id=name) + " "


def tick(control: Control, choice: ShownOption, serial: int, nth: int, form: str | None = None) -> Html:
    """What is ticked to choose an option. `form`: the form to which a tick outside of it belongs."""
    several = control.several
    return tag(
        "input",
        class_="tick",
        id=f"pick-{serial}-{choice.token}",
        type="checkbox" if several else "radio",
        name="pick",
        value=choice.token,
        form=form,
        data_name=choice.name,
        aria_label=choice.label,
        checked=choice.token in control.ticked,
        required=not several,
        data_nth=nth_key(nth),
    )


def nth_key(nth: int) -> str | None:
    """The number that is an option's key, if it has one."""
    return str(nth) if 0 < nth <= KEYS else None


def key_hint(nth: int) -> Html:
    """The key of an option, if it has one."""
    return tag("kbd", str(nth)) if nth <= KEYS else EMPTY
