"""Texts in windows: musts and mays, their order, and how often. With two aliens made for the purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.duel.scenario import Table, duel
from warptable.games.duel.engine import rulebook, view
from warptable.games.duel.engine.content.api import BOTH, DUELS, SETUP, Alien, Destruction, Use, W
from warptable.games.duel.engine.content.registry import registry
from warptable.games.duel.engine.rules.wiring import Registry

Tables = Callable[..., Table]


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Tables:
    """Tables at which the aliens `first` and `second` can be played."""
    first, second = Alien("first"), Alien("second")

    @first.ability(W.PLANS_BEFORE, header=BOTH)
    def must_one(use: Use) -> None:
        use.say("one", use.seat)

    @first.ability(W.PLANS_BEFORE, header=BOTH)
    def must_two(use: Use) -> None:
        use.say("two", use.seat)

    @first.ability(W.OVER, header=BOTH, orderly=False)
    async def quietly(use: Use) -> None:
        await use.draw(1)

    @first.ability(W.OVER, header=BOTH, orderly=False)
    async def as_quietly(use: Use) -> None:
        await use.draw(1)

    @second.ability(W.PLANS_BEFORE, header=DUELS, may=True, once="duel")
    def may_once(use: Use) -> None:
        use.say("once", use.seat)

    @second.ability(W.PLANS_BEFORE, header=DUELS, may=True, when=lambda use: "once" in use.frame.said)
    def may_then(use: Use) -> None:
        use.say("then", use.seat)

    @second.ability(W.SETUP, header=SETUP)
    async def at_first(use: Use) -> None:
        await use.draw(2)

    known = registry()
    made = Registry({**known.aliens, "first": first, "second": second}, known.envoys, known.cards)
    monkeypatch.setattr(rulebook, "registry", lambda: made)
    monkeypatch.setattr(view, "registry", lambda: made)
    return duel


def said(t: Table) -> list[tuple[int, str]]:
    return [(event["seat"], event["what"]) for event in t.events("said")]


@pytest.mark.rule("D-GAP-06", "D-ABL-02")
def test_a_must_is_not_asked_but_its_place_among_several_is(tables: Tables) -> None:
    t = tables("first", "", card="bake-off")
    t.do(0, "order-uses", "first.must-two", options=["first.must-one", "first.must-two"])
    assert said(t) == [(0, "two"), (0, "one")]
    t.lock((0, "plan-06"), (1, "plan-08"))
    assert [event["source"] for event in t.events("drawn")] == ["first.quietly", "first.as-quietly"]


@pytest.mark.reading("duel-same-moment")
@pytest.mark.rule("D-GAP-06", "D-ABL-02")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_leader_comes_first_and_a_may_is_asked(tables: Tables, leader: int) -> None:
    t = tables("first", "second", card="rich-veins", leader=leader).dials(1, 1)
    if leader == 0:
        t.do(0, "order-uses", "first.must-one")
    assert t.decision(1, "use").source == "second.may-once"
    t.do(1, "use", "second.may-once", options=["pass", "second.may-once"])
    t.do(1, "use", "second.may-then", options=["pass", "second.may-then"])  # it applies only now
    if leader == 1:
        t.do(0, "order-uses", "first.must-one")
    assert t.open[0][1] == "lock-in"
    assert [seat for seat, _ in said(t)] == ([0, 0, 1, 1] if leader == 0 else [1, 1, 0, 0])


@pytest.mark.reading("duel-passed")
def test_a_pass_is_final_in_its_window_and_once_means_once(tables: Tables) -> None:
    t = tables("", "second", card="rich-veins").dials(1, 1)
    t.do(1, "use", "pass")
    t.lock((0, "plan-06", "blast-4"), (1, "plan-08", "blast-4")).dials(1, 1)
    t.do(1, "use", "second.may-once").do(1, "use", "pass")
    t.lock((0, "plan-08", "blast-3"), (1, "plan-10", "blast-3")).dials(1, 1)
    assert t.options(1, "use") == ["pass", "second.may-then"]


def at(monkeypatch: pytest.MonkeyPatch, *aliens: Alien) -> None:
    """These aliens can be played, too."""
    known = registry()
    made = Registry({**known.aliens, **{alien.id: alien for alien in aliens}}, known.envoys, known.cards)
    monkeypatch.setattr(rulebook, "registry", lambda: made)
    monkeypatch.setattr(view, "registry", lambda: made)


@pytest.mark.rule("D-GAP-06")
def test_what_applies_only_because_of_a_later_text_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    caller, echo = Alien("caller"), Alien("echo")

    @caller.ability(W.PLANS_BEFORE, header=BOTH)
    def call(use: Use) -> None:
        use.say("call", use.seat)

    @echo.ability(W.PLANS_BEFORE, header=BOTH, when=lambda use: "call" in use.frame.said)
    def answer(use: Use) -> None:
        use.say("answer", use.seat)

    at(monkeypatch, caller, echo)
    for leader in (0, 1):
        assert said(duel("caller", "echo", card="bake-off", leader=leader)) == [(0, "call"), (1, "answer")]


@pytest.mark.reading("duel-starts-over")
def test_once_in_a_round_is_once_in_each_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shouter = Alien("shouter")

    @shouter.ability(W.SENT, W.PLANS_BEFORE, header=DUELS, once="round")
    def shout(use: Use) -> None:
        use.say("shout", use.seat)

    at(monkeypatch, shouter)
    t = duel("shouter", "", card="rich-veins").dials(1, 1)
    assert said(t) == [(0, "shout")]
    t.lock((0, "plan-06", "blast-4"), (1, "plan-08", "blast-4")).dials(1, 1)
    assert said(t) == [(0, "shout")] * 2


@pytest.mark.rule("D-ABL-07", "D-GAP-38")
def test_texts_may_answer_ships_that_are_destroyed_or_come_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """One event for each seat that has lost ships, and after all of them have moved."""
    mourner = Alien("mourner")

    @mourner.ability(W.DESTROYED, header=DUELS)
    def mourn(use: Use[Destruction]) -> None:
        use.say(f"{use.event.owner}-{use.event.ships}", use.ships(seat=0) + use.ships(seat=1))

    @mourner.ability(W.ARRIVAL, header=DUELS)
    def see(use: Use) -> None:
        use.say("seen", use.ships(seat=use.other))

    at(monkeypatch, mourner)
    t = duel("mourner", "unseen", card="rich-veins").dials(3, 4)
    t.lock((0, "plan-06", "blast-3"), (1, "plan-08", "blast-2"))
    assert [(event["what"], event["word"]) for event in t.events("said")] == [("seen", 4), ("0-2", 2), ("1-3", 2)]
