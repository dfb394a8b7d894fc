"""Aliens and cards that touch hands with two kinds of cards: backs are seen, faces are not (N-REWARD-11)."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import dominion
from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.piles import COSMIC, REWARD
from warptable.games.encounter.engine.verbs import cards as card_verbs

BEFORE = "window-PLANNING_BEFORE"


def counts(t: Table, *seats: int) -> list[tuple[int, int]]:
    """(cosmic, reward) cards of these seats, as everybody sees them."""
    seen = t.view(None).seats
    return [(seen[seat].hand - seen[seat].rewards, seen[seat].rewards) for seat in seats]


# ---------------------------------------------------------------- blind choices


@pytest.mark.rule("N-REWARD-11")
@pytest.mark.parametrize("rewards", [0, 1])
def test_pickpocket_picks_by_the_back(rewards: int) -> None:
    t = dominion(
        "pickpocket",
        "fido",
        "mite",
        hands={1: ["attack-04", "attack-06"]},
        rewards={1: ["retreat", "morph"]},
        moves=[(1, 1, planet(1), planet(0, 4))],
    )
    t.do(0, "window-ENCOUNTER_START", "pickpocket.lift")
    t.do(0, "take-rewards", rewards, options=[0, 1])
    t.do(0, "pickpocket-kept", (t.state.seats[0].hand[-1],))
    assert counts(t, 0, 1) == [(2 - rewards, rewards), (1 + rewards, 2 - rewards)]


@pytest.mark.rule("N-REWARD-11")
def test_laser_picks_by_the_backs() -> None:
    t = dominion(
        "laser", "fido", "mite", hands={1: ["attack-04", "attack-06"]}, rewards={1: ["retreat", "morph"]}
    ).encounter(ships=1)
    t.do(0, "laser-hidden", 2)
    t.do(0, "take-rewards", 2, options=[0, 1, 2])
    assert counts(t, 1) == [(2, 0)]
    assert [card.back for card in t.view(0).current.aside] == [REWARD, REWARD]
    assert [card.face for card in t.view(0).current.aside] == ["", ""]


def test_hacker_who_picks_by_face_is_not_asked_for_backs() -> None:
    hands = {0: ["negotiate", "attack-08"], 1: ["attack-30", "attack-20"]}
    t = table("hacker", "fido", "mite", hands=hands, rewards={1: ["retreat"]})
    t.encounter(ships=1, cards=("negotiate", "attack-30")).do(0, "window-COMPENSATION", "hacker.hack-collect")
    t.do(0, "hacker-payer", 1).do(0, "compensation-face", "retreat", options=["attack-20", "retreat"])
    assert t.hand(0) == ["attack-08", "retreat"]
    assert t.events("gave_rewards")


# ---------------------------------------------------------------- hands that are mixed


def whirled(way: str) -> Table:
    t = dominion(
        "whirligig",
        "fido",
        "mite",
        hands={0: ["attack-04", "attack-06", "attack-08"], 1: ["attack-10"]},
        rewards={0: ["retreat"], 1: ["morph", "rift-1"]},
    )
    t.passes(1)  # no rift is played
    return t.encounter(ships=1).do(0, BEFORE, "whirligig.swirl").do(0, "whirligig-shares", way)


@pytest.mark.rule("N-REWARD-11", "N-RIFT-5")
@pytest.mark.parametrize(("way", "share", "fewest"), [("even-hands", 3, 0), ("as-is", 3, 0), ("switched", 4, 0)])
def test_whoever_draws_a_share_of_the_mix_sees_the_backs(way: str, share: int, fewest: int) -> None:
    t = whirled(way)
    t.do(1, "take-rewards", 3, options=range(fewest, 4))
    assert counts(t, 0, 1) == [(4 - (share - 3), 0), (share - 3, 3)]
    assert not t.events("exploded")  # the mix is no hand


def test_hands_that_are_mixed_and_dealt_out_keep_their_sizes_and_everybody_sees_the_backs() -> None:
    t = table(
        "oracle",
        "fido",
        "mite",
        hands={0: ["attack-04", "attack-06"], 1: ["attack-10"]},
        rewards={1: ["morph", "retreat"]},
    )
    t.encounter(ships=1)
    before = sorted([*t.hand(0), *t.hand(1)])
    for card in t.state.seats[1].hand:
        t.state.seen[card] |= 1 << 2
    card_verbs.mix_hands(t.game, 0, 1, "oracle")
    assert sorted([*t.hand(0), *t.hand(1)]) == before
    assert [len(t.hand(seat)) for seat in (0, 1)] == [2, 3]
    assert sum(rewards for _, rewards in counts(t, 0, 1)) == 2
    assert t.view(2).seats[0].known == t.view(2).seats[1].known == []  # nobody else can follow them
    backs = [t.game.back(card) == REWARD for seat in (0, 1) for card in t.state.seats[seat].hand]
    faces = [t.state.faces[card] in ("morph", "retreat") for seat in (0, 1) for card in t.state.seats[seat].hand]
    assert backs == faces  # faces never change their backs


def two_cards(mine: str) -> Table:
    t = dominion(
        "void",
        "fido",
        "mite",
        hands={0: ["flare-whirligig", "attack-04", "attack-08"], 1: ["attack-10", "attack-12"]},
        rewards={0: ["morph"], 1: ["rift-2"]},
    )
    t.passes(1)
    t.encounter(ships=1).do(0, BEFORE, "flare-whirligig")
    held = [card for card in t.state.seats[0].hand if t.state.faces[card] == mine]
    return t.do(0, "whirligig-card", held[0])


@pytest.mark.rule("N-REWARD-11")
def test_two_cards_with_different_backs_are_no_blind_choice() -> None:
    t = two_cards("attack-04").do(0, "take-rewards", 1, options=[0, 1])
    t.do(1, "whirligig-backs", "cosmic-card", options=["cosmic-card", "reward-card"])
    assert "attack-04" in t.hand(1)
    assert t.events("exploded") == [{"source": "rift-2", "seat": 0, "face": "rift-2"}]


@pytest.mark.rule("N-RIFT-6")
def test_a_rift_that_its_owner_takes_back_does_not_explode() -> None:
    t = two_cards("attack-04").do(0, "take-rewards", 1).do(1, "whirligig-backs", "reward-card")
    assert "rift-2" in t.hand(1)
    assert not t.events("exploded")


@pytest.mark.rule("N-REWARD-11")
def test_two_cards_with_the_same_back_are_a_blind_choice() -> None:
    t = two_cards("morph").do(0, "take-rewards", 1)
    t.do(1, "whirligig-back", "left-card", options=["left-card", "right-card"])
    assert sum(rewards for _, rewards in counts(t, 0, 1)) == 2 - len(t.events("exploded"))


# ---------------------------------------------------------------- rewards in both decks


def supplied(**more: Any) -> Table:
    t = dominion(
        "quartermaster",
        "fido",
        "mite",
        "void",
        hands={0: ["attack-04", *more.pop("own", ())], 1: ["attack-20"], 2: ["attack-06"], 3: ["attack-10"]},
        deck=["attack-40", "attack-30", "attack-23"],
        reward_deck=["retreat", "morph", "attack-02-20"],
        destiny=["blue", "green"],
        **more,
    )
    t.encounter(ships=1, allies={2: ("defense", 2), 3: ("defense", 1)}, cards=("attack-04", "attack-20"))
    t.do(2, "ships-home", {planet(2): 2}).do(3, "ships-home", {planet(3): 1})
    return t.do(2, "reward-backs", 1, options=[0, 1, 2]).do(3, "reward-backs", 1, options=[0, 1])


@pytest.mark.rule("N-REWARD-4", "N-REWARD-5")
@pytest.mark.reading("quartermaster-backs")
def test_quartermaster_draws_from_the_decks_that_were_named_and_delivers_freely() -> None:
    t = supplied()
    t.do(0, "quartermaster-bonus", "reward-card", options=["deck", "reward-card", "ship", "pass"])
    assert [(event["number"], event["seat"]) for event in t.events("drew_rewards")] == [(3, 0)]
    pool = {t.state.faces[card]: card for card in t.state.seats[0].hand}
    assert sorted(pool) == ["attack-02-20", "attack-40", "morph", "retreat"]
    t.do(0, "quartermaster-cards", (pool["retreat"], pool["morph"]))  # two reward cards for one of each
    t.do(0, "quartermaster-cards", (pool["attack-40"],))
    assert (t.hand(2), t.hand(3), t.hand(0)) == (
        ["attack-06", "morph", "retreat"],
        ["attack-10", "attack-40"],
        ["attack-02-20"],
    )


# ---------------------------------------------------------------- named cards


@pytest.mark.rule("N-RIFT-2")
@pytest.mark.reading("rift-asked-for")
def test_a_rift_that_angler_fishes_for_explodes() -> None:
    t = dominion("angler", "fido", "mite", hands={1: ["attack-06", "attack-08"]}, rewards={1: ["rift-2"]})
    t.passes(1)
    t.encounter(ships=1).do(0, BEFORE, "angler.fish")
    t.scripted({(0, "angler-asked"): [1], (0, "angler-face"): ["rift-2"]})
    assert t.events("exploded")


def test_gambler_claims_what_the_back_of_its_card_allows() -> None:
    for held, back in (("attack-04", COSMIC), ("attack-02-20", REWARD)):
        rewards = [held] if back == REWARD else []
        t = table(
            "gambler",
            "fido",
            "mite",
            hands={0: ["attack-04", "attack-06"], 1: ["attack-08"]},
            rewards={0: rewards},
        )
        t.encounter(ships=1, cards=(held, "attack-08")).do(0, "window-REVEAL_TURN", "gambler.bluff")
        claims = t.options(0, "gambler-face")
        assert ("attack-40" in claims, "attack-21-12" in claims) == (back == COSMIC, back == REWARD)


def test_plague_takes_one_card_of_each_of_ten_types() -> None:
    kinds = ["intimidate-19", "kicker-1-self-destruct", "rift-2", "retreat", "reinforcement-4"]
    held = ["attack-06", "negotiate", "morph", "flare-remora", "quash"]
    t = table(players=3, hands={0: ["plague", "attack-08"], 1: held}, rewards={1: kinds})
    t.do(0, "window-ENCOUNTER_START", "plague").do(0, "plague-victim", 1)
    t.scripted({(1, "lose-ships"): [3]})
    assert t.hand(1) == []
    (gone,) = [event for event in t.events("discarded") if event["source"] == "plague"]
    assert sorted(gone["faces"]) == sorted([*kinds, *held])


@pytest.mark.rule("N-REWARD-7")
def test_clone_keeps_a_reward_card() -> None:
    t = table("clone", "fido", "mite", hands={0: ["attack-08"], 1: ["attack-10"]}, rewards={0: ["attack-12-21"]})
    t.encounter(ships=1, cards=("attack-12-21", "attack-10")).do(0, "window-DISCARDING", "clone.replicate")
    assert "attack-12-21" in t.hand(0)
    assert counts(t, 0) == [(1, 1)]


@pytest.mark.rule("N-VAR-1")
@pytest.mark.reading("discard-pile-effects")
def test_alchemist_finds_cards_in_both_discard_piles() -> None:
    """Its sheet says: any discard pile. Two attacks close to its own lie there, one of each back; a variable one counts
    by its standard value."""
    t = dominion(
        "alchemist",
        "fido",
        "mite",
        hands={0: ["attack-09", "attack-06"], 1: ["attack-10", "attack-05"], 2: ["attack-04"]},
        rewards={1: ["attack-12-21"]},
    )
    t.encounter(ships=1, cards=("attack-06", "attack-12-21")).passes(1)
    t.do(0, "window-ENCOUNTER_CLOSED", "alchemist.transmutation").do(0, "lose-ships", {planet(0, 1): 1})
    t.do(0, "alchemist-face", "attack-12-21", options=["attack-06", "attack-12-21"])
    assert t.hand(0) == ["attack-12-21"]
    assert (t.discards(), t.state.piles[REWARD].discard) == (["attack-06", "attack-09"], [])
    assert counts(t, 0) == [(0, 1)]


def test_the_flare_of_alchemist_finds_cards_of_types_that_only_the_reward_deck_has() -> None:
    """A rift out of the discards is not taken from a hand: it does not explode."""

    def bury(game: Game) -> None:
        pile = game.s.piles[REWARD]
        card = next(card for card in pile.draw if game.s.faces[card] == "rift-3")
        pile.draw.remove(card)
        pile.discard.append(card)
        game.s.seen[card] = (1 << game.n) - 1

    hands = {0: ["attack-09"], 1: ["attack-10"], 2: ["attack-04", "flare-alchemist"]}
    t = dominion("clone", "fido", "mite", hands=hands, rewards={2: ["rift-2"]}, prepare=bury)
    t.do(2, "window-ENCOUNTER_START", "flare-alchemist")
    assert t.hand(2) == ["attack-04", "flare-alchemist", "rift-3"]
    assert not t.events("exploded")


# ---------------------------------------------------------------- hazard


@pytest.mark.rule("N-HAZ-3", "N-VAR-2")
def test_a_warning_on_a_card_that_was_drawn_again_changes_an_attack() -> None:
    t = table(
        players=3,
        hands={0: ["attack-08"], 1: ["attack-10"]},
        rewards={0: ["attack-02-20"]},
        destiny=["red-hazard", "blue"],
        moves=[(1, 1, planet(1), planet(0)), (2, 1, planet(2), WARP)],
    )
    t.do(0, "own-colour", "redraw").encounter(ships=1, cards=("attack-02-20", "attack-10"))
    assert t.events("totals")[0]["offense"] == 20 + 1
