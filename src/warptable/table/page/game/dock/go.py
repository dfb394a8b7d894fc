"""The buttons at the right of a question."""

from __future__ import annotations

from warptable.text.speaker import Speaker

from ...html import EMPTY, Attributes, Html, joined, tag
from ..answers import ALL, NONE, PICKED, SAY
from .control import Control
from .fields import answer_button, is_wide
from .pieces import button_words, pressed, submit


def go(speaker: Speaker, serial: int, control: Control, steps: str = "") -> Html:
    """The main button, and words that answer at once. `steps`: those of a composed answer so far, in words."""
    main = control.main_word
    parts = [_so_far(speaker, serial, steps)]
    if control.mode:
        parts.append(_main_button(speaker, serial, control))
    if control.everyone:
        parts.append(_at_once(speaker, serial, ALL, control.everyone))
    if control.none:
        parts.append(_at_once(speaker, serial, NONE, control.none))
    if not is_wide(control):
        if main is not None:
            parts.append(answer_button(speaker, main, serial, 0, main=True))
        others = [(nth, choice) for nth, choice in enumerate(control.words, 1) if choice != main]
        parts += [
            answer_button(speaker, choice, serial, 0 if control.mode else nth) for nth, choice in reversed(others)
        ]
    return tag("div", *parts, class_="go")


def _main_button(speaker: Speaker, serial: int, control: Control) -> Html:
    """It says that it was pressed where nothing is an answer that has a button of its own."""
    words = button_words(speaker, tag("span", control.opening, class_="wording"), tag("small", class_="sum"))
    sent: Attributes = {"type": "submit", "name": SAY, "value": PICKED} if control.none else {"type": "submit"}
    return tag(
        "button",
        words,
        ENTER,
        class_="button primary main",
        id=f"confirm-{serial}",
        **sent,
        data_mode=control.mode,
        data_low=control.low,
        data_high=control.high,
        data_labels=control.spoken,
        data_few=control.few,
        data_many=control.many,
        data_twice=not control.revocable,
    )


ENTER, NO = tag("kbd", "Enter"), joined((" ", tag("kbd", "N")))


def _at_once(speaker: Speaker, serial: int, value: str, label: str) -> Html:
    """A button that chooses all or nothing, whatever is ticked."""
    declines, words = value == NONE, button_words(speaker, label)
    shown = (words, pressed("N")) if declines else (words,)
    return submit(SAY, value, f"say-{serial}-{value}", *shown, look="button half", data_no=declines)


def _so_far(speaker: Speaker, serial: int, steps: str) -> Html:
    """The steps of an answer that is composed, and the way back."""
    if not steps:
        return EMPTY
    look: Attributes = {"class": "button", "id": f"say-{serial}-back", "type": "submit", "name": SAY, "value": "back"}
    back = tag("button", speaker.t("controls-step-back"), **look, formnovalidate=True)
    return tag("p", speaker.t("controls-so-far", what=steps), class_="so-far") + back


ENTER = pressed("Enter")
