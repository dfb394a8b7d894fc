"""The moments at which something may be used, in play order, and what each is about. `docs/timing.md` is made from
this."""

# A moment names the class it is about and never makes one, so that class may be a protocol.
# mypy: disable-error-code="type-abstract"

from __future__ import annotations

from enum import IntEnum
from typing import Any

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


class Window(IntEnum):
    """A moment. Its comment in `MEANING` says what stands and what does not; the rules say when."""

    # start of the turn, regroup
    TURN_VARIANT = 0
    TURN_HAND = 1
    TURN_START = 2
    FREE_0 = 3
    REGROUP_TECH = 4
    ENCOUNTER_START = 5
    REGROUP_SHIP = 6
    REGROUP_OPEN = 7
    FREE_1 = 8
    # destiny, launch
    DESTINY_DRAW = 9
    DESTINY_DRAWN = 10
    DESTINY_CHOICE = 11
    DESTINY_SETTLED = 12
    DESTINY_END = 13
    FREE_2 = 14
    AIMED = 15
    SEND = 16
    LAUNCHED = 17
    FREE_3 = 18
    # alliance, planning
    ALLIANCE_BEFORE = 19
    INVITING = 20
    INVITED = 21
    ANSWER = 22
    ALLIANCES_FORMED = 23
    FREE_4 = 24
    PLANNING_HAND = 25
    PLANNING_BEFORE = 26
    SELECTION = 27
    SELECTED_FIRST = 28
    SELECTED_REPLACE = 29
    CARDS_SELECTED = 30
    FREE_5 = 31
    # reveal
    REVEAL_BEFORE = 32
    REVEAL_TURN = 33
    REVEALED_CARD = 34
    REVEALED_VALUE = 35
    REVEALED_TOTAL = 36
    FREE_6 = 37
    REINFORCE = 38
    TOTALS_FINAL = 39
    DEAL_BEFORE = 40
    # resolution and end
    RESOLUTION_START = 41
    FREE_7 = 42
    DEAL_AGREED = 43
    DEAL_FAILED = 44
    LOSSES = 45
    ERADICATE = 46
    STAY = 47
    HOME_INSTEAD = 48
    WARPED = 49
    LEAVING = 50
    SPOILS = 51
    COMPENSATION = 52
    REWARDS = 53
    AFTERMATH = 54
    DISCARDING = 55
    CARDS_DISCARDED = 56
    ENCOUNTER_CLOSED = 57
    ENCOUNTER_END = 58
    FREE_8 = 59
    # any moment, reactions
    USE_ANNOUNCED = 60
    CARD_PLAYED = 61
    FROM_WARP = 62
    DRAWN = 63
    NEW_HAND = 64
    DISCARDED = 65
    TAKEN = 66
    COLONY_GAINED = 67
    COLONY_LOST = 68
    POWER_OFF = 69
    RESHUFFLED = 70
    RIDER = 71
    FLARE_USED = 72
    REINFORCED = 73
    GAINS = 74
    SPENT = 75
    TECH_USED = 76


class W:
    """Every window, and what it is about. Rules open these, content declares abilities for them."""

    # start of the turn, regroup
    TURN_VARIANT = Moment(Window.TURN_VARIANT)
    TURN_HAND = Moment(Window.TURN_HAND)
    TURN_START = Moment(Window.TURN_START)
    FREE_0 = Moment(Window.FREE_0)
    REGROUP_TECH = Moment(Window.REGROUP_TECH)
    ENCOUNTER_START = Moment(Window.ENCOUNTER_START)
    REGROUP_SHIP = Moment(Window.REGROUP_SHIP, Regroup)
    REGROUP_OPEN = Moment(Window.REGROUP_OPEN)
    FREE_1 = Moment(Window.FREE_1)
    # destiny, launch
    DESTINY_DRAW = Moment(Window.DESTINY_DRAW, DestinyDraw)
    DESTINY_DRAWN = Moment(Window.DESTINY_DRAWN, DestinyDrawn)
    DESTINY_CHOICE = Moment(Window.DESTINY_CHOICE)
    DESTINY_SETTLED = Moment(Window.DESTINY_SETTLED)
    DESTINY_END = Moment(Window.DESTINY_END)
    FREE_2 = Moment(Window.FREE_2)
    AIMED = Moment(Window.AIMED)
    SEND = Moment(Window.SEND)
    LAUNCHED = Moment(Window.LAUNCHED)
    FREE_3 = Moment(Window.FREE_3)
    # alliance, planning
    ALLIANCE_BEFORE = Moment(Window.ALLIANCE_BEFORE)
    INVITING = Moment(Window.INVITING)
    INVITED = Moment(Window.INVITED)
    ANSWER = Moment(Window.ANSWER)
    ALLIANCES_FORMED = Moment(Window.ALLIANCES_FORMED)
    FREE_4 = Moment(Window.FREE_4)
    PLANNING_HAND = Moment(Window.PLANNING_HAND)
    PLANNING_BEFORE = Moment(Window.PLANNING_BEFORE)
    SELECTION = Moment(Window.SELECTION)
    SELECTED_FIRST = Moment(Window.SELECTED_FIRST)
    SELECTED_REPLACE = Moment(Window.SELECTED_REPLACE)
    CARDS_SELECTED = Moment(Window.CARDS_SELECTED)
    FREE_5 = Moment(Window.FREE_5)
    # reveal
    REVEAL_BEFORE = Moment(Window.REVEAL_BEFORE)
    REVEAL_TURN = Moment(Window.REVEAL_TURN)
    REVEALED_CARD = Moment(Window.REVEALED_CARD)
    REVEALED_VALUE = Moment(Window.REVEALED_VALUE)
    REVEALED_TOTAL = Moment(Window.REVEALED_TOTAL)
    FREE_6 = Moment(Window.FREE_6)
    REINFORCE = Moment(Window.REINFORCE)
    TOTALS_FINAL = Moment(Window.TOTALS_FINAL)
    DEAL_BEFORE = Moment(Window.DEAL_BEFORE)
    # resolution and end
    RESOLUTION_START = Moment(Window.RESOLUTION_START)
    FREE_7 = Moment(Window.FREE_7)
    DEAL_AGREED = Moment(Window.DEAL_AGREED)
    DEAL_FAILED = Moment(Window.DEAL_FAILED, DealFailed)
    LOSSES = Moment(Window.LOSSES)
    ERADICATE = Moment(Window.ERADICATE, Losses)
    STAY = Moment(Window.STAY, Losses)
    HOME_INSTEAD = Moment(Window.HOME_INSTEAD, Losses)
    WARPED = Moment(Window.WARPED, Losses)
    LEAVING = Moment(Window.LEAVING)
    SPOILS = Moment(Window.SPOILS)
    COMPENSATION = Moment(Window.COMPENSATION, Compensation)
    REWARDS = Moment(Window.REWARDS, Rewards)
    AFTERMATH = Moment(Window.AFTERMATH)
    DISCARDING = Moment(Window.DISCARDING)
    CARDS_DISCARDED = Moment(Window.CARDS_DISCARDED, EncounterCards)
    ENCOUNTER_CLOSED = Moment(Window.ENCOUNTER_CLOSED)
    ENCOUNTER_END = Moment(Window.ENCOUNTER_END)
    FREE_8 = Moment(Window.FREE_8)
    # any moment, reactions
    USE_ANNOUNCED = Moment(Window.USE_ANNOUNCED, PowerPlay)
    CARD_PLAYED = Moment(Window.CARD_PLAYED, Play)
    FROM_WARP = Moment(Window.FROM_WARP, ShipsBack)
    DRAWN = Moment(Window.DRAWN, CardsDrawn)
    NEW_HAND = Moment(Window.NEW_HAND, NewHand)
    DISCARDED = Moment(Window.DISCARDED, CardsDiscarded)
    TAKEN = Moment(Window.TAKEN, CardsTaken)
    COLONY_GAINED = Moment(Window.COLONY_GAINED, ColonyGained)
    COLONY_LOST = Moment(Window.COLONY_LOST, ColonyLost)
    POWER_OFF = Moment(Window.POWER_OFF, PowerLost)
    RESHUFFLED = Moment(Window.RESHUFFLED)
    RIDER = Moment(Window.RIDER, Ride)
    FLARE_USED = Moment(Window.FLARE_USED, Play)
    REINFORCED = Moment(Window.REINFORCED, Play)
    GAINS = Moment(Window.GAINS, Gains)
    SPENT = Moment(Window.SPENT, ArtifactSpent)
    TECH_USED = Moment(Window.TECH_USED, TechPlay)

    ANY_TIME = (FREE_0, FREE_1, FREE_2, FREE_3, FREE_4, FREE_5, FREE_6, FREE_7, FREE_8)
    """The nine fixed points at which 'at any time' effects are offered."""

    EACH_PHASE = (ENCOUNTER_START, FREE_2, FREE_3, FREE_4, FREE_5, FREE_6, FREE_7, FREE_8)
    """One of these points in each phase, and one at the end. Within a phase nothing happens that would make a second
    point worth a question to everybody; the one of the regroup phase is where everybody is asked anyway."""

    NO_MATTER_WHEN = (ENCOUNTER_START, FREE_4, FREE_7, ENCOUNTER_CLOSED)
    """Those of an encounter at which an effect is offered whose moment makes no difference: its beginning, before cards
    are selected, when the outcome is known, and its end, as long as *once in an encounter* means this one."""


MOMENTS: dict[Window, Moment[Any]] = {window: getattr(W, window.name) for window in Window}
"""The moment of every window."""

FREE = tuple(Window(moment) for moment in W.ANY_TIME)
"""The windows of the nine fixed points."""

_FIRST = {0: "start-turn", 4: "regroup", 9: "destiny", 15: "launch", 19: "alliance", 25: "planning", 32: "reveal"}
_FIRST |= {41: "resolution", 60: "any"}


_BOUND: dict[int, str] = {Window.REINFORCED: "reveal", Window.GAINS: "resolution"}


def phase_of(window: int) -> str:
    """The phase of the timing strip a window lies in; reactions have `any`, unless they come in one phase only."""
    if window in _BOUND:
        return _BOUND[window]
    return _FIRST[max(first for first in _FIRST if first <= window)]


MEANING: dict[Window, tuple[str, str]] = {
    Window.TURN_VARIANT: ("The turn has begun, nothing is done yet.", "F-TURN-1"),
    Window.TURN_HAND: ("An offense without encounter card is about to draw a new hand.", "F-START-2"),
    Window.TURN_START: ("Any due new hand is drawn.", "F-START-1"),
    Window.REGROUP_TECH: ("Each seat's tech action.", "F-TECH-3"),
    Window.ENCOUNTER_START: ("Start of an encounter, before the offense takes a ship from the warp.", "F-REGROUP-1"),
    Window.REGROUP_SHIP: ("The offense is about to take a ship from the warp.", "F-REGROUP-1"),
    Window.REGROUP_OPEN: ("The ship is back; the regroup phase is still on.", "F-REGROUP-2"),
    Window.DESTINY_DRAW: ("A destiny card is about to be drawn.", "F-DESTINY-1"),
    Window.DESTINY_DRAWN: ("This destiny card lies open, also if it is redrawn later.", "F-DESTINY-1"),
    Window.DESTINY_CHOICE: ("The card stands; defense and system are not yet named.", "F-DESTINY-3"),
    Window.DESTINY_SETTLED: ("Defense and system are known.", "F-DESTINY-3"),
    Window.DESTINY_END: ("End of the destiny phase.", "F-TURN-3"),
    Window.AIMED: ("The gate is aimed, ships are not yet sent.", "F-LAUNCH-1"),
    Window.SEND: ("A seat is about to send ships, as the offense or as an ally.", "F-LAUNCH-2"),
    Window.LAUNCHED: ("Ships are in the gate, nobody is invited yet.", "F-LAUNCH-2"),
    Window.ALLIANCE_BEFORE: ("Before anybody is invited.", "F-ALLIANCE-1"),
    Window.INVITING: ("A main player names guests.", "F-ALLIANCE-1"),
    Window.INVITED: ("All invitations are known, nobody has answered.", "F-ALLIANCE-3"),
    Window.ANSWER: ("One seat's turn to accept or decline.", "F-ALLIANCE-5"),
    Window.ALLIANCES_FORMED: ("All answers are given.", "F-ALLIANCE-9"),
    Window.PLANNING_HAND: ("A defense without encounter card is about to draw a new hand.", "F-PLAN-2"),
    Window.PLANNING_BEFORE: ("Before encounter cards are selected.", "F-TIMING-3"),
    Window.SELECTION: ("Cards are about to be selected: who selects when, open or hidden.", "F-PLAN-1"),
    Window.SELECTED_FIRST: ("Cards are down; what comes before everything else of that moment.", "F-PLAN-1"),
    Window.SELECTED_REPLACE: ("A selected card may be replaced blindly.", "F-PLAN-1"),
    Window.CARDS_SELECTED: ("Cards are down, not yet revealed.", "F-TIMING-3"),
    Window.REVEAL_BEFORE: ("Last moment before the cards are turned up.", "F-REVEAL-1"),
    Window.REVEAL_TURN: ("The cards are being turned up.", "F-REVEAL-1"),
    Window.REVEALED_CARD: ("Cards lie open: effects that replace or rename an encounter card.", "F-REVEAL-1"),
    Window.REVEALED_VALUE: ("Effects on the value of an encounter card.", "F-REVEAL-2"),
    Window.REVEALED_TOTAL: ("Everything else after the reveal: ships, bonuses, comparison.", "F-REVEAL-2"),
    Window.REINFORCE: ("Rounds of reinforcements until all pass.", "F-REINF-6"),
    Window.TOTALS_FINAL: ("Totals can change no more.", "F-REINF-6"),
    Window.DEAL_BEFORE: ("Two negotiates: allies are home, talks begin.", "F-DEAL-1"),
    Window.RESOLUTION_START: ("The outcome is known, nothing has moved.", "F-RES-1"),
    Window.DEAL_AGREED: ("Terms are agreed, nothing is carried out.", "F-RES-9"),
    Window.DEAL_FAILED: ("The losses of a failed deal are about to be paid.", "F-DEAL-11"),
    Window.LOSSES: ("The losing side's ships head for the warp: who is lost at all.", "F-RES-3"),
    Window.ERADICATE: ("Ships head for the warp: removed from the game instead.", "F-RES-3"),
    Window.STAY: ("Ships head for the warp: they stay or move elsewhere instead.", "F-RES-3"),
    Window.HOME_INSTEAD: ("Ships head for the warp: they go home instead.", "F-RES-3"),
    Window.WARPED: ("Ships have arrived in the warp.", "F-COMPONENT-8"),
    Window.LEAVING: ("Ships leave the encounter: they land or go home.", "F-RES-1"),
    Window.SPOILS: ("Ships have moved, compensation is not taken.", "F-RES-1"),
    Window.COMPENSATION: ("Compensation is about to be taken.", "F-COMP-2"),
    Window.REWARDS: ("Rewards are about to be paid, one batch for all.", "F-REWARD-1"),
    Window.AFTERMATH: ("Everything is paid.", "F-RES-9"),
    Window.DISCARDING: ("The encounter cards are about to leave the table.", "F-RES-10"),
    Window.CARDS_DISCARDED: ("The encounter cards lie in the discard pile.", "F-RES-10"),
    Window.ENCOUNTER_CLOSED: ("What lasts for this encounter ends.", "F-ZAP-2"),
    Window.ENCOUNTER_END: ("What happens next?", "F-SECOND-1"),
    Window.USE_ANNOUNCED: ("A power use is announced.", "F-ZAP-1"),
    Window.CARD_PLAYED: ("A flare or artifact is on the table.", "F-TIMING-4"),
    Window.FROM_WARP: ("A seat got ships back from the warp.", "F-REGROUP-1"),
    Window.DRAWN: ("A seat drew from the deck.", "F-DRAW-2"),
    Window.NEW_HAND: ("A hand is about to be replaced: what can be played may be.", "F-DRAW-3"),
    Window.DISCARDED: ("A card went to the discard pile.", "F-ART-3"),
    Window.TAKEN: ("A card was taken from a hand.", "F-COMP-2"),
    Window.COLONY_GAINED: ("A seat gained a colony.", "F-GOAL-4"),
    Window.COLONY_LOST: ("A seat lost a colony.", "F-STRIP-1"),
    Window.POWER_OFF: ("A sheet is lost, turned down or leaves.", "F-POWER-2"),
    Window.RESHUFFLED: ("The discards became the deck.", "F-DRAW-7"),
    Window.FLARE_USED: ("A flare has taken effect.", "F-FLARE-2"),
    Window.REINFORCED: ("A reinforcement is on the table.", "F-REINF-5"),
    Window.SPENT: ("A played artifact is about to be discarded; its player may act.", "F-ART-3"),
    Window.TECH_USED: ("A tech is used; it has not taken effect.", "F-TECH-10"),
    Window.GAINS: ("A seat has received its compensation or rewards.", "F-REWARD-6"),
    Window.RIDER: ("A seat uses its own power: its super flare may change that use.", "F-FLARE-6"),
} | dict.fromkeys(FREE, ("Any moment: effects that may be used at any time.", "F-TIMING-4"))
