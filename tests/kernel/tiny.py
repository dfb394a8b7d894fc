"""Tiny: a second game on the kernel, to prove that the kernel knows no game.

Two to four seats hold coins and a pile of gems lies open. Each round: a die is thrown, every seat bids
coins in secret at the same time, the highest bidder (first of equals) takes that many gems, may share
some with neighbours, and may call one more round. First to ten gems wins.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

from warptable.kernel import (
    PASS,
    BadData,
    Compose,
    Distribute,
    Event,
    GameState,
    GoTo,
    Number,
    Offer,
    Pick,
    PickSome,
    Plain,
    Rng,
    Together,
    plain,
)


@plain
class Purse(Plain):
    coins: int = 10
    gems: int = 0


@plain
class TinyState(GameState[dict[str, Any]]):
    rng: Rng
    step: str = "throw"
    purses: list[Purse] = field(default_factory=list)
    die: int = 0
    bids: list[int] = field(default_factory=list)
    winner: int = -1
    names: dict[str, int] = field(default_factory=dict)
    grid: list[list[int]] = field(default_factory=list)
    last: Purse | None = None


class Tiny:
    """What flows get."""

    def __init__(self, state: TinyState, log: list[Event] | None, uniform: bool) -> None:
        self.s = state
        self.log = log
        self.uniform = uniform
        self.swept = 0

    def emit(self, kind: str, private: dict[int, dict[str, Any]] | None = None, **data: Any) -> None:
        if self.log is not None:
            self.log.append(Event(kind, "T-1", data, private))


def throw(g: Tiny) -> None:
    g.s.die = 1 + g.s.rng.below(4)
    g.emit("thrown", die=g.s.die)


async def bid(g: Tiny) -> str:
    seats = range(len(g.s.purses))
    asked = [Number(seat, "bid", "T-2", 0, g.s.purses[seat].coins) for seat in seats]
    for decision in asked:
        decision.secret = True
    g.s.bids = await Together(asked)
    best = max(g.s.bids)
    g.s.winner = g.s.bids.index(best)
    g.emit("bids", bids=list(g.s.bids))
    for seat in seats:
        g.s.purses[seat].coins -= g.s.bids[seat]
    if best == 0:
        raise GoTo("refill")
    return "take"


async def take(g: Tiny) -> str | None:
    winner = g.s.winner
    others = [seat for seat in range(len(g.s.purses)) if seat != winner]
    g.s.purses[winner].gems += g.s.die
    if await Offer(winner, "share", "T-3", [PASS, "share"], PASS) == "share":
        friends = await PickSome(winner, "friends", "T-3", others, 1, len(others))
        spread = await Distribute(winner, "gems", "T-3", [(seat, g.s.die) for seat in friends], 1, g.s.die)
        for seat, number in spread:
            g.s.purses[seat].gems += number
            g.s.purses[winner].gems -= number
    mood = await Pick(winner, "mood", "T-4", ["calm"])  # one option: never asked
    assert mood == "calm"
    words = await Compose(winner, "speech", "T-5", grammar)
    g.emit("speech", {winner: {"words": list(words)}}, seat=winner)
    return "end" if any(purse.gems >= 10 for purse in g.s.purses) else None


def grammar(picks: list[Any]) -> list[Any]:
    """Up to three greetings, then a full stop."""
    if picks and picks[-1] == "stop":
        return []
    return ["stop"] if len(picks) == 3 else ["stop", ("greet", 0), ("greet", 1)]


def refill(g: Tiny) -> str:
    for purse in g.s.purses:
        purse.coins += 5
    return "throw"


def again(g: Tiny) -> str:
    return refill(g) if not any(purse.coins for purse in g.s.purses) else "throw"


def spin(g: Tiny) -> str:
    return "spin"


async def wait_for_nothing(g: Tiny) -> None:
    class Foreign:
        def __await__(self) -> Any:
            yield "not a decision"

    await Foreign()


async def ask_nothing(g: Tiny) -> None:
    await Pick(0, "nothing", "T-9", [], "never")


async def ask_nothing_in_a_group(g: Tiny) -> None:
    await Together([Pick(0, "something", "T-9", ["this", "that"]), Pick(1, "nothing", "T-9", [], "never")])


async def ask_for_too_many_cards(g: Tiny) -> None:
    await PickSome(0, "cards", "T-9", ["this", "that"], 3, 3)


async def ask_for_too_many_ships(g: Tiny) -> None:
    await Distribute(0, "ships", "T-9", [(4, 2), (7, 0)], 3, 3)


async def ask_for_more_than_allowed(g: Tiny) -> None:
    await Together([PickSome(seat, "cards", "T-9", ["this", "that", "else"], 2, 1) for seat in (0, 1)])


async def ask_nobody(g: Tiny) -> None:
    assert await Together([]) == []


def end(g: Tiny) -> str:
    return ""


class TinyRules:
    name = "tiny"
    version = 1
    state_class = TinyState
    borders: frozenset[str] = frozenset()
    steps: ClassVar[dict[str, Any]] = {
        "throw": throw,
        "bid": bid,
        "take": take,
        "again": again,
        "refill": refill,
        "spin": spin,
        "foreign": wait_for_nothing,
        "nothing": ask_nothing,
        "nothing in a group": ask_nothing_in_a_group,
        "too many cards": ask_for_too_many_cards,
        "too many ships": ask_for_too_many_ships,
        "more than allowed": ask_for_more_than_allowed,
        "nobody": ask_nobody,
        "end": end,
    }

    def following(self, state: TinyState) -> dict[str, str]:
        return {"throw": "bid", "take": "again", "nobody": "end"}

    def rule_numbers(self, state: TinyState) -> dict[str, str]:
        return {}

    def start(self, seed: int, options: int) -> TinyState:
        return TinyState(Rng.seeded(seed), purses=[Purse() for _ in range(options)])

    def game(self, state: TinyState, options: int, log: list[Event] | None, uniform: bool) -> Tiny:
        return Tiny(state, log, uniform)

    def check_options(self, options: Any) -> int:
        if not isinstance(options, int) or not 2 <= options <= 4:
            raise BadData("two to four seats")
        return options

    def view(self, state: TinyState, seat: int | None) -> dict[str, Any]:
        return {"die": state.die, "purses": [[purse.coins, purse.gems] for purse in state.purses], "step": state.step}

    def seats(self, state: TinyState) -> int:
        return len(state.purses)

    def clear_broken_step(self, game: Tiny) -> None:
        game.swept += 1

    def draw_anew(self, game: Tiny, seed: int) -> None:
        game.s.rng = Rng.seeded("anew", seed)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        return tuple(seat for seat, purse in enumerate(state.purses) if purse.gems >= 10)
