"""The moments at which something may or must be used, in play order, and what each is about."""

from __future__ import annotations

from enum import IntEnum

from warptable.kernel.moments import Moment

from .occurrences import Destruction, Friendship, Leaving, Prize, Revealed, Volley


class Window(IntEnum):
    """A moment. `MEANING` says what stands and what does not; the codes there are those of the facts."""

    SETUP = 0
    WIN_CHECK = 1
    REFRESH_DONE = 2
    DUEL_BEGIN = 3
    SENT = 4
    ENVOY_REVEALED = 5
    ENVOYS_DONE = 6
    PLANS_BEFORE = 7
    SELECTION = 8
    PROMISE = 9
    PEEK = 10
    DOUBT = 11
    ARRIVAL = 12
    TACTICS = 13
    TACTICS_DONE = 14
    REVEAL_BEFORE = 15
    REVEAL = 16
    REVEALED = 17
    REINFORCE = 18
    RESULT = 19
    PRIZE_WHO = 20
    PRIZE_STOP = 21
    PRIZE_FEE = 22
    CLEAN_FIRST = 23
    CLEAN_STAY = 24
    CLEAN_CARDS = 25
    OVER = 26
    DESTROYED = 27
    FRIENDSHIP = 28


class W:
    """Every window, and what it is about. Rules open these, content declares abilities for them.

    SELECTION, REVEAL, REINFORCE, RESULT and WIN_CHECK are moments without uses: what happens there follows from
    standing rules and formulas."""

    SETUP = Moment(Window.SETUP)
    WIN_CHECK = Moment(Window.WIN_CHECK)
    REFRESH_DONE = Moment(Window.REFRESH_DONE)
    DUEL_BEGIN = Moment(Window.DUEL_BEGIN)
    SENT = Moment(Window.SENT)
    ENVOY_REVEALED = Moment(Window.ENVOY_REVEALED, Revealed)
    ENVOYS_DONE = Moment(Window.ENVOYS_DONE)
    PLANS_BEFORE = Moment(Window.PLANS_BEFORE)
    SELECTION = Moment(Window.SELECTION)
    PROMISE = Moment(Window.PROMISE)
    PEEK = Moment(Window.PEEK)
    DOUBT = Moment(Window.DOUBT)
    ARRIVAL = Moment(Window.ARRIVAL)
    TACTICS = Moment(Window.TACTICS, Volley)
    TACTICS_DONE = Moment(Window.TACTICS_DONE, Volley)
    REVEAL_BEFORE = Moment(Window.REVEAL_BEFORE)
    REVEAL = Moment(Window.REVEAL)
    REVEALED = Moment(Window.REVEALED)
    REINFORCE = Moment(Window.REINFORCE)
    RESULT = Moment(Window.RESULT)
    PRIZE_WHO = Moment(Window.PRIZE_WHO, Prize)
    PRIZE_STOP = Moment(Window.PRIZE_STOP, Prize)
    PRIZE_FEE = Moment(Window.PRIZE_FEE, Prize)
    CLEAN_FIRST = Moment(Window.CLEAN_FIRST)
    CLEAN_STAY = Moment(Window.CLEAN_STAY, Leaving)
    CLEAN_CARDS = Moment(Window.CLEAN_CARDS)
    OVER = Moment(Window.OVER)
    DESTROYED = Moment(Window.DESTROYED, Destruction)
    FRIENDSHIP = Moment(Window.FRIENDSHIP, Friendship)


MEANING: dict[Window, tuple[str, str, tuple[str, ...]]] = {
    Window.SETUP: ("Opening hands are drawn, no destiny card is.", "D-GAP-17", ("setup",)),
    Window.WIN_CHECK: ("Before the next destiny card: who has won?", "D-GAP-10", ("before_destiny",)),
    Window.REFRESH_DONE: ("A refresh card is resolved.", "D-DES-08", ("refresh_resolved",)),
    Window.DUEL_BEGIN: ("A duel begins, no dial is set; not after a restart.", "D-DES-06", ("D1_before",)),
    Window.SENT: ("All ships of this round are on the planet.", "D-GAP-38", ("D2_after",)),
    Window.ENVOY_REVEALED: ("A seat turns up an envoy.", "D-D03-01", ("envoy_revealed",)),
    Window.ENVOYS_DONE: ("Both have decided about their envoys.", "D-D03-03", ("D3_after",)),
    Window.PLANS_BEFORE: ("Before plans and tactics are chosen.", "D-D04-01", ("D4_before", "C2_before")),
    Window.SELECTION: ("Plans and tactics are chosen.", "D-D04-01", ("D4", "C2")),
    Window.PROMISE: ("All is locked in: promises, and a new choice after them.", "D-D04-02", ("D5_before",)),
    Window.PEEK: ("Promises are made: looks at tactics, and a new choice after them.", "D-D04-02", ("D5_before",)),
    Window.DOUBT: ("The choices stand: accusations.", "D-D04-02", ("D5_before",)),
    Window.ARRIVAL: ("Late ships are on the planet, tactics are not revealed.", "D-GAP-38", ("D5_before",)),
    Window.TACTICS: ("Tactics are turned up, nothing is resolved.", "D-D05-01", ("D5",)),
    Window.TACTICS_DONE: ("Tactics are resolved and spent.", "D-D05-07", ("D5_after",)),
    Window.REVEAL_BEFORE: ("Both have ships, plans are still facedown.", "D-D06-02", ("D7_before", "C3_before")),
    Window.REVEAL: ("Plans are turned up, and numbers built of them.", "D-D07-01", ("D7", "C3")),
    Window.REVEALED: ("Plans lie open.", "D-D07-01", ("D7_after", "C3_after")),
    Window.REINFORCE: ("Reinforcements are played.", "D-D08-01", ("D8", "C4")),
    Window.RESULT: ("Clouts are compared.", "D-D09-01", ("D9", "C5")),
    Window.PRIZE_WHO: ("Who resolves the prize?", "D-D10-01", ("D10",)),
    Window.PRIZE_STOP: ("A prize is about to be resolved: it may be cancelled.", "D-D10-01", ("D10",)),
    Window.PRIZE_FEE: ("It stands: what it costs.", "D-D10-01", ("D10",)),
    Window.CLEAN_FIRST: ("Before the loser retreats.", "D-D11-01", ("D11",)),
    Window.CLEAN_STAY: ("How many ships stay on the planet?", "D-D11-01", ("D11",)),
    Window.CLEAN_CARDS: ("Before plans and reinforcements are discarded.", "D-D11-03", ("D11", "C7")),
    Window.OVER: ("The duel or contest is over, roles are checked.", "D-D11-04", ("D11_after", "C7_after")),
    Window.DESTROYED: ("Ships of a seat have been destroyed.", "D-CON-09", ("ships_destroyed",)),
    Window.FRIENDSHIP: ("A friendship is about to change.", "D-ENV-03", ("friendship_change",)),
}
"""What each window means, the rule behind it, and its codes in the facts."""
