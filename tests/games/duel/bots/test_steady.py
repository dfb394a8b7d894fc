"""What the steady bot of Duel makes of texts whose meaning it does not know: their shape and the rules' own numbers."""

from collections import Counter

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.bots.base import Bot, Sight
from warptable.games.duel.bots.shrewd import ShrewdBot
from warptable.games.duel.bots.steady.bot import SteadyBot
from warptable.kernel import Option, Rng

TRIES = 40


def answers(table: Table, seat: int, prompt: str, bot: Bot | None = None) -> Counter[Option]:
    """What the bot (the steady one, if none is named) answers to this question, with different luck."""
    game, bot = table.session, bot or SteadyBot()
    decision = next(one for one in game.decisions if (one.seat, one.prompt) == (seat, prompt))
    return Counter(bot.choose(Sight(game, seat), decision, Rng.seeded(number)) for number in range(TRIES))


def faces(table: Table, option: Option) -> list[str]:
    """The plans of a locked answer."""
    assert isinstance(option, tuple)
    laid = [pick if isinstance(pick, int) else pick[1] for pick in option if isinstance(pick, int) or pick[0] == "with"]
    return [table.state.faces[card] for card in laid]


def test_two_plans_are_laid_where_they_beat_what_one_does_not() -> None:
    table = duel("hybrid", "sponge", card="rich-veins", hands={0: ["plan-10", "plan-09", "plan-02"]}).dials(2, 2)
    found = answers(table, 0, "lock-in")
    assert sum(number for option, number in found.items() if len(faces(table, option)) == 2) > TRIES / 2


def test_a_plan_counts_what_the_rules_make_of_it() -> None:
    """11 counts 22 for whom primes count double, so it is enough."""
    hands = {0: ["plan-11", "plan-23", "plan-00"]}
    table = duel("prime", "sponge", card="rich-veins", hands=hands).dials(2, 2)
    found = Counter(faces(table, option)[0] for option in answers(table, 0, "lock-in").elements())
    assert found.most_common(1)[0][0] == "plan-11"


@pytest.mark.parametrize("bot", [SteadyBot, ShrewdBot])
def test_no_plan_is_laid_that_would_lose_at_once(bot: type[Bot]) -> None:
    """42 beats everything, but not an Underdog, who wins against plans that are higher by 11."""
    for alien, wanted in (("sponge", "plan-42"), ("underdog", "plan-06")):
        table = duel("spy", alien, card="rich-veins", hands={0: ["plan-06", "plan-42"]}).dials(2, 2)
        found = Counter(faces(table, option)[0] for option in answers(table, 0, "lock-in", bot=bot()).elements())
        assert found.most_common(1)[0][0] == wanted


def test_a_second_tactic_comes_now_and_then_and_is_doubted_now_and_then() -> None:
    table = duel("cheater", "sponge", card="rich-veins").dials(2, 2)
    second = sum(number for option, number in answers(table, 0, "lock-in").items() if "sleeve" in str(option))
    assert 0 < second < TRIES / 2
    table.lock((0, "plan-04", "shield-2", "done"), (1, "plan-06", "shield-2"))
    doubts = answers(table, 1, "cheater-accuse")
    assert 0 < doubts["accuse"] < doubts["let-be"]


def test_no_envoy_is_liked_for_its_place() -> None:
    table = duel("sponge", "knot", card="diplomatic-gala")
    assert set(answers(table, 1, "friend-up")) == {"skull", "heart", "orbit"}


def test_a_text_is_not_paid_for_in_vain() -> None:
    """The other half of a tactic: a shield where nobody blasts is worth no tactic, a blast at the last ship is."""
    maneuver = "tactician.grand-maneuver"
    for theirs, ships, wanted in (("recover-1", (3, 3), "pass"), ("recover-1", (3, 1), maneuver)):
        table = duel("tactician", "sponge", card="rich-veins").dials(*ships)
        mine = "blast-3" if wanted == "pass" else "shield-2"
        table.lock((0, "plan-04", mine), (1, "plan-06", theirs))
        assert set(answers(table, 0, "use")) == {wanted}


def test_who_wins_anyway_uses_nothing_when_plans_lie_open() -> None:
    pop, hands = "pickled.pop-the-lid", {0: ["plan-18", "plan-02"], 1: ["plan-06", "plan-13"]}
    for plan, used in (("plan-18", False), ("plan-02", True)):
        table = duel("pickled", "knot", card="rich-veins", hands=hands, under={0: ["plan-00", "plan-04"]})
        table.dials(1, 1)
        table.do(0, "use", "pass") if (0, "use") in table.open else None
        table.lock((0, plan, "shield-2"), (1, "plan-06", "shield-2"))
        assert (pop in answers(table, 0, "use")) == used
