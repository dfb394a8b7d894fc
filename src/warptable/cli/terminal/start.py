"""How a game at the terminal starts: the table is set up and the person sits down at it."""

from __future__ import annotations

import random
from typing import Any

from warptable import new_game
from warptable.bots import make_bot, voices_of
from warptable.game import edition_facts, family_of_session
from warptable.kernel import Rng, Session
from warptable.kernel.packs import Packs
from warptable.lab.wording import bot_name
from warptable.text.speaker import Speaker
from warptable.text.words import words_of

from ..errors import Refused
from ..game_options import OLDER, alien_names
from ..options import listed
from .face import face_of
from .screen import Screen
from .style import QUIET
from .table import TerminalTable

ME = 0


def fresh_game(
    edition: str,
    players: int,
    seed: int | None,
    aliens: str | None,
    variants: str,
    packs: Packs = (),
    older: int | None = None,
) -> Session[Any]:
    """A new table; Refused with one line if there can be none. `older`: the seat of the older player, if somebody says
    so and it matters."""
    more = _group(edition, aliens)
    named = None if more else alien_names(edition, aliens, packs)
    if older is not None:
        more["older"] = older
    chosen = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    try:
        return new_game(edition, players, chosen, named, listed(variants), packs=packs, **more)
    except ValueError as error:
        raise Refused(str(error)) from error


def _group(edition: str, aliens: str | None) -> dict[str, Any]:
    """The group of aliens that is meant, if it is one that the edition suggests."""
    try:
        return {"group": aliens} if aliens in edition_facts(edition).groups else {}
    except ValueError:  # whoever sets up the table says so
        return {}


def branched(saved: Session[Any], at: int, seat: int | None) -> tuple[Session[Any], int]:
    """Another game that goes on from this moment of a saved one, and where the person sits; Refused with one line."""
    from warptable.kernel import BadSave
    from warptable.replay import ALL, Record, Replay
    from warptable.replay.what_if import crossing, other_game

    try:
        replay = Replay(Record.of(saved))
    except BadSave as error:
        raise Refused(str(error)) from error
    moments = replay.moments(ALL)
    if not 0 <= at < len(moments):
        raise Refused(f"there is no moment {at} (the game has {len(moments)})")
    place = crossing(replay, moments[at])
    if place is None:
        raise Refused("nobody ever had a choice in this game")
    me = place.seats[0] if seat is None else seat
    if not 0 <= me < replay.seats:
        raise Refused(f"there is no seat {me} (the first is 0, the last {replay.seats - 1})")
    return other_game(replay, place, random.SystemRandom().getrandbits(62)).session(), me


def seat_person(
    session: Session[Any],
    locale: str,
    level: str,
    file: str,
    name: str,
    *,
    resumed: bool,
    silent: bool = False,
    kind: type[TerminalTable] = TerminalTable,
    me: int = ME,
) -> TerminalTable:
    """The table with the person at it, on the seat `me`, and a word of welcome."""
    view = session.view(me)
    names = (*[""] * me, name.strip())
    speaker: Speaker = words_of(view.edition).speaker_for(
        locale, view, me, names, getattr(session.options, "packs", ())
    )
    screen = Screen(speaker)
    family = family_of_session(session).id
    bots = {seat: make_bot(level, family) for seat in range(session.options.players) if seat != me}
    rng = Rng.seeded("play", session.seed, len(session.history))
    table = kind(session, speaker, screen, bots, rng, voices_of(session), me, file)
    table.start_again = command_for(session)
    others = speaker.everyone(list(bots))
    if resumed:
        screen.say(speaker.t("table-resumed"), "bold")
        table.told_to = max(0, len(session.log) - 12)
        list(table.voices.hear(session.log[: table.told_to], ()))  # they only catch up
    else:
        kind_of_bot = bot_name(speaker, level)
        welcome = speaker.t(
            "table-welcome", colour=colour_of(speaker), others=others, count=len(bots), bots=kind_of_bot
        )
        screen.say(screen.names(welcome))
    table.speaking = () if silent else tuple(bots)
    screen.say(face_of(view.edition).goal(speaker, view), QUIET)
    for rule in edition_facts(view.edition).house_of(session.options.variants):
        told = f"{speaker.t(f'lobby-variant-{rule}')}. {speaker.t(f'lobby-variant-{rule}-line')}"
        screen.say(speaker.t("lobby-house-rule", rule=told), QUIET)
    return table


def colour_of(speaker: Speaker) -> str:
    """The colour of the person's seat, with the name that was chosen."""
    seat = ME if speaker.me is None else speaker.me
    colour = speaker.t(f"seat-{speaker.colors[seat]}")
    name = speaker.name(seat)
    return colour if name == colour else f"{colour} ({name})"


def command_for(session: Session[Any]) -> str:
    """The command that sets up the same table again."""
    settings = session.options
    parts = [f"./play terminal --edition {settings.edition} --players {settings.players} --seed {session.seed}"]
    if settings.aliens is not None:
        parts.append(f"--aliens {','.join(settings.aliens) or 'none'}")
    elif group := family_of_session(session).group_of(settings):
        parts.append(f"--aliens {group}")
    if settings.variants:
        parts.append(f"--variants {','.join(settings.variants)}")
    if (older := getattr(settings, "older", -1)) >= 0:
        parts.append(f"--older {OLDER[older]}")
    return " ".join(parts)
