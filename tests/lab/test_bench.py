"""The bench: it measures what it says, in a short run."""

import importlib.util

import pytest

from warptable.lab.bench import bench, environment


def test_the_bench_gives_sound_numbers() -> None:
    report = bench(seconds=0.1)  # every part measures something, however short its time
    for name in (
        "calibration_ops_per_s",
        "games_per_s",
        "decisions_per_s",
        "technology_decisions_per_s",
        "cosmos_decisions_per_s",
        "cosmos_ratio_to_chess",
        "cosmos_fork_us",
        "duel_decisions_per_s",
        "duel_ratio_to_chess",
        "duel_fork_us",
        "duel_memory_kb",
        "fork_us",
        "fork_with_log_us",
        "save_ms",
        "load_ms",
        "view_us",
        "memory_kb",
        "save_kb",
        "env_steps_per_s",
        "env_bare_steps_per_s",
    ):
        assert report[name] > 0, name
    assert report["fork_p90_us"] >= report["fork_us"]
    assert report["save_kb_max"] >= report["save_kb"]
    assert report["save_kb_max"] < 64
    assert report["chess_moves_per_s"] > 0
    ratio = report["decisions_per_s"] / report["chess_moves_per_s"]
    assert abs(report["ratio_to_chess"] - ratio) < 0.01
    assert report["technology_ratio_to_chess"] > 0


def test_without_its_packages_the_environment_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pettingzoo" else found(name))
    assert environment(1.0) == {"env_steps_per_s": None, "env_bare_steps_per_s": None}
