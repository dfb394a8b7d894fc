"""Answers in advance, at tables by the day: they are given when they turn something, never seen by others, and end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.table.tables import QUICK, act, begun, game, idle, opened, people, run, until
from tests.table.test_by_the_day import DAY, page, paused
from warptable import new_game
from warptable.games.encounter.engine.model.prompts import REINFORCE
from warptable.games.encounter.engine.model.roles import DEFENSE, OFFENSE
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.page.hooks import cancel_against, cancelling_cards, reinforcements, turning_reinforcement
from warptable.kernel import PASS, Rng, Session
from warptable.table.errors import Refused
from warptable.table.play import advance
from warptable.table.play.game import RunningGame
from warptable.table.play.orders import StandingOrders
from warptable.table.rooms.orders import answer_in_advance
from warptable.table.rooms.room import Room


def winner_with(session: Session[State], answer: object) -> int:
    """The main player who wins if the open question is answered so and everybody passes then; -1: neither."""
    trial = session.fork(record=True)
    known = len(trial.log)
    trial.answer(trial.decisions[0], answer)
    while not any(event.kind == "outcome" for event in trial.log[known:]):
        decision = trial.decisions[0]
        trial.answer(decision, PASS if PASS in decision.options else decision.options[0])
    result = next(event for event in trial.log[known:] if event.kind == "outcome")
    return int(result.data.get("winner", -1))


@pytest.mark.parametrize("games", [12, pytest.param(40, marks=pytest.mark.soak)])
def test_a_reinforcement_is_played_exactly_if_it_turns_the_result(games: int) -> None:
    """As the rules themselves find when the card is played, or not."""
    turned = kept = 0
    for seed in range(games):
        session = new_game("ffg", 4, seed, uniform=True)
        rng = Rng.seeded("advance", seed)
        for _ in range(1500):
            if not session.decisions:
                break
            decision = session.decisions[0]
            if decision.prompt == REINFORCE and len(session.decisions) == 1:
                for card in reinforcements(session, decision.seat):
                    option = turning_reinforcement(session, decision, card)
                    encounter = session.view(None).current
                    mine = decision.seat
                    if mine not in encounter.mains:
                        continue
                    without = winner_with(session, PASS)
                    if option is None:
                        both = [winner_with(session, (card, side)) for side in (OFFENSE, DEFENSE)]
                        kept += 1
                        assert without == mine or mine not in both
                    else:
                        turned += 1
                        assert without != mine
                        assert winner_with(session, option) == mine
            session.answer(decision, rng.choice(decision.options))
    assert turned > 5
    assert kept > 5


@pytest.mark.parametrize("games", [6, pytest.param(30, marks=pytest.mark.soak)])
def test_a_card_against_powers_answers_only_those_of_the_other_side(games: int) -> None:
    answered = spared = 0
    for seed in range(games):
        session = new_game("ffg", 4, seed, uniform=True)
        rng = Rng.seeded("cancel", seed)
        for _ in range(1500):
            if not session.decisions:
                break
            decision = session.decisions[0]
            for card in cancelling_cards(session, decision.seat):
                if card not in decision.options or "answering" not in (decision.about or {}):
                    continue
                encounter, user = session.view(None).current, (decision.about or {})["of"]
                against = {decision.seat, user} == set(encounter.mains)
                if cancel_against(session, decision, card) is not None:
                    answered += 1
                    assert user != decision.seat
                    assert user in (*encounter.mains, *(n for n, allied in enumerate(encounter.allied) if allied))
                else:
                    spared += 1
                    assert not against or decision.prompt != "window-use-announced"
            session.answer(decision, rng.choice(decision.options))
    assert answered
    assert spared


async def promised(room: Room, play: RunningGame, seat: int) -> int:
    """Let this seat answer in advance with its first reinforcement; -1 if it has none."""
    cards = reinforcements(play.session, seat)
    if cards and not room.record.orders[seat].advance:
        await answer_in_advance(room, people(3)[seat], "reinforce", cards[0])
    return cards[0] if cards else -1


async def played(room: Room, seen: set[str], rng: random.Random) -> None:
    """A game in which everybody answers in advance whenever they can; `seen`: how such answers have ended."""
    play = game(room)
    for _ in range(250):
        await until(lambda: idle(play))
        if play.session.over:
            return
        for seat, kept in enumerate(room.record.orders):
            for ended in set(kept.ended) - seen:
                seen.add(ended)
                mine = page(room, people(3)[seat])
                assert f'id="dock-{ended}"' in mine
                assert f'id="{ended}"' in mine
                others = [one for one in range(3) if ended not in room.record.orders[one].ended]
                assert not any(ended in page(room, people(3)[other]) for other in others)
            await promised(room, play, seat)
        await act(play, rng)


def test_an_answer_in_advance_is_played_and_ends_visibly(tmp_path: Path) -> None:
    """Only its own seat reads about it."""

    async def story() -> None:
        async with opened(tmp_path) as hub:
            wanted, seen = {"advance-reinforce-used", "advance-reinforce-over"}, set[str]()
            for seed in range(12, 42):  # in the first of them it happened when this was written
                await played(await begun(hub, DAY, persons=3, seed=seed), seen, random.Random(seed))
                if wanted <= seen:
                    return
            raise AssertionError(seen)

    run(story())


def test_answers_in_advance_survive_a_restart_and_nobody_else_sees_them(tmp_path: Path) -> None:
    async def first_life() -> tuple[str, int, int]:
        async with opened(tmp_path) as hub:
            for seed in range(30):
                room, play = await paused(hub, persons=3, seed=seed)
                for seat in range(3):
                    before = [page(room, reader) for reader in people(3)]
                    if (card := await promised(room, play, seat)) >= 0:
                        after = [page(room, reader) for reader in people(3)]
                        assert [n for n in range(3) if before[n] != after[n]] == [seat]
                        return room.id, seat, card
        raise AssertionError("nobody was dealt a reinforcement")

    async def second_life() -> None:
        async with opened(tmp_path) as hub:
            room = await hub.room(table)
            assert room.record.orders[seat].advance == {"reinforce": card}
            await answer_in_advance(room, people(3)[seat], "reinforce", -1)
            assert not room.record.orders[seat].advance

    table, seat, card = run(first_life())
    run(second_life())


def test_only_by_the_day_and_only_with_a_card_of_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            for settings in (replace(QUICK, window=5), DAY):
                room = await begun(hub, settings, persons=2)
                mine = reinforcements(game(room).session, 0)
                others = [card for card in range(40) if card not in mine]
                for kind, card in (("reinforce", others[0]), ("bribe", 3)):
                    with pytest.raises(Refused, match="refused-illegal"):
                        await answer_in_advance(room, people(1)[0], kind, card)

    run(story())


def test_a_card_that_is_gone_ends_the_answer() -> None:
    session = new_game("ffg", 4, 3, uniform=True)
    kept = StandingOrders()
    advance.give(kept, "reinforce", 9999)
    assert advance.end(kept, session, 0)
    assert kept.ended == ["advance-reinforce-gone"]
    assert not kept.advance
