"""The hooks (`play.hooks.GameHooks`) of the multi-player family: phases, foreseeable events, who is concerned, what
may be answered in advance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warptable.kernel import Decision, Event, Session
from warptable.table.play.hooks import AdvanceKind, GameHooks

from ..engine.model.cards import FACES, CardType
from ..engine.model.encounter import Layer, Modifier
from ..engine.model.prompts import DEAL, REINFORCE, TALK, WINDOWS
from ..engine.model.state import State
from ..engine.model.views import View
from ..engine.model.windows import W
from ..engine.rules import deals
from ..engine.rules.questions import reinforces_by
from ..engine.rules.reckoning import outcome, seen

PHASES = ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution")
"""The phases of an encounter, as the track shows them."""
FORESEEN = frozenset(
    {
        "defense",
        "modified",
        "totals",
        "outcome",
        "to_warp",
        "ships_home",
        "landed",
        "colonies",
        "rewarded",
        "rewarded_with_rewards",
        "card_to_hand",
        "encounter_cards_discarded",
        "kicker_discarded",
        "laid_back",
        "deal_made",
        "ships_marked",
        "tokens",
        "tokens_given",
        "token_discarded",
    }
)
"""Kinds of events that everybody can see coming as long as everybody passes. What starts something new to be answered,
turns a card or ends an encounter is not among them."""
CHANGES_NOTHING = frozenset({"researched", "colonies"})
"""Kinds of events that change nothing for what others want to do in the same pause: somebody sends a ship to a
laboratory."""
TOLD_TO_SOME = {
    "drew": ("seat",),
    "drew_rewards": ("seat",),
    "aside_back": ("seat",),
    "hand_seen": ("seat",),
    "took": ("seat", "victim"),
    "took_rewards": ("seat", "victim"),
    "gave": ("seat", "receiver"),
    "gave_rewards": ("seat", "receiver"),
}
"""Kinds of events that everybody can see coming, but that tell some seats more: those named in their data, whose cards
are others than before, and those who see these cards."""
SPANS = {"resolution": "reveal"}
"""Phases that people meet as one with the phase before, because they follow from what was seen there."""
TIME_OUT = deals.TIME_OUT
"""The answer to that question when the time is up."""
HIDDEN_POWERS = "hidden-powers"
"""The variant in which nobody knows what the others can do."""
SECONDS_SHOWN = {
    "alien_revealed": 0.5,
    "destiny": 1.3,
    "defense": 0.9,
    "aimed": 1.1,
    "ships_sent": 0.8,
    "invited": 0.7,
    "card_laid": 0.5,
    "kicker_laid": 0.7,
    "laid_facedown": 0.7,
    "revealed": 2.4,
    "changed_itself": 0.8,
    "kicker_turned": 1.0,
    "power_used": 1.3,
    "researched": 0.6,
    "tech_completed": 1.3,
    "tech_abandoned": 0.9,
    "tech_used": 1.4,
    "card_played": 1.6,
    "flare_played": 1.8,
    "cancelled": 1.4,
    "reinforced": 1.3,
    "totals": 2.0,
    "outcome": 2.2,
    "exploded": 1.6,
    "quake": 1.6,
    "to_warp": 0.8,
    "landed": 1.0,
    "deal_offered": 1.2,
    "deal_agreed": 1.6,
    "deal_refused": 1.4,
    "deal_timed_out": 1.4,
    "joined_talks": 1.6,
    "talk_offered": 1.2,
    "talk_agreed": 1.6,
    "talk_refused": 1.4,
    "voted": 2.0,
    "encounter": 0.8,
}
"""Seconds for which the table shows an event of this kind before it goes on, at normal speed."""


def phase_of(step: str) -> str:
    """The phase that a step of the rules belongs to; the start of a turn belongs to the regroup phase, its end to
    resolution."""
    head = step.partition(".")[0]
    if head in PHASES or head == "setup":
        return head
    return {"": "over", "turn.start": "regroup"}.get(step, "resolution")


def span_of(phase: str) -> str:
    """The first of the phases over which a pause may reach from this one."""
    return SPANS.get(phase, phase)


def learners(event: Event) -> tuple[int, ...] | None:
    """Whom an event tells more than all the others, if everybody can see it coming; None: nobody can."""
    if event.kind in FORESEEN:
        return ()
    if event.kind not in TOLD_TO_SOME:
        return None
    return *[getattr(event, name) for name in TOLD_TO_SOME[event.kind]], *event.private


def main_players(session: Session[State]) -> set[int]:
    """Offense and defense of the current encounter."""
    return {seat for frame in session.state.frames[-1:] for seat in (frame.offense, frame.defense)}


def is_deal(decision: Decision[Any]) -> bool:
    """The question that has a clock of its own, which runs for both partners together (F-DEAL-2)."""
    return decision.prompt in (DEAL, TALK)


def why_concerned(view: View, prompt: str, about: Mapping[str, Any], main_players: tuple[int, ...], seat: int) -> str:
    """Why a seat is concerned by what happens now, as the id of a message; empty if it is not. `prompt` is the open
    reaction (empty: there is none), `about` what it is about."""
    if about.get("of") == seat:
        return "touched-own"
    if prompt == WINDOWS[W.REGROUP_TECH] and any(not tech.open for tech in view.seats[seat].techs):
        return "touched-lab"
    encounter = view.encounter
    if encounter is None:
        return ""
    if seat in (encounter.offense, encounter.defense, *main_players):
        return "touched-main"
    if encounter.allied[seat]:
        return "touched-ally"
    target = encounter.target
    if target >= 0 and (view.home_of[target] == seat or view.planets[target][seat]):
        return "touched-planet"
    return ""


def is_open_book(view: View, seat: int) -> bool:
    """Does everybody who has this public view know all that this seat could do? Its hand is empty, no power at the
    table is hidden, and no card or tech of its own lies facedown."""
    encounter, player = view.encounter, view.seats[seat]
    if any(not tech.open or tech.card for tech in player.techs):
        return False
    if player.hand or HIDDEN_POWERS in view.variants or any(sheet.hidden or sheet.cards for sheet in player.sheets):
        return False
    laid = [] if encounter is None else [encounter.cards[side] for side in (0, 1) if encounter.mains[side] == seat]
    return all(card is None or card.lies == "open" for card in laid)


def cards_of(session: Session[State], seat: int) -> tuple[int, ...]:
    """The hand of a seat."""
    return tuple(session.state.seats[seat].hand)


# ---- answers in advance ---------------------------------------------------------------------------------------


def takes_part(session: Session[State]) -> set[int]:
    """Main players and allies."""
    encounter = session.view(None).encounter
    if encounter is None:
        return set()
    return {seat for seat in range(len(encounter.allied)) if encounter.side_of(seat) >= 0}


def reinforcements(session: Session[State], seat: int) -> tuple[int, ...]:
    """The reinforcements in this seat's hand."""
    hand = session.view(seat).hand
    return tuple(card.number for card in hand if FACES[card.face].type is CardType.REINFORCEMENT)


def turning_reinforcement(session: Session[State], decision: Decision[Any], card: int) -> tuple[int, int] | None:
    """F-REINF-4: the card and the side to play it on, if this seat's side loses without it and wins with it."""
    if decision.prompt != REINFORCE:
        return None
    view, face = session.view(decision.seat), session.state.faces[card]
    encounter = view.current
    mine, shown = encounter.side_of(decision.seat), [slot.face if slot else "" for slot in encounter.cards]
    if mine < 0 or not all(shown):
        return None
    fight = seen(view, (FACES[shown[0]], FACES[shown[1]]), session.game.registry.ops)
    if outcome(fight).winner == mine:
        return None
    for side in (mine, 1 - mine):  # an effect may let the lower total win
        worth = reinforces_by(session.game, decision.seat, face)
        more = [*fight.modifiers, Modifier(Layer.REINFORCE, face, side, amount=worth)]
        if outcome(fight._replace(modifiers=more)).winner == mine:
            return card, side
    return None


def cancelling_cards(session: Session[State], seat: int) -> tuple[int, ...]:
    """The cards in this seat's hand that cancel the use of a power (F-ZAP-1)."""
    plays = session.game.registry.card_plays
    hand = session.view(seat).hand
    return tuple(card.number for card in hand if int(W.USE_ANNOUNCED) in plays.get(card.face, {}))


def cancel_against(session: Session[State], decision: Decision[Any], card: int) -> int | None:
    """The card, if a power is used by somebody on the other side than this seat's."""
    encounter = session.view(None).encounter
    if decision.prompt != WINDOWS[W.USE_ANNOUNCED] or encounter is None:
        return None
    user = (decision.about or {}).get("of", -1)
    mine, theirs = encounter.side_of(decision.seat), encounter.side_of(user) if user >= 0 else -1
    return card if mine >= 0 and theirs == 1 - mine else None


HOOKS = GameHooks(
    round_icons={"attack": "right", "deal": "heart"},
    phases=PHASES,
    learners=learners,
    changes_nothing=CHANGES_NOTHING,
    time_out=TIME_OUT,
    seconds_shown=SECONDS_SHOWN,
    phase_of=phase_of,
    span_of=span_of,
    main_players=main_players,
    is_deal=is_deal,
    why_concerned=why_concerned,
    is_open_book=is_open_book,
    cards_of=cards_of,
    takes_part=takes_part,
    pauses=True,
    in_advance={
        "reinforce": AdvanceKind(reinforcements, turning_reinforcement),
        "cancel": AdvanceKind(cancelling_cards, cancel_against),
    },
)
