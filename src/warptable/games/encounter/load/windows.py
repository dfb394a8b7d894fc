"""How often a person is asked for reactions: questions per encounter, counted over many games.

The person gets a flare and a card that can cancel a power as the only cards to play out of turn, beside reinforcements,
and passes whatever comes. Bots play the other seats, answer all questions that are no reactions, and react themselves.
With another person at the table a pause lasts as long for everybody, but only those are asked something who have an
answer.

    python -m warptable.games.encounter.load.windows --games 20

With variants everything counts, whatever the person holds: reward cards and techs are to be among it.

    python -m warptable.games.encounter.load.windows --games 20 --variants technology,reward-deck --players 4 --people 4

`--rewards 2` deals two reward cards to everybody at the start, as if a part of the game were over.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import msgspec

from warptable.bots import Saying, Sight, make_bot
from warptable.kernel import Decision, Rng, Session
from warptable.table.play.bots import STAND_IN, think
from warptable.table.play.game import RunningGame
from warptable.table.play.hooks import rounds
from warptable.table.play.journal import Entry
from warptable.table.play.orders import StandingOrders
from warptable.table.play.seats import BOT_NAMES, SeatHolder
from warptable.table.rooms.new_game import new_session
from warptable.table.rooms.settings import TableSettings

from ..engine.model.cards import FACES, CardType
from ..engine.model.piles import COSMIC, REWARD
from ..engine.model.state import State
from ..engine.model.windows import W
from ..page.hooks import cancelling_cards

ME = 0
"""The seat of the person."""
TABLE = TableSettings(players=5, pace="live", window=5, speed="none")


@dataclass(slots=True)
class Windows:
    """What was counted, each for one whole encounter: the pauses in which the table waited for anybody, those in which
    it waited for the person (among others), and those of them in which the person had something to answer. `kinds`
    tells which these were."""

    stops: list[int] = field(default_factory=list)
    pauses: list[int] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, other: Windows) -> None:
        self.stops += other.stops
        self.pauses += other.pauses
        self.questions += other.questions
        self.kinds += other.kinds

    def __str__(self) -> str:
        if not self.pauses:
            return "no encounters"
        found = [
            f"{name} mean {mean(counts):.2f}, most {max(counts)}"
            for name, counts in (("questions", self.questions), ("pauses", self.pauses), ("of the table", self.stops))
        ]
        kinds = [f"  {often / len(self.pauses):.2f} {kind}" for kind, often in self.kinds.most_common()]
        return "\n".join([f"{'; '.join(found)}; {len(self.pauses)} encounters", *kinds])


class _Unkept:
    """Nothing is stored: the game is played for its questions alone."""

    is_watched = True

    def check(self) -> None: ...

    def keep(self, entry: Entry) -> None: ...

    def snapshot(self, data: bytes) -> None: ...

    def keep_record(self) -> None: ...

    def announce(self, message_id: str, seat: int) -> None: ...

    def say(self, saying: Saying) -> None: ...

    async def written(self) -> None: ...

    async def working(self) -> float:
        return 0.0


@dataclass(slots=True)
class _Table:
    settings: TableSettings
    seats: list[SeatHolder]
    orders: list[StandingOrders]
    unread: bool = False
    played_on: bool = False
    halted: bool = False


def has_both(session: Session[Any], seat: int) -> bool:
    """Has this seat one flare and, as its only artifact, a card that cancels powers?"""
    kinds = Counter(FACES[card.face].type for card in session.view(seat).hand)
    return kinds[CardType.FLARE] == kinds[CardType.ARTIFACT] == 1 and bool(cancelling_cards(session, seat))


def dealt(settings: TableSettings, seed: int, seat: int, rewards: int = 0) -> Session[State]:
    """A new game in which this seat has both, by exchanging the faces of its cards with those of others, and everybody
    this many reward cards."""
    session = new_session(settings, None, seed)
    while session.basis()[0].step.startswith("setup"):  # aliens are chosen before anybody has cards
        _answer_by_bot(session, session.decisions[0])
    state: State = session.basis()[0].clone()
    plays = session.game.registry.card_plays
    hand, pile = state.seats[seat].hand, state.piles[COSMIC]
    others = [card for card in range(pile.first, pile.end) if card not in hand]

    def exchange(mine: int, wanted: Callable[[str], bool]) -> None:
        other = next(card for card in others if wanted(state.faces[card]))
        state.faces[mine], state.faces[other] = state.faces[other], state.faces[mine]

    for card in hand:
        if not FACES[state.faces[card]].encounter:
            exchange(card, lambda face: FACES[face].encounter)
    exchange(hand[0], lambda face: FACES[face].type is CardType.FLARE)
    exchange(hand[1], lambda face: int(W.USE_ANNOUNCED) in plays.get(face, {}))
    for player in state.seats:
        player.hand += [state.piles[REWARD].draw.pop() for _ in range(rewards)]
    return Session(session.rules, seed, session.options, state, session.uniform)


async def count(settings: TableSettings, seed: int, *, persons: int = 2, rewards: int = 0) -> Windows:
    """Play one game as the first seat. An encounter counts if the person has both cards at its start and end; with
    variants every encounter counts."""
    session, found = dealt(settings, seed, ME, rewards), Windows()
    people = set(range(persons))
    game = _play(session, settings, people)

    def fits() -> bool:
        return bool(settings.variants) or has_both(session, ME)

    encounter, asked, counts = rounds(session), Windows([0], [0], [0]), fits()
    while not session.over:
        if rounds(session) != encounter:
            found.add(asked if counts and fits() else Windows())
            encounter, asked, counts = rounds(session), Windows([0], [0], [0]), fits()
        if await game.advance():
            continue
        if game.pause is None:
            _answer_by_bot(session, next(decision for decision in session.decisions if decision.seat in people))
            continue
        asked.stops[0] += 1
        for seat in game.pause.open_to(game.people()):
            if seat == ME:
                asked.pauses[0] += 1
                if game.pause.choices.get(seat):
                    asked.questions[0] += 1
                    asked.kinds[str(game.pause.first.prompt)] += 1
            await game.pauses.react(seat, game.pauses.number, "pass")
    return found


def _play(session: Session[Any], settings: TableSettings, people: set[int]) -> RunningGame:
    seats = [
        SeatHolder(guest=name, name=name) if seat in people else SeatHolder(name=name, bot=STAND_IN)
        for seat, name in enumerate(BOT_NAMES[: settings.players])
    ]
    return RunningGame(session, _Table(settings, seats, [StandingOrders() for _ in seats]), _Unkept(), lambda: None)


def _answer_by_bot(session: Session[Any], decision: Decision[Any]) -> None:
    rng = Rng.seeded(f"person-{decision.seat}-{len(session.history)}", session.seed)
    answer = think(make_bot(STAND_IN), Sight(session, decision.seat), decision.twin(), rng)
    session.answer(decision, answer)


async def count_all(settings: TableSettings, seeds: Sequence[int], *, persons: int = 2, rewards: int = 0) -> Windows:
    """The windows of all these games together."""
    found = Windows()
    for seed in seeds:
        found.add(await count(settings, seed, persons=persons, rewards=rewards))
    return found


def main() -> None:
    """Count, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--variants", default="", help="separated by commas")
    parser.add_argument("--players", type=int, default=TABLE.players)
    parser.add_argument("--rewards", type=int, default=0, help="reward cards that everybody has at the start")
    parser.add_argument("--people", type=int, default=2, help="people at the table; bots play the other seats")
    asked = parser.parse_args()
    table = msgspec.structs.replace(
        TABLE, players=asked.players, variants=tuple(filter(None, asked.variants.split(",")))
    )
    for persons in dict.fromkeys((asked.people, 1)):
        words = "alone with bots" if persons == 1 else f"{persons} people"
        found = asyncio.run(count_all(table, range(asked.games), persons=persons, rewards=asked.rewards))
        print(f"{words}: {found}")


if __name__ == "__main__":
    main()
