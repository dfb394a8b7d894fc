"""What lies beside the board: the destiny card with its decks, and the envoys. Small screens have the card folded
into a line under the row of planets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.html import EMPTY, Child, Html, joined, tag
from warptable.table.page.render import KEPT_PAGES, render

from ...engine import facts
from ...engine.model.decks import DECKS
from ...engine.model.views import EnvoyView, View
from ...words.speaker import Speaker
from ..art.cards import card_back
from ..art.planets import symbol_icon
from ..piles import TARGET, PilesPart, piles_part, plan_piles
from ..scene.data import BoardPart, DuelPart, PlayersPart

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
def drawn_card(part: CardPart) -> Html:
    """The card on light paper: name, what it says, ship advantage, prize, next deck."""
    speaker, card = part.speaker, facts.destiny()[part.card]
    text = speaker.destiny_text(part.card)
    return render(
        "duel/rail/card.html",
        t=speaker.t,
        card=card,
        kind=KIND_ICONS[card.kind],
        id=part.card,
        called=speaker.card(part.card),
        text=text,
        advantage=part.advantage,
        standing=part.standing,
        symbols=[(symbol_icon(one, speaker.t(f"duel-symbol-{one}")), line) for one, line in text.lines.items()],
        next=DECK_ICONS[card.next],
        deck=speaker.deck(card.next),
    ).strip()


def folded(scene: BoardPart) -> Html:
    """`<details id="fold">`: the card as a line that opens; larger screens have the rail."""
    part = card_part(scene)
    return _folded(part) if part is not None else tag("details", id="fold", hidden=True)


@lru_cache(maxsize=KEPT_PAGES)
def _folded(part: CardPart) -> Html:
    speaker, text, kind = part.speaker, part.speaker.destiny_text(part.card), facts.destiny()[part.card].kind
    badge = tag("b", f"+{part.advantage}") if part.advantage else icon(KIND_ICONS[kind], 20)
    line = tag("span", tag("strong", speaker.card(part.card)), tag("small", part.standing or text.effect))
    summary = tag("summary", badge, line, icon("down", 18))
    return tag("details", summary, drawn_card(part), id="fold", class_="fold")


@dataclass(frozen=True, slots=True)
class DecksPart:
    speaker: Speaker
    left: tuple[int, ...]
    next: int
    support: int
    piles: PilesPart


@lru_cache(maxsize=1024)
def _decks(part: DecksPart) -> Html:
    """The three decks, the next one marked; cards that were played; reinforcements."""
    speaker = part.speaker
    decks = [
        tag(
            "li",
            card_back(38, deck),
            tag("small", f"{speaker.deck(deck)} ", tag("b", part.left[number])),
            class_="deck",
            aria_current="true" if number == part.next else None,
            data_help=f"term-{deck}",
        )
        for number, deck in enumerate(DECKS)
    ]
    support = f" {speaker.t('duel-web-support', n=part.support)}"
    left = tag("p", icon("plus", 14), support, class_="support", data_help="term-reinforcement")
    return joined((tag("ul", *decks, _past(part.piles), class_="decks"), plan_piles(part.piles), left))


def _past(part: PilesPart) -> Html:
    """How many destiny cards were played; a button that shows them."""
    inside = tag("span", part.past) + tag("small", part.speaker.t("duel-web-past"))
    if part.opens:
        inside = tag("button", inside, type="button", popovertarget=TARGET)
    return tag("li", inside, class_="deck past", data_help="term-past")


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
def envoy_card(part: EnvoyPart, *, named: bool = True) -> Html:
    """`<article>`: the envoy on its line of three places. One that lies facedown shows its icon alone to those who have
    not read it. `named`: it can be found by its id."""
    speaker = part.speaker
    side = "neutral" if part.ally < 0 else f"seat-{part.ally}"
    called = speaker.t(f"duel-icon-{part.icon}")
    name: list[Child] = [speaker.envoy(part.id, part.icon) if part.id else called, " "]
    if part.id:
        face: Html = emblem(part.id, 38)
        name.append(icon(ICONS[part.icon], 15, label=called))
        said: list[Child] = [speaker.envoy_sheet(part.id).does]
        if not part.up:
            said += [" ", tag("em", icon("lock", 13), f" {speaker.t('duel-web-only-you')}", class_="secret")]
    else:
        face = tag("span", icon(ICONS[part.icon], 22), class_="envoyback")
        said = [speaker.t("duel-web-facedown")]
    if part.count:
        name += [" ", tag("b", part.count, class_="count")]
    return tag(
        "article",
        face,
        tag("div", tag("h4", *name), tag("p", *said)),
        friendship(part),
        class_=f"envoy {side} {'up' if part.up else 'down'}",
        id=f"envoy-{part.icon}" if named else None,
        data_help=part.id or "term-envoy",
    )


def friendship(part: EnvoyPart) -> Html:
    """The line of three places: the upper player, neutral, the lower player; the envoy stands in one of them."""
    looks = {place: "neutral" if place < 0 else f"seat-{place}" for place in (part.upper, -1, 1 - part.upper)}
    dots = (tag("i", class_=f"{look}{' here' if place == part.ally else ''}") for place, look in looks.items())
    line = tag("span", *dots, class_="threeplaces", aria_hidden="true")
    return tag(
        "span", line, tag("small", _whose(part.speaker, part.ally)), class_="friend", data_help="term-friendship"
    )


def _whose(speaker: Speaker, ally: int) -> str:
    if ally < 0:
        return speaker.t("duel-web-neutral")
    return speaker.t("duel-web-yours") if ally == speaker.me else speaker.name(ally)


# ---- the panes -----------------------------------------------------------------------------------------------------


def destiny_pane(scene: PlayersPart) -> Html:
    """`<div id="destiny">`: card, decks, envoys."""
    part, view = card_part(scene), scene.view
    decks = DecksPart(scene.speaker, tuple(view.destiny), view.next_deck, view.support, piles_part(scene))
    return tag(
        "div",
        drawn_card(part) if part is not None else tag("p", scene.t("duel-web-no-card"), class_="none"),
        _decks(decks),
        envoys(scene, view),
        class_="pane pane-destiny",
        id="destiny",
        tabindex=0,
        role="region",
        aria_label=scene.t("duel-web-tab-destiny"),
    )


def envoys(scene: DuelPart, view: View) -> Html:
    if not view.envoys:
        return EMPTY
    cards = (envoy_card(envoy_part(scene, envoy)) for envoy in view.envoys)
    return tag("section", tag("h3", scene.t("duel-web-envoys")), *cards, class_="envoys")
