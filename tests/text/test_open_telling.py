"""A game told openly speaks to nobody and hides nothing: it names seats instead of `you`, and the cards that some seats
alone have seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from fluent.syntax import ast, parse

import warptable
from tests.games.duel.scenario import duel
from tests.games.encounter.scenario import table
from warptable.bots import make_bot
from warptable.game import family_of
from warptable.kernel import Event, Rng, Session
from warptable.replay.moments import ALL
from warptable.replay.replay import seen
from warptable.text.bundles import sources
from warptable.text.words import words_of

YOU = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dein\w*|dich|dir|euch|euer|eure\w*)\b", re.IGNORECASE),
}
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|\([^)]*\)|: .*")
"""What somebody says, and names: these speak to others."""
TOLD_OF_EACH = {"event-hands-mixed", "event-hands-swapped", "event-swapped-unseen"}
"""Told openly, these have a sentence for each seat instead."""
WATCHED = {"duel-event-game-over", "event-asked-innocently"}
"""One speaks to those who look on, one quotes somebody."""
GAMES = (
    ("ffg", 4, ()),
    ("ffg", 5, ("technology", "reward-deck", "flagships", "dominion-aliens")),
    ("avalon", 4, ()),
    ("duel", 2, ()),
)


@lru_cache(maxsize=8)
def played(edition: str, players: int, variants: tuple[str, ...]) -> Session[Any]:
    session = warptable.new_game(edition, players, 5, None, variants)
    bot, rng = make_bot("random", family_of(edition).id), Rng.seeded("told openly", players)
    for _ in range(3000):
        if session.over:
            break
        decision = session.decisions[0]
        session.answer(decision, bot.choose(lambda d=decision: session.view(d.seat), decision, rng))  # type: ignore[misc]
    return session


def told(session: Session[Any], event: Event, locale: str = "en") -> str:
    view = session.view(None)
    words = words_of(view.edition)
    return words.sentence(words.speaker_for(locale, view, None, (), ()), seen(event, ALL))


def spoken(pattern: ast.Pattern, *, to_me: bool = False) -> Iterator[str]:
    """The texts of a message that are said to a reader whom it is not about."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            if not to_me:
                yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            of_me = isinstance(selector, ast.FunctionReference) and selector.id.name == "ME"
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                yield from spoken(variant.value, to_me=to_me or (of_me and key == "yes"))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_sentence_about_somebody_else_can_be_told_to_nobody(locale: str) -> None:
    checked, wrong = 0, []
    for _, content in sources(locale):
        for entry in parse(content).body:
            if not isinstance(entry, ast.Message) or entry.value is None or "event-" not in entry.id.name:
                continue
            if re.match(r"(duel-)?event-", entry.id.name) and entry.id.name not in TOLD_OF_EACH | WATCHED:
                checked += 1
                wrong += [(entry.id.name, said) for said in spoken(entry.value) if YOU[locale].search(said)]
    assert wrong == []
    assert checked > 200


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("edition", "players", "variants"), GAMES)
def test_no_line_of_a_game_told_openly_says_you(
    edition: str, players: int, variants: tuple[str, ...], locale: str
) -> None:
    session = played(edition, players, variants)
    lines = [told(session, event, locale) for event in session.log]
    assert [line for line in lines if YOU[locale].search(QUOTED.sub("", line))] == []


@pytest.mark.parametrize(("edition", "players", "variants"), GAMES)
def test_what_seats_alone_have_seen_is_named(edition: str, players: int, variants: tuple[str, ...]) -> None:
    session, named = played(edition, players, variants), 0
    speaker = words_of(edition).speaker_for("en", session.view(None), None, (), ())
    for event in session.log:
        for learned in event.private.values():
            cards = [*learned.get("faces", ()), *learned.get("gave", ()), *learned.get("got", ())]
            cards += [learned["face"]] if learned.get("face") else []
            line = told(session, event)
            names = [speaker.card(card) for card in cards]
            if edition == "ffg":
                techs = [*learned.get("techs", ()), *filter(None, [learned.get("tech")])]
                names += [speaker.tech(tech) for tech in techs]
            assert [name for name in names if name not in line] == [], event
            named += len(names)
    assert named > 20


def test_mixed_hands_are_told_of_both_seats() -> None:
    """A trade of hands: what each of the two holds now."""
    event = Event(
        "hands_swapped",
        "trader",
        {"seat": 0, "other": 2, "numbers": [1, 1]},
        {0: {"cards": [5], "faces": ["attack-08"]}, 2: {"cards": [9], "faces": []}},
    )
    t = table(players=3)
    line = "Red and Green exchange hands. Red now holds Attack 8. Green now holds no cards."
    assert told(t.session, event) == line
    german = "Rot tauscht die Hand mit Grün. Rot hat jetzt Angriff 8. Grün hat jetzt keine Karten."
    assert told(t.session, event, "de") == german


def test_drawn_cards_exchanges_and_snares_of_duel_are_told_openly() -> None:
    t = duel("pitfall", "spy")
    exchanged = Event(
        "exchanged",
        "identity-crisis",
        {"numbers": [1, 1]},
        {0: {"gave": ["plan-04"], "got": ["plan-31"]}, 1: {"gave": ["plan-31"], "got": ["plan-04"]}},
    )
    four, high = (
        words_of("duel").speaker_for("en", t.session.view(None), None).card(f) for f in ("plan-04", "plan-31")
    )
    assert told(t.session, exchanged) == f"Orange gives {four} and gets {high}."
    snare = Event("put_under", "pitfall.snare", {"seat": 0, "number": 1}, {0: {"faces": ["plan-31"]}})
    assert told(t.session, snare) == f"Orange puts {high} facedown under the alien."
    drawn = Event("drawn", "D-HAND-04", {"seat": 1, "number": 1, "why": "zero"}, {1: {"faces": ["plan-04"]}})
    assert told(t.session, drawn) == f"Blue’s hand is empty: 1 card drawn: {four}."
    read = Event("envoy_read", "D-ENV-11", {}, {1: {"seat": 1, "icon": "skull", "envoy": "kamikaze"}}, secret=True)
    assert told(t.session, read) == "Blue may read a new ally: Kamikaze."
    assert told(t.session, read, "de") == "Blau darf einen neuen Verbündeten lesen: Kamikaze."


ONE_OF_MANY = {
    "en": re.compile(r"\b1 (more |foreign |home |reward )?(ships|cards|colonies|tokens|rewards|techs|forms|ticks)\b"),
    "de": re.compile(r"\b1 (fremden? )?(Schiffen?|Karten|Kolonien|Marken?|Belohnungen|Techniken|Formulare)\b"),
}
"""A number of one with a word for many."""


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("edition", "players", "variants"), GAMES)
def test_one_thing_is_not_told_as_many(edition: str, players: int, variants: tuple[str, ...], locale: str) -> None:
    session = played(edition, players, variants)
    lines = [told(session, event, locale) for event in session.log]
    assert [line for line in lines if ONE_OF_MANY[locale].search(line)] == []


@pytest.mark.parametrize(
    ("seats", "english", "german"),
    [
        ([2], "Red gives a token to Green.", "Rot gibt einen Marker an Grün."),
        ([1, 2], "Red gives a token each to Blue and Green.", "Rot gibt je einen Marker an Blau und Grün."),
    ],
)
def test_tokens_for_one_are_not_told_as_for_each(seats: list[int], english: str, german: str) -> None:
    t, event = table(players=3), Event("tokens_given", "grudge", {"seat": 0, "guests": seats})
    assert (told(t.session, event), told(t.session, event, "de")) == (english, german)


@pytest.mark.parametrize(("home", "words"), [(1, "1 home colony"), (3, "3 home colonies")])
def test_one_home_colony_is_told_in_the_singular(home: int, words: str) -> None:
    event = Event("colonies", "F-RES-11", {"seat": 1, "foreign": 2, "home": home})
    assert told(table(players=3).session, event) == f"Blue has 2 foreign and {words}."


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("card_laid", "F-PLAN-1", {"seat": 0, "side": 0}, {0: {"card": 4, "face": "attack-08"}}),
            "Red lays Attack 8 facedown.",
            "Rot legt verdeckt: Angriff 8.",
        ),
        (
            Event("card_laid", "F-PLAN-1", {"seat": 0, "side": 0, "face": "attack-08"}),
            "Red lays Attack 8 openly.",
            "Rot legt offen: Angriff 8.",
        ),
        (
            Event("cancelled", "filch.wild", {"seat": 0, "ability": "card-zap", "of": 2}),
            "Red stops Green’s Card Zap with Filch flare (wild).",
            "Rot stoppt Karten-Zap von Grün. Das Mittel: Flare Langfinger (wild).",
        ),
        (
            Event("power_gained", "reincarnator", {"seat": 1, "alien": "mutant"}),
            "Blue now has the power of the Mutant.",
            "Blau hat jetzt die Kraft: Mutant.",
        ),
    ],
)
def test_a_line_says_what_has_happened_and_by_what(event: Event, english: str, german: str) -> None:
    t = table(players=3)
    assert (told(t.session, event), told(t.session, event, "de")) == (english, german)


@pytest.mark.rule("N-RETREAT-2")
@pytest.mark.parametrize(
    ("upset", "words"), [(False, ", for the other side retreats."), (True, ", the side that retreats. The")]
)
def test_a_retreat_that_is_turned_round_is_told_of_the_winner(upset: bool, words: str) -> None:
    data = {"result": "won", "winner": 1, "side": 1, "how": "retreat", "margin": -1, "upset": upset}
    assert f"Blue wins as the defense{words}" in told(table(players=3).session, Event("outcome", "N-RETREAT-2", data))
