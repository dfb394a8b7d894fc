"""The worked examples of the rulebook and those we derived, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.duel.scenario import SUPPLY, WARP, duel


@pytest.mark.rule("D-EX-01", "D-D05-02", "D-D09-01", "D-D10-03", "D-D11-01", "D-D11-02", "D-D11-03")
def test_a_duel_on_vacant_shipyard() -> None:
    t = duel(card="vacant-shipyard", stack=[4])
    t.dials(3, 2)
    assert [t.ships(0, SUPPLY), t.ships(1, SUPPLY), *t.there()] == [12, 13, 3, 2]
    t.lock((0, "plan-13", "shield-2"), (1, "plan-06", "blast-4"))
    assert t.won() == {
        "source": "D-D09-02", "what": "duel", "seat": 1, "loser": 0, "how": "clout", "clouts": [13, 14],
    }  # fmt: skip
    assert t.events("volley")[0]["damage"] == [2, 0]
    assert [t.ships(0, SUPPLY), t.ships(0, WARP)] == [20, 0]
    assert [t.ships(1, SUPPLY), t.ships(1, 4)] == [13, 2]
    assert (t.pile(0), t.pile(1)) == (["plan-13"], ["plan-06"])
    assert [t.game.spent(0), t.game.spent(1)] == [[3], [0]]
    assert t.state.leader == 1
