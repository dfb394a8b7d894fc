"""Calculator: once both cards are down, may cut the higher attack down by the lower one."""

from ..api import BOTH_ATTACK, Alien, Layer, Modifier, Of, PowerUse, Role, Use, W

ALIEN = Alien("calculator")
ALIEN.event("called", "seat word")
CALL = ALIEN.prompt("call", Of.WORD, ("odd", "even"))
EVEN, ODD = 0, 1


@ALIEN.value_op("equalize")
def _equalize(values: list[int], modifier: Modifier, sides: list[int]) -> None:
    """Higher minus lower takes the place of the higher value; equal values are left alone."""
    low, high = sorted(values)
    if low != high:
        values[values.index(high)] = high - low


@ALIEN.ability(W.CARDS_SELECTED, role=Role.MAIN)
def equalize(use: Use) -> None:
    """If both cards turn out to be attacks, the higher one counts for the difference of the two."""
    use.modify(Layer.VALUE, op="calculator.equalize", needs=BOTH_ATTACK)


@ALIEN.value_op("parity")
def _parity(values: list[int], modifier: Modifier, sides: list[int]) -> None:
    """A right call takes the caller's value off the other card, a wrong one the other value off the caller's."""
    mine = modifier.side
    reduced = 1 - mine if sum(values) % 2 == modifier.amount else mine
    values[reduced] -= values[1 - reduced]


@ALIEN.wild(W.CARDS_SELECTED, role=Role.MAIN)
async def call(use: Use) -> None:
    """The holder calls odd or even before anybody sees the cards."""
    word = await use.pick(CALL, CALL.words)
    use.emit("called", word=word)
    parity = ODD if word == "odd" else EVEN
    use.modify(Layer.VALUE, use.side, op="calculator.parity", amount=parity, needs=BOTH_ATTACK)


@ALIEN.super(W.CARDS_SELECTED, role=Role.ALLY)
async def ally(use: PowerUse) -> None:
    """The power works for an ally too, on the cards of the main players."""
    await use.use_power(equalize)
