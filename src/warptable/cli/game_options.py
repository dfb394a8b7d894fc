"""Options of the commands that play: aliens, and games that were saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import Refused
from .options import language, listed, one_of

if TYPE_CHECKING:
    from warptable.kernel import Session
    from warptable.kernel.packs import Packs

USUAL_PLAYERS = 4


def alien_names(edition: str, text: str | None, packs: Packs = ()) -> tuple[str, ...] | None:
    """Aliens named for the seats of a game of this edition; `none` plays without powers; None deals them."""
    from warptable.game import family_of  # loaded here: `--help` need not wait for the engine

    if text is None:
        return None
    if text.strip().lower() == "none":
        return ()
    names = tuple(name.replace(" ", "-") for name in listed(text))
    try:
        known = family_of(edition).all_aliens(packs)
    except ValueError as error:
        raise Refused(str(error)) from error
    for name in names:
        if name not in known:
            raise Refused(f"unknown alien {name!r} (playable: {', '.join(sorted(known))})")
    return names


def seats(edition: str, players: int | None) -> int:
    """How many play: as many as were asked for, else four, or as many as the edition has room for."""
    from warptable.game import family_of

    if players is not None:
        return players
    try:
        return min(USUAL_PLAYERS, family_of(edition).editions()[edition].high)
    except ValueError as error:
        raise Refused(str(error)) from error


OLDER = ("me", "bot")
"""Who may be said to be older: the person on the first seat, or the bot on the second."""


def older_seat(edition: str, who: str) -> int | None:
    """The seat of the older player; None: nobody says. Refused where it does not matter."""
    from warptable.game import edition_facts

    if not who:
        return None
    if not edition_facts(edition).older:
        raise Refused(f"who is older does not matter in {edition}")
    return OLDER.index(one_of(who, OLDER, "older"))


def places(text: str | None) -> tuple[str, ...]:
    """The places of packs (folders, files, names of installed packs), separated by commas."""
    return tuple(place.strip() for place in (text or "").split(",") if place.strip())


def packs_from(text: str | None) -> Packs:
    """The packs in these places."""
    from warptable import load_packs
    from warptable.game import all_aliens
    from warptable.text.checking import check_words

    try:
        packs = load_packs(places(text))
        for pack in packs:
            check_words(pack)
        all_aliens(packs)  # refuses names that are taken
    except ValueError as error:
        raise Refused(str(error)) from error
    return packs


def speaker_about(edition: str, lang: str | None, packs: Packs = ()) -> Any:
    """Who speaks about the games of this edition, in this language or in that of the environment."""
    from warptable.text.words import words_of

    try:
        return words_of(edition).speaker_about(language(lang), edition, packs)
    except ValueError as error:
        raise Refused(str(error)) from error


def read_save(name: str, packs: Packs = ()) -> Session[Any]:
    """The game in a file; Refused with one line if there is none, or if its table is not what its answers lead to."""
    from warptable import load
    from warptable.kernel import BadSave

    try:
        saved = load(Path(name).expanduser().read_bytes(), packs)
    except OSError as error:
        raise Refused(f"cannot read {name}: {error.strerror or error}") from error
    except BadSave as error:
        raise Refused(f"{name}: {error}") from error
    if not _follows(saved):
        raise Refused(f"{name}: this save does not hold a game: its table is not what its answers lead to")
    return saved


def _follows(saved: Session[Any]) -> bool:
    """Does the game come to this table if it is played again from its first card?"""
    try:
        return bool(saved.played_again(saved.history, record=False).state == saved.state)
    except Exception:  # changed answers may break a rule anywhere
        return False
