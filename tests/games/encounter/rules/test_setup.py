"""Components and set-up (F-COMPONENT, F-SETUP)."""

from collections import Counter

import pytest

import warptable
from tests.games.encounter.scenario import Table, planet, table
from tests.readings import tokens_on
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.content.registry import all_aliens, registry_for
from warptable.games.encounter.engine.editions import edition_for
from warptable.games.encounter.engine.model.cards import FACES, CardType, flare_of
from warptable.games.encounter.engine.model.state import State
from warptable.games.encounter.engine.rulebook import EncounterRules, Settings
from warptable.kernel import Of, Rng, Session
from warptable.kernel.colors import COLORS

PLAYERS = (3, 4, 5)


def choosing(players: int = 4, seed: int = 7) -> Table:
    """A fresh game in which everybody is about to choose an alien."""
    return Table(warptable.new_game("ffg", players, seed))


def chosen(players: int = 4, seed: int = 7) -> Table:
    """The same game when everybody has kept the first of the two aliens."""
    t = choosing(players, seed)
    for seat in range(players):
        t.do(seat, "choose-alien", t.options(seat, "choose-alien")[0])
    return t


def first_player(destiny: list[str], seed: int = 1) -> Table:
    """A table of three that selects its first player with this destiny deck, next card first."""
    rules = EncounterRules("ffg")
    settings = Settings("ffg", 3, ()).checked()
    state = rules.start(seed, settings)
    game = rules.game(state, settings, None, False)
    rules.steps["setup.board"](game)
    assert sorted(destiny) == sorted(state.destiny.draw)
    state.destiny.draw = destiny[::-1]
    state.step = "setup.first"
    return Table(Session(rules, seed, settings, state))


def destiny_of_three(*top: str) -> list[str]:
    """The whole destiny deck of three players with these cards on top."""
    colors = [f"destiny-{color}" for color in COLORS[:3] for _ in range(3)]
    rest = [*colors, *["destiny-wild"] * 2, *edition_for("ffg", (), 3).specials]
    for card in top:
        rest.remove(card)
    return [*top, *rest]


@pytest.mark.rule("F-COMPONENT-1", "F-COMPONENT-7", "F-SETUP-1", "F-SETUP-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_a_home_system_of_five_planets_with_four_ships_each(players: int) -> None:
    t = table(players=players)
    assert len(COLORS) == 5
    assert t.state.home_of == tuple(seat for seat in range(players) for _ in range(5))
    for number in range(players * 5):
        expected = [4 if seat == number // 5 else 0 for seat in range(players)]
        assert t.state.ships[number] == expected
    for seat in range(players):
        assert sum(row[seat] for row in t.state.ships) == 20
        assert t.state.seats[seat].home == 5


@pytest.mark.rule("F-SETUP-1")
@pytest.mark.parametrize("variants", [(), ("four-planets", "technology", "two-ships")])
@pytest.mark.reading("planets-laid-out")
def test_however_planets_are_laid_out_the_same_game_begins(variants: tuple[str, ...]) -> None:
    """When the first turn begins the home planets of a player differ in nothing but what their owner made of any of
    them. So laying them out in another way would only give the same planets other numbers (record 10)."""
    everybody = (*variants, "dominion-aliens")
    pool = edition_for("ffg", everybody, 3).pool
    left_out = Settings("ffg", 3, variants=everybody).left_out()
    asked = set()
    for alien in [alien for alien in pool if alien not in left_out]:
        others = [other for other in ("human", "void", "mite") if other != alien]
        game = warptable.new_game("ffg", 3, 1, [alien, *others[:2]], everybody)
        state = game.state
        systems = [[p for p in range(len(state.home_of)) if state.home_of[p] == seat] for seat in range(3)]
        while state.step.startswith("setup."):
            decision = game.decisions[0]
            if decision.of in (Of.PLANET, Of.LEAVING):
                asked.add(decision.prompt)
                there = [planet for planet in systems[decision.seat] if planet not in state.gone]
                assert [option for option in decision.options if isinstance(option, int)] == there
            game.answer(decision, decision.options[0])
        for system in systems:
            assert len({tuple(state.ships[planet]) for planet in system if planet not in state.gone}) == 1, alien
        assert not any(token.planet >= 0 for token in state.tokens.values())
        assert (state.planet_cards, state.adrift) == ({}, ())
    assert asked == {"ace-given-up", "tourist-board", *(["mark-ship"] if variants else [])}


@pytest.mark.rule("F-COMPONENT-6", "F-SETUP-1")
def test_the_colony_marker_starts_at_zero_and_shows_the_foreign_colonies() -> None:
    t = table(players=3)
    assert [seat.foreign for seat in t.view(None).seats] == [0, 0, 0]
    moves = [(0, 1, planet(0, n), planet(1, n)) for n in range(4)]
    t = table(players=3, moves=moves, hands={0: ["attack-30"]}, destiny=["green"])
    assert [seat.foreign for seat in t.view(None).seats] == [4, 0, 0]
    t.encounter(defense=2, ships={planet(0, 4): 2}, cards=("attack-30", "attack-06"))
    assert [seat.foreign for seat in t.view(None).seats] == [5, 0, 0]
    assert t.view(None).colonies_to_win == 5


@pytest.mark.rule("F-COMPONENT-2")
def test_there_are_fifty_aliens_with_a_flare_each_and_a_second_filch_flare() -> None:
    aliens = facts.aliens()
    assert len(aliens) == 50
    assert [alien.id for alien in aliens.values() if alien.flare_classic is not None] == ["filch"]
    registry = registry_for("ffg")
    assert (set(registry.aliens), set(edition_for("ffg", (), 5).aliens)) == (set(aliens), set(aliens))
    assert sorted(registry.flares) == sorted(map(flare_of, aliens))
    assert all(flare.wild and flare.super for flare in registry.flares.values())


@pytest.mark.rule("F-COMPONENT-3")
def test_the_decks_of_a_full_table_are_those_of_the_box() -> None:
    edition = edition_for("ffg", (), 5)
    box = {card.id: card.count.ffg for card in facts.cards().values() if card.count.ffg}
    assert dict(edition.deck) == box
    t = table(players=5, techs={})
    cosmic = Counter(t.state.faces)
    assert cosmic == box
    assert cosmic.total() == 72
    destiny = {card.id: card.count.ffg for card in facts.destiny().values() if card.count.ffg}
    left = Counter([*t.state.destiny.draw, t.state.frames[-1].destiny])
    assert left == destiny
    assert left.total() == 20
    assert t.state.laboratory is not None
    techs = t.state.laboratory.deck.draw
    assert (len(techs), set(techs)) == (20, set(facts.techs()))


@pytest.mark.rule("F-COMPONENT-3", "F-COMPONENT-9")
def test_the_tokens_of_the_box_are_enough_for_every_table() -> None:
    """Ten cosmic tokens lie with the Tick-Tock, and the Warrior gathers them one or two at a time: that is less than
    42. The Grudge gives a token of its own to each player who was invited and declined: four at most, out of seven."""
    t = table("grudge", "tick-tock", "mite", "warrior", "void", hands={0: ["attack-20"], 1: ["attack-06"]})
    assert [tokens_on(seat.sheets[0]) for seat in t.view(None).seats] == [0, 10, 0, 0, 0]
    t.do(0, "aim", planet(1)).do(0, "launch", 1).do(0, "invite", (2, 3, 4)).do(1, "invite", ())
    for seat in (2, 3, 4):
        t.do(seat, "ally", "decline")
    assert t.view(None).seats[0].sheets[0].memory["tokens"] == (2, 3, 4), "not out of the Tick-Tock's"
    assert tokens_on(t.view(None).seats[1].sheets[0]) == 10


@pytest.mark.rule("F-COMPONENT-8")
def test_lost_ships_wait_in_the_warp_and_the_gate_shows_the_encounter() -> None:
    t = table(players=3, hands={0: ["attack-06", "attack-08"], 1: ["attack-20", "attack-04"]}, destiny=["blue", "red"])
    t.encounter(ships={planet(0): 3}, target=planet(1, 2))
    view = t.view(None)
    assert view.current.target == planet(1, 2)
    assert view.gate == [3, 0, 0]
    assert view.warp == [0, 0, 0]
    t.do(0, "encounter-card", "attack-06").do(1, "encounter-card", "attack-20")
    assert t.open == [(1, "aim")]
    view = t.view(None)
    assert view.gate == [0, 0, 0]
    assert view.warp == [3, 0, 0]
    assert [row[0] for row in view.planets[:5]] == [1, 4, 4, 4, 4]


@pytest.mark.rule("F-SETUP-3")
@pytest.mark.parametrize(("players", "cards"), [(3, 14), (4, 17), (5, 20)])
def test_destiny_cards_of_colors_not_in_play_are_removed(players: int, cards: int) -> None:
    t = table(players=players, destiny=())
    drawn = t.state.frames[-1].destiny
    left = Counter([*t.state.destiny.draw, *t.state.destiny.discard, drawn])
    expected = {f"destiny-{color}": 3 for color in COLORS[:players]} | {"destiny-wild": 2}
    expected |= dict.fromkeys(("destiny-most-colonies", "destiny-most-cards", "destiny-fewest-in-warp"), 1)
    assert left == expected
    assert left.total() == cards


@pytest.mark.rule("F-SETUP-3")
def test_the_destiny_deck_is_shuffled() -> None:
    orders = {tuple(table(players=3, destiny=(), seed=seed).state.destiny.draw) for seed in range(4)}
    assert len(orders) == 4


@pytest.mark.rule("F-SETUP-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_keeps_one_of_two_dealt_aliens_all_at_the_same_time(players: int) -> None:
    t = choosing(players)
    assert t.open == [(seat, "choose-alien") for seat in range(players)]
    dealt = [alien for seat in range(players) for alien in t.options(seat, "choose-alien")]
    assert len(set(dealt)) == 2 * players
    for decision in t.session.decisions:
        assert decision.source == "F-SETUP-4"
        assert decision.secret
        assert len(decision.options) == 2


@pytest.mark.rule("F-SETUP-4")
def test_an_alien_chosen_early_stays_secret_until_all_have_chosen() -> None:
    t = choosing()
    before = {seat: t.view(seat) for seat in (None, 0, 1, 3)}
    log = len(t.session.log)
    mine = t.options(2, "choose-alien")
    t.do(2, "choose-alien", mine[1])
    assert t.open == [(0, "choose-alien"), (1, "choose-alien"), (3, "choose-alien")]
    assert {seat: t.view(seat) for seat in (None, 0, 1, 3)} == before
    assert len(t.session.log) == log
    assert list(t.view(2).dealt) == mine
    for seat in (None, 0, 1, 3):
        assert not any(alien in str(t.view(seat)) for alien in mine)


@pytest.mark.rule("F-SETUP-4", "F-SETUP-12")
def test_the_choice_does_not_depend_on_who_answers_first() -> None:
    results = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        t = choosing()
        for seat in order:
            t.do(seat, "choose-alien", t.options(seat, "choose-alien")[seat % 2])
        results.append(([seat.sheets[0].alien for seat in t.state.seats], t.events("alien_revealed")))
    assert results[0] == results[1]


@pytest.mark.rule("F-SETUP-4")
def test_the_alien_not_chosen_goes_back_among_the_unused_ones() -> None:
    t = choosing()
    pairs = [t.options(seat, "choose-alien") for seat in range(4)]
    dealt = {alien for pair in pairs for alien in pair}
    assert not dealt & set(t.state.unused)
    for seat, pair in enumerate(pairs):
        t.do(seat, "choose-alien", pair[0])
    assert [[sheet.alien for sheet in seat.sheets] for seat in t.state.seats] == [[pair[0]] for pair in pairs]
    assert {pair[1] for pair in pairs} <= set(t.state.unused)
    assert not {pair[0] for pair in pairs} & set(t.state.unused)
    assert len(t.state.unused) == len(all_aliens().keys() & set(edition_for("ffg", (), 4).aliens)) - 4


@pytest.mark.rule("F-SETUP-12")
def test_the_chosen_aliens_are_turned_faceup_together_before_the_first_turn() -> None:
    t = chosen()
    kinds = [event.kind for event in t.session.log]
    assert kinds[:4] == ["alien_revealed"] * 4
    assert kinds.index("turn") > 3
    aliens = [seat.sheets[0].alien for seat in t.state.seats]
    assert t.events("alien_revealed") == [
        {"source": "F-SETUP-12", "seat": seat, "alien": alien} for seat, alien in enumerate(aliens)
    ]
    for viewer in (None, 0, 3):
        assert [seat.sheets[0].alien for seat in t.view(viewer).seats] == aliens


@pytest.mark.rule("F-SETUP-7")
def test_a_game_can_be_played_without_flares() -> None:
    t = table("loser", "oracle", "human")
    assert len(t.state.faces) == 72
    assert not any(FACES[face].type is CardType.FLARE for face in t.state.faces)


@pytest.mark.rule("F-SETUP-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_eight_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    t = chosen(players)
    dealt = [event for event in t.events("drew") if event["source"] == "F-SETUP-9"]
    assert dealt == [{"source": "F-SETUP-9", "seat": seat, "number": 8} for seat in range(players)]
    assert [len(seat.hand) for seat in t.state.seats] == [8] * players
    in_hands = [card for seat in t.state.seats for card in seat.hand]
    assert sorted([*in_hands, *t.state.piles["cosmic"].draw]) == list(range(72 + 10))


@pytest.mark.rule("F-SETUP-9")
def test_players_see_their_own_cards_and_nobody_elses() -> None:
    t = chosen()
    for seat in range(4):
        view = t.view(seat)
        assert view.hand == [(card, t.state.faces[card]) for card in t.state.seats[seat].hand]
        assert all(other.known == [] for other in view.seats)
    assert t.view(None).hand == []
    dealt = [event for event in t.session.log if event.kind == "drew"]
    for event in dealt:
        owner = event.data["seat"]
        assert "faces" in event.seen_by(owner)
        assert all("faces" not in event.seen_by(seat) for seat in (None, 0, 1, 2, 3) if seat != owner)


def known_cards(game: Session[State], viewer: int) -> Counter[str]:
    """The cards in hands of others that this player knows."""
    return Counter(face for owner, seat in enumerate(game.view(viewer).seats) if owner != viewer for face in seat.known)


@pytest.mark.rule("F-SETUP-9", "A-SETUP-7")
@pytest.mark.parametrize("edition", ["ffg", "avalon"])
def test_nobody_can_show_a_card_of_the_own_hand(edition: str) -> None:
    """Without powers and flares others learn a card of a hand when it comes from their own, and the partner in a deal
    when it is named there; at no other moment, whatever is chosen."""
    reasons = set()
    for seed in range(3):
        game = warptable.new_game(edition, 4, seed, (), flares=())
        rng, before, told = Rng.seeded("hands", seed), [Counter[str]()] * 4, 0
        while not game.over and game.state.turn < 20:
            decision = game.decisions[0]
            game.answer(decision, rng.choice(decision.options))
            after = [known_cards(game, viewer) for viewer in range(4)]
            for viewer in range(4):
                if after[viewer] - before[viewer]:
                    why = {event.kind for event in game.log[told:] if viewer in event.data.values()}
                    assert why & {"took", "gave", "deal_offered"}, (viewer, decision)
                    reasons |= why
            before, told = after, len(game.log)
    assert {"took", "deal_offered"} <= reasons


@pytest.mark.rule("F-SETUP-9")
def test_the_cosmic_deck_is_shuffled_before_dealing() -> None:
    hands = {tuple(chosen(seed=seed).hand(0)) for seed in range(4)}
    assert len(hands) == 4


@pytest.mark.rule("F-SETUP-10")
@pytest.mark.parametrize(("color", "seat"), [("red", 0), ("blue", 1), ("green", 2)])
def test_the_first_color_drawn_names_the_first_player(color: str, seat: int) -> None:
    t = first_player(destiny_of_three(f"destiny-{color}"))
    assert t.events("first_player") == [{"source": "F-SETUP-10", "seat": seat, "card": f"destiny-{color}"}]
    assert t.events("turn")[0]["seat"] == seat
    assert t.view(None).player == seat


@pytest.mark.rule("F-SETUP-10", "F-SETUP-11")
def test_wilds_and_specials_name_no_first_player_and_go_back_with_the_color() -> None:
    deck = destiny_of_three("destiny-wild", "destiny-most-cards", "destiny-wild", "destiny-green", "destiny-red")
    t = first_player(deck)
    assert t.events("turn")[0]["seat"] == 2
    redrawn = [event["card"] for event in t.events("destiny")]
    assert sorted([*t.state.destiny.draw, *redrawn]) == sorted(deck)
    assert t.state.destiny.discard == redrawn[:-1]


@pytest.mark.rule("F-SETUP-10")
def test_the_destiny_deck_is_shuffled_again_after_the_first_player_is_known() -> None:
    deck = destiny_of_three("destiny-green")
    orders = set()
    for seed in range(4):
        t = first_player(deck, seed)
        drawn = [event["card"] for event in t.events("destiny")]
        orders.add((*drawn, *reversed(t.state.destiny.draw)))
    assert len(orders) == 4
    assert tuple(deck) not in orders


@pytest.mark.rule("F-SETUP-13")
def test_the_level_of_an_alien_is_a_recommendation_only() -> None:
    levels = {alien.id: alien.level for alien in facts.aliens().values()}
    assert set(levels.values()) == {"green", "yellow", "red"}
    pool = edition_for("ffg", (), 3).aliens
    assert {levels[alien] for alien in pool} == {"green", "yellow", "red"}
    tables = [choosing(3, seed) for seed in range(12)]
    dealt = {alien for t in tables for decision in t.session.decisions for alien in decision.options}
    assert {levels[alien] for alien in dealt} == {"green", "yellow", "red"}


@pytest.mark.rule("F-SETUP-13")
def test_any_aliens_may_meet_whatever_their_levels() -> None:
    t = table("virus", "human", "filch")
    levels = [facts.aliens()[seat.sheets[0].alien].level for seat in t.state.seats]
    assert levels == ["red", "yellow", "green"]
