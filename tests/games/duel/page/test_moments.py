"""Moments of the game for two: what everybody has seen between two questions, told in order and alike to all."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from markupsafe import escape

from tests.games.duel.scenario import duel
from warptable.games.duel.page.dock.leading import lead_in
from warptable.games.duel.page.examples import Game, is_asked, new_duel, scene_of
from warptable.games.duel.page.moment import NONE, moments
from warptable.games.duel.page.scene.data import ShownMoment
from warptable.games.duel.page.scene.moments import MOST, moments_in
from warptable.games.duel.page.stage import stage
from warptable.text.bundles import LOCALES

MOMENT = re.compile(r'data-n="(\d+)" data-kind="(\w+)" data-seat="(-?\d)" data-what="([\w-]*)"><i>(.*?)</i>', re.DOTALL)
KINDS = {"destiny", "used", "envoy", "said", "volley", "won"}


def walk(seed: int) -> Iterator[Game]:
    session, chance = new_duel(seed), random.Random(seed)
    while not session.over:
        decision = session.decisions[0]
        session.answer(decision, chance.choice(list(decision.options)))
        yield session


@cache
def games() -> dict[str, tuple[Game, ShownMoment]]:
    """For each kind of moment a game in which it is the newest; `again`: a volley after which the duel begins again."""
    found: dict[str, tuple[Game, ShownMoment]] = {}
    for seed in range(3, 40):
        for session in walk(seed):
            told = moments_in(session.log)
            newest = told[-1] if told else None
            if newest is not None:
                kind = "again" if newest.again else newest.kind
                if kind not in found:
                    found[kind] = session.fork(), newest
        if found.keys() >= KINDS | {"again"}:
            break
    return found


def test_nothing_is_told_before_the_first_destiny_card() -> None:
    assert moments(scene_of(new_duel())) == NONE


@pytest.mark.parametrize("kind", sorted(KINDS | {"again"}))
def test_all_see_the_same_at_the_same_time(kind: str) -> None:
    """But for words such as "you", and for which player stands at the left."""
    session, newest = games()[kind]
    drawn = [MOMENT.findall(str(moments(scene_of(session, seat)))) for seat in (0, 1, None)]
    told = moments_in(session.log)
    assert len(told) <= MOST
    assert [one.number for one in told] == sorted({one.number for one in told})
    for found in drawn:
        assert [one[:4] for one in found] == [one[:4] for one in drawn[0]]
        assert [int(one[0]) for one in found] == [one.number for one in told]
        assert found[-1][1] == newest.kind
        assert all(picture.count("<svg") for *_, picture in found)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_moment_says_what_happens(locale: str) -> None:
    for session, newest in games().values():
        scene = scene_of(session, None, locale)
        page = str(moments(scene)).rpartition("data-n=")[2]
        name, said = re.findall(r"</i><b>(.+?)</b><p>(.+?)</p>", page)[0]
        assert name
        assert said
        assert not re.search(r"duel-\w|\{|\}", re.sub(r"<[^>]*>", "", page)), newest


def test_a_volley_that_leaves_nobody_leads_to_the_next_round() -> None:
    session, newest = games()["again"]
    scene = scene_of(session, 0)
    assert "begins again" in str(moments(scene))
    line = re.sub(r"<[^>]*>", "", lead_in(scene))
    assert f"Round {newest.again} of the same duel" in line
    for seat, words in ((0, "You lose"), (1, "loses")):
        assert (words in line) == bool(newest.lost[seat])


def test_the_next_dial_begins_with_the_last_outcome() -> None:
    for session in walk(4):
        won = [one for one in moments_in(session.log) if one.kind == "won"]
        scene = scene_of(session, 0)
        if won and scene.phase == "dials":
            ended = won[-1].ended
            assert ended is not None
            line = re.sub(r"<[^>]*>", "", lead_in(scene))
            assert "Last: You won" in line if ended.winner == 0 else "Last: Blue won" in line
            return
    raise AssertionError("no second duel")


def test_what_was_announced_stands_in_the_question_or_on_the_stage() -> None:
    """Never twice."""
    places: set[str] = set()
    session, chance = new_duel(7, aliens=("politician", "duelist")), random.Random(7)
    while not session.over and len(places) < 2:
        scene = scene_of(session, 1)
        if scene.announced:
            line = re.sub(r"<[^>]*>", "", lead_in(scene))
            asked, staged = scene.announced[0] in line, 'class="announced"' in str(stage(scene))
            assert not (asked and staged)
            places |= {place for place, shown in (("question", asked), ("stage", staged)) if shown}
        decision = session.decisions[0]
        session.answer(decision, chance.choice(list(decision.options)))
    assert places == {"question", "stage"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_prize_is_quoted(locale: str) -> None:
    """The card says `you` to whoever gets the prize, which may not be the reader."""
    session = next(
        session
        for seed in range(3, 40)
        for session in walk(seed)
        if (won := next((one for one in reversed(moments_in(session.log)) if one.kind == "won"), None)) is not None
        and won.prize >= 0
        and scene_of(session, 0).phase in ("prize", "cleanup")
    )
    scene = scene_of(session, 0, locale)
    won = next(one for one in reversed(scene.told) if one.kind == "won")
    quoted = f"<q>{escape(scene.speaker.destiny_text(won.what).prize)}</q>"
    assert quoted in lead_in(scene)
    assert quoted in str(moments(scene))


def test_only_cards_are_quoted() -> None:
    session, _ = games()["again"]
    assert not re.search("<q>[^<]*begins again", str(moments(scene_of(session, 0))))


def test_the_effect_of_a_contest_stands_above_its_question() -> None:
    session = next(
        session
        for seed in range(3, 60)
        for session in walk(seed)
        if (now := session.state.frame) is not None and now.kind == "contest" and is_asked(session, "friend-up", 0)
    )
    scene = scene_of(session, 0)
    frame = scene.view.frame
    assert frame is not None
    assert f"<q>{escape(scene.speaker.destiny_text(frame.card).effect)}</q>" in lead_in(scene)


@pytest.mark.rule("D-WIN-06")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_says_that_whoever_looked_on_has_won(locale: str) -> None:
    session = duel(card="vacant-shipyard", supply=(0, 0)).session
    title = {
        "en": ("You win, and so do all household pets!", "Whoever looked on has won"),
        "de": ("Du gewinnst, und mit dir alle Haustiere!", "Gewonnen hat, wer zugesehen hat"),
    }[locale]
    for seat, headline in ((None, title[0]), (0, title[1]), (1, title[1])):
        shown = str(stage(scene_of(session, seat, locale)))
        assert headline in shown
        assert scene_of(session, seat, locale).t("duel-web-way-observers") in shown
