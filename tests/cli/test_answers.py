"""What may be typed as an answer, and what it means."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.encounter.scenario import Table, planet, table
from tests.questions import asks
from warptable.cli.terminal.screen import Screen
from warptable.games.encounter.terminal.dealing import Talks
from warptable.games.encounter.words.hands import hand_order
from warptable.games.encounter.words.speaker import Speaker
from warptable.games.encounter.words.spreads import suggestion
from warptable.kernel import Decision, Distribute, Number
from warptable.text.typed.answers import Unclear, parse
from warptable.text.typed.asked import Asked

GATE = -1


def asked(game: Table, locale: str = "en") -> Asked:
    decision = game.session.decisions[0]
    view = game.view(decision.seat)
    return Asked(Speaker(locale, decision.seat, view.home_of), decision, view)


def question(decision: Decision[Any], game: Table, locale: str = "en") -> Asked:
    view = game.view(decision.seat)
    return Asked(Speaker(locale, decision.seat, view.home_of), decision, view)


# ---------------------------------------------------------------- one of several


@pytest.mark.parametrize("typed", ["3", "b3", "B3", " b3 ", "b3: blue 4"])
def test_a_planet_is_named_by_number_key_or_words(typed: str) -> None:
    game = table()
    assert game.session.decisions[0].prompt == "aim"
    assert parse(asked(game), typed) == planet(1, 2)


@pytest.mark.parametrize("typed", ["6", "r1", "b", "b3 b4", "blue", "0"])
def test_what_is_not_offered_is_refused_in_words(typed: str) -> None:
    with pytest.raises(Unclear, match="is not one of the answers"):
        parse(asked(table()), typed)


def test_a_choice_without_default_must_be_made() -> None:
    with pytest.raises(Unclear, match="Please choose"):
        parse(asked(table()), "")
    with pytest.raises(Unclear, match="Bitte wähle"):
        parse(asked(table(), "de"), "")


def card_question() -> tuple[Table, Asked]:
    game = table(hands={0: ["negotiate", "quash", "attack-20", "attack-08"]})
    game.encounter(ships=1, target=planet(1))
    while game.session.decisions[0].prompt != "encounter-card":
        game.passes(game.session.decisions[0].seat)
    return game, asked(game)


def test_cards_are_called_by_their_numbers_in_the_sorted_hand() -> None:
    game, ask = card_question()
    view = game.view(ask.decision.seat)
    faces = [face for _, face in hand_order(view)]
    assert faces == ["attack-08", "attack-20", "negotiate", "quash"]
    assert [(entry.number, entry.label) for entry in ask.menu()] == [
        ("1", "Attack 8"),
        ("2", "Attack 20"),
        ("3", "Negotiate"),
    ]
    assert dict(view.hand)[parse(ask, "2")] == "attack-20"
    assert dict(view.hand)[parse(ask, "negotiate")] == "negotiate"
    assert dict(view.hand)[parse(ask, "neg")] == "negotiate"


def test_an_ambiguous_name_is_no_answer() -> None:
    with pytest.raises(Unclear):
        parse(card_question()[1], "attack")


# ---------------------------------------------------------------- ships


def launch() -> Asked:
    game = table(moves=[(0, 1, planet(0, 0), planet(1, 0)), (0, 2, planet(0, 1), planet(0, 2))])
    game.do(0, "aim", planet(1, 1))
    assert game.session.decisions[0].prompt == "launch"
    return asked(game)


@pytest.mark.parametrize(
    ("typed", "spread"),
    [
        ("1", ((planet(0, 2), 1),)),
        ("2", ((planet(0, 2), 2),)),
        ("r3", ((planet(0, 2), 1),)),
        ("r3 r3 r1", ((planet(0, 0), 1), (planet(0, 2), 2))),
        ("r3:2 r1", ((planet(0, 0), 1), (planet(0, 2), 2))),
        ("r3x2, r1", ((planet(0, 0), 1), (planet(0, 2), 2))),
        ("B1", ((planet(1, 0), 1),)),
    ],
)
def test_ships_are_given_as_a_number_or_as_places(typed: str, spread: tuple[tuple[int, int], ...]) -> None:
    assert parse(launch(), typed) == spread


def test_enter_sends_as_many_as_is_sensible() -> None:
    ask = launch()
    spread = parse(ask, "")
    assert sum(number for _, number in spread) == 4
    assert all(place != planet(1, 0) for place, _ in spread), "the foreign colony stays"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("0", "Please type how many ships"),
        ("5", "Please type how many ships"),
        ("g1", 'You cannot use "g1" here'),
        ("r1 r2 r3 r4 r5", "too many: at most 4"),
        ("b1:2", "There are only 1 ship at B1"),
        ("-1", 'You cannot use "-1" here'),
        ("r1:0", "too few: at least 1"),
        ("r1:9999", 'You cannot use "r1:9999" here'),
        ("1 2", 'You cannot use "1" here'),
    ],
)
def test_impossible_ships_are_refused_in_words(typed: str, words: str) -> None:
    with pytest.raises(Unclear, match=words):
        parse(launch(), typed)


def ships(game: Table, places: list[tuple[int, int]], number: int, prompt: str = "launch") -> dict[int, int]:
    decision = Distribute(0, asks(prompt), "F-LAUNCH-2", places, 0, number)
    return dict(suggestion(game.view(0), decision, number))


def test_ships_come_from_the_fullest_home_planets() -> None:
    game = table(moves=[(0, 3, planet(0, 0), planet(0, 4))])
    places = [(planet(0, n), game.ships(0, planet(0, n))) for n in range(5)]
    assert ships(game, places, 3) == {planet(0, 4): 3}


def test_a_colony_is_given_up_only_when_nothing_else_is_left() -> None:
    game = table(moves=[(0, 1, planet(0, 0), planet(1, 0))])
    places = [(planet(0, 0), 3), (planet(1, 0), 1)]
    assert ships(game, places, 2) == {planet(0, 0): 2}
    assert ships(game, places, 3) == {planet(0, 0): 3}, "rather a home planet than a foreign one"
    assert ships(game, places, 4) == {planet(0, 0): 3, planet(1, 0): 1}


def test_ships_that_land_go_where_the_fewest_stand() -> None:
    game = table(moves=[(0, 3, planet(0, 0), planet(0, 4))])
    places = [(planet(0, n), 6) for n in range(5)]
    assert ships(game, places, 4, "ships-home") == {planet(0, 0): 4}
    assert ships(game, places, 5, "ships-home") == {planet(0, 0): 4, planet(0, 1): 1}


def test_ships_on_the_gate_hold_no_colony_and_go_first() -> None:
    game = table(moves=[(0, 3, planet(0, 0), GATE)])
    assert ships(game, [(planet(0, 0), 1), (GATE, 3)], 3) == {GATE: 3}


# ---------------------------------------------------------------- several things


def invitation() -> Asked:
    game = table(players=5)
    game.do(0, "aim", planet(1, 1))
    game.do(0, "launch", ((planet(0, 0), 1),))
    assert game.session.decisions[0].prompt == "invite"
    return asked(game)


@pytest.mark.parametrize(
    ("typed", "guests"),
    [("", ()), ("none", ()), ("0", ()), ("all", (2, 3, 4)), ("1 3", (2, 4)), ("p g", (4, 2)), ("1,2", (2, 3))],
)
def test_several_guests_are_named_at_once(typed: str, guests: tuple[int, ...]) -> None:
    assert parse(invitation(), typed) == guests


@pytest.mark.parametrize(
    ("typed", "words"), [("1 1", "named twice"), ("b", "not one of"), ("1 x", '"x" is not one of')]
)
def test_wrong_guests_are_refused_in_words(typed: str, words: str) -> None:
    with pytest.raises(Unclear, match=words):
        parse(invitation(), typed)


@pytest.mark.parametrize(("typed", "number"), [("0", 0), ("3", 3), ("", 2)])
def test_a_number_is_a_number(typed: str, number: int) -> None:
    ask = question(Number(0, asks("compensation"), "F-COMP-2", 0, 3, 2), table())
    assert parse(ask, typed) == number


@pytest.mark.parametrize("typed", ["4", "-1", "x", "1 2", "²"])
def test_another_number_is_refused(typed: str) -> None:
    ask = question(Number(0, asks("compensation"), "F-COMP-2", 0, 3, 2), table())
    with pytest.raises(Unclear, match="from 0 to 3"):
        parse(ask, typed)


# ---------------------------------------------------------------- talks


def talks(*lines: str, locale: str = "en") -> tuple[Talks, Iterator[str]]:
    game = table(hands={0: ["negotiate", "attack-08", "morph"], 1: ["negotiate", "attack-20", "attack-06"]})
    game.encounter(ships=2, target=planet(1), cards=("negotiate", "negotiate"))
    while game.session.decisions[0].prompt != "deal":
        game.passes(game.session.decisions[0].seat)
    ask = asked(game, locale)
    typed = iter(lines)
    return Talks(Screen(ask.speaker), ask, None, lambda: next(typed)), typed


def cards(talk: Talks, answer: tuple[Any, ...] | None) -> list[Any]:
    """An answer with the cards by their faces."""
    faces = dict(talk.view.hand)
    assert answer is not None
    return [(pick[0], faces[pick[1]]) if pick[0] == "give" else pick for pick in answer]


@pytest.mark.parametrize("typed", ["r", "1", "refuse", "Break off the talks"])
def test_talks_can_be_broken_off(typed: str) -> None:
    assert talks()[0].answer(typed) == ("refuse",)


def test_nothing_can_be_accepted_before_anything_is_proposed() -> None:
    with pytest.raises(Unclear):
        talks()[0].answer("accept")


def test_a_proposal_is_built_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    talk, typed = talks("2 1", "1", "r2", "b3", "yes")
    answer = talk.answer("p")
    assert cards(talk, answer) == [
        ("give", "attack-08"),
        ("give", "morph"),
        ("ask", 1),
        ("grant", planet(0, 1)),
        ("want", planet(1, 2)),
        "propose",
    ]
    assert next(typed, None) is None
    said = " ".join(capsys.readouterr().out.split())
    assert "you give Blue 2 cards (Attack 8, Morph); Blue gives you 1 card at random" in said
    assert "Blue founds a colony on R2; you found a colony on B3" in said


def test_a_proposal_fits_on_one_line() -> None:
    talk, _ = talks("")
    assert cards(talk, talk.answer("want b3 give 2 1 ask 1")) == [
        ("give", "attack-08"),
        ("give", "morph"),
        ("ask", 1),
        ("want", planet(1, 2)),
        "propose",
    ]


def test_talks_understand_german() -> None:
    talk, _ = talks("ja", locale="de")
    assert cards(talk, talk.answer("gib 1 will b1")) == [("give", "attack-08"), ("want", planet(1, 0)), "propose"]


def test_a_wrong_part_is_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    talk, _ = talks("9", "1 1", "1", "7", "", "g1", "", "", "y")
    assert cards(talk, talk.answer("p")) == [("give", "attack-08"), "propose"]
    said = capsys.readouterr().out
    for word in ('"9"', '"7"', '"g1"', "named twice"):
        assert word in said


@pytest.mark.parametrize("lines", [("back",), ("1", "back"), ("1", "", "", "", "no"), ("", "", "", "")])
def test_a_proposal_may_be_dropped_at_any_step(lines: tuple[str, ...]) -> None:
    talk, _ = talks(*lines)
    assert talk.answer("p") is None


def test_more_than_one_colony_each_way_is_refused() -> None:
    with pytest.raises(Unclear):
        talks()[0].answer("grant r1 r2")
