"""The moments at which something may be used, in play order, and what each is about. `docs/timing.md` is made from
this."""

# A moment names the class it is about and never makes one, so that class may be a protocol.
# mypy: disable-error-code="type-abstract"

from __future__ import annotations

from typing import Any, TypeAlias

from warptable.kernel.moments import Moment

from .occurrences import (
    ArtifactSpent,
    CardsDiscarded,
    CardsDrawn,
    CardsTaken,
    ColonyGained,
    ColonyLost,
    Compensation,
    DealFailed,
    DestinyDraw,
    DestinyDrawn,
    EncounterCards,
    Gains,
    Losses,
    NewHand,
    Play,
    PowerLost,
    PowerPlay,
    Regroup,
    Rewards,
    Ride,
    ShipsBack,
    TechPlay,
)

Window: TypeAlias = Moment[Any]
"""A moment, whatever it is about."""

ANY = ("Any moment: effects that may be used at any time.", "F-TIMING-4")


class W:
    """Every window: what stands then and what does not, the rule that says when, and what it is about. Rules open
    these, content declares abilities for them."""

    # start of the turn, regroup
    TURN_VARIANT = Moment(0, "The turn has begun, nothing is done yet.", "F-TURN-1")
    TURN_HAND = Moment(1, "An offense without encounter card is about to draw a new hand.", "F-START-2")
    TURN_START = Moment(2, "Any due new hand is drawn.", "F-START-1")
    FREE_0 = Moment(3, *ANY)
    REGROUP_TECH = Moment(4, "Each seat's tech action.", "F-TECH-3")
    ENCOUNTER_START = Moment(5, "Start of an encounter, before the offense takes a ship from the warp.", "F-REGROUP-1")
    REGROUP_SHIP = Moment(6, "The offense is about to take a ship from the warp.", "F-REGROUP-1", Regroup)
    REGROUP_OPEN = Moment(7, "The ship is back; the regroup phase is still on.", "F-REGROUP-2")
    FREE_1 = Moment(8, *ANY)
    # destiny, launch
    DESTINY_DRAW = Moment(9, "A destiny card is about to be drawn.", "F-DESTINY-1", DestinyDraw)
    DESTINY_DRAWN = Moment(10, "This destiny card lies open, also if it is redrawn later.", "F-DESTINY-1", DestinyDrawn)
    DESTINY_CHOICE = Moment(11, "The card stands; defense and system are not yet named.", "F-DESTINY-3")
    DESTINY_SETTLED = Moment(12, "Defense and system are known.", "F-DESTINY-3")
    DESTINY_END = Moment(13, "End of the destiny phase.", "F-TURN-3")
    FREE_2 = Moment(14, *ANY)
    AIMED = Moment(15, "The gate is aimed, ships are not yet sent.", "F-LAUNCH-1")
    SEND = Moment(16, "A seat is about to send ships, as the offense or as an ally.", "F-LAUNCH-2")
    LAUNCHED = Moment(17, "Ships are in the gate, nobody is invited yet.", "F-LAUNCH-2")
    FREE_3 = Moment(18, *ANY)
    # alliance, planning
    ALLIANCE_BEFORE = Moment(19, "Before anybody is invited.", "F-ALLIANCE-1")
    INVITING = Moment(20, "A main player names guests.", "F-ALLIANCE-1")
    INVITED = Moment(21, "All invitations are known, nobody has answered.", "F-ALLIANCE-3")
    ANSWER = Moment(22, "One seat's turn to accept or decline.", "F-ALLIANCE-5")
    ALLIANCES_FORMED = Moment(23, "All answers are given.", "F-ALLIANCE-9")
    FREE_4 = Moment(24, *ANY)
    PLANNING_HAND = Moment(25, "A defense without encounter card is about to draw a new hand.", "F-PLAN-2")
    PLANNING_BEFORE = Moment(26, "Before encounter cards are selected.", "F-TIMING-3")
    SELECTION = Moment(27, "Cards are about to be selected: who selects when, open or hidden.", "F-PLAN-1")
    SELECTED_FIRST = Moment(28, "Cards are down; what comes before everything else of that moment.", "F-PLAN-1")
    SELECTED_REPLACE = Moment(29, "A selected card may be replaced blindly.", "F-PLAN-1")
    CARDS_SELECTED = Moment(30, "Cards are down, not yet revealed.", "F-TIMING-3")
    FREE_5 = Moment(31, *ANY)
    # reveal
    REVEAL_BEFORE = Moment(32, "Last moment before the cards are turned up.", "F-REVEAL-1")
    REVEAL_TURN = Moment(33, "The cards are being turned up.", "F-REVEAL-1")
    REVEALED_CARD = Moment(34, "Cards lie open: effects that replace or rename an encounter card.", "F-REVEAL-1")
    REVEALED_VALUE = Moment(35, "Effects on the value of an encounter card.", "F-REVEAL-2")
    REVEALED_TOTAL = Moment(36, "Everything else after the reveal: ships, bonuses, comparison.", "F-REVEAL-2")
    FREE_6 = Moment(37, *ANY)
    REINFORCE = Moment(38, "Rounds of reinforcements until all pass.", "F-REINF-6")
    TOTALS_FINAL = Moment(39, "Totals can change no more.", "F-REINF-6")
    DEAL_BEFORE = Moment(40, "Two negotiates: allies are home, talks begin.", "F-DEAL-1")
    # resolution and end
    RESOLUTION_START = Moment(41, "The outcome is known, nothing has moved.", "F-RES-1")
    FREE_7 = Moment(42, *ANY)
    DEAL_AGREED = Moment(43, "Terms are agreed, nothing is carried out.", "F-RES-9")
    DEAL_FAILED = Moment(44, "The losses of a failed deal are about to be paid.", "F-DEAL-11", DealFailed)
    LOSSES = Moment(45, "The losing side's ships head for the warp: who is lost at all.", "F-RES-3")
    ERADICATE = Moment(46, "Ships head for the warp: removed from the game instead.", "F-RES-3", Losses)
    STAY = Moment(47, "Ships head for the warp: they stay or move elsewhere instead.", "F-RES-3", Losses)
    HOME_INSTEAD = Moment(48, "Ships head for the warp: they go home instead.", "F-RES-3", Losses)
    WARPED = Moment(49, "Ships have arrived in the warp.", "F-COMPONENT-8", Losses)
    LEAVING = Moment(50, "Ships leave the encounter: they land or go home.", "F-RES-1")
    SPOILS = Moment(51, "Ships have moved, compensation is not taken.", "F-RES-1")
    COMPENSATION = Moment(52, "Compensation is about to be taken.", "F-COMP-2", Compensation)
    REWARDS = Moment(53, "Rewards are about to be paid, one batch for all.", "F-REWARD-1", Rewards)
    AFTERMATH = Moment(54, "Everything is paid.", "F-RES-9")
    DISCARDING = Moment(55, "The encounter cards are about to leave the table.", "F-RES-10")
    CARDS_DISCARDED = Moment(56, "The encounter cards lie in the discard pile.", "F-RES-10", EncounterCards)
    ENCOUNTER_CLOSED = Moment(57, "What lasts for this encounter ends.", "F-ZAP-2")
    ENCOUNTER_END = Moment(58, "What happens next?", "F-SECOND-1")
    FREE_8 = Moment(59, *ANY)
    # any moment, reactions
    USE_ANNOUNCED = Moment(60, "A power use is announced.", "F-ZAP-1", PowerPlay)
    CARD_PLAYED = Moment(61, "A flare or artifact is on the table.", "F-TIMING-4", Play)
    FROM_WARP = Moment(62, "A seat got ships back from the warp.", "F-REGROUP-1", ShipsBack)
    DRAWN = Moment(63, "A seat drew from the deck.", "F-DRAW-2", CardsDrawn)
    NEW_HAND = Moment(64, "A hand is about to be replaced: what can be played may be.", "F-DRAW-3", NewHand)
    DISCARDED = Moment(65, "A card went to the discard pile.", "F-ART-3", CardsDiscarded)
    TAKEN = Moment(66, "A card was taken from a hand.", "F-COMP-2", CardsTaken)
    COLONY_GAINED = Moment(67, "A seat gained a colony.", "F-GOAL-4", ColonyGained)
    COLONY_LOST = Moment(68, "A seat lost a colony.", "F-STRIP-1", ColonyLost)
    POWER_OFF = Moment(69, "A sheet is lost, turned down or leaves.", "F-POWER-2", PowerLost)
    RESHUFFLED = Moment(70, "The discards became the deck.", "F-DRAW-7")
    RIDER = Moment(71, "A seat uses its own power: its super flare may change that use.", "F-FLARE-6", Ride)
    FLARE_USED = Moment(72, "A flare has taken effect.", "F-FLARE-2", Play)
    REINFORCED = Moment(73, "A reinforcement is on the table.", "F-REINF-5", Play)
    GAINS = Moment(74, "A seat has received its compensation or rewards.", "F-REWARD-6", Gains)
    SPENT = Moment(75, "A played artifact is about to be discarded; its player may act.", "F-ART-3", ArtifactSpent)
    TECH_USED = Moment(76, "A tech is used; it has not taken effect.", "F-TECH-10", TechPlay)

    ANY_TIME = (FREE_0, FREE_1, FREE_2, FREE_3, FREE_4, FREE_5, FREE_6, FREE_7, FREE_8)
    """The nine fixed points at which 'at any time' effects are offered."""

    EACH_PHASE = (ENCOUNTER_START, FREE_2, FREE_3, FREE_4, FREE_5, FREE_6, FREE_7, FREE_8)
    """One of these points in each phase, and one at the end. Within a phase nothing happens that would make a second
    point worth a question to everybody; the one of the regroup phase is where everybody is asked anyway."""

    NO_MATTER_WHEN = (ENCOUNTER_START, FREE_4, FREE_7, ENCOUNTER_CLOSED)
    """Those of an encounter at which an effect is offered whose moment makes no difference: its beginning, before cards
    are selected, when the outcome is known, and its end, as long as *once in an encounter* means this one."""


MOMENTS: tuple[Window, ...] = tuple(found for found in vars(W).values() if isinstance(found, Moment))
"""Every window, by its number."""

_FIRST = {0: "start-turn", 4: "regroup", 9: "destiny", 15: "launch", 19: "alliance", 25: "planning", 32: "reveal"}
_FIRST |= {41: "resolution", 60: "any"}
_BOUND: dict[int, str] = {W.REINFORCED: "reveal", W.GAINS: "resolution"}


def phase_of(window: int) -> str:
    """The phase of the timing strip a window lies in; reactions have `any`, unless they come in one phase only."""
    if window in _BOUND:
        return _BOUND[window]
    return _FIRST[max(first for first in _FIRST if first <= window)]
