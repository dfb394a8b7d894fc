"""Destiny cards as declared data: what they are about, where a duel takes place, and the switches of its rules."""

from __future__ import annotations

from enum import StrEnum

from warptable.kernel import value

from ..model.decks import DISCOVERY, EVENT, REFRESH, CardKind
from ..model.effects import Effect
from ..model.frame import PLAIN, Switches
from ..model.places import Symbol

WINNER, LOSER = "winner", "loser"


class Where(StrEnum):
    """How a duel gets its planet (D-DES-11)."""

    DISCOVERED = "discovered"
    BAR = "bar"
    LAST = "last"  # the planet of the duel before; without one the bar
    LEADERS = "leaders"  # one that the leader controls, by choice of the straggler; without one the bar


@value
class Award:
    """The prize of a duel card and who resolves it (D-D10-01)."""

    who: str
    effects: tuple[Effect, ...]


@value
class DestinyCard:
    """One destiny card. `effects` is its text: of a calamity or refresh card, or what the winner of a contest does.
    `on_sent` is done by each seat whose ships have arrived, `before_plans` once in the first round."""

    id: str
    kind: CardKind
    deck: str
    next: str
    advantage: int = 0
    where: Where = Where.DISCOVERED
    bar: tuple[Symbol, ...] = ()
    prize: Award | None = None
    effects: tuple[Effect, ...] = ()
    on_sent: tuple[Effect, ...] = ()
    before_plans: tuple[Effect, ...] = ()
    switches: Switches = PLAIN


def loser(*effects: Effect) -> Award:
    """A prize for the loser of the duel."""
    return Award(LOSER, effects)


def winner(*effects: Effect) -> Award:
    """A prize for the winner of the duel."""
    return Award(WINNER, effects)


def discovery(
    name: str,
    advantage: int,
    next_deck: str,
    prize: Award,
    *,
    on_sent: tuple[Effect, ...] = (),
    before_plans: tuple[Effect, ...] = (),
    switches: Switches = PLAIN,
) -> DestinyCard:
    """D-DES-06: a planet is discovered, and there is a duel on it."""
    return DestinyCard(
        name,
        CardKind.DUEL,
        DISCOVERY,
        next_deck,
        advantage,
        prize=prize,
        on_sent=on_sent,
        before_plans=before_plans,
        switches=switches,
    )


def duel(
    name: str,
    advantage: int,
    bar: str,
    next_deck: str,
    prize: Award,
    *,
    where: Where = Where.BAR,
    before_plans: tuple[Effect, ...] = (),
    switches: Switches = PLAIN,
) -> DestinyCard:
    """D-DES-07: a duel on a revealed planet. `bar`: the symbols of the planet bar, as words."""
    symbols = tuple(Symbol(word) for word in bar.split())
    return DestinyCard(
        name,
        CardKind.DUEL,
        EVENT,
        next_deck,
        advantage,
        where,
        symbols,
        prize,
        before_plans=before_plans,
        switches=switches,
    )


def contest(name: str, next_deck: str, *effects: Effect, switches: Switches = PLAIN) -> DestinyCard:
    """D-CNT-07: the winner of a contest does this."""
    return DestinyCard(name, CardKind.CONTEST, EVENT, next_deck, effects=effects, switches=switches)


def calamity(name: str, next_deck: str, *effects: Effect, bar: str = "") -> DestinyCard:
    """D-DES-07: another effect. It is carried out by the leader, unless it names somebody."""
    symbols = tuple(Symbol(word) for word in bar.split())
    return DestinyCard(name, CardKind.CALAMITY, EVENT, next_deck, bar=symbols, effects=effects)


def refresh(name: str, next_deck: str, *effects: Effect) -> DestinyCard:
    """D-DES-08: benefits for both."""
    return DestinyCard(name, CardKind.REFRESH, REFRESH, next_deck, effects=effects)
