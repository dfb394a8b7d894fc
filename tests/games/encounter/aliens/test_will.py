"""Will: it meets whom it wants, where it wants."""

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, uses, zapped

CHOOSE = "will.choose"
FLARE = "flare-will"
ZAP = ["attack-06", "cosmic-zap"]
HOMES = {seat: [planet(seat, number) for number in range(5)] for seat in range(4)}
ABROAD = [(2, 1, planet(2), planet(3)), (2, 1, planet(2), planet(0, 1))]  # seat 2 settles with seats 3 and 0

WARPED = (1, 1, planet(1), WARP)


def willing(
    *aliens: str, destiny: str = "blue", moves: list[tuple[int, int, int, int]] | None = None, **hands: list[str]
) -> Table:
    held = {int(seat[-1]): faces for seat, faces in hands.items()}
    names = aliens or ("will", "pacifist", "mite", "human")
    return table(*names, hands=held, destiny=[destiny], moves=ABROAD if moves is None else moves)


# ---- the power


@pytest.mark.rule("F-GOAL-7", "F-DESTINY-3")
def test_whatever_destiny_says_it_names_the_defense_and_may_aim_at_any_of_its_colonies() -> None:
    t = willing().do(0, "will-defense", 2, options=[1, 2, 3])
    assert uses(t) == [(0, CHOOSE)]
    t.do(0, "aim", planet(2, 3), options=sorted([*HOMES[2], planet(3), planet(0, 1)]))
    assert t.state.frames[-1].defense == 2


@pytest.mark.rule("F-RES-1", "F-RES-4")
def test_in_a_third_system_its_owner_is_a_bystander_and_a_winning_will_lands_there() -> None:
    t = willing(seat0=["attack-30", "attack-06"], seat2=["attack-04"]).do(0, "will-defense", 2)
    t.encounter(defense=2, target=planet(3), ships=3, cards=("attack-30", "attack-04"))
    assert (t.ships(0, planet(3)), t.ships(2, planet(3)), t.ships(3, planet(3))) == (3, 0, 4)
    assert (t.ships(2, WARP), t.state.seats[0].foreign) == (1, 1)


@pytest.mark.rule("F-DRIVE-6")
def test_it_may_attack_a_foreign_colony_in_its_own_system() -> None:
    t = willing(seat0=["attack-30", "attack-06"], seat2=["attack-04"]).do(0, "will-defense", 2)
    t.encounter(defense=2, target=planet(0, 1), ships={planet(0, 2): 2}, cards=("attack-30", "attack-04"))
    assert (t.ships(0, planet(0, 1)), t.ships(2, planet(0, 1)), t.state.seats[0].foreign) == (4 + 2, 0, 0)


@pytest.mark.rule("F-LAUNCH-6")
def test_in_the_home_system_even_a_planet_without_its_ships_may_be_aimed_at() -> None:
    t = willing(moves=[(1, 4, planet(1), planet(1, 1))]).do(0, "will-defense", 1).do(0, "aim", planet(1))
    assert t.state.frames[-1].target == planet(1)


@pytest.mark.rule("F-DESTINY-4", "F-DESTINY-8", "F-DESTINY-9")
@pytest.mark.parametrize("card", ["red", "wild", "most-colonies"])
def test_its_own_colour_wild_and_special_cards_leave_it_the_same_choice(card: str) -> None:
    t = willing(destiny=card, moves=[(0, 4, planet(0), planet(0, 1))])
    t.do(0, "will-defense", 1, options=[1, 2, 3])
    assert t.options(0, "aim") == HOMES[1]


@pytest.mark.rule("F-COMPONENT-4")
def test_only_the_offense_chooses() -> None:
    t = willing("pacifist", "will", "mite", "human")
    assert (uses(t), t.options(0, "aim")) == ([], HOMES[1])


@pytest.mark.rule("F-SECOND-1")
def test_it_chooses_again_in_its_second_encounter() -> None:
    hands = {0: ["attack-30", "attack-20"], 1: ["attack-04"]}
    t = table("will", "pacifist", "mite", hands=hands, destiny=["blue", "blue"]).do(0, "will-defense", 1)
    t.encounter(ships=2, cards=("attack-30", "attack-04")).do(0, "second-encounter", "go-on").do(0, "will-defense", 2)
    assert t.options(0, "aim") == HOMES[2]


@pytest.mark.rule("F-POWER-1")
def test_with_two_home_colonies_it_follows_the_card() -> None:
    t = willing(moves=[*homes(0, 2), *ABROAD[:1]])
    assert (uses(t), t.options(0, "aim")) == ([], HOMES[1])


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_zapped_it_follows_the_card() -> None:
    t = willing(seat3=ZAP).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (zapped(t, 0), t.options(0, "aim")) == ([True], HOMES[1])


# ---- the wild flare


def flared(destiny: str = "green", moves: list[tuple[int, int, int, int]] | None = None, **hands: list[str]) -> Table:
    """Destiny names seat 2, who has colonies with seats 3 and 0."""
    held = {"seat0": ["attack-08", "attack-30", FLARE]} | hands
    return willing("parasite", "pacifist", "mite", "human", destiny=destiny, moves=moves, **held)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-5")
def test_wild_the_named_player_may_be_met_at_any_of_its_colonies() -> None:
    t = flared(seat2=["attack-04"]).do(0, "window-DESTINY_SETTLED", FLARE, options=["pass", FLARE])
    assert t.options(0, "aim") == sorted([*HOMES[2], planet(3), planet(0, 1)])
    t.encounter(defense=2, target=planet(3), ships=3, cards=("attack-30", "attack-04"))
    assert (outcome(t)[1], t.ships(0, planet(3)), FLARE in t.hand(0)) == (0, 3, True)


@pytest.mark.rule("F-FLARE-5")
def test_wild_declined_the_home_system_is_the_only_choice() -> None:
    assert flared().passes(0).options(0, "aim") == HOMES[2]


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-5")
def test_wild_a_special_counts_as_the_colour_it_names_and_a_redraw_like_a_draw() -> None:
    t = flared("most-colonies").do(0, "window-DESTINY_SETTLED", FLARE)
    assert planet(3) in t.options(0, "aim")
    t = table(
        *("parasite", "pacifist", "mite", "human"),
        hands={0: ["attack-08", FLARE]},
        destiny=["red", "green"],
        moves=ABROAD[:1],
    )
    t.do(0, "window-DESTINY_SETTLED", FLARE)
    assert planet(3) in t.options(0, "aim")


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-10")
def test_wild_a_special_still_names_whom_it_named_when_it_was_turned_up() -> None:
    """The Shadow has executed a ship, and now others have fewer in the warp."""
    hands = {0: ["attack-08", FLARE]}
    t = table("parasite", "shadow", "mite", "human", hands=hands, destiny=["fewest-in-warp"], moves=[*ABROAD, WARPED])
    t.do(1, "shadow-ship", planet(2), options=[*HOMES[2], planet(3), planet(0, 1)])
    t.do(0, "window-DESTINY_SETTLED", FLARE, options=["pass", FLARE])
    assert planet(3) in t.options(0, "aim")


@pytest.mark.rule("F-DESTINY-8")
def test_wild_neither_a_wild_card_nor_driving_out_counts_nor_a_player_without_foreign_colony() -> None:
    assert flared("wild").do(0, "wild", 2).options(0, "aim") == HOMES[2]
    assert flared("red").do(0, "own-colour", 2).open == [(0, "launch")]
    assert flared("blue").options(0, "aim") == HOMES[1]


@pytest.mark.rule("F-TIMING-1")
def test_wild_it_is_for_the_offense() -> None:
    assert flared(seat0=["attack-08"], seat2=["attack-06", FLARE]).options(0, "aim") == HOMES[2]


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_the_home_system_is_the_only_choice() -> None:
    t = flared(seat3=["attack-06", "card-zap"]).do(0, "window-DESTINY_SETTLED", FLARE)
    t.do(3, "window-CARD_PLAYED", "card-zap")
    assert t.options(0, "aim") == HOMES[2]
    assert FLARE in t.discards()


# ---- the super flare


def looking(**hands: list[str]) -> Table:
    held = {"seat0": ["attack-08", FLARE], "seat1": [], "seat2": ["attack-30", "quash"]} | hands
    return willing(destiny="blue", moves=ABROAD, **held)


@pytest.mark.rule("F-FLARE-2", "F-FLARE-6")
def test_super_it_looks_at_a_hand_before_it_chooses() -> None:
    t = looking().do(0, "window-RIDER", FLARE, options=["pass", FLARE]).do(0, "will-look", 2, options=[2, 3])
    assert t.view(0).seats[2].known == ["attack-30", "quash"]
    assert t.view(1).seats[2].known == []
    assert t.events("hand_seen")[0] == {"source": "will", "seat": 0, "victim": 2, "number": 2}
    t.do(0, "will-defense", 3, options=[1, 2, 3])
    assert FLARE in t.hand(0)


@pytest.mark.rule("F-FLARE-6")
def test_super_declined_it_sees_nothing_and_has_no_wild_side() -> None:
    t = looking().passes(0).do(0, "will-defense", 2)
    assert (t.view(0).seats[2].known, t.open) == ([], [(0, "aim")])


@pytest.mark.rule("F-FAQ-6", "F-FLARE-7")
def test_super_cosmic_zapped_it_sees_nothing_and_follows_the_card() -> None:
    t = looking(seat3=ZAP).do(0, "window-RIDER", FLARE).do(3, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (t.view(0).seats[2].known, t.options(0, "aim")) == ([], HOMES[1])
    assert t.hand(0) == ["attack-08", FLARE]


@pytest.mark.rule("F-ART-2")
def test_super_card_zapped_it_chooses_without_a_look() -> None:
    t = looking(seat3=["attack-06", "card-zap"]).do(0, "window-RIDER", FLARE).do(3, "window-CARD_PLAYED", "card-zap")
    t.do(0, "will-defense", 2)
    assert (t.view(0).seats[2].known, FLARE in t.discards()) == ([], True)
