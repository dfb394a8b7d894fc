"""The board as markup, from real games: what is on it, what may be chosen, and what it never tells."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from types import FrameType
from typing import Any

import pytest

import warptable
from tests.questions import asks
from tests.table.markup import Page
from warptable.games.encounter.engine.model.encounter import Layer, Modifier
from warptable.games.encounter.engine.model.places import GATE, PLACE_NAMES, WARP
from warptable.games.encounter.engine.view import BACK
from warptable.games.encounter.page.board import Fleet, board
from warptable.games.encounter.page.board.geometry import chart_of
from warptable.games.encounter.page.board.picture import regions
from warptable.games.encounter.page.board.selectable import selectable_in
from warptable.games.encounter.page.examples import NAMES, Game, found, played
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.kernel import Distribute
from warptable.table.scene.data import Asked, Person, WaitedFor
from warptable.text import LOCALES

SHIPS = 100
"""Of five players with five planets each."""


@lru_cache(maxsize=32)
def asking(prompt: str) -> Callable[[Game], bool]:
    return lambda game: any(d.prompt == prompt and d.seat == 0 and len(d.options) > 1 for d in game.decisions)


def at(prompt: str, seat: int | None = 0, locale: str = "en", **changes: Any) -> EncounterScene:
    return scene_of(found(asking(prompt)), seat, locale, **changes)


def drawn(scene: EncounterScene) -> dict[str, dict[str, str | None]]:
    """The elements of the board by id."""
    page = Page(board(scene))
    ids = Counter(attributes["id"] for _, attributes in page.elements if attributes.get("id"))
    assert [name for name, number in ids.items() if number > 1] == []
    return {attributes["id"] or "": attributes for _, attributes in page.elements if attributes.get("id")}


def with_view(scene: EncounterScene, **changes: Any) -> EncounterScene:
    return replace(scene, view=replace(scene.view, **changes))


def with_encounter(scene: EncounterScene, **changes: Any) -> EncounterScene:
    return with_view(scene, encounter=replace(scene.view.current, **changes))


def said(markup: str, name: str) -> str:
    """What a place is called for those who cannot see it."""
    return markup.partition(f'<span id="says-{name}">')[2].partition("</span>")[0]


def choices(scene: EncounterScene) -> tuple[set[int], set[int]]:
    """The places and seats that the script marks."""
    focus = drawn(scene)["focus"]
    return {*map(int, (focus["data-places"] or "").split())}, {*map(int, (focus["data-seats"] or "").split())}


def words_of(markup: str) -> str:
    return " ".join(Page(markup).words)


# ---------------------------------------------------------------- what is on it


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seat", [0, 3, None])
def test_everything_is_there_for_every_reader(locale: str, seat: int | None) -> None:
    elements = drawn(at("ally-ships", seat, locale))
    assert {f"planet-{planet}" for planet in range(25)} <= elements.keys()
    assert {f"sun-{number}" for number in range(5)} | {f"marker-{number}" for number in range(5)} <= elements.keys()
    assert sum(name.startswith("ship-") for name in elements) == SHIPS
    plates = {name for name in elements if name.startswith("plate-")}
    assert plates == {f"plate-{number}" for number in range(5) if number != seat}
    for planet in range(25):
        attributes = elements[f"planet-{planet}"]
        assert attributes["role"] == "button"
        assert attributes["aria-labelledby"] == f"says-planet-{planet}"
    assert sum(attributes.get("tabindex") == "0" for attributes in elements.values()) == 1, "one stop for the tab key"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_number_of_players(players: int) -> None:
    game = played(asking("encounter-card"), players=players)
    elements = drawn(replace(scene_of(game), people=[]))
    assert f"planet-{players * 5 - 1}" in elements
    assert f"planet-{players * 5}" not in elements
    assert f"seats-{players}" in (elements["board"]["class"] or "")


def test_two_players_and_four_planets() -> None:
    two = warptable.new_game("avalon", 2, 5, uniform=True)
    assert "planet-9" in drawn(replace(scene_of(two), people=[]))
    four = warptable.new_game("ffg", 3, 5, variants=("four-planets",), uniform=True)
    elements = drawn(replace(scene_of(four), people=[]))
    assert "planet-11" in elements
    assert "planet-12" not in elements
    assert len(re.findall('class="track-part', board(replace(scene_of(four), people=[])))) == 5, "four colonies win"


def test_the_track_is_tense_when_somebody_lacks_one_colony() -> None:
    scene = at("launch")

    def on(colonies: int) -> bool:
        seats = [replace(seat, foreign=colonies if number == 1 else 0) for number, seat in enumerate(scene.view.seats)]
        return '<g id="track" class="tense">' in board(replace(scene, view=replace(scene.view, seats=seats)))

    assert [on(colonies) for colonies in (0, 3, 4, 5)] == [False, False, True, False]


def test_ships_keep_their_names_from_picture_to_picture() -> None:
    scene, fleet = at("launch"), Fleet()
    fleet.update(scene.view)
    before = drawn(replace(scene, fleet=fleet))
    planets = [list(row) for row in scene.view.planets]
    start = next(planet for planet, row in enumerate(planets) if row[0] > 1)
    planets[start][0] -= 1
    later = with_view(scene, planets=planets, gate=[1, 0, 0, 0, 0])
    fleet.update(later.view)
    after = drawn(replace(later, fleet=fleet))
    names = [name for name in before if name.startswith("ship-0-")]
    flown = [name for name in names if fleet.placement[0, int(name.rpartition("-")[2])] == GATE]
    assert len(flown) == 1
    for name in names:
        away = before[name]["style"] != after[name]["style"]
        there = fleet.placement[0, int(name.rpartition("-")[2])]
        assert away == (name in flown) or there == start, "only ships of the stack that one left may shift"


def test_stacks_have_a_pill_from_two_on_and_one_letter() -> None:
    scene = at("aim")
    elements = drawn(scene)
    for planet, row in enumerate(scene.view.planets):
        for seat, number in enumerate(row):
            assert (f"pill-{planet}-{seat}" in elements) == (number > 1)
    lettered = len(re.findall(r'<use id="ship-[^>]* href="#t', board(scene)))
    places = [*scene.view.planets, *(scene.view.ships_at(place) for place in PLACE_NAMES)]
    assert lettered == sum(number > 0 for row in places for number in row)


def test_the_gate_appears_with_its_target() -> None:
    hidden = at("aim")
    assert "role" not in drawn(hidden)["gate"]
    shown = with_encounter(hidden, target=7)
    elements = drawn(shown)
    assert "gate-7" in elements
    assert "target" in (elements["planet-7"]["class"] or "").split()
    assert "target of the gate" in said(board(shown), "planet-7")


def test_ships_beside_the_target_have_their_own_place() -> None:
    scene = with_view(with_encounter(at("aim"), target=7), beside=[0, 2, 0, 0, 0])
    elements = drawn(scene)
    assert elements["beside"]["role"] == "button"
    assert "pill-beside-1" in elements


def test_powers_that_are_off_look_off() -> None:
    scene = at("aim")
    seats = scene.view.seats[:]
    seats[1] = replace(seats[1], sheets=[replace(seats[1].sheets[0], zapped=True)])
    seats[2] = replace(seats[2], sheets=[replace(seats[2].sheets[0], lost=True)])
    seats[3] = replace(seats[3], sheets=[BACK])
    markup = board(with_view(scene, seats=seats))
    assert markup.count('class="bolt"') == 1
    assert markup.count('class="strike"') == 1
    elements = {attributes.get("id"): attributes for _, attributes in Page(markup).elements}
    assert (elements["sun-1"]["aria-label"] or "").endswith("zapped")
    assert (elements["sun-2"]["aria-label"] or "").endswith("power lost")
    assert (elements["sun-3"]["aria-label"] or "").endswith("hidden")
    assert "data-help" not in elements["sun-3"]
    assert "data-help" not in elements["plate-3"]


def test_cards_at_planets_and_ships_that_count_more() -> None:
    change = Modifier(Layer.WORTH, "macron", seat=1, op="set", amount=4)
    scene = with_encounter(at("aim"), target=7, modifiers=[change])
    scene = with_view(scene, planet_cards={7: ["attack-08"]}, gate=[0, 1, 0, 0, 0], out=[0, 0, 2, 0, 0])
    markup = board(scene)
    assert '<text class="lies" y="4.5">8</text>' in markup
    assert 'id="worth-gate-1"' in markup
    assert "×4" in markup
    assert "out of the game" in markup


# ---------------------------------------------------------------- what may be chosen


def test_planets_to_aim_at_may_be_chosen() -> None:
    scene = at("aim")
    assert scene.asked is not None
    assert choices(scene) == (set(scene.asked.decision.options), set())
    entry = min(scene.asked.decision.options)
    assert drawn(scene)["focus"]["data-entry"] == f"planet-{entry}", "where the tab key enters the map"


def test_without_script_planets_that_may_be_chosen_have_rings() -> None:
    scene = at("aim")
    assert scene.asked is not None
    style = board(scene).partition('<style id="focus"')[2].partition("</style>")[0]
    assert {*map(int, re.findall(r"#planet-(\d+)", style))} == set(scene.asked.decision.options)
    assert "#planet" not in board(replace(scene, asked=None)).partition("</style>")[0]


def test_a_question_changes_nothing_of_the_map_itself() -> None:
    """What may be chosen is sent alone."""
    scene = at("aim")
    for name in ("stars", "says", "plate-1"):
        assert regions(scene)[name] is regions(replace(scene, asked=None))[name], name


def test_ships_have_steppers() -> None:
    scene = at("launch")
    assert scene.asked is not None
    decision = scene.asked.decision
    assert isinstance(decision, Distribute)
    elements = drawn(scene)
    for place, most in decision.places:
        assert elements[f"stepper-{place}"]["data-most"] == str(most)
        assert elements[f"stepper-{place}"]["data-all"] == str(scene.view.planets[place][0])
    assert elements["picker"]["data-most"] == str(decision.high)
    assert "#ghost{display:inline" in board(scene)
    assert "#ghost{" not in board(at("lose-ships")), "these ships fly nowhere"


def test_ships_may_be_taken_from_the_warp() -> None:
    scene = at("launch")
    asked = Asked(Distribute(0, asks("warp-ships"), "zombie", [(WARP, 2)], 0, 2), 9)
    elements = drawn(replace(scene, asked=asked))
    assert choices(replace(scene, asked=asked)) == ({WARP}, set())
    assert elements[f"stepper-{WARP}"]["data-all"] == "0", "nobody minds an empty warp"


def test_seats_are_chosen_by_sun_or_plate() -> None:
    scene = at("invite")
    assert scene.asked is not None
    guests = {option for option in scene.asked.decision.options if isinstance(option, int)}
    assert choices(scene) == (set(), guests)
    elements = drawn(scene)
    for seat in guests:
        assert [elements[f"{thing}-{seat}"]["data-seat"] for thing in ("sun", "plate")] == [str(seat)] * 2


def test_nobody_else_may_choose() -> None:
    for seat in (1, None):
        scene = at("aim", seat)
        assert choices(scene) == (set(), set())
        assert "data-take" not in board(scene)


# ---------------------------------------------------------------- what it says, and what it does not


@pytest.mark.parametrize("locale", LOCALES)
def test_names_are_escaped(locale: str) -> None:
    markup = board(at("ally-ships", 4, locale))
    assert NAMES[0] not in markup
    assert "&lt;Ada&gt;" in markup
    assert '"Bix""' not in markup


def test_all_readers_see_the_same_counts() -> None:
    """But for the rotation and for what may be chosen, the pictures tell the same."""

    def ships(seat: int | None) -> list[str]:
        return re.findall(r'id="(?:ship|pill)-[^"]*"', board(at("encounter-card", seat)))

    assert ships(0) == ships(3) == ships(None)


def test_the_line_on_top_says_who_decides() -> None:
    game = found(asking("aim"))
    assert "Your decision" in board(scene_of(game, 0))
    assert "aims the gate" in words_of(board(scene_of(game, 2)))
    assert "richtet das Tor" in words_of(board(scene_of(game, 2, "de")))
    strange = scene_of(game, 2, waiting=[WaitedFor(0, "miser-hand")])
    assert "decides" in words_of(board(strange)), "the question itself is not told"
    several = scene_of(game, 2, waiting=[WaitedFor(0, "encounter-card"), WaitedFor(1, "encounter-card")])
    assert re.search("waits for.*Ada.*and.*Bix", words_of(board(several)))
    assert re.search(
        "waits for.*you.*and.*Bix",
        words_of(board(replace(several, view=scene_of(game, 0).view, speaker=scene_of(game, 0).speaker))),
    )


@pytest.mark.parametrize("locale", ["en", "de"])
def test_nobody_is_told_of_a_decision_that_is_not_asked(locale: str) -> None:
    """Between a pass that an order gives and the next event, the rules wait for the reader, who has nothing to do."""
    scene = scene_of(found(asking("aim")), 0, locale, asked=None, waiting=[WaitedFor(0, "window-x")])
    assert scene.t("board-waits-nobody") in board(scene)


def test_a_deadline_has_a_ring() -> None:
    scene = at("aim")
    assert scene.asked is not None
    markup = board(replace(scene, asked=replace(scene.asked, deadline=45.0)))
    assert 'class="dial"' in markup
    assert 'data-ends="45.000"' in markup
    assert 'class="dial"' not in board(scene)


def test_a_reaction_window_points_at_nobody() -> None:
    def window(game: Game) -> bool:
        return scene_of(game).reaction is not None and game.state.encounters > 0

    game = found(window)
    asked = game.decisions[0].seat
    for seat in (0, 1, None):
        markup = board(scene_of(game, seat))
        assert "Everybody may react" in markup
        assert "now-" not in (drawn(scene_of(game, seat))["waitline"]["class"] or "")
        if seat != asked:
            assert "Your decision" not in markup


def test_whom_the_table_waits_for_is_marked() -> None:
    elements = drawn(at("aim", 2))
    assert elements["waitline"]["class"] == "waitline now-0"


def test_plates_tell_parts_and_absence() -> None:
    people = [Person("a"), Person("b", absent=True), Person("c", present=False), Person("d", "steady"), Person("e")]
    scene = at("ally-ships", people=people)
    encounter = scene.view.current
    plates = board(scene).split('<button type="button" id="plate-')[1:]
    words = {int(plate[0]): plate.partition("</button>")[0] for plate in plates}
    assert "Offense" in words[encounter.offense]
    assert "Defense" in words[encounter.defense]
    assert "bot plays" in words[1]
    assert "away" in words[2]


def test_faces_of_hidden_cards_are_nowhere() -> None:
    """Nothing of anybody's hand is drawn on the board, not even the reader's own."""
    scene = at("encounter-card")
    hand = {face for _, face in scene.view.hand}
    markup = board(scene)
    assert hand
    assert not any(face in markup for face in hand)


def frame_of(scene: EncounterScene, name: str = "data-frame") -> list[int]:
    """Left, top, right, bottom of what a phone shows."""
    return [int(number) for number in (drawn(scene)["focus"][name] or "").split(",")]


def test_the_map_moves_to_what_is_asked() -> None:
    launch, aim = at("launch"), at("aim")
    left, top, right, _ = frame_of(launch, "data-near")
    assert 300 < left < right < 900
    assert top > 400, "my own planets"
    assert drawn(launch)["focus"]["data-about"] != drawn(aim)["focus"]["data-about"]
    assert frame_of(replace(aim, asked=None)) == [433, 151, 671, 389], "nothing is asked: the warp"


@pytest.mark.parametrize("prompt", ["regroup", "aim", "launch", "lose-ships"])
def test_a_phone_shows_every_planet_that_may_be_chosen(prompt: str) -> None:
    """Or, where the room is too low for that, at least some of them."""
    scene = at(prompt)
    chart = chart_of(scene.view.home_of, scene.view.gone, len(scene.view.seats), scene.me)
    legal = [chart.planet(place) for place in selectable_in(scene).places if place >= 0]
    assert legal
    assert all(_within(planet, frame_of(scene)) for planet in legal)
    assert any(_within(planet, frame_of(scene, "data-near")) for planet in legal)


def test_a_phone_shows_where_somebody_may_be_driven_out() -> None:
    scene = at("own-colour")
    chart = chart_of(scene.view.home_of, scene.view.gone, len(scene.view.seats), scene.me)
    assert all(_within(chart.planet(planet), frame_of(scene)) for planet in range(5))


def test_a_phone_shows_whoever_may_be_met() -> None:
    scene = at("wild")
    chart = chart_of(scene.view.home_of, scene.view.gone, len(scene.view.seats), scene.me)
    assert all(_within(chart.system(seat).middle, frame_of(scene)) for seat in selectable_in(scene).seats)


def _within(point: tuple[float, float], frame: list[int]) -> bool:
    left, top, right, bottom = frame
    return left - 1 <= point[0] <= right + 1 and top - 1 <= point[1] <= bottom + 1


def test_a_board_is_drawn_with_few_calls() -> None:
    """Every change of the game draws one for each reader. Calls of functions are counted, not seconds: every
    machine makes as many."""
    scene, calls = at("ally-ships"), 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    board(scene)  # what is kept for all boards is made
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        board(scene)
    finally:
        sys.setprofile(before)
    assert 0 < calls < 2000
