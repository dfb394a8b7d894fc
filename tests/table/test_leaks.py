"""What a seat may not know is never sent to it: exchange hidden cards of the others, and its frame stays the same."""

from __future__ import annotations

import asyncio
import dataclasses

import pytest
from msgspec.structs import replace

from tests.properties.redeal import can_redeal, journal_for, redealt, world
from tests.table.tables import QUICK
from warptable import new_game
from warptable.encounter.model.state import State
from warptable.encounter.model.views import CardView, View
from warptable.kernel import Composite, Rng, Session
from warptable.table.play import clocks
from warptable.table.play.game import Play
from warptable.table.play.orders import StandingOrders
from warptable.table.play.seats import SeatHolder
from warptable.table.reader import Reader
from warptable.table.rooms import record as records
from warptable.table.rooms.record import TableRecord
from warptable.table.rooms.room import Room
from warptable.table.scene.build import Album, scene_for
from warptable.table.store import TableRow
from warptable.table.ui.game.page import table


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "now", lambda: 0.0)


def frame(session: Session[State], seat: int | None, locale: str = "en", *, text_view: bool = False) -> str:
    """What this seat's page gets, at a table of people only."""
    players = session.rules.seats(session.state)
    seats = [SeatHolder(guest=f"guest{n}", name=f"Guest {n}") for n in range(players)]
    body = TableRecord(replace(QUICK, players=players, window=6), seats, [StandingOrders() for _ in seats])
    row = TableRow(
        id="comet", phase="playing", created_at=0, changed_at=0, host="guest0", seed=1, body=records.encoded(body)
    )
    room = Room(row, None)  # type: ignore[arg-type]

    async def made() -> str:
        play = room.play = Play(session, room.record, None, lambda: None)  # type: ignore[arg-type]
        if play._in_pause():
            play._open_pause()
        reader = Reader("stranger" if seat is None else f"guest{seat}", "Me", locale, text_view=text_view)
        return str(table(scene_for(room, reader, Album())))

    return asyncio.run(made())


@pytest.mark.parametrize("text_view", [False, True])
def test_frames_are_the_same_while_hidden_cards_of_others_are_exchanged(text_view: bool) -> None:
    compared = 0
    for seed in range(4):
        game = new_game("ffg", 4, seed, uniform=True)
        game.keep = 1
        rng = Rng.seeded("leaks", seed, int(text_view))
        for _ in range(400):
            if not game.decisions:
                break
            seat = rng.below(4)
            half_built = any(isinstance(d, Composite) and d.partial for d in game.decisions)
            if rng.below(9) == 0 and not half_built and can_redeal(game, seat):
                here = world(game, *game.basis())
                there = world(game, redealt(game, seat, rng, by_type=True), journal_for(game, seat))
                mine = frame(here, seat, text_view=text_view)
                assert mine == frame(there, seat, text_view=text_view), f"seat {seat} at {game.where()}"
                compared += 1
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert compared > 60


def test_the_comparison_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that shows one thing more than it should is caught."""
    game = new_game("ffg", 4, 1, uniform=True)
    game.keep = 1
    rng = Rng.seeded("leaks", 1)
    honest = Session.view

    def leaky(self: Session[State], seat: int | None) -> View:
        others = [self.state.faces[card] for n, s in enumerate(self.state.seats) if n != seat for card in s.hand]
        view = honest(self, seat)
        return dataclasses.replace(view, discard=[CardView(-1, face) for face in others]) if view.hand else view

    monkeypatch.setattr(Session, "view", leaky)
    for _ in range(300):
        if can_redeal(game, 0):
            here = world(game, *game.basis())
            there = world(game, redealt(game, 0, rng, by_type=True), journal_for(game, 0))
            if frame(here, 0) != frame(there, 0):
                return
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    raise AssertionError("the leak was not seen")


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    game = new_game("ffg", 4, 3, uniform=True)
    rng = Rng.seeded("spectator", 3)
    for _ in range(200):
        sent = frame(game, None)
        assert 'id="prompt-form"' not in sent
        assert 'id="card-' not in sent
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
        if not game.decisions:
            break
