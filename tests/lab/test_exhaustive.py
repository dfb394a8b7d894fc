"""Everything happens at least once, and nothing breaks on the way; and what breaks would be found."""

from pathlib import Path
from typing import Any

import pytest

from warptable import load, new_game
from warptable.encounter.checks import problems
from warptable.encounter.model.places import GATE
from warptable.encounter.verbs import ships as ship_verbs
from warptable.kernel import Event, Offer, Rng, Session
from warptable.lab.coverage import Coverage
from warptable.lab.encounter.coverage import FACETS, note_event, note_offer, wanted
from warptable.lab.encounter.steering import TableSetup, aliens_for, choose, flares_for, promise, steered_setup
from warptable.lab.exhaustive import STALE, Broken, Run, explore, main
from warptable.lab.playing import at_random, play

GAMES = 20
HOURS = 3600.0  # seconds; these tests are bounded by games


@pytest.mark.slow
def test_a_few_steered_games_bring_more_than_half_of_all_that_can_happen(tmp_path: Path) -> None:
    """That everything happens is what the soak proves; here nothing breaks and the steering works."""
    coverage = explore("ffg", 4, HOURS, seed=3, folder=tmp_path, games=GAMES)
    possible = sum(len(facets) for facets in coverage.wanted.values())
    assert coverage.games == GAMES
    assert len(coverage.missing()) < 0.5 * possible, coverage.table(FACETS)


def test_every_artifact_of_the_small_deck_is_played(tmp_path: Path) -> None:
    coverage = explore("avalon", 3, HOURS, seed=3, folder=tmp_path, games=3)
    assert coverage.missing() == [], coverage.table(FACETS)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("edition", "players"), [("ffg", 3), ("ffg", 4), ("ffg", 5), ("avalon", 2), ("avalon", 3), ("avalon", 4)]
)
@pytest.mark.parametrize("seed", range(100, 110))
def test_soak(edition: str, players: int, seed: int, tmp_path: Path) -> None:
    coverage = explore(edition, players, 300.0, seed=seed, folder=tmp_path)
    assert coverage.missing() == [], coverage.table(FACETS)


def test_what_can_happen_is_read_from_the_declarations() -> None:
    ffg = wanted("ffg", 4)
    assert ffg["sorcerer.switch"] == ("offered", "used", "declined", "zapped")
    assert ffg["virus.multiply"] == ("used", "zapped"), "mandatory: never offered"
    assert ffg["virus.wild"] == ("offered", "used", "declined", "cancelled"), "no use of a power"
    assert ffg["virus.super"] == ("offered", "used", "declined", "cancelled", "zapped"), "a card and a use (F-FAQ-6)"
    assert ffg["miser.new-hoard"] == ("offered", "used", "declined"), "no use: never zapped"
    assert ffg["miser.play-from-hoard"] == ("used", "zapped"), "the card is offered, not the use"
    assert ffg["card-zap"] == ("offered", "used", "declined", "cancelled")
    assert sum(item.endswith((".wild", ".super")) for item in ffg) == 100
    avalon = wanted("avalon", 3)
    assert avalon["plague"] == ("offered", "used", "declined"), "nothing cancels an artifact there"
    assert "quash" not in avalon
    classic = wanted("ffg", 4, ("classic-filch",))
    assert "filch.wild" not in classic, "a secret play"
    assert classic["accuse"] == ("offered", "used", "declined"), "anybody may, and nothing cancels it"
    assert "accuse" not in ffg


def test_a_use_that_is_stopped_does_not_count_as_used() -> None:
    coverage = Coverage("ffg", wanted("ffg", 4))
    played = Event("flare_played", "virus", {"face": "flare-virus", "side": "super"}, None)
    note_event(coverage, played)
    assert coverage.counts["virus.super", "used"] == 1
    for source, facet in (("card-zap", "cancelled"), ("cosmic-zap", "zapped")):
        note_event(coverage, played)
        note_event(coverage, Event("cancelled", source, {"ability": "virus.super"}, None))
        assert coverage.counts["virus.super", facet] == 1
    assert coverage.counts["virus.super", "used"] == 1
    assert ("virus.super", "used") not in coverage.missing()


def holding(seat: int, face: str, *aliens: str) -> Session[Any]:
    """A game in which this seat has been dealt this card."""
    flares = [face.removeprefix("flare-")] if face.startswith("flare-") else []
    games = (new_game("ffg", len(aliens), seed, aliens, flares=flares) for seed in range(1000))
    return next(game for game in games if any(game.state.faces[card] == face for card in game.state.seats[seat].hand))


def card(game: Session[Any], seat: int, face: str) -> int:
    held: list[int] = game.state.seats[seat].hand
    return next(card for card in held if game.state.faces[card] == face)


@pytest.mark.parametrize(("seat", "side"), [(0, "virus.super"), (1, "virus.wild")])
def test_an_offered_flare_counts_for_the_side_that_would_be_played(seat: int, side: str) -> None:
    coverage, game = Coverage("ffg", {}), holding(seat, "flare-virus", "virus", "void", "mite")
    offer = Offer(seat, "window-FREE_0", "F-TIMING-1", ["pass", card(game, seat, "flare-virus")], "pass")
    note_offer(coverage, game, offer, "pass")
    assert coverage.counts == {(side, "offered"): 1, (side, "declined"): 1, (side, "used"): 0}


def test_tables_are_filled_with_what_is_missing() -> None:
    coverage = Coverage("ffg", {"filch.theft": ("used",), "plague": ("used",)})
    for seed in range(20):
        aliens = aliens_for(coverage, 2, 4, Rng.seeded(seed))
        assert aliens is not None
        assert "filch" in aliens
        assert len(set(aliens)) == 4
    assert aliens_for(Coverage("avalon", {}), 1, 3, Rng.seeded(1)) is None


def test_the_deck_of_a_steered_table_holds_the_flares_that_are_missing() -> None:
    wanted = {"filch.super": ("used",), "void.super": ("used",), "mite.wild": ("used",), "virus.multiply": ("used",)}
    coverage = Coverage("ffg", {item: tuple(facets) for item, facets in wanted.items()})
    flares = flares_for(coverage, ("void", "virus", "clone", "human"), Rng.seeded(1))
    assert flares is not None
    assert sorted(flares) == ["mite", "void"], "nobody at the table could play the super side of the Filch"
    assert flares_for(Coverage("ffg", {"virus.multiply": ("used",)}), ("virus",), Rng.seeded(1)) is None


def test_a_steered_table_has_the_cards_in_the_right_hands() -> None:
    coverage, ready = Coverage("ffg", {"filch.super": ("cancelled",)}), 0
    for seed in range(20):
        table = steered_setup(coverage, seed, 4, ())
        assert table.aliens is not None
        game = table.open("ffg", 4, ())
        hands = [[game.state.faces[card] for card in seat.hand] for seat in game.state.seats]
        own = hands.pop(table.aliens.index("filch"))
        ready += "flare-filch" in own and any("card-zap" in hand for hand in hands)
        assert promise(coverage, game) == ("flare-filch" in own) * (1 + any("card-zap" in hand for hand in hands))
    assert ready > 15, "by chance one or two"


def test_encounters_of_a_steered_game_are_played_again_until_it_is_left() -> None:
    coverage = Coverage("ffg", {"virus.multiply": ("offered",)})  # in reach, yet it never happens
    table = TableSetup(3, ("virus", "void", "mite"), steered=True)
    run = Run(coverage, table, table.open("ffg", 3, ()), None)
    run.play()
    assert run.stale == STALE
    assert not run.game.over
    assert run.steps > 2 * len(run.game.history)


@pytest.mark.parametrize(
    ("lacks", "choice"),
    [("used", "card"), ("cancelled", "card"), ("zapped", "card"), ("declined", "pass")],
)
def test_what_is_missing_is_chosen(lacks: str, choice: str) -> None:
    coverage, game = Coverage("ffg", {"virus.super": (lacks,)}), holding(0, "flare-virus", "virus", "void", "mite")
    number = card(game, 0, "flare-virus")
    offer = Offer(0, "window-FREE_0", "F-TIMING-1", ["pass", number], "pass")
    picked = [choose(coverage, game, offer, Rng.seeded(seed)) for seed in range(100)]
    assert picked.count(number if choice == "card" else "pass") > 85


@pytest.mark.parametrize(
    ("window", "wanted", "choice"),
    [
        ("CARD_PLAYED", {"virus.super": ("cancelled",)}, "zap"),
        ("CARD_PLAYED", {"virus.super": ("zapped",)}, "pass"),
        ("USE_ANNOUNCED", {"virus.super": ("zapped",)}, "zap"),
        ("CARD_PLAYED", {"virus.super": ("used", "cancelled")}, "pass"),
        ("CARD_PLAYED", {"void.super": ("cancelled",)}, "pass"),
        ("CARD_PLAYED", {"card-zap": ("used",)}, "zap"),
    ],
)
def test_zaps_are_kept_for_what_is_missing(window: str, wanted: dict[str, tuple[str, ...]], choice: str) -> None:
    coverage, game = Coverage("ffg", wanted), holding(1, "card-zap", "virus", "void", "mite")
    zap = card(game, 1, "card-zap")
    offer = Offer(1, f"window-{window}", "F-TIMING-1", ["pass", zap], "pass", {"answering": "virus.super", "of": 0})
    picked = [choose(coverage, game, offer, Rng.seeded(seed)) for seed in range(100)]
    assert picked.count(zap if choice == "zap" else "pass") > 85


def test_the_command_prints_what_happened_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--edition", "ffg", "--players", "3", "--games", "1", "--seed", "4"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].split() == ["item", "offered", "used", "declined", "cancelled", "zapped"]
    assert any(line.split()[0] == "virus.super" and len(line.split()) == 6 for line in shown)
    assert any(line.startswith("missing: ") for line in shown)
    assert main(["--edition", "avalon", "--players", "3", "--games", "3", "--seed", "3"]) == 0
    shown = capsys.readouterr().out.splitlines()
    possible = sum(map(len, wanted("avalon", 3).values()))
    assert shown[-1].endswith(f": {possible} of {possible} happened")


def test_a_lost_ship_is_found_named_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ship_verbs.move

    def leaky(g: Any, seat: int, source: int, target: int, number: int) -> None:
        honest(g, seat, source, target, number)
        if g.s.encounters > 3 and g.s.ships[target][seat] > 1:
            g.s.ships[target][seat] -= 1

    monkeypatch.setattr("warptable.encounter.rules.steps.regroup.move", leaky)
    with pytest.raises(Broken, match=r"seed 5000000 .*has \d+ ships, not 20") as caught:
        explore("ffg", 3, HOURS, seed=5, folder=tmp_path, games=8)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    assert str(path) in str(caught.value)
    game: Session[Any] = load(path.read_bytes())
    assert problems(game) == []
    play(game, at_random(Rng.seeded(1)))
    assert game.over


def test_an_exception_in_a_rule_is_named_and_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: Any) -> None:
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr("warptable.encounter.rules.steps.reveal.turn_up", failing)
    with pytest.raises(Broken, match="broken on purpose") as caught:
        explore("ffg", 3, HOURS, seed=6, folder=tmp_path, games=8)
    monkeypatch.undo()
    (path,) = tmp_path.iterdir()
    game = load(path.read_bytes())
    assert game.state.step.startswith("planning.")
    assert any(f" {decision.prompt}/" in str(caught.value) for decision in game.decisions)


def a_zap(state: Any) -> int:
    """A card that may answer others, which seat 0 does not hold."""
    return int(next(card for card in state.piles["cosmic"].draw if state.faces[card] == "cosmic-zap"))


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda s: s.piles["cosmic"].draw.pop(), "cards are missing or doubled"),
        (lambda s: s.piles["cosmic"].discard.append(s.piles["cosmic"].draw[0]), "cards are missing or doubled"),
        (lambda s: s.seats[0].__setattr__("home", 9), "seat 0 has 5 home and 0 foreign colonies, not 9 and 0"),
        (lambda s: s.ships[0].__setitem__(0, 3), "seat 0 has 19 ships, not 20"),
        (lambda s: s.seen.__setitem__(s.seats[1].hand[0], 0), "seat 1 does not know its card"),
        (lambda s: s.ships[GATE].__setitem__((s.player + 1) % 3, 1), "ships are left over at the gate"),
        (
            lambda s: setattr(s.frames[-1].sides[0], "card", s.piles["cosmic"].draw.pop()),
            "encounter cards are left over",
        ),
        (lambda s: s.seats[0].sheets[0].__setattr__("lost", True), "seat 0 lacks its power with 5 home colonies"),
        (lambda s: s.seats[0].hand.append(a_zap(s)), "the windows that are listened to"),
    ],
)
def test_the_checks_see_harm(harm: Any, message: str) -> None:
    game = new_game("ffg", 3, 1, ("void", "virus", "mite"))
    assert problems(game) == []
    harm(game.state)
    assert any(message in problem for problem in problems(game))
