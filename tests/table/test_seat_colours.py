"""Seats look as their edition says: a game whose seats are orange and blue draws and names them so everywhere."""

from __future__ import annotations

import pytest

from warptable.kernel.colors import COLORS
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.palette import BY_COLOR, hue_of, look_of
from warptable.table.page.art.ships import hull, ship_icon, ship_pictures
from warptable.table.page.game.rail.log import Teller
from warptable.table.page.names import coloured
from warptable.table.page.page import page
from warptable.table.reader import Reader
from warptable.table.rooms.chat import ChatLine
from warptable.table.scene.cache import spoken
from warptable.text.speaker import Speaker

PAIR = ("orange", "blue")


def test_the_colours_of_the_editions_have_hues_and_shapes() -> None:
    assert set(BY_COLOR) >= {*COLORS, *PAIR}
    assert [look_of(COLORS, seat) for seat in range(5)] == [0, 1, 2, 3, 4]
    assert [look_of(PAIR, seat) for seat in range(2)] == ["orange", 1]
    assert hue_of("orange").letter == "O"
    assert len({hull(look) for look in (*range(5), "orange")}) == 6


def test_a_page_draws_the_ships_of_its_table() -> None:
    own = str(ship_pictures(PAIR))
    assert f'<g id="ship-0">{hull("orange", style="icon-letter")}</g>' in own
    assert f'<g id="ship-1">{hull(1, style="icon-letter")}</g>' in own
    assert "ship-2" not in own
    game = str(page(Reader("guest", "Ada", "en"), "Duel", emblem("", 20), path="/", bare=True, colors=PAIR))
    assert own in game


def test_a_page_about_several_tables_has_ships_of_all_colours() -> None:
    site = str(page(Reader("guest", "Ada", "en"), "Lobby", emblem("", 20), path="/"))
    assert '<g id="ship-4">' in site
    assert '<g id="ship-orange">' in site
    assert "#ship-orange" in ship_icon("orange")


@pytest.mark.parametrize(("locale", "name"), [("en", "Orange"), ("de", "Orange")])
def test_names_follow_the_colours(locale: str, name: str) -> None:
    speaker = Speaker(locale, 1, colors=PAIR)
    assert speaker.name(0) == name
    assert speaker != Speaker(locale, 1)
    assert f'<b class="in-colour seat-0">{name}</b>' in coloured(speaker, 2, f"{name} wins.")
    teller = Teller(locale, None, (), 2, PAIR)
    assert f'<b class="in-colour seat-0">{name}</b>' in teller.say(f"{name} wins.")


def test_what_the_table_says_in_the_chat_names_the_colour() -> None:
    line = ChatLine(1, 0, "Ada", "people-sat", notice=True)
    usual, orange = (spoken("en", line, colors).text for colors in (COLORS, PAIR))
    assert ("Red" in usual, "Orange" in orange) == (True, True)
