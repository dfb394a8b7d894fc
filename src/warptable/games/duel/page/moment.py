"""Moments: what everybody looks at for a second or two: a destiny card, an ability, a volley, a duel that is won.

They stand hidden on the page; the script shows those that are new one after the other, and nothing waits for it. They
are made of what everybody knows, so they are the same for both but for the words "you" and "your".
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.html import Html, Svg, joined, tag
from warptable.table.page.names import coloured
from warptable.table.page.render import KEPT_PAGES
from warptable.text import capital

from ..engine import facts
from ..engine.model.tactics import Tactic, tactics_with
from ..words.numbers import number
from ..words.speaker import Speaker
from .art.cards import card, card_back
from .art.planets import planet_picture
from .scene.data import MomentPart, ShownMoment
from .stage.pieces import no_token, shot_token

LONGEST = 150
"""Letters of a text that can be read in passing; a longer one is left to the sheet, never cut."""
NONE = tag("div", id="moment", hidden=True)


def moments(scene: MomentPart) -> Html:
    """`<div id="moment">`: the newest moments, in order."""
    if not scene.told:
        return NONE
    first = scene.told[0].number
    lines = {line.number: line.text for line in takewhile(lambda line: line.number >= first, reversed(scene.log))}
    halves = tactics_with(tuple(scene.view.variants))
    drawn = (_drawn(scene.speaker, scene.upper, one, lines.get(one.number, ""), halves) for one in scene.told)
    return tag("div", *drawn, id="moment", hidden=True)


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Html:
    picture, name, said, more = TELL[told.kind](speaker, upper, told, line, halves)
    seat = told.ended.winner if told.ended is not None else told.seat
    return tag(
        "div",
        tag("i", picture),
        tag("b", name),
        tag("p", coloured(speaker, 2, said)),
        tag("q", more) if more else "",
        class_=f"seat-{seat}" if seat >= 0 else None,
        data_n=told.number,
        data_kind=told.kind,
        data_seat=seat,
        data_what=told.what.partition(".")[0],
    )


Words = tuple[Html, str, str, str]


def _announced(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Words:
    return icon("chat", 84), speaker.t("duel-web-announced"), line, ""


"""Picture, name, sentence, and what a card says, to be read in passing. There `you` is whoever the card speaks to."""


def _destiny(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Words:
    text = speaker.destiny_text(told.what)
    return card_back(100, facts.destiny()[told.what].deck), speaker.card(told.what), text.effect, ""


def _used(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Words:
    head = told.what.partition(".")[0]
    return _sign(speaker, head, told.seat), speaker.ability(told.what), line, _short(speaker.ability_text(told.what))


def _envoy(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Words:
    name = speaker.envoy(told.what)
    return _sign(speaker, told.what, told.seat), name, line, _short(speaker.envoy_sheet(told.what).does)


def _volley(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Words:
    sides = []
    for seat in (upper, 1 - upper):
        shots = [shot for shot in told.shots if shot.seat == seat]
        tokens = [shot_token(halves[shot.tactic], shot) for shot in shots] or [no_token("–")]
        sides.append(tag("span", *tokens, class_=f"moment-side seat-{seat}"))
    said = " ".join(_fate(speaker, told, seat) for seat in (upper, 1 - upper))
    names = (
        " + ".join(speaker.half(shot.tactic, shot.half) for shot in told.shots if shot.seat == seat)
        or speaker.t("duel-web-no-tactic")
        for seat in (upper, 1 - upper)
    )
    first, second = names
    if told.again:
        said = f"{said} {speaker.t('duel-web-restarts')}"
    return joined(sides), speaker.t("duel-web-against", first=first, second=second), said, ""


def _fate(speaker: Speaker, told: ShownMoment, seat: int) -> str:
    lost = told.lost[seat]
    text = speaker.t("duel-web-volley-lost" if lost else "duel-web-volley-safe", who=speaker.who(seat), n=lost)
    return capital(text)


def _won(speaker: Speaker, upper: int, told: ShownMoment, line: str, halves: tuple[Tactic, ...]) -> Words:
    assert told.ended is not None
    sides = []
    for seat in (upper, 1 - upper):
        cards = (card(face, "", "", 72) for face in told.plans[seat])
        total = tag("b", number(told.ended.clouts[seat]) if told.ended.clouts else "")
        lead = " lead" if seat == told.ended.winner else ""
        sides.append(tag("span", *cards, total, class_=f"moment-side seat-{seat}{lead}"))
    picture = joined(sides) if told.ended.clouts or told.planet < 0 else planet_picture(told.planet, 150)
    name = speaker.planet(told.planet) if told.planet >= 0 else speaker.card(told.what)
    if told.prize < 0:
        return picture, name, line, ""
    prize = speaker.t("duel-web-prize-of", who=speaker.who(told.prize))
    return picture, name, f"{line} {prize}:", speaker.destiny_text(told.what).prize


def _sign(speaker: Speaker, head: str, seat: int) -> Svg:
    return emblem(head, 100, look_of(speaker.colors, seat) if seat >= 0 else None)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else ""


TELL = {"destiny": _destiny, "used": _used, "envoy": _envoy, "said": _announced, "volley": _volley, "won": _won}
