"""Force Field: whoever is sent away is no ally any more, whatever power brought it in."""

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, planet, table
from tests.readings import outcome, totals, uses

FIELD = ["attack-06", "force-field"]
PLAY = ["pass", "force-field"]


@pytest.mark.rule("F-ART-2", "F-TIMING-1")
def test_it_sends_a_parasite_away_after_it_has_joined() -> None:
    """It cannot forbid the power: it is played only once alliances are formed."""
    t = table("pacifist", "mite", "parasite", hands={0: ["attack-10"], 1: ["attack-08", "force-field"]})
    t.encounter(ships=3)
    assert t.open == [(2, "window-ANSWER")]
    t.do(2, "window-ANSWER", "parasite.infest").do(2, "parasite-side", "offense").do(2, "ally-ships", {planet(2): 2})
    t.do(1, "window-ALLIANCES_FORMED", "force-field", options=PLAY)
    t.do(2, "ships-home", {planet(2): 2})
    assert totals(t) == (10 + 3, 8 + 4)
    assert (t.ships(2, GATE), t.ships(2, planet(2))) == (0, 4)
    assert uses(t) == [(2, "parasite.infest")]


@pytest.mark.rule("F-ART-2", "F-ZAP-2")
def test_a_parasite_sent_away_may_not_come_back_in_this_encounter() -> None:
    t = table("pacifist", "mite", "parasite", hands={0: ["attack-10", "attack-09"], 1: ["attack-08", "force-field"]})
    t.encounter(ships=3).do(2, "window-ANSWER", "parasite.infest").do(2, "parasite-side", "offense")
    t.do(2, "ally-ships", {planet(2): 1}).do(1, "window-ALLIANCES_FORMED", "force-field")
    t.do(2, "ships-home", {planet(2): 1})
    assert t.open == [(0, "encounter-card")]


@pytest.mark.rule("F-ART-2", "F-FAQ-2")
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_a_macron_ally_sent_away_counts_no_mass(side: str) -> None:
    t = table("pacifist", "parasite", "macron", hands={0: ["attack-10", "force-field"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: (side, 1)}, cards=("attack-10", "attack-08"))
    t.do(0, "window-ALLIANCES_FORMED", "force-field", options=PLAY)
    t.do(2, "ships-home", {planet(2): 1})
    assert totals(t) == (10 + 3, 8 + 4)
    assert uses(t) == [(2, "macron.send-one")]
    assert (t.ships(2, GATE), t.ships(2, BESIDE)) == (0, 0)


@pytest.mark.rule("F-ART-2")
def test_a_human_ally_sent_away_gives_no_bonus() -> None:
    t = table("pacifist", "parasite", "human", hands={0: ["attack-10", "force-field"], 1: ["attack-08"]})
    t.encounter(ships=3, allies={2: ("defense", 1)}).do(0, "window-ALLIANCES_FORMED", "force-field")
    t.do(2, "ships-home", {planet(2): 1})
    assert totals(t) == (10 + 3, 8 + 4)
    assert uses(t) == []


@pytest.mark.rule("F-ART-2")
def test_a_reincarnator_ally_sent_away_has_not_lost_with_its_side() -> None:
    t = table("pacifist", "parasite", "reincarnator", hands={0: ["attack-30", "force-field"], 1: ["attack-04"]})
    t.encounter(ships=3, allies={2: ("defense", 1)}).do(0, "window-ALLIANCES_FORMED", "force-field")
    t.do(2, "ships-home", {planet(2): 1})
    assert outcome(t) == ("won", 0, "totals")
    assert uses(t) == []


@pytest.mark.rule("F-ART-2", "F-RES-3")
def test_only_the_allies_named_are_sent_away() -> None:
    t = table("pacifist", "parasite", "zombie", "macron", hands={0: ["attack-30", "force-field"], 1: ["attack-04"]})
    t.encounter(ships=3, allies={2: ("defense", 1), 3: ("defense", 1)})
    t.do(0, "window-ALLIANCES_FORMED", "force-field").do(0, "force-field", (3,)).do(3, "ships-home", {planet(3): 1})
    assert totals(t) == (30 + 3, 4 + 4 + 1)
    t.do(2, "ships-home", {planet(2): 1})
    assert (uses(t)[-1], t.ships(2, WARP)) == ((2, "zombie.immortality"), 0)


@pytest.mark.rule("F-TIMING-4", "F-ART-3")
def test_a_card_zap_keeps_the_parasite_in() -> None:
    hands = {0: ["attack-10"], 1: ["attack-08", "force-field"], 2: ["card-zap"]}
    t = table("pacifist", "mite", "parasite", hands=hands).encounter(ships=3)
    t.do(2, "window-ANSWER", "parasite.infest").do(2, "parasite-side", "offense").do(2, "ally-ships", {planet(2): 2})
    t.do(1, "window-ALLIANCES_FORMED", "force-field").do(2, "window-CARD_PLAYED", "card-zap")
    assert totals(t) == (10 + 3 + 2, 8 + 4)
    assert t.discards()[:2] == ["force-field", "card-zap"]
