"""What one reader sees of a room in which a game runs: the one place where scenes are made."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ...kernel import Session
from ...kernel.colors import COLORS
from ...kernel.views import CommonView
from ...text import t
from ...text.speaker import Speaker
from ...text.words import words_of
from ..play import orders
from ..play.game import Play
from ..play.reactions import is_reaction
from ..reader import Reader
from ..rooms.chat import ChatLine
from ..rooms.room import Room
from .data import Answer, Asked, Line, Orders, Person, Reaction, Request, Scene, WaitedFor
from .families import FamilyScenes, scenes_of


class Album:
    """What one table keeps between scenes: its log as each reader reads it, with each line written once, and whatever
    its family remembers."""

    def __init__(self) -> None:
        self._memory: Any = None
        self._lines: dict[tuple[int | None, str], tuple[int, list[Line]]] = {}

    def memory(self, family: FamilyScenes) -> Any:
        """What the family remembers of this table."""
        if self._memory is None:
            self._memory = family.memory()
        return self._memory

    def lines(self, speaker: Speaker, session: Session[Any], seat: int | None) -> list[Line]:
        done, lines = self._lines.get((seat, speaker.locale), (0, []))
        log = session.log
        if done < len(log):
            lines = lines + scenes_of(session).lines(speaker, log, seat, done)
            self._lines[seat, speaker.locale] = (len(log), lines)
        return lines


def scene_for(room: Room, reader: Reader, album: Album, link: str = "") -> Scene:
    """The table as this reader may see it."""
    play = room.play
    assert play is not None
    session, seat = play.session, room.seat_of(reader.guest)
    family = scenes_of(session)
    view = family.view_of(session, seat)
    speaker = words_of(view.edition).speaker_for(reader.locale, view, seat, (), room.packs)
    asking = room.requests.of(reader.guest)
    common = Scene(
        reader=reader,
        table=room.id,
        title=room.name,
        view=view,
        speaker=speaker,
        people=[_person(room, number) for number in range(len(room.record.seats))],
        log=album.lines(speaker, session, seat),
        asked=asked_of(play, seat),
        reaction=_reaction(play, seat),
        since=play.spoken.get(seat) if seat is not None else None,
        waiting=_waiting(play),
        chat=tuple(spoken(reader.locale, line) for line in room.chat.lines),
        orders=_orders(play, seat, view),
        may_undo=seat is not None and seat in session.given(),
        host=reader.guest == room.host,
        spectators=room.spectators(),
        speed=room.settings.speed,
        window=room.settings.window,
        seed_hash=seed_hash(room.row.seed),
        seed=session.seed if session.over else None,
        winners=session.winners,
        faulty=play.faulty,
        again=room.record.again,
        again_by=room.record.again_by,
        link=link,
        deputy=reader.guest != room.host and room.leads(reader.guest),
        requests=_requests(room, reader),
        requested=asking.seat if asking is not None else None,
    )
    return family.scene(common, room, album.memory(family))


def spoken(locale: str, line: ChatLine) -> ChatLine:
    """A line of chat as it is shown; what the table itself says is put into words here."""
    if not line.notice:
        return line
    colour = t(locale, f"seat-{COLORS[line.seat]}")
    return replace(line, name="", text=t(locale, line.text, name=line.name, colour=colour))


def _requests(room: Room, reader: Reader) -> list[Request]:
    """Who asks for a seat, for those who may let them in."""
    if room.phase != "playing" or not room.leads(reader.guest):
        return []
    return [Request(ask.number, ask.name, ask.seat) for ask in room.requests.waiting()]


@lru_cache(maxsize=1024)
def seed_hash(seed: int) -> str:
    """The hash is published before the game and the seed after it, so that everybody can check the shuffles."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def _person(room: Room, number: int) -> Person:
    seat = room.record.seats[number]
    return Person(
        name=seat.name,
        bot=seat.bot,
        present=not seat.guest or room.is_present(seat.guest),
        absent=bool(seat.guest and seat.bot),
        host=bool(seat.guest) and seat.guest == room.host,
    )


def asked_of(play: Play, seat: int | None) -> Asked | None:
    """The open question to this seat, unless it is a reaction."""
    for decision in play.session.decisions:
        if decision.seat == seat and not is_reaction(decision):
            return Asked(decision, play.number_of(decision), play.deadline_of(decision))
    return None


def _reaction(play: Play, seat: int | None) -> Reaction | None:
    """The open pause. It is the same for everybody, except for what this seat could answer."""
    pause = play.pause
    people = play.people()
    if pause is None or not any(number in people for number in pause.seats_asked):
        return None
    if not play.window and seat not in pause.open_to(people):
        return None  # without a countdown the others just wait
    asked = seat is not None and seat in pause.seats_asked
    choices = pause.choices.get(seat, ()) if seat is not None else ()
    return Reaction(
        number=play.pause_number,
        decision=scenes_of(play.session).worded(pause.first, play.session),
        seconds=play.pause_seconds,
        ends=play.pause_ends or 0.0,
        held_by=tuple(play.held),
        reader_asked=asked,
        answered=asked and seat in pause.intents,
        answers=tuple(Answer(str(key), choice.decision, choice.option) for key, choice in enumerate(choices)),
    )


def _waiting(play: Play) -> list[WaitedFor]:
    """Whom the table waits for. In a pause that is everybody who was asked: nobody sees who has passed."""
    if play.pause is not None:
        people = play.people()
        asked = play.pause.seats_asked if play.window else play.pause.open_to(people)
        return [WaitedFor(seat, play.pause.first.prompt) for seat in asked if seat in people]
    return [WaitedFor(decision.seat, decision.prompt) for decision in play.session.decisions]


def _orders(play: Play, seat: int | None, view: CommonView) -> Orders:
    if seat is None:
        return Orders()
    kept = play.record.orders[seat]
    pausing = orders.why_touched(view, play.pause, seat) if kept.untouched else ""
    return Orders(kept.untouched, kept.encounter, tuple(kept.stops), pausing)
