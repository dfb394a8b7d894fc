"""Versions of an alien by edition: they inherit what is the same and say what differs."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.games.encounter.scenario import Table, table
from warptable import Pack, new_game
from warptable.games.encounter.engine.content.api import Alien, Role, Use, W
from warptable.games.encounter.engine.content.registry import (
    aliens_of,
    all_aliens,
    all_versions,
    declared_in,
    registry_for,
)
from warptable.games.encounter.engine.rules.artifacts import Reinforcement
from warptable.games.encounter.engine.rules.standing import Rule
from warptable.games.encounter.engine.rules.versions import whole
from warptable.games.encounter.engine.rules.wiring import Registry
from warptable.kernel import Of


def crier() -> Alien:
    """Shouts before alliances and whispers after them; its flare has both sides; it never draws rewards."""
    alien = Alien("crier")
    alien.event("shouted", "seat loud")
    alien.event("whispered", "seat")

    @alien.ability(W.ALLIANCE_BEFORE, role=Role.MAIN, must=True)
    def shout(use: Use) -> None:
        use.emit("shouted", loud=1)

    @alien.ability(W.ALLIANCES_FORMED, role=Role.MAIN, must=True)
    def whisper(use: Use) -> None:
        use.emit("whispered")

    alien.wild(W.ALLIANCES_FORMED)(lambda use: None)
    alien.super(W.ALLIANCES_FORMED)(lambda use: None)
    alien.rule(Rule.KEEPS_POWER)(lambda use: True)
    return alien


def louder(base: Alien) -> Alien:
    """The version of 2000: it shouts louder, does not whisper, and has no wild side."""
    alien = base.version("avalon", without=("whisper", "wild", "keeps_power"))

    @alien.ability(W.ALLIANCE_BEFORE, role=Role.MAIN, must=True)
    def shout(use: Use) -> None:
        use.emit("shouted", loud=3)

    return alien


def pack(*aliens: Alien) -> Pack:
    return Pack("criers", "1", {alien.key: alien for alien in aliens})


def heard(t: Table) -> list[tuple[str, int]]:
    said = [event for event in t.session.log if event.source == "crier" and event.kind in ("shouted", "whispered")]
    return [(event.kind, event.data.get("loud", 0)) for event in said if event.data["seat"] == 0][:2]


def encounter(edition: str, *aliens: Alien) -> Table:
    t = table("crier", "zombie", "void", edition=edition, packs=[pack(*aliens)], hands={0: ["attack-10"]})
    t.encounter(ships=1)
    while t.state.encounters == 1 and not t.session.over:
        decision = t.session.decisions[0]
        t.session.answer(decision, decision.default)
    return t


def test_each_edition_plays_its_own_version() -> None:
    base = crier()
    both = (base, louder(base))
    assert heard(encounter("ffg", *both)) == [("shouted", 1), ("whispered", 0)]
    assert heard(encounter("avalon", *both)) == [("shouted", 3)]
    assert heard(encounter("avalon", base)) == [("shouted", 1), ("whispered", 0)]


def test_a_version_inherits_what_it_does_not_say() -> None:
    base = crier()
    made = whole(louder(base))
    assert (made.key, made.id) == ("crier@avalon", "crier")
    assert [ability.id for ability in made.abilities] == ["crier.shout"]
    assert made.abilities[0].effect is not base.abilities[0].effect
    assert [ability.id for ability in made.flares] == ["crier.super"]
    assert made.standing == {}
    same = whole(base.version("avalon"))
    assert (same.abilities, same.flares, same.standing) == (base.abilities, base.flares, base.standing)


def test_a_side_of_the_flare_that_is_declared_again_replaces_the_old_one() -> None:
    base = crier()
    newer = base.version("avalon")
    newer.wild(W.REINFORCE)(lambda use: None)
    wild = [ability for ability in whole(newer).flares if ability.flare == "wild"]
    assert [ability.windows for ability in wild] == [(W.REINFORCE,)]
    registry = registry_for("avalon", (), (pack(base, newer),))
    assert list(registry.flares["flare-crier"].wild) == [int(W.REINFORCE)]


def test_set_ups_are_replaced_and_questions_and_ways_are_added() -> None:
    base = crier()
    old = base.setup(lambda use: None)
    asked = base.prompt("whom", Of.SEAT)
    base.way(lambda g: ())
    heir, newer = base.version("avalon"), base.version("dominion")
    new = newer.setup(lambda use: None)
    more = newer.prompt("what", Of.CARD)
    newer.way(lambda g: ())
    assert (len(base.ways), len(newer.ways)) == (1, 1)
    assert (whole(heir).setups, whole(heir).prompts, whole(heir).ways) == ([old], [asked], base.ways)
    assert (whole(newer).setups, whole(newer).prompts) == ([new], [asked, more])
    assert whole(newer).ways == [*base.ways, *newer.ways]
    assert whole(whole(newer)).prompts == [asked, more]


def test_a_classic_flare_has_a_wild_side_of_its_own_and_the_usual_super_side() -> None:
    alien = crier()
    assert [side.windows for side in alien.sides(classic=True)] == [side.windows for side in alien.flares]
    alien.classic_wild(W.FREE_1, choices=lambda use: ("a",), words=("a",))(lambda use: None)
    sides = [(side.flare, side.windows, side.words) for side in alien.sides(classic=True)]
    assert sides == [("wild", (W.FREE_1,), ("a",)), ("super", (W.ALLIANCES_FORMED,), ())]
    assert alien.sides(classic=False) == alien.flares


def test_a_reinforcement_may_be_worth_what_its_card_declares() -> None:
    card = Reinforcement("brass-band")
    worth = card.worth(lambda use: 7)
    assert Registry({}, {"brass-band": card}).worths == {"brass-band": worth}


def test_versions_of_versions() -> None:
    base = crier()
    assert [a.id for a in whole(louder(base).version("dominion")).abilities] == ["crier.shout"]


def test_what_is_left_out_must_be_there() -> None:
    with pytest.raises(ValueError, match="crier@avalon leaves out 'sing', which crier does not have"):
        whole(crier().version("avalon", without=("sing",)))


def test_an_alien_of_one_edition_alone_is_unknown_in_the_others() -> None:
    packs = (pack(Alien("ember", edition="avalon")),)
    assert "ember" in aliens_of("avalon", packs)
    assert "ember" not in aliens_of("ffg", packs)
    assert "ember" in all_aliens(packs)
    assert "ember@avalon" in all_versions(packs)
    with pytest.raises(ValueError, match="unknown alien 'ember'"):
        new_game("ffg", 3, aliens=("ember", "zombie", "void"), packs=packs)
    assert new_game("avalon", 3, aliens=("ember", "zombie", "void"), packs=packs).decisions


def test_a_file_holds_an_alien_with_its_versions() -> None:
    module = ModuleType("crier")
    module.__dict__.update(ALIEN=(base := crier()), AVALON=(old := louder(base)), OTHER=Alien("other"))
    assert declared_in(module) == [base, old]
    assert declared_in(ModuleType("empty")) == []


def test_what_a_flare_of_the_base_does_with_an_ability_it_does_with_the_new_one() -> None:
    base = crier()
    old = base.abilities[0].effect
    made = whole(louder(base))
    assert made.id_of(old) == made.id_of(made.abilities[-1].effect) == "crier.shout"
    assert whole(made) == made
