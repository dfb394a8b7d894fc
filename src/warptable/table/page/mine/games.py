"""My games: running ones, finished ones, and results."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache

from warptable.game import family_of
from warptable.kernel.packs import Packs
from warptable.lab.stats import wilson
from warptable.text import t
from warptable.text.bundles import has
from warptable.text.speaker import Speaker
from warptable.text.words import words_of

from ...rooms.tally import Duels, Tally
from ...scene.my_games import GameLine, MyGamesScene, SeatLine
from ..html import Html
from ..lobby.choices import Words, words
from ..lobby.home import called, state_of
from ..page import page
from ..render import render

ENOUGH = 10
"""Games from which on a share is shown, with its interval. Fewer say nothing but themselves."""
FIRST = 8
"""Rows of a long list that are shown at once; the others fold out."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of games in words, and as numbers between 0 and 100 for a bar; without enough games, words only."""

    said: str
    shared: str = ""
    share: str = ""
    interval: str = ""
    bar: tuple[int, int, int] | None = None  # the share, and the ends of its interval


@dataclass(frozen=True, slots=True)
class Row:
    """A line of results. `alien`: whose emblem stands before it."""

    name: str
    rate: Rate
    alien: str = ""


def my_games_page(scene: MyGamesScene, packs: Packs = ()) -> Html:
    """The whole page."""
    say = words(scene.reader)
    body = render(
        "mine/games.html",
        t=say,
        scene=scene,
        running=[(card, called(say, card), state_of(say, card)) for card in scene.running],
        finished=[FinishedLine.of(_speaker(scene.reader.locale, line.edition, packs), line) for line in scene.finished],
        all=rate(say, scene.results.all),
        groups=_groups(say, scene, packs),
        people=[_against(say, one, one.name) for one in scene.results.people],
        bots=[_against(say, one, bot_word(scene.reader.locale, one.name)) for one in scene.results.bots],
        first=FIRST,
        made=_date(scene.link_made_at) if scene.link_made_at is not None else None,
    )
    return page(scene.reader, say("mine-title"), body, path="/me", current="mine")


# ---- finished games ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FinishedLine:
    """A finished game in words."""

    line: GameLine
    called: str
    outcome: str
    facts: str
    when: date
    alien: str
    alien_name: str

    @classmethod
    def of(cls, speaker: Speaker, line: GameLine) -> FinishedLine:
        alien = line.mine.alien if line.mine is not None else ""
        return cls(
            line=line,
            called=game_name(speaker.t, line),
            outcome=_outcome(speaker, line),
            facts=_facts(speaker, line),
            when=_date(line.ended_at),
            alien=alien,
            alien_name=alien_word(speaker, line.edition, alien) if alien else "",
        )


def game_name(say: Words, line: GameLine) -> str:
    """What a finished game is called."""
    if line.lesson:
        return say("lesson-named", number=line.lesson_number, name=say(f"lesson-{line.lesson}"))
    return line.name


def _outcome(speaker: Speaker, line: GameLine) -> str:
    """Who has won."""
    say = speaker.t
    if line.lesson:
        return say("mine-lesson")
    if line.what_if:
        return say("mine-what-if")
    if not line.seats:
        return say("mine-older")
    others = [_seat(say, line, seat) for seat in line.winners if not seat.mine]
    names = speaker.join(others)
    if line.mine is not None and line.mine.won:
        return say("mine-won-shared", names=names) if others else say("mine-won")
    return say("mine-lost", names=names, n=len(others)) if others else say("mine-nobody")


def _seat(say: Words, line: GameLine, seat: SeatLine) -> str:
    """A seat in a list: bots, and people who have deleted their name, go by their colour."""
    colour = say(f"seat-{line.colors[seat.number]}")
    if seat.bot:
        return say("mine-bot", colour=colour)
    return seat.name or colour


def _facts(speaker: Speaker, line: GameLine) -> str:
    """Edition, score, length and the people at the table."""
    say = speaker.t
    facts = [say(f"lobby-edition-{line.edition}-short")]
    facts += [say("campaign-game", number=line.game)] if line.game else []
    if line.mine is None:
        return " · ".join(facts)
    game = family_of(line.edition).id
    facts.append(say("mine-score", n=line.mine.score, game=game))
    facts.append(say("mine-rounds", n=line.rounds, game=game))
    return " · ".join([*facts, _company(speaker, line)])


def _company(speaker: Speaker, line: GameLine) -> str:
    """With whom: people by their names, and how many bots."""
    say = speaker.t
    others = [seat for seat in line.seats if not seat.mine]
    people = [_seat(say, line, seat) for seat in others if not seat.bot]
    bots = len(others) - len(people)
    return say("mine-with", names=speaker.join([*people, *([say("mine-bots", n=bots)] if bots else [])]))


def _date(at: float) -> date:
    return datetime.fromtimestamp(at, UTC).date()


# ---- results -------------------------------------------------------------------------------------------------


def _groups(say: Words, scene: MyGamesScene, packs: Packs) -> list[tuple[str, list[Row]]]:
    """The three tables of results: (message, lines)."""
    results, locale = scene.results, scene.reader.locale
    editions = [Row(say(f"lobby-edition-{name}"), rate(say, tally)) for name, tally in results.editions]
    players = [Row(say("lobby-count-players", n=number), rate(say, tally)) for number, tally in results.players]
    several = len(results.editions) > 1
    aliens = [
        Row(_alien(_speaker(locale, edition, packs), edition, alien, several=several), rate(say, tally), alien)
        for (edition, alien), tally in results.aliens
    ]
    return [("mine-by-alien", aliens), ("mine-by-edition", editions), ("mine-by-players", players)]


def _alien(speaker: Speaker, edition: str, alien: str, *, several: bool) -> str:
    """Whoever plays several editions is told which alien is meant."""
    name = alien_word(speaker, edition, alien)
    return f"{name} · {speaker.t(f'lobby-edition-{edition}-short')}" if several else name


def alien_word(speaker: Speaker, edition: str, alien: str) -> str:
    """The name of an alien; its id if the server no longer has the pack that it came from."""
    known = alien.partition("@")[0] in family_of(edition).all_aliens(speaker.packs)
    return speaker.alien(alien) if known else alien


@lru_cache(maxsize=32)
def _speaker(locale: str, edition: str, packs: Packs) -> Speaker:
    made: Speaker = words_of(edition).speaker_about(locale, edition, packs)
    return made


def bot_word(locale: str, level: str) -> str:
    """The name of a level; the id of a bot from elsewhere."""
    return t(locale, f"bot-{level}") if has(locale, f"bot-{level}") else level


def rate(say: Words, tally: Tally) -> Rate:
    """How many games were won; the share and its interval if there are enough."""
    said = say("mine-of", won=tally.won, games=tally.games)
    shared = say("mine-shared", n=tally.shared) if tally.shared else ""
    if tally.games < ENOUGH:
        return Rate(said, shared)
    ends = wilson(tally.won, tally.games)
    middle, low, high = (round(100 * one) for one in (tally.won / tally.games, *ends))
    return Rate(
        said, shared, say("lab-percent", number=middle), say("mine-interval", low=low, high=high), (middle, low, high)
    )


@dataclass(frozen=True, slots=True)
class Against:
    """A line of head to head."""

    name: str
    games: int
    mine: int
    theirs: int
    said: str


def _against(say: Words, one: Duels, name: str) -> Against:
    said = say("mine-together", n=one.together) if one.together else ""
    return Against(name, one.games, one.mine, one.theirs, said)
