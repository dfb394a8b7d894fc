"""The reveal: both cards big, the totals with their trail, who leads, and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.model.encounter import Layer
from warptable.games.encounter.engine.model.places import order_in_system
from warptable.games.encounter.engine.rules.reckoning import ahead
from warptable.games.encounter.words.explain import pending_words
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.art.emblems import drawing
from warptable.table.page.frames import Frame
from warptable.table.page.html import EMPTY, Html, Svg
from warptable.table.page.render import KEPT_PAGES, render

from ...art.cards import card, card_back
from ...art.planets import globe_picture
from ...scene.data import Pending
from ..consequences import Consequences, SeatConsequence, possible_consequences
from ..plate_strip import plate_strip
from ..reveal_matchup import Reveal
from ..reveal_strip import BIG, slim_line, told
from ..reveal_verdict import Verdict, headline, notes, outcome, verdict
from ..sides import ROLES, Side, changes, own_role, sides_of
from ..trail import Trail, trail, written


@lru_cache(maxsize=KEPT_PAGES)
def reveal_stage(reveal: Reveal) -> Frame:
    """The stage; it opens as a strip while the reader is asked about the board. Its parts are regions: most of them
    stay as they are while reinforcements are played."""
    speaker, matchup = reveal.speaker, reveal.matchup
    sides, found, said = sides_of(matchup), verdict(reveal), outcome(matchup)
    own = own_role(speaker.me, matchup.mains, reveal.allied)
    totals = reveal.totals
    numbers = None if totals is None else (totals[0].value, totals[1].value)
    noted = notes(matchup, found)
    in_short = said or (noted[0].text if noted else headline(speaker, found))
    regions = {"faceoff": slim_line(speaker, sides, in_short, numbers, own)}
    if not reveal.asked_about_board:
        if reveal.others:
            regions["reveal-plates"] = plate_strip(speaker, reveal.others)
        regions |= {f"fighter-{side.role}": _fighter(speaker, reveal.rounds, side, side.role == own) for side in sides}
        regions["between"] = _drawn(
            "encounter/stage/reveal/between.html",
            speaker,
            encounter=reveal.rounds,
            sides=sides,
            found=found,
            numbers=numbers,
            share=numbers and share(*numbers),
            headline=headline(speaker, found),
            notes=noted,
            tie_rule=found.kind == "totals" and bool(found.margin) and not changes(matchup.modifiers, Layer.UPSET),
            outcome=said,
            thoughts=[] if said else what_if(reveal, found),
            roles=ROLES,
            own=own,
        )
        if totals is not None:
            regions |= {f"trail-{side.role}": _trail(speaker, side, trail(reveal, side)) for side in sides}
        in_force, reinforcing = played(reveal), found.kind == "totals" and not said
        if in_force or reinforcing:
            regions["reinforcements"] = _reinforcements(speaker, in_force, reinforcing)
        cases = possible_consequences(reveal)
        if cases or reveal.pending:
            regions["stakes"] = _stakes(speaker, cases, reveal.loss_powers, reveal.pending)
    shell = _drawn(
        "encounter/stage/reveal/reveal.html",
        speaker,
        encounter=reveal.rounds,
        regions=regions,
        strip=reveal.asked_about_board,
        where=_where(reveal),
        hazard=matchup.hazard,
        globe=_globe(reveal),
    )
    return Frame(shell, regions)


def _where(reveal: Reveal) -> str:
    """Who attacks which planet; empty while there is no target."""
    if reveal.target < 0:
        return ""
    speaker, offense = reveal.speaker, reveal.matchup.offense
    own = "yes" if speaker.me == reveal.owner == reveal.matchup.defense else "no"
    return speaker.t("stages-where", who=speaker.who(offense), planet=speaker.planet(reveal.target), own=own)


def _globe(reveal: Reveal) -> Svg:
    """The picture of the planet that is attacked."""
    if reveal.target < 0:
        return EMPTY
    return globe_picture(reveal.owner, order_in_system(reveal.speaker.home_of, reveal.target))


def share(offense: int, defense: int) -> int:
    """How much of the bar below the totals is the offense's, in percent: a tie is in its middle."""
    one, other = max(offense, 0), max(defense, 0)
    return round(100 * one / (one + other)) if one + other else 50


def _drawn(template: str, speaker: Speaker, **values: object) -> Html:
    with drawing(speaker.packs):
        return render(template, t=speaker.t, speaker=speaker, card=card, card_back=card_back, **values).strip()


@lru_cache(maxsize=KEPT_PAGES)
def _fighter(speaker: Speaker, encounter: int, side: Side, own: bool) -> Html:
    """`<div id="fighter-...">`; `own`: the reader fights on this side."""
    told_of = told(speaker, side, BIG)
    return _drawn("encounter/stage/reveal/fighter.html", speaker, encounter=encounter, side=side, told=told_of, own=own)


@lru_cache(maxsize=KEPT_PAGES)
def _trail(speaker: Speaker, side: Side, found: Trail) -> Html:
    """`<div id="trail-...">`."""
    return _drawn("encounter/stage/reveal/trail.html", speaker, side=side, trail=found, written=written(found))


@lru_cache(maxsize=KEPT_PAGES)
def _reinforcements(speaker: Speaker, cards: tuple[Played, ...], reinforcing: bool) -> Html:
    """`<div id="reinforcements">`."""
    return _drawn("encounter/stage/reveal/reinforcements.html", speaker, played=cards, reinforcing=reinforcing)


@lru_cache(maxsize=KEPT_PAGES)
def _stakes(
    speaker: Speaker, cases: tuple[Consequences, ...], powers: tuple[str, ...], pending: tuple[Pending, ...]
) -> Html:
    """`<div id="stakes">`; it names the powers that may change what is lost, and what comes later in any case."""
    return _drawn(
        "encounter/stage/reveal/stakes.html",
        speaker,
        cases=[(case, alike(case.seats, speaker.me)) for case in cases],
        powers=speaker.join([speaker.alien(alien) for alien in powers]) if powers else "",
        pending=[(one, pending_words(speaker, one.source, one.effect, one.seat)) for one in pending],
    )


def alike(seats: tuple[SeatConsequence, ...], me: int | None) -> list[list[SeatConsequence]]:
    """Seats to which the same happens share a line; the reader's own stands alone."""
    lines: dict[tuple[object, ...], list[SeatConsequence]] = {}
    for one in seats:
        lines.setdefault((one.words, one.good, one.seat == me), []).append(one)
    return list(lines.values())


MOST_SHOWN = 2
"""Lines in the private box; more would hide the cards."""


@dataclass(frozen=True, slots=True)
class Played:
    """A reinforcement on the table. `seat` is -1 where it is unknown who played it."""

    face: str
    role: str
    seat: int


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The totals with one of the reader's cards added."""

    face: str
    role: str
    values: tuple[int, int]
    ahead: int
    turns: bool  # somebody else would win then


def played(reveal: Reveal) -> tuple[Played, ...]:
    """The reinforcements in force, in the order played."""
    found = [change for change in changes(reveal.matchup.modifiers, Layer.REINFORCE) if change.side >= 0]
    seats = reveal.reinforcers
    if len(seats) != len(found):  # one was cancelled: the log alone tells which
        seats = (-1,) * len(found)
    return tuple(Played(change.source, ROLES[change.side], seat) for change, seat in zip(found, seats, strict=True))


def what_if(reveal: Reveal, found: Verdict) -> list[WhatIf]:
    """What the reader's reinforcements would do for the side that is behind; those that turn the encounter come first.
    Only this reader sees it."""
    if reveal.totals is None or found.kind != "totals":
        return []
    values = [total.value for total in reveal.totals]
    thoughts = [_thought(reveal, values, face, side, found) for face, side in reveal.choices]
    telling = [thought for thought in thoughts if _helps(reveal, thought)]
    return sorted(telling, key=lambda thought: not thought.turns)[:MOST_SHOWN]


def _helps(reveal: Reveal, thought: WhatIf) -> bool:
    """Is it for the reader's own side, and needed there? A reader who is on neither side may help either."""
    if not thought.turns and thought.role == ROLES[thought.ahead]:
        return False
    own = own_role(reveal.speaker.me, reveal.matchup.mains, reveal.allied)
    return not own or thought.role == own


def _thought(reveal: Reveal, totals: Sequence[int], face: str, side: int, found: Verdict) -> WhatIf:
    modifiers, values = reveal.matchup.modifiers, list(totals)
    now = ahead(values, modifiers)
    values[side] += FACES[face].value
    then = ahead(values, modifiers)
    upset = now != found.ahead
    return WhatIf(face, ROLES[side], (values[0], values[1]), 1 - then if upset else then, then != now)
