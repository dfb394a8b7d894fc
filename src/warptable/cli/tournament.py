"""`warptable tournament`: bots against each other, with seats rotated."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from warptable.game import usual_edition
from warptable.lab.plots import plot_bots
from warptable.lab.wording import bot_name, decimal, interval, percent
from warptable.lab.wording import games as games_in_words

from .errors import Refused
from .game_options import alien_names, seats, speaker_about
from .lab_options import (
    chosen_engine,
    exit_code,
    kept_in,
    numbers_table,
    print_errors,
    print_kept,
    print_stopped,
    refuse_plots,
    write_json,
)
from .options import listed, print_json
from .terminal.console import make_console
from .terminal.style import QUIET

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker

LINE_UP = ("shrewd", "steady", "steady", "steady")


def tournament(
    *,
    edition: str = usual_edition(),
    line_up: str | None = None,
    suite: str | None = None,
    games: int = 200,
    seed: int = 0,
    variants: str = "",
    aliens: str | None = None,
    workers: int | None = None,
    engine: str = "processes",
    plot: str | None = None,
    out: str | None = None,
    resume: bool = False,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Play bots against each other, with seats rotated over the same deals, and rate them.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008), avalon (Avalon Hill 2000) or duel (for two players).
    line_up
        One bot per seat, separated by commas; a shrewd one against steady ones by default.
    suite
        Several line-ups and one rating for all bots; "strength" plays each level against a lower one (the
        seer only a tenth of the games: they take long).
    games
        How many games of each line-up; rounded up to whole deals, each in every seating.
    seed
        The same seed plays the same games, on every machine.
    variants
        Variants and house rules of the edition, separated by commas.
    aliens
        One alien per seat, separated by commas; "none" plays without powers.
    workers
        How many processes share the work; all cores by default.
    engine
        processes, or ray for a Ray cluster.
    plot
        A file for a picture, ending in .svg or .png.
    out
        A folder for the games and the results; a run that was stopped continues from it with --resume.
    resume
        Continue the run in that folder.
    lang
        en or de.
    json
        Print JSON for scripts.
    """
    from warptable.lab.run import Stopped  # loaded here: `--help` need not wait for the engine
    from warptable.lab.tournament import SUITES, suite_for
    from warptable.lab.tournament import tournament as run

    from .progress import progress

    speaker = speaker_about(edition, lang)
    if suite is not None and suite not in SUITES:
        raise Refused(f"unknown suite {suite!r} (there are: {', '.join(SUITES)})")
    if plot is not None:
        refuse_plots(plot)
    alone = listed(line_up) if line_up is not None else LINE_UP[: seats(edition, None)]
    line_ups = suite_for(suite, edition) if suite is not None else (alone,)
    try:
        with progress("tournament") as bar:
            report = run(
                line_ups,
                edition,
                games,
                seed,
                listed(variants),
                alien_names(edition, aliens),
                chosen_engine(engine, workers),
                kept_in(out, resume),
                bar,
            )
    except ValueError as error:
        raise Refused(str(error)) from error
    except Stopped as stopped:
        return print_stopped(speaker, stopped, out)
    if json:
        print_json(report)
    else:
        print_ratings(speaker, report)
    files = _written(speaker, report, plot, out)
    if not json:
        print_kept(make_console(), speaker, report, *files)
    return exit_code(report)


def _written(speaker: Speaker, report: dict[str, Any], plot: str | None, out: str | None) -> list[Path]:
    """The files that were asked for."""
    files = []
    if out is not None:
        files.append(Path(out, "tournament.json"))
        write_json(files[-1], report)
    if plot is not None and report["bots"]:
        files.append(Path(plot))
        plot_bots(speaker, report, files[-1])
    return files


def print_ratings(speaker: Speaker, report: dict[str, Any]) -> None:
    """The bots, strongest first, and how long the games were."""
    t, console = speaker.t, make_console()
    if not report["complete"]:
        console.print(t("lab-stopped-early"))
    for part in report.get("line_ups", ()):
        console.print(Text(", ".join(bot_name(speaker, bot) for bot in part["line_up"]), style="bold"))
        console.print(bots_table(speaker, part))
        console.print()
    took = t("lab-took", games=games_in_words(speaker, report["games"]), seconds=decimal(speaker, report["seconds"]))
    console.print(f"{took} ({t('lab-deals', deals=report['deals'])})")
    console.print(bots_table(speaker, report))
    console.print(length(speaker, report["encounters"]))
    console.print(t("lab-shared", share=percent(speaker, report["shared_wins"] / max(1, report["games"]))))
    print_errors(console, speaker, report["errors"])
    console.print(Text(t("lab-digest", digest=report["digest"]), style=QUIET))


def bots_table(speaker: Speaker, report: dict[str, Any]) -> Table:
    """One line per bot."""
    t = speaker.t
    headings = ("bot", "seats", "wins", "rate", "interval-name", "rating", "cost", "cost-most")
    rows = []
    for bot, one in report["bots"].items():
        numbers = (
            one["seats"],
            one["wins"],
            percent(speaker, one["win_rate"]),
            interval(speaker, one),
            f"{one['rating']} ±{one['rating_high'] - one['rating']}",
            decimal(speaker, one["ms_per_decision"], 2),
            decimal(speaker, one["ms_p99"], 1),
        )
        rows.append((bot_name(speaker, bot), numbers))
    return numbers_table([t(f"lab-{heading}") for heading in headings], rows)


def length(speaker: Speaker, encounters: dict[str, Any]) -> str:
    return speaker.t(
        "lab-length",
        median=str(encounters["median"]),
        most=str(encounters["p99"]),
        share=percent(speaker, encounters["under_limit"]),
        limit=str(encounters["limit"]),
    )
