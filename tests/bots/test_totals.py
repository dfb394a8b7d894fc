"""A bot reads the totals off its own view as the rules reckon them, whatever aliens do to the values of cards."""

from collections.abc import Sequence

import pytest

from tests.games.encounter.scenario import Table, table
from warptable import Pack
from warptable.bots import Sight
from warptable.games.encounter.bots.common.odds import leads, totals
from warptable.games.encounter.bots.common.reading import Reading
from warptable.games.encounter.engine.content.api import ATTACK, Alien, Layer, Modifier, Role, Use, W

SELECTED = "window-CARDS_SELECTED"
MORE = "reinforcement-2"  # in hand: the game stops before the reinforcements


def clash(*aliens: str, own: str, other: str, flare: str = "", packs: Sequence[Pack] = ()) -> Table:
    """Seat 0 attacks with three ships, and two of an ally, against four."""
    hands = {0: [own, MORE, *filter(None, [flare])], 1: [other, "attack-06"], 2: ["attack-06"]}
    return table(*aliens, hands=hands, packs=packs).encounter(ships=3, allies={2: ("offense", 2)}, cards=(own, other))


def mirror() -> Table:
    t = clash("mirror", "parasite", "filch", own="attack-15", other="attack-20")
    return t.do(0, SELECTED, "mirror.reverse")


def calculator() -> Table:
    t = clash("calculator", "parasite", "filch", own="attack-15", other="attack-08")
    return t.do(0, SELECTED, "calculator.equalize")


def calculator_flare() -> Table:
    t = clash("human", "parasite", "filch", own="attack-15", other="attack-08", flare="flare-calculator")
    return t.do(0, SELECTED, "flare-calculator").do(0, "calculator-call", "odd")


def gambler() -> Table:
    t = clash("gambler", "parasite", "filch", own="attack-04", other="attack-12")
    return (
        t.do(0, "window-REVEAL_TURN", "gambler.bluff")
        .do(0, "gambler-face", "attack-30")
        .do(1, "gambler-challenge", "believe")
    )


def gambler_flare() -> Table:
    t = clash("human", "parasite", "filch", own="attack-12", other="attack-08", flare="flare-gambler")
    return t.do(0, "window-REVEAL_BEFORE", "flare-gambler").do(0, "gambler-spread", 10)


def tripler() -> Table:
    return clash("tripler", "parasite", "filch", own="attack-08", other="attack-20")


def tripler_high() -> Table:
    return clash("parasite", "tripler", "filch", own="attack-08", other="attack-20")


def squarer() -> Alien:
    """An alien from outside the package, which changes values in its own way."""
    alien = Alien("squarer")

    @alien.value_op("square")
    def square(values: list[int], modifier: Modifier, sides: Sequence[int]) -> None:
        for side in sides:
            values[side] *= values[side]

    @alien.ability(W.REVEALED_VALUE, role=Role.MAIN, must=True)
    def squares(use: Use) -> None:
        use.modify(Layer.VALUE, use.side, op="squarer.square", needs=ATTACK)

    return alien


def from_a_pack() -> Table:
    pack = Pack("powers", "1", {"squarer": squarer()})
    t = clash("squarer", "parasite", "filch", own="attack-08", other="attack-20", packs=[pack])
    assert t.total(0) == 8 * 8 + 3 + 2
    return t


CASES = [mirror, calculator, calculator_flare, gambler, gambler_flare, tripler, tripler_high, from_a_pack]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_every_seat_reads_the_totals_as_the_rules_reckon_them(case: object) -> None:
    assert callable(case)
    t: Table = case()
    assert (0, "reinforce") in t.open
    reckoned = (t.total(0), t.total(1))
    for seat in range(3):
        reading = Reading.of(Sight(t.session, seat))
        assert totals(reading) == reckoned
        assert leads(reading, 0) == (reckoned[0] > reckoned[1])
