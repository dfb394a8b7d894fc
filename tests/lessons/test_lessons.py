"""The lessons: played by those who follow the advice, by those who do not, and told to both."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.lessons.learners import Learner, choosing, contrary, obedient
from warptable import load
from warptable.game import family_of_session
from warptable.games.encounter.engine import facts
from warptable.games.encounter.lessons.alliance import ALLIANCE
from warptable.games.encounter.lessons.attack import ATTACK
from warptable.games.encounter.lessons.deal import DEAL
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS, Decision, Rng
from warptable.lessons import LEARNER, LESSONS, begin, lesson_of
from warptable.lessons.lesson import Lesson
from warptable.text import LOCALES, t
from warptable.text.bundles import sources

QUESTIONS = {
    "attack": [("aim", "aim"), ("launch", "launch"), ("invite", "invite"), ("encounter-card", "card")],
    "alliance": [
        ("ally", "ally"),
        ("ally-ships", "ships"),
        ("reinforce", "behind"),
        ("reinforce", "ahead"),
        ("reinforce", "behind"),
    ],
    "deal": [("invite", "invite"), ("encounter-card", "card"), ("deal", "one-sided"), ("deal-colony", "land")],
}


def card_of(decision: Decision[Any]) -> Any:
    """To give a card, and nothing else."""
    return next(option for option in decision.options if option[0] == "give")


def for_the_others(decision: Decision[Any]) -> Any:
    """To reinforce the other side with the highest card."""
    return next((option for option in reversed(decision.options) if option != PASS), PASS)


OTHERWISE: list[tuple[Lesson, dict[str, Any], str]] = [
    (ATTACK, {"aim": 5}, "settled"),
    (ATTACK, {"encounter_card": "negotiate"}, "talked"),
    (ATTACK, {"encounter_card": "attack-20"}, "lost"),
    (ATTACK, {"encounter_card": "attack-08"}, "won"),
    (ATTACK, {"invite": (2,)}, "won"),
    (ALLIANCE, {"ally": "decline"}, "out"),
    (ALLIANCE, {"ally": "defense"}, "defended"),
    (ALLIANCE, {"reinforce": PASS}, "lost"),
    (ALLIANCE, {"reinforce": for_the_others}, "lost"),
    (ALLIANCE, {"ally_ships": ((4, 1),)}, "won"),
    (DEAL, {"encounter_card": "attack-08"}, "fought"),
    (DEAL, {"deal": ("accept",)}, "fooled"),
    (DEAL, {"deal": ("refuse",)}, "failed"),
    (DEAL, {"deal": lambda decision: (card_of(decision), "propose")}, "small"),
    (DEAL, {"deal": (("grant", 1), ("want", 8), "propose")}, "won"),
]


@pytest.fixture(params=LESSONS, ids=lambda lesson: lesson.id)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


@pytest.mark.parametrize("uniform", [False, True], ids=["terminal", "web"])
def test_who_follows_the_advice_is_asked_just_that_and_wins(lesson: Lesson, uniform: bool) -> None:
    learner = Learner(lesson, uniform=uniform)
    assert learner.play(obedient) == "won"
    assert learner.asked == QUESTIONS[lesson.id]
    assert LEARNER in learner.session.winners


@pytest.mark.parametrize(
    ("lesson", "answers", "result"),
    OTHERWISE,
    ids=[f"{lesson.id}-{next(iter(answers))}-{result}-{n}" for n, (lesson, answers, result) in enumerate(OTHERWISE)],
)
def test_who_chooses_otherwise_learns_what_came_of_it(lesson: Lesson, answers: dict[str, Any], result: str) -> None:
    learner = Learner(lesson)
    assert learner.play(choosing(**answers)) == result
    assert f"lesson-{lesson.id}-over-{result}" in learner.said


def test_nobody_gets_stuck_whatever_they_answer(lesson: Lesson) -> None:
    """The lesson ends, says how it came out, and the game can be played on to its end."""
    for seed in range(12):
        learner = Learner(lesson, uniform=bool(seed % 2), seed=seed)
        assert learner.play(contrary(Rng.seeded("contrary", seed)))
        if seed < 2:
            learner.play(contrary(Rng.seeded("on", seed)), to_the_end=True)
            assert learner.session.over


def test_a_position_is_a_sound_game_that_comes_back_with_its_whole_log(lesson: Lesson) -> None:
    session = begin(lesson, 3)
    assert family_of_session(session).problems(session) == []
    learner = Learner(lesson)
    learner.play(obedient)
    again = load(learner.session.save())
    assert [event.kind for event in again.log] == [event.kind for event in learner.session.log]


def test_a_lesson_is_the_same_whatever_the_seed(lesson: Lesson) -> None:
    """What is hidden in the deck does not matter."""
    for seed in range(3):
        learner = Learner(lesson, seed=seed)
        assert learner.play(obedient) == "won"
        assert learner.asked == QUESTIONS[lesson.id]


def test_every_line_of_a_lesson_can_be_heard(lesson: Lesson) -> None:
    """A message that nobody reaches is dead, and one that is missing would be an error at the table."""
    heard = {f"lesson-{lesson.id}-{key}" for _, key in QUESTIONS[lesson.id]}
    for told_to, answers, _ in OTHERWISE:
        if told_to is lesson:
            learner = Learner(lesson)
            learner.play(choosing(**answers))
            heard |= learner.said
    learner = Learner(lesson)
    learner.play(obedient)
    heard |= learner.said
    content = dict(sources("en"))["warptable.games.encounter.words/lessons.ftl"]
    written = set(re.findall(rf"^(lesson-{lesson.id}-[a-z-]+)-advice =", content, re.MULTILINE))
    assert written == heard - {f"lesson-{lesson.id}-"}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_name_what_is_advised(locale: str) -> None:
    """Planets and cards stand in the sentences themselves, so that they can be read like any other sentence."""
    speaker = Speaker(locale, LEARNER, begin(ATTACK, 1).view(0).home_of)
    assert speaker.planet(7) in t(locale, "lesson-attack-aim-advice")
    assert speaker.planet(7) in t(locale, "lesson-deal-one-sided-advice")
    assert speaker.planet(0) in t(locale, "lesson-deal-one-sided-advice")
    for lesson, message in ((ATTACK, "attack-card"), (ALLIANCE, "alliance-ships"), (DEAL, "deal-card")):
        assert speaker.alien(lesson.aliens[LEARNER]) in t(locale, f"lesson-{message}", ships=4)


def test_there_are_three_lessons() -> None:
    assert [lesson_of(number) for number in range(5)] == [None, *LESSONS, None]
    assert all(alien in facts.aliens() for lesson in LESSONS for alien in lesson.aliens)
