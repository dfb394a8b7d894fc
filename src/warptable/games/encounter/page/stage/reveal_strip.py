"""A strip over the board that leaves it in sight: both cards in small, and one line between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import EMPTY, Child, Html, Svg, tag
from warptable.table.page.render import KEPT_PAGES

from ...engine.model.piles import REWARD
from ...engine.model.views import AsideView
from ...words.speaker import Speaker
from ..art.cards import card, card_back
from ..dock.card_names import named_card
from ..scene.data import StagePart
from .reveal_matchup import Matchup, matchup_of
from .reveal_verdict import outcome
from .sides import Laid, Side, alien_name, own_role, sides_of

SMALL, BIG = 44, 196
"""Widths of cards in the strip and on the stage."""
FEW_ASIDE = 2


def faceoff(scene: StagePart) -> Html | None:
    """Planning and resolution: the cards as they lie, and how the encounter came out. Whoever fights on neither side
    reads what a spectator reads."""
    encounter = scene.view.encounter
    if encounter is None or encounter.defense < 0:
        return None
    speaker = scene.speaker
    own = own_role(speaker.me, encounter.mains, encounter.allied)
    return _faceoff(matchup_of(scene, speaker if speaker.me in encounter.mains else speaker.to_others), own, scene.laid)


@lru_cache(maxsize=KEPT_PAGES)
def _faceoff(matchup: Matchup, own: str, laid: tuple[tuple[int, str], ...]) -> Html | None:
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
    return tag("section", line, row, id="stage", class_="stage stage-strip space", aria_label=said)


def _laid_by_allies(speaker: Speaker, laid: tuple[tuple[int, str], ...]) -> Html:
    """`<ul class="laidrow">`: the facedown cards from which somebody chooses, each with the name of whose it is."""
    if not laid:
        return EMPTY
    cards = (
        tag("li", card_back(26, back), tag("b", speaker.name(seat), class_="in-colour"), class_=f"seat-{seat}")
        for seat, back in laid
    )
    words = speaker.t("stages-laid-by-allies")
    return tag("ul", tag("li", words, aria_hidden="true"), *cards, class_="laidrow", aria_label=words)


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
) -> Html:
    """`<div id="faceoff">`. `own` is the role of the reader's side, if any; `over`: the cards that were played are put
    away."""
    totals = EMPTY if numbers is None else _slim_totals(speaker, sides, numbers)
    offense, defense = (_slim_side(speaker, side, side.role == own, over) for side in sides)
    middle = tag("div", totals, " ", tag("span", said), class_="slimsaid")
    return tag("div", offense, middle, defense, class_="slimline", id="faceoff")


def _slim_totals(speaker: Speaker, sides: tuple[Side, Side], numbers: tuple[int, int]) -> Html:
    spoken = speaker.t("stages-totals", offense=numbers[0], defense=numbers[1])
    one, other = (tag("span", numbers[side.number], class_=f"in-colour seat-{side.seat}") for side in sides)
    seen = tag("span", one, tag("i", ":"), other, aria_hidden="true")
    return tag("b", tag("span", spoken, class_="spoken"), " ", seen, class_="slimtotals")


def _slim_side(speaker: Speaker, side: Side, own: bool, over: bool) -> Html:
    shown, laid, t = told(speaker, side, SMALL), side.laid, speaker.t
    about = t(f"role-{side.role}")
    if laid.state == "mine":
        about = t("stages-only-you")
    elif laid.state == "none" and not over:
        about = t("stages-choosing", who=speaker.who(side.seat))
    if side.kicker is not None:
        about = f"{about} · {t('kind-kicker')}"
    cards = []
    if laid.state != "none" or not over:
        lock = tag("i", icon("lock", 13), class_="stage-lock") if laid.state == "mine" else EMPTY
        cards.append(_slim_card(shown.picture + lock, shown.card_name, laid.state))
        if side.kicker is not None:
            cards.append(_slim_card(shown.kicker, shown.kicker_name, "slimkick"))
    who: list[Child] = [
        tag("b", ship_icon(side.seat, 15), f" {shown.name}", class_="in-colour"),
        " ",
        tag("span", about, class_="small muted"),
    ]
    who += [" ", tag("span", t("stages-your-side"), class_="tag stage-own")] if own else []
    return tag("div", *cards, " ", tag("span", *who, class_="slimwho"), class_=f"slimside seat-{side.seat}")


def _slim_card(picture: Html, name: str, state: str) -> Html:
    """A card in small. A kicker is smaller still; the word for it stands beside the name."""
    return tag("span", picture, class_=f"slimcard stage-{state}", role="img", aria_label=name)


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
    picture: Svg
    card_name: str
    changed: str
    back: Svg
    kicker: Svg
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
        EMPTY if side.kicker is None else picture(speaker, side.kicker, width),
        "" if side.kicker is None else kicker_words(speaker, side.kicker),
    )


def picture(speaker: Speaker, laid: Laid, width: int) -> Svg:
    """The card as it counts; a back for one that the reader has not seen; nothing for an empty slot."""
    if laid.warned:
        return named_card(speaker, laid.face, width, hazard=True)
    if face := laid.counts or laid.face:
        return named_card(speaker, face, width) if speaker.is_reward(face) else card(face, speaker.card(face), width)
    return card_back(width, laid.back) if laid.state == "back" else EMPTY


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
