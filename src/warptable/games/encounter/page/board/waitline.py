"""The line on top: whom the table waits for. About questions to others it says only what everybody may know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Html, Svg, joined, tag
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import WaitedFor
from warptable.text.bundles import has

from ...words.explain import pending_words
from ..scene.data import BoardPart, Pending
from .words import Voice

SLOT = "\ue000"
"""Stands for a name in a sentence, until the name is put in with its colour."""


@dataclass(frozen=True, slots=True)
class WaitPart:
    """Whom the table waits for: in a window everybody, otherwise the reader or others."""

    voice: Voice
    over: bool
    window: bool
    waiting: tuple[WaitedFor, ...]
    serial: int | None  # of the question to the reader, if there is one
    ends: float | None
    pending: tuple[Pending, ...] = ()


def wait_part(scene: BoardPart, voice: Voice) -> WaitPart:
    asked, window = scene.asked, scene.reaction is not None
    serial, ends = (asked.serial, asked.deadline) if asked is not None and not window else (None, None)
    ends = None if scene.by_day else ends  # a dial shows minutes
    return WaitPart(voice, scene.view.over, window, tuple(scene.waiting), serial, ends, scene.pending)


@lru_cache(maxsize=KEPT_PAGES)
def wait_line(part: WaitPart) -> Html:
    """`<div id="waitline">`. Its classes name whom the table waits for; the style marks their plates. Empty when the
    game is over."""
    if part.over:
        return tag("div", id="waitline", hidden=True)
    kinds = ["waitline"] if part.serial is None else ["waitline", "yours"]
    if not part.window:
        kinds += sorted({f"now-{entry.seat}" for entry in part.waiting})
    line = tag("p", _dial(part), tag("span", _sentence(part)))
    return tag("div", line, *_pending(part), id="waitline", class_=" ".join(kinds))


def _pending(part: WaitPart) -> list[Html]:
    """What comes later in this encounter, with what brings it."""
    speaker = part.voice.speaker
    return [
        tag(
            "button",
            icon("clock", 14),
            " ",
            tag("span", pending_words(speaker, one.source, one.effect, one.seat)),
            type="button",
            class_=f"pending-line seat-{one.seat}",
            data_help=one.source,
        )
        for one in part.pending
    ]


def _dial(part: WaitPart) -> Svg:
    if part.ends is None:
        return EMPTY
    return Svg(
        f'<svg id="ring-{part.serial}-{int(part.ends)}" class="dial" width="22" height="22" viewBox="-11 -11 22 22" '
        f'aria-hidden="true" data-ends="{part.ends:.3f}"><circle r="9"/>'
        '<circle class="run" r="9" pathLength="60" transform="rotate(-90)"/></svg>'
    )


def _sentence(part: WaitPart) -> str:
    """A window is open to everybody alike, so its sentence names nobody."""
    voice, seats = part.voice, [entry.seat for entry in part.waiting]
    if part.window:
        return voice.say("board-waits-window")
    if part.serial is not None:
        return voice.say("board-waits-me")
    if not seats or seats == [voice.speaker.me]:  # what passes by itself asks nobody
        return voice.say("board-waits-nobody")
    if len(seats) > 1:
        names = voice.speaker.join([SLOT] * len(seats))
        return _with_names(voice.say("board-waits-several", ("names", names)), voice, seats)
    message_id = f"board-waits-{part.waiting[0].prompt}"
    known = message_id if has(voice.speaker.locale, message_id) else "board-waits-other"
    return _with_names(voice.say(known, ("who", (SLOT, False))), voice, seats)


def _with_names(sentence: str, voice: Voice, seats: list[int]) -> Html:
    """The sentence with the names in the colours of their seats."""
    first, *others = sentence.split(SLOT)
    names = (tag("b", _name(voice, seat), class_=f"in-colour seat-{seat}") for seat in seats)
    return joined((first, *(piece for pair in zip(names, others, strict=True) for piece in pair)))


def _name(voice: Voice, seat: int) -> str:
    name, is_me = voice.names[seat]
    return voice.say("me-acc") if is_me else name
