"""The classic Filch flare, an option of the table: a licence to cheat, and everybody may accuse."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from tests.scenario import GATE, WARP, Table, planet, table
from warptable.bots import make_bot
from warptable.encounter.checks import problems
from warptable.encounter.editions import edition_for
from warptable.encounter.model.views import View
from warptable.encounter.model.windows import FREE
from warptable.encounter.rulebook import EncounterRules, Settings
from warptable.kernel import Decision, Event, Rng, Session
from warptable.kernel.save import dump, load
from warptable.text.encounter.asking import label, question
from warptable.text.encounter.speaker import Speaker
from warptable.text.encounter.telling import sentence

CLASSIC = "classic-filch"
FLARE = "flare-filch"
SHIP, DECK, DISCARDS = "cheat-ship", "cheat-deck", "cheat-discards"
FIRST = "window-FREE_0"
CLOSED = "window-ENCOUNTER_CLOSED"
GRAB = "window-CARD_PLAYED"
FREE_PROMPTS = [f"window-{window.name}" for window in FREE]
CARDS = ("attack-10", "attack-06")


def classic(
    *third: str,
    aliens: tuple[str, ...] = ("mite", "void", "oracle"),
    own: tuple[str, ...] = (),
    prepare: Any = None,
    uniform: bool = False,
    variants: tuple[str, ...] = (CLASSIC,),
    moves: tuple[tuple[int, int, int, int], ...] = ((2, 1, planet(2), WARP),),
) -> Table:
    """The outsider on seat 2 holds the flare (and has a ship in the warp); seat 0 is about to attack seat 1."""
    hands = {0: [*CARDS[:1], "attack-04", *own], 1: [CARDS[1], "attack-08"], 2: ["attack-06", FLARE, *third]}
    deck = ["attack-30", "attack-20"]
    return table(*aliens, hands=hands, deck=deck, variants=variants, moves=moves, prepare=prepare, uniform=uniform)


def on_top(face: str) -> Any:
    """Put a card of this face on the discard pile before the game starts."""

    def prepare(game: Any) -> None:
        card = next(card for card in game.s.piles["cosmic"].draw if game.s.faces[card] == face)
        game.s.piles["cosmic"].draw.remove(card)
        game.s.piles["cosmic"].discard.append(card)
        game.s.seen[card] = (1 << game.n) - 1

    return prepare


def quiet(t: Table, *until: str) -> Table:
    """Everybody passes every offer, and plain questions are answered, up to a prompt."""
    while t.open and not any(prompt in until for _, prompt in t.open):
        quiet_step(t)
    return t


def quiet_step(t: Table) -> None:
    """Answer one open question quietly."""
    decision = t.session.decisions[0]
    if decision.kind == "offer":
        t.passes(decision.seat)
    else:
        plain = {"regroup": planet(0), "aim": planet(1), "launch": 3, "invite": ()}
        t.do(
            decision.seat, decision.prompt, plain[decision.prompt] if decision.prompt in plain else CARDS[decision.seat]
        )


def cheated(t: Table, loot: Any) -> Table:
    """Seat 2 cheats at the first free point, after the others have passed."""
    return t.passes(0, 1).do(2, FIRST, loot)


def caught(t: Table, by: int = 0, prompt: str = "window-FREE_1") -> Table:
    """Somebody accuses seat 2 at the next free point."""
    quiet(t, prompt)
    while t.open[0][0] != by:
        t.passes(t.open[0][0])
    return t.do(by, prompt, "accuse").do(by, "accuse", 2)


def told(t: Table, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in t.session.log if event.known_to(seat)]


# ---------------------------------------------------------------- off by default


@pytest.mark.rule("F-FLARE-5")
def test_without_the_variant_the_flare_grabs_and_nobody_cheats_or_accuses() -> None:
    hands = {0: ["attack-10", "mobius-tubes"], 2: ["attack-06", "negotiate", FLARE]}
    t = table("mite", "void", "oracle", hands=hands, moves=[(0, 4, planet(0), WARP)])
    assert t.open == [(0, "window-ENCOUNTER_START")]
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").do(2, GRAB, FLARE, options=["pass", FLARE])
    assert t.hand(2) == ["attack-06", FLARE, "mobius-tubes"]


def test_only_the_named_variant_turns_the_flare_into_its_classic_version() -> None:
    assert edition_for("ffg", (), 3).classic == ()
    assert edition_for("ffg", (CLASSIC,), 3).classic == ("filch",)


@pytest.mark.rule("F-FLARE-5")
def test_with_the_variant_the_flare_grabs_nothing() -> None:
    t = classic("negotiate", own=("mobius-tubes",)).passes(0, 1, 2)
    t.do(0, "window-ENCOUNTER_START", "mobius-tubes").do(2, "ships-home", {planet(2, 1): 1})
    assert (t.discards(), t.hand(2)) == (["mobius-tubes"], ["attack-06", FLARE, "negotiate"])


# ---------------------------------------------------------------- cheating


@pytest.mark.rule("F-FLARE-5")
def test_everything_within_reach_is_offered_at_once() -> None:
    t = classic(prepare=on_top("attack-15")).passes(0, 1)
    ships = [(SHIP, planet(2, n)) for n in range(5)]
    t.do(2, FIRST, "pass", options=["pass", "accuse", *ships, DECK, DISCARDS])


def test_without_ships_in_the_warp_or_discards_only_the_deck_is_left() -> None:
    classic(moves=()).passes(0, 1).do(2, FIRST, "pass", options=["pass", "accuse", DECK])


def test_a_ship_comes_back_from_the_warp() -> None:
    t = cheated(classic(), (SHIP, planet(2, 1)))
    assert (t.ships(2, WARP), t.ships(2, planet(2, 1))) == (0, 5)


def test_ships_fresh_in_the_warp_are_the_last_to_leave_it() -> None:
    t = classic("flare-human", own=("plague",)).passes(0, 1, 2)
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 2)
    t.do(2, "lose-ships", {planet(2, 1): 3}).do(2, "plague-card", "flare-human")
    assert (t.game.e.seats[2].warped, t.ships(2, WARP)) == (3, 4)
    quiet(t, "window-FREE_1").passes(0, 1).do(2, "window-FREE_1", (SHIP, planet(2, 2)))
    assert (t.game.e.seats[2].warped, t.ships(2, WARP)) == (3, 3)


def test_the_top_card_of_the_deck_goes_to_the_hand() -> None:
    t = cheated(classic(), DECK)
    assert t.hand(2) == ["attack-06", "attack-30", FLARE]


def test_the_top_card_of_the_discards_goes_to_the_hand() -> None:
    t = cheated(classic(prepare=on_top("attack-15")), DISCARDS)
    assert (t.hand(2), t.discards()) == (["attack-06", "attack-15", FLARE], [])


@pytest.mark.rule("F-FLARE-3", "F-FLARE-4")
def test_cheating_is_once_in_an_encounter_and_does_not_count_as_a_flare() -> None:
    t = cheated(classic("flare-human"), DECK)
    assert t.game.e.flares == {}
    quiet(t, "window-FREE_1").passes(0, 1).do(2, "window-FREE_1", "pass", options=["pass", "accuse"])


def test_in_the_next_encounter_it_may_cheat_again() -> None:
    t = cheated(classic(), DECK)
    quiet(t, "second-encounter").do(0, "second-encounter", "go-on")
    t.passes(0, 1).do(2, "window-FREE_1", DECK)
    assert t.hand(2) == ["attack-06", "attack-20", "attack-30", FLARE]


@pytest.mark.rule("F-FLARE-4")
def test_who_has_played_another_flare_in_this_encounter_cannot_cheat() -> None:
    hands = {0: ["attack-10", FLARE, "flare-calculator"], 1: ["attack-06", "attack-08"]}
    t = table("mite", "void", "oracle", hands=hands, variants=(CLASSIC,))
    quiet(t, "window-CARDS_SELECTED").do(0, "window-CARDS_SELECTED", "flare-calculator")
    t.do(0, "calculator-call", "odd").do(0, "window-FREE_5", "pass", options=["pass", "accuse"])


@pytest.mark.rule("F-FLARE-6")
def test_filch_in_force_cannot_cheat_and_has_its_super() -> None:
    t = classic(aliens=("mite", "void", "filch")).passes(0, 1)
    t.do(2, FIRST, "pass", options=["pass", "accuse"])
    quiet(t, "window-CARDS_DISCARDED").do(2, "window-CARDS_DISCARDED", FLARE).do(2, "filch-card", "attack-10")
    assert t.hand(2) == ["attack-06", "attack-10", FLARE]


@pytest.mark.rule("F-TIMING-4")
def test_a_card_zap_finds_nothing_to_answer() -> None:
    t = cheated(classic(own=("card-zap",)), DECK)
    assert t.open == [(0, "window-FREE_1")]


def test_a_flare_on_a_sheet_is_no_licence() -> None:
    """Playing off the hoard is a use of the power, which everybody sees."""
    hands = {0: ["attack-10", "attack-04"], 1: ["attack-06"], 2: ["attack-06"]}
    t = table("mite", "void", "miser", hands=hands, stored={2: [FLARE, "attack-08"]}, variants=(CLASSIC,))
    t.passes(0, 1).do(2, FIRST, "pass", options=["pass", "accuse"])


# ---------------------------------------------------------------- nobody is told


@pytest.mark.parametrize("loot", [(SHIP, planet(2, 1)), DECK, DISCARDS])
def test_the_holder_learns_of_it_and_nobody_else(loot: Any) -> None:
    t = classic(prepare=on_top("attack-15"))
    fair = classic(prepare=on_top("attack-15")).passes(0, 1, 2)
    cheated(t, loot)
    for seat in (0, 1, None):
        assert told(t, seat) == told(fair, seat)
        assert t.session.waiting() == fair.session.waiting()
    last = next(event for event in told(t, 2) if event["kind"] == "cheated")
    assert last["loot"] == (loot[0] if isinstance(loot, tuple) else loot)
    assert len(told(t, 2)) == len(told(fair, 2)) + 1


def differs(field: str, one: View, other: View) -> bool:
    return bool(getattr(one, field) != getattr(other, field))


@pytest.mark.parametrize(
    ("loot", "changed"),
    [((SHIP, planet(2, 1)), {"planets", "warp"}), (DECK, {"seats", "deck"}), (DISCARDS, {"seats", "discard"})],
)
def test_in_the_view_of_the_others_only_counters_change(loot: Any, changed: set[str]) -> None:
    t = classic(prepare=on_top("attack-15")).passes(0, 1)
    before = t.view(0), t.view(None)
    fair = classic(prepare=on_top("attack-15")).passes(0, 1, 2)
    t.do(2, FIRST, loot)
    for old, seat in zip(before, (0, None), strict=True):
        now = t.view(seat)
        assert {field.name for field in fields(now) if differs(field.name, now, fair.view(seat))} == changed
        for number, (mine, theirs) in enumerate(zip(now.seats, old.seats, strict=True)):
            more = 1 if number == 2 and loot in (DECK, DISCARDS) else 0
            assert mine == replace(theirs, hand=theirs.hand + more)


def test_who_knew_the_top_of_the_deck_does_not_see_it_in_the_hand() -> None:
    def known_to_all(game: Any) -> None:
        game.s.seen[game.s.piles["cosmic"].draw[-1]] = 7

    t = cheated(classic(prepare=known_to_all), DECK)
    assert t.view(0).seats[2].known == []


@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize("loot", [(SHIP, planet(2, 1)), DECK])
def test_the_questions_of_a_whole_encounter_do_not_betray_it(loot: Any, uniform: bool) -> None:
    """Who is asked, and in which order, is the same with and without a cheat."""

    def asked(answer: Any) -> list[tuple[tuple[int, str], ...]]:
        t = classic(uniform=uniform, moves=((2, 2, planet(2), WARP),))  # one ship is left in the warp in any case
        seen = []
        done = False
        while t.open != [(0, "second-encounter")]:
            seen.append(t.session.waiting())
            if not done and t.open == [(2, FIRST)]:
                t.do(2, FIRST, answer)
                done = True
            else:
                quiet_step(t)
        assert done
        return seen

    assert asked(loot) == asked("pass")


@pytest.mark.rule("F-TIMING-1")
def test_asked_uniformly_also_who_holds_no_flare_is_asked_after_its_accusation() -> None:
    def asked(second: str) -> list[tuple[int, str]]:
        hands = {0: ["attack-10"], 1: ["attack-06", second], 2: ["attack-06"]}
        deck = [FLARE] if second != FLARE else []
        t = table("mite", "void", "oracle", hands=hands, deck=deck, variants=(CLASSIC,), uniform=True)
        while t.open != [(1, FIRST)]:
            t.passes(t.open[0][0])
        t.do(1, FIRST, "accuse").do(1, "accuse", 0)
        seen = []
        while t.open != [(0, "second-encounter")]:
            seen.append(t.open[0])
            quiet_step(t)
        return seen

    holder, other = asked(FLARE), asked("attack-08")
    assert holder == other
    assert [prompt for seat, prompt in other if seat == 1 and prompt in FREE_PROMPTS] != []


# ---------------------------------------------------------------- accusing


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


def test_a_cheat_of_the_last_encounter_is_forgotten() -> None:
    t = cheated(classic(), DECK)
    quiet(t, "second-encounter").do(0, "second-encounter", "go-on")
    t.do(0, "window-FREE_1", "accuse").do(0, "accuse", 2)
    assert t.events("accused")[-1]["right"] is False
    assert "attack-30" in t.hand(2)


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
