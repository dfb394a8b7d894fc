"""The ordered layers of a total. A modifier sits in one; the order is the law, not numbers on powers."""

from enum import IntEnum


class Layer(IntEnum):
    """How a side's total is made, from what the card in the slot shows to the last reinforcement. The numbers are those
    of events and views; only their order means something."""

    FACE = 3  # later renaming, newest last
    KICK = 4  # multiplies the card's value
    VALUE_FIRST = 5  # value changes 'before any other effect'
    VALUE = 6  # value changes, in seat order
    COUNT = 7  # another number of ships is counted for one seat
    WORTH = 8  # points per ship
    SIGN = 9  # ships that count negative
    COMBINE = 10  # how card and ships are put together
    BONUS = 11  # keeps its sign always
    REINFORCE = 12  # reinforcements, on the side their player chose
    COMPARE = 13  # lower total wins instead of higher
    UPSET = 14  # winner and loser change places, last of all
