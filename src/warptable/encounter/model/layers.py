"""The ordered layers of a total. A modifier sits in one; the order is the law, not numbers on powers."""

from enum import IntEnum


class Layer(IntEnum):
    """How a side's total is made, from the card in the slot to the last reinforcement."""

    SLOT = 1  # which card lies in the slot
    FACE_SELF = 2  # cards that change themselves (morph)
    FACE = 3  # later renaming, newest last
    KICK = 4  # multiplies the card's value
    VALUE_FIRST = 5  # value changes 'before any other effect'
    VALUE = 6  # value changes, in seat order
    COUNT = 7  # which ships count
    WORTH = 8  # points per ship
    SIGN = 9  # ships that count negative
    COMBINE = 10  # how card and ships are put together
    BONUS = 11  # keeps its sign always
    REINFORCE = 12  # reinforcements, on the side their player chose
    COMPARE = 13  # lower total wins instead of higher
    UPSET = 14  # winner and loser change places, last of all
