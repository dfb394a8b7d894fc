"""`warptable balance`: how strong is each alien?"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from warptable.game import usual_edition
from warptable.lab.plots import can_plot
from warptable.lab.wording import bot_name, decimal, interval, percent, verdict_on_guest
from warptable.lab.wording import games as games_in_words

from .errors import Refused
from .game_options import packs_from, places, seats, speaker_about
from .lab_options import chosen_engine, exit_code, kept_in, numbers_table, print_errors, print_kept, print_stopped
from .options import listed, print_json
from .terminal.console import make_console
from .terminal.style import QUIET

if TYPE_CHECKING:
    from warptable.text.speaker import Speaker

COLOURS = {"weak": "blue", "strong": "red", "fair": ""}
COUNTS = (3, 4, 5)
"""Tables of this many are played unless somebody says otherwise."""
WIDE = 0.1
"""An interval of this width leaves the question open."""


def balance(
    *,
    edition: str = usual_edition(),
    players: str | None = None,
    games: int = 300,
    seed: int = 0,
    bots: str = "steady",
    variants: str = "",
    aliens_from: str | None = None,
    alien: str | None = None,
    workers: int | None = None,
    engine: str = "processes",
    out: str | None = None,
    resume: bool = False,
    publish: bool = False,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Play many games over all aliens and print the win rate of each, with 95 % intervals.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008), avalon (Avalon Hill 2000) or duel (for two players).
    players
        Player counts, separated by commas; by default 3,4,5, or those of them that the edition has room for.
    games
        How many games for each player count.
    seed
        The same seed plays the same games, on every machine.
    bots
        The kind of bot at every seat.
    variants
        Variants and house rules of the edition, separated by commas.
    aliens_from
        Packs of aliens that take part: folders, files or installed packs, separated by commas.
    alien
        The file of one home-made alien: it sits at every table among aliens of the base set, and is judged.
    workers
        How many processes share the work; all cores by default.
    engine
        processes, or ray for a Ray cluster.
    out
        A folder for the report (HTML, JSON, CSV, pictures) and the games; Ctrl-C loses nothing there.
    resume
        Continue the run in that folder.
    publish
        Make these the rates that the pages of aliens and techs at the web table show.
    lang
        en or de.
    json
        Print JSON for scripts.
    """
    from warptable.lab.balance import balance as run  # loaded here: `--help` need not wait for the engine
    from warptable.lab.report.files import write_all
    from warptable.lab.run import Stopped

    from .progress import progress

    counts = _counts(players) if players is not None else _usual_counts(edition)
    if alien is not None and aliens_from is not None:
        raise Refused("--alien measures one file; --aliens-from lets a folder take part: choose one of them")
    if publish and (alien is not None or aliens_from is not None):
        raise Refused("--publish is for the aliens of the base set alone")
    where = places(alien or aliens_from)
    packs = packs_from(alien or aliens_from)
    speaker = speaker_about(edition, lang, packs)
    guest = packs[0].ids[0] if alien is not None else ""
    try:
        chosen, store = chosen_engine(engine, workers), kept_in(out, resume)
        with progress("balance") as bar:
            report = run(edition, counts, games, seed, bots, listed(variants), where, guest, chosen, store, bar)
    except ValueError as error:
        raise Refused(str(error)) from error
    except Stopped as stopped:
        return print_stopped(speaker, stopped, out)
    if json:
        print_json(report)
    else:
        _print(speaker, report)
    if out is not None:  # what came out is on the screen by now: pictures take a while
        files = write_all(speaker, report, Path(out).expanduser(), command_of(report, alien, aliens_from))
        if not json:
            _print_written(speaker, report, files)
    if publish and report["complete"]:
        _publish(speaker, report, quiet=json)
    return exit_code(report)


def _publish(speaker: Speaker, report: dict[str, Any], *, quiet: bool) -> None:
    from warptable.lab.measured import publish as publish_rates

    try:
        publish_rates(report)
    except ValueError as error:
        raise Refused(str(error)) from error
    except OSError as error:  # an installed package may belong to somebody else
        raise Refused(f"cannot publish: {error}") from error
    if not quiet:
        make_console().print(speaker.t("lab-published"))


def _counts(players: str) -> list[int]:
    try:
        return [int(count) for count in listed(players)]
    except ValueError as error:
        raise Refused(f"player counts are numbers separated by commas, not {players!r}") from error


def _usual_counts(edition: str) -> list[int]:
    from warptable.game import edition_facts

    usual = seats(edition, None)
    return [count for count in COUNTS if count <= edition_facts(edition).high] or [usual]


def command_of(report: dict[str, Any], alien: str | None = None, aliens_from: str | None = None) -> str:
    """What to type to play the same games again, where the files of home-made aliens are at hand."""
    counts = ",".join(map(str, report["players"]))
    words = ["warptable", "balance", "--edition", report["edition"], "--players", counts]
    words += ["--games", str(report["asked"]), "--seed", str(report["seed"]), "--bots", report["bots"]]
    if report["variants"]:
        words += ["--variants", ",".join(report["variants"])]
    for option, path in (("--alien", alien), ("--aliens-from", aliens_from)):
        words += [option, Path(path).name] if path is not None else []
    return shlex.join(words)


def _print(speaker: Speaker, report: dict[str, Any]) -> None:
    console = make_console()
    if not report["complete"]:
        console.print(speaker.t("lab-stopped-early"))
    if report["guest"]:
        print_guest(console, speaker, report)
    else:
        print_rates(console, speaker, report)
    if report["techs"]:
        print_techs(console, speaker, report["techs"])
    print_errors(console, speaker, report["errors"])


def _print_written(speaker: Speaker, report: dict[str, Any], files: list[Path]) -> None:
    console = make_console()
    print_kept(console, speaker, report, files[0])
    if not can_plot():
        console.print(Text(speaker.t("lab-no-pictures"), style=QUIET))


def print_rates(console: Console, speaker: Speaker, report: dict[str, Any]) -> None:
    """One line per alien: in all, and by player count."""
    t = speaker.t
    took = t("lab-took", games=games_in_words(speaker, report["games"]), seconds=decimal(speaker, report["seconds"]))
    console.print(f"{took}, {t('lab-report-bots', bots=bot_name(speaker, report['bots']))}")
    counts = [t("lab-players", count=count) for count in report["players"]]
    headings = [t(f"lab-{heading}") for heading in ("alien", "games-name", "rate", "interval-name", "par-name")]
    rows = []
    for alien, rate in report["aliens"].items():
        by_count = [report["by_players"][count].get(alien) for count in report["players"]]
        numbers = (
            rate["games"],
            percent(speaker, rate["rate"], 0),
            interval(speaker, rate, 0),
            percent(speaker, rate["par"], 0),
            *("-" if one is None else percent(speaker, one["rate"], 0) for one in by_count),
        )
        rows.append((Text(speaker.alien(alien), style=COLOURS[rate["verdict"]]), numbers))
    console.print(numbers_table([*headings, *counts], rows))
    share = report["shared_wins"] / max(1, report["games"])
    console.print(t("lab-shared", share=percent(speaker, share)))


def print_techs(console: Console, speaker: Speaker, techs: dict[str, Any]) -> None:
    """One line per tech: how often those win who keep it at the set-up."""
    headings = [speaker.t(f"lab-{heading}") for heading in ("tech", "games-name", "rate", "interval-name", "par-name")]
    rows = []
    for tech, rate in techs.items():
        numbers = (
            rate["games"],
            percent(speaker, rate["rate"], 0),
            interval(speaker, rate, 0),
            percent(speaker, rate["par"], 0),
        )
        rows.append((Text(speaker.tech(tech), style=COLOURS[rate["verdict"]]), numbers))
    console.print(numbers_table(headings, rows))


def print_guest(console: Console, speaker: Speaker, report: dict[str, Any]) -> None:
    """The verdict on one alien, what it rests on, and how its power was used."""
    t, guest = speaker.t, report["guest"]
    one = report["aliens"].get(guest)
    if one is None:
        return
    console.print(Text(verdict_on_guest(speaker, report), style=f"bold {COLOURS[one['verdict']]}".strip()))
    if one["verdict"] == "fair" and one["high"] - one["low"] > WIDE:
        console.print(t("lab-guest-unsure"))
    for count in report["players"]:
        part = report["by_players"][count].get(guest)
        if part is not None:
            line = f"{percent(speaker, part['rate'])} ({interval(speaker, part)})"
            console.print(f"  {t('lab-players', count=count)}: {line}")
    for use, used in (*report["uses"]["powers"].items(), *report["uses"]["flares"].items()):
        if use.startswith(f"{guest}."):
            times, share = decimal(speaker, used["per_game"], 2), percent(speaker, used["stopped_share"], 0)
            console.print(f"  {t('lab-guest-use', use=speaker.ability(use), times=times, share=share)}")
