"""What the file of an alien or card logs is compared with what is declared, in every game and not in tests alone."""

import pytest

from tests.games.encounter.interactions.spells import SPELL, cast
from tests.games.encounter.scenario import table
from warptable.games.encounter.engine.model.windows import W
from warptable.kernel import RuleBug
from warptable.kernel.events import Kinds


@pytest.mark.parametrize(
    ("kind", "data", "line"),
    [
        ("landedd", {"planet": 1, "ships": 1}, "there is no event landedd; landed is meant"),
        ("landed", {"planet": 1}, "landed lacks ships"),
        ("landed", {"planet": 1, "ships": 1, "moon": 2}, "landed does not tell that: moon"),
    ],
)
def test_an_event_that_is_not_declared_is_refused(
    monkeypatch: pytest.MonkeyPatch, kind: str, data: dict[str, int], line: str
) -> None:
    monkeypatch.setattr(Kinds, "check_values", False)
    cast(monkeypatch, W.ENCOUNTER_START, lambda use: use.emit(kind, **data))
    t = table(hands={2: [SPELL]})
    with pytest.raises(RuleBug, match=line):
        t.do(2, "window-ENCOUNTER_START", SPELL)
