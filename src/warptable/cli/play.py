"""`warptable play`: a game against bots in the terminal."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from warptable.game import usual_edition

from .errors import Refused
from .game_options import older_seat, packs_from, read_save, seats
from .options import language, one_of


def play(
    *,
    edition: str = usual_edition(),
    players: int | None = None,
    seed: int | None = None,
    aliens: str | None = None,
    variants: str = "",
    older: str = "",
    aliens_from: str | None = None,
    lang: str | None = None,
    bots: str = "steady",
    save: str | None = None,
    load: Annotated[str | None, Parameter(name="--load")] = None,
    at: int | None = None,
    seat: int | None = None,
    name: str = "",
    lesson: int | None = None,
    campaign: Annotated[bool, Parameter(negative=())] = False,
    score: str = "",
    silent: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play against bots in the terminal.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008), avalon (Avalon Hill 2000) or duel (for two players).
    players
        How many seats; you are the first, bots play the others. Four by default, or as many as the edition has.
    seed
        The same seed deals the same game; without one, chance decides.
    aliens
        One alien per seat, separated by commas, yours first; "none" plays without powers. The name of a group that the
        edition suggests (beginner-1, -2 or -3 of avalon) deals from it.
    variants
        Variants and house rules of the edition, separated by commas.
    older
        Who is older, "me" or "bot": it leads if both turn up the same plan at the start (duel). If nobody says, chance
        decides.
    aliens_from
        Packs of aliens: folders, files or installed packs, separated by commas.
    lang
        en or de; else the language of your system.
    bots
        How the bots play: novice, steady, shrewd or seer; or random.
    save
        A file that always holds the game, so that you can continue later.
    load
        Continue a saved game.
    at
        What if: continue from this moment of the saved game, with reshuffled decks. It is the number in a link to the
        page of a replay with all hands (as=all&at=...). The file that was loaded stays as it is.
    seat
        With --at: where you sit (0 is the first seat); without it, where the question of that moment was asked.
    name
        Your name at the table.
    lesson
        A lesson for a first game: 1 (an attack), 2 (an alliance) or 3 (a deal).
    campaign
        Several games to 15 points (avalon), with new aliens for each; the score is kept in a file, and you can go on
        another day with the same command.
    score
        The file of the campaign: campaign.json by default.
    silent
        The bots say nothing.
    """
    from warptable.bots import bot_names  # loaded here: `--help` need not wait for the engine

    from .terminal.start import branched, fresh_game, seat_person

    locale = language(lang)
    packs = packs_from(aliens_from)
    level = one_of(bots, bot_names(), "bots")
    if campaign:
        if load is not None or save is not None or lesson is not None or variants or packs:
            raise Refused("--campaign keeps its own files: it goes without --load, --save, --lesson and variants")
        seated = seats(edition, players)
        return _campaign(edition, seated, seed, aliens, score, locale, level, lang, name, silent=silent)
    if score:
        raise Refused("--score is the file of a campaign: it goes with --campaign")
    if lesson is not None:
        if load is not None:
            raise Refused("a lesson begins anew: --lesson goes without --load")
        _check_lessons(edition)
        return _learn(lesson, locale, level, check_file(save or ""), {"lang": lang, "name": name})
    me = 0
    if at is not None or seat is not None:
        if load is None or at is None:
            raise Refused("--at names a moment of a saved game: it goes with --load, and --seat with both")
        session, me = branched(read_save(load, packs), at, seat)
    elif load is not None:
        session = read_save(load, packs)
    else:
        seated = seats(edition, players)
        session = fresh_game(edition, seated, seed, aliens, variants, packs, older=older_seat(edition, older))
    file = check_file(save or (load if at is None else None) or "")
    table = seat_person(session, locale, level, file, name, resumed=load is not None, silent=silent, me=me)
    if load is not None and at is not None:
        table.start_again = f"./play terminal --load {shlex.quote(load)} --at {at} --seat {me}"
    named = {"aliens-from": aliens_from, "lang": lang, "bots": bots if bots != "steady" else None, "name": name}
    table.settings = tuple(f"--{option} {shlex.quote(value)}" for option, value in named.items() if value)
    table.settings += ("--silent",) if silent else ()
    table.start_again = " ".join([table.start_again, *table.settings])
    return table.play()


def _campaign(
    edition: str,
    players: int,
    seed: int | None,
    aliens: str | None,
    score: str,
    locale: str,
    level: str,
    lang: str | None,
    name: str,
    *,
    silent: bool,
) -> int:
    """Play games of a campaign."""
    from .terminal.campaign import opened, play_campaign

    named = {"edition": edition, "lang": lang, "bots": level if level != "steady" else None, "name": name}
    options = [f"--{option} {shlex.quote(value)}" for option, value in named.items() if value]
    go_on = " ".join(["./play terminal --campaign", *options, *(["--silent"] if silent else [])])
    campaign = opened(edition, players, seed, aliens, score, go_on)
    return play_campaign(campaign, locale, level, name, silent=silent)


def _check_lessons(edition: str) -> None:
    """Lessons are positions of the game that they teach."""
    from warptable.lessons import LESSONS

    taught = sorted({lesson.edition for lesson in LESSONS})
    if edition not in taught:
        raise Refused(f"{edition} has no lessons (there are some in: {', '.join(taught)})")


def _learn(number: int, locale: str, level: str, file: str, named: Mapping[str, str | None]) -> int:
    """Play a lesson; `named` are the options that the same person wants again."""
    from .terminal.lesson import lesson_table

    table = lesson_table(number, locale, level, named["name"] or "", file)
    table.settings = tuple(f"--{option} {shlex.quote(value)}" for option, value in named.items() if value)
    table.start_again = " ".join([table.start_again, *table.settings])
    return table.play()


def check_file(file: str) -> str:
    """A place for the save that can be written, before the game has begun."""
    if file:
        path = Path(file).expanduser()
        if path.is_dir() or not path.parent.is_dir():
            raise Refused(f"cannot save to {file}: {'it is a folder' if path.is_dir() else 'no such folder'}")
    return file
