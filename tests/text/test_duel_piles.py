"""The past, the discard piles, and what can be counted from them."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.duel.scenario import duel
from warptable.games.duel.engine.model.views import View
from warptable.games.duel.page.examples import Game, new_duel, played
from warptable.games.duel.words.layer import speaker_for
from warptable.games.duel.words.piles import discard_lines, discards, past_lines, unseen


def hidden_from(session: Game, seat: int | None) -> int:
    """How many plans and reinforcements lie where this reader cannot see them, by the state."""
    state = session.state
    hidden = len(state.support)
    for number, player in enumerate(state.seats):
        hidden += len(player.deck)
        cards = [*player.hand, *player.under]
        if state.frame is not None and not state.frame.laid[number].open:
            cards += state.frame.laid[number].cards
        hidden += (
            0 if number == seat else sum(not (seat is not None and state.seen[card] >> seat & 1) for card in cards)
        )
    return hidden


def in_a_duel(number: int, game: Game) -> bool:
    """In a duel or contest, after so many destiny cards?"""
    return game.state.cards >= number and game.state.frame is not None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_exactly_the_cards_that_lie_facedown_count_as_not_seen(seat: int | None) -> None:
    for seed, number in ((0, 0), (1, 3), (2, 9), (3, 15), (4, 12)):
        session = played(partial(in_a_duel, number), seed=seed)
        view: View = session.view(seat)
        piles = unseen(speaker_for("en", view, seat), view)
        assert sum(pile.number for pile in piles) == hidden_from(session, seat), (seed, number)


def test_the_lines_count_by_face() -> None:
    t = duel(
        card="vacant-shipyard",
        hands={0: ("plan-42", "plan-06"), 1: ("plan-42", "plan-31", "loyal-support")},
        piles={0: ("plan-31", "plan-m02", "loyal-support"), 1: ("plan-m02",)},
    )
    view = t.view(0)
    speaker = speaker_for("en", view, 0)
    lines = discard_lines(speaker, view)
    assert lines[0] == "Your discard pile, 3 cards: −02, 31, +8. (Deck 13, hand 2)"
    assert lines[1] == "Blue’s discard pile, 1 card: −02. (Deck 14, hand 3)"
    assert lines[2] == (
        "Plans you do not see (face down), 29 cards: 00 ×2, 02 ×2, 04 ×2, 05 ×2, 06, 07 ×2, 08 ×2, 09 ×2, 10 ×2, "
        "11 ×2, 13 ×2, 15 ×2, 18 ×2, 23 ×2, 31, 42. (Each player began with one plan of each of the 17 numbers.)"
    )
    assert "+8," in lines[3], "one of two lies open"
    assert past_lines(speaker, view) == [
        "The past, newest first, 1 card: Vacant Shipyard.",
        "Left in the decks: Discovery 12, Event 25 and Refresh 19.",
    ]


def test_a_spectator_is_told_both_piles_by_name_and_no_hand() -> None:
    view = duel(card="vacant-shipyard", piles={1: ("plan-23",)}).view(None)
    speaker = speaker_for("de", view)
    assert [pile.title for pile in discards(speaker, view)] == ["Ablagestapel von Orange", "Ablagestapel von Blau"]
    assert sum(pile.number for pile in unseen(speaker, view)) == 53 - 1


def test_before_cards_are_dealt_nothing_lies_open() -> None:
    view = new_duel().view(0)
    assert past_lines(speaker_for("en", view, 0), view)[0] == "The past, newest first, 0 cards: none."
