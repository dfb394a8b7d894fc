"""The reveal stage: what it shows, to whom, and that it agrees with the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.questions import asks
from tests.table.markup import page
from warptable.games.encounter.engine.model.constraints import Wins
from warptable.games.encounter.engine.model.encounter import Layer
from warptable.games.encounter.engine.model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE
from warptable.games.encounter.engine.rules.totals import total
from warptable.games.encounter.page.examples import Game, encounter, found, is_open, kinds, moments
from warptable.games.encounter.page.examples import scene_of_five as scene_of
from warptable.games.encounter.page.scene import build as staging
from warptable.games.encounter.page.scene.data import EncounterScene
from warptable.games.encounter.page.stage import stage
from warptable.games.encounter.page.stage.consequences import SeatConsequence, possible_consequences
from warptable.games.encounter.page.stage.reveal import alike, share, what_if
from warptable.games.encounter.page.stage.reveal_matchup import reveal_of
from warptable.games.encounter.page.stage.reveal_verdict import notes, verdict
from warptable.games.encounter.page.stage.sides import sides_of
from warptable.games.encounter.page.stage.trail import trail, written
from warptable.kernel import PASS, Offer
from warptable.table.page.frames import whole
from warptable.table.scene.data import Answer, Reaction


def with_layer(layer: Layer) -> Callable[[Game], bool]:
    def has(game: Game) -> bool:
        e = encounter(game)
        return e is not None and is_open(game) and any(change.layer == layer for change in e.modifiers)

    return has


LAYERS = {layer: with_layer(layer) for layer in Layer}


def at(layer: Layer, alien: str, seat: int = 0, locale: str = "en") -> EncounterScene:
    return scene_of(found(LAYERS[layer], alien), seat, locale)


def reinforced(game: Game) -> bool:
    e = encounter(game)
    return e is not None and is_open(game) and any(change.layer == Layer.REINFORCE for change in e.modifiers)


def attack_meets_negotiate(game: Game) -> bool:
    return is_open(game) and kinds(game) == ("attack", "negotiate")


def two_negotiates(game: Game) -> bool:
    return is_open(game) and kinds(game) == ("negotiate", "negotiate") and not staging.talks_of(game, None, None, 0)


def with_morph(game: Game) -> bool:
    e = encounter(game)
    return e is not None and is_open(game) and any(game.state.faces[card] == "morph" for card in e.slots)


def claimed(game: Game) -> bool:
    e = encounter(game)
    return e is not None and is_open(game) and any(side.claimed for side in e.sides)


def automatic(game: Game) -> bool:
    e = encounter(game)
    return e is not None and is_open(game) and e.constraint(Wins) is not None


def planning(game: Game) -> bool:
    e = encounter(game)
    return (
        e is not None
        and game.state.step == "planning.selected"
        and min(e.slots) >= 0
        and not any(side.opened for side in e.sides)
    )


# ---------------------------------------------------------------- agreement with the rules


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_verdict_is_the_outcome_when_the_rules_decide(seed: int) -> None:
    """Played on to the end of the reveal, the side said to be ahead is the one that wins."""
    checked = 0
    for game in moments(seed, encounters=10):
        e = encounter(game)
        if e is None or e.result is None or game.state.step != "resolution.result" or not e.revealed:
            continue
        scene = scene_of(game, None)
        said = verdict(reveal_of(scene))
        if e.result.kind == "won" and e.result.how in ("totals", "faces", "automatic"):
            assert (said.kind, said.ahead) == (e.result.how, e.result.winner)
            assert said.kind != "totals" or said.margin == e.result.margin
            checked += 1
    assert checked > 2


@pytest.mark.parametrize("seed", range(1, 4))
def test_every_moment_of_a_game_can_be_shown(seed: int) -> None:
    """Both languages, every seat in turn and a spectator: well-formed, ids unique, names escaped."""
    for number, game in enumerate(moments(seed, encounters=8)):
        if number % 9:
            continue
        seat = None if number % 6 == 0 else number % 5
        shown = stage(scene_of(game, seat, ("en", "de")[number % 2]))
        page(shown)
        assert "<Ada>" not in whole(shown)


@pytest.mark.parametrize(
    ("layer", "alien"),
    [
        (Layer.WORTH, "macron"),
        (Layer.SIGN, "anti-matter"),
        (Layer.BONUS, "warpish"),
        (Layer.COMBINE, "virus"),
        (Layer.VALUE, "tripler"),
        (Layer.REINFORCE, "mutant"),
    ],
)
def test_the_trail_adds_up(layer: Layer, alien: str) -> None:
    def has(game: Game) -> bool:
        return LAYERS[layer](game) and kinds(game) == ("attack", "attack")

    game = found(has, alien)
    reveal = reveal_of(scene_of(game, 0))
    for side in sides_of(reveal.matchup):
        one = trail(reveal, side)
        line = written(one)
        terms, _, subtotal = line.partition(", ")[0].partition(" = ")
        python = terms.replace("−", "-").replace("×", "*")
        assert eval(python) == int(subtotal) == one.subtotal  # numbers and signs only
        assert one.total == total(game.game, side.number).value == one.subtotal + sum(card.amount for card in one.added)


# ---------------------------------------------------------------- what is shown


def test_the_readers_side_is_called_so_and_a_loss_is_not_green() -> None:
    game = found(lambda game: is_open(game) and kinds(game) == ("attack", "attack"))
    e = encounter(game)
    assert e is not None
    shown = page(stage(scene_of(game, e.defense)))
    assert shown.text.count("your side") >= 1
    assert len(shown.all("span", cls="stage-own")) == 2, "on the stage and in the strip that takes its place"
    mine = [str(one["class"]).split() for one in shown.all("li", cls="stage-me")]
    assert ["stage-loss" in one for one in mine] == [True, False], "if the offense wins, if the defense wins"
    assert not page(stage(scene_of(game, None))).all("span", cls="stage-own")


def test_the_strip_names_the_readers_side_too() -> None:
    """To a main player and to an ally, and to nobody else."""

    def with_ally(game: Game) -> bool:
        e = encounter(game)
        return e is not None and planning(game) and any(seat.allied for seat in e.seats)

    game = found(with_ally)
    e = encounter(game)
    assert e is not None
    fighting = {e.offense, e.defense, *(number for number, seat in enumerate(e.seats) if seat.allied)}
    for seat in (None, *range(5)):
        strip = page(stage(scene_of(game, seat)))
        assert strip.all(cls="stage-strip")
        assert len(strip.all("span", cls="stage-own")) == (seat in fighting)


def test_seats_to_which_the_same_happens_share_a_line() -> None:
    one, other, mine = (SeatConsequence(seat, ("4 ships to the warp",), False) for seat in (1, 2, 3))
    gains = SeatConsequence(4, ("4 ships to the warp",), True)
    assert alike((one, mine, other, gains), 3) == [[one, other], [mine], [gains]]


@pytest.mark.parametrize(("totals", "percent"), [((27, 27), 50), ((30, 10), 75), ((12, -4), 100), ((0, 0), 50)])
def test_the_bar_is_shared_as_the_totals_are(totals: tuple[int, int], percent: int) -> None:
    assert share(*totals) == percent


def test_totals_trail_and_stakes_of_attack_against_attack() -> None:
    scene = scene_of(found(reinforced), 0)
    assert scene.totals is not None
    shown = page(stage(scene))
    values = [total.value for total in scene.totals]
    assert [one["style"] for one in shown.all(cls="stage-total")] == [f"--tot:{value}" for value in values]
    assert f"{values[0]} for the offense, {values[1]} for the defense" in shown.text
    assert shown.all("button", data_help="F-REVEAL-2")
    assert shown.all("li", id="reinf-1")
    assert "If the offense wins" in shown.text
    assert "If the defense wins" in shown.text
    assert "A tie goes to the defense" in shown.text


def test_ships_that_count_otherwise_name_the_power() -> None:
    scene = at(Layer.WORTH, "macron")
    assert scene.totals is not None
    note = next(part.note for total in scene.totals for part in total.trail if part.note)
    shown = page(stage(scene))
    assert note.replace(" x ", "×") in shown.text
    assert shown.all("button", cls="stage-part", data_help="macron")


def test_the_lower_total_and_the_upset_are_said() -> None:
    lower = notes_of(at(Layer.COMPARE, "anti-matter"))
    assert "The lower total wins (Anti-Matter)." in lower
    upset = notes_of(at(Layer.UPSET, "loser"))
    assert "Winner and loser change places at the end (Loser)." in upset


def notes_of(scene: EncounterScene) -> list[str]:
    said = verdict(reveal_of(scene))
    return [note.text for note in notes(reveal_of(scene).matchup, said)]


def test_an_attack_beats_a_negotiate_and_pays_for_it() -> None:
    game = found(attack_meets_negotiate)
    scene = scene_of(game, 0)
    shown = page(stage(scene))
    assert "Attack beats negotiate" in shown.text
    assert shown.all(cls="stage-total") == []
    assert "As it stands" in shown.text, "a card may still change it"
    assert "What follows" not in shown.text
    assert "If the defense wins" not in shown.text


def test_the_loser_with_a_negotiate_is_promised_a_card_for_each_ship() -> None:
    scene = scene_of(found(attack_meets_negotiate), 0)
    encounter_, reveal = scene.view.current, reveal_of(scene)
    cases = possible_consequences(reveal)
    lost = {case.title: case for case in cases}["As it stands"]
    defense = next(one for one in lost.seats if one.seat == encounter_.defense)
    ships = scene.view.planets[encounter_.target][encounter_.defense]
    assert any("in return" in word for word in defense.words) == (ships > 0)


def test_two_negotiates_threaten_both() -> None:
    shown = page(stage(scene_of(found(two_negotiates), 0)))
    assert "Two negotiates" in shown.text
    assert "3 ships to the warp each" in shown.text


def test_a_morph_shows_what_it_has_become() -> None:
    scene = scene_of(found(with_morph), 0)
    sides = sides_of(reveal_of(scene).matchup)
    morph = next(side for side in sides if side.laid.face == "morph")
    assert morph.laid.counts == sides[1 - morph.number].laid.counts != "morph"
    assert "a copy of the other card" in page(stage(scene)).text


def test_a_claimed_card_is_shown_as_claimed() -> None:
    game = found(claimed, "gambler")
    e = encounter(game)
    assert e is not None
    side = 0 if e.sides[0].claimed else 1
    for seat in (None, 0, 1):
        scene = scene_of(game, seat)
        assert sides_of(reveal_of(scene).matchup)[side].laid.face == e.sides[side].claimed
        assert "claimed, nobody has seen it" in page(stage(scene)).text


def test_an_automatic_win_needs_no_totals() -> None:
    shown = page(stage(scene_of(found(automatic, "pacifist"), 0)))
    assert "by a power" in shown.text


def test_a_renamed_card_tells_by_what() -> None:
    shown = page(stage(at(Layer.FACE, "pacifist")))
    assert shown.all("button", cls="stage-changed")
    assert "laid as" in shown.text


# ---------------------------------------------------------------- private things


def with_reinforcements(scene: EncounterScene, game: Game, seat: int) -> EncounterScene:
    """The same scene with a reinforcement of the seat's own hand on offer, for either side."""
    card = next(card for card, face in scene.view.hand if face.startswith("reinforcement"))
    offer = Offer(seat, asks("reinforce"), "F-REINF-4", [PASS, (card, OFFENSE), (card, DEFENSE)], PASS)
    answers = (Answer("0", offer, (card, OFFENSE)), Answer("1", offer, (card, DEFENSE)))
    return replace(scene, asked=None, reaction=Reaction(1, offer, 5, 4, answers=answers))


def holds_reinforcement(game: Game) -> bool:
    if not is_open(game) or kinds(game) != ("attack", "attack") or game.state.step != "reveal.reinforce":
        return False
    return any(game.state.faces[card].startswith("reinforcement") for card in game.state.seats[0].hand)


def on_side(scene: EncounterScene, side: int) -> EncounterScene:
    """The same scene with the reader as an ally of this side and nothing else."""
    mains = [seat for seat in range(5) if seat != scene.me]
    bits = [0] * len(scene.view.seats)
    bits[scene.me or 0] = (WITH_OFFENSE, WITH_DEFENSE)[side]
    encounter = replace(scene.view.current, offense=mains[0], defense=mains[1], allied=bits)
    return replace(scene, view=replace(scene.view, encounter=encounter))


def test_what_if_never_turns_the_encounter_against_my_own_side() -> None:
    game = found(holds_reinforcement)
    scene = with_reinforcements(scene_of(game, 0), game, 0)
    assert scene.totals is not None
    said = verdict(reveal_of(scene))
    assert said.ahead is not None
    assert what_if(reveal_of(on_side(scene, said.ahead)), said) == []


def test_what_if_adds_my_card_to_the_side_that_is_behind() -> None:
    game = found(holds_reinforcement)
    scene = with_reinforcements(scene_of(game, 0), game, 0)
    assert scene.totals is not None
    totals = [total.value for total in scene.totals]
    said = verdict(reveal_of(scene))
    assert said.ahead is not None
    scene = on_side(scene, 1 - said.ahead)
    thoughts = what_if(reveal_of(scene), said)
    assert len(thoughts) == 1
    assert sum(thoughts[0].values) > sum(totals)
    behind = 1 - said.ahead
    assert thoughts[0].values[1 - behind] == totals[1 - behind]
    assert page(stage(scene)).all(id="whatif")


def test_nobody_else_sees_what_if() -> None:
    game = found(holds_reinforcement)
    scene = scene_of(game, 0)
    assert scene.reaction is None or not page(stage(replace(scene, reaction=None))).all(id="whatif")
    assert not page(stage(scene_of(game, None))).all(id="whatif")


def test_face_down_cards_show_their_backs_to_the_others() -> None:
    game = found(planning)
    e = encounter(game)
    assert e is not None
    for seat in (None, *range(5)):
        scene = scene_of(game, seat)
        shown = page(stage(scene))
        own = [side for side, laid in enumerate(e.sides) if laid.laid_by == seat]
        assert len(shown.all("svg", cls="cardface")) == len(own)
        assert len(shown.all("svg", cls="cardback")) == 2 - len(own)
        assert ("only you see this" in shown.text) == bool(own)
        for side, card in enumerate(e.slots):
            if side not in own:
                name = scene.speaker.card(game.state.faces[card])
                assert name not in shown.text or any(
                    game.state.faces[e.slots[o]] == game.state.faces[card] for o in own
                )
