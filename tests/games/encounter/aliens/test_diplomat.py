"""Diplomat: deals among three. Wild: somebody else talks. Super: a vote."""

from typing import Any

import pytest

from tests.games.encounter.aliens.dominion import ZAP, cards, dominion
from tests.games.encounter.scenario import GATE, WARP, Table, planet
from tests.readings import homes, outcome, uses
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.words.asking import label, question
from warptable.games.encounter.words.sentences import sentence
from warptable.games.encounter.words.speaker import Speaker
from warptable.kernel import Compose, Distribute

NEGOTIATE, FLARE, REVEALED = "diplomat.negotiate", "flare-diplomat", "window-REVEALED_CARD"
COLONIES = [
    ("colony", planet(0, 1), 0, 1),
    ("colony", planet(1, 1), 1, 0),
    ("colony", planet(1, 2), 1, 2),
]
"""What seat 0 may propose: a colony for everybody."""


def revealed(*own: str, played: tuple[str, str] = ("attack-10", "attack-08"), **more: Any) -> Table:
    """Seat 0 attacks seat 1; Diplomat, seat 2, looks on with a negotiate in hand."""
    hands = {0: [played[0], "attack-07"], 1: [played[1], "attack-05"], 2: ["negotiate", "attack-06", *own]}
    for seat, faces in more.pop("holding", {}).items():
        hands[seat] += faces
    allies = more.pop("allies", None)
    return dominion("hacker", "pacifist", "diplomat", hands=hands, **more).encounter(
        ships=2, allies=allies, cards=played
    )


def talking(**more: Any) -> Table:
    return revealed(**more).do(2, REVEALED, NEGOTIATE, options=["pass", NEGOTIATE])


# ---------------------------------------------------------------- power


@pytest.mark.rule("F-REVEAL-6")
def test_attacks_become_negotiates_and_three_talk() -> None:
    t = talking()
    assert (uses(t)[0], t.open) == ((2, NEGOTIATE), [(0, "talk")])
    talks = t.view(None).current.talks
    assert talks is not None
    assert (talks.parties, talks.seat, talks.face, talks.replaced) == ((0, 1, 2), 2, "negotiate", -1)
    assert "negotiate" not in t.hand(2)
    assert t.decision(0, "talk").about == {"partners": [1, 2], "offers_left": 3, "terms": []}


@pytest.mark.rule("F-DEAL-3", "F-DEAL-10", "F-DEAL-12")
@pytest.mark.reading("diplomat-talks")
def test_a_deal_among_three_is_made_when_all_others_accept_and_the_card_is_discarded_then() -> None:
    t = talking().do(0, "talk", (*COLONIES, "propose"))
    shown = t.view(2).current.talks
    assert shown is not None
    assert ([(term.giver, term.receiver) for term in shown.terms], shown.agreed) == ([(0, 1), (1, 0), (1, 2)], (0,))
    t.do(1, "talk", ("accept",)).do(2, "talk", ("accept",))
    t.do(1, "deal-colony", {planet(1): 1}).do(0, "deal-colony", {planet(0): 1}).do(2, "deal-colony", {planet(2): 1})
    t.do(0, "ships-home", {planet(0): 2})
    assert [seat.foreign for seat in t.state.seats] == [1, 1, 1]
    assert outcome(t)[0] == "deal"
    assert "negotiate" in t.discards()
    assert t.open == [(0, "second-encounter")]
    agreed = next(event for event in t.session.log if event.kind == "talk_agreed")
    said = [sentence(Speaker(locale, 1, t.state.home_of), agreed.seen_by(1)) for locale in ("en", "de")]
    assert said == ["All agree: Red, you and Green.", "Alle sind sich einig: Rot, du und Grün."]


@pytest.mark.rule("F-DEAL-11")
def test_without_the_consent_of_all_three_each_loses_three_ships() -> None:
    t = talking().do(0, "talk", (*COLONIES, "propose")).do(1, "talk", ("accept",))
    talks = t.view(2).current.talks
    assert talks is not None
    assert talks.agreed == (0, 1)
    t.do(2, "talk", ("refuse",))
    assert t.events("talk_refused")[0]["seat"] == 2
    assert t.events("outcome")[-1]["how"] == "faces", "not for want of time"
    for seat in (0, 1, 2):
        t.do(seat, "lose-ships", {planet(seat): 3} if seat else {planet(0, 1): 3})
    assert [t.ships(seat, WARP) for seat in (0, 1, 2)] == [3, 3, 3]


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("diplomat-talks")
def test_a_new_proposal_takes_the_place_of_the_old_one_and_its_consents() -> None:
    t = talking().do(0, "talk", (*COLONIES, "propose")).do(1, "talk", ("accept",))
    t.do(2, "talk", (("colony", planet(0, 2), 0, 2), "propose"))
    talks = t.view(0).current.talks
    assert talks is not None
    assert (len(talks.terms), talks.agreed) == (1, (2,))
    assert t.open == [(0, "talk")]


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("diplomat-talks")
def test_each_party_may_make_three_proposals() -> None:
    t = talking()
    for number in range(9):
        seat = number % 3
        about = t.decision(seat, "talk").about
        assert about is not None
        assert about["offers_left"] == 3 - number // 3
        t.do(seat, "talk", (("colony", planet(seat, 1), seat, (seat + 1) % 3), "propose"))
    assert t.options(0, "talk") == ["refuse", "accept"]


@pytest.mark.rule("F-DEAL-4")
def test_nobody_gets_two_colonies_and_a_card_is_given_once() -> None:
    t = talking()
    decision = t.decision(0, "talk")
    assert isinstance(decision, Compose)
    (seven,) = cards(t, 0, "attack-07")
    following = decision.following([("give", seven, 0, 1), ("colony", planet(0, 1), 0, 1)])
    assert ("give", seven, 0, 2) not in following
    assert not [part for part in following if part[0] == "colony" and part[3] == 1]
    assert ("colony", planet(1, 1), 1, 2) in following


@pytest.mark.rule("F-DEAL-3", "F-DEAL-4")
def test_a_proposal_is_built_part_by_part_in_one_order() -> None:
    """Own cards to one of the others, then cards of theirs by number, four of one back at most, then colonies."""
    t = talking(holding={1: ["attack-12", "attack-13", "attack-14", "attack-15"]})
    decision = t.decision(0, "talk")
    assert isinstance(decision, Compose)
    (seven,) = cards(t, 0, "attack-07")
    pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    colonies = [("colony", planet(giver, n), giver, taker) for giver, taker in pairs for n in range(5)]
    asks = [*(("cards", number, 1, 0) for number in range(1, 5)), ("cards", 1, 2, 0)]
    gives = [("give", seven, 0, other) for other in (1, 2)]
    assert list(decision.options) == ["refuse", "wait", *gives, *asks, *colonies]
    assert list(decision.following([gives[0]])) == ["propose", *asks, *colonies], "a card is given once"
    assert list(decision.following([asks[1]])) == ["propose", asks[4], *colonies], "one number from each"
    assert list(decision.following([colonies[5]])) == ["propose", *(p for p in colonies[6:] if p[3] != 2)]
    assert list(decision.following([asks[4], colonies[0]])) == ["propose", *(p for p in colonies if p[3] != 1)]
    assert list(decision.following([gives[1], "propose"])) == []


@pytest.mark.rule("F-ZAP-3", "F-DEAL-7")
def test_a_zombie_among_the_three_may_let_ships_of_anybody_free() -> None:
    hands = {0: ["attack-10", "attack-07"], 1: ["attack-08", "attack-05"], 2: ["negotiate", "attack-06"]}
    moves = [(1, 2, planet(1, 1), WARP), (2, 1, planet(2), WARP)]
    t = dominion("hacker", "zombie", "diplomat", hands=hands, moves=moves)
    t.encounter(ships=2, cards=("attack-10", "attack-08")).do(2, REVEALED, NEGOTIATE)
    decision, grant = t.decision(0, "talk"), ("colony", planet(0, 4), 0, 1)
    assert isinstance(decision, Compose)
    blue, green = ("free", 1), ("free", 2)
    assert not [part for part in decision.options if part[0] == "free"], "never the whole of a proposal"
    assert [part for part in decision.following([grant]) if part[0] == "free"] == [blue, green]
    assert decision.following([grant, blue]) == ["propose", blue, green]
    assert decision.following([grant, blue, blue]) == ["propose", green], "there are two of them"
    assert decision.following([grant, green]) == ["propose"], "in the order of the seats"
    t.do(0, "talk", (grant, blue, blue, green, "propose")).do(1, "talk", ("accept",)).do(2, "talk", ("accept",))
    t.do(1, "deal-colony", {planet(1): 1}).do(1, "ships-home", {planet(1): 2}).do(2, "ships-home", {planet(2): 1})
    assert [(event["owner"], event["ships"]) for event in t.events("ships_freed")] == [(1, 2), (2, 1)]


@pytest.mark.rule("F-DEAL-3", "F-DEAL-6")
def test_cards_asked_for_by_number_and_cards_given_change_hands() -> None:
    """Everybody gives: seat 0 a card to each of the others, seat 1 two cards by chance."""
    t = talking(holding={0: ["attack-04"], 1: ["attack-12", "attack-13"]})
    (four,), (seven,) = cards(t, 0, "attack-04"), cards(t, 0, "attack-07")
    t.do(0, "talk", (("give", seven, 0, 1), ("give", four, 0, 2), ("cards", 2, 1, 0), "propose"))
    talks = t.state.frames[-1].talks
    assert talks is not None
    terms = [(term.kind, term.giver, term.receiver, term.number) for term in talks.terms]
    assert terms == [("cards", 0, 1, 1), ("cards", 0, 2, 1), ("random", 1, 0, 2)]
    t.do(1, "talk", ("accept",)).do(2, "talk", ("accept",)).do(0, "ships-home", {planet(0): 2})
    assert t.hand(2) == ["attack-04", "attack-06"]
    assert (len(t.hand(0)), len(t.hand(1)), "attack-07" in t.hand(1)) == (2, 2, True)
    assert set(t.hand(0)) < {"attack-05", "attack-12", "attack-13"}


@pytest.mark.rule("F-DEAL-3")
def test_named_cards_are_known_to_whoever_gets_them_alone() -> None:
    t = talking()
    (seven,) = cards(t, 0, "attack-07")
    t.do(0, "talk", (("give", seven, 0, 2), "propose"))
    assert (t.view(2).seats[0].known, t.view(1).seats[0].known) == (["attack-07"], [])
    event = next(event for event in t.session.log if event.kind == "talk_offered")
    told = [sentence(Speaker("en", me, t.state.home_of), event.seen_by(me)) for me in (0, 1, 2)]
    assert ["7" in words for words in told] == [True, False, True]


@pytest.mark.rule("F-DEAL-3")
@pytest.mark.reading("named-cards")
@pytest.mark.parametrize(("receivers", "known"), [((2,), 1), ((2, 1), 2)])
def test_of_equal_cards_the_one_that_is_known_is_given_unless_the_others_get_some_too(
    receivers: tuple[int, ...], known: int
) -> None:
    """Seat 2 knows the second of two sevens. It is named first for whoever knows it; two receivers get one each."""

    def seen(game: Game) -> None:
        sevens = [card for card in game.seats[0].hand if game.s.faces[card] == "attack-08"]
        game.s.seen[sevens[1]] |= 1 << 2

    t = talking(holding={0: ["attack-08", "attack-08"]}, played=("attack-10", "attack-06"), prepare=seen)
    sevens = [card for card in t.state.seats[0].hand if t.state.faces[card] == "attack-08"]
    gives = [("give", card, 0, receiver) for card, receiver in zip(sevens, receivers, strict=False)]
    t.do(0, "talk", (*gives, "propose"))
    assert t.view(2).seats[0].known == ["attack-08"] * known


@pytest.mark.rule("F-DEAL-2")
def test_whoever_has_nothing_to_say_may_wait_but_not_everybody() -> None:
    t = talking().do(0, "talk", ("wait",)).do(1, "talk", ("wait",))
    assert "wait" not in t.options(2, "talk")


@pytest.mark.rule("F-DEAL-1")
def test_its_own_ships_go_home_before_the_talks() -> None:
    t = revealed(allies={2: ("offense", 2)})
    t.do(2, REVEALED, NEGOTIATE).do(2, "ships-home", {planet(2): 2})
    assert (t.open, t.ships(2, GATE), sum(t.ships(2, planet(2, n)) for n in range(5))) == ([(0, "talk")], 0, 20)


@pytest.mark.rule("F-ZAP-1", "F-POWER-1")
def test_zapped_it_keeps_its_card_and_the_battle_goes_on() -> None:
    t = talking(holding={1: ["cosmic-zap"]}).do(1, ZAP, "cosmic-zap")
    assert ("negotiate" in t.hand(2), outcome(t)[2]) == (True, "totals")
    assert uses(revealed(moves=homes(2, 2))) == []


@pytest.mark.rule("F-TIMING-1")
def test_not_as_a_main_player_without_a_negotiate_or_without_an_attack() -> None:
    assert uses(revealed(played=("negotiate", "negotiate"))) == []
    hands = {0: ["attack-10", "attack-07"], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = dominion("hacker", "pacifist", "diplomat", hands=hands).encounter(ships=2, cards=("attack-10", "attack-08"))
    assert uses(t) == []
    hands = {0: ["attack-10", "negotiate"], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = dominion("diplomat", "pacifist", "hacker", hands=hands).encounter(ships=2, cards=("attack-10", "attack-08"))
    assert uses(t) == []


@pytest.mark.rule("N-NEG-1", "N-KICK-9", "F-DEAL-11")
def test_with_faulty_translator_and_a_kicker() -> None:
    """Failing costs two ships each; a kicker of the offense doubles that for both others."""
    hands = {0: ["attack-10", "attack-07"], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    rewards = {0: ["kicker-4-overload"], 2: ["negotiate-faulty-translator"]}
    t = dominion("hacker", "pacifist", "diplomat", hands=hands, rewards=rewards).encounter(ships=2)
    t.do(0, "window-PLANNING_BEFORE", "kicker-4-overload").encounter(cards=("attack-10", "attack-08"))
    t.do(2, REVEALED, NEGOTIATE)
    talks = t.view(None).current.talks
    assert talks is not None
    assert talks.face == "negotiate-faulty-translator"
    t.do(0, "talk", ("refuse",))
    lost = {}
    while t.open and t.open[0][1] == "lose-ships":
        decision = t.decision(*t.open[0])
        assert isinstance(decision, Distribute)
        lost[decision.seat] = decision.high
        t.do(decision.seat, "lose-ships", decision.high)
    assert lost == {0: 2, 1: 4, 2: 4}


@pytest.mark.rule("F-DEAL-3")
def test_what_may_be_proposed_is_told_in_words() -> None:
    t = talking()
    decision, view = t.decision(0, "talk"), t.view(0)
    for locale in ("de", "en"):
        speaker = Speaker(locale, 0, t.state.home_of)
        said = [label(speaker, decision, option, view) for option in decision.options]
        assert len(set(said)) == len(said)
        assert "None" not in question(speaker, decision, view)
    assert "Blue founds a colony on R2" in [label(speaker, decision, option, view) for option in decision.options]


# ---------------------------------------------------------------- wild


def replacing(*own: str) -> Table:
    """Seats 0 and 1 are about to make a deal; seat 2 holds the flare and a negotiate."""
    hands = {0: ["negotiate", "attack-07"], 1: ["negotiate", "attack-05"], 2: ["negotiate", "attack-06", FLARE, *own]}
    t = dominion("hacker", "pacifist", "clone", hands=hands)
    return t.encounter(ships=2, cards=("negotiate", "negotiate"))


@pytest.mark.rule("F-FLARE-5", "F-DEAL-12")
@pytest.mark.reading("diplomat-wild-replaced")
def test_wild_the_holder_talks_in_the_place_of_a_main_player() -> None:
    t = replacing().do(2, "window-DEAL_BEFORE", FLARE, options=["pass", FLARE])
    t.do(2, "diplomat-replaced", 1, options=[0, 1])
    talks = t.view(0).current.talks
    assert talks is not None
    assert (talks.parties, talks.replaced) == ((0, 2), 1)
    t.do(0, "talk", (("colony", planet(2, 1), 2, 0), "propose")).do(2, "talk", ("accept",))
    t.do(0, "deal-colony", {planet(0): 1})
    t.do(0, "ships-home", {planet(0): 2})
    assert (t.state.seats[0].foreign, outcome(t)[0]) == (1, "deal")
    assert "negotiate" in t.discards()


@pytest.mark.rule("F-DEAL-11", "F-FLARE-5")
@pytest.mark.reading("diplomat-wild-replaced")
def test_wild_the_losses_are_the_holders() -> None:
    t = replacing().do(2, "window-DEAL_BEFORE", FLARE).do(2, "diplomat-replaced", 0)
    t.do(2, "talk", ("refuse",))
    t.do(2, "lose-ships", {planet(2): 3}).do(1, "lose-ships", {planet(1): 3})
    assert [t.ships(seat, WARP) for seat in (0, 1, 2)] == [0, 3, 3]


@pytest.mark.rule("N-NEG-1", "F-DEAL-3")
@pytest.mark.parametrize(("replaced", "offers"), [(1, 5), (0, 3)])
def test_wild_what_the_card_of_a_main_player_says_holds_unless_it_is_replaced(replaced: int, offers: int) -> None:
    """Epic Oratory of the offense: two more proposals each."""
    hands = {0: ["attack-07"], 1: ["negotiate", "attack-05"], 2: ["negotiate", "attack-06", FLARE]}
    t = dominion("hacker", "pacifist", "clone", hands=hands, rewards={0: ["negotiate-epic-oratory"]})
    t.encounter(ships=2, cards=("negotiate-epic-oratory", "negotiate"))
    t.do(2, "window-DEAL_BEFORE", FLARE).do(2, "diplomat-replaced", replaced)
    [(seat, _)] = t.open
    about = t.decision(seat, "talk").about
    assert about is not None
    assert about["offers_left"] == offers


@pytest.mark.rule("F-FLARE-5")
def test_wild_not_without_a_negotiate() -> None:
    hands = {0: ["negotiate", "attack-07"], 1: ["negotiate", "attack-05"], 2: ["attack-06", FLARE]}
    t = dominion("hacker", "pacifist", "clone", hands=hands).encounter(ships=2, cards=("negotiate", "negotiate"))
    assert t.open == [(0, "deal")]


# ---------------------------------------------------------------- super


def voting(*votes: str, promise: Any = "no-promise", **more: Any) -> Table:
    """Diplomat, seat 0, lets all vote; `promise` is for seat 2."""
    hands = {0: ["attack-10", "attack-07", FLARE], 1: ["attack-08", "attack-05"], 2: ["attack-06"]}
    t = dominion("diplomat", "pacifist", "hacker", hands=hands, **more)
    if t.open[0][1] == "window-ENCOUNTER_START":  # a rift could be played
        t.passes(0)
    t.encounter(ships=2).do(0, "window-ALLIANCES_FORMED", FLARE, options=["pass", FLARE])
    t.do(0, "diplomat-promise", "no-promise").do(0, "diplomat-promise", promise)
    for seat, vote in enumerate(votes):
        t.do(seat, "diplomat-vote", vote)
    return t


@pytest.mark.rule("F-FLARE-6")
def test_super_the_vote_decides_instead_of_cards() -> None:
    t = voting("offense", "defense", "offense")
    assert t.decision(0, "second-encounter") is not None
    assert outcome(t) == ("won", 0, "declared")
    assert t.events("voted")[0] == {"source": "diplomat", "seat": 0, "offense_votes": 2, "votes": 3}
    assert t.ships(0, planet(1)) == 2
    assert t.hand(0) == ["attack-07", "attack-10", FLARE]


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("diplomat-super-promises")
def test_super_each_promise_is_asked_for_one_voter_and_may_be_none() -> None:
    hands = {0: ["attack-10", FLARE], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("diplomat", "pacifist", "hacker", hands=hands).encounter(ships=2)
    t.do(0, "window-ALLIANCES_FORMED", FLARE)
    for voter in (1, 2):
        promise = t.decision(0, "diplomat-promise")
        assert (promise.about, promise.default) == ({"victim": voter}, "no-promise")
        t.do(0, "diplomat-promise", promise.default)


@pytest.mark.rule("F-FLARE-6")
def test_super_a_tie_is_the_defenses() -> None:
    hands = {0: ["attack-10", "attack-07", FLARE], 1: ["attack-08"], 2: ["attack-06"], 3: ["attack-04"]}
    t = dominion("diplomat", "pacifist", "hacker", "clone", hands=hands).encounter(ships=2)
    t.do(0, "window-ALLIANCES_FORMED", FLARE)
    for _ in range(3):
        t.do(0, "diplomat-promise", "no-promise")
    for seat, vote in enumerate(("offense", "defense", "offense", "defense")):
        t.do(seat, "diplomat-vote", vote)
    assert outcome(t)[:2] == ("won", 1)


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("diplomat-super-promises")
def test_super_what_was_promised_is_due_after_a_win() -> None:
    t = voting("offense", "defense", "offense", promise=planet(0, 3))
    t.do(2, "deal-colony", {planet(2): 1})
    assert (t.ships(2, planet(0, 3)), t.state.seats[2].foreign) == (1, 1)
    t = voting("offense", "defense", "offense", promise="promise-card")
    assert (len(t.hand(2)), t.events("vote_promised")[0]["other"]) == (2, 2)


@pytest.mark.rule("F-FLARE-6", "N-REWARD-11")
@pytest.mark.parametrize("rewards", [0, 1])
def test_super_who_was_promised_a_card_chooses_it_by_its_back(rewards: int) -> None:
    t = voting("offense", "defense", "offense", promise="promise-card", rewards={0: ["rift-2"]})
    t.do(2, "take-rewards", rewards, options=[0, 1])
    assert ("rift-2" in t.hand(2), t.view(1).seats[2].rewards, len(t.hand(2))) == (bool(rewards), rewards, 2)
    assert not t.events("exploded"), "it is given"


@pytest.mark.rule("F-FLARE-6")
@pytest.mark.reading("diplomat-super-promises")
def test_super_not_after_a_defeat_nor_for_a_vote_against() -> None:
    assert len(voting("offense", "defense", "defense", promise="promise-card").hand(2)) == 1
    hands = {0: ["attack-10", FLARE], 1: ["attack-08"], 2: ["attack-06"], 3: ["attack-04"], 4: ["attack-05"]}
    t = dominion("diplomat", "pacifist", "hacker", "clone", "zombie", hands=hands).encounter(ships=2)
    t.do(0, "window-ALLIANCES_FORMED", FLARE)
    for seat in (1, 2, 3, 4):
        t.do(0, "diplomat-promise", "promise-card" if seat == 2 else "no-promise")
    for seat, vote in enumerate(("offense", "defense", "defense", "offense", "offense")):
        t.do(seat, "diplomat-vote", vote)
    assert (outcome(t)[1], len(t.hand(2))) == (0, 1)


@pytest.mark.rule("F-FLARE-6", "F-TIMING-1")
@pytest.mark.reading("vote-after-alliances")
def test_super_what_is_used_when_alliances_stand_comes_before_the_result() -> None:
    """The defense's Grudge must mark those who did not join it, though the offense has let everybody vote."""
    hands = {0: ["attack-10", FLARE], 1: ["attack-08"], 2: ["attack-06"]}
    t = dominion("diplomat", "grudge", "hacker", hands=hands)
    script: dict[tuple[int, str], list[Any]] = {
        (0, "aim"): [planet(1)],
        (0, "launch"): [2],
        (0, "invite"): [()],
        (1, "invite"): [(2,)],
        (2, "ally"): ["decline"],
    }
    t.scripted(script).do(0, "window-ALLIANCES_FORMED", FLARE)
    t.do(0, "diplomat-promise", "no-promise").do(0, "diplomat-promise", "no-promise")
    for seat in (0, 1, 2):
        t.do(seat, "diplomat-vote", "offense")
    assert [event["guests"] for event in t.events("tokens_given")] == [[2]]
    assert outcome(t) == ("won", 0, "declared")
