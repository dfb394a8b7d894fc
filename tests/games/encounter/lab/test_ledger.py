"""The ledger of the multi-player family: what can happen, what has happened, and how games are steered to the rest."""

from typing import Any

import pytest

from tests.games.encounter.scenario import table
from warptable import new_game
from warptable.games.encounter.lab.coverage import note_events, note_offer, wanted
from warptable.games.encounter.lab.steering import aliens_for, choose, flares_for, promise, steered_setup
from warptable.kernel import Event, Number, Offer, Pick, Rng, Session
from warptable.lab.coverage import Coverage


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
    assert avalon["chronos.time-travel"] == ("offered", "used", "declined", "zapped")
    assert avalon["laser.blind"] == ("used", "zapped")
    assert not any(item.endswith((".wild", ".super")) for item in avalon), "no flares"
    assert len([item for item in avalon if "." in item]) == 21
    classic = wanted("ffg", 4, ("classic-filch",))
    assert "filch.wild" not in classic, "a secret play"
    assert classic["accuse"] == ("offered", "used", "declined"), "anybody may, and nothing cancels it"
    assert "accuse" not in ffg


def test_with_technology_everything_about_techs_can_happen() -> None:
    found = wanted("ffg", 4, ("technology",))
    assert found["xenon-lasers"] == ("researched", "completed", "abandoned")
    assert found["gluon-mines"] == ("researched", "abandoned"), "it stays facedown until it is used"
    assert found["xenon-lasers.fire"] == ("offered", "used", "declined", "cancelled")
    assert found["tech-scrambler.scramble"] == ("offered", "used", "declined"), "nothing else cancels a tech"
    assert "precursor-seed" in found
    assert "precursor-seed" not in wanted("ffg", 4, ("technology", "four-planets")), "F-V4P-4"


def test_techs_are_counted_and_brought_on() -> None:
    techs = {0: [("energy-cloak", 2)], 1: [("tech-scrambler", 4)]}
    game = table(players=3, techs=techs).session
    coverage = Coverage("ffg", wanted("ffg", 3, ("technology",)), variants=("technology",))
    asked = game.decisions[0]
    assert asked.options == ["pass", ("research", 0), ("abandon", 0)]
    for option in asked.options:
        note_offer(coverage, game, asked, option)
    assert [coverage.counts["energy-cloak", facet] for facet in ("researched", "completed", "abandoned")] == [1, 0, 1]
    assert {choose(coverage, game, asked, Rng.seeded(n)) for n in range(20)} == {
        "pass",
        ("research", 0),
        ("abandon", 0),
    }
    note_events(coverage, [Event("tech_used", "energy-cloak.hide", {"ability": "energy-cloak.hide"}, None)], 0)
    assert coverage.counts["energy-cloak.hide", "used"] == 1
    note_events(coverage, [Event("cancelled", "cosmic-field-generator.zap", {"ability": "virus.multiply"}, None)], 0)
    assert coverage.counts["virus.multiply", "zapped"] == 1, "it counts as a Cosmic Zap"


REWARDS = ("reward-deck", "dominion-aliens")


def test_with_a_reward_deck_everything_about_its_cards_can_happen() -> None:
    found = wanted("ffg", 4, REWARDS)
    assert found["attack-02-20"] == ("used", "taken", "changed")
    assert found["intimidate-39"] == ("offered", "used", "declined", "taken", "changed", "back")
    assert found["rift-1"] == ("offered", "used", "declined", "taken", "exploded")
    assert found["kicker-4-overload"][:4] == ("offered", "used", "declined", "taken")
    assert found["kicker-4-overload"][4:] == ("fights", "attacks", "suffers", "deals", "acted")
    assert "acted" not in found["kicker-m1-reverse-polarity"]
    assert found["daredevil.wild"] == ("offered", "used", "declined", "cancelled", "kept", "lapsed")
    assert found["judge.wild"] == ("offered", "used", "declined", "cancelled"), "its power announces, not its flare"
    assert "attack-02-20" not in wanted("ffg", 4)


def test_what_happens_to_reward_cards_is_read_from_the_log() -> None:
    coverage = Coverage("ffg", wanted("ffg", 4, REWARDS), variants=REWARDS)
    log = [
        Event("encounter", "F-TURN-3", {"seat": 0}, None),
        Event("flare_played", "daredevil", {"face": "flare-daredevil", "side": "wild"}, None),
        Event("revealed", "F-REVEAL-1", {"faces": ["attack-02-20", "negotiate"]}, None),
        Event("kicker_turned", "N-KICK-3", {"side": 0, "face": "kicker-4-overload"}, None),
        Event("kicker_turned", "N-KICK-3", {"side": 1, "face": "kicker-2-duplicity"}, None),
        Event("changed_itself", "N-VAR-2", {"face": "attack-02-20"}, None),
        Event("took_rewards", "F-COMP-1", {"seat": 1, "number": 1}, {1: {"faces": ["rift-2"]}}),
        Event("exploded", "rift-2", {"seat": 1, "face": "rift-2"}, None),
        Event("ships_to_warp", "kicker-4-overload", {"seat": 0}, None),
        Event("laid_back", "N-INTIM-10", {"seat": 2}, {2: {"face": "intimidate-19"}}),
        Event("encounter", "F-TURN-3", {"seat": 1}, None),
    ]
    note_events(coverage, log, 2)
    for item, facet in (
        ("attack-02-20", "used"),
        ("kicker-4-overload", "attacks"),
        ("kicker-2-duplicity", "suffers"),
        ("attack-02-20", "changed"),
        ("rift-2", "taken"),
        ("rift-2", "exploded"),
        ("kicker-4-overload", "acted"),
        ("intimidate-19", "back"),
        ("daredevil.wild", "lapsed"),
    ):
        assert not coverage.lacks(item, facet), (item, facet)
    assert coverage.lacks("daredevil.wild", "kept")
    note_events(coverage, [*log[:2], Event("landed", "daredevil", {"seat": 0}, None)], 2)
    assert not coverage.lacks("daredevil.wild", "kept")


def test_reward_cards_that_lack_something_are_in_hands_and_are_laid() -> None:
    coverage = Coverage("ffg", {"retreat": ("used",), "rift-3": ("taken",)}, variants=("reward-deck",))
    setup = steered_setup(coverage, 7, 4, ("reward-deck",))
    assert setup.position is not None
    assert {"retreat", "rift-3"} <= {face for hand in setup.position.rewards for face in hand}
    game = table(players=4, rewards={0: ["retreat"]}, variants=("reward-deck",)).session
    (retreat,) = (card for card in game.state.seats[0].hand if game.state.faces[card] == "retreat")
    cards = Pick(0, "encounter-card", "F-PLAN-4", list(game.state.seats[0].hand))
    laid = [choose(coverage, game, cards, Rng.seeded(n)) for n in range(20)]
    assert laid.count(retreat) > 12
    backs: Any = Number(0, "take-rewards", "N-REWARD-11", 0, 3)
    assert [choose(coverage, game, backs, Rng.seeded(n)) for n in range(20)].count(3) > 12


def test_steered_tables_lay_out_techs_that_lack_something() -> None:
    coverage = Coverage("ffg", {"coldsleep-ship.land": ("used",)}, variants=("technology",))
    setup = steered_setup(coverage, 7, 4, ("technology",))
    assert setup.position is not None
    names = {name for _, name, _, _ in setup.position.techs}
    assert {"coldsleep-ship", "tech-scrambler"} <= names
    assert promise(coverage, setup.open("ffg", 4, ("technology",))) >= 1


def test_a_use_that_is_stopped_does_not_count_as_used() -> None:
    coverage = Coverage("ffg", wanted("ffg", 4))
    played = Event("flare_played", "virus", {"face": "flare-virus", "side": "super"}, None)
    note_events(coverage, [played], 0)
    assert coverage.counts["virus.super", "used"] == 1
    for source, facet in (("card-zap", "cancelled"), ("cosmic-zap", "zapped")):
        note_events(coverage, [played], 0)
        note_events(coverage, [Event("cancelled", source, {"ability": "virus.super"}, None)], 0)
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
        assert "filch" in aliens
        assert len(set(aliens)) == 4
    assert "laser" in aliens_for(Coverage("avalon", {"laser.blind": ("zapped",)}), 1, 2, Rng.seeded(1))


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
