"""What one reader sees of a room in which a game runs: the one place where scenes are made."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache

from warptable.kernel.views import CommonView
from warptable.lessons import LEARNER, LESSONS, lesson_of, telling
from warptable.text import t
from warptable.text.speaker import Speaker

from ..invitation import NOBODY_INVITED, Invitation
from ..play import orders
from ..play.game import RunningGame
from ..play.reactions import Pause, is_reaction
from ..reader import Reader
from ..rooms.room import Room
from .cache import SceneCache
from .campaign import in_campaign
from .data import Answer, Asked, InAdvance, Orders, Reaction, Request, Running, Scene, Taught, WaitedFor
from .families import scenes_of
from .origin import origin_line

PASSES = 2
"""After this many passes in a row the bar offers to pass without asking."""


def scene_for(room: Room, reader: Reader, cache: SceneCache, invitation: Invitation = NOBODY_INVITED) -> Scene:
    """The table as this reader may see it."""
    game = room.game
    assert game is not None
    session, seat = game.session, room.seat_of(reader.guest)
    family = scenes_of(session)
    public = cache.public_view(family, session)
    view = public if seat is None else family.own_view(session, public, seat)
    speaker = cache.speaker(reader.locale, seat, public, room)
    crowd = cache.crowd(room)
    leads, is_host = room.leads(reader.guest), reader.guest == room.host
    asking = room.requests.of(reader.guest)
    asked, reaction = asked_of(game, seat), _reaction(game, seat, cache, view)
    common = Scene(
        reader=reader,
        table=room.id,
        title=title_of(room, reader.locale),
        campaign=in_campaign(room, room.record.campaign) if room.record.campaign is not None else None,
        origin=origin_line(room.record.origin, reader.locale, room.settings.edition),
        lesson=room.settings.lesson,
        view=view,
        speaker=speaker,
        people=crowd.people,
        log=cache.lines(family, session, speaker, cache.speaker(reader.locale, None, public, room)),
        asked=asked,
        reaction=reaction,
        since=game.answers.spoken.get(seat) if seat is not None else None,
        waiting=_waiting(game),
        chat=cache.chat(reader.locale, room),
        orders=_orders(game, seat, view, speaker),
        may_undo=seat is not None and seat in session.given(),
        host=is_host,
        spectators=crowd.spectators,
        by_day=game.record.settings.by_day,
        speed=room.settings.speed,
        halted=room.record.halted,
        has_list=seat is not None and reader.my_games,
        window=room.settings.window,
        voices=room.settings.voices,
        house=room.settings.house,
        seed_hash=seed_hash(room.row.seed),
        seed=room.row.seed if session.over else None,
        winners=session.winners,
        told_game=cache.told_game if session.over else None,
        chances=cache.chances if session.over else None,
        reckoned=cache.reckoned if session.over else None,
        faulty=game.faulty,
        again=room.record.again,
        again_by=room.record.again_by,
        invitation=invitation,
        deputy=leads and not is_host,
        requests=requests_of(room) if leads else (),
        requested=asking.seat if asking is not None else None,
        unread=room.record.unread and seat is not None,
        taught=_taught(room, game, view, speaker, asked, reaction) if room.settings.lesson else None,
    )
    return family.scene(common, Running(session, game.deadlines.talks, game.deadlines.talk_seconds), cache.memory)


def title_of(room: Room, locale: str) -> str:
    """The name of a table; a lesson is called by what it teaches, and a game that goes on from another after that."""
    lesson = lesson_of(room.settings.lesson)
    if (origin := origin_line(room.record.origin, locale, room.settings.edition)) is not None:
        return origin.title
    if lesson is None:
        return room.name
    return t(locale, "lesson-named", number=room.settings.lesson, name=t(locale, f"lesson-{lesson.id}"))


def _taught(
    room: Room, game: RunningGame, view: CommonView, speaker: Speaker, asked: Asked | None, reaction: Reaction | None
) -> Taught | None:
    """What a lesson says to whoever learns, as long as it goes on."""
    number, over = room.settings.lesson, game.session.over
    lesson = lesson_of(number)
    if lesson is None or view.seat != LEARNER or (room.record.played_on and not over):
        return None
    decision = asked.decision if asked is not None else None
    if reaction is not None and reaction.answers and not reaction.answered:
        decision = reaction.answers[0].decision
    told = telling.told(lesson, speaker, view, game.session.log, decision)
    if told is None:
        return Taught(number, len(LESSONS), lesson.id)
    return Taught(number, len(LESSONS), lesson.id, told.key, told.text, told.advice, told.over, over)


def requests_of(room: Room) -> Sequence[Request]:
    """Who asks for a seat, for those who may let them in."""
    if room.phase != "playing":
        return ()
    return [Request(ask.number, ask.name, ask.seat) for ask in room.requests.waiting()]


@lru_cache(maxsize=1024)
def seed_hash(seed: int) -> str:
    """The hash is published before the game and the seed after it, so that everybody can check the shuffles."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def asked_of(game: RunningGame, seat: int | None) -> Asked | None:
    """The open question to this seat, unless it is a reaction."""
    if game.rests:
        return None
    for decision in game.session.decisions:
        if decision.seat == seat and not is_reaction(decision):
            return Asked(decision, game.deadlines.number_of(decision), game.deadlines.of(decision))
    return None


def _reaction(game: RunningGame, seat: int | None, cache: SceneCache, view: CommonView) -> Reaction | None:
    """The open pause. It is the same for everybody, except for what this seat could answer."""
    pause = game.pause
    if pause is None or game.rests:
        return None
    people = game.people()
    if not any(number in people for number in pause.seats_asked):
        return None
    if not game.pauses.window and seat not in pause.open_to(people):
        return None  # without a countdown the others just wait
    asked = seat is not None and seat in pause.seats_asked
    choices = pause.choices.get(seat, ()) if seat is not None else ()
    return Reaction(
        number=game.pauses.number,
        decision=cache.worded(scenes_of(game.session), pause.first, game.session),
        seconds=game.pauses.clock.seconds,
        ends=game.pauses.clock.ends or 0.0,
        held_by=tuple(game.pauses.clock.held),
        reader_asked=asked,
        answered=asked and seat in pause.answers,
        answers=tuple(Answer(str(key), choice.decision, choice.option) for key, choice in enumerate(choices)),
        kind=orders.kind_of(pause),
        offers=_offers(game, pause, seat, view),
    )


def _offers(game: RunningGame, pause: Pause, seat: int | None, view: CommonView) -> tuple[str, ...]:
    """The orders that the bar offers to somebody who passes again and again. One that would end at once is not."""
    if seat is None or game.pauses.passed.get(seat, 0) < PASSES:
        return ()
    touched = orders.why_touched(view, pause, seat)
    return ("always",) if touched or game.record.orders[seat].untouched else ("always", "touched")


def _waiting(game: RunningGame) -> list[WaitedFor]:
    """Whom the table waits for. In a pause that is everybody who was asked: nobody sees who has passed."""
    if game.pause is not None:
        people = game.people()
        asked = game.pause.seats_asked if game.pauses.window else game.pause.open_to(people)
        return [WaitedFor(seat, game.pause.first.prompt) for seat in asked if seat in people]
    return [WaitedFor(decision.seat, decision.prompt) for decision in game.session.decisions]


def _orders(game: RunningGame, seat: int | None, view: CommonView, speaker: Speaker) -> Orders:
    if seat is None:
        return Orders()
    kept = game.record.orders[seat]
    pausing = orders.why_touched(view, game.pause, seat) if kept.untouched else ""
    return Orders(
        kept.untouched,
        kept.encounter,
        tuple(kept.stops),
        pausing,
        kept.away,
        kept.missed,
        kept.turn,
        game.record.settings.by_day and seat in game.hooks.main_players(game.session),
        tuple(dict.fromkeys(kept.ended)),
        tuple(_in_advance(game, seat, speaker)) if game.record.settings.by_day else (),
        kept.touched,
        tuple([(kind, scenes_of(game.session).kind_name(speaker, kind)) for kind in kept.always]),
    )


def _in_advance(game: RunningGame, seat: int, speaker: Speaker) -> Iterator[InAdvance]:
    """What this seat could answer in advance with the cards in its hand."""
    session, given = game.session, game.record.orders[seat].advance
    for kind, known in game.hooks.in_advance.items():
        cards = [(card, scenes_of(session).card_name(speaker, session, card)) for card in known.cards(session, seat)]
        if cards:
            yield InAdvance(kind, given.get(kind, -1), tuple(cards))
