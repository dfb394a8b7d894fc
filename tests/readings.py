"""What tests read off a table again and again, and common ways to lay it out."""

from __future__ import annotations

from typing import Any

from tests.games.encounter.scenario import Table, planet, table
from warptable.games.encounter.engine.model.laboratory import Laboratory
from warptable.games.encounter.engine.model.piles import REWARD
from warptable.games.encounter.engine.model.views import SheetView


def without(t: Table, ability: str) -> Table:
    """Everybody who is asked for this ability leaves it."""
    while asked := [one for one in t.session.decisions if ability in one.options]:
        t.passes(asked[0].seat)
    return t


def uses(t: Table) -> list[tuple[int, str]]:
    """(seat, ability) of every announced use of a power, zapped or not."""
    return [(event["seat"], event["ability"]) for event in t.events("power_used")]


def outcome(t: Table) -> tuple[str, int, str]:
    """(kind, winning seat or -1, how) of the last encounter that came to a result."""
    last = t.events("outcome")[-1]
    return last["result"], last["winner"], last["how"]


def totals(t: Table) -> tuple[int, int]:
    """The last totals that were compared: offense, defense."""
    last = t.events("totals")[-1]
    return last["offense"], last["defense"]


def totals_and_winner(t: Table) -> tuple[int, int, int]:
    """The last totals that were compared, and the seat that won."""
    return (*totals(t), outcome(t)[1])


def encounters(t: Table) -> list[tuple[int, int]]:
    """(offense, number in the turn) of every encounter so far."""
    return [(event["seat"], event["number"]) for event in t.events("encounter")]


def reward_discards(t: Table) -> list[str]:
    """The discarded reward cards, top last."""
    return [t.state.faces[card] for card in t.state.piles[REWARD].discard]


def lab(t: Table) -> Laboratory:
    """All techs of a table with technology."""
    assert t.state.laboratory is not None
    return t.state.laboratory


def zapped(t: Table, seat: int) -> list[bool]:
    """The zap marks on the sheets of a seat, as a spectator sees them."""
    return [sheet.zapped for sheet in t.view(None).seats[seat].sheets]


def aliens(t: Table, seat: int) -> list[str]:
    """The sheets of a seat, as a spectator sees them."""
    return [sheet.alien for sheet in t.view(None).seats[seat].sheets]


def system(seat: int) -> list[int]:
    """The planets of a home system."""
    return [planet(seat, number) for number in range(5)]


def homes(seat: int, left: int) -> list[tuple[int, int, int, int]]:
    """Moves that gather a seat's twenty ships on its last `left` home planets: with two the power is lost."""
    return [(seat, 4, planet(seat, number), planet(seat, 4)) for number in range(5 - left)]


def tokens_on(sheet: SheetView) -> int:
    """How many tokens lie on a sheet."""
    number = sheet.memory.get("tokens", 0)
    assert isinstance(number, int)
    return number


def avalon(players: int = 3, **more: Any) -> Table:
    """A table of the 2000 edition."""
    return table(edition="avalon", players=players, **more)
