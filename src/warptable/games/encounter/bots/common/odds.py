"""Totals as far as a seat can see them, and which side would win."""

from ...engine.model.cards import CardType, Face
from ...engine.model.roles import DEFENSE, OFFENSE
from ...engine.rules import reckoning
from .reading import Reading

UNSEEN = Face("", CardType.ATTACK, 0)
"""What a card counts that this seat cannot see."""


def reversed_result(reading: Reading) -> tuple[bool, bool]:
    """(the lower total wins, winner and loser change places), by the modifiers that everybody sees."""
    modifiers = reading.modifiers
    return reckoning.lower_wins(modifiers), reckoning.is_upset(modifiers)


def totals(reading: Reading) -> tuple[int, int]:
    """The totals of offense and defense, as the rules reckon them, by what this seat sees."""
    cards = reading.slot(OFFENSE) or UNSEEN, reading.slot(DEFENSE) or UNSEEN
    fight = reading.fight(cards)
    return reckoning.value_of(fight, OFFENSE), reckoning.value_of(fight, DEFENSE)


def lead_with(reading: Reading, cards: tuple[Face, Face]) -> int:
    """By how much the offense would lead with these cards, by everything that is in force."""
    fight = reading.fight(cards)
    return reckoning.value_of(fight, OFFENSE) - reckoning.value_of(fight, DEFENSE)


def leads(reading: Reading, side: int, extra: tuple[int, int] = (0, 0)) -> bool:
    """Would this side win attack against attack now, with these extra reinforcements of both sides?"""
    modifiers = reading.modifiers
    values = [total + more for total, more in zip(totals(reading), extra, strict=True)]
    return (reckoning.ahead(values, modifiers) == side) != reckoning.is_upset(modifiers)


def result_with(reading: Reading, side: int, card: Face | None, extra: int) -> tuple[int, float]:
    """(winner, my lead) if this side had this card instead of its own (None: the one that lies there) and so many more
    points. The winner is -1 where nobody wins; the lead is below zero for a side that is behind."""
    shown = [reading.slot(OFFENSE) or UNSEEN, reading.slot(DEFENSE) or UNSEEN]
    if card is not None:
        shown[side] = card
    fight = reading.fight((shown[0], shown[1]))
    values = [reckoning.value_of(fight, OFFENSE), reckoning.value_of(fight, DEFENSE)]
    values[side] += extra
    modifiers = reading.modifiers
    result = reckoning.decided(fight.shown, modifiers, (values[0], values[1]), fight.automatic)
    assert result is not None
    lead = values[side] - values[1 - side]
    backwards = reckoning.lower_wins(modifiers) != reckoning.is_upset(modifiers)
    return result.winner if result.kind == "won" else -1, -lead if backwards else lead


def wanted_side(r: Reading) -> int:
    """The side whose win is worth more to me."""
    offense, defense = r.worth_of_win(OFFENSE), r.worth_of_win(DEFENSE)
    if offense == defense:
        return r.side_of(r.me)
    return OFFENSE if offense > defense else DEFENSE
