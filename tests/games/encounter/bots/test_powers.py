"""How the bots answer the questions of powers and cards, which they know only by what the questions declare."""

from typing import Any

import pytest

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.bots import Sight, make_bot
from warptable.games.encounter.bots.common.chances import likely
from warptable.games.encounter.bots.common.reading import Reading
from warptable.games.encounter.bots.shrewd.bot import ShrewdBot
from warptable.games.encounter.bots.shrewd.forecast import points_ahead
from warptable.games.encounter.engine import dominion
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.model.cards import FACES
from warptable.games.encounter.engine.model.prompts import Brings
from warptable.kernel import EACH, Rng

NEAR = [(0, 1, planet(0, n), planet(2, n)) for n in range(4)]
"""Seat 0 lacks one colony."""


def steady(t: Table, seat: int, prompt: str, seed: int = 1) -> Any:
    return make_bot("steady").choose(Sight(t.session, seat), t.decision(seat, prompt), Rng.seeded(seed))


def face(t: Table, answer: Any) -> Any:
    """A card by what it shows; a word as it is."""
    return t.state.faces[answer] if isinstance(answer, int) else answer


def test_what_questions_declare_is_about_their_own_words_and_about_questions_that_exist() -> None:
    prompts = registry_for("ffg", tech_deck=TECHS, more=dominion.ALIENS, special=dominion.SHIPS).prompts
    for prompt in prompts:
        assert prompt.like in ("", *prompts), prompt
        assert set(prompt.brings) <= {*prompt.words, EACH}, prompt
        assert all(isinstance(brings, Brings) for brings in prompt.brings.values())


# ---------------------------------------------------------------- cards in the encounter


def prayer(*drawn: str, own: str, other: str) -> Table:
    """An offense of two ships against four has prayed for these cards."""
    hands = {0: [own, "attack-12"], 1: [other, "attack-06"], 2: ["attack-06"]}
    t = table("chosen", "mite", "void", hands=hands, deck=drawn, destiny=["blue", "green"])
    t.encounter(ships=2, cards=(own, other))
    return t.do(0, "window-REVEALED_CARD", "chosen.pray")


def test_a_drawn_card_that_turns_the_result_is_used_and_added() -> None:
    t = prayer("attack-20", "negotiate", "attack-08", own="attack-04", other="attack-10")
    assert face(t, steady(t, 0, "chosen-card")) == "attack-20"
    t.do(0, "chosen-card", "attack-20")
    assert steady(t, 0, "chosen-way") == "add"


def test_an_attack_that_wins_is_not_given_up_for_a_negotiate() -> None:
    t = prayer("negotiate", "plague", "quash", own="attack-20", other="attack-06")
    assert steady(t, 0, "chosen-card") == "old-card"


def test_a_low_attack_becomes_a_reinforcement_if_that_turns_the_result() -> None:
    """10 + 2 against 8 + 4, and a tie goes to the defense."""
    hands = {0: ["attack-10", "attack-06", "attack-04"], 1: ["attack-08"], 2: ["attack-13"]}
    t = table("reserve", "parasite", "loser", hands=hands)
    t.encounter(ships=2, cards=("attack-10", "attack-08"))
    assert steady(t, 0, "reinforce") == "reserve.attack-as-reinforcement"
    t.do(0, "reinforce", "reserve.attack-as-reinforcement")
    card, side = steady(t, 0, "reserve-attack")
    assert (face(t, card), side) == ("attack-04", 0)


# ---------------------------------------------------------------- what an answer costs and brings


@pytest.mark.parametrize(
    ("hand", "answer"),
    [(["negotiate", "attack-04", "attack-20"], "attack-04"), (["attack-40", "negotiate"], "give-up-ships")],
)
def test_ships_are_given_up_only_for_a_card_that_is_worth_more(hand: list[str], answer: str) -> None:
    t = table("hate", "mite", "filch", hands={0: ["attack-00", "attack-10"], 1: hand})
    t.do(0, "hate-card", "attack-00")
    assert face(t, steady(t, 1, "hate-answer-card")) == answer


@pytest.mark.parametrize(("handed", "kept"), [("attack-20", True), ("attack-04", False), ("quash", True)])
def test_a_good_card_is_kept_and_for_a_bad_one_the_next_is_awaited(handed: str, kept: bool) -> None:
    hands = {0: ["attack-30", "flare-vulch"], 1: ["attack-06", handed, "attack-07"]}
    t = table("mite", "parasite", "filch", hands=hands)
    t.encounter(ships=3, cards=("attack-30", "attack-06")).do(0, "window-SPOILS", "flare-vulch")
    t.do(1, "vulch-card", handed)
    assert (face(t, steady(t, 0, "vulch-keep-card")) == handed) is kept


@pytest.mark.parametrize(("moves", "answer"), [([], "yield"), (NEAR, "discard")])
def test_a_planet_is_yielded_for_many_cards_but_never_to_somebody_who_wins_by_it(moves: Any, answer: str) -> None:
    cards = ["attack-20", "attack-12", "attack-10", "attack-10", "morph", "reinforcement-3"]
    t = table("mite", "void", "filch", hands={0: ["attack-12"], 1: cards}, moves=moves, destiny=["blue", "green"])
    t.encounter(ships=3)
    assert steady(t, 1, "mite-bluster") == answer


def test_ships_of_somebody_else_are_taken_where_they_are_missed_most() -> None:
    """The last ship abroad, and not one of four at home."""
    t = table("hate", "mite", "filch", hands={0: ["negotiate", "attack-10"]}, moves=[(1, 2, planet(1), planet(2))])
    t.do(0, "hate-card", "negotiate")
    assert dict(steady(t, 0, "hate-ships"))[planet(2)] == 2


@pytest.mark.parametrize(("lost", "answer"), [(1, "deck"), (12, "ship")])
def test_a_ship_is_taken_if_many_are_in_the_warp_else_a_card(lost: int, answer: str) -> None:
    moves = [(2, min(3, lost - 3 * n), planet(2, n), WARP) for n in range(4) if lost > 3 * n]
    hands = {0: ["attack-12", "attack-00"], 1: ["attack-08"], 2: ["attack-06"] * 5}
    t = table("mite", "void", "fido", hands=hands, moves=moves, destiny=["blue", "green"])
    t.encounter(ships=3, cards=("attack-12", "attack-08")).do(2, "window-CARDS_DISCARDED", "fido.fetch")
    t.do(2, "fido-face", "attack-12").do(2, "fido-seat", 1).do(1, "fido-offer", "take-it")
    assert steady(t, 2, "fido-pay") == answer


# ---------------------------------------------------------------- uses


def eager(t: Table, seat: int, prompt: str) -> int:
    """How often of a hundred times something is used."""
    return sum(steady(t, seat, prompt, seed) != "pass" for seed in range(100))


def test_who_is_losing_uses_a_power_and_who_is_winning_leaves_things_as_they_are() -> None:
    tries = {}
    for own, other in (("attack-30", "attack-06"), ("attack-04", "attack-20")):
        t = table("sorcerer", "parasite", "filch", hands={0: [own], 1: [other]})
        t.encounter(ships=3, cards=(own, other))
        tries[own] = eager(t, 0, "window-CARDS_SELECTED")
    assert tries["attack-30"] < 40 < 80 < tries["attack-04"]


def test_an_ally_plays_a_super_flare_too() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["attack-06", "flare-sorcerer"]}
    t = table("mite", "parasite", "sorcerer", hands=hands)
    t.encounter(ships=1, allies={2: ("offense", 1)}, cards=("attack-04", "attack-20"))
    assert eager(t, 2, "window-CARDS_SELECTED") > 20


# ---------------------------------------------------------------- invitations without a card


@pytest.mark.parametrize("name", ["steady", "shrewd"])
def test_a_defense_without_an_encounter_card_invites_guests(name: str) -> None:
    t = table(players=4, hands={0: ["attack-20"], 1: ["reinforcement-3", "quash"]})
    t.do(0, "aim", planet(1)).do(0, "launch", 4).do(0, "invite", ())
    bot = make_bot("steady") if name == "steady" else ShrewdBot(imagines=False)
    assert bot.choose(Sight(t.session, 1), t.decision(1, "invite"), Rng.seeded(1)) == (2, 3)


# ---------------------------------------------------------------- reckoning


def test_the_chance_to_win_counts_what_is_in_force_while_the_other_card_lies_facedown() -> None:
    """Attacks are read backwards: a 40 is a 4 then, and wins no longer."""
    hands = {0: ["attack-40"], 1: ["attack-15", "flare-gambler"]}
    t = table("mirror", "parasite", "void", hands=hands).encounter(ships=3, cards=("attack-40", "attack-15"))
    assert likely(Reading.of(Sight(t.session, 0)), 0) > 0.9
    t.do(0, "window-CARDS_SELECTED", "mirror.reverse")
    assert t.open == [(1, "window-REVEAL_BEFORE")]
    assert likely(Reading.of(Sight(t.session, 0)), 0) < 0.5


def test_the_shrewd_bot_reckons_a_card_by_what_is_in_force() -> None:
    """With attacks read backwards a 12 beats a 20."""
    hands = {0: ["attack-20"], 1: ["attack-12", "flare-gambler"]}
    t = table("mirror", "parasite", "void", hands=hands).encounter(ships=3, cards=("attack-20", "attack-12"))
    assert points_ahead(Reading.of(Sight(t.session, 0)), (FACES["attack-20"], FACES["attack-12"])) == 8
    t.do(0, "window-CARDS_SELECTED", "mirror.reverse")
    assert points_ahead(Reading.of(Sight(t.session, 0)), (FACES["attack-20"], FACES["attack-12"])) == 2 - 21
