"""The moments at which something may or must be used, in play order, and what each is about."""

from __future__ import annotations

from typing import Any, TypeAlias

from warptable.kernel.moments import Moment

from .occurrences import Destruction, Friendship, Leaving, Prize, Revealed, Volley

Window: TypeAlias = Moment[Any]
"""A moment, whatever it is about."""


class W:
    """Every window: what stands then and what does not, the rule that says when, what it is about, and its codes in
    the facts. Rules open these, content declares abilities for them.

    SELECTION, REVEAL, REINFORCE, RESULT and WIN_CHECK are moments without uses: what happens there follows from
    standing rules and formulas."""

    SETUP = Moment(0, "Opening hands are drawn, no destiny card is.", "D-GAP-17", codes=("setup",))
    WIN_CHECK = Moment(1, "Before the next destiny card: who has won?", "D-GAP-10", codes=("before_destiny",))
    REFRESH_DONE = Moment(2, "A refresh card is resolved.", "D-DES-08", codes=("refresh_resolved",))
    DUEL_BEGIN = Moment(3, "A duel begins, no dial is set; not after a restart.", "D-DES-06", codes=("D1_before",))
    SENT = Moment(4, "All ships of this round are on the planet.", "D-GAP-38", codes=("D2_after",))
    ENVOY_REVEALED = Moment(5, "A seat turns up an envoy.", "D-D03-01", Revealed, codes=("envoy_revealed",))
    ENVOYS_DONE = Moment(6, "Both have decided about their envoys.", "D-D03-03", codes=("D3_after",))
    PLANS_BEFORE = Moment(7, "Before plans and tactics are chosen.", "D-D04-01", codes=("D4_before", "C2_before"))
    SELECTION = Moment(8, "Plans and tactics are chosen.", "D-D04-01", codes=("D4", "C2"))
    PROMISE = Moment(9, "All is locked in: promises, and a new choice after them.", "D-D04-02", codes=("D5_before",))
    PEEK = Moment(
        10, "Promises are made: looks at tactics, and a new choice after them.", "D-D04-02", codes=("D5_before",)
    )
    DOUBT = Moment(11, "The choices stand: accusations.", "D-D04-02", codes=("D5_before",))
    ARRIVAL = Moment(12, "Late ships are on the planet, tactics are not revealed.", "D-GAP-38", codes=("D5_before",))
    TACTICS = Moment(13, "Tactics are turned up, nothing is resolved.", "D-D05-01", Volley, codes=("D5",))
    TACTICS_DONE = Moment(14, "Tactics are resolved and spent.", "D-D05-07", Volley, codes=("D5_after",))
    REVEAL_BEFORE = Moment(
        15, "Both have ships, plans are still facedown.", "D-D06-02", codes=("D7_before", "C3_before")
    )
    REVEAL = Moment(16, "Plans are turned up, and numbers built of them.", "D-D07-01", codes=("D7", "C3"))
    REVEALED = Moment(17, "Plans lie open.", "D-D07-01", codes=("D7_after", "C3_after"))
    REINFORCE = Moment(18, "Reinforcements are played.", "D-D08-01", codes=("D8", "C4"))
    RESULT = Moment(19, "Clouts are compared.", "D-D09-01", codes=("D9", "C5"))
    PRIZE_WHO = Moment(20, "Who resolves the prize?", "D-D10-01", Prize, codes=("D10",))
    PRIZE_STOP = Moment(21, "A prize is about to be resolved: it may be cancelled.", "D-D10-01", Prize, codes=("D10",))
    PRIZE_FEE = Moment(22, "It stands: what it costs.", "D-D10-01", Prize, codes=("D10",))
    CLEAN_FIRST = Moment(23, "Before the loser retreats.", "D-D11-01", codes=("D11",))
    CLEAN_STAY = Moment(24, "How many ships stay on the planet?", "D-D11-01", Leaving, codes=("D11",))
    CLEAN_CARDS = Moment(25, "Before plans and reinforcements are discarded.", "D-D11-03", codes=("D11", "C7"))
    OVER = Moment(26, "The duel or contest is over, roles are checked.", "D-D11-04", codes=("D11_after", "C7_after"))
    DESTROYED = Moment(27, "Ships of a seat have been destroyed.", "D-CON-09", Destruction, codes=("ships_destroyed",))
    FRIENDSHIP = Moment(28, "A friendship is about to change.", "D-ENV-03", Friendship, codes=("friendship_change",))


MOMENTS: tuple[Window, ...] = tuple(found for found in vars(W).values() if isinstance(found, Moment))
"""Every window, by its number."""
