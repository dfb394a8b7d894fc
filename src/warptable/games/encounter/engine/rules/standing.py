"""The questions that standing rules of sheets answer (`Alien.rule`), and what each of them means for a sheet that lies
facedown: when it may be turned up for the answer (F-VHID-3). A standing rule has no moment of its own, so its question
says this, and an alien that answers it needs nothing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..model.cards import CardType
from ..model.roles import Role
from ..model.windows import Window

if TYPE_CHECKING:
    from ..game import Game

AFTER_USE = "after use"
"""It is about what a use of the power has brought: a facedown sheet has none of that."""
SET_UP = "set-up"
"""Only aliens answer it that have something to set up: these never lie facedown."""
FACEDOWN_TOO = "facedown too"
"""It is no part of the power that would have to be turned up, or is only told about it."""

Matters = Callable[["Game", int, Callable[..., Any]], bool]
"""Would the answer of this seat's facedown sheet make a difference now? Of a moment nothing more is asked."""


@dataclass(frozen=True, slots=True)
class Question:
    """`turned_up`: the moments, with the roles, at which a facedown sheet may be turned up for its answer; else `why`
    there is none. `matters`: where it would make no difference it is not offered."""

    name: str
    turned_up: tuple[tuple[Window, Role], ...] = ()
    why: str = ""
    matters: Matters = lambda g, seat, answer: True


def _grants_something(g: Game, seat: int, answer: Callable[..., Any]) -> bool:
    return any(number for _, number in answer(g, seat))


def _holds_reinforcement(g: Game, seat: int, answer: Callable[..., Any]) -> bool:
    return any(g.face(card).type is CardType.REINFORCEMENT for card in g.hand(seat))


def _lacks_encounter_card(g: Game, seat: int, answer: Callable[..., Any]) -> bool:
    return not g.has_encounter_card(seat)


QUESTIONS = {
    question.name: question
    for question in (
        Question("allies_uninvited", why=AFTER_USE),
        Question("bound", why=SET_UP),
        Question("counts_warp", why=AFTER_USE),
        Question("frees_ships_in_deals", ((Window.FREE_6, Role.MAIN),)),  # before talks
        Question("gain_factor", ((Window.FREE_6, Role.MAIN_OR_ALLY),)),
        Question("grants_rewards", ((Window.SPOILS, Role.ANY),), matters=_grants_something),  # before they are paid
        Question("holds_lost", why=AFTER_USE),
        Question("keeps_adrift", why=AFTER_USE),
        Question("keeps_in_new_hand", ((Window.NEW_HAND, Role.ANY),)),
        Question("keeps_power", why=FACEDOWN_TOO),
        Question("may_reinforce", ((Window.REINFORCE, Role.NONE),), matters=_holds_reinforcement),
        Question("met_abroad", why=SET_UP),
        Question("nearness", why=FACEDOWN_TOO),
        Question(
            "needs_no_card",  # before a new hand is drawn, and before a second encounter is out of reach
            ((Window.TURN_HAND, Role.ANY), (Window.PLANNING_HAND, Role.ANY), (Window.FREE_8, Role.OFFENSE)),
            matters=_lacks_encounter_card,
        ),
        Question("owns_planet_cards", why=AFTER_USE),
        Question("plays_off_sheet", why=SET_UP),
        Question("punishes_staying_out", why=FACEDOWN_TOO),
    )
}
"""All of them, by name. An alien may answer no other."""
