"""What one seat may know, built field by field: nothing is copied and then stripped (D-GAP-28).

The arguments stand in the order of the fields in `model/views.py` and without their names, because passing so many by
name takes Python three times as long.
"""

from __future__ import annotations

from .content.registry import registry
from .game import Game
from .model.frame import Frame
from .model.state import Envoy, State
from .model.views import CardView, EnvoyView, ExtraView, FrameView, LaidView, SeatView, View

FAMILY = "duel"
"""The id of the family, which every view carries."""
HIDDEN = -1
"""In place of a dial or tactic that the viewer may not see."""


def view_of(s: State, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    g = Game(s, registry(), None, False)
    faces = s.faces
    return View(
        FAMILY,
        s.edition,
        seat,
        s.step,
        s.cards,
        not s.step,
        list(s.variants),
        [_seat(g, number, seat, planets) for number, planets in enumerate(g.counts())],
        s.leader,
        s.row[:],
        s.ships[:],
        len(s.stack),
        s.warpplanet,
        len(s.support),
        [len(deck) for deck in s.destiny],
        s.past[:],
        s.next_deck,
        [_envoy(envoy, seat) for envoy in s.envoys],
        [len(deck) for deck in s.envoy_decks],
        [envoy.id if _knows(envoy, seat) else "" for envoy in s.gone],
        _frame(s, s.frame, seat) if s.frame is not None else None,
        s.last,
        s.claims[:],
        s.way,
        [CardView(card, faces[card]) for card in s.seats[seat].hand] if seat is not None else [],
        list(s.seats[seat].dealt) if seat is not None else [],
    )


def _seat(g: Game, number: int, viewer: int | None, planets: int) -> SeatView:
    s, player = g.s, g.seats[number]
    faces = s.faces
    return SeatView(
        player.alien,
        len(player.hand),
        len(player.deck),
        [faces[card] for card in player.pile],
        len(player.under),
        [CardView(card, faces[card]) for card in player.under] if number == viewer else [],
        player.ready,
        dict(player.memory),
        _known(s, number, viewer),
        planets,
        g.hand_limit(number),
        g.planets_to_win(number),
    )


def _known(s: State, number: int, viewer: int | None) -> list[str]:
    """The faces that a viewer knows among the other's hidden cards. A card that was laid or put away counts on: nobody
    can tell which it was."""
    if viewer is None or viewer == number:
        return []
    player = s.seats[number]
    hidden = [*player.hand, *player.under]
    if s.frame is not None and not s.frame.laid[number].open:
        hidden += s.frame.laid[number].cards
    return sorted(s.faces[card] for card in hidden if s.seen[card] >> viewer & 1)


def _knows(envoy: Envoy, viewer: int | None) -> bool:
    return envoy.up or (viewer is not None and envoy.read >> viewer & 1 == 1)


def _envoy(envoy: Envoy, viewer: int | None) -> EnvoyView:
    read = tuple(seat for seat in (0, 1) if envoy.read >> seat & 1)
    return EnvoyView(envoy.id if _knows(envoy, viewer) else "", envoy.icon, envoy.up, envoy.ally, read, envoy.tokens)


def _frame(s: State, frame: Frame, viewer: int | None) -> FrameView:
    faces = s.faces
    return FrameView(
        frame.kind,
        frame.card,
        registry().cards[frame.card].switches,
        frame.leader,
        frame.planet,
        frame.advantage,
        frame.controllers,
        frame.round,
        frame.closed,
        dict(frame.said),
        frame.destroyed,
        tuple([HIDDEN if seat in frame.late and seat != viewer else frame.dials[seat] for seat in (0, 1)]),
        frame.sent,
        frame.late,
        frame.hidden,
        [_laid(s, frame, seat, viewer) for seat in (0, 1)],
        frame.first,
        frame.shown,
        frame.halves,
        frame.blasted,
        frame.revealed,
        frame.silent,
        [ExtraView(faces[extra.card], extra.by, extra.on) for extra in frame.extras],
        frame.modifiers,
        frame.result,
        [*frame.used, *frame.used_now],
    )


def _laid(s: State, frame: Frame, seat: int, viewer: int | None) -> LaidView:
    laid, faces = frame.laid[seat], s.faces
    own = seat == viewer
    shown = bool(frame.shown[seat]) and laid.tactic in frame.shown[seat]
    tactic = own or shown or viewer in frame.peeked
    second = own or (shown and laid.second in frame.shown[seat])
    cards = tuple(CardView(card if own else HIDDEN, faces[card]) for card in laid.cards) if own or laid.open else ()
    return LaidView(
        len(laid.cards),
        cards,
        laid.open,
        tuple(faces[card] for card in laid.main),
        faces[laid.half] if laid.half >= 0 else "",
        laid.tactic if tactic else HIDDEN,
        laid.side if tactic else HIDDEN,
        laid.second if second else HIDDEN,
        laid.second_side if second else HIDDEN,
    )
