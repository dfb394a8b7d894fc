"""A token between two planets and a ship that is not a plain one, on everything that shows the table."""

from __future__ import annotations

import re

import pytest

from tests.cli.test_table import picture
from tests.games.encounter.scenario import GATE, WARP, Table, table
from warptable.bots import Sight, make_bot
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import put_token
from warptable.games.encounter.engine.verbs.ships import add_marked_ship, mark_ships, move, turn_mark
from warptable.games.encounter.page.board import Fleet, board
from warptable.games.encounter.page.board.focus import focus, focus_part
from warptable.games.encounter.page.board.geometry import chart_of
from warptable.games.encounter.page.board.selectable import selectable_in
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.text_view import planets_tables
from warptable.games.encounter.terminal.board import crew_at
from warptable.games.encounter.words.asking import hint, key, label, question
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Rng
from warptable.text.typed.answers import parse
from warptable.text.typed.asked import Asked

SHIP, CANNON = "the-prometheus", "lunar-cannon"


def equipped(g: Game) -> None:
    """The Prometheus is on R1, beside four plain ships; the cannon between Y1 and Y2."""
    add_marked_ship(g, 0, SHIP, 3, 0, "test")
    put_token(g, CANNON, Token(15, between=True), "test")


@pytest.fixture
def t() -> Table:
    return table(players=4, techs={0: [SHIP, CANNON]}, prepare=equipped, destiny=("wild",))


def moving(t: Table) -> Table:
    """Red is asked where the cannon goes."""
    return t.do(0, "window-DESTINY_DRAWN", "lunar-cannon.relocate")


def sent(t: Table) -> Table:
    """Red is asked whether the Prometheus is among two ships that it sends."""
    return t.passes(0).do(0, "wild", 1).do(0, "aim", 5).do(0, "launch", {0: 2})


def test_a_marked_ship_is_the_top_of_its_stack(t: Table) -> None:
    markup = str(board(scene_of(t.session, 1)))
    assert '<g id="ship-0-100" class="ship marked"' in markup
    assert len(re.findall(r'<(?:use|g) id="ship-0-', markup)) == 21
    tops = [float(top) for top in re.findall(r'id="ship-0-(?:\d|100)" [^>]*translate\([\d.]+px,([\d.]+)px', markup)]
    assert tops[-1] == min(tops[:4] + tops[-1:])


def test_it_keeps_its_number_wherever_it_goes(t: Table) -> None:
    fleet = Fleet()
    fleet.update(t.view(None))
    sent(t).do(0, "which-ships", "with-it")
    fleet.update(t.view(None))
    assert fleet.placement[0, 100] == GATE
    assert sorted(number for (seat, number), place in fleet.placement.items() if (seat, place) == (0, GATE)) == [3, 100]


def test_who_only_listens_is_told(t: Table) -> None:
    markup = str(board(scene_of(t.session, 0)))
    assert '<span id="says-planet-0">Your planet 1, 5 ships of yours, The Prometheus (you)</span>' in markup
    for planet in (15, 16):
        said = markup.partition(f'<span id="says-planet-{planet}">')[2].partition("</span>")[0]
        assert said.endswith("Lunar Cannon between Y1 and Y2")
    sent(t).do(0, "which-ships", "with-it")
    gate = str(board(scene_of(t.session, 0))).partition('<span id="says-gate">')[2].partition("</span>")[0]
    assert gate.endswith("2 ships of yours, The Prometheus (you)")


def test_the_table_in_words_tells_both(t: Table) -> None:
    words = re.sub("<[^>]*>", "", str(planets_tables(scene_of(t.session, 0))))
    assert ", The Prometheus" in words
    assert words.count("Lunar Cannon between Y1 and Y2") == 2


@pytest.mark.parametrize(("locale", "cannon"), [("en", "On the map"), ("de", "Auf der Karte")])
def test_the_terminal_tells_both(t: Table, locale: str, cannon: str) -> None:
    shown = picture(t, 0, locale)
    assert "▲5+P" in shown
    assert cannon in shown
    assert "Y1" in shown


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_gap_has_words_and_a_key(t: Table, locale: str) -> None:
    moving(t)
    scene, decision = scene_of(t.session, 0, locale), t.decision(0, "lunar-cannon-place")
    assert question(scene.speaker, decision, scene.view).endswith("?")
    assert {"en": "Between R1 and R2", "de": "Zwischen R1 und R2"}[locale] == label(
        scene.speaker, decision, 0, scene.view
    )
    assert key(scene.speaker, decision, 16) == "y2"
    assert parse(Asked(scene.speaker, decision, scene.view), "y2") == 16


def test_gaps_are_dots_on_the_board_of_whoever_is_asked(t: Table) -> None:
    moving(t)
    scene = scene_of(t.session, 0)
    dots = re.findall(r'<button type="button" id="gap-(\d+)"[^>]* aria-label="([^"]*)"', str(board(scene)))
    assert [int(gap) for gap, _ in dots] == list(t.decision(0, "lunar-cannon-place").options)
    assert dots[0][1] == "Between R1 and R2"
    assert 'class="gap"' not in str(board(scene_of(t.session, 1)))
    chart = chart_of(scene.view.home_of, scene.view.gone, 4, 0)
    shown = focus(focus_part(scene, chart, selectable_in(scene)))
    assert 'data-places=""' in shown, "no planet may be chosen"


@pytest.mark.parametrize(("locale", "way"), [("en", "2 ships from R1 to the gate"), ("de", "2 Schiffe von R1 zum Tor")])
def test_the_question_which_ships_names_ship_and_places(t: Table, locale: str, way: str) -> None:
    scene, decision = scene_of(sent(t).session, 0, locale), t.decision(0, "which-ships")
    asked = question(scene.speaker, decision, scene.view)
    assert "Prometheus" in asked
    assert way in asked
    assert hint(scene.speaker, decision, scene.view) == ""
    assert [key(scene.speaker, decision, option) for option in decision.options] == [
        {"en": "y", "de": "j"}[locale],
        "n",
    ]


def test_bots_put_the_cannon_where_they_are_weak_at_home() -> None:
    """Three ships have left R4: the place between R3 and R4 and the one after it are worth most."""

    def weaken(g: Game) -> None:
        put_token(g, CANNON, Token(15, between=True), "test")
        move(g, 0, 3, 0, 3)

    weak = table(players=4, techs={0: [CANNON]}, destiny=("wild",), prepare=weaken)
    decision = moving(weak).decision(0, "lunar-cannon-place")
    assert make_bot("steady").choose(Sight(weak.session, 0), decision, Rng.seeded("test")) == 2


def test_bots_take_it_along_and_lose_it_last(t: Table) -> None:
    steady, rng = make_bot("steady"), Rng.seeded("test")
    decision = sent(t).decision(0, "which-ships")
    assert steady.choose(Sight(t.session, 0), decision, rng) == "with-it"
    hands = {0: ["attack-08", "plague"]}
    lost = table(hands=hands, techs={1: [SHIP]}, prepare=lambda g: add_marked_ship(g, 1, SHIP, 3, 5, "t"))
    lost.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1)
    decision = lost.do(1, "lose-ships", {5: 3}).decision(1, "which-ships")
    assert steady.choose(Sight(lost.session, 1), decision, rng) == "without-it"
    lost.do(1, "which-ships", "without-it")
    assert lost.ships(1, WARP) == 3


def test_bots_pick_it_first_among_the_ships_of_somebody_else() -> None:
    t = table("shadow", "virus", "human", techs={1: [SHIP]}, prepare=lambda g: add_marked_ship(g, 1, SHIP, 3, 5, "t"))
    decision = t.do(0, "shadow-ship", 5).decision(0, "which-taken")
    assert make_bot("steady").choose(Sight(t.session, 0), decision, Rng.seeded("test")) == "with-it"


# ---------------------------------------------------------------- the special ships of all players


@pytest.fixture
def fleets() -> Table:
    """Red's two special ships are on R1; the action of Blue's salvage vessel is used; Green has three ships of another
    kind on G1."""

    def prepare(g: Game) -> None:
        turn_mark(g, next(m for m in g.s.marks if (m.seat, m.kind) == (1, "salvage-vessel")), "test", ready=False)
        mark_ships(g, 2, "lizard", 11, "test", number=3, bonus=2)

    return table(players=4, variants=("two-ships",), prepare=prepare)


def drawn(markup: str, ship: str) -> tuple[str, float]:
    """How a special ship is drawn, and how far to the right."""
    [(kind, x, inside)] = re.findall(
        rf'<g id="{ship}" class="([^"]*)"[^>]*translate\(([\d.]+)px[^>]*>(.*?)</g>', markup
    )
    return f"{kind} {inside}", float(x)


def test_special_ships_have_a_ring_and_a_sign_and_lie_side_by_side(fleets: Table) -> None:
    markup = str(board(scene_of(fleets.session, 0)))
    (flag, left), (vessel, right) = drawn(markup, "ship-0-200"), drawn(markup, "ship-0-300")
    assert "ring" in flag
    assert flag != vessel
    assert right > left + 10


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("variant", "first"), [("two-flagships", 200), ("two-salvage-vessels", 300)])
def test_two_equal_ships_can_be_told_apart(variant: str, first: int, locale: str) -> None:
    """By the sign on the map, by the name, and by a letter at the terminal."""
    t = table(players=4, variants=(variant,))
    markup = str(board(scene_of(t.session, 0, locale)))
    assert drawn(markup, f"ship-0-{first}")[0] != drawn(markup, f"ship-0-{first + 200}")[0]
    kind = {200: "flagship", 300: "salvage-vessel"}[first]
    one, other = Speaker(locale).source(kind), Speaker(locale).source(f"second-{kind}")
    assert other == f"{one} II"
    jump = Speaker(locale).ability("second-flagship.drive")
    assert Speaker(locale).source("second-flagship") in jump
    shown = crew_at(t.view(0), 0).plain
    assert shown.startswith({200: "▲4+F+F²", 300: "▲4+S+S²"}[first])


def test_the_ring_of_a_used_ship_is_dashed(fleets: Table) -> None:
    markup = str(board(scene_of(fleets.session, 0)))
    assert drawn(markup, "ship-1-300")[0].startswith("ship marked used")
    assert drawn(markup, "ship-1-200")[0].startswith("ship marked ")
    assert "used" not in drawn(markup, "ship-1-200")[0]


def test_of_several_of_a_kind_the_uppermost_shows_the_sign(fleets: Table) -> None:
    markup = str(board(scene_of(fleets.session, 0)))
    signs = ["path" in drawn(markup, f"ship-2-{number}")[0] for number in (600, 601, 602)]
    assert signs == [False, False, True]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_terminal_tells_special_ships_by_letters(fleets: Table, locale: str) -> None:
    shown = picture(fleets, 0, locale)
    assert "▲4+F+S" in shown
    assert "+F+s" in shown
    assert "+3L" in shown


def test_words_tell_them_too(fleets: Table) -> None:
    words = re.sub("<[^>]*>", "", str(planets_tables(scene_of(fleets.session, 0))))
    assert "Flagship (you), Salvage Vessel (you)" in words, "whose they are, for several may stand there"
    assert re.search(r"Salvage Vessel \(\w+, used\)", words)
    assert "3 × Lizard" in words
