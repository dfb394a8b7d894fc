"""`warptable simulate`: many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from warptable.game import usual_edition
from warptable.lab.wording import decimal, percent
from warptable.lab.wording import games as games_in_words

from .errors import Refused
from .game_options import alien_names, packs_from, places, seats, speaker_about
from .lab_options import (
    GAMES,
    chosen_engine,
    exit_code,
    kept_in,
    numbers_table,
    print_errors,
    print_kept,
    print_stopped,
)
from .options import listed, print_json
from .terminal.console import make_console
from .terminal.style import QUIET

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker


def simulate(
    *,
    edition: str = usual_edition(),
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    bots: str = "random",
    variants: str = "",
    aliens: str | None = None,
    group: str = "",
    campaign: Annotated[bool, Parameter(negative=())] = False,
    aliens_from: str | None = None,
    workers: int | None = None,
    engine: str = "processes",
    out: str | None = None,
    resume: bool = False,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Play many games between bots and count who wins.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008), avalon (Avalon Hill 2000) or duel (for two players).
    players
        How many seats; by default four, or as many as the edition has room for.
    games
        How many games.
    seed
        The same seed plays the same games, on every machine.
    bots
        One kind of bot for all seats, or one per seat, separated by commas.
    variants
        Variants and house rules of the edition, separated by commas.
    aliens
        One alien per seat, separated by commas; "none" plays without powers.
    group
        Deal from a group of aliens that the edition suggests: beginner-1, -2 or -3 of avalon.
    campaign
        Each game is a whole campaign to 15 points (avalon): its length, its points and who wins it are counted.
    aliens_from
        Packs of aliens: folders, files or installed packs, separated by commas.
    workers
        How many processes share the work; all cores by default.
    engine
        processes, or ray for a Ray cluster.
    out
        A folder for the games; a run that was stopped continues from it with --resume.
    resume
        Continue the run in that folder.
    lang
        en or de.
    json
        Print JSON for scripts.
    """
    from warptable.lab.run import Stopped  # loaded here: `--help` need not wait for the engine
    from warptable.lab.simulate import simulate as simulate_games

    from .progress import progress

    packs = packs_from(aliens_from)
    speaker, named = speaker_about(edition, lang, packs), alien_names(edition, aliens, packs)
    try:
        with progress("simulate") as bar:
            report = simulate_games(
                edition,
                seats(edition, players),
                games,
                seed,
                bots,
                listed(variants),
                named,
                places(aliens_from),
                chosen_engine(engine, workers),
                kept_in(out, resume),
                bar,
                group,
                campaign=campaign,
            )
    except ValueError as error:
        raise Refused(str(error)) from error
    except Stopped as stopped:
        return print_stopped(speaker, stopped, out)
    if json:
        print_json(report)
    else:
        (print_campaigns if campaign else print_report)(speaker, report)
        print_kept(make_console(), speaker, report, *([Path(out, GAMES)] if out is not None else []))
    return exit_code(report)


def print_report(speaker: Speaker, report: dict[str, Any]) -> None:
    """One line per alien, the one that wins most often first."""
    t, console = speaker.t, make_console()
    if not report["complete"]:
        console.print(t("lab-stopped-early"))
    took = t("lab-took", games=games_in_words(speaker, report["games"]), seconds=decimal(speaker, report["seconds"]))
    games, decisions = (decimal(speaker, report[f"{what}_per_s"], 0) for what in ("games", "decisions"))
    console.print(f"{took} ({t('lab-speed', games=games, decisions=decisions)})")
    shares = {alien: report["wins"].get(alien, 0) / number for alien, number in report["plays"].items()}
    rows = [
        (speaker.alien(alien), (report["wins"].get(alien, 0), report["plays"][alien], percent(speaker, share, 0)))
        for alien, share in sorted(shares.items(), key=lambda item: -item[1])
    ]
    console.print(numbers_table([t(f"lab-{heading}") for heading in ("alien", "wins", "games-name", "rate")], rows))
    print_errors(console, speaker, report["errors"])
    console.print(Text(t("lab-digest", digest=report["digest"]), style=QUIET))


def print_campaigns(speaker: Speaker, report: dict[str, Any]) -> None:
    """How long campaigns take, who wins them by seat, and what the aliens are worth in points."""
    t, console = speaker.t, make_console()
    if not report["complete"]:
        console.print(t("lab-stopped-early"))
    took = t("lab-took", games=games_in_words(speaker, report["games"]), seconds=decimal(speaker, report["seconds"]))
    console.print(f"{t('lab-campaigns', number=report['campaigns'])}: {took}")
    length = report["length"]
    each = ", ".join(t("lab-campaign-of", games=games, number=number) for games, number in length["games"].items())
    if each:
        console.print(t("lab-campaign-length", mean=decimal(speaker, length["mean"]), each=each))
    total, games = max(1, report["campaigns"]), max(1, report["games"])
    decided = report["decided_by"]
    if ties := decided.get("cards", 0) + decided.get("shared", 0):
        console.print(t("lab-campaign-ties", number=ties, shared=report["shared_wins"]))
    console.print(t("lab-campaign-starter", share=percent(speaker, report["starter_wins"] / games, 0)))
    seats = [
        (speaker.name(seat), (won, percent(speaker, won / total, 0), one["began"], one["wins"], one["points"]))
        for seat, (won, one) in enumerate(zip(report["seat_wins"], report["seats"], strict=True))
    ]
    by_seat = ("seat", "campaigns-won", "rate", "began", "games-won", "points")
    console.print(numbers_table([t(f"lab-{heading}") for heading in by_seat], seats))
    aliens = sorted(report["aliens"].items(), key=lambda item: -item[1]["points"] / item[1]["games"])
    rows = [
        (speaker.alien(alien), (one["games"], one["wins"], decimal(speaker, one["points"] / one["games"], 2)))
        for alien, one in aliens
    ]
    if rows:
        by_alien = ("alien", "games-name", "games-won", "points-each")
        console.print(numbers_table([t(f"lab-{heading}") for heading in by_alien], rows))
    print_errors(console, speaker, report["errors"])
    console.print(Text(t("lab-digest", digest=report["digest"]), style=QUIET))
