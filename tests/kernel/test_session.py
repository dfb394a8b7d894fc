"""The driver: answering, forking, saving, undoing, guarding. Proven on a game the kernel does not know."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kernel.tiny import Tiny, TinyRules, TinyState
from warptable.kernel import (
    BadSave,
    CannotUndo,
    Divergence,
    Entry,
    IllegalAnswer,
    Rng,
    RuleBug,
    Session,
    StaleDecision,
    WarptableError,
    to_data,
)
from warptable.kernel.save import FORMAT, MAGIC, load

RULES = TinyRules()


def new(seed: int = 1, seats: int = 3, **more: Any) -> Session[TinyState]:
    return Session.new(RULES, seed, seats, **more)


def bids(game: Session[TinyState], *amounts: int) -> None:
    for decision, amount in zip(game.decisions, amounts, strict=True):
        game.answer(decision, amount)


def play_on(game: Session[TinyState], seed: int, most: int = 10**9) -> int:
    """Random picks until the game is over; how many."""
    rng, picks = Rng.seeded("play", seed), 0
    while not game.over and picks < most:
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
        picks += 1
    return picks


def shape(game: Session[TinyState]) -> Any:
    """Everything that must be equal in a copy."""
    return (
        to_data(game.state),
        [(d.key, list(d.options)) for d in game.decisions],
        [event.seen_by(0) for event in game.log],
        list(game.history),
        game.over,
    )


def test_simultaneous_answers_come_in_any_order_and_stay_hidden() -> None:
    game = new()
    assert [d.seat for d in game.decisions] == [0, 1, 2]
    game.answer(game.decisions[2], 4)
    assert [d.seat for d in game.decisions] == [0, 1]
    assert game.state.bids == []
    assert len(game.log) == 1
    game.answer(game.decisions[1], 0)
    game.answer(game.decisions[0], 1)
    assert game.state.bids == [1, 0, 4]
    assert game.waiting() == ((2, "share"),)


def test_a_jump_leaves_the_step_and_sweeps_up() -> None:
    game = new()
    bids(game, 0, 0, 0)
    assert [purse.coins for purse in game.state.purses] == [15, 15, 15]
    tiny: Tiny = game.game
    assert tiny.swept == 1
    assert game.waiting() == ((0, "bid"), (1, "bid"), (2, "bid"))


def test_where_there_is_one_option_nobody_is_asked() -> None:
    game = new()
    bids(game, 1, 0, 0)
    game.answer(game.decisions[0], "pass")
    assert game.waiting() == ((0, "speech"),)


def test_a_wrong_answer_is_refused_and_changes_nothing() -> None:
    game = new()
    before = shape(game)
    for wrong in (99, -1, "1", None, True):
        with pytest.raises(IllegalAnswer):
            game.answer(game.decisions[0], wrong)
    assert shape(game) == before


def test_a_stale_answer_is_refused_and_changes_nothing() -> None:
    game = new()
    old = game.decisions[0]
    game.answer(old, 3)
    with pytest.raises(StaleDecision):
        game.answer(old, 3)
    with pytest.raises(StaleDecision):
        game.answer(old.serial, 3)
    with pytest.raises(StaleDecision):
        game.answer(new().decisions[1], 3)
    game.answer(game.decisions[0].serial, 2)
    assert game.waiting() == ((2, "bid"),)


def test_fork_at_every_decision_is_equal_and_independent() -> None:
    game = new(5)
    rng = Rng.seeded("walk")
    for _ in range(120):
        if game.over:
            break
        before = shape(game)
        twin = game.fork()
        assert shape(twin) == before
        play_on(twin, 3, 9)
        assert shape(game) == before
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    assert len(game.history) > 20


def test_save_and_load_at_every_decision_is_equal() -> None:
    game = new(6)
    rng = Rng.seeded("walk")
    for _ in range(80):
        if game.over:
            break
        twin = load(game.save(), [RULES])
        assert shape(twin) == shape(game)
        play_on(twin, 4, 5)
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))


def test_a_loaded_game_can_be_forked_saved_and_undone() -> None:
    game = new(2)
    play_on(game, 8, 40)
    twin = load(load(game.save(), [RULES]).save(), [RULES])
    assert shape(twin.fork()) == shape(game)


def test_the_same_answers_give_the_same_game() -> None:
    one, two = new(9), new(9, keep=10**9)
    play_on(one, 1)
    play_on(two, 1)
    assert shape(one) == shape(two)


def test_a_session_without_log_plays_the_same() -> None:
    one, two = new(9), new(9, record=False)
    play_on(one, 1)
    play_on(two, 1)
    assert one.state == two.state
    with pytest.raises(WarptableError, match="keeps no log"):
        _ = two.log


def test_half_built_answers_survive_forks_and_saves() -> None:
    game = new()
    bids(game, 3, 0, 0)
    game.answer(game.decisions[0], "share")
    game.answer(game.decisions[0], 1)
    assert list(game.decisions[0].options) == ["done", 2]
    for twin in (game.fork(), load(game.save(), [RULES])):
        assert list(twin.decisions[0].options) == ["done", 2]
        twin.answer(twin.decisions[0], 2)
        assert twin.waiting() == ((0, "gems"),)


def test_undo_takes_back_a_small_pick_and_a_waiting_secret() -> None:
    game = new()
    game.answer(game.decisions[0], 3)
    game.undo(0)
    assert game.waiting() == ((0, "bid"), (1, "bid"), (2, "bid"))
    bids(game, 3, 0, 0)
    game.answer(game.decisions[0], "share")
    game.answer(game.decisions[0], 1)
    game.undo(0)
    assert list(game.decisions[0].options) == [1, 2]


def test_undo_takes_back_an_answer_nobody_learned_from() -> None:
    game = new()
    bids(game, 3, 0, 0)
    before = shape(game)
    stale = game.decisions[0]
    game.answer(stale, "share")
    game.undo(0)
    assert shape(game) == before
    with pytest.raises(StaleDecision):
        game.answer(stale, "share")
    game.answer(game.decisions[0], "pass")


def test_undo_is_refused_when_it_is_not_yours_or_something_was_learned() -> None:
    game = new()
    with pytest.raises(CannotUndo):
        game.undo(0)
    bids(game, 3, 0, 0)
    with pytest.raises(CannotUndo, match="not yours"):
        game.undo(1)
    game.answer(game.decisions[0], "pass")
    game.answer(game.decisions[0], ("stop",))
    before = shape(game)
    with pytest.raises(CannotUndo, match="learned"):
        game.undo(0)
    assert shape(game) == before


def test_where_names_the_way_to_the_question() -> None:
    game = new()
    assert game.where() == "bid > bid > bid (seat 0), bid (seat 1), bid (seat 2)"
    play_on(game, 1)
    assert game.where() == "over > nothing asked"


def test_endless_steps_are_stopped() -> None:
    state = RULES.start(1, 2)
    state.step = "spin"
    with pytest.raises(RuleBug, match="steps without a question, now at spin"):
        Session(RULES, 1, 2, state)


@pytest.mark.parametrize("step", ["nothing", "nothing in a group"])
def test_a_question_without_options_is_never_opened(step: str) -> None:
    state = RULES.start(1, 2)
    state.step = step
    with pytest.raises(RuleBug, match="a question without options"):
        Session(RULES, 1, 2, state)


@pytest.mark.parametrize(
    ("step", "counts"),
    [
        ("too many cards", "3, at most 3 of 2"),
        ("too many ships", "3, at most 3 of 2"),
        ("more than allowed", "2, at most 1 of 3"),
    ],
)
def test_a_question_for_more_than_there_is_is_never_opened(step: str, counts: str) -> None:
    state = RULES.start(1, 2)
    state.step = step
    with pytest.raises(RuleBug, match=f"a question for at least {counts}"):
        Session(RULES, 1, 2, state)


def test_a_group_of_nobody_is_answered_at_once() -> None:
    state = RULES.start(1, 2)
    state.step = "nobody"
    game = Session(RULES, 1, 2, state)
    assert (game.decisions, game.over) == ((), True)


def test_a_foreign_awaitable_is_refused() -> None:
    state = RULES.start(1, 2)
    state.step = "foreign"
    with pytest.raises(RuleBug, match="instead of a decision"):
        Session(RULES, 1, 2, state)


def test_a_journal_that_does_not_fit_is_a_divergence() -> None:
    feed = [Entry(0, "bid", "T-2", 1), Entry(1, "bet", "T-2", 1)]
    with pytest.raises(Divergence, match="asked bid/T-2/1"):
        Session(RULES, 1, 3, RULES.start(1, 3), feed=feed)


def test_an_offer_that_was_not_recorded_is_passed_over() -> None:
    feed = [Entry(0, "bid", "T-2", 1), Entry(1, "bid", "T-2", 0), Entry(0, "speech", "T-5", ("stop",))]
    game = Session(RULES, 1, 2, RULES.start(1, 2), feed=feed)
    assert len(game.history) == 3
    assert game.waiting()[0][1] == "bid"


@pytest.mark.parametrize("data", [b"", b"x", b"GIF89a....", MAGIC, MAGIC + bytes([FORMAT]) + b"12345678"])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadSave):
        load(data, [RULES])


def test_every_truncation_and_every_flipped_byte_is_refused() -> None:
    game = new()
    play_on(game, 1, 12)
    data = game.save()
    for cut in range(len(data)):
        with pytest.raises(BadSave):
            load(data[:cut], [RULES])
    for at in range(len(data)):
        flipped = data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :]
        with pytest.raises(BadSave):
            load(flipped, [RULES])


def test_foreign_versions_and_games_are_refused_by_name() -> None:
    data = new().save()

    class Newer(TinyRules):
        version = 2

    class Other(TinyRules):
        name = "other"

    with pytest.raises(BadSave, match="rules version 1, not 2"):
        load(data, [Newer()])
    with pytest.raises(BadSave, match="unknown game: 'tiny'"):
        load(data, [Other()])
    with pytest.raises(BadSave, match="format 9"):
        load(MAGIC + bytes([9]) + data[len(MAGIC) + 1 :], [RULES])
