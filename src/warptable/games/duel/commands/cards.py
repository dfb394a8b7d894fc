"""Aliens, envoys and destiny cards of the game for two: all of one kind, or one with its whole text."""

from __future__ import annotations

from rich.text import Text

from warptable.cli.catalogue import Listing, Sheet
from warptable.cli.errors import Refused
from warptable.cli.options import language

from ..engine import facts
from ..engine.facts import AlienFacts, DestinyFacts, EnvoyFacts
from ..words.cards import SheetText
from ..words.speaker import Speaker

LEVELS = {"green": "#2fa866", "yellow": "#c08a00", "red": "#d8472f"}
Card = AlienFacts | EnvoyFacts | DestinyFacts


def aliens(name: str | None, edition: str | None, aliens_from: str | None, lang: str | None, *, json: bool) -> None:
    """All aliens, or the card of one (`cli/aliens.py`)."""
    if aliens_from:
        raise Refused(f"packs bring no aliens to {edition}: --aliens-from goes without --edition {edition}")
    ALIENS.show(name, Speaker(language(lang)), list(facts.aliens().values()), json=json)


# ---------------------------------------------------------------- all of them


def _alien_row(speaker: Speaker, alien: AlienFacts) -> list[Text]:
    level, does = speaker.t(f"duel-level-{alien.level}"), speaker.sheet(alien.id).does
    return [_title(speaker, alien), Text(level), Text(does)]


def _envoy_row(speaker: Speaker, envoy: EnvoyFacts) -> list[Text]:
    icon, does = speaker.t(f"duel-icon-{envoy.deck}"), speaker.envoy_sheet(envoy.id).does
    return [_title(speaker, envoy), Text(icon), Text(does)]


def _destiny_row(speaker: Speaker, card: DestinyFacts) -> list[Text]:
    return [_title(speaker, card), Text(speaker.deck(card.deck)), Text(speaker.destiny_text(card.id).effect)]


def _title(speaker: Speaker, card: Card) -> Text:
    """The name, of an alien in the colour of its frame."""
    style = LEVELS[card.level] if isinstance(card, AlienFacts) else ""
    return Text(speaker.source(card.id), style=f"bold {style}".strip())


# ---------------------------------------------------------------- one of them


def _alien(speaker: Speaker, alien: AlienFacts) -> Sheet:
    said = [speaker.t(f"duel-level-{alien.level}")]
    if alien.hand_limit != facts.components().start.hand_limit:
        said.append(speaker.t("duel-cat-hand-limit", limit=alien.hand_limit))
    return _sheet(speaker, alien, speaker.sheet(alien.id), " · ".join(said))


def _envoy(speaker: Speaker, envoy: EnvoyFacts) -> Sheet:
    return _sheet(speaker, envoy, speaker.envoy_sheet(envoy.id), speaker.t(f"duel-icon-{envoy.deck}"))


def _sheet(speaker: Speaker, card: Card, sheet: SheetText, line: str) -> Sheet:
    texts = [(f"{one.name}  ({one.header})" if one.header else one.name, one.text) for one in sheet.abilities]
    own = [(sheet.label, sheet.own)] if sheet.own else []
    return Sheet(_title(speaker, card), sheet.does, Text(line), texts=texts, rulings=sheet.rulings, own=own)


def _destiny(speaker: Speaker, card: DestinyFacts) -> Sheet:
    text, lines = speaker.destiny_text(card.id), []
    if card.ship_advantage is not None:
        lines.append(speaker.t("duel-advantage", value=f"+{card.ship_advantage}"))
    if card.planet_bar:
        symbols = ", ".join(speaker.t(f"duel-symbol-{symbol}") for symbol in card.planet_bar)
        lines.append(speaker.t("duel-bar", symbols=symbols))
    texts = [(speaker.t("sheet-effect"), text.effect)]
    texts += [(speaker.t(f"duel-symbol-{symbol}"), said) for symbol, said in text.lines.items()]
    if card.prize is not None:
        texts.append((f"{speaker.t(f'duel-prize-{card.prize.who}')}: {text.prize_name}", text.prize))
    return Sheet(
        _title(speaker, card),
        "",
        Text(f"{speaker.deck(card.deck)} · {speaker.t('duel-next', deck=speaker.deck(card.next))}"),
        properties=[("kind", speaker.t(f"duel-kind-{card.kind}"))],
        lines=lines,
        texts=texts,
        rulings=text.rulings,
        own=[(text.label, text.own)] if text.own else [],
    )


ALIENS = Listing(
    "alien",
    "aliens --edition duel",
    [("list-alien", False), ("sheet-level", False), ("list-what", False)],
    _alien_row,
    "duel-list-aliens",
    _alien,
)
envoys = Listing(
    "envoy",
    "envoys",
    [("duel-list-envoy", False), ("duel-list-icon", False), ("list-what", False)],
    _envoy_row,
    "duel-list-envoys",
    _envoy,
).shown_by(
    Speaker,
    lambda: list(facts.envoys().values()),
    "List the envoys of Cosmic Encounter Duel, or show one.",
    "An envoy",
)
destiny = Listing(
    "destiny card",
    "destiny",
    [("duel-list-card", False), ("duel-list-deck", False), ("list-what", False)],
    _destiny_row,
    "duel-list-destiny",
    _destiny,
).shown_by(
    Speaker,
    lambda: list(facts.destiny().values()),
    "List the destiny cards of Cosmic Encounter Duel, or show one.",
    "A card",
)
