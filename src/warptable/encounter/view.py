"""What one seat may know, built field by field: nothing is copied and then stripped."""

from __future__ import annotations

from typing import Any, TypeAlias

from .editions import edition_for
from .model.encounter import Encounter, Kind, Side
from .model.piles import COSMIC
from .model.places import AIR, BESIDE, GATE, OUT, WARP
from .model.state import Seat, Sheet, State

View: TypeAlias = dict[str, Any]


def view_of(s: State, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator). Plain JSON-able data."""
    edition = edition_for(s.edition, s.variants, len(s.seats))
    cosmic = s.piles[COSMIC]
    view: View = {
        "seat": seat,
        "edition": s.edition,
        "variants": list(s.variants),
        "colonies_to_win": edition.colonies_to_win,
        "home_for_power": edition.home_for_power,
        "step": s.step,
        "turn": s.turn,
        "player": s.player,
        "encounters": s.encounters,
        "seats": [_seat(s, number, player, seat) for number, player in enumerate(s.seats)],
        "home_of": list(s.home_of),
        "planets": [row[:] for row in s.ships[: len(s.home_of)]],
        "gate": s.ships[GATE][:],
        "beside": s.ships[BESIDE][:],
        "warp": s.ships[WARP][:],
        "out": s.ships[OUT][:],
        "air": s.ships[AIR][:],
        "deck": len(cosmic.draw),
        "discard": [_open_card(s, card) for card in cosmic.discard],
        "flight": [_open_card(s, played.card) for played in s.played],
        "planet_cards": {planet: [s.faces[card] for card in cards] for planet, cards in s.planet_cards.items()},
        "destiny_deck": len(s.destiny.draw),
        "destiny_discard": s.destiny.discard[:],
        "encounter": _encounter(s, s.frames[-1], seat) if s.frames else None,
        "claims": s.claims[:],
        "over": not s.step,
    }
    if seat is not None:
        view["hand"] = [_card(s, card) for card in s.seats[seat].hand]
        view["dealt"] = list(s.seats[seat].dealt)
    return view


def _card(s: State, card: int) -> list[Any]:
    """[number, face]: a card that the viewer holds, and may name by its number."""
    return [card, s.faces[card]]


def _open_card(s: State, card: int) -> list[Any]:
    """[-1, face]: an open card. Equal cards look the same, so that nobody can follow one that goes out of sight."""
    return [-1, s.faces[card]]


def _seat(s: State, number: int, player: Seat, viewer: int | None) -> View:
    return {
        "hand": len(player.hand),
        "home": player.home,
        "foreign": player.foreign,
        "sheets": [_sheet(s, sheet, number == viewer) for sheet in player.sheets],
        "known": _known(s, number, player, viewer),
    }


def _sheet(s: State, sheet: Sheet, own: bool) -> View:
    if sheet.hidden and not own:
        return {"hidden": True}
    return {
        "alien": sheet.alien,
        "home": sheet.home,
        "origin": sheet.origin,
        "hidden": sheet.hidden,
        "aside": sheet.replaced,
        "lost": sheet.lost,
        "zapped": sheet.zapped,
        "used": sheet.used[:],
        "memory": dict(sheet.memory),
        "cards": [_card(s, card) for card in sheet.cards] if own else len(sheet.cards),
    }


def _known(s: State, number: int, player: Seat, viewer: int | None) -> list[str]:
    """Faces the viewer knows to be held by another seat. A facedown encounter card counts as held, so that
    laying it tells nothing."""
    if viewer is None or viewer == number:
        return []
    bit = 1 << viewer
    held = list(player.hand)
    if s.frames:
        held += [laid.card for laid in s.frames[-1].sides if laid.laid_by == number and not laid.opened]
    return sorted(s.faces[card] for card in held if s.seen[card] & bit)


def _encounter(s: State, e: Encounter, viewer: int | None) -> View:
    first = e.constraint(Kind.SELECTS_FIRST)
    return {
        "number": e.number,
        "offense": e.offense,
        "defense": e.defense,
        "system": e.system,
        "target": e.target,
        "resettle": e.resettle,
        "destiny": e.destiny,
        "allied": [there.allied for there in e.seats],
        "invited": [there.invited for there in e.seats],
        "committed": [there.committed for there in e.seats],
        "cards": [_slot(s, laid, viewer) for laid in e.sides],
        "revealed": e.revealed,
        "attack_only": e.constraint(Kind.ATTACK_ONLY) is not None,
        "first_selector": -1 if first is None else first.seat,
        "modifiers": [
            {
                "layer": m.layer,
                "source": m.source,
                "side": m.side,
                "seat": m.seat,
                "op": m.op,
                "amount": m.amount,
                "face": m.face,
                "needs": m.needs,
            }
            for m in e.modifiers
        ],
        "automatic": [wins.side for wins in e.all_of(Kind.WINS)],
        "result": None
        if e.result is None
        else {"kind": e.result.kind, "winner": e.result.winner, "how": e.result.how, "margin": e.result.margin},
        "lost": [there.lost for there in e.seats],
        "no_gains": e.constraint(Kind.NO_GAINS) is not None,
    }


def _slot(s: State, laid: Side, viewer: int | None) -> Any:
    """An open card, the viewer's own facedown card, a back ("facedown"), or nothing."""
    if laid.card < 0:
        return None
    if laid.claimed:
        return {"claimed": laid.claimed}
    if laid.opened:
        return _open_card(s, laid.card)
    if viewer is not None and laid.laid_by == viewer:
        return _card(s, laid.card)
    return "facedown"
