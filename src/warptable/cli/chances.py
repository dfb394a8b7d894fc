"""How the chances ran in a saved game, as a table."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from warptable.kernel import Session
from warptable.kernel.packs import Packs
from warptable.replay import ALL, Record, Replay
from warptable.story.chances import Chance
from warptable.story.estimates import GAMES
from warptable.story.turning import TurningPoint
from warptable.story.work import Story, Work
from warptable.text.speaker import Speaker
from warptable.text.words import words_of

from .errors import Refused
from .progress import progress
from .terminal.screen import Screen
from .terminal.style import QUIET


def print_chances(saved: Session[Any], locale: str, packs: Packs, games: int = GAMES) -> None:
    """Everybody's chances after every round, and where they turned; `games` are imagined for each point."""
    if not saved.over:
        raise Refused("--chances is for finished games: this one is still on")
    replay = Replay(Record.of(saved))
    view = saved.view(None)
    speaker = words_of(view.edition).speaker_for(locale, view, None, (), packs)
    work = Work(replay, games)
    with progress(speaker.t("highlights-chances")) as tell:
        for done in work.go():
            if tell is not None:
                tell(done.done, done.all)
    assert work.story is not None
    screen = Screen(speaker)
    screen.heading(speaker.t("highlights-chances"))
    screen.console.print(_table(speaker, work.story))
    screen.say(speaker.t("chances-caption", games=work.story.curve.games), QUIET)
    screen.console.print()
    for number, turn in enumerate(work.story.turns, 1):
        screen.say(_turn(speaker, number, turn))
        screen.say_to_copy("  " + speaker.t("chances-moment", moment=str(turn.moment), all=str(_last(replay))))
    if not work.story.turns:
        screen.say(speaker.t("chances-no-turns"))


def _table(speaker: Speaker, story: Story) -> Table:
    made = Table(box=None, pad_edge=False)
    made.add_column(speaker.t("chances-after"), justify="right")
    for seat in range(story.curve.seats):
        made.add_column(speaker.name(seat), justify="right")
    for point in story.curve.points:
        named = str(point.round) if point.round else speaker.t("chances-start")
        made.add_row(named, *(_said(speaker, chance) for chance in point.chances))
    return made


def _said(speaker: Speaker, chance: Chance) -> str:
    share = round(100 * chance.share)
    if chance.exact:
        return speaker.t("chances-result", share=share)
    low, high = (round(100 * end) for end in chance.interval)
    return speaker.t("chances-share", share=share, low=low, high=high)


def _turn(speaker: Speaker, number: int, turn: TurningPoint) -> str:
    before, after = turn.before[turn.seat].share, turn.after[turn.seat].share
    return speaker.t(
        "chances-turn",
        number=number,
        round=speaker.t("chances-round", number=turn.round),
        who=speaker.name(turn.seat),
        before=round(100 * before),
        after=round(100 * after),
    )


def _last(replay: Replay) -> int:
    return len(replay.moments(ALL)) - 1
