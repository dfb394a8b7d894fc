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
from warptable.table.play.game import RunningGame
from warptable.table.play.orders import kind_of, why_touched
from warptable.table.rooms.orders import set_orders, toggle_stop
from warptable.table.rooms.room import Room
from warptable.table.scene.build import scene_for
from warptable.table.scene.cache import SceneCache


def test_a_standing_order_passes_what_does_not_touch_me(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play, rng = game(room), random.Random(2)
            await set_orders(room, people(3)[2], untouched=True, encounter=False)
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
            await set_orders(room, people(1)[0], untouched=False, encounter=True)
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
                await toggle_stop(room, me, phase)
            await set_orders(room, me, untouched=True, encounter=True)
            await play_on(play, random.Random(2), stop=lambda: play.pause is not None and 0 in play.pause.seats_asked)
            assert 0 in pause_of(play).open_to((0,))

    run(story())


def asks(play: RunningGame, seat: int) -> bool:
    return play.pause is not None and seat in play.pause.open_to(play.people())


def offers(room: Room, seat: int) -> tuple[str, ...]:
    reaction = scene_for(room, people(3)[seat], SceneCache()).reaction
    return () if reaction is None else reaction.offers


def test_after_two_passes_the_bar_offers_to_pass_without_asking(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play, rng = game(room), random.Random(2)
            for passed in range(3):
                await play_on(play, rng, stop=lambda: asks(play, 2))
                assert bool(offers(room, 2)) == (passed >= 2)
                number = play.pauses.number
                await play.pauses.react(2, number, "pass")
                await play_on(play, rng, stop=lambda: play.pauses.number != number)  # noqa: B023

    run(story())


def test_an_order_to_pass_here_always_passes_such_reactions_until_other_cards_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play, rng, me = game(room), random.Random(2), people(3)[2]
            await play_on(play, rng, stop=lambda: asks(play, 2))
            here = kind_of(pause_of(play))
            await set_orders(room, me, untouched=False, encounter=False, always=[here, "window-SOMETHING-ELSE"])
            kept = room.record.orders[2]
            assert kept.always == [here]
            assert not asks(play, 2)
            cards = set(play.session.state.seats[2].hand)
            met = 0
            while kept.always and not play.session.over:
                await until(lambda: idle(play))
                if play.pause is not None and kind_of(play.pause) == here and kept.always:
                    met += 1
                    assert not asks(play, 2)
                await act(play, rng)
            assert met
            assert kept.ended == ["order-ended-always"] or not kept.ended  # told, and perhaps read already
            assert not set(play.session.state.seats[2].hand) <= cards

    run(story())


def test_an_order_to_pass_until_something_touches_me_ends_when_something_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            room = await begun(hub, replace(QUICK, window=9), persons=3)
            play, rng, me = game(room), random.Random(2), people(3)[2]

            def touched() -> bool:
                return bool(why_touched(play.session.view(2), pause_of(play), 2))

            await play_on(play, rng, stop=lambda: asks(play, 2) and not touched())
            await set_orders(room, me, untouched=False, encounter=False, touched=True)
            assert not asks(play, 2)
            await play_on(play, rng, stop=lambda: asks(play, 2))
            assert touched()
            assert not room.record.orders[2].touched
            assert room.record.orders[2].ended == ["order-ended-touched"]

    run(story())
