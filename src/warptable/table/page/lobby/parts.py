"""What stands in the lobby, as examples."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...invitation import Invitation
from ...reader import Reader
from ...rooms.settings import TableSettings
from ...scene.campaign import CampaignGameLine, CampaignScene, CampaignSeat, Cell, NextGame
from ...scene.lobby import CampaignCard, ListedSeat, LobbySeat, TableCard, WaitingRoom
from ..html import Html
from ..parts import Draw
from .campaign import campaign_page
from .home import home
from .new_table import new_table
from .waiting import waiting_page

TAKEN, FREE = ListedSeat("Bix", "", True), ListedSeat("", "", False)
CARD = TableCard("k7m2", "Comet", "ffg", 4, (TAKEN, TAKEN, FREE, FREE), "live", ("hidden-powers",), "waiting")
"""A table that waits for people."""
BUSY = replace(CARD, id="b8n3", mine=0, my_turn=True, phase="playing", encounter=4, variants=())
OVER = replace(CARD, id="d9p4", edition="duel", players=2, seats=CARD.seats[:2], phase="over", variants=())
NEXT = CampaignCard("camp", "To fifteen", 3, 0, (8, 4, 5))
INVITED = Invitation("https://x.test/t/k7m2")
SEATS = (
    LobbySeat(0, "Ada", taken=True, host=True),
    LobbySeat(1, "Nova", bot="steady", taken=True),
    LobbySeat(2, "Quill", taken=True, present=False),
    LobbySeat(3),
)
ALL_HERE = tuple(LobbySeat(n, f"Guest {n}", taken=True, mine=n == 0, host=n == 0) for n in range(4))


def room(mine: int | None = None, *, locale: str = "en", **more: Any) -> WaitingRoom:
    """A table of four with a free seat; the reader holds seat `mine`."""
    seats = tuple(replace(seat, mine=seat.number == mine) for seat in SEATS)
    reader = Reader("guest", "Vega", locale)
    made = WaitingRoom(reader, "k7m2", TableSettings(name="Comet"), seats, mine == 0, INVITED)
    return replace(replace(made, why_not="refused-not-ready"), **more)


def waiting(mine: int | None, **more: Any) -> Draw:
    return lambda reader: waiting_page(replace(room(mine, locale=reader.locale, **more), reader=reader))


ALIENS = ("zombie", "laser", "virus")
GAMES = tuple(
    CampaignGameLine(
        number,
        f"table{number}",
        31,
        number - 1,
        winners,
        tuple(
            Cell(alien, 5 if seat in winners else 2, 8 if seat in winners else 0, seat in winners)
            for seat, alien in enumerate(ALIENS)
        ),
    )
    for number, winners in enumerate(((0,), (1, 2)), 1)
)
PEOPLE = tuple(
    CampaignSeat(n, name, bot, mine=n == 0, score=8, parts=((1 + (n > 0), 8),), outlook="any", alien=alien)
    for n, (name, bot, alien) in enumerate(zip(("Ada", "Bix", "Quill"), ("", "", "steady"), ALIENS, strict=True))
)


def campaign(**more: Any) -> Draw:
    def draw(reader: Reader) -> Html:
        return campaign_page(CampaignScene(reader, "camp", "To fifteen", "avalon", 15, False, PEOPLE, GAMES, **more))

    return draw


PARTS: dict[str, Draw] = {
    "home": lambda reader: home(reader, [], []),
    "home-busy": lambda reader: home(reader, [BUSY, OVER], [CARD, replace(CARD, id="c1")], campaigns=[NEXT]),
    "new-table": lambda reader: new_table(reader, TableSettings()),
    "new-table-avalon": lambda reader: new_table(reader, TableSettings(edition="avalon", players=3, campaign=True)),
    "new-table-duel": lambda reader: new_table(reader, TableSettings(edition="duel", players=2)),
    "waiting-host": waiting(0),
    "waiting-ready": waiting(0, may_start=True, why_not="", seats=ALL_HERE),
    "waiting-guest": waiting(2),
    "waiting-stranger": waiting(None, suggested="Vega"),
    "campaign-next": campaign(next=NextGame(3, 0, "A-CAMP-7", 1)),
    "campaign-running": campaign(running=(3, "table3")),
    "campaign-over": campaign(champions=(0,), decided_by="score", last_table="table2"),
}
