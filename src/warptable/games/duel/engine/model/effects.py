"""What texts of destiny cards do, as values. `rules/effects.py` carries them out.

An effect is carried out by one seat: the receiver of a prize, the winner of a contest, or whom `Each` or `ByRole` name.
So a destiny card is one entry of data, and the catalogue can tell what it does.
"""

from __future__ import annotations

from warptable.kernel import value

ALL = 99
"""As many as there are."""
LEADER, STRAGGLER = "leader", "straggler"


class Effect:
    """Base of all effects."""

    __slots__ = ()


@value
class Recover(Effect):
    """Ships from the Warp to the supply, as many as there are (D-ABL-05)."""

    ships: int


@value
class RecoverFor(Effect):
    """This many ships for each planet that the opponent controls, within bounds."""

    each: int
    low: int
    high: int


@value
class Draw(Effect):
    number: int


@value
class DrawUp(Effect):
    """Draw to the hand limit; whoever draws fewer than `under` cards does `then` as well."""

    under: int = 0
    then: tuple[Effect, ...] = ()


@value
class Gain(Effect):
    """Reinforcements (D-REI-01)."""

    number: int


@value
class Ready(Effect):
    """Own spent tactics become readied; the owner chooses which."""

    number: int


@value
class Spend(Effect):
    """Own readied tactics become spent; the owner chooses which."""

    number: int


@value
class Befriend(Effect):
    """Increase the friendship with one envoy."""

    may: bool = False


@value
class Unfriend(Effect):
    """Decrease the friendship with one envoy."""

    may: bool = False


@value
class TakeRandom(Effect):
    """Cards at random from the opponent's hand."""

    number: int


@value
class FromPile(Effect):
    """A card of one's choice from one's own discard pile into the hand."""


@value
class DiscardHand(Effect):
    """The whole hand goes to one's own discard pile."""


@value
class DiscardAny(Effect):
    """Discard any number of cards, then draw that many and some more."""

    more: int


@value
class Give(Effect):
    """Cards of one's choice to the opponent. A card must be used, so an empty hand is refilled (D-HAND-05)."""

    number: int


@value
class Exchange(Effect):
    """Both seats pick cards in secret, which change hands at the same time. Cards must be used, so an empty hand is
    refilled (D-HAND-05)."""

    number: int


@value
class LoseSupply(Effect):
    """Ships in one's own supply are destroyed, but `keep` of them stay."""

    ships: int
    keep: int = 0


@value
class Bombard(Effect):
    """Ships in the opponent's supply are destroyed, but `keep` of them stay."""

    ships: int
    keep: int = 0


@value
class LoseSent(Effect):
    """Whoever sent at least this many ships loses some of them on the planet of the duel."""

    least: int
    ships: int


@value
class StrikePlanet(Effect):
    """Pick a planet that the opponent controls; ships of theirs there are destroyed."""

    ships: int


@value
class DestroyAll(Effect):
    """The planet bar picks a planet; all ships there are destroyed."""


@value
class RetreatAny(Effect):
    """Any number of own ships may retreat from planets."""


@value
class SendMore(Effect):
    """Up to this many ships may be sent to planets one controls; it is not a forced sending."""

    ships: int


@value
class Settle(Effect):
    """With at most this many planets one may send a ship to a revealed planet where one has none."""

    most: int


@value
class Choose(Effect):
    """One of several, by its word."""

    ways: tuple[tuple[str, tuple[Effect, ...]], ...]


@value
class Each(Effect):
    """Both seats, the first one in full before the other (D-GAP-24)."""

    effects: tuple[Effect, ...]
    first: str = LEADER


@value
class ByRole(Effect):
    """The two roles do different things, in the order of `first`."""

    leader: tuple[Effect, ...]
    straggler: tuple[Effect, ...]
    first: str = LEADER


@value
class Other(Effect):
    """The opponent does this."""

    effects: tuple[Effect, ...]


@value
class Lines(Effect):
    """Resources of planets (D-RES-01..04): a line for each symbol. `planets`: how many; 0 is each symbol once. `own`:
    of planets one controls; otherwise of any revealed one, but not the planet that the other seat has named. Whoever
    has no planet to name does `without`."""

    blue: tuple[Effect, ...]
    pink: tuple[Effect, ...]
    green: tuple[Effect, ...]
    planets: int = 1
    own: bool = True
    without: tuple[Effect, ...] = (Recover(2),)


@value
class AllNeutral(Effect):
    """All allied envoys become neutral."""


@value
class ReplaceNeutral(Effect):
    """Neutral envoys leave the game, and new ones come from their decks; if there was none, the straggler does
    `otherwise`."""

    otherwise: tuple[Effect, ...]


@value
class Certify(Effect):
    """Whoever controls at least `most` planets against at most `least` wins the game at once (D-GAP-26). Otherwise
    whoever controls fewer does `fewer`, and both do `equal` if they control equally many."""

    most: int
    least: int
    fewer: tuple[Effect, ...]
    equal: tuple[Effect, ...]
