"""The questions that standing rules answer: of an alien's sheet (`Rule`), of a card while it lies revealed
(`CardRule`), of a completed tech (`TechRule`). Each says what it is asked with and what it answers, so that mypy checks
the function.

For a sheet that lies facedown a question says when it may be turned up for the answer (F-VHID-3): a standing rule has
no moment of its own, so an alien that answers needs nothing more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from ..model.cards import CardType
from ..model.roles import Role
from ..model.windows import Window

if TYPE_CHECKING:
    from warptable.kernel import Prompt

    from ..model.cards import Face
    from ..model.encounter import Result
    from ..model.nearness import Near, Way
    from ..model.outlook import Fate
    from .use import PowerUse, TechUse, Use

P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)

AFTER_USE = "after use"
"""It is about what a use of the power has brought: a facedown sheet has none of that."""
SET_UP = "set-up"
"""Only aliens answer it that have something to set up: these never lie facedown."""
FACEDOWN_TOO = "facedown too"
"""It is no part of the power that would have to be turned up, or is only told about it."""

Matters = Callable[["PowerUse", Callable[..., Any]], bool]
"""Would the answer of this facedown sheet make a difference now? Of a moment nothing more is asked."""


@dataclass(frozen=True, slots=True, eq=False)
class Question(Generic[P, R_co]):
    """`turned_up`: the moments, with the roles, at which a facedown sheet may be turned up for its answer; else `why`
    there is none. `matters`: where it would make no difference it is not offered."""

    name: str
    turned_up: tuple[tuple[Window, Role], ...] = ()
    why: str = ""
    matters: Matters = lambda use, answer: True


class _Named(type):
    """A list of questions that says which one is meant when there is none of that name."""

    def all(cls) -> dict[str, Question[..., Any]]:
        """All of them, by name. No other is asked."""
        return {question.name: question for question in vars(cls).values() if isinstance(question, Question)}

    def refusal(cls, name: str) -> str:
        """What is wrong with a question that nobody asks."""
        there = [constant for constant, value in vars(cls).items() if isinstance(value, Question)]
        near = get_close_matches(name.upper().replace("-", "_"), there, 1)
        meant = f"did you mean {cls.__name__}.{near[0]}?" if near else f"there are: {', '.join(there)}"
        return f"nobody asks {name!r}; {meant}"

    if not TYPE_CHECKING:

        def __getattr__(cls, name: str) -> Any:
            raise AttributeError(cls.refusal(name))


def declare_answer(
    standing: dict[str, Callable[..., Any]], questions: _Named, question: Question[P, R_co]
) -> Callable[[Callable[P, R_co]], Callable[P, R_co]]:
    """Keep the answer to a question, which must be one of these."""
    name = getattr(question, "name", str(question))  # files of packs are not seen by mypy
    if questions.all().get(name) is not question:
        raise ValueError(questions.refusal(name))

    def declare(answer: Callable[P, R_co]) -> Callable[P, R_co]:
        standing[question.name] = answer
        return answer

    return declare


def _grants_something(use: PowerUse, answer: Callable[..., Any]) -> bool:
    return any(number for _, number in answer(use))


def _holds_reinforcement(use: PowerUse, answer: Callable[..., Any]) -> bool:
    return bool(use.held(CardType.REINFORCEMENT))


def _lacks_encounter_card(use: PowerUse, answer: Callable[..., Any]) -> bool:
    return not use.g.has_encounter_card(use.seat)


class Rule(metaclass=_Named):
    """What an alien may answer while its sheet is in force."""

    ALLIES_UNINVITED: Question[[PowerUse], list[tuple[int, int]]] = Question("allies_uninvited", why=AFTER_USE)
    """Who needs no invitation by whom? (main player, guest)"""
    BOUND: Question[[PowerUse], bool] = Question("bound", why=SET_UP)
    """Can the power be parted from its seat: neither exchanged nor lent?"""
    COUNTS_WARP: Question[[PowerUse], bool] = Question("counts_warp", why=AFTER_USE)
    """Do ships in the warp count toward the tech on the sheet?"""
    FREES_SHIPS_IN_DEALS: Question[[PowerUse], bool] = Question(
        "frees_ships_in_deals",
        ((Window.FREE_6, Role.MAIN),),  # before talks
    )
    """May deals of this seat free ships of anybody from the warp?"""
    GAIN_FACTOR: Question[[PowerUse], int] = Question("gain_factor", ((Window.FREE_6, Role.MAIN_OR_ALLY),))
    """How often is each ship of this seat reckoned for compensation and rewards?"""
    GRANTS_REWARDS: Question[[PowerUse], list[tuple[int, int]]] = Question(
        "grants_rewards",
        ((Window.SPOILS, Role.ANY),),
        matters=_grants_something,  # before they are paid
    )
    """Who is rewarded for the outcome of an encounter? (seat, number)"""
    HOLDS_LOST: Question[[PowerUse], bool] = Question("holds_lost", why=AFTER_USE)
    """Are ships on the sheet lost to their owners?"""
    KEEPS_ADRIFT: Question[[PowerUse], bool] = Question("keeps_adrift", why=AFTER_USE)
    """Do planets of this seat stay in the warp as long as it has its power?"""
    KEEPS_IN_NEW_HAND: Question[[PowerUse, Face], bool] = Question("keeps_in_new_hand", ((Window.NEW_HAND, Role.ANY),))
    """Does this card stay in a hand that is given up?"""
    KEEPS_POWER: Question[[PowerUse], bool] = Question("keeps_power", why=FACEDOWN_TOO)
    """Has the number of home colonies no influence on the sheet?"""
    MAY_REINFORCE: Question[[PowerUse], bool] = Question(
        "may_reinforce", ((Window.REINFORCE, Role.NONE),), matters=_holds_reinforcement
    )
    """May this seat play reinforcements without a part in the encounter?"""
    MET_ABROAD: Question[[PowerUse], Prompt] = Question("met_abroad", why=SET_UP)
    """May the others aim at foreign colonies of this seat? The question by which the offense then names the defense."""
    NEARNESS: Question[[Way], Near] = Question("nearness", why=FACEDOWN_TOO)
    """How near is this seat to winning in a way of its own? Asked with what everybody sees, not with a use."""
    NEEDS_NO_CARD: Question[[PowerUse], bool] = Question(
        "needs_no_card",  # before a new hand is drawn, and before a second encounter is out of reach
        ((Window.TURN_HAND, Role.ANY), (Window.PLANNING_HAND, Role.ANY), (Window.FREE_8, Role.OFFENSE)),
        matters=_lacks_encounter_card,
    )
    """Does a lack of encounter cards not concern this seat?"""
    OWNS_PLANET_CARDS: Question[[PowerUse], bool] = Question("owns_planet_cards", why=AFTER_USE)
    """Do the cards at planets go when the sheet leaves the game?"""
    PLAYS_OFF_SHEET: Question[[PowerUse], str] = Question("plays_off_sheet", why=SET_UP)
    """May the cards on the sheet be played as if from the hand? The ability that each such play is a use of."""
    PUNISHES_STAYING_OUT: Question[[PowerUse], bool] = Question("punishes_staying_out", why=FACEDOWN_TOO)
    """Should guests of this main player be told that staying out has a price?"""


QUESTIONS = Rule.all()
"""What aliens may be asked, by name."""


class CardRule(metaclass=_Named):
    """What a card may answer while it lies revealed, for the main player whose card it is."""

    ALLIES_LEAVE: Question[[Use], Awaitable[None]] = Question("allies_leave")
    """What happens to the allies of its side before they go home for a deal?"""
    DEAL_LOSSES: Question[[Use, dict[int, int]], None] = Question("deal_losses")
    """What does a failed deal cost the parties? It changes these numbers, by seat."""
    FORETELLS: Question[[Use, Result, list[Fate]], None] = Question("foretells")
    """What does it make of what an outcome will bring? It changes this list; nothing is carried out yet."""
    GRANTS_REWARDS: Question[[Use], list[tuple[int, int]]] = Question("grants_rewards")
    """Who is rewarded for the outcome of an encounter? (seat, number)"""
    MORE_OFFERS: Question[[Use], int] = Question("more_offers")
    """How many more proposals may each party make in deal talks?"""
    TURNED_UP: Question[[Use], str | None] = Question("turned_up")
    """What happens at once when this kicker is turned up? The step that follows, if it is another one."""


class TechRule(metaclass=_Named):
    """What a completed tech may answer."""

    SENDS_MORE: Question[[TechUse], int] = Question("sends_more")
    """How many ships more than usual may its owner send?"""
