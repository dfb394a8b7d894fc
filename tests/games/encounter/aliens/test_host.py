"""Host: wild flares off its sheet. Wild: three flares out of the box. Super: a better choice."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import RIDER, START, STOP, ZAP, cards, dominion
from tests.games.encounter.scenario import Table
from tests.readings import homes, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.imagine import flares_on_sheets, imagined
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rulebook import Settings
from warptable.games.encounter.engine.rules.usable import usable
from warptable.games.encounter.engine.verbs.powers import gain
from warptable.kernel import Rng

CHANNEL, REFILL, FLARE, TURN = "host.channel", "host.refill", "flare-host", "window-TURN_START"
PLANNING = "window-PLANNING_BEFORE"


def box(*aliens: str, on_sheet: bool = True) -> Callable[[Game], None]:
    """Only the flares of these aliens are in the box; what lies on the sheet came out of it."""

    def fill(game: Game) -> None:
        assert game.s.box is not None
        game.s.box.flares = sorted(f"flare-{alien}" for alien in aliens)
        if on_sheet:
            game.seats[0].sheets[0].memory["flares"] = True

    return fill


def hosting(
    *on_sheet: str,
    left: tuple[str, ...] = (),
    own: tuple[str, ...] = (),
    second: tuple[str, ...] = (),
    deck: tuple[str, ...] = ("attack-11", "flare-hacker"),
    **more: Any,
) -> Table:
    """Host, seat 0, with flares on its sheet, attacks seat 1."""
    hands = {0: ["attack-10", "attack-07", *own], 1: ["attack-08", "attack-05", *second], 2: ["attack-06", "attack-04"]}
    stored = {0: [f"flare-{alien}" for alien in on_sheet]}
    return dominion(
        "host", "hacker", "pacifist", hands=hands, stored=stored, deck=list(deck), prepare=box(*left), **more
    )


def on_sheet(t: Table, seat: int = 0) -> list[str]:
    return sorted(t.state.faces[card] for card in t.state.seats[seat].sheets[0].cards)


# ---------------------------------------------------------------- filling the sheet


@pytest.mark.rule("F-ZAP-3")
@pytest.mark.reading("host-order")
def test_when_a_turn_begins_it_fills_its_sheet_up_to_three() -> None:
    """That is no use, so no zap stops it; the others see how many flares came."""
    t = hosting("mite", left=("virus", "void", "will"), second=("cosmic-zap",), first=1)
    t.do(0, TURN, REFILL, options=["pass", REFILL]).do(0, "host-thrown", ())
    assert (len(on_sheet(t)), t.view(1).flare_box, uses(t)) == (3, 1, [])
    assert t.events("flares_to_sheet") == [{"source": "host", "seat": 0, "number": 2}]
    assert [card.face for card in t.view(0).seats[0].sheets[0].own_cards] != []
    assert (t.view(1).seats[0].sheets[0].own_cards, t.view(1).seats[0].sheets[0].cards) == ([], 3)
    assert t.hand(0) == ["attack-07", "attack-10"]


@pytest.mark.reading("host-order")
def test_it_may_throw_flares_out_of_the_game_first() -> None:
    t = hosting("mite", "zombie", left=("virus", "void"))
    (mite,) = [card for card in t.state.seats[0].sheets[0].cards if t.state.faces[card] == "flare-mite"]
    t.do(0, TURN, REFILL).do(0, "host-thrown", (mite,))
    assert on_sheet(t) == ["flare-virus", "flare-void", "flare-zombie"]
    assert (t.events("removed")[0]["faces"], t.view(2).removed) == (["flare-mite"], 1)


@pytest.mark.rule("F-POWER-1")
def test_it_may_leave_it_and_is_not_asked_without_power_or_with_nothing_there() -> None:
    assert hosting(left=("virus",)).passes(0).open == [(0, "aim")]
    assert hosting(left=("virus",), moves=homes(0, 2)).open == [(0, "aim")]
    assert hosting().open == [(0, "aim")]


# ---------------------------------------------------------------- playing off the sheet


@pytest.mark.rule("F-FLARE-5")
def test_it_plays_a_wild_side_off_its_sheet_which_is_then_discarded() -> None:
    t = hosting("chosen").passes(0).encounter(ships=2)
    t.do(0, PLANNING, "flare-chosen", options=["pass", "flare-chosen"])
    assert uses(t) == [(0, CHANNEL)]
    assert t.hand(0) == ["attack-07", "attack-10", "attack-11"]
    assert (on_sheet(t), t.discards()) == ([], ["flare-chosen"])
    assert t.events("flare_played")[0]["side"] == "wild"


@pytest.mark.rule("F-FLARE-4")
def test_it_does_not_count_as_the_one_flare_of_the_encounter() -> None:
    """Two flares off the sheet and one of the hand in one encounter."""
    t = hosting("chosen", "citadel", own=("flare-macron",)).passes(0).encounter(ships=2)
    t.do(0, PLANNING, "flare-chosen").encounter(cards=("attack-10", "attack-08"))
    total = "window-REVEALED_TOTAL"
    t.do(0, total, "flare-macron", options=["pass", "flare-citadel", "flare-macron"])
    t.do(0, total, "flare-citadel", options=["pass", "flare-citadel"])
    assert (t.discards()[:2], "flare-macron" in t.hand(0)) == (["flare-chosen", "flare-citadel"], True)


@pytest.mark.rule("F-FLARE-3")
def test_the_same_flare_not_twice_in_one_encounter() -> None:
    """Even if it has come back to a hand meanwhile."""

    def grab(game: Game) -> None:
        game.e.flares[game.seats[0].sheets[0].cards[0]] = -1

    t = hosting("chosen").passes(0).encounter(ships=2)
    assert t.open == [(0, PLANNING)]
    grab(t.game)
    assert [use.card for use in usable(t.game, 0, W.PLANNING_BEFORE, None)[1]] == []


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_the_flare_lies_on_its_sheet_again() -> None:
    t = hosting("chosen", second=("cosmic-zap",)).passes(0).encounter(ships=2)
    t.do(0, PLANNING, "flare-chosen").do(1, ZAP, "cosmic-zap")
    assert (on_sheet(t), t.discards()) == (["flare-chosen"], ["cosmic-zap"])
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert t.state.frames[-1].flares == {}


@pytest.mark.rule("F-ART-3")
def test_a_card_zap_discards_the_flare() -> None:
    t = hosting("chosen", second=("card-zap",)).passes(0).encounter(ships=2)
    t.do(0, PLANNING, "flare-chosen").do(1, STOP, "card-zap")
    assert (on_sheet(t), sorted(t.discards())) == ([], ["card-zap", "flare-chosen"])


def test_only_the_wild_side_even_of_an_alien_that_it_has() -> None:
    def second_power(game: Game) -> None:
        gain(game, 0, "chosen", "incarnation", "test")

    hands = {0: ["attack-10", "attack-07"], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = dominion("host", "hacker", "pacifist", hands=hands, stored={0: ["flare-chosen"]}, prepare=second_power)
    t.passes(0).encounter(ships=2).do(0, PLANNING, "flare-chosen")
    assert t.events("flare_played")[0]["side"] == "wild"


@pytest.mark.rule("F-VHID-1", "F-TIMING-1")
def test_asked_alike_it_is_asked_wherever_some_flare_might_be_on_its_sheet() -> None:
    """Whether the flare there fits the moment or not."""
    asked = []
    for alien in ("chosen", "mite"):
        t = hosting(alien, uniform=True)
        prompts = []
        for _ in range(60):
            seat, prompt = t.open[0]
            if seat == 0:
                prompts.append(prompt)
            if prompt == "encounter-card":
                break
            t.do(seat, prompt, t.decision(seat, prompt).default)
        asked.append(prompts)
    assert asked[0] == asked[1]
    assert PLANNING in asked[0]


def test_in_imagined_games_the_cards_on_its_sheet_are_flares() -> None:
    t = hosting("mite", "zombie", left=("virus", "void", "will")).passes(0).encounter(ships=1)
    seen = set()
    for seed in range(30):
        world = imagined(t.session, 1, Rng.seeded("host", seed))
        assert world is not None
        faces = [world.state.faces[card] for card in flares_on_sheets(world.state)]
        assert all(face.startswith("flare-") for face in faces)
        seen.add(tuple(sorted(faces)))
    assert len(seen) > 1


# ---------------------------------------------------------------- super and wild


@pytest.mark.rule("F-FLARE-6")
def test_super_it_draws_two_more_and_keeps_what_it_likes() -> None:
    t = hosting("mite", left=("virus", "void", "will", "zombie", "citadel"), own=(FLARE,))
    t.do(0, TURN, REFILL).do(0, "host-thrown", ()).do(0, RIDER, FLARE, options=["pass", FLARE])
    drawn = t.state.seats[0].sheets[0].cards[1:]
    assert len(drawn) == 4
    t.do(0, "host-kept", tuple(drawn[:2]))
    assert (len(on_sheet(t)), t.view(1).removed, FLARE in t.hand(0)) == (3, 2, True)


@pytest.mark.rule("F-FLARE-5")
def test_wild_three_flares_out_of_the_box() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-06", FLARE]}
    t = dominion("clone", "hacker", "pacifist", hands=hands, prepare=box("virus", "void", "will", on_sheet=False))
    t.do(2, START, FLARE)
    assert t.hand(2) == ["attack-06", "flare-virus", "flare-void", "flare-will"]
    assert (t.discards(), t.view(0).flare_box) == ([FLARE], 0)
    more = box("virus", "void", "will", "zombie", on_sheet=False)
    t = dominion("clone", "hacker", "pacifist", hands=hands, prepare=more).do(2, START, FLARE)
    assert (len(t.hand(2)), t.view(0).flare_box) == (1 + 3, 1)


@pytest.mark.rule("F-FLARE-5")
def test_wild_the_flare_goes_to_whoever_plays_host() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08"], 2: ["attack-06", FLARE]}
    t = dominion("host", "hacker", "pacifist", hands=hands, prepare=box("virus", on_sheet=False)).passes(0)
    t.do(2, START, FLARE)
    assert FLARE in t.hand(0)
    assert cards(t, 2, "flare-virus")


@pytest.mark.rule("F-SETUP-7")
def test_without_flares_in_the_game_there_is_no_host() -> None:
    named = Settings("ffg", 3, ("host", "hacker", "pacifist"), ("dominion-aliens",), ())
    with pytest.raises(ValueError, match="host needs flares"):
        named.checked()
