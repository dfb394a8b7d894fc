"""Cards that change themselves when they are revealed: morph, intimidate, variable attack, retreat (N-ORDER-1)."""

import pytest

from tests.games.encounter.scenario import WARP, planet, table
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.model.encounter import Layer, Modifier
from warptable.games.encounter.engine.rules.reckoning import shown_faces


def shown(one: str, other: str, *changes: Modifier, hazard: bool = False) -> list[str]:
    """What two cards count as."""
    return [face.id for face in shown_faces((FACES[one], FACES[other]), changes, hazard)]


def both_ways(one: str, other: str, *, hazard: bool = False) -> list[str]:
    """The same; it does not matter which card is the offense's."""
    found = shown(one, other, hazard=hazard)
    assert shown(other, one, hazard=hazard) == found[::-1]
    return found


@pytest.mark.rule("N-VAR-1", "N-VAR-2", "N-VAR-4")
@pytest.mark.parametrize(
    ("face", "standard", "hazard"),
    [("attack-02-20", 2, 20), ("attack-03-30", 3, 30), ("attack-12-21", 12, 21), ("attack-21-12", 21, 12)],
)
def test_a_variable_attack_has_another_value_under_a_warning(face: str, standard: int, hazard: int) -> None:
    assert FACES[face].value == standard
    assert FACES[shown(face, "attack-08")[0]].value == standard
    assert FACES[shown(face, "attack-08", hazard=True)[0]].value == hazard
    assert FACES[both_ways(face, "negotiate", hazard=True)[0]].value == hazard


@pytest.mark.rule("N-INTIM-8")
@pytest.mark.parametrize(("face", "value"), [("m09", -9), ("19", 19), ("29", 29), ("39", 39)])
def test_an_intimidate_is_an_attack_against_an_attack_and_a_negotiate_against_anything_else(
    face: str, value: int
) -> None:
    card = f"intimidate-{face}"
    mine, other = both_ways(card, "attack-08")
    assert (FACES[mine].type, FACES[mine].value, other) == ("attack", value, "attack-08")
    assert both_ways(card, "attack-02-20", hazard=True) == [f"attack-{face}", "attack-20"]
    for other in ("negotiate", "negotiate-self-defense"):
        assert both_ways(card, other) == ["negotiate", other]


@pytest.mark.rule("N-RETREAT-2", "N-RETREAT-3")
def test_a_retreat_stays_one_against_an_attack_and_is_a_plain_negotiate_against_anything_else() -> None:
    assert both_ways("retreat", "attack-12-21") == ["retreat", "attack-12-21"]
    assert both_ways("retreat", "negotiate-epic-oratory") == ["negotiate", "negotiate-epic-oratory"]


@pytest.mark.rule("N-MORE-4")
@pytest.mark.parametrize("one", ["morph", "retreat", "intimidate-39"])
@pytest.mark.parametrize("other", ["retreat", "intimidate-19"])
def test_among_each_other_they_all_become_negotiates(one: str, other: str) -> None:
    assert both_ways(one, other) == ["negotiate", "negotiate"]


@pytest.mark.rule("N-MORE-2", "N-MORE-4")
def test_two_morphs_stay_morphs() -> None:
    assert shown("morph", "morph", hazard=True) == ["morph", "morph"]


@pytest.mark.rule("N-ORDER-1", "N-VAR-3")
def test_a_morph_copies_a_variable_attack_with_its_value_under_the_warning() -> None:
    assert both_ways("morph", "attack-02-20", hazard=True) == ["attack-20", "attack-20"]
    assert both_ways("morph", "attack-02-20") == ["attack-02-20", "attack-02-20"]


@pytest.mark.rule("N-ORDER-3", "N-RETREAT-4", "N-INTIM-8")
def test_effects_come_after_cards_have_changed_themselves() -> None:
    calm = Modifier(Layer.FACE, "emotion-control", face="negotiate", needs="attack")
    assert shown("intimidate-39", "attack-08", calm) == ["negotiate", "negotiate"]
    arm = Modifier(Layer.FACE, "pacifist", 1, face="attack-15", needs="negotiate")
    assert shown("intimidate-39", "negotiate", arm) == ["negotiate", "attack-15"], "it has become a negotiate before"
    assert shown("retreat", "negotiate", arm) == ["negotiate", "attack-15"]


@pytest.mark.rule("N-ORDER-1")
@pytest.mark.reading("retreat-met-another-card")
def test_a_card_that_an_effect_turns_into_one_that_changes_itself_does_so() -> None:
    def token(face: str) -> Modifier:
        return Modifier(Layer.FACE, "joker", 0, face=face)

    assert shown("attack-08", "attack-20", token("morph")) == ["attack-20", "attack-20"]
    assert shown("attack-08", "attack-20", token("retreat")) == ["retreat", "attack-20"]
    assert shown("attack-08", "negotiate", token("retreat")) == ["negotiate", "negotiate"]
    calm = Modifier(Layer.FACE, "emotion-control", face="negotiate", needs="attack")
    assert shown("retreat", "attack-20", calm) == ["negotiate", "negotiate"], "no attack is left to retreat from"


@pytest.mark.rule("N-MORE-2", "N-MORE-3")
def test_with_two_morphs_all_ships_go_to_the_warp_and_nobody_gets_compensation() -> None:
    t = table(players=4, hands={0: ["morph", "attack-01"]}, rewards={1: ["morph"]})
    allies = {2: ("offense", {planet(2): 1}), 3: ("defense", {planet(3): 2})}
    t.encounter(ships={planet(0): 3}, allies=allies, cards=("morph", "morph"))
    assert t.events("outcome")[-1]["result"] == "both_lost"
    assert [t.ships(seat, WARP) for seat in range(4)] == [3, 4, 1, 2]
    assert t.events("took") == []
    piles = t.state.piles
    assert [t.state.faces[piles[back].discard[-1]] for back in ("cosmic", "reward")] == ["morph", "morph"]


@pytest.mark.rule("N-ORDER-1")
def test_what_a_card_has_become_is_told() -> None:
    t = table(players=3, hands={1: ["attack-08", "attack-01"]}, rewards={0: ["intimidate-29", "retreat"]})
    t.do(0, "window-ENCOUNTER_START", "intimidate-29")
    t.encounter(ships=1, cards=("", "attack-08"))
    changed = {"source": "N-INTIM-8", "side": 0, "face": "intimidate-29", "counts": "attack-29"}
    assert t.events("changed_itself") == [changed]
    assert t.events("totals")[-1]["trail"] == ["29 + 1 = 30", "8 + 4 = 12"]
