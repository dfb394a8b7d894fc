"""`warptable balance`: how strong is each alien?"""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ..lab.balance import balance as run
from .app import app
from .errors import Refused
from .options import listed
from .output import print_json, progress
from .terminal.screen import make_console
from .terminal.style import QUIET

COLOURS = {"weak": "blue", "strong": "red", "fair": ""}


@app.command
def balance(
    *,
    edition: str = "ffg",
    players: str = "3,4,5",
    games: int = 300,
    seed: int = 0,
    bots: str = "steady",
    variants: str = "",
    aliens_from: str | None = None,
    workers: int = 1,
    json: bool = False,
) -> int:
    """Play many games over all aliens and print the win rate of each, with 95 % intervals.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008).
    players
        Player counts, separated by commas.
    games
        How many games for each player count.
    seed
        The same seed plays the same games, on every machine.
    bots
        The kind of bot at every seat.
    variants
        Variants of the edition, separated by commas.
    aliens_from
        A folder of home-made aliens that take part.
    workers
        How many processes share the work.
    json
        Print JSON for scripts.
    """
    try:
        counts = [int(count) for count in listed(players)]
    except ValueError as error:
        raise Refused(f"player counts are numbers separated by commas, not {players!r}") from error
    try:
        with progress("balance") as bar:
            report = run(edition, counts, games, seed, bots, listed(variants), workers, aliens_from, bar)
    except ValueError as error:
        raise Refused(str(error)) from error
    if json:
        print_json(report)
    else:
        print_rates(report)
    return 1 if report["errors"] else 0


def print_rates(report: dict[str, Any]) -> None:
    """One line an alien: in all, and by player count."""
    console = make_console()
    console.print(f"{report['games']} games in {report['seconds']:.1f} s, {report['bots']} bots at every seat")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column("alien", no_wrap=True, min_width=max(map(len, report["aliens"]), default=0))
    for heading in ("games", "wins", "95 % interval", "par", *(f"{count} players" for count in report["players"])):
        table.add_column(heading, justify="right")
    for alien, rate in report["aliens"].items():
        by_count = [report["by_players"][count].get(alien) for count in report["players"]]
        table.add_row(
            Text(alien, style=COLOURS[rate["verdict"]]),
            str(rate["games"]),
            f"{rate['rate']:.0%}",
            f"{rate['low']:.0%} to {rate['high']:.0%}",
            f"{rate['par']:.0%}",
            *("-" if one is None else f"{one['rate']:.0%}" for one in by_count),
        )
    console.print(table)
    for error in report["errors"]:
        console.print(Text(f"broken game: {error}", style="red"))
