"""The facts of the game for two: as many of everything as the box has, and consistent in themselves."""

import re
from collections import Counter

import pytest

from warptable.games.duel.engine import facts
from warptable.games.encounter.engine import facts as encounter


def test_every_rule_is_there_once_and_numbered() -> None:
    numbers: dict[tuple[str, str], list[int]] = {}
    for rule in facts.rules().values():
        match = re.fullmatch(r"D-([A-Z0-9]+)-(\d\d)", rule.id)
        assert match, rule.id
        assert rule.text
        assert rule.edition == "duel"
        assert rule.gap == bool(rule.question) == (match[1] == "GAP")
        assert (rule.example is not None) == (match[1] == "EX")
        numbers.setdefault((match[1], rule.section), []).append(int(match[2]))
    assert len(numbers) == len({prefix for prefix, _ in numbers}), "one section, one prefix"
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())
    assert (
        len(facts.rules()),
        len(numbers[("GAP", "where the rulebook is silent")]),
        len(numbers[("EX", "worked examples")]),
    ) == (247, 44, 17)


@pytest.mark.reading("duel-refresh-cards")
@pytest.mark.rule("D-CON-01")
def test_as_many_of_everything_as_the_box_has() -> None:
    counts = facts.components().counts
    decks = Counter(card.deck for card in facts.destiny().values())
    assert len(facts.aliens()) == counts.aliens == 27
    assert len(facts.envoys()) == counts.envoys == 18
    assert decks == {"discovery": counts.discovery, "event": counts.event, "refresh": counts.refresh}
    assert sum(card.count for card in facts.reinforcements().values()) == counts.reinforcements == 19
    assert len(facts.plans()) == counts.plans_per_player == 17
    assert len(facts.planets()) == counts.planets == 12
    assert len(facts.tactics()) == counts.tactics_per_player == 5
    assert (counts.discovery, counts.event, counts.refresh, counts.ships_per_player) == (13, 25, 19, 20)
    assert (counts.ship_dials, counts.warp, counts.straggler_token) == (2, 1, 1)
    start = facts.components().start
    assert start.ships_in_supply + start.ships_in_warp == counts.ships_per_player
    assert Counter(planet.symbol for planet in facts.planets().values()) == {"blue": 4, "pink": 4, "green": 4}
    assert Counter(envoy.deck for envoy in facts.envoys().values()) == {"skull": 6, "heart": 6, "orbit": 6}


@pytest.mark.rule("D-CLT-01")
def test_plans_rise_and_their_ids_tell_the_value() -> None:
    values = [plan.value for plan in facts.plans().values()]
    assert values == sorted(set(values))
    assert (values[0], values[-1]) == (-2, 42)
    for plan in facts.plans().values():
        assert plan.id == f"plan-{plan.value:02}".replace("--", "-m0").replace("plan-m0-", "plan-m0"), plan.id


def test_a_reinforcement_has_a_value_or_two() -> None:
    for card in facts.reinforcements().values():
        assert (card.value is None) == (card.even is not None) == (card.odd is not None)
        assert card.even is None or card.even == -(card.odd or 0)


@pytest.mark.rule("D-TAC-01")
def test_tactics_and_the_switch_that_changes_them() -> None:
    usual, other = facts.tactics(), facts.tactics(alternative=True)
    assert usual.keys() == other.keys()
    changed = tuple(token for token in usual if usual[token] != other[token])
    assert changed == facts.switches()["alternative-tactics"].changes
    assert facts.switches()["tamed-underdog"].changes == ("underdog",)
    for token in (*usual.values(), *other.values()):
        assert [half.kind in ("blast", "shield", "recover") and half.value > 0 for half in token.halves] == [True] * 2
        assert token.name == " / ".join(f"{half.kind.title()} {half.value}" for half in token.halves)


@pytest.mark.rule("D-CLT-02", "D-DES-06")
def test_a_destiny_card_has_what_its_kind_needs() -> None:
    for card in facts.destiny().values():
        assert (card.kind == "duel") == (card.prize is not None) == (card.ship_advantage is not None), card.id
        assert card.deck != "discovery" or card.kind == "duel", card.id
        assert (card.deck == "refresh") == (card.kind == "refresh"), card.id
        assert not card.resources or card.kind == "refresh", card.id
        assert len(card.planet_bar) in (0, 3), card.id
        assert len(set(card.planet_bar)) == len(card.planet_bar), card.id
    kinds = Counter(card.kind for card in facts.destiny().values())
    assert kinds == {"duel": 21, "contest": 9, "calamity": 8, "refresh": 19}


def test_who_may_be_our_own_design_says_so() -> None:
    printed = {alien.id for alien in facts.aliens().values() if not alien.original}
    printed |= {card.id for card in facts.destiny().values() if not card.original}
    assert printed == {"underdog", "vacant-shipyard", "its-full-of-stars", "regular-revenge"}
    assert all(envoy.original for envoy in facts.envoys().values())
    parts = {alien.id for alien in facts.aliens().values() if alien.original_part}
    parts |= {envoy.id for envoy in facts.envoys().values() if envoy.original_part}
    parts |= {card.id for card in facts.destiny().values() if card.original_part}
    assert parts >= {"cheater", "iron-matron", "grumpus", "voyager", "wide-eyed-arrival", "regular-revenge"}


def test_headers_fit_the_steps() -> None:
    abilities = [ability for alien in facts.aliens().values() for ability in alien.abilities]
    assert len({(alien.id, ability.id) for alien in facts.aliens().values() for ability in alien.abilities}) == len(
        abilities
    )
    abilities += [envoy.ability for envoy in facts.envoys().values()]
    for ability in abilities:
        letters = {step[0] for step in ability.steps if re.match(r"[DC]\d", step)}
        if ability.header == "duels":
            assert "C" not in letters, ability.name
        if ability.header == "contests":
            assert "D" not in letters, ability.name
        if ability.header == "contests_and_duels":
            assert letters == {"C", "D"}, ability.name


def test_rules_that_texts_cite_exist() -> None:
    cited = re.compile(r"D-[A-Z0-9]+-\d\d")
    texts = [rule.text for rule in facts.rules().values()]
    texts += [ruling for alien in facts.aliens().values() for ruling in alien.rulings]
    texts += [ruling for envoy in facts.envoys().values() for ruling in envoy.rulings]
    texts += [ruling for card in facts.destiny().values() for ruling in card.rulings]
    found = {rule for text in texts for rule in cited.findall(text)}
    assert len(found) > 15
    assert found <= facts.rules().keys()


def test_fifteen_envoys_share_their_name_with_an_alien_of_the_other_family() -> None:
    """So an id alone names nothing: the family always goes with it."""
    shared = facts.envoys().keys() & encounter.aliens().keys()
    assert len(shared) == 15
    assert not facts.envoys().keys() & facts.aliens().keys()
