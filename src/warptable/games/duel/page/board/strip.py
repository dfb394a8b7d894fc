"""A player at the edge of the board: who it is, planets, hand, tactics, dial. Public facts only: a tactic that was
chosen stays in its row until it is turned up, and a dial that is set shows a check."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import Person

from ...engine.model.tactics import TACTICS_EACH, Half, tactics_with
from ...words.speaker import Speaker
from ..art.cards import card_back
from ..art.tokens import dial, token
from ..scene.data import BoardPart, DuelPart

MOST_BACKS = 8
"""A bigger hand shows so many backs and its number."""


@dataclass(frozen=True, slots=True)
class StripPart:
    """A player, as everybody sees it."""

    speaker: Speaker
    edge: str
    seat: int
    person: Person
    alien: str
    leader: bool
    planets: int
    to_win: int
    supply: int
    hand: int
    under: int
    ready: int
    halves: tuple[tuple[Half, Half], ...]
    dial: int  # 0: none is set, -1: one is set and hidden
    sent: int
    locked: bool
    playing: bool


def strip(scene: BoardPart, seat: int, edge: str) -> str:
    """`<section id="strip-EDGE">`."""
    view = scene.view
    known, frame = view.seats[seat], view.frame
    person = scene.people[seat] if seat < len(scene.people) else Person("")
    return _drawn(
        StripPart(
            scene.speaker,
            edge,
            seat,
            person,
            known.alien,
            view.leader == seat,
            known.planets,
            known.to_win,
            view.supply[seat] if view.ships else 0,
            known.hand,
            known.under,
            known.ready,
            tactics_with(tuple(view.variants)),
            frame.dials[seat] if frame is not None else 0,
            frame.sent[seat] if frame is not None else 0,
            has_locked(scene, seat),
            scene.phase != "setup",
        )
    )


def has_locked(scene: DuelPart, seat: int) -> bool:
    """Has this seat answered a question that both answer together?"""
    return seat in scene.locked


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(part: StripPart) -> str:
    speaker, seat = part.speaker, part.seat
    look = look_of(speaker.colors, seat)
    face = emblem(part.alien, 46, look) if part.alien else ship_icon(seat, 38)
    help_on = f' data-help="{escape(part.alien)}"' if part.alien else ""
    return (
        f'<section id="strip-{part.edge}" class="edge {part.edge} seat-{seat}" data-seat="{seat}" '
        f'aria-label="{escape(speaker.t("duel-web-player", who=speaker.name(seat)))}">'
        f'<button type="button" class="plain face"{help_on} aria-hidden="true" tabindex="-1">{face}</button>'
        f'<div class="who">{_name(part)}{_standing(part)}</div>{pips(speaker, part.planets, part.to_win)}'
        f"{_backs(part)}{_tokens(part)}{_dial(part)}{_locked(part)}</section>"
    )


def _name(part: StripPart) -> str:
    speaker, person = part.speaker, part.person
    name = speaker.name(part.seat)
    nick = f' <span class="nick">{escape(person.name)}</span>' if not person.bot and person.name != name else ""
    bot = icon("bot", 15, label=speaker.t("board-bot")) if person.bot else ""
    gone = "" if person.bot or person.present else f' <span class="gone">{escape(speaker.t("board-away"))}</span>'
    alien = (
        f' <button type="button" class="alien" data-help="{escape(part.alien)}">'
        f"{escape(speaker.alien(part.alien))}</button>"
        if part.alien
        else ""
    )
    return f'<p class="nm">{ship_icon(part.seat, 20)}<b class="pc">{escape(name)}</b>{nick}{bot}{alien}{gone}</p>'


def _standing(part: StripPart) -> str:
    """Role, supply, and for small screens the cards of the hand."""
    if not part.playing:
        return ""
    speaker = part.speaker
    supply = escape(speaker.t("duel-web-supply-n", n=part.supply))
    cards = f"{icon('cards', 14, label=speaker.t('board-hand', n=part.hand))} {part.hand}"
    return (
        f'<p class="standing">{role_tag(speaker, part.leader)}'
        f'<span class="supply" data-help="term-supply">{supply}</span>'
        f'<span class="held">{cards}</span></p>'
    )


def role_tag(speaker: Speaker, leader: bool) -> str:
    """Leader or straggler; it explains itself."""
    role = "leader" if leader else "straggler"
    return (
        f'<span class="tag role {role}" data-help="term-{role}" tabindex="0">{escape(speaker.t(f"duel-role-{role}"))}'
        "</span>"
    )


@lru_cache(maxsize=256)
def pips(speaker: Speaker, planets: int, to_win: int) -> str:
    """Planets controlled, of those that win."""
    said = escape(speaker.t("duel-web-planets-of", n=planets, of=to_win))
    marks = "".join(f"<i{' class=f' if place < planets else ''}></i>" for place in range(max(to_win, planets)))
    return (
        f'<p class="worlds" data-help="term-control"><span aria-hidden="true">{marks}</span>'
        f'<small><span class="vh">{said}</span><span aria-hidden="true">{planets}/{to_win}</span></small></p>'
    )


def _backs(part: StripPart) -> str:
    """The hand from behind: all cards look alike from there."""
    said = escape(part.speaker.t("board-hand", n=part.hand))
    deck = part.speaker.colors[part.seat]
    backs = card_back(40, deck) * min(part.hand, MOST_BACKS)
    more = f"<b>{part.hand}</b>" if part.hand > MOST_BACKS else ""
    under = ""
    if part.under:
        under = f'<small class="under">{escape(part.speaker.t("duel-web-under", n=part.under))}</small>'
    return (
        f'<div class="heldbacks" role="img" aria-label="{said}" data-help="term-hand-limit">{backs}{more}</div>{under}'
    )


def _tokens(part: StripPart) -> str:
    return f'<div class="tacs">{"".join(all_tokens(part.speaker, part.halves, part.ready))}</div>'


@lru_cache(maxsize=512)
def all_tokens(speaker: Speaker, halves: tuple[tuple[Half, Half], ...], ready: int) -> tuple[Markup, ...]:
    """The five tactics; spent ones are dimmed and say so."""
    return tuple(
        token(halves[number], token_words(speaker, number, bool(ready >> number & 1)), spent=not ready >> number & 1)
        for number in range(TACTICS_EACH)
    )


def token_words(speaker: Speaker, tactic: int, ready: bool) -> str:
    return speaker.t("duel-web-token", tactic=speaker.tactic(tactic), state="ready" if ready else "spent")


def _dial(part: StripPart) -> str:
    """The dial, as far as everybody sees it; nothing outside of duels."""
    speaker = part.speaker
    if part.dial == 0 and not part.sent:
        return ""
    state = "hidden" if part.dial < 0 else "open"
    words = speaker.t("duel-web-dial-is", who=speaker.who(part.seat), state=state, n=max(part.dial, 0))
    sent = speaker.t("duel-web-sent", n=part.sent) if part.sent and part.dial >= 0 else ""
    return dial(max(part.dial, 0), part.dial < 0, words, sent)


def _locked(part: StripPart) -> str:
    """Says that the choice is made, never which."""
    if not part.locked:
        return ""
    return f'<p class="locked">{icon("lock", 15)} <span>{escape(part.speaker.t("duel-web-locked"))}</span></p>'
