"""What a question of any game is answered with: buttons, numbers, groups of ticks."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import escape

from warptable.text.speaker import Speaker

from ...art.icons import icon
from ...art.ships import ship_icon
from .control import Control, ShownOption
from .pieces import again

SEGMENT = 5
"""Up to this many numbers stand side by side; more are reached by steps."""
ABREAST = 3
"""Up to this many buttons stand at the right of the question; more get a line of their own."""


def is_wide(control: Control) -> bool:
    """Do the buttons that answer at once get a line of their own?"""
    return len(control.words) > ABREAST and not control.mode


def word(speaker: Speaker, choice: ShownOption, serial: int, nth: int, main: bool = False) -> str:
    """A button that answers at once. Its key: Enter for the main one, N to decline, else its number (0: none)."""
    look = f"btn{' pri main' if main else ''}{' use' if choice.kind == 'use' else ''}"
    help_with = f' data-help="{escape(choice.help)}"' if choice.help else ""
    declines, numbered = choice.declines, f' data-nth="{nth}"' if nth else ""
    ship = ship_icon(choice.seat, 18) if choice.seat >= 0 else ""
    pressed = "Enter" if main else "N" if declines else nth or ""
    return (
        f'<button class="{look}" id="say-{serial}-{choice.token}" type="submit" name="say" value="{choice.token}" '
        f"formnovalidate data-twice{help_with}{' data-no' if declines else numbered}>{ship}"
        f'<span class="lbl">{again(speaker)}{escape(choice.label)}</span>{f" <kbd>{pressed}</kbd>" if pressed else ""}'
        "</button>"
    )


def counter(speaker: Speaker, control: Control, number: int | str) -> str:
    """How many are chosen, of how many."""
    pattern, now = (escape(speaker.t("controls-count", n=n, of=control.high)) for n in ("#", number))
    return f'<output class="chip counter" data-count="{pattern}">{now}</output>'


def group(control: Control, kind: str, look: str, inside: Iterable[str]) -> str:
    role = "group" if control.several else "radiogroup"
    return f'<{kind} class="{look}" role="{role}" aria-labelledby="question">{"".join(inside)}</{kind}>'


def numbers(speaker: Speaker, control: Control, serial: int) -> str:
    if control.high - control.low < SEGMENT:
        labels = (number(control, serial, n) for n in range(control.low, control.high + 1))
        return group(control, "span", "seg numbers", labels)
    less, more = (escape(speaker.t(f"controls-{step}")) for step in ("less", "more"))
    return (
        f'<span class="stepper big" data-stepper><button type="button" data-step="-1" aria-label="{less}">'
        f'{icon("minus", 18)}</button><input type="number" name="number" id="number-{serial}" min="{control.low}" '
        f'max="{control.high}" value="{control.start}" aria-labelledby="question" inputmode="numeric">'
        f'<button type="button" data-step="1" aria-label="{more}">{icon("plus", 18)}</button></span>'
    )


def number(control: Control, serial: int, n: int) -> str:
    checked = " checked" if control.start == str(n) else ""
    return (
        f'<label><input type="radio" name="number" value="{n}" id="number-{serial}-{n}" data-nth="{n}"{checked}>'
        f"{n}</label>"
    )
