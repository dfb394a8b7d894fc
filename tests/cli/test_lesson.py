"""The lessons at the terminal: the same positions and the same words as at the web table."""

from pathlib import Path

import pytest

from tests.cli.helpers import warptable
from tests.cli.test_play import keyboard
from warptable import load
from warptable.lessons import LESSONS
from warptable.text import LOCALES, t

TYPED = {
    "attack": "b3\n4\n\n3\n",
    "alliance": "2\n4\n1\n\n1\n",
    "deal": "\n4\ngrant r1 want b3\nyes\n\n",
}


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", range(1, len(LESSONS) + 1))
def test_a_lesson_is_won_by_following_it(number: int, locale: str) -> None:
    lesson = LESSONS[number - 1].id
    run = warptable("play", "--lesson", str(number), "--lang", locale, typed=TYPED[lesson])
    said = flat(run.stdout)
    assert run.returncode == 0
    assert said.index(t(locale, "opening-goal", goal=5)) < said.index(t(locale, f"lesson-{lesson}-begin"))
    assert t(locale, f"lesson-{lesson}-over-won-advice") in said, run.stdout[-3000:]
    following = f"--lesson {number + 1}" if number < len(LESSONS) else t(locale, "lesson-first-game")
    assert following in said


def test_nobody_gets_stuck_who_types_without_looking() -> None:
    for number in range(1, len(LESSONS) + 1):
        run = warptable("play", "--lesson", str(number), typed=keyboard(number, 4000))
        assert run.returncode == 0
        assert t("en", "lesson-again") in run.stdout, run.stdout[-2000:]


def test_there_is_no_fourth_lesson() -> None:
    run = warptable("play", "--lesson", "4")
    assert run.returncode == 2
    assert "no lesson 4" in run.stderr


def test_a_game_without_lessons_says_so_instead_of_teaching_another() -> None:
    run = warptable("play", "--lesson", "1", "--edition", "duel")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "warptable: duel has no lessons (there are some in: ffg)\n"


def test_a_lesson_can_be_saved_like_any_game(tmp_path: Path) -> None:
    file = tmp_path / "lesson.save"
    warptable("play", "--lesson", "1", "--save", str(file), typed="b3\n4\n")
    assert load(file.read_bytes()).decisions[0].prompt == "invite"
    assert warptable("play", "--lesson", "1", "--load", str(file)).returncode == 2
