"""To be invited and to need no invitation are two things: what looks at invitations looks at real ones only."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.interactions.playing import Script, play
from tests.games.encounter.scenario import BESIDE, WARP, Table, planet
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.state import BOND
from warptable.games.encounter.engine.verbs.powers import remember

TOKENS = "yin-yang.give-tokens"


def asked(
    *aliens: str,
    couple: tuple[int, int] = (2, 0),
    by: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    own: tuple[str, ...] = (),
    script: Script | None = None,
    **more: Any,
) -> Table:
    """Seat 0 attacks seat 1; the first of the couple plays Bride and is married to the second. Each main player invites
    these guests. The encounter is played with the script up to the first other question."""

    def wed(g: Game) -> None:
        remember(g.seats[couple[0]].sheets[0], BOND, couple[1])

    hands = {0: ["attack-20", "attack-01"], 1: ["attack-08", "attack-00"], 2: ["attack-06", *own], 3: ["attack-10"]}
    hands = {seat: faces for seat, faces in hands.items() if seat < len(aliens)}
    t = dominion(*aliens, hands=hands, prepare=wed, destiny=["blue", "green"], **more)
    usual: Script = {(0, "aim"): [planet(1)], (0, "launch"): [{planet(0, 1): 3}]}
    usual |= {(0, "invite"): [by[0]], (1, "invite"): [by[1]]}
    usual |= {(0, "encounter-card"): ["attack-20"], (1, "encounter-card"): ["attack-08"]}
    return play(t, usual | (script or {}))


@pytest.mark.rule("F-ALLIANCE-5")
@pytest.mark.parametrize("invites", [False, True])
@pytest.mark.reading("invited-or-allowed")
def test_grudge_marks_its_spouse_only_if_it_has_invited_her(invites: bool) -> None:
    guests = (2,) if invites else ()
    t = asked("grudge", "pacifist", "bride", by=(guests, ()), script={(2, "ally"): ["decline"]})
    assert [event["guests"] for event in t.events("tokens_given")] == ([[2]] if invites else [])
    assert [event["seat"] for event in t.events("free_to_join")] == ([] if invites else [2])


@pytest.mark.reading("invited-or-allowed")
def test_an_uninvited_reactor_may_take_a_flare_though_it_could_have_helped_its_spouse() -> None:
    stored = {2: ("flare-bride", "flare-pacifist")}
    script: Script = {(2, "ally"): ["decline"], (2, "window-SPOILS"): ["reactor.turn-away"]}
    t = asked("bride", "pacifist", "reactor", couple=(0, 2), stored=stored, script=script)
    assert t.hand(2) == ["attack-06", "flare-pacifist"]


@pytest.mark.reading("invited-or-allowed")
def test_yin_yang_may_give_a_token_to_a_spouse_who_has_left_it_out() -> None:
    t = asked("bride", "pacifist", "yin-yang", couple=(0, 2), by=((), (2,)), script={(2, "window-INVITED"): [TOKENS]})
    assert t.events("tokens_given")[0]["guests"] == [0]
    assert t.options(2, "ally") == ["decline", "offense", "defense"]


@pytest.mark.rule("F-ALLIANCE-6")
@pytest.mark.reading("invited-or-allowed")
def test_yin_yang_needs_two_invitations_to_join_both_sides() -> None:
    aliens = ("bride", "pacifist", "yin-yang")
    t = asked(*aliens, couple=(0, 2), by=((), (2,)), script={(2, "window-ANSWER"): ["yin-yang.balance"]})
    assert t.events("power_used") == []
    assert t.open == [(2, "ally")]
    t = asked(*aliens, couple=(0, 2), by=((2,), (2,)), script={(2, "window-ANSWER"): ["yin-yang.balance"]})
    assert t.open == [(2, "ally-ships")]


def test_a_married_parasite_uses_its_power_for_the_other_side_only() -> None:
    script: Script = {(2, "window-ANSWER"): ["parasite.infest"], (2, "ally-ships"): [1]}
    t = asked("bride", "pacifist", "parasite", couple=(0, 2), script=script)
    assert [(event["seat"], event["place"]) for event in t.events("ships_sent")][1:] == [(2, BESIDE)]


def test_a_spouse_who_was_not_invited_has_turned_nothing_down() -> None:
    """Fodder's flare lets somebody join late whose invitation stands."""
    script: Script = {(2, "ally"): ["decline"], (2, "window-REVEALED_TOTAL"): ["flare-fodder"]}
    t = asked("hacker", "pacifist", "bride", own=("flare-fodder",), script=script)
    assert t.events("flare_played") == []


@pytest.mark.parametrize(
    ("aliens", "couple"), [(("zombie", "pacifist", "bride"), (2, 0)), (("zombie", "pacifist", "parasite"), ())]
)
def test_zombie_may_lend_a_ship_to_whoever_needs_no_invitation(
    aliens: tuple[str, ...], couple: tuple[int, ...]
) -> None:
    hands = {0: ["attack-20", "flare-zombie"], 1: ["attack-08"], 2: ["attack-06"]}

    def wed(g: Game) -> None:
        if couple:
            remember(g.seats[2].sheets[0], BOND, 0)

    t = dominion(*aliens, hands=hands, prepare=wed, destiny=["blue"], moves=[(2, 1, planet(2), WARP)])
    script: Script = {(0, "aim"): [planet(1)], (0, "launch"): [{planet(0, 1): 3}], (0, "invite"): [()]}
    play(t, script | {(1, "invite"): [()], (0, "window-INVITED"): ["flare-zombie"]})
    assert [event["seat"] for event in t.events("flare_played")] == [0]


def test_nor_is_zombie_asked_for_the_opponent_or_for_outsiders() -> None:
    hands = {0: ["attack-20", "flare-zombie"], 1: ["attack-08"], 2: ["attack-06"]}
    moves = [(2, 1, planet(2), WARP), (1, 1, planet(1, 1), WARP)]
    t = dominion("zombie", "pacifist", "hacker", hands=hands, destiny=["blue"], moves=moves).encounter(
        ships={planet(0, 1): 3}
    )
    assert (0, "window-INVITED") not in t.open
