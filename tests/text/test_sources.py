"""What a power, a card or a tech has done says so: the event names it, and no line shows the number of a rule."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import warptable
from tests.games.encounter.scenario import table
from tests.text.test_open_telling import GAMES, played, told
from warptable.bots import make_bot
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.rules import playing
from warptable.games.encounter.engine.rules.abilities import Effect
from warptable.games.encounter.engine.rules.use import Use
from warptable.kernel import Event, Rng

RULE = re.compile(r"\b[A-Z]-[A-Z0-9]+(-[A-Z0-9]+)*-\d+\b")
BY_EFFECTS = ("aimed", "colony_granted", "destiny", "encounter", "reinforced", "selecting_again", "ships_sent")
"""Events of the rules that an effect may bring about, too."""
TABLES: tuple[tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    ("ffg", ("parasite", "dictator", "reserve", "warrior"), ("dictator", "warrior", "fodder"), ()),
    ("ffg", ("explorer", "yin-yang", "mirage", "pirate"), ("explorer", "mirage"), ("dominion-aliens",)),
    ("avalon", ("chronos", "parasite", "mind", "clone"), (), ()),
)


@pytest.mark.parametrize(("edition", "players", "variants"), GAMES)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_line_shows_the_number_of_a_rule(edition: str, players: int, variants: tuple[str, ...], locale: str) -> None:
    session = played(edition, players, variants)
    assert [line for line in (told(session, event, locale) for event in session.log) if RULE.search(line)] == []


@pytest.mark.parametrize(("edition", "aliens", "flares", "variants"), TABLES)
def test_what_an_effect_brings_about_names_it(
    edition: str,
    aliens: tuple[str, ...],
    flares: tuple[str, ...],
    variants: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    running: list[str] = []
    named: Counter[str] = Counter()
    nameless: list[tuple[str, str, str]] = []
    run, emit = playing.run, Game.emit

    async def watched(effect: Effect, use: Use[object], *change: object) -> object:
        running.append(use.name)
        try:
            return await run(effect, use, *change)
        finally:
            running.pop()

    def heard(self: Game, kind: str, source: str, private: Any = None, /, **data: Any) -> None:
        if running and kind in BY_EFFECTS:
            named[kind] += 1
            if RULE.fullmatch(source):
                nameless.append((kind, source, running[-1]))
        emit(self, kind, source, private, **data)

    monkeypatch.setattr(playing, "run", watched)
    monkeypatch.setattr(Game, "emit", heard)
    for seed in range(6):
        running.clear()
        more: dict[str, Any] = {"flares": flares} if flares else {}
        session = warptable.new_game(edition, 4, seed, aliens, variants, **more)
        bot, rng = make_bot("random"), Rng.seeded("sources", seed)
        while not session.over and len(session.history) < 900:
            decision = session.decisions[0]
            session.answer(decision, bot.choose(lambda d=decision, s=session: s.view(d.seat), decision, rng))  # type: ignore[misc]
    assert nameless == []
    assert len(named) > 0
    assert sum(named.values()) > 5


def test_a_colony_granted_by_a_power_is_not_told_as_a_deal() -> None:
    t = table(players=3)
    data = {"seat": 0, "receiver": 1, "planet": 2}
    deal, ransom = (Event("colony_granted", source, data) for source in ("F-DEAL-5", "pirate"))
    assert told(t.session, deal) == "Blue founds a colony on R3 by the deal with Red."
    assert told(t.session, ransom) == "Blue founds a colony on R3, granted by Red (Pirate)."
    assert told(t.session, ransom, "de") == "Blau gründet eine Kolonie auf R3, gewährt von Rot (Pirat)."
