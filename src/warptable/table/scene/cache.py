"""What one table keeps between scenes. Whatever is the same for several readers is made once, when the first of them
asks; whatever is worded for one reader alone is kept for that reader.

Only what a spectator may see is shared. Each thing is kept with everything it was made of, and made again when that
is no longer so: nobody has to say that something has changed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from warptable.game import edition_facts
from warptable.kernel import Offer, Session
from warptable.kernel.colors import COLORS
from warptable.kernel.views import CommonView
from warptable.text import t
from warptable.text.bundles import has
from warptable.text.speaker import Speaker
from warptable.text.words import words_of

from ..rooms.chat import ChatLine
from ..rooms.room import Room
from .data import Chances, Line, Person, ToldGame
from .families import FamilyScenes


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who sits at a table, and how many others look on."""

    people: tuple[Person, ...]
    spectators: int


class SceneCache:
    """The cache of one table."""

    def __init__(self) -> None:
        self._session: Session[Any] | None = None
        self._moment: Hashable = None
        self._public: CommonView | None = None
        self._worded: tuple[Offer, Offer] | None = None
        self._memory: Any = None
        self._lines: dict[tuple[int | None, str], tuple[int, list[Line]]] = {}
        self._speakers: dict[tuple[int | None, str], Speaker] = {}
        self._crowd: tuple[Hashable, Crowd] | None = None
        self._chat: dict[str, tuple[tuple[int, int], tuple[ChatLine, ...]]] = {}
        self.told_game: ToldGame | None = None
        """The finished game as it is told; somebody else works it out (`scene/telling.py`)."""
        self.chances: Chances | None = None
        self.reckoned: int | None = None
        """How the chances ran in it, and how much of that is reckoned, in percent."""

    def public_view(self, family: FamilyScenes, session: Session[Any]) -> CommonView:
        """What a spectator sees now."""
        if self._session is not session:  # another game: its log may be shorter
            self._lines.clear()
        if self._public is None or self._moment != session.moment or self._session is not session:
            self._session, self._moment, self._worded = session, session.moment, None
            self._public = family.public_view(session)
            if self._memory is None:
                self._memory = family.memory()
            self._memory.look(session, self._public)
        return self._public

    @property
    def memory(self) -> Any:
        """What the family remembers of this table, brought up to date by the last look at the public view."""
        return self._memory

    def worded(self, family: FamilyScenes, offer: Offer, session: Session[Any]) -> Offer:
        """The question of the open pause, with what it is about."""
        if self._worded is None or self._worded[0] is not offer:
            self._worded = offer, family.worded(offer, session)
        return self._worded[1]

    def speaker(self, locale: str, seat: int | None, public: CommonView, room: Room) -> Speaker:
        """Who speaks to readers at this seat, as long as the table stays as it is; a game keeps its packs."""
        speaker = self._speakers.get((seat, locale))
        if speaker is None or not speaker.fits(public):
            speaker = words_of(public.edition).speaker_for(locale, public, seat, (), room.packs)
            self._speakers[seat, locale] = speaker
        return speaker

    def lines(self, family: FamilyScenes, session: Session[Any], speaker: Speaker, shared: Speaker) -> Sequence[Line]:
        """The log in the words of this speaker. `shared` speaks to spectators: lines that say the same to everybody are
        theirs."""
        log, seat = session.log, speaker.me
        done, lines = self._lines.get((seat, speaker.locale), (0, []))
        if done < len(log):
            public = [] if seat is None else self.lines(family, session, shared, shared)
            lines = lines + family.lines(speaker, log, seat, done, public)
            self._lines[seat, speaker.locale] = (len(log), lines)
        return lines

    def crowd(self, room: Room) -> Crowd:
        """Who is here."""
        seats = room.record.seats
        looking = room.watchers.guests()
        key = (room.host, tuple(looking), tuple([(seat.guest, seat.name, seat.bot) for seat in seats]))
        if self._crowd is None or self._crowd[0] != key:
            people = tuple(
                Person(
                    name=seat.name,
                    bot=seat.bot,
                    present=not seat.guest or seat.guest in looking,
                    absent=bool(seat.guest and seat.bot),
                    host=bool(seat.guest) and seat.guest == room.host,
                )
                for seat in seats
            )
            self._crowd = key, Crowd(people, room.spectators())
        return self._crowd[1]

    def chat(self, locale: str, room: Room, until: int | None = None) -> tuple[ChatLine, ...]:
        """What was said, as readers of this language get it; up to the line of this number, or all."""
        lines = room.chat.lines if until is None else [line for line in room.chat.lines if line.number <= until]
        newest = (lines[-1].number, len(lines)) if lines else (-1, 0)  # lines of who is forgotten are taken out
        kept = self._chat.get(locale)
        if kept is None or kept[0] != newest:
            colors = edition_facts(room.settings.edition).colors
            kept = self._chat[locale] = newest, tuple(spoken(locale, line, colors) for line in lines)
        return kept[1]


def spoken(locale: str, line: ChatLine, colors: tuple[str, ...] = COLORS) -> ChatLine:
    """A line of chat as it is shown; what bots and the table itself say is put into words here."""
    message_id, _, by = line.text.partition(" ")
    if line.bot:
        to, _, whom = by.partition(" ")
        text = t(locale, message_id, who=whom) if has(locale, message_id) else "…"
        return replace(line, text=text, to=int(to or -1), whom=whom)
    if not line.notice:
        return line
    colour = t(locale, f"seat-{colors[line.seat]}")
    text = t(locale, f"{message_id}-by" if by else message_id, name=line.name, colour=colour, by=by)
    return replace(line, name="", text=text)
