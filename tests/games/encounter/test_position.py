"""A game that begins in a position: what it looks like, that it is a game like any other, and what cannot be."""

import pytest

from warptable import load, new_game
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.model.places import LAB, WARP
from warptable.games.encounter.engine.model.position import Position
from warptable.games.encounter.engine.model.state import State
from warptable.kernel import Session

HANDS = (("attack-40", "negotiate"), ("attack-00",), ("reinforcement-5", "morph"))
POSITION = Position(
    HANDS, deck=("quash", "plague"), destiny=("destiny-green",), first=1, moves=((0, 2, 0, 5), (1, 1, 5, WARP))
)


def begun(position: Position = POSITION, players: int = 3) -> Session[State]:
    return new_game("ffg", players, 5, ("zombie", "virus", "human")[:players], flares=(), position=position)


def test_a_game_begins_where_it_is_put() -> None:
    game = begun()
    state = game.state
    assert problems(game) == []
    assert [tuple(state.faces[card] for card in seat.hand) for seat in state.seats] == list(HANDS)
    assert (state.ships[5][0], state.ships[WARP][1], state.seats[0].foreign) == (2, 1, 1)
    assert [state.faces[card] for card in reversed(state.piles["cosmic"].draw)][:2] == ["quash", "plague"]
    assert [event.kind for event in game.log][:2] == ["turn", "encounter"]
    assert state.player == 1


def test_everybody_knows_the_own_hand_alone() -> None:
    view = begun().view(0)
    assert [card.face for card in view.hand] == list(HANDS[0])
    assert [seat.known for seat in view.seats[1:]] == [[], []]


def test_it_is_saved_with_the_game() -> None:
    game = begun()
    again = load(game.save())
    assert again.state == game.state
    assert [event.kind for event in again.log] == [event.kind for event in game.log]


def test_a_card_that_is_not_there_cannot_be_held() -> None:
    with pytest.raises(ValueError, match="no attack-40 left"):
        begun(Position((("attack-40", "attack-40"), (), ())))


def test_everybody_needs_a_hand() -> None:
    with pytest.raises(ValueError, match="2 hands described for 3 players"):
        begun(Position(((), ())))


def test_techs_lie_at_the_seats_as_described_with_their_ships_and_no_others() -> None:
    techs = ((0, "xenon-lasers", 0, True), (2, "gluon-mines", 3, False))
    game = new_game("ffg", 3, 5, None, ("technology",), position=Position(HANDS, techs=techs))
    assert problems(game) == []
    lab = game.state.laboratory
    assert lab is not None
    assert tuple((tech.owner, tech.id, tech.ships, tech.open) for tech in lab.techs) == techs
    assert game.state.ships[LAB][2] == 3
