"""An ally of both sides (Yin-Yang) has a fleet on each: what counts its ships counts those of one side, what sends
allies of a side home sends that fleet home, and what touches "its side" asks which one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.interactions.playing import Script, play
from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from tests.games.encounter.ships.tables import mark
from tests.readings import outcome, totals
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.origins import SEED
from warptable.games.encounter.engine.model.pieces import Token
from warptable.games.encounter.engine.verbs.planets import put_token
from warptable.games.encounter.engine.verbs.powers import gain, remember
from warptable.games.encounter.story.chronicle import Watcher, read, stood_by
from warptable.replay import Record, Replay

VICTORY, DEFEAT, NARROW = ("attack-20", "attack-04"), ("attack-04", "attack-20"), ("attack-06", "attack-05")
"""Of the offense: its card and that of the defense."""
BOTH = ("offense", "defense")
DESTRUCT, SPIRIT = "kicker-1-self-destruct", "kicker-2-team-spirit"


def helped(
    ships: tuple[int, int],
    script: Script,
    *,
    cards: tuple[str, str] = VICTORY,
    aliens: tuple[str, ...] = ("hacker", "pacifist", "yin-yang", "void"),
    hands: dict[int, list[str]] | None = None,
    variants: tuple[str, ...] = (),
    **more: Any,
) -> Table:
    """Three ships attack the four of seat 1; Yin-Yang, seat 2, is invited by both and sends so many to each side. The
    encounter is played with the script up to the first other question."""
    laid = {0: [cards[0], "attack-01"], 1: [cards[1], "attack-00"], 2: ["attack-10"], 3: ["attack-10"]}
    laid = {seat: [*faces, *(hands or {}).get(seat, [])] for seat, faces in laid.items()}
    chosen = ("dominion-aliens", *variants)
    t = table(*aliens, hands=laid, variants=chosen, destiny=["blue", "green"], **more)
    usual: Script = {
        (0, "aim"): [planet(1)],
        (0, "launch"): [{planet(0, 1): 3}],
        (0, "invite"): [(2,)],
        (1, "invite"): [(2,)],
        (2, "window-ANSWER"): ["yin-yang.balance"],
        (2, "ally-ships"): [{planet(2): ships[0]}, {planet(2, 1): ships[1]}],
        (0, "encounter-card"): [cards[0]],
        (1, "encounter-card"): [cards[1]],
    }
    return play(t, usual | script)


def rewarded(t: Table) -> dict[tuple[str, int], int]:
    """How many rewards each seat got from whom."""
    return {(event["source"], event["seat"]): event["ships"] + event["cards"] for event in t.events("rewarded")}


# ---------------------------------------------------------------- rewards by ships


@pytest.mark.rule("F-REWARD-1")
@pytest.mark.parametrize("ships", [(3, 1), (1, 3)])
@pytest.mark.reading("both-sides-counted")
def test_solar_wind_rewards_the_ships_on_the_winning_side(ships: tuple[int, int]) -> None:
    script: Script = {(2, "window-REVEALED_TOTAL"): ["solar-wind"], (1, "yin-yang-saved"): [0]}
    script |= {(2, "ships-home"): [{planet(2): ships[0]}], (2, "reward-ships"): [0], (2, "reward-backs"): [0]}
    t = helped(ships, script, rewards={2: ["solar-wind"]})
    assert rewarded(t) == {("solar-wind", 2): ships[0]}


@pytest.mark.rule("F-REWARD-1")
@pytest.mark.reading("both-sides-counted")
def test_daredevil_rewards_the_ships_on_the_winning_side() -> None:
    script: Script = {(1, "yin-yang-saved"): [0], (2, "reward-ships"): [0]}
    t = helped((3, 1), script, cards=NARROW, aliens=("daredevil", "pacifist", "yin-yang", "void"))
    assert totals(t) == (6 + 3 + 3, 5 + 4 + 1)
    assert rewarded(t) == {("daredevil", 0): 3, ("daredevil", 2): 3}


@pytest.mark.rule("N-FLAG-2", "F-REWARD-1")
@pytest.mark.reading("committed-ships")
def test_a_flagship_that_jumps_to_the_other_side_counts_there_and_nowhere_else() -> None:
    """It joined the offense, and jumps to the defense, which wins: three ships are there then, and one in the gate."""
    script: Script = {(2, "which-ships"): ["with-it"], (2, "window-FREE_6"): ["flagship.drive"]}
    script |= {(2, "flagship-to"): [BESIDE], (2, "ships-home"): [{planet(2): 3}], (2, "reward-ships"): [0]}
    script |= {(0, "reward-ships"): [0]}
    t = helped((2, 2), script, cards=DEFEAT, variants=("flagships",))
    assert mark(t, 2).place == planet(2)
    assert rewarded(t) == {("F-REWARD-1", 2): 3, ("yin-yang", 0): 3}
    assert t.ships(2, WARP) == 1


@pytest.mark.reading("committed-ships")
def test_a_fleet_that_has_lost_a_ship_on_the_way_keeps_its_rewards_when_the_flagship_comes() -> None:
    """Two were sent to the defense, one of them is zapped: the flagship makes three, not two."""
    script: Script = {(3, "window-FREE_4"): ["ship-zap"], (3, "any-owner"): [2], (3, "any-ship"): [BESIDE]}
    script |= {(2, "window-FREE_6"): ["flagship.drive"], (2, "flagship-to"): [BESIDE]}
    script |= {(2, "which-ships"): ["without-it"]}
    script |= {(2, "ships-home"): [{planet(2): 2}], (2, "reward-ships"): [0], (0, "reward-ships"): [0]}
    script |= {(2, "reward-backs"): [0], (0, "reward-backs"): [0]}
    t = helped((1, 2), script, cards=DEFEAT, variants=("flagships",), rewards={3: ["ship-zap"]})
    assert rewarded(t) == {("F-REWARD-1", 2): 3, ("yin-yang", 0): 2}, "paid for what was sent, and for what is there"


# ---------------------------------------------------------------- the power itself


@pytest.mark.rule("F-RES-3")
@pytest.mark.reading("yin-yang-shelter")
def test_it_shelters_as_many_as_it_has_with_the_offense_now() -> None:
    script: Script = {(3, "window-FREE_4"): ["ship-zap"], (3, "any-owner"): [2], (3, "any-ship"): [GATE]}
    t = helped((3, 1), script, rewards={3: ["ship-zap"]})
    assert t.options(1, "yin-yang-saved") == [0, 1, 2]


@pytest.mark.rule("N-FLAG-2")
@pytest.mark.reading("yin-yang-shelter")
def test_a_flagship_that_jumps_into_the_gate_shelters_one_more() -> None:
    script: Script = {(2, "which-ships"): ["without-it"], (2, "window-FREE_6"): ["flagship.drive"]}
    t = helped((2, 1), script | {(2, "flagship-to"): [GATE]}, variants=("flagships",))
    assert t.options(1, "yin-yang-saved") == [0, 1, 2, 3]


@pytest.mark.rule("N-KICK-11")
@pytest.mark.reading("yin-yang-both-lose")
def test_both_sides_lose_and_both_are_comforted() -> None:
    script: Script = {(1, "window-PLANNING_BEFORE"): [DESTRUCT], (1, "yin-yang-saved"): [3]}
    script |= {(0, "reward-ships"): [0], (0, "reward-backs"): [0]}
    t = helped((3, 2), script, rewards={1: [DESTRUCT]})
    assert outcome(t)[0] == "both_lost"
    assert rewarded(t) == {("yin-yang", 0): 2}
    assert [t.ships(seat, WARP) for seat in range(3)] == [3, 1, 5]
    assert t.ships(1, planet(1)) == 3


# ---------------------------------------------------------------- sent home by the winning side


@pytest.mark.parametrize("cards", [VICTORY, DEFEAT])
@pytest.mark.reading("end-of-both-alliances", "muckraker-both-sides")
def test_an_accused_winner_leaves_the_winning_side_and_still_loses_on_the_other(cards: tuple[str, str]) -> None:
    won = cards == VICTORY
    script: Script = {(1, "window-RESOLUTION_START"): ["muckraker.slander"], (1, "muckraker-card"): ["attack-00"]}
    script |= {(1, "muckraker-accused"): [(2,)], (2, "muckraker-payment-card"): ["go-home"]}
    script |= {(2, "ships-home"): [{planet(2): 3 if won else 2}]}
    t = helped((3, 2), script, cards=cards, aliens=("hacker", "muckraker", "yin-yang", "void"))
    assert t.events("left_side") == [{"source": "muckraker", "seat": 2, "side": 0 if won else 1}]
    assert (t.ships(2, WARP), t.ships(2, planet(1))) == ((2, 0) if won else (3, 0))
    assert rewarded(t) == {}
    assert (1, "yin-yang-saved") not in t.open, "nothing of it is with the offense any more"


@pytest.mark.rule("F-FLARE-1")
@pytest.mark.reading("end-of-both-alliances")
def test_the_allies_of_a_winner_that_grudge_sends_home_still_lose_on_the_other_side() -> None:
    script: Script = {(1, "window-RESOLUTION_START"): ["flare-grudge"], (2, "ships-home"): [{planet(2): 3}]}
    t = helped((3, 2), script, hands={1: ["flare-grudge"]})
    assert (t.ships(2, WARP), t.ships(2, planet(1)), t.ships(2, planet(2))) == (2, 0, 4)


@pytest.mark.rule("F-ALLIANCE-6")
@pytest.mark.reading("end-of-both-alliances")
def test_a_force_field_ends_both_alliances() -> None:
    script: Script = {(3, "window-ALLIANCES_FORMED"): ["force-field"], (3, "force-field"): [(2,)]}
    script |= {(2, "ships-home"): [{planet(2): 3}, {planet(2): 2}]}
    t = helped((3, 2), script, hands={3: ["force-field"]})
    assert [event["seat"] for event in t.events("ally_left")] == [2]
    assert totals(t) == (20 + 3, 4 + 4)


@pytest.mark.rule("N-KICK-11")
@pytest.mark.parametrize("cards", [VICTORY, DEFEAT])
@pytest.mark.reading("team-spirit-losers")
def test_team_spirit_saves_a_ship_of_a_beaten_side_only(cards: tuple[str, str]) -> None:
    """It lies with the offense; what Yin-Yang loses with the defense is none of its concern."""
    script: Script = {(0, "window-PLANNING_BEFORE"): [SPIRIT], (1, "yin-yang-saved"): [0]}
    script |= {(2, "ships-home"): [{planet(2): 1}]}
    script |= {(2, "reward-ships"): [0, 0], (2, "reward-backs"): [0, 0], (0, "reward-backs"): [0]}
    t = helped((2, 1), script, cards=cards, rewards={0: [SPIRIT]})
    if cards == VICTORY:
        assert t.ships(2, WARP) == 1
        assert rewarded(t) == {(SPIRIT, 2): 1}
    else:
        t.do(2, f"{SPIRIT}-save", "save-ship", options=["save-ship", "lose-ship"])


# ---------------------------------------------------------------- what touches "its side"


def seeded(alien: str) -> Any:
    """Seat 2 has this power beside its own, as the Precursor Seed brings it."""

    def prepare(g: Game) -> None:
        gain(g, 2, alien, SEED, "test")

    return prepare


@pytest.mark.parametrize(("side", "expected"), [("offense", (26, 9)), ("defense", (25, 10))])
@pytest.mark.reading("both-sides-counted")
def test_xenon_lasers_ask_for_which_side(side: str, expected: tuple[int, int]) -> None:
    script: Script = {(2, "window-REVEALED_TOTAL"): ["xenon-lasers.fire"], (2, "xenon-lasers"): ["raise"]}
    script |= {(2, "which-side"): [side]}
    t = helped((2, 1), script, techs={2: ["xenon-lasers"]})
    assert totals(t) == expected


@pytest.mark.parametrize("side", BOTH)
def test_a_human_does_and_zapped_it_lets_that_side_win(side: str) -> None:
    t = helped((2, 1), {(2, "which-side"): [side]}, prepare=seeded("human"))
    assert totals(t) == ((29, 9) if side == "offense" else (25, 13))
    script: Script = {(2, "which-side"): [side], (1, "window-USE_ANNOUNCED"): ["pass", "cosmic-zap"]}
    t = helped((2, 1), script, prepare=seeded("human"), hands={1: ["cosmic-zap"]})
    assert outcome(t) == ("won", BOTH.index(side), "automatic")


def test_a_daredevil_lowers_the_total_that_it_names() -> None:
    script: Script = {(2, "window-REVEALED_TOTAL"): ["daredevil.risk"], (2, "daredevil-card"): ["attack-08"]}
    t = helped((2, 1), script | {(2, "which-side"): ["defense"]}, prepare=seeded("daredevil"), hands={2: ["attack-08"]})
    assert totals(t) == (25, 9 - 8)


def test_an_allied_warrior_names_its_side() -> None:
    def practised(g: Game) -> None:
        remember(gain(g, 2, "warrior", SEED, "test"), "tokens", 3)

    script: Script = {(2, "window-REVEALED_TOTAL"): ["flare-warrior"], (2, "which-side"): ["defense"]}
    assert totals(helped((2, 1), script, prepare=practised, hands={2: ["flare-warrior"]})) == (25, 9 + 3)


def test_an_explorer_names_its_side_for_its_planets_and_for_its_flare() -> None:
    def discovered(g: Game) -> None:
        gain(g, 2, "explorer", SEED, "test")
        put_token(g, f"explorer.{planet(1)}", Token(planet(1)), "test")

    script: Script = {(2, "window-REVEALED_TOTAL"): ["explorer.planet-bonus", "flare-explorer"]}
    script |= {(2, "which-side"): ["offense", "defense"]}
    t = helped((2, 1), script, prepare=discovered, hands={2: ["flare-explorer"]})
    assert totals(t) == (25 + 1, 9 + 4)


def test_the_lunar_cannon_is_fired_for_one_side() -> None:
    def placed(g: Game) -> None:
        put_token(g, "lunar-cannon", Token(planet(1), between=True), "test")

    script: Script = {(2, "window-REVEALED_TOTAL"): ["lunar-cannon.fire"], (2, "which-side"): ["defense"]}
    assert totals(helped((2, 1), script, prepare=placed, techs={2: ["lunar-cannon"]})) == (25, 9 + 10)


@pytest.mark.rule("F-REVEAL-2")
def test_a_wild_macron_flare_makes_both_fleets_heavier() -> None:
    t = helped((2, 1), {(2, "window-REVEALED_TOTAL"): ["flare-macron"]}, hands={2: ["flare-macron"]})
    assert totals(t) == (20 + 3 + 4, 4 + 4 + 2)


def test_it_may_be_played_for_the_only_attack_too() -> None:
    script: Script = {(2, "window-REVEALED_TOTAL"): ["flare-macron"]}
    t = helped((2, 1), script, cards=("negotiate", "attack-04"), hands={2: ["flare-macron"]})
    assert [(event["source"], event["side"]) for event in t.events("modified")] == [("macron", -1)]


@pytest.mark.parametrize(("place", "committed"), [(GATE, (0, 1)), (BESIDE, (2, 0))])
def test_an_allied_amoeba_says_which_of_its_fleets_moves(place: int, committed: tuple[int, int]) -> None:
    script: Script = {(2, "window-CARDS_SELECTED"): ["flare-amoeba"], (2, "amoeba-fleet"): [place]}
    script |= {(2, "amoeba-way"): ["ships-out"], (2, "amoeba-out"): [{planet(2): 2 if place == GATE else 1}]}
    t = helped((2, 1), script, prepare=seeded("amoeba"), hands={2: ["flare-amoeba"]})
    assert totals(t) == (23 + committed[0], 8 + committed[1])
    assert t.state.frames[-1].seats[2].committed == committed


def test_an_angler_on_both_sides_does_not_ask_itself() -> None:
    script: Script = {(2, "window-PLANNING_BEFORE"): ["flare-angler"]}
    t = helped((2, 1), script, prepare=seeded("angler"), hands={2: ["flare-angler"]})
    assert t.open == [(2, "angler-face")], "only the defense can be asked"


def test_mirage_names_an_ally_of_both_sides_once_and_says_for_which() -> None:
    script: Script = {(0, "window-RIDER"): ["flare-mirage"], (0, "mirage-side"): ["defense"]}
    script |= {(0, "mirage-other"): [planet(2, 2), planet(1)], (0, "mirage-own"): [planet(0)]}
    aliens = ("mirage", "pacifist", "yin-yang", "void")
    t = helped((3, 1), script, aliens=aliens, hands={0: ["flare-mirage"]})
    assert totals(t) == (20 + 4 + 3, 4 + 4 + 4)


@pytest.mark.rule("F-ALLIANCE-7")
def test_a_ship_that_zombie_lends_its_allies_does_not_help_the_other_side() -> None:
    """Beyond the usual four, for each ally of the Zombie: not once more where Yin-Yang joins its opponent."""
    script: Script = {(0, "window-INVITED"): ["flare-zombie"], (2, "warp-ships"): [{WARP: 1}, {WARP: 1}]}
    aliens = ("zombie", "pacifist", "yin-yang", "void")
    moves = [(2, 2, planet(2, 3), WARP)]
    t = helped((3, 1), script, aliens=aliens, hands={0: ["flare-zombie"]}, moves=moves)
    assert t.state.frames[-1].seats[2].committed == (4, 1)


def test_the_story_of_a_game_does_not_call_it_a_traitor() -> None:
    """Who helped both sides stood by neither against the other; sent home by one, it stood by the other."""
    watcher = Watcher()
    t = helped((2, 1), {(1, "yin-yang-saved"): [0]})
    [met, *_] = read(Replay(Record.of(t.session), watcher), watcher).encounters
    assert [stood_by(met, seat) for seat in range(4)] == [0, 1, -1, -1]
    script: Script = {(1, "window-RESOLUTION_START"): ["flare-grudge"], (2, "ships-home"): [{planet(2): 2}]}
    t = helped((2, 1), script, hands={1: ["flare-grudge"]})
    watcher = Watcher()
    [met, *_] = read(Replay(Record.of(t.session), watcher), watcher).encounters
    assert stood_by(met, 2) == 1


def test_ships_that_stood_against_grudge_do_not_pay_for_it_though_they_were_sent_home() -> None:
    """Seat 2 has three ships besides the two with which it has helped the defense: it pays with these."""
    left = [(2, 4, planet(2, number), WARP) for number in (1, 2, 3)] + [(2, 3, planet(2, 4), WARP)]
    script: Script = {(2, "ally"): ["defense"], (2, "ally-ships"): [{planet(2): 2}]}
    script |= {(1, "window-RESOLUTION_START"): ["muckraker.slander"], (1, "muckraker-card"): ["attack-00"]}
    script |= {(1, "muckraker-accused"): [(2,)], (2, "muckraker-payment-card"): ["go-home"]}
    script |= {(2, "ships-home"): [{planet(2): 2}], (2, "lose-ships"): [{planet(2): 3}]}
    t = helped((0, 0), script, cards=DEFEAT, aliens=("grudge", "muckraker", "hacker", "void"), moves=left)
    assert t.events("tokens_given")[0]["guests"] == [2]
    assert t.events("to_warp")[-1] == {"source": "grudge", "seat": 2, "ships": 3}
