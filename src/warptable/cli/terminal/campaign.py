"""A campaign at the terminal: games for points against the same bots (A-CAMP). The score is in a file, and the game
that is being played in another beside it, so that a campaign can go on another day."""

from __future__ import annotations

import os
import random
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from warptable import load, new_game
from warptable.game import editions, family_of
from warptable.kernel import BadData, BadSave, Rng, Session, to_data
from warptable.kernel.families import NOBODY_KNOWS, CampaignRules
from warptable.text import capital

from ..errors import Refused
from ..game_options import alien_names
from . import commands
from .screen import Leave
from .start import seat_person
from .style import QUIET
from .table import TerminalTable

FORMAT = 1
SCORE = "campaign.json"
"""Where the score is kept by default."""


class NotedGame(msgspec.Struct, frozen=True):
    """A game that is over. Its seed tells it from every other, so that none is noted twice."""

    seed: int
    game: Any


class Score(msgspec.Struct):
    """A campaign as it is kept. `seed` deals all of its games; `aliens` as on the command line. `earliest`: whose
    birthday has broken the last tie."""

    edition: str
    players: int
    seed: int
    aliens: str = ""
    games: list[NotedGame] = []
    earliest: int = NOBODY_KNOWS
    format: int = FORMAT

    @property
    def rules(self) -> CampaignRules:
        return family_of(self.edition).campaign

    @property
    def played(self) -> list[Any]:
        return [self.rules.noted(one.game) for one in self.games]

    @property
    def is_over(self) -> bool:
        return self.rules.is_over(self.played)

    def next_seed(self) -> int:
        return Rng.seeded("campaign", self.seed, len(self.games)).below(1 << 62)


@dataclass
class CampaignTable(TerminalTable):
    """A game of a campaign."""

    go_on: str = ""  # the command that goes on with the campaign

    def finish(self) -> None:
        """The end of this game; the points follow."""
        self.screen.board(self.view)
        self.screen.heading(self.sentence(self.session.log[-1]))
        for line in self.face.end_lines(self.speaker, self.view, self.session.winners):
            self.screen.indented(self.screen.names(line))
        self.autosave()

    def good_bye(self, *, write: bool = True) -> int:
        try:
            if write:
                self.write(self.file)
        except OSError as error:
            self.screen.complain(self.speaker.t("leave-failed", reason=error.strerror or str(error)))
            return 1
        self.screen.say_to_copy(self.speaker.t("play-campaign-left", command=self.go_on))
        return 0


@dataclass
class Campaign:
    """A campaign and its files."""

    score: Score
    file: Path
    go_on: str

    @property
    def save(self) -> Path:
        """Where the running game is."""
        return self.file.with_name(self.file.name + ".save")

    def running(self) -> Session[Any] | None:
        """The game that was left. One that is noted already is over: the program ended before its file was gone."""
        if not self.save.exists():
            return None
        try:
            session = load(self.save.read_bytes())
        except OSError as error:
            raise Refused(f"cannot read {self.save}: {error.strerror or error}") from error
        except BadSave as error:
            raise Refused(f"{self.save}: {error}") from error
        return session if session.seed == self.score.next_seed() else None

    def fresh(self) -> Session[Any]:
        """The next game: new aliens (A-CAMP-5), begun by whom the points name."""
        score = self.score
        facts = editions()[score.edition]
        group: dict[str, Any] = {"group": score.aliens} if score.aliens in facts.groups else {}
        named = () if score.aliens == "none" else None
        first = score.rules.next_starter(score.played) if score.games else None
        return new_game(score.edition, score.players, score.next_seed(), named, first=first, **group)

    def note(self, session: Session[Any]) -> None:
        """A game is over: it is noted before its file goes."""
        self.score.games.append(NotedGame(session.seed, to_data(self.score.rules.played(session.state))))
        self.write()
        self.save.unlink(missing_ok=True)

    def write(self) -> None:
        """Beside and then into its place, so that a half-written file never replaces a good one."""
        fresh = self.file.with_name(self.file.name + ".part")
        try:
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self.score), indent=1) + b"\n")
            os.replace(fresh, self.file)
        except OSError as error:
            raise Refused(f"cannot write {self.file}: {error.strerror or error}") from error


def opened(edition: str, players: int, seed: int | None, aliens: str | None, place: str, go_on: str) -> Campaign:
    """The campaign in this file, or a new one; Refused with one line."""
    file = Path(place or SCORE).expanduser()
    go_on = f"{go_on} --score {shlex.quote(str(file))}" if place else go_on
    if file.exists():
        return Campaign(_read(file), file, go_on)
    if not file.parent.is_dir():
        raise Refused(f"cannot write {file}: no such folder")
    there = ", ".join(name for name, facts in editions().items() if facts.campaign)
    if edition in editions() and not editions()[edition].campaign:
        raise Refused(f"{edition} has no campaign (there is one in: {there})")
    groups = editions()[edition].groups if edition in editions() else {}
    if aliens is not None and aliens not in groups and alien_names(edition, aliens):
        raise Refused("in a campaign new aliens are dealt for every game: name none, or a group")
    chosen = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    score = Score(edition, players, chosen, aliens or "")
    campaign = Campaign(score, file, go_on)
    try:
        campaign.fresh()  # refuses a table that cannot be set up
    except ValueError as error:
        raise Refused(str(error)) from error
    campaign.write()
    return campaign


def _read(file: Path) -> Score:
    try:
        score = msgspec.json.decode(file.read_bytes(), type=Score)
        assert score.format == FORMAT
        assert editions()[score.edition].campaign
        assert all(len(score.rules.points(game)) == score.players for game in score.played)
    except OSError as error:
        raise Refused(f"cannot read {file}: {error.strerror or error}") from error
    except (msgspec.DecodeError, BadData, AssertionError, KeyError) as error:
        raise Refused(f"{file} is not a campaign: choose another file with --score") from error
    if score.is_over:
        raise Refused(f"the campaign in {file} is decided: choose another file with --score")
    return score


def play_campaign(campaign: Campaign, locale: str, level: str, name: str, *, silent: bool) -> int:
    """Games until the campaign is decided or the person leaves; the exit code."""
    while True:
        score, running = campaign.score, campaign.running()
        session = running or campaign.fresh()
        made = seat_person(
            session,
            locale,
            level,
            str(campaign.save),
            name,
            resumed=running is not None,
            silent=silent,
            kind=CampaignTable,
        )
        assert isinstance(made, CampaignTable)
        made.go_on = campaign.go_on
        say, t = made.screen.say, made.speaker.t
        say(t("play-campaign-game", number=len(score.games) + 1, goal=score.rules.goal()), "bold")
        if score.games:
            say(made.screen.names(standings(made, score)))
        code = made.play()
        if not session.over:
            return code
        campaign.note(session)
        tell_end(made, campaign)
        if score.is_over:
            return 0
        try:
            wait_for_next(made, score)
        except Leave:
            say(t("play-campaign-left", command=campaign.go_on))
            return 0


def standings(table: TerminalTable, score: Score) -> str:
    """The points of everybody."""
    return table.speaker.t("play-campaign-points", points=_listed(table, score.rules.scores(score.played)))


def tell_end(table: TerminalTable, campaign: Campaign) -> None:
    """A game is noted: its points, and who has won the campaign if it is decided."""
    score = campaign.score
    tell_points(table, score)
    if table.me in score.rules.tied(score.played):
        score.earliest = birthday_asked(table, score)
        campaign.write()
    tell_champions(table, score)


def tell_points(table: TerminalTable, score: Score) -> None:
    """What this game was worth, and how it stands."""
    screen, points = table.screen, score.rules.points(score.played[-1])
    screen.console.print()
    screen.say(screen.names(table.speaker.t("play-campaign-worth", points=_listed(table, points))))
    screen.say(screen.names(standings(table, score)), "bold")


def birthday_asked(table: TerminalTable, score: Score) -> int:
    """A-CAMP-11: whose birthday is the earliest of those who are tied. The person says so for the table; anything but a
    number of the list, and the end of input, is that nobody knows."""
    screen, speaker, tied = table.screen, table.speaker, score.rules.tied(score.played)
    screen.say(speaker.t("campaign-tied-why"))
    screen.say(speaker.t("campaign-birthday-asks"))
    for number, seat in enumerate(tied, 1):
        name = speaker.everyone([seat], "nom")
        screen.indented(screen.names(f"{number}  {capital(name)}"))
    screen.indented(f"0  {speaker.t('campaign-birthday-nobody')}")
    try:
        said = screen.read()
    except Leave:
        return NOBODY_KNOWS
    numbers = {str(number): seat for number, seat in enumerate(tied, 1)}
    return numbers.get(said, NOBODY_KNOWS)


def tell_champions(table: TerminalTable, score: Score) -> None:
    """Who has won the campaign, if it is decided."""
    screen, speaker, rules, played = table.screen, table.speaker, score.rules, score.played
    champions = rules.champions(played, score.earliest)
    if not champions:
        return
    if len(champions) == 1:
        said = speaker.t("campaign-champion", who=speaker.who(champions[0]))
    else:
        mine = "both" if table.me in champions else "no"
        said = speaker.t("campaign-champions", names=speaker.everyone(champions, "nom"), mine=mine)
    screen.heading(f"{capital(said)}.")
    screen.indented(speaker.t(f"campaign-decided-{rules.decided_by(played, score.earliest)}"))


def wait_for_next(table: TerminalTable, score: Score) -> None:
    """Enter begins the next game; raises Leave."""
    number, leave = len(score.games) + 1, table.speaker.t("command-quit")
    table.screen.say(table.speaker.t("play-campaign-next", number=number, command=leave), QUIET)
    command = commands.command_of(table, table.screen.read())
    if command is not None and command[0] == "quit":
        raise Leave


def _listed(table: TerminalTable, points: Sequence[int]) -> str:
    """Points with the names of their seats."""
    speaker = table.speaker
    names = [speaker.t("me-nom") if seat == table.me else speaker.name(seat) for seat in range(len(points))]
    return ", ".join(f"{name} {number}" for name, number in zip(names, points, strict=True))
