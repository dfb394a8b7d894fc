"""The variants of hidden (F-VHID) and rotating powers (F-VROT), alone, together, and with four planets."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from tests.games.encounter.scenario import GATE, WARP, Table, planet, table
from tests.readings import homes, totals, uses
from warptable.games.encounter.engine.content.registry import all_aliens
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.model.views import SheetView, SlotView
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.games.encounter.engine.verbs.powers import gain
from warptable.games.encounter.engine.view import BACK as BACK_SHEET
from warptable.games.encounter.engine.view import FACEDOWN
from warptable.kernel import Rng, Session

HIDDEN = ("hidden-powers",)
ROTATING = ("rotating-powers",)
BOTH = (*HIDDEN, *ROTATING)
TOTAL = "window-REVEALED_TOTAL"
BACK = [BACK_SHEET]


def attack(*aliens: str, own: str = "attack-08", other: str = "attack-10", **others: Any) -> Table:
    """With hidden powers seat 0 attacks seat 1 with three ships against four."""
    hands = {0: [own], 1: [other]} | others.pop("hands", {})
    return table(*aliens, hands=hands, variants=HIDDEN, **others).encounter(ships=3, cards=(own, other))


def sheets(t: Table, seat: int, viewer: int | None) -> list[SheetView]:
    return t.view(viewer).seats[seat].sheets


def box(*aliens: str) -> Callable[[Game], None]:
    """Only these alien sheets are left to draw."""

    def prepare(g: Game) -> None:
        g.s.unused = list(aliens)

    return prepare


# ---------------------------------------------------------------- hidden powers


@pytest.mark.rule("F-VHID-1")
def test_chosen_sheets_stay_facedown_and_only_their_owners_see_them() -> None:
    settings = Settings("ffg", 3, ("virus", "void", "human"), HIDDEN, ())
    t = Table(Session.new(EncounterRules("ffg"), 1, settings))
    assert t.events("alien_revealed") == []
    for seat, alien in enumerate(("virus", "void", "human")):
        for viewer in (None, 0, 1, 2):
            if viewer == seat:
                assert [(sheet.alien, sheet.hidden) for sheet in sheets(t, seat, viewer)] == [(alien, True)]
            else:
                assert sheets(t, seat, viewer) == BACK


@pytest.mark.rule("F-VHID-1")
def test_without_the_variant_they_are_open() -> None:
    settings = Settings("ffg", 3, ("virus", "void", "human"), (), ())
    t = Table(Session.new(EncounterRules("ffg"), 1, settings))
    assert [event["alien"] for event in t.events("alien_revealed")] == ["virus", "void", "human"]
    assert sheets(t, 1, None)[0].alien == "void"


@pytest.mark.rule("F-VHID-6")
@pytest.mark.parametrize("alien", [name for name, made in sorted(all_aliens().items()) if made.has_setup])
@pytest.mark.reading("facedown-set-up")
def test_a_sheet_with_set_up_text_lies_faceup_because_its_set_up_shows_it(alien: str) -> None:
    variants = ("hidden-powers", "dominion-aliens", "technology")
    settings = Settings("ffg", 4, ("virus", alien, "human", "void"), variants)
    t = Table(Session.new(EncounterRules("ffg"), 1, settings))
    assert t.events("alien_revealed") == [{"source": "F-VHID-6", "seat": 1, "alien": alien}]
    assert (sheets(t, 0, None), sheets(t, 1, 0)[0].alien) == (BACK, alien)
    assert [sheets(t, seat, 1) for seat in (0, 2, 3)] == [BACK] * 3


@pytest.mark.rule("F-VHID-2")
def test_a_facedown_power_is_not_used_even_if_it_is_mandatory() -> None:
    t = attack("virus", "pacifist", "mite").do(0, TOTAL, "pass", options=["pass", "turn-up"])
    assert (uses(t), totals(t)) == ([], (8 + 3, 10 + 4))
    assert sheets(t, 0, 1) == BACK


@pytest.mark.rule("F-VHID-2")
def test_what_a_facedown_sheet_says_without_a_use_does_not_hold_either() -> None:
    hands = {0: ["negotiate"], 1: ["attack-10", "attack-06", "attack-08", "attack-20"]}
    t = table("macron", "pacifist", "mite", hands=hands, variants=HIDDEN).encounter(ships=3).passes(0)
    t.encounter(ships=3, cards=("negotiate", "attack-10")).passes(0)
    t.do(0, "window-FREE_6", "pass", options=["pass", "turn-up"])
    assert [event["number"] for event in t.events("took")] == [3]


@pytest.mark.rule("F-VHID-2", "F-FLARE-5", "F-FLARE-6")
@pytest.mark.reading("facedown-own-flare")
def test_the_flare_of_a_facedown_power_has_its_wild_side() -> None:
    hands = {0: ["attack-08", "flare-warpish"], 1: ["attack-10"]}
    moves = [(0, 3, planet(0, 4), WARP)]
    t = table("warpish", "pacifist", "mite", hands=hands, moves=moves, variants=HIDDEN).do(0, "regroup", planet(0))
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    t.do(0, TOTAL, "flare-warpish", options=["pass", "turn-up", "flare-warpish"]).passes(0)
    assert t.events("flare_played")[0]["side"] == "wild"
    assert (uses(t), totals(t)) == ([], (8 + 3 + 2, 10 + 4))


@pytest.mark.rule("F-VHID-3")
@pytest.mark.reading("turning-up")
def test_its_owner_may_turn_it_up_to_use_it_and_then_a_mandatory_one_is_used_at_once() -> None:
    t = attack("virus", "pacifist", "mite").do(0, TOTAL, "turn-up")
    assert [(event["source"], event["seat"], event["alien"]) for event in t.events("alien_revealed")] == [
        ("F-VHID-3", 0, "virus")
    ]
    assert (uses(t), totals(t)) == ([(0, "virus.multiply")], (3 * 8, 10 + 4))


@pytest.mark.rule("F-VHID-3")
def test_an_optional_one_is_offered_once_it_is_turned_up() -> None:
    t = attack("pacifist", "sorcerer", "mite").do(1, "window-CARDS_SELECTED", "turn-up", options=["pass", "turn-up"])
    t.do(1, "window-CARDS_SELECTED", "sorcerer.switch", options=["pass", "sorcerer.switch"])
    assert totals(t) == (10 + 3, 8 + 4)


@pytest.mark.rule("F-VHID-3", "F-COMPONENT-4")
def test_turning_up_is_not_offered_where_the_power_could_not_be_used() -> None:
    t = attack("virus", "pacifist", "sorcerer", own="negotiate")
    assert (t.events("outcome")[0]["how"], sheets(t, 0, 1), sheets(t, 2, 0)) == ("faces", BACK, BACK)


@pytest.mark.rule("F-VHID-3")
def test_it_may_be_turned_up_before_talks_for_what_it_lets_a_deal_do() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08"]}
    moves = [(2, 2, planet(2), WARP)]
    t = attack("zombie", "pacifist", "mite", own="negotiate", other="negotiate", hands=hands, moves=moves)
    t.do(0, "window-FREE_6", "turn-up", options=["pass", "turn-up"])
    t.do(0, "deal", (("ask", 1), ("free", 2), "propose")).do(1, "deal", ("accept",))
    assert t.events("ships_freed")[0]["owner"] == 2


@pytest.mark.rule("F-VHID-3", "F-COMP-2")
def test_it_may_be_turned_up_before_gains_that_it_doubles() -> None:
    hands = {0: ["negotiate"], 1: ["attack-10", "attack-06", "attack-08", "attack-20", "attack-04"]}
    t = table("macron", "pacifist", "mite", hands=hands, variants=HIDDEN)
    t.encounter(ships=2).passes(0).encounter(ships=2, cards=("negotiate", "attack-10")).passes(0)
    t.do(0, "window-FREE_6", "turn-up")
    assert [event["number"] for event in t.events("took")] == [4]


@pytest.mark.rule("F-VHID-3", "F-DRAW-3")
def test_it_may_be_turned_up_when_a_hand_is_given_up_to_keep_what_it_keeps() -> None:
    t = table("vulch", "pacifist", "mite", hands={0: ["quash"]}, deck=["attack-08"], variants=HIDDEN)
    t.do(0, "window-NEW_HAND", "turn-up", options=["pass", "turn-up"])
    assert (len(t.hand(0)), "quash" in t.hand(0), t.discards()) == (9, True, [])


@pytest.mark.rule("F-VHID-3", "F-FLARE-6")
def test_it_may_be_turned_up_for_its_super_flare() -> None:
    hands = {0: ["attack-08"], 1: ["attack-10"], 2: ["attack-06", "flare-void"]}
    t = table("human", "pacifist", "void", hands=hands, variants=HIDDEN)
    t.encounter(ships=3, allies={2: ("defense", 1)}, cards=("attack-08", "attack-10")).passes(0)
    t.do(2, "window-ERADICATE", "turn-up", options=["pass", "turn-up"])
    t.do(2, "window-ERADICATE", "flare-void", options=["pass", "flare-void"])
    assert t.events("eradicated")[0]["ships"] == 3


@pytest.mark.rule("F-VHID-3", "F-REVEAL-1")
def test_a_power_used_while_cards_are_turned_up_is_turned_up_before_the_first_of_them() -> None:
    t = attack("pacifist", "gambler", "mite")
    assert t.events("revealed") == []
    t.do(1, "window-REVEAL_TURN", "turn-up", options=["pass", "turn-up"])
    assert t.options(1, "window-REVEAL_TURN") == ["pass", "gambler.bluff"]
    assert t.view(None).current.cards == [SlotView("open", "attack-08"), FACEDOWN]


@pytest.mark.rule("F-VHID-2", "F-VHID-3")
def test_beside_a_facedown_sheet_an_open_one_works_as_ever() -> None:
    def second(g: Game) -> None:
        gain(g, 0, "human", "incarnation", "reincarnator")

    t = attack("virus", "pacifist", "mite", prepare=second)
    assert uses(t) == [(0, "human.humanity")]
    t.do(0, TOTAL, "pass", options=["pass", "turn-up"])
    assert totals(t) == (8 + 3 + 4, 10 + 4)
    assert [sheet.alien for sheet in sheets(t, 0, 1)] == ["", "human"]


@pytest.mark.rule("F-VHID-4")
def test_once_faceup_it_stays_faceup() -> None:
    hands = {0: ["attack-30", "attack-08"], 1: ["attack-04", "attack-10"]}
    t = attack("virus", "pacifist", "mite", own="attack-30", other="attack-04", hands=hands, destiny=["blue", "blue"])
    t.do(0, TOTAL, "turn-up").do(0, "second-encounter", "go-on")
    t.encounter(target=planet(1, 1), ships=3, cards=("attack-08", "attack-10"))
    assert uses(t) == [(0, "virus.multiply")] * 2
    assert totals(t) == (3 * 8, 10 + 4)
    assert sheets(t, 0, 1)[0].alien == "virus"


@pytest.mark.rule("F-VHID-5", "F-POWER-1")
def test_a_revealed_power_is_lost_with_its_home_colonies_but_keeps_its_name() -> None:
    def shown(g: Game) -> None:
        g.seats[1].sheets[0].hidden = False

    hands = {0: ["attack-30", "attack-06"], 1: ["attack-04"]}
    moves = homes(1, 3)
    t = attack("pacifist", "virus", "mite", own="attack-30", other="attack-04", hands=hands, moves=moves, prepare=shown)
    assert t.events("power_lost") == []
    t = table("pacifist", "virus", "mite", hands=hands, moves=moves, prepare=shown, variants=HIDDEN)
    t.encounter(target=planet(1, 2), ships=3, cards=("attack-30", "attack-04"))
    assert [(event["seat"], event["alien"]) for event in t.events("power_lost")] == [(1, "virus")]
    assert [(sheet.alien, sheet.lost) for sheet in sheets(t, 1, 0)] == [("virus", True)]


@pytest.mark.rule("F-VHID-5", "F-VHID-2")
def test_a_facedown_power_without_home_colonies_can_be_neither_used_nor_turned_up() -> None:
    t = attack("virus", "pacifist", "mite", moves=homes(0, 2))
    assert (totals(t), sheets(t, 0, 1)) == ((8 + 3, 10 + 4), BACK)


def course(alien: str, seed: int, length: int, variants: tuple[str, ...] = HIDDEN) -> list[tuple[Any, ...]]:
    """A game at whose table seat 2 plays a facedown alien and never turns it up: who is asked what in which order, and
    what seat 0 sees."""
    settings = Settings("ffg", 4, ("human", "trader", alien, "void"), variants, ())
    session = Session.new(EncounterRules("ffg"), seed, settings.checked(), uniform=True)
    rng = Rng.seeded("course", seed)
    told: list[tuple[Any, ...]] = []
    while not session.over and len(told) < length:
        decision = session.decisions[0]
        options = [option for option in decision.options if decision.seat != 2 or option != "turn-up"]
        events = [event.seen_by(0) for event in session.log[-4:]]
        told.append((decision.seat, decision.prompt, options, session.view(0), events))
        session.answer(decision, options[rng.below(len(options))])
    return told


@pytest.mark.rule("F-VHID-1")
@pytest.mark.parametrize("alien", ["zombie", "parasite", "macron", "masochist", "oracle", "vulch", "will", "gambler"])
def test_which_sheet_lies_facedown_changes_nothing_that_others_are_asked_or_told(alien: str) -> None:
    assert course(alien, 3, 500) == course("virus", 3, 500)


@pytest.mark.rule("F-VHID-1")
@pytest.mark.parametrize("alien", ["daredevil", "doppelganger", "greenhorn", "mesmer"])
def test_nor_does_it_among_the_aliens_of_the_expansion(alien: str) -> None:
    """What they may be turned up for is no moment of their own: rewards, a new hand, cards of any moment."""
    variants = ("dominion-aliens", *HIDDEN)
    assert course(alien, 3, 400, variants) == course("virus", 3, 400, variants)


# ---------------------------------------------------------------- rotating powers


def turning(*aliens: str, variants: tuple[str, ...] = ROTATING, drawn: str = "virus", **others: Any) -> Table:
    """Seat 0 begins its turn and draws a certain sheet."""
    hands = {0: ["attack-08"], 1: ["attack-10"]}
    return table(
        *(aliens or ("mite", "pacifist", "human")), hands=hands, variants=variants, prepare=box(drawn), **others
    )


@pytest.mark.rule("F-VROT-1")
def test_at_the_start_of_its_turn_the_offense_draws_a_new_sheet() -> None:
    t = turning()
    assert t.open == [(0, "rotate")]
    assert (t.options(0, "rotate"), t.state.unused) == (["keep", "virus"], [])


@pytest.mark.rule("F-VROT-1", "F-TURN-1")
def test_each_player_does_so_in_the_own_turn_and_not_before_a_second_encounter() -> None:
    hands = {0: ["attack-30", "attack-08"], 1: ["attack-04"]}
    t = table("mite", "pacifist", "human", hands=hands, destiny=["blue", "blue"], variants=ROTATING)
    t.do(0, "rotate", "keep").encounter(ships=3, cards=("attack-30", "attack-04")).do(0, "second-encounter", "go-on")
    assert t.open == [(0, "aim")]
    hands = {0: ["attack-04"], 1: ["attack-30", "attack-08"]}
    t = table("mite", "pacifist", "human", hands=hands, variants=ROTATING).do(0, "rotate", "keep")
    t.encounter(ships=3, cards=("attack-04", "attack-30"))
    assert (t.open, t.state.player) == ([(1, "rotate")], 1)


@pytest.mark.rule("F-VROT-2")
def test_it_may_keep_the_old_sheet_and_the_new_one_is_discarded() -> None:
    t = turning().do(0, "rotate", "keep")
    assert [sheet.alien for sheet in sheets(t, 0, 1)] == ["mite"]
    assert (t.state.unused, t.events("power_gained"), t.events("rotated")[0]["kept"]) == ([], [], True)
    assert "virus" not in str([event.seen_by(1) for event in t.session.log])


@pytest.mark.rule("F-VROT-2")
def test_it_may_keep_the_new_one_which_is_in_force_at_once() -> None:
    t = turning().do(0, "rotate", "virus").encounter(ships=3, cards=("attack-08", "attack-10"))
    assert (uses(t), totals(t)) == ([(0, "virus.multiply")], (3 * 8, 10 + 4))
    assert [sheet.alien for sheet in sheets(t, 0, 1)] == ["virus"]
    assert [event["alien"] for event in t.events("power_gone")] == ["mite"]
    assert [(event["alien"], event["source"]) for event in t.events("power_gained")] == [("virus", "F-VROT-2")]


@pytest.mark.rule("F-VROT-2")
def test_with_an_incarnation_both_old_sheets_go() -> None:
    def prepare(g: Game) -> None:
        g.s.unused = ["virus"]
        gain(g, 0, "void", "incarnation", "reincarnator")

    t = table("reincarnator", "pacifist", "human", variants=ROTATING, prepare=prepare).do(0, "rotate", "virus")
    assert [sheet.alien for sheet in sheets(t, 0, 1)] == ["virus"]
    assert sorted(event["alien"] for event in t.events("power_gone")) == ["reincarnator", "void"]


@pytest.mark.rule("F-VROT-2")
def test_what_lies_on_a_discarded_sheet_is_discarded_openly() -> None:
    def prepare(g: Game) -> None:
        g.s.unused = ["virus"]
        g.seats[0].sheets[0].cards = [g.s.piles["cosmic"].draw.pop()]

    t = table("mite", "pacifist", "human", variants=ROTATING, prepare=prepare)
    cards = list(t.state.seats[0].sheets[0].cards)
    t.do(0, "rotate", "virus")
    assert t.state.piles["cosmic"].discard == cards


@pytest.mark.rule("F-VROT-1", "F-POWER-1")
def test_a_new_sheet_is_lost_like_the_old_one_without_home_colonies() -> None:
    t = turning(moves=homes(0, 2)).do(0, "rotate", "virus").encounter(ships=3, cards=("attack-08", "attack-10"))
    assert (uses(t), totals(t), sheets(t, 0, 1)[0].lost) == ([], (8 + 3, 10 + 4), True)


@pytest.mark.rule("F-VROT-1")
@pytest.mark.reading("rotating-set-up")
def test_sheets_with_set_up_text_cannot_come_in_later() -> None:
    t = turning(drawn="tick-tock")
    assert (t.open, t.state.unused) == ([(0, "aim")], [])


@pytest.mark.rule("F-VROT-1", "F-VROT-2")
@pytest.mark.parametrize(("choice", "back"), [("keep", "virus"), ("virus", "mite")])
@pytest.mark.reading("rotating-empty-box")
def test_when_the_box_is_empty_the_discarded_sheets_are_drawn_again(choice: str, back: str) -> None:
    t = turning(destiny=["blue", "green"]).do(0, "rotate", choice)
    assert (t.state.unused, t.state.put_away) == ([], [back])
    t.encounter(ships=3, cards=("attack-08", "attack-10"))
    assert t.open == [(1, "rotate")]
    assert t.options(1, "rotate") == ["keep", back]


@pytest.mark.rule("F-VROT-1")
def test_without_the_variant_or_with_an_empty_box_nobody_rotates() -> None:
    assert turning(variants=()).open == [(0, "aim")]
    assert table("mite", "pacifist", "human", variants=ROTATING, prepare=box()).open == [(0, "aim")]


# ---------------------------------------------------------------- together, and with four planets


@pytest.mark.rule("F-VROT-3", "F-VHID-1")
def test_with_hidden_powers_a_new_sheet_comes_facedown_and_nobody_learns_either_name() -> None:
    t = turning(variants=BOTH).do(0, "rotate", "virus")
    for viewer in (None, 1, 2):
        assert sheets(t, 0, viewer) == BACK
        told = str([event.seen_by(viewer) for event in t.session.log])
        assert "virus" not in told
        assert "mite" not in told
    assert [event.seen_by(0)["alien"] for event in t.session.log if event.kind == "power_gained"] == ["virus"]
    t.encounter(ships=3, cards=("attack-08", "attack-10")).do(0, TOTAL, "turn-up")
    assert totals(t) == (3 * 8, 10 + 4)


@pytest.mark.rule("F-VROT-3", "F-VHID-4")
def test_a_new_sheet_is_facedown_even_if_the_old_one_was_turned_up() -> None:
    def prepare(g: Game) -> None:
        g.s.unused = ["virus"]
        g.seats[0].sheets[0].hidden = False

    t = table("mite", "pacifist", "human", variants=BOTH, prepare=prepare)
    assert sheets(t, 0, 1)[0].alien == "mite"
    kept = Table(t.session.fork()).do(0, "rotate", "keep")
    assert sheets(kept, 0, 1)[0].alien == "mite"
    t.do(0, "rotate", "virus")
    assert sheets(t, 0, 1) == BACK
    assert t.events("power_gone")[0]["alien"] == "mite"


@pytest.mark.rule("F-VHID-3", "F-VROT-2", "F-V4P-3")
def test_all_three_variants_go_together() -> None:
    """Two of four home colonies are enough for the facedown sheet just drawn."""
    moves = [(0, 4, 0, 3), (0, 4, 1, 3)]
    t = turning(variants=(*BOTH, "four-planets"), moves=moves).do(0, "rotate", "virus")
    t.encounter(ships={3: 3}, cards=("attack-08", "attack-10")).do(0, TOTAL, "turn-up")
    assert (totals(t), t.ships(0, GATE)) == ((3 * 8, 10 + 4), 0)


VARIANTS = ("four-planets", "freewheeling-flares", "hidden-powers", "rotating-powers")
COMBINATIONS = [names for number in range(1, 5) for names in combinations(VARIANTS, number)]


@pytest.mark.rule("F-VHID-1", "F-VROT-1")
@pytest.mark.parametrize("uniform", [False, True])
@pytest.mark.parametrize("variants", COMBINATIONS, ids="+".join)
def test_every_combination_of_variants_plays_and_hides_what_lies_facedown(
    variants: tuple[str, ...], uniform: bool
) -> None:
    settings = Settings("ffg", 4, None, variants).checked()
    session: Session[State] = Session.new(EncounterRules("ffg"), 5, settings, uniform=uniform)
    rng = Rng.seeded("variants", 5)
    for _ in range(700):
        if session.over:
            break
        decision = session.decisions[0]
        session.answer(decision, decision.options[rng.below(len(decision.options))])
        for seat, player in enumerate(session.state.seats):
            for index, sheet in enumerate(player.sheets):
                if sheet.hidden:
                    assert session.view((seat + 1) % 4).seats[seat].sheets[index] == BACK_SHEET
    assert session.state.turn > 1
    assert any(event.kind == "rotated" for event in session.log) is ("rotating-powers" in variants)
