"""The questions of the rules themselves, each with its shape. What a text asks is declared in the file of its card.

There is no `Offer` in this family: nothing answers a use, so an optional use is a `Pick` put to one seat.
"""

from typing import NamedTuple

from warptable.kernel import DONE, PASS, Of, Prompt

OF_ENVOY = "envoy"
"""The icon of an envoy in play."""
OF_TACTIC = "tactic"
"""The number of a tactic, 0 to 4."""
OF_LOCK = "lock"
"""Picks that make a locked answer: the number of a card, ("with", card), ("tactic", tactic, half), ("sleeve", tactic,
half)."""
OF_REINFORCEMENT = "reinforcement"
"""(card, seat): a card of the hand and the seat whose clout it changes."""
OF_BUILD = "build"
"""(tens, ones, half): the card that is the plan, with -1 for `ones`, or the two that give tens and ones; and the card
of which half is added, or -1."""
OF_FACE_IN_PILE = "pile-card"
"""The number of a card that lies open: `about["faces"]` says what each of the options shows, in their order."""

WITH, TACTIC, SLEEVE, KEEP = "with", "tactic", "sleeve", "keep"
"""The words in the picks of a locked answer: a further plan, the tactic, a second tactic, and the old choice."""


class Brings(NamedTuple):
    """What an answer or a use brings to its seat; below zero, what it costs."""

    cards: int = 0  # from one's own deck
    ships: int = 0  # from the Warp to the supply
    support: int = 0  # reinforcements
    tactics: int = 0  # readied ones
    clout: int = 0
    other_ships: int = 0  # ships of the opponent that go to the Warp, or come from there if below zero
    other_half: bool = False  # the other half of the tactic that the seat has shown


CHOOSE_ALIEN = Prompt("choose-alien", Of.ALIEN)
"""Pick, joint, secret: which of the aliens dealt is kept (D-GAP-19)."""
HAND_LIMIT = Prompt("hand-limit", Of.CARD)
"""PickSome, joint, secret: which cards are discarded (D-HAND-02)."""
WHERE = Prompt("where", Of.PLANET)
"""Pick: the planet, by the straggler (D-BAR-04) or by a text."""
DIAL = Prompt("dial", Of.NUMBER)
"""Number from 1 to 4, joint if both send, secret (D-D01-01)."""
REVEAL_ENVOY = Prompt("reveal-envoy", OF_ENVOY, ("wait", "reveal"))
"""Pick of `wait` and `reveal`; PickSome of icons for a seat with several facedown allies (D-D03-01)."""
PLAN_OPEN = Prompt("plan-open", OF_LOCK, (DONE,))
"""Compose: the plans of a seat that must lay them first and faceup."""
LOCK_IN = Prompt("lock-in", OF_LOCK, (DONE,))
"""Compose, joint, secret: a card; perhaps ("with", card); ("tactic", tactic, half); perhaps ("sleeve", tactic, half).
Where more could follow but need not, the last pick is `done`."""
TACTIC_ANEW = Prompt("tactic-anew", OF_LOCK, (KEEP, DONE), declines=KEEP)
"""Compose, secret: `keep`, or a tactic and half as in `lock-in`."""
BUILD = Prompt("build", OF_BUILD)
"""Pick: what the plans laid count as, if there are several (D-GAP-31)."""
REINFORCE = Prompt("reinforce", OF_REINFORCEMENT, (PASS,))
"""Pick, secret: `pass` or (card, seat) (D-REI-03)."""
ROLL_OUT = Prompt("roll-out", OF_REINFORCEMENT, (DONE,))
"""Compose, secret: any number of (card, seat), then `done`."""
USE = Prompt("use", Of.USE, (PASS,))
"""Pick: `pass` or the id of an optional text whose cost can be paid (D-GAP-21)."""
ORDER_USES = Prompt("order-uses", Of.USE)
"""Pick: which of several texts of a seat comes first (D-GAP-06)."""
FRIEND_UP = Prompt("friend-up", OF_ENVOY, (PASS,), gains=True)
"""Pick: an envoy, also one on which it has no effect (D-GAP-23); `pass` where the text says may."""
FRIEND_DOWN = Prompt("friend-down", OF_ENVOY, (PASS,))
"""Pick: as before, for a decrease."""
KEEP_ENVOY = Prompt("keep-envoy", OF_ENVOY, gains=True)
"""Pick: which of several allies stays (D-ENV-09)."""
READY = Prompt("ready", OF_TACTIC, gains=True)
"""Pick or PickSome of one's own spent tactics."""
SPEND = Prompt("spend", OF_TACTIC)
"""Pick or PickSome of one's own readied tactics."""
FROM_PILE = Prompt("from-pile", OF_FACE_IN_PILE, gains=True)
"""Pick: a card of one's own discard pile."""
DISCARD = Prompt("discard", Of.CARD)
"""PickSome, secret: cards of one's own hand."""
GIVE = Prompt("give", Of.CARD)
"""PickSome, secret: cards of one's own hand that the opponent gets."""
EXCHANGE = Prompt("exchange", Of.CARD)
"""PickSome, joint, secret: the cards that change hands."""
LINE = Prompt("line", Of.PLANET, gains=True)
"""Pick or PickSome: planets of which resources are acquired; of equal symbols one is listed (D-RES-03)."""
CHOICE = Prompt("choice", Of.WORD)
"""Pick: one of the alternatives of a destiny card, by its word."""
RECOVER_FROM = Prompt("recover-from", Of.LEAVING, gains=True)
"""Distribute over the Warp and the Warpplanet (D-WRP-04)."""
DESTROYED_TO = Prompt("destroyed-to", Of.ARRIVING)
"""Distribute over the places to which destroyed ships may go instead of the Warp, and the Warp (D-GAP-27)."""
RETREAT = Prompt("retreat", Of.LEAVING)
"""Distribute over planets: ships that go back to the supply."""
SEND_TO = Prompt("send-to", Of.ARRIVING)
"""Distribute over planets: ships sent from the supply."""
DESTROY_AT = Prompt("destroy-at", Of.PLANET, harms=True)
"""Pick: a planet on which ships of the opponent are destroyed."""
SETTLE = Prompt("settle", Of.PLANET, (PASS,), gains=True)
"""Pick: a revealed planet without own ships, to which one is sent; or `pass`."""

ENGINE: tuple[Prompt, ...] = tuple(prompt for prompt in tuple(globals().values()) if isinstance(prompt, Prompt))
"""All questions of the rules."""
