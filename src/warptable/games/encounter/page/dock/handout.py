"""Handing out cards: each of them to one of several players, or to nobody. The rules ask for one receiver after the
other; the page asks for all in one form: a field `to-<card>` for each card, and `handed` with the seats, that of the
open question first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from warptable.kernel import Decision, IllegalAnswer, PickSome
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.answers import Form
from warptable.table.page.game.dock.control import Control

from ...words.asking import face_of
from ..scene.data import EncounterPart
from .card_names import named_card

TO, HANDED = "to-", "handed"
NOBODY = "none"
MODE, DONE = "hands", "done"


def receivers_of(decision: Decision[Any]) -> tuple[tuple[int, int], ...]:
    """Who gets how many cards, beginning with the player that the question is about; empty if it is about one alone."""
    found: tuple[tuple[int, int], ...] = (decision.about or {}).get("receivers", ())
    apart = len({seat for seat, _ in found}) == len(found) > 1
    return found if apart and isinstance(decision, PickSome) else ()


def handing_out(scene: EncounterPart, decision: Decision[Any]) -> Control:
    """All receivers must have as many cards as they are due."""
    number = sum(due for _, due in receivers_of(decision))
    labels = {DONE: scene.t("controls-do-hand-out", n=number)}
    return Control(MODE, labels=labels, few=scene.t("controls-need-hand-out"), low=number, high=number)


def hand_out_fields(scene: EncounterPart, decision: PickSome, serial: int) -> str:
    """`<div class="hand-out">`: who gets how many, and each card with the choice of whom it goes to."""
    receivers = receivers_of(decision)
    chips = "".join(_receiver(scene, seat, due) for seat, due in receivers)
    rows = "".join(_row(scene, card, receivers, decision, serial) for card in decision.items)
    return f'<div class="hand-out"><p class="receivers">{chips}</p><div class="handed">{rows}</div></div>'


def _receiver(scene: EncounterPart, seat: int, due: int) -> str:
    count, name = escape(scene.t("controls-count", n="#", of=due)), escape(scene.speaker.name(seat))
    return (
        f'<input type="hidden" name="{HANDED}" value="{seat}"><span class="chip receiver seat-{seat}" '
        f'data-seat="{seat}" data-due="{due}">{ship_icon(seat, 18)} <b class="pc">{name}</b> '
        f'<output data-count="{count}">{escape(scene.t("controls-count", n=0, of=due))}</output></span>'
    )


def _row(scene: EncounterPart, card: int, receivers: Sequence[tuple[int, int]], decision: PickSome, serial: int) -> str:
    face = face_of(scene.view, card)
    name = escape(scene.speaker.card(face))
    spare = len(decision.items) > sum(due for _, due in receivers)
    seats = [(str(seat), scene.speaker.name(seat), ship_icon(seat, 18)) for seat, _ in receivers]
    if spare:
        seats.append((NOBODY, scene.t("controls-hand-keep"), Markup()))
    choices = "".join(
        f'<label class="to-{value}"><input type="radio" name="{TO}{card}" value="{value}" '
        f'id="{TO}{card}-{value}-{serial}" aria-label="{name}: {escape(who)}"{" checked" if value == NOBODY else ""}>'
        f"{ship}<span>{escape(who)}</span></label>"
        for value, who, ship in seats
    )
    return (
        f'<div class="hand-row"><span class="hand-card" data-help="{escape(face)}">'
        f"{named_card(scene.speaker, face, 40)}<b>{name}</b></span>"
        f'<span class="seg" role="radiogroup" aria-label="{name}">{choices}</span></div>'
    )


def is_handed(decision: Decision[Any], form: Form) -> bool:
    """Does the form begin with this question?"""
    seats = form.get(HANDED, ())
    return bool(seats) and bool(receivers_of(decision)) and seats[0] == str(receivers_of(decision)[0][0])


def read_hand_out(decision: PickSome, form: Form) -> Any:
    """The cards for the player that the question is about. All others must get theirs, too: these are told
    when they are asked for. Raises IllegalAnswer."""
    for seat, due in receivers_of(decision):
        if len(_cards_for(decision, form, seat)) != due:
            raise IllegalAnswer(f"{decision.prompt}: seat {seat} must get {due} cards")
    return decision.checked(_cards_for(decision, form, receivers_of(decision)[0][0]))


def read_next(decision: Decision[Any], form: dict[str, Sequence[str]]) -> Any:
    """What the form of the first question says about another receiver; None: nothing."""
    first, *others = form.get(HANDED) or ("",)
    seat = (decision.about or {}).get("victim")
    if not isinstance(decision, PickSome) or "receivers" not in (decision.about or {}) or str(seat) not in others:
        return None
    form[HANDED] = [first, *(one for one in others if one != str(seat))]
    return decision.checked(_cards_for(decision, form, seat))


def _cards_for(decision: PickSome, form: Form, seat: int | None) -> tuple[int, ...]:
    return tuple(card for card in decision.items if list(form.get(f"{TO}{card}", ())) == [str(seat)])
