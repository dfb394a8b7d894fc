"""What a spectator sees of a table that shows its game later: the scene of a game that has come no further."""

from __future__ import annotations

from ..invitation import NOBODY_INVITED, Invitation
from ..play.reactions import is_reaction
from ..reader import Reader
from ..rooms.delayed import Mark
from ..rooms.room import Room
from .build import requests_of, seed_hash, title_of
from .cache import SceneCache
from .data import Person, Running, Scene, WaitedFor
from .families import scenes_of


def delayed_scene(
    room: Room, reader: Reader, mark: Mark, cache: SceneCache, invitation: Invitation = NOBODY_INVITED
) -> Scene:
    """The table as it was at this mark. `cache`: one that is used for nothing newer."""
    behind, game = room.behind, room.game
    assert behind is not None, "only where spectators see the game later"
    assert game is not None, "only where a game is played"
    session = behind.session(game.session, mark)
    family = scenes_of(session)
    view = cache.public_view(family, session)
    speaker = cache.speaker(reader.locale, None, view, room)
    asking, is_host = room.requests.of(reader.guest), reader.guest == room.host
    leads = room.leads(reader.guest)
    common = Scene(
        reader=reader,
        table=room.id,
        title=title_of(room, reader.locale),
        lesson=room.settings.lesson,
        view=view,
        speaker=speaker,
        people=_people(room, mark),
        log=cache.lines(family, session, speaker, speaker),
        waiting=[WaitedFor(one.seat, one.prompt) for one in session.decisions if not is_reaction(one)],
        chat=cache.chat(reader.locale, room, mark.line),
        host=is_host,
        spectators=room.spectators(),
        by_day=game.record.settings.by_day,
        speed=room.settings.speed,
        window=room.settings.window,
        voices=room.settings.voices,
        house=room.settings.house,
        seed_hash=seed_hash(room.row.seed),
        seed=session.seed if session.over else None,
        winners=session.winners,
        invitation=invitation,
        deputy=leads and not is_host,
        requests=requests_of(room) if leads else (),
        requested=asking.seat if asking is not None else None,
        behind=behind.seconds,
    )
    return family.scene(common, Running(session), cache.memory)


def _people(room: Room, mark: Mark) -> tuple[Person, ...]:
    """Who sat where. Whether they look at the page just now is not told: that would be news."""
    hosts = [bool(seat.guest) and seat.guest == room.host for seat in room.record.seats]
    return tuple(
        Person(sitting.name, sitting.bot, absent=sitting.absent, host=host)
        for sitting, host in zip(mark.seats, hosts, strict=True)
    )
