"""A player at the edge of the board: who it is, planets, hand, tactics, dial. Public facts only: a tactic that was
chosen stays in its row until it is turned up, and a dial that is set shows a check."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import EMPTY, Attributes, Child, Html, tag
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


def strip(scene: BoardPart, seat: int, edge: str) -> Html:
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
def _drawn(part: StripPart) -> Html:
    speaker, seat, alien = part.speaker, part.seat, part.alien
    face = emblem(alien, 46, look_of(speaker.colors, seat)) if alien else ship_icon(seat, 38)
    look: Attributes = {"type": "button", "class": "plain face", "data-help": alien or None}
    return tag(
        "section",
        tag("button", face, **look, aria_hidden="true", tabindex=-1),
        tag("div", _name(part), _standing(part), class_="who"),
        pips(speaker, part.planets, part.to_win),
        _backs(part),
        tag("div", *all_tokens(speaker, part.halves, part.ready), class_="tactics"),
        _dial(part),
        _locked(part),
        id=f"strip-{part.edge}",
        class_=f"edge {part.edge} seat-{seat}",
        data_seat=seat,
        aria_label=speaker.t("duel-web-player", who=speaker.name(seat)),
    )


def _name(part: StripPart) -> Html:
    speaker, person, name = part.speaker, part.person, part.speaker.name(part.seat)
    shown: list[Child] = [ship_icon(part.seat, 20), tag("b", name, class_="in-colour")]
    if not person.bot and person.name != name:
        shown += [" ", tag("span", person.name, class_="nick")]
    if person.bot:
        shown.append(icon("bot", 15, label=speaker.t("board-bot")))
    if part.alien:
        shown += [" ", alien_button(speaker, part.alien)]
    if not person.bot and not person.present:
        shown += [" ", tag("span", speaker.t("board-away"), class_="gone")]
    return tag("p", *shown, class_="name")


def alien_button(speaker: Speaker, alien: str) -> Html:
    """The name of an alien; it explains itself."""
    return tag("button", speaker.alien(alien), type="button", class_="alien", data_help=alien)


def _standing(part: StripPart) -> Html:
    """Role, supply, and for small screens the cards of the hand."""
    if not part.playing:
        return EMPTY
    speaker = part.speaker
    cards = icon("cards", 14, label=speaker.t("board-hand", n=part.hand))
    held = tag("span", cards, f" {part.hand}", class_="held")
    return tag("p", role_tag(speaker, part.leader), supply_tag(speaker, part.supply), held, class_="standing")


def supply_tag(speaker: Speaker, ships: int) -> Html:
    """How many ships are in the supply."""
    return tag("span", speaker.t("duel-web-supply-n", n=ships), class_="supply", data_help="term-supply")


def role_tag(speaker: Speaker, leader: bool) -> Html:
    """Leader or straggler; it explains itself."""
    role = "leader" if leader else "straggler"
    words = speaker.t(f"duel-role-{role}")
    return tag("span", words, class_=f"tag role {role}", data_help=f"term-{role}", tabindex=0)


@lru_cache(maxsize=256)
def pips(speaker: Speaker, planets: int, to_win: int) -> Html:
    """Planets controlled, of those that win."""
    said = speaker.t("duel-web-planets-of", n=planets, of=to_win)
    marks = (tag("i", class_="filled" if place < planets else None) for place in range(max(to_win, planets)))
    numbers = tag("span", said, class_="spoken") + tag("span", f"{planets}/{to_win}", aria_hidden="true")
    row = tag("span", *marks, aria_hidden="true")
    return tag("p", row, tag("small", numbers), class_="worlds", data_help="term-control")


def _backs(part: StripPart) -> Html:
    """The hand from behind: all cards look alike from there."""
    t, look = part.speaker.t, {"class": "heldbacks", "role": "img"}
    backs = card_back(40, part.speaker.colors[part.seat]) * min(part.hand, MOST_BACKS)
    more = tag("b", part.hand) if part.hand > MOST_BACKS else ""
    hand = tag("div", backs, more, **look, aria_label=t("board-hand", n=part.hand), data_help="term-hand-limit")
    return hand + tag("small", t("duel-web-under", n=part.under), class_="under") if part.under else hand


@lru_cache(maxsize=512)
def all_tokens(speaker: Speaker, halves: tuple[tuple[Half, Half], ...], ready: int) -> tuple[Html, ...]:
    """The five tactics; spent ones are dimmed and say so."""
    return tuple(
        token(halves[number], token_words(speaker, number, bool(ready >> number & 1)), spent=not ready >> number & 1)
        for number in range(TACTICS_EACH)
    )


def token_words(speaker: Speaker, tactic: int, ready: bool) -> str:
    return speaker.t("duel-web-token", tactic=speaker.tactic(tactic), state="ready" if ready else "spent")


def _dial(part: StripPart) -> Html:
    """The dial, as far as everybody sees it; nothing outside of duels."""
    speaker = part.speaker
    if part.dial == 0 and not part.sent:
        return EMPTY
    state = "hidden" if part.dial < 0 else "open"
    words = speaker.t("duel-web-dial-is", who=speaker.who(part.seat), state=state, n=max(part.dial, 0))
    sent = speaker.t("duel-web-sent", n=part.sent) if part.sent and part.dial >= 0 else ""
    return dial(max(part.dial, 0), part.dial < 0, words, sent)


def _locked(part: StripPart) -> Html:
    """Says that the choice is made, never which."""
    if not part.locked:
        return EMPTY
    return tag("p", icon("lock", 15), " ", tag("span", part.speaker.t("duel-web-locked")), class_="locked")
