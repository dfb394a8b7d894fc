"""What a question of any game is answered with: buttons, numbers, groups of ticks."""

from __future__ import annotations

from collections.abc import Iterable

from warptable.text.speaker import Speaker

from ...art.icons import icon
from ...art.ships import ship_icon
from ...html import Attribute, Attributes, Html, tag
from .control import Control, ShownOption
from .pieces import button_words, number_field, pressed, radio, submit


def ships_at(
    speaker: Speaker, place: int, id_: str, name: str, number: int, most: int, *beside: Html, **more: Attribute
) -> Html:
    """`<span class="berth">`: how many ships are meant at a place, and what stands beside the number."""
    field = number_field(f"ships-{place}", id_, number, most, data_name=name)
    words = (speaker.t(f"controls-{step}-at", place=name) for step in ("less", "more"))
    return tag("span", tag("label", name, for_=id_), stepper(field, words, 14), *beside, class_="berth", **more)


def answer_button(speaker: Speaker, choice: ShownOption, serial: int, nth: int, main: bool = False) -> Html:
    """It answers at once. Its key: Enter for the main one, N to decline, else its number (0: none)."""
    look = f"button{' primary main' if main else ''}{' use' if choice.kind == 'use' else ''}"
    declines = choice.declines
    return submit(
        "say",
        choice.token,
        f"say-{serial}-{choice.token}",
        ship_icon(choice.seat, 18) if choice.seat >= 0 else "",
        button_words(speaker, choice.label),
        pressed("Enter" if main else "N" if declines else str(nth or "")),
        look=look,
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
    low, high, start = control.low, control.high, control.start
    if high - low < SEGMENT:
        return group(control, "span", "seg numbers", (number(control, serial, n) for n in range(low, high + 1)))
    field = number_field("number", f"number-{serial}", start, high, low, aria_labelledby="question")
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
    chosen = control.start == str(n)
    return tag("label", radio("number", f"number-{serial}-{n}", n, data_nth=n, checked=chosen), n)
