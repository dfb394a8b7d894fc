"""What lies beside the board: the destiny card with its decks, and the envoys. Small screens have the card folded
into a line under the row of planets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.render import KEPT_PAGES

from ..engine import facts
from ..engine.model.decks import DECKS
from ..engine.model.views import EnvoyView, View
from ..words.speaker import Speaker
from .art.cards import card_back
from .art.planets import symbol_icon
from .piles import TARGET, PilesPart, piles_part, plan_piles
from .scene.data import BoardPart, DuelPart, PlayersPart

ICONS = {"skull": "skull", "heart": "heart", "orbit": "orbit"}
DECK_ICONS = {"discovery": "planet", "event": "spark", "refresh": "recover"}
KIND_ICONS = {"duel": "sword", "contest": "flag", "calamity": "zap", "refresh": "recover"}


# ---- the destiny card ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardPart:
    """The destiny card that is played, with what it means now."""

    speaker: Speaker
    card: str
    advantage: int  # as it stands; the card may have been changed
    standing: str  # who has the ship advantage, in words


def card_part(scene: DuelPart) -> CardPart | None:
    if not scene.card:
        return None
    frame = scene.view.frame
    printed = facts.destiny()[scene.card].ship_advantage or 0
    return CardPart(scene.speaker, scene.card, frame.advantage if frame else printed, advantage_words(scene))


def advantage_words(scene: DuelPart) -> str:
    """How the ships on the planet compare; empty outside of duels and before ships are there."""
    view, frame = scene.view, scene.view.frame
    if frame is None or frame.planet < 0 or frame.kind != "duel":
        return ""
    first, second = view.ships[frame.planet]
    if not first and not second:
        return ""
    ahead = -1 if first == second else 0 if first > second else 1
    mine, theirs = (second, first) if scene.upper == 0 else (first, second)
    speaker = scene.speaker
    return speaker.t(
        "duel-web-advantage-now",
        mine=mine,
        theirs=theirs,
        who=speaker.who(ahead),
        state="none" if ahead < 0 else "one",
        advantage=frame.advantage,
    )


@lru_cache(maxsize=KEPT_PAGES)
def drawn_card(part: CardPart) -> Markup:
    """The card on light paper: name, what it says, ship advantage, prize, next deck."""
    speaker, card = part.speaker, facts.destiny()[part.card]
    text = speaker.destiny_text(part.card)
    said = [f'<p class="effect">{escape(text.effect)}</p>'] if text.effect else []
    if part.advantage:
        standing = escape(part.standing or speaker.t("duel-web-advantage"))
        said.append(
            f'<p class="adv" data-help="term-ship-advantage"><b>+{part.advantage}</b> <span>{standing}</span></p>'
        )
    if text.lines:
        rows = "".join(
            f"<li>{symbol_icon(name, speaker.t(f'duel-symbol-{name}'))} {escape(line)}</li>"
            for name, line in text.lines.items()
        )
        said.append(f'<ul class="lines" data-help="term-resources">{rows}</ul>')
    if card.prize is not None:
        who = escape(speaker.t(f"duel-prize-{card.prize.who}"))
        said.append(f'<p class="prize" data-help="term-prize"><b>{who}</b> {escape(text.prize)}</p>')
    following = f"{icon(DECK_ICONS[card.next], 16)} {escape(speaker.t('duel-next', deck=speaker.deck(card.next)))}"
    said.append(f'<p class="next">{following}</p>')
    own = ""
    if text.own:
        own = f'<p class="own" title="{escape(text.own)}">{escape(text.label)}</p>'
    return Markup(
        f'<article class="destinycard deck-{card.deck}" data-help="{escape(part.card)}"><h3>'
        f"{icon(KIND_ICONS[card.kind], 20)} {escape(speaker.card(part.card))}</h3>{''.join(said)}{own}</article>"
    )


def folded(scene: BoardPart) -> Markup:
    """`<details id="fold">`: the card as a line that opens; larger screens have the rail."""
    part = card_part(scene)
    if part is None:
        return Markup('<details id="fold" hidden></details>')
    return _folded(part)


@lru_cache(maxsize=KEPT_PAGES)
def _folded(part: CardPart) -> Markup:
    speaker, text = part.speaker, part.speaker.destiny_text(part.card)
    badge = f"<b>+{part.advantage}</b>" if part.advantage else icon(KIND_ICONS[facts.destiny()[part.card].kind], 20)
    line = part.standing or text.effect
    return Markup(
        f'<details id="fold" class="fold"><summary>{badge}<span><strong>{escape(speaker.card(part.card))}</strong>'
        f"<small>{escape(line)}</small></span>{icon('down', 18)}</summary>{drawn_card(part)}</details>"
    )


@dataclass(frozen=True, slots=True)
class DecksPart:
    speaker: Speaker
    left: tuple[int, ...]
    next: int
    support: int
    piles: PilesPart


@lru_cache(maxsize=1024)
def _decks(part: DecksPart) -> str:
    """The three decks, the next one marked; cards that were played; reinforcements."""
    speaker = part.speaker
    drawn = []
    for number, deck in enumerate(DECKS):
        marked = ' aria-current="true"' if number == part.next else ""
        drawn.append(
            f'<li class="deck"{marked} data-help="term-{deck}">{card_back(38, deck)}<small>'
            f"{escape(speaker.deck(deck))} <b>{part.left[number]}</b></small></li>"
        )
    drawn.append(_past(part.piles))
    support = escape(speaker.t("duel-web-support", n=part.support))
    left = f'<p class="support" data-help="term-reinforcement">{icon("plus", 14)} {support}</p>'
    return f'<ul class="decks">{"".join(drawn)}</ul>{plan_piles(part.piles)}{left}'


def _past(part: PilesPart) -> str:
    """How many destiny cards were played; a button that shows them."""
    inside = f"<span>{part.past}</span><small>{escape(part.speaker.t('duel-web-past'))}</small>"
    if part.opens:
        inside = f'<button type="button" {TARGET}>{inside}</button>'
    return f'<li class="deck past" data-help="term-past">{inside}</li>'


# ---- envoys --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnvoyPart:
    """An envoy in play, as far as this reader may know it."""

    speaker: Speaker
    id: str
    icon: str
    up: bool
    ally: int
    count: int
    upper: int


def envoy_part(scene: DuelPart, envoy: EnvoyView) -> EnvoyPart:
    return EnvoyPart(scene.speaker, envoy.id, envoy.icon, envoy.up, envoy.ally, envoy.tokens, scene.upper)


@lru_cache(maxsize=1024)
def envoy_card(part: EnvoyPart) -> Markup:
    """`<article>`: the envoy on its line of three places. One that lies facedown shows its icon alone to those who have
    not read it."""
    speaker = part.speaker
    side = "neutral" if part.ally < 0 else f"seat-{part.ally}"
    sign = icon(ICONS[part.icon], 15, label=speaker.t(f"duel-icon-{part.icon}")) if part.id else ""
    name = escape(speaker.envoy(part.id, part.icon) if part.id else speaker.t(f"duel-icon-{part.icon}"))
    if part.id:
        face = emblem(part.id, 38)
        does = escape(speaker.envoy_sheet(part.id).does)
        hidden = f' <em class="secret">{icon("lock", 13)} {escape(speaker.t("duel-web-only-you"))}</em>'
        said = f"{does}{'' if part.up else hidden}"
    else:
        face = Markup(f'<span class="envoyback">{icon(ICONS[part.icon], 22)}</span>')
        said = escape(speaker.t("duel-web-facedown"))
    count = f' <b class="count">{part.count}</b>' if part.count else ""
    help_on = f' data-help="{escape(part.id or "term-envoy")}"'
    state = " up" if part.up else " down"
    return Markup(
        f'<article class="envoy {side}{state}" id="envoy-{part.icon}"{help_on}>{face}<div><h4>{name} {sign}{count}</h4>'
        f"<p>{said}</p></div>{friendship(part)}</article>"
    )


def friendship(part: EnvoyPart) -> str:
    """The line of three places: the upper player, neutral, the lower player; the envoy stands in one of them."""
    speaker = part.speaker
    places = (part.upper, -1, 1 - part.upper)
    words = escape(_whose(speaker, part.ally))
    dots = "".join(
        f'<i class="{"neutral" if place < 0 else f"seat-{place}"}{" here" if place == part.ally else ""}"></i>'
        for place in places
    )
    return (
        f'<span class="friend" data-help="term-friendship"><span class="threeplaces" aria-hidden="true">{dots}</span>'
        f"<small>{words}</small></span>"
    )


def _whose(speaker: Speaker, ally: int) -> str:
    if ally < 0:
        return speaker.t("duel-web-neutral")
    return speaker.t("duel-web-yours") if ally == speaker.me else speaker.name(ally)


# ---- the panes -----------------------------------------------------------------------------------------------------


def destiny_pane(scene: PlayersPart) -> Markup:
    """`<div id="destiny">`: card, decks, envoys."""
    part, view = card_part(scene), scene.view
    none = f'<p class="none">{escape(scene.t("duel-web-no-card"))}</p>'
    decks = DecksPart(scene.speaker, tuple(view.destiny), view.next_deck, view.support, piles_part(scene))
    return Markup(
        f'<div class="pane pane-destiny" id="destiny" tabindex="0" role="region" '
        f'aria-label="{escape(scene.t("duel-web-tab-destiny"))}">'
        f"{drawn_card(part) if part is not None else none}{_decks(decks)}{envoys(scene, view)}</div>"
    )


def envoys(scene: DuelPart, view: View) -> str:
    if not view.envoys:
        return ""
    cards = "".join(envoy_card(envoy_part(scene, envoy)) for envoy in view.envoys)
    return f'<section class="envoys"><h3>{escape(scene.t("duel-web-envoys"))}</h3>{cards}</section>'
