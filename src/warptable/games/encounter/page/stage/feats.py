"""What is drawn over the sentences of a feat: the cards, ships and emblems that it is about."""

from __future__ import annotations

from warptable.story.feats import Comeback, Feat, Lured, OneShort
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.feats import arrow, card_shown, fleet, number_shown
from warptable.table.page.html import Html, Svg, joined

from ...engine.model.cards import attack
from ...story.betrayals import Sided, Stopped, Turned, TurnedOn
from ...story.bluffs import Ransom, WonLow
from ...story.deals import Dealt, NoDeal
from ...story.powers import Useful
from ...story.turns import Rout
from ..art.cards import card
from ..scene.data import StagePart

WIDTH = 56
NEGOTIATE = "negotiate"


def picture(scene: StagePart, feat: Feat) -> Html:
    """The parts of a picture side by side."""
    return joined(_parts(scene, feat))


def _card(face: str) -> Html:
    return card_shown(card(face, "", WIDTH))


def _attack(value: int) -> Html:
    return _card(attack(value).id)


def _sign(scene: StagePart, seat: int, size: int = 56) -> Svg:
    sheets = scene.view.seats[seat].sheets
    return emblem(sheets[0].alien, size, seat) if sheets else ship_icon(seat, size)


def _parts(scene: StagePart, feat: Feat) -> list[Html]:
    match feat:
        case Lured():
            return [_sign(scene, feat.seat), _attack(feat.low), arrow(), _attack(feat.high)]
        case WonLow():
            return [_sign(scene, feat.seat), _attack(feat.low), arrow("sword"), _attack(feat.high)]
        case Ransom():
            return [_card(NEGOTIATE), arrow("sword"), _attack(feat.high), *map(_card, feat.cards[:3])]
        case Turned():
            return [_sign(scene, feat.seat), _card(f"reinforcement-{feat.value}"), arrow(), _sign(scene, feat.other)]
        case Stopped():
            return [_sign(scene, feat.seat), arrow("zap"), _sign(scene, feat.other)]
        case Sided():
            return [_sign(scene, feat.other), arrow("x"), fleet(feat.seat, feat.ships)]
        case TurnedOn():
            return [_sign(scene, feat.seat), arrow("sword"), _sign(scene, feat.other)]
        case Useful():
            return [emblem(feat.alien, 72, feat.seat)]
        case Dealt() | NoDeal():
            return [
                _sign(scene, feat.seat),
                arrow("heart" if isinstance(feat, Dealt) else "x"),
                _sign(scene, feat.other),
            ]
        case Rout():
            fleets = [ship_icon(seat, 40) for seat in (feat.seat, *feat.allies)]
            return [*fleets, number_shown(feat.ships)]
        case OneShort():
            return [_sign(scene, feat.seat), number_shown(feat.reached)]
        case Comeback():
            return [_sign(scene, feat.seat), number_shown(f"{feat.mine}:{feat.theirs}"), _sign(scene, feat.other)]
    return []
