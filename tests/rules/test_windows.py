"""Every moment of the enum really comes, and they come in its order (F-TIMING-1, F-TIMING-3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warptable.encounter.content.registry import all_aliens, all_artifacts
from warptable.encounter.editions import EDITIONS
from warptable.encounter.model.windows import Window
from warptable.encounter.rulebook import EncounterRules, Settings
from warptable.encounter.rules.abilities import Alien
from warptable.encounter.rules.use import Use
from warptable.encounter.rules.wiring import Registry
from warptable.kernel import Rng, Session

Heard = list[tuple[int, Window]]  # (encounter, window)


def listener(heard: Heard) -> Alien:
    """A home-made alien that listens everywhere and never acts."""
    alien = Alien("listener")

    def hear(window: Window) -> Callable[[Use], bool]:
        def when(use: Use) -> bool:
            heard.append((use.g.s.encounters, window))
            return False

        return when

    alien.ability(Window.TURN_START, must=True, name="stir")(lambda use: None)  # so that it uses its power at all
    alien.wild([Window.FREE_0, Window.FREE_4])(lambda use: None)
    for window in Window:
        alien.ability(window, when=hear(window), name=window.name)(lambda use: None)
    return alien


def play(seed: int, edition: str = "ffg") -> Heard:
    """A random game at a table with the listener."""
    heard: Heard = []
    rules = EncounterRules(edition)
    aliens = {**all_aliens(), "listener": listener(heard)}
    rules.registry = Registry(aliens, all_artifacts(), EDITIONS[edition].card_windows)
    settings = Settings(edition, 4, ("listener", "human", "virus", "parasite"), flares=("listener",))
    game = Session.new(rules, seed, settings)
    rng = Rng.seeded("windows", seed)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    return heard


@pytest.mark.rule("F-TIMING-1")
def test_every_moment_comes_sooner_or_later() -> None:
    came: set[Window] = set()
    for seed in range(40):
        came |= {window for _, window in play(seed)}
        if came == set(Window):
            return
    assert not set(Window) - came


@pytest.mark.rule("F-TIMING-3", "F-TURN-3")
def test_moments_come_in_the_order_of_the_enum() -> None:
    """For each encounter: the first coming of every moment that belongs to a phase."""
    for seed in range(3):
        order: dict[int, list[Window]] = {}
        for encounter, window in play(seed):
            seen = order.setdefault(encounter, [])
            if Window.ENCOUNTER_START <= window < Window.USE_ANNOUNCED and window not in seen:
                seen.append(window)
        assert len(order) > 5
        late = {
            Window.SEND,
            Window.ERADICATE,
            Window.STAY,
            Window.HOME_INSTEAD,
            Window.WARPED,
        }  # allies send, too; any loss has stages
        for windows in order.values():
            fixed = [window for window in windows if window not in late]
            assert fixed == sorted(fixed)
