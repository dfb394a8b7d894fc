"""`warptable play`: a game against bots in the terminal."""

from __future__ import annotations

import random
import shlex
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from .. import new_game
from ..bots import BOTS, make_bot
from ..encounter.content.packs import Packs
from ..kernel import Rng, Session
from ..text import Speaker
from ..text.words import words_of
from .errors import Refused
from .game_options import alien_names, packs_from, read_save
from .options import language, listed, one_of
from .terminal.face import face_of
from .terminal.screen import Screen
from .terminal.style import QUIET
from .terminal.table import TerminalTable

ME = 0


def play(
    *,
    edition: str = "ffg",
    players: int = 4,
    seed: int | None = None,
    aliens: str | None = None,
    variants: str = "",
    aliens_from: str | None = None,
    lang: str | None = None,
    bots: str = "steady",
    save: str | None = None,
    load: Annotated[str | None, Parameter(name="--load")] = None,
    name: str = "",
) -> int:
    """Play against bots in the terminal.

    Parameters
    ----------
    edition
        ffg (Fantasy Flight 2008) or avalon (Avalon Hill 2000).
    players
        How many seats; you are the first, bots play the others.
    seed
        The same seed deals the same game; without one, chance decides.
    aliens
        One alien a seat, separated by commas, yours first; "none" plays without powers.
    variants
        Variants of the edition, separated by commas.
    aliens_from
        Packs of aliens: folders, files or installed packs, separated by commas.
    lang
        en or de; else the language of your system.
    bots
        How the bots play: novice, steady, shrewd or seer; or random.
    save
        A file that always holds the game, so that you can go on later.
    load
        Go on with a saved game.
    name
        Your name at the table.
    """
    locale = language(lang)
    packs = packs_from(aliens_from)
    level = one_of(bots, sorted(BOTS), "bots")
    if load is not None:
        session = read_save(load, packs)
    else:
        session = fresh_game(edition, players, seed, aliens, variants, packs)
    file = check_file(save or load or "")
    table = seat_person(session, locale, level, file, name, resumed=load is not None)
    named = {"aliens-from": aliens_from, "lang": lang, "bots": bots if bots != "steady" else None, "name": name}
    table.settings = tuple(f"--{option} {shlex.quote(value)}" for option, value in named.items() if value)
    table.start_again = " ".join([table.start_again, *table.settings])
    return table.play()


def fresh_game(
    edition: str, players: int, seed: int | None, aliens: str | None, variants: str, packs: Packs = ()
) -> Session[Any]:
    """A new table; Refused with one line if there can be none."""
    named = alien_names(aliens, packs)
    chosen = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    try:
        return new_game(edition, players, chosen, named, listed(variants), packs=packs)
    except ValueError as error:
        raise Refused(str(error)) from error


def check_file(file: str) -> str:
    """A place for the save that can be written, before the game has begun."""
    if file:
        path = Path(file).expanduser()
        if path.is_dir() or not path.parent.is_dir():
            raise Refused(f"cannot save to {file}: {'it is a folder' if path.is_dir() else 'no such folder'}")
    return file


def seat_person(
    session: Session[Any], locale: str, level: str, file: str, name: str, *, resumed: bool
) -> TerminalTable:
    """The table with the person at it and a word of welcome."""
    view = session.view(ME)
    speaker: Speaker = words_of(view.edition).speaker_for(locale, view, ME, (name.strip(),), session.options.packs)
    screen = Screen(speaker)
    seats = range(len(view.seats))
    bots = {seat: make_bot(level) for seat in seats if seat != ME}
    rng = Rng.seeded("play", session.seed, len(session.history))
    table = TerminalTable(session, speaker, screen, bots, rng, ME, file, command_for(session))
    others = speaker.everyone(list(bots))
    if resumed:
        screen.say(speaker.t("table-resumed"), "bold")
        table.told_to = max(0, len(session.log) - 12)
    else:
        welcome = speaker.t("table-welcome", colour=colour_of(speaker), others=others, bots=level)
        screen.say(screen.names(welcome))
    screen.say(face_of(view.edition).goal(speaker, view), QUIET)
    return table


def colour_of(speaker: Speaker) -> str:
    colour = speaker.t("seat-red")
    name = speaker.name(ME)
    return colour if name == colour else f"{colour} ({name})"


def command_for(session: Session[Any]) -> str:
    """The command that sets up the same table again."""
    settings = session.options
    parts = [f"./play terminal --edition {settings.edition} --players {settings.players} --seed {session.seed}"]
    if settings.aliens is not None:
        parts.append(f"--aliens {','.join(settings.aliens) or 'none'}")
    if settings.variants:
        parts.append(f"--variants {','.join(settings.variants)}")
    return " ".join(parts)
