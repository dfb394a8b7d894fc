"""What a window is about: every window says it, and nothing is declared for a window about something else."""

from dataclasses import is_dataclass

import pytest

from warptable.games.encounter.engine.content.plays import artifacts
from warptable.games.encounter.engine.model.occurrences import Compensation, Losses, Play, PowerPlay, Ride, TechPlay
from warptable.games.encounter.engine.model.windows import MOMENTS, W
from warptable.games.encounter.engine.rules.abilities import windows_of
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.artifacts import Artifact
from warptable.games.encounter.engine.rules.standing import CardRule
from warptable.games.encounter.engine.rules.use import PowerUse, Use
from warptable.games.encounter.engine.rules.wiring import Registry


def test_every_window_has_its_moment_under_its_own_name() -> None:
    assert [int(moment) for moment in MOMENTS] == list(range(len(MOMENTS)))
    assert all(getattr(W, moment.name) is moment for moment in MOMENTS)
    assert all(moment.occurrence is None for moment in W.ANY_TIME)


def test_an_occurrence_is_a_small_record_or_a_use_itself() -> None:
    kinds = {moment.occurrence for moment in MOMENTS} - {None}
    assert len(kinds) > 15
    assert [kind for kind in kinds if not is_dataclass(kind) and kind not in (Play, PowerPlay, TechPlay)] == []


def saves(use: Use[Losses]) -> None:
    use.event.heading[use.seat] = 0


def test_an_effect_is_refused_where_something_else_is_happening() -> None:
    alien = Alien("herald")
    alien.ability(W.HOME_INSTEAD)(saves)
    for declare in (alien.ability, alien.wild, alien.super, Artifact("horn").play):
        with pytest.raises(TypeError, match="saves expects Losses, but COMPENSATION is about Compensation"):
            declare(W.COMPENSATION)(saves)  # type: ignore[arg-type]  # the type checker refuses it, too
        with pytest.raises(TypeError, match="saves expects Losses, but TURN_START is about nothing more"):
            declare(W.TURN_START)(saves)  # type: ignore[arg-type]
    assert len(alien.abilities) == 1
    assert alien.flares == []


def test_an_effect_that_wants_to_know_nothing_fits_everywhere() -> None:
    alien = Alien("herald")

    def listens(use: Use[object]) -> None: ...

    for moment in MOMENTS:
        alien.ability(moment, name=moment.name)(listens)
    assert len(alien.abilities) == len(MOMENTS)


def test_an_effect_about_an_occurrence_about_another_fits_where_that_is() -> None:
    """A Ride is about whatever the ability is about that it rides."""

    def doubles(use: PowerUse[Ride[Losses]]) -> int:
        return 2

    assert windows_of(W.RIDER, doubles) == (W.RIDER,)
    with pytest.raises(TypeError, match="doubles expects Ride, but HOME_INSTEAD is about Losses"):
        windows_of(W.HOME_INSTEAD, doubles)


def test_what_a_card_says_while_it_lies_there_is_found_by_its_question() -> None:
    horn = Artifact("horn")

    @horn.rule(CardRule.MORE_OFFERS)
    def louder(use: Use) -> int:
        return 1

    assert horn.standing == {"more_offers": louder}


def test_a_way_to_play_cards_is_a_use_of_the_power_that_it_names() -> None:
    alien = Alien("herald")
    alien.ability(W.HOME_INSTEAD)(saves)
    alien.way(artifacts, saves, other=True)
    alien.way(artifacts)
    assert [way.power for way in alien.ways] == ["herald.saves", ""]


def test_a_super_flare_rides_abilities_of_its_own_power() -> None:
    alien = Alien("herald")
    alien.ability(W.HOME_INSTEAD)(saves)
    with pytest.raises(ValueError, match="saves is not an ability of herald"):
        Alien("herald").rides(saves)
    with pytest.raises(TypeError, match="pays expects Compensation, but RIDER is about Ride"):

        @alien.rides(saves)  # type: ignore[arg-type]
        def pays(use: Use[Compensation]) -> int:
            return 0


def test_an_edition_cannot_move_a_card_to_a_window_about_something_else() -> None:
    horn = Artifact("horn")
    horn.play(W.HOME_INSTEAD)(saves)
    Registry({}, {"horn": horn}, {"horn": (W.STAY,)})
    with pytest.raises(TypeError, match="horn cannot be played at other moments"):
        Registry({}, {"horn": horn}, {"horn": (W.COMPENSATION,)})
