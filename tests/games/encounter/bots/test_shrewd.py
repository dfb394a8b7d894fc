"""How the shrewd bot plays, and the seer: what they reckon, and that they think instead of guessing."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.bots.search import halving
from warptable.bots.search.thought import Thought
from warptable.games.encounter.bots import seer
from warptable.games.encounter.bots.shrewd.bot import ShrewdBot
from warptable.games.encounter.bots.shrewd.standing import SHARED_VICTORY, Standing, encounters, worth
from warptable.kernel import NoOptions, Rng

NEAR = {seat: [(seat, 1, planet(seat, n), planet((seat + 2) % 4, n)) for n in range(4)] for seat in (0, 2)}


def shrewd(t: Table, seat: int, prompt: str) -> Any:
    """What the shrewd bot reckons here, without imagination."""
    return ShrewdBot(imagines=False).choose(lambda: t.view(seat), t.decision(seat, prompt), Rng.seeded(1))


def thinking(name: str, t: Table, seat: int, prompt: str) -> Any:
    return make_bot(name).choose(Sight(t.session, seat), t.decision(seat, prompt), Rng.seeded(1))


# ---------------------------------------------------------------- the standing


def test_colonies_ships_and_cards_add_to_the_chance_to_win_and_chances_add_up() -> None:
    standing = Standing(0, 5, [1, 1, 1, 1], [4, 4, 4, 4], [12, 12, 12, 12], [0.0] * 4)
    even = standing.worth()
    assert even == pytest.approx(0.25)
    assert standing.worth({0: 1}) > standing.worth(ships={0: 3}) > standing.worth(cards={0: 0.1}) > even
    assert standing.worth({1: 1}) < even
    assert standing.worth({0: 1}) > standing.worth(homes={0: 1}) > even
    whole = [Standing(seat, 5, [0, 3, 4, 1], [5, 3, 4, 4], [9, 20, 3, 5], [0.1] * 4).worth() for seat in range(4)]
    assert sum(whole) == pytest.approx(1.0)


def test_a_victory_counts_alone_more_than_shared_and_for_nobody_else() -> None:
    standing = Standing(0, 5, [4, 4, 0], [4, 4, 4], [12, 12, 12], [0.0] * 3)
    assert (standing.worth({0: 1}), standing.worth({0: 1, 1: 1}), standing.worth({1: 1})) == (1.0, SHARED_VICTORY, 0.0)


# ---------------------------------------------------------------- reckoning


def test_shrewd_invites_no_guest_who_would_share_a_victory_it_can_have_alone() -> None:
    t = table(
        players=4, hands={0: ["attack-40"]}, moves=NEAR[0] + [(2, 1, planet(2, n), planet(3, n)) for n in range(4)]
    )
    t.do(0, "aim", planet(1)).do(0, "launch", 4)
    assert 2 not in shrewd(t, 0, "invite")


def test_shrewd_joins_the_defense_against_an_offense_that_lacks_one_colony() -> None:
    t = table(players=4, moves=NEAR[0])
    t.do(0, "aim", planet(1)).do(0, "launch", 2).do(0, "invite", (3,)).do(1, "invite", (3,))
    assert shrewd(t, 3, "ally") == "defense"


def test_shrewd_lays_its_best_card_against_who_is_about_to_win() -> None:
    t = table(players=4, hands={0: ["attack-10"], 1: ["attack-30", "attack-06", "negotiate"]}, moves=NEAR[0])
    t.encounter(ships=4)
    assert t.state.faces[shrewd(t, 1, "encounter-card")] == "attack-30"


def test_shrewd_keeps_a_high_card_when_a_lower_one_surely_wins() -> None:
    t = table("oracle", "zombie", "void", hands={0: ["attack-40", "attack-14", "attack-04"], 1: ["attack-06"]})
    t.encounter(ships=3)
    assert t.state.faces[shrewd(t, 0, "encounter-card")] == "attack-14"


def test_shrewd_swaps_colonies_but_does_not_hand_out_the_last_one() -> None:
    for moves, agreed in (([], True), (NEAR[0], False)):
        t = table(players=4, hands={0: ["negotiate"], 1: ["negotiate"]}, moves=moves)
        t.encounter(ships=1, cards=("negotiate", "negotiate"))
        t.do(0, "deal", (("grant", planet(0, 4)), ("want", planet(1)), "propose"))
        answer = shrewd(t, 1, "deal")
        granted = answer == ("accept",) or any(pick[0] == "grant" for pick in answer)
        assert granted is agreed


def test_shrewd_gives_up_no_foreign_colony_for_a_launch() -> None:
    thin = [(0, 3, planet(0, n), WARP) for n in range(5)] + [(0, 1, planet(0, 4), planet(2, 0))]
    t = table(players=3, moves=thin)
    t.do(0, "regroup", planet(0))
    t.do(0, "aim", planet(1))
    assert planet(2, 0) not in dict(shrewd(t, 0, "launch"))


# ---------------------------------------------------------------- imagination


@pytest.mark.parametrize("name", ["shrewd", "seer"])
def test_a_thinker_plays_the_card_that_wins_the_game_for_it_and_not_the_one_that_changes_nothing(name: str) -> None:
    """An offense one colony short, beaten by an attack, calms the encounter only if that helps."""
    hands = {0: ["attack-04", "emotion-control"], 1: ["attack-20"]}
    t = table(players=3, hands=hands)
    t.encounter(ships=4, cards=("attack-04", "attack-20"))
    options = {prompt for seat, prompt in t.open if seat == 0}
    assert options
    answer = thinking(name, t, 0, options.pop())
    assert answer != "pass"


@pytest.mark.parametrize("name", ["shrewd", "seer"])
def test_nobody_cancels_what_is_their_own(name: str) -> None:
    t = table("mite", "zombie", "void", hands={0: ["cosmic-zap", "attack-08"], 1: ["attack-08"] * 4})
    t.do(0, "aim", planet(1)).do(0, "launch", 4)
    decision = t.decision(0, "window-USE_ANNOUNCED")
    bot, look = make_bot(name), Sight(t.session, 0)
    assert {bot.choose(look, decision, Rng.seeded(seed)) for seed in range(12)} == {"pass"}


def test_facedown_aliens_are_imagined_as_others_that_may_lie_facedown() -> None:
    """An alien with something to set up, like Tick-Tock, is never dealt facedown; nor two that may not meet."""
    game = new_game("ffg", 5, 4, variants=["hidden-powers"], uniform=True)
    rng, bot = Rng.seeded(4), make_bot("steady")
    aliens: set[str] = set()
    while game.state.encounters < 3:
        decision = game.decisions[0]
        world = Sight(game, decision.seat).imagine(Rng.seeded(len(aliens)))
        if world is not None:
            facedown = [sheet.alien for player in world.state.seats for sheet in player.sheets if sheet.hidden]
            assert not any(game.game.registry.aliens[alien].has_setup for alien in facedown)
            aliens.update(facedown)
        game.answer(decision, bot.choose(Sight(game, decision.seat), decision, rng))
    assert len(aliens) > 10


@pytest.mark.parametrize("name", ["shrewd", "seer"])
def test_who_can_imagine_nothing_takes_the_reckoned_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What speaks for using something in doubt does not count against it."""
    t = table("mite", "zombie", "void", hands={2: ["cosmic-zap"], 1: ["attack-08"] * 4})
    t.do(0, "aim", planet(1)).do(0, "launch", 4)
    decision = t.decision(2, "window-USE_ANNOUNCED")
    monkeypatch.setattr(Sight, "imagine", lambda sight, rng: None)
    monkeypatch.setattr("warptable.games.encounter.bots.shrewd.bot.PATIENT", -1.0)
    assert make_bot(name).choose(Sight(t.session, 2), decision, Rng.seeded(1)) == "pass"


def test_an_imagined_game_in_which_the_rules_find_no_answer_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(players=4)
    t.do(0, "aim", planet(1))
    decision, rng = t.decision(0, "launch"), Rng.seeded(1)

    def stuck(*_: Any) -> None:
        raise NoOptions("a question without options")

    monkeypatch.setattr("warptable.bots.search.thought.play_on", stuck)
    thought = Thought(Sight(t.session, 0), decision, [((planet(0), 1),)], make_bot("steady"), encounters, worth)
    assert not thought.play([0], rng)
    assert thought.empty


def test_without_a_budget_the_seer_repeats_itself_and_with_one_it_keeps_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(players=4)
    t.do(0, "aim", planet(1))
    first, again = (thinking("seer", t, 0, "launch") for _ in range(2))
    assert first == again
    clock = iter(range(10_000))
    for module in (seer, halving):
        monkeypatch.setattr(module, "monotonic", lambda: float(next(clock)))
    games: list[Any] = []

    def counted(thought: Thought, field: Any, rng: Rng) -> bool:
        games.append(field)
        return play(thought, field, rng)

    play = Thought.play
    monkeypatch.setattr(Thought, "play", counted)
    make_bot("seer").choose(Sight(t.session, 0), t.decision(0, "launch"), Rng.seeded(1), 1.0)
    assert len(games) == 1


def test_a_thinker_without_imagination_reckons() -> None:
    game = new_game("ffg", 4, 3, record=False)
    rng = Rng.seeded(3)
    while game.decisions and game.state.encounters < 6:
        decision = game.decisions[0]
        view = game.view(decision.seat)
        for name in ("shrewd", "seer"):
            option = make_bot(name).choose(lambda view=view: view, decision, rng)  # type: ignore[misc]
        game.answer(decision, option)
