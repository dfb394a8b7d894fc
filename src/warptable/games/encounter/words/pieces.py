"""Tokens on the map and ships that are not plain ones, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..engine.model.cards import FACES
from ..engine.model.pieces import Mark, Token
from ..engine.model.places import WARP, next_planet
from ..engine.model.state import Stored
from ..engine.model.views import SheetView, View
from .speaker import Speaker


def notes_on(
    speaker: Speaker,
    gone: Sequence[int],
    marks: Iterable[Mark],
    tokens: Iterable[tuple[str, Token]],
    adrift: Iterable[int] = (),
    stash: Iterable[int] = (),
) -> dict[int, tuple[str, ...]]:
    """What is said of places besides their ships and cards, with whose ships are marked. A token between two planets is
    said of both. `adrift`: planets in the warp; `stash`: whose cards are there."""
    found: dict[int, tuple[str, ...]] = {planet: (speaker.t("planet-adrift"),) for planet in adrift}
    if cards := Counter(stash):
        found[WARP] = tuple(stash_words(speaker, cards))
    for mark in marks:
        found[mark.place] = (*found.get(mark.place, ()), mark_words(speaker, mark, owned=True))
    for kind, token in tokens:
        if token.system >= 0:
            continue
        planets = [token.planet]
        if token.between:
            planets.append(next_planet(speaker.home_of, gone, token.planet))
        for planet in planets:
            found[planet] = (*found.get(planet, ()), token_words(speaker, gone, kind, token))
    return found


def stash_words(speaker: Speaker, cards: Mapping[int, int]) -> Iterator[str]:
    """How many cards of whom are in the warp."""
    for seat, number in cards.items():
        yield speaker.t("stash-of", who=speaker.who(seat), n=number)


def crew_words(speaker: Speaker, crew: Sequence[int]) -> str:
    """The ships on a sheet, by owner."""
    ships = [speaker.t("ships-of", ships=n, who=speaker.name(seat)) for seat, n in enumerate(crew) if n]
    return speaker.t("sheet-crew", ships=", ".join(ships))


def remembered(speaker: Speaker, view: View, form: str = "note") -> tuple[tuple[int, str], ...]:
    """(seat, words) of all sheets that remember something for all to see."""
    sheets = [(seat, sheet) for seat, player in enumerate(view.seats) for sheet in player.sheets if sheet.memory]
    return tuple((seat, words) for seat, sheet in sheets if (words := sheet_words(speaker, sheet, form)))


def sheet_words(speaker: Speaker, sheet: SheetView, form: str = "note") -> str:
    """What a sheet remembers for all to see, if its alien has words for it; else nothing. `form`: note (everything) or
    tag (in a few words)."""
    message_id = f"sheet-{sheet.alien}-{form}"
    if not sheet.memory or not speaker.has(message_id):
        return ""
    return speaker.t(
        message_id, **{key.replace("-", "_"): _memory(speaker, kept) for key, kept in sheet.memory.items()}
    )


def _memory(speaker: Speaker, kept: Stored) -> str | int:
    """Cards by their names, everything else as it is."""
    if isinstance(kept, tuple):
        return ", ".join(str(_memory(speaker, one)) for one in kept)
    if isinstance(kept, str):
        return speaker.card(kept) if kept in FACES else kept
    return int(kept)


def mark_words(speaker: Speaker, mark: Mark, owned: bool = False) -> str:
    """Ships that are not plain ones, and whether their special action is used; `owned`: and whose they are."""
    name = speaker.source(mark.kind)
    many = speaker.t("marks-many", mark=name, number=mark.number) if mark.number > 1 else name
    if owned:
        return speaker.t("mark-of" if mark.ready else "mark-of-used", mark=many, seat=speaker.who(mark.seat))
    return many if mark.ready else speaker.t("mark-used", mark=many)


def token_words(speaker: Speaker, gone: Sequence[int], kind: str, token: Token) -> str:
    """A token, and between which planets or in whose system it lies."""
    name = speaker.source(kind)
    if token.system >= 0:
        return speaker.t("token-at-sun", token=name, system=speaker.who(token.system))
    if not token.between:
        return name
    following = next_planet(speaker.home_of, gone, token.planet)
    return speaker.t("token-between", token=name, planet=speaker.planet(token.planet), next=speaker.planet(following))
