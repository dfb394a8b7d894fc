"""Simulations: the same games whatever plays them, and honest counts."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from warptable import new_game
from warptable.bots import Sight, make_bot
from warptable.cli.main import main
from warptable.kernel import Rng, Session
from warptable.lab.engines import make_engine
from warptable.lab.plan import Row, line_up_of
from warptable.lab.playing import answers_digest, at_random, by_bots, play
from warptable.lab.simulate import simulate
from warptable.lab.store import Store

CODE = """
import json
from warptable.lab.simulate import simulate
print(json.dumps([simulate("ffg", 4, 3, 7)["digest"], simulate("avalon", 3, 3, 7, "steady")["digest"]]))
"""


def run(hash_seed: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    digests: list[str] = json.loads(done.stdout)
    return digests


def test_the_digest_does_not_depend_on_the_hash_seed_or_the_run() -> None:
    reports = [simulate("ffg", 4, 3, 7), simulate("avalon", 3, 3, 7, "steady")]
    assert [report["games"] for report in reports] == [3, 3]
    assert run("0") == run("4242") == [report["digest"] for report in reports]


def test_the_digest_does_not_depend_on_the_workers() -> None:
    alone, together = simulate(games=5, seed=3), simulate(games=5, seed=3, engine=make_engine(workers=2))
    assert alone["games"] == 5
    timed = {"seconds", "games_per_s", "decisions_per_s"}
    assert {k: v for k, v in alone.items() if k not in timed} == {k: v for k, v in together.items() if k not in timed}


def test_other_seeds_bots_and_tables_give_other_digests() -> None:
    runs = [
        simulate(games=2, seed=1),
        simulate(games=2, seed=2),
        simulate(games=1, seed=1),
        simulate(games=2, seed=1, bots="steady"),
        simulate(games=2, seed=1, players=3),
        simulate(games=2, seed=1, players=3, variants=["four-planets"]),
        simulate(games=2, seed=1, aliens=[]),
    ]
    assert len({report["digest"] for report in runs}) == len(runs)


def test_the_digest_sees_every_answer() -> None:
    game = new_game("ffg", 3, 5, record=False)
    rng = Rng.seeded(5)
    for _ in range(60):
        game.answer(game.decisions[0], rng.choice(game.decisions[0].options))
    digests = {answers_digest(game)}
    for place, entry in enumerate(list(game.history)):
        game.history[place] = entry._replace(answer="something else")
        digests.add(answers_digest(game))
        game.history[place] = entry
    assert len(game.history) > 20
    assert len(digests) == 1 + len(game.history)


def test_the_fast_loop_plays_as_the_random_bot_does() -> None:
    fast, asked = (new_game("ffg", 4, 12, record=False) for _ in range(2))
    counts = [
        play(fast, at_random(Rng.seeded(12))),
        play(asked, by_bots(asked, ["random"] * 4, [Rng.seeded(12)] * 4)),
    ]
    assert counts[0] == counts[1]
    assert answers_digest(fast) == answers_digest(asked)


def test_a_decision_counts_when_there_is_a_choice() -> None:
    """Counted once more by hand, in uniform mode too, where seats are asked without choice."""
    for uniform in (False, True):
        game, again = (new_game("ffg", 3, 9, uniform=uniform) for _ in range(2))
        counted = play(game, at_random(Rng.seeded(9)))
        rng, real = Rng.seeded(9), 0
        bot = make_bot("random")
        while again.decisions:
            decision = again.decisions[0]
            real += len(decision.options) >= 2
            look = Sight(again, decision.seat)
            option = bot.choose(look, decision, rng) if len(decision.options) >= 2 else decision.options[0]
            again.answer(decision, option)
        assert counted == real


def test_wins_and_plays_go_by_the_alien_a_seat_began_with() -> None:
    aliens = ["reincarnator", "void", "mite"]
    report = simulate("ffg", 3, 6, seed=2, aliens=aliens)
    assert report["errors"] == []
    assert report["plays"] == dict.fromkeys(sorted(aliens), 6)
    assert [report["wins"][alien] for alien in aliens] == report["seat_wins"]
    assert sum(report["seat_wins"]) >= 6
    assert sum(report["seat_wins"]) - 6 >= report["shared_wins"]
    assert report["encounters"] > 6


def test_every_game_has_two_aliens_dealt_and_one_played_a_seat() -> None:
    report = simulate("ffg", 4, 5, seed=8)
    assert sum(report["plays"].values()) == 20


def test_progress_is_reported_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    simulate(games=30, seed=1, players=3, bots="novice", progress=lambda done, of: seen.append((done, of)))
    assert [seen[0], seen[-1]] == [(0, 30), (30, 30)]
    assert seen == sorted(seen)


def test_ctrl_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def impatient(done: int, of: int) -> None:
        if done >= 5:
            raise KeyboardInterrupt

    report = simulate(games=32, seed=1, players=3, bots="novice", progress=impatient)
    assert (report["complete"], report["games"]) == (False, 6)  # in chunks of two
    assert simulate(games=6, seed=1, players=3, bots="novice")["digest"] == report["digest"]
    monkeypatch.setattr("warptable.lab.simulate.simulate", lambda *_, **__: report)
    assert main(["simulate", "--lang", "de"]) == 130
    assert "Angehalten" in capsys.readouterr().out


def test_a_killed_worker_ends_the_run_in_one_line_and_resume_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add = Store.add

    def killing(store: Store, rows: Sequence[Row]) -> None:
        add(store, rows)
        active_children()[0].kill()

    words = ["simulate", "--players", "3", "--bots", "novice", "--games", "32", "--workers", "2", "--json", "--out"]
    monkeypatch.setattr(Store, "add", killing)
    assert main([*words, str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    kept = (tmp_path / "games.jsonl").read_bytes().count(b"\n") - 1
    assert 0 < kept < 32
    assert line.startswith("warptable: a worker process was killed")
    assert f"{kept} of 32 games are played and kept in {tmp_path}" in line
    assert "--resume" in line
    monkeypatch.undo()
    assert main([*words, str(tmp_path), "--resume"]) == 0
    resumed = json.loads(capsys.readouterr().out)
    assert resumed["complete"]
    assert resumed["digest"] == simulate(players=3, bots="novice", games=32)["digest"]


def test_a_killed_worker_without_a_folder_says_what_was_lost(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def kill(done: int, of: int) -> None:
        for child in active_children():
            child.kill()

    monkeypatch.setattr("warptable.cli.progress.progress", lambda what: nullcontext(kill))
    words = ["simulate", "--players", "3", "--bots", "novice", "--games", "32", "--workers", "2", "--lang", "de"]
    assert main(words) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"warptable: ein Arbeitsprozess .* von 32 Spielen; mit --out ORDNER .*\n", told.err)


def test_a_broken_game_is_named_and_the_others_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Session.answer

    def breaking(self: Session[Any], decision: Any, option: Any) -> None:
        if self.seed == 4_000_001 and len(self.history) > 20:
            raise RuntimeError("broken on purpose")
        honest(self, decision, option)

    monkeypatch.setattr(Session, "answer", breaking)
    report = simulate(games=3, seed=4)
    assert report["games"] == 2
    assert report["errors"] == [{"game": 1, "seed": 4_000_001, "error": "RuntimeError: broken on purpose"}]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": "clever"}, "unknown bot 'clever'"),
        ({"bots": "random,steady"}, "2 bots named for 4 players"),
        ({"players": 9}, "ffg is for 3 to 5 players, not 9"),
        ({"variants": ["five-moons"]}, "no variant 'five-moons'"),
        ({"aliens": ["nobody", "void", "mite", "virus"]}, "unknown alien 'nobody'"),
        ({"games": -1}, "must not be negative"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(**arguments)


def test_line_ups() -> None:
    assert line_up_of("random", 3, "ffg") == ("random",) * 3
    assert line_up_of("steady, random", 2, "avalon") == ("steady", "random")


def test_games_with_technology_are_played_without_a_log() -> None:
    found = simulate("ffg", 3, 2, variants=("technology",))
    assert (found["errors"], found["games"]) == ([], 2)
