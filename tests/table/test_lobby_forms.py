"""The forms of the lobby: what they send comes back as settings, and nothing that is sent breaks anything."""

from __future__ import annotations

import contextlib
from functools import partial

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from warptable.bots import bots_at
from warptable.game import editions
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.editions import EDITIONS
from warptable.table.errors import Refused
from warptable.table.page.lobby.choices import in_words
from warptable.table.page.lobby.forms import FAIR, one_line, read_play_now, read_query, read_settings
from warptable.table.play.clocks import PACES, SPEEDS
from warptable.table.rooms.new_game import choosable, new_session
from warptable.table.rooms.presets import presets
from warptable.table.rooms.settings import CHOICES, LEVELS, LONGEST_WINDOW, NAME_LENGTH, TableSettings
from warptable.text import t

Form = dict[str, list[str]]


def sent(settings: TableSettings) -> Form:
    """The form that a browser sends for these settings."""
    form: Form = {
        "name": [settings.name],
        "edition": [settings.edition],
        "players": [str(settings.players)],
        "variants": [name for name in settings.variants if name not in EDITIONS["ffg"].one_of],
        "one-of": [next((name for name in settings.variants if name in EDITIONS["ffg"].one_of), "")],
        "sets": [settings.sets],
        "choice": [settings.choice],
        "levels": list(settings.levels),
        "group": [settings.group],
        "pace": [settings.pace],
        "window": [str(settings.window)],
        "speed": [settings.speed],
        "listed": ["on" if settings.listed else "off"],
        "older": ["" if settings.older < 0 else str(settings.older)],
    }
    ticked = {"flares": settings.flares, "spectators": settings.spectators, "campaign": settings.campaign}
    return form | {name: ["on"] for name, on in ticked.items() if on}


def refusal(form: Form) -> Refused:
    with pytest.raises(Refused) as caught:
        read_settings(form)
    return caught.value


# ---------------------------------------------------------------- complete forms


@pytest.mark.parametrize("preset", presets())
def test_a_preset_survives_its_form(preset: str) -> None:
    assert read_settings(sent(presets()[preset].settings)) == presets()[preset].settings


@given(
    st.sampled_from(["ffg", "avalon"]),
    st.integers(3, 4),
    st.sets(st.sampled_from(sorted({*EDITIONS["ffg"].variants} - {*EDITIONS["ffg"].one_of}))),
    st.sampled_from(CHOICES),
    st.sampled_from(sorted(EDITIONS["avalon"].groups)),
    st.sets(st.sampled_from(LEVELS), min_size=1),
    st.sampled_from(PACES),
    st.integers(0, LONGEST_WINDOW),
    st.sampled_from(sorted(SPEEDS)),
    st.tuples(st.booleans(), st.booleans(), st.booleans()),
)
def test_every_choice_is_read_back(
    edition: str,
    players: int,
    variants: set[str],
    choice: str,
    group: str,
    levels: set[str],
    pace: str,
    window: int,
    speed: str,
    ticked: tuple[bool, bool, bool],
) -> None:
    flares, listed, spectators = ticked
    form = sent(TableSettings(flares=flares, listed=listed, spectators=spectators)) | {
        "edition": [edition],
        "players": [str(players)],
        "variants": sorted(variants),
        "choice": [choice],
        "group": [group],
        "levels": sorted(levels),
        "pace": [pace],
        "window": [str(window)],
        "speed": [speed],
    }
    read = read_settings(form)
    assert (read.edition, read.players, read.pace, read.window, read.speed) == (edition, players, pace, window, speed)
    assert (read.listed, read.spectators) == (listed, spectators)
    ways = editions()[edition].choices
    assert read.way == (choice if choice in ways else ways[0])
    assert read.group == (group if read.way == "groups" else "")
    if edition == "ffg":
        assert {*read.variants} == variants
        assert read.flares == flares
        assert {*read.levels} == (levels if choice == "levels" else {*LEVELS})


def test_what_an_edition_does_not_have_is_left_out() -> None:
    """The page hides it, so whoever has ticked it before changing the edition cannot untick it."""
    form = sent(TableSettings(variants=("four-planets",), choice="levels", flares=False)) | {"edition": ["avalon"]}
    assert read_settings(form) == TableSettings(edition="avalon")
    assert TableSettings(edition="avalon").way == "one"


def test_a_group_of_another_edition_becomes_the_first_one_of_this_edition() -> None:
    """The page hides the groups of other editions, so whoever has chosen one cannot change it there."""
    form = sent(TableSettings(edition="duel", players=2, choice="groups", group="beginner-2"))
    assert read_settings(form).group == "first-game"


def test_an_unknown_group_is_refused() -> None:
    form = sent(TableSettings(edition="avalon", choice="groups", group="expert"))
    assert refusal(form).message_id == "refused-form"


def test_the_name_of_a_table_is_one_visible_line() -> None:
    assert read_settings(sent(TableSettings(name=" Slow \u202e\r\n Orbit "))).name == "Slow Orbit"


@given(st.text())
def test_a_line_is_printable(text: str) -> None:
    line = one_line(text)
    assert line.isprintable() or line == ""
    assert line == line.strip()


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("field", "values", "message", "shown"),
    [
        ("edition", ["chess"], "refused-edition", {}),
        ("edition", [], "refused-edition", {}),
        ("players", ["6"], "refused-players", {}),
        ("players", ["2"], "refused-players", {}),
        ("players", ["four"], "refused-players", {}),
        ("players", ["9" * 5000], "refused-players", {}),
        ("players", ["٤"], "refused-players", {}),
        ("window", ["11"], "refused-window", {"longest": LONGEST_WINDOW}),
        ("window", ["-1"], "refused-window", {"longest": LONGEST_WINDOW}),
        ("window", [], "refused-window", {"longest": LONGEST_WINDOW}),
        ("name", ["x" * (NAME_LENGTH + 1)], "refused-name", {"longest": NAME_LENGTH}),
        ("choice", ["best"], "refused-form", {}),
        ("pace", [], "refused-form", {}),
        ("speed", [""], "refused-form", {}),
    ],
)
def test_what_cannot_be_is_refused(field: str, values: list[str], message: str, shown: dict[str, int]) -> None:
    refused = refusal(sent(TableSettings()) | {field: values})
    assert (refused.message_id, refused.values) == (message, shown)


def test_some_level_must_be_ticked() -> None:
    form = sent(TableSettings(choice="levels"))
    assert refusal(form | {"levels": []}).message_id == "refused-levels"
    assert refusal(form | {"levels": ["blue"]}).message_id == "refused-levels"


FIELDS = (*sent(TableSettings()), "preset", "bots", "other")
VALUES = st.text() | st.sampled_from(["ffg", "avalon", "4", "5", "on", "levels", "first", "steady", *PACES, *SPEEDS])


@given(st.dictionaries(st.sampled_from(FIELDS), st.lists(VALUES, max_size=3)))
def test_no_form_breaks_anything(form: Form) -> None:
    with contextlib.suppress(Refused):
        assert read_settings(form) == read_settings(form).checked()
    assert read_query(form) == read_query(form).checked()
    read = read_play_now(form)
    assert read.level in bots_at(read.settings.edition)


# ---------------------------------------------------------------- at once


@pytest.mark.parametrize("preset", presets())
def test_an_address_may_hold_a_whole_form(preset: str) -> None:
    assert read_query(sent(presets()[preset].settings)) == presets()[preset].settings
    assert (
        read_query(sent(presets()[preset].settings) | {"window": ["999"]}).edition == presets()[preset].settings.edition
    )


def test_aliens_of_one_box() -> None:
    wanted = msgspec.structs.replace(presets()["neighbours"].settings, sets="dominion")
    assert read_settings(sent(wanted)) == wanted
    assert {*choosable(wanted)} <= {*facts.dominion_aliens()}
    base = msgspec.structs.replace(wanted, sets="base")
    assert {*choosable(base)} == {*facts.aliens()}
    assert choosable(base) == choosable(TableSettings()), "without the expansion there is one box"
    assert {*choosable(presets()["neighbours"].settings)} == {*choosable(wanted), *choosable(base)}
    session = new_session(wanted, None, 5)
    assert {sheet for seat in session.state.seats for sheet in seat.dealt} <= {*choosable(wanted)}


def test_too_few_aliens_to_deal_from_are_refused_in_one_clear_line() -> None:
    wanted = msgspec.structs.replace(
        presets()["neighbours"].settings, sets="dominion", choice="levels", levels=("green",)
    )
    with pytest.raises(Refused) as refused:
        new_session(wanted, None, 5)
    assert refused.value.message_id == "refused-pool"


@pytest.mark.parametrize("variant", ["two-ships", "two-flagships", "two-salvage-vessels"])
def test_two_special_ships_are_for_four_at_most(variant: str) -> None:
    """N-TWO-1."""
    assert TableSettings(variants=(variant,), players=4).checked().variants == (variant,)
    with pytest.raises(Refused) as refused:
        TableSettings(variants=(variant,), players=5).checked()
    assert (refused.value.message_id, refused.value.values) == ("refused-two-ships", {"most": 4})


def test_an_address_may_name_a_preset() -> None:
    assert read_query({"preset": ["hidden"]}) == presets()["hidden"].settings
    assert read_query({"preset": ["none"], "edition": ["avalon"], "players": ["2"]}) == TableSettings(
        edition="avalon", players=2
    )


@pytest.mark.parametrize(("wanted", "seated"), [("5", 4), ("2", 2), ("1", 2), ("many", TableSettings().players)])
def test_one_click_finds_a_number_that_fits(wanted: str, seated: int) -> None:
    now = read_play_now({"edition": ["avalon"], "players": [wanted], "bots": ["random"]})
    assert (now.settings.edition, now.settings.players, now.level) == ("avalon", seated, "random")


def test_one_click_needs_nothing() -> None:
    assert read_play_now({}) == (TableSettings(), FAIR)
    assert read_play_now({"bots": ["unbeatable"]}).level == FAIR


@pytest.mark.rule("D-SET-13")
@pytest.mark.parametrize(("chosen", "older"), [("", -1), ("0", 0), ("1", 1)])
def test_a_table_of_duel_may_say_who_is_older(chosen: str, older: int) -> None:
    settings = read_settings({**sent(presets()["duel"].settings), "older": [chosen]})
    assert settings.older == older
    assert new_session(settings, None, 3).options.older == older
    said = in_words(partial(t, "en"), settings)
    assert [line for line in said if "older" in line] == {
        -1: [],
        0: ["Orange is the older player"],
        1: ["Blue is the older player"],
    }[older]


def test_who_is_older_is_one_of_two_and_matters_nowhere_else() -> None:
    with pytest.raises(Refused):
        read_settings({**sent(presets()["duel"].settings), "older": ["2"]})
    assert read_settings({**sent(presets()["classic"].settings), "older": ["1"]}) == presets()["classic"].settings
