"""The classic Filch flare: everybody may accuse, and whoever is caught pays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.encounter.aliens.filch_classic import (
    CLASSIC,
    CLOSED,
    DECK,
    DISCARDS,
    FIRST,
    FLARE,
    FREE_PROMPTS,
    SHIP,
    caught,
    cheated,
    classic,
    on_top,
    quiet,
    quiet_step,
    told,
)
from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from warptable.bots import make_bot
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.games.encounter.words.asking import label, question
from warptable.games.encounter.words.sentences import sentence
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Decision, Event, Rng, Session
from warptable.kernel.save import dump, load

# ---------------------------------------------------------------- accusing


@pytest.mark.reading("cheat-accuse")
def test_everybody_may_accuse_at_every_free_point_and_at_the_end() -> None:
    t = classic()
    moments: dict[str, list[int]] = {}
    while t.open != [(0, "second-encounter")]:
        for decision in t.session.decisions:
            if "accuse" in decision.options:
                moments.setdefault(decision.prompt, []).append(decision.seat)
        quiet_step(t)
    assert moments == {prompt: [0, 1, 2] for prompt in [*FREE_PROMPTS[:-1], CLOSED]}


def test_without_cards_in_any_other_hand_there_is_nobody_to_accuse() -> None:
    hands: dict[int, list[str]] = {0: ["attack-10"], 1: [], 2: []}
    t = table("mite", "void", "oracle", hands=hands, variants=(CLASSIC,))
    t.do(1, FIRST, "pass", options=["pass", "accuse"])  # only seats 1 and 2 see a hand that may hold the flare
    assert t.passes(2).open != [(0, FIRST)]


@pytest.mark.rule("F-FLARE-3", "F-FLARE-4", "F-FLARE-5")
@pytest.mark.reading("cheat-caught")
def test_caught_with_a_ship_it_goes_back_and_one_more_is_lost() -> None:
    t = caught(cheated(classic(), (SHIP, planet(2, 1))))
    assert t.open == [(2, "lose-ships")]
    assert (t.ships(2, WARP), t.ships(2, planet(2, 1))) == (1, 4)
    t.do(2, "lose-ships", {planet(2, 3): 1})
    assert (t.ships(2, WARP), t.ships(2, planet(2, 3))) == (2, 3)
    assert t.events("accused") == [{"source": "filch", "seat": 0, "victim": 2, "right": True}]
    assert t.events("card_shown") == [{"source": "filch", "seat": 2, "face": FLARE}]
    assert t.view(1).seats[2].known == [FLARE]
    assert [t.state.faces[card] for card in t.game.e.flares] == [FLARE]
    assert list(t.game.e.flares.values()) == [2]


def test_for_a_ship_that_has_left_its_colony_any_other_goes_back() -> None:
    hands = {0: ["attack-10", FLARE], 1: ["attack-06"]}
    outpost = planet(2, 4)
    moves = [(0, 1, planet(0), outpost), (0, 1, planet(0), WARP)]
    t = table("mite", "void", "oracle", hands=hands, moves=moves, variants=(CLASSIC,), first=0)
    t.do(0, FIRST, (SHIP, outpost))
    quiet(t, "launch").do(0, "launch", {outpost: 2})
    quiet(t, "window-FREE_3").passes(0).do(1, "window-FREE_3", "accuse").do(1, "accuse", 0)
    t.do(0, "lose-ships", {planet(0): 1, planet(0, 1): 1})
    assert (t.ships(0, WARP), t.ships(0, GATE)) == (2, 2)


@pytest.mark.reading("cheat-caught")
def test_caught_with_a_card_of_the_deck_it_goes_back_on_top() -> None:
    t = caught(cheated(classic(), DECK)).do(2, "lose-ships", {planet(2, 3): 1})
    assert t.hand(2) == ["attack-06", FLARE]
    assert t.state.faces[t.state.piles["cosmic"].draw[-1]] == "attack-30"
    assert t.events("loot_returned") == [{"source": "filch", "seat": 2, "loot": DECK}]
    assert "attack-30" not in str(told(t, 0))
    assert t.ships(2, WARP) == 2


def test_caught_with_a_card_of_the_discards_it_goes_back_openly() -> None:
    t = caught(cheated(classic(prepare=on_top("attack-15")), DISCARDS)).do(2, "lose-ships", {planet(2, 3): 1})
    assert (t.hand(2), t.discards()) == (["attack-06", FLARE], ["attack-15"])
    assert t.events("loot_returned") == [{"source": "filch", "seat": 2, "loot": DISCARDS, "face": "attack-15"}]


@pytest.mark.reading("cheat-caught")
def test_a_card_that_is_used_up_does_not_come_back() -> None:
    """The offense steals the card it wins with; the accuser comes too late for the card, not for the ship."""
    hands = {0: ["attack-01", FLARE], 1: ["attack-06"], 2: ["attack-06"]}
    t = table("mite", "void", "oracle", hands=hands, deck=["attack-30"], variants=(CLASSIC,))
    t.do(0, FIRST, DECK)
    while t.open != [(1, CLOSED)]:
        decision = t.session.decisions[0]
        if decision.prompt == "encounter-card":
            t.do(0, "encounter-card", "attack-30")
            t.scripted({(1, "encounter-card"): ["attack-06"]})
        else:
            quiet_step(t)
    t.do(1, CLOSED, "accuse").do(1, "accuse", 0)
    assert t.events("loot_returned") == []
    assert "attack-30" in t.discards()
    t.do(0, "lose-ships", {planet(0, 3): 1})
    assert t.ships(0, WARP) == 1


def test_a_lost_ship_may_be_saved_like_any_other() -> None:
    """The penalty is an ordinary loss: Zombie's ships never reach the warp."""
    t = caught(cheated(classic(aliens=("mite", "void", "zombie")), DECK)).do(2, "lose-ships", {planet(2, 3): 1})
    assert t.open == [(2, "ships-home")]
    assert t.ships(2, WARP) == 1


@pytest.mark.rule("F-FLARE-4")
@pytest.mark.reading("cheat-caught")
def test_a_caught_flare_is_the_players_flare_of_the_encounter() -> None:
    hands = {0: ["attack-10", "attack-04", FLARE, "flare-calculator"], 1: ["attack-06", "attack-08"]}
    t = table("mite", "void", "oracle", hands=hands, deck=["attack-30"], variants=(CLASSIC,))
    t.do(0, FIRST, DECK).do(1, FIRST, "accuse").do(1, "accuse", 0).do(0, "lose-ships", {planet(0, 3): 1})
    while t.open != [(0, "second-encounter")]:
        for decision in t.session.decisions:
            assert not any(t._is_card(decision.prompt, o) for o in decision.options if decision.kind == "offer")
        quiet_step(t)


@pytest.mark.rule("F-FLARE-3")
def test_a_caught_flare_is_spent_for_this_encounter_whoever_holds_it() -> None:
    t = caught(cheated(classic(variants=(CLASSIC, "freewheeling-flares")), DECK)).do(2, "lose-ships", {planet(2): 1})
    while t.open != [(0, "second-encounter")]:
        assert all(DECK not in decision.options for decision in t.session.decisions)
        quiet_step(t)


@pytest.mark.reading("cheat-accuse")
def test_a_wrong_accusation_costs_nothing_but_itself() -> None:
    t = classic()
    before = t.state.clone()
    t.do(0, FIRST, "accuse").do(0, "accuse", 2, options=[1, 2])
    assert t.events("accused") == [{"source": "filch", "seat": 0, "victim": 2, "right": False}]
    assert (t.state.ships, t.state.seats) == (before.ships, before.seats)
    t.passes(1, 2)
    assert t.open == [(1, "window-FREE_1")]  # seat 0 has had its accusation of this encounter


def test_accusing_somebody_else_does_not_uncover_the_cheat() -> None:
    t = cheated(classic(), DECK).do(0, "window-FREE_1", "accuse").do(0, "accuse", 1)
    assert (t.events("accused")[-1]["right"], t.hand(2)) == (False, ["attack-06", "attack-30", FLARE])
    assert caught(t, by=1).events("accused")[-1]["right"] is True


def test_nobody_is_caught_twice() -> None:
    t = caught(cheated(classic(), DECK)).do(2, "lose-ships", {planet(2, 3): 1})
    t.do(1, "window-FREE_1", "accuse").do(1, "accuse", 2)
    assert [event["right"] for event in t.events("accused")] == [True, False]
    assert t.ships(2, WARP) == 2


@pytest.mark.reading("cheat-forgotten")
def test_a_cheat_of_the_last_encounter_is_forgotten() -> None:
    t = cheated(classic(), DECK)
    quiet(t, "second-encounter").do(0, "second-encounter", "go-on")
    t.do(0, "window-FREE_1", "accuse").do(0, "accuse", 2)
    assert t.events("accused")[-1]["right"] is False
    assert "attack-30" in t.hand(2)


@pytest.mark.reading("cheat-forgotten")
def test_at_the_very_end_it_is_not_too_late() -> None:
    t = caught(cheated(classic(), DECK), by=1, prompt=CLOSED)
    assert t.events("accused")[-1]["right"] is True


# ---------------------------------------------------------------- save, fork, bots, texts


def test_a_saved_or_forked_game_remembers_the_cheat_and_the_accusations() -> None:
    t = cheated(classic(), DECK).do(0, "window-FREE_1", "accuse").do(0, "accuse", 1)
    for copy in (t.session.fork(), load(dump(t.session), [EncounterRules("ffg")])):
        again = Table(copy)
        caught(again, by=1).do(2, "lose-ships", {planet(2, 3): 1})
        assert again.hand(2) == ["attack-06", FLARE]
        assert all(seat != 0 for seat, prompt in again.open if prompt == "window-FREE_1")


def test_the_steady_bot_accuses_nobody() -> None:
    t = classic()
    decision = t.decision(0, FIRST)
    bot = make_bot("steady")
    for seed in range(40):
        assert bot.choose(lambda: t.view(0), decision, Rng.seeded("bot", seed)) == "pass"


def random_game(seed: int, variants: tuple[str, ...]) -> Session[Any]:
    """A random game with the flare in the deck, checked at every tenth decision."""
    players = 3 + seed % 3
    flares = ("filch", "human", "void", "clone", "zombie", "remora")
    settings = Settings("ffg", players, None, variants, flares).checked()
    game = Session.new(EncounterRules("ffg"), seed, settings, uniform=seed % 5 == 0)
    rng = Rng.seeded("classic", seed)
    count = 0
    while not game.over:
        decision: Decision[Any] = rng.choice(game.decisions)
        game.answer(decision, rng.choice(decision.options))
        count += 1
        if count % 10 == 0:
            assert problems(game) == []
    return game


@pytest.mark.parametrize("games", [3, pytest.param(8, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    "others", [(), ("hidden-powers",), ("rotating-powers",), ("freewheeling-flares", "four-planets")]
)
def test_random_games_with_it_run_clean(others: tuple[str, ...], games: int) -> None:
    found: set[str] = set()
    for seed in range(games):
        log: list[Event] = random_game(seed, (CLASSIC, *others)).log
        found |= {event.kind for event in log} & {"cheated", "accused", "loot_returned"}
    assert found == {"cheated", "accused", "loot_returned"}


@pytest.mark.parametrize(
    ("locale", "words", "lines"),
    [
        (
            "en",
            [
                "Accuse somebody of cheating",
                "Cheat: put a ship from the warp on G1",
                "Cheat: take the top card of the deck",
            ],
            [
                "You cheat, and nobody is told: Attack 30 from the deck.",
                "Red accuses you of cheating, and it is true!",
            ],
        ),
        (
            "de",
            ["Jemandem Schummeln vorwerfen", "Schummeln: ein Schiff aus dem Warp nach G1 setzen"],
            ["Rot wirft dir Schummeln vor, und es stimmt!", "Du legst eine Karte auf den Stapel zurück."],
        ),
    ],
)
def test_it_speaks(locale: str, words: list[str], lines: list[str]) -> None:
    t = classic().passes(0, 1)
    speaker = Speaker(locale, 2, t.view(2).home_of, "ffg")
    decision = t.decision(2, FIRST)
    labels = [label(speaker, decision, option, t.view(2)) for option in decision.options]
    assert set(words) <= set(labels)
    t.do(2, FIRST, DECK)
    quiet(t, "window-FREE_1").do(0, "window-FREE_1", "accuse")
    assert question(Speaker(locale, 0, t.view(0).home_of, "ffg"), t.session.decisions[0], t.view(0)).endswith("?")
    t.do(0, "accuse", 2)
    assert set(lines) <= {sentence(speaker, event) for event in told(t, 2)}
