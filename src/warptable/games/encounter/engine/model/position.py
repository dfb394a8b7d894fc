"""A table in the middle of a game, described from outside: for lessons and for tests of single situations."""

from warptable.kernel import value


@value
class Position:
    """How a table stands when a turn begins. It is set up as always and then changed as described here.

    `hands` are the faces that each seat holds. `deck` are the faces on top of the deck and `destiny` the cards on top
    of the destiny deck, the next one first. It is the turn of `first`. `moves` (seat, ships, from, to) have brought the
    ships to where they are. `techs` (seat, name, ships, completed) lie at the seats, and no others.
    `rewards` are the faces of the reward cards that each seat holds besides, `reward_deck` those on top of that deck.
    """

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()
    destiny: tuple[str, ...] = ()
    first: int = 0
    moves: tuple[tuple[int, int, int, int], ...] = ()
    techs: tuple[tuple[int, str, int, bool], ...] = ()
    rewards: tuple[tuple[str, ...], ...] = ()
    reward_deck: tuple[str, ...] = ()
