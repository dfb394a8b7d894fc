"""One duel or contest: what is set, laid, shown, said and decided in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.frame import Extra, Frame, Halves, Laid, Layer, Modifier, Result
from ..model.state import Last
from ..model.tactics import Half, plain
from . import cards as card_verbs

if TYPE_CHECKING:
    from ..game import Game


def begin(g: Game, kind: str, planet: int = -1, advantage: int = 0, controllers: tuple[int, ...] = ()) -> None:
    """A duel or contest begins; from now on nobody controls the planet (D-CON-05)."""
    card = g.s.past[-1]
    g.s.frame = Frame(kind, card, g.s.leader, planet, advantage, controllers)
    g.rewire_kind()
    g.emit(
        "began",
        "D-DES-11" if kind == "duel" else "D-CNT-01",
        what=kind,
        card=card,
        planet=planet,
        advantage=advantage,
        controllers=list(controllers),
    )


def set_dials(g: Game, dials: tuple[int, int], hidden: tuple[int, ...]) -> None:
    """D-D01-01: what the dials show; some stay hidden in step 2."""
    frame = g.frame
    frame.dials = dials
    frame.hidden = frame.late = hidden


def reveal_dial(g: Game, seat: int) -> None:
    """D-D02-01: a dial is turned for both to see."""
    frame = g.frame
    late = seat in frame.late
    frame.late = tuple(other for other in frame.late if other != seat)
    g.emit("dial_revealed", "D-D02-01", seat=seat, dial=frame.dials[seat], late=late)


def note_sent(g: Game, seat: int, number: int) -> None:
    """How many ships a seat has sent by dial or card in this round."""
    sent = g.frame.sent
    g.frame.sent = (number, sent[1]) if seat == 0 else (sent[0], number)


def demand_open(g: Game, seat: int) -> None:
    """This seat lays its plan first and faceup."""
    g.frame.first = (*g.frame.first, seat)


def open_plans(g: Game, seat: int) -> None:
    """The plans laid lie faceup before the reveal."""
    laid = g.frame.laid[seat]
    laid.open = True
    _see(g, laid.cards)
    g.emit("plan_opened", "D-D04-01", seat=seat, faces=[g.s.faces[card] for card in laid.cards])


def choose_tactic(g: Game, seat: int, tactic: tuple[int, int], second: tuple[int, int] = (-1, -1)) -> None:
    """D-D04-02: the tactic and half that will count, and perhaps a second one."""
    laid = g.frame.laid[seat]
    laid.tactic, laid.side = tactic
    laid.second, laid.second_side = second


def allow_anew(g: Game, seat: int, source: str, *, told: bool) -> None:
    """A seat may choose its tactic again once promises and looks are over; one new choice serves all texts. `told`: the
    opponent learns whether it changed."""
    told = told or any(known for other, _, known in g.frame.anew if other == seat)
    g.frame.anew = (*(held for held in g.frame.anew if held[0] != seat), (seat, source, told))


def peek(g: Game, seat: int, source: str) -> None:
    """A seat looks at the tactic and half of the other, not at a second one."""
    g.frame.peeked = (*g.frame.peeked, seat)
    laid = g.frame.laid[1 - seat]
    private = {seat: {"tactic": laid.tactic, "half": laid.side}}
    g.emit("peeked", source, private, seat=seat, victim=1 - seat)


def give_up_second(g: Game, seat: int) -> None:
    """A second tactic is shown, and has no effect (D-GAP-39)."""
    laid = g.frame.laid[seat]
    _show(g, seat, (laid.second,), ())
    laid.second = laid.second_side = -1


def show_tactics(g: Game) -> None:
    """D-D05-01: both tactics are revealed together."""
    for seat, laid in enumerate(g.frame.laid):
        if laid.tactic >= 0:
            _show_tactic(g, seat, laid.tactic, laid.side, second=False)
        if laid.second >= 0:
            _show_tactic(g, seat, laid.second, laid.second_side, second=True)


def _show_tactic(g: Game, seat: int, tactic: int, side: int, *, second: bool) -> None:
    kind, value = plain(g.half(tactic, side))
    _show(g, seat, (tactic,), ((kind, value),))
    g.emit("tactic_revealed", "D-D05-01", seat=seat, tactic=tactic, half=side, what=kind, value=value, second=second)


def show_half(g: Game, seat: int, half: Half) -> None:
    """Another half of a tactic that was shown counts as revealed, too."""
    _show(g, seat, (), (plain(half),))


def reveal_plans(g: Game) -> None:
    """D-D07-01: both plans are turned up."""
    g.frame.revealed = True
    for seat, laid in enumerate(g.frame.laid):
        laid.open = True
        _see(g, laid.cards)
        if g.log is not None:
            g.emit("plan_revealed", "D-D07-01", seat=seat, faces=[g.s.faces[card] for card in laid.cards])


def build(g: Game, seat: int, main: tuple[int, ...], half: int, value: int) -> None:
    """D-GAP-31: which cards make the plan, and of which half is added."""
    laid = g.frame.laid[seat]
    laid.main, laid.half = main, half
    if len(laid.cards) > 1:
        second = g.s.faces[half] if half >= 0 else ""
        g.emit("plan_built", "D-GAP-31", seat=seat, value=value, half=second)


def replace_plan(g: Game, seat: int, card: int, source: str) -> None:
    """D-GAP-36: a card of the hand takes the place of all plans laid, which go to the discard pile. What made the
    old plan count 0 was about that plan."""
    laid = g.frame.laid[seat]
    old, laid.cards = laid.cards, ()
    card_verbs.lay(g, seat, [card])
    laid.main, laid.half = (card,), -1
    frame = g.frame
    frame.modifiers = tuple(one for one in frame.modifiers if one.layer != Layer.VOID or one.seat != seat)
    _see(g, [card])
    g.emit("plan_replaced", source, seat=seat, face=g.s.faces[card])
    card_verbs.to_pile(g, seat, old, "text", source)


def play_reinforcement(g: Game, seat: int, card: int, on: int, source: str) -> None:
    """D-REI-03: a reinforcement changes the clout of either side."""
    g.seats[seat].hand.remove(card)
    g.frame.extras += (Extra(card, seat, on),)
    _see(g, [card])
    face = g.face(card)
    g.emit("reinforced", source, seat=seat, face=face.id, on=on, value=face.value)


def silence(g: Game, seat: int) -> None:
    """This seat cannot play reinforcements any more."""
    g.frame.silent = (*g.frame.silent, seat)


def take_extra(g: Game, seat: int, extra: Extra, source: str) -> None:
    """A reinforcement that was played comes to a hand instead of a discard pile."""
    g.frame.extras = tuple(other for other in g.frame.extras if other != extra)
    g.seats[seat].hand.append(extra.card)
    g.emit("took_back", source, seat=seat, faces=[g.s.faces[extra.card]])


def modify(g: Game, modifier: Modifier) -> None:
    """Leave a modifier in force until the round ends."""
    g.frame.modifiers += (modifier,)
    g.emit(
        "modified",
        modifier.source,
        seat=modifier.seat,
        layer=int(modifier.layer),
        op=modifier.op,
        amount=modifier.amount,
    )


def say(g: Game, seat: int, what: str, word: int | str, source: str) -> None:
    """Something is announced, for everybody to remember."""
    g.frame.said[what] = word
    g.emit("said", source, seat=seat, what=what, word=word)


def decide(g: Game, result: Result, source: str) -> None:
    """Somebody has won the duel or contest."""
    g.frame.result = result
    g.emit(
        "won",
        source,
        what=g.frame.kind,
        seat=result.winner,
        loser=result.loser,
        how=result.how,
        clouts=list(result.clouts),
    )


def restart(g: Game) -> None:
    """D-D06-01, D-GAP-25: plans are discarded, and a new round of the same duel begins."""
    frame = g.frame
    for seat, laid in enumerate(frame.laid):
        card_verbs.to_pile(g, seat, laid.cards, "restart", "D-D06-01")
    fresh = Frame(frame.kind, frame.card, frame.leader, frame.planet, frame.advantage, frame.controllers)
    fresh.round = frame.round + 1
    fresh.used, fresh.said, fresh.destroyed = frame.used, frame.said, frame.destroyed
    fresh.before = frame.rounds
    g.s.frame = g.frame = fresh
    g.emit("restarted", "D-D06-01", round=fresh.round)


def sweep_cards(g: Game) -> None:
    """D-D11-03, D-D11-05, D-REI-08: plans go to the pile of whoever laid them, reinforcements to that of the side they
    changed."""
    frame = g.frame
    source = "D-D11-03" if frame.kind == "duel" else "D-CNT-08"
    frame.swept = (frame.laid[0].cards, frame.laid[1].cards)
    for seat, laid in enumerate(frame.laid):
        extras = [extra.card for extra in frame.extras if extra.on == seat]
        card_verbs.to_pile(g, seat, [*laid.cards, *extras], "cleanup", source)
        frame.laid[seat] = Laid(tactic=laid.tactic, side=laid.side)
    frame.extras = ()


def close(g: Game) -> None:
    """The duel or contest is cleaned up: the planet is controlled again, and the loser is remembered (D-GAP-37)."""
    frame = g.frame
    frame.closed = True
    result = frame.result
    assert result is not None
    g.s.last = Last(result.loser, frame.planet if frame.kind == "duel" else g.s.last.planet)


def leave(g: Game) -> None:
    """The duel or contest is history."""
    g.s.frame = None
    g.rewire_kind()


def _show(g: Game, seat: int, tactics: tuple[int, ...], halves: Halves) -> None:
    frame = g.frame
    shown, known = frame.shown, frame.halves
    if seat == 0:
        frame.shown, frame.halves = (shown[0] + tactics, shown[1]), (known[0] + halves, known[1])
    else:
        frame.shown, frame.halves = (shown[0], shown[1] + tactics), (known[0], known[1] + halves)


def _see(g: Game, cards: Sequence[int]) -> None:
    for card in cards:
        g.s.seen[card] = 3
