"""The chat beside the board. An open page gets new lines alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.data import ChatPart
from warptable.text import t

from ...art.icons import icon
from ...art.ships import ship_icon
from ...frames import Growing, partial
from ...html import EMPTY, Html, joined, tag
from .log import log_region


@dataclass(frozen=True, slots=True)
class Chat(Growing):
    """`<div id="chat">`."""

    lines: tuple[ChatLine, ...]
    locale: str
    me: int | None
    kind: str  # the class of the element

    @property
    def whole(self) -> Html:
        label, none = (t(self.locale, message) for message in ("shell-tab-chat", "shell-chat-none"))
        nothing = tag("p", none, class_="none", id="chat-none")
        return log_region("chat", self.kind, label, nothing, self._lines_after(-1))

    def since(self, before: Chat) -> Html:
        new = self._lines_after(before.lines[-1].number if before.lines else -1)
        return partial("chat", new, "beforeend") if new else EMPTY

    def _lines_after(self, known: int) -> Html:
        return joined(chat_line(line, self.locale, self.me == line.seat) for line in self.lines if line.number > known)


@lru_cache(maxsize=1024)
def chat_line(line: ChatLine, locale: str, mine: bool) -> Html:
    """The name is the one that its writer had then."""
    seat, nobody = line.seat, line.seat < 0
    sign = tag("span", icon("eye", 16), class_="nobody", aria_hidden="true") if nobody else ship_icon(seat, 17)
    name = tag(
        "b", line.name or t(locale, "shell-spectator"), class_="in-colour" if nobody else f"in-colour seat-{seat}"
    )
    if line.notice:
        words = tag("i", line.text, class_="muted")
    elif line.bot:
        words = joined((name, icon("bot", 13), " ", tag("q", _addressed(line))))
    else:
        words = joined((name, " ", line.text))
    return tag(
        "p",
        sign,
        tag("span", words),
        class_="chat-line bot" if line.bot else "chat-line",
        id=f"chat-{line.number}",
        data_chat=line.number,
        data_mine=mine and not (line.notice or line.bot),
    )


def _addressed(line: ChatLine) -> Html:
    """The words of a bot; the name of whom it talks to has the colour of its seat."""
    before, whom, after = line.text.partition(line.whom) if line.whom else (line.text, "", "")
    return joined((before, tag("b", whom, class_=f"in-colour seat-{line.to}") if whom else "", after))


def chat(part: ChatPart) -> Chat:
    return Chat(tuple(part.chat), part.speaker.locale, part.me, "pane pane-chat")


def chat_in_words(part: ChatPart) -> Chat:
    return Chat(tuple(part.chat), part.speaker.locale, part.me, "chatlines")
