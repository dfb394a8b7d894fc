"""What is drawn over the sentences of a feat: the plans, ships, tactics and emblems that it is about."""

from __future__ import annotations

from warptable.story.feats import Comeback, Feat, Lured, OneShort
from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.game.feats import arrow, card_shown, fleet, number_shown
from warptable.table.page.html import Html, Svg, joined, tag

from ...engine import facts
from ...story.betrayals import BrokenPromise, LuredAway
from ...story.bluffs import OnPurpose, Outgunned, Unchallenged, WonLow
from ...story.powers import Useful
from ...story.turns import ByAHair, Wreck
from ..art.cards import card
from ..art.tokens import half
from ..scene.data import StagePart

WIDTH = 56


def picture(scene: StagePart, feat: Feat) -> Html:
    """The parts of a picture side by side."""
    return joined(_parts(scene, feat))


def _card(face: str) -> Html:
    return card_shown(card(face, "", "", WIDTH))


def _plan(value: int) -> Html:
    return _card(next(plan for plan, known in facts.plans().items() if known.value == value))


def _sign(scene: StagePart, seat: int, size: int = 56) -> Svg:
    alien = scene.view.seats[seat].alien
    return emblem(alien, size, look_of(scene.speaker.colors, seat)) if alien else ship_icon(seat, size)


def _half(scene: StagePart, tactic: int, side: int) -> Html:
    one = scene.speaker.tactics[tactic].halves[side]
    return tag("span", half(one.kind, one.value, 40), class_="stage-phalf")


def _parts(scene: StagePart, feat: Feat) -> list[Html]:
    match feat:
        case Lured():
            return [_sign(scene, feat.seat), _plan(feat.low), arrow(), _plan(feat.high)]
        case WonLow():
            return [_sign(scene, feat.seat), _plan(feat.low), arrow("sword"), _plan(feat.high)]
        case OnPurpose():
            return [_sign(scene, feat.seat), _card(feat.card), arrow(), _sign(scene, feat.other)]
        case Outgunned():
            return [fleet(feat.seat, feat.few), arrow("sword"), fleet(feat.other, feat.many)]
        case Unchallenged() | BrokenPromise():
            return [_sign(scene, feat.seat), _half(scene, feat.tactic, feat.half)]
        case LuredAway():
            return [_sign(scene, feat.other), arrow(), _sign(scene, feat.seat)]
        case Useful():
            return [_sign(scene, feat.seat, 72)]
        case Wreck():
            return [fleet(feat.seat, feat.ships), arrow("blast")]
        case ByAHair() | Comeback():
            return [_sign(scene, feat.seat), number_shown(f"{feat.mine}:{feat.theirs}"), _sign(scene, feat.other)]
        case OneShort():
            return [_sign(scene, feat.seat), number_shown(feat.reached)]
    return []
