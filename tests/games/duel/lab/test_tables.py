"""Tables of a balance run, made from rows."""

import pytest

from warptable.games.duel.lab.uses import kind_of, matrix, measured, uses
from warptable.lab.plan import Row


def row(aliens: str, *winners: int, used: dict[str, int] | None = None, **extras: tuple[str, ...]) -> Row:
    names = tuple(aliens.split())
    return Row(0, 0, 0, ("steady",) * 2, names, winners, used=used or {}, extras=extras)


def test_alien_against_alien_is_drawn_towards_what_both_promise() -> None:
    rows = [row("a b", 0)] * 2 + [row("b a", 1)] + [row("a c", 1)] * 3 + [row("b c")] * 4
    table = matrix(rows)
    assert table["a"]["b"]["games"] == 3
    assert table["a"]["b"]["wins"] == 3.0
    assert table["b"]["c"]["wins"] == 2.0, "a game without a winner is half a win"
    assert 0.5 < table["a"]["b"]["rate"] < 0.9, "three games prove little"
    assert table["a"]["b"]["rate"] + table["b"]["a"]["rate"] == pytest.approx(1.0, abs=0.001)
    many = matrix([row("a b", 0)] * 90 + [row("a b", 1)] * 10)
    assert many["a"]["b"]["rate"] == pytest.approx(0.9, abs=0.02)


def test_what_stands_out_is_flagged() -> None:
    used = {"tactic-1.blast": 90, "tactic-1.recover": 1, "tactic-2.shield": 40}
    rows = [row("strong weak", 0, used=used, way=("planets",), duels=("9",), allies=("0:cudgel",))] * 60
    report = measured(rows)
    assert report["flags"] == ["strong", "weak", "tactic-1.recover"]
    assert report["ways"] == {"planets": 60}
    assert report["totals"]["duels"]["mean"] == 9.0
    assert report["envoys"]["cudgel"]["rate"] == 1.0
    assert report["no_winner"] == 0


@pytest.mark.parametrize(
    ("item", "kind"),
    [
        ("sponge.soak-it-up", "powers"),
        ("envoy:cudgel", "envoys"),
        ("cudgel", "envoys"),
        ("tactic-4.shield", "tactics"),
        ("siege", "cards"),
        ("siege.prize", "cards"),
        ("traitors", "cards"),
    ],
)
def test_kinds_of_items(item: str, kind: str) -> None:
    assert kind_of(item) == kind


def test_uses_count_by_game() -> None:
    rows = [row("sponge knot", 0, used={"sponge.soak": 3, "traitors": 1}), row("knot friend", 1, used={"traitors": 1})]
    found = uses(rows)
    assert found["powers"]["sponge.soak"]["per_game"] == 3.0
    assert found["cards"]["traitors"]["per_game"] == 1.0
