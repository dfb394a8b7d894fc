"""Highest: everybody lays a card unseen; the highest takes the round. Whoever takes most of five rounds wins."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from warptable.game import Game
from warptable.games.plain import PlainGame, PlainState, PlainView, Table
from warptable.kernel import Of, Pick, Prompt, Together, plain

HIGHEST = Game("highest", engine="highest:GAME", name="Highest", messages="highest")
LAY = Prompt("lay", Of.CARD)
HELD, CARDS = 3, 32


@plain
class State(PlainState):
    """The cards that nobody has, those in the hands, those laid last, and the rounds that each seat has taken."""

    deck: list[int] = field(default_factory=list)
    hand: list[list[int]] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)


async def draw(table: Table[State]) -> None:
    """H-1."""
    s = table.s
    for seat, hand in enumerate(s.hand):
        drawn = [s.deck.pop() for _ in range(HELD - len(hand))]
        hand += drawn
        table.tell("drew", "H-1", {seat: {"cards": drawn}}, seat=seat, number=len(drawn))


async def lay(table: Table[State]) -> str | None:
    """H-2, H-3, H-4."""
    s = table.s
    s.laid = await Together([Pick(seat, LAY, "H-2", sorted(hand), secret=True) for seat, hand in enumerate(s.hand)])
    for hand, card in zip(s.hand, s.laid, strict=True):
        hand.remove(card)
    best = s.laid.index(max(s.laid))
    s.taken[best] += 1
    table.tell("took", "H-3", seat=best, cards=s.laid)
    s.rounds += 1
    if s.rounds <= 5:
        return None
    return table.end(*(seat for seat, taken in enumerate(s.taken) if taken == max(s.taken)))


class Highest(PlainGame[State]):
    """Everything that is asked of the game."""

    id, low, high = "highest", 2, 4
    state, steps, answers = State, {"draw": draw, "lay": lay}, {LAY: range(1, CARDS + 1)}
    hands, piles, lists = {"hand": HELD}, frozenset({"deck"}), {"laid": 0, "taken": 0}
    laws: Mapping[str, str] = {
        "H-1": "Everybody draws up to three cards.",
        "H-2": "Everybody lays a card that nobody sees yet.",
        "H-3": "The highest card takes the round.",
        "H-4": "Whoever has taken most rounds after five wins.",
    }

    def start(self, table: Table[State]) -> None:
        s = table.s
        s.deck = list(range(1, CARDS + 1))
        s.rng.shuffle(s.deck)
        s.hand, s.laid, s.taken = [[] for _ in range(s.players)], [0] * s.players, [0] * s.players

    def points(self, state: State) -> Sequence[int]:
        return state.taken

    def points_in(self, view: PlainView) -> Sequence[int]:
        return list(view.table["taken"])


GAME = Highest()
