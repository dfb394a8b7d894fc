"""What a bot always does is found, and what it does only mostly is not."""

from typing import Any

import pytest

from warptable import new_game
from warptable.kernel import PASS, Decision, Distribute, Number, Of, Offer, Option, Pick, PickSome, Prompt, Rng
from warptable.lab.habits import (
    AMOUNT,
    NAMED,
    USE,
    WHICH,
    WORD,
    Asked,
    Habit,
    Habits,
    habits_of,
    main,
    read,
    tables,
    watch,
)
from warptable.lab.ledger import ledger_of
from warptable.lab.playing import Choose, at_random


def told(decision: Decision[Any], option: Option) -> list[tuple[str, str, str]]:
    return list(read(ledger_of("ffg"), new_game("ffg", 3, 1), decision, option))


def test_a_word_is_told_from_another_word_and_from_something_named() -> None:
    prompt = Prompt("greeting", Of.SEAT, ("nobody", "everybody"))
    decision = Pick(0, prompt, "F-PLAN-1", ["nobody", "everybody", 1, 2, 3])
    assert told(decision, "everybody") == [("greeting", WORD, "everybody")]
    assert told(decision, 1) == [("greeting", WORD, NAMED), ("greeting", WHICH, "first")]
    assert told(decision, 2) == [("greeting", WORD, NAMED), ("greeting", WHICH, "another")]
    assert told(decision, 3) == [("greeting", WORD, NAMED), ("greeting", WHICH, "last")]


def test_two_cards_that_look_the_same_are_no_choice() -> None:
    faces = new_game("ffg", 3, 1).state.faces
    cards = [card for card, face in enumerate(faces) if face == "attack-08"][:2]
    other = faces.index("attack-20")
    prompt = Prompt("gift", Of.CARD)
    assert told(Pick(0, prompt, "F-PLAN-1", cards), cards[1]) == []
    assert told(Pick(0, prompt, "F-PLAN-1", [*cards, other]), cards[1]) == [("gift", WHICH, "first")]


@pytest.mark.parametrize(("number", "amount"), [(0, "fewest"), (2, "between"), (3, "most")])
def test_amounts_are_told_in_numbers_picks_and_ships(number: int, amount: str) -> None:
    items = tuple(range(number))
    assert told(Number(0, "toll", "F-PLAN-1", 0, 3), number) == [("toll", AMOUNT, amount)]
    assert told(PickSome(0, "toll", "F-PLAN-1", [0, 1, 2], 0, 3), items) == [("toll", AMOUNT, amount)]
    ships = Distribute(0, "toll", "F-PLAN-1", [(7, 3)], 0, 4)
    assert told(ships, ((7, number),) if number else ()) == [("toll", AMOUNT, amount)]


def test_small_picks_are_counted_when_the_answer_is_complete() -> None:
    decision = PickSome(0, "toll", "F-PLAN-1", [0, 1, 2], 0, 3)
    assert told(decision, 1) == []
    decision.take(1)
    assert told(decision, "done") == [("toll", AMOUNT, "between")]


def test_an_offer_is_counted_for_each_thing_that_was_used_or_left() -> None:
    decision = Offer(0, Prompt("window", Of.USE), "F-TIMING-1", [PASS, "virus.multiply", "void.eradicate"])
    assert told(decision, PASS) == [("virus.multiply", USE, "left"), ("void.eradicate", USE, "left")]
    assert told(decision, "virus.multiply") == [("virus.multiply", USE, "used")]


def test_only_what_was_asked_often_and_never_answered_otherwise_is_a_habit() -> None:
    habits = Habits()
    for _ in range(30):
        habits.note("always", WORD, "yes")
        habits.note("mostly", WORD, "yes")
    habits.note("mostly", WORD, "no")
    habits.note("seldom", WORD, "yes")
    assert habits.fixed() == [Habit(Asked("always", WORD), "yes", 30)]
    assert {habit.asked.subject for habit in habits.fixed(1)} == {"always", "seldom"}


def lazily(choose: Choose) -> Choose:
    """The same choices, but always the first card."""
    return lambda decision: decision.options[0] if decision.prompt == "encounter-card" else choose(decision)


def test_a_player_who_always_plays_the_first_card_is_caught_and_a_random_one_is_not() -> None:
    lazy, lively = Habits(), Habits()
    for seed in range(3):
        watch(lively, new_game("ffg", 4, seed), at_random(Rng.seeded(seed)))
        watch(lazy, new_game("ffg", 4, seed), lazily(at_random(Rng.seeded(seed))))
    assert lively.fixed() == []
    assert lazy.fixed() == [Habit(Asked("encounter-card", WHICH), "first", lazy.times("encounter-card", WHICH))]


def test_all_numbers_of_players_and_all_variants_are_played() -> None:
    kinds = tables()
    assert {(kind.edition, kind.players) for kind in kinds} >= {("ffg", 3), ("ffg", 5), ("avalon", 2), ("avalon", 4)}
    assert {variant for kind in kinds for variant in kind.variants} >= {"hidden-powers", "four-planets"}
    assert habits_of("random", 2).counts == habits_of("random", 2).counts


def test_the_command_lists_habits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "novice", "--games", "1", "--often", "1", "--all"]) == 0
    shown = capsys.readouterr().out
    assert "encounter-card which: " in shown
    assert "novice always: " in shown
