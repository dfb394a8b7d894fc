"""The ordered layers of a clout (D-GAP-12). A modifier sits in one; the order is the law."""

from enum import IntEnum


class Layer(IntEnum):
    """How a clout is made, from the card in the slot to the last reinforcement."""

    SLOT = 1  # which plan
    BUILD = 2  # two plans make one number; what comparisons call the printed value (D-GAP-31)
    SWAP = 3  # digits are swapped, of all plans of both sides
    VOID = 4  # the plan counts 0
    THIRDS = 5  # a third, or three times as much
    DOUBLE = 6  # twice as much
    ADD = 7  # ship advantage, half of a second plan, what aliens and envoys add
    REINFORCE = 8  # reinforcements on this side
    PARITY = 9  # parity cards look at the sum of all layers before (D-MISC-09)
