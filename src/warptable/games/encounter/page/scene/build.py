"""The part of scenes that depends on the rules of the multi-player family.

Everything a scene holds comes from the seat's view, from `Event.seen_by`, and from the questions put to that seat.
About other seats' questions it holds only who is asked and by which rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from warptable.kernel import Event, Offer, Session
from warptable.table.scene.data import Line, Running, Scene, Summary
from warptable.table.scene.families import FamilyScenes
from warptable.table.scene.fleet import Placement

from ...engine.model.constraints import InsteadOfCards, Later
from ...engine.model.encounter import Result
from ...engine.model.outlook import Outlook
from ...engine.model.roles import DEFENSE, OFFENSE
from ...engine.model.state import State
from ...engine.model.views import SeatView, SheetView, View
from ...engine.rules import totals
from ...engine.rules.outlook import foreseen, outlooks
from ...engine.rules.reckoning import Total
from ...engine.view import view_over
from ...words.asking import WINDOW, moment_id
from ...words.sentences import is_told, seats_in, sentence
from ...words.speaker import Speaker
from . import answering
from .data import EncounterScene, Offered, Pending, Talks
from .fleet import Fleet, Ships, ships_in
from .hint_exceptions import hint_exceptions_for, loss_powers

NOT_IN_LOG = frozenset({"colonies", "encounter_over", "encounter_cards_discarded"})
"""Events that repeat what the board shows; the log leaves them out."""
SUBJECTS = {"colony_granted": "receiver", "ships_freed": "owner"}
"""Events whose sentence is about somebody other than the one who did it: the line carries that player's ship."""
LOSERS = {
    "to_warp": "seat",
    "eradicated": "seat",
    "power_lost": "seat",
    "dragged": "victim",
    "plagued": "victim",
    "took": "victim",
    "took_rewards": "victim",
    "exploded": "seat",
}
"""Events by which somebody loses something, and who that is."""
NEW_TECHS = ("F-TECH-1", "F-TECH-11")
"""By these rules techs are discarded that were drawn only to choose from."""
QUAKE = "quake"
TALK_ENDS = frozenset({"revealed", "deal_agreed", "deal_refused", "deal_timed_out", "encounter"})


class Memory:
    """What a table remembers: which ship is where, the totals, and who may change what is lost. All of it is public."""

    def __init__(self) -> None:
        self.fleet = Fleet()
        self.totals: tuple[Total, Total] | None = None
        self.loss_powers: tuple[str, ...] = ()
        self.foreseen: Result | None = None
        self.outlooks: tuple[Outlook, ...] = ()
        self.laid: tuple[tuple[int, str], ...] = ()
        self.pending: tuple[Pending, ...] = ()
        self.spent: tuple[tuple[int, str], ...] = ()

    @property
    def placement(self) -> Placement:
        return self.fleet.placement

    @placement.setter
    def placement(self, placement: Placement) -> None:
        self.fleet.placement = placement

    def move(self, ships: Ships) -> None:
        self.fleet.move(ships)

    def look(self, session: Session[State], public: View) -> None:
        self.fleet.update(public)
        self.totals = totals_of(session)
        self.loss_powers = loss_powers(session)
        self.foreseen, self.outlooks = outlook_of(session)
        self.laid = laid_cards(session)
        self.pending = pending_in(session)
        if public.technology:
            self.spent = spent_techs(session.log)


def laid_cards(session: Session[State]) -> tuple[tuple[int, str], ...]:
    """Cards that players have laid facedown for somebody who chooses among them: whose each is, and its back. Everybody
    sees them lie; what they show is in the question alone."""
    laid = [(decision.about or {}).get("laid", ()) for decision in session.decisions]
    return tuple((seat, back) for some in laid for seat, _, back in some)


def scene(common: Scene, game: Running, memory: Memory) -> EncounterScene:
    """The scene with deals, totals and ships."""
    session, seat = game.session, common.me
    return EncounterScene(
        **vars(common),
        talks=talks_of(session, seat, game.talks_end, game.talk_seconds),
        agreed=agreed_of(session, seat),
        totals=memory.totals,
        loss_powers=memory.loss_powers,
        foreseen=memory.foreseen,
        outlooks=memory.outlooks,
        laid=memory.laid,
        pending=memory.pending,
        flares=session.options.flares != (),
        fleet=memory.fleet,
        spent=memory.spent,
        hint_exceptions=hint_exceptions_for(session, seat) if seat is not None and common.reader.coach else (),
    )


def summary(events: Sequence[Event]) -> Summary:
    """Offense and defense of an encounter, and who won it; whoever makes a deal wins it together."""
    left = right = -1
    kind, winners = "attack", tuple[int, ...]()
    for event in events:
        match event.kind:
            case "encounter":
                left = event.seat
            case "defense":
                right = event.seat
            case "outcome":
                winner = event.winner
                winners = (winner,) if winner is not None and winner >= 0 else ()
            case "deal_made":
                kind, winners = "deal", (left, right)
            case "game_over":
                winners = tuple(event.winners)
    return Summary(left, right, kind, winners)


def spent_techs(log: Sequence[Event]) -> tuple[tuple[int, str], ...]:
    """The techs that were completed or revealed and have left play in this encounter, and those given up."""
    found: list[tuple[int, str]] = []
    for event in reversed(log):
        if event.kind == "encounter":
            break
        if event.kind == "tech_discarded" and event.source not in NEW_TECHS:
            found.append((event.seat, event.tech))
    return tuple(reversed(found))


def worded(offer: Offer, session: Session[State]) -> Offer:
    """The question of a window, with what it is about."""
    return answering.worded(offer, session.log, session.game.registry)


def card_name(speaker: Speaker, session: Session[State], card: int) -> str:
    """A card that this reader may see, in words."""
    return speaker.card(session.state.faces[card])


def kind_name(speaker: Speaker, kind: str) -> str:
    """What an order to pass always is about, in words: a power or card, or a moment of the rules."""
    prompt, _, answering = kind.partition(" ")
    if answering:
        return speaker.ability(answering)
    return speaker.t(moment_id(prompt)) if prompt.startswith(WINDOW) else speaker.t("order-always-reinforcements")


def public_view(session: Session[State]) -> View:
    """What a spectator sees."""
    return _with_aliens(session, session.view(None))


def ships(session: Session[State]) -> Ships:
    return ships_in(session.state, over=session.over)


def own_view(session: Session[State], public: View, seat: int) -> View:
    """What this seat sees."""
    return _with_aliens(session, view_over(session.state, session.view(None) if session.over else public, seat))


def _with_aliens(session: Session[State], view: View) -> View:
    """When the game is over, facedown aliens are turned up for everybody."""
    if not session.over:
        return view
    seats = [replace(known, sheets=_turned_up(session, number, known)) for number, known in enumerate(view.seats)]
    return replace(view, seats=seats)


def _turned_up(session: Session[State], number: int, known: SeatView) -> list[SheetView]:
    """The sheets of one seat, all open; what lies on them stays as it was known."""
    if not any(sheet.hidden for sheet in known.sheets):
        return known.sheets
    own = session.view(number).seats[number].sheets
    return [
        replace(whole, hidden=False, own_cards=sheet.own_cards) for sheet, whole in zip(known.sheets, own, strict=True)
    ]


def line(speaker: Speaker, number: int, seen: Mapping[str, Any], seat: int | None) -> Line:
    actor = seen.get(SUBJECTS.get(seen["kind"], "seat"))
    about = [seen.get(name) for name in ("seat", "victim", "receiver", "of", "other", "defense")]
    seats = frozenset(seats_in(seen))
    places = [seen[name] for name in ("planet", "place") if isinstance(seen.get(name), int)]
    return Line(
        number=number,
        text=sentence(speaker, seen),
        source=seen["source"],
        seat=actor if isinstance(actor, int) else -1,
        mine=seat is not None and (seat in about or seat in _guests(seen)),
        loss=seat is not None and seen.get(LOSERS.get(seen["kind"], "")) == seat,
        heading=seen["kind"] == "encounter",
        places=tuple(place for place in places if place >= 0),
        kind=seen["kind"],
        what=_what(seen),
        about=seats,
    )


def _what(seen: Mapping[str, Any]) -> str:
    """What was used, stopped or drawn for everybody to see; of a flare also which side of it."""
    match seen["kind"]:
        case "power_used" | "tech_used" | "cancelled":
            return str(seen["ability"])
        case "tech_completed":
            return str(seen["tech"])
        case "flare_played":
            return f"{seen['source']}.{seen['side']}"
        case "card_played" | "exploded":
            return str(seen["face"])
        case "quake":
            return QUAKE
        case "destiny":
            return str(seen["card"])
    return ""


def _guests(seen: Mapping[str, Any]) -> Sequence[int]:
    guests = seen.get("guests") or seen.get("winners") or ()
    return guests if isinstance(guests, (list, tuple)) else ()


def outlook_of(session: Session[State]) -> tuple[Result | None, tuple[Outlook, ...]]:
    """How the encounter comes out and what that brings, once the cards lie open. Public facts only."""
    frames = session.state.frames
    if not frames or not frames[-1].revealed:
        return None, ()
    return foreseen(session.game), outlooks(session.game)


def pending_in(session: Session[State]) -> tuple[Pending, ...]:
    """What cards and powers that everybody has seen do later in this encounter."""
    frames = session.state.frames
    if not frames or not frames[-1].constraints:
        return ()
    coming = (*frames[-1].all_of(InsteadOfCards), *frames[-1].all_of(Later))
    return tuple(Pending(held.source, held.effect, held.seat) for held in coming)


def totals_of(session: Session[State]) -> tuple[Total, Total] | None:
    """The current totals with their trail, once both cards lie open and are attacks. Public facts only."""
    g = session.game
    frames = session.state.frames
    if not frames or not frames[-1].revealed or min(frames[-1].slots) < 0 or not totals.both_attack(g):
        return None
    return totals.total(g, OFFENSE), totals.total(g, DEFENSE)


def talks_of(session: Session[State], seat: int | None, ends: float | None, seconds: float) -> Talks | None:
    """The current talks, with every proposal so far as this seat may know it."""
    if not any(decision.prompt == "deal" for decision in session.decisions):
        return None
    encounter = session.state.frames[-1]
    offers: list[Offered] = []
    for event in reversed(session.log):
        if event.kind in TALK_ENDS:
            break
        if event.kind == "deal_offered":
            offers.append(_offered(event, seat, standing=not offers))
    return Talks((encounter.offense, encounter.defense), tuple(reversed(offers)), ends, seconds)


def agreed_of(session: Session[State], seat: int | None) -> Offered | None:
    """The deal of this encounter, as this seat may know it; None if it failed in the end."""
    frames = session.state.frames
    result = frames[-1].result if frames else None
    if result is None or result.kind != "deal":
        return None
    offered = (event for event in reversed(session.log) if event.kind in ("deal_offered", "encounter"))
    event = next(offered, None)
    return None if event is None or event.kind == "encounter" else _offered(event, seat)


def _offered(event: Event, seat: int | None, *, standing: bool = False) -> Offered:
    seen = event.seen_by(seat)
    faces = seen.get("faces")
    return Offered(seen["seat"], tuple(seen["terms"]), None if faces is None else tuple(faces), standing)


SCENES = FamilyScenes(
    scene,
    line,
    summary,
    memory=Memory,
    public_view=public_view,
    own_view=own_view,
    ships=ships,
    is_told=lambda event: event.kind not in NOT_IN_LOG and is_told(event),
    worded=worded,
    card_name=card_name,
    kind_name=kind_name,
)
