"""Card types (F-TYPES)."""

import pytest

import warptable
from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.editions import edition_for
from warptable.games.encounter.engine.model.cards import FACES, CardType

TYPES = {"attack", "negotiate", "morph", "reinforcement", "flare", "artifact"}
ONE_OF_EACH = ["attack-06", "negotiate", "morph", "reinforcement-2", "quash"]


def plagued(hand: list[str]) -> Table:
    """Seat 1 plays Plague on seat 0, which holds these cards and has lost its three ships."""
    t = table(players=3, hands={0: hand, 1: ["plague", "attack-08"]})
    t.do(1, "window-ENCOUNTER_START", "plague")
    t.do(1, "plague-victim", 0)
    return t.do(0, "lose-ships", {planet(0): 3})


@pytest.mark.rule("F-TYPES-1")
def test_there_are_six_types_of_cards() -> None:
    edition, cards = edition_for("ffg", (), 3), facts.cards()
    assert set(edition.card_types) == TYPES
    assert {FACES[face].type.value for face, _ in edition.deck} == TYPES - {"flare"}
    for face, _ in edition.deck:
        assert FACES[face].type.value == cards[face].type
    assert FACES["flare-zombie"].type is CardType.FLARE


@pytest.mark.rule("F-TYPES-1")
def test_an_effect_on_each_type_takes_one_card_of_each() -> None:
    t = plagued(ONE_OF_EACH)
    assert t.hand(0) == []
    assert sorted(t.discards()) == sorted([*ONE_OF_EACH, "plague"])


@pytest.mark.rule("F-TYPES-1")
def test_cards_of_one_type_count_as_one_type_whatever_they_show() -> None:
    t = plagued(["attack-06", "attack-40", "quash", "force-field", "reinforcement-2", "reinforcement-5"])
    t.do(0, "plague-card", "attack-06", options=["attack-06", "attack-40"])
    t.do(0, "plague-card", "reinforcement-2", options=["reinforcement-2", "reinforcement-5"])
    t.do(0, "plague-card", "quash", options=["quash", "force-field"])
    assert t.hand(0) == ["attack-40", "force-field", "reinforcement-5"]


@pytest.mark.rule("F-TYPES-2")
def test_encounter_cards_are_attacks_negotiates_and_morphs() -> None:
    for face, _ in edition_for("ffg", (), 3).deck:
        assert FACES[face].encounter == (facts.cards()[face].type in ("attack", "negotiate", "morph"))
    assert not FACES["flare-zombie"].encounter


@pytest.mark.rule("F-TYPES-2")
def test_only_encounter_cards_are_offered_for_the_encounter() -> None:
    t = table(players=3, hands={0: [*ONE_OF_EACH, "cosmic-zap", "reinforcement-5"]})
    t.encounter(ships=1)
    assert t.options(0, "encounter-card") == ["attack-06", "negotiate", "morph"]


@pytest.mark.rule("F-TYPES-3")
def test_destiny_cards_and_alien_sheets_are_no_cosmic_cards() -> None:
    faces = {face for face, _ in edition_for("ffg", (), 5).deck}
    assert not faces & facts.destiny().keys()
    assert not faces & facts.aliens().keys()


@pytest.mark.rule("F-TYPES-3")
def test_alien_sheets_and_drawn_destiny_cards_do_not_count_for_the_hand() -> None:
    t = Table(warptable.new_game("ffg", 3, 5))
    for seat in range(3):
        t.do(seat, "choose-alien", t.options(seat, "choose-alien")[0])
    assert [len(seat.sheets) for seat in t.state.seats] == [1, 1, 1]
    assert [seat.hand for seat in t.view(None).seats] == [8, 8, 8]
    t = table("zombie", "void", "pacifist", destiny=["red", "most-cards"], hands={2: ["attack-06", "attack-08"]})
    assert len(t.events("destiny")) == 2
    assert [seat.hand for seat in t.view(None).seats] == [1, 1, 2]
    assert t.state.frames[-1].defense == 2
