"""Moments: which events have one, what it says, and that it says the same to everybody."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

from tests.table.markup import page
from warptable.games.encounter.page.examples import moments
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.moment import KINDS, LONGEST, NONE, moment
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.words.explain import use_text
from warptable.table.page.html import Html
from warptable.table.scene.data import Line
from warptable.text.bundles import LOCALES

OWN_WORDS = re.compile(r"<p>.*?</p>|<b>.*?</b>")


@cache
def lines() -> dict[str, list[Line]]:
    """Lines of each kind from a few games, as a spectator reads them."""
    found: dict[str, list[Line]] = {kind: [] for kind in KINDS}
    for seed in range(1, 4):
        *_, game = moments(seed, encounters=12)
        for line in scene_of(game, None).log:
            if line.what:
                found[line.kind].append(line)
    return found


@cache
def table() -> EncounterScene:
    return scene_of(next(moments(1)), None)


def at(line: Line, *before: Line) -> EncounterScene:
    heading = Line(0, "", "", heading=True)
    return replace(table(), log=[heading, *before, line])


@pytest.mark.parametrize("kind", KINDS)
def test_it_shows_who_uses_what(kind: str) -> None:
    for line in lines()[kind][:20]:
        shown = page(moment(at(line)))
        [found] = shown.all("div", id="moment")
        assert (found["data-kind"], found["data-n"]) == (KINDS[kind], str(line.number))
        assert "hidden" in found
        assert shown.all("svg")
        assert line.text.replace(" ", "") in "".join(shown.words).replace(" ", "")
        assert "data-again" not in found


def test_only_the_newest_of_this_encounter_is_told() -> None:
    one, other = lines()["power_used"][0], lines()["destiny"][0]
    assert page(moment(at(one, other))).all("div", data_kind="power")
    assert moment(replace(table(), log=[one, Line(9, "", "", heading=True), Line(10, "", "")])) == NONE


def test_what_is_repeated_in_an_encounter_is_marked() -> None:
    line = lines()["power_used"][0]
    [found] = page(moment(at(replace(line, number=99), line))).all("div", id="moment")
    assert "data-again" in found
    [other] = page(moment(at(replace(line, number=99, seat=line.seat + 1), line))).all("div", id="moment")
    assert "data-again" not in other


def test_it_looks_the_same_to_every_seat_but_for_the_words() -> None:
    """Its markup is drawn from public facts, whatever the reader holds."""
    for *_, game in (moments(seed, encounters=6) for seed in range(1, 4)):
        shown = {OWN_WORDS.sub("", moment(scene_of(game, seat))) for seat in (None, *range(5))}
        assert len(shown) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_effects_are_said_as_a_whole_or_not_at_all(locale: str) -> None:
    for kind in ("power_used", "flare_played", "card_played"):
        for line in lines()[kind]:
            scene = at(line)
            speaker = type(scene.speaker)(locale, None, scene.view.home_of, scene.view.edition, scene.speaker.names)
            [said] = re.findall("<q>(.*)</q>", moment(replace(scene, speaker=speaker))) or [""]
            assert len(said) <= LONGEST + 40, "entities count as one letter"
            whole = page(Html(f"<p>{said}</p>")).text
            assert use_text(speaker, line.what).startswith(whole)
