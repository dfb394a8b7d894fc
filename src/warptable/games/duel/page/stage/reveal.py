"""The plans turned up: two cards, the clouts with everything that makes them, reinforcements, who wins."""

from __future__ import annotations

from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Html, joined, tag
from warptable.table.page.names import coloured

from ...engine import facts
from ...engine.rules.reckoning import ADVANTAGE, PLAN, SECOND_PLAN, Part
from ...words.numbers import number, signed
from ...words.reading import source_of_part
from ..art.cards import card
from ..dock.hand import named_card
from ..rail import card_part, drawn_card
from ..scene.data import StagePart
from .pieces import announcements, no_token, panel, seats_of, shell, who


def reveal(scene: StagePart) -> Html:
    """The stage of steps 7 to 10."""
    left, right = seats_of(scene)
    field = tag("div", _side(scene, left), _middle(scene, verdict(scene)), _side(scene, right), class_="result-field")
    mine, theirs = (tag("span", _total(scene, seat), class_=f"in-colour seat-{seat}") for seat in (left, right))
    slim = tag("b", mine, " : ", theirs, class_="slimtotals")
    return shell(scene, "plans", scene.t("duel-web-reveal"), slim, joined((field, _extras(scene), _prize(scene))))


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


def _middle(scene: StagePart, title: str) -> Html:
    totals = (
        tag("span", _total(scene, seat), class_=f"result-total seat-{seat}{lead}", id=f"clout-{seat}")
        for seat, lead in ((seat, " lead" if seat == scene.ahead else "") for seat in seats_of(scene))
    )
    frame = scene.view.frame
    assert frame is not None
    where = scene.speaker.planet(frame.planet) if frame.planet >= 0 else scene.speaker.card(frame.card)
    return tag(
        "div",
        tag("p", where, class_="result-where"),
        tag("div", *totals, class_="result-totals", role="group", aria_label=scene.t("duel-web-clouts")),
        tag("h2", coloured(scene.speaker, 2, title)),
        _lower(scene),
        announcements(scene),
        class_="result-middle",
    )


def _lower(scene: StagePart) -> Html:
    """Where the lower clout wins, that is said: the numbers alone would puzzle."""
    if scene.clouts is None or (scene.ended is not None and scene.ended.how != "clout"):
        return EMPTY
    mine, theirs = scene.clouts[scene.ahead].value, scene.clouts[1 - scene.ahead].value
    return tag("p", scene.t("duel-web-lower"), class_="result-lower") if mine < theirs else EMPTY


def _side(scene: StagePart, seat: int) -> Html:
    frame = scene.view.frame
    assert frame is not None
    laid = frame.laid[seat]
    faces = laid.main or tuple(one.face for one in laid.faces)
    cards = [_laid(scene, face) for face in faces]
    if laid.half:
        cards.append(_laid(scene, laid.half, " halved"))
    shown = cards or [no_token(scene.t("duel-web-no-plan-laid"))]
    row = tag("div", *shown, class_="result-cards", role="img", aria_label=scene.speaker.cards(faces))
    return tag("div", who(scene, seat), row, _trail(scene, seat), class_=f"result-side seat-{seat}")


def _laid(scene: StagePart, face: str, look: str = "") -> Html:
    return tag("span", named_card(scene.speaker, face, 150), class_=f"result-card{look}", data_help=face)


def _trail(scene: StagePart, seat: int) -> Html:
    """Chips: each part of the clout with what it comes from."""
    if scene.clouts is None:
        return EMPTY
    chips = []
    for place, part in enumerate(scene.clouts[seat].trail):
        amount = tag("b", number(part.amount) if not place else signed(part.amount))
        source = tag("small", source_of_part(scene.speaker, part.source))
        chips.append(tag("li", amount, " ", source, class_="duel-chip", style=f"--n:{place}", data_help=_help(part)))
    return tag("ol", *chips, class_="duel-trail", aria_label=scene.t("duel-web-trail"))


def _help(part: Part) -> str:
    own = {PLAN: "term-clout", SECOND_PLAN: "term-clout", ADVANTAGE: "term-ship-advantage"}
    return own.get(part.source, part.source.partition(".")[0])


def _extras(scene: StagePart) -> Html:
    """Reinforcements in the order in which they were played."""
    frame = scene.view.frame
    assert frame is not None
    if not frame.extras:
        return EMPTY
    speaker, items = scene.speaker, []
    for extra in frame.extras:
        words = coloured(speaker, 2, scene.t("duel-web-extra", by=speaker.who(extra.by), on=speaker.who(extra.on)))
        shown = (card(extra.face, "", "", 40), tag("small", words))
        items.append(tag("li", *shown, class_=f"seat-{extra.on}", data_help=extra.face))
    return panel(scene.t("duel-web-extras"), tag("ul", *items, class_="extras"))


def _prize(scene: StagePart) -> Html:
    """In step 10: who gets what. Until that stands a text may cancel the prize or give it to somebody else."""
    part = card_part(scene)
    if scene.phase != "prize" or scene.ended is None or part is None:
        return EMPTY
    found = facts.destiny()[part.card].prize
    if found is None:
        return tag("div", drawn_card(part), class_="prizecard") if scene.ended.what == "contest" else EMPTY
    ended = scene.ended
    if ended.no_prize >= 0:
        said = next((line.text for line in scene.log if line.number == ended.no_prize), "")
        return panel(coloured(scene.speaker, 2, said), look=" prizeline")
    meant = ended.winner if found.who == "winner" else ended.loser
    stands = ended.prize >= 0
    seat = ended.prize if stands else meant
    words = scene.t("duel-web-prize-of" if stands else "duel-web-prize-for", who=scene.speaker.who(seat))
    title = joined((icon("flag", 16), " ", coloured(scene.speaker, 2, words)))
    text = tag("p", tag("q", scene.speaker.destiny_text(part.card).prize))
    return panel(title, text, look=f" prizeline seat-{seat}")
