"""Variable attacks: another value under a hazard warning (N-VAR)."""

import pytest

from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.rules.reckoning import seen, value_of

CARDS = [("attack-02-20", 2, 20), ("attack-03-30", 3, 30), ("attack-12-21", 12, 21), ("attack-21-12", 21, 12)]
WARNED, PLAIN = "destiny-blue-hazard", "destiny-blue"


def played(face: str, *destiny: str, other: str = "attack-08") -> Table:
    hands = {0: ["attack-09"], 1: [other, "attack-11"]}
    t = table(players=3, hands=hands, rewards={0: [face]}, destiny=destiny)
    t.scripted({(0, "own-colour"): ["redraw"]})
    return t.encounter(ships={planet(0): 2}, cards=(face, other))


def total(t: Table) -> str:
    return str(t.events("totals")[-1]["trail"][0])


@pytest.mark.rule("N-VAR-1", "N-VAR-2", "N-VAR-4")
@pytest.mark.parametrize(("face", "standard", "hazard"), CARDS)
def test_the_warning_of_the_encounter_decides_the_value(face: str, standard: int, hazard: int) -> None:
    assert total(played(face, PLAIN)) == f"{standard} + 2 = {standard + 2}"
    t = played(face, WARNED)
    assert total(t) == f"{hazard} + 2 = {hazard + 2}"
    assert t.events("changed_itself") == [
        {"source": "N-VAR-2", "side": 0, "face": face, "counts": f"attack-{hazard:02}"}
    ]


@pytest.mark.rule("N-VAR-2", "N-HAZ-3")
def test_a_warning_on_a_card_that_is_drawn_again_counts() -> None:
    assert total(played("attack-02-20", "destiny-red-hazard", PLAIN)) == "20 + 2 = 22"


@pytest.mark.rule("N-VAR-3", "N-REWARD-6")
def test_the_change_lasts_for_that_encounter_only() -> None:
    """The card is discarded as what it is, and the next encounter begins without a warning."""
    t = played("attack-03-30", WARNED, "blue")
    assert [t.state.faces[card] for card in t.state.piles["reward"].discard] == ["attack-03-30"]
    t.do(0, "second-encounter", "go-on")
    assert not t.state.frames[-1].hazard


@pytest.mark.rule("N-VAR-3")
def test_the_change_comes_before_other_effects() -> None:
    hands = {0: ["attack-09"], 1: ["attack-08", "attack-11"]}
    t = table("mirror", "void", "mite", hands=hands, rewards={0: ["attack-21-12"]}, destiny=[WARNED])
    t.encounter(ships={planet(0): 2}, cards=("attack-21-12", "attack-08"))
    t.do(0, "window-CARDS_SELECTED", "mirror.reverse")
    assert total(t) == "21 + 2 = 23", "12, turned round"


@pytest.mark.rule("N-ORDER-1")
def test_a_morph_copies_the_value_under_the_warning() -> None:
    t = played("attack-02-20", WARNED, other="morph")
    assert t.events("totals")[-1]["trail"] == ["20 + 2 = 22", "20 + 4 = 24"]


@pytest.mark.rule("N-KICK-10")
def test_a_kicker_multiplies_the_value_under_the_warning() -> None:
    rewards = {0: ["attack-12-21", "kicker-2-duplicity"]}
    t = table(players=3, hands={0: [], 1: ["attack-08", "attack-11"]}, rewards=rewards, destiny=[WARNED])
    t.encounter(ships={planet(0): 2}).do(0, "window-PLANNING_BEFORE", "kicker-2-duplicity")
    t.encounter(cards=("attack-12-21", "attack-08"))
    assert total(t) == "42 + 2 = 44"


def test_everybody_sees_the_warning_and_the_bots_reckon_with_it() -> None:
    """The same reckoning over what a seat sees."""
    hands = {0: ["attack-09"], 1: ["attack-08", "attack-11"], 2: ["attack-06", "quash"]}
    rewards = {0: ["attack-02-20"], 2: ["solar-wind"]}
    t = table(players=3, hands=hands, rewards=rewards, destiny=[WARNED], uniform=True)
    while not t.view(2).current.revealed:
        t.encounter(ships={planet(0): 2}, cards=("attack-02-20", "attack-08"))
        if t.open and t.decision(*t.open[0]).kind == "offer" and not t.view(2).current.revealed:
            t.passes(t.open[0][0])
    view = t.view(2)
    assert view.current.hazard
    cards = FACES["attack-02-20"], FACES["attack-08"]
    assert value_of(seen(view, cards, {}), 0) == 22
