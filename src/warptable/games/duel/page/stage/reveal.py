"""The plans turned up: two cards, the clouts with everything that makes them, reinforcements, who wins."""

from __future__ import annotations

from markupsafe import Markup, escape

from warptable.table.page.art.icons import icon
from warptable.table.page.names import coloured

from ...engine import facts
from ...engine.rules.reckoning import ADVANTAGE, PLAN, SECOND_PLAN, Part
from ...words.numbers import number, signed
from ...words.reading import source_of_part
from ..art.cards import card
from ..dock.hand import named_card
from ..rail import card_part, drawn_card
from ..scene.data import StagePart
from .pieces import announcements, seats_of, shell, who


def reveal(scene: StagePart) -> Markup:
    """The stage of steps 7 to 10."""
    left, right = seats_of(scene)
    title = verdict(scene)
    inside = (
        f'<div class="rfield">{_side(scene, left)}{_middle(scene, title)}{_side(scene, right)}</div>'
        f"{_extras(scene)}{_prize(scene)}"
    )
    slim = " : ".join(f'<span class="pc seat-{seat}">{_total(scene, seat)}</span>' for seat in (left, right))
    return shell(scene, "plans", scene.t("duel-web-reveal"), f'<b class="slimtotals">{slim}</b>', inside)


def _total(scene: StagePart, seat: int) -> str:
    if scene.clouts is None:
        return ""
    return number(scene.clouts[seat].value)


def verdict(scene: StagePart) -> str:
    """Who wins, or would win now."""
    speaker, ended = scene.speaker, scene.ended
    if ended is not None:
        return scene.t("duel-web-won", who=speaker.who(ended.winner), how=ended.how, what=ended.what)
    if scene.clouts is None:
        return ""
    tie = scene.clouts[0].value == scene.clouts[1].value
    return scene.t("duel-web-ahead", who=speaker.who(scene.ahead), tie="yes" if tie else "no")


def _middle(scene: StagePart, title: str) -> str:
    left, right = seats_of(scene)
    totals = "".join(
        f'<span class="rtotal seat-{seat}{" lead" if seat == scene.ahead else ""}" id="clout-{seat}">'
        f"{_total(scene, seat)}</span>"
        for seat in (left, right)
    )
    frame = scene.view.frame
    assert frame is not None
    where = scene.speaker.planet(frame.planet) if frame.planet >= 0 else scene.speaker.card(frame.card)
    return (
        f'<div class="rmiddle"><p class="rwhere">{escape(where)}</p><div class="rtotals" role="group" '
        f'aria-label="{escape(scene.t("duel-web-clouts"))}">{totals}</div>'
        f"<h2>{coloured(scene.speaker, 2, title)}</h2>{_lower(scene)}{announcements(scene)}</div>"
    )


def _lower(scene: StagePart) -> str:
    """Where the lower clout wins, that is said: the numbers alone would puzzle."""
    if scene.clouts is None or (scene.ended is not None and scene.ended.how != "clout"):
        return ""
    mine, theirs = scene.clouts[scene.ahead].value, scene.clouts[1 - scene.ahead].value
    return f'<p class="rlower">{escape(scene.t("duel-web-lower"))}</p>' if mine < theirs else ""


def _side(scene: StagePart, seat: int) -> str:
    frame = scene.view.frame
    assert frame is not None
    laid = frame.laid[seat]
    faces = laid.main or tuple(one.face for one in laid.faces)
    cards = "".join(_laid(scene, face) for face in faces)
    if laid.half:
        cards += _laid(scene, laid.half, " halved")
    names = scene.speaker.cards(faces)
    none = f'<span class="bigtoken none">{escape(scene.t("duel-web-no-plan-laid"))}</span>'
    return (
        f'<div class="rside seat-{seat}">{who(scene, seat)}<div class="rcards" role="img" aria-label="{escape(names)}">'
        f"{cards or none}</div>{_trail(scene, seat)}</div>"
    )


def _laid(scene: StagePart, face: str, look: str = "") -> str:
    picture = named_card(scene.speaker, face, 150)
    return f'<span class="rcard{look}" data-help="{escape(face)}">{picture}</span>'


def _trail(scene: StagePart, seat: int) -> str:
    """Chips: each part of the clout with what it comes from."""
    if scene.clouts is None:
        return ""
    chips = []
    for place, part in enumerate(scene.clouts[seat].trail):
        amount = number(part.amount) if not place else signed(part.amount)
        chips.append(
            f'<li class="chip2" style="--n:{place}" data-help="{escape(_help(part))}"><b>'
            f"{amount}</b> "
            f"<small>{escape(source_of_part(scene.speaker, part.source))}</small></li>"
        )
    return f'<ol class="trail2" aria-label="{escape(scene.t("duel-web-trail"))}">{"".join(chips)}</ol>'


def _help(part: Part) -> str:
    own = {PLAN: "term-clout", SECOND_PLAN: "term-clout", ADVANTAGE: "term-ship-advantage"}
    return own.get(part.source, part.source.partition(".")[0])


def _extras(scene: StagePart) -> str:
    """Reinforcements in the order in which they were played."""
    frame = scene.view.frame
    assert frame is not None
    if not frame.extras:
        return ""
    speaker = scene.speaker
    items = "".join(
        f'<li class="seat-{extra.on}" data-help="{escape(extra.face)}">{card(extra.face, "", "", 40)}<small>'
        f"{coloured(speaker, 2, scene.t('duel-web-extra', by=speaker.who(extra.by), on=speaker.who(extra.on)))}"
        "</small></li>"
        for extra in frame.extras
    )
    return (
        f'<div class="panel dpanel"><h3>{escape(scene.t("duel-web-extras"))}</h3><ul class="extras">{items}</ul></div>'
    )


def _prize(scene: StagePart) -> str:
    """In step 10: who gets what. Until that stands a text may cancel the prize or give it to somebody else."""
    part = card_part(scene)
    if scene.phase != "prize" or scene.ended is None or part is None:
        return ""
    found = facts.destiny()[part.card].prize
    if found is None:
        return f'<div class="prizecard">{drawn_card(part)}</div>' if scene.ended.what == "contest" else ""
    ended = scene.ended
    if ended.no_prize >= 0:
        said = next((line.text for line in scene.log if line.number == ended.no_prize), "")
        return f'<div class="panel dpanel prizeline"><h3>{coloured(scene.speaker, 2, said)}</h3></div>'
    meant = ended.winner if found.who == "winner" else ended.loser
    stands = ended.prize >= 0
    seat = ended.prize if stands else meant
    words = scene.t("duel-web-prize-of" if stands else "duel-web-prize-for", who=scene.speaker.who(seat))
    text = scene.speaker.destiny_text(part.card).prize
    return (
        f'<div class="panel dpanel prizeline seat-{seat}"><h3>{icon("flag", 16)} '
        f"{coloured(scene.speaker, 2, words)}</h3><p><q>{escape(text)}</q></p></div>"
    )
