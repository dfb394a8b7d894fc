"""The chat beside the board. An open page gets new lines alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import ChatPart
from warptable.text import t

from ...art.icons import icon
from ...art.ships import ship_icon
from ...frames import Growing, partial


@dataclass(frozen=True, slots=True)
class Chat(Growing):
    """`<div id="chat">`."""

    lines: tuple[ChatLine, ...]
    locale: str
    me: int | None
    kind: str  # the class of the element

    @property
    def whole(self) -> str:
        label, none = (escape(t(self.locale, message)) for message in ("shell-tab-chat", "shell-chat-none"))
        return (
            f'<div class="{self.kind}" id="chat" tabindex="0" role="log" aria-live="off" aria-label="{label}">'
            f'<p class="none" id="chat-none">{none}</p>{self._drawn(-1)}</div>'
        )

    def since(self, before: Chat) -> str:
        new = self._drawn(before.lines[-1].number if before.lines else -1)
        return partial("chat", new, "beforeend") if new else ""

    def _drawn(self, known: int) -> str:
        return "".join(said(line, self.locale, self.me == line.seat) for line in self.lines if line.number > known)


@lru_cache(maxsize=1024)
def said(line: ChatLine, locale: str, mine: bool) -> Markup:
    """One line of chat; the name is the one that its writer had then."""
    seat = line.seat
    sign = ship_icon(seat, 17) if seat >= 0 else f'<span class="nobody" aria-hidden="true">{icon("eye", 16)}</span>'
    name = escape(line.name or t(locale, "shell-spectator"))
    colour = f" seat-{seat}" if seat >= 0 else ""
    words = f'<b class="pc{colour}">{name}</b> {escape(line.text)}'
    if line.notice:
        words, mine = f'<i class="muted">{escape(line.text)}</i>', False
    elif line.bot:
        words, mine = f'<b class="pc{colour}">{name}</b>{icon("bot", 13)} <q>{_addressed(line)}</q>', False
    kind, own = " bot" if line.bot else "", " data-mine" if mine else ""
    return Markup(
        f'<p class="cl{kind}" id="chat-{line.number}" data-chat="{line.number}"{own}>{sign}<span>{words}</span></p>'
    )


def _addressed(line: ChatLine) -> str:
    """The words of a bot; the name of whom it talks to has the colour of its seat."""
    text, whom = str(escape(line.text)), str(escape(line.whom))
    return text.replace(whom, f'<b class="pc seat-{line.to}">{whom}</b>', 1) if whom else text


def chat(part: ChatPart) -> Chat:
    return Chat(tuple(part.chat), part.speaker.locale, part.me, "pane pane-chat")


def chat_in_words(part: ChatPart) -> Chat:
    return Chat(tuple(part.chat), part.speaker.locale, part.me, "chatlines")
