"""What a seat may not know is never sent to it: exchange hidden cards of the others, and every message on its socket
stays the same."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

from tests.properties.redeal import can_redeal, journal_for, redealt, world
from tests.table.tables import QUICK
from warptable import new_game
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.model.views import CardView, View
from warptable.games.encounter.engine.view import view_over
from warptable.games.encounter.page.hooks import is_open_book, reinforcements
from warptable.games.encounter.page.scene import build as staging
from warptable.kernel import Composite, Divergence, Entry, Offer, Rng, Session
from warptable.table.notices import webhook
from warptable.table.notices.channel import Notice
from warptable.table.notices.push import message
from warptable.table.notices.settings import NO_MAIL
from warptable.table.notices.waits import Wait
from warptable.table.page.frames import Shown
from warptable.table.page.game.page import frame
from warptable.table.play import clocks
from warptable.table.play.game import RunningGame
from warptable.table.play.orders import StandingOrders
from warptable.table.play.reactions import is_paused
from warptable.table.play.seats import SeatHolder
from warptable.table.reader import Reader
from warptable.table.rooms import record as records
from warptable.table.rooms import waits
from warptable.table.rooms.record import TableRecord
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache
from warptable.table.scene.data import Scene
from warptable.table.store import TableRow


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "now", lambda: 0.0)


Sent = list[str]
"""All messages of one socket, from the first on."""


class Nowhere:
    """A store that is never asked for anything."""

    def queue(self) -> None: ...


def room_of(session: Session[State]) -> Room:
    """A table of people only."""
    players = session.rules.seats(session.state)
    seats = [SeatHolder(guest=f"guest{n}", name=f"Guest {n}") for n in range(players)]
    body = TableRecord(replace(QUICK, players=players, window=6), seats, [StandingOrders() for _ in seats])
    row = TableRow(
        id="comet", phase="playing", created_at=0, changed_at=0, host="guest0", seed=1, body=records.encoded(body)
    )
    return Room(row, Nowhere())  # type: ignore[arg-type]


def sent(games: Iterable[Session[State]], seat: int | None, *, text_view: bool = False) -> Sent:
    """What the page of this seat gets while these moments of one game follow each other."""
    cache, shown = SceneCache(), Shown()
    reader = Reader("stranger" if seat is None else f"guest{seat}", "Me", text_view=text_view)

    async def made() -> Sent:
        messages: list[str] = []
        for session in games:
            room = room_of(session)
            play = room.game = RunningGame(session, room.record, None, lambda: None)  # type: ignore[arg-type]
            if is_paused(play.session):
                play.pauses.open()
            for other in range(len(room.record.seats)):  # whoever looks first must not betray anything to the next
                scene_for(room, Reader(f"guest{other}"), cache)
            messages.append(str(shown.message(frame(scene_for(room, reader, cache)))) + notices(room, reader.guest))
        return messages

    return asyncio.run(made())


def notices(room: Room, guest: str) -> str:
    """What is sent beside the page: to the devices of this guest, and by the webhook to everybody."""
    asked = [Notice(room.id, room.name, wait) for wait in room.waits()]
    mine = [message(one, "en") for one in asked if one.wait.guest == guest and one.wait.is_open]
    return f"{mine}{[webhook.message(one, NO_MAIL) for one in asked]}"


def moments(game: Session[State], checkpoint: State, journal: list[Entry]) -> Iterator[Session[State]]:
    """The game from a checkpoint on, after each of these answers; a group is answered as a whole."""
    for answers in range(len(journal) + 1):
        with contextlib.suppress(Divergence):
            yield world(game, checkpoint, journal[:answers])


def both(game: Session[State], seat: int, rng: Rng, *, text_view: bool = False) -> tuple[Sent, Sent]:
    """What is sent to a seat from the checkpoint on: in this game, and with hidden cards of the others exchanged."""
    other = redealt(game, seat, rng, by_type=True)
    return (
        sent(moments(game, *game.basis()), seat, text_view=text_view),
        sent(moments(game, other, journal_for(game, seat)), seat, text_view=text_view),
    )


@pytest.mark.parametrize(
    ("text_view", "games", "variants"),
    [
        (False, 1, ()),
        (True, 1, ()),
        (False, 1, ("technology",)),
        *(pytest.param(view, 12, (), marks=pytest.mark.soak) for view in (False, True)),
        *(pytest.param(view, 12, ("technology",), marks=pytest.mark.soak) for view in (False, True)),
    ],
)
def test_the_same_is_sent_while_hidden_cards_of_others_are_exchanged(
    text_view: bool, games: int, variants: tuple[str, ...]
) -> None:
    """Message by message: which regions come, in which order and how long. What is not sent tells as much."""
    compared = messages = 0
    for seed in range(games):
        game = new_game("ffg", 4, seed, None, variants, uniform=True)
        game.keep = 8
        rng = Rng.seeded("leaks", seed, int(text_view))
        for _ in range(400):
            if not game.decisions:
                break
            seat = rng.below(4)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if rng.below(12) == 0 and not half_built and can_redeal(game, seat):
                here, there = both(game, seat, rng, text_view=text_view)
                assert here == there, f"seat {seat} at {game.where()}"
                compared += 1
                messages += len(here)
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert compared > 10 * games
    assert messages > 3 * compared


def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that shows one thing more than it should is caught."""

    def leaky(state: State, public: View, seat: int) -> View:
        others = [state.faces[card] for n, s in enumerate(state.seats) if n != seat for card in s.hand]
        view = view_over(state, public, seat)
        return dataclasses.replace(view, discard=[CardView(-1, face) for face in others]) if view.hand else view

    monkeypatch.setattr(staging, "view_over", leaky)
    assert is_seen()


def test_the_comparison_sees_a_facedown_tech(monkeypatch: pytest.MonkeyPatch) -> None:
    """The techs of others are among what is exchanged."""

    def leaky(state: State, public: View, seat: int) -> View:
        assert state.laboratory is not None
        others = [tech.id for tech in state.laboratory.techs if tech.owner != seat]
        return dataclasses.replace(view_over(state, public, seat), tech_discard=others, tech_deck=len("".join(others)))

    monkeypatch.setattr(staging, "view_over", leaky)
    assert is_seen(("technology",))


def test_the_comparison_sees_a_message_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in a message gives anything away, but that it is sent does: somebody holds a negotiate."""
    honest = scene_for

    def leaky(room: Room, reader: Reader, cache: SceneCache) -> Scene:
        state = room.playing().session.state
        kinds = [FACES[state.faces[card]].value for card in state.seats[1].hand]
        return dataclasses.replace(honest(room, reader, cache), spectators=sum(kinds) % 2)

    monkeypatch.setitem(globals(), "scene_for", leaky)
    assert is_seen()


def test_the_comparison_sees_a_notification_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is told that they are asked only if another seat holds certain cards."""
    honest = waits.waits_of

    def leaky(play: RunningGame) -> list[Wait]:
        kinds = [FACES[play.session.state.faces[card]].value for card in play.session.state.seats[1].hand]
        return honest(play) if sum(kinds) % 2 else []

    monkeypatch.setattr("warptable.table.rooms.room.waits_of", leaky)
    assert is_seen()


def is_seen(variants: tuple[str, ...] = ()) -> bool:
    game = new_game("ffg", 4, 1, None, variants, uniform=True)
    game.keep = 8
    rng = Rng.seeded("leaks", 1)
    for _ in range(300):
        if can_redeal(game, 0):
            here, there = both(game, 0, rng)
            if here != there:
                return True
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    return False


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    game = new_game("ffg", 4, 3, uniform=True)
    rng = Rng.seeded("spectator", 3)
    for _ in range(200):
        (message,) = sent([game], None)
        assert 'id="prompt-form"' not in message
        assert 'id="card-' not in message
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
        if not game.decisions:
            break


class Forgetful:
    """A keeper that keeps nothing."""

    is_watched = True

    def keep(self, entry: object) -> None: ...

    def keep_record(self) -> None: ...


def day_table(session: Session[State], orders: list[StandingOrders]) -> Room:
    """A table by the day at which these orders are given, with the open pause."""
    room = room_of(session)
    room.record.settings = replace(room.settings, pace="day")
    room.record.orders = orders
    play = room.game = RunningGame(session, room.record, Forgetful(), lambda: None)  # type: ignore[arg-type]
    if is_paused(play.session):
        play.pauses.open()
    return room


def by_the_day(session: Session[State], seat: int, orders: list[StandingOrders]) -> str:
    """What the page of this seat gets there."""

    async def made() -> str:
        return Shown().message(frame(scene_for(day_table(session, orders), Reader(f"guest{seat}"), SceneCache())))

    return asyncio.run(made())


def waited_for(session: Session[State]) -> tuple[int, ...]:
    """Whom a table by the day waits for in a pause."""

    async def found() -> tuple[int, ...]:
        play = day_table(session, [StandingOrders() for _ in session.state.seats]).playing()
        return play.pause.open_to(play.people()) if play.pause is not None else ()

    return asyncio.run(found())


def test_whom_a_table_by_the_day_waits_for_depends_on_no_hidden_card() -> None:
    compared = spared = 0
    for seed in range(12):
        game = new_game("ffg", 4, seed, uniform=True)
        game.keep = 8
        rng = Rng.seeded("waits", seed)
        for _ in range(500):
            if not game.decisions:
                break
            view = game.view(None)
            spare = (
                [seat for seat in range(4) if is_open_book(view, seat)] if isinstance(game.decisions[0], Offer) else []
            )
            if spare and (seat := rng.below(4)) not in spare and can_redeal(game, seat):
                here = waited_for(world(game, *game.basis()))
                there = waited_for(world(game, redealt(game, seat, rng, by_type=True), journal_for(game, seat)))
                assert here == there, f"seat {seat} at {game.where()}"
                compared += 1
                spared += any(one not in here for one in spare)
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert compared > 20, compared
    assert spared > 5, spared


def test_nobody_sees_orders_and_answers_in_advance_of_others() -> None:
    """Before they act, another seat's page is the same whatever they have ordered, and whether they are away."""
    game = new_game("ffg", 4, 2, uniform=True)
    rng = Rng.seeded("orders", 2)
    pauses = promises = 0
    for _ in range(150):
        if not game.decisions:
            break
        plain = [StandingOrders() for _ in range(4)]
        ordered = [StandingOrders(untouched=bool(n % 2), turn=True, away=n == 2, missed=n) for n in range(4)]
        for seat, orders in enumerate(ordered):
            cards = reinforcements(game, seat)
            orders.advance = {"reinforce": cards[0]} if cards else {}
            promises += bool(cards)
            orders.touched, orders.always = seat == 1, ["window-ENCOUNTER_START", "window-DESTINY_DRAWN"]
            orders.always_cards = list(game.state.seats[seat].hand)
        ordered[0] = StandingOrders()
        assert by_the_day(game, 0, plain) == by_the_day(game, 0, ordered), game.where()
        pauses += isinstance(game.decisions[0], Offer)
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    assert pauses > 30
    assert promises > 30
