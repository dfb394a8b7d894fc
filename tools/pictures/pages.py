"""Which pages are looked at: each by its name, drawn for a reader. All of them are of prepared or seeded games."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Any

from markupsafe import Markup

import warptable
from tests.games.duel.page.test_leaks import answers_of
from tests.table.test_lobby_pages import CARD, room
from tests.table.test_replay_page import finished, source
from warptable.games.duel.page import examples as duel_scenes
from warptable.games.encounter.engine.model.views import CardView
from warptable.games.encounter.page import examples
from warptable.games.encounter.page.dock import discards
from warptable.lessons import LESSONS, begin
from warptable.replay import ALL, Record
from warptable.table.page.families import library_of
from warptable.table.page.game.page import broken_page, fetched_page, game_page, later_page, log_page, reported_page
from warptable.table.page.library.book import Book
from warptable.table.page.library.games import libraries
from warptable.table.page.library.guide import Guide
from warptable.table.page.lobby.campaign import campaign_page
from warptable.table.page.lobby.home import home
from warptable.table.page.lobby.new_table import new_table
from warptable.table.page.lobby.waiting import waiting_page
from warptable.table.page.mine.games import my_games_page
from warptable.table.page.replay.page import replay_page
from warptable.table.page.replay.shelf import replays_page
from warptable.table.reader import Reader
from warptable.table.rooms.settings import TableSettings
from warptable.table.rooms.tally import Opponent, Played, counted
from warptable.table.scene.campaign import CampaignGameLine, CampaignScene, CampaignSeat, Cell, InCampaign, NextGame
from warptable.table.scene.data import Chances, Scene, Taught, Turn
from warptable.table.scene.families import scenes_of
from warptable.table.scene.lobby import CampaignCard, LobbySeat
from warptable.table.scene.my_games import GameLine, MyGamesScene, SeatLine
from warptable.table.scene.replay import WatchedGame
from warptable.table.scene.telling import tell

Drawn = Callable[[Reader], Markup]
PAGES: dict[str, Drawn] = {}


def shown(name: str, scene: Callable[[str], Scene], **reader: Any) -> None:
    """The page of a game, from a scene in a language; `reader`: how its reader likes it."""

    def draw(who: Reader) -> Markup:
        return game_page(replace(scene(who.locale), reader=replace(who, **reader)))

    PAGES[name] = draw


# ---- lobby ------------------------------------------------------------------------------------------------------

BUSY = replace(CARD, id="b8n3", mine=0, my_turn=True, phase="playing", encounter=4, variants=())
DUEL = replace(CARD, id="d9p4", edition="duel", players=2, seats=CARD.seats[:2], phase="over", variants=())
NEXT = CampaignCard("camp", "To fifteen", 3, 0, (8, 4, 5))
HOSTED = {"seats": tuple(LobbySeat(n, f"Guest {n}", taken=True, mine=n == 0, host=n == 0) for n in range(4))}


def waiting(mine: int | None, reader: Reader, **more: Any) -> Markup:
    return waiting_page(replace(room(mine, locale=reader.locale, **more), reader=reader))


PAGES |= {
    "home": lambda reader: home(reader, [], []),
    "home-busy": lambda reader: home(reader, [BUSY, DUEL], [CARD, replace(CARD, id="c1")], campaigns=[NEXT]),
    "new-table": lambda reader: new_table(reader, TableSettings()),
    "new-table-avalon": lambda reader: new_table(reader, TableSettings(edition="avalon", players=3, campaign=True)),
    "new-table-duel": lambda reader: new_table(reader, TableSettings(edition="duel", players=2)),
    "waiting-host": lambda reader: waiting(0, reader),
    "waiting-ready": lambda reader: waiting(0, reader, may_start=True, why_not="", **HOSTED),
    "waiting-guest": lambda reader: waiting(2, reader),
    "waiting-stranger": lambda reader: waiting(None, reader, suggested="Vega"),
}

GAMES = tuple(
    CampaignGameLine(
        number,
        f"table{number}",
        31,
        number - 1,
        winners,
        tuple(
            Cell(alien, 5 if seat in winners else 2, 8 if seat in winners else 0, seat in winners)
            for seat, alien in enumerate(("zombie", "laser", "virus"))
        ),
    )
    for number, winners in enumerate(((0,), (1, 2)), 1)
)


def campaign(reader: Reader, **more: Any) -> Markup:
    seats = tuple(
        CampaignSeat(n, name, bot, mine=n == 0, score=8, parts=((1 + (n > 0), 8),), outlook="any", alien=alien)
        for n, (name, bot, alien) in enumerate(
            (("Ada", "", "zombie"), ("Bix", "", "laser"), ("Quill", "steady", "virus"))
        )
    )
    return campaign_page(CampaignScene(reader, "camp", "To fifteen", "avalon", 15, False, seats, GAMES, **more))


PAGES |= {
    "campaign-next": lambda reader: campaign(reader, next=NextGame(3, 0, "A-CAMP-7", 1)),
    "campaign-running": lambda reader: campaign(reader, running=(3, "table3")),
    "campaign-over": lambda reader: campaign(reader, champions=(0,), decided_by="score", last_table="table2"),
}


def my_games(reader: Reader) -> Markup:
    lines = [
        GameLine(
            f"game{n}",
            name="Old friends" if n else "",
            edition=edition,
            players=players,
            seat=0,
            ended_at=1_767_000_000.0 - 86_400 * n,
            rounds=9,
            seats=tuple(
                SeatLine(seat, "" if bot else f"Guest {seat}", bot, alien, 5 - seat, seat == n % 2, seat == 0)
                for seat, (alien, bot) in enumerate(aliens)
            ),
        )
        for n, (edition, players, aliens) in enumerate(
            (
                ("ffg", 3, (("zombie", ""), ("human", ""), ("virus", "steady"))),
                ("duel", 2, (("swarm", ""), ("prime", "seer"))),
                ("avalon", 3, (("laser", ""), ("empath", ""), ("vulch", ""))),
            )
        )
    ]
    played = [
        Played(
            line.edition,
            line.players,
            line.seats[0].alien,
            line.seats[0].won,
            1,
            tuple(Opponent("" if one.bot else one.name, one.name, one.bot, one.won) for one in line.seats[1:]),
        )
        for line in lines
    ]
    made = MyGamesScene(reader, (BUSY,), tuple(lines), 3, counted(played), link_made_at=1_766_000_000.0)
    return my_games_page(made)


PAGES |= {
    "my-games": my_games,
    "my-games-none": lambda reader: my_games_page(MyGamesScene(reader, (), (), 0, counted([]))),
    "replays": lambda reader: replays_page(reader, []),
}

# ---- to read ----------------------------------------------------------------------------------------------------

for _library in libraries().values():
    for _catalogue in _library.catalogues:
        PAGES["catalogue" + _catalogue.path.replace("/", "-")] = _catalogue.show


def book(edition: str) -> Book:
    return library_of(edition).book


def guide(edition: str) -> Guide:
    found = library_of(edition).guide
    assert found is not None
    return found


def sheet(reader: Reader) -> Markup:
    catalogue = next(one for one in library_of("ffg").catalogues if one.path == "/aliens")
    assert catalogue.sheet is not None
    found = catalogue.sheet(reader, "sorcerer", (), "ffg")
    assert found is not None
    return found


PAGES |= {
    "alien": sheet,
    "rules-ffg": lambda reader: book("ffg").rules(reader, edition="ffg"),
    "rules-avalon": lambda reader: book("avalon").rules(reader, edition="avalon"),
    "rules-duel": lambda reader: book("duel").rules(reader, edition="duel"),
    "readings": lambda reader: book("ffg").readings(reader, edition="ffg"),
    "guide-1": lambda reader: guide("ffg").show(reader, 1),
    "guide-4": lambda reader: guide("ffg").show(reader, 4),
    "guide-duel": lambda reader: guide("duel").show(reader, 2),
    "chapter-technology": lambda reader: guide("ffg").chapter(reader, "technology") or Markup(),
    "reported": lambda reader: reported_page(reader, "abc", "Comet", 12),
    "broken": lambda reader: broken_page(reader, "abc", "Comet"),
    "later": lambda reader: later_page(reader, "abc", "Comet", 600),
}

# ---- a game -----------------------------------------------------------------------------------------------------

PROMPTS = (
    *("choose-alien", "aim", "launch", "invite", "ally", "encounter-card", "regroup", "lose-ships", "compensation"),
    *("ships-home", "human-flare", "kamikaze-ships", "plague-card", "reincarnator-victim", "keep-tech", "research"),
    *("reward-ships", "miser-hand", "gambler-spread", "flagship-to", "usurper-laid-card", "calculator-call"),
)


def asked(prompt: str, locale: str) -> Scene:
    game, seat = examples.asked_first()[prompt]
    return examples.scene_of(game, seat, locale)


for _prompt in PROMPTS:
    shown(f"prompt-{_prompt}", partial(asked, _prompt))


def staged(where: Callable[[examples.Game], bool], seat: int | None, locale: str) -> Scene:
    """`seat` -1: whoever is asked."""
    game = examples.found(where)
    return examples.scene_of_five(game, game.decisions[0].seat if seat == -1 else seat, locale)


def prepared(make: Callable[[], examples.Game], seat: int | None, locale: str) -> Scene:
    return examples.scene_of(make(), seat, locale)


def hidden_powers(locale: str) -> Scene:
    session = warptable.new_game("ffg", 4, 7, variants=("hidden-powers",), uniform=True)
    chance = random.Random(7)
    while session.state.encounters < 2:
        decision = session.decisions[0]
        session.answer(decision, chance.choice(decision.options))
    return examples.scene_of(session, 0, locale)


def campaign_game(locale: str) -> Scene:
    session = warptable.new_game("avalon", 3, 7, aliens=["zombie", "laser", "virus"], uniform=True)
    chance = random.Random(7)
    while session.state.encounters < 3:
        decision = session.decisions[0]
        session.answer(decision, chance.choice(decision.options))
    return examples.scene_of(session, 0, locale, campaign=InCampaign("camp", 3, (8, 0, 8)))


def lesson(number: int, locale: str, **more: Any) -> Scene:
    session = begin(LESSONS[number - 1], 1, uniform=True)
    taught = Taught(number, len(LESSONS), LESSONS[number - 1].id)
    scene = duel_scenes.scene_of if LESSONS[number - 1].edition == "duel" else examples.scene_of
    return scene(session, 0, locale, lesson=number, taught=taught, **more)


def late(locale: str, seat: int | None = 0, **more: Any) -> Scene:
    return examples.scene_of_five(examples.finished(8), seat, locale, **more)


def told(locale: str) -> Scene:
    game = examples.finished(8)
    rounds = tuple(range(1, 9))
    shares = tuple(tuple((0.2 + 0.02 * n * (seat == 0)) for seat in range(5)) for n in rounds)
    chances = Chances(rounds, shares, (Turn(3, 0, 0.24, 0.55, 40),))
    return late(locale, told_game=tell(Record.of(game), game.log, scenes_of(game).summary), chances=chances)


shown("reveal", partial(staged, examples.both_attack, 0))
shown("reveal-watched", partial(staged, examples.both_attack, None))
shown("reveal-negotiate", partial(staged, examples.attack_meets_negotiate, 0))
shown("deal", partial(staged, examples.answering, -1))
shown("deal-watched", partial(staged, examples.answering, None))
shown("reaction", partial(staged, examples.may_stop_and_reinforce, 0))
shown("window", partial(staged, examples.in_a_window, 0))
shown("over", partial(late, host=True))
shown("over-told", told)
shown("over-watched", partial(late, seat=None))
shown("board-coached", partial(asked, "aim"), coach=True)
shown("board-chat", lambda locale: replace(asked("aim", locale), unread=True))
shown("hidden-powers", hidden_powers)
shown("campaign-game", campaign_game)
shown("laboratory", partial(prepared, examples.laboratory, 0))
shown("laboratory-watched", partial(prepared, examples.laboratory, None))
shown("rewards-planning", partial(prepared, examples.kickers_planned, 1))
shown("rewards-reveal", partial(prepared, examples.kickers_revealed, 1))
shown("rewards-split", partial(prepared, examples.rewarded, 2))
shown("rewards-hand-out", partial(prepared, examples.handing_out, 0))
shown("special-ships", partial(prepared, examples.launching, 0))
shown("search", partial(prepared, examples.searching, 0))
shown("text-aim", partial(asked, "aim"), text_view=True)
shown("text-deal", partial(staged, examples.answering, -1), text_view=True)
shown("text-over", late, text_view=True)
for _number in range(1, len(LESSONS) + 1):
    shown(f"lesson-{_number}", partial(lesson, _number))
shown("lesson-opening", partial(lesson, 1, unread=True))


def log_of(reader: Reader) -> Markup:
    return log_page(replace(late(reader.locale), reader=reader))


def pile_of(reader: Reader) -> Markup:
    scene = examples.scene_at("aim", locale=reader.locale)
    faces = ("attack-08", "negotiate", "quash", "morph", "reinforcement-3", "flare-mesmer", "cosmic-zap")
    scene = replace(scene, reader=reader, view=replace(scene.view, discard=[CardView(-1, face) for face in faces]))
    return fetched_page(scene, discards(scene))


PAGES |= {"log": log_of, "pile": pile_of}

# ---- the game for two -------------------------------------------------------------------------------------------

DUEL_PROMPTS = (
    *("dial", "lock-in", "reveal-envoy", "keep-envoy", "use", "reinforce", "ready", "hand-limit", "tactic-anew"),
    *("retreat", "settle", "choose-alien", "from-pile", "where", "discard"),
)


def dueling(prompt: str, locale: str, seat: int = 0) -> Scene:
    return duel_scenes.scene_of(duel_scenes.game_at(prompt, seat), seat, locale)


def duel_watched(prompt: str, locale: str) -> Scene:
    return duel_scenes.scene_of(duel_scenes.game_at(prompt), None, locale)


def duel_over(locale: str) -> Scene:
    return duel_scenes.scene_of(duel_scenes.played(lambda game: False), 0, locale)


def locked(locale: str) -> Scene:
    game = duel_scenes.game_at("lock-in").fork()
    decision = next(one for one in game.decisions if one.seat == 0)
    game.answer(decision, answers_of(game, 0)[0])
    return duel_scenes.scene_of(game, 0, locale)


for _prompt in DUEL_PROMPTS:
    shown(f"duel-{_prompt}", partial(dueling, _prompt))
shown("duel-watched", partial(duel_watched, "lock-in"))
shown("duel-watched-reinforce", partial(duel_watched, "reinforce"))
shown("duel-locked", locked)
shown("duel-over", duel_over)
shown("duel-text", partial(dueling, "lock-in"), text_view=True)

# ---- watched again ----------------------------------------------------------------------------------------------


@cache
def watched(family: str) -> WatchedGame:
    return WatchedGame(Record.of(finished(family)))


def replayed(family: str, place: float, reader: Reader, eyes: Any = ALL) -> Markup:
    """`place`: how far in the game."""
    game = watched(family)
    seats = game.replay.seats
    first = game.scene(source(seats), reader, eyes, (ALL, None, *range(seats)), place=0)
    at = round(place * (len(first.stops) - 1))
    return replay_page(game.scene(source(seats), reader, eyes, (ALL, None, *range(seats)), place=at))


for _family in ("encounter", "duel"):
    for _share in (0, 0.4, 1):
        PAGES[f"replay-{_family}-{round(100 * _share)}"] = partial(replayed, _family, _share)
PAGES["replay-eyes"] = partial(replayed, "encounter", 0.5, eyes=1)
