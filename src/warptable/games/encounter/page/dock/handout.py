"""Handing out cards: each of them to one of several players, or to nobody. The rules ask for one receiver after the
other; the page asks for all in one form: a field `to-<card>` for each card, and `handed` with the seats, that of the
open question first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel import Decision, IllegalAnswer, PickSome
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.answers import Form
from warptable.table.page.game.dock.control import Control
from warptable.table.page.game.dock.pieces import hidden_field, radio
from warptable.table.page.html import EMPTY, Attributes, Html, Svg, tag
from warptable.table.scene.data import Asked

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


def hand_out_fields(scene: EncounterPart, asked: Asked, control: Control) -> Html:
    """`<div class="hand-out">`: who gets how many, and each card with the choice of whom it goes to."""
    decision, serial = asked.decision, asked.serial
    assert isinstance(decision, PickSome)
    receivers = receivers_of(decision)
    chips = (_receiver(scene, seat, due) for seat, due in receivers)
    rows = (_row(scene, card, receivers, decision, serial) for card in decision.items)
    return tag("div", tag("p", *chips, class_="receivers"), tag("div", *rows, class_="handed"), class_="hand-out")


def _receiver(scene: EncounterPart, seat: int, due: int) -> Html:
    now, count = (scene.t("controls-count", n=n, of=due) for n in (0, "#"))
    name, number = tag("b", scene.speaker.name(seat), class_="in-colour"), tag("output", now, data_count=count)
    about: Attributes = {"class": f"chip receiver seat-{seat}", "data-seat": seat, "data-due": due}
    return hidden_field(HANDED, seat) + tag("span", ship_icon(seat, 18), " ", name, " ", number, **about)


def _row(
    scene: EncounterPart, card: int, receivers: Sequence[tuple[int, int]], decision: PickSome, serial: int
) -> Html:
    face = face_of(scene.view, card)
    name = scene.speaker.card(face)
    to = [(str(seat), scene.speaker.name(seat), ship_icon(seat, 18)) for seat, _ in receivers]
    if len(decision.items) > sum(due for _, due in receivers):
        to.append((NOBODY, scene.t("controls-hand-keep"), EMPTY))
    choices = (_receives(card, name, serial, *one) for one in to)
    return tag(
        "div",
        tag("span", named_card(scene.speaker, face, 40), tag("b", name), class_="hand-card", data_help=face),
        tag("span", *choices, class_="seg", role="radiogroup", aria_label=name),
        class_="hand-row",
    )


def _receives(card: int, name: str, serial: int, value: str, who: str, ship: Svg) -> Html:
    """The choice of one player, or of nobody, for a card."""
    field, keeps = f"{TO}{card}", value == NOBODY
    choice = radio(field, f"{field}-{value}-{serial}", value, aria_label=f"{name}: {who}", checked=keeps)
    return tag("label", choice, ship, tag("span", who), class_=f"to-{value}")


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
