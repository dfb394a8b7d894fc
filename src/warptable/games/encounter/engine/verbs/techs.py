"""Tech cards are drawn, researched, turned up, passed on and put away. The row LAB counts the ships on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..model.laboratory import Laboratory, Tech
from ..model.piles import NamedPile
from ..model.places import LAB
from .knowledge import everybody
from .piles import to_discard
from .ships import move

if TYPE_CHECKING:
    from ..game import Game


def lab_of(g: Game) -> Laboratory:
    """The laboratory, at a table that certainly has one."""
    assert g.s.laboratory is not None, "a table without technology"
    return g.s.laboratory


def open_laboratory(g: Game, names: Sequence[str]) -> None:
    """A power uses techs where there is no technology: the tech deck comes on the table."""
    g.s.laboratory = Laboratory(NamedPile(list(names)))
    shuffle_techs(g)


def shuffle_techs(g: Game) -> None:
    """The order of the tech deck is left to chance."""
    g.s.rng.shuffle(lab_of(g).deck.draw)


def draw_techs(g: Game, seat: int, number: int, source: str) -> None:
    """F-TECH-1, F-TECH-11: the top cards come to a seat facedown, which will keep one of them. May draw fewer."""
    lab = lab_of(g)
    drawn: list[str] = []
    for _ in range(number):
        if not lab.deck.draw:
            _renew_deck(g)
        if lab.deck.draw:
            drawn.append(lab.deck.draw.pop())
    lab.techs += [Tech(name, seat, drawn=True) for name in drawn]
    g.update_all_masks()
    g.emit("techs_drawn", source, {seat: {"techs": drawn}}, seat=seat, number=len(drawn))


def _renew_deck(g: Game) -> None:
    """F-TECH-13: the discards become the deck."""
    deck = lab_of(g).deck
    if deck.discard:
        deck.draw, deck.discard = deck.discard, []
        shuffle_techs(g)
        g.emit("techs_reshuffled", "F-TECH-13", number=len(deck.draw))


def keep_tech(g: Game, seat: int, slot: int, source: str) -> None:
    """F-TECH-1, F-TECH-11, F-TECH-21: of the techs just drawn one stays, facedown and without ships; the others are
    discarded faceup. `slot` is its place among the techs of the seat."""
    own = lab_of(g).of(seat)
    kept, drawn = own[slot], [tech for tech in own if tech.drawn]
    for tech in drawn:
        tech.drawn = False
    g.emit("tech_kept", source, {seat: {"tech": kept.id}}, seat=seat)
    for tech in drawn:
        if tech is not kept:
            put_away_tech(g, tech, source)


def lay_on_sheet(g: Game, seat: int, slot: int, source: str) -> None:
    """Of the techs just drawn one comes facedown on an alien sheet; the others are discarded faceup."""
    lab_of(g).of(seat)[slot].on_sheet = True
    keep_tech(g, seat, slot, source)
    g.update_masks(seat)  # ships in the warp may now count, whether others were discarded or not


def keep_none(g: Game, seat: int, source: str) -> None:
    """The techs just drawn are all discarded."""
    for tech in [tech for tech in lab_of(g).of(seat) if tech.drawn]:
        put_away_tech(g, tech, source)


def take_tech(g: Game, seat: int, name: str, source: str) -> None:
    """A tech of the deck comes to a seat facedown, which may keep it; then the deck is shuffled."""
    lab = lab_of(g)
    lab.deck.draw.remove(name)
    lab.techs.append(Tech(name, seat, drawn=True))
    shuffle_techs(g)
    g.update_all_masks()
    g.emit("techs_searched", source, {seat: {"tech": name}}, seat=seat)


def add_ship(g: Game, tech: Tech, place: int, source: str, along: Sequence[str] = ()) -> None:
    """F-TECH-4: a ship of its owner goes from a colony onto the tech."""
    move(g, tech.owner, place, LAB, 1, along)
    tech.ships += 1
    g.update_masks(tech.owner)
    private = {} if tech.open else {tech.owner: {"tech": tech.id}}
    number = lab_of(g).of(tech.owner).index(tech)
    g.emit("researched", source, private, seat=tech.owner, place=place, ships=tech.ships, slot=number)


def lift_ships(g: Game, tech: Tech, place: int, number: int, along: Sequence[str] = ()) -> None:
    """Ships leave a tech for another place."""
    move(g, tech.owner, LAB, place, number, along)
    tech.ships -= number
    g.update_masks(tech.owner)


def open_tech(g: Game, tech: Tech) -> None:
    """F-TECH-6: the tech lies faceup; no more on a sheet."""
    tech.open, tech.on_sheet = True, False
    g.update_all_masks()


def count_warp(tech: Tech, ships: int) -> None:
    """This many ships in the warp count among those that research a tech."""
    tech.counted = ships


def spend_tech(tech: Tech) -> None:
    """F-TECH-10: the tech is being used and will be discarded: it cannot be used once more meanwhile."""
    tech.spent = True


def put_away_tech(g: Game, tech: Tech, source: str) -> None:
    """F-TECH-8, F-TECH-10: a tech goes faceup on the discards, and so does a card under it. No ship is on it."""
    lab = lab_of(g)
    lab.techs = [other for other in lab.techs if other is not tech]
    lab.deck.discard.append(tech.id)
    g.update_all_masks()
    g.emit("tech_discarded", source, seat=tech.owner, tech=tech.id)
    if tech.card >= 0:
        g.s.seen[tech.card] = everybody(g)
        to_discard(g, [tech.card])
        g.emit("discarded", source, seat=tech.owner, cards=[tech.card], faces=[g.s.faces[tech.card]])


def pass_on_tech(g: Game, tech: Tech, seat: int, source: str) -> None:
    """A completed tech changes its owner."""
    giver, tech.owner = tech.owner, seat
    g.update_all_masks()
    g.emit("tech_passed", source, seat=giver, receiver=seat, tech=tech.id)


def card_under_tech(g: Game, tech: Tech, card: int, source: str) -> None:
    """A card from its owner's hand goes facedown under the tech: no part of the hand any more."""
    seat = tech.owner
    g.seats[seat].hand.remove(card)
    tech.card = card
    g.update_masks(seat)
    g.emit("card_stored", source, {seat: {"card": card, "face": g.s.faces[card]}}, seat=seat, tech=tech.id)


def lay_out_techs(g: Game, techs: Sequence[tuple[int, str, int, bool]]) -> None:
    """For positions: these techs (owner, name, ships, completed) lie at the seats, all others in the deck. The ships
    come from the fullest planets of their owner."""
    lab = lab_of(g)
    lab.deck.draw += lab.deck.discard + [tech.id for tech in lab.techs]
    lab.deck.discard, lab.techs = [], []
    for seat, name, ships, done in techs:
        if name not in lab.deck.draw:
            raise ValueError(f"no tech {name!r} left in the deck")
        lab.deck.draw.remove(name)
        tech = Tech(name, seat, open=done)
        lab.techs.append(tech)
        for _ in range(ships):
            planet = max(g.colonies(seat), key=lambda place: (g.s.ships[place][seat], -place))
            move(g, seat, planet, LAB, 1)
            tech.ships += 1
    g.update_all_masks()
