"""The laboratory of the bots: what they research, complete and keep, and that it pays."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable import new_game
from warptable.bots import Bot, Sight, make_bot
from warptable.games.encounter.bots.common.reading import Reading
from warptable.games.encounter.bots.common.techs import spare_ships
from warptable.games.encounter.bots.novice import NoviceBot
from warptable.games.encounter.bots.shrewd.bot import ShrewdBot
from warptable.games.encounter.bots.shrewd.standing import Standing
from warptable.games.encounter.bots.steady.bot import SteadyBot
from warptable.games.encounter.engine.model.prompts import WINDOWS
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.model.windows import W
from warptable.kernel import PASS, Decision, Option, Rng, Session
from warptable.lab.playing import play

ACTION = str(WINDOWS[W.REGROUP_TECH])
LEVELS: dict[str, Callable[[], Bot]] = {"steady": SteadyBot, "shrewd": lambda: ShrewdBot(imagines=False)}
FEW = [(0, 2, planet(0, n), WARP) for n in range(5)]


def answer(name: str, t: Table, seat: int, prompt: str) -> Any:
    return LEVELS[name]().choose(lambda: t.view(seat), t.decision(seat, prompt), Rng.seeded(1))


def played(game: Session[State], bots: Sequence[Bot], seed: int) -> Session[State]:
    """The game to its end, with one bot per seat."""
    rngs = [Rng.seeded("pays", seed, seat) for seat in range(len(bots))]
    play(game, lambda asked: bots[asked.seat].choose(Sight(game, asked.seat), asked, rngs[asked.seat]))
    return game


@pytest.mark.parametrize("name", LEVELS)
def test_what_can_be_completed_is_completed_the_greatest_first(name: str) -> None:
    t = table(players=3, techs={0: [("xenon-lasers", 3), ("plasma-thrusters", 6), ("gluon-mines", 2)]})
    assert answer(name, t, 0, ACTION) == ("complete", 1)


@pytest.mark.parametrize("name", LEVELS)
def test_what_lacks_the_fewest_ships_is_researched_with_a_ship_that_is_missed_least(name: str) -> None:
    t = table(players=3, techs={0: [("coldsleep-ship", 1), ("energy-cloak", 2), ("enigma-device", 1)]})
    assert answer(name, t, 0, ACTION) == ("research", 1)
    t.do(0, ACTION, ("research", 1))
    taken = answer(name, t, 0, "research")
    assert t.state.ships[taken][0] == max(t.state.ships[place][0] for place in range(5))


@pytest.mark.parametrize("name", LEVELS)
def test_nothing_is_researched_with_ships_that_are_needed_and_nothing_is_given_up(name: str) -> None:
    t = table(players=3, techs={0: [("energy-cloak", 2)]}, moves=FEW)
    assert answer(name, t, 0, ACTION) == PASS
    assert spare_ships(Reading.of(lambda: t.view(0))) == 0


@pytest.mark.parametrize("name", LEVELS)
def test_a_tech_that_any_number_completes_gets_a_fleet(name: str) -> None:
    for ships, choice in ((3, ("research", 0)), (4, PASS)):
        t = table(players=3, techs={0: [("gluon-mines", ships)]})
        assert answer(name, t, 0, ACTION) == choice


def test_a_beginner_gives_no_tech_up() -> None:
    t = table(players=3, techs={0: [("energy-cloak", 2)]})
    found = {NoviceBot().choose(lambda: t.view(0), t.decision(0, ACTION), Rng.seeded(n)) for n in range(30)}
    assert found == {PASS, ("research", 0)}


@pytest.mark.parametrize("name", LEVELS)
def test_of_new_techs_the_one_is_kept_that_is_completed_soonest(name: str) -> None:
    game = new_game("ffg", 3, 4, ("zombie", "void", "human"), ("technology",))
    bot = LEVELS[name]()
    for decision in game.decisions:
        techs = game.view(decision.seat).seats[decision.seat].techs
        kept = bot.choose(Sight(game, decision.seat), decision, Rng.seeded(1))
        research = [game.game.registry.techs[tech.id].research or 4 for tech in techs]
        assert research[kept] == min(research)


def test_techs_and_the_ships_on_them_add_to_the_chance_to_win() -> None:
    bare = Standing.seen(Reading.of(lambda: table(players=3, techs={}).view(0))).worth()
    completed = Standing.seen(Reading.of(lambda: table(players=3, techs={0: ["xenon-lasers"]}).view(0))).worth()
    begun = Standing.seen(Reading.of(lambda: table(players=3, techs={0: [("energy-cloak", 2)]}).view(0))).worth()
    theirs = Standing.seen(Reading.of(lambda: table(players=3, techs={1: [("energy-cloak", 2)]}).view(0))).worth()
    assert completed > begun > bare > theirs


@pytest.mark.parametrize("name", ["novice", "steady"])
def test_bots_use_what_they_have_completed(name: str) -> None:
    used = 0
    for seed in range(2):
        game = played(new_game("ffg", 4, seed, None, ("technology",)), [make_bot(name)] * 4, seed)
        used += sum(event.kind == "tech_used" for event in game.log)
    assert used >= 2


# ---------------------------------------------------------------- that it pays


class Abstainer:
    """Plays like another bot but never acts in its laboratory."""

    thinks_ahead = True

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, look: Any, decision: Decision[Any], rng: Rng, budget: float | None = None) -> Option:
        if decision.prompt == ACTION:
            return PASS
        return self._bot.choose(look, decision, rng, budget)


@pytest.mark.soak
@pytest.mark.parametrize(("make", "deals"), [(SteadyBot, 400), (ShrewdBot, 40)])
def test_whoever_researches_is_not_weaker_than_who_does_not(make: Any, deals: int) -> None:
    """Two and two at tables of four, every deal in both seatings. Shared victories count for every winner."""
    wins = [0, 0]
    for deal in range(deals):
        for turn in (0, 1):
            game = new_game("ffg", 4, deal, None, ("technology",), record=False)
            bots: list[Bot] = [make() if seat % 2 == turn else Abstainer(make()) for seat in range(4)]
            for seat in played(game, bots, deal).winners:
                wins[seat % 2 != turn] += 1
    error = (wins[0] + wins[1]) ** 0.5
    assert wins[0] - wins[1] > -1.96 * error, wins
