"""What bots of the game for two say: it fits what everybody saw, tells nothing else, and is not too much."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from warptable import new_game
from warptable.bots import Saying, Sight, make_bot, voices_of
from warptable.bots.voice import MOST, Remark, wordings
from warptable.games.duel.bots.remarks import TOPICS, Listener
from warptable.games.duel.engine.model.state import State
from warptable.kernel import Event, Rng, Session
from warptable.text import LOCALES
from warptable.text.bundles import entries

LINES = sorted({line for name, topic in TOPICS.items() for line in wordings(name, topic, 0)})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_is_there_and_short_and_none_is_said_twice(locale: str) -> None:
    known = {name: text for name, text in entries(locale).items() if name.startswith("duel-say-")}
    assert sorted(known) == LINES
    assert [name for name, text in known.items() if len(text) > 100] == []
    assert [text for text, number in Counter(known.values()).items() if number > 1] == []
    alone = [name for name, text in known.items() if "{ $who }" not in text]
    assert all(name.startswith("duel-say-greet") for name in alone)


@cache
def game(seed: int, aliens: tuple[str, ...] | None = None) -> Session[State]:
    """A whole game of bots."""
    session: Session[State] = new_game("duel", 2, seed, aliens)
    bot, rng = make_bot("novice", "duel"), Rng.seeded("remarks", seed)
    while not session.over:
        decision = session.decisions[0]
        session.answer(decision, bot.choose(Sight(session, decision.seat), decision, rng))
    return session


def said(session: Session[State], speakers: Sequence[int] = (0, 1)) -> list[Saying]:
    return list(voices_of(session).hear(session.log, speakers))


def test_bots_say_little_and_only_those_that_may_speak() -> None:
    """Measured: about one line in two destiny cards, of both bots together."""
    lines = cards = 0
    for seed in range(4):
        session, voices = game(seed), voices_of(game(seed))
        for event in session.log:
            cards += event.kind == "destiny_drawn"
        now: list[Saying] = []
        for event in session.log:
            now = [] if event.kind in ("destiny_drawn", "game_over") else now
            now += voices.hear([event], (0, 1))
            assert len(now) <= MOST
        lines += len(said(session))
        assert {saying.seat for saying in said(session, (1,))} <= {1}
    assert 0.1 < lines / cards < 1


def test_every_topic_comes_up_in_play() -> None:
    games = [game(seed) for seed in range(8)] + [game(seed, ("cheater", "politician")) for seed in range(4)]
    found = {re.sub(r"^duel-say-|-[^-]*$", "", saying.message_id) for session in games for saying in said(session)}
    assert set(TOPICS) == found


def test_secret_events_and_private_parts_change_nothing() -> None:
    """The same public events, with all that only some seats know left out, or replaced."""
    for seed in range(3):
        session = game(seed)
        whisper = Event("spent", "D-ENV-11", {}, {0: {"seat": 0, "tactics": [1]}}, secret=True)
        public = [Event(one.kind, one.source, one.data) for one in session.log if one.known_to(None)]
        mixed = [one for event in public for one in (event, whisper)]
        assert list(voices_of(session).hear(mixed, (0, 1))) == said(session) != []


# ---- what fits -------------------------------------------------------------------------------------------------------

BEGAN = {"kind": "began", "what": "duel"}
WON = {"kind": "won", "what": "duel", "seat": 0, "loser": 1, "how": "clout", "clouts": [12, 10]}
ACCUSED = {"kind": "said", "seat": 1, "what": "accuse", "word": "accuse"}
PROMISED = {"kind": "said", "seat": 0, "what": "promise", "word": "blast"}


@pytest.mark.parametrize(
    ("events", "fitting"),
    [
        ([{"kind": "destiny_drawn", "round": 1}], [(0, "greet", -1), (1, "greet", -1)]),
        ([{"kind": "destiny_drawn", "round": 2}], []),
        ([WON], [(0, "narrow-win", 1), (1, "narrow-loss", 0)]),
        ([{**WON, "clouts": [20, 10]}], []),
        ([{**WON, "how": "ships", "clouts": []}], []),
        ([ACCUSED], [(0, "accused", 1)]),
        ([{**ACCUSED, "word": "let-be"}], []),
        ([ACCUSED, {"kind": "spent", "seat": 0}], [(1, "caught", 0)]),
        ([ACCUSED, {"kind": "destroyed", "seat": 1}], [(0, "innocent", 1)]),
        ([ACCUSED, {"kind": "destroyed", "seat": 1}, {"kind": "spent", "seat": 0}], []),
        ([{"kind": "spent", "seat": 0}], []),
        ([PROMISED, {"kind": "tactic_revealed", "seat": 0, "what": "shield"}], [(1, "broken", 0)]),
        ([PROMISED, {"kind": "tactic_revealed", "seat": 0, "what": "blast"}], []),
        ([PROMISED, BEGAN, {"kind": "tactic_revealed", "seat": 0, "what": "shield"}], []),
        ([{"kind": "volley", "damage": [0, 3]}], [(1, "hit", 0)]),
        ([{"kind": "volley", "damage": [2, 2]}], []),
        ([{"kind": "restarted", "round": 2}], [(0, "again", 1), (1, "again", 0)]),
        ([{"kind": "friendship", "seat": 1, "change": 1, "ally": 1}], [(1, "envoy", 0)]),
        ([{"kind": "friendship", "seat": 1, "change": 1, "ally": -1}], []),
        ([{"kind": "friendship", "seat": 1, "change": -1, "ally": 0}], []),
        ([{"kind": "game_over", "winners": [1]}], [(1, "won", 0), (0, "lost", 1)]),
        ([{"kind": "game_over", "winners": []}], []),
    ],
)
def test_lines_fit_what_happens(events: list[dict[str, Any]], fitting: list[tuple[int, str, int]]) -> None:
    listener = Listener()
    groups: Sequence[Sequence[Remark]] = ()
    for event in (BEGAN, *events):
        groups = listener.hear(event)
    assert [(one.seat, one.topic, one.to) for group in groups for one in group] == fitting
