"""The questions that standing rules answer: of an alien's sheet (`Rule`), of a card while it lies revealed
(`CardRule`), of a completed tech (`TechRule`). Each says what it is asked with and what it answers, so that mypy checks
the function.

For a sheet that lies facedown a question says when it may be turned up for the answer (F-VHID-3): a standing rule has
no moment of its own, so an alien that answers needs nothing more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from warptable.kernel.standing import P, Question, Questions, R_co

from ..model.cards import CardType
from ..model.roles import Role
from ..model.windows import W, Window

if TYPE_CHECKING:
    from warptable.kernel import Prompt

    from ..model.cards import Face
    from ..model.encounter import Result
    from ..model.nearness import Near, Way
    from ..model.outlook import Fate
    from .use import PowerUse, TechUse, Use

AFTER_USE = "after use"
"""It is about what a use of the power has brought: a facedown sheet has none of that."""
SET_UP = "set-up"
"""Only aliens answer it that have something to set up: these never lie facedown."""
FACEDOWN_TOO = "facedown too"
"""It is no part of the power that would have to be turned up, or is only told about it."""

Matters = Callable[["PowerUse", Callable[..., Any]], bool]
"""Would the answer of this facedown sheet make a difference now? Of a moment nothing more is asked."""


@dataclass(frozen=True, slots=True, eq=False)
class SheetQuestion(Question[P, R_co]):
    """One that sheets answer. `turned_up`: the moments, with the roles, at which a facedown sheet may be turned up for
    its answer; else `why` there is none. `matters`: where it would make no difference it is not offered."""

    turned_up: tuple[tuple[Window, Role], ...] = ()
    why: str = ""
    matters: Matters = lambda use, answer: True


def _grants_something(use: PowerUse, answer: Callable[..., Any]) -> bool:
    return any(number for _, number in answer(use))


def _holds_reinforcement(use: PowerUse, answer: Callable[..., Any]) -> bool:
    return bool(use.held(CardType.REINFORCEMENT))


def _lacks_encounter_card(use: PowerUse, answer: Callable[..., Any]) -> bool:
    return not use.g.has_encounter_card(use.seat)


class Rule(metaclass=Questions):
    """What an alien may answer while its sheet is in force."""

    ALLIES_UNINVITED: SheetQuestion[[PowerUse], list[tuple[int, int]]] = SheetQuestion(
        "allies_uninvited", "Who needs no invitation by whom? (main player, guest)", why=AFTER_USE
    )
    BOUND: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "bound", "Does the power stay with its seat, neither exchanged nor lent?", why=SET_UP
    )
    COUNTS_WARP: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "counts_warp", "Do ships in the warp count toward the tech on the sheet?", why=AFTER_USE
    )
    FREES_SHIPS_IN_DEALS: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "frees_ships_in_deals",
        "May deals of this seat free ships of anybody from the warp?",
        ((W.FREE_6, Role.MAIN),),  # before talks
    )
    GAIN_FACTOR: SheetQuestion[[PowerUse], int] = SheetQuestion(
        "gain_factor",
        "How often is each ship of this seat reckoned for compensation and rewards?",
        ((W.FREE_6, Role.MAIN_OR_ALLY),),
    )
    GRANTS_REWARDS: SheetQuestion[[PowerUse], list[tuple[int, int]]] = SheetQuestion(
        "grants_rewards",
        "Who is rewarded for the outcome of an encounter? (seat, number)",
        ((W.SPOILS, Role.ANY),),
        matters=_grants_something,  # before they are paid
    )
    HOLDS_LOST: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "holds_lost", "Are ships on the sheet lost to their owners?", why=AFTER_USE
    )
    KEEPS_ADRIFT: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "keeps_adrift", "Do planets of this seat stay in the warp as long as it has its power?", why=AFTER_USE
    )
    KEEPS_IN_NEW_HAND: SheetQuestion[[PowerUse, Face], bool] = SheetQuestion(
        "keeps_in_new_hand", "Does this card stay in a hand that is given up?", ((W.NEW_HAND, Role.ANY),)
    )
    KEEPS_POWER: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "keeps_power", "Has the number of home colonies no influence on the sheet?", why=FACEDOWN_TOO
    )
    MAY_REINFORCE: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "may_reinforce",
        "May this seat play reinforcements without a part in the encounter?",
        ((W.REINFORCE, Role.NONE),),
        matters=_holds_reinforcement,
    )
    MET_ABROAD: SheetQuestion[[PowerUse], Prompt] = SheetQuestion(
        "met_abroad",
        "May the others aim at its foreign colonies? The question by which the offense then names the defense.",
        why=SET_UP,
    )
    NEARNESS: SheetQuestion[[Way], Near] = SheetQuestion(
        "nearness",
        "How near is this seat to winning in a way of its own? Asked with what everybody sees, not with a use.",
        why=FACEDOWN_TOO,
    )
    NEEDS_NO_CARD: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "needs_no_card",
        "Does a lack of encounter cards not concern this seat?",
        # before a new hand is drawn, and before a second encounter is out of reach
        ((W.TURN_HAND, Role.ANY), (W.PLANNING_HAND, Role.ANY), (W.FREE_8, Role.OFFENSE)),
        matters=_lacks_encounter_card,
    )
    OWNS_PLANET_CARDS: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "owns_planet_cards", "Do the cards at planets go when the sheet leaves the game?", why=AFTER_USE
    )
    PLAYS_OFF_SHEET: SheetQuestion[[PowerUse], str] = SheetQuestion(
        "plays_off_sheet",
        "May the cards on the sheet be played as if from the hand? The ability that each such play is a use of.",
        why=SET_UP,
    )
    PUNISHES_STAYING_OUT: SheetQuestion[[PowerUse], bool] = SheetQuestion(
        "punishes_staying_out",
        "Should guests of this main player be told that staying out has a price?",
        why=FACEDOWN_TOO,
    )


QUESTIONS = {name: question for name, question in Rule.all().items() if isinstance(question, SheetQuestion)}
"""What aliens may be asked, by name."""


class CardRule(metaclass=Questions):
    """What a card may answer while it lies revealed, for the main player whose card it is."""

    ALLIES_LEAVE: Question[[Use], Awaitable[None]] = Question(
        "allies_leave", "What happens to the allies of its side before they go home for a deal?"
    )
    DEAL_LOSSES: Question[[Use, dict[int, int]], None] = Question(
        "deal_losses", "What does a failed deal cost the parties? It changes these numbers, by seat."
    )
    FORETELLS: Question[[Use, Result, list[Fate]], None] = Question(
        "foretells",
        "What does it make of what an outcome will bring? It changes this list; nothing is carried out yet.",
    )
    GRANTS_REWARDS: Question[[Use], list[tuple[int, int]]] = Question(
        "grants_rewards", "Who is rewarded for the outcome of an encounter? (seat, number)"
    )
    MORE_OFFERS: Question[[Use], int] = Question(
        "more_offers", "How many more proposals may each party make in deal talks?"
    )
    TURNED_UP: Question[[Use], str | None] = Question(
        "turned_up", "What happens at once when this kicker is turned up? The step that follows, if it is another one."
    )


class TechRule(metaclass=Questions):
    """What a completed tech may answer."""

    SENDS_MORE: Question[[TechUse], int] = Question("sends_more", "How many ships more than usual may its owner send?")
