import dataclasses
import re
from collections import Counter

import pytest

from warptable.games.encounter.engine import facts
from warptable.kernel import BadData, from_data


def test_every_rule_is_there_once() -> None:
    rules = facts.rules()
    assert all(rule.id == key for key, rule in rules.items())
    kinds = Counter((rule.id[0], rule.section in ("faq", "test vectors") and rule.section) for rule in rules.values())
    assert kinds == {
        ("F", False): 233,
        ("F", "faq"): 18,
        ("F", "test vectors"): 5,
        ("A", False): 167,
        ("A", "test vectors"): 12,
        ("N", False): 94,
    }


def test_a_rule_id_tells_edition_section_and_number() -> None:
    letter = {"ffg": "F", "avalon": "A", "dominion": "N"}
    numbers: dict[tuple[str, str, str], list[int]] = {}
    for rule in facts.rules().values():
        match = re.fullmatch(r"([FAN])-([A-Z0-9]+)-(\d+)", rule.id)
        assert match, rule.id
        assert match[1] == letter[rule.edition]
        assert rule.text
        numbers.setdefault((match[1], match[2], rule.section), []).append(int(match[3]))
    assert len(numbers) == len({(edition, prefix) for edition, prefix, _ in numbers}), "one section, one prefix"
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())


@pytest.mark.parametrize(
    "prefix", ["F-LAUNCH", "F-DEAL", "F-COMP", "F-FAQ", "F-VEC", "A-DRAW", "A-GOAL", "A-VEC", "N-QUAKE"]
)
def test_expected_sections_exist(prefix: str) -> None:
    assert f"{prefix}-1" in facts.rules()


def test_worked_cases_add_up() -> None:
    vectors = [rule.vector for rule in facts.rules().values() if rule.vector]
    assert len(vectors) == 2
    for vector in vectors:
        assert vector.totals == tuple(
            side.card + side.ships + side.allied_ships for side in (vector.offense, vector.defense)
        )
        offense, defense = vector.totals
        assert vector.winner == ("offense" if offense > defense else "defense")


def test_deck_sizes() -> None:
    kinds = facts.cards().values()
    assert sum(kind.count.ffg for kind in kinds) == 72
    assert sum(kind.count.avalon for kind in kinds) == 54
    by_type: Counter[str] = Counter()
    for kind in kinds:
        by_type[kind.type] += kind.count.ffg
        assert (kind.value is not None) == (kind.type in ("attack", "reinforcement"))
    assert by_type == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6, "artifact": 11}


def test_an_edition_describes_exactly_its_artifacts() -> None:
    kinds = {kind.id: kind for kind in facts.cards().values() if kind.type == "artifact"}
    assert kinds.keys() == facts.artifacts().keys()
    for artifact in facts.artifacts().values():
        count = kinds[artifact.id].count
        assert (artifact.ffg is not None, artifact.avalon is not None) == (count.ffg > 0, count.avalon > 0)


def test_destiny_deck() -> None:
    cards = facts.destiny().values()
    assert sum(card.count.ffg for card in cards) == 20
    assert sum(card.count.avalon for card in cards) == 12
    assert sum(card.with_hazard for card in cards) == 5
    assert all((card.color is not None) == (card.kind == "color") for card in cards)


def test_twenty_techs() -> None:
    techs = facts.techs()
    assert len(techs) == 20
    assert {tech.id for tech in techs.values() if tech.facedown} == {"genesis-bomb", "gluon-mines", "tech-scrambler"}
    assert {tech.id for tech in techs.values() if tech.research is None} == {"gluon-mines", "tech-scrambler"}
    assert {tech.id for tech in techs.values() if (tech.research or 0) >= 8} == {
        "coldsleep-ship",
        "omega-missile",
        "precursor-seed",
    }, "those that leave the game of four planets (F-V4P-4)"
    assert Counter(tech.kind for tech in techs.values()) == {"one-shot": 13, "lasting": 6, "passed on": 1}
    assert {tech.token for tech in techs.values()} == {None, "lunar-cannon-token", "genesis-planet", "prometheus"}


def test_thirty_two_reward_cards() -> None:
    rewards = facts.rewards()
    assert len(rewards) == 29
    assert sum(card.count for card in rewards.values()) == 32
    by_type: Counter[str] = Counter()
    for card in rewards.values():
        by_type[card.type] += card.count
        assert card.original == bool(card.known)
        assert (card.value_hazard is not None) == (card.type == "attack"), "N-VAR-1"
    assert by_type == {
        "attack": 5,
        "negotiate": 4,
        "morph": 1,
        "retreat": 2,
        "intimidate": 4,
        "rift": 4,
        "kicker": 5,
        "reinforcement": 2,
        "artifact": 5,
    }
    assert facts.ships().keys() == {"flagship", "salvage-vessel"}


def test_fifty_aliens_with_both_flares() -> None:
    aliens = facts.aliens()
    assert len(aliens) == 50
    assert list(aliens) == sorted(aliens)
    for alien in aliens.values():
        assert alien.power.used or alien.power.passive
        assert alien.flare.wild.effect
        assert alien.flare.super.effect
        assert all(use.choice.startswith(("must", "may")) for use in alien.power.used)


def test_thirty_aliens_of_the_expansion_each_with_both_flares() -> None:
    aliens = facts.dominion_aliens()
    assert len(aliens) == 30
    assert list(aliens) == sorted(aliens)
    assert {alien.set for alien in aliens.values()} == {"dominion"}
    assert {alien.set for alien in facts.aliens().values()} == {"base"}
    for alien in aliens.values():
        assert alien.power.used
        assert alien.name_de_singular
        assert alien.flare.wild.effect
        assert alien.flare.super.effect
        assert all(use.choice.startswith(("must", "may")) for use in alien.power.used)
    assert [alien.id for alien in aliens.values() if alien.flare.always] == ["reactor"]


def test_a_sheet_of_2008_is_found_whatever_set_it_belongs_to() -> None:
    judge, amoeba = facts.sheet_of("judge"), facts.sheet_of("amoeba")
    assert judge is not None
    assert amoeba is not None
    assert (judge.set, amoeba.set) == ("dominion", "base")
    assert facts.sheet_of("chronos") is facts.sheet_of("nobody") is None
    laser = facts.sheet_of("laser")  # that of the expansion; that of 2000 is another alien of this name
    assert laser is facts.dominion_aliens()["laser"]


def test_avalon_aliens_share_ids_with_those_of_2008() -> None:
    assert len(facts.avalon_aliens()) == 20
    assert facts.avalon_aliens().keys() - facts.aliens().keys() == {"chronos", "empath", "laser"}


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        facts.aliens()["amoeba"].name = "Blob"  # type: ignore[misc]


@pytest.mark.parametrize(
    "entry",
    [
        {"text": "x", "colour": "red"},  # unknown field
        {"text": 3},
        {"text": "x", "basis": "hearsay"},  # not one of the allowed words
        {"basis": "faq"},  # text is missing
        ["text"],
    ],
)
def test_a_fact_of_the_wrong_shape_is_refused(entry: object) -> None:
    with pytest.raises(BadData):
        from_data(facts.Ruling, entry)
