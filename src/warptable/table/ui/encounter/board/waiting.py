"""The line on top: whom the table waits for. About questions to others it says only what everybody may know."""

from __future__ import annotations

from markupsafe import Markup, escape

from .....text.bundles import has
from ....scene.encounter.data import BoardPart
from ...render import render_kept
from .words import Voice

SLOT = "\ue000"
"""Stands for a name in a sentence, until the name is put in with its colour."""


def wait_line(scene: BoardPart, voice: Voice) -> Markup:
    """Empty when the game is over."""
    if scene.view.over:
        return Markup('<div id="waitline" hidden></div>')
    asked = scene.asked is not None and scene.reaction is None
    return render_kept(
        "board_wait.html",
        scene.speaker,
        mine=asked,
        text=_sentence(scene, voice, asked),
        ends=scene.asked.deadline if asked and scene.asked is not None else None,
        serial=scene.asked.serial if scene.asked is not None else 0,
    )


def _sentence(scene: BoardPart, voice: Voice, asked: bool) -> Markup:
    """A window is open to everybody alike, so its sentence names nobody."""
    if scene.reaction is not None:
        return escape(voice.say("board-waits-window"))
    if asked:
        return escape(voice.say("board-waits-me"))
    if not scene.waiting or [entry.seat for entry in scene.waiting] == [scene.me]:  # what passes by itself asks nobody
        return escape(voice.say("board-waits-nobody"))
    if len(scene.waiting) > 1:
        seats = [entry.seat for entry in scene.waiting]
        names = scene.speaker.join([SLOT] * len(seats))
        return _named(voice.say("board-waits-several", ("names", names)), voice, seats)
    entry = scene.waiting[0]
    message_id = f"board-waits-{entry.prompt}"
    known = message_id if has(scene.speaker.locale, message_id) else "board-waits-other"
    return _named(voice.say(known, ("who", (SLOT, False))), voice, [entry.seat])


def _named(sentence: str, voice: Voice, seats: list[int]) -> Markup:
    """The sentence with the names in the colours of their seats."""
    parts = [escape(part) for part in sentence.split(SLOT)]
    names = [Markup('<b class="pc seat-{}">{}</b>').format(seat, _name(voice, seat)) for seat in seats]
    return Markup("").join(piece for pair in zip(parts, [*names, ""], strict=True) for piece in pair)


def _name(voice: Voice, seat: int) -> str:
    name, is_me = voice.names[seat]
    return voice.say("me-acc") if is_me else name
