"""`warptable simulate`: many games between bots."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from ..lab.simulate import simulate as run
from .app import app
from .errors import Refused
from .options import alien_names, homemade, listed
from .output import print_json, progress
from .terminal.screen import make_console
from .terminal.style import QUIET


@app.command
def simulate(
    *,
    edition: str = "ffg",
    players: int = 4,
    games: int = 100,
    seed: int = 0,
    bots: str = "random",
    variants: str = "",
    aliens: str | None = None,
    aliens_from: str | None = None,
    workers: int | None = None,
    engine: str = "processes",
    json: bool = False,
) -> int:
    """Play many games between bots and count who wins.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008) or avalon (Avalon Hill 2000).
    players
        How many seats.
    games
        How many games.
    seed
        The same seed plays the same games, on every machine.
    bots
        One kind of bot for all seats, or one a seat, separated by commas.
    variants
        Variants of the edition, separated by commas.
    aliens
        One alien a seat, separated by commas; "none" plays without powers.
    aliens_from
        A folder of home-made aliens, one file each.
    workers
        How many processes share the work; all cores unless told.
    engine
        processes, or ray for a Ray cluster.
    json
        Print JSON for scripts.
    """
    homemade(aliens_from)
    named = alien_names(aliens)
    try:
        with progress("simulate") as bar:
            report = run(
                edition, players, games, seed, bots, listed(variants), named, workers, bar, aliens_from, engine
            )
    except ValueError as error:
        raise Refused(str(error)) from error
    if json:
        print_json(report)
    else:
        print_report(report)
    return 1 if report.get("errors") else 0


def print_report(report: dict[str, Any]) -> None:
    console = make_console()
    speed = f"{report['games_per_s']:.0f} games/s, {report['decisions_per_s']:.0f} decisions/s"
    console.print(f"{report['games']} games in {report['seconds']:.1f} s ({speed})")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    for heading in ("alien", "wins", "games", "share"):
        table.add_column(heading, justify="left" if heading == "alien" else "right")
    plays = report["plays"]
    for alien in sorted(plays, key=lambda name: -report["wins"].get(name, 0) / max(1, plays[name])):
        wins = report["wins"].get(alien, 0)
        table.add_row(alien, str(wins), str(plays[alien]), f"{100 * wins / plays[alien]:.0f} %")
    console.print(table)
    for error in report.get("errors", ()):
        console.print(Text(f"broken game: {error}", style="red"))
    console.print(Text(f"digest {report['digest']}", style=QUIET))
