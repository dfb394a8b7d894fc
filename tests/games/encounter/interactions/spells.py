"""A stand-in for cards to come: lets the card Quash do something else, inside the flow of a game.

Powers are exchanged and lent by flares. Until these are played, this shows that the verbs beneath hold what
they promise, with every fork and save that a table test makes on the way.
"""

from __future__ import annotations

import pytest

from tests.games.encounter import scenario
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.rulebook import EncounterRules
from warptable.games.encounter.engine.rules.abilities import Effect
from warptable.games.encounter.engine.rules.artifacts import Artifact
from warptable.games.encounter.engine.rules.wiring import Registry
from warptable.kernel.moments import Moment

SPELL = "quash"


def cast(monkeypatch: pytest.MonkeyPatch, at: Moment[None], effect: Effect) -> None:
    """From now on tables play with a Quash that may be played at this moment and has this effect."""
    card = Artifact(SPELL)
    card.play(at)(effect)
    base = registry_for("ffg")
    rules = EncounterRules("ffg")
    registry = Registry(base.aliens, {**base.artifacts, SPELL: card}, base.card_windows)
    monkeypatch.setattr(rules, "registry", lambda options: registry)
    monkeypatch.setattr(scenario, "EncounterRules", lambda edition, shelf: rules)
