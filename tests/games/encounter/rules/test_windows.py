"""Every moment of the enum really comes, and they come in its order (F-TIMING-1, F-TIMING-3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable import new_game
from warptable.games.encounter.engine.model.windows import MOMENTS, W, Window
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.use import Use
from warptable.games.encounter.engine.rules.wiring import conflict_order
from warptable.kernel import Rng
from warptable.kernel.packs import Pack

START = "window-ENCOUNTER_START"

Heard = list[tuple[int, Window]]  # (encounter, window)


def listener(heard: Heard) -> Alien:
    """A home-made alien that listens everywhere and never acts."""
    alien = Alien("listener")

    def hear(window: Window) -> Callable[[Use[object]], bool]:
        def when(use: Use[object]) -> bool:
            heard.append((use.g.s.encounters, window))
            return False

        return when

    alien.ability(W.TURN_START, must=True, name="stir")(lambda use: None)  # so that it uses its power at all
    alien.wild([W.FREE_0, W.FREE_4])(lambda use: None)
    for window in MOMENTS:
        alien.ability(window, when=hear(window), name=window.name)(lambda use: None)
    return alien


def play(seed: int, edition: str = "ffg", variants: tuple[str, ...] = ()) -> Heard:
    """A random game at a table with the listener."""
    heard: Heard = []
    pack = Pack("test", "1", {"listener": listener(heard)})
    aliens = ("listener", "human", "virus", "parasite")
    game = new_game(edition, 4, seed, aliens, variants, flares=("listener",), packs=[pack])
    rng = Rng.seeded("windows", seed)
    while not game.over:
        decision = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
    return heard


def test_every_moment_comes_sooner_or_later() -> None:
    came: set[Window] = set()
    for seed in range(40):
        came |= {window for _, window in play(seed, variants=("technology",))}
        if came == set(MOMENTS):
            return
    assert not set(MOMENTS) - came


@pytest.mark.rule("F-TIMING-3", "F-TURN-3")
def test_moments_come_in_the_order_of_the_enum() -> None:
    """For each encounter: the first coming of every moment that belongs to a phase."""
    for seed in range(3):
        order: dict[int, list[Window]] = {}
        for encounter, window in play(seed):
            seen = order.setdefault(encounter, [])
            if W.ENCOUNTER_START <= window < W.USE_ANNOUNCED and window not in seen:
                seen.append(window)
        assert len(order) > 5
        late = {
            W.SEND,
            W.ERADICATE,
            W.STAY,
            W.HOME_INSTEAD,
            W.WARPED,
        }  # allies send, too; any loss has stages
        for windows in order.values():
            fixed = [window for window in windows if window not in late]
            assert fixed == sorted(fixed)


@pytest.mark.rule("F-TIMING-2", "A-TIMING-2", "A-TIMING-3")
def test_the_order_of_play_goes_round_from_the_offense_also_before_anybody_is_the_defense() -> None:
    assert conflict_order(5, 3, 1, others_first=False) == (3, 1, 4, 0, 2)
    assert conflict_order(5, 3, 1, others_first=True) == (4, 0, 2, 3, 1)
    assert conflict_order(5, 3, -1, others_first=False) == (3, 4, 0, 1, 2)
    assert conflict_order(5, 3, -1, others_first=True) == (4, 0, 1, 2, 3)


@pytest.mark.rule("F-TIMING-2", "F-TIMING-5")
def test_a_window_closes_when_everybody_has_passed_since_the_last_use() -> None:
    """Who passes after the last use is not asked a second time; who passed before it is."""
    hands = {0: ["attack-10", "mobius-tubes"], 2: ["attack-06", "plague"]}
    moves = [(0, 4, planet(0), WARP), (1, 1, planet(1), WARP)]

    def opened() -> Table:
        t = table(players=3, hands=hands, moves=moves)
        assert t.open == [(0, START)]
        return t

    t = opened().do(0, START, "mobius-tubes").do(0, "ships-home", {planet(0, 1): 4}).do(1, "ships-home", {planet(1): 1})
    assert t.open == [(2, START)]
    assert t.passes(2).open == [(0, "aim")]
    t = (
        opened()
        .do(0, START, "pass")
        .do(2, START, "plague")
        .do(2, "plague-victim", 1)
        .do(1, "lose-ships", {planet(1): 3})
    )
    assert t.open == [(0, START)]
    assert t.passes(0).open == [(0, "regroup")]
