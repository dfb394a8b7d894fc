"""The switches of a duel or contest: what its card changes about the rules."""

from warptable.kernel import value


@value
class Switches:
    """Rules of a duel that a card changes."""

    dial_limit: int = 0  # a higher dial counts as this; 0: no limit
    extra: int = 0  # ships that are sent besides those of the dial
    fixed: int = 0  # no dials: each sends this many
    from_warp: bool = False  # ships are sent from the Warp; whoever has none there sends 1 from the supply
    controllers_stay: bool = False  # who controls the planet cannot send, until a restart (D-GAP-08)
    late: bool = False  # dials are revealed and ships sent just before tactics
    retreat_first: bool = False  # all ships there retreat before the duel begins
    tactics: bool = True
    blast: int = 0  # added to each revealed blast
    shield: int = 0  # added to each shield of a seat that controls the planet
    loser_stays: bool = False
    lower_wins: bool = False


PLAIN = Switches()
"""Nothing is changed."""
