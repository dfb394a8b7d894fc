"""The stage never promises what a rule, an open card or a result already known makes untrue. Over many encounters of
bots everything that could be read is compared with what came of it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import Markup

import warptable
from tests.games.duel.page.promises import follow_duels
from tests.games.duel.scenario import duel
from tests.games.encounter.page.promises import follow
from tests.games.encounter.scenario import Table, planet, table
from warptable.games.duel.engine.game import Game
from warptable.games.duel.page.examples import scene_of as duel_scene_of
from warptable.games.duel.page.scene.build import with_advantage
from warptable.games.duel.page.scene.data import Fought
from warptable.games.duel.page.stage import stage as duel_stage
from warptable.games.duel.page.stage.volley import volley
from warptable.games.encounter.engine.model.outlook import Fate
from warptable.games.encounter.engine.model.places import BESIDE, GATE
from warptable.games.encounter.engine.rules.outlook import foreseen, outlooks
from warptable.games.encounter.page.examples import scene_of
from warptable.games.encounter.page.stage import stage
from warptable.kernel import Session
from warptable.table.page.frames import whole

COSMOS = ("technology", "reward-deck", "flagships", "dominion-aliens")
TABLES = {
    "ffg": ("ffg", 4, ()),
    "cosmos": ("ffg", 5, COSMOS),
    "dominion": ("ffg", 4, ("dominion-aliens", "reward-deck")),
    "avalon": ("avalon", 4, ()),
}
MANY = 2000


def games(edition: str, players: int, variants: tuple[str, ...] = (), first: int = 0) -> Iterator[Session[Any]]:
    return (warptable.new_game(edition, players, seed, None, variants) for seed in itertools.count(first))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("encounters", [60, pytest.param(MANY, marks=pytest.mark.soak)])
def test_no_promise_is_broken(name: str, encounters: int, monkeypatch: pytest.MonkeyPatch) -> None:
    promises = follow(monkeypatch, games(*TABLES[name]), encounters)
    assert promises.broken == []
    assert sum(promises.kept.values()) > 2 * encounters
    assert promises.kept["result"] > encounters // 2
    assert {"loses", "keeps", "colony", "again"} <= set(promises.kept)


@pytest.mark.parametrize("duels", [60, pytest.param(MANY, marks=pytest.mark.soak)])
def test_no_promise_of_duel_is_broken(duels: int) -> None:
    promises = follow_duels(games("duel", 2), duels)
    assert promises.broken == []
    assert sum(promises.kept.values()) > duels // 4
    assert {"ahead", "advantage", "alone"} <= set(promises.kept)


# ---- single cases --------------------------------------------------------------------------------------------------


def page(t: Table, seat: int | None = None, locale: str = "en") -> str:
    return whole(stage(scene_of(t.session, seat, locale)))


def fates(t: Table, case: str) -> list[Fate]:
    [found] = [outlook for outlook in outlooks(t.game) if outlook.case == case]
    return list(found.fates)


DESTRUCT = "kicker-1-self-destruct"


def destroyed() -> Table:
    """Attack meets negotiate, and a kicker destroys everything; the outcome is known, nothing has moved."""
    t = table(
        players=4,
        hands={0: ["attack-10"], 1: ["negotiate"]},
        rewards={1: [DESTRUCT]},
        variants=("reward-deck", "flagships"),
    )
    joining = ((0, "invite", (2,)), (1, "invite", (3,)), (2, "ally", "offense"), (3, "ally", "defense"))
    laid = (1, "window-PLANNING_BEFORE", DESTRUCT)
    return until(t, lambda t: t.state.step == "resolution.result", *joining, laid)


@pytest.mark.rule("N-KICK-11")
def test_a_kicker_by_which_both_lose_is_what_the_stage_says() -> None:
    t = destroyed()
    ships = t.state.ships
    shown = page(t)
    assert "Both sides lose" in shown
    assert "Attack beats negotiate" not in shown
    assert "colony" not in shown.replace("colonies", "")
    assert "A kicker decides: both sides lose." in shown
    assert fates(t, "both_lost") == [
        Fate(0, "loses", ships[GATE][0]),
        Fate(2, "loses", ships[GATE][2]),
        Fate(1, "loses-colony", ships[5][1]),
        Fate(3, "loses", ships[BESIDE][3]),
    ]
    german = page(t, locale="de")
    assert "Beide Seiten verlieren" in german
    assert "Angriff schlägt" not in german


def until(t: Table, reached: Callable[[Table], bool], *answers: tuple[int, str, Any]) -> Table:
    """Play on with these answers, otherwise without doing anything."""
    left = {(seat, prompt): answer for seat, prompt, answer in answers}
    while not reached(t):
        decision = t.session.decisions[0]
        t.do(decision.seat, decision.prompt, left.pop((decision.seat, decision.prompt), decision.default))
    return t


def is_revealed(t: Table) -> bool:
    return t.game.e.revealed


@pytest.mark.rule("F-GOAL-9", "F-SECOND-1")
@pytest.mark.parametrize(("already", "promised"), [(3, True), (4, False)])
@pytest.mark.parametrize("winner", [0, 2], ids=["the offense", "an ally"])
def test_no_second_encounter_is_promised_where_a_colony_ends_the_game(
    winner: int, already: int, promised: bool
) -> None:
    """Also where it is an ally who has enough colonies by then."""
    abroad = [planet(3, number) for number in range(4)]
    moves = [(winner, 1, planet(winner, 4), there) for there in abroad[:already]]
    t = table(players=4, hands={0: ["attack-20"], 1: ["attack-08"], 3: ["reinforcement-2"]}, moves=moves, uniform=True)
    until(t, is_revealed, (0, "invite", (2,)), (2, "ally", "offense"))
    assert t.game.seats[winner].foreign == already
    assert Fate(winner, "colony", already + 1) in fates(t, "offense")
    assert (Fate(0, "again", 1) in fates(t, "offense")) == promised
    assert ("a second encounter (takes an encounter card)" in page(t)) == promised
    assert ("zweite Begegnung (mit einer Begegnungskarte)" in page(t, locale="de")) == promised


@pytest.mark.rule("F-POWER-1", "F-COMP-2")
def test_a_power_that_is_lost_with_the_planet_doubles_no_compensation() -> None:
    """Macron holds three home colonies, and loses one of them to an attack."""
    moves = [(1, 4, planet(1, 3), planet(1, 1)), (1, 4, planet(1, 4), planet(1, 1))]
    for given, cards in ((moves, 4), (moves[:1], 8)):
        hands = {0: ["attack-10", *["negotiate"] * 9], 1: ["negotiate"]}
        t = table("void", "macron", "mite", hands=hands, moves=given, uniform=True)
        until(t, is_revealed, (0, "encounter-card", "attack-10"))
        assert Fate(1, "compensation", cards) in fates(t, "offense")


def test_nothing_is_promised_while_the_text_of_an_open_card_is_to_come() -> None:
    """Epic Oratory asks the attacker before the cards are compared."""
    oratory = "negotiate-epic-oratory"
    t = table(players=3, hands={0: ["attack-10", "emotion-control"]}, rewards={1: [oratory]})
    until(t, is_revealed, (1, "encounter-card", oratory))
    assert t.open == [(0, "window-REVEALED_CARD")], "the other card is not yet heard"
    assert foreseen(t.game) is None
    assert "Attack beats negotiate" not in page(t)
    until(t, lambda t: t.open == [(0, "negotiate-epic-oratory-choice")])
    assert "Attack beats negotiate" in page(t), "as it stands"
    assert "What follows" not in page(t)
    assert "You would win" in page(t, 0)


@pytest.mark.rule("F-DEAL-11", "N-KICK-9")
def test_the_deal_board_says_what_breaking_off_costs_each() -> None:
    """Right of Refusal costs its player nothing, a kicker doubles what the opponent loses."""
    refusal = "negotiate-right-of-refusal"
    t = table(players=3, hands={0: ["negotiate"]}, rewards={1: [refusal], 0: ["kicker-2-duplicity"]})
    t.encounter(ships={planet(0): 2})
    t.do(0, "window-PLANNING_BEFORE", "kicker-2-duplicity").encounter(cards=("negotiate", refusal))
    assert t.open == [(0, "deal")]
    assert fates(t, "no_deal") == [Fate(0, "loses", 3), Fate(1, "loses-nothing")]
    for shown in (page(t, 0), page(t, 1)):
        assert "each of you loses" not in shown
    assert "No deal: you lose 3 ships to the warp, Blue loses no ships." in page(t, 0)
    assert "Ohne Abkommen: Rot verliert 3 Schiffe an den Warp, Du verlierst keine Schiffe." in page(t, 1, "de")


# ---- Duel ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("planets", "seat", "worth"), [({0: (1, 0), 1: (0, 1)}, -1, 0), ({0: (1, 0)}, 1, 4)], ids=["denied", "not denied"]
)
def test_the_volley_promises_no_ship_advantage_that_a_text_denies(
    planets: dict[int, tuple[int, int]], seat: int, worth: int
) -> None:
    """The Swarm's opponent has none unless the Swarm is ahead."""
    t = duel("swarm", "sponge", card="rich-veins", planets=planets)
    t.dials(1, 3)
    found = with_advantage(t.session, Fought(damage=(0, 0), before=(1, 3)))
    assert (found.advantaged, found.worth) == (seat, worth)
    scene = replace(duel_scene_of(t.session, 0), fought=found)
    said = {-1: "belongs to nobody: a text denies it", 1: "belongs to Blue"}[seat]
    assert said in volley(scene).striptags()


def test_nobody_is_said_to_be_ahead_while_plans_are_still_put_together() -> None:
    t = duel("hybrid", "sponge", card="bake-off", hands={0: ["plan-31", "plan-06", "plan-02"]})
    t.lock((0, "plan-31", ("with", "plan-06")), (1, "plan-18"))
    assert t.open == [(0, "build")]
    assert "is ahead" not in str(duel_stage(duel_scene_of(t.session, 1)))


@pytest.mark.rule("D-D10-01")
def test_a_prize_that_may_be_denied_is_not_promised() -> None:
    """Red Tape is asked whether it denies Blue the prize."""

    def with_forms(game: Game) -> None:
        game.seats[0].memory["forms"] = 4

    t = duel("red-tape", "sponge", card="vacant-shipyard", prepare=with_forms)
    t.fight((1, 1), ("plan-18", "plan-04"), ("shield-2", "shield-2"))
    assert t.open == [(0, "use")]
    for locale, maybe, surely in (
        ("en", "The prize would be yours", "The prize is yours"),
        ("de", "Der Preis würde dir gehören", "Der Preis gehört dir"),
    ):
        shown = Markup(str(duel_stage(duel_scene_of(t.session, 1, locale)))).striptags()
        assert maybe in shown
        assert surely not in shown
