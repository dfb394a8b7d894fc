"""Duel in the laboratory: rows, coverage, steering, pairs, and random games that hold all that must hold."""

from itertools import combinations
from pathlib import Path

import pytest

from tests.games.duel.scenario import duel
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.model.cards import REINFORCEMENTS
from warptable.games.duel.lab.coverage import note_events, wanted
from warptable.games.duel.lab.pairs import Meeting, PairBroken, meetings, play_meeting
from warptable.games.duel.lab.soak import Kind, main
from warptable.games.duel.lab.steering import choose, plain_setup, steered_setup
from warptable.games.duel.words.speaker import Speaker
from warptable.kernel import Event, Rng
from warptable.lab import soak as general
from warptable.lab.balance import balance
from warptable.lab.coverage import Coverage
from warptable.lab.exhaustive import explore
from warptable.lab.plan import Plan, play_chunk
from warptable.lab.report.files import write_all
from warptable.lab.simulate import simulate
from warptable.lab.tournament import suite_for, tournament

DUEL = Kind()
BOTS = [Kind(bots=("novice",)), Kind(bots=("novice", "steady"))]


# ---------------------------------------------------------------- rows and reports


def test_a_row_tells_how_a_game_went() -> None:
    rows = play_chunk((0, Plan("duel", ("random", "novice"), 4, events=True), (0, 1, 2, 3)))
    assert not any(row.error for row in rows)
    for row in rows:
        number = {name: int(row.extras[name][0]) for name in ("cards", "duels", "contests", "restarts", "step6")}
        assert number["cards"] == row.encounters
        assert 1 <= number["duels"] <= number["cards"]
        assert number["step6"] <= number["duels"]
        assert row.extras["way"][0]
        assert len(row.extras["envoys"]) >= min(3, len(registry().envoys))
        assert sum(used for item, used in row.used.items() if item.startswith("tactic-")) > 0


def test_simulate_counts_games_without_a_winner() -> None:
    report = simulate("duel", 2, 30, seed=1)
    assert report["errors"] == []
    assert sum(report["seat_wins"]) == 30 - report["no_winner"] + report["shared_wins"]
    assert report == {**simulate("duel", 2, 30, seed=1), "seconds": report["seconds"]} | {
        name: report[name] for name in ("games_per_s", "decisions_per_s")
    }


def test_a_tournament_plays_every_deal_from_both_seats() -> None:
    report = tournament([("steady", "random")], "duel", games=10, seed=2)
    assert (report["games"], report["deals"]) == (10, 5)
    bots = report["bots"]
    assert bots["steady"]["wins"] + bots["random"]["wins"] == 10 + report["shared_wins"]
    assert [len(line) for line in suite_for("strength", "duel")] == [2] * 5


def test_a_balance_run_lets_all_pairs_meet_with_mirrored_deals() -> None:
    plan = Plan("duel", ("novice", "novice"), 0, 7, every_pair=True)
    tables = [(plan.table_seed(number), plan.aliens_at(number)) for number in range(2 * 351)]
    assert {frozenset(aliens or ()) for _, aliens in tables} == {*map(frozenset, combinations(registry().aliens, 2))}
    for (seed, aliens), (again, exchanged) in zip(tables[::2], tables[1::2], strict=True):
        assert aliens is not None
        assert (again, exchanged) == (seed, aliens[::-1])
    assert plan.aliens_at(0) == plan.aliens_at(2 * 351), "then all pairs meet once more"
    assert plan.table_seed(0) != plan.table_seed(2 * 351)


def test_a_balance_report_has_the_tables_of_this_family(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = balance("duel", (2,), 6, bots="novice")
    assert report["errors"] == []
    assert sum(report["ways"].values()) == 6
    assert report["totals"]["duels"]["mean"] > 1
    assert report["halves"]
    assert set(report["matrix"]) == {alien for alien in report["aliens"] if alien}
    monkeypatch.setattr("warptable.lab.report.files.can_plot", lambda: False)
    assert tmp_path / "report.html" in write_all(Speaker("en"), report, tmp_path)


# ---------------------------------------------------------------- coverage


def test_everything_that_can_happen_is_wanted() -> None:
    found, content = wanted("duel", 2), registry()
    assert {card.id for card in content.cards.values()} <= found.keys()
    assert {face.id for face, _ in REINFORCEMENTS} <= found.keys()
    assert {f"envoy:{envoy}" for envoy in content.envoys} <= found.keys()
    abilities = [one for power in (*content.aliens.values(), *content.envoys.values()) for one in power.abilities]
    for ability in abilities:
        assert "used" in found[ability.id]
        assert "declined" in found[ability.id] or not ability.may


def test_a_restarted_duel_and_a_contest_are_told_apart() -> None:
    log = [
        Event("began", "D-DES-06", {"what": "duel", "card": "siege"}, None),
        Event("used", "x", {"seat": 0, "ability": "x.one"}, None),
        Event("restarted", "D-D06-01", {"round": 2}, None),
        Event("used", "x", {"seat": 0, "ability": "x.one"}, None),
        Event("card_done", "D-DES-09", {"card": "siege", "next": "event"}, None),
        Event("began", "D-CNT-01", {"what": "contest", "card": "bake-off"}, None),
        Event("used", "x", {"seat": 0, "ability": "x.one"}, None),
    ]
    for cuts in ((0,), (0, 3), (0, 1, 2, 3, 4, 5, 6)):
        coverage = Coverage("duel", {"x.one": ("used", "restarted", "contest")})
        for start, stop in zip(cuts, (*cuts[1:], len(log)), strict=True):
            note_events(coverage, log[:stop], start)
        counts = {facet: coverage.counts["x.one", facet] for facet in ("used", "restarted", "contest")}
        assert counts == {"used": 3, "restarted": 1, "contest": 1}


def test_steered_games_lay_what_is_missing_on_top() -> None:
    coverage = Coverage("duel", wanted("duel", 2))
    setup = steered_setup(coverage, 5, 2, ())
    assert setup.steered
    game = setup.open("duel", 2, ())
    assert len(setup.decks) > 20
    assert not plain_setup(coverage, 5, 2).steered
    rng_free = steered_setup(coverage, 5, 2, ())
    assert rng_free == setup
    assert game.decisions


def lacking_only(item: str, facet: str) -> Coverage:
    """Everything else has happened."""
    coverage = Coverage("duel", wanted("duel", 2))
    for name, facets in coverage.wanted.items():
        for one in facets:
            coverage.counts[name, one] = int((name, one) != (item, facet))
    return coverage


def test_a_prize_that_is_to_be_cancelled_meets_an_alien_that_cancels_prizes() -> None:
    setups = [steered_setup(lacking_only("meteor-shower.prize", "cancelled"), seed, 2, ()) for seed in range(12)]
    assert {setup.decks for setup in setups} == {("meteor-shower",)}
    assert {(setup.aliens or ("",))[0] for setup in setups} == {"bouncer", "red-tape"}


def test_an_envoy_that_acts_when_it_is_revealed_waits_for_a_duel_that_begins_anew() -> None:
    coverage = lacking_only("voyager", "restarted")
    table = duel("sponge", "knot", card="rich-veins", envoys={"voyager": (0, False)})
    game = table.dials(1, 1).session
    decision = game.decisions[0]
    assert decision.prompt == "reveal-envoy"
    assert {choose(coverage, game, decision, Rng.seeded(seed)) for seed in range(3)} == {"wait"}
    table.do(0, "reveal-envoy", "wait").lock((0, "plan-04", "blast-4"), (1, "plan-06", "blast-4")).dials(1, 1)
    assert choose(coverage, game, game.decisions[0], Rng.seeded(0)) == "reveal"


@pytest.mark.parametrize(("games", "share"), [(6, 0.3), pytest.param(150, 1.0, marks=pytest.mark.soak)])
def test_the_exhaustive_runner_plays_without_breaking_anything(games: int, share: float) -> None:
    """That everything happens is what the soak proves; here nothing breaks and the steering works."""
    coverage = explore("duel", 2, seconds=1e9, games=games)
    happened = 1 - len(coverage.missing()) / sum(map(len, coverage.wanted.values()))
    assert happened >= share


# ---------------------------------------------------------------- soak and pairs


@pytest.mark.parametrize(("kind", "games"), [(DUEL, 12), *((kind, 6) for kind in BOTS)])
def test_a_few_games_break_nothing(kind: Kind, games: int) -> None:
    assert general.soak(kind, games) == []


@pytest.mark.soak
@pytest.mark.parametrize("kind", [DUEL, *BOTS])
@pytest.mark.parametrize("chunk", range(5))
def test_ten_thousand_games_break_nothing(kind: Kind, chunk: int) -> None:
    assert general.soak(kind, 2000, 100 + 2000 * chunk) == []


def test_tables_come_with_all_variants_and_are_asked_both_ways() -> None:
    games = [DUEL.game(number) for number in range(30)]
    assert {name for game in games for name in game.options.variants} == {"tamed-underdog", "alternative-tactics"}
    assert {game.uniform for game in games} == {True, False}
    assert DUEL.game(3).state == DUEL.game(3).state


def test_a_broken_game_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("warptable.games.duel.engine.checks.problems", lambda session: ["broken on purpose"])
    assert main(["--games", "1", "--first", "4"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("game 4 (duel, 2 players, ")
    assert "broken on purpose" in shown[0]
    assert shown[1].endswith("1 broken")


def test_every_pair_meets_and_every_alien_every_envoy() -> None:
    tables, content = meetings(), registry()
    pairs = {frozenset(table.aliens) for table in tables}
    assert pairs >= {frozenset(pair) for pair in combinations(content.aliens, 2)}
    met = {(alien, envoy) for table in tables for alien in table.aliens for envoy in table.envoys}
    assert met == {(alien, envoy) for alien in content.aliens for envoy in content.envoys}


def test_every_twentieth_meeting_plays_without_breaking_anything() -> None:
    """The soak below plays all of them."""
    for number, table in list(enumerate(meetings()))[::20]:
        play_meeting(table, number)


@pytest.mark.soak
def test_all_meetings_play_without_breaking_anything() -> None:
    for number, table in enumerate(meetings()):
        play_meeting(table, number)
        play_meeting(table, 1000 + number, ("alternative-tactics",))


def test_a_broken_meeting_is_named() -> None:
    with pytest.raises(PairBroken, match="nobody,somebody with no envoys, seed 3: ValueError: unknown alien"):
        play_meeting(Meeting(("nobody", "somebody"), ()), 3)
