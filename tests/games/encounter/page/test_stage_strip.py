"""The stage beside the board: when it makes room, what its strip tells while cards are chosen and a deal is made."""

from __future__ import annotations

import pytest

from tests.games.encounter.page.test_stage_reveal import (
    attack_meets_negotiate,
    planning,
)
from tests.games.encounter.scenario import table
from tests.table.markup import page
from warptable.games.encounter.page.examples import Game, encounter, found, moments
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.stage import NOTHING, stage
from warptable.games.encounter.page.stage.consequences import possible_consequences
from warptable.games.encounter.page.stage.reveal_matchup import reveal_of

# ---------------------------------------------------------------- when it lies over the board


def test_nothing_lies_over_the_board_at_set_up() -> None:
    game = next(moments(1))
    assert stage(scene_of(game, 0)) == NOTHING


def test_a_question_about_the_board_makes_room_for_it() -> None:
    def asked_about_board(game: Game) -> bool:
        e = encounter(game)
        return bool(e and e.revealed and game.state.step.startswith("reveal.") and asked(game))

    def asked(game: Game) -> bool:
        return len(game.decisions) == 1 and game.decisions[0].prompt == "ships-home"

    game = found(asked_about_board)
    mine = page(stage(scene_of(game, game.decisions[0].seat)))
    assert mine.all(cls="stage-as-strip")
    assert not mine.all(cls="stage-full")
    other = page(stage(scene_of(game, None)))
    assert other.all(cls="stage-full")


def test_the_board_can_be_shown_and_the_choice_is_kept_by_encounter() -> None:
    scene = scene_of(found(attack_meets_negotiate), 0)
    boxes = page(stage(scene)).all("input", type="checkbox", cls="slimbox")
    assert [box["id"] for box in boxes] == [f"slim-reveal-{scene.view.rounds}"]


def test_the_result_is_told_on_the_stage_and_then_in_the_strip() -> None:
    def known(game: Game) -> bool:
        e = encounter(game)
        return e is not None and e.revealed and game.state.step == "resolution.result" and e.result is not None

    def later(game: Game) -> bool:
        e = encounter(game)
        return e is not None and game.state.step == "resolution.losses" and e.revealed

    shown = page(stage(scene_of(found(known), None)))
    assert shown.all(cls="stage-outcome")
    strip = page(stage(scene_of(found(later), None)))
    assert strip.all(cls="stage-strip")
    assert not strip.all(cls="stage-full")
    assert " wins as the " in strip.text


# ---------------------------------------------------------------- cards being chosen, and a deal that is made


def choosing(game: Game) -> bool:
    return game.decisions[0].prompt == "encounter-card" and max(game.state.frames[-1].slots) < 0


@pytest.mark.parametrize(
    ("locale", "mine", "theirs", "said"),
    [
        ("en", "You are choosing", "is choosing", "The cards are being chosen"),
        ("de", "Du wählst noch", "wählt noch", "Die Karten werden gewählt"),
    ],
)
def test_who_chooses_is_told_as_one_speaks(locale: str, mine: str, theirs: str, said: str) -> None:
    game = found(choosing)
    shown = page(stage(scene_of(game, game.decisions[0].seat, locale))).text
    assert mine in shown
    assert theirs in shown
    assert said in shown
    both = page(stage(scene_of(found(planning), 0, locale))).text
    assert said not in both
    assert theirs not in both


def agreed(game: Game) -> bool:
    e = encounter(game)
    return e is not None and e.result is not None and e.result.kind == "deal" and game.state.step == "resolution.result"


def test_a_deal_that_is_made_says_what_it_brings() -> None:
    game = found(agreed)
    e = encounter(game)
    assert e is not None
    for seat in (e.offense, e.defense, None):
        scene = scene_of(game, seat)
        reveal = reveal_of(scene)
        [case] = possible_consequences(reveal)
        assert case.title == scene.t("stages-stakes-deal")
        brought = {one.seat: " ".join(one.words) for one in case.seats}
        assert set(brought) == {e.offense, e.defense}
        for term in e.terms:
            if term.kind == "colony":
                assert scene.speaker.planet(term.planet) in brought[term.receiver]
            elif term.kind == "random":
                assert scene.t("stages-random-cards", n=term.number) in brought[term.receiver]
            elif term.kind == "cards":
                names = [scene.speaker.card(game.state.faces[card]) for card in term.cards]
                assert all((name in brought[term.receiver]) == (seat is not None) for name in names)
        assert "If there is no deal" not in page(stage(scene)).text


@pytest.mark.parametrize(
    ("locale", "seat", "said"),
    [
        ("en", 1, "The cards are being chosen · your Attack 12 lies aside"),
        ("de", 2, "Die Karten werden gewählt · Angriff 12 von Bix&#34; liegt beiseite"),
    ],
)
def test_a_card_that_lies_aside_is_named_while_cards_are_chosen_again(locale: str, seat: int, said: str) -> None:
    t = table(
        "chronos",
        "healer",
        "zombie",
        edition="avalon",
        hands={0: ["attack-04"] * 2, 1: ["attack-12", *["attack-08"] * 2]},
    )
    t.encounter(ships=2, cards=("attack-04", "attack-12")).do(0, "window-REVEALED_CARD", "chronos.time-travel")
    shown = str(stage(scene_of(t.session, seat, locale)))
    assert f'aria-label="{said}"' in shown


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "2 cards of Bix&#34; lie aside"),
        (1, "your Attack 8 lies aside · your Attack 8 lies aside"),
        (2, "2 cards of Bix&#34; lie aside"),
        (None, "2 cards of Bix&#34; lie aside"),
    ],
)
def test_facedown_cards_that_lie_aside_are_named_to_their_owner_alone(seat: int | None, said: str) -> None:
    hands = {0: ["attack-04"] * 2, 1: ["attack-08"] * 4}
    t = table("laser", "healer", "zombie", variants=("dominion-aliens",), hands=hands)
    t.encounter(ships=2).do(0, "laser-hidden", 2).encounter()
    shown = str(stage(scene_of(t.session, seat, "en")))
    assert f'aria-label="The cards are being chosen · {said}"' in shown
