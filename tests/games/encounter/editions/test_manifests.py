"""The manifests of the editions against the facts, and every known difference between the two editions."""

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content.registry import aliens_of, all_artifacts
from warptable.games.encounter.engine.editions import EDITIONS, Edition, edition_for
from warptable.games.encounter.engine.model.windows import W, Window
from warptable.games.encounter.engine.rules.steps import STEPS
from warptable.games.encounter.engine.rules.steps.finish import FOLLOWING, KEEP_TECH, NEW_TECH, RESUME
from warptable.kernel.colors import COLORS

FFG, AVALON = EDITIONS["ffg"], EDITIONS["avalon"]
BOTH = pytest.mark.parametrize("edition", [FFG, AVALON], ids=lambda edition: edition.id)


# ---------------------------------------------------------------- against the facts


@BOTH
def test_the_deck_holds_what_the_facts_count(edition: Edition) -> None:
    counts = {kind.id: getattr(kind.count, edition.id) for kind in facts.cards().values()}
    assert dict(edition.deck) == {face: count for face, count in counts.items() if count}
    assert len(edition.deck) == len(dict(edition.deck))


@BOTH
def test_the_types_of_the_deck_are_types_of_the_edition(edition: Edition) -> None:
    held = {facts.cards()[face].type for face, _ in edition.deck}
    assert held <= set(edition.card_types)
    assert set(edition.card_types) - held <= {"flare"}


@BOTH
def test_destiny_holds_what_the_facts_count(edition: Edition) -> None:
    counts = {card.id: getattr(card.count, edition.id) for card in facts.destiny().values()}
    built = Counter({f"destiny-{color}": edition.per_color for color in COLORS[: edition.max_players]})
    built["destiny-wild"] = edition.wild
    built.update(edition.specials)
    assert {card: count for card, count in built.items() if count} == {
        card: count for card, count in counts.items() if count
    }


@BOTH
def test_the_order_of_steps_names_known_steps_once(edition: Edition) -> None:
    assert Counter(edition.steps) == Counter(dict.fromkeys(edition.steps, 1))
    apart = {
        step
        for step in STEPS
        if step.startswith(("setup.", "game.")) or step in (FOLLOWING, RESUME, NEW_TECH, KEEP_TECH)
    }
    assert set(edition.steps) == STEPS.keys() - apart


@BOTH
def test_aliens_and_cards_of_the_manifest_are_implemented(edition: Edition) -> None:
    assert set(edition.aliens) <= aliens_of(edition.id).keys()
    assert all(set(group) <= set(edition.aliens) for group in edition.groups.values())
    artifacts = {face for face, _ in edition.deck if facts.cards()[face].type == "artifact"}
    assert artifacts <= all_artifacts().keys()
    assert edition.card_windows.keys() <= artifacts


@BOTH
def test_an_edition_cites_existing_rules_only(edition: Edition) -> None:
    for shared, own in edition.rule_numbers.items():
        assert facts.rules()[shared].edition == "ffg"
        assert facts.rules()[own].edition == edition.id


@BOTH
def test_what_variants_and_two_players_change_are_fields(edition: Edition) -> None:
    fields = {field.name for field in dataclasses.fields(Edition)}
    for changes in (*edition.variants.values(), edition.two_players):
        assert changes.keys() <= fields
    for name in edition.variants:
        changed = edition.prepared((name,), edition.variants[name].get("max_players", edition.max_players))
        assert {key: getattr(changed, key) for key in edition.variants[name]} == edition.variants[name]


@BOTH
def test_an_unknown_variant_is_refused(edition: Edition) -> None:
    with pytest.raises(ValueError, match="has no variant 'five-moons'"):
        edition.prepared(("five-moons",), 3)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown edition 'eon'"):
        edition_for("eon", (), 4)


# ---------------------------------------------------------------- every known difference


def order_of(edition: Edition, *steps: str) -> list[str]:
    return sorted(steps, key=edition.steps.index)


def windows(face: str) -> Callable[[Edition], set[Window]]:
    """The moments of a card as the edition has them."""

    def of(edition: Edition) -> set[Window]:
        printed = {moment for play in all_artifacts()[face].plays for moment in play.windows}
        return set(edition.card_windows.get(face, tuple(printed)))

    return of


def holds(*faces: str) -> Callable[[Edition], list[str]]:
    return lambda edition: [face for face in faces if face in dict(edition.deck)]


def doubles_gains(edition: Edition) -> bool:
    return "gain_factor" in aliens_of(edition.id)["macron"].standing


SIX = ("attack", "negotiate", "morph", "reinforcement", "flare", "artifact")
THREE = ("attack", "negotiate", "artifact")
UNTIL_REVEAL = {W.ALLIANCES_FORMED, W.PLANNING_HAND, W.CARDS_SELECTED, W.REVEAL_BEFORE}

DIFFERENCES: list[tuple[str, Callable[[Edition], Any], Any, Any]] = [
    # parameter, how the manifest tells it, Fantasy Flight 2008, Avalon Hill 2000
    ("players", lambda e: (e.min_players, e.max_players), (3, 5), (2, 4)),
    ("hand_size", lambda e: e.hand_size, 8, 7),
    ("deck", lambda e: sum(dict(e.deck).values()), 72, 54),
    ("card_types", lambda e: e.card_types, SIX, THREE),
    ("destiny", lambda e: (e.per_color, e.wild, len(e.specials)), (3, 2, 3), (3, 0, 0)),
    ("alien_choice", lambda e: e.alien_choice, "two", "random"),
    ("regroup_optional", lambda e: e.regroup_optional, False, True),
    (
        "launch_order",
        lambda e: order_of(e, "launch.aim", "launch.send"),
        ["launch.aim", "launch.send"],
        ["launch.send", "launch.aim"],
    ),
    ("own_color_resettle_empty_planet", lambda e: e.resettle, True, False),
    ("own_color_special_card", lambda e: bool(e.specials), True, False),
    ("defense_refill_moment", lambda e: e.refill_on_becoming_defense, False, True),
    ("second_encounter_needs_card", lambda e: e.second_needs_card, True, True),
    ("compensation_optional", lambda e: e.compensation_optional, False, True),
    ("rewards_optional", lambda e: e.rewards_optional, False, True),
    ("deal_needs_transfer", lambda e: e.deal_needs_transfer, True, True),
    ("deal_losses_after_return", lambda e: e.losses_after_return, False, True),
    ("timing_order", lambda e: e.others_first, False, True),
    ("home_colonies_for_power", lambda e: e.home_for_power, 3, 3),
    ("home_colonies_for_power_of_two", lambda e: e.two_players.get("home_for_power"), None, 4),
    ("home_colonies_for_power_of_four", lambda e: e.variants.get("four-planets", {}).get("home_for_power"), 2, None),
    ("cosmic_zap_own_power", lambda e: e.zap_own_power, True, False),
    ("force_field_window", windows("force-field"), {W.ALLIANCES_FORMED}, UNTIL_REVEAL),
    ("plague_window", windows("plague"), {W.ENCOUNTER_START}, {*W.ANY_TIME, W.NEW_HAND}),
    ("gas_card", holds("ionic-gas", "stellar-gas"), ["ionic-gas"], ["stellar-gas"]),
    ("mobius_moments", windows("mobius-tubes"), {W.ENCOUNTER_START}, {W.TURN_HAND, W.ENCOUNTER_START}),
    ("macron_doubles_compensation_and_rewards", doubles_gains, True, False),
    ("two_player_mode", lambda e: e.two_players.get("destiny_names_defense"), None, False),
    ("variants", lambda e: "four-planets" in e.variants, True, False),
]


@pytest.mark.parametrize(
    ("tells", "ffg", "avalon"), [row[1:] for row in DIFFERENCES], ids=[row[0] for row in DIFFERENCES]
)
def test_a_difference_is_data_of_the_manifests(tells: Callable[[Edition], Any], ffg: Any, avalon: Any) -> None:
    assert (tells(FFG), tells(AVALON)) == (ffg, avalon)
