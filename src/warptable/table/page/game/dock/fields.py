"""What a question of any game is answered with: buttons, numbers, groups of ticks."""

from __future__ import annotations

from collections.abc import Iterable

from warptable.text.speaker import Speaker

from ...art.icons import icon
from ...art.ships import ship_icon
from ...html import Attributes, Html, joined, tag
from .control import Control, ShownOption
from .pieces import button_words


def answer_button(speaker: Speaker, choice: ShownOption, serial: int, nth: int, main: bool = False) -> Html:
    """It answers at once. Its key: Enter for the main one, N to decline, else its number (0: none)."""
    look = f"btn{' pri main' if main else ''}{' use' if choice.kind == 'use' else ''}"
    declines = choice.declines
    pressed = "Enter" if main else "N" if declines else str(nth or "")
    return tag(
        "button",
        ship_icon(choice.seat, 18) if choice.seat >= 0 else "",
        button_words(speaker, choice.label),
        joined((" ", tag("kbd", pressed))) if pressed else "",
        class_=look,
        id=f"say-{serial}-{choice.token}",
        type="submit",
        name="say",
        value=choice.token,
        formnovalidate=True,
        data_twice=True,
        data_help=choice.help or None,
        data_no=declines,
        data_nth=str(nth) if nth and not declines else None,
    )


SEGMENT = 5
"""Up to this many numbers stand side by side; more are reached by steps."""
ABREAST = 3
"""Up to this many buttons stand at the right of the question; more get a line of their own."""


def is_wide(control: Control) -> bool:
    """Do the buttons that answer at once get a line of their own?"""
    return len(control.words) > ABREAST and not control.mode


def counter(speaker: Speaker, control: Control, number: int | str) -> Html:
    """How many are chosen, of how many."""
    pattern, now = (speaker.t("controls-count", n=n, of=control.high) for n in ("#", number))
    return tag("output", now, class_="chip counter", data_count=pattern)


def group(control: Control, kind: str, look: str, inside: Iterable[Html]) -> Html:
    role = "group" if control.several else "radiogroup"
    return tag(kind, *inside, class_=look, role=role, aria_labelledby="question")


def numbers(speaker: Speaker, control: Control, serial: int) -> Html:
    if control.high - control.low < SEGMENT:
        labels = (number(control, serial, n) for n in range(control.low, control.high + 1))
        return group(control, "span", "seg numbers", labels)
    field = tag(
        "input",
        type="number",
        name="number",
        id=f"number-{serial}",
        min=control.low,
        max=control.high,
        value=control.start,
        aria_labelledby="question",
        inputmode="numeric",
    )
    words = (speaker.t(f"controls-{step}") for step in ("less", "more"))
    return stepper(field, words, 18, {"class": "stepper big", "data-stepper": True}, tabbed=True)


def stepper(
    field: Html, words: Iterable[str], size: int = 16, look: Attributes | None = None, *, tabbed: bool = False
) -> Html:
    """A number between two buttons that change it by one, called `words`. `tabbed`: the tab key stops at them, too."""
    index = None if tabbed else "-1"
    less, more = (
        tag("button", icon(sign, size), type="button", data_step=step, tabindex=index, aria_label=word)
        for sign, step, word in zip(("minus", "plus"), ("-1", "1"), words, strict=True)
    )
    return tag("span", less, field, more, **(look or {"class": "stepper", "data-stepper": True}))


def number(control: Control, serial: int, n: int) -> Html:
    chosen, field = control.start == str(n), f"number-{serial}-{n}"
    return tag("label", tag("input", type="radio", name="number", value=n, id=field, data_nth=n, checked=chosen), n)
