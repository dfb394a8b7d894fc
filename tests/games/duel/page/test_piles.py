"""The past and the discard piles at the web table of the game for two."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from warptable.games.duel.page.examples import Game, played, scene_of
from warptable.games.duel.page.pages import DUEL
from warptable.games.duel.page.piles import piles_in_words
from warptable.games.duel.page.rail import destiny_pane
from warptable.table.page.game import typed


@cache
def late() -> Game:
    return played(lambda game: game.state.cards > 9, seed=9)


@pytest.mark.rule("D-DES-04", "D-MISC-04")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_both_decks_are_counted_and_two_buttons_open_the_list(seat: int | None) -> None:
    scene = scene_of(late(), seat)
    pane = str(destiny_pane(scene))
    assert pane.count('popovertarget="discard-list"') == 2, "the past, and the piles"
    for known in scene.view.seats:
        assert f"<span>Deck {known.deck}</span><span>Discards {len(known.pile)}</span>" in pane
    assert 'id="discard-list"' in DUEL.shell_of(scene).board("en")
    assert "popovertarget" not in str(destiny_pane(replace(scene, replayed=True))), "nothing can be fetched there"


@pytest.mark.rule("D-DES-04", "D-MISC-04")
@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_list_has_every_open_card_and_the_whole_past(locale: str) -> None:
    scene = scene_of(late(), 0, locale)
    listed = str(DUEL.fetched["discards"](scene).markup)
    for face in {*scene.view.past, *scene.view.seats[0].pile, *scene.view.seats[1].pile}:
        assert f'data-help="{face}"' in listed
    assert f'data-help="{scene.view.past[-1]}">{scene.speaker.card(scene.view.past[-1])}<' in listed
    assert listed.index(scene.view.past[-1]) < listed.index(scene.view.past[0]), "newest first"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_page_in_words_lists_them_and_its_command_line_tells_them(locale: str) -> None:
    scene = scene_of(late(), 0, locale)
    words = str(piles_in_words(scene))
    for name in ("past", "discards"):
        assert typed.command(scene, name) == typed.command(scene, scene.t(f"command-{name}")) == (name, "")
        told = typed.told(scene, name, "", "")
        assert len(told) == {"past": 2, "discards": 4}[name]
        assert all(line in words for line in told)
        assert any(line.startswith(f"{scene.t(f'command-{name}')}: ") for line in typed.told(scene, "help", "", ""))
