"""Kickers (N-KICK), and what the five of the set say besides."""

from typing import Any

import pytest

from tests.games.encounter.scenario import BESIDE, GATE, WARP, Table, planet, table

REVERSE, DESTRUCT, DUPLICITY, SPIRIT, OVERLOAD = (
    "kicker-m1-reverse-polarity",
    "kicker-1-self-destruct",
    "kicker-2-duplicity",
    "kicker-2-team-spirit",
    "kicker-4-overload",
)
BEFORE = "window-PLANNING_BEFORE"
ALLIES: dict[int, tuple[str, Any]] = {2: ("offense", {planet(2): 2}), 3: ("defense", {planet(3): 2})}


def kicked(
    cards: tuple[str, str],
    *aliens: str,
    kickers: dict[int, str],
    ships: Any = None,
    allies: dict[int, tuple[str, Any]] | None = None,
    more: dict[int, list[str]] | None = None,
    passing: bool = True,
    **given: Any,
) -> Table:
    """An encounter of seat 0 and seat 1 with these cards and kickers, up to the first question after the reveal."""
    hands = {0: [cards[0], "attack-09"], 1: [cards[1], "attack-11"]}
    rewards: dict[int, list[str]] = {seat: [kicker] for seat, kicker in kickers.items()}
    for seat, face in enumerate(cards):
        if face == "retreat":
            hands[seat].remove(face)
            rewards[seat] = [*rewards.get(seat, []), face]
    for seat, faces in (more or {}).items():
        hands[seat] = [*hands.get(seat, ["attack-06"]), *faces]
    t = table(*aliens, players=len(aliens) or 4, hands=hands, rewards=rewards, **given)
    t.encounter(ships=ships or {planet(0): 2}, allies=allies or {})
    for seat, kicker in sorted(kickers.items()):
        if passing:
            t.do(seat, BEFORE, kicker)
    return t.encounter(cards=cards)


def trail(t: Table) -> list[str]:
    found: list[str] = t.events("totals")[-1]["trail"]
    return found


@pytest.mark.rule("N-KICK-1", "N-KICK-2")
def test_main_players_only_may_lay_one_each_before_cards_are_selected() -> None:
    rewards = {0: [DUPLICITY, OVERLOAD], 1: [], 2: [SPIRIT]}
    t = table(players=3, hands={0: ["attack-10"], 1: ["attack-08"]}, rewards=rewards)
    t.encounter(ships={planet(0): 1}, allies={2: ("offense", {planet(2): 1})})
    t.do(0, BEFORE, OVERLOAD, options=["pass", DUPLICITY, OVERLOAD])
    assert t.events("kicker_laid") == [{"source": "N-KICK-1", "seat": 0, "side": 0}], "announced, the face hidden"
    assert t.hand(0) == [DUPLICITY], "the attack lies there, too"
    assert BEFORE not in [prompt for _, prompt in t.open], "no second one, and none of the ally"


@pytest.mark.rule("N-KICK-1", "N-KICK-3")
def test_it_lies_facedown_until_the_encounter_cards_are_revealed() -> None:
    t = table("sorcerer", "tripler", "void", hands={0: ["attack-10"], 1: ["attack-08"]}, rewards={1: [OVERLOAD]})
    t.encounter(ships={planet(0): 1})
    t.do(1, BEFORE, OVERLOAD)
    for viewer, face, lies in ((0, "", "facedown"), (None, "", "facedown"), (1, OVERLOAD, "own")):
        mine, other = t.view(viewer).current.kickers
        assert mine is None
        assert other is not None
        assert (other.lies, other.face, other.back if lies == "facedown" else "reward") == (lies, face, "reward")
    assert t.view(0).seats[1].rewards == 0
    t.passes(0)
    assert t.events("kicker_turned") == [{"source": "N-KICK-3", "seat": 1, "side": 1, "face": OVERLOAD, "value": 4}]


@pytest.mark.rule("N-KICK-2")
def test_in_uniform_mode_a_main_player_with_reward_cards_is_asked_whatever_they_are() -> None:
    t = table(players=3, hands={0: ["attack-10"], 1: ["attack-08"]}, rewards={1: ["rift-3"]}, uniform=True)
    asked: list[int] = []
    while not t.events("revealed"):
        t.encounter(ships={planet(0): 1}, cards=("attack-10", "attack-08"))
        if not t.open:
            break
        seat, prompt = t.open[0]
        asked += [seat] if prompt == BEFORE else []
        if t.decision(seat, prompt).kind == "offer":
            t.passes(seat)
    assert asked == [1]


@pytest.mark.rule("N-KICK-6")
def test_ten_times_two_and_twelve_ships_are_32() -> None:
    moves = [(0, 4, planet(0, 1), planet(0)), (0, 4, planet(0, 2), planet(0))]
    t = kicked(
        ("attack-10", "attack-08"),
        kickers={0: SPIRIT},
        ships={planet(0): 4},
        allies={2: ("offense", {planet(2): 4}), 3: ("offense", {planet(3): 4})},
        moves=moves,
    )
    assert trail(t)[0] == "20 + 4 + 4 + 4 = 32"
    assert trail(t)[1] == "8 + 4 = 12", "the opponent's card is not touched"


@pytest.mark.rule("N-KICK-4")
def test_it_is_discarded_with_the_encounter_cards() -> None:
    t = kicked(("attack-10", "attack-08"), kickers={0: SPIRIT, 1: DUPLICITY})
    discarded = t.state.piles["reward"].discard
    assert [t.state.faces[card] for card in discarded] == [SPIRIT, DUPLICITY]
    assert [side.kicker for side in t.state.frames[-1].sides] == [-1, -1]


@pytest.mark.reading("kicker-unrevealed")
def test_it_goes_back_when_no_cards_are_revealed() -> None:
    t = table(players=3, hands={0: ["attack-10", "flare-loser"], 1: ["attack-08"]}, rewards={1: [SPIRIT]})
    t.encounter(ships={planet(0): 1})
    t.passes(0).do(1, BEFORE, SPIRIT).do(0, BEFORE, "flare-loser")
    assert t.hand(1) == ["attack-08", SPIRIT]
    assert t.events("kicker_back") == [{"source": "N-KICK-1", "seat": 1, "side": 1}], "unseen"
    assert t.view(0).seats[1].known == []


@pytest.mark.rule("N-KICK-5")
def test_effects_on_the_encounter_card_do_not_touch_it() -> None:
    """The Sorcerer exchanges the cards, the kicker stays; Emotion Control turns the card into a negotiate."""
    hands = {0: ["attack-10"], 1: ["attack-08"]}
    t = table("sorcerer", "tripler", "void", hands=hands, rewards={1: [SPIRIT]})
    t.encounter(ships={planet(0): 1}).do(1, BEFORE, SPIRIT)
    t.do(0, "window-CARDS_SELECTED", "sorcerer.switch")
    assert t.events("kicker_turned")[-1]["side"] == 1
    t = kicked(("attack-10", "negotiate"), kickers={1: SPIRIT}, more={2: ["emotion-control"]})
    t.do(2, "window-REVEALED_CARD", "emotion-control")
    t.do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 2, planet(0, 1): 2})
    t.do(1, "lose-ships", {planet(1): 3})


@pytest.mark.rule("N-KICK-7")
def test_with_the_own_attack_against_a_negotiate_it_has_no_effect() -> None:
    t = kicked(("attack-10", "negotiate"), kickers={0: SPIRIT}, more={0: ["attack-04"] * 3 + ["attack-06"] * 2})
    assert t.events("took")[-1]["number"] == 4, "a card for each ship of the defense, as always"


@pytest.mark.rule("N-KICK-8", "N-KICK-12")
@pytest.mark.parametrize(("kicker", "number"), [(SPIRIT, 4), (OVERLOAD, 4), (REVERSE, 2)])
def test_with_the_own_negotiate_against_an_attack_it_multiplies_the_compensation(kicker: str, number: int) -> None:
    more = {1: ["attack-04"] * 3 + ["attack-06"] * 2}
    t = kicked(("negotiate", "attack-08"), kickers={0: kicker}, more=more)
    assert (t.ships(0, WARP), t.events("took")[-1]["number"]) == (2, number)


@pytest.mark.rule("N-KICK-8")
def test_compensation_is_multiplied_after_macron_has_doubled_it() -> None:
    more = {1: ["attack-04"] * 3 + ["attack-06"] * 6}
    ships = {planet(0): 1}
    t = kicked(("negotiate", "attack-08"), "macron", "tripler", "void", kickers={0: SPIRIT}, more=more, ships=ships)
    assert (t.ships(0, WARP), t.events("took")[-1]["number"]) == (1, 4)


@pytest.mark.rule("N-KICK-8", "F-COMP-1")
@pytest.mark.parametrize("seed", [2, 18])
def test_without_a_kicker_the_compensation_is_one_card_for_each_ship(seed: int) -> None:
    """Whatever card has the last number: here it is a kicker that nobody holds."""
    t = kicked(("negotiate", "attack-08"), kickers={}, more={1: ["attack-04"] * 3 + ["attack-06"] * 2}, seed=seed)
    assert t.state.faces[-1].startswith("kicker-")
    assert (t.ships(0, WARP), t.events("took")[-1]["number"]) == (2, 2)


@pytest.mark.rule("N-KICK-9")
def test_a_failed_deal_costs_the_opponent_six_ships() -> None:
    t = kicked(("negotiate", "negotiate"), kickers={0: SPIRIT})
    t.do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 1})
    t.do(1, "lose-ships", {planet(1): 3, planet(1, 1): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 6)


@pytest.mark.rule("N-KICK-9", "N-KICK-10")
@pytest.mark.reading("kicker-after-a-change")
def test_it_multiplies_the_losses_of_a_failed_deal_that_an_effect_has_brought_about() -> None:
    t = kicked(("attack-10", "attack-08"), kickers={0: SPIRIT}, more={1: ["emotion-control"]})
    t.do(1, "window-REVEALED_CARD", "emotion-control").do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 1})
    t.do(1, "lose-ships", {planet(1): 3, planet(1, 1): 3})
    assert (t.ships(0, WARP), t.ships(1, WARP)) == (3, 6)


@pytest.mark.rule("N-KICK-9", "N-KICK-12")
@pytest.mark.parametrize("kicker", [REVERSE, OVERLOAD])
def test_in_a_deal_reverse_polarity_multiplies_nothing_and_overload_by_two(kicker: str) -> None:
    t = kicked(("negotiate", "negotiate"), kickers={0: kicker})
    t.do(0, "deal", ("refuse",))
    t.do(0, "lose-ships", {GATE: 2, planet(0): 1})
    lost = {planet(1): 3} if kicker == REVERSE else {planet(1): 3, planet(1, 1): 3}
    t.do(1, "lose-ships", lost)


@pytest.mark.rule("N-KICK-9")
def test_a_deal_that_is_made_is_not_touched() -> None:
    t = kicked(("negotiate", "negotiate"), kickers={0: SPIRIT})
    t.do(0, "deal", (("want", planet(1, 1)), "propose")).do(1, "deal", ("accept",)).do(0, "deal-colony", {GATE: 2})
    assert [t.ships(seat, WARP) for seat in range(4)] == [0, 0, 0, 0]
    assert t.ships(0, planet(1, 1)) == 2


@pytest.mark.rule("N-KICK-10", "N-ORDER-2", "N-ORDER-3")
def test_it_multiplies_after_cards_have_changed_themselves_and_before_other_effects() -> None:
    assert trail(kicked(("morph", "attack-08"), kickers={0: SPIRIT}))[0] == "16 + 2 = 18"
    t = kicked(("attack-15", "attack-08"), "mirror", "void", "oracle", kickers={0: SPIRIT})
    t.do(0, "window-CARDS_SELECTED", "mirror.reverse")
    assert trail(t) == ["3 + 2 = 5", "80 + 4 = 84"], "15 x 2 = 30, turned round 03"
    t = kicked(("attack-04", "attack-08"), "tripler", "void", "oracle", kickers={0: SPIRIT})
    assert trail(t)[0] == "24 + 2 = 26", "4 x 2 = 8, tripled"
    t = kicked(("attack-10", "attack-08"), "calculator", "void", "oracle", kickers={0: SPIRIT})
    t.do(0, "window-CARDS_SELECTED", "calculator.equalize")
    assert trail(t) == ["12 + 2 = 14", "8 + 4 = 12"], "10 x 2 = 20, cut down by 8"


@pytest.mark.rule("N-KICK-13")
@pytest.mark.parametrize("side", [0, 1])
def test_when_a_retreat_meets_an_attack_it_has_no_effect(side: int) -> None:
    t = kicked(("retreat", "attack-08"), kickers={side: SPIRIT})
    assert t.events("outcome")[-1]["how"] == "retreat"
    t.do(0, "ships-home", {planet(0): 2})
    assert t.events("took") == t.events("totals") == []


@pytest.mark.rule("N-KICK-11")
def test_reverse_polarity_multiplies_the_cards_of_both_sides() -> None:
    t = kicked(("attack-10", "attack-08"), kickers={1: REVERSE})
    assert trail(t) == ["-10 + 2 = -8", "-8 + 4 = -4"]
    assert t.events("outcome")[-1]["winner"] == 1


def test_reverse_polarity_with_anti_matter() -> None:
    """The lower total wins and own ships count against Anti-Matter; the cards have their own sign."""
    t = kicked(("attack-10", "attack-08"), "anti-matter", "void", "oracle", kickers={1: REVERSE})
    assert trail(t) == ["-10 + 2 x -1 = -12", "-8 + 4 = -4"]
    assert t.events("outcome")[-1]["winner"] == 0


@pytest.mark.rule("N-KICK-11")
@pytest.mark.reading("self-destruct-first")
def test_self_destruct_makes_both_sides_lose_at_once_without_compensation() -> None:
    t = kicked(("attack-10", "negotiate"), kickers={1: DESTRUCT}, allies=ALLIES, more={2: ["emotion-control"]})
    assert t.events("outcome")[-1]["result"] == "both_lost"
    assert t.events("outcome")[-1]["source"] == "N-KICK-11"
    assert [t.ships(seat, WARP) for seat in range(4)] == [2, 4, 2, 2]
    assert t.events("took") == t.events("rewarded") == [], "nor could anybody use anything before"
    assert t.discards()[-2:] == ["attack-10", "negotiate"]


@pytest.mark.reading("self-destruct-first")
def test_no_omni_zap_stops_self_destruct() -> None:
    """Neither when it is laid nor when it is turned up; any other kicker could be struck out then."""
    t = table(
        players=3,
        hands={0: ["attack-10", "attack-09"], 1: ["attack-08", "attack-11"]},
        rewards={0: [DESTRUCT], 1: ["omni-zap"]},
    )
    for _ in range(30):
        if not t.open:
            break
        seat, prompt = t.open[0]
        if prompt == "window-PLANNING_BEFORE" and seat == 0:
            t.do(0, BEFORE, DESTRUCT)
        elif prompt.startswith("window-"):
            t.passes(seat)
        else:
            t.encounter(ships={planet(0): 2}, cards=("attack-10", "attack-08"))
    assert t.events("outcome")[-1]["source"] == "N-KICK-11"
    assert "omni-zap" in t.hand(1)


def test_self_destruct_with_a_zombie_and_a_healer() -> None:
    t = kicked(("attack-10", "attack-08"), "zombie", "tripler", "healer", kickers={0: DESTRUCT})
    assert t.ships(0, WARP) == 0
    t.do(0, "ships-home", {planet(0): 2})
    t.do(2, "window-WARPED", "healer.heal")
    t.scripted({(2, "healer-patient"): [1]})
    assert t.ships(1, WARP) == 0


@pytest.mark.rule("N-KICK-11")
@pytest.mark.parametrize("owner", [0, 1])
def test_duplicity_sends_the_own_allies_to_the_warp(owner: int) -> None:
    """Also defensive ones (a ruling of the publisher); the ally of the other side loses, or goes home."""
    cards = ("attack-30", "attack-08") if owner == 0 else ("attack-04", "attack-20")
    t = kicked(cards, kickers={owner: DUPLICITY}, allies=ALLIES)
    if owner == 0:
        assert t.ships(0, planet(1)) == 2
        assert t.ships(2, planet(1)) == 0, "it does not land"
    else:
        t.do(3, "reward-ships", 0).do(3, "reward-backs", 0)
        assert t.events("rewarded")[-1]["cards"] == 2, "rewards are paid all the same"
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (2, 2)
    assert sum(t.state.ships[GATE]) == sum(t.state.ships[BESIDE]) == 0


@pytest.mark.reading("duplicity-and-allies")
def test_duplicity_hits_the_allies_in_a_deal_and_in_a_retreat_too() -> None:
    t = kicked(("negotiate", "negotiate"), kickers={0: DUPLICITY}, allies=ALLIES)
    t.do(3, "ships-home", {planet(3): 2})
    assert (t.ships(2, WARP), t.ships(3, WARP), t.open) == (2, 0, [(0, "deal")])
    t = kicked(("retreat", "attack-08"), kickers={0: DUPLICITY}, allies=ALLIES)
    t.do(0, "ships-home", {planet(0): 2}).do(3, "ships-home", {planet(3): 2})
    assert (t.ships(2, WARP), t.ships(3, WARP)) == (2, 0)


@pytest.mark.rule("N-KICK-11")
def test_team_spirit_rewards_the_own_allies_of_a_victory() -> None:
    t = kicked(("attack-30", "attack-08"), kickers={0: SPIRIT}, allies=ALLIES)
    t.do(2, "reward-backs", 1, options=[0, 1])
    assert t.events("rewarded_with_rewards") == [{"source": SPIRIT, "seat": 2, "ships": 0, "cards": 0, "rewards": 1}]
    assert t.ships(2, planet(1)) == 2, "besides the colony"


@pytest.mark.rule("N-KICK-11")
@pytest.mark.parametrize("answer", ["save-ship", "lose-ship"])
def test_team_spirit_lets_each_own_ally_save_a_ship_in_a_defeat(answer: str) -> None:
    t = kicked(("attack-01", "attack-40"), kickers={0: SPIRIT}, allies=ALLIES)
    t.do(2, "kicker-2-team-spirit-save", answer, options=["save-ship", "lose-ship"])
    if answer == "save-ship":
        t.do(2, "ships-home", {planet(2): 1})
    assert t.ships(2, WARP) == (1 if answer == "save-ship" else 2)
    assert t.ships(0, WARP) == 2


@pytest.mark.rule("N-KICK-11")
@pytest.mark.parametrize("owner", [0, 1])
def test_overload_multiplies_by_four_and_leaves_the_winner_one_ship(owner: int) -> None:
    cards = ("attack-10", "attack-08") if owner == 0 else ("attack-08", "attack-10")
    t = kicked(cards, kickers={owner: OVERLOAD}, allies=ALLIES)
    assert trail(t)[owner].startswith("40 + ")
    assert (t.ships(owner, planet(1)), t.ships(owner, WARP)) == (1, 1 if owner == 0 else 3)
    assert t.ships(2, planet(1)) == (2 if owner == 0 else 0), "allies are not touched"


def test_overload_costs_nothing_in_a_defeat() -> None:
    t = kicked(("attack-04", "attack-40"), kickers={0: OVERLOAD})
    assert trail(t)[0] == "16 + 2 = 18"
    assert t.ships(0, WARP) == 2, "the ships of the encounter, as always"


def test_a_claim_of_the_gambler_that_is_believed_is_multiplied() -> None:
    t = kicked(("attack-04", "attack-08"), "gambler", "void", "oracle", kickers={0: SPIRIT})
    t.do(0, "window-REVEAL_TURN", "gambler.bluff").do(0, "gambler-face", "attack-20")
    t.do(1, "gambler-challenge", "believe")
    assert trail(t)[0] == "40 + 2 = 42"


@pytest.mark.rule("N-KICK-11", "N-RETREAT-5")
def test_overload_costs_a_retreating_defense_nothing() -> None:
    t = kicked(("attack-08", "retreat"), kickers={1: OVERLOAD})
    assert t.events("outcome")[-1]["how"] == "retreat"
    assert (t.ships(1, planet(1)), t.ships(1, WARP)) == (4, 0)


@pytest.mark.rule("N-KICK-11")
def test_team_spirit_saves_the_only_ship_of_an_ally() -> None:
    allies: dict[int, tuple[str, Any]] = {2: ("offense", {planet(2): 1})}
    t = kicked(("attack-01", "attack-40"), kickers={0: SPIRIT}, allies=allies)
    t.do(2, "kicker-2-team-spirit-save", "save-ship").do(2, "ships-home", {planet(2): 1})
    assert t.ships(2, WARP) == 0
