"""What one reader sees of a room: a scene when a game runs, the data of the waiting room before."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

from ...encounter.editions import COLORS
from ...encounter.model.state import State
from ...kernel import Session
from ...text import Speaker, t
from ..pages.lobby_data import Fewer, Place, Seat, TableCard, Waiting
from ..reader import Reader
from ..scene import Answer, Asked, Chat, Line, Orders, Person, Reaction, Request, Scene
from ..scene import Waiting as WaitingFor
from . import answering, orders, seating, setting_up, staging
from .naming import free_name
from .pauses import is_reaction
from .play import Play
from .room import Room


class Album:
    """The logs of one table as its readers read them, each line written once."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int | None, str], tuple[int, list[Line]]] = {}

    def lines(self, speaker: Speaker, session: Session[State], seat: int | None) -> list[Line]:
        done, lines = self._lines.get((seat, speaker.locale), (0, []))
        log = session.log
        if done < len(log):
            lines = lines + staging.lines(speaker, log, seat, done)
            self._lines[seat, speaker.locale] = (len(log), lines)
        return lines


def scene_for(room: Room, reader: Reader, album: Album, link: str = "") -> Scene:
    """The table as this reader may see it."""
    play = room.play
    assert play is not None
    session, seat = play.session, room.seat_of(reader.guest)
    view = staging.view_of(session, seat)
    speaker = Speaker(reader.locale, seat, view["home_of"], view["edition"])
    talk_seconds = play.talk_seconds
    asking = room.doorbell.of(reader.guest)
    return Scene(
        reader=reader,
        table=room.id,
        title=room.name,
        view=view,
        speaker=speaker,
        people=[_person(room, number) for number in range(len(room.body.seats))],
        log=album.lines(speaker, session, seat),
        asked=_asked(play, seat),
        reaction=_reaction(play, seat),
        since=play.spoken.get(seat) if seat is not None else None,
        waiting=_waiting(play),
        talks=staging.talks_of(session, seat, play.talks_left(), talk_seconds),
        agreed=staging.agreed_of(session, seat),
        totals=staging.totals_of(session),
        chat=tuple(spoken(reader.locale, line) for line in room.talk.lines),
        orders=_orders(play, seat, view),
        may_undo=seat is not None and seat in session.given(),
        host=reader.guest == room.host,
        spectators=room.spectators(),
        speed=room.settings.speed,
        window=room.settings.window,
        seed_hash=seed_hash(room.row.seed),
        seed=session.seed if session.over else None,
        winners=session.winners,
        fleet=play.fleet,
        given=session.given(),
        faulty=play.faulty,
        again=room.body.again,
        flares=room.settings.flares,
        again_by=room.body.again_by,
        link=link,
        deputy=reader.guest != room.host and room.leads(reader.guest),
        requests=_requests(room, reader),
        requested=asking.seat if asking is not None else None,
    )


def spoken(locale: str, line: Chat) -> Chat:
    """A line of chat as it is read; what the table itself says is put into words here."""
    if not line.notice:
        return line
    colour = t(locale, f"seat-{COLORS[line.seat]}")
    return replace(line, name="", text=t(locale, line.text, name=line.name, colour=colour))


def _requests(room: Room, reader: Reader) -> list[Request]:
    """Who asks for a seat, for those who may let them in."""
    if room.phase != "playing" or not room.leads(reader.guest):
        return []
    return [Request(ring.number, ring.name, ring.seat) for ring in room.doorbell.waiting()]


def seed_hash(seed: int) -> str:
    """Published before the game; the seed itself after it, so that everybody can check the shuffles."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def _person(room: Room, number: int) -> Person:
    seat = room.body.seats[number]
    return Person(
        name=seat.name,
        bot=seat.bot,
        present=not seat.guest or room.is_present(seat.guest),
        absent=bool(seat.guest and seat.bot),
        host=bool(seat.guest) and seat.guest == room.host,
    )


def _asked(play: Play, seat: int | None) -> Asked | None:
    for decision in play.session.decisions:
        if decision.seat == seat and not is_reaction(decision):
            return Asked(decision, play.number_of(decision), play.left_for(decision))
    return None


def _reaction(play: Play, seat: int | None) -> Reaction | None:
    """The open pause: the same for everybody, but for what this seat could answer."""
    pause = play.pause
    people = play.people()
    if pause is None or not any(number in people for number in pause.asked):
        return None
    if not play.window and seat not in pause.open_to(people):
        return None  # without a countdown the others just wait
    asked = seat is not None and seat in pause.asked
    choices = pause.choices.get(seat, ()) if seat is not None else ()
    return Reaction(
        number=play.pause_number,
        decision=answering.worded(pause.first, play.session.log, play.session.game.registry),
        seconds=play.pause_seconds,
        left=play.pause_left(),
        held_by=tuple(play.held),
        asked=asked,
        answered=asked and seat in pause.intents,
        answers=tuple(Answer(str(key), choice.decision, choice.option) for key, choice in enumerate(choices)),
    )


def _waiting(play: Play) -> list[WaitingFor]:
    """Whom the table waits for. In a pause that is everybody asked: nobody sees who has passed."""
    if play.pause is not None:
        people = play.people()
        asked = play.pause.asked if play.window else play.pause.open_to(people)
        return [WaitingFor(seat, play.pause.first.prompt) for seat in asked if seat in people]
    return [WaitingFor(decision.seat, decision.prompt) for decision in play.session.decisions]


def _orders(play: Play, seat: int | None, view: dict[str, Any]) -> Orders:
    if seat is None:
        return Orders()
    kept = play.body.orders[seat]
    return kept.shown(orders.why_touched(view, play.pause, seat) if kept.untouched else "")


# ---- before the game, and in lists --------------------------------------------------------------------------


def waiting_for(room: Room, reader: Reader, link: str) -> Waiting:
    """The waiting room as this reader sees it; what others picked stays theirs."""
    settings = room.settings
    ready = all(seat.taken for seat in room.body.seats)
    return Waiting(
        reader=reader,
        table=room.id,
        settings=settings,
        seats=tuple(_seat(room, number, reader) for number in range(len(room.body.seats))),
        host=reader.guest == room.host,
        link=link,
        spectators=room.spectators(),
        chat=tuple(spoken(reader.locale, line) for line in room.talk.lines),
        may_start=ready,
        why_not="" if ready else "refused-not-ready",
        aliens=tuple(setting_up.choosable(settings)) if settings.choice == "free" else (),
        seed_hash=seed_hash(room.row.seed),
        suggested=free_name(reader.name, [seat.name for seat in room.body.seats if seat.guest != reader.guest]),
        fewer=tuple(_fewer(room, players) for players in range(2, len(room.body.seats))),
    )


def _fewer(room: Room, players: int) -> Fewer:
    seats = room.body.seats
    if sum(bool(seat.guest) for seat in seats) > players:
        return Fewer(players, full=True)
    _, moved, dropped = seating.reseated(seats, players)
    return Fewer(players, tuple((seats[old].name, new) for old, new in moved), tuple(dropped))


def _seat(room: Room, number: int, reader: Reader) -> Seat:
    seat = room.body.seats[number]
    mine = bool(seat.guest) and seat.guest == reader.guest
    return Seat(
        number=number,
        name=seat.name,
        bot=seat.bot,
        taken=seat.taken,
        mine=mine,
        host=bool(seat.guest) and seat.guest == room.host,
        present=not seat.guest or room.is_present(seat.guest),
        alien=seat.alien if mine else "",
    )


def card_for(room: Room, reader: Reader) -> TableCard:
    """A table in a list."""
    mine, play = room.seat_of(reader.guest), room.play
    my_turn = play is not None and mine is not None and _asked(play, mine) is not None
    return TableCard(
        id=room.id,
        name=room.name,
        edition=room.settings.edition,
        players=room.settings.players,
        seats=tuple(Place(seat.name, seat.bot, seat.taken) for seat in room.body.seats),
        pace=room.settings.pace,
        variants=room.settings.variants,
        phase=room.phase,
        encounter=play.session.state.encounters if play is not None else 0,
        spectators=room.settings.spectators,
        mine=mine,
        my_turn=my_turn,
    )
