"""What bots say: it fits what everybody saw, tells nothing else, is the same for the same game, and is not too much."""

from __future__ import annotations

import itertools
import re
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from tests.properties.redeal import can_redeal, journal_for, redealt, world
from warptable import new_game
from warptable.bots import Saying, Sight, Voices, make_bot, voices_of
from warptable.bots.voice import CHARACTERS, MOST, Remark, wordings
from warptable.games.encounter.bots import remarks
from warptable.games.encounter.bots.remarks import TOPICS, Listener, reason
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import Composite, Event, Rng, Session
from warptable.text import LOCALES
from warptable.text.bundles import entries

PLAYERS = 4


def all_lines() -> list[str]:
    """The ids of everything that can be said."""
    seats = range(len(CHARACTERS))
    return sorted({line for name, topic in TOPICS.items() for seat in seats for line in wordings(name, topic, seat)})


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_enough_lines_and_no_others(locale: str) -> None:
    assert len(all_lines()) >= 60
    known = {message_id for message_id in entries(locale) if message_id.startswith("say-")}
    assert known == set(all_lines())


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_are_short_and_all_different(locale: str) -> None:
    said = {message_id: entries(locale)[message_id] for message_id in all_lines()}
    assert [message_id for message_id, text in said.items() if len(text) > 120] == []
    assert [text for text, number in Counter(said.values()).items() if number > 1] == []


def test_a_line_names_somebody_in_both_languages_or_in_neither() -> None:
    english, german = entries("en"), entries("de")
    odd = [line for line in all_lines() if ("{ $who }" in english[line]) is not ("{ $who }" in german[line])]
    assert odd == []
    alone = ("say-greet", "say-warp", "say-won")
    assert all(("{ $who }" in english[line]) is not line.startswith(alone) for line in all_lines())


# ---- whole games ----------------------------------------------------------------------------------------------


@cache
def game(seed: int) -> Session[State]:
    """A whole game of bots."""
    session: Session[State] = new_game("ffg", PLAYERS, seed)
    bots, rng = [make_bot("steady") for _ in range(PLAYERS)], Rng.seeded("voices", seed)
    while not session.over:
        decision = session.decisions[0]
        session.answer(decision, bots[decision.seat].choose(Sight(session, decision.seat), decision, rng))
    return session


def said(session: Session[State], speakers: Sequence[int] = range(PLAYERS)) -> list[Saying]:
    return list(voices_of(session).hear(session.log, speakers))


def encounters(session: Session[State], lines: Voices) -> Iterator[list[Saying]]:
    """What is said in each encounter."""
    now: list[Saying] = []
    for event in session.log:
        if event.kind in ("encounter", "game_over"):
            yield now
            now = []
        now += lines.hear([event], range(PLAYERS))
    yield now


def test_bots_say_little_and_never_the_same_twice() -> None:
    """Measured with four talkative bots: about one and a half lines an encounter."""
    lines, number = 0, 0
    for seed in range(6):
        session = game(seed)
        for heard in encounters(session, voices_of(session)):
            reasons = [saying for saying in heard if saying.message_id.startswith("say-offer-")]
            assert len(heard) - len(reasons) <= MOST
            assert len({saying.seat for saying in reasons}) == len(reasons), "one reason for each partner"
            lines, number = lines + len(heard), number + 1
        once = [saying for saying in said(session) if not saying.message_id.startswith("say-offer-")]
        assert len({(saying.seat, saying.message_id) for saying in once}) == len(once)
    assert 0.5 < lines / number < 2


def test_the_same_game_is_talked_about_in_the_same_way() -> None:
    assert said(game(1)) == said(game(1)) != []
    assert said(game(1)) != said(game(2))


def test_what_is_heard_at_once_or_bit_by_bit_is_the_same() -> None:
    """So a game that comes back from the store goes on as if it had never left."""
    session = game(3)
    voices = voices_of(session)
    bit_by_bit = [saying for event in session.log for saying in voices.hear([event], range(PLAYERS))]
    assert bit_by_bit == said(session)


def test_only_bots_that_may_speak_do() -> None:
    assert {saying.seat for saying in said(game(1), (2,))} == {2}
    assert said(game(1), ()) == []


def test_what_was_said_before_a_restart_is_not_said_again() -> None:
    session = game(1)
    first = next(saying for saying in said(session) if not saying.message_id.startswith("say-offer-"))
    voices = voices_of(session)
    voices.has_said(first.seat, first.message_id)
    again = [(saying.seat, saying.message_id) for saying in voices.hear(session.log, range(PLAYERS))]
    assert (first.seat, first.message_id) not in again


# ---- nothing hidden is told -----------------------------------------------------------------------------------


def both_worlds(games: int) -> Iterator[tuple[Session[State], Session[State]]]:
    """Pairs of games that differ only in what one seat cannot know: hands of the others, decks, facedown cards."""
    for seed in range(games):
        here = new_game("ffg", PLAYERS, seed, uniform=True)
        here.keep = 8
        rng = Rng.seeded("voices-leak", seed)
        for _ in range(500):
            if not here.decisions:
                break
            seat = rng.below(PLAYERS)
            half_built = any(isinstance(d, Composite) and d.partial for d in here.decisions)
            if rng.below(10) == 0 and not half_built and can_redeal(here, seat):
                there = redealt(here, seat, rng, by_type=True)
                yield world(here, *here.basis()), world(here, there, journal_for(here, seat))
            decision = rng.choice(here.decisions)
            here.answer(decision, rng.choice(decision.options))


def test_what_bots_say_does_not_depend_on_hidden_cards() -> None:
    compared = lines = 0
    for here, there in both_worlds(10):
        assert said(here) == said(there)
        compared += 1
        lines += len(said(here))
    assert compared > 40
    assert lines > 30


def test_the_comparison_would_see_a_bot_that_peeks() -> None:
    """One whose words depend on the cards in the hands."""

    def peeked(session: Session[State]) -> list[Saying]:
        hands = [session.state.faces[card] for seat in session.state.seats for card in seat.hand]
        voices = Voices(remarks.listener(session.view(None)), zlib.crc32(str(hands).encode()))
        return list(voices.hear(session.log, range(PLAYERS)))

    assert any(peeked(here) != peeked(there) for here, there in both_worlds(6))


def test_secret_events_and_private_parts_change_nothing() -> None:
    """The same public events, with all that only some seats know replaced."""
    for seed in range(3):
        session = game(seed)
        secret = Event("declined", "F-ALLIANCE-5", {"seat": 0}, {0: {"seat": 0}}, secret=True)
        public = [Event(event.kind, event.source, event.data) for event in session.log if event.known_to(None)]
        mixed = list(itertools.chain.from_iterable((event, secret) for event in public))
        assert list(voices_of(session).hear(mixed, range(PLAYERS))) == said(session)


# ---- what fits ------------------------------------------------------------------------------------------------


def heard(*events: dict[str, Any]) -> list[Remark]:
    """What could be said after the last of these events, offense 0 against defense 1."""
    listener = Listener(PLAYERS, goal=5)
    before: tuple[dict[str, Any], ...] = (
        {"kind": "encounter", "seat": 0, "count": 2},
        {"kind": "aimed", "seat": 0, "defense": 1},
    )
    groups: Sequence[Sequence[Remark]] = ()
    for event in (*before, *events):
        groups = listener.hear(event)
    return [remark for group in groups for remark in group]


def topics(*events: dict[str, Any]) -> list[tuple[int, str, int]]:
    return [(remark.seat, remark.topic, remark.to) for remark in heard(*events)]


JOINED: Mapping[str, Any] = {"kind": "ships_sent", "seat": 2, "ships": 3, "place": -1}


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([], [(1, "threat", 0)]),
        ([{"kind": "invited", "seat": 0, "guests": [2]}], [(0, "plea", 2)]),
        ([{"kind": "invited", "seat": 0, "guests": []}], []),
        ([{"kind": "invited", "seat": 1, "guests": [3]}, {"kind": "declined", "seat": 3}], [(1, "declined", 3)]),
        ([dict(JOINED)], [(0, "aboard", 2)]),
        ([{**JOINED, "place": -2}], [(1, "aboard", 2)]),
        ([{"kind": "ships_sent", "seat": 0, "ships": 4, "place": -1}], []),
        ([{"kind": "revealed", "faces": ["negotiate", "attack-05"]}], [(0, "betrayed", 1)]),
        ([{"kind": "revealed", "faces": ["attack-10", "negotiate"]}], [(1, "betrayed", 0)]),
        ([{"kind": "revealed", "faces": ["attack-10", "attack-05"]}], []),
        ([{"kind": "cancelled", "seat": 3, "of": 1}], [(1, "zapped", 3), (3, "zapping", 1)]),
        ([{"kind": "to_warp", "seat": 1, "ships": 4}], [(1, "warp", -1)]),
        ([{"kind": "to_warp", "seat": 1, "ships": 1}], []),
        ([{"kind": "deal_agreed", "seat": 1, "other": 0}], [(1, "agreed", 0), (0, "agreed", 1)]),
        ([{"kind": "deal_refused", "seat": 1, "other": 0}], [(0, "refused", 1)]),
        ([{"kind": "colonies", "seat": 2, "foreign": 4}], [(3, "leader", 2), (0, "leader", 2), (1, "leader", 2)]),
        ([{"kind": "colonies", "seat": 2, "foreign": 3}], []),
        ([{"kind": "colonies", "seat": 2, "foreign": 5}, {"kind": "colonies", "seat": 2, "foreign": 4}], []),
        ([{"kind": "game_over", "winners": [0, 1]}], [(0, "won", -1), (1, "won", -1), (2, "lost", 0), (3, "lost", 0)]),
    ],
)
def test_lines_fit_what_happens(events: list[dict[str, Any]], said: list[tuple[int, str, int]]) -> None:
    assert topics(*events) == said


def test_winners_thank_their_allies_and_losers_are_sportsmanlike() -> None:
    won = {"kind": "outcome", "result": "won", "winner": 0}
    assert topics(dict(JOINED), won) == [(0, "thanks", 2), (0, "gloat", 1), (1, "praise", 0)]
    assert topics(won) == [(0, "gloat", 1), (1, "praise", 0)]
    assert topics({"kind": "outcome", "result": "deal", "winner": -1}) == []


def term(kind: str, giver: int, receiver: int) -> dict[str, Any]:
    return {"kind": kind, "giver": giver, "receiver": receiver, "number": 1, "planet": -1}


@pytest.mark.parametrize(
    ("terms", "kind"),
    [
        ([("colony", 0, 1), ("colony", 1, 0)], "swap"),
        ([("cards", 0, 1), ("colony", 1, 0)], "buy"),
        ([("random", 0, 1), ("colony", 1, 0)], "buy"),
        ([("colony", 0, 1), ("cards", 1, 0)], "sell"),
        ([("cards", 0, 1), ("random", 1, 0)], "cards"),
        ([("cards", 0, 1)], "gift"),
        ([("colony", 1, 0)], "ask"),
    ],
)
def test_an_offer_says_why(terms: list[tuple[str, int, int]], kind: str) -> None:
    offered = {"kind": "deal_offered", "seat": 0, "other": 1, "terms": [term(*one) for one in terms]}
    assert reason(0, offered["terms"]) == kind  # type: ignore[arg-type]
    assert topics(offered) == [(0, f"offer-{kind}", 1)]
    assert topics(offered, offered) == [], "one reason an encounter is enough"


def test_every_topic_comes_up_in_play() -> None:
    found = {re.sub(r"^say-|-[^-]*$", "", saying.message_id) for seed in range(25) for saying in said(game(seed))}
    assert set(TOPICS) - found <= {"refused", "offer-gift", "offer-ask", "offer-cards", "offer-sell", "offer-swap"}
