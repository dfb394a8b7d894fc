"""Warrior: every encounter makes it stronger."""

from collections.abc import Callable

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, tokens_on, totals, uses, without
from warptable.games.encounter.engine.game import Game

MASTERY = "warrior.mastery"
FLARE = "flare-warrior"
ZAP = ["attack-06", "cosmic-zap"]


def skilled(seat: int, number: int = 5) -> Callable[[Game], None]:
    """The sheet of this seat starts with tokens."""

    def prepare(g: Game) -> None:
        g.seats[seat].sheets[0].memory["tokens"] = number

    return prepare


def attack(
    own: str = "attack-08", other: str = "attack-10", *, aliens: str = "warrior parasite filch", **hands: list[str]
) -> Table:
    """Seat 0 attacks with three ships against four; a Warrior holds five tokens."""
    held = {0: [own], 1: [other]} | {int(seat[-1]): faces for seat, faces in hands.items()}
    prepare = skilled(aliens.split().index("warrior")) if "warrior" in aliens else None
    return table(*aliens.split(), hands=held, prepare=prepare).encounter(ships=3, cards=(own, other))


def tokens(t: Table, seat: int = 0) -> int:
    """What lies on the sheet, as a spectator sees it."""
    return tokens_on(t.view(None).seats[seat].sheets[0])


# ---- the power


@pytest.mark.rule("F-GOAL-7", "F-REVEAL-2")
def test_each_token_adds_one_to_its_attack_and_stays() -> None:
    t = attack()
    assert uses(t) == [(0, MASTERY)]
    assert totals(t) == (8 + 3 + 5, 10 + 4)
    assert tokens(t) == 5 + 1


@pytest.mark.rule("F-GOAL-7")
def test_as_the_defense_it_adds_them_too() -> None:
    t = attack(aliens="parasite warrior filch")
    assert totals(t) == (8 + 3, 10 + 4 + 5)


@pytest.mark.rule("F-COMPONENT-4")
def test_without_tokens_there_is_nothing_to_use() -> None:
    t = table("warrior", "parasite", "filch", hands={0: ["attack-08"], 1: ["attack-10"]})
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert (uses(t), totals(t)) == ([], (8 + 3, 10 + 4))


@pytest.mark.rule("F-REVEAL-5", "F-MORPH-1")
@pytest.mark.parametrize(("own", "used"), [("negotiate", []), ("morph", [(0, MASTERY)])])
def test_it_needs_an_attack_be_it_a_morph(own: str, used: list[tuple[int, str]]) -> None:
    assert uses(attack(own)) == used


@pytest.mark.rule("F-COMPONENT-4")
def test_as_an_ally_it_neither_adds_nor_learns() -> None:
    t = table("parasite", "filch", "warrior", hands={0: ["attack-08"], 1: ["attack-10"]}, prepare=skilled(2))
    t.encounter(ships=3, allies={2: ("offense", 2)}, cards=("attack-08", "attack-10"))
    without(t, "filch.theft")
    assert (uses(t), totals(t), tokens(t, 2)) == ([], (8 + 3 + 2, 10 + 4), 5)


@pytest.mark.rule("F-FAQ-3", "F-ZAP-3")
@pytest.mark.parametrize(
    ("own", "other", "gained"),
    [("attack-40", "attack-04", 1), ("attack-04", "attack-40", 2), ("negotiate", "attack-40", 2)],
)
def test_a_win_brings_one_token_and_a_defeat_two(own: str, other: str, gained: int) -> None:
    t = attack(own, other)
    assert tokens(t) == 5 + gained
    event = t.events("tokens")[0]
    assert (event["source"], event["seat"], event["number"], event["total"]) == ("warrior", 0, gained, 5 + gained)


@pytest.mark.rule("F-FAQ-3")
@pytest.mark.parametrize(("own", "other", "gained"), [("attack-40", "attack-04", 2), ("attack-04", "attack-40", 1)])
def test_as_the_defense_it_learns_alike(own: str, other: str, gained: int) -> None:
    assert tokens(attack(own, other, aliens="parasite warrior filch"), 1) == 5 + gained


@pytest.mark.rule("F-FAQ-3", "F-DEAL-11", "F-DEAL-12")
def test_a_deal_brings_one_token_and_a_failed_one_two() -> None:
    t = attack("negotiate", "negotiate", seat1=["negotiate", "attack-06"])
    t.do(0, "deal", (("ask", 1), "propose")).do(1, "deal", ("accept",)).do(0, "ships-home", {planet(0): 3})
    assert (outcome(t)[0], tokens(t)) == ("deal", 5 + 1)
    t = attack("negotiate", "negotiate").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {planet(0, 1): 3}).do(1, "lose-ships", {planet(1): 3})
    t.do(0, "ships-home", {planet(0): 3})
    assert (outcome(t)[0], tokens(t)) == ("deal_failed", 5 + 2)


@pytest.mark.rule("F-FAQ-3", "F-V4P-1")
@pytest.mark.parametrize(("own", "other", "gained"), [("attack-40", "attack-04", 2), ("attack-04", "attack-40", 3)])
def test_with_four_planets_it_learns_one_more(own: str, other: str, gained: int) -> None:
    t = table("warrior", "parasite", "filch", hands={0: [own], 1: [other]}, variants=["four-planets"])
    t.encounter(ships=3, cards=(own, other))
    assert tokens(t) == gained


@pytest.mark.rule("F-DESTINY-7")
@pytest.mark.reading("warrior-resettling")
def test_resettling_an_empty_home_planet_teaches_like_a_win() -> None:
    moves = [(0, 4, planet(0), planet(0, 1))]
    t = table("warrior", "parasite", "filch", hands={0: ["attack-08"]}, destiny=["red"], moves=moves)
    t.do(0, "own-colour", "resettle").do(0, "launch", {planet(0, 1): 1})
    assert tokens(t) == 1


@pytest.mark.rule("F-DRAW-5")
def test_an_encounter_without_result_teaches_nothing() -> None:
    hands = {0: ["attack-06"] * 4, 1: ["attack-08"] * 4}
    t = table("mite", "warrior", "filch", hands=hands).encounter(ships=1).do(1, "mite-bluster", "yield")
    assert t.state.seats[0].foreign == 1
    assert (tokens(t, 1), t.events("tokens")) == (0, [])


@pytest.mark.rule("F-POWER-1", "F-POWER-6")
def test_while_the_power_is_lost_tokens_are_neither_used_nor_gained() -> None:
    hands = {0: ["attack-08"], 1: ["attack-10"]}
    t = table("warrior", "parasite", "filch", hands=hands, moves=homes(0, 2), prepare=skilled(0))
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert (uses(t), totals(t), tokens(t)) == ([], (8 + 3, 10 + 4), 5)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2", "F-ZAP-3", "F-FAQ-3")
def test_zapped_it_adds_nothing_but_learns_and_adds_again_in_the_next_encounter() -> None:
    t = table(
        *("warrior", "parasite", "filch"),
        hands={0: ["attack-30", "attack-08"], 1: ["attack-04", "attack-10"], 2: ZAP},
        destiny=["blue", "blue"],
        prepare=skilled(0),
    )
    t.encounter(ships=3, cards=("attack-30", "attack-04")).do(2, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (totals(t), tokens(t)) == ((30 + 3, 4 + 4), 6)
    t.do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships=3, cards=("attack-08", "attack-10"))
    assert totals(t) == (8 + 3 + 6, 10 + 4)


# ---- the wild flare


def struck(own: str = "attack-30", other: str = "attack-10", **hands: list[str]) -> Table:
    """Seat 0 attacks seat 1, who holds the flare and one more card."""
    held = {"seat0": [own, "attack-08", "attack-06"], "seat1": [other, "attack-20", FLARE]} | hands
    return attack(own, other, aliens="parasite pacifist mite", **held)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_the_defense_strikes_back_and_then_the_turn_goes_on() -> None:
    t = struck().do(1, "window-ENCOUNTER_END", FLARE, options=["pass", FLARE])
    assert t.hand(1) == ["attack-20", FLARE]
    assert t.options(1, "aim") == [planet(0, number) for number in range(5)]
    t.encounter(offense=1, defense=0, ships=2, cards=("attack-20", "attack-08"))
    assert totals(t) == (20 + 2, 8 + 3)
    assert (t.ships(1, planet(0)), t.ships(0, planet(1))) == (2, 3)
    t.do(0, "second-encounter", "go-on", options=["stop", "go-on"])
    assert t.state.player == 0


@pytest.mark.rule("F-TURN-2", "F-SECOND-2")
def test_wild_a_beaten_offense_is_struck_and_its_turn_ends() -> None:
    t = struck("attack-06", "attack-10").do(1, "window-ENCOUNTER_END", FLARE)
    assert (t.view(None).current.offense, t.view(None).current.number) == (1, 1)
    t.encounter(offense=1, defense=0, ships=2, cards=("attack-20", "attack-08"))
    assert t.state.player == 1
    assert [event["seat"] for event in t.events("turn")] == [0, 1]


@pytest.mark.rule("F-REGROUP-1", "F-DESTINY-1")
def test_wild_the_extra_encounter_has_neither_regroup_nor_destiny() -> None:
    t = struck().do(1, "window-ENCOUNTER_END", FLARE)
    assert t.ships(1, WARP) == 4
    assert (len(t.events("destiny")), t.events("regrouped")) == (1, [])


@pytest.mark.rule("F-FLARE-5", "F-TIMING-1")
def test_wild_it_needs_an_encounter_card_and_is_not_for_the_others() -> None:
    t = struck(seat1=["attack-10", FLARE])
    assert t.open == [(0, "second-encounter")]
    t = struck(seat0=["attack-30", "attack-08", FLARE], seat1=["attack-10", "attack-20"])
    assert t.open == [(0, "second-encounter")]
    t = struck(seat1=["attack-10", "attack-20"], seat2=["attack-08", FLARE])
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-TIMING-1")
@pytest.mark.parametrize("left", ["attack-20", "reinforcement-2"])
def test_wild_asked_uniformly_the_question_does_not_tell_whether_an_encounter_card_is_held(left: str) -> None:
    hands = {0: ["attack-30", "attack-08"], 1: ["attack-10", left], 2: ["attack-06", FLARE]}
    t = table("parasite", "pacifist", "mite", hands=hands, uniform=True)
    asked: list[tuple[int, str]] = []
    while t.open != [(0, "second-encounter")]:
        asked += t.open
        offers = [decision.seat for decision in t.session.decisions if decision.kind == "offer"]
        t.passes(*offers[:1]).encounter(ships=3, cards=("attack-30", "attack-10"))
    assert (1, "window-ENCOUNTER_END") in asked


@pytest.mark.rule("F-FLARE-5")
def test_wild_it_may_be_kept_for_later() -> None:
    t = struck().passes(1)
    assert t.open == [(0, "second-encounter")]


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_nobody_strikes_back() -> None:
    t = struck(seat2=["attack-06", "card-zap"]).do(1, "window-ENCOUNTER_END", FLARE)
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert t.open == [(0, "second-encounter")]
    assert FLARE in t.discards()


# ---- the super flare


def allied(side: str = "offense", own: str = "attack-08", **hands: list[str]) -> Table:
    """The Warrior, with five tokens, is an ally and holds the flare."""
    held = {0: [own], 1: ["attack-10"], 2: ["attack-06", FLARE]}
    held |= {int(seat[-1]): faces for seat, faces in hands.items()}
    t = table("parasite", "filch", "warrior", "mite", hands=held, prepare=skilled(2))
    return t.encounter(ships=3, allies={2: (side, 2)}, cards=(own, "attack-10"))


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
@pytest.mark.parametrize(("side", "sums"), [("offense", (8 + 3 + 2 + 5, 14)), ("defense", (8 + 3, 14 + 2 + 5))])
def test_super_its_tokens_help_the_side_it_is_allied_with(side: str, sums: tuple[int, int]) -> None:
    t = allied(side).do(2, "window-REVEALED_TOTAL", FLARE, options=["pass", FLARE])
    assert uses(t) == [(2, MASTERY)]
    assert totals(t) == sums
    assert (t.hand(2).count(FLARE), tokens(t, 2)) == (1, 5)


@pytest.mark.rule("F-FLARE-6")
def test_super_it_needs_an_attack_of_its_side() -> None:
    assert allied(own="negotiate").events("flare_played") == []


@pytest.mark.rule("F-FLARE-6", "F-FLARE-8")
def test_super_as_a_main_player_it_has_the_power_anyway_and_no_wild_side() -> None:
    t = attack("attack-08", "attack-10", aliens="parasite warrior filch", seat1=["attack-10", "attack-20", FLARE])
    assert uses(t) == [(1, MASTERY)]
    assert t.events("flare_played") == []


@pytest.mark.rule("F-FAQ-6", "F-ZAP-2")
@pytest.mark.parametrize("passes", [0, 1])
def test_super_a_cosmic_zap_may_answer_the_flare_or_the_use(passes: int) -> None:
    t = allied(seat3=ZAP).do(2, "window-REVEALED_TOTAL", FLARE).passes(*[3] * passes)
    t.do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    without(t, "filch.theft")
    assert len(uses(t)) == passes
    assert totals(t) == (8 + 3 + 2, 10 + 4)
    assert FLARE in t.hand(2)


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_nothing_is_added() -> None:
    t = allied(seat3=["attack-06", "card-zap"]).do(2, "window-REVEALED_TOTAL", FLARE)
    t.do(3, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (8 + 3 + 2, 10 + 4)
    assert FLARE in t.discards()
