"""In which windows a seat is looked at: by the powers that it has, and by the sides of flares that it could play."""

import warptable
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.verbs.powers import check_power, lend, return_lent

ALIENS = ("sorcerer", "oracle", "virus", "macron")


def a_game() -> Game:
    game: Game = warptable.new_game("ffg", 4, 1, ALIENS, flares=("sorcerer",)).game
    for seat in range(4):
        game.seats[seat].hand = []
        game.update_masks(seat)
    return game


def test_a_lost_power_listens_to_nothing_until_it_is_back() -> None:
    g = a_game()
    before, player = list(g.masks), g.seats[0]
    assert g.masks[0] >> W.CARDS_SELECTED & 1
    kept, player.home = player.home, 0
    check_power(g, 0)
    assert g.masks[0] == 0
    assert g.active == before[1] | before[2] | before[3]
    player.home = kept
    check_power(g, 0)
    assert g.masks == before


def test_a_borrowed_power_listens_at_its_borrower_instead_of_the_own_one() -> None:
    g = a_game()
    before = list(g.masks)
    lend(g, 0, 1, "test")
    assert g.masks == [0, before[0], before[2], before[3]]
    return_lent(g)
    assert g.masks == before


def test_a_flare_listens_to_its_wild_side_unless_its_holder_has_the_power() -> None:
    g = a_game()
    face = flare_of("sorcerer")
    card, flare = g.s.faces.index(face), g.registry.flares[face]
    for seat, sides in ((0, {*flare.wild, *flare.super}), (1, set(flare.wild))):
        g.seats[seat].hand = [card]
        g.update_masks(seat)
        assert g.card_masks[seat] == sum(1 << window for window in sides)
        g.seats[seat].hand = []
        g.update_masks(seat)
