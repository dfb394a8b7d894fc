"""What a sheet remembers for all to see is told at the web table, in its text view and in the terminal."""

from __future__ import annotations

import pytest

from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.text_view import players
from warptable.games.encounter.terminal.board import tokens
from warptable.games.encounter.words.pieces import remembered
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.game.page import table as page_of

SHORT = {"en": "wild: Attack 10", "de": "wild: Angriff 10"}
LONG = {
    "en": "wild card Attack 10, tokens Attack 4, Attack 8",
    "de": "wilde Karte Angriff 10, Marker Angriff 4, Angriff 8",
}


def joker() -> Table:
    """Joker has named another wild card."""
    t = table("joker", "void", "mind", hands={0: ["attack-08", "attack-10"]}, variants=["dominion-aliens"])
    return t.do(0, "window-TURN_START", "joker.name-attack").do(0, "joker-wild", "attack-10")


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_wild_card(seat: int | None, locale: str) -> None:
    page = str(page_of(scene_of(joker().session, seat, locale)))
    place = "own-plate" if seat == 0 else "plate-0"
    assert SHORT[locale] in page[page.index(f'id="{place}"') :][:1500]
    sun = page[page.index('id="sun-0"') :][:400]
    assert LONG[locale] in sun


def test_the_text_view_and_the_terminal_tell_it_too() -> None:
    t = joker()
    scene = scene_of(t.session, 1)
    assert LONG["en"] in str(players(scene)[0])
    assert LONG["en"] in tokens(scene.speaker, scene.view).plain


def test_an_alien_without_words_for_it_says_nothing() -> None:
    t = table("warrior", "tick-tock", "mind")
    assert remembered(Speaker("en"), t.view(0)) == ()
    assert tokens(Speaker("en"), t.view(0)).plain == "Blue: 10"
