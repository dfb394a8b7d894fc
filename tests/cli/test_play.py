"""The game at the terminal, with what is typed given beforehand."""

import random
import re
from pathlib import Path

import pytest

import warptable as engine
from tests.cli.helpers import warptable
from warptable.cli.errors import Refused
from warptable.cli.game_options import older_seat
from warptable.cli.terminal.start import command_for, fresh_game
from warptable.games.encounter.engine import facts
from warptable.table.page.replay.parts import finished

STEPS = "\n1\n" * 6
"""Passes what can be passed and takes the first of everything else: enough to see the table."""
NO_POWERS = ("--aliens", "none", "--bots", "random")

WORDS = (
    *"0123456pnodyarbgjvzx.",
    "",
    "all",
    "none",
    "r1",
    "b1",
    "g3",
    "y2 r1",
    "1 3",
    "2 3 4",
    "r1:2 r2",
    "r1 r1",
    "yes",
    "no",
    "back",
    "give 1 ask 1",
    "give 1 2",
    "ask 1",
    "gib 1 nimm 1",
    "give 3 ask 2 grant r2 want b1",
    "banana",
    "99",
    "-1",
    "ü",
    "1 1 1",
)
COMMANDS = (
    "?",
    "help",
    "why",
    "hand",
    "board",
    "aliens",
    "rules F-LAUNCH-2",
    "rules nix",
    "rules",
    "undo",
    "save",
    "log",
)


def keyboard(seed: int, lines: int = 40_000) -> str:
    """Somebody who types without looking: right and wrong answers, and now and then a command."""
    chance = random.Random(seed)
    return "".join(f"{chance.choice(COMMANDS if chance.random() < 0.01 else WORDS)}\n" for _ in range(lines))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--lang", "en", "--variants", "two-proposals"), "House rule: Two proposals each. In a deal everybody"),
        (
            ("--lang", "de", "--edition", "avalon", "--variants", "closed-planet"),
            "Hausregel: Geschlossener Planet.",
        ),
    ],
)
def test_house_rules_are_said_when_a_game_begins(options: tuple[str, ...], told: str) -> None:
    run = warptable("play", "--players", "3", "--seed", "1", *NO_POWERS[2:], *options, typed="")
    assert told in run.stdout
    assert "House rule" not in warptable("play", "--seed", "1", "--lang", "en", *NO_POWERS[2:], typed="").stdout


def test_a_house_rule_of_another_edition_is_refused_in_one_line() -> None:
    run = warptable("play", "--edition", "duel", "--variants", "closed-planet")
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert "duel has no variant 'closed-planet' (it has: tamed-underdog, alternative-tactics)" in run.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "lang", "edition", "players"),
    [
        pytest.param(1, "en", "ffg", 4, marks=pytest.mark.soak),
        (2, "de", "ffg", 3),
        pytest.param(3, "en", "ffg", 5, marks=pytest.mark.soak),
        pytest.param(4, "de", "avalon", 2, marks=pytest.mark.soak),
        (5, "en", "avalon", 4),
    ],
)
def test_a_game_ends_well_for_somebody_who_types_without_looking(
    seed: int, lang: str, edition: str, players: int
) -> None:
    table = ("--edition", edition, "--players", str(players), "--seed", str(seed))
    run = warptable("play", *table, "--lang", lang, typed=keyboard(seed))
    assert (run.returncode, run.stderr) == (0, "")
    again = {"en": "The same table again", "de": "Derselbe Tisch noch einmal"}[lang]
    command = f"./play terminal --edition {edition} --players {players} --seed {seed}"
    lines = run.stdout.splitlines()
    assert [line for line in lines if line.startswith(f"{again}: {command}")], "in one piece, to be copied"
    assert max(len(line) for line in lines if command not in line) <= 80


def first_alien(said: str) -> str:
    """The first alien offered; which one it is depends on what is in the box."""
    found = re.search(r"^ +1 +([^:]+):", said, flags=re.MULTILINE)
    assert found is not None
    return found[1]


def test_a_newcomer_sees_who_they_are_what_to_do_and_how_to_get_help() -> None:
    run = warptable("play", "--seed", "3")
    assert run.returncode == 0
    assert "You are Red" in run.stdout
    assert "Type ? for help" in run.stdout
    assert "Which alien do you want to play?" in run.stdout


def test_the_language_is_that_of_the_system() -> None:
    assert "Willkommen" in warptable("play", "--seed", "3", LANG="de_AT.UTF-8").stdout
    assert "Welcome" in warptable("play", "--seed", "3", LANG="fr_FR.UTF-8").stdout
    assert "Welcome" in warptable("play", "--seed", "3").stdout
    assert "Willkommen" in warptable("play", "--seed", "3", "--lang", "de", LANG="en_GB.UTF-8").stdout


def test_the_board_shows_planets_ships_gate_and_hand() -> None:
    run = warptable("play", "--seed", "11", *NO_POWERS, typed=STEPS)
    assert re.search(r"Your hand +1 .* 2 ", run.stdout)
    assert re.search(r"▲ Red \(you\) +→?▲\d +→?▲\d .* +□□□□□ 0 +8", run.stdout)
    assert re.search(r"\[(Launch|Alliance|Planning)\]", run.stdout)


def test_without_unicode_the_board_is_plain() -> None:
    run = warptable("play", "--seed", "11", *NO_POWERS, typed=STEPS, encoding="ascii")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.isascii()
    assert re.search(r"r Red \(you\) +>?r\d +>?r\d", run.stdout)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("banana", '"banana" is not one of the answers'),
        ("99", '"99" is not one of the answers'),
        ("", "Please choose one of the answers"),
        ("\x00\x1b[A", "is not one of the answers"),
    ],
)
def test_a_wrong_answer_gets_a_clear_line_and_the_question_stays_open(typed: str, answer: str) -> None:
    run = warptable("play", "--seed", "3", typed=f"{typed}\n1\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert answer in " ".join(run.stdout.split())
    assert f"You play the {first_alien(run.stdout)}." in run.stdout


@pytest.mark.parametrize(("edition", "players"), [("ffg", 4), ("duel", 2)])
@pytest.mark.parametrize("typed", ["y" * 3000, "9" * 5000])
def test_a_line_that_is_far_too_long_does_no_harm(edition: str, players: int, typed: str) -> None:
    run = warptable("play", "--edition", edition, "--players", str(players), "--seed", "3", typed=f"{typed}\n")
    assert "Traceback" not in run.stderr
    assert typed[:900] in "".join(run.stdout.split())


def test_bytes_that_are_no_text_do_no_harm() -> None:
    run = warptable("play", "--seed", "3", typed=b"\xff\xfe\n1\n")
    assert run.returncode == 0
    assert f"You play the {first_alien(run.stdout)}." in run.stdout
    assert run.stderr == ""


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("?", "At any question you may type"),
        ("help", "take back your last answer"),
        ("why", "Rule F-SETUP-4"),
        ("aliens", "You may choose from these"),
        ("rules F-LAUNCH-2", "Rule F-LAUNCH-2"),
        ("rules cosmic zap", "Card: Cosmic Zap"),
        ("rules Sorcerer", "Alien: Sorcerer"),
        ("rules nix", 'Nothing is known by the id or name "nix"'),
        ("rules", "Which rule, card or alien?"),
        ("undo", "This cannot be taken back"),
        ("save", "Save as what?"),
        ("save /no/such/folder/x", "Could not save /no/such/folder/x: No such file or directory"),
        ("log", "The game so far"),
        ("hand", "Your hand is empty."),
        ("quit", "Good-bye."),
    ],
)
def test_commands_work_where_a_question_is_open(command: str, words: str) -> None:
    run = warptable("play", "--seed", "3", typed=f"{command}\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert words in " ".join(run.stdout.split())


def test_commands_have_german_names_too() -> None:
    run = warptable("play", "--seed", "3", "--lang", "de", typed="hilfe\nwarum\nvölker\nvoelker\nende\n")
    assert "Bei jeder Frage kannst du eingeben" in run.stdout
    assert "Regel F-SETUP-4" in run.stdout
    assert "geheim die beiden zugehörigen Volkstafeln" in " ".join(run.stdout.split())
    assert run.stdout.count("Daraus darfst du wählen") == 2
    assert "Auf Wiedersehen." in run.stdout


def test_cards_that_others_draw_are_not_named() -> None:
    """Every face that is printed as somebody's is public or the person's own."""
    run = warptable("play", "--seed", "11", *NO_POWERS, typed=f"{STEPS}log\nwhy\n")
    drawn = re.findall(r"(\w+) draws? \d cards?(:|\.)", run.stdout)
    assert ("You", ":") in drawn
    assert all(mark == "." for name, mark in drawn if name != "You")


def test_bots_say_something_now_and_then_unless_they_are_to_be_silent() -> None:
    typed = "1\n" * 40
    talkative = warptable("play", "--seed", "11", typed=typed).stdout
    silent = warptable("play", "--seed", "11", "--silent", typed=typed).stdout
    quotes = re.findall("(Blue|Green|Yellow): “", talkative)
    assert len(quotes) > 2
    assert "“" not in silent
    assert "--silent" in silent.splitlines()[-1]


def test_the_name_of_a_group_deals_from_it() -> None:
    game = fresh_game("avalon", 3, 3, "beginner-2", "")
    dealt = {sheet.alien for seat in game.view(None).seats for sheet in seat.sheets}
    assert dealt < {"filch", "mutant", "philanthropist", "vulch"}
    assert command_for(game) == "./play terminal --edition avalon --players 3 --seed 3 --aliens beginner-2"
    with pytest.raises(Refused, match="unknown alien 'beginner-2'"):
        fresh_game("ffg", 3, 3, "beginner-2", "")


def test_leaving_without_save_says_how_to_start_again() -> None:
    run = warptable("play", "--seed", "3", "--players", "3", "--aliens", "human,virus,void")
    command = "./play terminal --edition ffg --players 3 --seed 3 --aliens human,virus,void"
    assert command in " ".join(run.stdout.split())


def test_the_way_back_keeps_language_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "my game.warp"
    run = warptable("play", "--seed", "3", "--lang", "de", "--bots", "random", "--save", str(file), COLUMNS="400")
    assert f"./play terminal --load '{file}' --lang de --bots random" in run.stdout.replace("\n", "").replace("  ", "")


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "evening.warp"
    first = warptable("play", "--seed", "3", "--save", str(file), typed="2\n")
    assert first.returncode == 0
    said = "".join(first.stdout.split("\n")).replace("  ", " ")
    assert f"./play terminal --load {file}" in said or str(file) in first.stdout
    saved = engine.load(file.read_bytes())
    assert saved.seed == 3
    alien = saved.view(0).seats[0].sheets[0].alien
    second = warptable("play", "--load", str(file))
    assert (second.returncode, second.stderr) == (0, "")
    assert "Welcome back." in second.stdout
    assert facts.aliens()[alien].name in second.stdout


def test_the_save_command_writes_a_file_that_loads(tmp_path: Path) -> None:
    file = tmp_path / "x.warp"
    run = warptable("play", "--seed", "3", typed=f"1\nsave {file}\n")
    assert "Saved as" in run.stdout
    assert engine.load(file.read_bytes()).seed == 3
    assert [path.name for path in tmp_path.iterdir()] == ["x.warp"]


def test_a_name_is_used() -> None:
    run = warptable("play", "--seed", "11", "--name", "Anna", *NO_POWERS, typed=STEPS)
    assert "Anna (you)" in run.stdout


def test_what_if_goes_on_from_a_moment_of_a_saved_game_on_any_seat(tmp_path: Path) -> None:
    file, other = tmp_path / "old.warp", tmp_path / "new.warp"
    old = finished("duel").save()
    file.write_bytes(old)
    run = warptable("play", "--load", str(file), "--at", "60", "--seat", "1", "--save", str(other), "--bots", "novice")
    assert (run.returncode, run.stderr) == (0, "")
    made = engine.load(other.read_bytes())
    kept = [entry.seat for entry in made.history].index(-1)
    assert made.history[:kept] == finished("duel").history[:kept]
    assert 1 in {decision.seat for decision in made.decisions}, "the game waits for the person"
    assert file.read_bytes() == old
    way_back = warptable("play", "--load", str(file), "--at", "60", COLUMNS="400").stdout
    assert f"--load {file} --at 60 --seat" in " ".join(way_back.split())


@pytest.mark.parametrize(
    ("options", "line"),
    [
        (["--at", "3"], "it goes with --load"),
        (["--seat", "1"], "it goes with --load"),
        (["--load", "FILE", "--seat", "1"], "it goes with --load"),
        (["--load", "FILE", "--at", "99999"], "there is no moment 99999"),
        (["--load", "FILE", "--at", "3", "--seat", "2"], "there is no seat 2"),
    ],
)
def test_what_if_refuses_what_is_not_there(tmp_path: Path, options: list[str], line: str) -> None:
    file = tmp_path / "old.warp"
    file.write_bytes(finished("duel").save())
    run = warptable("play", *[str(file) if one == "FILE" else one for one in options])
    assert run.returncode != 0
    assert line in " ".join(run.stderr.split())


@pytest.mark.rule("D-SET-13")
def test_who_is_older_is_said_where_it_matters() -> None:
    for who, older in (("", -1), ("me", 0), ("bot", 1)):
        game = fresh_game("duel", 2, 3, None, "", older=older_seat("duel", who))
        assert game.options.older == older
        assert command_for(game).endswith(f" --older {who}" if who else " --seed 3")
    with pytest.raises(Refused, match="who is older does not matter in ffg"):
        older_seat("ffg", "me")
    with pytest.raises(Refused, match="unknown older 'cat'"):
        older_seat("duel", "cat")


def test_the_first_game_of_duel_can_be_set_up_again() -> None:
    game = fresh_game("duel", 2, 5, "first-game", "")
    assert command_for(game) == "./play terminal --edition duel --players 2 --seed 5 --aliens first-game"
    again = fresh_game("duel", 2, 5, "first-game", "")
    assert again.state == game.state
