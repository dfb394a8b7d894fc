"""What has just happened, above the question that follows: how the last duel came out, that a duel begins again, what
somebody has promised."""

from __future__ import annotations

from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Child, Html, tag
from warptable.table.page.names import coloured
from warptable.text import capital

from ...words.numbers import number
from ..scene.data import DockPart, ShownMoment

FRESH = ("destiny", "dials", "send")
"""Phases in which the last duel has just been told."""
STAGED = ("volley", "check", "reveal", "reinforce", "winner")
"""Phases with a stage, which shows what was announced."""


def lead_in(scene: DockPart) -> Html:
    """`<p class="leadin">`; empty if the question needs none."""
    frame, won = scene.view.frame, _last_won(scene)
    if scene.phase in ("prize", "cleanup") and won is not None:
        return _line("flag", scene, _outcome(scene, won), *_prize(scene, won))
    if frame is not None and frame.round > 1:
        return _line("recover", scene, scene.t("duel-web-round", n=frame.round), _volley(scene), look="newround")
    if scene.announced and scene.phase not in (*FRESH, *STAGED):
        return _line("chat", scene, "", " ".join(scene.announced))
    if scene.phase in FRESH and won is not None:
        return _line("flag", scene, "", scene.t("duel-web-lately", outcome=_outcome(scene, won)))
    return EMPTY


def _line(sign: str, scene: DockPart, bold: str, plain: str, quoted: str = "", look: str = "") -> Html:
    said: list[Child] = [tag("b", coloured(scene.speaker, 2, bold)), " "] if bold else []
    said += [coloured(scene.speaker, 2, plain)] if plain else []
    said += [" ", tag("q", quoted)] if quoted else []
    return tag("p", icon(sign, 16), " ", tag("span", *said), class_=f"leadin {look}")


def _last_won(scene: DockPart) -> ShownMoment | None:
    return next((one for one in reversed(scene.told) if one.kind == "won"), None)


def _outcome(scene: DockPart, won: ShownMoment) -> str:
    """Who has won what, and by which clouts."""
    ended, speaker = won.ended, scene.speaker
    assert ended is not None
    contest = won.planet < 0
    where = scene.t("duel-web-contest", card=speaker.card(won.what)) if contest else speaker.planet(won.planet)
    clouts = ended.clouts
    return scene.t(
        "duel-web-outcome",
        who=speaker.who(ended.winner),
        where=where,
        how="clout" if clouts else ended.how,
        mine=number(clouts[ended.winner]) if clouts else "",
        theirs=number(clouts[ended.loser]) if clouts else "",
    )


def _prize(scene: DockPart, won: ShownMoment) -> tuple[str, str]:
    """Whose the prize is, and what the card says, in quotation marks: its `you` is whoever gets the prize. A contest
    has no prize, but an effect."""
    text = scene.speaker.destiny_text(won.what)
    if won.prize < 0:
        return "", text.effect if won.planet < 0 and scene.phase == "prize" else ""
    words = scene.t("duel-web-prize-of", who=scene.speaker.who(won.prize))
    return f"{words}:", text.prize


def _volley(scene: DockPart) -> str:
    """What the volley of the round before has destroyed."""
    last = next((one for one in reversed(scene.told) if one.kind == "volley" and one.again), None)
    if last is None or scene.view.frame is None or last.again != scene.view.frame.round:
        return ""
    speaker = scene.speaker
    parts = [
        scene.t("duel-web-volley-lost", who=speaker.who(seat), n=last.lost[seat])
        for seat in (scene.upper, 1 - scene.upper)
        if last.lost[seat]
    ]
    return " ".join(capital(part) for part in parts)
