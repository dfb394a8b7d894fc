"""What a seat sees, made of what a spectator sees, is what is made from nothing."""

from __future__ import annotations

import pytest

from warptable import new_game
from warptable.games.encounter.engine.view import view_of, view_over
from warptable.kernel import Rng


@pytest.mark.parametrize(("edition", "variants"), [("ffg", ()), ("ffg", ("hidden-powers",)), ("avalon", ())])
def test_a_view_over_the_public_one_is_the_same_as_one_from_nothing(edition: str, variants: tuple[str, ...]) -> None:
    known = laid = hidden = 0
    for seed in range(6):
        game = new_game(edition, 4, seed, uniform=True, record=False, variants=variants)
        rng = Rng.seeded("views", seed)
        for _ in range(400):
            public = view_of(game.state, None)
            for seat in range(4):
                view = view_over(game.state, public, seat)
                assert view == view_of(game.state, seat), game.where()
                known += any(other.known for other in view.seats)
                laid += view.encounter is not public.encounter
                hidden += view.seats[seat].sheets != public.seats[seat].sheets
            if not game.decisions:
                break
            decision = rng.choice(game.decisions)
            game.answer(decision, rng.choice(decision.options))
    assert known, "somebody knows cards of others"
    assert laid, "somebody has laid a card"
    assert hidden or not variants, "some aliens lie facedown"
