"""What an effect demands, forbids or allows until the encounter ends: one small class for each kind.

An effect imposes one (`use.impose(Sends(seat, fewest=1, most=2))`), and the rules ask for the kind they know
(`e.constraint(Sends, seat)`), so new content needs no new field of the state for what the rules know already.
"""

from dataclasses import field

from warptable.kernel import Variant, value


@value
class Constraint(Variant):
    """What holds until the encounter ends."""

    source: str = field(default="", kw_only=True)
    """The alien, card or rule that says so, written by `impose`."""


@value
class OnSeat(Constraint):
    """One that is about a seat."""

    seat: int


# ---------------------------------------------------------------- destiny, launch, alliances


@value
class Targets(Constraint):
    """The gate may be aimed at these planets instead of the usual ones."""

    planets: tuple[int, ...]


@value
class Sends(OnSeat):
    """The fewest and the most ships that the seat may send."""

    fewest: int
    most: int


@value
class FromWarp(OnSeat):
    """How many ships it may send from the warp, within the most that it may send and beyond it."""

    within: int = 0
    beyond: int = 0


@value
class AlliesFromWarp(Constraint):
    """Each ally that joins this side may send so many ships from the warp, beyond the most."""

    side: int
    ships: int


@value
class NoInvites(Constraint):
    """The main player of this side invites nobody."""

    side: int


@value
class MustJoin(OnSeat):
    """It joins this side with four ships if it has them to spare."""

    side: int


# ---------------------------------------------------------------- planning


@value
class MustPlay(OnSeat):
    """It selects this encounter card if it still can."""

    card: int


@value
class AttackOnly(Constraint):
    """Both main players select an attack if they can."""


@value
class SelectsFirst(OnSeat):
    """It selects before the other main player, openly."""


@value
class LaysBlind(OnSeat):
    """Its encounter card is drawn blindly from its hand."""


# ---------------------------------------------------------------- cards


@value
class ShowsDraws(OnSeat):
    """The viewer sees what it draws."""

    viewer: int


@value
class Barred(Constraint):
    """This artifact, or this side of a flare, cannot be played any more."""

    card: int
    flare: str = ""


@value
class Borrowed(OnSeat):
    """The seat holds this card of the owner (-1: its whole hand)."""

    owner: int
    card: int = -1


@value
class Gift(OnSeat):
    """The seat gave this encounter card away."""

    card: int
    receiver: int


@value
class Added(Constraint):
    """This encounter card was added to a total, showing this face, and then discarded."""

    card: int
    face: str


@value
class AtStake(Constraint):
    """This card lies at a planet and is lost with the defense."""

    card: int


@value
class Doubles(OnSeat):
    """Reinforcements that it plays from now on count double."""


# ---------------------------------------------------------------- how it comes out


@value
class Wins(Constraint):
    """This side wins whatever the totals are; the first such constraint counts."""

    side: int


@value
class NoGains(Constraint):
    """Nobody collects compensation or rewards."""


@value
class MoreCompensation(OnSeat):
    """It gets so many cards besides what is due."""

    cards: int


@value
class Due(OnSeat):
    """So many rewards are due to it for the outcome."""

    rewards: int


@value
class GainsTurned(Constraint):
    """Allies of the winner land instead of being rewarded, and the other way round."""


@value
class AnotherEncounter(Constraint):
    """The offense has one more encounter."""


@value
class NewAlien(OnSeat):
    """It gets another alien after the encounter."""


# ---------------------------------------------------------------- what was done, and what is to come


@value
class Acted(OnSeat):
    """It has done what it may do once in an encounter: the ability, and the card it was done to, if that counts."""

    what: str
    card: int = -1


@value
class Engaged(OnSeat):
    """Its special ship of this kind was in the encounter when the outcome was known."""

    ship: str


@value
class Secret(OnSeat):
    """What it did unseen: how, with which card or from which planet, and what the card showed."""

    how: str
    what: int
    face: str = ""


@value
class Announced(OnSeat):
    """It has announced an effect (`Alien.later`), with the numbers that go with it."""

    effect: str
    numbers: tuple[int, ...] = ()


@value
class Later(Announced):
    """It happens when this window opens."""

    window: int = field(kw_only=True)


@value
class InsteadOfCards(Announced):
    """It decides instead of encounter cards, once alliances stand."""
