"""The buttons at the right of a question."""

from __future__ import annotations

from markupsafe import escape

from warptable.text.speaker import Speaker

from ..answers import ALL, NONE, PICKED, SAY
from .control import Control
from .fields import is_wide, word
from .pieces import again, said


def go(speaker: Speaker, serial: int, control: Control, steps: str = "") -> str:
    """The main button, and words that answer at once. `steps`: those of a composed answer so far, in words."""
    main = control.main_word
    parts = [_so_far(speaker, serial, steps)]
    if control.mode:
        twice = "" if control.revocable else " data-twice"
        parts.append(
            f'<button class="btn pri main" id="confirm-{serial}" type="submit"{_picked(control)} '
            f'data-mode="{control.mode}" '
            f'data-low="{control.low}" data-high="{control.high}" data-labels="{escape(control.spoken)}" '
            f'data-few="{escape(control.few)}" data-many="{escape(control.many)}"{twice}>'
            f'<span class="lbl">{again(speaker)}<span class="txt">{escape(control.opening)}</span>'
            '<small class="sum"></small></span> <kbd>Enter</kbd></button>'
        )
    if control.everyone:
        parts.append(_at_once(speaker, serial, ALL, control.everyone))
    if control.none:
        parts.append(_at_once(speaker, serial, NONE, control.none))
    if not is_wide(control):
        if main is not None:
            parts.append(word(speaker, main, serial, 0, main=True))
        others = [(nth, choice) for nth, choice in enumerate(control.words, 1) if choice != main]
        parts += [word(speaker, choice, serial, 0 if control.mode else nth) for nth, choice in reversed(others)]
    return f'<div class="go">{"".join(parts)}</div>'


def _picked(control: Control) -> str:
    """The main button says that it was pressed where nothing is an answer that has a button of its own."""
    return f' name="{SAY}" value="{PICKED}"' if control.none else ""


def _at_once(speaker: Speaker, serial: int, value: str, label: str) -> str:
    """A button that chooses all or nothing, whatever is ticked."""
    declines, pressed = (" data-no", " <kbd>N</kbd>") if value == NONE else ("", "")
    return (
        f'<button class="btn half" id="say-{serial}-{value}" type="submit" name="{SAY}" value="{value}" formnovalidate '
        f'data-twice{declines}><span class="lbl">{again(speaker)}{escape(label)}</span>{pressed}</button>'
    )


def _so_far(speaker: Speaker, serial: int, steps: str) -> str:
    """The steps of an answer that is composed, and the way back."""
    if not steps:
        return ""
    return (
        f'<p class="so-far">{escape(speaker.t("controls-so-far", what=steps))}</p>'
        f'<button class="btn" id="say-{serial}-back" type="submit" name="say" value="back" formnovalidate>'
        f"{said(speaker, 'controls-step-back')}</button>"
    )
