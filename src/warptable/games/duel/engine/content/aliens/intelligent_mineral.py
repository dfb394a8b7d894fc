"""Intelligent Mineral: guesses a digit of the opponent's plan."""

from ..api import BOTH, Alien, Bout, Of, Use, W, digits, printed

ALIEN = Alien("intelligent-mineral")
DIGIT = ALIEN.prompt("digit", of=Of.NUMBER, odds={1: 5, 2: 8, 3: 5, 4: 2, 5: 2, 8: 2})
GUESSED = "digit"
NAMED = ALIEN.memory(GUESSED, 0)


@ALIEN.ability(W.REVEAL_BEFORE, header=BOTH, may=True)
async def calculated_guess(use: Use) -> None:
    """Name a digit from 1 to 9, but not the one named last."""
    barred = NAMED[use]
    digit = await use.pick(DIGIT, [digit for digit in range(1, 10) if digit != barred])
    use.remember(NAMED, digit)
    use.say(GUESSED, digit)


@ALIEN.clout(header=BOTH, name="calculated-guess")
def right(bout: Bout, seat: int) -> int:
    """If the opponent's plan shows it: 8 for the digit 1, 15 for any other, once."""
    digit = bout.said.get(GUESSED)
    if digit not in digits(printed(bout.slots[1 - seat])):
        return 0
    return 8 if digit == 1 else 15
