"""What answers an effect may take away what it needs; then it does nothing, and the game goes on."""

import pytest

from tests.games.encounter.scenario import GATE, WARP, planet, table

SPENT = [(0, 4, planet(0, number), WARP) for number in range(1, 5)]


@pytest.mark.rule("F-TIMING-4", "F-FLARE-2", "F-VFWF-1")
def test_the_last_ship_outside_pays_for_saving_the_flare_that_needed_it() -> None:
    """Wild Kamikaze is card-zapped; its player pays wild Void with the last ship, and has none left to give up."""
    t = table(
        "filch",
        "parasite",
        "trader",
        hands={
            0: ["attack-08", "flare-kamikaze", "flare-void"],
            1: ["attack-06"],
            2: ["attack-04", "card-zap"],
        },
        moves=[*SPENT, (0, 2, planet(0), WARP)],
        variants=("freewheeling-flares",),
    )
    t.encounter(ships=2, cards=("attack-08", "attack-06"))
    t.do(0, "window-CARDS_SELECTED", "flare-kamikaze").do(2, "window-CARD_PLAYED", "card-zap")
    t.do(0, "window-CARD_PLAYED", "flare-void")
    assert [event["source"] for event in t.events("nothing_to_choose")] == ["kamikaze"]
    assert t.ships(0, GATE) == 0
    assert {"flare-kamikaze", "flare-void"} <= set(t.hand(0))
    assert t.game.depth == 0
