"""A campaign at the terminal: the score is kept in a file, said between the games, and nothing is noted twice."""

import json
import random
from pathlib import Path

import pytest

from tests.cli.helpers import warptable
from warptable import load
from warptable.bots import Sight, make_bot
from warptable.cli.terminal.campaign import CampaignTable, NotedGame, opened, tell_end
from warptable.cli.terminal.start import seat_person
from warptable.games.encounter.engine.campaign import Played
from warptable.kernel import Rng, to_data
from warptable.kernel.families import NOBODY_KNOWS

QUICK = ("--edition", "avalon", "--players", "2", "--aliens", "none", "--seed", "1")


def typed(lines: int = 20_000) -> str:
    chance = random.Random(4)
    return "".join(chance.choice(("\n", "1\n", "1\n", "2\n", "r1\n", "0\n", "p\n")) for _ in range(lines))


@pytest.mark.rule("A-CAMP-1", "A-CAMP-8")
def test_a_whole_campaign_says_its_points_between_the_games(tmp_path: Path) -> None:
    file = tmp_path / "score.json"
    run = warptable("play", "--campaign", *QUICK, "--score", str(file), typed=typed())
    assert (run.returncode, run.stderr) == (0, "")
    words = ("Game 1 of the campaign to 15 points.", "Points: you 0, Blue 8.", "Enter begins game 2; quit leaves.")
    places = [run.stdout.index(line) for line in (*words, "Blue wins the campaign.", "The highest score decides.")]
    assert places == sorted(places)
    kept = json.loads(file.read_text())
    assert len(kept["games"]) >= 2
    assert not file.with_name("score.json.save").exists()
    again = warptable("play", "--campaign", *QUICK, "--score", str(file))
    assert again.returncode == 2
    assert again.stderr == f"warptable: the campaign in {file} is decided: choose another file with --score\n"


def test_a_campaign_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """In the middle of a game, and between two games."""
    folder = tmp_path / ("long" * 20)
    folder.mkdir()
    file = folder / "score.json"
    first = warptable("play", "--campaign", *QUICK, "--score", str(file), typed="1\n1\nquit\n")
    assert f"go on with: ./play terminal --campaign --edition avalon --score {file}\n" in first.stdout
    left = load(file.with_name("score.json.save").read_bytes())
    second = warptable("play", "--campaign", "--score", str(file), "--lang", "de", typed="ende\n")
    assert "Spiel 1 der Kampagne bis 15 Punkte." in second.stdout
    assert "Die Kampagne ist gespeichert; weiter geht es mit:" in second.stdout
    assert load(file.with_name("score.json.save").read_bytes()).save() == left.save()


def test_a_game_that_is_noted_is_not_noted_again(tmp_path: Path) -> None:
    """The program ends after it has noted a game and before the file of that game is gone."""
    file = tmp_path / "score.json"
    campaign = opened("avalon", 2, 4, "none", str(file), "")
    session = campaign.fresh()
    bot, chance = make_bot("steady"), Rng.seeded("terminal")
    while session.decisions:
        decision = session.decisions[0]
        session.answer(decision, bot.choose(Sight(session, decision.seat), decision, chance))
    campaign.save.write_bytes(session.save())
    left = campaign.running()
    assert left is not None
    assert left.over
    kept = campaign.save.read_bytes()
    campaign.note(left)
    campaign.save.write_bytes(kept)  # as if it had not been removed
    again = opened("avalon", 2, 4, "none", str(file), "")
    assert len(again.score.games) == 1
    assert again.running() is None
    following = again.fresh()
    assert following.seed != session.seed
    assert following.state.first == again.score.rules.next_starter(again.score.played)


@pytest.mark.rule("A-CAMP-11", "A-CAMP-12")
@pytest.mark.parametrize(
    ("line", "earliest", "won", "why"),
    [
        ("1", 0, "You win the campaign.", "the birthday that comes first in the year decides"),
        ("2", 1, "Blue wins the campaign.", "the birthday that comes first in the year decides"),
        ("0", NOBODY_KNOWS, "You and Blue win the campaign together.", "the campaign is won together"),
        ("", NOBODY_KNOWS, "You and Blue win the campaign together.", "the campaign is won together"),
        (None, NOBODY_KNOWS, "You and Blue win the campaign together.", "the campaign is won together"),
    ],
)
def test_whoever_is_tied_is_asked_whose_birthday_comes_first(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: str | None,
    earliest: int,
    won: str,
    why: str,
) -> None:
    """The last game has just been noted; None is the end of input."""

    def answer() -> str:
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", answer)
    campaign = opened("avalon", 2, 4, "none", str(tmp_path / "score.json"), "")
    shared = [Played(0, (0, 1), (5, 5), (4, 4))] * 4
    campaign.score.games = [NotedGame(seed, to_data(game)) for seed, game in enumerate(shared)]
    session, save = campaign.fresh(), str(campaign.save)
    table = seat_person(session, "en", "steady", save, "", resumed=False, silent=True, kind=CampaignTable)
    capsys.readouterr()
    tell_end(table, campaign)
    said = " ".join(capsys.readouterr().out.split())
    assert "Whose birthday comes first in the year? 1 You 2 Blue 0 The same day, or nobody knows" in said
    assert said.index("nobody knows") < said.index(won)
    assert why in said.partition(won)[2]
    kept = json.loads(campaign.file.read_text())
    assert (kept["earliest"], len(kept["games"])) == (earliest, 4)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--campaign"], "ffg has no campaign (there is one in: avalon)"),
        (["--campaign", "--edition", "avalon", "--players", "5"], "avalon is for 2 to 4 players, not 5"),
        (
            ["--campaign", "--edition", "avalon", "--players", "2", "--aliens", "zombie,laser"],
            "in a campaign new aliens are dealt for every game: name none, or a group",
        ),
        (
            ["--campaign", "--edition", "avalon", "--load", "x"],
            "--campaign keeps its own files: it goes without --load, --save, --lesson and variants",
        ),
        (["--score", "x"], "--score is the file of a campaign: it goes with --campaign"),
    ],
)
def test_wrong_arguments_get_one_line(tmp_path: Path, arguments: list[str], line: str) -> None:
    more = ["--score", str(tmp_path / "score.json")] if "--score" not in arguments else []
    run = warptable("play", *arguments, *more)
    assert (run.returncode, run.stderr) == (2, f"warptable: {line}\n")
    assert not (tmp_path / "score.json").exists()


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b'{"edition":"ffg","players":3,"seed":1}', b"\xff"])
def test_a_file_that_is_no_campaign_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "score.json"
    file.write_bytes(content)
    run = warptable("play", "--campaign", *QUICK, "--score", str(file))
    assert run.returncode == 2
    assert run.stderr == f"warptable: {file} is not a campaign: choose another file with --score\n"
    assert file.read_bytes() == content
