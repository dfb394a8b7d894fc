"""Verbs that no scenario can reach with these arguments: what they promise all the same."""

from tests.games.encounter.scenario import table
from warptable.games.encounter.engine.verbs.cards import mix_hands, swap_unseen, take_random


def test_spared_cards_stay_however_many_are_taken() -> None:
    """Also when more are asked for than the hand holds."""
    t = table("void", "mite", "fido", hands={0: ["attack-08"], 1: ["attack-10", "negotiate", "attack-20"]})
    g = t.session.game
    spared = [card for card in g.hand(1) if g.s.faces[card] == "negotiate"]
    taken = take_random(g, 0, 1, 5, "test", spared)
    assert sorted(g.s.faces[card] for card in taken) == ["attack-10", "attack-20"]
    assert t.hand(1) == ["negotiate"]


def test_all_cards_of_a_hand_are_taken_without_losing_sight_of_them() -> None:
    """Nobody has to guess which cards moved if all of them did."""
    t = table("void", "mite", "fido", hands={0: ["attack-08"], 1: ["attack-10", "negotiate"]})
    g = t.session.game
    for card in g.hand(1):
        g.s.seen[card] = 7
    take_random(g, 0, 1, 5, "test")
    assert t.view(2).seats[0].known == ["attack-10", "negotiate"]


def test_hands_that_are_mixed_may_be_shared_out_anew() -> None:
    t = table("void", "mite", "fido", hands={0: ["attack-08", "attack-09"], 1: ["attack-10"]})
    mix_hands(t.session.game, 0, 1, "test", 3)
    assert (t.hand(0), t.hand(1)) == ([], ["attack-08", "attack-09", "attack-10"])


def test_whether_two_cards_have_changed_hands_only_the_two_know() -> None:
    for swapped in (True, False):
        t = table("void", "mite", "fido", hands={0: ["attack-08"], 1: ["attack-10", "negotiate"]})
        g = t.session.game
        (mine,), theirs = g.hand(0), next(card for card in g.hand(1) if g.s.faces[card] == "attack-10")
        for card in (mine, theirs):
            g.s.seen[card] = 7
        swap_unseen(g, 0, mine, 1, theirs, "test", swapped=swapped)
        assert t.hand(0) == (["attack-10"] if swapped else ["attack-08"])
        assert (t.view(2).seats[0].known, t.view(2).seats[1].known) == ([], [])
        assert t.events("swapped_unseen") == [{"source": "test", "seat": 0, "other": 1}]
