"""What a reaction is about: every window that answers a use names it, and what that use itself answers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.questions import asks
from warptable import new_game
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.page.dock import dock
from warptable.games.encounter.page.examples import Game, found, scene_of
from warptable.games.encounter.page.scene.answering import worded
from warptable.games.encounter.words.asking import question
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import PASS, Event, Offer
from warptable.table.play import reactions as pauses
from warptable.text import LOCALES

REGISTRY = registry_for(
    "ffg", tech_deck=TECHS, more=dominion.ALIENS, reward_deck=dominion.REWARDS, special=dominion.SHIPS
)
VIEW = new_game("ffg", 3, 1).view(0)


def used(seat: int, ability: str) -> Event:
    return Event("power_used", ability, {"seat": seat, "ability": ability})


def played(seat: int, face: str) -> Event:
    return Event("card_played", face, {"seat": seat, "card": 7, "face": face})


def flared(seat: int, alien: str, side: str) -> Event:
    return Event("flare_played", alien, {"seat": seat, "card": 8, "face": f"flare-{alien}", "side": side})


def stopped(seat: int, source: str, ability: str, of: int) -> Event:
    return Event("cancelled", source, {"seat": seat, "ability": ability, "of": of})


def about(log: list[Event], prompt: str = "window-CARD_PLAYED", **known: Any) -> dict[str, Any]:
    return worded(Offer(-1, asks(prompt), "F-TIMING-1", (PASS,), about=known or None), log, REGISTRY).about or {}


def against(log: list[Event], answering: str, of: int) -> tuple[str, int] | None:
    made = about(log, answering=answering, of=of)
    return (made["against"], made["whose"]) if "against" in made else None


HOARD = used(0, "miser.hoard")
ZAP = played(2, "cosmic-zap")


def test_a_zap_names_the_power_it_is_played_against() -> None:
    assert against([used(1, "void.eradicate"), HOARD, ZAP], "cosmic-zap", 2) == ("miser.hoard", 0)


def test_a_zap_of_the_zap_names_the_zap() -> None:
    log = [HOARD, ZAP, played(3, "card-zap")]
    assert against(log, "card-zap", 3) == ("cosmic-zap", 2)
    assert against(log, "cosmic-zap", 2) == ("miser.hoard", 0)


def test_what_was_stopped_is_answered_no_more() -> None:
    log = [HOARD, ZAP, played(3, "card-zap"), stopped(3, "card-zap", "cosmic-zap", 2), played(1, "cosmic-zap")]
    assert against(log, "cosmic-zap", 1) == ("miser.hoard", 0)
    over = [HOARD, ZAP, stopped(2, "cosmic-zap", "miser.hoard", 0), played(1, "card-zap")]
    assert against(over, "card-zap", 1) is None


def test_a_super_flare_is_a_use_of_the_power_and_a_card() -> None:
    flare = flared(1, "mind", "super")
    assert against([flare, ZAP], "cosmic-zap", 2) == ("mind.super", 1)
    assert against([flare, played(3, "card-zap")], "card-zap", 3) == ("mind.super", 1)
    assert against([HOARD, flared(1, "mind", "wild"), ZAP], "cosmic-zap", 2) == ("miser.hoard", 0)


def test_a_card_that_answers_nothing_names_nothing() -> None:
    assert against([HOARD, played(2, "mobius-tubes")], "mobius-tubes", 2) is None
    assert against([ZAP, HOARD], "miser.hoard", 0) is None


def test_what_may_be_played_at_other_moments_answers_only_what_has_not_happened_yet() -> None:
    """An Omni-Zap is a Card Zap against a rift, and a Ship Zap in any phase after it."""
    rift, omni, drawn = played(1, "rift-2"), played(2, "omni-zap"), Event("drew", "rift-2", {"seat": 1, "number": 2})
    assert against([rift, omni], "omni-zap", 2) == ("rift-2", 1)
    assert against([rift, drawn, omni], "omni-zap", 2) is None


def test_windows_after_a_use_name_it() -> None:
    log = [flared(3, "mind", "wild"), used(1, "void.eradicate")]
    assert about(log, "window-RIDER") == {"used": "void.eradicate", "by": 1}
    assert about(log, "window-FLARE_USED") == {"used": "mind.wild", "by": 3}
    assert about(log, "window-FREE_3") == {}
    assert about(log, "reinforce") == {}


def test_nothing_secret_is_looked_at() -> None:
    hidden = Event("power_used", "miser.hoard", {"seat": 0, "ability": "miser.hoard"}, {0: {}}, True)
    assert against([hidden, ZAP], "cosmic-zap", 2) is None


def said(locale: str, me: int, log: list[Event], prompt: str = "window-CARD_PLAYED", **known: Any) -> str:
    offer = worded(Offer(-1, asks(prompt), "F-TIMING-1", (PASS,), about=known or None), log, REGISTRY)
    return question(Speaker(locale, me), offer, VIEW)


def test_the_question_says_it_all() -> None:
    known: dict[str, Any] = {"answering": "cosmic-zap", "of": 2}
    log = [HOARD, ZAP]
    assert said("en", 0, log, **known) == "Green plays Cosmic Zap against your Miser (Hoard). Do you stop it?"
    assert said("en", 1, log, **known) == "Green plays Cosmic Zap against Red’s Miser (Hoard). Do you stop it?"
    text = "Grün spielt: Kosmischer Zap gegen Geizhals (Horten) von dir. Hältst du das auf?"
    assert said("de", 0, log, **known) == text
    rider = [used(1, "void.eradicate")]
    assert said("en", 0, rider, "window-RIDER") == "Blue uses Void (Eradicate). Do you want to use something?"
    assert said("de", 0, rider, "window-RIDER") == "Blau nutzt: Leere (Auslöschung). Willst du etwas nutzen?"
    assert said("en", 1, rider, "window-RIDER").startswith("You use Void (Eradicate).")


def is_zapped(game: Game) -> bool:
    offer = game.decisions[0]
    return pauses.is_reaction(offer) and (offer.about or {}).get("answering") == "cosmic-zap"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_bar_of_a_real_game_names_user_and_power(locale: str) -> None:
    game = found(is_zapped)
    use = next(event for event in reversed(game.log) if event.kind in ("power_used", "flare_played"))
    for seat in range(5):
        scene = scene_of(game, seat, locale)
        assert scene.speaker.alien(use.source.partition(".")[0]) in dock(scene)
