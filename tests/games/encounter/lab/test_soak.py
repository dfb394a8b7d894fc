"""Random games at tables of every kind hold all that must hold; what breaks is named so that it can be played again."""

import pytest

from warptable.games.encounter.engine.editions import EDITIONS
from warptable.games.encounter.engine.model.piles import REWARD
from warptable.games.encounter.lab.modules import modules_of
from warptable.games.encounter.lab.positions import laid_out
from warptable.games.encounter.lab.soak import Kind, main, play_one, soak
from warptable.kernel import Rng

TECHNOLOGY, AVALON, MODULES = Kind("ffg", ("technology",)), Kind("avalon"), Kind("ffg", modules=True)
NOVICES = [Kind("ffg", modules=True, bots=("novice",)), Kind("avalon", bots=("novice",))]
MIXED = [Kind("ffg", bots=("novice", "steady")), Kind("avalon", bots=("novice", "steady"))]
FACEDOWN = Kind("ffg", ("dominion-aliens", "hidden-powers"), bots=("novice", "steady"))
BOTS = [*NOVICES, *MIXED, FACEDOWN]
CHUNK = 1000


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "games"), [(TECHNOLOGY, 3), (AVALON, 4), (MODULES, 9), *((kind, 3) for kind in BOTS)])
def test_a_few_games_break_nothing(kind: Kind, games: int) -> None:
    assert soak(kind, games) == []


@pytest.mark.soak
@pytest.mark.parametrize("kind", [TECHNOLOGY, AVALON, MODULES, *BOTS])
@pytest.mark.parametrize("chunk", range(5))
def test_thousands_of_games_break_nothing(kind: Kind, chunk: int) -> None:
    assert soak(kind, CHUNK, 100 + CHUNK * chunk) == []


def test_the_kinds_of_tables_come_in_all_sizes_with_all_variants() -> None:
    games = [TECHNOLOGY.game(number) for number in range(40)]
    assert {len(game.state.seats) for game in games} == {3, 4, 5}
    assert all(game.state.laboratory is not None for game in games)
    assert {name for game in games for name in game.options.variants} > {"technology", "four-planets", "hidden-powers"}
    assert {game.uniform for game in games} == {True, False}
    assert {len(AVALON.game(number).state.seats) for number in range(3)} == {2, 3, 4}


def test_modules_are_combined_in_every_way() -> None:
    modules, games = modules_of("ffg"), [MODULES.game(number) for number in range(60)]
    played = {tuple(name for name in game.options.variants if name in modules) for game in games}
    assert {"technology", "reward-deck", "dominion-aliens"} <= set(modules)
    assert len(played) > len(modules) + 1
    assert {name for names in played for name in names} == set(modules)
    house = {name for number in range(20) for name in AVALON.game(number).options.variants}
    assert house == set(EDITIONS["avalon"].house), "house rules are played by chance"
    with_rewards = [game for game in games if REWARD in game.state.piles]
    dealt = [any(game.game.backs(seat)[1] for seat in range(3)) for game in with_rewards]
    assert {True, False} == set(dealt), "reward cards are dealt from the start in some of them"


def test_techs_are_laid_out_with_the_ships_that_research_them() -> None:
    position = laid_out("ffg", 5, ("technology",), ("zombie",), Rng.seeded(1), ("coldsleep-ship", "xenon-lasers"))
    assert {"coldsleep-ship", "xenon-lasers"} <= {name for _, name, _, _ in position.techs}
    assert len(position.techs) == 15
    assert [len(hand) for hand in position.hands] == [8] * 5
    for seat in range(5):
        assert sum(ships for owner, _, ships, _ in position.techs if owner == seat) <= 9


def test_a_broken_game_is_named_with_its_number_and_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr("warptable.games.encounter.engine.rules.steps.reveal.turn_up", failing)
    _, broken = play_one(TECHNOLOGY, 4)
    assert broken is not None
    assert str(broken).startswith("game 4 (ffg, 4 players, ")
    assert "ZeroDivisionError: broken on purpose" in broken.error
    assert main(["--with", "technology", "--games", "1", "--first", "4"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == str(broken)
    assert shown[1].endswith("1 broken")
