"""The measuring of the web table: people who read forms, a clock that knows which message shows which answer, and a
short run with a real server."""

import json
import os
from random import Random
from typing import Any

import pytest

from tests.cli.helpers import warptable
from warptable.table.load.forms import Forms, Question
from warptable.table.load.stopwatch import Stopwatch, Times

PROMPT = """<hx-partial hx-target="#prompt" hx-swap="outerMorph"><section id="prompt" data-serial="77">
<form id="prompt-form" method="post" action="/t/x/answer">
<input type="hidden" name="serial" value="77">{}</form></section></hx-partial>"""
HAND = """<hx-partial hx-target="#hand"><label id="card-12"><input class="tick" id="pick-77-12" type="{kind}"
 name="pick" value="12" form="prompt-form"></label>
<label><input type="{kind}" name="pick" value="40" form="prompt-form"></label>
</hx-partial>"""
REACTION = """<section id="reaction" data-number="5"><form id="react-form" action="/t/x/react">
<input type="hidden" name="number" value="5"><button type="submit" name="answer" value="0">Use</button></form>
<button type="submit" form="react-form" name="answer" value="pass">Pass</button>
<form id="hold-window" hidden><input type="hidden" name="number" value="5"></form></section>"""
DEAL = """<form id="deal-form" action="/t/x/answer"><input type="hidden" name="serial" value="{serial}">
<input type="radio" name="grant" value="3"><input type="radio" name="grant" value="4" disabled>
<input type="radio" name="want" value="" checked><input type="radio" name="want" value="9">{acts}</form>"""


def asked(*messages: str) -> Question:
    forms = Forms()
    for message in messages:
        forms.read(message.encode())
    question = forms.open()
    assert question is not None
    return question


def answers(question: Question) -> set[tuple[tuple[str, str], ...]]:
    """Everything that a person might answer."""
    return {tuple(question.answer(Random(seed))) for seed in range(100)}


# ---------------------------------------------------------------- forms


def test_a_question_is_found_in_one_region_and_its_cards_in_another() -> None:
    question = asked(HAND.format(kind="radio") + PROMPT.format(""))
    assert question.path == "answer"
    assert answers(question) == {(("serial", "77"), ("pick", "12")), (("serial", "77"), ("pick", "40"))}


def test_cards_that_come_in_a_later_message_belong_to_the_question() -> None:
    words = '<button name="say" value="o0" form="prompt-form">No</button>'
    question = asked(PROMPT.format(words), HAND.format(kind="radio"))
    assert (("serial", "77"), ("pick", "40")) in answers(question)
    assert (("serial", "77"), ("say", "o0")) in answers(question)


def test_as_many_are_picked_as_the_question_asks_for() -> None:
    confirm = '<button type="submit" data-mode="some" data-low="2" data-high="2">Go</button>'
    found = answers(asked(PROMPT.format(confirm) + HAND.format(kind="checkbox")))
    assert {frozenset(answer) for answer in found} == {frozenset({("serial", "77"), ("pick", "12"), ("pick", "40")})}


def test_ships_and_numbers_are_sent_as_they_are_filled_in() -> None:
    ships = '<input type="number" name="ships-7" value="2"><input type="number" name="ships--1" value="0">'
    assert answers(asked(PROMPT.format(ships))) == {(("serial", "77"), ("ships-7", "2"), ("ships--1", "0"))}
    numbers = '<input type="radio" name="number" value="1"><input type="radio" name="number" value="2" checked>'
    assert answers(asked(PROMPT.format(numbers))) == {(("serial", "77"), ("number", "2"))}


def test_a_reaction_is_passed_or_used() -> None:
    question = asked(REACTION)
    assert question.path == "react"
    assert answers(question) == {(("number", "5"), ("answer", "pass")), (("number", "5"), ("answer", "0"))}


def test_a_deal_is_offered_taken_or_broken_off() -> None:
    acts = '<button name="act" value="propose"></button><button name="act" value="refuse"></button>'
    question = asked(DEAL.format(serial="8", acts=acts))
    assert answers(question) == {(("serial", "8"), ("act", "propose"), ("want", "9"), ("grant", "3"))}
    question.refused = 1
    assert answers(question) == {(("serial", "8"), ("act", "refuse"))}
    offered = asked(DEAL.format(serial="9", acts='<button name="act" value="accept"></button>' + acts))
    assert (("serial", "9"), ("act", "accept")) in answers(offered)


def test_an_answered_question_is_not_answered_again() -> None:
    forms = Forms()
    forms.read(REACTION.encode())
    question = forms.open()
    assert question is not None
    forms.close(question)
    forms.read(REACTION.encode())
    assert forms.open() is None
    forms.read(REACTION.replace('value="5"', 'value="6"').encode())
    assert forms.open() is not None


def test_a_form_without_anything_to_choose_asks_nothing() -> None:
    forms = Forms()
    forms.read((PROMPT.format("") + DEAL.format(serial="", acts="")).encode())
    assert forms.open() is None


# ---------------------------------------------------------------- the clock


def test_an_answer_is_shown_when_its_last_page_has_shown_it() -> None:
    times = Times()
    clock = Stopwatch(3, times)
    answer = clock.post(0, 10.0)
    clock.acknowledge(answer, 10.1)
    for page, now in ((0, 10.2), (1, 10.3), (2, 10.5)):
        clock.show(page, now)
    assert times.acknowledged == pytest.approx([0.1])
    assert times.shown == pytest.approx([0.5])


def test_a_late_message_shows_all_answers_before_it() -> None:
    times = Times()
    clock = Stopwatch(2, times)
    first = clock.post(0, 0.0)
    clock.acknowledge(first, 1.0)
    clock.show(0, 2.0)
    clock.show(1, 3.0)
    second, third = clock.post(0, 4.0), clock.post(1, 5.0)
    clock.acknowledge(second, 6.0)
    clock.acknowledge(third, 7.0)
    clock.show(0, 8.0)
    clock.show(1, 9.0)
    assert times.shown == pytest.approx([3.0, 5.0, 4.0])


def test_an_answer_that_changes_nothing_for_others_does_not_wait_for_their_next_message() -> None:
    times = Times()
    clock = Stopwatch(2, times)
    passed = clock.post(0, 0.0)
    clock.acknowledge(passed, 1.0)
    clock.show(0, 2.0)
    later = clock.post(1, 100.0)
    clock.acknowledge(later, 101.0)
    clock.show(1, 102.0)
    clock.show(0, 103.0)
    assert times.shown == pytest.approx([2.0, 3.0])


def test_a_server_may_draw_before_it_acknowledges() -> None:
    times = Times()
    clock = Stopwatch(2, times)
    answer = clock.post(1, 0.0)
    clock.show(0, 1.0)
    clock.show(1, 2.0)
    clock.acknowledge(answer, 3.0)
    assert times.shown == pytest.approx([2.0])


# ---------------------------------------------------------------- a run

KEYS = {
    "answers_per_s",
    "ack_p50_ms",
    "ack_p99_ms",
    "frame_p50_ms",
    "frame_p99_ms",
    "frames_per_answer",
    "bytes_per_viewer_answer",
    "bytes_sent_per_viewer_answer",
    "server_ms_per_answer",
    "memory_per_table_awake_kb",
}


@pytest.mark.parametrize(
    ("tables", "answers", "pace"),
    [(1, 6, "--think 1 --viewers 1"), pytest.param(2, 12, "--every 0.05", marks=pytest.mark.soak)],
)
def test_people_play_at_the_tables_of_a_real_server(tables: int, answers: int, pace: str) -> None:
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    wanted = f"bench table --tables {tables} --people 3 --seconds 600 --answers {answers} --json"
    run = warptable(*wanted.split(), *pace.split())
    assert (run.returncode, run.stderr) == (0, "")
    report: dict[str, Any] = json.loads(run.stdout)
    assert report["answers"] >= answers
    assert report["errors"] == report["tables_without_answer"] == 0
    assert {key for key in KEYS if not report[key] or report[key] < 0} == set()
    assert report["bytes_per_viewer_answer"] > report["bytes_sent_per_viewer_answer"]
    assert {"memory_per_table_asleep_kb", "server_cpu_share", "driver_cpu_share", "games_finished"} <= report.keys()
    if cores is not None:
        assert os.sched_getaffinity(0) == cores
