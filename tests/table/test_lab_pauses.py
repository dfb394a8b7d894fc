"""The steps in the laboratory as people meet them: all are asked at once, and nobody twice because of a neighbour."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from tests.table.tables import QUICK, opened, pause_of, paused, questions, run, until
from warptable.games.encounter.page.hooks import is_open_book
from warptable.table.play import orders
from warptable.table.play.game import RunningGame
from warptable.table.play.orders import StandingOrders

LAB = replace(QUICK, variants=("technology",))
REGROUP = "window-REGROUP_TECH"


def key_of(play: RunningGame, seat: int, word: str) -> str:
    """The key of this step among the choices of a seat."""
    choices = pause_of(play).choices[seat]
    found = [number for number, choice in enumerate(choices) if choice.prompt == REGROUP and choice.option[0] == word]
    return str(found[0])


async def researched(play: RunningGame, seat: int) -> None:
    """The seat says from which colony, and the table goes on to the next pause."""
    await until(lambda: any(asked.prompt == "research" for asked in questions(play)))
    [asked] = questions(play)
    assert asked.seat == seat
    await play.answers.give(seat, play.deadlines.number_of(asked), lambda decision: decision.options[0])


def test_everybody_researches_and_is_asked_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = await paused(hub, LAB, persons=3)
            pause, number = pause_of(play), play.pauses.number
            assert pause.first.prompt == REGROUP
            assert set(pause.open_to(play.people())) == {0, 1, 2}
            first, second, third = play.session.game.order()
            await play.pauses.react(second, number, key_of(play, second, "research"))
            await play.pauses.react(third, number, "pass")
            await play.pauses.react(first, number, key_of(play, first, "research"))
            await researched(play, first)
            await until(lambda: play.pause is not None or bool(questions(play)))
            assert play.pause is not None
            assert play.pause.open_to(play.people()) == (first,), "the others have answered"
            await play.pauses.react(first, play.pauses.number, "pass")
            await researched(play, second)
            ships = [sum(tech.ships for tech in seat.techs) for seat in play.session.view(None).seats]
            assert (ships[first], ships[second], ships[third]) == (1, 1, 0)

    run(story())


def test_after_a_restart_nobody_is_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = await paused(hub, LAB, persons=3, seconds=10)
            number, [room] = play.pauses.number, hub.rooms
            first, second, third = play.session.game.order()
            await play.pauses.react(second, number, "pass")
            await play.pauses.react(third, number, "pass")
            await play.pauses.react(first, number, key_of(play, first, "research"))
            await researched(play, first)
            await until(lambda: play.pause is not None and play.pause.open_to(play.people()) == (first,))
        async with opened(tmp_path) as hub:
            again = (await hub.room(room)).game
            assert again is not None
            await until(lambda: again.pause is not None)
            assert pause_of(again).open_to(again.people()) == (first,)

    run(story())


def test_news_ask_everybody_again(tmp_path: Path) -> None:
    """A tech that is given up is news: somebody may want to do something else now."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = await paused(hub, LAB, persons=3)
            number = play.pauses.number
            first, *others = play.session.game.order()
            for seat in others:
                await play.pauses.react(seat, number, "pass")
            await play.pauses.react(first, number, key_of(play, first, "abandon"))
            await until(lambda: play.pause is not None and play.pauses.number != number)
            assert set(others) <= set(pause_of(play).open_to(play.people()))

    run(story())


def test_an_order_to_pass_unless_touched_lets_the_own_laboratory_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            play = await paused(hub, LAB, persons=3)
            pause = pause_of(play)
            for seat in range(3):
                view = play.session.view(seat)
                assert orders.why_touched(view, pause, seat) == "touched-lab"
                assert not orders.passes(StandingOrders(untouched=True), view, pause, seat)
                assert not is_open_book(play.session.view(None), seat), "a facedown tech is no open book"

    run(story())
