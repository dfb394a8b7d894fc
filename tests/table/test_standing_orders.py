"""Standing orders: what people pass without being asked, and what they are asked nevertheless."""

from __future__ import annotations

import random
from pathlib import Path

from msgspec.structs import replace

from tests.table.tables import (
    QUICK,
    act,
    begun,
    game,
    idle,
    opened,
    pause_of,
    people,
    play_on,
    run,
    until,
)


def test_a_standing_order_passes_what_does_not_touch_me(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play, rng = game(room), random.Random(2)
            await room.set_orders(people(3)[2], untouched=True, encounter=False)
            asked = 0
            for _ in range(300):
                await until(lambda: idle(play))
                if play.session.over:
                    break
                if play.pause is not None and 2 in play.pause.open_to(play.people()):
                    asked += 1
                    encounter = play.session.view(2).current
                    about = play.pause.first.about or {}
                    target = encounter.target
                    touched = (
                        2 in (encounter.offense, encounter.defense, about.get("of"), *play.pause.main_players)
                        or encounter.allied[2]
                        or (target >= 0 and play.session.view(2).planets[target][2])
                        or (target >= 0 and play.session.view(2).home_of[target] == 2)
                    )
                    assert touched
                await act(play, rng)
            assert asked

    run(story())


def test_an_order_for_this_encounter_ends_with_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            play, rng = game(room), random.Random(2)
            await play_on(play, rng, stop=lambda: play.pause is not None)
            await room.set_orders(people(1)[0], untouched=False, encounter=True)
            ordered = play.session.state.encounters
            while play.session.state.encounters == ordered and not play.session.over:
                await until(lambda: idle(play))
                if play.pause is not None and play.session.state.encounters == ordered:
                    assert 0 not in play.pause.open_to(play.people())
                await act(play, rng)
            await until(lambda: idle(play))
            assert room.record.orders[0].encounter == -1

    run(story())


def test_a_stop_asks_whatever_other_orders_say(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=2)
            play, me = game(room), people(1)[0]
            for phase in ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"):
                await room.toggle_stop(me, phase)
            await room.set_orders(me, untouched=True, encounter=True)
            await play_on(play, random.Random(2), stop=lambda: play.pause is not None and 0 in play.pause.seats_asked)
            assert 0 in pause_of(play).open_to((0,))

    run(story())
