"""House rules: other readings of the rules. Each is off unless a table wants it, and changes nothing else."""

from typing import Any

import pytest

from tests.games.encounter.rules.deals import SPARE, say, talks
from tests.games.encounter.scenario import WARP, Table, planet, table
from tests.readings import totals
from warptable import load, new_game
from warptable.game import editions
from warptable.games.encounter.engine.editions import EDITIONS, edition_for
from warptable.games.encounter.engine.rules.losses import havens
from warptable.games.encounter.lab.soak import Kind
from warptable.kernel.save import dump
from warptable.lab.soak import soak
from warptable.text import LOCALES
from warptable.text import t as words

CLOSED, TWO = ("closed-planet",), ("two-proposals",)
OTHERS = [planet(1, number) for number in range(1, 5)]
"""The home planets of the defense that are not attacked."""
ALL = [planet(1), *OTHERS]


# ---------------------------------------------------------------- the planet under attack


def healed(*variants: str, **more: Any) -> Table:
    """The defense gives two ships up while its first planet is attacked, and gets them back."""
    hands = {0: ["attack-06", "attack-04"], 1: ["attack-08"], 2: ["attack-06"]}
    t = table("parasite", "kamikaze", "healer", hands=hands, variants=variants, **more).encounter(ships=1)
    t.do(1, "window-PLANNING_BEFORE", "kamikaze.sacrifice").do(1, "kamikaze-ships", {planet(1, 1): 2})
    return t.do(2, "window-WARPED", "healer.heal")


@pytest.mark.rule("F-REVEAL-2", "F-REVEAL-3")
@pytest.mark.reading("home-onto-the-target")
def test_ships_that_come_home_may_land_on_the_planet_under_attack_and_count_there() -> None:
    t = healed().do(1, "ships-home", {planet(1): 2}, options=ALL)
    t.encounter(cards=("attack-06", "attack-08"))
    assert totals(t) == (6 + 1, 8 + 6)


@pytest.mark.rule("F-LAUNCH-5")
@pytest.mark.reading("home-onto-the-target")
def test_a_closed_planet_takes_none_of_the_ships_that_come_home() -> None:
    t = healed(*CLOSED).do(1, "ships-home", {planet(1, 1): 2}, options=OTHERS)
    t.encounter(cards=("attack-06", "attack-08"))
    assert totals(t) == (6 + 1, 8 + 4)


@pytest.mark.rule("F-LAUNCH-5", "F-STRIP-4")
def test_the_only_colony_takes_them_even_if_it_is_attacked() -> None:
    moves = [(1, 4, planet(1, number), WARP) for number in (2, 3, 4)]
    t = table("human", "void", "mite", variants=CLOSED, hands=SPARE, moves=[*moves, (1, 4, planet(1, 1), WARP)])
    t.encounter(ships=1)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert havens(t.game, 1) == [planet(1)]


@pytest.mark.rule("F-LAUNCH-5")
def test_it_is_closed_to_the_defense_alone_and_only_until_the_outcome() -> None:
    moves = [(2, 1, planet(2), planet(1))]
    t = table("human", "void", "mite", variants=CLOSED, hands=SPARE, moves=moves)
    assert havens(t.game, 1) == ALL, "nothing is attacked yet"
    t.encounter(ships=1)
    assert t.open == [(0, "encounter-card"), (1, "encounter-card")]
    assert (havens(t.game, 1), havens(t.game, 2)) == (OTHERS, [planet(1), *(planet(2, n) for n in range(5))])
    t.encounter(cards=("negotiate", "negotiate"))
    assert t.open == [(0, "deal")]
    assert havens(t.game, 1) == ALL, "it is not fought for any more"


@pytest.mark.rule("A-S4-3")
@pytest.mark.parametrize(("variants", "options"), [((), ALL), (CLOSED, OTHERS)])
@pytest.mark.reading("home-onto-the-target")
def test_so_it_is_in_the_edition_of_2000(variants: tuple[str, ...], options: list[int]) -> None:
    hands = {0: ["attack-06"], 1: ["attack-08", "attack-10"], 2: ["plague", "attack-06"]}
    t = table("mutant", "zombie", "filch", edition="avalon", variants=variants, hands=hands)
    t.passes(2, 2, 2).do(0, "launch", 1).do(0, "aim", planet(1))
    t.do(2, "window-FREE_3", "plague").do(2, "plague-victim", 1).do(1, "lose-ships", {planet(1, 1): 3})
    t.do(1, "ships-home", {planet(1, 2): 3}, options=options)


# ---------------------------------------------------------------- proposals


@pytest.mark.rule("F-DEAL-2")
@pytest.mark.parametrize("edition", ["ffg", "avalon"])
@pytest.mark.reading("deal-minute")
def test_after_two_proposals_each_one_can_only_accept_or_refuse(edition: str) -> None:
    t = talks(edition=edition, variants=TWO)
    for number in range(2):
        say(t, 0, ("want", planet(1, number)), "propose")
        say(t, 1, ("ask", 1), "propose")
    assert t.options(0, "deal") == ["refuse", "accept"]


# ---------------------------------------------------------------- special destiny cards


@pytest.mark.rule("F-DESTINY-9", "F-DESTINY-4")
@pytest.mark.parametrize(("card", "named"), [("most-colonies", 2), ("most-cards", 2), ("fewest-in-warp", 1)])
@pytest.mark.reading("special-names-the-offense")
def test_a_special_card_names_the_offense_or_by_the_house_rule_the_best_of_the_others(card: str, named: int) -> None:
    """The offense is first by all three; then green by the first two, blue by the third."""
    moves = [(0, 1, planet(0), planet(1)), (0, 1, planet(0), planet(2)), (2, 1, planet(2), planet(0))]
    moves += [(1, 1, planet(1), WARP), (2, 2, planet(2), WARP)]
    hands = {0: ["attack-06"] * 3, 1: ["attack-08"], 2: ["attack-08", "attack-10"]}
    plain = table(players=3, hands=hands, moves=moves, destiny=[f"destiny-{card}"])
    assert plain.open == [(0, "own-colour")]
    t = table(players=3, hands=hands, moves=moves, destiny=[f"destiny-{card}"], variants=["others-named"])
    assert t.open == [(0, "aim")]
    assert t.events("defense")[-1]["seat"] == named


# ---------------------------------------------------------------- all of them


def test_they_are_off_by_default_and_each_changes_one_thing() -> None:
    for edition in EDITIONS.values():
        assert set(edition.house) <= set(edition.variants)
        assert not set(edition.house) & {*edition.modules, *edition.one_of}
        assert [len(edition.variants[name]) for name in edition.house] == [1] * len(edition.house)
        plain = edition_for(edition.id, (), 3)
        for name in edition.house:
            field, value = next(iter(edition.variants[name].items()))
            assert getattr(plain, field) != value


@pytest.mark.parametrize(("edition", "rule"), [("duel", "closed-planet"), ("avalon", "others-named")])
def test_an_edition_where_a_house_rule_makes_no_sense_refuses_it_in_one_line(edition: str, rule: str) -> None:
    with pytest.raises(ValueError, match=f"^{edition} has no variant '{rule}'"):
        new_game(edition, 2, 1, variants=(rule,))


def test_they_come_back_with_a_saved_game() -> None:
    game = new_game("ffg", 3, 1, variants=(*CLOSED, *TWO))
    assert load(dump(game)).options.variants == (*CLOSED, *TWO)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_is_explained_in_one_sentence(locale: str) -> None:
    for name in dict.fromkeys(rule for edition in editions().values() for rule in edition.house):
        line = words(locale, f"lobby-variant-{name}-line")
        assert line.endswith(".")
        assert line.count(". ") == 0


@pytest.mark.parametrize(("edition", "rule"), [(e.id, rule) for e in EDITIONS.values() for rule in e.house])
def test_random_games_come_to_their_end_with_each(edition: str, rule: str) -> None:
    assert soak(Kind(edition, (rule,)), 6) == []
