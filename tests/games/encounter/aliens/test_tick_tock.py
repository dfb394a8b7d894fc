"""Tick-Tock: tokens go when the defense wins or a deal is made; the last one wins the game."""

from collections.abc import Callable

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import homes, outcome, tokens_on, uses, zapped
from warptable.games.encounter.engine.game import Game
from warptable.kernel import Distribute

TICK = "tick-tock.tick"
FLARE = "flare-tick-tock"


def tokens(t: Table, seat: int) -> int:
    """What lies on the sheet, as a spectator sees it."""
    return tokens_on(t.view(None).seats[seat].sheets[0])


def leave(number: int, seat: int = 2) -> Callable[[Game], None]:
    """Only this many tokens are left."""

    def prepare(game: Game) -> None:
        game.seats[seat].sheets[0].memory["tokens"] = number

    return prepare


def fought(offense: str, defense: str, *, seat: int = 2, left: int = 10, hand: tuple[str, ...] = ()) -> Table:
    """An encounter of seats 0 and 1, with the Tick-Tock at a seat; `hand` is the rest of seat 0's cards."""
    others = ["virus", "human", "filch"]
    others[seat] = "tick-tock"
    t = table(*others, hands={0: [offense, *hand], 1: [defense]}, prepare=leave(left, seat))
    return t.encounter(ships=2, cards=(offense, defense))


@pytest.mark.rule("F-SETUP-12")
@pytest.mark.parametrize(("variants", "number"), [((), 10), (("four-planets",), 8)])
def test_it_starts_with_ten_tokens_or_eight_with_four_planets(variants: tuple[str, ...], number: int) -> None:
    assert tokens(table("virus", "human", "tick-tock", variants=variants), 2) == number


@pytest.mark.rule("F-GOAL-7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_defense_that_wins_takes_a_token_also_in_encounters_of_its_own(seat: int) -> None:
    t = fought("attack-04", "attack-40", seat=seat)
    assert (seat, TICK) in uses(t)
    assert tokens(t, seat) == 9
    assert t.events("token_discarded") == [{"source": "tick-tock", "seat": seat, "left": 9}]


@pytest.mark.rule("F-DEAL-12")
def test_a_deal_between_any_two_players_takes_a_token() -> None:
    t = fought("negotiate", "negotiate", hand=("attack-08",))
    t.do(0, "deal", (("give", "attack-08"), "propose")).do(1, "deal", ("accept",))
    t.do(0, "ships-home", 2)
    assert outcome(t)[0] == "deal"
    assert tokens(t, 2) == 9


@pytest.mark.rule("F-GOAL-7", "F-DEAL-11")
def test_a_win_of_the_offense_or_a_failed_deal_takes_none() -> None:
    t = fought("attack-40", "attack-04")
    assert (outcome(t)[:2], tokens(t, 2)) == (("won", 0), 10)
    t = fought("negotiate", "negotiate").do(0, "deal", ("refuse",)).do(0, "lose-ships", 3).do(1, "lose-ships", 3)
    assert (outcome(t)[0], tokens(t, 2)) == ("deal_failed", 10)


def test_a_success_without_winner_and_two_losers_take_none() -> None:
    t = table("mite", "human", "tick-tock", hands={1: ["attack-06"] * 4})
    t.encounter(ships=1).do(1, "mite-bluster", "yield")
    assert (t.ships(0, planet(1)), tokens(t, 2)) == (1, 10)


@pytest.mark.rule("F-GOAL-9")
def test_with_the_last_token_it_wins() -> None:
    t = fought("attack-04", "attack-40", left=1)
    assert t.session.over
    assert t.session.winners == (2,)
    assert t.events("claim_by_effect") == [{"source": "tick-tock", "seat": 2}]


@pytest.mark.rule("F-SHARED-1", "F-GOAL-2")
def test_whoever_reaches_the_last_colony_in_the_same_encounter_wins_too() -> None:
    four = [(0, 1, planet(0, number), planet(2, number)) for number in range(4)]
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    t = table("virus", "human", "tick-tock", hands=hands, moves=four, prepare=leave(1))
    t.encounter(ships=2, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("want", planet(1, 1)), "propose")).do(1, "deal", ("accept",))
    t.do(0, "deal-colony", {planet(0, 4): 1}).do(0, "ships-home", 2)
    assert t.session.over
    assert t.session.winners == (0, 2)


@pytest.mark.rule("F-GOAL-2")
def test_five_foreign_colonies_win_for_it_as_well() -> None:
    four = [(0, 1, planet(0, number), planet(2, number)) for number in range(4)]
    t = table("tick-tock", "human", "virus", hands={0: ["attack-40"], 1: ["attack-04"]}, moves=four)
    t.encounter(ships=1, cards=("attack-40", "attack-04"))
    assert t.session.winners == (0,)


@pytest.mark.rule("F-ZAP-1", "F-ZAP-2")
def test_a_zap_saves_the_token_for_that_event() -> None:
    t = fought("attack-04", "attack-40", hand=("cosmic-zap",), left=1)
    t.passes(0, 0)  # virus.multiply and human.humanity
    t.do(0, "window-USE_ANNOUNCED", "cosmic-zap")
    assert (tokens(t, 2), t.session.over, zapped(t, 2)) == (1, False, [False])


@pytest.mark.rule("F-POWER-2")
def test_without_its_power_the_count_is_frozen() -> None:
    t = table("virus", "human", "tick-tock", hands={0: ["attack-04"], 1: ["attack-40"]}, moves=homes(2, 2))
    t.encounter(ships=2, cards=("attack-04", "attack-40"))
    assert (tokens(t, 2), outcome(t)[:2]) == (10, ("won", 1))


# ---- the super flare ---------------------------------------------------------------------------------


@pytest.mark.rule("F-FLARE-6", "F-FLARE-2")
def test_super_a_winning_main_player_pays_a_ship_for_one_more_token() -> None:
    t = table("virus", "tick-tock", "human", hands={0: ["attack-04"], 1: ["attack-40", "attack-08", FLARE]})
    t.encounter(ships=2, cards=("attack-04", "attack-40"))
    assert tokens(t, 1) == 9
    t.do(1, "window-AFTERMATH", FLARE, options=["pass", FLARE]).do(1, "lose-ships", {planet(1, 2): 1})
    assert (tokens(t, 1), t.ships(1, WARP), t.ships(1, planet(1, 2)), t.hand(1)) == (8, 1, 3, ["attack-08", FLARE])


@pytest.mark.rule("F-FLARE-6")
def test_super_also_for_a_winning_offense_whose_power_takes_no_token() -> None:
    t = table("tick-tock", "virus", "human", hands={0: ["attack-40", FLARE], 1: ["attack-04"]}, prepare=leave(1, 0))
    t.encounter(ships=2, cards=("attack-40", "attack-04")).do(0, "window-AFTERMATH", FLARE)
    t.do(0, "lose-ships", {planet(0): 1})
    assert t.session.winners == (0,)


@pytest.mark.rule("F-FLARE-6", "F-DEAL-12")
def test_super_after_a_deal() -> None:
    t = table("tick-tock", "virus", "human", hands={0: ["negotiate", "attack-08", FLARE], 1: ["negotiate"]})
    t.encounter(ships=1, cards=("negotiate", "negotiate"))
    t.do(0, "deal", (("give", "attack-08"), "propose")).do(1, "deal", ("accept",)).do(0, "ships-home", 1)
    t.do(0, "window-AFTERMATH", FLARE).do(0, "lose-ships", {planet(0): 1})
    assert tokens(t, 0) == 8


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
def test_super_not_for_a_loser_nor_for_an_ally() -> None:
    t = table("tick-tock", "virus", "human", hands={0: ["attack-04", FLARE], 1: ["attack-40"]})
    t.encounter(ships=1, cards=("attack-04", "attack-40"))
    assert (tokens(t, 0), t.events("flare_played")) == (9, [])
    t = table("virus", "human", "tick-tock", hands={0: ["attack-40"], 1: ["attack-04"], 2: ["attack-06", FLARE]})
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-40", "attack-04"))
    assert (outcome(t)[:2], tokens(t, 2), t.events("flare_played")) == (("won", 0), 10, [])


@pytest.mark.rule("F-FAQ-6", "F-ZAP-1")
@pytest.mark.parametrize(("zap", "window"), [("cosmic-zap", "USE_ANNOUNCED"), ("card-zap", "CARD_PLAYED")])
def test_super_zapped_nothing_is_paid_and_no_token_goes(zap: str, window: str) -> None:
    t = table("tick-tock", "filch", "human", hands={0: ["attack-40", FLARE], 1: ["attack-04", zap]})
    t.encounter(ships=2, cards=("attack-40", "attack-04")).do(0, "window-AFTERMATH", FLARE)
    t.do(1, f"window-{window}", zap)
    assert (tokens(t, 0), t.ships(0, WARP), FLARE in t.hand(0)) == (10, 0, zap == "cosmic-zap")


# ---- the wild flare ----------------------------------------------------------------------------------


def emptied(game: Game) -> None:
    """One card left in the deck, the other attacks discarded, nothing else in the game."""
    state = game.s
    attacks = [card for card in state.piles["cosmic"].draw if state.faces[card].startswith("attack")]
    state.piles["cosmic"].discard, state.piles["cosmic"].draw = attacks[:-1], attacks[-1:]


def running_dry(*aliens: str, zap: str = "") -> Table:
    """Seat 2 is rewarded with two cards, for which the discards are shuffled; seat 0 holds the flare."""
    hands = {0: ["attack-04", FLARE], 1: ["attack-40"], 2: ["attack-06", zap] if zap else ["attack-06"]}
    t = table(*aliens, hands=hands, prepare=emptied)
    return t.encounter(ships=1, allies={2: ("defense", 2)}, cards=("attack-04", "attack-40")).do(2, "ships-home", 2)


@pytest.mark.rule("F-FLARE-5", "F-FLARE-2", "F-DRAW-7")
def test_wild_when_the_discards_are_shuffled_it_founds_a_colony() -> None:
    t = running_dry("virus", "filch", "human")
    assert len(t.events("reshuffled")) == 1
    t.do(0, "window-RESHUFFLED", FLARE, options=["pass", FLARE])
    t.do(0, "found-planet", planet(2, 3), options=[planet(seat, n) for seat in (1, 2) for n in range(5)])
    decision = t.decision(0, "deal-colony")
    assert isinstance(decision, Distribute)
    assert (decision.low, decision.high) == (1, 4)
    t.do(0, "deal-colony", {planet(0): 1, planet(0, 1): 3})
    assert (t.ships(0, planet(2, 3)), t.ships(0, planet(0, 1)), t.ships(2, planet(2, 3))) == (4, 1, 4)
    assert t.state.seats[0].foreign == 1
    assert t.hand(0) == [FLARE]
    assert len(t.hand(2)) == 3  # the draw went on


@pytest.mark.rule("F-DRAW-7")
def test_wild_declined_nothing_moves() -> None:
    t = running_dry("virus", "filch", "human").passes(0)
    assert t.state.seats[0].foreign == 0


@pytest.mark.rule("F-ART-2")
def test_wild_card_zapped_no_colony_is_founded() -> None:
    t = running_dry("virus", "filch", "human", zap="card-zap")
    t.do(0, "window-RESHUFFLED", FLARE).do(2, "window-CARD_PLAYED", "card-zap")
    assert (t.state.seats[0].foreign, t.hand(0), FLARE in t.discards()) == (0, [], True)


@pytest.mark.rule("F-FLARE-6")
def test_wild_not_for_the_owner_in_force() -> None:
    t = running_dry("tick-tock", "filch", "human")
    assert len(t.events("reshuffled")) == 1
    assert t.events("flare_played") == []
    assert len(t.hand(2)) == 3
