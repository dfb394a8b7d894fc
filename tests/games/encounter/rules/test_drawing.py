"""New hands, an empty deck, the cosmic quake (F-DRAW, F-FAQ-9, N-QUAKE)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table
from warptable.games.encounter.engine import game as game_module
from warptable.games.encounter.engine.editions import Edition, edition_for
from warptable.games.encounter.engine.editions.ffg import DECK

NO_ENCOUNTER_CARD = ["reinforcement-2", "reinforcement-2", "reinforcement-3", "reinforcement-3", "reinforcement-3"]
NO_ENCOUNTER_CARD += ["reinforcement-5", "force-field", "ionic-gas"]


def all_but(*hands: Sequence[str], keep: Sequence[str] = ()) -> list[str]:
    """Every card of the deck that is in none of these hands, and not to be kept in the deck."""
    left = Counter(dict(DECK))
    for faces in (*hands, keep):
        left.subtract(Counter(faces))
    return list(left.elements())


def size_of_deck() -> int:
    return sum(count for _, count in DECK)


@pytest.fixture
def quakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The switch of an expansion: a draw from nothing shakes up all hands."""

    def switched(name: str, variants: tuple[str, ...], players: int) -> Edition:
        return replace(edition_for(name, variants, players), quake_on_empty=True)

    monkeypatch.setattr(game_module, "edition_for", switched)


# ---- when a hand is drawn -----------------------------------------------------------------------


@pytest.mark.rule("F-DRAW-1")
def test_nobody_draws_because_an_encounter_or_a_turn_ends_or_a_hand_is_empty() -> None:
    t = table(players=3, hands={0: ["attack-20"], 1: ["attack-04", "attack-06"], 2: []}, destiny=["blue", "red"])
    t.encounter(ships=1, cards=("attack-20", "attack-04"))
    assert t.events("turn")[-1]["seat"] == 1, "red's turn is over"
    assert (t.hand(0), t.hand(1), t.hand(2)) == ([], ["attack-06"], [])
    assert t.events("drew") == []


@pytest.mark.rule("F-DRAW-2", "F-DRAW-3")
def test_an_offense_without_encounter_card_shows_and_discards_its_hand_and_draws_eight() -> None:
    top = ["attack-00", "attack-01", *NO_ENCOUNTER_CARD[:6]]
    t = table(players=3, hands={0: ["ionic-gas", "quash"]}, deck=top)
    assert t.open == [(0, "aim")], "nothing in that hand could be played at the start of the turn"
    assert t.events("new_hand") == [{"source": "F-START-2", "seat": 0, "faces": ["ionic-gas", "quash"]}]
    assert t.discards() == ["ionic-gas", "quash"]
    assert t.hand(0) == sorted(top)
    assert [(event["seat"], event["number"]) for event in t.events("drew")] == [(0, 8)]


@pytest.mark.rule("F-DRAW-2", "F-DRAW-3")
def test_a_defense_without_encounter_card_draws_when_it_must_play_one() -> None:
    top = ["attack-00", "attack-01", *NO_ENCOUNTER_CARD[:6]]
    t = table(players=3, hands={0: ["attack-08"], 1: ["quash"], 2: ["ionic-gas"]}, deck=top)
    t.encounter(ships=1)
    assert t.open == [(1, "encounter-card")]
    assert t.events("new_hand") == [{"source": "F-PLAN-2", "seat": 1, "faces": ["quash"]}]
    assert t.discards() == ["quash"]
    assert t.hand(1) == sorted(top)
    assert t.hand(2) == ["ionic-gas"], "a bystander draws nothing"
    assert t.view(None).step.startswith("planning."), "not before"


@pytest.mark.rule("F-DRAW-2")
def test_a_hand_with_an_encounter_card_is_never_replaced() -> None:
    t = table(players=3, hands={0: ["attack-08", "quash"], 1: ["negotiate", "ionic-gas"]})
    t.encounter(ships=1)
    assert t.events("new_hand") == t.events("drew") == []


@pytest.mark.rule("F-DRAW-3", "A-PLAGUE-1")
def test_before_that_a_card_that_can_be_played_now_may_be_played() -> None:
    """No artifact of this edition has its moment then; the Plague of the other edition has."""
    for answer in ("plague", "pass"):
        t = table(players=3, edition="avalon", hands={0: ["plague", "force-field"]})
        t.do(0, "window-NEW_HAND", answer, options=["pass", "plague"])
        if answer == "plague":
            t.do(0, "plague-victim", 1)
            t.do(1, "lose-ships", 3)
            assert t.ships(1, WARP) == 3
        shown = ["force-field"] if answer == "plague" else ["plague", "force-field"]
        assert t.events("new_hand")[0]["faces"] == shown
        assert t.state.faces[t.state.piles["cosmic"].discard[-1]] == shown[-1]


@pytest.mark.rule("F-DRAW-3", "F-START-2", "A-DRAW-3")
@pytest.mark.parametrize(("edition", "asked"), [("ffg", False), ("avalon", True)])
@pytest.mark.reading("played-before-a-new-hand")
def test_at_the_start_of_a_turn_a_card_of_the_first_encounter_can_be_played_only_if_that_has_begun(
    edition: str, asked: bool
) -> None:
    """In 2008 a phase comes before it; in 2000 the turn begins with the first step of the encounter."""
    warp = [(1, 2, planet(1), WARP)]
    t = table(players=3, edition=edition, hands={0: ["mobius-tubes"]}, moves=warp, deck=["attack-08"])
    assert (t.open == [(0, "window-TURN_HAND")]) is asked
    if asked:
        t.do(0, "window-TURN_HAND", "mobius-tubes", options=["pass", "mobius-tubes"]).do(1, "ships-home", 2)
    assert (t.ships(1, WARP), t.discards()) == (0 if asked else 2, ["mobius-tubes"])


@pytest.mark.rule("F-DRAW-4", "F-DRAW-5")
def test_an_offense_that_runs_out_of_encounter_cards_loses_its_turn_and_all_ships_go_home() -> None:
    """The Plague takes its only encounter card after the turn has begun."""
    t = table(
        players=4,
        hands={0: ["attack-08", "quash", "reinforcement-2", "reinforcement-3"], 1: ["attack-06", "plague"]},
        moves=[(2, 3, planet(2), planet(2, 1))],
    )
    t.do(1, "window-ENCOUNTER_START", "plague").do(1, "plague-victim", 0).do(0, "lose-ships", {planet(0, 4): 3})
    t.do(0, "plague-card", "reinforcement-2", options=["reinforcement-2", "reinforcement-3"])
    t.do(0, "regroup", planet(0, 4))
    allies = {2: ("defense", {planet(2, 2): 2}), 3: ("offense", {planet(3): 1})}
    t.encounter(ships={planet(0): 3}, allies=allies)
    assert t.events("turn_breaks_off") == [{"source": "F-PLAN-3", "seat": 0}]
    assert t.events("new_hand") == [], "F-START-3: not a second time"
    t.do(0, "ships-home", {planet(0, 1): 3}, options=range(5))
    t.do(2, "ships-home", {planet(2): 2}, options=range(10, 15))
    t.do(3, "ships-home", {planet(3, 1): 1}, options=range(15, 20))
    assert {event["source"] for event in t.events("ships_home")} == {"F-DRAW-5"}
    assert [t.ships(seat, GATE) + t.ships(seat, BESIDE) for seat in range(4)] == [0, 0, 0, 0]
    assert (t.ships(0, planet(0, 1)), t.ships(2, planet(2)), t.ships(3, planet(3, 1))) == (7, 3, 5)
    assert t.events("revealed") == t.events("outcome") == []
    assert t.hand(0) == ["reinforcement-3"]
    assert t.events("turn")[-1]["seat"] == 1


@pytest.mark.rule("F-DRAW-6")
def test_a_defense_repeats_until_it_has_an_encounter_card() -> None:
    t = table(players=3, hands={1: ["quash"]}, deck=[*NO_ENCOUNTER_CARD, "attack-00", "negotiate"])
    t.encounter(ships=1)
    assert t.open == [(1, "encounter-card")]
    assert [event["faces"] for event in t.events("new_hand")] == [["quash"], NO_ENCOUNTER_CARD]
    assert t.discards() == ["quash", *NO_ENCOUNTER_CARD]
    assert len(t.hand(1)) == 8
    assert {"attack-00", "negotiate"} <= set(t.hand(1))


# ---- the deck runs out ---------------------------------------------------------------------------


@pytest.mark.rule("F-DRAW-7")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    red, in_deck = ["reinforcement-2", "reinforcement-3", "ionic-gas", "quash"], ["attack-00", "attack-01", "negotiate"]
    rest = all_but(red, ["attack-06"], keep=in_deck)
    t = table(players=3, hands={0: red, 1: ["attack-06"], 2: rest}, deck=in_deck)
    t.passes(2)  # the Plague
    assert t.events("reshuffled") == [{"source": "F-DRAW-7", "cards": len(red)}]
    assert t.hand(0) == sorted([*red, *in_deck]), "what was discarded came back, and then nothing was left"
    assert (t.state.piles["cosmic"].draw, t.state.piles["cosmic"].discard) == ([], [])


RED, BLUE, GREEN = ["attack-04", "attack-07"], ["attack-40", "attack-09"], ["attack-11"]


def reward_from_an_empty_deck(*in_deck: str) -> Table:
    """Green is due four cards for helping the defense; yellow holds all that is not in the deck."""
    yellow = all_but(RED, BLUE, GREEN, keep=in_deck)
    t = table(players=4, hands={0: RED, 1: BLUE, 2: GREEN, 3: yellow}, deck=in_deck)
    t.passes(3)  # the Plague
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 4})}, cards=("attack-04", "attack-40"))
    while t.open[0][0] == 3:  # Force Field, Emotion Control, Ionic Gas
        t.passes(3)
        t.scripted({(0, "encounter-card"): ["attack-04"], (1, "encounter-card"): ["attack-40"]})
    assert len(t.state.piles["cosmic"].draw) == len(in_deck)
    return t.do(2, "ships-home", 4)


@pytest.mark.rule("F-DRAW-9")
@pytest.mark.reading("nothing-left-to-draw")
def test_with_deck_and_discards_empty_drawing_stops() -> None:
    t = reward_from_an_empty_deck("attack-13", "attack-15")
    assert t.events("rewarded") == [{"source": "F-REWARD-1", "seat": 2, "ships": 0, "cards": 4}]
    assert t.hand(2) == ["attack-11", "attack-13", "attack-15"], "two cards, for there were no more"
    assert t.events("drew") == [{"source": "F-REWARD-2", "seat": 2, "number": 2}]
    assert t.events("quake") == []
    assert t.state.quakes == 0


@pytest.mark.rule("F-DRAW-8", "F-FAQ-9")
def test_there_is_no_limit_to_a_hand() -> None:
    hand = ["attack-11", *["attack-08"] * 7, *["negotiate"] * 5]
    t = table(players=3, hands={0: ["attack-04", "attack-07"], 1: ["attack-40", "attack-09"], 2: hand})
    t.encounter(ships=1, allies={2: ("defense", {planet(2): 4})}, cards=("attack-04", "attack-40"))
    t.do(2, "ships-home", 4)
    assert len(t.hand(2)) == len(hand) + 4 == 17
    assert t.events("discarded") == []


# ---- the cosmic quake -----------------------------------------------------------------------------


@pytest.mark.rule("F-DRAW-9", "N-QUAKE-1", "N-QUAKE-2")
@pytest.mark.parametrize("deck", [[], ["quash", "ionic-gas"]], ids=["nothing to draw", "nothing to play"])
@pytest.mark.reading("nothing-left-to-draw")
def test_where_no_new_hand_could_hold_an_encounter_card_all_hands_are_shaken_up(deck: list[str]) -> None:
    """The offense needs an encounter card, and the other players hold all of them."""
    red = ["reinforcement-2", "reinforcement-3"]
    t = table(players=3, hands={0: red, 1: ["attack-08"], 2: all_but(red, ["attack-08"], keep=deck)}, deck=deck)
    assert [event["source"] for event in t.events("quake")] == ["N-QUAKE-1"]
    assert t.state.quakes == 1
    assert t.events("new_hand") == [], "drawing the rest of the deck would have helped nobody"
    dealt = [(event["seat"], event["number"]) for event in t.events("drew") if event["source"] == "N-QUAKE-2"]
    assert dealt == [(0, 8), (1, 8), (2, 8)]
    assert [len(t.state.seats[seat].hand) for seat in range(3)] == [8, 8, 8]
    assert len(t.state.piles["cosmic"].draw) == size_of_deck() - 24
    assert t.state.piles["cosmic"].discard == []
    assert t.game.has_encounter_card(0)


@pytest.mark.rule("F-DRAW-9", "F-DRAW-6")
@pytest.mark.reading("nothing-left-to-draw")
def test_one_encounter_card_outside_the_other_hands_is_enough_to_go_on_without_a_quake() -> None:
    red = ["reinforcement-2", "reinforcement-3"]
    t = table(players=3, hands={0: red, 1: ["attack-08"], 2: all_but(red, ["attack-08"], keep=["attack-00"])})
    t.passes(2)
    assert t.events("quake") == []
    assert t.hand(0) == ["attack-00", *red]


@pytest.mark.rule("N-QUAKE-2")
def test_after_a_quake_nobody_knows_another_hand() -> None:
    red = ["reinforcement-2", "reinforcement-3"]
    t = table(players=3, hands={0: red, 1: ["attack-08"], 2: all_but(red, ["attack-08"])})
    assert t.events("quake")
    for viewer in range(3):
        assert all(seat.known == [] for seat in t.view(viewer).seats)
        assert sorted(face for _, face in t.view(viewer).hand) == t.hand(viewer)


@pytest.mark.rule("F-DRAW-9", "N-QUAKE-1", "N-QUAKE-2", "N-QUAKE-3")
@pytest.mark.usefixtures("quakes")
def test_with_the_switch_on_a_plain_draw_from_nothing_makes_a_quake_and_goes_on() -> None:
    t = reward_from_an_empty_deck("attack-13")
    assert [event["source"] for event in t.events("quake")] == ["N-QUAKE-1"]
    drawn = [(event["source"], event["seat"], event["number"]) for event in t.events("drew")]
    assert drawn == [
        ("F-REWARD-2", 2, 1),  # the last card of the deck, shaken up with the hand it came to
        *(("N-QUAKE-2", seat, 8) for seat in range(4)),
        ("F-REWARD-2", 2, 3),  # N-QUAKE-3
    ]
    assert [len(t.state.seats[seat].hand) for seat in range(4)] == [8, 8, 11, 8]


@pytest.mark.rule("N-QUAKE-5")
@pytest.mark.usefixtures("quakes")
def test_the_encounter_cards_on_the_table_are_not_shaken_up() -> None:
    t = reward_from_an_empty_deck()
    assert t.events("quake")
    assert t.events("encounter_cards_discarded")[-1]["faces"] == ["attack-04", "attack-40"]
    assert t.discards()[:2] == ["attack-04", "attack-40"]
    reshuffled = t.events("reshuffled")[0]["cards"]
    assert reshuffled == size_of_deck() - 2


@pytest.mark.rule("N-QUAKE-2")
@pytest.mark.usefixtures("quakes")
def test_a_quake_deals_eight_cosmic_cards_to_everybody_whatever_was_held() -> None:
    """Hands of one, two and more than sixty cards all become hands of eight; no other deck is touched."""
    t = reward_from_an_empty_deck()
    dealt = [event for event in t.session.log if event.kind == "drew" and event.source == "N-QUAKE-2"]
    cosmic = {face for face, _ in DECK}
    for seat, event in enumerate(dealt):
        faces = event.private[seat]["faces"]
        assert len(faces) == 8
        assert set(faces) <= cosmic
    assert len(dealt) == 4


@pytest.mark.rule("N-QUAKE-1", "F-DRAW-7")
@pytest.mark.usefixtures("quakes")
def test_with_the_switch_on_discards_are_shuffled_before_there_is_a_quake() -> None:
    """Eight cards are drawn: three of the deck, and the five that were just discarded."""
    red = ["reinforcement-2", "reinforcement-2", "reinforcement-3", "ionic-gas", "quash"]
    in_deck = ["attack-00", "attack-01", "negotiate"]
    t = table(players=3, hands={0: red, 1: ["attack-06"], 2: all_but(red, ["attack-06"], keep=in_deck)}, deck=in_deck)
    t.passes(2)  # the Plague
    assert (t.events("quake"), t.hand(0)) == ([], sorted([*red, *in_deck]))
    assert [event["source"] for event in t.events("reshuffled")] == ["F-DRAW-7"]
