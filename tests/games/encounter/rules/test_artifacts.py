"""What holds for all artifacts (F-ART). Each card has a file of its own in tests/artifacts."""

import pytest

from tests.games.encounter.scenario import table
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content.registry import all_artifacts
from warptable.games.encounter.engine.editions.ffg import DECK
from warptable.games.encounter.engine.model.roles import ROLE_LINES
from warptable.games.encounter.engine.model.windows import phase_of

ARTIFACTS = [artifact.id for artifact in facts.artifacts().values() if artifact.ffg is not None]


def test_every_artifact_of_the_deck_is_known() -> None:
    assert sorted(ARTIFACTS) == sorted(face for face, _ in DECK if face in all_artifacts())
    assert len(ARTIFACTS) == 8


@pytest.mark.rule("F-ART-1", "F-PLAN-4")
@pytest.mark.parametrize("face", ARTIFACTS)
def test_an_artifact_is_never_an_encounter_card(face: str) -> None:
    t = table(players=3, hands={0: ["attack-08", face, "attack-01"]})
    while t.open[0][1].startswith("window-"):
        t.passes(0)
    t.encounter(ships=1)
    t.do(0, "encounter-card", "attack-08", options=["attack-08", "attack-01"])


@pytest.mark.rule("F-ART-1", "F-START-1")
@pytest.mark.parametrize("face", ARTIFACTS)
def test_a_hand_of_artifacts_is_a_hand_without_encounter_card(face: str) -> None:
    t = table(players=3, hands={0: [face]}, deck=["attack-00"])
    assert t.events("new_hand")[0]["faces"] == [face]


@pytest.mark.rule("F-ART-2")
@pytest.mark.parametrize("face", ARTIFACTS)
def test_an_artifact_declares_the_role_and_the_phases_its_facts_state(face: str) -> None:
    text = facts.artifacts()[face].ffg
    assert text is not None
    assert text.mandatory == "optional"
    for play in all_artifacts()[face].plays:
        assert play.role == ROLE_LINES[text.role]
        assert {phase_of(window) for window in play.windows} == set(text.phases)
        assert not play.must


@pytest.mark.rule("F-ART-3")
def test_a_played_artifact_is_discarded() -> None:
    t = table(players=3, hands={0: ["attack-08", "plague"]})
    t.do(0, "window-ENCOUNTER_START", "plague")
    assert [face for _, face in t.view(None).flight] == ["plague"], "on the table while it takes effect"
    t.do(0, "plague-victim", 1).do(1, "lose-ships", 3)
    assert t.discards() == ["attack-06", "plague"]
    assert t.view(None).flight == []
    assert t.hand(0) == ["attack-08"]
