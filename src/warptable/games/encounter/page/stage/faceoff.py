"""A strip over the board that leaves it in sight: both cards in small, and one line between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.piles import REWARD
from ...engine.model.views import AsideView
from ...words.speaker import Speaker
from ..art.cards import card, card_back
from ..dock.card_names import named_card
from ..scene.data import StagePart
from .matchup import Matchup, matchup_of
from .sides import Laid, Side, alien_name, own_role, sides_of
from .verdict import outcome

SMALL, BIG = 44, 196
"""Widths of cards in the strip and on the stage."""
FEW_ASIDE = 2


def faceoff(scene: StagePart) -> Markup | None:
    """Planning and resolution: the cards as they lie, and how the encounter came out. Whoever fights on neither side
    reads what a spectator reads."""
    encounter = scene.view.encounter
    if encounter is None or encounter.defense < 0:
        return None
    speaker = scene.speaker
    own = own_role(speaker.me, encounter.mains, encounter.allied)
    return _faceoff(matchup_of(scene, speaker if speaker.me in encounter.mains else speaker.to_others), own, scene.laid)


@lru_cache(maxsize=KEPT_PAGES)
def _faceoff(matchup: Matchup, own: str, laid: tuple[tuple[int, str], ...]) -> Markup | None:
    said = outcome(matchup)
    if matchup.resolving and not said:
        return None
    sides = sides_of(matchup)
    if not said:
        chosen = all(side.laid.state != "none" for side in sides)
        said = matchup.speaker.t("stages-facedown" if chosen else "stages-laying")
        said = " · ".join([said, *_aside(matchup.speaker, matchup.aside)])
    line = slim_line(matchup.speaker, sides, said, None, own, over=matchup.resolving)
    row = _laid_by_allies(matchup.speaker, laid)
    return Markup(f'<section id="stage" class="stage st-strip space" aria-label="{escape(said)}">{line}{row}</section>')


def _laid_by_allies(speaker: Speaker, laid: tuple[tuple[int, str], ...]) -> str:
    """`<ul class="laidrow">`: the facedown cards from which somebody chooses, each with the name of whose it is."""
    if not laid:
        return ""
    cards = "".join(
        f'<li class="seat-{seat}">{card_back(26, back)}<b class="pc">{escape(speaker.name(seat))}</b></li>'
        for seat, back in laid
    )
    words = escape(speaker.t("stages-laid-by-allies"))
    return f'<ul class="laidrow" aria-label="{words}"><li aria-hidden="true">{words}</li>{cards}</ul>'


def _aside(speaker: Speaker, cards: tuple[AsideView, ...]) -> list[str]:
    """The cards that lie aside until the encounter ends: by name if the reader knows them and there are few."""
    said: list[str] = []
    for seat in sorted({one.seat for one in cards}):
        faces, who = [one.face for one in cards if one.seat == seat], speaker.who(seat)
        if all(faces) and len(faces) <= FEW_ASIDE:
            said += [speaker.t("stages-aside", who=who, card=speaker.card(face)) for face in faces]
        else:
            said.append(speaker.t("stages-aside-cards", who=who, n=len(faces)))
    return said


@lru_cache(maxsize=KEPT_PAGES)
def slim_line(
    speaker: Speaker,
    sides: tuple[Side, Side],
    said: str,
    numbers: tuple[int, int] | None,
    own: str,
    *,
    over: bool = False,
) -> Markup:
    """`<div id="faceoff">`. `own` is the role of the reader's side, if any; `over`: the cards that were played are put
    away."""
    totals = ""
    if numbers is not None:
        spoken = escape(speaker.t("stages-totals", offense=numbers[0], defense=numbers[1]))
        one, other = (f'<span class="pc seat-{side.seat}">{numbers[side.number]}</span>' for side in sides)
        totals = (
            f'<b class="slimtotals"><span class="vh">{spoken}</span> '
            f'<span aria-hidden="true">{one}<i>:</i>{other}</span></b>'
        )
    offense, defense = (_slim_side(speaker, side, side.role == own, over) for side in sides)
    return Markup(
        f'<div class="slimline" id="faceoff">{offense}<div class="slimsaid">{totals} <span>{escape(said)}</span></div>'
        f"{defense}</div>"
    )


def _slim_side(speaker: Speaker, side: Side, own: bool, over: bool) -> str:
    shown, laid, t = told(speaker, side, SMALL), side.laid, speaker.t
    about = t(f"role-{side.role}")
    if laid.state == "mine":
        about = t("stages-only-you")
    elif laid.state == "none" and not over:
        about = t("stages-choosing", who=speaker.who(side.seat))
    if side.kicker is not None:
        about = f"{about} · {t('kind-kicker')}"
    tag = f' <span class="tag st-own">{escape(t("stages-your-side"))}</span>' if own else ""
    lock = f'<i class="st-lock">{icon("lock", 13)}</i>' if laid.state == "mine" else ""
    name = escape(shown.card_name)
    card = f'<span class="slimcard st-{laid.state}" role="img" aria-label="{name}">{shown.picture}{lock}</span>'
    if side.kicker is not None:
        card += _slim_kicker(speaker, side.kicker)
    return (
        f'<div class="slimside seat-{side.seat}">{"" if over and laid.state == "none" else card} '
        f'<span class="slimwho"><b class="pc">{ship_icon(side.seat, 15)} {escape(shown.name)}</b> '
        f'<span class="small muted">{escape(about)}</span>{tag}</span></div>'
    )


def _slim_kicker(speaker: Speaker, kicker: Laid) -> str:
    """Smaller than the encounter card; the word for it stands beside the name."""
    words = escape(kicker_words(speaker, kicker))
    shown = picture(speaker, kicker, SMALL)
    return f'<span class="slimcard st-slimkick" role="img" aria-label="{words}">{shown}</span>'


def kicker_words(speaker: Speaker, kicker: Laid) -> str:
    """Its name says that it is a kicker; of one that lies facedown it has to be said."""
    if kicker.face:
        return speaker.card(kicker.face)
    return speaker.t("stages-kicker", card=speaker.t("stages-card-back"))


@dataclass(frozen=True, slots=True)
class SideText:
    """One side in words and pictures; `back` of its card, `kicker` beside it, if any."""

    name: str
    alien_name: str
    picture: Markup
    card_name: str
    changed: str
    back: Markup
    kicker: Markup
    kicker_name: str


def told(speaker: Speaker, side: Side, width: int) -> SideText:
    laid = side.laid
    return SideText(
        speaker.t("stages-you") if side.seat == speaker.me else speaker.name(side.seat),
        alien_name(speaker, side.alien),
        picture(speaker, laid, width),
        card_name(speaker, laid),
        _changed(speaker, laid),
        card_back(width, REWARD if speaker.is_reward(laid.face) else laid.back),
        Markup() if side.kicker is None else picture(speaker, side.kicker, width),
        "" if side.kicker is None else kicker_words(speaker, side.kicker),
    )


def picture(speaker: Speaker, laid: Laid, width: int) -> Markup:
    """The card as it counts; a back for one that the reader has not seen; nothing for an empty slot."""
    if laid.warned:
        return named_card(speaker, laid.face, width, hazard=True)
    if face := laid.counts or laid.face:
        return named_card(speaker, face, width) if speaker.is_reward(face) else card(face, speaker.card(face), width)
    return card_back(width, laid.back) if laid.state == "back" else Markup()


def card_name(speaker: Speaker, laid: Laid) -> str:
    """The name of what lies there, for screen readers."""
    if laid.face:
        return speaker.card(laid.counts or laid.face)
    return speaker.t("stages-card-back" if laid.state == "back" else "stages-card-none")


def _changed(speaker: Speaker, laid: Laid) -> str:
    """Why the card is not what was laid: a morph, an effect, or a claim that nobody has checked."""
    if laid.state == "claimed":
        return speaker.t("stages-card-claimed")
    if laid.face and laid.changed and not laid.warned:  # the triangle on the card says so
        message = "stages-card-copies" if laid.face == "morph" else "stages-card-counts"
        return speaker.t(message, face=speaker.card(laid.face))
    return ""
