"""The other commands, and what all of them do about wrong arguments."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import warptable as engine
from tests.cli.helpers import warptable
from tests.story.conftest import finished as played
from warptable import __version__
from warptable.cli.chances import print_chances
from warptable.cli.main import commands
from warptable.game import loaded
from warptable.games.duel.engine import facts as duel
from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.content.registry import all_aliens
from warptable.games.encounter.words.rulebook import rule_text
from warptable.kernel.save import peek, wrapped
from warptable.replay import Record, Replay
from warptable.story.highlights import highlights_of

COMMANDS = commands()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played to the end by taking the first option every time, or the last."""
    game = engine.new_game("ffg", 3, seed=53, aliens=())
    turn = 0
    while not game.over:
        turn += 1
        decision = game.decisions[0]
        game.answer(decision, decision.options[turn % len(decision.options)])
    file = tmp_path_factory.mktemp("saves") / "finished.warp"
    file.write_bytes(game.save())
    return file


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that is still on."""
    game = engine.new_game("ffg", 3, seed=53, aliens=())
    for _ in range(12):
        decision = game.decisions[0]
        game.answer(decision, decision.options[-1])
    file = tmp_path_factory.mktemp("saves") / "running.warp"
    file.write_bytes(game.save())
    return file


def flat(text: str) -> str:
    return " ".join(text.split())


# ---------------------------------------------------------------- wrong arguments


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play --edition foo", "unknown edition 'foo' (there are: ffg, avalon, duel)"),
        ("play --players 9", "ffg is for 3 to 5 players, not 9"),
        ("play --players many", "--players"),
        ("play --aliens nobody,human,void,virus", "unknown alien 'nobody'"),
        ("play --aliens human", "1 aliens named for 4 players"),
        ("play --aliens human,human,void,virus", "only once"),
        ("play --variants upside-down", "ffg has no variant 'upside-down'"),
        ("play --lang fr", "unknown language 'fr' (there are: en, de)"),
        ("play --bots genius", "unknown bots 'genius'"),
        ("play --load /no/such/file", "cannot read /no/such/file: No such file or directory"),
        ("play --load pyproject.toml", "pyproject.toml: this is not a Warptable save"),
        ("play --save /no/such/folder/x", "cannot save to /no/such/folder/x: no such folder"),
        ("play --save .", "cannot save to .: it is a folder"),
        ("play --wrong", "--wrong"),
        ("replay", "FILE"),
        ("replay /no/such/file", "cannot read /no/such/file"),
        ("replay pyproject.toml", "this is not a Warptable save"),
        ("aliens nobody", "unknown alien 'nobody'"),
        ("aliens --edition duel human", "unknown alien 'human'"),
        ("aliens --edition duel --aliens-from x", "packs bring no aliens to duel"),
        ("envoys nobody", "unknown envoy 'nobody'"),
        ("destiny nothing", "unknown destiny card 'nothing'"),
        ("play --edition duel --players 3", "this game is for 2 players, not for 3"),
        ("play --edition duel --aliens sponge", "1 aliens named for 2 players"),
        ("simulate --edition duel --group experts", "duel has no group of aliens 'experts' (it has: first-game)"),
        ("tournament --edition duel --line-up steady", "this game is for 2 players, not for 1"),
        ("balance --edition duel --players 3", "this game is for 2 players, not for 3"),
        ("techs nothing", "unknown tech 'nothing'"),
        ("rewards nothing", "unknown reward card 'nothing'"),
        ("aliens --lang fr", "unknown language 'fr'"),
        ("rules X-1", "unknown rule 'X-1'"),
        ("rules --section nonsense", "no rule has 'nonsense'"),
        ("simulate --edition foo", "unknown edition 'foo'"),
        ("simulate --players 9", "ffg is for 3 to 5 players, not 9"),
        ("simulate --bots genius", "unknown bot 'genius'"),
        ("simulate --aliens nobody", "unknown alien 'nobody'"),
        ("simulate --variants x", "ffg has no variant 'x'"),
        ("simulate --games some", "--games"),
        ("bench --seconds 0", "--seconds must be more than 0"),
        ("bench table --tables 0", "--tables must be at least 1 and at most 2000"),
        ("bench table --people 9", "ffg is for 3 to 5 players, not 9"),
        ("bench table --viewers -1", "--viewers must be at least 0"),
        ("bench table --seconds 0", "--seconds must be more than 0"),
        ("bench table --think -5", "--think must be at least 0"),
        ("bench table --every 0", "--every must be more than 0"),
        ("bench table --every 5 --think 60", "--every and --think exclude each other"),
        ("bench table --answers 0", "--answers must be at least 1"),
        ("frobnicate", "frobnicate"),
    ],
)
def test_wrong_arguments_give_one_line_and_exit_code_2(arguments: str, words: str) -> None:
    run = warptable(*arguments.split())
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("warptable: ")
    assert words in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [("--seat", "3"), ("--seat", "-1"), ("--to", "99999"), ("--to", "-1")])
def test_a_replay_of_what_is_not_there_is_refused(finished: Path, arguments: tuple[str, str]) -> None:
    run = warptable("replay", str(finished), *arguments)
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("cut", [5, 12, 200, -1])
def test_a_damaged_save_is_refused(finished: Path, tmp_path: Path, cut: int) -> None:
    damaged = tmp_path / "damaged.warp"
    damaged.write_bytes(finished.read_bytes()[:cut])
    for command in (("play", "--load"), ("replay",)):
        run = warptable(*command, str(damaged))
        assert run.returncode == 2
        assert "save" in run.stderr
        assert run.stderr.count("\n") == 1


def changed_answer(body: dict[str, Any]) -> None:
    body["history"][3][3] = "nonsense"


def changed_word(body: dict[str, Any]) -> None:
    body["words"][0] = "nonsense"


def changed_seed(body: dict[str, Any]) -> None:
    body["seed"] += 1


def changed_table(body: dict[str, Any]) -> None:
    body["checkpoint"]["seats"].reverse()


def more_ships(body: dict[str, Any]) -> None:
    body["checkpoint"]["ships"][-1] = [99, 1]


@pytest.mark.parametrize("change", [changed_answer, changed_word, changed_seed, changed_table, more_ships])
@pytest.mark.parametrize(("edition", "players"), [("ffg", 4), ("duel", 2)])
def test_a_save_that_somebody_has_changed_is_refused(
    edition: str, players: int, change: Callable[[dict[str, Any]], None], tmp_path: Path
) -> None:
    game = engine.new_game(edition, players, seed=5, aliens=())
    for _ in range(40):
        decision = game.decisions[0]
        game.answer(decision, decision.options[-1])
    body = peek(game.save())
    change(body)
    file = tmp_path / "changed.warp"
    file.write_bytes(wrapped(body))
    for command in (("play", "--load"), ("replay",)):
        run = warptable(*command, str(file))
        assert (run.returncode, run.stdout) == (2, "")
        assert "this save does not hold a game" in run.stderr
        assert run.stderr.count("\n") == 1


def test_version() -> None:
    run = warptable("--version")
    assert (run.returncode, run.stdout.strip()) == (0, __version__)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    run = warptable(command, "--help")
    assert run.returncode == 0
    assert f"warptable {command}" in run.stdout
    assert COMMANDS[command].does in flat(run.stdout)
    assert f" {command} " in warptable().stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_the_list_of_commands_says_what_the_command_itself_says(command: str) -> None:
    function = loaded(f"{COMMANDS[command].where.partition(':')[0]}:{command}")
    assert function.__doc__.splitlines()[0] == COMMANDS[command].does


# ---------------------------------------------------------------- replay


def test_a_spectator_is_told_no_hidden_card(finished: Path) -> None:
    run = warptable("replay", str(finished))
    assert (run.returncode, run.stderr) == (0, "")
    assert "Fantasy Flight 2008, 3 players, seed 53" in run.stdout
    assert "Red draws 8 cards." in run.stdout
    assert "The game is over. Victory for" in run.stdout
    assert not re.search(r"draws? \d+ cards?:", run.stdout)


def test_a_seat_is_told_its_own_cards_only(finished: Path) -> None:
    text = flat(warptable("replay", str(finished), "--seat", "1").stdout)
    assert "You draw 8 cards: " in text
    assert "Red draws 8 cards." in text


@pytest.mark.parametrize(("locale", "words"), [("en", "Start"), ("de", "Beginn")])
def test_how_the_chances_ran_is_a_table(capsys: pytest.CaptureFixture[str], locale: str, words: str) -> None:
    print_chances(played("duel", 2, 7).session, locale, (), games=1)
    told = capsys.readouterr().out
    assert words in told
    assert re.search(r"^ *\d+ +(100 % +0|0 % +100) %", told, re.MULTILINE), "the result"


def test_a_game_that_goes_on_has_no_chances(running: Path) -> None:
    run = warptable("replay", str(running), "--chances")
    assert run.returncode == 2
    assert run.stderr == "warptable: --chances is for finished games: this one is still on\n"


def test_a_finished_game_may_be_told_openly(finished: Path) -> None:
    text = flat(warptable("replay", str(finished), "--open").stdout)
    for name in ("Red", "Blue", "Green"):
        assert f"{name} draws 8 cards: " in text


def test_a_running_game_is_not_told_openly(running: Path) -> None:
    run = warptable("replay", str(running), "--open")
    assert (run.returncode, run.stdout) == (2, "")
    assert "still on" in run.stderr


def test_a_running_game_is_told_so_far(running: Path) -> None:
    run = warptable("replay", str(running), "--lang", "de")
    assert run.returncode == 0
    saved = engine.load(running.read_bytes())
    assert f"Das Spiel läuft noch nach {len(saved.history)} Entscheidungen." in run.stdout


def test_a_replay_stops_at_the_moment_of_a_link(finished: Path) -> None:
    replay = Replay(Record.of(engine.load(finished.read_bytes())))
    moments = replay.moments(1)
    question = next(moment for moment in moments[20:] if moment.is_question)
    run = warptable("replay", str(finished), "--seat", "1", "--at", str(question.number))
    assert (run.returncode, run.stderr) == (0, "")
    assert f"Moment {question.number + 1} of {len(moments)}" in run.stdout
    assert "The game is over" not in run.stdout
    refused = warptable("replay", str(finished), "--at", "999999")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "there is no moment 999999" in refused.stderr


def test_a_replay_tells_the_story_of_a_finished_game_and_of_no_other(finished: Path, tmp_path: Path) -> None:
    highlights = highlights_of(Record.of(engine.load(finished.read_bytes())))
    run = warptable("replay", str(finished), "--story")
    assert (run.returncode, run.stderr) == (0, "")
    assert f"in encounter {highlights.ending.round}" in run.stdout
    for feat in highlights.feats:
        assert f"--at {feat.moment}" in run.stdout
    running = tmp_path / "running.save"
    running.write_bytes(engine.new_game("ffg", 3, seed=1).save())
    refused = warptable("replay", str(running), "--story")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "this one is still on" in refused.stderr


def test_a_replay_stops_where_it_is_told(finished: Path) -> None:
    saved = engine.load(finished.read_bytes())
    game = engine.new_game("ffg", 3, seed=53, aliens=())
    seen: dict[int, str] = {}
    turn = 0
    while not game.over:
        seen.setdefault(len(game.history), game.where())
        turn += 1
        decision = game.decisions[0]
        game.answer(decision, decision.options[turn % len(decision.options)])
    for number in (0, 5, 10, len(saved.history)):
        run = warptable("replay", str(finished), "--to", str(number))
        assert run.returncode == 0
        said = re.search(rf"At decision (\d+) of {len(saved.history)}: (.*)", flat(run.stdout))
        assert said is not None
        reached = int(said[1])
        assert number - 2 <= reached <= number  # two answers given together are not torn apart
        assert said[2] == seen.get(reached, game.where())


# ---------------------------------------------------------------- aliens


def test_aliens_lists_every_alien() -> None:
    run = warptable("aliens")
    assert run.returncode == 0
    for sheet in facts.aliens().values():
        assert sheet.name in run.stdout


def test_aliens_as_json_hold_the_facts() -> None:
    data = json.loads(warptable("aliens", "--json").stdout)
    assert {entry["id"] for entry in data} == {*facts.aliens(), *facts.avalon_aliens(), *dominion.ALIENS}
    assert {entry["id"] for entry in data} == all_aliens().keys()
    sorcerer = next(entry for entry in data if entry["id"] == "sorcerer")
    assert sorcerer["edition"] == "ffg"
    assert sorcerer["power"]["used"][0]["id"] == "switch"
    assert sorcerer["name_de"] == "Zauberer"


def test_aliens_of_an_edition_are_as_it_has_them() -> None:
    data = json.loads(warptable("aliens", "--edition", "avalon", "--json").stdout)
    assert {(entry["id"], entry["edition"]) for entry in data} == {(alien, "avalon") for alien in facts.avalon_aliens()}
    run = warptable("aliens", "Lichtwesen", "--lang", "de")
    assert "Blendung" in run.stdout
    run = warptable("aliens", "mutant", "--edition", "avalon", "--lang", "en")
    assert "seven cards" in run.stdout
    assert "eight" not in run.stdout
    run = warptable("aliens", "void", "--edition", "avalon")
    assert (run.returncode, run.stderr.strip()) == (
        2,
        "warptable: unknown alien 'void'; `warptable aliens` lists them all",
    )
    run = warptable("aliens", "--edition", "eon")
    assert run.stderr.strip() == "warptable: unknown edition 'eon' (there are: ffg, avalon, duel)"


@pytest.mark.parametrize("name", ["mite", "Mite", "Milbe", "Milben"])
def test_a_sheet_is_found_by_any_of_its_names(name: str) -> None:
    run = warptable("aliens", name)
    assert run.returncode == 0
    assert "[Launch]" in run.stdout
    assert "Bluster" in run.stdout


def test_a_sheet_shows_timing_role_level_power_and_rulings() -> None:
    text = flat(warptable("aliens", "oracle", "--lang", "de").stdout)
    assert "Seher" in text
    assert "Beginn Sammeln Schicksal Start Allianz [Planung] Aufdecken Auflösung" in text
    assert "Rolle Hauptspieler" in text
    assert "Nutzung Pflicht" in text
    assert "Stufe Grün (leicht)" in text
    assert "Dein Gegner wählt zuerst" in text
    assert "Auslegungen" in text


def test_one_alien_as_json_is_one_object() -> None:
    assert json.loads(warptable("aliens", "void", "--json").stdout)["id"] == "void"


# ---------------------------------------------------------------- techs


def test_techs_lists_every_tech_and_shows_one_by_any_of_its_names() -> None:
    listed = warptable("techs", "--lang", "en").stdout
    assert all(tech.name in listed for tech in facts.techs().values())
    for name in ("quark-battery", "Quark Battery", "quark-batterie"):
        text = flat(warptable("techs", name, "--lang", "de").stdout)
        assert "Forschung 3 Schiffe" in text
        assert "verdeckt unter sie" in text
    assert json.loads(warptable("techs", "gluon-mines", "--json").stdout)["research"] is None


# ---------------------------------------------------------------- reward cards


def test_rewards_lists_every_card_and_ship_and_shows_one_by_any_of_its_names() -> None:
    listed = flat(warptable("rewards", "--lang", "en").stdout)
    assert all(card.name in listed for card in facts.rewards().values())
    assert all(ship.name in listed for ship in facts.ships().values())
    assert listed.count("(our own design)") == sum(card.original for card in facts.rewards().values())
    for name in ("kicker-2-duplicity", "Duplicity", "doppelspiel", "überraschung x2 (doppelspiel)"):
        assert "Multipliziert mit 2" in flat(warptable("rewards", name, "--lang", "de").stdout)
    assert "Our own design" in flat(warptable("rewards", "rift 1", "--lang", "en").stdout)
    assert "Tractor beam" in warptable("rewards", "salvage vessel", "--lang", "en").stdout
    assert json.loads(warptable("rewards", "attack-02-20", "--json").stdout)["value_hazard"] == 20


# ---------------------------------------------------------------- rules


def test_rules_as_json_list_every_rule_with_its_proofs() -> None:
    data = json.loads(warptable("rules", "--json").stdout)
    assert [entry["id"] for entry in data] == list(facts.rules())
    by_id = {entry["id"]: entry for entry in data}
    assert by_id["F-LAUNCH-2"]["text"] == facts.rules()["F-LAUNCH-2"].text
    assert by_id["F-LAUNCH-2"]["section"] == "launch"
    assert any(test.startswith("tests/games/encounter/rules/") for test in by_id["F-LAUNCH-2"]["tests"])


def test_a_rule_is_shown_with_its_tests() -> None:
    run = warptable("rules", "f-launch-2")
    assert run.returncode == 0
    assert "F-LAUNCH-2" in run.stdout
    assert "::test_" in run.stdout


def test_rules_of_a_family_or_a_section_are_summed_up() -> None:
    family = warptable("rules", "F-LAUNCH").stdout
    section = warptable("rules", "--section", "launch").stdout
    assert "F-LAUNCH-11" in family
    assert "F-LAUNCH-11" in section
    number = sum(rule.id.startswith("F-LAUNCH-") for rule in facts.rules().values())
    assert re.search(rf"{number} rules: ✓ \d+ proved by tests, ◇ \d+ our reading\n", family)


def test_every_rule_has_a_state_and_the_three_are_told_apart_by_sign_and_word() -> None:
    data = json.loads(warptable("rules", "--json").stdout)
    by_id = {entry["id"]: entry for entry in data}
    assert {entry["state"] for entry in data} == {"proved", "reading", "left-out"}
    assert by_id["F-LAUNCH-2"]["state"] == "proved"
    assert (by_id["F-DEAL-2"]["state"], by_id["F-DEAL-2"]["readings"]) == ("reading", ["deal-minute", "first-proposal"])
    assert by_id["N-NEG-2"]["state"] == "left-out"
    assert "Cosmic Incursion" in by_id["N-NEG-2"]["reason"]
    assert by_id["F-LAUNCH-2"]["reason"] is None
    shown = {rule: flat(warptable("rules", rule, "--lang", "en").stdout) for rule in ("F-LAUNCH-2", "F-DEAL-2")}
    shown["N-NEG-2"] = flat(warptable("rules", "n-neg", "--lang", "en").stdout)
    assert "✓ F-LAUNCH-2 launch proved by tests" in shown["F-LAUNCH-2"]
    assert "◇ F-DEAL-2 deals our reading" in shown["F-DEAL-2"]
    assert "Each main player may make three proposals" in shown["F-DEAL-2"]
    assert "✕ N-NEG-2 unique negotiate cards left out on purpose" in shown["N-NEG-2"]
    assert "Crooked Deal" in shown["N-NEG-2"].partition("left out on purpose")[2]


def test_our_readings_are_listed_by_edition_and_in_both_languages() -> None:
    every = json.loads(warptable("rules", "--readings", "--json").stdout)
    old = json.loads(warptable("rules", "--readings", "--edition", "avalon", "--json").stdout)
    assert [entry["id"] for entry in old] == [entry["id"] for entry in every if "avalon" in entry["editions"]]
    assert 0 < len(old) < len(every)
    assert all(entry["asks"] and entry["plays"] and (entry["rules"] or entry["about"]) for entry in every)
    german = flat(warptable("rules", "--readings", "--lang", "de", "F-DEAL-2").stdout)
    assert "Wie läuft die Minute" in german
    assert "F-DEAL-2, F-DEAL-11" in german


def test_the_rules_are_shown_in_german() -> None:
    run = warptable("rules", "--section", "Aufdecken", "--lang", "de").stdout
    assert "F-REVEAL-4  Aufdecken" in run
    assert rule_text("de", "F-REVEAL-4") in run
    assert "Schritt 9: Aufdecken" in run


# ---------------------------------------------------------------- the game for two


@pytest.mark.parametrize(
    ("command", "known"),
    [("aliens --edition duel", duel.aliens()), ("envoys", duel.envoys()), ("destiny", duel.destiny())],
)
def test_cards_of_the_game_for_two_are_listed_and_shown_by_any_of_their_names(command: str, known: Any) -> None:
    words = command.split()
    listed = flat(warptable(*words, "--lang", "de").stdout)
    assert all(card.name_de in listed for card in known.values())
    assert [entry["id"] for entry in json.loads(warptable(*words, "--json").stdout)] == list(known)
    first = next(iter(known.values()))
    for name in (first.id, first.name, first.name_de):
        assert first.name in flat(warptable(*words, name, "--lang", "en").stdout)
    run = warptable(*words, "nobody")
    assert (run.returncode, run.stdout) == (2, "")
    assert "unknown" in run.stderr


def test_a_card_of_the_game_for_two_says_what_is_ours() -> None:
    text = flat(warptable("destiny", "regular-revenge", "--lang", "en").stdout)
    assert "Ship advantage +7" in text
    assert "our own design" in text
    assert "our own design" not in flat(warptable("aliens", "underdog", "--edition", "duel", "--lang", "en").stdout)


def test_rules_of_the_game_for_two_are_found_by_their_numbers_and_by_the_edition() -> None:
    text = flat(warptable("rules", "d-gap-05", "--lang", "en").stdout)
    assert flat(duel.rules()["D-GAP-05"].question or "") in text
    assert flat(duel.rules()["D-GAP-05"].text) in text
    data = json.loads(warptable("rules", "--edition", "duel", "--json").stdout)
    assert [entry["id"] for entry in data] == list(duel.rules())
    assert "(there are: ffg, avalon, dominion, duel)" in warptable("rules", "--edition", "eon").stderr


# ---------------------------------------------------------------- simulate


def test_simulate_prints_what_scripts_rely_on() -> None:
    table = ("--edition", "ffg", "--players", "4", "--bots", "random")
    arguments = ("simulate", *table, "--games", "3", "--seed", "7", "--workers", "1", "--json")
    run = warptable(*arguments)
    assert (run.returncode, run.stderr) == (0, "")
    report = json.loads(run.stdout)
    promised = {
        "games",
        "seconds",
        "games_per_s",
        "decisions",
        "decisions_per_s",
        "encounters",
        "wins",
        "plays",
        "digest",
    }
    assert promised <= report.keys()
    assert report["games"] == 3
    assert sum(report["plays"].values()) == 12
    assert json.loads(warptable(*arguments).stdout)["digest"] == report["digest"]


def test_simulate_speaks_to_people() -> None:
    arguments = ("simulate", "--games", "2", "--aliens", "human,virus,void,loser", "--workers", "1")
    run = warptable(*arguments)
    assert run.returncode == 0
    assert "2 games in" in run.stdout
    assert "Human" in run.stdout
    run = warptable(*arguments, "--lang", "de")
    assert "2 Spiele in" in run.stdout
    assert "Mensch" in run.stdout


def test_bench_prints_numbers_for_scripts_and_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def measure(seconds: float) -> dict[str, object]:
        asked.append(seconds)
        return {"decisions_per_s": 12345.6, "chess_moves_per_s": None}

    monkeypatch.setattr("warptable.lab.bench.bench", measure)
    assert json.loads(warptable("bench", "--seconds", "0.5", "--json").stdout)["decisions_per_s"] == 12345.6
    text = flat(warptable("bench").stdout)
    assert "decisions per s 12,345.6" in text
    assert "chess moves per s not installed" in text
    assert asked == [0.5, 20.0]
