"""The part of scenes that depends on the rules of the game for two.

Everything a scene holds comes from the seat's view, from `Event.seen_by`, and from the questions put to that seat. What
the other one has locked in is in none of them before it is turned up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from warptable.kernel import Decision, Event, Session
from warptable.table.scene.data import Line, Running, Scene, Summary
from warptable.table.scene.families import FamilyScenes
from warptable.table.scene.fleet import Crews, Placement, assign_kind, crews

from ...engine.model.cards import FACES
from ...engine.model.places import PLACES, SUPPLY, TILES, WARP
from ...engine.model.prompts import REINFORCE
from ...engine.model.state import State
from ...engine.model.views import View
from ...engine.rules import clout, reckoning
from ...engine.rules.reckoning import Clout, Played
from ...words.sentences import seats_in, sentence
from ...words.speaker import Speaker
from .data import DuelScene, Ended, Fought, Shot, ShownMoment, WhatIf
from .moments import moments_in

NOT_IN_LOG = frozenset({"modified", "card_done", "envoys_laid", "no_reinforcement", "clouts", "reshuffled"})
"""Events that repeat what the table shows; the log leaves them out."""
LOSSES = frozenset({"destroyed", "discarded", "spent", "taken"})
"""Kinds of events in which whoever is named first loses something."""
ABOUT = ("seat", "victim", "receiver", "loser", "viewer", "was")
"""Fields with the seats that an event concerns."""
PLACE_FIELDS = ("planet", "place")


class Memory:
    """What is the same for every reader: which ship is where from one picture to the next, clouts, this round."""

    def __init__(self) -> None:
        self.placement: Placement = {}
        self.crews: Crews = ()
        self.clouts: tuple[Clout, Clout] | None = None
        self.ahead = -1
        self.fought = Fought()
        self.ended: Ended | None = None
        self.told: tuple[ShownMoment, ...] = ()
        self._ships: Sequence[tuple[int, int]] = ()

    def look(self, session: Session[State], public: View) -> None:
        """Follow what has happened."""
        reckoned = clouts_of(session)
        self.clouts, self.ahead = reckoned if reckoned is not None else (None, -1)
        self.fought = with_advantage(session, fought_in(session.log, public))
        self.ended = ended_in(session.log) if public.frame is not None else None
        self.told = moments_in(session.log)
        self.move(public.ships)

    def move(self, ships: Sequence[tuple[int, int]]) -> None:
        """Follow the ships."""
        if ships == self._ships:
            return
        self._ships = ships
        placement: Placement = {}
        for seat in (0, 1):
            wanted = {place: number for place in all_places(ships) if (number := ships[place][seat])}
            assign_kind(placement, self.placement, seat, 0, wanted)
        self.placement, self.crews = placement, crews(placement)


def all_places(ships: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Every place where ships can be, planets first."""
    return (*range(TILES), SUPPLY, WARP) if len(ships) == PLACES else ()


def ships(session: Session[State]) -> list[tuple[int, int]]:
    return session.state.ships[:]


def card_name(speaker: Speaker, session: Session[State], card: int) -> str:
    """A card that this reader may see, in words."""
    return speaker.card(session.state.faces[card])


def line(speaker: Speaker, number: int, seen: Mapping[str, Any], seat: int | None) -> Line:
    actor = seen.get("seat")
    about = [seen.get(name) for name in ABOUT]
    places = [seen[name] for name in PLACE_FIELDS if isinstance(seen.get(name), int)]
    return Line(
        number=number,
        text=sentence(speaker, seen),
        source=seen["source"],
        seat=actor if isinstance(actor, int) else -1,
        mine=seat is not None and seat in about,
        loss=seat is not None and seen["kind"] in LOSSES and seen.get("seat") == seat,
        heading=seen["kind"] == "destiny_drawn",
        places=tuple(place for place in places if place >= 0),
        kind=seen["kind"],
        what=_what(seen),
        about=frozenset(seats_in(seen)),
    )


def _what(seen: Mapping[str, Any]) -> str:
    """What was used for everybody to see."""
    return str(seen["ability"]) if seen["kind"] == "used" else ""


# ---- this round, from what everybody has seen ---------------------------------------------------------------


def this_round(log: Sequence[Event]) -> list[Event]:
    """The events since the duel or contest began, or began again, in order."""
    ends = ("began", "restarted", "destiny_drawn")
    return list(takewhile(lambda event: event.kind not in ends, reversed(log)))[::-1]


def fought_in(log: Sequence[Event], view: View) -> Fought:
    """The volley of this round."""
    frame = view.frame
    if frame is None or frame.planet < 0:
        return Fought()
    now = view.ships[frame.planet]
    shots: list[Shot] = []
    damage: tuple[int, int] | None = None
    riposte, lost = (0, 0), [0, 0]
    for event in this_round(log):
        if event.kind == "tactic_revealed":
            shots.append(Shot(event.seat, event.tactic, event.half, event.what, event.value))
        elif event.kind == "volley":
            (first, second), (third, fourth) = event.damage, event.riposte
            damage, riposte = (first, second), (third, fourth)
        elif event.kind == "destroyed" and event.blast and event.place == frame.planet:
            lost[event.seat] += event.ships
    before = (now[0] + lost[0], now[1] + lost[1])
    return Fought(tuple(shots), damage, riposte, before)


def with_advantage(session: Session[State], fought: Fought) -> Fought:
    """The volley with the ship advantage that it leaves, by the rules: texts may deny or turn it."""
    frame = session.state.frame
    if fought.damage is None or frame is None or frame.planet < 0:
        return fought
    (one, other), hit, struck = fought.before, fought.damage, fought.riposte
    left = (max(0, one - hit[0] - struck[0]), max(0, other - hit[1] - struck[1]))
    bout = clout.bout_of(session.game)._replace(ships=left)
    seat = reckoning.advantaged(bout)
    return replace(fought, advantaged=seat, worth=reckoning.advantage(bout, seat) if seat >= 0 else 0)


def announced_in(session: Session[State], speaker: Speaker, seat: int | None) -> tuple[str, ...]:
    """What was announced in this duel or contest, in words."""
    frame = session.state.frame
    if frame is None or not frame.said:
        return ()
    events = takewhile(lambda event: event.kind != "destiny_drawn", reversed(session.log))
    return tuple(sentence(speaker, event.seen_by(seat)) for event in events if event.kind == "said")[::-1]


def ended_in(log: Sequence[Event]) -> Ended | None:
    """How the duel or contest of this destiny card came out, and who gets the prize."""
    prize = no_prize = -1
    for number in range(len(log) - 1, -1, -1):
        match log[number].kind:
            case "prize":
                prize = log[number].seat
            case "prize_skipped":
                no_prize = number
            case "won":
                won = log[number]
                return Ended(won.what, won.seat, won.loser, won.how, tuple(won.clouts or ()), prize, no_prize)
            case "destiny_drawn":
                break
    return None


def clouts_of(session: Session[State]) -> tuple[tuple[Clout, Clout], int] | None:
    """The clouts as they stand, with their trails, and who would win by them; None before both plans are up. Public
    facts only."""
    frame = session.state.frame
    if frame is None or not frame.revealed or session.over:
        return None
    if any(len(laid.cards) > 1 and not laid.main for laid in frame.laid):  # D-GAP-31: what they make is being chosen
        return None
    bout = clout.bout_of(session.game)
    both = reckoning.clout(bout, 0), reckoning.clout(bout, 1)
    if frame.result is not None and frame.result.how == "clout":
        return both, frame.result.winner
    return both, reckoning.victor(bout, [one.value for one in both])


def what_if(session: Session[State], decision: Decision[Any]) -> dict[tuple[int, int], WhatIf]:
    """For whoever may play a reinforcement: what each of their cards would change, on either side. Everything else that
    counts lies open then."""
    if decision.prompt != REINFORCE or clouts_of(session) is None:
        return {}
    bout, faces = clout.bout_of(session.game), session.state.faces
    found = {}
    for option in decision.options:
        if isinstance(option, tuple):
            card, on = option
            more = bout._replace(extras=[*bout.extras, Played(FACES[faces[card]], decision.seat, on)])
            first, second = (reckoning.clout(more, seat).value for seat in (0, 1))
            found[card, on] = WhatIf((first, second), reckoning.victor(more, (first, second)))
    return found


def summary(events: Sequence[Event]) -> Summary:
    """What a destiny card was, and who won its duel or contest."""
    kind, winners = "", tuple[int, ...]()
    for event in events:
        match event.kind:
            case "destiny_drawn":
                kind = event.deck
            case "began":
                kind = event.what
            case "won":
                winners = (event.seat,)
            case "game_over":
                winners = tuple(event.winners)
    return Summary(kind=kind, winners=winners)


def scene(common: Scene, game: Running, memory: Memory) -> DuelScene:
    """The scene with what only this family shows."""
    session, seat, speaker = game.session, common.me, common.speaker
    assert isinstance(speaker, Speaker)
    return DuelScene(
        **vars(common),
        locked=tuple(sorted(session.given())),
        chosen=session.chosen(seat) if seat is not None else None,
        what_if=what_if(session, common.asked.decision) if common.asked is not None else {},
        crews=memory.crews,
        clouts=memory.clouts,
        ahead=memory.ahead,
        fought=memory.fought,
        ended=memory.ended,
        told=memory.told,
        announced=announced_in(session, speaker, seat),
    )


SCENES = FamilyScenes(
    scene,
    line,
    summary,
    memory=Memory,
    ships=ships,
    is_told=lambda event: event.kind not in NOT_IN_LOG,
    card_name=card_name,
)
