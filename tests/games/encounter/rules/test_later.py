"""What a flare does later in the same encounter: at its moment, once, before all else, and in the order of play."""

from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.engine.model.constraints import Later
from warptable.games.encounter.engine.model.windows import W
from warptable.games.encounter.engine.rules.aliens import Alien
from warptable.games.encounter.engine.rules.use import Use
from warptable.kernel.packs import Pack

DOWN = "window-CARDS_SELECTED"


def promiser(name: str) -> Alien:
    """A home-made alien whose flare tells something when the encounter is settled."""
    alien = Alien(name)
    alien.event(f"{name}_acted", "seat")
    alien.event(f"{name}_told", "seat")

    @alien.ability(W.SPOILS)
    def act(use: Use) -> None:
        """It could act at the same moment."""
        use.emit(f"{name}_acted")

    @alien.later
    def tell(use: Use) -> None:
        use.emit(f"{name}_told")

    @alien.wild(W.CARDS_SELECTED)
    def promise(use: Use) -> None:
        use.later(W.SPOILS, tell)

    return alien


PACK = Pack("promises", "1", {name: promiser(name) for name in ("crier", "teller", "herald")})


def promised(*flares: tuple[int, str], destiny: tuple[str, ...] = ("blue", "green")) -> Table:
    """These seats have played these flares when both cards lay facedown. Seat 2 has the crier's power."""
    hands: dict[int, list[str]] = {0: ["attack-20", "attack-04"], 1: ["attack-08"], 2: ["attack-06"]}
    for seat, flare in flares:
        hands[seat].append(f"flare-{flare}")
    t = table("hacker", "pacifist", "crier", hands=hands, packs=[PACK], destiny=destiny)
    t.encounter(ships=2, cards=("attack-20", "attack-08"))
    for seat, flare in flares:
        t.do(seat, DOWN, f"flare-{flare}")
    return t


def told(t: Table) -> list[tuple[str, int]]:
    return [(event.source, event.seat) for event in t.session.log if event.kind.endswith("_told")]


def test_it_happens_before_anything_is_used_at_that_moment_and_in_the_order_of_play() -> None:
    t = promised((0, "herald"), (1, "teller"))
    assert told(t) == [("herald", 0), ("teller", 1)]
    assert t.open == [(2, "window-SPOILS")]
    t.do(2, "window-SPOILS", "crier.act")
    assert len(told(t)) == 2


def test_it_happens_once_and_not_in_the_next_encounter() -> None:
    t = promised((0, "herald")).passes(2)
    assert told(t) == [("herald", 0)]
    assert t.state.frames[-1].all_of(Later) == []
    t.do(0, "second-encounter", "go-on").encounter(defense=2, ships=1)
    assert told(t) == [("herald", 0)]


def test_it_happens_where_nobody_else_listens() -> None:
    """The window is open for it alone, and closed afterwards."""
    hands = {0: ["attack-20", "flare-herald"], 1: ["attack-08"], 2: ["attack-06"]}
    t = table("hacker", "pacifist", "clone", hands=hands, packs=[PACK])
    t.encounter(ships=2, cards=("attack-20", "attack-08")).do(0, DOWN, "flare-herald")
    assert told(t) == [("herald", 0)]
    assert not t.game.is_active(W.SPOILS)


def test_a_flare_that_is_stopped_does_nothing_later() -> None:
    hands = {0: ["attack-20", "flare-herald"], 1: ["attack-08"], 2: ["attack-06", "card-zap"]}
    t = table("hacker", "pacifist", "clone", hands=hands, packs=[PACK])
    t.encounter(ships=2, cards=("attack-20", "attack-08")).do(0, DOWN, "flare-herald")
    t.do(2, "window-CARD_PLAYED", "card-zap")
    assert told(t) == []
