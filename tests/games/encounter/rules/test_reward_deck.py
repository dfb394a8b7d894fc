"""The reward deck: a second pile with its own back (N-REWARD), and quakes with two decks (N-QUAKE-4, N-QUAKE-5)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import reward_discards
from warptable import new_game
from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.editions import edition_for
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.piles import COSMIC, REWARD
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rules.usable import might_play
from warptable.games.encounter.engine.verbs import cards as card_verbs
from warptable.games.encounter.engine.verbs.slots import lay
from warptable.kernel import Compose

REWARDS = ("reward-deck",)
TOP = ["attack-00", "attack-01", "attack-05"]
BEST = ["retreat", "attack-02-20", "attack-03-30"]


def bury(*faces: str, back: str = REWARD, rest: bool = False) -> Callable[[Game], None]:
    """These cards lie on the discards of their back; with `rest` nothing is left in the deck."""

    def change(game: Game) -> None:
        pile = game.s.piles[back]
        for face in faces:
            card = next(card for card in pile.draw if game.s.faces[card] == face)
            pile.draw.remove(card)
            pile.discard.append(card)
            game.s.seen[card] = (1 << game.n) - 1
        if rest:
            put_by(game, pile.draw)
            pile.draw = []

    return change


def put_by(game: Game, cards: list[int]) -> None:
    """These cards lie at a planet, where nobody can play them."""
    game.s.planet_cards[19] = tuple(cards)
    for card in cards:
        game.s.seen[card] = (1 << game.n) - 1


def defended(in_warp: int = 0, sent: int = 3, **given: Any) -> Table:
    """Green helped blue to win with some ships of its own, and has some in the warp."""
    t = table(
        players=4,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-06"]},
        deck=TOP,
        moves=[(2, 1, planet(2, n), WARP) for n in range(in_warp)],
        variants=REWARDS,
        **given,
    )
    t.encounter(ships=1, allies={2: ("defense", {planet(2, 4): sent})}, cards=("attack-04", "attack-20"))
    return t.do(2, "ships-home", {planet(2, 4): sent})


# ---------------------------------------------------------------- the deck


@pytest.mark.rule("N-SETUP-2", "N-REWARD-1")
def test_with_the_variant_the_reward_deck_is_shuffled_and_laid_out() -> None:
    for others in ((), ("dominion-aliens",), ("technology", "flagships")):
        assert edition_for("ffg", others, 4).reward_deck == ()
        state = new_game("ffg", 4, variants=others, aliens=()).state
        assert REWARD not in state.piles
        assert not {*state.faces} & {face for face in facts.rewards() if face != "morph"}, "they stay in the box"
    orders = set()
    for seed in range(3):
        state = new_game("ffg", 4, seed=seed, variants=REWARDS, aliens=()).state
        pile = state.piles[REWARD]
        assert (len(pile.draw), pile.discard) == (32, [])
        orders.add(tuple(state.faces[card] for card in pile.draw))
        assert not any(state.seen[card] for card in pile.draw)
    assert len(orders) == 3


@pytest.mark.rule("N-MORE-1")
def test_it_holds_the_thirty_two_cards_of_the_set() -> None:
    printed = {card.id: card.count for card in facts.rewards().values()}
    assert dict(dominion.REWARDS) == printed
    assert sum(count for _, count in dominion.REWARDS) == 32
    state = new_game("ffg", 4, variants=REWARDS, aliens=()).state
    pile = state.piles[REWARD]
    assert Counter(state.faces[pile.first : pile.end]) == Counter(printed)


@pytest.mark.rule("N-REWARD-14")
def test_everything_else_is_as_in_the_base_game() -> None:
    base, more = edition_for("ffg", (), 4), edition_for("ffg", REWARDS, 4)
    changed = {name for name in base.__slots__ if getattr(base, name) != getattr(more, name)}
    assert changed == {"reward_deck", "card_types", "quake_on_empty"}


# ---------------------------------------------------------------- rewards


@pytest.mark.rule("N-REWARD-3")
@pytest.mark.parametrize("rewards", [0, 1, 2, 3])
def test_some_or_all_cards_of_a_reward_come_from_the_reward_deck(rewards: int) -> None:
    t = defended(reward_deck=BEST)
    t.do(2, "reward-backs", rewards, options=[0, 1, 2, 3])
    assert t.hand(2) == sorted(["attack-06", *TOP[: 3 - rewards], *BEST[:rewards]])
    seen = t.view(0).seats[2]
    assert (seen.hand, seen.rewards) == (4, rewards)
    assert t.view(0).reward_deck == 32 - rewards


@pytest.mark.rule("N-REWARD-5")
@pytest.mark.reading("reward-mix")
def test_ships_and_cards_of_both_decks_are_named_before_anything_is_drawn() -> None:
    t = table(
        players=4,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-06"]},
        deck=TOP,
        reward_deck=BEST,
        moves=[(seat, 1, planet(seat), WARP) for seat in (2, 3)],
    )
    t.encounter(ships=1, allies={2: ("defense", 2), 3: ("defense", 2)}, cards=("attack-04", "attack-20"))
    t.do(2, "ships-home", {planet(2, 1): 2})
    t.do(3, "ships-home", {planet(3, 1): 2})
    t.do(2, "reward-ships", 1)
    t.do(2, "reward-backs", 1, options=[0, 1])
    assert not t.events("drew_rewards")
    t.do(3, "reward-ships", 0)
    assert t.events("drew_rewards") == t.events("drew") == []
    t.do(3, "reward-backs", 1, options=[0, 1, 2])
    t.do(2, "ships-home", {planet(2): 1})
    assert t.events("rewarded_with_rewards") == [
        {"source": "F-REWARD-1", "seat": 2, "ships": 1, "cards": 0, "rewards": 1},
        {"source": "F-REWARD-1", "seat": 3, "ships": 0, "cards": 1, "rewards": 1},
    ]
    assert (t.hand(2), t.hand(3)) == (["attack-06", "retreat"], ["attack-00", "attack-02-20", "attack-06"])


@pytest.mark.rule("N-REWARD-4")
def test_rewards_of_other_effects_may_be_reward_cards_too() -> None:
    hands = {0: ["attack-06", "flare-love"], 1: ["attack-08", "attack-10"]}
    t = table("void", "mite", "fido", hands=hands, variants=("dominion-aliens",), reward_deck=BEST)
    t.encounter(ships=1)
    t.do(0, "window-PLANNING_BEFORE", "flare-love")
    t.do(1, "love-asked", "refuse-love")
    t.do(0, "reward-backs", 1, options=[0, 1])
    assert t.hand(0) == ["attack-06", "flare-love", "retreat"]


# ---------------------------------------------------------------- discards


@pytest.mark.rule("N-REWARD-6", "N-REWARD-12")
def test_reward_cards_are_hand_cards_and_go_to_a_pile_of_their_own() -> None:
    """A hand without encounter card is given up: all of it."""
    t = table(players=3, hands={0: ["quash"]}, rewards={0: ["rift-2", "intimidate-19"]})
    assert t.view(1).seats[0].hand == 8  # the new hand
    assert reward_discards(t) == ["rift-2", "intimidate-19"]
    assert t.discards() == ["quash"]
    view = t.view(1)
    assert [card.face for card in view.reward_discard] == ["rift-2", "intimidate-19"]
    assert [card.face for card in view.discard] == ["quash"]


@pytest.mark.rule("N-REWARD-12", "N-RETREAT-1")
def test_a_reward_card_may_be_the_only_encounter_card_of_a_hand() -> None:
    t = table(players=3, hands={0: []}, rewards={0: ["retreat"]})
    assert not t.events("new_hand")


@pytest.mark.rule("N-REWARD-9")
def test_an_empty_reward_deck_is_replaced_by_its_shuffled_discards() -> None:
    t = defended(prepare=bury("morph", "retreat", rest=True))
    t.do(2, "reward-backs", 2, options=[0, 1, 2])  # no more than there are
    assert t.events("rewards_reshuffled") == [{"source": "N-REWARD-9", "cards": 2}]
    assert t.hand(2) == ["attack-00", "attack-06", "morph", "retreat"]
    assert t.state.reshuffles == 0  # what answers a new cosmic deck does not answer this


@pytest.mark.rule("N-REWARD-10")
def test_without_any_reward_card_left_there_are_cosmic_ones_and_no_quake() -> None:
    t = defended(prepare=bury(rest=True))
    assert t.hand(2) == sorted(["attack-06", *TOP])
    assert not t.events("quake")
    assert not t.events("drew_rewards")


@pytest.mark.rule("N-REWARD-10")
@pytest.mark.reading("shared-out-rewards")
def test_two_of_a_batch_share_what_is_left_of_the_reward_deck() -> None:
    t = table(
        players=4,
        hands={0: ["attack-04", "attack-08"], 1: ["attack-20", "attack-06"]},
        prepare=lambda game: leave_one(game),
        variants=REWARDS,
    )
    t.encounter(ships=1, allies={2: ("defense", 2), 3: ("defense", 2)}, cards=("attack-04", "attack-20"))
    t.do(2, "ships-home", {planet(2): 2})
    t.do(3, "ships-home", {planet(3): 2})
    t.do(2, "reward-backs", 1, options=[0, 1])
    assert [event["number"] for event in t.events("drew_rewards")] == [1]
    assert len(t.hand(3)) == 3


def leave_one(game: Game) -> None:
    """One reward card is left in the deck."""
    pile = game.s.piles[REWARD]
    put_by(game, pile.draw[1:])
    del pile.draw[1:]


@pytest.mark.rule("N-REWARD-7")
@pytest.mark.reading("discard-pile-effects")
def test_fido_fetches_a_used_reward_card() -> None:
    t = table(
        "fido",
        "void",
        "mite",
        hands={1: ["attack-06"], 2: ["attack-20", "attack-08"]},
        rewards={1: ["attack-12-21"]},
        first=2,
    )
    t.encounter(offense=2, defense=1, cards=("attack-20", "attack-12-21"))
    t.do(0, "window-CARDS_DISCARDED", "fido.fetch")
    t.do(0, "fido-face", "attack-12-21", options=["attack-12-21", "attack-20"])
    t.do(0, "fido-seat", 2)
    t.do(2, "fido-offer", "take-it")
    assert "attack-12-21" in t.hand(2)
    assert t.view(0).seats[2].rewards == 1


@pytest.mark.rule("N-REWARD-8")
@pytest.mark.reading("discard-pile-effects")
def test_effects_that_reach_into_the_discards_later_do_not_reach_reward_cards() -> None:
    def both(game: Game) -> None:
        bury("retreat")(game)
        bury("attack-40", "negotiate", back=COSMIC)(game)

    t = table(players=3, techs={1: ["delta-scanners"]}, prepare=both, variants=REWARDS)
    t.do(1, "window-ENCOUNTER_START", "delta-scanners.salvage")
    t.do(1, "delta-scanners-face", "attack-40", options=["attack-40", "negotiate"])
    assert reward_discards(t) == ["retreat"]


# ---------------------------------------------------------------- taking by backs


def paid(rewards: list[str], cosmic: list[str], lost: int = 3) -> Table:
    """Red lost ships with a negotiate; blue, who won, pays."""
    t = table(
        players=3,
        hands={0: ["negotiate", "attack-08"], 1: ["attack-20", *cosmic]},
        rewards={1: rewards},
    )
    return t.encounter(ships=lost, cards=("negotiate", "attack-20"))


@pytest.mark.rule("N-REWARD-11")
@pytest.mark.parametrize("chosen", [1, 2])
@pytest.mark.reading("choosing-backs")
def test_whoever_takes_cards_chooses_how_many_of_them_are_reward_cards(chosen: int) -> None:
    t = paid(["retreat", "attack-02-20"], ["attack-04", "attack-06"])
    t.do(0, "take-rewards", chosen, options=[1, 2])  # three cards, of which two at most are cosmic
    assert t.view(2).seats[0].rewards == chosen
    took = {kind: t.events(kind)[0]["number"] for kind in ("took", "took_rewards")}
    assert took == {"took": 3 - chosen, "took_rewards": chosen}
    assert t.events("took_rewards") == [{"source": "F-COMP-2", "seat": 0, "victim": 1, "number": chosen}]


@pytest.mark.rule("N-REWARD-11")
@pytest.mark.parametrize(("rewards", "cosmic"), [([], ["attack-04"]), (["retreat"], []), (["retreat"], ["attack-04"])])
def test_where_there_is_no_choice_nobody_is_asked(rewards: list[str], cosmic: list[str]) -> None:
    t = paid(rewards, cosmic)
    assert not any(event["number"] > 1 for event in t.events("took"))
    assert t.hand(0) == sorted(["attack-08", *rewards, *cosmic])


@pytest.mark.rule("N-REWARD-11")
def test_only_cards_of_the_taken_back_are_lost_track_of() -> None:
    """Green knows the hand. Red takes a reward card: which one is hidden, but the cosmic cards stay where they are."""
    t = table(
        players=3,
        hands={0: ["negotiate", "attack-08"], 1: ["attack-20", "attack-04"]},
        rewards={1: ["retreat", "attack-02-20"]},
        prepare=lambda game: known_to(game, 2, 1),
    )
    t.encounter(ships=1, cards=("negotiate", "attack-20"))
    assert t.view(2).seats[1].known == ["attack-02-20", "attack-04", "retreat"]
    t.do(0, "take-rewards", 1)
    assert t.view(2).seats[1].known == ["attack-04"]
    assert t.view(2).seats[0].known == []


def known_to(game: Game, viewer: int, holder: int) -> None:
    for card in game.seats[holder].hand:
        game.s.seen[card] |= 1 << viewer


def test_two_equal_faces_with_different_backs_can_be_told_apart() -> None:
    """Green knows that blue holds the reward morph. Blue shows the cosmic one: the other is still there."""
    t = table(
        players=3, hands={1: ["morph", "attack-06"]}, rewards={1: ["morph"]}, prepare=lambda game: _reward_known(game)
    )
    card = next(
        card for card in t.state.seats[1].hand if t.game.back(card) == COSMIC and t.state.faces[card] == "morph"
    )
    card_verbs.discard(t.game, 1, [card], "")
    assert t.view(2).seats[1].known == ["morph"]


def _reward_known(game: Game) -> None:
    for card in game.seats[1].hand:
        if game.back(card) == REWARD:
            game.s.seen[card] |= 1 << 2


# ---------------------------------------------------------------- deals


def dealing(**given: Any) -> Table:
    t = table(
        players=3,
        hands={0: ["negotiate", "attack-08"], 1: ["negotiate", "attack-04"]},
        rewards={1: ["rift-1", "retreat"]},
        **given,
    )
    t.passes(1)  # no rift is played
    return t.encounter(ships=1, cards=("negotiate", "negotiate"))


@pytest.mark.rule("N-REWARD-11", "N-RIFT-5")
@pytest.mark.reading("choosing-backs")
def test_a_deal_says_how_many_cards_of_which_back_and_they_are_given() -> None:
    t = dealing()
    options = t.options(0, "deal")
    assert [option for option in options if option[0] in ("ask", "ask-rewards")] == [
        ("ask", 1),
        ("ask-rewards", 1),
        ("ask-rewards", 2),
    ]
    decision = t.decision(0, "deal")
    assert isinstance(decision, Compose)
    then = {option[0] for option in decision.following([("ask-rewards", 1)]) if isinstance(option, tuple)}
    assert then == {"grant", "want"}, "one number of each back"
    t.do(0, "deal", (("ask", 1), ("ask-rewards", 2), "propose"))
    assert [term["kind"] for term in t.events("deal_offered")[0]["terms"]] == ["random", "random-rewards"]
    t.do(1, "deal", ("accept",))
    assert t.hand(0) == ["attack-04", "attack-08", "retreat", "rift-1"]
    assert not t.events("exploded")


@pytest.mark.rule("N-RIFT-5")
@pytest.mark.reading("rift-given")
def test_a_named_rift_is_given() -> None:
    t = dealing()
    t.do(0, "deal", ("wait",))
    t.do(1, "deal", (("give", "rift-1"), "propose"))
    t.do(0, "deal", ("accept",))
    assert t.hand(0) == ["attack-08", "rift-1"]
    assert t.events("gave_rewards") == [{"source": "F-DEAL-3", "seat": 1, "receiver": 0, "number": 1}]
    assert not t.events("exploded")


# ---------------------------------------------------------------- quakes


@pytest.mark.rule("N-QUAKE-1", "N-QUAKE-2", "N-QUAKE-3")
@pytest.mark.parametrize("variants", [REWARDS, ("dominion-aliens",)])
def test_with_the_expansion_a_draw_from_nothing_is_a_quake(variants: tuple[str, ...]) -> None:
    """All cosmic cards but one are in hands; green's reward is three cards."""

    def empty(game: Game) -> None:
        pile = game.s.piles[COSMIC]
        rest, pile.draw = pile.draw[:-1], pile.draw[-1:]
        game.s.seats[0].hand += rest
        for card in rest:
            game.s.seen[card] |= 1
        game.update_masks(0)

    hands = {0: ["attack-04"], 1: ["attack-20", "attack-06"]}
    t = table(players=4, hands=hands, variants=variants, prepare=empty)
    for _ in range(99):
        if t.events("quake"):
            break
        if t.open[0][1].startswith("window-") or t.open[0][1] == "reinforce":
            t.passes(t.open[0][0])
        elif t.open[0] == (2, "reward-backs"):
            t.do(2, "reward-backs", 0)
        elif t.open[0] == (2, "ships-home"):
            t.do(2, "ships-home", {planet(2, 4): 3})
        else:
            cards = ("attack-04", "attack-20")
            t.encounter(ships=1, allies={2: ("defense", {planet(2, 4): 3})}, cards=cards)
    assert [event["source"] for event in t.events("quake")] == ["N-QUAKE-1"]
    assert [event["number"] for event in t.events("drew") if event["source"] == "F-REWARD-2"] == [1, 2]
    assert len(t.hand(2)) == 8 + 2  # dealt anew, and then the rest of the reward


@pytest.mark.rule("N-QUAKE-4", "N-QUAKE-5")
def test_a_quake_deals_cosmic_cards_only_and_leaves_the_table_alone() -> None:
    t = table(
        "miser",
        "void",
        "mite",
        hands={0: ["attack-06", "attack-08"], 1: ["attack-20"], 2: ["attack-10"]},
        rewards={0: ["morph"], 1: ["retreat", "attack-02-20"]},
        stored={0: ["attack-04"]},
    )
    t.encounter(ships=1)
    lay(t.game, 0, 0, t.state.seats[0].hand[0], openly=False)
    laid = [side.card for side in t.state.frames[-1].sides]
    card_verbs.quake(t.game, "N-QUAKE-1")
    assert [len(seat.hand) for seat in t.state.seats] == [8, 8, 8]
    assert [t.view(None).seats[seat].rewards for seat in range(3)] == [0, 0, 0]
    assert sorted(reward_discards(t)) == ["attack-02-20", "morph", "retreat"]
    assert len(t.state.piles[REWARD].draw) == 29  # never shuffled by a quake
    assert [side.card for side in t.state.frames[-1].sides] == laid
    assert [t.state.faces[card] for card in t.state.seats[0].sheets[0].cards] == ["attack-04"]


# ---------------------------------------------------------------- asked alike


def test_nobody_is_asked_as_if_holding_a_reward_card_without_one() -> None:
    """Backs are public: who has no reward card cannot play one, and is not asked where only these could be played."""
    windows = {}
    for rewards in ([], ["morph"]):
        t = table(players=3, hands={1: ["attack-06"]}, rewards={1: rewards}, uniform=True)
        windows[bool(rewards)] = t.game.masks[1]
    assert windows[False] & ~windows[True] == 0


@pytest.mark.parametrize("lying", [(), ("ship-zap",), ("ship-zap", "omni-zap")])
def test_nobody_is_asked_for_a_card_that_lies_on_the_open_discards(lying: tuple[str, ...]) -> None:
    """There is one Ship Zap and one Omni-Zap: nothing else of the reward deck is played when the outcome is known."""
    t = table(players=3, hands={1: []}, rewards={1: ["morph"]}, prepare=bury(*lying), uniform=True)
    assert might_play(t.game, 1, W.FREE_7, None) is (len(lying) < 2)


@pytest.mark.rule("N-QUAKE-5")
def test_a_quake_leaves_kickers_and_intimidates_where_they_lie() -> None:
    rewards = {0: ["kicker-2-duplicity"], 1: ["retreat"], 2: ["intimidate-19"]}
    t = table(players=3, hands={0: ["attack-10"], 1: ["attack-08"]}, rewards=rewards)
    t.do(2, "window-ENCOUNTER_START", "intimidate-19")
    t.encounter(ships=1, allies={2: ("offense", 1)}).do(0, "window-PLANNING_BEFORE", "kicker-2-duplicity")
    card_verbs.quake(t.game, "N-QUAKE-1")
    assert reward_discards(t) == ["retreat"]
    frame = t.view(None).current
    assert [(one.seat, one.kind) for one in frame.laid] == [(2, "intimidate")]
    assert [kicker is not None for kicker in frame.kickers] == [True, False]
